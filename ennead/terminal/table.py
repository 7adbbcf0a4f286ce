"""A game at one screen: people in turn, bots in between, secrets kept from the next person."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from ennead.bots.advice import BEST, advise
from ennead.bots.standin import StandIn
from ennead.core.action import Action
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.terminal.answers import understand
from ennead.terminal.parts import CARNELIAN, TURQUOISE
from ennead.terminal.screen import Quit, Screen
from ennead.terminal.seats import Seat


class Table:
    """Asks whoever is to move until the game is over or somebody leaves."""

    def __init__(
        self,
        state: State,
        seats: Sequence[Seat],
        screen: Screen,
        delay: float = 0.0,
        record: Path | None = None,
        hints: str = BEST,
    ) -> None:
        self.state = state
        self.seats = seats
        self.screen = screen
        self.delay = delay
        self.record = record
        self.hints = hints
        """The level whose choice a hint is."""
        self.rng = Rng(blake2b(state.key, digest_size=16, person=b"bots").digest())
        self.people = [at for at, seat in enumerate(seats) if seat.bot is None]
        self.shared = len(self.people) > 1
        self.holder = None if self.shared or not self.people else self.people[0]
        """The person before the screen, whose secrets it may show; nobody when bots play."""
        self.seen = dict.fromkeys([None, *range(len(seats))], 0)
        """How many events of each seat's own feed (None: everybody's) have been shown."""
        self.public = dict.fromkeys(self.people, 0)
        """How many of everybody's events there were when a person last looked."""
        self.undone = False
        self.page = 0

    def play(self) -> None:
        try:
            while not self.state.over:
                seat = self._next()
                bot = self.seats[seat].bot
                if bot is None:
                    self._person(seat)
                else:
                    self._bot(seat, bot)
            self._end()
        except Quit:
            self.screen.say("terminal-goodbye")
        finally:
            for taken in self.seats:
                if taken.bot is not None:
                    taken.bot.close()
            self._save()

    def _next(self) -> int:
        """Bots first, then whoever sits before the screen anyway."""
        asked = self.state.to_move
        return min(asked, key=lambda s: (self.seats[s].bot is None, s != self.holder, s))

    # Bots.

    def _bot(self, seat: int, bot: StandIn) -> None:
        known = len(bot.troubles)
        with self.screen.thinking(self.seats[seat].name):
            action = bot.answer(self.state, seat, self.rng)
        for trouble in bot.troubles[known:]:
            self.screen.say("terminal-bot-failed", CARNELIAN, text=trouble)
        self.state.play(seat, action)
        if not self.people or (self.delay and not self.shared):
            self._watch()

    def _watch(self) -> None:
        """Let the only person, or nobody in particular, follow what the bots do."""
        news = self._news(self.holder)
        if not news or self.state.over:
            return
        self.seen[self.holder] += len(news)
        view = self.state.view(self.holder)
        if self.delay:
            self.screen.clear()
            self.screen.board(view)
        self.screen.events(news)
        if not self.delay and self.state.page != self.page:
            self.screen.show()
            self.screen.board(view)
        self.page = self.state.page
        time.sleep(self.delay)

    # People.

    def _person(self, seat: int) -> None:
        if self.holder != seat and not self._hand_over(seat):
            return
        self._look(seat)
        options = self.state.legal(seat)
        while True:
            text = self.screen.ask("terminal-prompt")
            match text.lower():
                case "":
                    self._look(seat)
                case "q" | "quit":
                    self._leave()
                case "u" | "undo":
                    if self._undo(seat):
                        return
                case "l" | "log":
                    self.screen.log(self.state.events(seat))
                case "r" | "rules":
                    self.screen.rules()
                case "h" | "hint":
                    self._hint(seat)
                case "?":
                    self.screen.say("terminal-keys")
                case _ if text.startswith("?"):
                    self._explain(seat, text[1:].strip(), options)
                case _:
                    if self._answer(seat, text, options):
                        return

    def _hand_over(self, seat: int) -> bool:
        """Hide the screen until the next person has it; the one before may still undo."""
        self.screen.hide()
        self.screen.say("terminal-screen-hidden", "dim")
        match self.screen.ask("terminal-hand-over", name=self.seats[seat].name).lower():
            case "q":
                self._leave()
                return False
            case "u" if self.holder is not None and self._undo(self.holder):
                return False
        self.holder = seat
        return True

    def _look(self, seat: int) -> None:
        """What has happened, the table, and the question."""
        state = self.state
        self.public[seat] = len(state.events(None))
        options = state.legal(seat)
        question = next(q for q in state.questions() if q["seat"] == seat)
        news = self._news(seat)
        self.seen[seat] += len(news)
        self.screen.look(state.view(seat), news, question, options)
        if self.undone and not news:  # a secret answer taken back is nobody's news
            self.screen.say("terminal-undone", "dim")
        self.undone = False

    def _answer(self, seat: int, text: str, options: Sequence[Action]) -> bool:
        action = understand(text, options, self.screen.game)
        if action is None:
            self.screen.say("terminal-unknown", CARNELIAN, text=text)
            return False
        if action not in options:
            self._explain(seat, text, options)
            return False
        self.state.play(seat, action)
        return True

    def _explain(self, seat: int, text: str, options: Sequence[Action]) -> None:
        """Why an action is not legal now, or that it is."""
        action = understand(text, options, self.screen.game)
        if action is None:
            self.screen.say("terminal-unknown", CARNELIAN, text=text)
            return
        reason = self.state.why_not(seat, action)
        if reason is None:
            self.screen.say("terminal-legal", text=str(action))
            return
        because = self.screen.words.sentence(reason.json(), self.screen.names)
        self.screen.say("terminal-illegal", CARNELIAN, text=str(action), reason=because)

    def _hint(self, seat: int) -> None:
        """A level's answer with its main reason, from what the seat can know."""
        game = self.screen.game
        with self.screen.thinking(self.seats[seat].name):
            known = self.state.sample(seat, self.rng)
            found = advise(game, known, seat, self.rng, self.hints)
        words = self.screen.words
        other = found.other if found.other is not None else found.action
        self.screen.say(
            f"advice-{found.reason}",
            TURQUOISE,
            level=found.level,
            behind="yes" if found.behind else "no",
            action=words.quoted(found.action),
            other=words.quoted(other),
            points=max(1, round(found.points)),
            chance=round(100 * found.chance),
            otherChance=round(100 * found.other_chance),
        )

    def _undo(self, seat: int) -> bool:
        if not self.state.can_undo(seat):
            self.screen.say("terminal-cannot-undo", CARNELIAN)
            return False
        self.state.undo(seat)
        self.undone = True
        return True

    def _leave(self) -> None:
        if self.screen.ask("terminal-quit").lower() == "q":
            raise Quit

    # What has happened.

    def _news(self, seat: int | None) -> list[dict[str, object]]:
        """What a seat has not been shown yet."""
        return self.state.events(seat, self.seen[seat])

    def _end(self) -> None:
        if self.shared:
            self.screen.hide()
            self.holder = None
            self.seen[None] = min(self.public.values())
        elif self.people or self.delay:
            self.screen.clear()
        view = self.state.view(self.holder)
        self.screen.board(view)
        self.screen.events(self._news(self.holder))
        self.screen.show()
        self.screen.result(self.state)

    def _save(self) -> None:
        if self.record is None:
            return
        names = [seat.name for seat in self.seats]
        self.record.write_text(str(self.state.record(whole=True, names=names)), "utf-8")
        self.screen.say("terminal-saved", "dim", file=str(self.record))
