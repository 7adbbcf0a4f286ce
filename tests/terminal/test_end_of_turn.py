"""The end of a turn in the terminal: confirmation, and taking back against bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command_line import run

import ennead
from ennead.core.record import Record
from ennead.core.verify import verify_text
from ennead.words import LANGUAGES, Words

START = "play aton --seats human:Nefer,random --seed 7 --lang en"
PLACED = ("keep", "1 1 3 4", "place 3b2", "2b4", "1A1")
"""The answers of the first turn but the last."""
ASKING = {"ENNEAD_CONFIRM": "1"}


def recorded(file: Path, *typed: str, env: dict[str, str] | None = None) -> tuple[str, str]:
    """What the screen shows, and the record."""
    result = run(f"{START} --record {file}", *typed, "q", "q", env=env)
    assert result.exit_code == 0, result.output
    return result.output, file.read_text("utf-8")


def last_placement(file: Path) -> str:
    """The answer that ends the turn, and what the screen asks for it."""
    state = Record.parse(recorded(file, *PLACED)[1]).replay()
    return str(state.legal(0)[0])


def test_the_last_answer_of_a_turn_waits_for_enter(tmp_path: Path) -> None:
    last = last_placement(tmp_path / "a.txt")
    asked, held = recorded(tmp_path / "b.txt", *PLACED, last, env=ASKING)
    assert asked.count("End your turn?") >= 1
    assert last not in held, "it is held back"
    asked, played = recorded(tmp_path / "c.txt", *PLACED, last, "", env=ASKING)
    assert asked.count("End your turn?") == 1
    assert last in played


def test_undo_drops_the_answer_that_is_held_back(tmp_path: Path) -> None:
    last = last_placement(tmp_path / "a.txt")
    _, text = recorded(tmp_path / "b.txt", *PLACED, last, "u", "u", env=ASKING)
    assert last not in text
    assert "undo" in text, "the second undo takes back the answer before it"


def test_without_confirmations_the_turn_ends_at_once(tmp_path: Path) -> None:
    last = last_placement(tmp_path / "a.txt")
    asked, text = recorded(tmp_path / "b.txt", *PLACED, last)
    assert "End your turn?" not in asked
    assert last in text


def test_a_move_can_be_taken_back_after_a_bot_has_answered(tmp_path: Path) -> None:
    output, text = recorded(tmp_path / "a.txt", "keep", "t", "exchange")
    told = {"event": "retracted", "seat": 0, "to": 0}
    words = Words("en", ennead.game("aton"))
    assert "".join(words.sentence(told, ["Nefer"]).split("*")) in output
    assert "takeback" in text
    assert verify_text(text).fault == ""


def test_people_who_share_a_screen_cannot_take_back(tmp_path: Path) -> None:
    start = "play aton --seats human:A,human:B --seed 7 --lang en"
    output = run(start, "", "keep", "", "keep", "t").output
    assert "only in a game of one person against bots" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_listed(language: str) -> None:
    words = Words(language, ennead.game("aton"))
    assert " · t " in words.message("terminal-keys")
