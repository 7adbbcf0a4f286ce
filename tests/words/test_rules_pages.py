"""Rules pages are alike in all languages; every ruling is stated once and cited in its chapter."""

from __future__ import annotations

import pytest
from support.ankh.ruling_headings import RULING_HEADINGS as ANKH
from support.rules_page import RulesPage, ruling_numbers
from support.tekhenu.ruling_headings import RULING_HEADINGS as TEKHENU

from ennead.words import LANGUAGES

RULINGS = {"ankh": ANKH, "tekhenu": TEKHENU}


@pytest.mark.parametrize(
    ("listed", "numbers"),
    [("2–5, 22", [2, 3, 4, 5, 22]), ("A2–A4, A22", [2, 3, 4, 22]), ("A7", [7])],
)
def test_numbers_may_be_given_as_ranges(listed: str, numbers: list[int]) -> None:
    assert ruling_numbers(listed) == numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_stated_once_and_in_order(game: str, language: str) -> None:
    assert RulesPage(game, language).stated() == sorted(RULINGS[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_cited_under_its_heading(game: str, language: str) -> None:
    headings = RulesPage(game, "en").headings
    page = RulesPage(game, language)
    assert len(page.headings) == len(headings)
    assert sorted(page.cited()) == [
        (ruling, headings.index(heading)) for ruling, heading in RULINGS[game].items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["ankh", "aton", "tekhenu"])
def test_pages_are_alike_line_by_line(game: str, language: str) -> None:
    assert RulesPage(game, language).shapes() == RulesPage(game, "en").shapes()
