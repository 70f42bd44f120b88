"""Reads the results of a study from its files."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.arena.significance import Floats
from gobelet.engine.errors import SetupError
from gobelet.engine.extras import import_extra
from gobelet.studies.chunks import Columns
from gobelet.studies.sheet import METADATA
from gobelet.studies.simulation import DECISIONS, decisions_path
from gobelet.studies.study import Study

RESULTS = ("game", "seed", "seat", "points", "place", "win", "turns", "decisions")  # the rest are traits
MAX_DECISIONS_READ = 20_000_000


@dataclass(frozen=True)
class Decisions:
    """Decisions with more than one legal action, in the order of games."""

    games: int  # number of games read, from the first
    places: npt.NDArray[np.int64]  # game times players plus seat
    actions: npt.NDArray[np.integer[Any]]  # numbers into texts
    texts: list[str]


@dataclass(frozen=True)
class Results:
    """The results of all games; every column is by game and seat."""

    study: Study
    description: dict[str, Any]
    columns: Columns
    decisions: Decisions | None = None

    @property
    def games(self) -> int:
        return len(self.win)

    @functools.cached_property
    def win(self) -> Floats:
        return self.columns["win"].astype(np.float64)

    @functools.cached_property
    def points(self) -> Floats:
        return self.columns["points"].astype(np.float64)

    @functools.cached_property
    def rounds(self) -> Floats:
        rounds: Floats = np.ceil(self.columns["turns"][:, 0] / self.study.players)
        return rounds

    @property
    def is_about_winning(self) -> bool:
        """Whether games can be won; some solo games are played for points only."""
        return bool(self.win.min() < self.win.max())

    @property
    def outcome(self) -> Floats:
        """The measured outcome: wins in %, or points."""
        return 100 * self.win if self.is_about_winning else self.points

    @property
    def traits(self) -> list[str]:
        return [name for name in self.columns if name not in RESULTS]


def read_results(path: Path) -> Results:
    """
    Read the games at *path*, and their decisions from the file next to it.

    Raises:
        SetupError: If there is no such file, or it was not written by `gobelet simulate`.
    """
    file = _open(path)
    description = _describe(file)
    if "policy" not in description:
        raise SetupError(f"{path} was not written by `gobelet simulate`.")
    if "choices" in file.schema_arrow.names:
        games = path.with_name(path.name.replace(DECISIONS, ""))
        raise SetupError(f"{path} contains decisions; use {games}, which contains the games.")
    study, table = _read_study(description), file.read()
    shape = (study.games, study.players)
    if table.num_rows != study.games * study.players:
        raise SetupError(
            f"{path} has {table.num_rows} rows, too few or too many for {study.games} games: simulate again."
        )
    columns = {name: table[name].to_numpy().reshape(shape) for name in table.column_names}
    return Results(study, description, columns, _find_decisions(decisions_path(path), description, study))


def _open(path: Path) -> Any:
    pyarrow, parquet = import_extra("pyarrow"), import_extra("pyarrow.parquet")
    try:
        return parquet.ParquetFile(path)
    except (OSError, pyarrow.ArrowException) as error:
        raise SetupError(f"Cannot read {path}: {error}") from error


def _describe(file: Any) -> dict[str, Any]:
    description: dict[str, Any] = json.loads((file.metadata.metadata or {}).get(METADATA.encode(), "{}"))
    return description


def _read_study(description: dict[str, Any]) -> Study:
    names = ("game", "players", "games", "policy", "seed")
    return Study(**{name: description[name] for name in names}, options=tuple(description["options"].items()))


def _find_decisions(path: Path, description: dict[str, Any], study: Study) -> Decisions | None:
    if not path.exists():
        return None
    file = _open(path)
    if _describe(file) != description:
        raise SetupError(
            f"The decisions in {path} belong to other games: remove the file, or simulate again."
        )
    return _read_decisions(file, study)


def _read_decisions(file: Any, study: Study) -> Decisions:
    """Those with a choice; of very many only the first, in whole groups of rows."""
    groups, rows = 0, 0
    while groups < file.num_row_groups and rows < MAX_DECISIONS_READ:
        rows += file.metadata.row_group(groups).num_rows
        groups += 1
    table = file.read_row_groups(range(groups), columns=["game", "seat", "action", "choices"])
    action = table["action"].unify_dictionaries().combine_chunks()
    games, seats = table["game"].to_numpy(), table["seat"].to_numpy()
    whole = study.games if groups == file.num_row_groups else int(games[-1])  # the last may go on
    counts = (table["choices"].to_numpy() > 1) & (games < whole)
    places = (games * study.players + seats)[counts]
    return Decisions(whole, places, action.indices.to_numpy()[counts], action.dictionary.to_pylist())
