"""`ennead figures`: the template of own figures, and the check of a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import run

import ennead
from ennead.games.tekhenu.drawing.terminal import draw
from ennead.words import Words


def test_the_template_has_every_entry_and_passes_the_check(tmp_path: Path) -> None:
    template = run("figures tekhenu --template")
    assert template.exit_code == 0
    assert json.loads(template.output) == ennead.game("tekhenu").rulesets.entries()
    file = tmp_path / "my.json"
    file.write_text(template.output)
    checked = run(f"figures tekhenu --check {file} --lang en")
    assert (checked.exit_code, checked.output) == (0, f"{file}: 122 entries, all valid.\n")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "“horus.cost[0]” is 9; expected a number from 0 to 6."),
        ("ru", "В «horus.cost[0]» стоит 9; нужно число от 0 до 6."),
        ("pl", "„horus.cost[0]” to 9; oczekiwano liczby od 0 do 6."),
    ],
)
def test_an_error_in_a_file_names_the_entry(tmp_path: Path, language: str, says: str) -> None:
    file = tmp_path / "my.json"
    file.write_text('{"horus.cost": [9, 3, 3, 4, 4, 5]}')
    result = run(f"figures tekhenu --check {file} --lang {language}")
    assert (result.exit_code, result.stderr) == (1, f"{file}: {says}\n")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[1]", "must be a JSON file"),
        ("{", "must be a JSON file"),
        ("[" * 100_000, "must be a JSON file"),
        (" " * 300_000 + "{}", "must be a JSON file of up to"),
    ],
)
def test_a_file_without_an_object_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "my.json"
    file.write_text(text)
    result = run(f"figures tekhenu --check {file}")
    assert result.exit_code == 2
    assert says in result.stderr


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("figures aton --template", "aton takes no figures of your own"),
        ("figures tekhenu", "either --template or --check"),
        ("figures chess --template", "there is no game 'chess'"),
    ],
)
def test_wrong_usage_is_explained(command: str, says: str) -> None:
    result = run(command)
    assert result.exit_code == 2
    assert says in result.stderr


def test_a_game_is_played_with_the_figures_of_a_file(tmp_path: Path) -> None:
    file, record = tmp_path / "my.json", tmp_path / "game.txt"
    file.write_text('{"horus.cost": [1, 1, 1, 1, 1, 1]}')
    options = json.dumps({"figures": f"@{file}"}, separators=(",", ":"))
    seats = "--seats random,random --seed 1 --lang en"
    result = run(f"play tekhenu {seats} --options {options} --record {record}")
    assert result.exit_code == 0
    assert "horus.cost" in record.read_text()
    assert run(f"verify {record}").exit_code == 0


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "5◇ in any district"), ("ru", "значением 5◇"), ("pl", "wartością 5◇")],
)
def test_the_rules_mark_our_figures(language: str, says: str) -> None:
    shown = run(f"rules tekhenu --lang {language}", env={"COLUMNS": "400"}).output
    assert says in shown
    assert "FIGURE" not in shown


def test_the_help_of_a_card_marks_our_figures() -> None:
    tekhenu = ennead.game("tekhenu")
    view = tekhenu.new(2, 1).view(0)
    view["table"] = {**view["table"], "starting": ["s01"]}
    drawn = draw(view, Words("en", tekhenu).message, ["Ann", "Bob"], [])
    assert "as with a 5◇" in drawn
    assert "◇ marks figures of our own" in drawn
