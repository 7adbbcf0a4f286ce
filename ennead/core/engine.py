"""The engine of every game: run steps until a seat is asked, take its answer, go on."""

from __future__ import annotations

from typing import Any, Final

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

_NO_CHOICES: Final[list[Choice[Any]]] = []
_NO_OFFERS: Final[list[list[Action]]] = []
_NO_ANSWERS: Final[list[Action | None]] = []
"""While nobody is asked. States share these lists, like all lists of questions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """The part of a state that is the same in every game: agenda, open questions, dice, history.

    The constructor sets nothing: `begin` fills a new state and `copy_to` fills a copy.

    `open` lists the choices that wait for an answer and `offers` the legal actions of each.
    While a simultaneous choice is open, `choices` and `answers` hold all its choices and the
    answers given so far. Copies share these four lists, so they are replaced and never changed.

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
        self.open = _NO_CHOICES
        self.offers = _NO_OFFERS
        self.simultaneous = None
        self.choices = _NO_CHOICES
        self.answers = _NO_ANSWERS
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
        twin.open = self.open
        twin.offers = self.offers
        twin.simultaneous = self.simultaneous
        twin.choices = self.choices
        twin.answers = self.answers
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
        self.do_all(steps)

    def do_all(self, steps: tuple[Step[Any], ...]) -> None:
        """The same as `do`, for steps that are made once and done often."""
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
        choice = self.open[at]
        entry = self.log(choice.seat, action.index) if history is not None else None
        if self.simultaneous is None:
            self.open = _NO_CHOICES
            self.offers = _NO_OFFERS
            choice.take(self, action)
        else:
            self.keep_secret(at, action)
            if entry is not None:
                entry.secret = True
                entry.reveals = not self.open
            if self.open:
                return
            self._resolve()
        self.advance()

    def keep_secret(self, at: int, action: Action) -> None:
        """Note the answer to open choice number `at` of a simultaneous choice."""
        choice = self.open[at]
        answers = self.answers[:]
        for i, asked in enumerate(self.choices):
            if asked is choice:
                answers[i] = action
        self.answers = answers
        if len(self.open) == 1:
            self.open = _NO_CHOICES
            self.offers = _NO_OFFERS
        else:
            self.open = self.open[:at] + self.open[at + 1 :]
            self.offers = self.offers[:at] + self.offers[at + 1 :]

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
        self.offer(choice, choice.options(self))

    def offer(self, choice: Choice[Any], options: list[Action]) -> None:
        """The same as `ask`, for a step that has already found the options of its choice."""
        if len(options) > 1:
            self.open = [choice]
            self.offers = [options]
        elif options:
            choice.take(self, options[0])
        elif not choice.may_be_skipped():
            raise DeadEnd(f"{type(choice).__name__}{choice.fields()} has no options")

    def ask_simultaneously(self, simultaneous: SimultaneousChoice[Any]) -> None:
        """Open several choices whose answers stay secret until all are in."""
        choices = list(simultaneous.choices(self))
        offers: list[list[Action]] = []
        for choice in choices:
            options = choice.options(self)
            if not options:
                raise DeadEnd(f"{type(choice).__name__}{choice.fields()} has no options")
            offers.append(options)
        if choices:
            self.simultaneous = simultaneous
            self.open = choices
            self.offers = offers
            self.choices = choices
            self.answers = [None] * len(choices)

    def _resolve(self) -> None:
        """Reveal the secret answers once all are in, and apply them in seat order."""
        choices = self.choices
        answers = self.answers
        self.simultaneous = None
        self.choices = _NO_CHOICES
        self.answers = _NO_ANSWERS
        self.reveal()
        below = len(self.agenda)
        later: list[Step[Any]] = []
        for i in range(len(choices)):
            answer = answers[i]
            if answer is not None and not self.over:
                choices[i].take(self, answer)
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
