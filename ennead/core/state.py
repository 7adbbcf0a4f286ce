"""State: a game in play, as programs use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Final, Generic, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from ennead.core import rebuild, registry, rendering, undo
from ennead.core.action import UNKNOWN, Action, find
from ennead.core.engine import Engine
from ennead.core.errors import BadRecord, IllegalAction, NotToMove
from ennead.core.foresight import Foresight
from ennead.core.history import History, PreviewStopped
from ennead.core.information_state import compact, seen_so_far
from ennead.core.log import REWIND, SPECTATOR, TAKEBACK, UNDO
from ennead.core.position import dump
from ennead.core.position_text import position_key
from ennead.core.record import Record
from ennead.core.record_writer import write_record
from ennead.core.rng import Rng
from ennead.core.spec import ANOTHER_QUESTION, GAME_OVER, NOT_ASKED
from ennead.core.view import TableT, View
from ennead.core.vocabulary import Reason

_FORESIGHT: Final = b"foresight"
_MAX_LISTED: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Engine, Generic[TableT]):
    """A game in play. A game's own class adds its pieces, `fork`, `points` and `places`."""

    # Implemented by a game.

    def fork(self) -> State[TableT]:
        """The same as `copy(history=False)`, and faster: search makes millions of forks."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """The score of each seat."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat once the game is over: 0 for winners only.

        If all players can lose to the game, it is possible that no seat has place 0.
        """
        raise NotImplementedError

    # Copying.

    def copy(self, *, history: bool = True) -> State[TableT]:
        """An equal, independent state. `copy.copy` and `copy.deepcopy` do the same.

        The copy keeps the history: its events, record and undo. With `history=False` it keeps
        none: `events` is empty, nothing can be undone, and playing is faster.
        """
        twin = self.fork()
        if history and self.history is not None:
            twin.history = self.history.copy()
        return twin

    def __copy__(self) -> State[TableT]:
        return self.copy()

    def __deepcopy__(self, memo: Mapping[int, object]) -> State[TableT]:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the position; the history is left out."""
        return (restore_state, (self.config.spec.package, self.dump()))

    # Answering.

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that have to answer now."""
        asked = self.open
        if len(asked) == 1:
            return (asked[0].seat,)
        return tuple([choice.seat for choice in asked])

    @property
    def asked(self) -> int:
        """The number of the open question; an answer to an earlier number came too late."""
        return self.history.asked if self.history is not None else 0

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """The actions this seat can choose now; empty for a seat that is not asked."""
        at = self._asked_at(seat if isinstance(seat, int) else index(seat))
        if at >= 0:
            return self.offers[at][:]
        self._seat(seat)
        return []

    def play(self, seat: SupportsIndex, action: Action | str | SupportsIndex) -> None:
        """Answer this seat's question with an action, its notation or its index."""
        chosen = action if isinstance(action, Action) else self._action(action)
        at = self._asked_at(seat if isinstance(seat, int) else index(seat))
        if at < 0:
            raise NotToMove(self._who_is_asked(index(seat)))
        if find(chosen, self.offers[at]) < 0:
            raise IllegalAction(self._what_is_legal(at, chosen))
        self.answer(at, chosen)

    def partners(self, seat: SupportsIndex) -> tuple[int, ...]:
        """The other seats of this seat's team: they know what it knows and may suggest answers."""
        number = self._seat(seat)
        team = self.team(number)
        return tuple([s for s in range(self.players) if team >> s & 1 and s != number])

    def asked_partner(self, seat: SupportsIndex) -> int | None:
        """The partner that is asked now; None if there is none, or if the seat itself is asked."""
        if self._asked_at(self._seat(seat)) >= 0:
            return None
        for other in self.partners(seat):
            if self._asked_at(other) >= 0:
                return other
        return None

    def why_not(self, seat: SupportsIndex, action: Action | str | SupportsIndex) -> Reason | None:
        """The reason an action is illegal now; None if it is legal."""
        chosen = action if isinstance(action, Action) else self._action(action)
        if self.over:
            return Reason(GAME_OVER)
        at = self._asked_at(self._seat(seat))
        if at < 0:
            return Reason(NOT_ASKED, index(seat))
        if find(chosen, self.offers[at]) >= 0:
            return None
        return self.open[at].why_not(self, chosen) or Reason(ANOTHER_QUESTION)

    # Observing.

    @property
    def players(self) -> int:
        """The number of players."""
        return self.config.players

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(self.points())

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of each seat, 0 for winners only; empty until the game is over."""
        return tuple(self.places()) if self.over else ()

    def view(self, seat: SupportsIndex | None) -> View[TableT]:
        """Everything this seat may know, as JSON; None is a spectator."""
        viewer = None if seat is None else self._seat(seat)
        return {
            "game": self.config.spec.id,
            "players": self.config.players,
            "seat": viewer,
            "page": self.page,
            "questions": self.questions(),
            "answer": self._own_answer(viewer),
            "over": self.over,
            "scores": self.points(),
            "ranking": list(self.ranking),
            "table": self.config.spec.table_view(self, viewer),
        }

    def svg(
        self,
        seat: SupportsIndex | None = None,
        language: str = "en",
        names: Sequence[str] = (),
    ) -> str:
        """A picture of everything this seat may know, as SVG; None is a spectator.

        The SVG is self-contained, adapts to light and dark pages, and describes itself in text.
        """
        return rendering.render(self.view(seat), language, names)

    def _repr_svg_(self) -> str:
        """What notebooks display: the spectator's view, so no secrets."""
        return self.svg()

    def questions(self) -> list[dict[str, object]]:
        """The open questions, including those already answered in secret."""
        choices = self.open if self.simultaneous is None else self.choices
        return [c.question().json((c.seat, *c.details(self))) for c in choices]

    def events(
        self, seat: SupportsIndex | None, since: SupportsIndex = 0
    ) -> list[dict[str, object]]:
        """The events this seat has seen, from number `since` on. The list only ever grows."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return self.history.seen_events(viewer, index(since)) if self.history is not None else []

    def events_seen(self, seat: SupportsIndex | None) -> int:
        """The number of events this seat has seen."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        history = self.history
        if history is None:
            return 0
        return len(history.events) - len(history.hidden_events(viewer))

    def information(self, seat: SupportsIndex | None) -> str:
        """All this seat has seen and done, in order, and the open questions; None is a spectator.

        The text determines the seat's view, its legal actions and its earlier information. Its
        first line is the seat's view of the first position, the last one holds the questions, and
        between them is one line for each answer and each event.
        """
        viewer = None if seat is None else self._seat(seat)
        return "\n".join([*self.known_lines(viewer), self.question_line(viewer)])

    def known_lines(self, viewer: int | None) -> list[str]:
        """The lines of `information` before the questions. The list only ever grows."""
        start = self if self.history is None else self.moment(0)
        return [compact(start.view(viewer)), *seen_so_far(self, viewer)]

    def question_line(self, viewer: int | None) -> str:
        """The last line of `information`."""
        return compact({"questions": self.questions(), "answer": self._own_answer(viewer)})

    def sample(self, seat: SupportsIndex | None, rng: Rng) -> State[TableT]:
        """A full state, without history, that this seat could not tell from the real one."""
        viewer = None if seat is None else self._seat(seat)
        twin = self.fork()
        twin.dice_key = rng.fresh_key()
        twin.rekey(0, 0)
        if twin.simultaneous is not None:
            mine = 0 if viewer is None else self.team(viewer)
            twin.open = []
            twin.answers = twin.answers[:]
            for i, choice in enumerate(twin.choices):
                known = twin.answers[i] is not UNKNOWN and mine >> choice.seat & 1
                if twin.answers[i] is None or not known:
                    twin.answers[i] = None
                    twin.open.append(choice)
        self.config.spec.resample(twin, viewer, rng)
        twin.offers = [choice.options(twin) for choice in twin.open]
        return twin

    def foresee(
        self, seat: SupportsIndex, actions: Sequence[Action | str | SupportsIndex]
    ) -> Foresight:
        """Preview these answers of a seat, as far as the seat can know what happens."""
        last_missing = self.simultaneous is not None and len(self.open) == 1
        twin = self.sample(seat, Rng(_FORESIGHT))
        twin.history = History()
        twin.history.previewing = True
        stopped = False
        reveals = False
        for action in actions:
            try:
                twin.play(seat, action)
            except PreviewStopped as stop:
                stopped = True
                reveals = stop.reveals
                break
            if last_missing:
                stopped = reveals = True
                break
        asked = [] if stopped or twin.over else twin.questions()
        table = None if stopped else self.config.spec.table_view(twin, self._seat(seat))
        after = self._guess(seat, actions) if stopped and not last_missing else twin
        history = after.history
        assert history is not None
        ends_turn = self.simultaneous is None and (
            after.over or history.ended_turns & self.team(self._seat(seat)) != 0
        )
        to_move = () if last_missing else after.to_move
        return Foresight(twin.events(seat), reveals, asked, twin.over, table, ends_turn, to_move)

    def _guess(self, seat: SupportsIndex, actions: Sequence[Action | str | SupportsIndex]) -> State:
        """A state that these answers of a seat may lead to, as far as the seat can know."""
        twin = self.sample(seat, Rng(_FORESIGHT))
        twin.history = History()
        for action in actions:
            twin.play(seat, action)
        return twin

    # Undo, record and position.

    def can_undo(self, seat: SupportsIndex, consent: bool = False) -> bool:
        """Whether `undo` with the same arguments would take back a choice now."""
        return undo.undoable(self, index(seat), REWIND if consent else UNDO) is not None

    def undo(self, seat: SupportsIndex, consent: bool = False) -> None:
        """Take back the last choice of this seat's team, unless somebody has learned something.

        A secret answer can be taken back while its question is open. With the consent of all
        players the last choice is taken back whatever followed, and the dice are rekeyed.
        """
        undo.undo(self, index(seat), REWIND if consent else UNDO)

    def keep_checkpoints(self) -> None:
        """From now on, keep copies of the game every few moves; later copies do the same.

        They make `undo` and `moment` fast however long the game is, and cost memory.
        """
        if self.history is not None:
            self.history.keeps_checkpoints = True

    def moment(self, move: SupportsIndex) -> State[TableT]:
        """The game as it was after its first `move` moves (undos count), with its history."""
        number = index(move)
        moves = self.history.moves if self.history is not None else 0
        if not 0 <= number <= moves:
            raise BadRecord(f"the game has {moves} moves; there is no move {number}")
        if number == moves:
            return self.copy()
        past = rebuild.moment(self, number)
        assert isinstance(past, State)
        return past

    def take_back(self, seat: SupportsIndex) -> None:
        """Take back the last choice of this seat's team whatever followed, and keep the dice.

        The same answers then meet the same dice and cards. This is for a person among bots, who
        cheats nobody by it. Whether there is such a choice is `can_undo(seat, consent=True)`.
        """
        undo.undo(self, index(seat), TAKEBACK)

    def revert(self, seat: int, kind: int) -> None:
        undo.undo(self, seat, kind)

    def record(self, whole: bool = False, names: Sequence[str] = (), ended: bool = False) -> Record:
        """The record of the game so far. A running game's secrets are left out unless `whole`.

        `ended` says that nobody plays on, though the game is not over: seed and cards are shown.
        Secret answers that were never revealed stay hidden even then.
        """
        return write_record(self, self.points(), whole, names, ended)

    def dump(self, answers: bool = True) -> dict[str, object]:
        """The position as JSON, without the history; `Game.load` reads it.

        Without `answers`, those who have answered the open question in secret are asked again.
        """
        return dump(self, answers)

    def key(self) -> bytes:
        """What identifies the position: the table and every question, not history and dice.

        States are compared and hashed by it, so do not play on a state that is in a set.
        """
        return position_key(self.dump())

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, State) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        status = "over" if self.over else f"to move {self.to_move}"
        return f"<{self.config.spec.id}, page {self.page}, {status}, scores {self.scores}>"

    def _seat(self, seat: SupportsIndex) -> int:
        number = index(seat)
        if not 0 <= number < self.config.players:
            raise NotToMove(f"there is no seat {number}; expected 0 … {self.config.players - 1}")
        return number

    def _asked_at(self, seat: int) -> int:
        for at, choice in enumerate(self.open):
            if choice.seat == seat:
                return at
        return -1

    def _action(self, action: str | SupportsIndex) -> Action:
        actions = self.config.spec.actions
        return actions.parse(action) if isinstance(action, str) else actions.at(index(action))

    def _own_answer(self, viewer: int | None) -> str | None:
        """The answer of this seat's team to the open secret question."""
        if viewer is None or self.simultaneous is None:
            return None
        for choice, answer in zip(self.choices, self.answers, strict=True):
            if answer is not None and self.team(viewer) >> choice.seat & 1:
                return None if answer is UNKNOWN else str(answer)
        return None

    def _who_is_asked(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        asked = ", ".join([str(choice.seat) for choice in self.open])
        return f"seat {seat} is not asked now; waiting for seat {asked}"

    def _what_is_legal(self, at: int, action: Action) -> str:
        texts = [str(option) for option in self.offers[at][:_MAX_LISTED]]
        more = len(self.offers[at]) - len(texts)
        tail = f" and {more} more" if more else ""
        return f"'{action}' is not legal now; expected one of {', '.join(texts)}{tail}"


def restore_state(package: str, position: dict[str, object]) -> State:
    """Unpickle a state of a game."""
    return cast(State, registry.game_of_package(package).load(position))
