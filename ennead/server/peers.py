"""Other workers at the same database. A server with a database of its own has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ennead.server.sheet import Moved
from ennead.server.store import tables

if TYPE_CHECKING:
    from ennead.server.house import House
    from ennead.server.passes import Pass


class Peers:
    """Being alone: nobody to tell, nobody elsewhere, and everything is this worker's to do."""

    shared = False
    leads = True
    """Does this worker look after the clocks? Of several it is the eldest."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.id = "alone"

    async def start(self) -> None:
        await self._house.set_clocks()

    async def stop(self) -> None: ...

    def tell(self, table: str) -> None:
        """A table has changed."""

    def tell_with(self, connection: Connection, table: str) -> None:
        """A table changes with this transaction; others hear of it when that is stored."""

    def store_move(self, connection: Connection, moved: Moved, by: Pass | None) -> None:
        """Store a move and tell others of it, all at once."""
        raise NotImplementedError("who is alone stores it as any other change")

    def tell_of_passes(self, person: str) -> None:
        """A token of somebody was taken back, or all cookies have ended."""

    def came_or_went(self, table: str, person: str) -> None:
        """Somebody looks on at a table, or does not any more."""

    def connected(self, table: str, person: str) -> bool:
        """Does somebody look on through another worker?"""
        return False

    def seen(self, table: str, person: str) -> float:
        """The last sign of life that another worker has had of somebody."""
        return 0.0

    async def claim(self, table: str) -> bool:
        """May this worker see to a table's bots? It may until it lets go."""
        return True

    async def let_go(self, table: str) -> None:
        """Others may see to a table's bots now."""

    async def claim_some(self, most: int) -> list[str]:
        """Tables whose bots owe an answer and are seen to by nobody: this worker's now."""
        async with self._house.store.read() as connection:
            return await tables.waiting_for_bots(connection)
