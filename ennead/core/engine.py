"""The loop under every game: run steps until somebody is asked, take the answer, go on."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ennead.core.action import Action
from ennead.core.card import Setting
from ennead.core.errors import BadDice, DeadEnd
from ennead.core.kinds import Kind
from ennead.core.log import NOBODY, Answer, Chance, History, Script, Unforeseen
from ennead.core.rng import DRAWS_PER_BLOCK, MAX_OUTCOMES, block
from ennead.core.step import Choice, Step, Together


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """The moving parts of a game's state. A game's own class adds its board and its cards.

    The constructor takes and sets nothing: `begin` fills a new state, `copy_to` a twin.
    """

    setting: Setting
    agenda: list[Step[Any]]
    open: list[Choice[Any]]
    offers: list[list[Action]]
    together: Together[Any] | None
    choices: list[Choice[Any]]
    answers: list[Action | None]
    page: int
    over: bool
    revealed: int
    key: bytes
    branch: int
    drawn: int
    dice: bytes
    history: History | None

    def begin(self, setting: Setting, key: bytes, history: History | None) -> None:
        self.setting = setting
        self.agenda = []
        self.open = []
        self.offers = []
        self.together = None
        self.choices = []
        self.answers = []
        self.page = 0
        self.over = False
        self.revealed = 0
        self.key = key
        self.branch = 0
        self.drawn = 0
        self.dice = b""
        self.history = history

    def copy_to(self, twin: Engine) -> None:
        """Make `twin` equal to this state, without its history."""
        twin.setting = self.setting
        twin.agenda = self.agenda[:]
        twin.open = self.open[:]
        twin.offers = self.offers[:]
        twin.together = self.together
        twin.choices = self.choices
        twin.answers = self.answers[:]
        twin.page = self.page
        twin.over = self.over
        twin.revealed = self.revealed
        twin.key = self.key
        twin.branch = self.branch
        twin.drawn = self.drawn
        twin.dice = self.dice
        twin.history = None

    def team(self, seat: int) -> int:
        """The seats (a bit each) that share this seat's secrets and choices."""
        return 1 << seat

    # What the rules of a game call.

    def do(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, the first to be done first, before all that waits there."""
        agenda = self.agenda
        for i in range(len(steps) - 1, -1, -1):
            agenda.append(steps[i])

    def chance(self, outcomes: int, seen_by: int = NOBODY) -> int:
        """A number from 0 to outcomes - 1, written to the log; `seen_by` has a bit per seat."""
        if outcomes == 1:
            return 0
        history = self.history
        if history is None:
            if seen_by != NOBODY:
                self.revealed += 1
            return self.roll(outcomes)
        if history.previewing:
            raise Unforeseen(seen_by != NOBODY)
        if history.watch is not None:
            history.watch()
        if history.script is None:
            outcome = self.roll(outcomes)
        else:
            outcome = self._scripted(history.script, outcomes)
        history.head = Chance(history.head, outcome, self.page, outcomes, seen_by)
        if seen_by != NOBODY:
            self.revealed += 1
        return outcome

    def reveal(self) -> None:
        """Something hidden has become known to all."""
        self.revealed += 1
        history = self.history
        if history is not None:
            if history.previewing:
                raise Unforeseen(True)
            history.disclosed += 1

    def tell(
        self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Let everybody see an event."""
        history = self.history
        if history is not None:
            if kind.arity <= 2:
                history.told.append((kind, a, b))
            else:
                history.told.append((kind, a, b, c, d, e, f))

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
        """Let some seats (a bit each) see an event."""
        history = self.history
        if history is not None:
            history.whispers[len(history.told)] = seen_by
            history.told.append((kind, a, b, c, d, e, f))

    def turn_page(self, number: int) -> None:
        """A new round or turn begins: log and record start a new paragraph."""
        self.page = number
        history = self.history
        if history is not None:
            history.pages.append((len(history.told), number))

    # The loop.

    def advance(self) -> None:
        """Do what is on the agenda until somebody must answer or the game is over."""
        agenda = self.agenda
        while not self.open and not self.over:
            if not agenda:
                raise DeadEnd("nothing is left to do, but the game is not over")
            agenda.pop().run(self)
        if self.history is not None:
            self.history.asked = self.history.moves

    def answer(self, at: int, action: Action) -> None:
        """Take the answer to the open question number `at`, already known to be legal."""
        choice = self.open.pop(at)
        self.offers.pop(at)
        history = self.history
        if history is not None:
            self.log(choice.seat, action.index)
        if self.together is None:
            choice.take(self, action)
        else:
            for i, asked in enumerate(self.choices):
                if asked is choice:
                    self.answers[i] = action
            if self.open:
                return
            self._resolve()
        self.advance()

    def roll(self, outcomes: int) -> int:
        """The next number of this game's own dice."""
        limit = MAX_OUTCOMES - MAX_OUTCOMES % outcomes
        while True:
            at = self.drawn % DRAWS_PER_BLOCK * 2
            if at == 0 or not self.dice:
                self.dice = block(self.key, self.branch, self.drawn // DRAWS_PER_BLOCK)
            self.drawn += 1
            x = self.dice[at] << 8 | self.dice[at + 1]
            if x < limit:
                return x % outcomes

    def log(self, seat: int, what: int) -> Answer:
        """Write an answer or undo to the log."""
        history = self.history
        assert history is not None, "a copy made for search keeps no log"
        entry = Answer(history.head, seat, what, self.page, history.moves)
        entry.revealed = self.revealed
        entry.told = len(history.told)
        entry.branch = self.branch
        entry.drawn = self.drawn
        history.head = entry
        history.moves += 1
        return entry

    def rekey(self, branch: int, drawn: int) -> None:
        """Go to a place in the stream of dice."""
        self.branch = branch
        self.drawn = drawn
        self.dice = b""

    def ask(self, choice: Choice[Any]) -> None:
        """Open a question, unless there is only one answer to it."""
        options = choice.options(self)
        if len(options) > 1:
            self.open.append(choice)
            self.offers.append(options)
        elif options:
            choice.take(self, options[0])
        elif not choice.may_be_skipped():
            raise DeadEnd(f"{type(choice).__name__}{choice.fields()} has no options")

    def ask_together(self, together: Together[Any]) -> None:
        """Open several questions whose answers stay secret until all are in."""
        choices = list(together.choices(self))
        for choice in choices:
            options = choice.options(self)
            if not options:
                raise DeadEnd(f"{type(choice).__name__}{choice.fields()} has no options")
            self.open.append(choice)
            self.offers.append(options)
        if choices:
            self.together = together
            self.choices = choices
            self.answers = [None] * len(choices)

    def _resolve(self) -> None:
        """All secret answers are in: reveal them and let each take effect, in seat order."""
        choices = self.choices
        answers = self.answers
        self.together = None
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

    def _scripted(self, script: Script, outcomes: int) -> int:
        """The outcome the script has, checked against the dice; the dice's where it has none."""
        scripted = script.chance(outcomes)
        if scripted is None or script.seed_known:
            rolled = self.roll(outcomes)
            if scripted is not None and scripted != rolled:
                line = script.items[script.at - 1].line
                raise BadDice(f"chance gave {scripted}, but the seed gives {rolled}", line)
            return rolled
        return scripted
