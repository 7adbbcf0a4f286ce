"""Parts of the picture: the obelisk wheel."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from ennead.core.svg import Canvas, number, points
from ennead.games.tekhenu.drawing.common import Table, Words
from ennead.games.tekhenu.drawing.svg_dice import INK, Point, die
from ennead.games.tekhenu.vocabulary.names import GOD_NAMES, GODS, PURITY_NAMES

WHEEL: Final = 480
_ROWS: Final = {"pure": (173, 33, 52), "tainted": (129, 32, 50), "forbidden": (88.5, 28, 47)}
"""For each purity: the radius of its arc of dice, their largest size, and its degrees."""
_RIM: Final = {"sunny": "#f7e3ac", "shaded": "#ddd5c4", "dark": "#6a635b"}


def polar(radius: float, degrees: float) -> Point:
    return radius * cos(degrees * pi / 180), radius * sin(degrees * pi / 180)


def _bearing(god: int) -> float:
    """The direction of a god's sector in degrees."""
    return -120 + 60 * god


def _wall(god: int) -> float:
    """The bearing of the wall before a god, where arrow and markers stand."""
    return -150 + 60 * god


def _band(inner: float, outer: float, start: float, end: float) -> str:
    a, b = polar(outer, start), polar(outer, end)
    c, d = polar(inner, end), polar(inner, start)
    return (
        f"M{a[0]:.1f} {a[1]:.1f}A{outer} {outer} 0 0 1 {b[0]:.1f} {b[1]:.1f}"
        f"L{c[0]:.1f} {c[1]:.1f}A{inner} {inner} 0 0 0 {d[0]:.1f} {d[1]:.1f}Z"
    )


def wheel(canvas: Canvas, table: Table, words: Words) -> None:
    """Centred on the origin: sectors by light, arrow, gods, statues, dice and scoring markers."""
    canvas.circle(0, 0, 225, fill="paper", stroke="gold", stroke_width=2.2)
    for god, name in enumerate(GOD_NAMES):
        _sector(canvas, table["light"][name], _bearing(god))
    for god in range(GODS):
        line = points([polar(62, _wall(god)), polar(225, _wall(god))], False)
        canvas.path(line, stroke="#6d5836", stroke_width=3.4)
        canvas.path(line, stroke="#e7d3a2", stroke_width=1.4)
    canvas.circle(0, 0, 62, fill="#e9d5a4", stroke="#6d5836", stroke_width=1.5)
    canvas.circle(0, 0, 59, fill="none", stroke=canvas.filled("tekhenu-golden"), stroke_width=4)
    _arrow(canvas, _wall(GOD_NAMES.index(table["arrow"])))
    canvas.circle(0, 0, 50, fill="#f6e8c4", stroke="#b08a3c")
    canvas.sign("tekhenu-obelisk", -1, -2, 112)
    for god, name in enumerate(GOD_NAMES):
        _god(canvas, table, words, god, name)
        for purity in PURITY_NAMES:
            _row(canvas, table["wheel"][name], god, purity)
        x, y = polar(130, _bearing(god))
        canvas.area(f"sector:{name}", x - 62, y - 62, 124, 124)
        x, y = polar(234, _bearing(god))
        canvas.area(f"god:{name}", x, y, 0, 0)
    for letter in ("a", "b"):
        if table[f"marker_{letter}"] is not None:
            x, y = polar(224, _wall(GOD_NAMES.index(table[f"marker_{letter}"])))
            coming = letter == "a" or table["marker_a"] is None
            disc = canvas.filled("tekhenu-golden") if coming else "#fbf6ea"
            canvas.area(f"scoring:{letter}", x - 13, y - 13, 26, 26)
            canvas.circle(x, y, 13, fill=disc, stroke="#6d4c0a", stroke_width=1.6)
            canvas.text(x, y, letter.upper(), 14, "middle", bold=True, serif=True, fill="#3a2805")


def _sector(canvas: Canvas, light: str, at: float) -> None:
    dark = light == "dark"
    canvas.path(_band(198, 222, at - 29.5, at + 29.5), fill=_RIM[light], stroke="#7d6a44")
    ground = canvas.filled(f"tekhenu-{light}")
    canvas.path(_band(62, 195, at - 30, at + 30), fill=ground, stroke="#7d6a44")
    shine = 0.1 if dark else 0.34
    canvas.path(_band(151, 195, at - 29.6, at + 29.6), fill="#fff", fill_opacity=shine)
    if light != "shaded":
        hatch = canvas.filled("tekhenu-hatch-dark" if dark else "tekhenu-hatch")
        canvas.path(_band(64, 107, at - 29.2, at + 29.2), fill=hatch)
    rows = ("pure", "tainted") if light == "shaded" else ("pure", "tainted", "forbidden")
    for purity in rows:
        radius, _, spread = _ROWS[purity]
        x, y = polar(radius, at - spread / 2 - 0.2)
        canvas.sign(f"tekhenu-s-{purity}", x, y, 14)


def _arrow(canvas: Canvas, at: float) -> None:
    def side(radius: float, off: float) -> Point:
        x, y = polar(radius, at)
        dx, dy = polar(off, at + 90)
        return x + dx, y + dy

    outline = [(58, 5), (182, 4), (182, 12), (206, 0), (182, -12), (182, -4), (58, -5)]
    shape = points([side(radius, off) for radius, off in outline])
    canvas.path(shape, fill=canvas.filled("tekhenu-golden"), stroke="#6d4c0a", stroke_width=1.3)
    tip_x, tip_y = polar(196, at)
    canvas.area("arrow", tip_x - 14, tip_y - 14, 28, 28)


def _god(canvas: Canvas, table: Table, words: Words, god: int, name: str) -> None:
    """The god's sign, name and statues on the rim."""
    ink = "#f6ecd6" if table["light"][name] == "dark" else INK
    lower = _bearing(god) > 0
    x, y = polar(210, _bearing(god))
    turn = _bearing(god) + (-90 if 0 < _bearing(god) < 180 else 90)
    canvas.open(transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})")
    title = words(f"god-{name}").upper()
    canvas.text(0, 0, title, 13.5, "middle", True, True, ink, letter_spacing=1)
    canvas.close()
    side = 1 if lower else -1
    x, y = polar(210, _bearing(god) + side * 23.5)
    canvas.sign(f"tekhenu-g-{name}", x, y, 18, color=ink)
    statues = [head for head, part in enumerate(table["heads"]) for _ in range(part["gods"][name])]
    for i, head in enumerate(statues):
        x, y = polar(210, _bearing(god) - side * (19 + 4.5 * i))
        canvas.sign("tekhenu-p-statue", x, y, 20, color=f"piece-{head}")


def _row(canvas: Canvas, dice: Sequence[Table], god: int, purity: str) -> None:
    """The dice of one purity in a sector; crowded dice shrink."""
    names = [part["die"] for part in dice if part["purity"] == purity]
    if not names:
        return
    radius, largest, spread = _ROWS[purity]
    degree = radius * pi / 180
    step = min((largest + 14) / degree, spread / len(names))
    size = min(largest, step * degree * 0.87 - 5) if len(names) > 1 else largest
    for i, name in enumerate(names):
        x, y = polar(radius, _bearing(god) + 3 + (i - (len(names) - 1) / 2) * step)
        die(canvas, name, x, y, max(size, 13))
        canvas.area(f"die:{name}", x - size / 2, y - size / 2, size, size)
