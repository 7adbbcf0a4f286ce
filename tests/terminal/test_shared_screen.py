"""Two people at one screen: neither sees the other's secrets."""

from __future__ import annotations

from pathlib import Path

from support.command_line import run

import ennead
from ennead.core.record import Record
from ennead.terminal.screen import CLEAR_SCROLLBACK, PAGE_BREAK

START = "play aton --seats human:Nefer,human:Khepri --seed 7 --lang en"
KEPT = ("", "keep", "", "keep")
LAYING = "Lay one card face down"


def hand(seat: int) -> list[int]:
    view = ennead.game("aton").new(seed=7).view(seat)
    cards: list[int] = view["table"]["sides"][seat]["hand"]
    return cards


def screens(*typed: str) -> list[str]:
    """The contents of the screen between one clearing and the next."""
    return run(START, *typed).output.split(PAGE_BREAK)


def test_the_screen_is_cleared_between_two_secret_questions() -> None:
    *_, khepri, nefer = screens(*KEPT, "2", "")
    assert "Pass the screen to Khepri" in khepri
    assert f"Khepri  {LAYING}" in khepri
    assert "Pass the screen to Nefer" in nefer
    assert f"Nefer  {LAYING}" in nefer


def test_nobody_sees_the_other_players_hand_or_answer() -> None:
    hands = hand(0), hand(1)
    assert hands[0] != hands[1]
    lay = " ".join(map(str, hands[1][::-1]))
    shown = screens(*KEPT, lay, "")
    assert len(shown) == 4
    for screen in shown[1:]:
        owner = 0 if "Pass the screen to Nefer" in screen else 1
        for seat, cards in enumerate(hands):
            drawn = "   ".join(map(str, cards))
            sentence = f"holds {', '.join(map(str, cards))}."
            assert (drawn in screen) == (seat == owner)
            assert (sentence in screen) <= (seat == owner)
    assert f"› {lay}\n" in shown[2]
    assert lay not in shown[3]


def test_the_screen_is_not_hidden_from_a_single_person() -> None:
    output = run("play aton --seats human,random --seed 7 --lang en", *["1"] * 20).output
    assert PAGE_BREAK not in output
    assert "Pass the screen" not in output


def test_a_secret_answer_can_be_undone_while_the_screen_is_hidden() -> None:
    _, first, taken_back, second = screens("", "exchange", "u", "keep", "")
    assert first.endswith("› exchange\n")
    assert "Pass the screen to Khepri" in taken_back
    assert "Nefer  Exchange your 4 cards?" in taken_back
    assert "Move taken back." in taken_back
    assert taken_back.endswith("› keep\n")
    assert "Khepri  Exchange your 4 cards?" in second


def test_a_terminals_scrollback_is_cleared() -> None:
    env = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    output = run(START, "", "keep", "", env=env).output
    _, nefer, khepri = output.split(CLEAR_SCROLLBACK)
    assert nefer.endswith("\x1b[2J\x1b[H")
    assert "Khepri" in khepri


def test_a_person_can_quit_while_the_screen_is_hidden() -> None:
    output = run(START, "q", "", "q", "q").output
    assert output.count("Leave the game?") == 2
    assert output.endswith("Goodbye!\n")


def test_two_people_can_play_a_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(f"{START} --record {file}", *["1"] * 1000)
    assert result.exit_code == 0, result.output
    state = Record.parse(file.read_text("utf-8")).replay()
    assert state.over
    end = result.output.split(PAGE_BREAK)[-1]
    assert "wins" in end or "draw" in end
    assert f"Nefer: {state.scores[0]} point" in end
    assert "• Round 1 begins." not in end
