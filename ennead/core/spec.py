"""GameSpec: the parts a game is made of. GameConfig: what is fixed for one game in play."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex

from ennead.core import registry
from ennead.core.action import Action, Actions
from ennead.core.domain import Domain
from ennead.core.options import Option
from ennead.core.rng import Rng
from ennead.core.rules import Rules, Rulesets
from ennead.core.step import Steps
from ennead.core.terms import Term
from ennead.core.view import TableT
from ennead.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from ennead.core.features import Features

COUNT: Final = Domain("count", 0, 10**9)
ANY_SEAT: Final = Domain("seat", 0, 62)

_SHARED_EVENTS: Final = Vocabulary("event")
UNDONE: Final = _SHARED_EVENTS.add("undone", seat=ANY_SEAT, to=COUNT)
REWOUND: Final = _SHARED_EVENTS.add("rewound", seat=ANY_SEAT, to=COUNT)
RETRACTED: Final = _SHARED_EVENTS.add("retracted", seat=ANY_SEAT, to=COUNT)

_SHARED_REASONS: Final = Vocabulary("reason")
GAME_OVER: Final = _SHARED_REASONS.add("game-over")
NOT_ASKED: Final = _SHARED_REASONS.add("not-asked", seat=ANY_SEAT)
ANOTHER_QUESTION: Final = _SHARED_REASONS.add("another-question")


def questions() -> Vocabulary:
    """A new, empty vocabulary of questions."""
    return Vocabulary("question")


def events() -> Vocabulary:
    """A new vocabulary of events, with those that all games share."""
    return Vocabulary("event", _SHARED_EVENTS.all())


def reasons() -> Vocabulary:
    """A new vocabulary of reasons, with those that all games share."""
    return Vocabulary("reason", _SHARED_REASONS.all())


class GameSpec(Generic[TableT]):
    """The parts of a game, given by keyword. `ennead.games.aton` shows where each part lives."""

    def __init__(
        self,
        *,
        package: str,
        id: str,
        seats: tuple[int, int],
        actions: Actions,
        questions: Vocabulary,
        events: Vocabulary,
        reasons: Vocabulary,
        steps: Steps,
        rules: Callable[[dict[str, Any]], Rules],
        state: Callable[[], Any],
        setup: Callable[[Any], None],
        view: Callable[[Any, int | None], TableT],
        sample: Callable[[Any, int | None, Rng], None],
        write: Callable[[Any], dict[str, object]],
        read: Callable[[Any, Mapping[str, Any]], None],
        evaluate: Callable[[Any, int], float],
        fitted_evaluate: Callable[[Any, int], float] | None = None,
        terms: Callable[[Any, int], dict[str, Term]] | None = None,
        needs_playouts: bool = True,
        features: Callable[[GameConfig], Features] | None = None,
        options: Sequence[Option] = (),
    ) -> None:
        self.package = package
        self.id = id
        self.seats = seats
        self.options = tuple(options)
        self.actions = actions
        self.questions = questions
        self.events = events
        self.reasons = reasons
        self.steps = steps
        self.rulesets = Rulesets(package, rules)
        self.new_state = state
        self.setup = setup
        self.table_view = view
        self.resample = sample
        self.write_table = write
        self.read_table = read
        self._evaluate = evaluate
        self._fitted_evaluate = evaluate if fitted_evaluate is None else fitted_evaluate
        self._terms = terms
        self.needs_playouts = needs_playouts
        """Whether a search must play to the end of the page before evaluating a position."""
        self.make_features = features or _derived_features(view)
        actions.package = package
        registry.add(id, self)

    def __repr__(self) -> str:
        fewest, most = self.seats
        players = str(fewest) if fewest == most else f"{fewest} to {most}"
        return f"<{self.id}, {players} players, {len(self.actions)} actions>"

    def evaluate(self, state: Any, seat: SupportsIndex) -> float:
        """How good a position looks to a seat, from 0 (lost) to 1 (won)."""
        return self._evaluate(state, index(seat))

    def fitted_evaluate(self, state: Any, seat: SupportsIndex) -> float:
        """The same for bots that think ahead: fitted to games, better and slower."""
        return self._fitted_evaluate(state, index(seat))

    def terms(self, state: Any, seat: SupportsIndex) -> dict[str, Term]:
        """The terms of `evaluate` for a seat by name; empty if the game does not name them."""
        return {} if self._terms is None else self._terms(state, index(seat))

    def parse(self, text: str) -> Action:
        """Parse an action in notation, such as 'place 3b2'."""
        return self.actions.parse(text)

    def submodule(self, name: str) -> Any:
        """Module `name` of the game's package, such as "drawing.svg"; None if it does not exist."""
        module = f"{self.package}.{name}"
        try:
            return importlib.import_module(module)
        except ModuleNotFoundError as error:
            if error.name is not None and f"{module}.".startswith(f"{error.name}."):
                return None
            raise


def _derived_features(
    view: Callable[[Any, int | None], object],
) -> Callable[[GameConfig], Features] | None:
    from ennead.core.view_features import derived_features  # which imports this module

    return derived_features(view)


class GameConfig:
    """What does not change during one game: spec, rules, players, options. Copies share it."""

    def __init__(self, spec: GameSpec, rules: Rules, players: int, options: dict[str, Any]) -> None:
        self.spec = spec
        self.rules = rules
        self.players = players
        self.options = options

    def __repr__(self) -> str:
        return f"<{self.spec.id} for {self.players} players, options {self.options}>"
