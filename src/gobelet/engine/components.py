"""
The components of a game, read from a data file that users can override, and checked entry by entry.

A game's folder has a `components.toml`. With the environment variable GOBELET_COMPONENTS naming a folder, a
file `city.toml` there takes its place, or with `extends = true` adds to it and corrects it. Every error
names the file, the entry and the reason.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from gobelet.engine.errors import ComponentsError, list_some

FILE = "components.toml"
FOLDER_VARIABLE = "GOBELET_COMPONENTS"
EXTENDS = "extends"  # the key of an owner's file that says only what differs from ours
CERTAINTIES = ("print", "book", "one", "ruling", "reconstruction")
LANGUAGES = ("en", "fr")


def find_components(folder: Path) -> Path:
    """
    The data file of the game in *folder*: the user's version if there is one, else the built-in one.

    Raises:
        ComponentsError: If the folder chosen by the user does not exist.
    """
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen:
        if not Path(chosen).is_dir():
            raise ComponentsError(FOLDER_VARIABLE, "folder", f"{chosen!r} does not exist.")
        owned = Path(chosen) / f"{folder.name}.toml"
        if owned.is_file():
            return owned
    return folder / FILE


def read_components(folder: Path) -> Entry:
    """
    The data file of the game in *folder*, as an entry that contains all the others.

    Raises:
        ComponentsError: If it is not valid TOML.
    """
    path = find_components(folder)
    values = _read_toml(path)
    if values.pop(EXTENDS, False):
        values = _extend(_read_toml(folder / FILE), values)
    return Entry(path, "top level", values)


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentsError(path.name, "top level", f"not valid TOML: {error}") from error


def _extend(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Our file with what an owner's file adds or corrects: in tables by key, in lists of tables by id."""
    merged = dict(ours)
    for key, value in theirs.items():
        if isinstance(value, dict) and isinstance(ours.get(key), dict):
            merged[key] = _extend(ours[key], value)
        elif _is_listing(value) and _is_listing(ours.get(key)):
            entries = {entry["id"]: entry for entry in ours[key]}
            for entry in value:
                entries[entry["id"]] = {**entries.get(entry["id"], {}), **entry}
            merged[key] = [*entries.values()]
        else:
            merged[key] = value
    return merged


def _is_listing(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(entry, dict) and "id" in entry for entry in value)


class Entry:
    """One entry of a data file; each method reads a key and checks its value."""

    def __init__(self, path: Path, name: str, values: Mapping[str, Any]) -> None:
        self.path = path
        self.name = name
        self.values = values

    def refuse(self, reason: str) -> NoReturn:
        raise ComponentsError(self.path.name, self.name, reason)

    def check_keys(self, known: Sequence[str]) -> None:
        for key in self.values:
            if key not in known:
                self.refuse(f"unknown key {key!r}. Known keys: {', '.join(known)}.")

    def need(self, key: str) -> Any:
        if key not in self.values:
            self.refuse(f"{key!r} is missing.")
        return self.values[key]

    def number(self, key: str, most: int, least: int = 0, default: int | None = None) -> int:
        value = self.values.get(key, default) if default is not None else self.need(key)
        if type(value) is not int or not least <= value <= most:
            self.refuse(f"{key!r} must be a number from {least} to {most}, not {value!r}.")
        return value

    def flag(self, key: str) -> bool:
        value = self.values.get(key, False)
        if type(value) is not bool:
            self.refuse(f"{key!r} must be true or false, not {value!r}.")
        return value

    def word(self, key: str, words: Sequence[str]) -> str:
        value = self.need(key)
        if value not in words:
            self.refuse(f"{key!r} must be one of {list_some(words)}, not {value!r}.")
        return str(value)

    def words(self, key: str, words: Sequence[str]) -> list[str]:
        values = self.need(key)
        if not isinstance(values, list) or any(value not in words for value in values):
            self.refuse(f"{key!r} must be a list of values from {list_some(words)}, not {values!r}.")
        return values

    def id(self) -> str:
        value = self.need("id")
        if not isinstance(value, str) or not re.fullmatch("[a-z][a-z0-9_]{2,}", value):
            self.refuse(f"'id' must consist of lowercase letters, digits and underscores, not {value!r}.")
        return value

    def name_in_languages(self) -> Mapping[str, str]:
        """Its name in each language."""
        value = self.need("name")
        if not isinstance(value, dict) or sorted(value) != sorted(LANGUAGES):
            self.refuse(
                f"'name' must have one text for each language ({', '.join(LANGUAGES)}), not {value!r}."
            )
        for text in value.values():
            if not isinstance(text, str) or not text.strip() or not text.isprintable():
                self.refuse(f"a name must be a line of text, not {text!r}.")
        return value

    def certainty(self) -> str:
        return self.word("certainty", CERTAINTIES)

    def table(self, key: str) -> Entry:
        """The entry under *key*."""
        value = self.need(key)
        if not isinstance(value, dict):
            self.refuse(f"{key!r} must be a table, not {value!r}.")
        return Entry(self.path, key, value)

    def part(self, key: str) -> Entry:
        """A nested table of this entry, reported under the same name."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            self.refuse(f"{key!r} must be a table, not {value!r}.")
        return Entry(self.path, self.name, value)

    def tables(self, key: str, named_by: str = "id") -> list[Entry]:
        """The entries of the list under *key*, each named by its value for *named_by*."""
        values = self.need(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            self.refuse(f"{key!r} must be a list of tables.")
        return [
            Entry(self.path, f"{key} {value.get(named_by, f'number {k + 1}')!r}", value)
            for k, value in enumerate(values)
        ]
