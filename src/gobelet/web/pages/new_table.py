"""The page for a new table: game, seats and options."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from gobelet.bots import LEVELS
from gobelet.engine.errors import UnknownGameError
from gobelet.engine.game import Game
from gobelet.games import find_game
from gobelet.server.api.dependencies import address_of, gates_of, own_key
from gobelet.server.errors import ServiceError
from gobelet.server.events import SeatPlan
from gobelet.server.identity import MAX_NAME, Person, check_name
from gobelet.server.language import say_error
from gobelet.server.online import check_level
from gobelet.server.verbs import START
from gobelet.web.beginners import goal_of
from gobelet.web.pages.home import game_card
from gobelet.web.rendering import page_language
from gobelet.web.visitors import Form, Sent, Visiting, Visitor, redirect, require_person

NOBODY = "nobody"
QUICK_LEVEL = "normal"

router = APIRouter()


@router.get("/new/{game_id}")
async def show(visitor: Visiting, game_id: str) -> Response:
    return _show(visitor, _find(game_id), Form(()))


def _find(game_id: str) -> Game:
    try:
        return find_game(game_id)
    except UnknownGameError:
        raise ServiceError("unknown-page") from None


def _show(visitor: Visitor, game: Game, form: Form, error: str | None = None) -> Response:
    seats = ["me", f"bot-{QUICK_LEVEL}"] + [NOBODY] * (game.max_players - 2)
    language = page_language(visitor.code, game)
    return visitor.page(
        "new.html",
        status=422 if error else 200,
        language=language,
        game=game,
        goal=goal_of(game, language),
        card=game_card(game, visitor.code),
        levels=LEVELS,
        seats=[form.get(f"seat{k}", seats[k]) for k in range(game.max_players)],
        names=[form.get(f"name{k}") for k in range(game.max_players)],
        is_random=form.get("order") == "random" or not form.fields,
        form=form,
        error=error,
    )


@router.post("/new/{game_id}")
async def create(visitor: Visiting, game_id: str, form: Sent) -> Response:
    """Create the table, and start the game at once if nobody is missing."""
    game, service = _find(game_id), visitor.service
    if problem := _find_problem(visitor, game, form):
        return _show(visitor, game, form, problem)
    try:
        person = require_person(visitor, form)
        gates_of(visitor.request).tables.take(address_of(visitor.request))
        seats = [SeatPlan(person.id, person.name), SeatPlan(level=QUICK_LEVEL)]
        if not form.get("quick"):
            seats = _read_seats(game, form, person)
        online = await service.create(
            person,
            game.id,
            {o.name: form.get(f"option-{o.name}") or o.values[0] for o in game.options},
            seats,
            visibility=_visibility(form, seats, person),
            real_dice=form.get("dice") == "real",
            hints=form.get("hints") == "yes",
            order="random" if form.get("quick") else form.get("order", "given"),
            key=own_key(person, form.get("key") or None),
        )
        if online.is_full and online.table is None:
            online = await START.carry_out(service, online.id, person, {"seed": None})
    except ServiceError as error:
        return _show(visitor, game, form, say_error(error, visitor.code))
    return redirect(visitor, f"/tables/{online.id}", person)


def _find_problem(visitor: Visitor, game: Game, form: Form) -> str | None:
    """A message about the most likely mistakes in the form, if there is one."""
    say = page_language(visitor.code, game).say
    count = sum(form.get(f"seat{k}", NOBODY) != NOBODY for k in range(game.max_players))
    if not form.get("quick") and not game.min_players <= count <= game.max_players:
        players = {"least": game.min_players, "most": game.max_players, "count": count}
        return say("page-error-players", game=say("title"), **players)
    for name in (form.get("name"), *(form.get(f"name{k}") for k in range(game.max_players))):
        if len(name.strip()) > MAX_NAME or not name.isprintable():
            return say("page-error-name", most=MAX_NAME)
    return None


def _read_seats(game: Game, form: Form, person: Person) -> list[SeatPlan]:
    seats = []
    for k in range(game.max_players):
        kind = form.get(f"seat{k}", NOBODY)
        if kind == "me":
            seats.append(SeatPlan(person.id, person.name))
        elif kind == "friend":
            seats.append(SeatPlan())
        elif kind == "here":
            name = form.get(f"name{k}").strip()
            seats.append(SeatPlan(person.id, check_name(name or f"P{k + 1}")))
        elif kind.startswith("bot-"):
            seats.append(SeatPlan(level=check_level(kind.removeprefix("bot-"))))
    return seats


def _visibility(form: Form, seats: list[SeatPlan], person: Person) -> str:
    """Tables are private by default; one with open seats can be public."""
    wanted = form.get("visibility")
    if all(seat.level or seat.person == person.id for seat in seats) and wanted != "public":
        return "solo"
    return wanted if wanted in ("public", "link") else "link"
