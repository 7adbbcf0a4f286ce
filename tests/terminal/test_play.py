"""Games in the terminal, and everything a person can type."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from rich.text import Text
from support import toy
from support.command_line import run

import ennead
from ennead import bots
from ennead.core.record import Record
from ennead.games.aton.vocabulary.actions import KEEP as KEEPS
from ennead.words import LANGUAGES, Words

KEEP = KEEPS.only()
START = "play aton --seats human:Nefer,random --seed 7 --lang en"


def test_a_game_can_be_played_by_typing_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    command = f"play aton --seats human:Nefer,greedy --seed 7 --lang en --record {file}"
    result = run(command, *["1"] * 400)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert "Nefer  Lay one card face down at each of your four cartouches." in result.output
    played = Record.parse(file.read_text("utf-8"))
    state = played.replay()
    assert state.over
    nefer, bot = played.headers["Players"]
    assert nefer == "Nefer"
    assert bot.endswith(" · greedy")
    *_, red, blue, saved = result.output.splitlines()
    assert red == f" Nefer: {state.scores[0]} points"
    assert blue == f" {bot}: {state.scores[1]} points"
    assert saved == f" Saved: {file}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_played_in_every_language(language: str) -> None:
    words = Words(language, ennead.game("aton"))
    result = run(f"play aton --seed 5 --lang {language} --seats human,random", *["1"] * 400)
    assert result.exit_code == 0, result.output
    assert words.message("board-kingdom") in result.output
    assert words.message("terminal-prompt") in result.output
    assert words.message("player-default", number=1) in result.output


def test_the_default_language_is_the_systems() -> None:
    polish = {"LANG": "pl_PL.UTF-8"}
    assert "Świątynia I" in run("play aton", env=polish).output
    assert "Temple I " in run("play aton", env={**polish, "LC_ALL": "de_DE.UTF-8"}).output
    assert "Temple I " in run("play aton").output


def test_each_event_is_shown_once() -> None:
    output = run(START, *["1"] * 60).output
    for number in count(1):
        told = output.count(f"• Round {number} begins.")
        assert told == (1 if f" Round {number}" in output else 0)
        if not told:
            assert number > 2
            break


def test_every_form_of_notation_is_accepted() -> None:
    output = run(START, "keep", "1 1 3 4", "place 3b2", "2b4", "1A1").output
    assert "not understood" not in output
    for space in (
        "the black space in temple III (3b2)",
        "the blue space in temple II",
        "the yellow space in temple I (1a1)",
    ):
        assert f"• Nefer places a priest on {space}." in output


def test_bad_input_is_reported_and_asked_again() -> None:
    output = run(START, "keep", "frogs", "99", "4444", "1134").output
    for text in ("frogs", "99", "4444"):
        assert f"“{text}” was not understood." in output
    assert "• Nefer lays 1-1-3-4 at cartouches I–IV." in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_shows_an_answer_and_its_reason(language: str) -> None:
    words = Words(language, ennead.game("aton"))
    shown = run(f"{START[:-2]}{language} --hints medium", "h", "keep", "hint").output
    hints = [line for line in shown.splitlines() if words.action(KEEP) in line and "." in line]
    assert hints, shown
    assert shown.count(words.message("terminal-keys")) >= 2


def test_a_hint_names_its_level() -> None:
    assert "A beginner would choose “" in run(f"{START} --hints beginner", "h").output
    assert "A hard bot would choose “" in run(START, "h").output


def test_an_unknown_hint_level_is_refused() -> None:
    told = run(f"{START} --hints frog").stderr
    assert all(level in told for level in bots.levels())


def test_an_illegal_move_is_explained() -> None:
    output = run(START, "keep", "4 4 4 4", "1 3 1 4", "4a1").output
    assert "Illegal move “Lay 4-4-4-4 at cartouches I–IV”. These are not your cards" in output
    assert "the yellow space in temple IV (4a1)”. Temple IV is not available" in output


def test_a_question_mark_explains_a_move() -> None:
    output = run(START, "keep", "1 3 1 4", "? place 4a1", "?1a1", "?", "? frogs").output
    assert "the yellow space in temple IV (4a1)”. Temple IV is not available" in output
    assert "“Place a priest on the yellow space in temple I (1a1)” is a legal move." in output
    assert output.count("r rules · l log") > output.count(" in temples")
    assert "“frogs” was not understood." in output


def test_undo_takes_back_a_move() -> None:
    output = run(START, "u", "keep", "1 1 3 4", "3b2", "u", "3b3").output
    assert "Nothing can be taken back now." in output
    assert "• Nefer takes back a move." in output
    assert output.count("Place 4 priests in temples I–III.") == 2
    assert output.count("Place 3 priests in temples I–III.") == 2


def test_the_log_and_the_rules_can_be_shown() -> None:
    output = run(START, "keep", "l", "r").output
    assert "• Nefer holds 1, 1, 3, 4." in output.split("Log")[1]
    assert "Kingdom of the Dead: 8 identical shared spaces" in output


def test_enter_shows_the_table_again_without_old_events() -> None:
    output = run(START, "").output
    assert output.count("Temple IV") == 4  # a temple and its forecast, twice
    assert output.count("• Round 1 begins.") == 1


def test_quitting_asks_first_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(f"{START} --record {file}", "keep", "q", "", "q", "q", "never read")
    assert result.exit_code == 0
    assert result.output.count("Leave the game?") == 2
    assert result.output.endswith(f" Goodbye!\n Saved: {file}\n")
    assert Record.parse(file.read_text("utf-8")).replay().page == 1


def test_the_end_of_input_quits() -> None:
    result = run(START)
    assert result.exit_code == 0
    assert result.output.endswith(" Goodbye!\n")


def test_bots_can_be_watched() -> None:
    result = run("play aton --seats greedy,random --seed 3 --lang en")
    assert result.exit_code == 0
    assert "Number, move or key" not in result.output
    assert "• Round 1 begins." in result.output
    assert "wins" in result.output
    slow = run("play aton --seats random,random --seed 3 --lang en --delay 0.001")
    assert slow.exit_code == 0
    assert slow.output.count("Temple IV") > result.output.count("Temple IV")


def test_equal_seeds_give_equal_games() -> None:
    first = run("play aton --seats greedy,random --seed 3").output
    assert run("play aton --seats greedy,random --seed 3").output == first
    assert run("play aton --seats random,random --seed 3").output != first


def test_a_small_screen_shows_the_board_and_the_question() -> None:
    low = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "LINES": "24", "COLUMNS": "80"}
    output = run(START, "keep", "1 1 4 3", env=low).output
    screen = Text.from_ansi(output.split("\x1b[2J\x1b[H")[-1]).plain
    lines = screen.splitlines()
    prompt = next(at for at, line in enumerate(lines) if "Number, move or key" in line)
    top = next(at for at, line in enumerate(lines) if "Temple I " in line)
    assert prompt - top < 24
    assert "1 Place a priest on the yellow space in temple I (1a1)" in screen
    assert any(line.rstrip().endswith("…") for line in lines)


def test_a_game_without_a_drawing_shows_its_view() -> None:
    assert ennead.game("toy") is toy.GAME
    command = 'play toy --seats human:A,random,random --seed 1 --lang en --options {"heaps":3}'
    result = run(command, *["0", "take sand", "rock"] * 30)
    assert result.exit_code == 0, result.output
    assert '"heaps": [' in result.output
    assert "A  How much gold do you bid?" in result.output
    assert "   0 Bid 0" in result.output
