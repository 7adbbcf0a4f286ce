"""Step through a record with nothing hidden."""

from __future__ import annotations

import time
from typing import Any

from ennead.core.errors import BadNotation
from ennead.core.log import CHANCE
from ennead.core.record import Record
from ennead.core.state import State
from ennead.terminal import rendering
from ennead.terminal.rendering import CARNELIAN, GOLD
from ennead.terminal.screen import Quit, Screen


class Replay:
    """Enter goes to the next move, `b` back, a number to that move; a delay advances by itself."""

    def __init__(self, record: Record, screen: Screen, delay: float = 0.0) -> None:
        self.record = record
        self.screen = screen
        self.delay = delay

    def run(self, move: int) -> None:
        try:
            while True:
                self._show(move)
                if self.delay:
                    if move == self.record.moves:
                        return
                    time.sleep(self.delay)
                    move += 1
                else:
                    move = self._next(move)
        except Quit:
            self.screen.say("terminal-goodbye")

    def _show(self, move: int) -> None:
        state = self.record.replay(move)
        before = len(self.record.replay(move - 1).events(None)) if move else 0
        self.screen.clear()
        answer = self._answer(move) if move else ""
        self.screen.board(open_view(state))
        self.screen.say("terminal-move", f"bold {GOLD}", move=move, moves=self.record.moves)
        if move:
            self.screen.show(rendering.sentence(answer, "dim"))
        self.screen.events(state.events(None, before))
        self.screen.show()
        if state.over:
            self.screen.result(state)
        if move == self.record.moves:
            self.screen.say("terminal-replay-end", "dim")

    def _answer(self, move: int) -> str:
        """Who answered what; an undo or a secret as written in the record."""
        entry = [entry for entry in self.record.entries if entry.seat != CHANCE][move - 1]
        self.screen.words.show_places(self.record.replay(move - 1).view(entry.seat))
        try:
            text = self.screen.words.action(self.screen.game.parse(entry.text))
        except BadNotation:
            text = entry.text
        return f"{self.screen.names[entry.seat]}: {text}"

    def _next(self, move: int) -> int:
        """Ask for the next move to show."""
        while True:
            text = self.screen.ask("terminal-replay-prompt").lower()
            if text == "q":
                raise Quit
            if text == "" and move == self.record.moves:
                raise Quit
            if text == "":
                return move + 1
            if text == "b":
                return max(0, move - 1)
            if text.isascii() and text.isdigit() and int(text) <= self.record.moves:
                return int(text)
            self.screen.say("terminal-unknown", CARNELIAN, text=text)


def open_view(state: State) -> dict[str, Any]:
    """The public view, with everything it hides filled in from the seats' views."""
    views = [state.view(None), *[state.view(seat) for seat in range(state.players)]]
    merged: dict[str, Any] = _merge(views)
    return merged | {"seat": None, "answer": None}


def _merge(values: list[Any]) -> Any:
    """The first value that is not None; dicts and lists are merged recursively."""
    values = [value for value in values if value is not None]
    if not values:
        return None
    first = values[0]
    if isinstance(first, dict):
        return {key: _merge([value.get(key) for value in values]) for key in first}
    if isinstance(first, list) and all(len(value) == len(first) for value in values):
        return [_merge(list(items)) for items in zip(*values, strict=True)]
    return first
