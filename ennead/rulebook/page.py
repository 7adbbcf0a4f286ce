"""The rules page of a game in parts: text, figures, worked examples and the icon key.

A line of Markdown stands for the picture: `![](figure:wheel)`, `![](example:scales)`, `![](icons)`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ennead.core.game import Game
from ennead.rulebook.errors import BadRulebook
from ennead.rulebook.example import Example, play_example
from ennead.rulebook.figure import Figure
from ennead.rulebook.icons import IconGroup
from ennead.rulebook.library import Rulebook, rulebook_of, words_package
from ennead.words import Words

REFERENCE: Final = re.compile(r"^!\[\]\((?:(figure|example):([a-z0-9-]+)|(icons))\)$", re.MULTILINE)


@dataclass(frozen=True)
class ExampleTexts:
    title: str
    before: str
    done: str
    after: str


class IllustratedPage:
    """A game's rules in the language of `words`, with the data that these quote."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.language = words.language
        self.rulebook: Rulebook = rulebook_of(game)
        self.words = words.with_package(words_package(game))
        self.text = self.words.page()

    def parts(self) -> list[str | Figure | Example | tuple[IconGroup, ...]]:
        """The page in order: pieces of Markdown and what stands between them."""
        found: list[str | Figure | Example | tuple[IconGroup, ...]] = []
        at = 0
        for match in REFERENCE.finditer(self.text):
            found.append(self.text[at : match.start()])
            found.append(self._referenced(match))
            at = match.end()
        return [*found, self.text[at:]]

    def _referenced(self, match: re.Match[str]) -> Figure | Example | tuple[IconGroup, ...]:
        kind, id, icons = match.groups()
        if icons:
            return self.rulebook.icons
        try:
            if kind == "figure":
                return self.rulebook.figures[id]
            return self.rulebook.examples[id]
        except KeyError:
            raise BadRulebook(f"{self.game.id}: the page has no {kind} {id!r}") from None

    def legend(self, figure: Figure) -> list[str]:
        """The texts of the callouts, in order."""
        return [self.words.message(callout.say) for callout in figure.callouts]

    def example_texts(self, example: Example) -> ExampleTexts:
        """The texts of an example, with the values it was played to."""
        values = play_example(self.game, example).values
        before, done, after = [self.words.message(id, **values) for id in example.texts]
        return ExampleTexts(self.words.message(example.title), before, done, after)


def references(page: str) -> set[tuple[str, str]]:
    """What a page refers to, as pairs of kind and id."""
    return {(kind or icons, id) for kind, id, icons in REFERENCE.findall(page)}
