"""Bots that decide together with a person: they suggest answers, and follow suggestions.

A bot suggests what the level `ADVISER` would answer. Before it answers for itself, it waits
a few seconds for its partner, if that person is connected, and then takes the suggestion unless
a search finds it clearly worse.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ennead.bots.partner import ADVISER
from ennead.core.state import State
from ennead.server.bots.pool import Payer
from ennead.server.model.suggestion import Suggestion
from ennead.server.model.table_record import PERSON, RUNNING, Seat
from ennead.server.tables.session import TableSession
from ennead.server.tasks import cancel_all

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

POLL_SECONDS: Final = 0.1

log = structlog.get_logger("bots")


class BotPartners:
    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def stop(self) -> None:
        await cancel_all(self._tasks.values())

    # Suggesting.

    def wake(self, session: TableSession) -> None:
        """Suggest an answer to a person who decides together with a bot, unless that is done."""
        if session.id in self._tasks or self._pair(session) is None:
            return
        task = asyncio.create_task(self._suggest(session))
        self._tasks[session.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(session.id))

    async def _suggest(self, session: TableSession) -> None:
        while (pair := self._pair(session)) is not None:
            state, bot, asked = pair
            by = Payer(session.record.seats[asked].person or session.id)
            try:
                action = await self._ctx.bot_pool.choose(by, session.id, state, ADVISER, asked)
            except Exception:
                log.exception("bot-suggestion-failed")
                return
            if action not in [str(option) for option in state.legal(asked)]:
                return
            self._ctx.suggestions.share(Suggestion(session.id, bot, asked, state.asked, action))

    def _pair(self, session: TableSession) -> tuple[State, int, int] | None:
        """The state, a bot, and a person who waits for its suggestion."""
        state = session.state
        if not session.loaded or session.record.status != RUNNING or state is None:
            return None
        seats = session.record.seats
        for asked in state.to_move:
            if seats[asked].player is not None or not state.decides_together(asked):
                continue
            if len(state.legal(asked)) < 2 or self._ctx.suggestions.made_to(session, asked):
                continue
            for partner in state.partners(asked):
                if seats[partner].player is not None:
                    return state, partner, asked
        return None

    # Following.

    async def reconsider(
        self, by: Payer, session: TableSession, state: State, seat: int, own: str
    ) -> str:
        """What a bot answers: its own choice, or what its partner suggests."""
        suggested = await self._wait_for_suggestion(session, state, seat)
        if suggested is None or suggested == own:
            return own
        follows = await self._ctx.bot_pool.follows_suggestion(by, state, seat, suggested)
        return suggested if follows else own

    async def _wait_for_suggestion(
        self, session: TableSession, state: State, seat: int
    ) -> str | None:
        waited = 0.0
        while session.started_state.asked == state.asked:
            found = self._ctx.suggestions.made_to(session, seat)
            if found:
                return found[-1].action
            if waited >= self._ctx.settings.partner_seconds or not self._is_advised(session, seat):
                return None
            await asyncio.sleep(POLL_SECONDS)
            waited += POLL_SECONDS
        return None

    def _is_advised(self, session: TableSession, seat: int) -> bool:
        """Whether a connected person decides the question together with this seat."""
        state = session.started_state
        if not state.decides_together(seat) or len(state.legal(seat)) < 2:
            return False
        partners = [session.record.seats[partner] for partner in state.partners(seat)]
        return any(self._is_connected(session, partner) for partner in partners)

    def _is_connected(self, session: TableSession, seat: Seat) -> bool:
        plays = seat.kind == PERSON and seat.player is None
        return plays and self._ctx.viewers.is_connected(session.id, seat.person)
