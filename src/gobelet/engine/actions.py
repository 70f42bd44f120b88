"""The action table of a game: families of actions, from which numbers, texts and names are looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from gobelet.engine.contract import Message
from gobelet.engine.errors import NotationError, list_some
from gobelet.engine.notation import quote

T = TypeVar("T")
ByFamily = Mapping[int, Callable[[Any, int], T]]  # of a state and a member, by the family's first number


def pairs(words: Sequence[str], others: Sequence[str]) -> list[str]:
    """Members that name two things: `p0 wood`, `p0 stone`, and so on."""
    return [f"{word} {other}" for word in words for other in others]


class Family(NamedTuple):
    """Actions of one verb: `worker city4`, `worker city5`, and so on."""

    first: int
    verb: str
    size: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.size)


class ActionTable:
    """
    All actions of a game, in the order of their numbers.

    `WORKER = ACTIONS.add("worker", SITES)` is the number of the family's first action, a plain integer: in
    rules, `WORKER + site` is the action, and `WORKER` identifies the family.
    """

    def __init__(self) -> None:
        self._families: dict[int, Family] = {}
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def add(self, verb: str, members: Sequence[str] = ("",)) -> int:
        """Add a family with an action for each of *members*, or only the verb; return the first number."""
        family = Family(len(self), verb, len(members))
        for member in members:
            text = f"{verb} {member}".strip()
            if text in self._numbers:
                raise ValueError(f"The action {text!r} is defined twice.")
            number = len(self)
            self._families[number], self._texts[number], self._numbers[text] = family, text, number
        return family.first

    def __len__(self) -> int:
        return len(self._texts)

    # -- Families ---------------------------------------------------------------------------------------

    def family_of(self, action: int) -> Family:
        return self._families[action]

    def member_of(self, action: int) -> int:
        """The index of an action in its family."""
        return action - self.family_of(action).first

    def families(self) -> list[Family]:
        return list(dict.fromkeys(self._families.values()))

    def select(self, actions: Iterable[int], *families: int) -> frozenset[int]:
        """Those of *actions* that belong to one of *families*."""
        return frozenset(action for action in actions if self.family_of(action).first in families)

    def find(self, by_family: ByFamily[T], state: Any, action: int) -> T | None:
        """The value of *by_family* for an action; None if it has none for its family."""
        answer = by_family.get(self.family_of(action).first)
        return answer(state, self.member_of(action)) if answer else None

    def name(self, namers: ByFamily[Message], state: Any, action: int) -> Message:
        """The label of an action's button, from the namer of its family or, without one, the verb."""
        simply = Message(f"do-{self.family_of(action).verb.replace(' ', '-')}")
        return self.find(namers, state, action) or simply

    def find_all(self, by_family: ByFamily[T | None], state: Any, actions: Iterable[int]) -> dict[int, T]:
        """The values of *by_family* for those of *actions* that have one."""
        found = ((action, self.find(by_family, state, action)) for action in actions)
        return {action: answer for action, answer in found if answer is not None}

    # -- Text -------------------------------------------------------------------------------------------

    def format(self, action: int) -> str:
        return self._texts[action]

    def parse(self, text: str) -> int:
        """
        Raises:
            NotationError: If *text* is not an action of the game; the message lists similar ones.
        """
        words = text.lower().split()
        action = self._numbers.get(" ".join(words))
        if action is not None:
            return action
        alike = [known for known in self._numbers if words and known.split()[0] == words[0]]
        if alike:
            raise NotationError(f"Cannot read the action {quote(text)}. Possible: {list_some(alike)}.")
        verbs = list(dict.fromkeys(known.split()[0] for known in self._numbers))
        raise NotationError(f"Unknown action {quote(text)}. Actions start with one of: {', '.join(verbs)}.")
