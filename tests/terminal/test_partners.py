"""A person and a bot of Ankh whose gods have merged decide together (ruling 66)."""

from __future__ import annotations

import io

import pytest
from support.ankh.positions import ANKH, conflict, god

from ennead.bots.fallback import BotWithFallback
from ennead.games.ankh.rules.state import Ankh
from ennead.terminal.game_session import GameSession
from ennead.terminal.screen import Screen
from ennead.terminal.seats import Seat
from ennead.words import Words

ISIS, RA, OSIRIS = 0, 1, 2
"""Osiris has joined Ra."""


def tied() -> Ankh:
    """The Tiebreaker wins the pair the game; without it, Isis wins."""
    board = "Isis: G A3, W B4 | Ra: G E7, W E6 | Osiris: joins Ra"
    state = conflict(board, RA, ra=god(devotion=30), isis=god(devotion=30))
    state.play(ISIS, "play drought")
    state.play(RA, "play drought")
    return state


def played(
    monkeypatch: pytest.MonkeyPatch, people: set[int], language: str, *typed: str
) -> tuple[Ankh, list[str]]:
    """The game after these lines of input, and the arguments of all that was said."""
    state = tied()
    easy = [BotWithFallback("easy", ANKH, seat) for seat in range(3)]
    seats = [
        Seat(f"P{seat}", None if seat in people else easy[seat]) for seat in range(state.players)
    ]
    screen = Screen(ANKH, Words(language, ANKH), [seat.name for seat in seats])
    said: list[str] = []
    say = screen.say

    def listen(id: str, style: str = "", **args: str | int) -> None:
        said.append(screen.words.message(id, **args))
        say(id, style, **args)

    monkeypatch.setattr(screen, "say", listen)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    GameSession(state, seats, screen).play()
    return state, said


def test_a_bot_suggests_an_answer_to_the_person_who_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, said = played(monkeypatch, {RA}, "en", "tiebreak")
    assert any(text.startswith("P2 suggests: ") for text in said)
    assert state.ranking == (2, 0, 0)


def test_a_bot_takes_a_good_suggestion_of_its_partner(monkeypatch: pytest.MonkeyPatch) -> None:
    state, said = played(monkeypatch, {OSIRIS}, "en", "tiebreak")
    assert "P1 takes your suggestion." in said
    assert state.ranking == (2, 0, 0)


def test_a_bot_refuses_a_suggestion_that_gives_the_game_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, said = played(monkeypatch, {OSIRIS}, "pl", "decline")
    assert "P1 decyduje inaczej." in said
    assert state.ranking == (2, 0, 0)


def test_a_person_may_leave_the_decision_to_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = played(monkeypatch, {OSIRIS}, "ru", "")
    assert state.ranking == (2, 0, 0)
