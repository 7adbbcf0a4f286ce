"""The pool of processes in which bots think."""

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
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

import structlog

from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.server.bots import process
from ennead.server.bots.fair_queue import FairQueue
from ennead.server.upkeep.metrics import Metrics

T = TypeVar("T")
log = structlog.get_logger("bots")


@dataclass(frozen=True)
class Payer:
    """Whose share of the bots' time some work takes."""

    person: str
    unhurried: bool = False
    """Whether the work waits until no other does: nobody plays, or the game is over."""


class BotPool:
    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._processes = processes
        self._seconds = seconds
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._queue = FairQueue(max(1, processes))

    def start(self) -> None:
        self._pool = ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), initializer=process.initialize
        )

    def warm_up(self) -> None:
        """Start the processes before they are needed."""
        if self._pool is not None:
            with _interrupts_blocked():
                for _ in range(self._processes):
                    self._pool.submit(process.do_nothing)

    def stop(self, wait: bool = False) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for child in list((pool._processes or {}).values()):
                child.kill()
            pool.shutdown(wait, cancel_futures=True)

    async def choose(self, by: Payer, table: str, state: State, spec: str, seat: int) -> str:
        """A bot's answer."""
        package, position, seed = _sample(state, seat)
        return await self._run(by, process.choose, package, table, spec, position, seat, seed)

    async def follows_suggestion(self, by: Payer, state: State, seat: int, action: str) -> bool:
        """Whether a bot takes its partner's suggestion."""
        package, position, seed = _sample(state, seat)
        work = process.follows_suggestion
        return await self._run(by, work, package, position, seat, seed, action)

    async def advise(self, by: Payer, state: State, seat: int, level: str) -> dict[str, object]:
        """A hint for a seat."""
        package, position, seed = _sample(state, seat)
        return await self._run(by, process.advise, package, position, seat, seed, level)

    async def ideas(self, by: Payer, state: State, seat: int) -> list[dict[str, object]]:
        """Ideas for a seat whose player learns the game."""
        package, position, seed = _sample(state, seat)
        return await self._run(by, process.ideas, package, position, seat, seed)

    async def chances(
        self, by: Payer, state: State, seat: int, iterations: int, key: str
    ) -> list[float]:
        """Every seat's chance to win, as this seat can estimate it. The key seeds the search."""
        package, position, seed = _sample(state, seat, sha256(key.encode()).digest())
        return await self._run(by, process.chances, package, position, seat, seed, iterations)

    async def judge(
        self, by: Payer, package: str, record: str, move: int, iterations: int
    ) -> dict[str, object] | None:
        """The coach's judgement of one move."""
        return await self._run(by, process.judge, package, record, move, iterations)

    async def _run(self, by: Payer, work: Callable[..., T], *arguments: object) -> T:
        """Run work when it is this person's turn; the time limit does not include the wait."""
        asked = time.monotonic()
        await self._queue.acquire(by.person, by.unhurried)
        used = 0.0
        begun = time.monotonic()
        try:
            used, answer = await self._run_now(asked, work, *arguments)
            return answer
        except BaseException:
            used = time.monotonic() - begun
            raise
        finally:
            self._queue.release(by.person, used)

    async def _run_now(
        self, asked: float, work: Callable[..., T], *arguments: object
    ) -> tuple[float, T]:
        """The processor time that the work took, and its result."""
        if self._pool is None:
            raise BrokenProcessPool("the bot processes have been stopped")
        pool = self._pool
        try:
            with _interrupts_blocked():
                future = pool.submit(process.timed, work, *arguments)
            async with asyncio.timeout(self._seconds):
                seconds, used, answer = await asyncio.wrap_future(future)
            self._metrics.queue.observe(max(0.0, time.monotonic() - asked - seconds))
            return used, answer
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                log.warning("bot-processes-restarted")
                self.stop()
                self.start()
            raise


def _sample(
    state: State, seat: int, seed: bytes | None = None
) -> tuple[str, dict[str, object], int]:
    """The game's package, a position consistent with what a seat knows, and a seed."""
    dice = seed or secrets.token_bytes(32)
    sample = state.sample(seat, Rng(dice[:16]))
    return state.config.spec.package, sample.dump(), int.from_bytes(dice[16:24], "big")


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT, so that child processes inherit this and ignore Ctrl-C while they start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
