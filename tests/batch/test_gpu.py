"""
The same games on a GPU as on the CPU.

Where there is none, the kernels run in numba-cuda's simulator, in a process of its own: there the rules are
uncompiled, a thread of Python stands for a thread of the GPU, and few games take long.
"""

import itertools
import os
import subprocess
import sys

import numpy as np
import pytest

import gobelet
from gobelet.batch import Batch, gpu
from gobelet.batch.gpu import GpuBatch, is_available, play_random_on_gpu
from gobelet.bench import gpu_speed as gpu_benchmark
from gobelet.bench import speed as benchmark
from gobelet.engine import jit
from gobelet.engine.compact import WITH_FUNCTIONS
from gobelet.engine.errors import IllegalActionError, SetupError
from gobelet.studies.chunks import play_chunk, play_chunk_on_gpu
from gobelet.studies.study import Study

IS_SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
SIMULATOR = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
GAMES = 3 if IS_SIMULATED else 10_000
ALONE = ("level", "target")  # options of City that matter to nobody else; random games of it can be long
SEEDS = 100_000
STEPS = 12 if IS_SIMULATED else 300
GREEDY_GAMES = 1 if IS_SIMULATED else 1000
SHARE_OF_SAME = 0.99

on_gpu = pytest.mark.skipif(not is_available(), reason="no GPU: the simulator stands for it")
for_every_game = pytest.mark.parametrize("game_id", gobelet.games())


@pytest.mark.skipif(is_available(), reason="a GPU, or the simulator itself")
@pytest.mark.compiled  # the simulator is one lane, whatever this one is
def test_in_the_simulator():
    """All that follows."""
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(command, env=SIMULATOR, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def with_players(game_id):
    """It and each number of players there can be, but one in the simulator."""
    game = gobelet.game(game_id)
    fewest = game.max_players if IS_SIMULATED else game.min_players
    return [(game_id, players) for players in range(fewest, game.max_players + 1)]


def choices_of_options(game, players):
    """All there are that matter, but one in the simulator."""
    if IS_SIMULATED:
        return [{}]
    options = [option for option in game.options if players == 1 or option.name not in ALONE]
    chosen = itertools.product(*(option.values for option in options))
    return [{option.name: value for option, value in zip(options, values, strict=True)} for values in chosen]


@on_gpu
@pytest.mark.parametrize(("game_id", "players"), [pair for g in gobelet.games() for pair in with_players(g)])
def test_whole_games(game_id, players):
    """They end in the same states, byte for byte, for every choice of options."""
    game = gobelet.game(game_id)
    for options in choices_of_options(game, players):
        ours = game.play_random(players, GAMES, 5, **options)
        theirs = play_random_on_gpu(game, players, GAMES, 5, **options)
        assert ours.tobytes() == theirs.tobytes(), options


@on_gpu
@pytest.mark.skipif(IS_SIMULATED, reason="too many for the simulator")
@for_every_game
def test_many_seeds(game_id):
    game = gobelet.game(game_id)
    ours = game.play_random(game.max_players, SEEDS)
    assert ours.tobytes() == play_random_on_gpu(game, game.max_players, SEEDS).tobytes()


@on_gpu
@for_every_game
class TestBatch:
    def test_step_by_step(self, game_id):
        """Everything that a batch shows, after every step; games end, and others begin."""
        game = gobelet.game(game_id)
        batch = Batch(game, GAMES, game.max_players, seed=3, threads=1)
        gpu_batch = GpuBatch(game, GAMES, game.max_players, seed=3)
        for _ in range(STEPS):
            for name in ("actors", "masks", "dones", "scores", "ranks", "results", "states", "observations"):
                ours, theirs = getattr(batch, name), getattr(gpu_batch, name).copy_to_host()
                assert ours.tobytes() == theirs.tobytes(), name
            actions = batch.choose_at_random()
            assert actions.tobytes() == gpu_batch.choose_at_random().copy_to_host().tobytes()
            assert batch.step(actions) == gpu_batch.step(gpu_batch.actions)

    def test_features(self, game_id):
        """Up to how the last bit is rounded; nothing stays of what lay in the array."""
        game = gobelet.game(game_id)
        batch, gpu_batch = Batch(game, GAMES, 2, threads=1), GpuBatch(game, GAMES, 2)
        features = gpu_batch.encode()
        for _ in range(STEPS // 4):
            assert np.allclose(batch.encode(), features.copy_to_host(), rtol=1e-6, atol=0)
            batch.step(batch.choose_at_random())
            gpu_batch.step(gpu_batch.choose_at_random())
            assert gpu_batch.encode(features) is features
        with pytest.raises(SetupError, match="out must be float32"):
            gpu_batch.encode(gpu_batch.masks)

    def test_reset(self, game_id):
        """The same games again, or those of another seed."""
        gpu_batch = GpuBatch(gobelet.game(game_id), GAMES, 2, seed=3)
        first = gpu_batch.states.copy_to_host().tobytes()
        gpu_batch.step(gpu_batch.choose_at_random())
        gpu_batch.reset()
        assert gpu_batch.states.copy_to_host().tobytes() == first
        gpu_batch.reset(seed=9)
        assert gpu_batch.states.copy_to_host().tobytes() != first

    def test_illegal(self, game_id):
        """An action that is not legal in its game is named, and nothing has changed; also from NumPy."""
        gpu_batch = GpuBatch(gobelet.game(game_id), GAMES, 2)
        actions = gpu_batch.choose_at_random().copy_to_host().astype(np.int64)
        names = vars(gpu_batch).keys() - {"_proposed"}
        kept = [array for name in names if hasattr(array := getattr(gpu_batch, name), "copy_to_host")]
        before = [array.copy_to_host().tobytes() for array in kept]
        for action in (-1, 100_000, int(np.argmin(gpu_batch.masks.copy_to_host()[2]))):
            actions[2] = action
            with pytest.raises(IllegalActionError, match="game 2"):
                gpu_batch.step(actions)
        assert [array.copy_to_host().tobytes() for array in kept] == before
        with pytest.raises(SetupError, match="Actions must be 3 integers, one for each game"):
            gpu_batch.step(actions[:-1])


def torch_view(array):
    view = pytest.importorskip("torch").as_tensor(array, device="cuda")
    return view, view.data_ptr()


def cupy_view(array):
    view = pytest.importorskip("cupy").asarray(array)
    return view, view.data.ptr


def jax_view(array):
    """Through DLPack from PyTorch."""
    view = pytest.importorskip("jax").dlpack.from_dlpack(torch_view(array)[0])
    return view, view.unsafe_buffer_pointer()


@on_gpu
@pytest.mark.skipif(IS_SIMULATED, reason="libraries want a real GPU")
@pytest.mark.parametrize("see", [torch_view, cupy_view, jax_view])
def test_other_libraries(see):
    """They take the arrays without a copy, and see the next step in them; PyTorch's and CuPy's go back."""
    batch = GpuBatch(gobelet.game("stars"), GAMES, 2)
    arrays = (batch.masks, batch.observations, batch.results, batch.actors)
    seen = [see(array) for array in arrays]
    for array, (_, address) in zip(arrays, seen, strict=True):
        assert address == array.__cuda_array_interface__["data"][0]
    actions = batch.choose_at_random()
    batch.step(actions if see is jax_view else see(actions)[0])
    for array, (view, _) in zip(arrays, seen, strict=True):
        assert (np.asarray(view.tolist()) == array.copy_to_host()).all()
    if see is not jax_view:
        features, _ = see(batch.encode())
        features[:] = 0
        assert batch.encode(features) is features
        assert np.array_equal(features.tolist(), batch.encode().copy_to_host())


@on_gpu
@pytest.mark.parametrize("with_decisions", [False, True])
def test_studies(with_decisions):
    """The rows of games and of decisions are the same."""
    study = Study("stars", 2, GAMES)
    ours, theirs = (play(study, 1, GAMES, with_decisions) for play in (play_chunk, play_chunk_on_gpu))
    for one, other in zip(ours, theirs, strict=True):
        assert list(one) == list(other)
        assert all(np.array_equal(one[name], other[name]) for name in one)


@on_gpu
@pytest.mark.parametrize("game_id", ["stars"] if IS_SIMULATED else gobelet.games())
def test_greedy_studies(game_id):
    """Nearly all games are the same: now and then two choices are so close that rounding decides."""
    study = Study(game_id, 2, GREEDY_GAMES, "greedy")
    ours, theirs = (play(study, 1, GREEDY_GAMES, True).games for play in (play_chunk, play_chunk_on_gpu))
    assert list(ours) == list(theirs)
    is_same = (ours["points"] == theirs["points"]) & (ours["decisions"] == theirs["decisions"])
    assert is_same.mean() > SHARE_OF_SAME


@on_gpu
@pytest.mark.skipif(not IS_SIMULATED, reason="takes its time: gobelet bench gpu")
def test_benchmark(monkeypatch):
    """Everything is measured and is more than nothing."""
    for module, name in (
        (gpu_benchmark, "GAMES"),
        (gpu_benchmark, "GAMES_A_BATCH"),
        (benchmark, "STEPS_A_CALL"),
    ):
        monkeypatch.setattr(module, name, 2)
    told = []
    speed = gpu_benchmark.measure_on_gpu(gobelet.game("stars"), 2, 0.01, told.append)
    assert (speed.game, speed.players) == ("stars", 2)
    assert all(rate > 0 for name, rate in vars(speed).items() if name.endswith("_second"))
    assert len(told) == 3


def test_without_the_extra(monkeypatch):
    """Numba has a module of the same name, which is not enough."""
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    monkeypatch.setattr(gpu, "find_cuda", jit.find_cuda.__wrapped__)
    assert not is_available()


@pytest.mark.skipif(IS_SIMULATED, reason="nothing is compiled there")
def test_compact_code():
    """What is given to the compiler goes through `compact`: numba-cuda has kept the place where it does."""
    cuda = jit.find_cuda()
    compiler = sys.modules["numba.cuda.cudadrv.nvvm"]
    assert compiler.compile_ir.__wrapped__.__name__ == "compile_ir"
    assert cuda.codegen.nvvm is compiler


def test_where_functions_are_kept():
    """In whole games; a step of Topia went wrong with them."""
    rules = gobelet.game("topia").rules
    whole, step = (work.of(rules).py_func.__qualname__ for work in (gpu.play_kernel, gpu.step_kernel))
    assert WITH_FUNCTIONS in whole
    assert WITH_FUNCTIONS not in step


@pytest.mark.skipif(is_available(), reason="a GPU, or the simulator")
def test_without():
    """It says what it takes."""
    for use in (lambda: GpuBatch(gobelet.game("stars"), 1, 2), gpu_benchmark.name_gpu):
        with pytest.raises(SetupError, match="No usable GPU was found"):
            use()
