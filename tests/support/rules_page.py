"""A game's rules page: its chapters, and the rulings that they state and cite."""

from __future__ import annotations

import re
from pathlib import Path

GAMES = Path(__file__).parents[2] / "ennead" / "games"
STATED = re.compile(r"^- \*\*(A?\d+(?:, A?\d+)*)\.\*\* \S", re.M)
"""A ruling in the last chapter; two may share a sentence."""
CITED = re.compile(r"^\*\w+: ([A\d, –]+)\.\*$", re.M)
"""The line at the end of a chapter that names its rulings."""


class RulesPage:
    def __init__(self, game: str, language: str) -> None:
        self.text = (GAMES / game / "pages" / f"{language}.md").read_text("utf-8")
        _, *found = re.split(r"^## ", self.text, flags=re.M)
        parts = [chapter.partition("\n") for chapter in found]
        self.headings = [_slug(heading) for heading, _, _ in parts]
        self.chapters = [text for _, _, text in parts]

    def stated(self) -> list[int]:
        """The rulings of the last chapter."""
        found = STATED.findall(self.chapters[-1])
        return [ruling for listed in found for ruling in ruling_numbers(listed)]

    def cited(self) -> list[tuple[int, int]]:
        """The rulings that chapters cite, each with the number of the chapter."""
        return [
            (ruling, at)
            for at, text in enumerate(self.chapters)
            for listed in CITED.findall(text)
            for ruling in ruling_numbers(listed)
        ]

    def shapes(self) -> list[str]:
        """What kind of line each is, whatever its language."""
        return [_shape(line) for line in self.text.splitlines()]


def ruling_numbers(listed: str) -> list[int]:
    """“A2–A4, A22” are 2, 3, 4 and 22."""
    found: list[int] = []
    for part in listed.replace("A", "").split(", "):
        first, _, last = part.partition("–")
        found += range(int(first), int(last or first) + 1)
    return found


def _slug(heading: str) -> str:
    return re.sub(r"\W+", "-", heading.lower()).strip("-")


def _shape(line: str) -> str:
    start = re.match(r"#+ |- (\*\*[A\d, ]+\.\*\*)?|\d+\. |\||\*\*|\*|`|$", line)
    return start.group() if start else "text"
