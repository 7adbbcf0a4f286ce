"""Nothing in the rules document goes untested, and every rule in the code cites it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ennead.games.tekhenu import rules

HERE = Path(__file__).parent
NUMBERED = {
    "ruling": (range(1, 90), "test_a"),
    "vector": (range(1, 16), "test_vector_"),
    "example": (range(1, 19), "test_example_"),
}
RULES = sorted(Path(rules.__path__[0]).glob("*.py"))
CITATION = re.compile(r"\b(?:[1-9]\d?(?:\.\d+)?\b|A\d+|[SFDBTP]\d\d)")
"""A section, a ruling, or a card or tile by its code."""


def numbers_in_names(prefix: str) -> set[int]:
    """All numbers that tests are named after: 01, 08_and_09, 01_to_03."""
    found: set[int] = set()
    for file in HERE.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE):
            match = re.match(rf"{prefix}(\d+)(?:_(to|and)_(\d+))?", name)
            if match:
                first = int(match[1])
                found |= set(range(first, int(match[3] or first) + 1))
    return found


@pytest.mark.parametrize("what", NUMBERED)
def test_each_has_a_test_named_after_it(what: str) -> None:
    wanted, prefix = NUMBERED[what]
    assert sorted(set(wanted) - numbers_in_names(prefix)) == []


@pytest.mark.parametrize(
    ("file", "letter", "count"),
    [
        ("test_blessings.py", "b", 24),
        ("test_technologies.py", "t", 24),
        ("test_decrees.py", "d", 24),
        ("test_starting_cards.py", "s", 12),
        ("test_starting_cards.py", "f", 4),
        ("test_pillar_abilities.py", "p", 27),
    ],
)
def test_each_card_and_tile_appears_in_a_test_of_its_effect(
    file: str, letter: str, count: int
) -> None:
    """Tests of their limits cover whole ranges of cards at once."""
    text = (HERE / file).read_text("utf-8")
    cards = [f"{letter}{number:02}" for number in range(1, count + 1)]
    assert [c for c in cards if not re.search(rf"(?<![a-z0-9]){c}(?![0-9])", text)] == []


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_every_step_cites_its_rule(file: Path) -> None:
    """A step is a class with a `run`, `take` or `answer` method."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            if methods & {"run", "take", "answer", "choices"}:
                assert CITATION.search(ast.get_docstring(node) or ""), node.name
