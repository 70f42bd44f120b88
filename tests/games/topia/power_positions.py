"""Positions and steps as text, and cities to play in: what the tests of powers and missions use."""

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

import gobelet

DISTRICTS = ["nethal", "bank", "twilight", "waste", "gugu", "agency"]
FACTIONS = [
    *("banxa", "bingmai", "centauri", "dangmer", "ewo"),
    *("hollows", "roamers", "shakra", "perceptioneers", "tuulu"),
]
NAMES = {f"name {district}" for district in DISTRICTS}
COMPONENTS = Path(__file__).parents[3] / "src/gobelet/games/topia/components.toml"
MISSIONS = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))["mission"]
POINTS = {mission["id"]: mission["points"] for mission in MISSIONS}


# -- Playing --------------------------------------------------------------------------------------------


def table_at(position, *steps):
    """The table after these steps: an action (`take gugu1`), or draws (`! 3 5`, `! even`)."""
    table = gobelet.game("topia").table(position=position)
    for step in steps:
        if step.startswith("!"):
            for outcome in step[1:].split():
                table.draw(outcome)
        else:
            table.play(step)
    return table


def after(position, *steps):
    """The position these steps lead to."""
    return table_at(position, *steps).position


def legal(position, *steps):
    """What the actor may do after these steps, in no order."""
    return set(table_at(position, *steps).legal())


def actor(position, *steps):
    """The seat that decides after these steps."""
    return table_at(position, *steps).actor


def scores(position, *steps):
    """Every seat's score after these steps, as if the game ended there."""
    return table_at(position, *steps).scores()


def refused(position, *steps):
    """Whether the last of these steps is refused, and changes nothing."""
    table = table_at(position, *steps[:-1])
    before = table.position
    try:
        table.play(steps[-1])
    except gobelet.IllegalActionError:
        return before == table.position
    return False


def moment(position, *steps):
    """Phase, round and turn after these steps: `take round 2 p0`."""
    return " ".join(after(position, *steps).split()[:4])


def seats(position, *steps):
    """What is written of the seats after these steps."""
    return after(position, *steps).split(" | ")[1:]


def districts(position, *steps):
    """What is written of the city after these steps."""
    head = after(position, *steps).split(" | ")[0]
    return head[head.index("[") :]


# -- Writing --------------------------------------------------------------------------------------------


def city(text, players=2):
    """The slots of the six districts, separated by `/`; those that are not written are empty."""
    written = [district.split() for district in text.split("/")]
    slots = [" ".join(district + ["-"] * (players + 1 - len(district))) for district in written]
    return f"[{' / '.join(slots)}]"


def put(text, **slots):
    """The same city, but for these slots: `put(CITY, gugu1="p0")`."""
    rows = [district.split() for district in text.strip("[]").split("/")]
    for place, piece in slots.items():
        rows[DISTRICTS.index(place[:-1])][int(place[-1]) - 1] = piece
    return f"[{' / '.join(' '.join(row) for row in rows)}]"


def dice_in(text):
    """The places of a city that hold a die."""
    rows = [district.split() for district in text.strip("[]").split("/")]
    slots = [
        (f"{district}{slot}", piece)
        for district, row in zip(DISTRICTS, rows, strict=True)
        for slot, piece in enumerate(row, 1)
    ]
    return {place for place, piece in slots if len(piece) > 2}


def line(*words):
    """What is there, with single spaces between."""
    return " ".join(word for word in words if word)


def choose(*places):
    """These places as actions."""
    return {f"choose {place}" for place in places}


def take(*places):
    """These places as actions."""
    return {f"take {place}" for place in places}


def card(seat, number=6):
    """The first places of a card."""
    return {f"p{seat}-{place}" for place in range(1, number + 1)}


# -- Two players ----------------------------------------------------------------------------------------

# Every colour once with every value. In round 2 p0 has taken the purple 6 from Nethal, p1 the teal 5 from
# the Bank.
START = city(
    "purple6 teal2 white3 / teal5 purple4 white1 / teal3 purple2 white6"
    " / teal1 purple5 white2 / teal6 purple1 white4 / teal4 purple3 white5"
)
CITY = put(START, nethal1="p0", bank1="p1")

# The end: Nethal (7 points) and Waste (11) are tied, Bank (8) and GUGU (6) are p0's, Twilight (9) and Agency
# (10) are p1's; the dice are worth 17 and 25.
END = city("p0 p1 teal2 / p0 p0 white3 / p1 p1 purple4 / p0 p1 white6 / p0 p0 purple1 / p1 p1 teal5")
BARE = city("p0 p1 / p0 p0 / p1 p1 / p0 p1 / p0 p0 / p1 p1")  # the same without dice
LOW = "dice teal1 teal3 purple2 purple6 white1 white4"
HIGH = "dice teal4 teal6 purple3 purple5 white2 white5"

# One turn before the end: p1 can still take a white 5 of the Agency.
LAST = put(END, agency2="white5")
HIGH_BUT_ONE = "dice teal4 teal6 purple3 purple5 white2"
LAST_TURN = ["take agency2", "! even", "return even"]
ENDED = f"{HIGH} under even draws 1"

# Two turns before it: p0, who skipped a turn, can still take a white 4 of GUGU.
LATE = put(LAST, gugu2="white4")
LOW_BUT_ONE = "dice teal1 teal3 purple2 purple6 white1"
LATE_TURN = ["take gugu2", "choose gugu3", "! 3"]


# -- Three and four players ------------------------------------------------------------------------------

# In round 2: p2 has taken a white 5 from Nethal, p3 a purple 2 from the Bank.
CITY_OF_3 = city(
    "p0 teal2 white3 p2 / p1 purple4 white1 teal1 / teal3 purple2 white6 purple4"
    " / teal1 purple5 white2 white3 / teal6 purple1 white4 teal2 / teal4 purple3 white5 purple6",
    players=3,
)
CITY_OF_4 = city(
    "p0 teal2 white3 p2 white1 / p1 purple4 white1 teal1 p3 / teal3 purple2 white6 purple4 teal4"
    " / teal1 purple5 white2 white3 purple3 / teal6 purple1 white4 teal2 white6"
    " / teal4 purple3 white5 purple6 teal5",
    players=4,
)

# The end: all three tie in Nethal (10), p0 and p1 in GUGU (12); Bank (7) is p0's, Twilight (8) p1's, Waste
# (9) and Agency (5) are p2's; the dice are worth 9, 21 and 33.
END_OF_3 = city(
    "p0 p1 p2 teal5 / p0 p0 p1 white2 / p1 p1 p2 purple3"
    " / p2 p2 p0 white4 / p0 p1 purple6 teal1 / p0 p1 p2 p2",
    players=3,
)
LOWEST = "dice teal1 teal2 purple1 purple2 white1 white2"
MIDDLE = "dice teal3 teal4 purple3 purple4 white3 white4"
HIGHEST = "dice teal5 teal6 purple5 purple6 white5 white6"


# -- The actions that move or reroll a die ---------------------------------------------------------------


class Action(NamedTuple):
    """A turn of p0 in CITY: where the agent goes, what is chosen, and what is different afterwards."""

    place: str
    die: str  # that is taken
    choices: list[str]
    rolls: list[str]
    slots: dict[str, str]  # of the city, that change
    first: str = "purple6"  # on the card of p0, afterwards
    other: str = "teal5"  # on the card of p1, afterwards

    @property
    def district(self):
        return self.place[:-1]

    @property
    def steps(self):
        """The agent is placed, everything chosen."""
        return [f"take {self.place}", *self.choices]

    @property
    def placed(self):
        """The city once the agent is placed."""
        return put(CITY, **{self.place: "p0"})

    @property
    def done(self):
        """The city once the action is done."""
        return put(self.placed, **self.slots)

    def before(self, first="", other="", *, options=""):
        """The position before the turn; *first* and *other* are more words of the seats."""
        return f"{line('take round 2 p0', options)} {CITY} | {line(first, DICE)} | {line(other, OTHER)}"

    def after(self, first="", other="", *, options=""):
        """The position after the turn, when the action was done."""
        mine, others = f"dice {self.first} {self.die}", f"dice {self.other}"
        return f"{line('take round 2 p1', options)} {self.done} | {line(first, mine)} | {line(other, others)}"

    def lost(self, first="", other="", *, options=""):
        """The position after the turn, when nothing was done."""
        mine = f"{DICE} {self.die}"
        return (
            f"{line('take round 2 p1', options)} {self.placed} | {line(first, mine)} | {line(other, OTHER)}"
        )


DICE = "dice purple6"
OTHER = "dice teal5"
NETHAL = Action("nethal2", "teal2", ["choose p0-1", "choose p1-1"], [], {}, "teal5", "purple6")
BANK = Action("bank2", "purple4", ["choose gugu3", "choose p1-1"], [], {"gugu3": "teal5"}, other="white4")
SWAPPED = {"gugu1": "purple3", "agency2": "teal6"}
TWILIGHT = Action("twilight1", "teal3", ["choose gugu1", "choose agency2"], [], SWAPPED)
WASTE = Action("waste1", "teal1", ["choose bank1", "choose gugu1"], [], {"bank1": "teal6", "gugu1": "p1"})
GUGU = Action("gugu2", "purple1", ["choose gugu1"], ["! 2"], {"gugu1": "teal2"})
ACTIONS = [NETHAL, BANK, TWILIGHT, WASTE, GUGU]


def each(actions):
    """The test runs once for each of these actions."""
    return pytest.mark.parametrize("action", actions, ids=[action.district for action in actions])
