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
    "turn-action": TURN_ACTION_NAMES,
    "kind": EVENT_NAMES,
}
LABELLED = {
    "monument": MONUMENT_NAMES,
    "terrain": TERRAIN_NAMES,
    "region": ["west", "delta", "east"],
    "source": [*SOURCE.names, *GAIN_FROM.names],
}
RULINGS = 66


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


PERCENT = {"en": "{}%", "ru": "{}\u00a0%", "pl": "{}%"}


@IN_LANGUAGES
def test_each_printed_set_up_says_how_sure_its_source_is(language: str) -> None:
    words = Words(language, ANKH)
    page = words.page()
    data = ANKH.rulesets.data(ANKH.rulesets.get().digest)
    assert data is not None
    printed = [s for s in data["scenarios"]["scenarios"] if s["map"] == "printed"]
    assert len(printed) == 8
    for item in printed:
        name, players = item["scenario"], item["players"]
        sure = PERCENT[language].format(item["certainty"])
        assert sure in words.message(f"option-scenario-{name}-note", players=players)
        assert f"\n| {words.message(f'scenario-{name}')} | {players} | {sure} | " in page


@IN_LANGUAGES
@pytest.mark.parametrize(
    ("scenario", "players", "doubtful"),
    [("middle-kingdom", 3, ["F6"]), ("middle-kingdom", 5, ["H1", "C10", "G9"])],
)
def test_doubtful_pieces_are_named(
    language: str, scenario: str, players: int, doubtful: list[str]
) -> None:
    words = Words(language, ANKH)
    note = words.message(f"option-scenario-{scenario}-note", players=players)
    assert all(space in note and space in words.page() for space in doubtful)


@IN_LANGUAGES
def test_the_rules_page_has_every_ruling(language: str) -> None:
    numbers = re.findall(r"^- \*\*(\d+)\.\*\* .+\.$", Words(language, ANKH).page(), re.MULTILINE)
    assert numbers == [str(number) for number in range(1, RULINGS + 1)]
