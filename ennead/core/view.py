"""The view of a seat as programs read it: what all games share, and the game's own table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypedDict

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    TableT = TypeVar("TableT", default=Any)
    """The type of the table; where a program does not name the game, anything."""
else:
    from typing import TypeVar

    TableT = TypeVar("TableT")


class View(TypedDict, Generic[TableT]):
    """Everything a seat, or a spectator, may know."""

    game: str
    players: int
    seat: int | None
    page: int
    """The round, or turn, as the game counts them."""
    questions: list[dict[str, object]]
    answer: str | None
    """The seat's own answer to a question that others have not answered yet."""
    over: bool
    scores: list[int]
    ranking: list[int]
    """The place of each seat, 0 for winners; empty until the game is over."""
    table: TableT
