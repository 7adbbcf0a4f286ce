"""The queue for bot processes: fair by person, whatever number of tables somebody has."""

from __future__ import annotations

import asyncio
from collections import deque


class _Person:
    """Somebody for whom bots think, or wait to think."""

    def __init__(self, used: float) -> None:
        self.used = used
        """Processor seconds charged, at least as many as the others had when this one came."""
        self.running = 0
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.unhurried: deque[asyncio.Future[None]] = deque()


class FairQueue:
    """Grants a number of slots, one at a time.

    A free slot goes to the person with the fewest running jobs and, among these, to the one who has
    used the least processor time. Nobody holds the last slot in addition to all others, so that one
    person's jobs leave room for everybody else's. Unhurried jobs get a slot when no others wait.
    """

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._most = max(1, slots - 1)
        self._people: dict[str, _Person] = {}

    async def acquire(self, key: str, unhurried: bool = False) -> None:
        """Wait for a slot on behalf of a person."""
        person = self._people.get(key)
        if person is None:
            least = min((other.used for other in self._people.values()), default=0.0)
            person = self._people[key] = _Person(least)
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (person.unhurried if unhurried else person.waiting).append(granted)
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():
                self.release(key, 0.0)
            else:
                self._drop_cancelled(key)
            raise

    def release(self, key: str, seconds: float) -> None:
        """Return a slot, and charge the person with the processor time it was used for."""
        person = self._people[key]
        person.running -= 1
        person.used += seconds
        self._free += 1
        self._grant()
        self._forget_idle(key)

    def _grant(self) -> None:
        while self._free:
            found = self._next(False) or self._next(True)
            if found is None:
                return
            queue, person = found
            granted = queue.popleft()
            if granted.cancelled():
                continue
            person.running += 1
            self._free -= 1
            granted.set_result(None)

    def _next(self, unhurried: bool) -> tuple[deque[asyncio.Future[None]], _Person] | None:
        """The person whose turn it is, with their queue."""
        best: _Person | None = None
        for person in self._people.values():
            if not (person.unhurried if unhurried else person.waiting):
                continue
            if person.running >= self._most:
                continue
            if best is None or (person.running, person.used) < (best.running, best.used):
                best = person
        if best is None:
            return None
        return (best.unhurried if unhurried else best.waiting), best

    def _drop_cancelled(self, key: str) -> None:
        person = self._people.get(key)
        if person is not None:
            for queue in (person.waiting, person.unhurried):
                kept = [granted for granted in queue if not granted.cancelled()]
                queue.clear()
                queue.extend(kept)
            self._forget_idle(key)

    def _forget_idle(self, key: str) -> None:
        person = self._people[key]
        if not person.running and not person.waiting and not person.unhurried:
            del self._people[key]
