"""Hints and winning chances while a game runs, from what the asking seat can know."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from ennead.server.bots.pool import Payer
from ennead.server.errors import ApiError, wrong_status
from ennead.server.tables import game_log
from ennead.server.tables.session import TableSession
from ennead.server.upkeep.limits import Caller

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

CHANCE_ITERATIONS: Final = 60
CACHE_SIZE: Final = 500


class Hints:
    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._chances: OrderedDict[tuple[str, int, int, int], list[float]] = OrderedDict()

    async def hint(self, id: str, by: Caller, person: str, seat: int, level: str) -> dict[str, Any]:
        """What a bot of this level would answer, and the main reason."""
        session = await self._table_with_hints(id, person, seat)
        state = session.running_state
        if seat not in state.to_move:
            raise ApiError("not-to-move", f"seat {seat} is not to move")
        asked = state.asked
        self._ctx.limits.spend("hint", by)
        found = await self._ctx.bot_pool.advise(Payer(person), state, seat, level)
        return {"question": asked, **found}

    async def ideas(self, id: str, by: Caller, person: str, seat: int) -> dict[str, Any]:
        """Up to two answers of the medium bot with their reasons, for one person among bots."""
        session = await self._table_with_hints(id, person, seat)
        if not session.record.one_person:
            raise wrong_status("only one person among bots can ask for ideas")
        state = session.running_state
        if seat not in state.to_move:
            raise ApiError("not-to-move", f"seat {seat} is not to move")
        asked = state.asked
        self._ctx.limits.spend("hint", by)
        found = await self._ctx.bot_pool.ideas(Payer(person), state, seat)
        return {"question": asked, "ideas": found}

    async def chances(self, id: str, by: Caller, person: str, seat: int) -> dict[str, Any]:
        """Every seat's chance to win, as this seat can estimate it. Answers are cached."""
        session = await self._table_with_hints(id, person, seat)
        state = session.started_state
        moves = game_log.move_count(state)
        key = (id, moves, state.asked, seat)
        found = self._chances.get(key)
        if found is None:
            self._ctx.limits.spend("hint", by)
            text = " ".join(str(part) for part in key)
            found = await self._ctx.bot_pool.chances(
                Payer(person), state, seat, CHANCE_ITERATIONS, text
            )
            self._chances[key] = found
            if len(self._chances) > CACHE_SIZE:
                self._chances.popitem(last=False)
        return {"move": moves, "chances": found}

    async def _table_with_hints(self, id: str, person: str, seat: int) -> TableSession:
        session = await self._ctx.sessions.get(id)
        session.check_owner(seat, person)
        if not session.record.help:
            raise wrong_status("hints are not allowed at this table")
        return session
