"""`ennead serve --workers N`: starts worker processes, replaces those that die, stops them all."""

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

from ennead.server.errors import StartupError

RESTART_SECONDS: Final = 1.0
"""Delay before a dead worker is replaced, since the cause may be temporary."""
READY: Final = "ready"

log = structlog.get_logger("supervisor")
_spawn = multiprocessing.get_context("spawn")


class _Stop(BaseException):
    """Raised by SIGINT and SIGTERM."""


class Supervisor:
    """Keeps processes running that call `work(ready, *arguments)`."""

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
        """Run until Ctrl-C."""
        handled = (signal.SIGINT, signal.SIGTERM)
        before = {sig: signal.signal(sig, _stop) for sig in handled}
        try:
            pipes = [self._start() for _ in range(self._count)]
            for pipe in pipes:
                _wait_until_ready(pipe)
            self._ready()
            while True:
                self._replace_dead_workers()
        except _Stop:
            pass
        finally:
            for sig in handled:
                signal.signal(sig, signal.SIG_IGN)
            self._stop_all()
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def _start(self) -> Connection:
        reader, writer = _spawn.Pipe(duplex=False)
        worker = _spawn.Process(target=_run_worker, args=(writer, self._work, self._arguments))
        worker.start()
        writer.close()
        self._workers[worker.sentinel] = worker
        return reader

    def _replace_dead_workers(self) -> None:
        for sentinel in wait(list(self._workers)):
            assert isinstance(sentinel, int)
            dead = self._workers.pop(sentinel)
            dead.join()
            log.warning("worker-died", exitcode=dead.exitcode)
            dead.close()
            time.sleep(RESTART_SECONDS)
            self._start().close()

    def _stop_all(self) -> None:
        for worker in self._workers.values():
            worker.terminate()
        for worker in self._workers.values():
            worker.join()


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise _Stop


def _wait_until_ready(pipe: Connection) -> None:
    """Wait until a worker serves; raises StartupError if it cannot."""
    try:
        message = pipe.recv()
    except EOFError:
        message = "a worker died while it was starting"
    pipe.close()
    if message != READY:
        raise StartupError(message)


def _run_worker(pipe: Connection, work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """The main function of a worker. It ends with the supervisor, even if that is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent.sentinel,), daemon=True).start()
    try:
        work(lambda: _send(pipe, READY), *arguments)
    except StartupError as error:
        _send(pipe, str(error))
        raise SystemExit(1) from None


def _send(pipe: Connection, message: str) -> None:
    try:
        pipe.send(message)
    except OSError:  # nobody waits for a worker that replaces another
        pass


def _exit_with(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
