"""Positions and steps as text: what the tests of this game are written in."""

import random
import re

import gobelet

COLOURS = ["teal", "purple", "white"]
DISTRICTS = ["nethal", "bank", "twilight", "waste", "gugu", "agency"]
FACTIONS = [
    *("banxa", "bingmai", "centauri", "dangmer", "ewo"),
    *("hollows", "roamers", "shakra", "perceptioneers", "tuulu"),
]
MISSIONS = [
    *("city_teal", "city_purple", "city_white", "own_teal", "own_purple", "own_white"),
    *("four_teal", "four_purple", "four_white", "no_teal", "no_purple", "no_white"),
    *("every_colour", "two_of_each", "even", "odd", "high", "low"),
    *("three_alike", "four_alike", "three_pairs", "six_values", "twin_pairs", "triplets"),
    *("sum_28", "sum_15", "sum_21", "everywhere", "stronghold", "infiltrator"),
    *("three_districts", "no_district"),
    *("control_nethal", "control_bank", "control_twilight"),
    *("control_waste", "control_gugu", "control_agency"),
    *("highest", "lowest"),
]
SEAT_WORDS = ["faction", "used", "dice", "missions", "under", "returned", "draws"]

# With 2 players the first three slots are in play, with 3 the first four.
STANDARD = {
    "nethal": "teal2 white1 purple5 white4 teal3",
    "bank": "white3 white3 teal1 purple6 white2",
    "twilight": "purple1 teal4 white6 teal2 purple3",
    "waste": "teal6 purple2 teal5 white1 purple4",
    "gugu": "purple6 teal3 white2 purple5 teal5",
    "agency": "white5 purple3 purple4 teal6 white6",
}
# Cards full of ones; what is left of the dice are 6 white, 2 of each colour, or 2 purple and 4 white.
ONES = [" ".join([f"{colour}1"] * 6) for colour in COLOURS] + ["teal1 teal1 teal1 teal1 purple1 purple1"]


# -- Playing --------------------------------------------------------------------------------------------


def table_at(position, *steps):
    """The table after these steps: an action (`take bank1`), or what chance answers (`! 4`, `! teal4`)."""
    table = gobelet.game("topia").table(position=position)
    follow(table, *steps)
    return table


def follow(table, *steps):
    """Take these steps at a table."""
    for step in steps:
        if step.startswith("!"):
            table.draw(*step[1:].split())
        else:
            table.play(step)


def after(position, *steps):
    """The position these steps lead to."""
    return table_at(position, *steps).position


def legal(position, *steps):
    """What the actor may do after these steps, in no order."""
    return set(table_at(position, *steps).legal())


def refused(position, *steps):
    """Whether the last of these steps is an illegal action there that changes nothing."""
    table = table_at(position, *steps[:-1])
    before = table.position
    try:
        table.play(steps[-1])
    except gobelet.IllegalActionError:
        return before == table.position
    return False


def scores(position, *steps):
    """Every seat's score after these steps, as if the game ended there."""
    return table_at(position, *steps).scores()


def ranks(position, *steps):
    """Every seat's place after these steps, as if the game ended there."""
    return table_at(position, *steps).ranks()


def changed(position, *steps):
    """The places where something else lies after these steps, with what lies there."""
    before, later = places(position), places(after(position, *steps))
    return {place: piece for place, piece in later.items() if before.get(place) != piece}


def list_turns(table, seed=0):
    """Play to the end at random; the round and the seat whenever an agent is placed."""
    rng, turns = random.Random(seed), []
    while not table.over:
        if phase(table.position) == "take":
            turns.append((number(table.position, "round"), turn(table.position)))
        table.play(rng.choice(table.legal()))
    return turns


# -- Reading the head -----------------------------------------------------------------------------------


def head(position):
    """The words before the city."""
    return re.split(r" \| |\[", position)[0].split()


def phase(position):
    """The first word of a position."""
    return head(position)[0]


def turn(position):
    """The number of the seat whose turn it is."""
    return next(int(word[1:]) for word in head(position) if re.fullmatch(r"p\d", word))


def named(position, word):
    """What is written after this word in the head, None if the word is not there."""
    words = head(position)[1:]
    return words[words.index(word) + 1] if word in words else None


def number(position, word):
    """The number written after this word in the head, 0 if the word is not there."""
    return int(named(position, word) or 0)


def cubes(position):
    """The steps of the three cubes."""
    words = head(position)
    at = words.index("cubes") + 1 if "cubes" in words else None
    return [int(word) for word in words[at : at + 3]] if at else [0, 0, 0]


# -- Reading the city and the seats ---------------------------------------------------------------------


def city(position):
    """What lies on each slot of the city: `{"nethal1": "teal2", "nethal2": "p0", "nethal3": "-"}`."""
    rows = re.search(r"\[(.*)\]", position)
    rows = rows.group(1).split("/") if rows else []
    return {
        f"{district}{slot}": piece
        for district, row in zip(DISTRICTS, rows, strict=bool(rows))
        for slot, piece in enumerate(row.split(), 1)
    }


def count_seats(position):
    """How many play."""
    return position.count(" | ")


def seat(position, number=0):
    """The part of a position that belongs to one seat."""
    return position.split(" | ")[number + 1]


def listed(position, number, word):
    """What is written after this word in one seat's part, up to the next such word."""
    words = seat(position, number).split()
    rest = words[words.index(word) + 1 :] if word in words else []
    end = next((at for at, each in enumerate(rest) if each in SEAT_WORDS), len(rest))
    return rest[:end]


def dice(position, number=0):
    """The dice on one seat's card, from the left."""
    return listed(position, number, "dice")


def missions(position, number=0):
    """The missions in one seat's hand."""
    return listed(position, number, "missions")


def draws(position, number=0):
    """How many missions a seat has drawn at the Agency."""
    return int((listed(position, number, "draws") or ["0"])[0])


def places(position):
    """What lies on every slot of the city and, if it is a die, on every place of the cards."""
    found = city(position)
    for number in range(count_seats(position)):
        found |= {f"p{number}-{place}": die for place, die in enumerate(dice(position, number), 1)}
    return found


def dice_in_city(position, *others):
    """The slots that hold a die, but not those in these other districts."""
    return {at for at, piece in city(position).items() if is_die(piece) and at[:-1] not in others}


def is_die(piece):
    return piece.rstrip("123456") in COLOURS


# -- Writing --------------------------------------------------------------------------------------------


def full(players=2, **pieces):
    """The standard city in brackets, every slot with a die, but for these pieces: `nethal1="p0"`."""
    rows = {district: row.split()[: players + 1] for district, row in STANDARD.items()}
    for slot, piece in pieces.items():
        rows[slot[:-1]][int(slot[-1]) - 1] = piece
    return f"[{' / '.join(' '.join(row) for row in rows.values())}]"


def midway(*taken, **words):
    """
    City and seats after each seat has taken the dice of these slots of the standard city.

    Words of a seat come in addition: `midway("gugu3", "agency3", p1="missions even")`.
    """
    agents = {slot: f"p{number}" for number, slots in enumerate(taken) for slot in slots.split()}
    lying = city(full(len(taken)))
    seats = []
    for number, slots in enumerate(taken):
        card = " ".join(["dice", *(lying[slot] for slot in slots.split())]) if slots else ""
        seats.append(f"{card} {words.get(f'p{number}', '')}".strip() or "-")
    return f"{full(len(taken), **agents)} | {' | '.join(seats)}"


def last_turn(options="", p0="", p1="", **lying):
    """Before the last turn of two players; in the city only these dice are left: `bank="white4"`."""
    rows = ["p0 p0 p0"]
    for agents, district in (("p0 p0", "bank"), ("p0 p1", "twilight"), ("p1 p1", "waste"), ("p1 p1", "gugu")):
        rows.append(f"{agents} {lying.get(district, '-')}")
    rows.append(f"{lying.get('agency', '-')} - -")
    seats = f"dice {ONES[0]} {p0}".strip(), f"dice {ONES[1].removesuffix(' purple1')} {p1}".strip()
    return f"take round 6 p1 {options}{' ' if options else ''}[{' / '.join(rows)}] | {' | '.join(seats)}"


def ended(rows, *seats, options=""):
    """
    The end of a game with this city, filled up with empty slots.

    A seat without dice gets a card full of ones, and there are as many seats as agents in the city.
    """
    players = 1 + max(int(agent) for agent in re.findall(r"p(\d)", rows))
    lying = [*rows.split("/"), *[""] * len(DISTRICTS)][: len(DISTRICTS)]
    padded = [" ".join([*row.split(), *["-"] * 5][: players + 1]) for row in lying]
    written = []
    for number in range(players):
        words = seats[number] if number < len(seats) else ""
        written.append(words if "dice" in words.split() else f"dice {ONES[number]} {words}".strip())
    words = " ".join(["over", "round 6", f"p{players - 1}", *options.split()])
    return f"{words} [{' / '.join(padded)}] | {' | '.join(written)}"


def choose(*slots):
    """The actions that choose these places."""
    return {f"choose {slot}" for slot in slots}
