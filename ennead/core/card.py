"""The card of a game: all its parts, as the house reads them; and the setting of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ennead.core import registry
from ennead.core.action import Action, Actions
from ennead.core.domain import Domain
from ennead.core.kinds import Kinds
from ennead.core.options import Option
from ennead.core.rng import Rng
from ennead.core.rules import Rules, Shelf
from ennead.core.step import Steps

if TYPE_CHECKING:
    from ennead.core.features import Features

COUNT: Final = Domain("count", 0, 10**9)
ANY_SEAT: Final = Domain("seat", 0, 62)

_SHARED_EVENTS: Final = Kinds("event")
UNDONE: Final = _SHARED_EVENTS.add("undone", seat=ANY_SEAT, to=COUNT)
REWOUND: Final = _SHARED_EVENTS.add("rewound", seat=ANY_SEAT, to=COUNT)

_SHARED_REASONS: Final = Kinds("reason")
GAME_OVER: Final = _SHARED_REASONS.add("game-over")
NOT_ASKED: Final = _SHARED_REASONS.add("not-asked", seat=ANY_SEAT)
ANOTHER_QUESTION: Final = _SHARED_REASONS.add("another-question")


def questions() -> Kinds:
    """An empty vocabulary of questions for a new game."""
    return Kinds("question")


def events() -> Kinds:
    """A vocabulary of events with the ones that every game shares."""
    return Kinds("event", _SHARED_EVENTS.all())


def reasons() -> Kinds:
    """A vocabulary of reasons with the ones that every game shares."""
    return Kinds("reason", _SHARED_REASONS.all())


class Card:
    """The parts of a game. Each comes from the file of the same name in the game's folder."""

    def __init__(
        self,
        *,
        home: str,
        id: str,
        seats: tuple[int, int],
        actions: Actions,
        questions: Kinds,
        events: Kinds,
        reasons: Kinds,
        steps: Steps,
        rules: Callable[[dict[str, Any]], Rules],
        state: Callable[[], Any],
        setup: Callable[[Any], None],
        view: Callable[[Any, int | None], Mapping[str, object]],
        sample: Callable[[Any, int | None, Rng], None],
        write: Callable[[Any], dict[str, object]],
        read: Callable[[Any, Mapping[str, Any]], None],
        evaluate: Callable[[Any, int], float],
        outlook: Callable[[Any, int], float] | None = None,
        plays_on: bool = True,
        features: Callable[[Setting], Features] | None = None,
        options: Sequence[Option] = (),
    ) -> None:
        self.home = home
        self.id = id
        self.seats = seats
        self.options = tuple(options)
        self.actions = actions
        self.questions = questions
        self.events = events
        self.reasons = reasons
        self.steps = steps
        self.shelf = Shelf(home, rules)
        self.blank = state
        self.setup = setup
        self.table_view = view
        self.resample = sample
        self.write_table = write
        self.read_table = read
        self.evaluate = evaluate
        self.outlook = evaluate if outlook is None else outlook
        """For bots that think ahead: fitted to games, better and slower than `evaluate`."""
        self.plays_on = plays_on
        """Does a search play on to the end of the page before it looks how good a position is?"""
        self.make_features = features
        actions.home = home
        registry.add(id, self)

    def parse(self, text: str) -> Action:
        """The action a text names, like 'place 3b2'."""
        return self.actions.parse(text)


class Setting:
    """What stays the same through one game; all copies share it."""

    def __init__(self, card: Card, rules: Rules, players: int, options: dict[str, Any]) -> None:
        self.card = card
        self.rules = rules
        self.players = players
        self.options = options
