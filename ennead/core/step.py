"""Steps: what is still to be done, one line of the rulebook each, and the questions among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ennead.core.action import Action
from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.core.kinds import Kind, Reason

if TYPE_CHECKING:
    from ennead.core.engine import Engine

S = TypeVar("S", bound="Engine")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook. Never changed once made, so copies of a game share it."""

    def run(self, g: S) -> None:
        """Do the line, or put finer steps on the agenda with `g.do(...)`."""
        raise NotImplementedError

    def fields(self) -> tuple[int, ...]:
        """The constructor's arguments, for positions as JSON."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that asks a seat to pick one action.

    One option is taken without asking. None at all is a mistake in the rules, unless the
    choice says that it may be skipped.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: S) -> None:
        g.ask(self)

    def question(self) -> Kind:
        """What is asked, a kind of the game's questions."""
        raise NotImplementedError

    def details(self, g: S) -> tuple[int, ...]:
        """The question's arguments after the seat."""
        return ()

    def options(self, g: S) -> list[Action]:
        """What can be picked; changes nothing."""
        raise NotImplementedError

    def take(self, g: S, action: Action) -> None:
        """Do what was picked."""
        raise NotImplementedError

    def why_not(self, g: S, action: Action) -> Reason | None:
        """Why an action this question is about cannot be picked; None for any other action."""
        return None

    def may_be_skipped(self) -> bool:
        """Is it fine that there is nothing to pick?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """Several seats answer at once in secret; answers take effect in seat order when all are in.

    A seat with a single answer is asked too: not asking it would tell what it holds.
    """

    def run(self, g: S) -> None:
        g.ask_together(self)

    def choices(self, g: S) -> Sequence[Choice[S]]:
        """The questions, in seat order; none of them means that there is nothing to ask."""
        raise NotImplementedError


class Steps:
    """The registry by which a game's steps are written into positions and read from them."""

    def __init__(self) -> None:
        self._classes: dict[str, Any] = {}
        self._fields: dict[str, tuple[Domain, ...]] = {}

    def add(self, step: type[Step[Any]], *fields: Domain) -> None:
        """Register a class with the domains of its constructor's arguments."""
        self._classes[step.__name__] = step
        self._fields[step.__name__] = fields

    def write(self, step: Step[Any]) -> list[object]:
        """["Removal", 0]"""
        name = type(step).__name__
        written: list[object] = [name]
        for domain, value in zip(self._fields[name], step.fields(), strict=True):
            written.append(domain.json(value))
        return written

    def read(self, written: object) -> Step[Any]:
        if not isinstance(written, list) or not written or not isinstance(written[0], str):
            raise BadPosition(f"{written!r} is no step; expected a list like {self._example()}")
        name = written[0]
        if name not in self._classes:
            raise BadPosition(f"no step is called {name!r}; expected one of {self.names()}")
        domains = self._fields[name]
        if len(written) - 1 != len(domains):
            raise BadPosition(f"step {name} takes {len(domains)} fields, not {len(written) - 1}")
        values = [domain.from_json(v) for domain, v in zip(domains, written[1:], strict=True)]
        step: Step[Any] = self._classes[name](*values)
        return step

    def names(self) -> str:
        return ", ".join(self._classes)

    def _example(self) -> str:
        name = next(iter(self._classes))
        return repr([name, *(domain.json(domain.first) for domain in self._fields[name])])
