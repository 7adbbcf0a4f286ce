"""Draws figures: the game's own picture, cut to what is shown, with numbered callouts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ennead.core import registry
from ennead.core.game import Game
from ennead.core.svg import Box, Canvas
from ennead.rulebook.errors import BadRulebook
from ennead.rulebook.figure import Figure
from ennead.words import Words

MARGIN: Final = 8
"""Around what is shown."""
SHOWN_WIDTH: Final = 700
"""About how wide figures are on a page; numbers look the same size in all of them."""
RADIUS: Final = 14
MIN_SCALE: Final = 0.62
RING_UP_TO: Final = 0.55
"""Elements that take up more of the width or height get no ring, and points get none either."""
INK: Final = "#2a2018"


def draw_figure(game: Game, figure: Figure, language: str, title: str) -> str:
    """A figure as SVG; the caption is its title, for screen readers."""
    words = _words(game.id, language)
    state = figure.state(game)
    view = state.view(figure.seat)
    words.show_places(view)
    names = [words.message("player-default", number=seat + 1) for seat in range(state.players)]
    module = game.submodule("drawing.svg")
    if module is None:
        raise BadRulebook(f"{game.id} has no drawing/svg.py to draw figure {figure.id} with")
    whole: Canvas = module.draw(view, words.message, names)
    boxes = [_area(game, figure, whole, element) for element in figure.show]
    box = _around(boxes, whole) if boxes else (0.0, 0.0, whole.width, whole.height)
    detail = whole.detail(box)
    _draw_callouts(game, figure, detail)
    return detail.render(title, "")


def element_names(game: Game, figure: Figure) -> set[str]:
    """The names of all elements in the picture of a figure's position."""
    words = _words(game.id, "en")
    state = figure.state(game)
    names = ["?"] * state.players
    canvas: Canvas = game.submodule("drawing.svg").draw(
        state.view(figure.seat), words.message, names
    )
    return set(canvas.areas)


@lru_cache(maxsize=32)
def _words(id: str, language: str) -> Words:
    return Words(language, registry.find(id))


def _area(game: Game, figure: Figure, canvas: Canvas, element: str) -> Box:
    if element not in canvas.areas:
        raise BadRulebook(f"{game.id}, figure {figure.id}: nothing in the picture is {element!r}")
    return canvas.areas[element]


def _around(boxes: Sequence[Box], canvas: Canvas) -> Box:
    left = max(0.0, min(x for x, _, _, _ in boxes) - MARGIN)
    top = max(0.0, min(y for _, y, _, _ in boxes) - MARGIN)
    right = min(canvas.width, max(x + w for x, _, w, _ in boxes) + MARGIN)
    bottom = min(canvas.height, max(y + h for _, y, _, h in boxes) + MARGIN)
    return left, top, right - left, bottom - top


def _draw_callouts(game: Game, figure: Figure, canvas: Canvas) -> None:
    scale = max(MIN_SCALE, canvas.width / SHOWN_WIDTH)
    for number, callout in enumerate(figure.callouts, 1):
        x, y, w, h = _area(game, figure, canvas, callout.element)
        ringed = 0 < w < RING_UP_TO * canvas.width and h < RING_UP_TO * canvas.height
        if ringed:
            for colour, width in ((INK, 5), ("bright", 3)):
                canvas.rect(
                    x - 2,
                    y - 2,
                    w + 4,
                    h + 4,
                    rx=8 * scale,
                    fill="none",
                    stroke=colour,
                    stroke_width=width * scale,
                )
        _draw_number(canvas, number, *_corner((x, y, w, h), callout.at, canvas, scale), scale)


def _corner(box: Box, at: str, canvas: Canvas, scale: float) -> tuple[float, float]:
    """A corner of a box or the middle of a side, moved so that the number is inside the picture."""
    x, y, w, h = box
    across = 0.0 if "w" in at else 1.0 if "e" in at else 0.5
    down = 0.0 if "n" in at else 1.0 if "s" in at else 0.5
    room = (RADIUS + 2) * scale
    return (
        min(max(x + across * w, room), canvas.width - room),
        min(max(y + down * h, room), canvas.height - room),
    )


def _draw_number(canvas: Canvas, number: int, x: float, y: float, scale: float) -> None:
    canvas.circle(x, y, RADIUS * scale, fill="#e0b04a", stroke=INK, stroke_width=1.6 * scale)
    canvas.text(x, y, str(number), 18 * scale, "middle", bold=True, fill=INK)
