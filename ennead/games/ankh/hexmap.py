"""The map of Ankh drawn with letters: hexes as bricks, each row half a brick beside the next.

A brick has two lines: the space's name and ground above, what stands there and the region below.
Its sides show the river and the camels. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from ennead.games.ankh.board import BESIDE, COLUMNS, HEX, HEX_NAMES, OFF, SIDE, SIDE_OF

BRICK: Final = 7
"""From one side to the next."""
HALF: Final = 3
LINES: Final = 3
"""From one row to the next."""

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
CLAWS_MARK: Final = {"ne": "↗", "n": "↑", "nw": "↖", "sw": "↙", "s": "↓", "se": "↘"}
"""A Scorpion is drawn as an arrow to where its claws point."""
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

NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
EAST: Final = 0
WEST: Final = 3


class Canvas:
    """A field of letters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for i, letter in enumerate(text):
            self._letters[y][x + i] = letter
            self._styles[y][x + i] = style

    def lines(self) -> list[str]:
        """Each line with the tags of its styles."""
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


def draw_map(table: Mapping[str, Any], letters: Mapping[int, str], lit: Collection[str]) -> Canvas:
    """The board; `letters` are two for each god, by its leading seat."""
    spaces = [HEX.value(name) for name in table["map"]["hexes"]]
    top = min(space // COLUMNS for space in spaces)
    left = min(space % COLUMNS for space in spaces)
    rows = max(space // COLUMNS for space in spaces) - top + 1
    columns = max(space % COLUMNS for space in spaces) - left + 1
    canvas = Canvas(columns * BRICK + HALF + 1, rows * LINES + 1)
    token = {name: region["token"] for region in table["regions"] for name in region["land"]}
    for space in spaces:
        row = space // COLUMNS
        x = (space % COLUMNS - left) * BRICK + HALF * (row % 2)
        y = (row - top) * LINES
        _draw_sides(canvas, table, lit, space, x, y)
        _draw_space(canvas, table, letters, lit, HEX_NAMES[space], token, x, y)
    return canvas


def _draw_sides(
    canvas: Canvas,
    table: Mapping[str, Any],
    lit: Collection[str],
    space: int,
    x: int,
    y: int,
) -> None:
    """All around; neighbours draw the sides they share alike."""
    odd = space // COLUMNS % 2
    peak = x + HALF + odd
    """Where the two rows' sides meet above and below."""
    for direction in range(6):
        mark, style = _side(table, lit, space, direction)
        if direction in (EAST, WEST):
            at = x + BRICK if direction == EAST else x
            for line in (y + 1, y + 2):
                canvas.write(at, line, mark or "│", style)
            continue
        line = y if direction in (NORTH_EAST, NORTH_WEST) else y + LINES
        eastern = direction in (NORTH_EAST, 5)
        first, last = (peak + 1, x + BRICK) if eastern else (x + 1, peak)
        canvas.write(first, line, (mark or "─") * (last - first), style)
    for corner in (x, peak, x + BRICK):
        canvas.write(corner, y, "·", QUIET)
        canvas.write(corner, y + LINES, "·", QUIET)


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
    table: Mapping[str, Any],
    letters: Mapping[int, str],
    lit: Collection[str],
    name: str,
    token: Mapping[str, int],
    x: int,
    y: int,
) -> None:
    terrain = table["map"]["hexes"][name]["terrain"]
    dim = name not in lit and any(other in table["map"]["hexes"] for other in lit)
    ground = (GROUND_DIM if dim else GROUND)[terrain]
    mark = GATE_MARK if name in table["gates"] else GROUND_MARK[terrain]
    title = f"‹{name}›" if name in lit else f" {name} "
    canvas.write(x + 1, y + 1, f"{title:<5}{mark}", ground)
    city = CITY_MARK if name in table["cities"] else " "
    canvas.write(x + 1, y + 2, f"    {city}{token.get(name, ' ')}", ground)
    piece = table["pieces"].get(name)
    if piece is not None:
        owner = piece["god"]
        style = NEUTRAL_PIECE if owner is None else SEAT_PIECE[owner]
        whose = NEUTRAL_MARK if owner is None else letters[owner]
        kind = CLAWS_MARK[piece["facing"]] if piece["facing"] else KIND_MARK[piece["kind"]]
        sun = SUN_MARK if piece["sun"] else " "
        canvas.write(x + 1, y + 2, f"{kind}{whose}{sun}", style)
