"""Stepping through a record with everything open."""

from __future__ import annotations

import time
from typing import Any

from ennead.core.log import CHANCE
from ennead.core.record import Record
from ennead.core.state import State
from ennead.terminal import parts
from ennead.terminal.parts import CARNELIAN, GOLD
from ennead.terminal.screen import Quit, Screen


class Replay:
    """Enter steps on, `b` back, a number jumps to that move; with a delay it plays by itself."""

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
        self.screen.board(open_view(state))
        self.screen.say("terminal-move", f"bold {GOLD}", move=move, moves=self.record.moves)
        if move:
            self.screen.show(parts.sentence(self._answer(move), "dim"))
        self.screen.events(state.events(None, before))
        self.screen.show()
        if state.over:
            self.screen.result(state)
        if move == self.record.moves:
            self.screen.say("terminal-replay-end", "dim")

    def _answer(self, move: int) -> str:
        """Who answered what, as the record has it."""
        line = [line for line in self.record.lines if line.seat != CHANCE][move - 1]
        return f"{self.screen.names[line.seat]}: {line.text}"

    def _next(self, move: int) -> int:
        """The move to be shown next."""
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
    """What everybody together knows: the public view, its gaps filled from the seats' views."""
    views = [state.view(None), *[state.view(seat) for seat in range(state.players)]]
    known: dict[str, Any] = _together(views)
    return known | {"seat": None, "answer": None}


def _together(seen: list[Any]) -> Any:
    """The first that is not None, and the same for all that lies in it."""
    seen = [value for value in seen if value is not None]
    if not seen:
        return None
    first = seen[0]
    if isinstance(first, dict):
        return {key: _together([value.get(key) for value in seen]) for key in first}
    if isinstance(first, list) and all(len(value) == len(first) for value in seen):
        return [_together(list(values)) for values in zip(*seen, strict=True)]
    return first
