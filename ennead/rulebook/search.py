"""Full-text search in rules pages: paragraphs, rows of tables (cards, tiles) and rulings.

Words are compared without accents and endings, so that one form of a word finds the others. The
browser searches in the same way (web/src/frame/rules/search.ts), with the same endings.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from ennead.rulebook.page import REFERENCE

SHORTEST_STEM: Final = 3
WORD: Final = re.compile(r"\w+")
HEADING: Final = re.compile(r"#{1,4} +(.+)")
DIVIDER: Final = re.compile(r"[|\s:-]+")
ITEM: Final = re.compile(r" *(?:[-*]|\d+\.) +")
MARKUP: Final = re.compile(r"\*\*|[*`]|\[([^\]]+)\]\([^)]+\)")
NOT_DECOMPOSED: Final = str.maketrans({"ł": "l", "Ł": "l"})


@dataclass(frozen=True)
class Passage:
    """A heading itself, or a paragraph, a list item or a row of a table below it."""

    heading: str
    text: str


@dataclass(frozen=True)
class Hit:
    """A passage with the places of the words that were found in it."""

    passage: Passage
    spans: Sequence[tuple[int, int]]


def plain_letters(text: str) -> str:
    """Lower case without accents: “Świątyń” becomes “swiatyn”, “счёт” becomes “счет”."""
    parts = unicodedata.normalize("NFD", text.translate(NOT_DECOMPOSED).lower())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@cache
def _endings(language: str) -> list[str]:
    file = resources.files("ennead.rulebook").joinpath("endings.json")
    found: list[str] = json.loads(file.read_text("utf-8"))[language]
    return sorted((plain_letters(one) for one in found), key=len, reverse=True)


def stem(word: str, language: str) -> str:
    """A word without its ending; short words stay as they are."""
    plain = plain_letters(word)
    for ending in _endings(language):
        if plain.endswith(ending) and len(plain) - len(ending) >= SHORTEST_STEM:
            return plain[: -len(ending)]
    return plain


def passages(page: str) -> list[Passage]:
    """The passages of a filled page."""
    found: list[Passage] = []
    heading = ""
    paragraph: list[str] = []

    def close() -> None:
        if paragraph:
            found.append(Passage(heading, " ".join(paragraph)))
            paragraph.clear()

    for line in REFERENCE.sub("", page).splitlines():
        titled = HEADING.fullmatch(line)
        starts = titled or not line.strip() or line.startswith("|") or ITEM.match(line)
        if starts:
            close()
        if titled:
            heading = _plain(titled[1])
            found.append(Passage(heading, heading))
        elif line.startswith("|"):
            if not DIVIDER.fullmatch(line):
                cells = [_plain(cell.strip()) for cell in line.strip("|").split("|")]
                found.append(Passage(heading, " · ".join(cells)))
        elif line.strip():
            paragraph.append(_plain(ITEM.sub("", line, count=1).strip()))
    close()
    return found


def search(page: str, query: str, language: str) -> list[Hit]:
    """The passages that have all words of the query in some form, those in headings first."""
    wanted = [(plain_letters(word), stem(word, language)) for word in WORD.findall(query)]
    if not wanted:
        return []
    hits: list[tuple[bool, Hit]] = []
    for passage in passages(page):
        spans: list[tuple[int, int]] = []
        found: set[str] = set()
        for match in WORD.finditer(passage.text):
            for word in wanted:
                if _matches(match.group(), word, language):
                    spans.append(match.span())
                    found.add(word[0])
        in_heading = {
            word[0]
            for word in wanted
            for part in WORD.findall(passage.heading)
            if _matches(part, word, language)
        }
        if found and len(found | in_heading) == len({word[0] for word in wanted}):
            hits.append((not in_heading, Hit(passage, spans)))
    hits.sort(key=lambda one: one[0])
    return [hit for _, hit in hits]


def _matches(word: str, wanted: tuple[str, str], language: str) -> bool:
    """Whether a word begins like the wanted one, or is another form of it."""
    typed, base = wanted
    return plain_letters(word).startswith(typed) or stem(word, language) == base


def _plain(text: str) -> str:
    return MARKUP.sub(lambda match: match[1] or "", text)
