"""Request and response models, for validation and for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from gobelet.engine.provable import SEED
from gobelet.server.identity import MAX_NAME

MAX_ACTIONS = 50
MAX_TEXT = 500
MAX_VERSION = 10**9

Name = Annotated[str, StringConstraints(min_length=1, max_length=MAX_NAME)]
Seed = Annotated[str, StringConstraints(pattern=f"^{SEED.pattern}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Version = Annotated[
    int,
    Field(
        ge=0,
        le=MAX_VERSION,
        description="Version of the table you know; if the table has changed since, the request fails.",
    ),
]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewPerson(Request):
    """Your name, as other players see it."""

    name: Name

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Ada"}]})


class SeatWanted(Request):
    """`me`; `friend`, who joins by link; `bot` with a level; or `here`, another person on the same device."""

    kind: Literal["me", "friend", "bot", "here"]
    name: Name | None = None
    level: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        None, description="Level of the bot."
    )


class NewTable(Request):
    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Field(max_length=20)] = {}
    visibility: Literal["public", "link", "solo"] = "link"
    real_dice: bool = False
    hints: bool = Field(False, description="Whether pages offer hints in a game between people.")
    order: Literal["random", "given"] = Field(
        "random", description="Turn order: at random, or as the seats are given."
    )

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"game": "ages", "seats": [{"kind": "me"}, {"kind": "bot", "level": "normal"}]},
                {
                    "game": "stars",
                    "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "here", "name": "Bo"}],
                    "visibility": "public",
                },
            ]
        }
    )


class Joining(Request):
    """The seat to take, or its secret link; neither is needed at public tables."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    link: Annotated[str, StringConstraints(max_length=100)] | None = None
    seed: Seed | None = Field(
        None, description="Your own seed for the dice, up to 64 letters, digits, - and _."
    )

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": 1}, {"link": "q83vEjRWeJq83vEj"}]})


class Seeding(Request):
    seed: Seed

    model_config = ConfigDict(json_schema_extra={"examples": [{"seed": "my-own-luck"}]})


class Starting(Request):
    seed: Seed | None = None

    model_config = ConfigDict(json_schema_extra={"examples": [{"seed": "my-own-luck"}]})


class Playing(Request):
    """One or more actions; either all of them are played or none."""

    actions: Annotated[list[Word], Field(min_length=1, max_length=MAX_ACTIONS)]
    version: Version

    model_config = ConfigDict(json_schema_extra={"examples": [{"actions": ["reroll 1 3"], "version": 2}]})


class Drawing(Request):
    """The results of your own dice, in the order in which they are requested."""

    draws: Annotated[list[Word], Field(min_length=1, max_length=MAX_ACTIONS)]
    version: Version

    model_config = ConfigDict(json_schema_extra={"examples": [{"draws": ["food", "skull"], "version": 2}]})


class Undoing(Request):
    version: Version

    model_config = ConfigDict(json_schema_extra={"examples": [{"version": 7}]})


class Resigning(Request):
    seat: Annotated[int, Field(ge=0, le=7)] | None = Field(None, description="Seat, if you have several.")

    model_config = ConfigDict(json_schema_extra={"examples": [{}]})


class Saying(Request):
    text: Annotated[str, StringConstraints(min_length=1, max_length=MAX_TEXT)]

    model_config = ConfigDict(json_schema_extra={"examples": [{"text": "Good luck!"}]})


# -- Answers --------------------------------------------------------------------------------------------


class ErrorShown(BaseModel):
    code: str = Field(description="Error code for programs; all codes are listed in docs/server.md.")
    message: str = Field(description="Message for people, in their language.")
    legal: list[str] | None = Field(description="Legal actions.")
    version: int | None = Field(description="Current version of the table.")


class Refusal(BaseModel):
    error: ErrorShown

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "error": {
                        "code": "illegal",
                        "message": "“reroll 7” is not a legal move right now.",
                        "legal": ["stop", "reroll 1"],
                        "version": 4,
                    }
                }
            ]
        }
    )


class PersonShown(BaseModel):
    id: str
    name: str


class TokenShown(BaseModel):
    token: str = Field(description="Send it as `Authorization: Bearer ...`. It is shown only once.")
    id: str
    name: str


class GameShown(BaseModel):
    id: str
    title: str
    min_players: int
    max_players: int
    options: dict[str, list[str]] = Field(description="The first value is the default.")
    levels: list[str]
    compiled: bool = Field(
        description="False while the rules are being compiled: `expert` plays like `hard` until then."
    )


class SeatShown(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: str | None
    yours: bool
    left: bool
    stand_in: bool = Field(description="Whether a bot is playing for this person.")
    resigned: bool
    seeded: bool
    link: str | None = Field(
        description="Secret link to this seat, if it is yours or you may invite someone."
    )


class DiceShown(BaseModel):
    commitment: str | None = Field(description="SHA-256 of the secret.")
    seeds: list[str] | None
    secret: str | None = Field(description="Shown once the game is over.")


class ResultShown(BaseModel):
    scores: list[int]
    places: list[int]


class TurnShown(BaseModel):
    version: int
    status: Literal["open", "running", "over", "closed"]
    actor: int | None = Field(description="Seat that must decide.")
    legal: list[str] = Field(description="Your legal actions, if it is your turn.")
    may_undo: bool
    draws: list[str] = Field(description="Possible results of your own dice, if a roll is pending.")


class TableShown(TurnShown):
    id: str
    game: str
    options: dict[str, str]
    visibility: Literal["public", "link", "solo"]
    real_dice: bool
    host: bool
    created_at: float
    seats: list[SeatShown]
    dice: DiceShown
    rematch: str | None
    you: int | None = Field(
        description="Seat from whose point of view `position` is shown; null for spectators."
    )
    position: dict[str, Any] | None = Field(description="View of the game; see docs/games/.")
    ask: str | None = Field(None, description="Current decision, as a question.")
    rules: list[str] | None = Field(None, description="Numbers of the rules that apply now.")
    result: ResultShown | None = None


class TableListed(BaseModel):
    id: str
    game: str
    status: str
    visibility: str
    version: int
    created_at: float
    changed_at: float
    seats: list[dict[str, Any]]
    real_dice: bool
    places: list[int] | None


class EntryShown(BaseModel):
    seq: int
    kind: str
    at: float
    seat: int | None
    told: list[str] = Field(description="What happened in the game, in words.")
    actions: list[str] | None = None
    draws: list[str] | None = None
    name: str | None = None
    text: str | None = None
    table: str | None = None


class Health(BaseModel):
    status: Literal["ok"]
    version: str
