"""The card at the top of each game's page, made from the game itself."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

from docs.generate.lengths import read_lengths
from docs.generate.tables import render_table

import gobelet
from gobelet import Game
from gobelet.engine.actions import ActionTable
from gobelet.studies.study import GREEDY, RANDOM

PAGES = Path(__file__).parents[1] / "games"
CARD = re.compile(r"<!-- card -->.*<!-- /card -->", re.DOTALL)
COMPONENTS = {
    "ages": "7 dice; for each player a peg board (food and 5 goods) and a score sheet"
    " with 7 cities, 7 monuments and 13 developments (17 in the edition `late`, and up to 5 ships)",
    "stars": "14 dice in four colours, a bag; for each player a sheet with 30 cells and 20 multiplier cells",
    "city": "for each player 5 dice and a city of 30 spaces; 24 kinds of cards, bandits, ships,"
    " wood, stone and iron",
    "topia": "30 dice in three colours, 6 districts, 10 factions, 6 agents for each player, 40 missions",
}
VERSION = 1  # of the environments: gobelet.envs.episode, which needs an extra


def write_card(game_id: str) -> None:
    """Put the card of a game into its page."""
    page = PAGES / f"{game_id}.md"
    page.write_text(replace_card(page.read_text("utf-8"), game_id), "utf-8")


def replace_card(text: str, game_id: str) -> str:
    """The page with an up-to-date card."""
    card = render_card(gobelet.game(game_id))
    return CARD.sub(lambda _: f"<!-- card -->\n{card}\n<!-- /card -->", text)


def render_card(game: Game) -> str:
    """Facts first, then what is long, folded."""
    parts = [
        render_table(["", ""], list_facts(game)),
        fold("Actions by family", render_actions(actions_of(game))),
        fold("Features of an observation", render_features(game.feature_names())),
        fold("Length of a game", render_lengths(game.id)),
    ]
    return "\n\n".join(parts)


def fold(title: str, text: str) -> str:
    return f'<details markdown="1">\n<summary>{title}</summary>\n\n{text}\n\n</details>'


def actions_of(game: Game) -> ActionTable:
    table: ActionTable = importlib.import_module(f"{game.package}.actions").ACTIONS
    return table


# -- Facts ----------------------------------------------------------------------------------------------


def list_facts(game: Game) -> list[tuple[str, str]]:
    """What people and programs want to know first."""
    rules = f"../../src/gobelet/games/{game.id}"
    return [
        ("**Game**", f"{game.title}, `{game.id}`"),
        ("**Rules**", f"[English]({rules}/rulebook.md), [français]({rules}/rulebook.fr.md)"),
        ("**Players**", f"{game.min_players} to {game.max_players}"),
        ("**Playing time**", f"about {game.minutes} minutes"),
        ("**Components**", COMPONENTS[game.id]),
        ("**Options**", ", ".join(f"`{option.name}`" for option in game.options) + " ([values](#options))"),
        ("**Hidden information**", "missions in hand" if game.has_secrets else "none"),
        ("**Notation**", "[positions](#positions), [actions](#phases-and-their-actions), [draws](#draws)"),
        *list_numbers(game),
        ("**Length**", describe_length(game.id)),
        ("**Versions**", describe_versions(game.id)),
    ]


def list_numbers(game: Game) -> list[tuple[str, str]]:
    """What a learner wants to know."""
    families = actions_of(game).families()
    rewards = "[details](../envs.md#what-they-have-in-common)"
    return [
        ("**Actions**", f"{game.rules.NUM_ACTIONS} in {len(families)} families, one at a time"),
        ("**Observation**", f"{game.rules.NUM_FEATURES} float32, named by `game.feature_names()`"),
        ("**Rewards**", f"place at the end, or points after each action ({rewards})"),
        ("**State**", f"{game.rules.STATE.itemsize} bytes"),
    ]


def describe_versions(game_id: str) -> str:
    gymnasium, spiel = f"gobelet/{game_id}-v{VERSION}", f"gobelet_{game_id}_v{VERSION}"
    return f"`{gymnasium}` (Gymnasium), `{spiel}` (OpenSpiel), format 1 (records)"


def describe_length(game_id: str) -> str:
    measured = read_lengths()["lengths"][game_id]["2"]
    (_, random, _), (_, hard, _) = (measured[policy]["decisions"] for policy in (RANDOM, GREEDY))
    rounds = measured[GREEDY]["rounds"][1]
    bots = f"two `hard` bots: {hard} decisions in {rounds} rounds"
    return f"{bots}; two random players: {random} decisions (medians)"


# -- What is long ---------------------------------------------------------------------------------------


def render_actions(table: ActionTable) -> str:
    """One row per family: verb, number of actions, their numbers, the first and the last."""
    rows = []
    for family in table.families():
        first, last = family.numbers[0], family.numbers[-1]
        texts = f"`{table.format(first)}`" + (f" … `{table.format(last)}`" if family.size > 1 else "")
        rows.append((f"`{family.verb}`", family.size, f"{first}–{last}" if family.size > 1 else first, texts))
    return render_table(["family", "actions", "numbers", "from … to"], rows)


def render_features(names: list[str]) -> str:
    """One row for features that differ only in what is in brackets."""
    groups: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        groups.setdefault(re.sub(r"\[[^\]]*\]", "[…]", name), []).append(number)
    rows = [_feature_row(group, numbers, names) for group, numbers in groups.items()]
    return render_table(["feature", "numbers", "from … to"], rows)


def _feature_row(group: str, numbers: list[int], names: list[str]) -> tuple[str, int, str]:
    first, last = names[numbers[0]], names[numbers[-1]]
    return f"`{group}`", len(numbers), f"`{first}`" + (f" … `{last}`" if first != last else "")


def render_lengths(game_id: str) -> str:
    """The median and the range of nine games in ten, by number of players."""
    measured = read_lengths()
    by_players = measured["lengths"][game_id].items()
    rows = [[players, *_ranges(length[RANDOM]), *_ranges(length[GREEDY])] for players, length in by_players]
    head = ["players", "decisions, random", "rounds, random", "decisions, `hard`", "rounds, `hard`"]
    games = measured["games"]
    return (
        f"{render_table(head, rows)}\n\nMedian, and the range of nine games in ten."
        f" {games[RANDOM]:,} random games and {games[GREEDY]:,} of `hard` bots each, with default options,"
        f" measured on {measured['date']} with Gobelet {measured['version']}"
        " (`python -m docs.generate --lengths`)."
    )


def _ranges(length: dict[str, Any]) -> list[str]:
    return [_range(length["decisions"]), _range(length["rounds"])]


def _range(percentiles: Any) -> str:
    low, median, high = percentiles
    return f"{median:,} ({low:,}–{high:,})" if low < high else f"{median:,}"
