"""Aton as SVG: the printed board with everything a view contains.

Shape, sign and colour each identify the owner of a priest and the kind of a cell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from ennead.core.svg import Canvas, Colours, Signs, points, shortened, width_of
from ennead.games.aton.vocabulary.names import CARTOUCHES, CELL, COLUMNS, TEMPLE_CELLS

Words = Callable[..., str]
View = Mapping[str, Any]

WIDTH: Final = 1052
BOARD: Final = 724
HEIGHT: Final = 812
MARGIN: Final = 24
"""The distance of the score track from the edge."""
PRINTED: Final = 40
"""The number of cells of the score track."""
LONG: Final = 12
SHORT: Final = 8
TEMPLE_WIDTH: Final = 340
TEMPLE_HEIGHT: Final = 251
COLUMN_AT: Final = (110, 942)
"""The centres of the left and the right column of cartouches."""
SECOND: Final = 158
"""The offset of the second column of a player's counts."""
ROMAN: Final = ("I", "II", "III", "IV")
FIVE: Final = ("five", "gold", "ink")
GLYPH: Final = ("aton-ankh", "aton-eye")
CARTOUCHE_SIGN: Final = ("aton-scarab", "aton-crook-flail", "aton-temple", "aton-priest")
GROUND: Final = {
    "Y": ("yellow", "aton-sun"),
    "G": ("green", "aton-papyrus"),
    "K": ("black", "aton-crescent"),
    "B": ("blue", "aton-water"),
}

COLOURS: Final[Colours] = {
    "band": ("#eedcb4", "#191e28"),
    "field": ("#f7efdf", "#161a23"),
    "wall": ("#f4e7c9", "#272d39"),
    "edge": ("#dfc695", "#434b5a"),
    "yellow": ("#f5dc9d", "#a98d52"),
    "yellow-ink": ("#7a5a12", "#2b2008"),
    "green": ("#a9c37a", "#66854b"),
    "green-ink": ("#36551f", "#14210b"),
    "black": ("#4a4540", "#3a3a40"),
    "black-ink": ("#d9cfbd", "#b9b2a3"),
    "blue": ("#3f8fb8", "#2f7ba3"),
    "blue-ink": ("#f1fbff", "#e6f6ff"),
    "bonus": ("#d59442", "#9a6a34"),
    "bonus-ink": ("#55200c", "#ffeccd"),
    "scarab": ("#c6dcd2", "#1f3238"),
    "scarab-edge": ("#569c8e", "#3f7f80"),
    "scarab-ink": ("#254f48", "#a9d8d2"),
    "five": ("#f0d9a3", "#4a3d1c"),
    "duat-ink": ("#e9dfc8", "#e9dfc8"),
    "duat-line": ("#56608a", "#56608a"),
    "card": ("#fdf8ec", "#efe6d3"),
    "card-edge": ("#d8c6a2", "#8a7d65"),
    "print-0": ("#b23b27", "#b23b27"),
    "print-1": ("#1f4e8c", "#1f4e8c"),
}
"""Printed ink is the same on light and dark pages."""


@cache
def _signs() -> Signs:
    return Signs(resources.files("ennead.games.aton").joinpath("signs.svg").read_text("utf-8"))


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Draw the table with the viewer on the left."""
    canvas = Canvas("ennead-aton", WIDTH, HEIGHT, COLOURS, _signs())
    table = view["table"]
    sides = (1, 0) if view["seat"] == 1 else (0, 1)
    canvas.rect(0, 0, WIDTH, BOARD, rx=18, fill="band", stroke="edge")
    canvas.rect(48, 48, WIDTH - 96, BOARD - 96, rx=12, fill="field", stroke="edge")
    canvas.area("board", 0, 0, WIDTH, BOARD)
    _track(canvas, view["scores"])
    for temple in range(4):
        _temple(canvas, table, sides, temple)
    _kingdom(canvas, table, words, sides)
    for side, seat in enumerate(sides):
        _cartouches(canvas, table, COLUMN_AT[side], seat)
        _stock(canvas, table, words, 4 + side * (WIDTH / 2 + 4), seat)
    _scores(canvas, view["scores"])
    return canvas


# The score track.


def _on_track(score: int) -> tuple[float, float]:
    """Where a score is on the track: 0 before the first cell, everything above 40 on 40."""
    across, down = WIDTH - 2 * MARGIN, BOARD - 2 * MARGIN
    if score <= 0:
        return MARGIN, MARGIN + down / 16
    at = min(score, PRINTED) - 1
    if at <= LONG:
        return MARGIN + across * at / LONG, MARGIN
    if at <= LONG + SHORT:
        return WIDTH - MARGIN, MARGIN + down * (at - LONG) / SHORT
    if at <= 2 * LONG + SHORT:
        return WIDTH - MARGIN - across * (at - LONG - SHORT) / LONG, BOARD - MARGIN
    return MARGIN, BOARD - MARGIN - down * (at - 2 * LONG - SHORT) / SHORT


def _track(canvas: Canvas, scores: Sequence[int]) -> None:
    for seat, score in enumerate(scores):
        if score > 1:
            line = [_on_track(at) for at in range(1, min(score, PRINTED) + 1)]
            off = -4 if seat == 0 else 4
            way = points(
                [(x + off * _inward(x, WIDTH), y + off * _inward(y, BOARD)) for x, y in line], False
            )
            canvas.path(way, fill="none", stroke=f"seat-{seat}", stroke_width=2.5, opacity=0.75)
    for score in range(1, PRINTED + 1):
        x, y = _on_track(score)
        body, edge, ink = "scarab", "scarab-edge", "scarab-ink"
        if score % 5 == 0:
            body, edge, ink = ("bright", "gold", "#2a2018") if score == PRINTED else FIVE
        canvas.open(transform=f"translate({x:.1f} {y:.1f})", stroke=edge, stroke_width=1.2)
        legs = (
            "M-8.5-5l-5-3.5V-12M8.5-5l5-3.5V-12M-10 2.5h-5M10 2.5h5M-8 8.5l-4.5 3.5M8 8.5l4.5 3.5"
        )
        canvas.path(legs, fill="none", stroke_linecap="round")
        canvas.path("M-5.5-9.5c0-4 2-5.5 5.5-5.5s5.5 1.5 5.5 5.5", fill=body)
        canvas.ellipse(0, 1.5, 11, 12, fill=body)
        canvas.text(0, 2, str(score), 11, "middle", bold=True, fill=ink, stroke="none")
        canvas.close()


def _inward(at: float, far: float) -> int:
    return 1 if at <= MARGIN else -1 if at >= far - MARGIN else 0


def _scores(canvas: Canvas, scores: Sequence[int]) -> None:
    """Draw the score markers, side by side if they would overlap."""
    canvas.area("scores", 2, 2, WIDTH - 4, 46)
    same = _on_track(scores[0]) == _on_track(scores[1])
    for seat, score in enumerate(scores):
        x, y = _on_track(score)
        y += (-14 if seat == 0 else 14) if same else 0
        x = min(max(x, 25), WIDTH - 25)
        y = min(max(y, 16), BOARD - 16)
        canvas.rect(
            x - 23, y - 14, 46, 28, rx=14, fill=f"seat-{seat}", stroke="paper", stroke_width=2
        )
        canvas.sign(GLYPH[seat], x - 11, y, 17, color="on-seat")
        canvas.text(x + 8, y, str(score), 14, "middle", bold=True, fill="on-seat")


# The temples.


def _temple(canvas: Canvas, table: View, sides: Sequence[int], temple: int) -> None:
    left, top = 178 + temple % 2 * 356, 58 + temple // 2 * 263
    wide, high = TEMPLE_WIDTH, TEMPLE_HEIGHT
    start = len(canvas.parts)
    canvas.open_at(left, top)
    canvas.path(f"M5 12H{wide - 5}L{wide} {high}H0Z", fill="wall", stroke="edge")
    cornice = f"M-1 0H{wide + 1}C{wide - 2} 3 {wide - 5} 7 {wide - 5} 11H5C5 7 2 3-1 0Z"
    canvas.path(cornice, fill=canvas.filled("aton-frieze"), stroke="edge")
    canvas.rect(3, 11, wide - 6, 3, rx=1.5, fill="edge")
    canvas.text(17, 31, ROMAN[temple], 18, bold=True, serif=True)
    first = temple * TEMPLE_CELLS
    priests = [table["priests"].get(CELL.names[first + cell]) for cell in range(TEMPLE_CELLS)]
    counts = [priests.count(seat) for seat in sides]
    for side, seat in enumerate(sides):
        lead = counts[side] > counts[1 - side]
        _tally(canvas, wide - 91 + side * 42, 20, seat, counts[side], lead)
    canvas.area(f"tally:{temple + 1}", wide - 112, 17, 104, 28)
    for cell in range(TEMPLE_CELLS):
        x, y = 13 + cell % COLUMNS * 80.3, 46 + cell // COLUMNS * 67
        _cell(canvas, x, y, table["board"][first + cell], priests[cell])
        canvas.area(f"cell:{CELL.names[first + cell]}", x, y, 73, 60)
    canvas.close()
    canvas.section(f"temple:{temple + 1}", left, top, wide, high, start)


def _tally(canvas: Canvas, x: float, y: float, seat: int, count: int, lead: bool) -> None:
    """Draw a player's number of priests in a temple, filled for the majority."""
    ink = "on-seat" if lead else f"seat-{seat}"
    fill = f"seat-{seat}" if lead else "none"
    canvas.rect(x, y, 38, 22, rx=11, fill=fill, stroke=f"seat-{seat}", stroke_width=1.4)
    canvas.sign(GLYPH[seat], x + 13, y + 11, 14, color=ink)
    canvas.text(x + 27, y + 11, str(count), 13, "middle", bold=True, fill=ink)


def _cell(canvas: Canvas, x: float, y: float, kind: str, seat: int | None) -> None:
    ground, sign = GROUND.get(kind, ("bonus", ""))
    canvas.rect(x, y, 73, 60, rx=8, fill=ground, stroke="#2c1a00", stroke_opacity=0.28)
    if kind == "K":
        canvas.rect(x, y, 73, 60, rx=8, fill=canvas.filled("aton-hatch"))
    canvas.rect(x + 1.5, y + 1.5, 70, 57, rx=7, fill="none", stroke="#fff", stroke_opacity=0.25)
    taken = seat is not None
    if sign:
        size, at_x, at_y = (15, x + 13, y + 13) if taken else (28, x + 36.5, y + 30)
        canvas.sign(sign, at_x, at_y, size, color=f"{ground}-ink")
    else:
        size, at_x, at_y = (13, x + 15, y + 13) if taken else (24, x + 36.5, y + 30)
        canvas.text(at_x, at_y, f"+{kind}", size, "middle", True, True, "bonus-ink")
    if seat is not None:
        _priest(canvas, x + 40, y + 30, 42, seat)


def _priest(canvas: Canvas, x: float, y: float, width: float, seat: int) -> None:
    canvas.sign(f"aton-priest-{seat}", x, y, width * 1.2, color=f"print-{seat}")


# The Kingdom of the Dead.


def _kingdom(canvas: Canvas, table: View, words: Words, sides: Sequence[int]) -> None:
    left, top, wide, high = 178, 584, 696, 82
    start = len(canvas.parts)
    fill = canvas.filled("aton-duat")
    canvas.rect(left, top, wide, high, rx=12, fill=fill, stroke="duat-line")
    for x, y in ((114, 17), (22, 16), (112, 66), (684, 20), (572, 18), (688, 62)):
        canvas.sign("aton-star", left + x, top + y, 9, color="duat-ink", opacity=0.4)
    for i, line in enumerate(_two_lines(words("board-kingdom"))):
        canvas.text(left + 18, top + 31 + 20 * i, line, 15, bold=True, serif=True, fill="duat-ink")
    size = table["kingdom_size"]
    dead = [seat for seat in sides for _ in range(table["sides"][seat]["dead"])]
    pitch = min(62, 500 / size)
    for i in range(size):
        x, y, w, h = left + 172 + i * pitch, top + 9, pitch - 8, 64
        arch = f"M{x:.1f} {y + h}V{y + w / 2:.1f}a{w / 2:.1f} {w / 2:.1f} 0 0 1 {w:.1f} 0V{y + h}Z"
        canvas.path(arch, fill="#fff", fill_opacity=0.07, stroke="duat-line", stroke_width=1.2)
        if i < len(dead):
            _priest(canvas, x + w / 2, y + 36, min(38, w - 6), dead[i])
        elif i == size - 1:
            canvas.sign("aton-scales", x + w / 2, y + 36, 24, color="bright")
        else:
            at = x + w / 2
            canvas.text(at, y + 36, str(i + 1), 15, "middle", False, True, "duat-ink", opacity=0.5)
    canvas.section("kingdom", left, top, wide, high, start)


def _two_lines(text: str) -> list[str]:
    """Split a text at the space nearest to its middle."""
    blanks = [i for i, letter in enumerate(text) if letter == " "]
    if not blanks:
        return [text]
    at = min(blanks, key=lambda i: abs(2 * i - len(text)))
    return [text[:at], text[at + 1 :]]


# Cards.


def _cartouches(canvas: Canvas, table: View, x: float, seat: int) -> None:
    laid = table["sides"][seat]["laid"]
    start = len(canvas.parts)
    canvas.circle(x, 74, 11, fill=f"seat-{seat}")
    canvas.sign(GLYPH[seat], x, 74, 15, color="on-seat")
    for i in range(CARTOUCHES):
        y = 160 + i * 142
        canvas.rect(x - 48, y - 56, 96, 112, rx=48, fill="paper", stroke="gold", stroke_width=2.4)
        canvas.rect(x - 43.5, y - 51.5, 87, 103, rx=43.5, fill="none", stroke="gold", opacity=0.6)
        canvas.path(f"M{x - 33} {y + 59}h66", stroke="gold", stroke_width=3, stroke_linecap="round")
        if laid:
            _card(canvas, x - 27, y - 38, 1, seat, laid[i])
        else:
            canvas.rect(
                x - 27, y - 38, 54, 76, rx=6, fill="none", stroke="gold", stroke_dasharray="4 4"
            )
            canvas.text(x, y, ROMAN[i], 22, "middle", serif=True, fill="gold")
        canvas.circle(x, y - 55, 12, fill="paper", stroke="gold", stroke_width=1.4)
        canvas.sign(CARTOUCHE_SIGN[i], x, y - 55, 16, color="gold")
        canvas.area(f"cartouche:{seat}:{i + 1}", x - 50, y - 68, 100, 130)
    canvas.section(f"cartouches:{seat}", x - 50, 62, 100, 590, start)


def _card(canvas: Canvas, x: float, y: float, scale: float, seat: int, value: int) -> None:
    """Draw a card of 54 × 76; value 0 shows its back."""
    ink = f"print-{seat}"
    canvas.open(transform=f"translate({x:.1f} {y:.1f}) scale({scale})")
    if value == 0:
        canvas.rect(0, 0, 54, 76, rx=6, fill=ink, stroke="#120a04", stroke_opacity=0.5)
        canvas.rect(5, 5, 44, 66, rx=4, fill="none", stroke="#f0cf86")
        canvas.sign(GLYPH[seat], 27, 38, 30, color="#f0cf86")
    else:
        canvas.rect(0, 0, 54, 76, rx=6, fill="card", stroke="card-edge")
        canvas.rect(4, 4, 46, 68, rx=4, fill="none", stroke=ink, stroke_width=1.2)
        canvas.text(27, 38, str(value), 36, "middle", bold=True, serif=True, fill=ink)
        first = 27 - 2.5 * (value - 1)
        ticks = "".join([f"M{first + 5 * i:.1f} {y}v5" for y in (9, 62) for i in range(value)])
        canvas.path(ticks, stroke=ink, stroke_width=2.2, stroke_linecap="round")
    canvas.close()


def _stock(canvas: Canvas, table: View, words: Words, x: float, seat: int) -> None:
    """Draw a player's supply, deck, discards, token and hand below the board."""
    side = table["sides"][seat]
    top, wide = BOARD + 10, WIDTH / 2 - 8
    start = len(canvas.parts)
    canvas.rect(x, top, wide, 74, rx=12, fill="field", stroke=f"seat-{seat}")
    known = side["hand"] or side["shown"]
    hand = [*known, *[0] * (side["hand_size"] - len(known))]
    for i, value in enumerate(hand):
        _card(canvas, x + wide - 12 - 44 * (len(hand) - i), top + 9, 0.74, seat, value)
    discarded = sum(side["discard"]) + side["face_down"]
    counts = (
        ("aton-priest", words("board-supply"), side["supply"]),
        ("aton-deck", words("board-deck"), side["deck"]),
        ("aton-discard", words("board-discard"), discarded),
    )
    token = words("board-token" if side["token"] else "board-token-used")
    for i, (sign, label, count) in enumerate(counts):
        at = x + 22 + (i % 2) * SECOND
        y = top + 22 + (i // 2) * 30
        canvas.sign(sign, at, y, 20, color=f"seat-{seat}")
        canvas.text(at + 16, y, str(count), 15, bold=True)
        label_at = at + 22 + width_of(str(count), 15)
        text = shortened(label, 13, x + 6 + (i % 2 + 1) * SECOND - label_at)
        canvas.text(label_at, y, text, 13, fill="muted")
    room = wide - 44 - SECOND - 44 * len(hand)
    canvas.open(opacity=1 if side["token"] else 0.45)
    canvas.sign("aton-exchange", x + 22 + SECOND, top + 52, 20, color="gold")
    canvas.text(x + 38 + SECOND, top + 52, shortened(token, 12, room), 12, fill="muted")
    canvas.close()
    canvas.area(f"hand:{seat}", x + wide - 12 - 44 * len(hand), top + 6, 44 * len(hand) + 8, 62)
    canvas.area(f"supply:{seat}", x + 10, top + 8, SECOND - 16, 30)
    canvas.section(f"stock:{seat}", x, top, wide, 74, start)
