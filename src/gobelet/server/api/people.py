"""Identity: a name, kept in a cookie for browsers or a token for programs."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from gobelet.server.api.dependencies import REFUSALS, Reader, Tables, address_of, gates_of, maybe_person
from gobelet.server.errors import ServiceError
from gobelet.server.identity import COOKIE, Person, check_name
from gobelet.server.messages import NewPerson, PersonShown, TokenShown

COOKIE_SECONDS = 10 * 365 * 24 * 3600

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


@router.get("/me", response_model=PersonShown, summary="Show yourself")
async def show_me(person: Reader) -> PersonShown:
    """Show who you are."""
    if person is None:
        raise ServiceError("no-identity")
    return PersonShown(id=person.id, name=person.name)


@router.put("/me", response_model=PersonShown, summary="Set your name")
async def say_name(request: Request, response: Response, service: Tables, asked: NewPerson) -> PersonShown:
    """Set or change your name; it is stored in a cookie."""
    known = _known(request)
    name = check_name(asked.name)
    person = Person(known.id, name) if known else service.identity.new_person(name)
    response.set_cookie(
        COOKIE,
        service.identity.sign(person, "cookie"),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return PersonShown(id=person.id, name=person.name)


def _known(request: Request) -> Person | None:
    gates_of(request).people.take(address_of(request))
    try:
        return maybe_person(request)
    except ServiceError:
        return None


@router.post("/tokens", response_model=TokenShown, status_code=201, summary="Create token")
async def make_token(request: Request, service: Tables, asked: NewPerson) -> TokenShown:
    """Create a token for a program: a new person, or yourself if you send your cookie or token."""
    known = _known(request)
    name = check_name(asked.name)
    person = Person(known.id, name) if known else service.identity.new_person(name)
    return TokenShown(token=service.identity.sign(person, "token"), id=person.id, name=person.name)
