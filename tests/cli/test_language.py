"""Which language the terminal speaks; the words themselves are tested in tests/test_languages.py."""

from gobelet.cli.locale import language_code


def test_the_language_is_the_one_asked_for_else_the_systems_else_english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "de_DE.UTF-8")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language_code(None) == "fr"
    assert language_code("en") == "en"
    monkeypatch.setenv("LANG", "C")
    assert language_code(None) == "en"
