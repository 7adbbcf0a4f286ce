"""A game played on one screen that hides each person's secrets from the next."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from ennead.bots.fallback import BotWithFallback
from ennead.bots.hints import BEST_LEVEL, find_hint
from ennead.bots.partner import follows_suggestion, suggest
from ennead.core.action import Action
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.terminal.answer_parser import parse_answer
from ennead.terminal.rendering import CARNELIAN, TURQUOISE
from ennead.terminal.screen import Quit, Screen
from ennead.terminal.seats import Seat


class GameSession:
    """Asks whoever is to move until the game is over or somebody quits."""

    def __init__(
        self,
        state: State,
        seats: Sequence[Seat],
        screen: Screen,
        delay: float = 0.0,
        record: Path | None = None,
        hints: str = BEST_LEVEL,
        confirm: bool = False,
    ) -> None:
        self.state = state
        self.seats = seats
        self.screen = screen
        self.delay = delay
        self.record = record
        self.hints = hints
        """The level that hints come from."""
        self.confirm = confirm
        """Whether a turn ends only when the person says so."""
        self.rng = Rng(blake2b(state.dice_key, digest_size=16, person=b"bots").digest())
        self.people = [at for at, seat in enumerate(seats) if seat.bot is None]
        self.shared = len(self.people) > 1
        self.holder = None if self.shared or not self.people else self.people[0]
        """The person at the screen, whose secrets it may show; None if only bots play."""
        self.events_shown = dict.fromkeys([None, *range(len(seats))], 0)
        """How many of the events each seat can see (None: the public ones) have been shown."""
        screen.words.show_places(state.view(None))
        self.public_events = dict.fromkeys(self.people, 0)
        """How many public events there were when each person last saw the screen."""
        self.undone = False
        self.page = 0

    def play(self) -> None:
        try:
            while not self.state.over:
                seat = self._next_seat()
                bot = self.seats[seat].bot
                if bot is None:
                    self._ask_person(seat)
                else:
                    self._ask_bot(seat, bot)
            self._show_end()
        except Quit:
            self.screen.say("terminal-goodbye")
        finally:
            for taken in self.seats:
                if taken.bot is not None:
                    taken.bot.close()
            self._save()

    def _next_seat(self) -> int:
        """Bots first, then the person already at the screen."""
        asked = self.state.to_move
        return min(asked, key=lambda s: (self.seats[s].bot is None, s != self.holder, s))

    # Bots.

    def _ask_bot(self, seat: int, bot: BotWithFallback) -> None:
        before = len(bot.failures)
        with self.screen.thinking(self.seats[seat].name):
            action = bot.answer(self.state, seat, self.rng)
        for failure in bot.failures[before:]:
            self.screen.say("terminal-bot-failed", CARNELIAN, text=failure)
        partner = self._deciding_person(seat)
        if partner is not None:
            if self.holder != partner and not self._hand_over(partner):
                return
            action = self._ask_partner(partner, seat, action)
        self.state.play(seat, action)
        if not self.people or (self.delay and not self.shared):
            self._show_bot_move()

    def _show_bot_move(self) -> None:
        """Show the bots' moves to the only person at the screen, or to spectators."""
        events = self._new_events(self.holder)
        if not events or self.state.over:
            return
        self.events_shown[self.holder] += len(events)
        view = self.state.view(self.holder)
        if self.delay:
            self.screen.clear()
            self.screen.board(view)
        self.screen.events(events)
        if not self.delay and self.state.page != self.page:
            self.screen.show()
            self.screen.board(view)
        self.page = self.state.page
        time.sleep(self.delay)

    # Partners. People who are partners of each other talk across the table instead.

    def _deciding_person(self, seat: int) -> int | None:
        """A person who decides the open question together with a bot."""
        state = self.state
        if state.decides_together(seat) and len(state.legal(seat)) > 1:
            for partner in state.partners(seat):
                if self.seats[partner].bot is None:
                    return partner
        return None

    def _ask_partner(self, partner: int, seat: int, own: Action) -> Action:
        """Ask a person for a suggestion; the bot takes it unless it is clearly worse."""
        state, screen = self.state, self.screen
        options = state.legal(seat)
        self._show_question(partner, seat)
        while True:
            text = screen.ask("terminal-suggest", name=self.seats[seat].name)
            if not text:
                return own
            if text.lower() in ("q", "quit"):
                self._confirm_quit()
                continue
            action = parse_answer(text, options, screen.game, screen.words)
            if action is not None and action in options:
                break
            screen.say("terminal-unknown", CARNELIAN, text=text)
        with screen.thinking(self.seats[seat].name):
            known = state.sample(seat, self.rng)
            follows = follows_suggestion(screen.game, known, seat, action, self.rng)
        screen.say(
            "terminal-suggested", name=self.seats[seat].name, follows="yes" if follows else "no"
        )
        return action if follows else own

    def _show_suggestion(self, seat: int) -> None:
        """Show what a bot suggests to a person with whom it decides."""
        state = self.state
        advisers = [other for other in state.partners(seat) if self.seats[other].bot is not None]
        if not advisers or not state.decides_together(seat) or len(state.legal(seat)) < 2:
            return
        action = suggest(self.screen.game, state, seat, Rng.of(state.asked))
        text = self.screen.words.action(action)
        name = self.seats[advisers[0]].name
        self.screen.say("suggestion-made", TURQUOISE, name=name, action=text)

    # People.

    def _ask_person(self, seat: int) -> None:
        if self.holder != seat and not self._hand_over(seat):
            return
        self._show_question(seat)
        options = self.state.legal(seat)
        while True:
            text = self.screen.ask("terminal-prompt")
            match text.lower():
                case "":
                    self._show_question(seat)
                case "q" | "quit":
                    self._confirm_quit()
                case "u" | "undo":
                    if self._undo(seat):
                        return
                case "t" | "takeback":
                    if self._take_back(seat):
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
        """Hide the screen until the next person has it; the previous one may still undo."""
        self.screen.hide()
        self.screen.say("terminal-screen-hidden", "dim")
        match self.screen.ask("terminal-hand-over", name=self.seats[seat].name).lower():
            case "q":
                self._confirm_quit()
                return False
            case "u" if self.holder is not None and self._undo(self.holder):
                return False
        self.holder = seat
        return True

    def _show_question(self, seat: int, asked: int | None = None) -> None:
        """Show the table, the latest events and the question to this seat, or to its partner."""
        state = self.state
        asked = seat if asked is None else asked
        self.public_events[seat] = len(state.events(None))
        options = state.legal(asked)
        question = next(q for q in state.questions() if q["seat"] == asked)
        events = self._new_events(seat)
        self.events_shown[seat] += len(events)
        self.screen.show_question(state.view(seat), events, question, options)
        if self.undone and not events:  # undoing a secret answer is not an event
            self.screen.say("terminal-undone", "dim")
        self.undone = False
        if asked == seat:
            self._show_suggestion(seat)

    def _answer(self, seat: int, text: str, options: Sequence[Action]) -> bool:
        action = parse_answer(text, options, self.screen.game, self.screen.words)
        if action is None:
            self.screen.say("terminal-unknown", CARNELIAN, text=text)
            return False
        if action not in options:
            self._explain(seat, text, options)
            return False
        if self.confirm and not self._confirm_end(seat, action):
            return False
        self.state.play(seat, action)
        return True

    def _confirm_end(self, seat: int, action: Action) -> bool:
        """Show what the last answer of a turn does, and ask whether the turn shall end."""
        foresight = self.state.foresee(seat, [action])
        if not foresight.ends_turn:
            return True
        self.screen.events(foresight.events)
        while True:
            text = self.screen.ask("terminal-end-turn")
            match text.lower():
                case "":
                    return True
                case "u" | "undo":
                    self._show_question(seat)
                    return False
                case "q" | "quit":
                    self._confirm_quit()
                case _:
                    self.screen.say("terminal-unknown", CARNELIAN, text=text)

    def _explain(self, seat: int, text: str, options: Sequence[Action]) -> None:
        """Say why an action is not legal now, or that it is."""
        action = parse_answer(text, options, self.screen.game, self.screen.words)
        if action is None:
            self.screen.say("terminal-unknown", CARNELIAN, text=text)
            return
        reason = self.state.why_not(seat, action)
        if reason is None:
            self.screen.say("terminal-legal", text=self.screen.words.quoted(action))
            return
        words = self.screen.words
        because = words.sentence(reason.json(), self.screen.names)
        self.screen.say("terminal-illegal", CARNELIAN, text=words.quoted(action), reason=because)

    def _hint(self, seat: int) -> None:
        """Show a level's answer with its main reason, from what the seat can know."""
        game = self.screen.game
        with self.screen.thinking(self.seats[seat].name):
            known = self.state.sample(seat, self.rng)
            hint = find_hint(game, known, seat, self.rng, self.hints)
        words = self.screen.words
        other = hint.other if hint.other is not None else hint.action
        asked = next(str(q["question"]) for q in self.state.questions() if q["seat"] == seat)
        self.screen.say(
            f"advice-{hint.reason}",
            TURQUOISE,
            level=hint.level,
            behind="yes" if hint.behind else "no",
            action=words.quoted(hint.action, asked),
            other=words.quoted(other, asked),
            points=max(1, round(hint.points)),
            chance=round(100 * hint.chance),
            otherChance=round(100 * hint.other_chance),
        )

    def _undo(self, seat: int) -> bool:
        if not self.state.can_undo(seat):
            self.screen.say("terminal-cannot-undo", CARNELIAN)
            return False
        self.state.undo(seat)
        self.undone = True
        return True

    def _take_back(self, seat: int) -> bool:
        """Take back the last choice whatever the bots have done since; the dice stay the same."""
        if self.shared or not self.state.can_undo(seat, consent=True):
            self.screen.say("terminal-cannot-take-back", CARNELIAN)
            return False
        self.state.take_back(seat)
        self.undone = True
        return True

    def _confirm_quit(self) -> None:
        if self.screen.ask("terminal-quit").lower() == "q":
            raise Quit

    # Events and the end.

    def _new_events(self, seat: int | None) -> list[dict[str, object]]:
        """The events a seat has not been shown yet."""
        return self.state.events(seat, self.events_shown[seat])

    def _show_end(self) -> None:
        if self.shared:
            self.screen.hide()
            self.holder = None
            self.events_shown[None] = min(self.public_events.values())
        elif self.people or self.delay:
            self.screen.clear()
        view = self.state.view(self.holder)
        self.screen.board(view)
        self.screen.events(self._new_events(self.holder))
        self.screen.show()
        self.screen.result(self.state)

    def _save(self) -> None:
        if self.record is None:
            return
        names = [seat.label for seat in self.seats]
        self.record.write_text(str(self.state.record(whole=True, names=names)), "utf-8")
        self.screen.say("terminal-saved", "dim", file=str(self.record))
