"""Chapters: the addresses of headings, and which chapter explains what.

The address of a heading follows from the English page, so that it is the same in every language:
pages have the same headings in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ennead.core.errors import BadPosition
from ennead.core.json_fields import an_object, check_names

HEADING: Final = re.compile(r"^(#{1,4}) +(.+?) *$", re.MULTILINE)


@dataclass(frozen=True)
class Chapters:
    """`pages/chapters.json`: for question kinds their chapter, for chapters their lesson."""

    questions: Mapping[str, str]
    lessons: Mapping[str, str]


def address(heading: str) -> str:
    """The address of an English heading."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def headings(page: str) -> list[tuple[int, str]]:
    """The headings of a page, each with its level."""
    return [(len(level), text) for level, text in HEADING.findall(page)]


def addresses(english_page: str) -> list[str]:
    """The addresses of all headings, in order. `BadPosition` if two are the same."""
    found = [address(text) for _, text in headings(english_page)]
    for one in found:
        if found.count(one) > 1:
            raise BadPosition(f"two headings have the address {one!r}")
    return found


def read_chapters(value: object, known: list[str]) -> Chapters:
    """The chapters from JSON; `BadPosition` if one does not exist."""
    data = an_object("chapters", value)
    check_names("chapters", data, ["questions", "lessons"])
    questions = an_object("chapters.questions", data.get("questions", {}))
    lessons = an_object("chapters.lessons", data.get("lessons", {}))
    for where, chapter in [*questions.items(), *((one, one) for one in lessons)]:
        if chapter not in known:
            raise BadPosition(f"chapters: {where} leads to {chapter!r}, which is no heading")
    return Chapters(questions, lessons)
