"""The conformance kit finds every kind of fault in the illustrated rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from support import toy

import ennead
from ennead.rulebook import Rulebook, rulebook_of
from ennead.rulebook.chapters import Chapters, addresses, read_chapters
from ennead.rulebook.example import read_example
from ennead.rulebook.figure import read_figure
from ennead.testing import Nonconforming, rulebook

ATON = ennead.game("aton")
BOOK = rulebook_of(ATON)


def without(mapping: Any, *keys: str) -> dict[str, Any]:
    return {key: value for key, value in mapping.items() if key not in keys}


def lacking_question(book: Rulebook) -> Rulebook:
    chapters = Chapters(without(book.chapters.questions, "lay"), book.chapters.lessons)
    return dataclasses.replace(book, chapters=chapters)


def unknown_lesson(book: Rulebook) -> Rulebook:
    return dataclasses.replace(book, chapters=Chapters(book.chapters.questions, {"cards": "none"}))


def lacking_icon(book: Rulebook) -> Rulebook:
    return dataclasses.replace(book, icons=book.icons[1:])


def wrong_expectation(book: Rulebook) -> Rulebook:
    example = book.examples["scoring"]
    other = book.examples["removal"].expect
    changed = {**book.examples, "scoring": dataclasses.replace(example, expect=other)}
    return dataclasses.replace(book, examples=changed)


def unreferenced_figure(book: Rulebook) -> Rulebook:
    return dataclasses.replace(book, figures=without(book.figures, "kingdom"))


def wordless_figure(book: Rulebook) -> Rulebook:
    figure = dataclasses.replace(book.figures["board"], id="new")
    return dataclasses.replace(book, figures={**book.figures, "new": figure})


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lacking_question, "chapters.json lacks or invents lay"),
        (unknown_lesson, "unknown lesson 'none'"),
        (lacking_icon, "icons.json and signs.svg differ in"),
        (wrong_expectation, r"example scoring.*expect\[0\] does not hold"),
        (unreferenced_figure, "lacks or invents"),
        (wordless_figure, "message figure-new is missing"),
    ],
)
def test_a_fault_is_found(
    spoil: Callable[[Rulebook], Rulebook], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "rulebook_of", lambda game: spoil(BOOK))
    with pytest.raises(Nonconforming, match=says):
        rulebook.check(ATON)


def test_an_element_that_is_not_in_the_picture_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    figure = dataclasses.replace(BOOK.figures["temple"], show=("temple:9",))
    spoilt = dataclasses.replace(BOOK, figures={**BOOK.figures, "temple": figure})
    monkeypatch.setattr(rulebook, "rulebook_of", lambda game: spoilt)
    with pytest.raises(Nonconforming, match="nothing in the picture is 'temple:9'"):
        rulebook.check(ATON)


def test_a_game_without_illustrated_rules_passes() -> None:
    rulebook.check(toy.GAME)


POSITION: dict[str, Any] = {"table": {}, "agenda": []}


@pytest.mark.parametrize(
    ("read", "says"),
    [
        (lambda: read_figure(ATON, "f", {"position": "none"}, {}), "there is no position 'none'"),
        (
            lambda: read_figure(
                ATON,
                "f",
                {"position": POSITION, "callouts": [{"element": "x", "say": "y", "at": "up"}]},
                {},
            ),
            "must be one of nw",
        ),
        (lambda: read_example(ATON, "e", {"position": POSITION}), "needs answers to play"),
        (
            lambda: read_example(ATON, "e", {"position": POSITION, "play": ["fly"]}),
            r"play\[0\]",
        ),
        (lambda: addresses("## One\n\n## One\n"), "two headings have the address 'one'"),
        (lambda: read_chapters({"questions": {"lay": "no"}}, ["yes"]), "which is no heading"),
    ],
)
def test_a_wrong_file_says_where(read: Callable[[], object], says: str) -> None:
    with pytest.raises(ennead.BadPosition, match=says):
        read()
