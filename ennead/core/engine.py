"""The engine of every game: run steps until a seat is asked, take its answer, go on."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ennead.core.action import Action
from ennead.core.errors import BadDice, DeadEnd
from ennead.core.history import History, PreviewStopped
from ennead.core.log import NOBODY, Answer, Chance
from ennead.core.replay_script import ReplayScript
from ennead.core.rng import DRAWS_PER_BLOCK, MAX_OUTCOMES, block
from ennead.core.spec import GameConfig
from ennead.core.step import Choice, SimultaneousChoice, Step
from ennead.core.vocabulary import Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """The part of a state that is the same in every game: agenda, open questions, dice, history.

    The constructor sets nothing: `begin` fills a new state and `copy_to` fills a copy.

    `open` lists the choices that wait for an answer and `offers` the legal actions of each.
    While a simultaneous choice is open, `choices` and `answers` hold all its choices and the
    answers given so far.

    `constructed` marks a game that began at a position no game reaches; every position after it
    keeps the mark.
    """

    config: GameConfig
    agenda: list[Step[Any]]
    open: list[Choice[Any]]
    offers: list[list[Action]]
    simultaneous: SimultaneousChoice[Any] | None
    choices: list[Choice[Any]]
    answers: list[Action | None]
    page: int
    over: bool
    constructed: bool
    revealed: int
    dice_key: bytes
    branch: int
    drawn: int
    dice: bytes
    history: History | None

    def begin(self, config: GameConfig, key: bytes, history: History | None) -> None:
        """Fill a new state; `replay.start` then brings it to its first question."""
        self.config = config
        self.agenda = []
        self.open = []
        self.offers = []
        self.simultaneous = None
        self.choices = []
        self.answers = []
        self.page = 0
        self.over = False
        self.constructed = False
        self.revealed = 0
        self.dice_key = key
        self.branch = 0
        self.drawn = 0
        self.dice = b""
        self.history = history

    def copy_to(self, twin: Engine) -> None:
        """Copy everything except the history into `twin`, a new state of the same class."""
        twin.config = self.config
        twin.agenda = self.agenda[:]
        twin.open = self.open[:]
        twin.offers = self.offers[:]
        twin.simultaneous = self.simultaneous
        twin.choices = self.choices
        twin.answers = self.answers[:]
        twin.page = self.page
        twin.over = self.over
        twin.constructed = self.constructed
        twin.revealed = self.revealed
        twin.dice_key = self.dice_key
        twin.branch = self.branch
        twin.drawn = self.drawn
        twin.dice = self.dice
        twin.history = None

    def team(self, seat: int) -> int:
        """The seats (one bit each) that share this seat's secrets and choices."""
        return 1 << seat

    def decides_together(self, seat: int) -> bool:
        """Whether the whole team decides this seat's open question; the seat has the last word."""
        return False

    def fork(self) -> Engine:
        """A copy without history; every game implements it."""
        raise NotImplementedError

    def revert(self, seat: int, kind: int) -> None:
        """Take back a choice by `UNDO`, `REWIND` or `TAKEBACK`; `State` implements it."""
        raise NotImplementedError

    # Called by the rules of a game.

    def do(self, *steps: Step[Any]) -> None:
        """Put steps on top of the agenda; the first one given runs first."""
        agenda = self.agenda
        for i in range(len(steps) - 1, -1, -1):
            agenda.append(steps[i])

    def chance(self, outcomes: int, seen_by: int = NOBODY) -> int:
        """A random number from 0 to outcomes - 1, logged; `seen_by` has one bit per seat."""
        if outcomes == 1:
            return 0
        history = self.history
        if history is None:
            if seen_by != NOBODY:
                self.revealed += 1
            return self.roll(outcomes)
        if history.previewing:
            raise PreviewStopped(seen_by != NOBODY)
        if history.before_chance is not None:
            history.before_chance()
        if history.script is None:
            outcome = self.roll(outcomes)
        else:
            outcome = self._scripted(history.script, outcomes)
        history.head = Chance(history.head, outcome, self.page, outcomes, seen_by)
        if seen_by != NOBODY:
            self.revealed += 1
        return outcome

    def reveal(self) -> None:
        """Record that something hidden has become known to everyone."""
        self.revealed += 1
        history = self.history
        if history is not None:
            if history.previewing:
                raise PreviewStopped(True)
            history.disclosed += 1

    def tell(
        self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Report an event to everyone."""
        history = self.history
        if history is not None:
            if kind.arity <= 2:
                history.events.append((kind, a, b))
            else:
                history.events.append((kind, a, b, c, d, e, f))

    def tell_only(
        self,
        seen_by: int,
        kind: Kind,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
    ) -> None:
        """Report an event to some seats (one bit each)."""
        history = self.history
        if history is not None:
            history.private[len(history.events)] = seen_by
            history.events.append((kind, a, b, c, d, e, f))

    def turn_page(self, number: int) -> None:
        """Start a new page of the log and the record: a new round or turn."""
        self.page = number
        history = self.history
        if history is not None:
            history.pages.append((len(history.events), number))

    def end_turn(self, seat: int) -> None:
        """Report that a seat's turn is over; a preview tells the seat before it is."""
        history = self.history
        if history is not None:
            history.ended_turns |= 1 << seat

    # The main loop.

    def advance(self) -> None:
        """Run steps of the agenda until a seat must answer or the game is over."""
        agenda = self.agenda
        while not self.open and not self.over:
            if not agenda:
                raise DeadEnd("the agenda is empty, but the game is not over")
            agenda.pop().run(self)
        if self.history is not None:
            self.history.asked = self.history.moves

    def answer(self, at: int, action: Action) -> None:
        """Answer open choice number `at`; the action must be legal, which is not checked."""
        history = self.history
        if history is not None and history.keeps_checkpoints:
            history.keep_checkpoint(self)
        choice = self.open.pop(at)
        self.offers.pop(at)
        entry = self.log(choice.seat, action.index) if history is not None else None
        if self.simultaneous is None:
            choice.take(self, action)
        else:
            if entry is not None:
                entry.secret = True
                entry.reveals = not self.open
            for i, asked in enumerate(self.choices):
                if asked is choice:
                    self.answers[i] = action
            if self.open:
                return
            self._resolve()
        self.advance()

    def roll(self, outcomes: int) -> int:
        """Roll this game's own dice: a number from 0 to outcomes - 1."""
        limit = MAX_OUTCOMES - MAX_OUTCOMES % outcomes
        while True:
            at = self.drawn % DRAWS_PER_BLOCK * 2
            if at == 0 or not self.dice:
                self.dice = block(self.dice_key, self.branch, self.drawn // DRAWS_PER_BLOCK)
            self.drawn += 1
            x = self.dice[at] << 8 | self.dice[at + 1]
            if x < limit:
                return x % outcomes

    def log(self, seat: int, value: int) -> Answer:
        """Append an answer or undo to the log."""
        history = self.history
        assert history is not None, "a state without history has no log"
        entry = Answer(history.head, seat, value, self.page, history.moves)
        entry.revealed = self.revealed
        entry.events = len(history.events)
        entry.branch = self.branch
        entry.drawn = self.drawn
        entry.pages = len(history.pages)
        entry.asked = history.asked
        entry.rewinds = history.rewinds
        entry.disclosed = history.disclosed
        history.head = entry
        history.moves += 1
        return entry

    def rekey(self, branch: int, drawn: int) -> None:
        """Move the dice to a position in one branch of their stream."""
        self.branch = branch
        self.drawn = drawn
        self.dice = b""

    def ask(self, choice: Choice[Any]) -> None:
        """Open a choice, or take its only option without asking."""
        options = choice.options(self)
        if len(options) > 1:
            self.open.append(choice)
            self.offers.append(options)
        elif options:
            choice.take(self, options[0])
        elif not choice.may_be_skipped():
            raise DeadEnd(f"{type(choice).__name__}{choice.fields()} has no options")

    def ask_simultaneously(self, simultaneous: SimultaneousChoice[Any]) -> None:
        """Open several choices whose answers stay secret until all are in."""
        choices = list(simultaneous.choices(self))
        for choice in choices:
            options = choice.options(self)
            if not options:
                raise DeadEnd(f"{type(choice).__name__}{choice.fields()} has no options")
            self.open.append(choice)
            self.offers.append(options)
        if choices:
            self.simultaneous = simultaneous
            self.choices = choices
            self.answers = [None] * len(choices)

    def _resolve(self) -> None:
        """Reveal the secret answers once all are in, and apply them in seat order."""
        choices = self.choices
        answers = self.answers
        self.simultaneous = None
        self.choices = []
        self.answers = []
        self.reveal()
        below = len(self.agenda)
        later: list[Step[Any]] = []
        for choice, answer in zip(choices, answers, strict=True):
            if answer is not None and not self.over:
                choice.take(self, answer)
            if len(self.agenda) > below:
                later = self.agenda[below:] + later
                del self.agenda[below:]
        self.agenda += later

    def _scripted(self, script: ReplayScript, outcomes: int) -> int:
        """The script's next outcome, checked against the seed if known; a roll once it runs out."""
        scripted = script.next_outcome(outcomes)
        if scripted is None or script.seed_known:
            rolled = self.roll(outcomes)
            if scripted is not None and scripted != rolled:
                line = script.entries[script.at - 1].line
                raise BadDice(f"chance gave {scripted}, but the seed gives {rolled}", line)
            return rolled
        return scripted
