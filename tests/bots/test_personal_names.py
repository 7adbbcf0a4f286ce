"""The bots' personal names."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

import pytest

import ennead
from ennead.bots import levels
from ennead.bots.personal_names import PERSONAL_NAMES, personal_names
from ennead.words import LANGUAGES, Words

ROOT = Path(ennead.__file__).parent
ALL = [name for names in PERSONAL_NAMES.values() for name in names]


def test_every_level_has_five_names_of_its_own() -> None:
    assert list(PERSONAL_NAMES) == levels()
    assert [len(names) for names in PERSONAL_NAMES.values()] == [5] * len(levels())
    assert len(set(ALL)) == len(ALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_anything_in_a_game(language: str) -> None:
    """Gods, cards, guardians: no name is a word of a game."""
    words = Words(language, ennead.game("aton"))
    names = {words.message("bot-name", name=name) for name in ALL} | set(ALL)
    texts = chain(
        ROOT.glob(f"games/*/words/{language}.ftl"),
        ROOT.glob("games/*/words/names.json"),
        ROOT.glob("words/names.json"),
    )
    for file in texts:
        text = file.read_text("utf-8")
        if file.suffix == ".json":
            text = json.dumps(json.loads(text), ensure_ascii=False)
        found = {word.strip("{}()[]\"',.:;«»„”“’") for word in text.split()} & names
        assert not found, file


def test_in_russian_names_are_written_in_cyrillic() -> None:
    words = Words("ru", ennead.game("aton"))
    for name in ALL:
        assert not words.message("bot-name", name=name).isascii(), name


@pytest.mark.parametrize("bot", [*levels(), "greedy", "random"])
def test_no_two_bots_at_a_table_have_the_same_name(bot: str) -> None:
    for table in range(20):
        names = personal_names(f"table {table}", [None, *[bot] * 7])
        assert names[0] == ""
        assert len(set(names)) == 8
        assert names == personal_names(f"table {table}", [None, *[bot] * 7])


def test_bots_of_different_kinds_with_the_same_names_differ_too() -> None:
    names = personal_names("table", ["easy", "greedy", "easy", "greedy", "easy"])
    assert sorted(names) == sorted(PERSONAL_NAMES["easy"])


def test_tables_have_different_names() -> None:
    assert len({personal_names(f"table {n}", ["hard"])[0] for n in range(40)}) == 5


def test_other_bots_are_called_by_their_spec() -> None:
    assert personal_names("table", ["mcts:500", None]) == ["mcts:500", ""]
