"""Parts of the picture: dice, tokens and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.core.svg import Canvas, points
from ennead.games.tekhenu.vocabulary.names import TOKEN_NAMES, TOKENS

Point = tuple[float, float]

INK: Final = "#2a2018"
"""For light backgrounds that look the same in day and night mode."""

_LOOKS: Final = {
    "white": ("#fdf9ee", "#8f7f62", "#3a2f22"),
    "black": ("#2c2b31", "#a9a6b3", "#f4f0e6"),
    "yellow": ("#f5c736", "#8d6a0c", "#493305"),
    "brown": ("#8c5531", "#452611", "#fdf1df"),
    "gray": ("#a3a5ab", "#55575d", "#1f2024"),
    "blank": ("#fbf6ea", "#8f7f62", "#3a2f22"),
}
"""Colours of face, edge and pips."""
_GOODS: Final = {"yellow": "papyrus", "brown": "bread", "white": "limestone", "black": "granite"}
_PIPS: Final[list[list[Point]]] = [
    [(0, 0)],
    [(-1, -1), (1, 1)],
    [(-1, -1), (0, 0), (1, 1)],
    [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
]


def die(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """A die by name, centred on a point; colour, shape of pips and good all tell its colour."""
    colour, value = name.split("-")[-2:]
    face, edge, ink = _LOOKS[colour]
    half = size / 2
    canvas.rect(x - half, y - half, size, size, rx=size * 0.2, fill=face, stroke=edge)
    r = size * 0.085
    pips = [(x + dx * size * 0.25, y + dy * size * 0.25) for dx, dy in _PIPS[int(value) - 1]]
    if colour == "yellow":
        shape = "".join([points([(a, b - r), (a + r, b), (a, b + r), (a - r, b)]) for a, b in pips])
        canvas.path(shape, fill=ink)
    elif colour == "brown":
        for a, b in pips:
            canvas.rect(a - r, b - r, 2 * r, 2 * r, fill=ink)
    elif colour == "gray":
        shape = "".join([points([(a, b - r), (a + r, b + r), (a - r, b + r)]) for a, b in pips])
        canvas.path(shape, fill=ink)
    else:
        for a, b in pips:
            canvas.circle(a, b, r, fill=ink)
    if colour in _GOODS and size > 20:
        canvas.circle(x + half, y + half, size * 0.22, fill="#fffaf0", stroke="#5c4a2a")
        canvas.sign(f"tekhenu-{_GOODS[colour]}", x + half, y + half, size * 0.34)


def face(canvas: Canvas, value: int, x: float, y: float, size: float) -> None:
    """A die value without a colour."""
    die(canvas, f"blank-{value}", x, y, size)


def gains(
    canvas: Canvas, amounts: Sequence[int], x: float, y: float, size: float, ink: str = "ink"
) -> float:
    """Draw a list of gains from a point to the right; returns its width."""
    at = x
    for token, count in enumerate(amounts[:TOKENS]):
        if count:
            if count > 1:
                canvas.text(at, y, str(count), size * 0.8, bold=True, fill=ink)
                at += size * 0.5
            canvas.sign(f"tekhenu-{TOKEN_NAMES[token]}", at + size / 2, y, size)
            at += size + 2
    if amounts[TOKENS]:
        victory_points(canvas, amounts[TOKENS], at + size * 0.6, y, size * 1.2)
        at += size * 1.2
    return at - x


def victory_points(canvas: Canvas, count: int, x: float, y: float, size: float) -> None:
    canvas.sign("tekhenu-vp", x, y, size)
    canvas.text(x, y, str(count), size * 0.5, "middle", bold=True, fill=INK)
