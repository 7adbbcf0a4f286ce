"""The map of Ankh in letters: spaces are bricks, with each row or column shifted by half a brick.

A brick shows the name of its space and the ground, the piece there, and the region. Its sides
show the river and camels. Colour alone distinguishes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from ennead.games.ankh.vocabulary.grid import (
    BESIDE,
    COLUMNS,
    DIRECTIONS,
    FACING,
    FLAT,
    HEX,
    HEX_NAMES,
    OFF,
    ORIENTATION_NAMES,
    SIDE,
    SIDE_OF,
)

BRICK: Final = 7
"""From one side of a brick to the other."""
HALF: Final = 3
POINTY_LINES: Final = 3
"""From one row of bricks to the next."""
FLAT_BRICK: Final = 6
FLAT_LINES: Final = 4
"""From one brick of a column to the next."""

GROUND_MARK: Final = {"fertile": '"', "desert": ".", "water": "~"}
GATE_MARK: Final = "U"
CITY_MARK: Final = "#"
SUN_MARK: Final = "*"
NEUTRAL_MARK: Final = "··"
KIND_MARK: Final = {
    "obelisk": "!",
    "pyramid": "▲",
    "temple": "Π",
    "god": "G",
    "warrior": "W",
    "cat-mummy": "C",
    "satet": "S",
    "mummy": "M",
    "apep": "A",
    "giant-scorpion": "↗",
    "androsphinx": "X",
}
CLAWS: Final = "→↗↑↖←↙↓↘"
"""A Scorpion is drawn as an arrow in the direction it faces, by facing."""
RIVER_MARK: Final = "≈"
CAMEL_MARK: Final = "∩"
LAID_MARK: Final = "+"
CHOICE_MARK: Final = "?"

SEAT_TEXT: Final = ("#d9573f", "#4f8fd6", "#5fa84f", "#b07ad6", "#d6a13f")
SEAT_PIECE: Final = (
    "bold #ffffff on #a83524",
    "bold #ffffff on #1f4e8c",
    "bold #ffffff on #2f6b24",
    "bold #ffffff on #6b3a93",
    "bold #241a04 on #d6a13f",
)
NEUTRAL_PIECE: Final = "bold #f3e9d6 on #4a4540"
GROUND: Final = {
    "fertile": "#14260c on #86ad5c",
    "desert": "#3a2c08 on #e3bf5a",
    "water": "#08202c on #62b3d6",
}
GROUND_DIM: Final = {
    "fertile": "#101a0b on #546b3d",
    "desert": "#1f1a0e on #85733f",
    "water": "#0a1a22 on #3c6a7f",
}
RIVER: Final = "bold #3f9fe0"
CAMEL: Final = "bold #d08c3c"
CHOICE: Final = "bold #c9962f"
QUIET: Final = "dim"


class Canvas:
    """A grid of letters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for i, letter in enumerate(text):
            self._letters[y][x + i] = letter
            self._styles[y][x + i] = style

    def lines(self) -> list[str]:
        """Each line with its style tags."""
        return [
            _tagged(letters, styles)
            for letters, styles in zip(self._letters, self._styles, strict=True)
        ]


def _tagged(letters: list[str], styles: list[str]) -> str:
    text = ""
    start = 0
    for i in range(1, len(letters) + 1):
        if i == len(letters) or styles[i] != styles[start]:
            run = "".join(letters[start:i])
            text += f"[{styles[start]}]{run}[/]" if styles[start] else run
            start = i
    return text


class PointyBricks:
    """Rows of bricks; odd rows are shifted half a brick to the right."""

    brick: Final = BRICK
    ground_mark: Final = (BRICK - 1, 1)
    lines: Final = POINTY_LINES

    def __init__(self, spaces: Sequence[int]) -> None:
        self.top = min(space // COLUMNS for space in spaces)
        self.left = min(space % COLUMNS for space in spaces)
        columns = max(space % COLUMNS for space in spaces) - self.left + 1
        self.width = columns * BRICK + HALF + 1

    def corner(self, space: int) -> tuple[int, int]:
        """The top left corner of a brick."""
        row, column = divmod(space, COLUMNS)
        return (column - self.left) * BRICK + HALF * (row % 2), (row - self.top) * POINTY_LINES

    def side(self, space: int, direction: int) -> tuple[list[tuple[int, int]], str]:
        """The cells of a side, relative to the top left corner, and the letter of a plain side."""
        peak = self._peak(space)
        east, west = range(peak + 1, BRICK), range(1, peak)
        if direction in (0, 3):
            x = BRICK if direction == 0 else 0
            return [(x, 1), (x, 2)], "│"
        y = 0 if direction in (1, 2) else POINTY_LINES
        return [(x, y) for x in (east if direction in (1, 5) else west)], "─"

    def corners(self, space: int) -> list[tuple[int, int]]:
        return [(x, y) for x in (0, self._peak(space), BRICK) for y in (0, POINTY_LINES)]

    def _peak(self, space: int) -> int:
        """Where the sides of two rows meet above and below."""
        return HALF + space // COLUMNS % 2


class FlatBricks:
    """Columns of bricks, for a board that is stored with north on the right.

    Its rows become columns from west to east; odd ones are shifted half a brick up.
    """

    brick: Final = FLAT_BRICK
    ground_mark: Final = (1, FLAT_LINES - 1)
    lines: Final = FLAT_LINES

    def __init__(self, spaces: Sequence[int]) -> None:
        self.left = min(space // COLUMNS for space in spaces)
        self.top = min(self._height(space) for space in spaces)
        columns = max(space // COLUMNS for space in spaces) - self.left + 1
        self.width = columns * FLAT_BRICK + 1

    def _height(self, space: int) -> int:
        row, column = divmod(space, COLUMNS)
        return -column * FLAT_LINES - FLAT_LINES // 2 * (row % 2)

    def corner(self, space: int) -> tuple[int, int]:
        return (space // COLUMNS - self.left) * FLAT_BRICK, self._height(space) - self.top

    def side(self, space: int, direction: int) -> tuple[list[tuple[int, int]], str]:
        if direction in (0, 3):
            y = 0 if direction == 0 else FLAT_LINES
            return [(x, y) for x in range(1, FLAT_BRICK)], "─"
        x = 0 if direction in (1, 2) else FLAT_BRICK
        return [(x, 1 if direction in (1, 5) else 3)], "│"

    def corners(self, space: int) -> list[tuple[int, int]]:
        return [(x, y) for x in (0, FLAT_BRICK) for y in (0, FLAT_LINES // 2, FLAT_LINES)]


Bricks = PointyBricks | FlatBricks


def draw_map(table: Mapping[str, Any], letters: Mapping[int, str], lit: Collection[str]) -> Canvas:
    """The board; `letters` has two for each god, by its leading seat."""
    spaces = [HEX.value(name) for name in table["map"]["hexes"]]
    flat = table["map"]["orientation"] == ORIENTATION_NAMES[FLAT]
    bricks: Bricks = FlatBricks(spaces) if flat else PointyBricks(spaces)
    height = max(bricks.corner(space)[1] for space in spaces) + bricks.lines + 1
    canvas = Canvas(bricks.width, height)
    token = {name: region["token"] for region in table["regions"] for name in region["land"]}
    for space in spaces:
        _draw_sides(canvas, bricks, table, lit, space)
        _draw_space(canvas, bricks, table, letters, lit, space, token)
    return canvas


def _draw_sides(
    canvas: Canvas, bricks: Bricks, table: Mapping[str, Any], lit: Collection[str], space: int
) -> None:
    """All sides of a space; neighbours draw a shared side alike."""
    left, top = bricks.corner(space)
    for direction in range(DIRECTIONS):
        mark, style = _side(table, lit, space, direction)
        cells, plain = bricks.side(space, direction)
        for x, y in cells:
            canvas.write(left + x, top + y, mark or plain, style)
    for x, y in bricks.corners(space):
        canvas.write(left + x, top + y, "·", QUIET)


def _side(
    table: Mapping[str, Any], lit: Collection[str], space: int, direction: int
) -> tuple[str, str]:
    """The mark on a side, empty for a plain one, and its style."""
    side = SIDE_OF[space][direction]
    if side == OFF or BESIDE[space][direction] == OFF:
        return "", ""
    name = SIDE.names[side]
    if name in lit:
        return CHOICE_MARK, CHOICE
    if name in table["laid"]:
        return LAID_MARK, CAMEL
    if name in table["camels"]:
        return CAMEL_MARK, CAMEL
    if name in table["map"]["rivers"]:
        return RIVER_MARK, RIVER
    inner = HEX_NAMES[BESIDE[space][direction]] in table["map"]["hexes"]
    return "", QUIET if inner else ""


def _draw_space(
    canvas: Canvas,
    bricks: Bricks,
    table: Mapping[str, Any],
    letters: Mapping[int, str],
    lit: Collection[str],
    space: int,
    token: Mapping[str, int],
) -> None:
    name = HEX_NAMES[space]
    left, top = bricks.corner(space)
    terrain = table["map"]["hexes"][name]["terrain"]
    dim = name not in lit and any(other in table["map"]["hexes"] for other in lit)
    ground = (GROUND_DIM if dim else GROUND)[terrain]
    mark = GATE_MARK if name in table["gates"] else GROUND_MARK[terrain]
    title = f"‹{name}›" if name in lit else f" {name} "
    for line in range(1, bricks.lines):
        canvas.write(left + 1, top + line, " " * (bricks.brick - 1), ground)
    canvas.write(left + 1, top + 1, title, ground)
    last = top + bricks.lines - 1
    x, y = bricks.ground_mark
    canvas.write(left + x, top + y, mark, ground)
    city = CITY_MARK if name in table["cities"] else " "
    canvas.write(left + bricks.brick - 2, last, f"{city}{token.get(name, ' ')}", ground)
    piece = table["pieces"].get(name)
    if piece is not None:
        owner = piece["god"]
        style = NEUTRAL_PIECE if owner is None else SEAT_PIECE[owner]
        whose = NEUTRAL_MARK if owner is None else letters[owner]
        kind = KIND_MARK[piece["kind"]]
        if piece["facing"]:
            kind = CLAWS[FACING.value(piece["facing"])]
        sun = SUN_MARK if piece["sun"] else " "
        canvas.write(left + 1, top + 2, f"{kind}{whose}{sun}", style)
