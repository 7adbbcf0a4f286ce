"""The screen: what is shown and what is typed, in one language."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import groupby
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.state import State
from ennead.terminal import parts
from ennead.terminal.answers import board_names
from ennead.words import Words

WIDEST: Final = 100
KEYS_AND_PROMPT: Final = 2
"""Lines below the options."""
FORGET: Final = "\x1b[3J"
"""Empties what can be scrolled back to, where a terminal knows this."""
PAGE_BREAK: Final = "\f"
"""Stands for a cleared screen where there is no screen."""


class Quit(Exception):
    """Whoever sits at the keyboard wants to leave, or there is nobody."""


class Screen:
    """One console, one language, one game and the names of its players."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = list(names)
        self.console = Console(highlight=False)
        self.live = self.console.is_terminal

    def show(self, part: RenderableType = "") -> None:
        width = min(self.console.width, WIDEST)
        if isinstance(part, Text):  # a drawing: never folded
            self.console.print(part, no_wrap=True, overflow="ignore", crop=False)
        else:
            self.console.print(part, width=width)

    def say(self, id: str, style: str = "", **args: str | int) -> None:
        """A message of the words files."""
        self.show(parts.sentence(self.words.message(id, **args), style))

    def events(self, events: Sequence[Mapping[str, object]]) -> None:
        for line in parts.news(events, self.words, self.names):
            self.show(line)

    def log(self, events: Sequence[Mapping[str, object]]) -> None:
        """All that happened, page by page."""
        self.say("terminal-log", f"bold {parts.GOLD}")
        for page, told in groupby(events, key=lambda event: str(event["page"])):
            self.say("terminal-round", "bold", page=int(page))
            self.events(list(told))

    def rules(self) -> None:
        self.show(Padding(Markdown(self.words.page()), (1, 2)))

    # The table.

    def board(self, view: Mapping[str, Any]) -> None:
        self.show(parts.board(self.game, view, self.words, self.names))

    def look(
        self,
        view: Mapping[str, Any],
        events: Sequence[Mapping[str, object]],
        question: Mapping[str, object],
        options: Sequence[Action],
    ) -> None:
        """A fresh screen: the table, what has happened, the question and what can be answered.

        On a low screen the news stand above the table, and options that the board shows anyway
        are not all listed.
        """
        self.clear()
        lit = board_names(options)
        table = parts.board(self.game, view, self.words, self.names, lit)
        news = [*parts.news(events, self.words, self.names), *([""] if events else [])]
        below = [
            parts.question(question, self.words, self.names),
            parts.options(options, self.words),
        ]
        if lit and len(options) > parts.FEW and not self._fits(table, *below):
            below[1] = parts.first_options(options, self.words)
        for part in (
            [table, *news, *below] if self._fits(table, *news, *below) else [*news, table, *below]
        ):
            self.show(part)
        self.say("terminal-keys", "dim")

    def result(self, state: State) -> None:
        """Who has won, alone or as a team, and everybody's score."""
        winners = [seat for seat, place in enumerate(state.ranking) if place == 0]
        style = f"bold {parts.GOLD}"
        if len(winners) == 1:
            self.say("terminal-result-win", style, name=self.names[winners[0]])
        elif winners and all(state.team(winners[0]) >> seat & 1 for seat in winners):
            names = " + ".join(self.names[seat] for seat in winners)
            self.say("terminal-result-together", style, names=names)
        else:
            self.say("terminal-result-draw" if winners else "terminal-result-nobody", style)
        for name, points in zip(self.names, state.scores, strict=True):
            self.say("terminal-score", name=name, points=points)

    def _fits(self, *shown: RenderableType) -> bool:
        if not self.live:
            return True
        lines = self.console.render_lines(Group(*shown), pad=False)
        return len(lines) + KEYS_AND_PROMPT <= self.console.height

    # The person.

    def ask(self, id: str, **args: str | int) -> str:
        """What is typed after a prompt; `Quit` where nothing more can come."""
        prompt = Text(f" {self.words.message(id, **args)} ", f"bold {parts.TURQUOISE}")
        try:
            answer = self.console.input(prompt.append("› ", "default"))
        except EOFError:
            self.console.print()
            raise Quit from None
        if not sys.stdin.isatty():
            self.console.print(Text(answer))
        return " ".join(answer.split())

    def thinking(self, name: str) -> AbstractContextManager[object]:
        """While a bot thinks."""
        return self.console.status(self.words.message("terminal-bot-thinks", name=name))

    def clear(self) -> None:
        """A fresh screen; only for those who have one."""
        if self.live:
            self.console.clear()

    def hide(self) -> None:
        """A fresh screen that keeps nothing of the old one, for somebody else's eyes."""
        self.clear()
        self.console.file.write(FORGET if self.live else f"{PAGE_BREAK}\n")
        self.console.file.flush()
