"""What all tests share."""

import hypothesis
import pytest

pytest.register_assert_rewrite("gobelet.engine.conformance")

hypothesis.settings.register_profile("gobelet", deadline=None)  # the first example of a test may compile
hypothesis.settings.load_profile("gobelet")


def pytest_configure(config):
    config.addinivalue_line("markers", "compiled: about compiling itself, or too slow without it")
    config.addinivalue_line("markers", "thorough: proves more of what other tests show; in `make test-all`")
    config.addinivalue_line("markers", "once: about something else than rules; set by folder")


# What proves more of the same: longer, rarer, or many more games than it takes to see that a change is right.
THOROUGH = (
    "tests/arena/test_ratings.py::TestErrors",
    "tests/arena/test_significance.py",
    "tests/arena/test_workers.py",
    "tests/batch/test_gpu.py",
    "tests/bench/",
    "tests/bots/test_strength.py",
    "tests/bots/test_weights.py::TestOwnComponents::test_bots_play_well",
    "tests/cli/test_arena.py::TestInterrupted::test_ctrl_c_says_how_to_go_on",
    "tests/cli/test_serve.py::TestServe::test_workers",
    "tests/cli/test_session.py::TestWholeGames::test_random_typing_ends_with_the_score",
    "tests/engine/test_jit.py::TestCache::test_games_do_not_share_files",
    "tests/examples/test_balance_notebook.py",
    "tests/examples/test_self_play.py",
    "tests/games/ages/test_many_games.py::TestEnds",
    "tests/games/city/test_hidden.py::TestTheOrderOfThePile::test_along_a_game",
    "tests/games/city/test_scoring_oracle.py::TestConservation",
    "tests/games/topia/test_components.py::TestHarderPaysMore",
    "tests/games/topia/test_hidden.py::TestLooksTheSame",
    "tests/learning/test_trainer.py",
    "tests/server/test_crash.py",
    "tests/server/test_fuzz.py",
    "tests/server/test_guard.py::TestLogs::test_no_secrets_at_any_level[info]",
    "tests/server/test_interim.py::test_hand_over[postgresql-",
    "tests/server/test_interim.py::test_hand_over[sqlite-2",
    "tests/server/test_live.py::TestProcesses::test_from_one_to_the_other[postgresql]",
    "tests/server/test_server_speed.py",
    "tests/studies/test_simulation.py::test_on_ray",
    "tests/test_docs_site.py::TestMeasuring::test_matches",
    "tests/test_looks.py",
    "tests/test_reached_positions.py",
    "tests/test_package.py",
    "tests/web/test_choices.py::TestTraps::test_nothing_is_given_up_by_a_second_click[ages-844-390]",
    "tests/web/test_choices.py::TestTraps::test_nothing_is_given_up_by_a_second_click[ages-1440-900]",
    "tests/web/test_choices.py::TestTraps::test_nothing_is_given_up_by_a_second_click[city-844-390]",
    "tests/web/test_choices.py::TestTraps::test_nothing_is_given_up_by_a_second_click[city-1440-900]",
    "tests/web/test_choices.py::TestTraps::test_nothing_is_given_up_by_a_second_click[stars-844-390]",
    "tests/web/test_choices.py::TestTraps::test_nothing_is_given_up_by_a_second_click[stars-1440-900]",
    "tests/web/test_choices.py::TestTraps::test_nothing_is_given_up_by_a_second_click[topia-844-390]",
    "tests/web/test_choices.py::TestTraps::test_nothing_is_given_up_by_a_second_click[topia-1440-900]",
    "tests/web/test_end_in_view.py::test_at_every_size",
    "tests/web/test_guided_games.py::test_to_the_end",
    "tests/web/test_guided_games.py::test_with_motion",
    "tests/web/test_page_quality.py::TestReadable::test_pages[fr-",
    "tests/web/test_page_quality.py::TestReplay::test_play",
    "tests/web/test_rules_page.py::TestExamples::test_plays_itself",
    "tests/web/test_whole_games.py::test_alone",
    "tests/web/test_whole_games.py::test_secrets_at_one_screen",
    "tests/web/test_whole_games.py::test_two_people",
    "tests/web/test_whole_games.py::test_with_keys_only",
    "tests/web/test_whole_games.py::test_with_motion",
    "tests/web/test_whole_games.py::test_with_the_mouse[ages]",
    "tests/web/test_whole_games.py::test_with_the_mouse[city]",
    "tests/web/test_whole_games.py::test_without_scripts",
)
ONCE = tuple(f"tests/{folder}/" for folder in ("cli", "envs", "examples", "server", "web"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Rules are tested compiled and uncompiled; what stands above them once, compiled where it must be."""
    for item in items:
        if item.nodeid.startswith(THOROUGH) or item.nodeid.endswith("-bounds-checked]"):
            item.add_marker(pytest.mark.thorough)
        if item.nodeid.startswith(ONCE) and item.get_closest_marker("compiled") is None:
            item.add_marker(pytest.mark.once)
