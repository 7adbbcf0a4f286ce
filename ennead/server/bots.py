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
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from ennead import bots
from ennead.core.errors import EnneadError
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.server import play, worker
from ennead.server.desk import Desk
from ennead.server.errors import Refused, Unavailable
from ennead.server.metrics import Metrics
from ennead.server.sheet import RUNNING, Seat

if TYPE_CHECKING:
    from ennead.server.house import House

MOST_FAILURES: Final = 3
"""After so many a bot's answer is picked for it, so that nobody waits for ever."""

ROOM: Final = 4
"""Tables for each thinking process that a worker takes over from others at a time."""
LOOK_SECONDS: Final = 2.0
"""How often a worker looks for tables that nobody sees to."""

T = TypeVar("T")
log = structlog.get_logger("bots")


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._workers = workers
        self._seconds = seconds
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(max(1, workers))
        self._coach = asyncio.Semaphore(max(1, workers - 1))

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

    async def advise(self, state: State, seat: int, level: str) -> dict[str, object]:
        """A level's hint for a seat, from what the seat can know."""
        home, position, seed = _known(state, seat)
        return await self._run(worker.advise, home, position, seat, seed, level)

    async def chances(self, state: State, seat: int, iterations: int, of: str) -> list[float]:
        """Everybody's chances, from what a seat can know; of the same moment always the same."""
        home, position, seed = _known(state, seat, sha256(of.encode()).digest())
        return await self._run(worker.chances, home, position, seat, seed, iterations)

    async def judge(
        self, home: str, record: str, move: int, iterations: int
    ) -> dict[str, object] | None:
        """What the coach says of a move of a finished game; bots never wait for more than one."""
        async with self._coach:
            return await self._run(worker.judge, home, record, move, iterations)

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        """Some work, as soon as a process is free; only the work itself is limited in time."""
        asked = time.monotonic()
        async with self._free:
            return await self._do(asked, work, *arguments)

    async def _do(self, asked: float, work: Callable[..., T], *arguments: object) -> T:
        if self._pool is None:
            raise BrokenProcessPool("the workers were stopped")
        pool = self._pool
        try:
            with _no_interrupts():
                future = pool.submit(worker.timed, work, *arguments)
            async with asyncio.timeout(self._seconds):
                seconds, answer = await asyncio.wrap_future(future)
            self._metrics.queue.observe(max(0.0, time.monotonic() - asked - seconds))
            return answer
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                log.warning("workers-started-again")
                self.stop()
                self.start()
            raise


def _known(
    state: State, seat: int, seed: bytes | None = None
) -> tuple[str, dict[str, object], int]:
    """The game's home, a sample of what a seat can know, and a seed for whoever thinks."""
    dice = seed or secrets.token_bytes(32)
    sample = state.sample(seat, Rng(dice[:16]))
    return state.setting.card.home, sample.dump(), int.from_bytes(dice[16:24], "big")


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
    """One task for each table at which a bot owes an answer.

    Of several workers one sees to a table, the one that has claimed it; what a worker that died
    has left is claimed by whoever has time.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        settings = house.settings
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, house.metrics)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stopped = True
        self._warming: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._stopped = False
        self.thinkers.start()
        self._warming = asyncio.create_task(asyncio.to_thread(self.thinkers.warm_up))
        if self._house.peers.shared:
            self._looking = asyncio.create_task(self._look_around())
        else:
            await self._take_some(0)

    async def stop(self) -> None:
        self._stopped = True
        tasks = [*self._tasks.values(), *([self._looking] if self._looking is not None else [])]
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
        if desk is not None and not self._house.peers.shared:
            self.wake(desk)

    async def _look_around(self) -> None:
        """Take over tables that nobody sees to, as many as this worker has room for."""
        room = ROOM * self._house.settings.bot_workers
        while True:
            try:
                most = room - len(self._tasks)
                taken = await self._take_some(most) if most > 0 else 0
                if taken == most > 0:
                    continue
            except Unavailable:
                pass
            except Exception:
                log.exception("looking-around-failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def _take_some(self, most: int) -> int:
        tables = await self._house.peers.claim_some(most)
        for table in tables:
            self.wake_later(table)
        return len(tables)

    async def _drive(self, table: str) -> None:
        """Answer as long as bots owe answers, if no other worker does."""
        while not self._stopped:
            try:
                if not await self._house.peers.claim(table):
                    return
                try:
                    gone = await self._answer_all(table)
                finally:
                    await self._house.peers.let_go(table)
                if gone or not self._house.peers.shared:
                    return
                if _owing(await self._house.desk(table)) is None:  # look once more
                    return
            except Unavailable:
                await asyncio.sleep(1)
            except Refused:
                return
            except Exception:
                log.exception("driving-failed")
                return

    async def _answer_all(self, table: str) -> bool:
        """Until no bot owes an answer; True if the table is gone."""
        failures = 0
        while not self._stopped:
            try:
                desk = await self._house.desk(table)
                owing = _owing(desk)
                if owing is None:
                    return False
                await self._answer(desk, owing, failures >= MOST_FAILURES)
                failures = 0
            except Unavailable:
                raise
            except Refused as refused:
                log.info("bot-too-late", code=refused.code)
                if refused.code == "unknown-table":
                    return True
                await asyncio.sleep(0.02)
            except Exception:
                failures += 1
                log.exception("bot-failed", failures=failures)
                await asyncio.sleep(min(5.0, 0.2 * failures))
        return False

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
