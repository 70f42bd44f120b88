"""The data file of Topia: what ours says, what is refused, and a file of one's own that is played with."""

import copy
import itertools
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import gobelet
from gobelet.engine.components import FILE, Entry
from gobelet.games.topia.components import BOX, MISSIONS, read_box
from gobelet.games.topia.mission_table import PAID_EACH, count_missions, format_table, suggest_points

OURS = (gobelet.game("topia").folder / FILE).read_text("utf-8")
DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "missions.md").read_text("utf-8")


def changed(change):
    """Our data with something changed in it, read as a file of somebody's own."""
    values = copy.deepcopy(tomllib.loads(OURS))
    change(values)
    return read_box(Entry(Path("topia.toml"), "top level", values))


def entry(values, name, kind="mission"):
    return next(entry for entry in values[kind] if entry["id"] == name)


def setting(mission, **settings):
    return lambda values: entry(values, mission).update(settings)


def without(name, key):
    return lambda values: entry(values, name).pop(key)


class TestOurs:
    def test_as_many_as_in_the_box(self):
        """40 missions, 10 scenarios and one of our own, three tracks of four steps."""
        assert len(BOX.missions) == 40
        assert [scenario.certainty for scenario in BOX.scenarios] == ["reconstruction"] * 10 + ["ruling"]
        assert [len(track) for track in BOX.tracks] == [4, 4, 4]

    def test_what_is_known_is_marked(self):
        """Two missions with their points are in the rulebook; the ten scenarios are reconstructions."""
        known = [mission.id for mission in MISSIONS if mission.certainty == "book"]
        assert known == ["city_purple", "twin_pairs"]
        assert {scenario.certainty for scenario in BOX.scenarios[:10]} == {"reconstruction"}

    def test_the_docs_name_the_keys_of_the_bank_card(self):
        """One for each colour."""
        text = re.search(r"The Bank card has ([^:]*):", (DOCS / "games" / "topia.md").read_text("utf-8"))
        keys = {*tomllib.loads(OURS)["bank_card"]} - {"certainty"}
        assert keys == {*re.findall(r"`(\w+)`", text.group(1))}


REFUSED = [
    (setting("even", points="many"), "mission 'even'", "'points' must be a number from 1 to 60, not 'many'."),
    (setting("even", points=0), "mission 'even'", "'points' must be a number from 1"),
    (setting("even", values=[2, 7]), "mission 'even'", "'values' must be a list of die values"),
    (setting("even", condition="pretty"), "mission 'even'", "'condition' must be one of"),
    (setting("even", least=3), "mission 'even'", "unknown key 'least'"),
    (setting("even", id="Even!"), "mission 'Even!'", "'id' must consist of lowercase letters"),
    (setting("even", id="odd"), "top level", "the same id"),
    (setting("even", name="Even"), "mission 'even'", "'name' must have one text for each language"),
    (setting("even", certainty="maybe"), "mission 'even'", "'certainty' must be one of"),
    (
        setting("city_teal", colour="red"),
        "mission 'city_teal'",
        "'colour' must be one of teal, purple, white",
    ),
    (setting("control_bank", district="harbour"), "mission 'control_bank'", "'district' must be one of"),
    (setting("highest", rank="middle"), "mission 'highest'", "'rank' must be one of highest, lowest"),
    (setting("even", values=[2.0]), "mission 'even'", "'values' must be a list of die values"),
    (setting("sum_28", most=20), "mission 'sum_28'", "'least' is more than 'most'"),
    (setting("stronghold", least=9), "mission 'stronghold'", "'least' must be a number from 0 to 6"),
    (setting("even", id="under"), "mission 'under'", "is reserved for positions"),
    (lambda v: entry(v, "crackdown", "scenario").update(id="none"), "top level", "the same id"),
    (lambda v: entry(v, "crackdown", "scenario").update(id="random"), "top level", "'random' is reserved"),
    (without("sum_28", "most"), "mission 'sum_28'", "'most' is missing"),
    (without("three_alike", "least"), "mission 'three_alike'", "'least' is missing"),
    (lambda v: v["mission"].pop(), "top level", "there must be 40 to 120 missions, not 39"),
    (
        lambda v: entry(v, "crackdown", "scenario").update(rain=1),
        "scenario 'crackdown'",
        "unknown key 'rain'",
    ),
    (lambda v: entry(v, "no_powers", "scenario").update(powers=1), "scenario 'no_powers'", "true or false"),
    (lambda v: v["bank_card"].update(teal=[0, 1]), "bank_card", "'teal' must be a list of 4 numbers"),
    (lambda v: v["bank_card"].update(teal=[0, 1, 2, -3]), "bank_card", "must have values from 0 to 60"),
    (lambda v: v.update(more={}), "top level", "unknown key 'more'"),
]


class TestRefused:
    @pytest.mark.parametrize(("change", "name", "reason"), REFUSED)
    def test_with_file_entry_and_reason(self, change, name, reason):
        """Nothing is guessed."""
        with pytest.raises(gobelet.ComponentsError) as caught:
            changed(change)
        assert (caught.value.file, caught.value.entry) == ("topia.toml", name)
        assert reason in caught.value.reason


SAMPLING = 2  # points: what a share measured on a hundred hands leaves open
NEW_MISSION = """
[[mission]]
id = "gold"
name = { en = "All that glitters", fr = "Tout ce qui brille" }
points = 9
condition = "own_colour"
colour = "white"
least = 2
most = 3
certainty = "print"
"""

PLAY = """
import json, gobelet
position = "over p0 [{}] | dice white1 white2 missions gold | -".format(" / ".join(["- - -"] * 6))
print(json.dumps([gobelet.game("topia").table(position=position).scores(),
                  int(gobelet.game("topia").play_random(2, 3)["turn"].min())]))
"""


class TestOneSOwn:
    def test_a_mission_typed_in(self, tmp_path):
        """It is scored, and met in random games."""
        (tmp_path / "topia.toml").write_text(f"{NEW_MISSION}\n{OURS}", "utf-8")
        environ = {**os.environ, "GOBELET_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
        done = subprocess.run([sys.executable, "-c", PLAY], env=environ, capture_output=True, text=True)
        assert not done.returncode, done.stderr
        scores, turn = json.loads(done.stdout)
        assert scores == [3 + 9, 0]
        assert turn >= 11


def table_in_the_docs():
    """Each mission of docs/missions.md with its points and its share of all games, from 0 to 1."""
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\| (\d+)[^|]*\|.*\| ([\d.]+)% \|[^|]*\|$", PAGE, re.MULTILINE)
    return {name: (int(points), float(share) / 100) for name, points, share in rows}


class TestHarderPaysMore:
    def test_every_mission_is_in_the_table(self):
        """With the points it has."""
        shown = table_in_the_docs()
        assert {mission.id: mission.points for mission in MISSIONS} == {k: v[0] for k, v in shown.items()}

    @pytest.mark.parametrize("mission", MISSIONS, ids=[mission.id for mission in MISSIONS])
    def test_points_follow_the_table(self, mission):
        """What is known stays as it is; what is reconstructed pays by how often it was fulfilled."""
        points, rate = table_in_the_docs()[mission.id]
        assert abs(points - suggest_points(mission, rate)) <= SAMPLING

    def test_in_order(self):
        """Of two whose points are ours, the one clearly fulfilled less often pays at least as much."""
        shown = table_in_the_docs()
        flat = [m.id for m in MISSIONS if m.certainty != "book" and m.condition not in PAID_EACH]
        for hard, easy in itertools.permutations(flat, 2):
            if shown[hard][1] < shown[easy][1] - 0.1:
                assert shown[hard][0] >= shown[easy][0], (hard, easy)

    @pytest.mark.compiled
    def test_the_script_runs(self):
        """A few games, and a row for each mission."""
        tallies = [count_missions(players, 2) for players in (2, 3, 4)]
        assert int(sum(tally.held.sum() for tally in tallies)) >= 2 * (4 + 6 + 8)
        assert len(format_table(tallies).splitlines()) == 2 + len(MISSIONS)
