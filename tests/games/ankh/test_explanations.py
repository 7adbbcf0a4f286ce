"""Everything on the table of Ankh has an explanation in every language."""

from __future__ import annotations

import re

import pytest

import ennead
from ennead.games.ankh.vocabulary.events import GAIN_FROM, SOURCE
from ennead.games.ankh.vocabulary.names import (
    CARD_NAMES,
    EVENT_NAMES,
    GOD_NAMES,
    GUARDIAN_NAMES,
    MONUMENT_NAMES,
    POWER_NAMES,
    SCENARIO_NAMES,
    TERRAIN_NAMES,
    TURN_ACTION_NAMES,
)
from ennead.words import LANGUAGES, Words

ANKH = ennead.game("ankh")
IN_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)

EXPLAINED = {
    "god": GOD_NAMES,
    "figure": ["god", "warrior"],
    "guardian": GUARDIAN_NAMES,
    "power": POWER_NAMES,
    "card": CARD_NAMES,
    "scenario": SCENARIO_NAMES,
    "deed": TURN_ACTION_NAMES,
    "kind": EVENT_NAMES,
}
LABELLED = {
    "monument": MONUMENT_NAMES,
    "terrain": TERRAIN_NAMES,
    "region": ["west", "delta", "east"],
    "source": [*SOURCE.names, *GAIN_FROM.names],
}
RULINGS = 65


@IN_LANGUAGES
def test_everything_has_a_name_and_an_explanation_of_its_own(language: str) -> None:
    words = Words(language, ANKH)
    for family, names in EXPLAINED.items():
        titles = [words.message(f"{family}-{name}") for name in names]
        texts = [words.message(f"{family}-{name}-text") for name in names]
        assert len(set(titles)) == len(set(texts)) == len(names), family
        assert all(text.endswith(".") for text in texts), family


@IN_LANGUAGES
def test_labels_are_distinct(language: str) -> None:
    words = Words(language, ANKH)
    for family, names in LABELLED.items():
        assert len({words.message(f"{family}-{name}") for name in names}) == len(names), family


@IN_LANGUAGES
def test_each_god_has_two_letters_of_its_own(language: str) -> None:
    words = Words(language, ANKH)
    letters = [words.message(f"god-{name}-short") for name in GOD_NAMES]
    assert all(len(pair) == 2 for pair in letters)
    assert len(set(letters)) == len(GOD_NAMES)


@IN_LANGUAGES
def test_every_option_and_value_of_a_table_has_a_label(language: str) -> None:
    words = Words(language, ANKH)
    for option in ANKH.options:
        assert words.message(f"option-{option.name}")
        for value in option.values:
            if value is not None:
                assert words.message(f"option-{option.name}-{value}")


@IN_LANGUAGES
def test_the_rules_page_has_a_row_for_everything(language: str) -> None:
    words = Words(language, ANKH)
    page = words.page()
    for family in ("god", "guardian", "power", "card"):
        for name in EXPLAINED[family]:
            assert f"\n| {words.message(f'{family}-{name}')} | " in page
    for name in SCENARIO_NAMES[:-1]:
        assert f"\n| {words.message(f'scenario-{name}')} | " in page


@IN_LANGUAGES
def test_the_rules_page_has_every_ruling(language: str) -> None:
    numbers = re.findall(r"^- \*\*(\d+)\.\*\* .+\.$", Words(language, ANKH).page(), re.MULTILINE)
    assert numbers == [str(number) for number in range(1, RULINGS + 1)]
