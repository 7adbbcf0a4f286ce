"""§6.1, §11.3, B1: questions about one figure on the board."""

from __future__ import annotations

from ennead.core.step import Choice
from ennead.games.ankh.rules.state import Ankh


class FigureChoice(Choice["Ankh"]):
    """A question about the figure on a space; its details are the kind and the space."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.kind_at(self.space), self.space)
