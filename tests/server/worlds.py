"""Two worlds that differ only in what one viewer may not see."""

import random
from dataclasses import replace

from gobelet.engine.dice import new_rng
from gobelet.games.topia.words import MISSIONS
from gobelet.server.events import Created, Joined, Moved, SeatPlan, Seeded, Started
from gobelet.server.history import Happening, Status
from gobelet.server.identity import Person
from gobelet.server.online import OnlineTable

NAMES = ("Ada", "Bo", "Cy", "Di")
COMMITMENT = "c" * 64  # the same in both worlds: what it commits to cannot be told from it
MAX_STEPS = 200  # back, in which things are hidden
CHANCE_OF_TALK, CHANCE_OF_UNDO = 0.05, 0.2


def play_table(game, players, seed, **options):
    """The events of a random game by people, from laying the table to the end."""
    rng, people = random.Random(seed), [Person(f"person{k}", NAMES[k]) for k in range(players)]
    seats = (SeatPlan(people[0].id, people[0].name), *(SeatPlan() for _ in people[1:]))
    created = Created(game.id, options, seats, "link", people[0].id, False, COMMITMENT)
    before = [created, *(Joined(k, person.id, person.name) for k, person in enumerate(people) if k)]
    before += [Seeded(k, f"luck-of-{k}") for k in range(players)]
    happenings = [Happening(event, float(k), f"{k}/key") for k, event in enumerate(before)]
    online = OnlineTable("table", f"dice{seed}").after(happenings)
    events = online.start(people[0], None).events
    while events:
        happened = [Happening(event, float(online.version + k)) for k, event in enumerate(events)]
        happenings, online = happenings + happened, online.after(happened)
        events = decide(online, people, rng).events if online.status == Status.RUNNING else ()
    return happenings


def decide(online, people, rng):
    """What somebody does next."""
    person = people[online.acting.number]
    if rng.random() < CHANCE_OF_TALK:
        return online.say(rng.choice(people), "Hm.")
    if online.position.may_undo and rng.random() < CHANCE_OF_UNDO:
        return online.undo(person, online.version)
    return online.play(person, [rng.choice(online.position.legal())], online.version)


# -- Another past ---------------------------------------------------------------------------------------


def change_past(happenings, viewer, words, rng):
    """The same for *viewer* (a seat, or None), while others have other ids, keys, seeds and cards."""
    has_begun = any(isinstance(happening.event, Started) for happening in happenings)
    return [
        replace(happening, event=_change(happening.event, viewer, words, has_begun), key=f"{rng.random()}")
        for happening in happenings
    ]


def _change(event, viewer, words, has_begun):
    match event:
        case Created() if viewer != 0:
            seats = (SeatPlan("somebody0", event.seats[0].name), *event.seats[1:])
            return replace(event, host="somebody0", seats=seats)
        case Joined() if viewer != event.seat:
            return replace(event, person=f"somebody{event.seat}")
        case Seeded() if viewer != event.seat and not has_begun:
            return replace(event, seed=f"else-{event.seat}")
        case Started():
            return replace(event, draws=tuple(words.get(draw, draw) for draw in event.draws))
        case Moved():
            actions = tuple(" ".join(words.get(word, word) for word in a.split()) for a in event.actions)
            return replace(event, actions=actions, draws=tuple(words.get(draw, draw) for draw in event.draws))
    return event


# -- Another present ------------------------------------------------------------------------------------


def hide_everything(online, viewer, seed):
    """The same table, with everything that *viewer* cannot see dealt again, now and in earlier steps."""
    world = online.after([])
    world.dice_secret = f"other dice {seed}"
    table = world.table
    table.state = _hidden(table, table.state, viewer, seed)
    for k in range(max(0, len(table.steps) - MAX_STEPS), len(table.steps)):
        before = _hidden(table, table.steps[k].before, viewer, seed)
        table.steps[k] = replace(table.steps[k], before=before)
    return world


def _hidden(table, state, viewer, seed):
    """For a spectator, what no seat can see, and what each alone can."""
    hidden, rng = table.game.copy_state(state), new_rng(seed)
    for seat in range(table.players) if viewer is None else [viewer]:
        table.game.rules.hide(hidden, seat, rng)
    return hidden


# -- What is refused -----------------------------------------------------------------------------------


def refused_requests(online, viewer):
    """What nobody, or not this viewer, may do now."""
    version = online.version
    for actions in (["nonsense"], [f"return {MISSIONS[0]}", "x"], ["pass", "nonsense"], ["\u202e"]):
        yield "play", {"actions": actions, "version": version}
    yield "play", {"actions": ["pass"], "version": version + 5}
    yield "play", {"actions": ["pass"], "version": 0}
    yield "draw", {"draws": ["1"], "version": version}
    yield "undo", {"version": version + 1}
    yield "join", {"seat": 0, "link": "nonsense"}
    yield "join", {"seat": 7}
    yield "rematch", {}
    yield "resign", {"seat": 7}
    if viewer != 0 or online.status != Status.OPEN:
        yield "start", {}
    if viewer is None:
        yield from (("say", {"text": "Hm."}), ("leave", {}), ("return", {}), ("seats/0/link", {}))
