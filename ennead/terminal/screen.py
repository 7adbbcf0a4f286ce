"""The screen: shows the table and reads input, in one language."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import groupby
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.state import State
from ennead.terminal import rendering
from ennead.terminal.answer_parser import board_names
from ennead.terminal.rules_text import rules_text
from ennead.words import Words

MAX_WIDTH: Final = 100
LINES_BELOW_OPTIONS: Final = 2
"""The line with the keys, and the prompt."""
CLEAR_SCROLLBACK: Final = "\x1b[3J"
"""Clears the scrollback buffer of terminals that support this."""
PAGE_BREAK: Final = "\f"
"""Marks a cleared screen in output that does not go to a terminal."""


class Quit(Exception):
    """The person at the keyboard wants to leave, or the input has ended."""


class Screen:
    """One console, one language, one game and the names of its players.

    The board and the scores show the players' labels, by default their names.
    """

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], labels: Sequence[str] | None = None
    ) -> None:
        self.game = game
        self.words = words
        self.names = list(names)
        self.labels = list(names if labels is None else labels)
        self.console = Console(highlight=False)
        self.live = self.console.is_terminal

    def show(self, part: RenderableType = "") -> None:
        width = min(self.console.width, MAX_WIDTH)
        if isinstance(part, Text):  # a drawing, which must not be wrapped
            self.console.print(part, no_wrap=True, overflow="ignore", crop=False)
        else:
            self.console.print(part, width=width)

    def say(self, id: str, style: str = "", **args: str | int) -> None:
        """Show a message from the .ftl files."""
        self.show(rendering.sentence(self.words.message(id, **args), style))

    def events(self, events: Sequence[Mapping[str, object]]) -> None:
        for line in rendering.event_lines(events, self.words, self.names):
            self.show(line)

    def log(self, events: Sequence[Mapping[str, object]]) -> None:
        """Show all events, page by page."""
        self.say("terminal-log", f"bold {rendering.GOLD}")
        for page, on_page in groupby(events, key=lambda event: str(event["page"])):
            self.say("round", "bold", page=int(page))
            self.events(list(on_page))

    def rules(self) -> None:
        self.show(Padding(rules_text(self.game, self.words), (1, 2)))

    # The table.

    def board(self, view: Mapping[str, Any]) -> None:
        self.words.show_places(view)
        self.show(rendering.board(self.game, view, self.words, self.labels))

    def show_question(
        self,
        view: Mapping[str, Any],
        events: Sequence[Mapping[str, object]],
        question: Mapping[str, object],
        options: Sequence[Action],
    ) -> None:
        """Clear the screen and show the table, the latest events, the question and its options.

        On a small screen the events are shown above the table, and options that the board shows
        anyway are not all listed.
        """
        self.clear()
        self.words.show_places(view)
        highlighted = board_names(options)
        asked = str(question["question"])
        table = rendering.board(self.game, view, self.words, self.labels, highlighted)
        latest = [*rendering.event_lines(events, self.words, self.names), *([""] if events else [])]
        below = [
            rendering.question(question, self.words, self.names),
            rendering.options(options, self.words, asked),
        ]
        if highlighted and len(options) > rendering.MAX_LISTED and not self._fits(table, *below):
            below[1] = rendering.first_options(options, self.words, asked)
        above = [table, *latest] if self._fits(table, *latest, *below) else [*latest, table]
        for part in [*above, *below]:
            self.show(part)
        self.say("terminal-keys", "dim")

    def result(self, state: State) -> None:
        """Show who won, alone or as a team, and everybody's score."""
        winners = [seat for seat, place in enumerate(state.ranking) if place == 0]
        style = f"bold {rendering.GOLD}"
        if len(winners) == 1:
            self.say("terminal-result-win", style, name=self.names[winners[0]])
        elif winners and all(state.team(winners[0]) >> seat & 1 for seat in winners):
            names = " + ".join(self.names[seat] for seat in winners)
            self.say("terminal-result-together", style, names=names)
        else:
            self.say("terminal-result-draw" if winners else "terminal-result-nobody", style)
        for name, points in zip(self.labels, state.scores, strict=True):
            self.say("terminal-score", name=name, points=points)

    def _fits(self, *shown: RenderableType) -> bool:
        if not self.live:
            return True
        lines = self.console.render_lines(Group(*shown), pad=False)
        return len(lines) + LINES_BELOW_OPTIONS <= self.console.height

    # Input.

    def ask(self, id: str, **args: str | int) -> str:
        """Prompt for a line of input; raises `Quit` at the end of input."""
        prompt = Text(f" {self.words.message(id, **args)} ", f"bold {rendering.TURQUOISE}")
        try:
            answer = self.console.input(prompt.append("› ", "default"))
        except EOFError:
            self.console.print()
            raise Quit from None
        if not sys.stdin.isatty():
            self.console.print(Text(answer))
        return " ".join(answer.split())

    def thinking(self, name: str) -> AbstractContextManager[object]:
        """Show that a bot is thinking, for as long as the context lasts."""
        return self.console.status(self.words.message("terminal-bot-thinks", name=name))

    def clear(self) -> None:
        """Clear the screen if there is one."""
        if self.live:
            self.console.clear()

    def hide(self) -> None:
        """Clear the screen and its scrollback, so that the next person sees nothing of it."""
        self.clear()
        self.console.file.write(CLEAR_SCROLLBACK if self.live else f"{PAGE_BREAK}\n")
        self.console.file.flush()
