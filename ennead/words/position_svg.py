"""Positions as SVG: the players at the top, the game's own drawing, and the status below."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ennead.core import registry
from ennead.core.game import Game
from ennead.core.svg import Canvas, shortened, width_of
from ennead.words.catalogue import Words

MARGIN: Final = 16
HEADER: Final = 52
FOOTER: Final = 40
MAX_NAME: Final = 60
MIN_WIDTH: Final = 560
MAX_LINES: Final = 60


def draw_position(view: Mapping[str, Any], language: str, names: Sequence[str]) -> str:
    """A view as SVG. Seats without a name are numbered."""
    game = registry.find(view["game"])
    words = _words(game.id, language)
    words.show_places(view)
    named = [_display_name(words, names, seat) for seat in range(view["players"])]
    board = _draw_board(game, view, words, named)
    wide = max(board.width, MIN_WIDTH)
    canvas = Canvas(board.id, wide + 2 * MARGIN, board.height + HEADER + FOOTER, board.colours)
    canvas.rect(0.5, 0.5, canvas.width - 1, canvas.height - 1, rx=14, fill="paper", stroke="line")
    title = words.message("game-title")
    status = _status(view, words, named)
    _draw_header(canvas, view, title, named)
    canvas.place(board, MARGIN + (wide - board.width) / 2, HEADER)
    line = shortened(status, 15, wide)
    canvas.text(MARGIN + 4, canvas.height - FOOTER / 2, line, 15, fill="muted")
    scores = zip(named, view["scores"], strict=True)
    totals = [words.message("terminal-score", name=name, points=points) for name, points in scores]
    return canvas.render(title, " · ".join([*totals, status]))


@lru_cache(maxsize=32)
def _words(id: str, language: str) -> Words:
    return Words(language, registry.find(id))


def _display_name(words: Words, names: Sequence[str], seat: int) -> str:
    given = names[seat].strip()[:MAX_NAME] if seat < len(names) else ""
    return given or words.message("player-default", number=seat + 1)


def _draw_board(game: Game, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> Canvas:
    """The view as drawn by the game's `drawing/svg.py`, or as lines of JSON if it has none."""
    module = game.submodule("drawing.svg")
    if module is not None:
        canvas: Canvas = module.draw(view, words.message, names)
        return canvas
    lines = [f"{key}: {json.dumps(part)}" for key, part in view["table"].items()][:MAX_LINES]
    canvas = Canvas(f"ennead-{game.id}", MIN_WIDTH, 24 * len(lines) + 12)
    for i, line in enumerate(lines):
        canvas.text(8, 18 + 24 * i, shortened(line, 14, MIN_WIDTH - 16), 14)
    return canvas


def _status(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    """Whose answer is awaited, or how the game ended."""
    if not view["over"]:
        return " ".join(words.waiting(question, names) for question in view["questions"])
    winners = [name for name, place in zip(names, view["ranking"], strict=True) if place == 0]
    if len(winners) == 1:
        return words.message("terminal-result-win", name=winners[0])
    return words.message("terminal-result-draw" if winners else "terminal-result-nobody")


def _draw_header(canvas: Canvas, view: Mapping[str, Any], title: str, names: Sequence[str]) -> None:
    """Draw the title, and each player's colour, name and score; those to move are outlined."""
    canvas.text(MARGIN + 4, HEADER / 2, title, 21, bold=True, serif=True)
    asked = {question["seat"] for question in view["questions"]}
    room = canvas.width - 2 * MARGIN - width_of(title, 21) - 24
    each = room / len(names) - 12
    right = canvas.width - MARGIN
    for seat in range(len(names) - 1, -1, -1):
        score = str(view["scores"][seat])
        name = shortened(names[seat], 14, each - 46 - width_of(score, 16))
        wide = width_of(name, 14) + width_of(score, 16) + 46
        left = right - wide
        if seat in asked:
            canvas.rect(left, 11, wide, 30, rx=15, fill="sunken", stroke="bright", stroke_width=2)
        canvas.circle(left + 16, HEADER / 2, 8, fill=f"seat-{seat % 5}")
        canvas.text(left + 30, HEADER / 2, name, 14)
        canvas.text(right - 12, HEADER / 2, score, 16, "end", bold=True, fill=f"seat-{seat % 5}")
        right = left - 12
