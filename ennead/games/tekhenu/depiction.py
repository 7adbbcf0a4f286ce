"""The parts of Tekhenu's picture: dice, tiles, the obelisk wheel, the temple."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Any, Final

from ennead.core.picture import Sheet, number, points
from ennead.games.tekhenu.board import (
    CELL,
    COLUMN_STATUE,
    EAST,
    GOD_NAMES,
    GODS,
    LIGHT_NAMES,
    NORTH,
    PEOPLE,
    PURITY_NAMES,
    ROW_STATUE,
    SIDE,
    SOUTH,
    SPACE,
    TEMPLE_COLUMN,
    TEMPLE_ROW,
    TILE,
    TOKEN_NAMES,
    TOKENS,
    WEST,
)
from ennead.games.tekhenu.rules import ABILITY_NAMES, TekhenuRules

Words = Callable[..., str]
Table = Mapping[str, Any]
Point = tuple[float, float]

INK: Final = "#2a2018"
"""On what is printed in light colours by day and night."""
EDGE: Final = {"R": "#b23b27", "G": "#4a7a37", "B": "#1f4e8c", "Y": "#e3ab2c"}

# Dice.

_LOOKS: Final = {
    "white": ("#fdf9ee", "#8f7f62", "#3a2f22"),
    "black": ("#2c2b31", "#a9a6b3", "#f4f0e6"),
    "yellow": ("#f5c736", "#8d6a0c", "#493305"),
    "brown": ("#8c5531", "#452611", "#fdf1df"),
    "gray": ("#a3a5ab", "#55575d", "#1f2024"),
    "blank": ("#fbf6ea", "#8f7f62", "#3a2f22"),
}
"""Face, edge and pips."""
_GOODS: Final = {"yellow": "papyrus", "brown": "bread", "white": "limestone", "black": "granite"}
_PIPS: Final[list[list[Point]]] = [
    [(0, 0)],
    [(-1, -1), (1, 1)],
    [(-1, -1), (0, 0), (1, 1)],
    [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
]


def die(sheet: Sheet, name: str, x: float, y: float, size: float) -> None:
    """A die by its name, around a point: colour, shape of the pips and the good all tell it."""
    colour, value = name.split("-")[-2:]
    face, edge, ink = _LOOKS[colour]
    half = size / 2
    sheet.rect(x - half, y - half, size, size, rx=size * 0.2, fill=face, stroke=edge)
    r = size * 0.085
    pips = [(x + dx * size * 0.25, y + dy * size * 0.25) for dx, dy in _PIPS[int(value) - 1]]
    if colour == "yellow":
        shape = "".join([points([(a, b - r), (a + r, b), (a, b + r), (a - r, b)]) for a, b in pips])
        sheet.path(shape, fill=ink)
    elif colour == "brown":
        for a, b in pips:
            sheet.rect(a - r, b - r, 2 * r, 2 * r, fill=ink)
    elif colour == "gray":
        shape = "".join([points([(a, b - r), (a + r, b + r), (a - r, b + r)]) for a, b in pips])
        sheet.path(shape, fill=ink)
    else:
        for a, b in pips:
            sheet.circle(a, b, r, fill=ink)
    if colour in _GOODS and size > 20:
        sheet.circle(x + half, y + half, size * 0.22, fill="#fffaf0", stroke="#5c4a2a")
        sheet.sign(f"tekhenu-{_GOODS[colour]}", x + half, y + half, size * 0.34)


def face(sheet: Sheet, value: int, x: float, y: float, size: float) -> None:
    """A value, whatever the colour."""
    die(sheet, f"blank-{value}", x, y, size)


# Gains.


def gains(
    sheet: Sheet, amounts: Sequence[int], x: float, y: float, size: float, ink: str = "ink"
) -> float:
    """Tokens and points as the data files give them, from a place to the right; how wide it is."""
    at = x
    for token, count in enumerate(amounts[:TOKENS]):
        if count:
            if count > 1:
                sheet.text(at, y, str(count), size * 0.8, bold=True, fill=ink)
                at += size * 0.5
            sheet.sign(f"tekhenu-{TOKEN_NAMES[token]}", at + size / 2, y, size)
            at += size + 2
    if amounts[TOKENS]:
        victory_points(sheet, amounts[TOKENS], at + size * 0.6, y, size * 1.2)
        at += size * 1.2
    return at - x


def victory_points(sheet: Sheet, count: int, x: float, y: float, size: float) -> None:
    sheet.sign("tekhenu-vp", x, y, size)
    sheet.text(x, y, str(count), size * 0.5, "middle", bold=True, fill=INK)


# The wheel.

WHEEL: Final = 480
_ROWS: Final = {"pure": (173, 33, 52), "tainted": (129, 32, 50), "forbidden": (88.5, 28, 47)}
"""Where dice lie from the middle, how large they are at most, and over how many degrees."""
_RIM: Final = {"sunny": "#f7e3ac", "shaded": "#ddd5c4", "dark": "#6a635b"}


def polar(radius: float, degrees: float) -> Point:
    return radius * cos(degrees * pi / 180), radius * sin(degrees * pi / 180)


def _bearing(god: int) -> float:
    return -120 + 60 * god


def _wall(god: int) -> float:
    """The wall before a god, at which the arrow and the markers stand."""
    return -150 + 60 * god


def _band(inner: float, outer: float, start: float, end: float) -> str:
    a, b = polar(outer, start), polar(outer, end)
    c, d = polar(inner, end), polar(inner, start)
    return (
        f"M{a[0]:.1f} {a[1]:.1f}A{outer} {outer} 0 0 1 {b[0]:.1f} {b[1]:.1f}"
        f"L{c[0]:.1f} {c[1]:.1f}A{inner} {inner} 0 0 0 {d[0]:.1f} {d[1]:.1f}Z"
    )


def wheel(sheet: Sheet, table: Table, words: Words) -> None:
    """Around 0 0: sectors in their light, the arrow, gods, statues, dice and scoring markers."""
    sheet.circle(0, 0, 225, fill="paper", stroke="gold", stroke_width=2.2)
    for god, name in enumerate(GOD_NAMES):
        _sector(sheet, table["light"][name], _bearing(god))
    for god in range(GODS):
        line = points([polar(62, _wall(god)), polar(225, _wall(god))], False)
        sheet.path(line, stroke="#6d5836", stroke_width=3.4)
        sheet.path(line, stroke="#e7d3a2", stroke_width=1.4)
    sheet.circle(0, 0, 62, fill="#e9d5a4", stroke="#6d5836", stroke_width=1.5)
    sheet.circle(0, 0, 59, fill="none", stroke=sheet.filled("tekhenu-golden"), stroke_width=4)
    _arrow(sheet, _wall(GOD_NAMES.index(table["arrow"])))
    sheet.circle(0, 0, 50, fill="#f6e8c4", stroke="#b08a3c")
    sheet.sign("tekhenu-obelisk", -1, -2, 112)
    for god, name in enumerate(GOD_NAMES):
        _god(sheet, table, words, god, name)
        for purity in PURITY_NAMES:
            _row(sheet, table["wheel"][name], god, purity)
    for letter in ("a", "b"):
        if table[f"marker_{letter}"] is not None:
            x, y = polar(224, _wall(GOD_NAMES.index(table[f"marker_{letter}"])))
            coming = letter == "a" or table["marker_a"] is None
            disc = sheet.filled("tekhenu-golden") if coming else "#fbf6ea"
            sheet.circle(x, y, 13, fill=disc, stroke="#6d4c0a", stroke_width=1.6)
            sheet.text(x, y, letter.upper(), 14, "middle", bold=True, serif=True, fill="#3a2805")


def _sector(sheet: Sheet, light: str, at: float) -> None:
    dark = light == "dark"
    sheet.path(_band(198, 222, at - 29.5, at + 29.5), fill=_RIM[light], stroke="#7d6a44")
    ground = sheet.filled(f"tekhenu-{light}")
    sheet.path(_band(62, 195, at - 30, at + 30), fill=ground, stroke="#7d6a44")
    shine = 0.1 if dark else 0.34
    sheet.path(_band(151, 195, at - 29.6, at + 29.6), fill="#fff", fill_opacity=shine)
    if light != "shaded":
        hatch = sheet.filled("tekhenu-hatch-dark" if dark else "tekhenu-hatch")
        sheet.path(_band(64, 107, at - 29.2, at + 29.2), fill=hatch)
    rows = ("pure", "tainted") if light == "shaded" else ("pure", "tainted", "forbidden")
    for purity in rows:
        radius, _, spread = _ROWS[purity]
        x, y = polar(radius, at - spread / 2 - 0.2)
        sheet.sign(f"tekhenu-s-{purity}", x, y, 14)


def _arrow(sheet: Sheet, at: float) -> None:
    def side(radius: float, off: float) -> Point:
        x, y = polar(radius, at)
        dx, dy = polar(off, at + 90)
        return x + dx, y + dy

    outline = [(58, 5), (182, 4), (182, 12), (206, 0), (182, -12), (182, -4), (58, -5)]
    shape = points([side(radius, off) for radius, off in outline])
    sheet.path(shape, fill=sheet.filled("tekhenu-golden"), stroke="#6d4c0a", stroke_width=1.3)


def _god(sheet: Sheet, table: Table, words: Words, god: int, name: str) -> None:
    """The god's sign and name on the rim, and the statues there."""
    ink = "#f6ecd6" if table["light"][name] == "dark" else INK
    lower = _bearing(god) > 0
    x, y = polar(210, _bearing(god))
    turn = _bearing(god) + (-90 if 0 < _bearing(god) < 180 else 90)
    sheet.open(transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})")
    title = words(f"god-{name}").upper()
    sheet.text(0, 0, title, 13.5, "middle", True, True, ink, letter_spacing=1)
    sheet.close()
    side = 1 if lower else -1
    x, y = polar(210, _bearing(god) + side * 23.5)
    sheet.sign(f"tekhenu-g-{name}", x, y, 18, color=ink)
    statues = [head for head, part in enumerate(table["heads"]) for _ in range(part["gods"][name])]
    for i, head in enumerate(statues):
        x, y = polar(210, _bearing(god) - side * (19 + 4.5 * i))
        sheet.sign("tekhenu-p-statue", x, y, 20, color=f"piece-{head}")


def _row(sheet: Sheet, dice: Sequence[Table], god: int, purity: str) -> None:
    """The dice of one purity in a sector; crowded ones shrink together."""
    names = [part["die"] for part in dice if part["purity"] == purity]
    if not names:
        return
    radius, largest, spread = _ROWS[purity]
    degree = radius * pi / 180
    step = min((largest + 14) / degree, spread / len(names))
    size = min(largest, step * degree * 0.87 - 5) if len(names) > 1 else largest
    for i, name in enumerate(names):
        x, y = polar(radius, _bearing(god) + 3 + (i - (len(names) - 1) / 2) * step)
        die(sheet, name, x, y, max(size, 13))


# Tiles and the temple.

TEMPLE: Final = 402
_CELL: Final = 60
_OUT: Final = 42
_START: Final = 51
_GROUND: Final = {"sunny": "#ffe9a8", "shaded": "#c4bdae", "dark": "#4f4a44", "none": "#fbf6ea"}
_ABILITY_SIGN: Final = {
    "population": "m-pop",
    "happiness": "m-happy",
    "scribe": "scribe",
    "gold": "gold",
    "edges": "edges",
    "lines": "p-building",
    "thoth": "card",
    "horus": "p-statue",
    "osiris": "g-osiris",
    "decree": "d-scroll",
    "cell": "any",
}


def _mark(sheet: Sheet, colour: str, x: float, y: float, r: float) -> None:
    """Each colour of an edge has a mark of its own."""
    if colour == "R":
        sheet.circle(x, y, r, fill="#fff")
    elif colour == "B":
        sheet.rect(x - r, y - r, 2 * r, 2 * r, fill="#fff")
    elif colour == "G":
        k = r * 1.3
        sheet.path(points([(x, y - k), (x + k, y), (x, y + k), (x - k, y)]), fill="#fff")
    else:
        k = r * 1.3
        sheet.path(points([(x, y - r), (x + k, y + r), (x - k, y + r)]), fill="#4a3505")


def tile(
    sheet: Sheet,
    rules: TekhenuRules,
    name: str,
    turns: int,
    x: float,
    y: float,
    size: float,
    owner: int | None = None,
) -> None:
    """A pillar tile with its corner at a place; a pillar stands on it instead of its ability."""
    at = TILE.names.index(name)
    b = size * 0.13
    far = size - b
    sheet.open(transform=f"translate({number(x)} {number(y)})")
    sheet.rect(0, 0, size, size, rx=2, fill=INK)
    shapes: list[list[Point]] = [
        [(0, 0), (size, 0), (far, b), (b, b)],
        [(size, 0), (size, size), (far, far), (far, b)],
        [(size, size), (0, size), (b, far), (far, far)],
        [(0, size), (0, 0), (b, b), (b, far)],
    ]
    marks = [
        (size / 2, b / 2),
        (size - b / 2, size / 2),
        (size / 2, size - b / 2),
        (b / 2, size / 2),
    ]
    for side in range(4):
        colour = rules.tile_edges[at][(side - turns) % 4]
        sheet.path(points(shapes[side]), fill=EDGE[colour], stroke=INK, stroke_width=0.7)
        _mark(sheet, colour, *marks[side], b * 0.27)
    light = LIGHT_NAMES[rules.tile_light[at]]
    sheet.rect(b, b, size - 2 * b, size - 2 * b, fill=_GROUND[light], stroke=INK, stroke_width=0.8)
    if owner is not None:
        sheet.sign("tekhenu-p-pillar", size / 2, size / 2, size * 0.64, color=f"piece-{owner}")
    else:
        _ability(sheet, rules, at, light, size)
    sheet.close()


def _ability(sheet: Sheet, rules: TekhenuRules, at: int, light: str, size: float) -> None:
    ability = ABILITY_NAMES[rules.tile_ability[at]]
    if ability == "none":
        return
    sheet.sign(f"tekhenu-l-{light}", size * 0.26, size * 0.26, size * 0.22)
    amount = rules.tile_amount[at]
    if ability == "points":
        victory_points(sheet, amount, size * 0.52, size * 0.54, size * 0.46)
        return
    ink = "#f3ead6" if light == "dark" else "#3b2f1c"
    text = "×2" if ability == "cell" else f"+{amount}"
    sheet.text(size * 0.46, size * 0.54, text, size * 0.25, "end", bold=True, fill=ink)
    sheet.sign(
        f"tekhenu-{_ABILITY_SIGN[ability]}", size * 0.65, size * 0.54, size * 0.34, color=ink
    )


def temple(sheet: Sheet, table: Table, rules: TekhenuRules) -> None:
    """Tiles and empty cells, the border, and the places for buildings and statues around it."""
    inner = SIDE * _CELL
    rim = 9
    sheet.rect(_OUT, _OUT, inner + 2 * rim, inner + 2 * rim, fill=INK)
    for side in (NORTH, EAST, SOUTH, WEST):
        for i, colour in enumerate(rules.border[side]):
            along = _START + i * _CELL
            across = _OUT if side in (NORTH, WEST) else _START + inner
            upright = side in (EAST, WEST)
            x, y = (across, along) if upright else (along, across)
            w, h = (rim, _CELL) if upright else (_CELL, rim)
            sheet.rect(x, y, w, h, fill=EDGE[colour])
            _mark(sheet, colour, x + w / 2, y + h / 2, 2.4)
    for cell, name in enumerate(CELL.names):
        x, y = _START + cell % SIDE * _CELL, _START + cell // SIDE * _CELL
        laid = table["tiles"].get(name)
        if laid is not None:
            tile(sheet, rules, laid["tile"], laid["turns"], x + 1, y + 1, _CELL - 2, laid["owner"])
        else:
            _empty_cell(sheet, rules, cell, x, y)
    for space in range(len(SPACE)):
        _space(sheet, table, rules, space)


def _empty_cell(sheet: Sheet, rules: TekhenuRules, cell: int, x: float, y: float) -> None:
    corner = cell // SIDE in (0, SIDE - 1) and cell % SIDE in (0, SIDE - 1)
    fill = "corner" if corner else "cell"
    sheet.rect(x + 0.5, y + 0.5, _CELL - 1, _CELL - 1, rx=2, fill=fill, stroke="line")
    gain = rules.cell_gain[cell]
    if gain[TOKENS]:
        victory_points(sheet, gain[TOKENS], x + 30, y + 30, 32)
    for token, count in enumerate(gain[:TOKENS]):
        for i in range(count):
            at = x + 30 + (i - (count - 1) / 2) * 17
            sheet.sign(f"tekhenu-{TOKEN_NAMES[token]}", at, y + 28, 25)
    if corner:
        sheet.text(x + _CELL - 5, y + _CELL - 10, "×2", 11, "end", bold=True, fill=INK, opacity=0.6)


def _space(sheet: Sheet, table: Table, rules: TekhenuRules, space: int) -> None:
    name = SPACE.names[space]
    along = _START + (int(name[1]) - 0.5) * _CELL
    near = _OUT / 2 + 1
    across = near if name[0] in "nw" else TEMPLE - near
    x, y = (along, across) if name[0] in "ns" else (across, along)
    if space in (COLUMN_STATUE, ROW_STATUE):
        people = PEOPLE.names[TEMPLE_COLUMN if space == COLUMN_STATUE else TEMPLE_ROW]
        people_place(sheet, table, people, x, y)
        return
    owners = [head for head, part in enumerate(table["heads"]) if name in part["buildings"]]
    if name not in table["spaces"] and not owners:
        return
    sheet.rect(x - 18, y - 18, 36, 36, rx=7, fill="sunken", stroke="line", stroke_dasharray="4 3")
    if owners:
        sheet.sign("tekhenu-p-building", x, y, 31, color=f"piece-{owners[0]}")
    else:
        sheet.text(x - 4, y, str(rules.space_bread[space]), 15, "end", bold=True)
        sheet.sign("tekhenu-bread", x + 7, y, 18)


def people_place(sheet: Sheet, table: Table, people: str, x: float, y: float) -> None:
    """A place for a statue for the people: the statue, or the gold that lies there."""
    sheet.circle(x, y, 18, fill="sunken", stroke="line")
    owners = [head for head, part in enumerate(table["heads"]) if people in part["people"]]
    if owners:
        sheet.sign("tekhenu-p-statue", x, y, 30, color=f"piece-{owners[0]}")
        return
    sheet.sign("tekhenu-p-statue", x - 3, y, 22, color="line", opacity=0.55)
    if people in table["gold_spots"]:
        sheet.sign("tekhenu-gold", x + 8, y + 5, 17)
