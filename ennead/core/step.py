"""Steps: the lines of the rulebook still to be carried out, and the choices among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ennead.core.action import Action
from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.core.vocabulary import Kind, Reason

if TYPE_CHECKING:
    from ennead.core.engine import Engine

S = TypeVar("S", bound="Engine")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook. Steps are immutable, so copies of a game share them."""

    def run(self, g: S) -> None:
        """Carry out the line, or break it into smaller steps with `g.do(...)`."""
        raise NotImplementedError

    def fields(self) -> tuple[int, ...]:
        """The constructor's arguments, as written into positions."""
        return ()

    def __repr__(self) -> str:
        arguments = ", ".join([str(field) for field in self.fields()])
        return f"<{type(self).__name__}({arguments})>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that asks a seat to pick one action.

    A single option is taken without asking. Having no option is a bug in the rules, unless the
    choice may be skipped.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: S) -> None:
        g.ask(self)

    def question(self) -> Kind:
        """The kind of question, from the game's vocabulary."""
        raise NotImplementedError

    def details(self, g: S) -> tuple[int, ...]:
        """The question's arguments after the seat."""
        return ()

    def options(self, g: S) -> list[Action]:
        """The legal actions. Must not change the state."""
        raise NotImplementedError

    def take(self, g: S, action: Action) -> None:
        """Carry out the chosen action."""
        raise NotImplementedError

    def why_not(self, g: S, action: Action) -> Reason | None:
        """Why an action that belongs to this question is illegal; None for any other action."""
        return None

    def may_be_skipped(self) -> bool:
        """Whether the choice is skipped when it has no options."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousChoice(Step[S]):
    """Several seats choose in secret; when all have, the answers take effect in seat order.

    A seat with a single option is asked too, since skipping it would disclose what it holds.
    """

    def run(self, g: S) -> None:
        g.ask_simultaneously(self)

    def choices(self, g: S) -> Sequence[Choice[S]]:
        """The choices in seat order. If there are none, the step does nothing."""
        raise NotImplementedError


class Steps:
    """A game's step classes by name, for writing steps into positions and reading them back."""

    def __init__(self) -> None:
        self._classes: dict[str, Any] = {}
        self._fields: dict[str, tuple[Domain, ...]] = {}

    def add(self, step: type[Step[Any]], *fields: Domain) -> None:
        """Register a class with the domains of its constructor's arguments."""
        self._classes[step.__name__] = step
        self._fields[step.__name__] = fields

    def write(self, step: Step[Any]) -> list[object]:
        """A step as JSON: `["Removal", 0]`."""
        name = type(step).__name__
        written: list[object] = [name]
        for domain, value in zip(self._fields[name], step.fields(), strict=True):
            written.append(domain.json(value))
        return written

    def read(self, written: object) -> Step[Any]:
        """Read a step from JSON; `BadPosition` if it is invalid."""
        if not isinstance(written, list) or not written or not isinstance(written[0], str):
            raise BadPosition(f"{written!r} is not a step; expected a list like {self._example()}")
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
        """The names of all steps, for error messages."""
        return ", ".join(self._classes)

    def _example(self) -> str:
        name = next(iter(self._classes))
        return repr([name, *(domain.json(domain.first) for domain in self._fields[name])])
