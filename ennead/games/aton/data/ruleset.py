"""The rules object of Aton: the board and its numbers, from data/<version>/board.json (2)."""

from __future__ import annotations

from typing import Any

from ennead.core.rules import Rules
from ennead.games.aton.vocabulary.names import CELLS, COLUMNS, ROWS, TEMPLE_CELLS, TEMPLES


class AtonRules(Rules):
    """Sets of cells are bit masks: bit `CELL.value("3b2")` is cell 3b2."""

    def __init__(self, data: dict[str, Any]) -> None:
        board = data["board"]
        points = board["points"]
        self.priests = int(board["priests"])
        self.kingdom = int(board["kingdom"])
        self.copies = int(board["copies_of_each_card"])
        self.goal = int(points["goal"])
        self.cartouche_points = int(points["cartouche"])
        self.temple_2_points = int(points["temple_2"])
        self.blue_points = int(points["temple_4_per_blue"])
        self.black_points = int(points["black"])
        self.most_rounds = int(board["most_rounds"])
        self.kinds = "".join(_temple(temple) for temple in board["temples"])
        if len(self.kinds) != CELLS:
            raise ValueError(f"there must be {TEMPLES} temples")
        self.yellow = self._cells("Y")
        self.green = self._cells("G")
        self.black = self._cells("K")
        self.blue = self._cells("B")
        self.bonus = [int(kind) if kind.isdigit() else 0 for kind in self.kinds]
        self.bonus_cells = sum(1 << cell for cell in range(CELLS) if self.bonus[cell])
        whole = (1 << TEMPLE_CELLS) - 1
        self.temple = [whole << t * TEMPLE_CELLS for t in range(TEMPLES)]
        self.open = [(1 << (t + 1) * TEMPLE_CELLS) - 1 for t in range(TEMPLES)]
        for name in ("priests", "kingdom", "copies_of_each_card", "most_rounds"):
            if board[name] < 1:
                raise ValueError(f"{name} must be at least 1")

    def _cells(self, kind: str) -> int:
        return sum(1 << cell for cell in range(CELLS) if self.kinds[cell] == kind)


def _temple(temple: dict[str, Any]) -> str:
    rows: list[str] = temple["rows"]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise ValueError(f"a temple has {ROWS} rows of {COLUMNS} cells, not {rows}")
    cells = "".join(rows)
    if not set(cells) <= set("YGKB123456789"):
        raise ValueError(f"cells must be Y, G, K, B or a bonus, not {cells}")
    return cells
