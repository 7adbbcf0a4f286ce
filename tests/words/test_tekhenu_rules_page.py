"""Every ruling of Tekhenu is on its rules page, cited under the same heading in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennead.words import LANGUAGES

PAGES = Path(__file__).parents[2] / "ennead" / "games" / "tekhenu" / "pages"

RULING_HEADINGS: dict[int, str] = {
    1: "your-turn",
    2: "blessings",
    3: "your-turn",
    4: "horus-statues",
    5: "solo-game-botankhamun",
    6: "maat-phase",
    7: "maat-phase",
    8: "maat-phase",
    9: "solo-game-botankhamun",
    10: "production-and-scales",
    11: "blessings",
    12: "pillar-tiles",
    13: "pillar-tiles",
    14: "hathor-buildings-at-the-temple",
    15: "population-track",
    16: "population-track",
    17: "population-track",
    18: "decrees",
    19: "blessings",
    20: "technologies",
    21: "population-track",
    22: "osiris-workshops-and-quarries",
    23: "osiris-workshops-and-quarries",
    24: "your-turn",
    25: "your-turn",
    26: "your-turn",
    27: "dice-states",
    28: "dice-states",
    29: "blessings",
    30: "card-market",
    31: "card-market",
    32: "decrees",
    33: "decrees",
    34: "decrees",
    35: "scoring",
    36: "solo-game-botankhamun",
    37: "solo-game-botankhamun",
    38: "solo-game-botankhamun",
    39: "solo-game-botankhamun",
    40: "solo-game-botankhamun",
    41: "ra-pillars",
    42: "scoring",
    43: "card-market",
    44: "horus-statues",
    45: "technologies",
    46: "card-market",
    47: "osiris-workshops-and-quarries",
    48: "pillar-tiles",
    49: "technologies",
    50: "decrees",
    51: "starting-cards",
    52: "horus-statues",
    53: "pillar-tiles",
    54: "ra-pillars",
    55: "thoth-cards",
    56: "technologies",
    57: "technologies",
    58: "your-turn",
    59: "technologies",
    60: "decrees",
    61: "population-track",
    62: "technologies",
    63: "bastet-festivals",
    64: "solo-game-botankhamun",
    65: "blessings",
    66: "technologies",
    67: "population-track",
    68: "blessings",
    69: "thoth-cards",
    70: "technologies",
    71: "blessings",
    72: "technologies",
    73: "blessings",
    74: "population-track",
    75: "ra-pillars",
    76: "bastet-festivals",
    77: "decrees",
    78: "starting-cards",
    79: "your-turn",
    80: "your-turn",
    81: "blessings",
    82: "card-market",
    83: "technologies",
    84: "dice-states",
    85: "dice-states",
    86: "blessings",
    87: "blessings",
    88: "decrees",
    89: "solo-game-botankhamun",
}
"""The heading of the English page, as a slug, under which each ruling is cited."""

STATED = re.compile(r"^- \*\*(A\d+(?:, A\d+)*)\.\*\* \S", re.M)
"""A ruling in the last chapter; two may share a sentence."""
CITED = re.compile(r"^\*\w+: ([A\d, –]+)\.\*$", re.M)
"""The line at the end of a chapter that names its rulings."""


def chapters(language: str) -> list[tuple[str, str]]:
    """The chapters of a page, each with its heading."""
    page = (PAGES / f"{language}.md").read_text("utf-8")
    _, *found = re.split(r"^## ", page, flags=re.M)
    return [(heading, text) for heading, _, text in (each.partition("\n") for each in found)]


def slug(heading: str) -> str:
    return re.sub(r"\W+", "-", heading.lower()).strip("-")


def numbers(listed: str) -> list[int]:
    """“A2–A4, A22” are 2, 3, 4 and 22."""
    found: list[int] = []
    for part in listed.replace("A", "").split(", "):
        first, _, last = part.partition("–")
        found += range(int(first), int(last or first) + 1)
    return found


def test_numbers_may_be_given_as_ranges() -> None:
    assert numbers("A2–A4, A22") == [2, 3, 4, 22]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_stated_once_and_in_order(language: str) -> None:
    _, text = chapters(language)[-1]
    stated = [number for listed in STATED.findall(text) for number in numbers(listed)]
    assert stated == sorted(RULING_HEADINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_cited_under_its_heading(language: str) -> None:
    headings = [slug(heading) for heading, _ in chapters("en")]
    texts = [text for _, text in chapters(language)]
    assert len(texts) == len(headings)
    found = [
        (ruling, at)
        for at, text in enumerate(texts)
        for listed in CITED.findall(text)
        for ruling in numbers(listed)
    ]
    assert sorted(found) == [
        (ruling, headings.index(heading)) for ruling, heading in RULING_HEADINGS.items()
    ]
