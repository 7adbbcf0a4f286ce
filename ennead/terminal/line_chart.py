"""A line chart of win probabilities, drawn with characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.arena.statistics import percent

MARKS: Final = "●○▲△■"
HEIGHT: Final = 11
MARGIN: Final = 7


def draw_line_chart(
    rows: Sequence[Sequence[float]], names: Sequence[str], width: int, language: str = "en"
) -> str:
    """One column per row, or per several rows if space is short; one mark per seat."""
    room = max(10, min(len(rows), width - MARGIN - 2))
    grid = [[" "] * room for _ in range(HEIGHT)]
    for column in range(room):
        moment = rows[column * len(rows) // room]
        for seat, chance in enumerate(moment):
            line = HEIGHT - 1 - round(chance * (HEIGHT - 1))
            grid[line][column] = MARKS[seat % len(MARKS)]
    lines = [
        f"{percent(1 - at / (HEIGHT - 1), language):>6} {''.join(cells).rstrip()}"
        for at, cells in enumerate(grid)
    ]
    legend = "   ".join(f"{MARKS[i % len(MARKS)]} {name}" for i, name in enumerate(names))
    return "\n".join([*lines, " " * MARGIN + legend])
