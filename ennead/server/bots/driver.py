"""Makes bots answer when a game waits for them, through the same code as people."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import structlog

from ennead.core.errors import EnneadError
from ennead.server.bots.partners import BotPartners
from ennead.server.bots.pool import Payer
from ennead.server.errors import ApiError, DatabaseUnavailable
from ennead.server.model.table_record import PERSON, RUNNING, Seat, TableRecord
from ennead.server.tables.moves import Answer, answer_for_bot
from ennead.server.tables.session import TableSession
from ennead.server.tasks import cancel_all

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

MAX_FAILURES: Final = 3
"""After this many failures in a row a random move is played, so that the game continues."""
TABLES_PER_PROCESS: Final = 4
"""How many unclaimed tables of each person a worker takes on, for each of its bot processes."""
MAX_CLAIMED_AT_ONCE: Final = 16
"""Unclaimed tables that a worker takes on at a time, so that the others get some, too."""
CLAIM_SECONDS: Final = 2.0
"""How often a worker looks for unclaimed tables."""
SHARING_SECONDS: Final = 0.05
"""The same while there are more: the other workers look, too."""

log = structlog.get_logger("bots")


class BotDriver:
    """Runs one task for each table at which a bot is to move.

    With several workers, the one that has claimed a table drives its bots; tables of a dead worker
    are claimed by the others.
    """

    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._partners = BotPartners(ctx)
        self._stopped = True
        self._warming_up: asyncio.Task[None] | None = None
        self._claiming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._stopped = False
        pool = self._ctx.bot_pool
        pool.start()
        self._warming_up = asyncio.create_task(asyncio.to_thread(pool.warm_up))
        if self._ctx.cluster.distributed:
            self._claiming = asyncio.create_task(self._claim_forever())
        else:
            await self._claim(0, 0)

    async def stop(self) -> None:
        self._stopped = True
        claiming = [self._claiming] if self._claiming is not None else []
        await cancel_all([*self._tasks.values(), *claiming])
        await self._partners.stop()
        if self._warming_up is not None:
            await asyncio.gather(self._warming_up, return_exceptions=True)
        await asyncio.to_thread(self._ctx.bot_pool.stop, wait=True)

    def wake(self, session: TableSession) -> None:
        """Drive a table's bots if one of them is to move or can advise a person."""
        self.advise(session)
        if _bot_to_move(session) is not None:
            self.wake_table(session.id)

    def advise(self, session: TableSession) -> None:
        """Let a bot suggest an answer to a person with whom it decides."""
        if not self._stopped:
            self._partners.wake(session)

    def wake_table(self, table: str) -> None:
        if self._stopped or table in self._tasks:
            return
        task = asyncio.create_task(self._drive(table))
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._task_ended(table))

    def _task_ended(self, table: str) -> None:
        del self._tasks[table]
        session = self._ctx.sessions.peek(table)
        if session is not None and not self._ctx.cluster.distributed:
            self.wake(session)  # the table may have changed while its task was ending

    async def _claim_forever(self) -> None:
        """Claim tables that no worker drives. The queue for the bot processes is fair by person, so
        only the number of tables of each person is limited."""
        per_person = max(1, TABLES_PER_PROCESS * self._ctx.settings.bot_workers)
        while True:
            claimed = 0
            try:
                claimed = await self._claim(MAX_CLAIMED_AT_ONCE, per_person)
            except DatabaseUnavailable:
                pass
            except Exception:
                log.exception("claiming-tables-failed")
            more = claimed == MAX_CLAIMED_AT_ONCE
            await asyncio.sleep(SHARING_SECONDS if more else CLAIM_SECONDS)

    async def _claim(self, limit: int, per_person: int) -> int:
        tables = await self._ctx.cluster.claim_unclaimed(limit, per_person)
        for table in tables:
            self.wake_table(table)
        return len(tables)

    async def _drive(self, table: str) -> None:
        """Answer while bots are to move, unless another worker does."""
        while not self._stopped:
            try:
                if not await self._ctx.cluster.claim(table):
                    return
                try:
                    gone = await self._answer_all(table)
                finally:
                    await self._ctx.cluster.release(table)
                if gone or not self._ctx.cluster.distributed:
                    return
                if _bot_to_move(await self._ctx.sessions.get(table)) is None:
                    return
            except DatabaseUnavailable:
                await asyncio.sleep(1)
            except ApiError:
                return
            except Exception:
                log.exception("driving-bots-failed")
                return

    async def _answer_all(self, table: str) -> bool:
        """Answer until no bot is to move; True if the table has been deleted."""
        failures = 0
        while not self._stopped:
            try:
                session = await self._ctx.sessions.get(table)
                seat = _bot_to_move(session)
                if seat is None:
                    return False
                await self._answer(session, seat, failures >= MAX_FAILURES)
                failures = 0
            except DatabaseUnavailable:
                raise
            except ApiError as error:
                log.info("bot-answer-rejected", code=error.code)
                if error.code == "unknown-table":
                    return True
                await asyncio.sleep(0.02)
            except Exception:
                failures += 1
                log.exception("bot-failed", failures=failures)
                await asyncio.sleep(min(5.0, 0.2 * failures))
        return False

    async def _answer(self, session: TableSession, seat: Seat, at_random: bool) -> None:
        state = session.started_state
        bot = seat.player
        assert bot is not None
        started = time.monotonic()
        if at_random:
            text = str(secrets.choice(state.legal(seat.seat)))
        else:
            by = payer_of(session.record)
            text = await self._ctx.bot_pool.choose(by, session.id, state, bot, seat.seat)
            if text not in [str(action) for action in state.legal(seat.seat)]:
                raise EnneadError(f"bot {bot} answered {text!r}, which is not legal")
            text = await self._partners.reconsider(by, session, state, seat.seat, text)
        elapsed = time.monotonic() - started
        self._ctx.metrics.thinking.labels(bot).observe(elapsed)
        await asyncio.sleep(max(0.0, self._ctx.settings.bot_delay - elapsed))
        await answer_for_bot(self._ctx, bot, session.id, Answer(seat.seat, state.asked, text))


def payer_of(record: TableRecord) -> Payer:
    """The table's host pays for its bots. They are in no hurry if no person plays there now."""
    played = any(seat.kind == PERSON and seat.player is None for seat in record.seats)
    return Payer(record.host or record.id, unhurried=not played)


def _bot_to_move(session: TableSession) -> Seat | None:
    if not session.loaded or session.record.status != RUNNING or session.state is None:
        return None
    for seat in session.record.seats:
        if seat.waiting and seat.player is not None:
            return seat
    return None
