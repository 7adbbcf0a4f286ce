"""Worker processes that play some of a vectorized environment's games, in shared memory.

The memory has no name and is freed when the last process that maps it ends, however it ends.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from ennead.core import registry
from ennead.core.errors import WorkerFailed
from ennead.envs.batch import Batch
from ennead.envs.buffers import Buffers, Widths

_spawn = multiprocessing.get_context("spawn")
_STEP = b"step"
_DONE = b"done"
_SECONDS_TO_END = 5.0


def shared_block(size: int) -> Any:
    """Zeroed memory that worker processes can map; only NumPy knows how to read it."""
    return _spawn.RawArray("B", size)


@dataclass(frozen=True)
class Share:
    """What a worker plays: the games from `first` up to `end` of those in a shared block."""

    package: str
    players: int
    options: Mapping[str, object]
    reward: str
    size: int
    count: int
    first: int
    end: int

    def batch(self, block: Any) -> Batch:
        memory = np.frombuffer(block, np.uint8).data
        game = registry.game_of_package(self.package)
        widths = Widths(self.players, self.size, len(game.actions))
        buffers = Buffers.inside(memory, self.count, widths).part(self.first, self.end)
        return Batch(game, self.players, self.options, self.reward, buffers)


class Worker:
    """A process that plays its share of the games. After an error it is of no more use."""

    def __init__(self, share: Share, block: Any) -> None:
        self.share = share
        self._connection, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=_work, args=(theirs, share, block), daemon=True)
        self.process.start()
        theirs.close()

    def start_step(self) -> None:
        """Begin to play the actions in the shared block; `finish` waits for the end."""
        self._send(_STEP)

    def start_reset(self, seeds: Sequence[int | None], chosen: Sequence[int]) -> None:
        """Begin to start games anew, as `Batch.reset` does; `finish` waits for the end."""
        self._send(pickle.dumps((seeds, chosen)))

    def finish(self) -> None:
        """Wait for what was started."""
        try:
            reply = self._connection.recv_bytes()
        except (EOFError, OSError):
            raise self._died() from None
        if reply != _DONE:
            raise WorkerFailed(f"a process that plays {self._games()} failed:\n{reply.decode()}")

    def stop(self) -> None:
        """End the process."""
        self._connection.close()
        self.process.join(_SECONDS_TO_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()

    def _send(self, message: bytes) -> None:
        try:
            self._connection.send_bytes(message)
        except OSError:
            raise self._died() from None

    def _died(self) -> WorkerFailed:
        self.process.join(_SECONDS_TO_END)
        return WorkerFailed(
            f"the process that plays {self._games()} has died (exit code {self.process.exitcode})"
        )

    def _games(self) -> str:
        return f"games {self.share.first} to {self.share.end - 1}"


def stop_all(workers: list[Worker]) -> None:
    """End all worker processes; doing it again does nothing."""
    while workers:
        workers.pop().stop()


def _work(connection: Connection, share: Share, block: Any) -> None:
    """Play games until the other end of the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the main process's business
    try:
        batch = share.batch(block)
        while True:
            try:
                message = connection.recv_bytes()
            except (EOFError, OSError):
                return
            if message == _STEP:
                batch.step()
            else:
                batch.reset(*pickle.loads(message))
            connection.send_bytes(_DONE)
    except Exception:
        connection.send_bytes(traceback.format_exc().encode())
