"""
The only module that uses Numba directly.

Rules are plain Python over NumPy records, decorated with `rule`. Algorithms that serve every game are
decorated with `algorithm` and compiled for one game with `of(rules)`. With `NUMBA_DISABLE_JIT=1` the very
same functions run uncompiled, which is how coverage and the debugger see them.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import importlib
import os
import shutil
import sys
import tempfile
import time
import types
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

import numpy as np

from gobelet.engine.compact import WITH_FUNCTIONS, compact
from gobelet.engine.components import FILE, find_components

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = {".py", ".toml", ".json", ".csv"}  # what can end up in machine code: rules and data, no prose
DRAWINGS = ("web", "terminal.py")  # of a game; nothing that is compiled imports them
MAX_IDLE_SECONDS = 30 * 24 * 3600
READY = "ready"
IS_COMPILING = not int(os.environ.get("NUMBA_DISABLE_JIT") or 0)


def is_compiling() -> bool:
    """Whether this process compiles rules."""
    return IS_COMPILING


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile *function* as part of a game's rules, keeping its type."""
    return _compile(function, cache_folder((_source_of(function),)))


def shared_rule(function: Callable[P, R]) -> Callable[P, R]:
    """
    Compile a rule that games call with types of their own, such as their Phase.

    It is stored in the machine code of its callers and has no cache file of its own: loading that would
    import every game that ever called it, installed or not.
    """
    return _njit(function)


def _compile(function: Callable[P, R], folder: Path) -> Callable[P, R]:
    if not is_compiling():
        return function
    _find_numba().config.CACHE_DIR = str(folder)  # read by the next line
    return _njit(function, cache=True)


def _njit(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    """
    Compiled code creates no arrays, and its arguments outlive the call, so reference counting is off: it
    would take a sixth of the time of a step, and make threads wait for each other. Nothing calls it from C,
    and without wrappers for that, compiling takes a seventh less.
    """
    if not is_compiling():
        return function
    settings = {"nogil": True, "_nrt": False, "no_cfunc_wrapper": True, **options}
    compiled: Callable[P, R] = _find_numba().njit(**settings)(function)
    return compiled


@functools.cache
def _find_numba() -> Any:
    """Imported where it is needed: it takes longer than everything else in an uncompiled process."""
    return importlib.import_module("numba")


class Algorithm(Generic[P, R]):
    """
    A function over any game's `rules`, to be compiled once for each game.

    Its module imports the name `rules` from `gobelet.engine.contract`; `of` copies the function with
    that name bound to one game's module, and so on through the algorithms it calls. *parts* are further
    modules of a game, bound to their names in the same way. Functions passed as arguments or closed over
    would never be cached on disk; such a copy is.
    """

    def __init__(self, function: Callable[P, R]) -> None:
        self.function: Any = function
        self._compiled: dict[str, Callable[P, R]] = {}
        functools.update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        raise TypeError(f"Compile it for a game first: {self.function.__name__}.of(game.rules)(...)")

    def of(self, rules: Any, **parts: Any) -> Callable[P, R]:
        modules = (rules, *parts.values())
        name = " ".join(module.__name__ for module in modules)
        if name not in self._compiled:
            folder = cache_folder((_source_of(self.function), *map(_source_of_module, modules)))
            self._compiled[name] = self._compile(self._copy_for(rules, parts), folder)
        return self._compiled[name]

    def _compile(self, copy: Callable[P, R], folder: Path) -> Callable[P, R]:
        return _compile(copy, folder)

    def _copy_for(self, rules: Any, parts: dict[str, Any]) -> Callable[P, R]:
        bound = {**self.function.__globals__, "rules": rules, **parts}
        for used in self.function.__code__.co_names:
            if isinstance(bound.get(used), Algorithm):
                bound[used] = bound[used].of(rules, **parts)
        copy = types.FunctionType(self.function.__code__, bound, self.function.__name__)
        # Numba names the file in the cache after this, so that games never share one.
        copy.__qualname__ = f"{self.function.__qualname__}_{rules.__name__.replace('.', '_')}"
        copy.__module__ = self.function.__module__
        return copy


def algorithm(function: Callable[P, R]) -> Algorithm[P, R]:
    """Mark *function* as written once for all games."""
    return Algorithm(function)


# -- On a GPU -------------------------------------------------------------------------------------------


class Kernel(Algorithm[P, R]):
    """
    An algorithm that each thread of a GPU runs, to be launched as `kernel.of(rules)[blocks, threads](...)`.

    Besides `rules`, its module has the name `cuda` and those of constants such as `STATE`, all None, which
    `of` binds likewise: arrays in a thread's own memory need their size and type when they are compiled.
    """

    def __init__(self, function: Callable[P, R], suffix: str = "") -> None:
        super().__init__(function)
        self._suffix = suffix

    def of(self, rules: Any, **parts: Any) -> Any:
        return super().of(rules, **parts)

    def _copy_for(self, rules: Any, parts: dict[str, Any]) -> Callable[P, R]:
        copy = super()._copy_for(rules, parts)
        copy.__qualname__ += self._suffix
        bound = copy.__globals__
        for module in (types.SimpleNamespace(cuda=find_cuda()), *parts.values(), rules):
            for used in self.function.__code__.co_names:
                if bound.get(used, "") is None and hasattr(module, used):
                    bound[used] = getattr(module, used)
        return copy

    def _compile(self, copy: Callable[P, R], folder: Path) -> Any:
        _find_numba().config.CACHE_DIR = str(folder)  # read by the next line
        return find_cuda().jit(cache=True)(copy)


def kernel(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark *function* as run by each thread of a GPU."""
    return Kernel(function)


def game_kernel(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark *function* as run by each thread of a GPU, through whole games: its code is made smaller still."""
    return Kernel(function, WITH_FUNCTIONS)


@functools.cache
def find_cuda() -> Any:
    """
    Numba's side of the GPU.

    Raises:
        ImportError: If numba-cuda is not installed.
    """
    importlib.import_module("numba_cuda")  # without it, Numba brings an old module of the same name
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 dropped
        np.row_stack = np.vstack
    cuda = importlib.import_module("numba.cuda")
    cuda.core.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a batch may well be small
    nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    if nvvm.compile_ir is not None:  # it is None in the simulator
        nvvm.compile_ir = _compactly(nvvm.compile_ir)
    return cuda


def _compactly(compile_ir: Callable[..., Any]) -> Callable[..., Any]:
    """numba-cuda has no setting for this: what it gives to the compiler is made compact on the way."""

    @functools.wraps(compile_ir)
    def compile_compactly(code: str | list[str], **options: Any) -> Any:
        return compile_ir(compact([code] if isinstance(code, str) else code), **options)

    return compile_compactly


# -- The cache ------------------------------------------------------------------------------------------


def is_ready(*modules: Any) -> bool:
    """Whether compiled code for exactly these sources is in the cache."""
    return not is_compiling() or (_folder_of(modules) / READY).exists()


def mark_ready(*modules: Any) -> None:
    """Record that it is in the cache now."""
    (_folder_of(modules) / READY).touch()


def _folder_of(modules: Iterable[Any]) -> Path:
    return cache_folder(_source_of_module(module) for module in modules)


def cache_folder(sources: Iterable[Path]) -> Path:
    """
    The cache folder for machine code made from *sources*, named by the hash of everything it depends on.

    Numba notices an edit of the file that defines a cached function, but not of the constants and helpers it
    takes from other files, nor a changed setting such as `NUMBA_BOUNDSCHECK`. A folder named by the
    content of all of them cannot be stale.
    """
    homes = {_home_of(source) for source in sources} | {PACKAGE / "engine"}
    return _make_cache_folder(tuple(sorted(homes)))


@functools.cache
def _make_cache_folder(homes: tuple[Path, ...]) -> Path:
    digest = hashlib.sha256(_settings().encode())
    for home in homes:
        for path in _files_of(home):
            digest.update(f"\0{path.relative_to(home.parent)}\0".encode() + path.read_bytes())
        if (home / FILE).exists():
            digest.update(find_components(home).read_bytes())  # the owner's own, perhaps
    folder = _cache_base() / digest.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # a read-only home: compile for this process alone
        folder = Path(tempfile.mkdtemp(prefix="gobelet-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _settings() -> str:
    settings = [f"{k}={v}" for k, v in sorted(os.environ.items()) if k.startswith("NUMBA_")]
    return repr([s for s in settings if not s.startswith("NUMBA_CACHE_DIR")])


def _home_of(source: Path) -> Path:
    """The folder (or single file) whose content decides what is compiled from *source*."""
    if source.is_relative_to(PACKAGE):
        parts = source.relative_to(PACKAGE).parts
        depth = 2 if parts[0] == "games" and len(parts) > 2 else 1
        return PACKAGE.joinpath(*parts[:depth])
    home = source
    while (home.parent / "__init__.py").exists():
        home = home.parent
    return home


def _files_of(home: Path) -> list[Path]:
    if home.is_file():
        return [home]
    return sorted(path for path in home.rglob("*") if path.suffix in SOURCES and not is_drawing(path, home))


def is_drawing(path: Path, home: Path) -> bool:
    """Whether a file of the package in *home* only shows the game to people."""
    return not set(DRAWINGS).isdisjoint(path.relative_to(home).parts)


@functools.cache
def _cache_base() -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    shared = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = Path(chosen) if chosen else Path(shared) / "gobelet"
    _clear_idle(base)
    return base


def _clear_idle(base: Path) -> None:
    """Remove machine code that no process has asked for in a month."""
    for folder in base.glob("[0-9a-f]" * 16):  # our names only: the user may have chosen the base
        with contextlib.suppress(OSError):  # another process may clear at the same time
            if time.time() - folder.stat().st_mtime > MAX_IDLE_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def _source_of(function: Callable[..., Any]) -> Path:
    return Path(function.__code__.co_filename).resolve()


def _source_of_module(module: Any) -> Path:
    return Path(str(sys.modules[module.__name__].__file__)).resolve()
