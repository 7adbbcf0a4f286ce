"""Every ruling of Ankh is on its rules page, under the same heading in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennead.words import LANGUAGES

PAGES = Path(__file__).parents[2] / "ennead" / "games" / "ankh" / "pages"

RULING_HEADINGS: dict[int, str] = {
    1: "ankh-powers",
    2: "battle",
    3: "battle",
    4: "battle",
    5: "battle",
    6: "battle-cards",
    7: "battle-cards",
    8: "battle-cards",
    9: "battle-cards",
    10: "battle-cards",
    11: "battle-cards",
    12: "guardians",
    13: "guardians",
    14: "gods",
    15: "gods",
    16: "gods",
    17: "ankh-powers",
    18: "devotion",
    19: "ankh-powers",
    20: "ankh-powers",
    21: "conflict",
    22: "battle",
    23: "gods",
    24: "gods",
    25: "guardians",
    26: "guardians",
    27: "guardians",
    28: "guardians",
    29: "guardians",
    30: "guardians",
    31: "guardians",
    32: "guardians",
    33: "guardians",
    34: "gods",
    35: "gods",
    36: "gods",
    37: "events",
    38: "events",
    39: "merging-gods",
    40: "merging-gods",
    41: "merging-gods",
    42: "ankh-powers",
    43: "ankh-powers",
    44: "events",
    45: "devotion",
    46: "devotion",
    47: "forgotten-gods",
    48: "forgotten-gods",
    49: "guardians",
    50: "summon-figure",
    51: "merging-gods",
    52: "merging-gods",
    53: "ankh-powers",
    54: "ankh-powers",
    55: "guardians",
    56: "merging-gods",
    57: "events",
    58: "move-figures",
    59: "guardians",
    60: "forgotten-gods",
    61: "events",
    62: "gods",
    63: "gods",
    64: "aim-and-end-of-the-game",
    65: "battle-cards",
    66: "merging-gods",
}
"""The heading of the English page, as a slug, under which each ruling is cited."""

STATED = re.compile(r"^- \*\*(\d+)\.\*\* \S", re.M)
"""A ruling in the last chapter."""
CITED = re.compile(r"^\*\w+: ([\d, –]+)\.\*$", re.M)
"""The line at the end of a chapter that names its rulings."""


def chapters(language: str) -> list[tuple[str, str]]:
    """The chapters of a page, each with its heading."""
    page = (PAGES / f"{language}.md").read_text("utf-8")
    _, *found = re.split(r"^## ", page, flags=re.M)
    return [(heading, text) for heading, _, text in (each.partition("\n") for each in found)]


def slug(heading: str) -> str:
    return re.sub(r"\W+", "-", heading.lower()).strip("-")


def cited(text: str) -> list[int]:
    """The rulings a chapter names: “2–5, 22” are 2, 3, 4, 5 and 22."""
    found: list[int] = []
    for line in CITED.findall(text):
        for part in line.split(", "):
            first, _, last = part.partition("–")
            found += range(int(first), int(last or first) + 1)
    return found


def shape(line: str) -> str:
    """What kind of line this is, whatever its language."""
    start = re.match(r"#+ |- (\*\*\d+\.\*\*)?|\d+\. |\||\*\*|\*|`|$", line)
    return start.group() if start else "text"


def test_numbers_may_be_given_as_ranges() -> None:
    assert cited("Text.\n\n*Rulings: 2–5, 22.*\n") == [2, 3, 4, 5, 22]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_stated_once_and_in_order(language: str) -> None:
    _, text = chapters(language)[-1]
    assert [int(number) for number in STATED.findall(text)] == sorted(RULING_HEADINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_cited_under_its_heading(language: str) -> None:
    headings = [slug(heading) for heading, _ in chapters("en")]
    texts = [text for _, text in chapters(language)]
    assert len(texts) == len(headings)
    found = [(ruling, at) for at, text in enumerate(texts) for ruling in cited(text)]
    assert sorted(found) == [
        (ruling, headings.index(heading)) for ruling, heading in RULING_HEADINGS.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_alike_line_by_line(language: str) -> None:
    def shapes(which: str) -> list[str]:
        return [shape(line) for line in (PAGES / f"{which}.md").read_text("utf-8").splitlines()]

    assert shapes(language) == shapes("en")
