"""Parts of the picture: pillar tiles and the temple."""

from __future__ import annotations

from typing import Final

from ennead.core.svg import Canvas, number, points
from ennead.games.tekhenu.data.ruleset import ABILITY_NAMES, TekhenuRules
from ennead.games.tekhenu.drawing.common import Table
from ennead.games.tekhenu.drawing.svg_dice import INK, Point, victory_points
from ennead.games.tekhenu.vocabulary.names import (
    CELL,
    COLUMN_STATUE,
    EAST,
    LIGHT_NAMES,
    NORTH,
    PEOPLE,
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

EDGE: Final = {"R": "#b23b27", "G": "#4a7a37", "B": "#1f4e8c", "Y": "#e3ab2c"}
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


def _mark(canvas: Canvas, colour: str, x: float, y: float, r: float) -> None:
    """Each edge colour has its own mark, for readers who cannot tell the colours apart."""
    if colour == "R":
        canvas.circle(x, y, r, fill="#fff")
    elif colour == "B":
        canvas.rect(x - r, y - r, 2 * r, 2 * r, fill="#fff")
    elif colour == "G":
        k = r * 1.3
        canvas.path(points([(x, y - k), (x + k, y), (x, y + k), (x - k, y)]), fill="#fff")
    else:
        k = r * 1.3
        canvas.path(points([(x, y - r), (x + k, y + r), (x - k, y + r)]), fill="#4a3505")


def tile(
    canvas: Canvas,
    rules: TekhenuRules,
    name: str,
    turns: int,
    x: float,
    y: float,
    size: float,
    owner: int | None = None,
) -> None:
    """A pillar tile with its top left corner at a point; an owner's pillar hides its ability."""
    at = TILE.names.index(name)
    b = size * 0.13
    far = size - b
    canvas.open(transform=f"translate({number(x)} {number(y)})")
    canvas.rect(0, 0, size, size, rx=2, fill=INK)
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
        canvas.path(points(shapes[side]), fill=EDGE[colour], stroke=INK, stroke_width=0.7)
        _mark(canvas, colour, *marks[side], b * 0.27)
    light = LIGHT_NAMES[rules.tile_light[at]]
    canvas.rect(b, b, size - 2 * b, size - 2 * b, fill=_GROUND[light], stroke=INK, stroke_width=0.8)
    if owner is not None:
        canvas.sign("tekhenu-p-pillar", size / 2, size / 2, size * 0.64, color=f"piece-{owner}")
    else:
        _ability(canvas, rules, at, light, size)
    canvas.close()


def _ability(canvas: Canvas, rules: TekhenuRules, at: int, light: str, size: float) -> None:
    ability = ABILITY_NAMES[rules.tile_ability[at]]
    if ability == "none":
        return
    canvas.sign(f"tekhenu-l-{light}", size * 0.26, size * 0.26, size * 0.22)
    amount = rules.tile_amount[at]
    if ability == "points":
        victory_points(canvas, amount, size * 0.52, size * 0.54, size * 0.46)
        return
    ink = "#f3ead6" if light == "dark" else "#3b2f1c"
    text = "×2" if ability == "cell" else f"+{amount}"
    canvas.text(size * 0.46, size * 0.54, text, size * 0.25, "end", bold=True, fill=ink)
    canvas.sign(
        f"tekhenu-{_ABILITY_SIGN[ability]}", size * 0.65, size * 0.54, size * 0.34, color=ink
    )


def temple(canvas: Canvas, table: Table, rules: TekhenuRules) -> None:
    """Tiles, empty cells, the border, and the spaces for buildings and statues around it."""
    inner = SIDE * _CELL
    rim = 9
    canvas.rect(_OUT, _OUT, inner + 2 * rim, inner + 2 * rim, fill=INK)
    for side in (NORTH, EAST, SOUTH, WEST):
        for i, colour in enumerate(rules.border[side]):
            along = _START + i * _CELL
            across = _OUT if side in (NORTH, WEST) else _START + inner
            upright = side in (EAST, WEST)
            x, y = (across, along) if upright else (along, across)
            w, h = (rim, _CELL) if upright else (_CELL, rim)
            canvas.rect(x, y, w, h, fill=EDGE[colour])
            _mark(canvas, colour, x + w / 2, y + h / 2, 2.4)
    for cell, name in enumerate(CELL.names):
        x, y = _START + cell % SIDE * _CELL, _START + cell // SIDE * _CELL
        laid = table["tiles"].get(name)
        if laid is not None:
            tile(canvas, rules, laid["tile"], laid["turns"], x + 1, y + 1, _CELL - 2, laid["owner"])
        else:
            _empty_cell(canvas, rules, cell, x, y)
        canvas.area(f"cell:{name}", x, y, _CELL, _CELL)
    for space in range(len(SPACE)):
        _space(canvas, table, rules, space)


def _empty_cell(canvas: Canvas, rules: TekhenuRules, cell: int, x: float, y: float) -> None:
    corner = cell // SIDE in (0, SIDE - 1) and cell % SIDE in (0, SIDE - 1)
    fill = "corner" if corner else "cell"
    canvas.rect(x + 0.5, y + 0.5, _CELL - 1, _CELL - 1, rx=2, fill=fill, stroke="line")
    gain = rules.cell_gain[cell]
    if gain[TOKENS]:
        victory_points(canvas, gain[TOKENS], x + 30, y + 30, 32)
    for token, count in enumerate(gain[:TOKENS]):
        for i in range(count):
            at = x + 30 + (i - (count - 1) / 2) * 17
            canvas.sign(f"tekhenu-{TOKEN_NAMES[token]}", at, y + 28, 25)
    if corner:
        canvas.text(
            x + _CELL - 5, y + _CELL - 10, "×2", 11, "end", bold=True, fill=INK, opacity=0.6
        )


def _space(canvas: Canvas, table: Table, rules: TekhenuRules, space: int) -> None:
    name = SPACE.names[space]
    along = _START + (int(name[1]) - 0.5) * _CELL
    near = _OUT / 2 + 1
    across = near if name[0] in "nw" else TEMPLE - near
    x, y = (along, across) if name[0] in "ns" else (across, along)
    canvas.area(f"space:{name}", x - 19, y - 19, 38, 38)
    if space in (COLUMN_STATUE, ROW_STATUE):
        people = PEOPLE.names[TEMPLE_COLUMN if space == COLUMN_STATUE else TEMPLE_ROW]
        people_space(canvas, table, people, x, y)
        return
    owners = [head for head, part in enumerate(table["heads"]) if name in part["buildings"]]
    if name not in table["spaces"] and not owners:
        return
    canvas.rect(x - 18, y - 18, 36, 36, rx=7, fill="sunken", stroke="line", stroke_dasharray="4 3")
    if owners:
        canvas.sign("tekhenu-p-building", x, y, 31, color=f"piece-{owners[0]}")
    else:
        canvas.text(x - 4, y, str(rules.space_bread[space]), 15, "end", bold=True)
        canvas.sign("tekhenu-bread", x + 7, y, 18)


def people_space(canvas: Canvas, table: Table, people: str, x: float, y: float) -> None:
    """A space for a statue for the people: the statue, or the gold there."""
    canvas.circle(x, y, 18, fill="sunken", stroke="line")
    owners = [head for head, part in enumerate(table["heads"]) if people in part["people"]]
    if owners:
        canvas.sign("tekhenu-p-statue", x, y, 30, color=f"piece-{owners[0]}")
        return
    canvas.sign("tekhenu-p-statue", x - 3, y, 22, color="line", opacity=0.55)
    if people in table["gold_spots"]:
        canvas.sign("tekhenu-gold", x + 8, y + 5, 17)
