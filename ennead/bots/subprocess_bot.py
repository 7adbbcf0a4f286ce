"""SubprocessBot: a bot in any language, run as a program that reads and writes lines of JSON.

The program receives {"type": "start", …} once, then {"type": "choose", …} for each question,
which it answers with {"action": "…"}, and {"type": "over"} at the end. See `docs/bots.md`.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import Final

from ennead.bots.bot import Bot
from ennead.core.action import Action
from ennead.core.errors import BadOptions, EnneadError
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
MAX_LINE: Final = 65536
MAX_UNREAD_LINES: Final = 1000
"""Stop reading from a program that writes this much more than it was asked for."""
MAX_QUOTED: Final = 120
"""How many characters of a wrong answer an error message quotes."""


class BotFailed(EnneadError):
    """A bot gave no legal answer: it crashed, timed out or wrote something unreadable."""


class SubprocessBot(Bot):
    """Starts the program at the first question, and again after a failure."""

    name = "cmd"

    def __init__(self, game: Game, rng: Rng, command: str, seconds: float) -> None:
        super().__init__(game, rng)
        self.seconds = seconds
        try:
            self._arguments = shlex.split(command)
        except ValueError as error:
            raise BadOptions(f"{PREFIX}{command} cannot be parsed: {error}") from None
        if not self._arguments:
            raise BadOptions(f"{PREFIX} needs a program, like {PREFIX}./mybot")
        self.name = self._arguments[-1].rpartition("/")[2]
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._asked = 0

    def choose(self, state: State, seat: int) -> Action:
        try:
            return self._ask(state, seat)
        except BotFailed:
            self.close()
            raise

    def close(self) -> None:
        """Tell the program that the game is over, then stop it."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(BotFailed):
            self._write(process, {"type": "over"})
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.2)
        process.kill()
        process.wait()

    def _ask(self, state: State, seat: int) -> Action:
        process = self._process or self._start(state, seat)
        self._process = process
        self._asked += 1
        options = state.legal(seat)
        question = next((q for q in state.questions() if q["seat"] == seat), None)
        self._write(
            process,
            {
                "type": "choose",
                "number": self._asked,
                "seat": seat,
                "question": question,
                "legal": [str(option) for option in options],
                "view": state.view(seat),
                "seconds": self.seconds,
            },
        )
        return self._read(options)

    def _start(self, state: State, seat: int) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self._arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise BotFailed(f"{self.name} cannot be started: {error.strerror}") from error
        self._lines = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(process, self._lines), daemon=True).start()
        self._write(
            process,
            {
                "type": "start",
                "protocol": PROTOCOL,
                "game": self.game.id,
                "players": state.players,
                "seat": seat,
                "options": state.config.options,
            },
        )
        return process

    def _write(self, process: subprocess.Popen[str], message: dict[str, object]) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except (OSError, ValueError):
            raise BotFailed(f"{self.name} has exited{_exit_code(process)}") from None

    def _read(self, options: list[Action]) -> Action:
        try:
            line = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            raise BotFailed(f"{self.name} gave no answer within {self.seconds:g} s") from None
        if line is None:
            assert self._process is not None
            raise BotFailed(f"{self.name} has exited{_exit_code(self._process)}")
        try:
            answer = json.loads(line)
            text = answer["action"]
        except (ValueError, TypeError, KeyError, RecursionError):
            wrote = line.strip()[:MAX_QUOTED]
            raise BotFailed(f'{self.name} wrote {wrote!r}; expected {{"action": "…"}}') from None
        for option in options:
            if str(option) == text:
                return option
        raise BotFailed(f"{self.name} answered {str(text)[:MAX_QUOTED]!r}, which is not legal now")


def _listen(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    """Queue the lines the program writes, then None when it exits."""
    assert process.stdout is not None
    with process.stdout as stream:
        while (line := stream.readline(MAX_LINE)) and lines.qsize() < MAX_UNREAD_LINES:
            lines.put(line)
    lines.put(None)


def _exit_code(process: subprocess.Popen[str]) -> str:
    try:
        return f" with code {process.wait(0.2)}"
    except subprocess.TimeoutExpired:
        return ""
