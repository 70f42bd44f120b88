"""The data file of City: what ours says, what is refused, and a corrected copy that is played with."""

import copy
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import gobelet
from gobelet.engine.components import FILE, Entry
from gobelet.games.city.components import BOX, read_box

OURS = (gobelet.game("city").folder / FILE).read_text("utf-8")


def changed(change):
    """Our data with something changed in it, read as a file of somebody's own."""
    values = copy.deepcopy(tomllib.loads(OURS))
    change(values)
    return read_box(Entry(Path("city.toml"), "top level", values))


def card(values, name):
    return next(entry for entry in values["card"] if entry["id"] == name)


def setting(name, **settings):
    return lambda values: card(values, name).update(settings)


class TestOurs:
    def test_as_many_as_in_the_box(self):
        """6 printed kinds, 4 stacks of 15, 20 kinds of 3 cards, 18 bandits and 11 ships at most."""
        assert sum(location.is_printed for location in BOX.locations) == 6
        assert [location.copies for location in BOX.locations[6:10]] == [15] * 4
        assert [location.copies for location in BOX.locations[10:]] == [3] * 20
        assert sum(pile.counts[4] for pile in BOX.bandits) == 18
        assert sum(pile.counts[4] for pile in BOX.ships) == 11

    def test_every_entry_says_how_certain_it_is(self):
        assert {location.certainty for location in BOX.locations} == {"print"}
        assert tomllib.loads(OURS)["board"]["certainty"] == "one"


REFUSED = [
    (setting("mint", defence="five"), "card 'mint'", "'defence' must be a number from 0 to 30, not 'five'."),
    (setting("mint", colour="red"), "card 'mint'", "unknown key 'colour'"),
    (setting("mint", type="food"), "card 'mint'", "'type' must be one of"),
    (setting("mint", ability="fly"), "card 'mint'", "'ability' must be one of"),
    (setting("mint", cost={}), "card 'mint'", "'cost' must name at least one resource"),
    (setting("mint", cost={"gold": 1}), "card 'mint'", "unknown key 'gold'"),
    (setting("mint", certainty="sure"), "card 'mint'", "'certainty' must be one of"),
    (setting("mint", id="Mint!"), "card 'Mint!'", "'id' must consist of lowercase letters"),
    (setting("mint", id="manor"), "card 'manor'", "another location has the same id"),
    (setting("mint", copies=0), "card 'mint'", "'copies' must be a number from 1"),
    (setting("mint", harvest=True), "card 'mint'", "exactly one kind of resource"),
    (setting("barracks", card="mint"), "card 'barracks'", "'card' must be the id of a stack"),
    (setting("market_place", most=3), "card 'market_place'", "'most' must be a number from 1 to 2"),
    (setting("grand_statue", extra={"most": 3}), "card 'grand_statue'", "'resources' is missing"),
    (lambda values: card(values, "mint").pop("amount"), "card 'mint'", "'amount' is missing"),
    (lambda values: card(values, "mint").pop("points"), "card 'mint'", "'points' is missing"),
    (
        lambda values: values["printed"][0].update(defence=1),
        "printed 'forest'",
        "cannot have a cost or a defence",
    ),
    (lambda values: values["board"]["red"].pop(), "board", "'red' must have 6 locations, not 5."),
    (lambda values: values["board"]["red"].append("mint"), "board", "'red' must be a list of values from"),
    (lambda values: values["ship"].pop(), "top level", "there must be 3 of 'ship'"),
    (lambda values: values["bandits"][0].update(points=3), "top level", "each with different points"),
    (lambda values: values["bandits"][0].pop("defence"), "bandits 2", "'defence' is missing"),
    (setting("mint", id="off"), "card 'off'", "is reserved for positions"),
    (setting("mint", amount=11), "card 'mint'", "'amount' must be a number from 1 to 10"),
    (
        lambda values: values["bandits"][0].update(cards=0, cards_per_player=0),
        "bandits 2",
        "a pile must have at least one card",
    ),
    (lambda values: values["bandits"][0].update(cards_per_player=30), "bandits 2", "from 0 to 10"),
    (lambda values: values["display"].update(rows=2), "display", "unknown key 'rows'"),
    (lambda values: values.pop("alone"), "top level", "'alone' is missing"),
    (lambda values: values.update(more={}), "top level", "unknown key 'more'"),
]


class TestRefused:
    @pytest.mark.parametrize(("change", "entry", "reason"), REFUSED)
    def test_with_file_entry_and_reason(self, change, entry, reason):
        """Nothing is guessed."""
        with pytest.raises(gobelet.ComponentsError) as caught:
            changed(change)
        assert (caught.value.file, caught.value.entry) == ("city.toml", entry)
        assert reason in caught.value.reason


NEW_CARD = """
[[card]]
id = "lighthouse"
name = { en = "Lighthouse", fr = "Phare" }
type = "economy"
cost = { wood = 1 }
ability = "points"
amount = 3
deactivates = true
defence = 2
points = 1
copies = 2
certainty = "ruling"
"""

PLAY = """
import json, gobelet
table = gobelet.game("city").table(position="build p0 display lighthouse 1 | wood 1 stone 9 iron 9 | -")
table.play("build lighthouse", "place red3")
first = table.position
scores = table.scores()
table = gobelet.game("city").table(position="dice p0 | dice 1 1 3 1 1 red3 lighthouse | -")
table.play("use red")
games = gobelet.game("city").play_random(2, 3)
print(json.dumps([first, scores, table.position, int(games["turn"].min())]))
"""


class TestCorrected:
    def test_a_card_of_one_s_own(self, tmp_path):
        """It can be built, used, and met in random games; a corrected cost is what is paid."""
        text = OURS.replace("# -- Bandits and ships", f"{NEW_CARD}\n# -- Bandits and ships", 1)
        (tmp_path / "city.toml").write_text(text, "utf-8")
        environ = {**os.environ, "GOBELET_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
        done = subprocess.run([sys.executable, "-c", PLAY], env=environ, capture_output=True, text=True)
        assert not done.returncode, done.stderr
        built, scores, used, turn = json.loads(done.stdout)
        assert built == "reveal round 1 p0 step build left 1 | stone 9 iron 9 red3 lighthouse | -"
        assert scores == [1, 0]
        assert used == "dice round 1 p0 | dice 1 1 - 1 1 points 3 red3 lighthouse off | -"
        assert turn > 0

    def test_a_bad_file_stops_nothing_else(self, tmp_path):
        """The terminal program says what is wrong in one line; other games are not concerned."""
        (tmp_path / "city.toml").write_text(OURS.replace("defence = 5", 'defence = "five"', 1), "utf-8")
        environ = {**os.environ, "GOBELET_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
        command = [sys.executable, "-m", "gobelet", "play", "city"]
        done = subprocess.run(command, env=environ, capture_output=True, text=True, input="")
        assert done.returncode == 2
        assert "must be a number from 0 to 30, not 'five'." in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr
