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


ONCE = tuple(f"tests/{folder}/" for folder in ("cli", "envs", "examples", "server", "web"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Rules are tested compiled and uncompiled; what stands above them once, compiled where it must be."""
    for item in items:
        if item.nodeid.startswith(ONCE) and item.get_closest_marker("compiled") is None:
            item.add_marker(pytest.mark.once)
