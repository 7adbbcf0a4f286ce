"""The coach: an analysis of a finished game, move by move, stored where every worker finds it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy.exc import IntegrityError

from ennead.core.errors import EnneadError
from ennead.server.bots.pool import Payer
from ennead.server.errors import ApiError, wrong_status
from ennead.server.model.analysis import Analysis
from ennead.server.model.table_record import FINISHED
from ennead.server.store import analysis_queries
from ennead.server.tables.creation import find_game
from ennead.server.tables.game_record import record_text
from ennead.server.tables.session import TableSession
from ennead.server.tasks import cancel_all
from ennead.server.upkeep.limits import Caller

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

COACH_ITERATIONS: Final = 120
MAX_ANALYSES: Final = 50
"""Games that one worker analyses at the same time."""
BUSY_SECONDS: Final = 30
"""`retry_after` when that limit is reached."""
SAVE_SECONDS: Final = 0.5
"""How often progress is stored."""

log = structlog.get_logger("coach")


class Coach:
    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def stop(self) -> None:
        await cancel_all(self._tasks.values())

    async def analyse(self, id: str, by: Caller, person: str) -> tuple[str, Analysis]:
        """Start the analysis of a finished game, or report its progress, with the game's id."""
        session = await self._ctx.sessions.get(id)
        if session.record.status != FINISHED:
            raise wrong_status("the game is not over yet")
        _ = session.started_state
        found = await self._find(id)
        if found is None or found.failed or self._is_abandoned(found):
            if len(self._tasks) >= MAX_ANALYSES:
                raise ApiError(
                    "too-many-requests",
                    f"the coach is busy with {MAX_ANALYSES} other games",
                    retry_after=BUSY_SECONDS,
                )
            self._ctx.limits.spend("analysis", by)
            found = await self._start(session, found, by, person)
        return session.record.game, found

    async def progress(self, id: str) -> tuple[str, Analysis]:
        session = await self._ctx.sessions.get(id)
        found = await self._find(id)
        if found is None:
            raise ApiError("not-found", "nobody has asked the coach about this game")
        return session.record.game, found

    async def cancel(self, id: str, person: str) -> None:
        """Cancel an analysis; allowed for players and for the person who asked for it."""
        session = await self._ctx.sessions.get(id)
        found = await self._find(id)
        if not session.record.seats_of(person) and (found is None or found.asked_by != person):
            raise ApiError("not-your-seat", "only players can stop the coach")
        await self._ctx.db.write(lambda c: analysis_queries.remove_unfinished(c, id))
        task = self._tasks.get(id)
        if task is not None:
            task.cancel()

    async def _find(self, id: str) -> Analysis | None:
        async with self._ctx.db.read() as connection:
            return await analysis_queries.find(connection, id)

    def _is_abandoned(self, found: Analysis) -> bool:
        """Whether the worker that ran this analysis has stopped halfway."""
        if found.done == found.moves:
            return False
        if found.worker == self._ctx.cluster.id:
            return found.table_id not in self._tasks
        return found.changed < self._ctx.now() - 2 * self._ctx.settings.bot_seconds

    async def _start(
        self, session: TableSession, found: Analysis | None, by: Caller, person: str
    ) -> Analysis:
        """Start the analysis, or resume an abandoned one, unless another worker was faster."""
        now = self._ctx.now()
        worker = self._ctx.cluster.id
        if found is None:
            mine = Analysis(session.id, worker, session.record.moves, now, person)
            try:
                await self._ctx.db.write(lambda c: analysis_queries.add(c, mine))
            except IntegrityError:
                return mine
        else:
            old = found
            mine = replace(old, worker=worker, failed=False, changed=now, asked_by=person)
            if not await self._save(old, mine):
                return old
        text = await record_text(self._ctx, session, by)
        package = find_game(session.record.game).package
        task = asyncio.create_task(self._run(mine, package, text))
        self._tasks[session.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(session.id, None))
        return mine

    async def _run(self, analysis: Analysis, package: str, record: str) -> None:
        """Judge one move at a time, so that bots can think in between."""
        stored = analysis
        by = Payer(analysis.asked_by, unhurried=True)
        try:
            for move in range(analysis.done, analysis.moves):
                judged = await self._ctx.bot_pool.judge(by, package, record, move, COACH_ITERATIONS)
                results = analysis.judged if judged is None else (*analysis.judged, judged)
                now = self._ctx.now()
                analysis = replace(analysis, done=move + 1, judged=results, changed=now)
                if analysis.done < analysis.moves and now - stored.changed < SAVE_SECONDS:
                    continue
                if not await self._save(stored, analysis):
                    return
                stored = analysis
        except (EnneadError, OSError, RuntimeError, TimeoutError):
            log.exception("analysis-failed")
            with suppress(ApiError):
                await self._save(stored, replace(stored, failed=True, changed=self._ctx.now()))

    async def _save(self, old: Analysis, new: Analysis) -> bool:
        return await self._ctx.db.write(lambda c: analysis_queries.save(c, old, new))
