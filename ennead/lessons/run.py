"""Runs a lesson: asks its questions, judges answers, and lets the opponents answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fnmatch import fnmatchcase

from ennead.core.action import Action
from ennead.core.errors import BadDice, EnneadError, IllegalAction
from ennead.core.game import Game
from ennead.core.log import CHANCE
from ennead.core.replay_script import ReplayScript, ScriptEntry
from ennead.core.state import State
from ennead.core.view import View
from ennead.core.vocabulary import Reason
from ennead.lessons.condition import Outcome
from ennead.lessons.errors import BadLesson
from ennead.lessons.lesson import Lesson, OpponentAnswer, Reply, Step


class Tone(StrEnum):
    """How an answer was."""

    RIGHT = "right"
    SO_FAR = "so-far"
    """Good, but the goal is not reached yet."""
    NEAR = "near"
    """Sensible, but not what is asked; given back."""
    WRONG = "wrong"
    """Given back."""
    ILLEGAL = "illegal"


@dataclass(frozen=True)
class Verdict:
    """What is said to an answer, and what the answer has done or would have done.

    `say` is a message id and `values` are its arguments. An illegal answer has a `reason` instead.
    """

    tone: Tone
    say: str = ""
    values: Mapping[str, str | int] = field(default_factory=dict)
    reason: Reason | None = None
    view: Mapping[str, object] | None = None
    events: Sequence[Mapping[str, object]] = ()


@dataclass(frozen=True)
class _Moment:
    """A state within a step, and what is left of the step's dice and opponents' answers."""

    state: State
    dice: tuple[int, ...]
    opponents: tuple[OpponentAnswer, ...]
    improvised: int = 0
    opponent_events: Sequence[Mapping[str, object]] = ()

    def play(self, seat: int, action: Action) -> _Moment:
        try:
            return self._play(seat, action, self.dice)
        except BadDice:  # another answer than the foreseen ones may need other dice
            return self._play(seat, action, ())

    def _play(self, seat: int, action: Action, dice: tuple[int, ...]) -> _Moment:
        state = self.state.copy()
        script = ReplayScript([ScriptEntry(CHANCE, die) for die in dice], seed_known=False)
        assert state.history is not None
        state.history.script = script
        state.play(seat, action)
        state.history.script = None
        return replace(self, state=state, dice=dice[script.at :])


class LessonRun:
    """A lesson in progress. Wrong answers are given back; right ones can be taken back, too.

    `improvised` counts how often an opponent had no answer in the lesson that was legal.
    """

    def __init__(self, game: Game, lesson: Lesson, step: int = 0) -> None:
        self.game = game
        self.lesson = lesson
        self.number = 0
        self.solved = False
        self.finished = False
        self._line: list[_Moment] = []
        self._outcomes: list[Outcome] = []
        self._starts: list[State] = []
        self._begin(None)
        for _ in range(min(step, len(lesson.steps) - 1)):
            self.skip()

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.number]

    @property
    def state(self) -> State:
        """The current state."""
        return self._line[-1].state

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.state.view(self.lesson.seat)

    @property
    def asks(self) -> bool:
        """Whether the step waits for an answer."""
        return self.step.accept is not None and not self.solved

    @property
    def legal(self) -> list[Action]:
        """The learner's legal answers; empty unless the step asks."""
        return self.state.legal(self.lesson.seat) if self.asks else []

    @property
    def improvised(self) -> int:
        return self._line[-1].improvised

    @property
    def opponent_events(self) -> Sequence[Mapping[str, object]]:
        """What the learner has seen of the opponents' answers just before the current state."""
        return self._line[-1].opponent_events

    @property
    def answers_given(self) -> int:
        """How many answers of this step stand."""
        return len(self._line) - 1

    def values(self, view: Mapping[str, object] | None = None) -> dict[str, str | int]:
        """The arguments of the step's texts, from a view or from the current one."""
        shown = self.view if view is None else view
        found: dict[str, str | int] = {}
        for name, quantity in self.step.values.items():
            value = quantity.read(shown)
            if not isinstance(value, str | int):
                raise self._error(f"values.{name}: there is no number or name at {quantity.path!r}")
            found[name] = value
        return found

    def checks(self) -> list[tuple[str, bool]]:
        """The parts of the goal by message id, and whether the last answer has fulfilled each."""
        outcome = self._outcome
        return [
            (check.say, outcome is not None and check.when.holds(outcome))
            for check in self.step.checks
        ]

    # Answering.

    def answer(self, action: Action) -> Verdict:
        """Judge an answer of the learner and play it on, unless it is wrong or illegal."""
        if not self.asks:
            raise IllegalAction("this step asks for no answer")
        seat = self.lesson.seat
        reason = self.state.why_not(seat, action)
        if reason is not None:
            return Verdict(Tone.ILLEGAL, reason=reason)
        before = self._line[-1]
        after = before.play(seat, action)
        events = after.state.events(seat, before.state.events_seen(seat))
        outcome = Outcome(action, after.state.view(seat), events)
        tone, say = judge(self.step, outcome)
        if tone in (Tone.RIGHT, Tone.SO_FAR):
            self.solved = tone is Tone.RIGHT
            self._outcomes.append(outcome)
            self._line.append(self._let_opponents_answer(after, improvise=not self.solved))
        return Verdict(tone, say, self.values(outcome.view), None, outcome.view, events)

    def take_back(self) -> bool:
        """Take back the last answer of this step; False if there is none."""
        if not self.answers_given:
            return False
        self._line.pop()
        self._outcomes.pop()
        self.solved = False
        return True

    def restart_step(self) -> None:
        """Take back all answers of this step."""
        while self.take_back():
            pass

    # Going from step to step.

    def next(self) -> None:
        """Go on to the next step, or finish the lesson."""
        if self.asks:
            raise IllegalAction("this step is not solved yet")
        if self.number + 1 == len(self.lesson.steps):
            self.finished = True
            return
        self.number += 1
        self._begin(self.state)

    def skip(self) -> None:
        """Play the shown answers if the step is unsolved, and go on."""
        if self.asks:
            self.restart_step()
            for action in self.step.show:
                self.answer(action)
            if self.asks:
                raise self._error("show: these answers do not reach accept")
        self.next()

    def back(self) -> bool:
        """Go back to the step before; False if there is none."""
        if self.number == 0:
            return False
        self.number -= 1
        del self._starts[self.number + 1 :]
        self._enter(self._starts[self.number])
        return True

    # Within a step.

    def _begin(self, state: State | None) -> None:
        position = self.step.position
        if position is not None:
            try:
                state = self.game.load(position)
            except EnneadError as error:
                raise self._error(f"position: {error}") from error
        assert state is not None, "the first step has a position"
        self._starts.append(state)
        self._enter(state)

    def _enter(self, state: State) -> None:
        moment = _Moment(state, self.step.dice, self.step.opponents)
        asks = self.step.accept is not None
        self._line = [self._let_opponents_answer(moment, improvise=asks)]
        self._outcomes = []
        self.solved = self.finished = False
        if asks and self.lesson.seat not in self.state.to_move:
            raise self._error("the learner is not asked here")

    @property
    def _outcome(self) -> Outcome | None:
        return self._outcomes[-1] if self._outcomes else None

    def _let_opponents_answer(self, moment: _Moment, improvise: bool) -> _Moment:
        """Let other seats answer as the step says, and until the learner is asked if need be."""
        before = moment.state.events_seen(self.lesson.seat)
        while True:
            asked = [seat for seat in moment.state.to_move if seat != self.lesson.seat]
            answer = next((one for one in moment.opponents if one.seat in asked), None)
            if answer is not None:
                moment = _scripted(moment, answer)
            elif asked and improvise and self.lesson.seat not in moment.state.to_move:
                moment = _improvised(moment, asked[0])
            else:
                seen = moment.state.events(self.lesson.seat, before)
                return replace(moment, opponent_events=seen)

    def _error(self, message: str) -> BadLesson:
        return BadLesson(f"{self.game.id}, lesson {self.lesson.id}: {self.step.where}: {message}")


def judge(step: Step, outcome: Outcome) -> tuple[Tone, str]:
    """How an outcome is, and the id of what is said to it."""
    if step.accept is not None and step.accept.holds(outcome):
        return Tone.RIGHT, step.right
    for reply in step.wrong:
        if reply.when.holds(outcome):
            return Tone.NEAR if reply.near else Tone.WRONG, reply.say
    met: Reply | None = next((one for one in step.so_far if one.when.holds(outcome)), None)
    return (Tone.WRONG, step.otherwise) if met is None else (Tone.SO_FAR, met.say)


def _scripted(moment: _Moment, answer: OpponentAnswer) -> _Moment:
    left = tuple(one for one in moment.opponents if one is not answer)
    rest = replace(moment, opponents=left)
    for action in moment.state.legal(answer.seat):
        if fnmatchcase(action.text, answer.pattern):
            return rest.play(answer.seat, action)
    return _improvised(rest, answer.seat)


def _improvised(moment: _Moment, seat: int) -> _Moment:
    after = moment.play(seat, moment.state.legal(seat)[0])
    return replace(after, improvised=moment.improvised + 1)
