"""Every ruling and test vector has a test, and every rule cites where it is written."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ennead.games.aton import rules

RULINGS = range(1, 27)
VECTORS = range(1, 12)
FOLDER = Path(rules.__path__[0])
CHAPTERS = sorted({path.stem for path in FOLDER.glob("*.py")} - {"__init__", "state"})
CITATION = re.compile(r"\b(?:A\d{1,2}|[3-9](?:\.[A-I1-4])*|10)\b")
NO_RULE = {"ways_to_lay"}
"""A cache."""


def names_of_tests(chapter: str) -> list[str]:
    tree = ast.parse(Path(__file__).with_name(f"test_{chapter}.py").read_text("utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def docstrings(module: str) -> dict[str, str]:
    """Of a module of the rules, its classes and its public functions."""
    tree = ast.parse((FOLDER / f"{module}.py").read_text("utf-8"))
    found = {module: ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            found[node.name] = ast.get_docstring(node) or ""
    return found


@pytest.mark.parametrize(
    ("name", "numbers"), [("ruling_a", RULINGS), ("vector_", VECTORS)], ids=["rulings", "vectors"]
)
def test_every_ruling_and_vector_has_a_test_in_its_chapter(name: str, numbers: range) -> None:
    tests = [test for chapter in CHAPTERS for test in names_of_tests(chapter)]
    numbered = [re.match(rf"test_{name}(\d+)_", test) for test in tests]
    assert {int(found[1]) for found in numbered if found} == set(numbers)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_rule_cites_its_section_or_ruling(chapter: str) -> None:
    texts = docstrings(chapter)
    uncited = {name for name, text in texts.items() if not CITATION.search(text)}
    assert uncited <= NO_RULE


def test_every_ruling_is_cited_by_a_rule() -> None:
    texts = [text for module in [*CHAPTERS, "state"] for text in docstrings(module).values()]
    cited = {int(number) for text in texts for number in re.findall(r"\bA(\d+)\b", text)}
    assert cited == set(RULINGS)
