"""State: what a program holds of a game in play."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from operator import index
from typing import Final, SupportsIndex

from mypy_extensions import mypyc_attr

from ennead.core import past
from ennead.core.action import Action
from ennead.core.card import ANOTHER_QUESTION, GAME_OVER, NOT_ASKED
from ennead.core.engine import Engine
from ennead.core.errors import IllegalAction, NotToMove
from ennead.core.kinds import Reason
from ennead.core.log import SPECTATOR, History, Unforeseen
from ennead.core.position import dump
from ennead.core.record import Record
from ennead.core.rng import Rng

_FORESIGHT: Final = b"foresight"
_NAMED_OPTIONS: Final = 8


class Foresight:
    """What would certainly happen: events up to the first thing nobody can know yet."""

    def __init__(
        self,
        events: list[dict[str, object]],
        reveals: bool,
        questions: list[dict[str, object]],
        over: bool,
        table: object,
    ) -> None:
        self.events = events
        self.reveals = reveals
        self.questions = questions
        self.over = over
        self.table = table
        """The game's part of the view as it would be then; None if that cannot be known."""

    def json(self) -> dict[str, object]:
        """All of it, ready for JSON."""
        return {
            "events": self.events,
            "reveals": self.reveals,
            "questions": self.questions,
            "over": self.over,
            "table": self.table,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Engine):
    """A game in play. A game's own class adds its pieces, `copy`, `points` and `places`."""

    def copy(self) -> State:
        """An independent twin without history, cheap enough for search to make millions."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """The score of each seat."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat once the game is over: 0 for winners only.

        Where a game plays too, everybody may have lost to it: then nobody has place 0.
        """
        raise NotImplementedError

    # Answering.

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return tuple([choice.seat for choice in self.open])

    @property
    def asked(self) -> int:
        """The number of the open question; an answer that names it cannot hit another one."""
        return self.history.asked if self.history is not None else 0

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """What this seat can answer now; empty for a seat that is not asked."""
        at = self._asked_at(seat if isinstance(seat, int) else index(seat))
        return self.offers[at][:] if at >= 0 else []

    def play(self, seat: SupportsIndex, action: Action | str | SupportsIndex) -> None:
        """Answer the question this seat is asked with an action, its text or its number."""
        chosen = action if isinstance(action, Action) else self._action(action)
        at = self._asked_at(seat if isinstance(seat, int) else index(seat))
        if at < 0:
            raise NotToMove(self._who_is_asked(index(seat)))
        if chosen not in self.offers[at]:
            raise IllegalAction(self._what_is_legal(at, chosen))
        self.answer(at, chosen)

    def why_not(self, seat: SupportsIndex, action: Action | str | SupportsIndex) -> Reason | None:
        """The reason an action is not legal now, None if it is."""
        chosen = action if isinstance(action, Action) else self._action(action)
        if self.over:
            return Reason(GAME_OVER)
        at = self._asked_at(self._seat(seat))
        if at < 0:
            return Reason(NOT_ASKED, index(seat))
        if chosen in self.offers[at]:
            return None
        return self.open[at].why_not(self, chosen) or Reason(ANOTHER_QUESTION)

    # Looking.

    @property
    def players(self) -> int:
        """How many play."""
        return self.setting.players

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(self.points())

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of each seat, 0 for winners only; empty until the game is over."""
        return tuple(self.places()) if self.over else ()

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        """All that this seat may know, ready for JSON; None is a spectator."""
        viewer = None if seat is None else self._seat(seat)
        return {
            "game": self.setting.card.id,
            "players": self.setting.players,
            "seat": viewer,
            "page": self.page,
            "questions": self.questions(),
            "answer": self._own_answer(viewer),
            "over": self.over,
            "scores": self.points(),
            "ranking": list(self.ranking),
            "table": self.setting.card.table_view(self, viewer),
        }

    def svg(
        self,
        seat: SupportsIndex | None = None,
        language: str = "en",
        names: Sequence[str] = (),
    ) -> str:
        """A picture of all that this seat may know, as SVG; None is a spectator.

        It needs nothing but itself, suits light and dark pages and says in words what it shows.
        """
        # Words stand above the core: they are asked for only when somebody wants a picture.
        pictures = importlib.import_module("ennead.words.picture")
        drawn: str = pictures.picture(self.view(seat), language, names)
        return drawn

    def _repr_svg_(self) -> str:
        """How notebooks show a state: as a spectator sees it, so never with a secret."""
        return self.svg()

    def questions(self) -> list[dict[str, object]]:
        """What is asked of whom, also of those who have answered in secret already."""
        choices = self.open if self.together is None else self.choices
        return [c.question().json((c.seat, *c.details(self))) for c in choices]

    def events(self, seat: SupportsIndex | None, since: int = 0) -> list[dict[str, object]]:
        """What this seat has seen happen, from number `since` on; the list only ever grows."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return self.history.seen(viewer, since) if self.history is not None else []

    def sample(self, seat: SupportsIndex | None, rng: Rng) -> State:
        """A full state that may be the true one for all this seat knows, random in the rest."""
        viewer = None if seat is None else self._seat(seat)
        twin = self.copy()
        twin.key = rng.fresh_key()
        twin.rekey(0, 0)
        if twin.together is not None:
            mine = 0 if viewer is None else self.team(viewer)
            twin.open = []
            for i, choice in enumerate(twin.choices):
                if twin.answers[i] is None or not mine >> choice.seat & 1:
                    twin.answers[i] = None
                    twin.open.append(choice)
        self.setting.card.resample(twin, viewer, rng)
        twin.offers = [choice.options(twin) for choice in twin.open]
        return twin

    def foresee(
        self, seat: SupportsIndex, actions: Sequence[Action | str | SupportsIndex]
    ) -> Foresight:
        """What would certainly happen if this seat gave these answers, as far as it can know."""
        last_missing = self.together is not None and len(self.open) == 1
        twin = self.sample(seat, Rng(_FORESIGHT))
        twin.history = History()
        twin.history.previewing = True
        stopped = False
        reveals = False
        for action in actions:
            try:
                twin.play(seat, action)
            except Unforeseen as stop:
                stopped = True
                reveals = stop.reveals
                break
            if last_missing:
                stopped = reveals = True
                break
        asked = [] if stopped or twin.over else twin.questions()
        table = None if stopped else self.setting.card.table_view(twin, self._seat(seat))
        return Foresight(twin.events(seat), reveals, asked, twin.over, table)

    # The past.

    def can_undo(self, seat: SupportsIndex) -> bool:
        """Would `undo` take back a choice of this seat now, without consent?"""
        return past.undoable(self, index(seat), False) is not None

    def undo(self, seat: SupportsIndex, consent: bool = False) -> None:
        """Take back this seat's (its team's) last choice, as long as nobody learned anything.

        A secret answer can be taken back as long as its question is open. With the consent of
        all, the last choice is taken back whatever came after it, and the dice are rekeyed.
        """
        past.undo(self, index(seat), consent)

    def record(self, whole: bool = False, names: Sequence[str] = ()) -> Record:
        """The game so far. While it runs, without what is still secret, unless `whole`."""
        return past.record(self, self.points(), whole, names)

    def dump(self) -> dict[str, object]:
        """The whole position, ready for JSON; `Game.load` reads it."""
        return dump(self)

    def __copy__(self) -> State:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: Mapping[int, object]) -> State:
        twin = self.copy()
        if self.history is not None:
            twin.history = self.history.fork()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (restore_state, (self.setting.card.home, self.dump()))

    def __repr__(self) -> str:
        owing = "over" if self.over else f"to move {self.to_move}"
        return f"<{self.setting.card.id}, page {self.page}, {owing}, scores {self.scores}>"

    def _seat(self, seat: SupportsIndex) -> int:
        number = index(seat)
        if not 0 <= number < self.setting.players:
            raise NotToMove(f"there is no seat {number}; expected 0 … {self.setting.players - 1}")
        return number

    def _asked_at(self, seat: int) -> int:
        for at, choice in enumerate(self.open):
            if choice.seat == seat:
                return at
        return -1

    def _action(self, action: str | SupportsIndex) -> Action:
        actions = self.setting.card.actions
        return actions.parse(action) if isinstance(action, str) else actions.at(index(action))

    def _own_answer(self, viewer: int | None) -> str | None:
        """What this seat's team has answered to the open secret question."""
        if viewer is None or self.together is None:
            return None
        for choice, answer in zip(self.choices, self.answers, strict=True):
            if answer is not None and self.team(viewer) >> choice.seat & 1:
                return str(answer)
        return None

    def _who_is_asked(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        asked = ", ".join([str(choice.seat) for choice in self.open])
        return f"seat {seat} is not asked now; waiting for seat {asked}"

    def _what_is_legal(self, at: int, action: Action) -> str:
        texts = [str(option) for option in self.offers[at][:_NAMED_OPTIONS]]
        more = len(self.offers[at]) - len(texts)
        tail = f" and {more} more" if more else ""
        return f"'{action}' is not legal now; expected one of {', '.join(texts)}{tail}"


def restore_state(home: str, position: dict[str, object]) -> State:
    """Unpickle by loading the position into the game whose package is `home`."""
    state: State = importlib.import_module(home).GAME.load(position)
    return state
