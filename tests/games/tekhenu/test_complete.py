"""Nothing of the specification is without a test: rulings, vectors, examples, cards, tiles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RANGES = {
    "ruling": (range(1, 81), "test_rulings*.py test_blessings.py test_tiles.py", r"[Aa]"),
    "vector": (range(1, 16), "test_vectors.py", ""),
    "example": (range(1, 19), "test_examples.py", ""),
}


def names(patterns: str) -> list[str]:
    """The names of all tests in some files."""
    files = [file for pattern in patterns.split() for file in sorted(HERE.glob(pattern))]
    return [
        name for file in files for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
    ]


def numbered(patterns: str, letter: str) -> set[int]:
    """All numbers that tests are named after: 01, 08_and_09, 01_to_03."""
    found: set[int] = set()
    for name in names(patterns):
        match = re.match(rf"test_{letter}(\d+)(?:_(to|and)_(\d+))?", name)
        if match:
            first = int(match[1])
            found |= set(range(first, int(match[3] or first) + 1))
    return found


@pytest.mark.parametrize("what", RANGES)
def test_each_has_a_test_named_after_it(what: str) -> None:
    wanted, patterns, letter = RANGES[what]
    assert sorted(set(wanted) - numbered(patterns, letter)) == []


@pytest.mark.parametrize(
    ("file", "letter", "count"),
    [
        ("test_blessings.py", "b", 24),
        ("test_technologies.py", "t", 24),
        ("test_decrees.py", "d", 24),
        ("test_starting.py", "s", 12),
        ("test_starting.py", "f", 4),
        ("test_tiles.py", "p", 27),
    ],
)
def test_each_card_and_tile_stands_in_a_test_of_its_effect(
    file: str, letter: str, count: int
) -> None:
    """That of its limit is in test_limits.py, for whole ranges of cards at once."""
    text = (HERE / file).read_text("utf-8")
    cards = [f"{letter}{number:02}" for number in range(1, count + 1)]
    assert [c for c in cards if not re.search(rf"(?<![a-z0-9]){c}(?![0-9])", text)] == []
