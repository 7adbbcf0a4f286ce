"""Pictures of positions: the game's own drawing under the players and over what is awaited."""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ennead.core import registry
from ennead.core.game import Game
from ennead.core.picture import Sheet, shortened, width_of
from ennead.words.catalogue import Words

MARGIN: Final = 16
HEAD: Final = 52
FOOT: Final = 40
LONGEST_NAME: Final = 60
NARROWEST: Final = 560
MOST_LINES: Final = 60


def picture(view: Mapping[str, Any], language: str, names: Sequence[str]) -> str:
    """What a view shows, as SVG. Seats without a name are numbered."""
    game = registry.find(view["game"])
    words = _words(game.id, language)
    named = [_name(words, names, seat) for seat in range(view["players"])]
    board = _board(game, view, words, named)
    wide = max(board.width, NARROWEST)
    sheet = Sheet(board.id, wide + 2 * MARGIN, board.height + HEAD + FOOT, board.colours)
    sheet.rect(0.5, 0.5, sheet.width - 1, sheet.height - 1, rx=14, fill="paper", stroke="line")
    title = words.message("game-title")
    news = _news(view, words, named)
    _head(sheet, view, title, named)
    sheet.place(board, MARGIN + (wide - board.width) / 2, HEAD)
    line = shortened(news, 15, wide)
    sheet.text(MARGIN + 4, sheet.height - FOOT / 2, line, 15, fill="muted")
    scores = zip(named, view["scores"], strict=True)
    told = [words.message("terminal-score", name=name, points=points) for name, points in scores]
    return sheet.render(title, " · ".join([*told, news]))


@lru_cache(maxsize=32)
def _words(id: str, language: str) -> Words:
    return Words(language, registry.find(id))


def _name(words: Words, names: Sequence[str], seat: int) -> str:
    given = names[seat].strip()[:LONGEST_NAME] if seat < len(names) else ""
    return given or words.message("player-default", number=seat + 1)


def _board(game: Game, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> Sheet:
    """The game's own drawing, from its `picture.py`; without one, its table line by line."""
    module = game.home + ".picture"
    if importlib.util.find_spec(module) is not None:
        sheet: Sheet = importlib.import_module(module).draw(view, words.message, names)
        return sheet
    lines = [f"{key}: {json.dumps(part)}" for key, part in view["table"].items()][:MOST_LINES]
    sheet = Sheet(f"ennead-{game.id}", NARROWEST, 24 * len(lines) + 12)
    for i, line in enumerate(lines):
        sheet.text(8, 18 + 24 * i, shortened(line, 14, NARROWEST - 16), 14)
    return sheet


def _news(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    """Whom all wait for, or how it ended."""
    if not view["over"]:
        return " ".join(words.waiting(question, names) for question in view["questions"])
    winners = [name for name, place in zip(names, view["ranking"], strict=True) if place == 0]
    if len(winners) == 1:
        return words.message("terminal-result-win", name=winners[0])
    return words.message("terminal-result-draw" if winners else "terminal-result-nobody")


def _head(sheet: Sheet, view: Mapping[str, Any], title: str, names: Sequence[str]) -> None:
    """The game's name, and each player with colour and score; a ring is around those asked."""
    sheet.text(MARGIN + 4, HEAD / 2, title, 21, bold=True, serif=True)
    asked = {question["seat"] for question in view["questions"]}
    room = sheet.width - 2 * MARGIN - width_of(title, 21) - 24
    each = room / len(names) - 12
    right = sheet.width - MARGIN
    for seat in range(len(names) - 1, -1, -1):
        score = str(view["scores"][seat])
        name = shortened(names[seat], 14, each - 46 - width_of(score, 16))
        wide = width_of(name, 14) + width_of(score, 16) + 46
        left = right - wide
        if seat in asked:
            sheet.rect(left, 11, wide, 30, rx=15, fill="sunken", stroke="bright", stroke_width=2)
        sheet.circle(left + 16, HEAD / 2, 8, fill=f"seat-{seat % 5}")
        sheet.text(left + 30, HEAD / 2, name, 14)
        sheet.text(right - 12, HEAD / 2, score, 16, "end", bold=True, fill=f"seat-{seat % 5}")
        right = left - 12
