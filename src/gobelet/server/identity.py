"""Identity: signed cookies and tokens with a name, and secret links to seats."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer

from gobelet.server.errors import ServiceError

COOKIE = "gobelet"
LINK_BYTES = 12
ID_BYTES = 12
MAX_NAME = 40


@dataclass(frozen=True)
class Person:
    """A person with a name."""

    id: str
    name: str


class Identity:
    """Signs and verifies cookies, tokens and links."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._signers = {kind: URLSafeSerializer(key, salt=f"gobelet {kind}") for kind in ("cookie", "token")}

    def new_person(self, name: str) -> Person:
        return Person(new_id(), name)

    def sign(self, person: Person, kind: str) -> str:
        """Create the `cookie` of a browser or the `token` of a program."""
        signed = self._signers[kind].dumps([person.id, person.name])
        return signed if isinstance(signed, str) else signed.decode()

    def recognise(self, credential: str, kind: str) -> Person:
        """
        Raises:
            ServiceError: If the signature is invalid.
        """
        try:
            person_id, name = self._signers[kind].loads(credential)
        except (BadSignature, ValueError, TypeError):
            raise ServiceError("bad-credential") from None
        return Person(person_id, name)

    def link_to(self, table_id: str, seat: int, generation: int) -> str:
        """The secret link to a seat; it changes when the seat changes hands, or on request."""
        return self._derive(LINK_BYTES, "link", table_id, seat, generation)

    def table_id(self, person: Person, key: str | None) -> str:
        """An unguessable id; requests repeated with the same key get the same id."""
        return new_id() if key is None else self._derive(ID_BYTES, "table", person.id, key)

    def _derive(self, size: int, *parts: object) -> str:
        digest = hmac.digest(self._key, "\0".join(map(str, parts)).encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:size]).decode().rstrip("=")


def is_same(one: str, other: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def check_name(name: str) -> str:
    """
    Check that a name is one line of visible characters.

    Raises:
        ServiceError: If it is not.
    """
    name = " ".join(name.split())
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
        raise ServiceError("invalid", reason=f"a name must be one line of 1 to {MAX_NAME} characters")
    return name
