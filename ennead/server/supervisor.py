"""Several workers behind one door: started together, replaced when one dies, stopped together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, Final

import structlog

from ennead.server.errors import CannotServe

PAUSE: Final = 1.0
"""Seconds before a worker that died is replaced: what killed it may need a moment to pass."""
READY: Final = "ready"

log = structlog.get_logger("supervisor")
_spawn = multiprocessing.get_context("spawn")


class _Stop(BaseException):
    """Somebody wants the server to stop."""


class Supervisor:
    """Starts `work(ready, *arguments)` in processes of their own and keeps them running."""

    def __init__(
        self,
        workers: int,
        work: Callable[..., None],
        arguments: tuple[Any, ...],
        ready: Callable[[], None],
    ) -> None:
        self._count = workers
        self._work = work
        self._arguments = arguments
        self._ready = ready
        self._workers: dict[int, SpawnProcess] = {}

    def run(self) -> None:
        """Until Ctrl-C."""
        known = (signal.SIGINT, signal.SIGTERM)
        before = {sig: signal.signal(sig, _stop) for sig in known}
        try:
            said = [self._start() for _ in range(self._count)]
            for pipe in said:
                _hear(pipe)
            self._ready()
            while True:
                self._replace_the_dead()
        except _Stop:
            pass
        finally:
            for sig in known:
                signal.signal(sig, signal.SIG_IGN)
            self._stop_all()
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def _start(self) -> Connection:
        hearing, saying = _spawn.Pipe(duplex=False)
        worker = _spawn.Process(target=_begin, args=(saying, self._work, self._arguments))
        worker.start()
        saying.close()
        self._workers[worker.sentinel] = worker
        return hearing

    def _replace_the_dead(self) -> None:
        for sentinel in wait(list(self._workers)):
            assert isinstance(sentinel, int)
            dead = self._workers.pop(sentinel)
            dead.join()
            log.warning("worker-died", exitcode=dead.exitcode)
            dead.close()
            time.sleep(PAUSE)
            self._start().close()

    def _stop_all(self) -> None:
        for worker in self._workers.values():
            worker.terminate()
        for worker in self._workers.values():
            worker.join()


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise _Stop


def _hear(pipe: Connection) -> None:
    """Wait until a worker serves, or cannot."""
    try:
        said = pipe.recv()
    except EOFError:
        said = "a worker died while it started"
    pipe.close()
    if said != READY:
        raise CannotServe(said)


def _begin(saying: Connection, work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """What runs in a worker: it ends when the supervisor does, also when that is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    try:
        work(lambda: _say(saying, READY), *arguments)
    except CannotServe as error:
        _say(saying, str(error))
        raise SystemExit(1) from None


def _say(saying: Connection, text: str) -> None:
    try:
        saying.send(text)
    except OSError:  # nobody waits for a worker that replaces another
        pass


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
