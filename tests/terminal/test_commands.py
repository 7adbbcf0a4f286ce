"""Help, lists, errors and exit codes of the commands."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from support.command_line import run

from ennead.core.record import Record


@pytest.mark.parametrize("command", ["play", "replay", "show", "games", "rules", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(f"{command} --help")
    assert result.exit_code == 0
    assert f"ennead {command}" in result.output
    assert command in run("--help").output


def test_version_is_printed() -> None:
    result = run("--version")
    assert (result.exit_code, result.output) == (0, "ennead 0.1.0\n")


@pytest.mark.parametrize(("language", "title"), [("en", "Aton"), ("ru", "Атон"), ("pl", "Aton")])
def test_games_are_listed(language: str, title: str) -> None:
    result = run(f"games --lang {language}")
    assert result.exit_code == 0
    row = next(line for line in result.output.splitlines() if line.split()[:1] == ["aton"])
    assert row.split() == ["aton", title, "2", "1", "354"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Kingdom"), ("ru", "Царство мёртвых"), ("pl", "Królestwo")]
)
def test_rules_are_shown(language: str, words: str) -> None:
    result = run(f"rules aton --lang {language}")
    assert result.exit_code == 0
    assert words in result.output


def test_bench_prints_rates_per_second() -> None:
    result = run("bench aton --seconds 0.3")
    assert result.exit_code == 0
    heading, *rows = result.output.splitlines()
    assert heading.startswith("aton, ")
    assert [row.split()[1] for row in rows] == ["games", "decisions", "copies", "views"]
    assert all(int(row.split()[0].replace(",", "")) > 0 for row in rows)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("play chess", "there is no game 'chess'"),
        ("rules chess", "there is no game 'chess'"),
        ("bench chess", "there is no game 'chess'"),
        ("play aton --lang xx", "there is no language 'xx'; expected en, ru, pl"),
        ("play aton --seats human,deepblue", "'deepblue'"),
        ("play aton --seats human", "aton is for 2 players, not 1"),
        ("play aton --players 3", "aton is for 2 players, not 3"),
        ("play aton --options {", "--options must be JSON"),
        ("play aton --options [1]", "--options must be a JSON object"),
        ('play aton --options {"map":1}', "there is no option 'map'"),
        ("play aton --record /no/such/folder/file", "there is no folder /no/such/folder"),
        (f"play aton --seed {2**200}", "a seed is a number from 0"),
    ],
)
def test_bad_usage_prints_one_line_and_exits_with_2(command: str, reason: str) -> None:
    result = run(command)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("ennead: ")
    assert reason in result.stderr


@pytest.mark.parametrize(
    "command", ["play", "replay", "replay /no/such/file", "play aton --seed x"]
)
def test_wrong_arguments_exit_with_2(command: str) -> None:
    assert run(command).exit_code == 2


GOOD = '[Game "aton"] [Rules "aton 1"] [Players "A" "B"]\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello\n", ", line 1: expected a number like '1.' before 'hello'"),
        ("", ': the header [Game "…"] is missing'),
        ('[Game "chess"]\n', ": there is no game 'chess'"),
        (GOOD + "1. * 9999 1\n", ", line 2: chance gave 9999"),
        (GOOD + "\n1. 0: fly\n", ", line 3: 'fly' is not an action"),
        (GOOD + "\n1. * ?\n", ", line 3: this entry is still secret"),
    ],
)
def test_a_bad_record_is_reported_with_file_line_and_reason(
    tmp_path: Path, text: str, reason: str
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text, "utf-8")
    result = run(f"replay {file}")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"{file}{reason}")
    assert result.stderr.count("\n") == 1


def test_a_binary_file_is_not_a_record(tmp_path: Path) -> None:
    file = tmp_path / "bad.bin"
    file.write_bytes(b"\xff\xfe\x00")
    result = run(f"replay {file}")
    assert result.exit_code == 1
    assert result.stderr == f"{file}: not UTF-8 text, so not a record\n"


def test_a_move_beyond_the_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(f"play aton --seed 1 --record {file}", "keep", "q", "q")
    result = run(f"replay {file} --move 999")
    assert result.exit_code == 2
    assert "it cannot start at 999" in result.stderr


def enable_interrupts() -> None:
    """Runs in the child: background processes inherit that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupt_saves_the_record_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    command = [sys.executable, "-m", "ennead.cli", "play", "aton", "--record", str(file)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=enable_interrupts,  # noqa: PLW1509 (the child runs one line, no threads)
    ) as game:
        assert game.stdout is not None
        assert game.stderr is not None
        while b"\xe2\x80\xba " not in os.read(game.stdout.fileno(), 65536):  # the prompt
            time.sleep(0.01)
        game.send_signal(signal.SIGINT)
        assert game.wait(30) == 130
        assert game.stderr.read() == b""
    assert Record.parse(file.read_text("utf-8")).moves == 1  # the bot's secret answer


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("rules ankh --find caravans", "Camel Caravan"),
        ("rules ankh --find верблюдами --lang ru", "верблюды"),
        ("rules tekhenu --find A87 --lang pl", "A87."),
        ("rules aton --find camel", "The rules say nothing about “camel”."),
    ],
)
def test_the_rules_can_be_searched(line: str, words: str) -> None:
    result = run(line)
    assert result.exit_code == 0
    assert words in result.output


def test_the_rules_tell_figures_examples_and_icons() -> None:
    shown = run("rules aton", env={"COLUMNS": "400"}).output
    assert "Temple III, with three red and two blue priests." in shown
    assert "Example: A scoring." in shown
    assert "Together red 18, blue 14." in shown
    assert "Exchange token." in shown
    assert "![](" not in shown
