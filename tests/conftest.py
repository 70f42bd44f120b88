"""What all tests share."""

import hypothesis
import pytest

pytest.register_assert_rewrite("gobelet.engine.conformance")

hypothesis.settings.register_profile("gobelet", deadline=None)  # the first example of a test may compile
hypothesis.settings.load_profile("gobelet")


def pytest_configure(config):
    config.addinivalue_line("markers", "compiled: about compiling itself, or too slow without it")
