"""Bots at tables: they think in other processes and answer through the same door as people."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from ennead import bots
from ennead.core.errors import EnneadError
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.server import play, worker
from ennead.server.desk import Desk
from ennead.server.errors import Refused
from ennead.server.sheet import RUNNING, Seat

if TYPE_CHECKING:
    from ennead.server.house import House

MOST_FAILURES: Final = 3
"""After so many a bot's answer is picked for it, so that nobody waits for ever."""

T = TypeVar("T")
log = structlog.get_logger("bots")


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        self._pool = ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), initializer=worker.begin
        )

    def warm_up(self) -> None:
        """Let the processes start before they are needed."""
        if self._pool is not None:
            with _no_interrupts():
                for _ in range(self._workers):
                    self._pool.submit(worker.nothing)

    def stop(self, wait: bool = False) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait, cancel_futures=True)

    async def think(self, table: str, state: State, spec: str, seat: int) -> str:
        """A bot's answer. It sees a sample of what its seat can know."""
        home, position, seed = _known(state, seat)
        return await self._run(worker.think, home, table, spec, position, seat, seed)

    async def advise(self, state: State, seat: int) -> dict[str, object]:
        """A hint for a seat, from what it can know."""
        home, position, seed = _known(state, seat)
        return await self._run(worker.advise, home, position, seat, seed)

    async def chances(self, state: State, seat: int, iterations: int) -> list[float]:
        """Everybody's chances, from what a seat can know."""
        home, position, seed = _known(state, seat)
        return await self._run(worker.chances, home, position, seat, seed, iterations)

    async def judge(
        self, home: str, record: str, move: int, iterations: int
    ) -> dict[str, object] | None:
        """What the coach says of a move of a finished game."""
        return await self._run(worker.judge, home, record, move, iterations)

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        if self._pool is None:
            raise BrokenProcessPool("the workers were stopped")
        pool = self._pool
        try:
            with _no_interrupts():
                future = pool.submit(work, *arguments)
            async with asyncio.timeout(self._seconds):
                return await asyncio.wrap_future(future)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                log.warning("workers-started-again")
                self.stop()
                self.start()
            raise


def _known(state: State, seat: int) -> tuple[str, dict[str, object], int]:
    """The game's home, a sample of what a seat can know, and a seed for whoever thinks."""
    sample = state.sample(seat, Rng(secrets.token_bytes(16)))
    return state.setting.card.home, sample.dump(), secrets.randbits(64)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """A process that starts meanwhile does not hear Ctrl-C, from its first moment on."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Drivers:
    """One task for each table at which a bot owes an answer."""

    def __init__(self, house: House) -> None:
        self._house = house
        settings = house.settings
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stopped = True
        self._warming: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._stopped = False
        self.thinkers.start()
        self._warming = asyncio.create_task(asyncio.to_thread(self.thinkers.warm_up))

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._warming is not None:
            await asyncio.gather(self._warming, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.stop, wait=True)

    def wake(self, desk: Desk) -> None:
        """See to it that a bot which owes an answer gives it."""
        if _owing(desk) is not None:
            self.wake_later(desk.id)

    def wake_later(self, table: str) -> None:
        if self._stopped or table in self._tasks:
            return
        task = asyncio.create_task(self._drive(table))
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: str) -> None:
        """Look once more: the table may have changed while its task was ending."""
        del self._tasks[table]
        desk = self._house.in_memory(table)
        if desk is not None:
            self.wake(desk)

    async def _drive(self, table: str) -> None:
        failures = 0
        while not self._stopped:
            try:
                desk = await self._house.desk(table)
                owing = _owing(desk)
                if owing is None:
                    return
                await self._answer(desk, owing, failures >= MOST_FAILURES)
                failures = 0
            except Refused as refused:
                log.info("bot-too-late", code=refused.code)
                if refused.code == "unknown-table":
                    return
                await asyncio.sleep(0.02)
            except Exception:
                failures += 1
                log.exception("bot-failed", failures=failures)
                await asyncio.sleep(min(5.0, 0.2 * failures))

    async def _answer(self, desk: Desk, owing: Seat, at_random: bool) -> None:
        state = desk.playing
        spec = owing.player
        assert spec is not None
        begun = time.monotonic()
        if at_random:
            text = str(secrets.choice(state.legal(owing.seat)))
        else:
            text = await self.thinkers.think(desk.id, state, spec, owing.seat)
            if text not in [str(action) for action in state.legal(owing.seat)]:
                raise EnneadError(f"bot {spec} answered {text!r}, which is not legal")
        thought = time.monotonic() - begun
        self._house.metrics.thinking.labels(spec).observe(thought)
        await asyncio.sleep(max(0.0, self._house.settings.bot_delay - thought))
        await play.answer_for_bot(self._house, desk.id, owing.seat, spec, state.asked, text)


def _owing(desk: Desk) -> Seat | None:
    """A bot's seat that the game waits for."""
    if not desk.loaded or desk.sheet.status != RUNNING:
        return None
    for seat in desk.sheet.seats:
        if seat.waiting and seat.player is not None:
            return seat
    return None


def is_bot(spec: str) -> bool:
    return spec in bots.names()
