"""Aton in the terminal: everything a view contains, as lines of text with colour tags.

The tags are those of rich (`[bold]…[/]`), but nothing here depends on rich. The drawing fits 80
columns and does not rely on colour alone: cells have letters and priests have shapes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from ennead.games.aton.vocabulary.names import CARTOUCHES, CELL, COLUMNS, ROWS, TEMPLE_CELLS

Words = Callable[..., str]

PRIEST: Final = ("▲", "●")
NOBODY: Final = "·"
HIDDEN_CARD: Final = "[#8a7347 on #3a3226]░░░[/]"

SEAT_TEXT: Final = ("#d9573f", "#4f8fd6")
SEAT_CELL: Final = ("bold #ffffff on #b23b27", "bold #ffffff on #1f4e8c")
SEAT_CELL_DIM: Final = ("#d9bdb6 on #6b2e24", "#b6c4d9 on #1c3a63")
GROUND: Final = {
    "Y": "#3a2c08 on #e3bf5a",
    "G": "#14260c on #86ad5c",
    "K": "#d8cfc0 on #4a4540",
    "B": "#08202c on #62b3d6",
}
GROUND_DIM: Final = {
    "Y": "#1f1a0e on #85733f",
    "G": "#101a0b on #546b3d",
    "K": "#8d867b on #322f2c",
    "B": "#0a1a22 on #3c6a7f",
}
BONUS: Final = "bold #2e1a02 on #d08c3c"
BONUS_DIM: Final = "#1d1206 on #7a5429"
CARD: Final = "bold #2a2018 on #f3e9d6"
GOLD: Final = "#c9962f"
GRAVE: Final = "#8a8f9c on #262b38"
QUIET: Final = "dim"

WIDTH: Final = 80
PANEL: Final = 22
NAME: Final = 34
SCORE_BAR: Final = 20
GAP: Final = "   "
_TAG: Final = re.compile(r"\[[^\[\]]*\]")


def draw(
    view: Mapping[str, Any],
    words: Words,
    names: Sequence[str],
    lit: Collection[str] = (),
) -> str:
    """Draw the table; `lit` names the cells that can be chosen now."""
    table = view["table"]
    board = _board(table, words, lit)
    panel = [*_kingdom(table, words), "", *_forecast(table, words)]
    blank = _pad("", _width(board[0]))
    lines = []
    for left, right in zip_longest(board, panel, fillvalue=""):
        lines.append(f"{left or blank}{GAP}{right}")
    lines += ["", _heading(table, words, names)]
    lines += _players(view, words, names)
    lines.append(_legend(words))
    return "\n".join(line.rstrip() for line in lines)


# The temples.


def _board(table: Mapping[str, Any], words: Words, lit: Collection[str]) -> list[str]:
    """Temples 1 and 2 above 3 and 4, as on the printed board."""
    temples = [_temple(table, words, lit, temple) for temple in (1, 2, 3, 4)]
    upper = [f"{left}{GAP}{right}" for left, right in zip(temples[0], temples[1], strict=True)]
    lower = [f"{left}{GAP}{right}" for left, right in zip(temples[2], temples[3], strict=True)]
    return [*upper, _pad("", _width(upper[0])), *lower]


def _temple(table: Mapping[str, Any], words: Words, lit: Collection[str], temple: int) -> list[str]:
    wide = 2 + 6 * COLUMNS
    counts = _counts(table, temple)
    name = f" [bold]{words('board-temple', number=temple)}[/]"
    heading = _pad(name, wide - _width(counts)) + counts
    columns = "  " + "".join(f"   {column}  " for column in range(1, COLUMNS + 1))
    rows = [_row(table, lit, temple, row) for row in range(ROWS)]
    return [heading, f"[{QUIET}]{columns}[/]", *rows]


def _counts(table: Mapping[str, Any], temple: int) -> str:
    """The number of priests of each player in a temple."""
    seats = [seat for cell, seat in table["priests"].items() if cell.startswith(str(temple))]
    return " ".join(_coloured(seat, f"{PRIEST[seat]} {seats.count(seat)}") for seat in (0, 1))


def _row(table: Mapping[str, Any], lit: Collection[str], temple: int, row: int) -> str:
    first = (temple - 1) * TEMPLE_CELLS + row * COLUMNS
    cells = [_cell(table, lit, cell) for cell in range(first, first + COLUMNS)]
    return f" [{QUIET}]{'abc'[row]}[/]" + "".join(f" {cell}" for cell in cells)


def _cell(table: Mapping[str, Any], lit: Collection[str], cell: int) -> str:
    """A cell in five columns: priest, letter or bonus, and ‹ › if it can be chosen."""
    name = CELL.names[cell]
    kind = table["board"][cell]
    dim = bool(lit) and name not in lit
    closed = dim and not any(other.startswith(name[0]) for other in lit)
    if kind.isdigit():
        ground, mark = (BONUS_DIM if dim else BONUS), f"+{kind}"
    else:
        ground, mark = (GROUND_DIM if dim else GROUND)[kind], kind
    left, right = ("‹", "›") if name in lit else (" ", " ")
    seat = table["priests"].get(name)
    if seat is None:
        inside = mark.center(3) if len(mark) == 1 else f"{mark} "
        return f"[{ground}]{left}{inside}{right}[/]"
    piece = (SEAT_CELL_DIM if closed else SEAT_CELL)[seat]
    return f"[{piece}]{left}{PRIEST[seat]}{right}[/][{ground}]{mark:<2}[/]"


# Beside the temples.


def _kingdom(table: Mapping[str, Any], words: Words) -> list[str]:
    places = [seat for seat in (0, 1) for _ in range(table["sides"][seat]["dead"])]
    size = table["kingdom_size"]
    row = [f"[{SEAT_CELL[seat]}]{PRIEST[seat]}[/]" for seat in places]
    row += [f"[{GRAVE}]{NOBODY}[/]"] * (size - len(places))
    count = f"{len(places)}/{size}"
    return [f"[bold]{words('board-kingdom')}[/]", _pad(" ".join(row), PANEL - len(count)) + count]


def _forecast(table: Mapping[str, Any], words: Words) -> list[str]:
    """The points of both players if a scoring happened now, by item and in total."""
    items = table["forecast"]
    sums = [sum(points[seat] for points in items.values()) for seat in (0, 1)]
    *above, last = wrap(words("board-forecast"), PANEL) or [""]
    rows = [*above, _scores(last, sums)]
    rows += [_scores(words(f"source-{source}"), points) for source, points in items.items()]
    return [f"[bold]{row}[/]" for row in rows[: len(above) + 1]] + rows[len(above) + 1 :]


def _scores(label: str, points: Sequence[int]) -> str:
    numbers = [
        _coloured(seat, f"{points[seat]:>3}") if points[seat] else f"[{QUIET}]  {NOBODY}[/]"
        for seat in (0, 1)
    ]
    return _pad(label, PANEL - 6) + "".join(numbers)


# The players.


def _heading(table: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    """The round, the first player, and a heading for the cards or cartouches."""
    title = f" [bold {GOLD}]{words('board-round', round=table['round'])}[/]"
    first = table["first"]
    if first is not None:
        who = words("board-first", seat=f"{PRIEST[first]} {names[first]}")
        title += f" [{QUIET}]·[/] {who}"
    laid = any(side["laid"] for side in table["sides"])
    cartouches = "  ".join(f" {number}" for number in range(1, CARTOUCHES + 1))
    cards = cartouches if laid else words("board-hand")
    return f"{_pad(title, NAME + SCORE_BAR + 6)}[{QUIET}]{cards}[/]"


def _players(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """For each player: a line with score and cards, then one or two lines of counts."""
    sides = view["table"]["sides"]
    counts = [_counted(side, words) for side in sides]
    discards = [_discard(side, words) for side in sides]
    joined = [f"{a}  {b}" for a, b in zip(counts, discards, strict=True)]
    lines = []
    for seat in (0, 1):
        lines.append(_player(view, words, names, seat))
        if max(_width(line) for line in joined) <= WIDTH:
            lines.append(joined[seat])
        else:
            lines += [counts[seat], f"   {discards[seat]}"]
    return lines


def _player(view: Mapping[str, Any], words: Words, names: Sequence[str], seat: int) -> str:
    score = view["scores"][seat]
    filled = min(SCORE_BAR, score * SCORE_BAR // view["table"]["goal"])
    colour = words("board-red" if seat == 0 else "board-blue")
    name = f" [bold {SEAT_TEXT[seat]}]{PRIEST[seat]} {names[seat]}[/] [{QUIET}]{colour}[/]"
    bar = f"{_coloured(seat, '━' * filled)}[{QUIET}]{'╌' * (SCORE_BAR - filled)}[/]"
    cards = _cards(view["table"]["sides"][seat])
    return f"{_pad(name, NAME)} [bold]{score:>3}[/] {bar} {cards}"


def _cards(side: Mapping[str, Any]) -> str:
    """The cards laid, or else those in hand that the viewer knows, and backs for the others."""
    known = side["laid"] or side["hand"] or side["shown"]
    hidden = 0 if side["laid"] else side["hand_size"] - len(known)
    return " ".join([*[f"[{CARD}] {card} [/]" for card in known], *[HIDDEN_CARD] * hidden])


def _counted(side: Mapping[str, Any], words: Words) -> str:
    token = words("board-token" if side["token"] else "board-token-used")
    under = f" [{QUIET}](… {' '.join(map(str, side['under']))})[/]" if side["under"] else ""
    parts = [
        f"{words('board-supply')} [bold]{side['supply']}[/]",
        f"{words('board-deck')} [bold]{side['deck']}[/]{under}",
        f"[{GOLD}]◆[/] {token}" if side["token"] else f"[{QUIET}]◇ {token}[/]",
    ]
    return "   " + "  ".join(parts)


def _discard(side: Mapping[str, Any], words: Words) -> str:
    """The discard pile: the count of each value, and `?` for cards face down."""
    piles = [f"{value}×{count}" for value, count in enumerate(side["discard"], 1) if count]
    if side["face_down"]:
        piles.append(f"?×{side['face_down']}")
    return f"{words('board-discard')} [{QUIET}]{' '.join(piles)}[/]" if piles else ""


def _legend(words: Words) -> str:
    labels = [words(f"board-cartouche-{number}") for number in range(1, CARTOUCHES + 1)]
    return f"   [{QUIET}]{' · '.join(labels)}[/]"


# Text with tags.


def _width(text: str) -> int:
    return len(_TAG.sub("", text))


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _coloured(seat: int, text: str) -> str:
    return f"[{SEAT_TEXT[seat]}]{text}[/]" if text else ""
