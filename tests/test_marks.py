"""The lists of tests/conftest.py name tests that exist."""

import re
from pathlib import Path

import pytest

from tests.conftest import ONCE, THOROUGH

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("prefix", [*THOROUGH, *ONCE])
def test_what_is_listed_exists(prefix):
    """They are beginnings of names; a renamed test would silently run with another command."""
    path, *names = prefix.partition("[")[0].split("::")
    assert (ROOT / path).exists()
    for name in names:
        assert re.search(rf"^\s*(?:class|def) {name}", (ROOT / path).read_text("utf-8"), re.MULTILINE)
