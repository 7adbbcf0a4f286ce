"""Commands explain themselves and report in English, Russian and Polish."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.command_line import run
from typer.main import get_command

import ennead
from ennead.cli import app
from ennead.terminal.localization import (
    TYPER_TEXTS,
    LocalizedGroup,
    help_texts,
    requested_language,
    translatable,
    translations,
)
from ennead.words import LANGUAGES, Words

TRANSLATED = [language for language in LANGUAGES if language != "en"]
CODE = re.compile(r"`[^`]*`")


def english_help() -> set[str]:
    """Every part of the commands' help that must be translated."""
    group = get_command(app)
    assert isinstance(group, LocalizedGroup)
    texts = list(TYPER_TEXTS)
    for command in (group, *group.commands.values()):
        texts += [str(getattr(owner, name)) for owner, name in help_texts(command)]
    return {part for text in texts for part in translatable(text)}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = ennead.game("aton").new(seed=5)
    while not game.over:
        seat = game.to_move[0]
        game.play(seat, game.legal(seat)[0])
    file = tmp_path / "game.txt"
    file.write_text(str(game.record()), "utf-8")
    return file


@pytest.mark.parametrize("language", TRANSLATED)
def test_all_help_is_translated_and_nothing_else(language: str) -> None:
    assert set(translations(language)) == english_help()


@pytest.mark.parametrize("language", TRANSLATED)
def test_code_in_the_help_is_the_same_in_every_language(language: str) -> None:
    names = re.compile(r"human:\w+")
    for text, translated in translations(language).items():
        expected, found = (CODE.findall(names.sub("", one)) for one in (text, translated))
        assert sorted(expected) == sorted(found), text


@pytest.mark.parametrize(
    ("language", "usage", "about"),
    [
        ("en", "Usage: ennead", "Play a game in the terminal"),
        ("ru", "Использование: ennead", "Сыграть партию в терминале"),
        ("pl", "Użycie: ennead", "Zagraj w terminalu"),
    ],
)
def test_help_follows_the_system_and_the_lang_option(language: str, usage: str, about: str) -> None:
    by_system = run("--help", env={"LANG": f"{language}_XX.UTF-8"}).output
    by_option = run(f"play --lang {language} --help").output
    assert usage in by_system
    assert about in by_system
    assert usage in by_option
    assert about in by_option


def test_help_is_english_again_after_another_language() -> None:
    run("--help", env={"LANG": "ru"})
    assert "Usage:" in run("--help").output


@pytest.mark.parametrize(
    ("args", "language"),
    [
        (["play", "aton", "--lang", "pl"], "pl"),
        (["play", "aton", "--lang=ru"], "ru"),
        (["play", "aton", "--lang"], "en"),
        (["play", "aton", "--lang", "xx"], "en"),
    ],
)
def test_the_requested_language_is_found(
    args: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert requested_language(args) == language


def test_every_language_has_every_message_of_the_commands() -> None:
    every = {language: Words(language, package="ennead.terminal") for language in LANGUAGES}
    english = every["en"]
    for words in every.values():
        assert words.ids() == english.ids()
        for id in english.ids():
            assert words.variables(id) == english.variables(id), id


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "are legal"), ("ru", "по правилам"), ("pl", "zgodne z zasadami")],
)
def test_verify_reports_in_the_language(record: Path, language: str, expected: str) -> None:
    result = run(f"verify {record} --lang {language}")
    assert result.exit_code == 0
    assert expected in result.output


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "WRONG"), ("ru", "НЕВЕРНО"), ("pl", "BŁĄD")]
)
def test_verify_names_the_fault_in_the_language(record: Path, language: str, expected: str) -> None:
    text = record.read_text("utf-8")
    record.write_text(re.sub(r'\[Result "[^"]*"\]', '[Result "99-0"]', text), "utf-8")
    result = run(f"verify {record} --lang {language}")
    assert result.exit_code == 1
    assert expected in result.output
