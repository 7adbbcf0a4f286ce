"""Parts of Ankh's picture: figures, Monuments, tokens and the gods' signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ennead.core.svg import Canvas, number, points
from ennead.games.ankh.drawing.landscape import Landscape, between, middle, moved
from ennead.games.ankh.vocabulary.grid import CORNERS_AT, NEIGHBOURS_AT
from ennead.games.ankh.vocabulary.names import MONUMENT_NAMES

Table = Mapping[str, Any]

SHIELD: Final = (
    "M-13-8C-13-15-7-18 0-18S13-15 13-8V12C13 15 11 16.5 8.5 16.5H-8.5C-11 16.5-13 15-13 12Z"
)
HEXAGON: Final = "M0-13L11.3-6.5V6.5L0 13L-11.3 6.5V-6.5Z"


def token(canvas: Canvas, x: float, y: float, order: int, scale: float) -> None:
    """A Conflict Order token."""
    canvas.open(transform=f"{to_place(x, y)} scale({scale})")
    canvas.path(HEXAGON, fill="token", stroke="bright", stroke_width=2, stroke_linejoin="round")
    canvas.text(0, 0, str(order), 14.5, "middle", bold=True, serif=True, fill="token-ink")
    canvas.close()


def claws(canvas: Canvas, land: Landscape, space: str, facing: int) -> None:
    """Arcs from a Scorpion to the two spaces it faces, which meet at its corner `facing`."""
    start = land.centre(space)
    at = middle(space)
    corner = land.on_picture(moved(at, CORNERS_AT[facing]))
    path = ""
    for direction in (facing, (facing + 1) % 6):
        to = land.on_picture(moved(at, NEIGHBOURS_AT[direction]))
        way = (*between(start, corner, 0.62), *between(start, to, 0.56))
        path += points([between(start, to, 0.28)], False)
        path += "Q" + " ".join([number(part) for part in way])
    canvas.path(path, fill="none", stroke="#7a1f12", stroke_width=5, stroke_linecap="round")


def piece(canvas: Canvas, standing: Table, glyphs: Mapping[int, str]) -> None:
    """A figure or a Monument, centred on the origin."""
    kind, god = standing["kind"], standing["god"]
    if kind in MONUMENT_NAMES:
        _monument(canvas, kind, god)
    elif kind == "god":
        canvas.circle(0, 2.4, 22, fill="#2a1a08", fill_opacity=0.3)
        canvas.circle(0, 0, 21.5, fill=canvas.filled("ankh-goldring"))
        canvas.circle(0, 0, 18.3, fill=f"seat-{god}", stroke="#3a2508", stroke_opacity=0.55)
        half = "M-16.8 7.2A18.3 18.3 0 0 0 16.8 7.2Z"
        canvas.path(half, fill=canvas.filled(f"ankh-hatch-{god}"), opacity=0.38)
        glyph(canvas, glyphs, god, 0, -0.5, 26)
    elif kind == "warrior":
        canvas.path(
            SHIELD, fill="#2a1a08", fill_opacity=0.3, transform="translate(0 2.4) scale(1.13)"
        )
        canvas.path(SHIELD, fill="piece-rim", transform="scale(1.1)")
        canvas.path(SHIELD, fill=f"seat-{god}", transform="scale(.94)")
        foot = "M-12.2 8V11.3C-12.2 14-10.5 15.5-8 15.5H8C10.5 15.5 12.2 14 12.2 11.3V8Z"
        canvas.path(foot, fill=canvas.filled(f"ankh-hatch-{god}"), opacity=0.5)
        glyph(canvas, glyphs, god, 0, -3.5, 19.5)
    else:
        canvas.path(_octagon(21), fill="#2a1a08", fill_opacity=0.3, transform="translate(0 2.2)")
        canvas.path(_octagon(20.5), fill=f"seat-{god}")
        canvas.path(_octagon(16.6), fill="face", stroke="#3a2508", stroke_opacity=0.4)
        canvas.sign(f"ankh-k-{kind}", 0, 0, 26, color="face-ink", fill="face", stroke="face")
        canvas.circle(14, 14, 8.2, fill=f"seat-{god}", stroke="piece-rim", stroke_width=1.7)
        glyph(canvas, glyphs, god, 14, 14, 11)
    if standing["sun"]:
        canvas.circle(13, -14, 8.5, fill="#f6cf62", stroke="#8a5f14", stroke_width=1.4)
        canvas.sign("ankh-sun", 13, -14, 13, color="#8a4a0a")


def _monument(canvas: Canvas, kind: str, god: int | None) -> None:
    canvas.ellipse(1, 15, 19, 5.5, fill="#2a1a08", fill_opacity=0.22)
    if god is not None:
        canvas.ellipse(0, 14.5, 19.5, 6.5, fill=f"seat-{god}", stroke="piece-rim", stroke_width=1.7)
    canvas.sign(f"ankh-m-{kind}", 0, -2.5, 39)
    if god is not None:
        canvas.circle(14.5, 12.5, 8.6, fill=f"seat-{god}", stroke="piece-rim", stroke_width=1.7)
        canvas.sign("ankh-ankh", 14.5, 12.5, 12, color="on-seat")


def glyph(
    canvas: Canvas, glyphs: Mapping[int, str], god: int, x: float, y: float, size: float
) -> None:
    """A god's sign on its colour; the seat's number until the god is known."""
    if god in glyphs:
        cut = f"seat-{god}"
        canvas.sign(f"ankh-g-{glyphs[god]}", x, y, size, color="on-seat", fill=cut, stroke=cut)
    else:
        canvas.text(x, y, str(god + 1), size * 0.8, "middle", bold=True, fill="on-seat")


def disc(canvas: Canvas, glyphs: Mapping[int, str], god: int, x: float, y: float, r: float) -> None:
    canvas.circle(x, y, r, fill=f"seat-{god}", stroke="piece-rim", stroke_width=1.4)
    glyph(canvas, glyphs, god, x, y, r * 1.35)


def to_place(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def _octagon(r: float) -> str:
    k = r * 0.42
    return points([(-k, -r), (k, -r), (r, -k), (r, k), (k, r), (-k, r), (-r, k), (-r, -k)])
