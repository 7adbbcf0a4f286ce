"""Conditions on an answer and the state after it, as a lesson's file writes them."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from ennead.core.action import Action
from ennead.core.errors import BadPosition
from ennead.core.json_fields import an_object, check_names
from ennead.core.spec import GameSpec
from ennead.lessons.quantity import KINDS, Quantity, read_quantity

ORDERS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "is": operator.eq,
    "least": operator.ge,
    "most": operator.le,
    "above": operator.gt,
    "below": operator.lt,
}


@dataclass(frozen=True)
class Outcome:
    """What an answer has done: the learner's view afterwards and the events they have seen."""

    action: Action
    view: Mapping[str, object]
    events: Sequence[Mapping[str, object]]


class Condition(ABC):
    """Something that holds or does not hold for an outcome."""

    @abstractmethod
    def holds(self, outcome: Outcome) -> bool: ...


@dataclass(frozen=True)
class Answered(Condition):
    """The answer is one of these: actions in notation, where `*` matches anything."""

    patterns: tuple[str, ...]

    def holds(self, outcome: Outcome) -> bool:
        return any(fnmatchcase(outcome.action.text, pattern) for pattern in self.patterns)


@dataclass(frozen=True)
class Happened(Condition):
    """The learner has seen an event with these fields."""

    fields: Mapping[str, object]

    def holds(self, outcome: Outcome) -> bool:
        wanted = self.fields.items()
        return any(all(event.get(k) == v for k, v in wanted) for event in outcome.events)


@dataclass(frozen=True)
class Compared(Condition):
    """A quantity of the view compares with a value, or with another quantity, in this way."""

    quantity: Quantity
    order: str
    other: object

    def holds(self, outcome: Outcome) -> bool:
        found = self.quantity.read(outcome.view)
        other = self.other
        if isinstance(other, Quantity):
            other = other.read(outcome.view)
        if self.order == "is":
            return found == other
        if not isinstance(found, int) or not isinstance(other, int):
            return False
        return ORDERS[self.order](found, other)


@dataclass(frozen=True)
class Every(Condition):
    """All of these hold; true if there are none."""

    parts: tuple[Condition, ...]

    def holds(self, outcome: Outcome) -> bool:
        return all(part.holds(outcome) for part in self.parts)


@dataclass(frozen=True)
class Some(Condition):
    """At least one of these holds."""

    parts: tuple[Condition, ...]

    def holds(self, outcome: Outcome) -> bool:
        return any(part.holds(outcome) for part in self.parts)


@dataclass(frozen=True)
class Not(Condition):
    """This does not hold."""

    part: Condition

    def holds(self, outcome: Outcome) -> bool:
        return not self.part.holds(outcome)


def answer_patterns(condition: Condition) -> list[str]:
    """The answers that a condition asks for by name."""
    if isinstance(condition, Answered):
        return list(condition.patterns)
    if isinstance(condition, Every | Some):
        return [pattern for part in condition.parts for pattern in answer_patterns(part)]
    return []


def read_condition(where: str, value: object, game: GameSpec) -> Condition:
    """A condition from JSON; `BadPosition` names the entry that is wrong."""
    data = an_object(where, value)
    if any(kind in data for kind in KINDS):
        return _read_comparison(where, data)
    check_names(where, data, [*_READERS, *KINDS])
    if len(data) != 1:
        raise BadPosition(f"{where} must have one of {', '.join([*_READERS, *KINDS])}")
    [(name, inner)] = data.items()
    return _READERS[name](f"{where}.{name}", inner, game)


def _read_comparison(where: str, data: Mapping[str, object]) -> Condition:
    check_names(where, data, [*KINDS, "of", *ORDERS])
    quantity = read_quantity(where, data)
    orders = [order for order in ORDERS if order in data]
    if len(orders) != 1:
        raise BadPosition(f"{where} must have one of {', '.join(ORDERS)}")
    other = data[orders[0]]
    if isinstance(other, dict):
        check_names(f"{where}.{orders[0]}", other, [*KINDS, "of"])
        other = read_quantity(f"{where}.{orders[0]}", other)
    return Compared(quantity, orders[0], other)


def _read_parts(where: str, value: object, game: GameSpec) -> tuple[Condition, ...]:
    if not isinstance(value, list):
        raise BadPosition(f"{where} must be a list, not {value!r}")
    return tuple(read_condition(f"{where}[{at}]", part, game) for at, part in enumerate(value))


def _read_every(where: str, value: object, game: GameSpec) -> Condition:
    return Every(_read_parts(where, value, game))


def _read_some(where: str, value: object, game: GameSpec) -> Condition:
    return Some(_read_parts(where, value, game))


def _read_not(where: str, value: object, game: GameSpec) -> Condition:
    return Not(read_condition(where, value, game))


def _read_answered(where: str, value: object, game: GameSpec) -> Condition:
    if not isinstance(value, list) or not value:
        raise BadPosition(f"{where} must be a list of actions, not {value!r}")
    return Answered(
        tuple(read_pattern(f"{where}[{at}]", one, game) for at, one in enumerate(value))
    )


def _read_happened(where: str, value: object, game: GameSpec) -> Condition:
    fields = an_object(where, value)
    kind = game.events.by_name.get(str(fields.get("event")))
    if kind is None:
        raise BadPosition(f"{where}: there is no event {fields.get('event')!r}")
    check_names(where, fields, ["event", *kind.names])
    return Happened(fields)


def read_pattern(where: str, value: object, game: GameSpec) -> str:
    """A pattern for actions that at least one action of the game matches."""
    if not isinstance(value, str):
        raise BadPosition(f"{where} must be an action in notation, not {value!r}")
    if not any(fnmatchcase(action.text, value) for action in game.actions.all):
        raise BadPosition(f"{where}: no action of {game.id} matches {value!r}")
    return value


_READERS: Final[dict[str, Callable[[str, object, GameSpec], Condition]]] = {
    "action": _read_answered,
    "event": _read_happened,
    "all": _read_every,
    "any": _read_some,
    "not": _read_not,
}
