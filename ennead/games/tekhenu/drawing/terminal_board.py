"""The board as lines of text: wheel, temple, districts, Ra row.

Tags are those of rich (`[bold]…[/]`). Colour alone distinguishes nothing: dice have letters and
signs, pieces have shapes, edges have letters, and ‹ › mark what can be chosen now.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from ennead.games.tekhenu.data.ruleset import TekhenuRules
from ennead.games.tekhenu.drawing.common import Table, Words
from ennead.games.tekhenu.vocabulary.names import (
    CELL,
    COLUMN_STATUE,
    EAST,
    FAITH,
    GOD_NAMES,
    GOODS,
    LIGHT_NAMES,
    NORTH,
    PEOPLE,
    ROW_STATUE,
    ROWS,
    SIDE,
    SOUTH,
    SPACE,
    TEMPLE_COLUMN,
    TEMPLE_ROW,
    TILE,
    TOKEN_NAMES,
    TOKENS,
    WEST,
    WORK,
)

Lit = Collection[str]

PIECE: Final = ("▲", "●", "■", "◆")
HEAD_TEXT: Final = ("#d9573f", "#4f8fd6", "#59a14f", "#b07cc6")
LIGHT_SIGN: Final = {"sunny": "☀", "shaded": "◐", "dark": "☾", "none": "·"}
PURITY_SIGN: Final = {"pure": "+", "tainted": "-", "forbidden": "×"}
DIE: Final = {
    "yellow": "#3a2c08 on #e3bf5a",
    "brown": "#ffffff on #7a4a22",
    "white": "#2a2018 on #f3e9d6",
    "black": "#e8e2d8 on #2a2622",
    "gray": "#14181c on #9aa0a8",
}
EDGE: Final = {"R": "#e0604a", "G": "#6fae4e", "B": "#5aa0dc", "Y": "#e3bf5a"}
GOLD: Final = "#c9962f"
QUIET: Final = "dim"

SECTOR: Final = 16
TEMPLE: Final = 49
_CELL: Final = 7
_DICE_IN_A_ROW: Final = 3
_TAG: Final = re.compile(r"\[[^\[\]]*\]")


def width(text: str) -> int:
    return len(_TAG.sub("", text))


def pad(text: str, to: int) -> str:
    return text + " " * (to - width(text))


def centred(text: str, to: int) -> str:
    free = to - width(text)
    return " " * (free // 2) + text + " " * (free - free // 2)


def piece(head: int) -> str:
    return f"[bold {HEAD_TEXT[head]}]{PIECE[head]}[/]"


def chosen(text: str, name: str, lit: Lit) -> str:
    """The text in brackets if it can be chosen now, else in blanks."""
    return f"[bold {GOLD}]‹[/]{text}[bold {GOLD}]›[/]" if name in lit else f" {text} "


def die(name: str, words: Words, sign: str = "") -> str:
    """A die by name, with or without its sector: Ye5."""
    colour, value = name.split("-")[-2:]
    return f"[{DIE[colour]}]{words(f'short-{colour}')}{value}{sign}[/]"


def gains(amounts: list[int], words: Words) -> str:
    """Format a list of gains: 1 Au 1 VP."""
    parts = [f"{n} {words(f'short-{TOKEN_NAMES[t]}')}" for t, n in enumerate(amounts[:TOKENS]) if n]
    if amounts[TOKENS]:
        parts.append(f"{amounts[TOKENS]} {words('board-vp')}")
    return " ".join(parts)


# The wheel.


def wheel(table: Table, words: Words, rules: TekhenuRules, lit: Lit) -> list[str]:
    """Six sectors side by side: light, dice, the god's Horus slot with its bonus, statues."""
    most = max(len(dice) for dice in table["wheel"].values())
    rows = max(1, -(-most // _DICE_IN_A_ROW))
    columns = [_sector(table, words, rules, lit, god, rows) for god in GOD_NAMES]
    return [
        "".join(pad(cell, SECTOR) for cell in line).rstrip() for line in zip(*columns, strict=True)
    ]


def _sector(
    table: Table, words: Words, rules: TekhenuRules, lit: Lit, god: str, rows: int
) -> list[str]:
    light = table["light"][god]
    name = f"[bold]{words(f'god-{god}')}[/]"
    sign = f"[{GOLD}]{LIGHT_SIGN[light]}[/]" if light == "sunny" else LIGHT_SIGN[light]
    marks = "".join(mark for mark in ("A", "B") if table[f"marker_{mark.lower()}"] == god)
    arrow = "➤" if table["arrow"] == god else " "
    lines = [f"{arrow}{sign} {chosen(name, god, lit).strip()} [{QUIET}]{marks}[/]"]
    dice = [
        (f"[bold {GOLD}]›[/]" if d["die"] in lit else " ")
        + die(d["die"], words, PURITY_SIGN[d["purity"]])
        for d in table["wheel"][god]
    ]
    for row in range(rows):
        lines.append("".join(dice[row * _DICE_IN_A_ROW : (row + 1) * _DICE_IN_A_ROW]))
    slot = table["slots"].index(god) + 1
    bonus = "/".join(gains(bonus, words) for bonus in rules.bonuses[slot])
    lines.append(f" [{QUIET}]{slot}:[/] {bonus}")
    statues = [piece(i) * head["gods"][god] for i, head in enumerate(table["heads"])]
    lines.append(f"    {''.join(statues)}[{QUIET}]{'·' * table['free_statue_spaces'][god]}[/]")
    return lines


# The temple.


def temple(table: Table, words: Words, rules: TekhenuRules, lit: Lit) -> list[str]:
    """Tiles with their edges, gains of empty cells, the border, and the spaces around it."""
    lines = [_outside(table, words, rules, lit, NORTH)]
    lines.append(_border(rules, NORTH))
    for row in range(SIDE):
        cells = [_cell(table, words, rules, lit, row * SIDE + column) for column in range(SIDE)]
        west = _space(table, words, rules, lit, row) + _edge(rules.border[WEST][row])
        east = _edge(rules.border[EAST][row]) + _space(table, words, rules, lit, 15 + row)
        for i in range(3):
            inner = "".join(cell[i] for cell in cells)
            left = west if i == 1 else " " * _CELL
            lines.append(f"{left}{inner}{east if i == 1 else ''}")
    lines.append(_border(rules, SOUTH))
    lines.append(_outside(table, words, rules, lit, SOUTH))
    return lines


def _outside(table: Table, words: Words, rules: TekhenuRules, lit: Lit, side: int) -> str:
    first = 10 if side == NORTH else 5
    spaces = [_space(table, words, rules, lit, first + column) for column in range(SIDE)]
    return " " * _CELL + "".join(centred(space, _CELL) for space in spaces)


def _border(rules: TekhenuRules, side: int) -> str:
    return " " * _CELL + "".join(centred(_edge(colour), _CELL) for colour in rules.border[side])


def _edge(colour: str) -> str:
    return f"[bold {EDGE[colour]}]{colour}[/]"


def _space(table: Table, words: Words, rules: TekhenuRules, lit: Lit, space: int) -> str:
    """A building or its bread cost; a statue for the people or the gold there."""
    name = SPACE.names[space]
    if space in (ROW_STATUE, COLUMN_STATUE):
        people = PEOPLE.names[TEMPLE_ROW if space == ROW_STATUE else TEMPLE_COLUMN]
        return chosen(f"{name}{_people(table, words, people)}", people, lit)
    for i, head in enumerate(table["heads"]):
        if name in head["buildings"]:
            return f" {name} {piece(i)} "
    if name not in table["spaces"]:
        return " " * 6
    return chosen(f"[{QUIET}]{name}[/] {rules.space_bread[space]}", name, lit)


def _people(table: Table, words: Words, people: str) -> str:
    """The statue on a space for the people, or the gold there."""
    for i, head in enumerate(table["heads"]):
        if people in head["people"]:
            return f"★{piece(i)}"
    return f"[{GOLD}]{words('short-gold')}[/]" if people in table["gold_spots"] else "☆ "


def _cell(table: Table, words: Words, rules: TekhenuRules, lit: Lit, cell: int) -> list[str]:
    name = CELL.names[cell]
    laid = table["tiles"].get(name)
    if laid is None:
        what = gains(rules.cell_gain[cell], words)
        return [
            " " * _CELL,
            chosen(what.center(_CELL - 2), name, lit),
            f"[{QUIET}]{name.center(_CELL)}[/]",
        ]
    tile = TILE.names.index(laid["tile"])
    edges = rules.tile_edges[tile]
    sides = [_edge(edges[(side - laid["turns"]) % 4]) for side in range(4)]
    owner = " " if laid["owner"] is None else piece(laid["owner"])
    return [
        centred(sides[NORTH], _CELL),
        f"{sides[WEST]} {owner}{laid['tile'].upper()}{sides[EAST]}",
        centred(sides[SOUTH], _CELL),
    ]


# Beside the temple.


def districts(table: Table, words: Words, lit: Lit) -> list[str]:
    """Osiris rows and columns, below the statue spaces."""
    goods = [words(f"short-{good}") for good in TOKEN_NAMES[:GOODS]]
    lines = [f"[bold]{words('board-districts')}[/]"]
    heading = "".join(good.center(6) for good in goods)
    places = "".join(
        centred(chosen(_people(table, words, people), people, lit), 12)
        for people in ("workshops", "quarries")
    )
    lines += [f"   {heading}", f" ★ {places}"]
    for row in range(1, ROWS + 1):
        works = [WORK.names[(row - 1) * GOODS + good] for good in range(GOODS)]
        cells = "".join(centred(chosen(_work(table, work), work, lit), 6) for work in works)
        gold = row == 2 and "osiris-row" in table["gold_spots"]
        lines.append(f" {row} {cells}" + (f"[{GOLD}]{words('short-gold')}[/]" if gold else ""))
    return lines


def _work(table: Table, work: str) -> str:
    for i, head in enumerate(table["heads"]):
        if work in head["works"]:
            return piece(i)
    return f"[{QUIET}]·[/]"


def ra_row(table: Table, words: Words, rules: TekhenuRules) -> list[str]:
    """The Ra row: die values and name; cost, edges clockwise from the north, light, ability."""
    lines = [f"[bold]{words('board-tiles')}[/] [{QUIET}]{table['tiles_left']}[/]"]
    for slot, name in enumerate(table["row"]):
        faces = [value for value in range(1, 7) if rules.slot_by_die[value] == slot]
        dice = f"{faces[0]}–{faces[-1]}"
        if name is None:
            lines.append(f" {dice} [{QUIET}]–[/]")
            continue
        tile = TILE.names.index(name)
        cost = [0] * (FAITH + 2)
        cost[2], cost[3] = rules.tile_limestone[tile], rules.tile_granite[tile]
        edges = "".join(_edge(colour) for colour in rules.tile_edges[tile])
        light = LIGHT_SIGN[LIGHT_NAMES[rules.tile_light[tile]]]
        price = gains(cost, words)
        lines.append(f" {dice} [bold]{words('numbered', code=name)}[/]")
        lines.append(f"     {pad(price, 9)} {edges} {light} {words(f'tile-{name}')}")
    return lines
