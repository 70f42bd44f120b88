"""The words of the terminal, in both languages."""

from fluent.syntax import FluentParser, ast

from gobelet.cli.words import FOLDER, language_code


def messages(code):
    resource = FluentParser().parse((FOLDER / f"{code}.ftl").read_text("utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


def test_both_languages_have_the_same_messages_in_the_same_order():
    assert messages("en") == messages("fr")


def test_the_language_is_the_one_asked_for_else_the_systems_else_english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "de_DE.UTF-8")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language_code(None) == "fr"
    assert language_code("en") == "en"
    monkeypatch.setenv("LANG", "C")
    assert language_code(None) == "en"
