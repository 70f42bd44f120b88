"""Everything that can be done with online tables, for the API and for pages."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gobelet.engine.errors import GobeletError, SetupError, UnknownGameError
from gobelet.engine.provable import commitment_to, new_secret
from gobelet.games import find_game
from gobelet.server.errors import ServiceError
from gobelet.server.events import Created, Event, Joined, SeatPlan
from gobelet.server.history import Decision, Happening, Status
from gobelet.server.identity import Identity, Person, is_same, new_id
from gobelet.server.metrics import MOVES, REFUSED
from gobelet.server.notices import Notices
from gobelet.server.online import OnlineTable
from gobelet.server.result import Result
from gobelet.server.seats import Seat
from gobelet.server.settings import Settings
from gobelet.server.storage import Append, Storage, summary_json

KEY = "key"  # the fact that signs cookies, tokens and links
ATTEMPTS = 5
MANY_EVENTS = 20  # replayed off the event loop

shuffle = secrets.SystemRandom().shuffle

Decide = Callable[[OnlineTable], Decision]


class Service:
    """The tables of one server, as one process sees them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id()
        self.storage = Storage(settings)
        self.notices = Notices(settings, self.storage)
        self.unplayable: set[str] = set()  # games that could not be compiled
        self.on_due: Callable[[str], None] = lambda _: None
        self._identity: Identity | None = None
        self._kept: OrderedDict[str, OnlineTable] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        await self.storage.open()
        self._identity = Identity(await self.storage.fact(KEY, secrets.token_urlsafe(32)))
        await self.notices.open()

    async def close(self) -> None:
        await self.notices.close()
        await self.storage.close()

    @property
    def identity(self) -> Identity:
        assert self._identity is not None
        return self._identity

    @property
    def num_kept(self) -> int:
        return len(self._kept)

    # -- Finding a table --------------------------------------------------------------------------------

    async def find(self, table_id: str, person: Person | None) -> OnlineTable:
        """
        The current table.

        Raises:
            ServiceError: If there is none, or it is not visible to this person.
        """
        online = await self.find_any(table_id)
        if not online.may_watch(person):
            raise ServiceError("unknown-table")
        return online

    async def find_any(self, table_id: str) -> OnlineTable:
        """The current table, without checking who may see it."""
        online = self._kept.get(table_id)
        if online is None or await self.storage.read_version(table_id) != online.version:
            async with self._lock(table_id):
                online = await self._load(table_id)
        else:
            self._keep(online)
        return online

    async def _load(self, table_id: str) -> OnlineTable:
        """The table from memory, updated with what has been stored since."""
        online = self._kept.get(table_id)
        if online is None:
            row = await self.storage.read_row(table_id)
            if row is None:
                raise ServiceError("unknown-table")
            self.check_game(row.game)
            online = OnlineTable(table_id, row.secret)
        return await self._catch_up(online)

    async def _catch_up(self, online: OnlineTable) -> OnlineTable:
        """The table with all events in the database; the same object if there is nothing new."""
        happenings = await self.storage.read_happenings(online.id, online.version)
        if len(happenings) > MANY_EVENTS:
            online = await asyncio.to_thread(online.after, happenings)
        elif happenings:
            online = online.after(happenings)
        self._keep(online)
        return online

    def _keep(self, online: OnlineTable) -> None:
        self._kept[online.id] = online
        self._kept.move_to_end(online.id)
        while len(self._kept) > self.settings.tables_kept:
            self._kept.popitem(last=False)

    def _lock(self, table_id: str) -> asyncio.Lock:
        if len(self._locks) > 4 * self.settings.tables_kept:
            self._locks = {key: lock for key, lock in self._locks.items() if lock.locked()}
        return self._locks.setdefault(table_id, asyncio.Lock())

    # -- Changing it ------------------------------------------------------------------------------------

    async def act(
        self, table_id: str, decide: Decide, *, person: Person | None = None, key: str | None = None
    ) -> OnlineTable:
        """
        Store the events that *decide* returns for the table, and apply them.

        The table in memory may be older than in another process: errors and decisions only count if the
        database has nothing newer. A request whose *key* was already used is not repeated.
        """
        async with self._lock(table_id):
            online = self._kept.get(table_id) or await self._load(table_id)
            for _ in range(ATTEMPTS):
                if not online.may_watch(person) and person is not None:
                    raise ServiceError("unknown-table")
                if key is not None and key in online.keys:
                    return online
                try:
                    decision = decide(online)
                except ServiceError as error:
                    newer = await self._catch_up(online)
                    if newer is online:
                        REFUSED.labels(error.code).inc()
                        raise
                    online = newer
                    continue
                if not decision.events:
                    return online
                after = await self._append(online, decision, key)
                if after is not None:
                    return after
                online = await self._catch_up(online)
        raise ServiceError("busy", retry_after=1)

    async def _append(self, online: OnlineTable, decision: Decision, key: str | None) -> OnlineTable | None:
        """The resulting table, once its events are stored; None if the version was no longer current."""
        now = time.time()
        happenings = [Happening(event, now, None if k else key) for k, event in enumerate(decision.events)]
        after, people = online.after(happenings, decision.played), _new_people(decision.events)
        item = Append(online.id, online.version, happenings, self._row(after, now), people)
        stored = await asyncio.shield(asyncio.ensure_future(self._store(item, after)))
        return after if stored else None

    def _row(self, after: OnlineTable, now: float) -> dict[str, Any]:
        """The indexed columns of a table, and the lease if the server must act."""
        due = after.due_at(now, self.settings.grace)
        return {
            "secret": after.dice_secret,
            "game": after.created.game,
            "status": after.status.value,
            "visibility": after.created.visibility,
            "created_at": after.log[0].at,
            "summary": summary_json(_summarise(after)),
            "due_at": due,
            "lease_by": None if due is None else self.process,
            "lease_until": None if due is None else max(due, now) + self.settings.lease,
        }

    async def _store(self, item: Append, after: OnlineTable) -> bool:
        """Store and apply events even if the client disconnects in between."""
        if not await self.storage.append(item):
            return False
        self._keep(after)
        decisions = sum(len(getattr(happening.event, "actions", ())) for happening in item.happenings)
        MOVES.labels(after.created.game).inc(decisions)
        self.notices.wake(after.id)
        if item.row["due_at"] is not None:
            self.on_due(after.id)
        return True

    # -- New tables -------------------------------------------------------------------------------------

    async def create(
        self,
        person: Person,
        game_id: str,
        options: Mapping[str, str],
        seats: Sequence[SeatPlan],
        *,
        visibility: str = "link",
        real_dice: bool = False,
        hints: bool = False,
        order: str = "given",
        key: str | None = None,
        table_id: str | None = None,
    ) -> OnlineTable:
        """Create a table, or return the one created by an earlier request with the same *key*."""
        self._check_setup(game_id, options, seats)
        seats = list(seats)
        if order == "random":
            shuffle(seats)
        table_id = table_id or self.identity.table_id(person, key)
        secret = new_secret()
        commitment = None if real_dice else commitment_to(secret)
        made = (game_id, dict(options), tuple(seats), visibility, person.id, real_dice, commitment)
        event = Created(*made, hints=hints)
        online = await self._append(OnlineTable(table_id, secret), Decision((event,)), key)
        return online or await self.find(table_id, person)

    def _check_setup(self, game_id: str, options: Mapping[str, str], seats: Sequence[SeatPlan]) -> None:
        try:
            game = find_game(game_id)
        except UnknownGameError:
            raise ServiceError("unknown-game", game=game_id[:40]) from None
        self.check_game(game_id)
        try:
            game.new_state(len(seats), options)
        except GobeletError as error:
            raise ServiceError("invalid", reason=str(error).rstrip(".")) from None

    def check_game(self, game_id: str) -> None:
        """
        Raises:
            ServiceError: If the game could not be compiled.
        """
        if game_id in self.unplayable:
            raise ServiceError("unplayable", game=find_game(game_id).title)

    async def take_in(self, table_id: str, secret: str, happenings: Sequence[Happening]) -> bool:
        """Store a table from another server; False if the id exists already."""
        online = OnlineTable(table_id, secret).after(happenings)
        if online.created.commitment not in (None, commitment_to(secret)):
            raise SetupError("the secret does not match the commitment")
        people = _new_people([happening.event for happening in happenings])
        row = self._row(online, time.time()) | {"lease_by": None, "lease_until": None}
        return await self.storage.append(Append(table_id, 0, happenings, row, people))

    async def rematch(self, table_id: str, person: Person) -> OnlineTable:
        """Create a table for the same people, with rotated seats; the first to ask is its host."""
        online = await self.find(table_id, person)
        next_id = self.identity.table_id(Person(online.id, ""), "rematch")
        await self.act(table_id, lambda online: online.meet_again(person, next_id), person=person)
        seats = [_plan_again(seat) for seat in online.seats]
        made = online.created
        return await self.create(
            person,
            made.game,
            made.options,
            [*seats[1:], *seats[:1]],
            visibility=made.visibility,
            real_dice=made.real_dice,
            hints=made.hints,
            table_id=next_id,
        )

    # -- Seats ------------------------------------------------------------------------------------------

    async def join(
        self,
        table_id: str,
        person: Person,
        seat: int | None = None,
        link: str | None = None,
        seed: str | None = None,
    ) -> OnlineTable:
        """Take a seat, and then set a seed for the dice."""
        online = await self.act(table_id, lambda online: self._join(online, person, seat, link))
        if seed is not None:
            online = await self.act(table_id, lambda online: online.give_seed(person, seed))
        return online

    def _join(self, online: OnlineTable, person: Person, seat: int | None, link: str | None) -> Decision:
        return online.join(person, *self.choose_seat(online, seat, link, person))

    def link_to(self, online: OnlineTable, seat: Seat) -> str:
        return self.identity.link_to(online.id, seat.number, seat.generation)

    def _is_link_to(self, online: OnlineTable, seat: Seat, link: str, person: Person) -> bool:
        """Also accepts the link used to join, in case the request is repeated after a lost response."""
        if seat.person == person.id and is_same(
            link, self.identity.link_to(online.id, seat.number, seat.generation - 1)
        ):
            return True
        return seat.level is None and is_same(link, self.link_to(online, seat))

    def choose_seat(
        self, online: OnlineTable, number: int | None, link: str | None, person: Person
    ) -> tuple[Seat, bool]:
        """
        The requested seat, and whether the request has its link.

        Raises:
            ServiceError: If there is none; to people who may not see the table, it says no more than that.
        """
        try:
            return self._choose_seat(online, number, link, person)
        except ServiceError:
            if online.may_watch(person):
                raise
            raise ServiceError("unknown-table") from None

    def _choose_seat(
        self, online: OnlineTable, number: int | None, link: str | None, person: Person
    ) -> tuple[Seat, bool]:
        seats = online.seats if number is None else [online.find_seat(number)]
        if link is not None:
            for seat in seats:
                if self._is_link_to(online, seat, link, person):
                    return seat, True
            raise ServiceError("bad-link")
        if online.created.visibility != "public":
            raise ServiceError("bad-link")
        return next((seat for seat in seats if seat.is_open), seats[0]), False


def _plan_again(seat: Seat) -> SeatPlan:
    if seat.level is not None:
        return SeatPlan(name=seat.name, level=seat.level)
    return SeatPlan() if seat.left_at is not None else SeatPlan(seat.person, seat.name)


def _new_people(events: Sequence[Event]) -> list[str]:
    """The people who join the table with these events."""
    people = {event.person for event in events if isinstance(event, Joined)}
    for event in events:
        if isinstance(event, Created):
            people |= {event.host, *(plan.person for plan in event.seats if plan.person)}
    return sorted(people)


def _summarise(online: OnlineTable) -> dict[str, Any]:
    return {
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in online.seats],
        "real_dice": online.created.real_dice,
        "places": online.places() if online.status == Status.OVER else None,
        "people": [seat.person for seat in online.seats],
        "options": dict(online.created.options),
        **(_summarise_end(online) if online.status == Status.OVER else {}),
    }


def _summarise_end(online: OnlineTable) -> dict[str, Any]:
    return {"result": Result.of(online).write(), "ended_at": online.log[online.changed - 1].at}
