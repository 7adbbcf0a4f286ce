"""Saved games: stored in the database now and then, so that long logs load quickly.

They are a cache. A saved game counts only for the code and data that wrote it; without one, the
table is replayed from its log.
"""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections.abc import Iterator
from functools import cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ennead.core.errors import EnneadError
from ennead.core.saved_game import load_saved_game, save_game
from ennead.core.state import State
from ennead.server.errors import ApiError
from ennead.server.model.table_record import TableRecord
from ennead.server.store import saved_game_queries
from ennead.server.store.saved_game_queries import SavedGame
from ennead.server.tables.session import TableSession

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

SAVE_ROWS: Final = 64
"""A game is saved again after so many rows."""
SUFFIXES: Final = (".py", ".so", ".pyd", ".json")
"""Files that decide how a game runs."""
COMPRESSION: Final = 1
DAMAGED: Final = (EnneadError, ValueError, TypeError, KeyError, IndexError, zlib.error)
"""What reading a damaged saved game can raise."""

log = structlog.get_logger("saved_games")


@cache
def code_digest(package: str) -> str:
    """A hash of the code and data of a game's package and of the engine."""
    hashed = hashlib.sha256()
    for root in ("ennead.core", package):
        for name, file in _files(resources.files(root), root):
            hashed.update(f"{name} ".encode())
            hashed.update(hashlib.sha256(file.read_bytes()).digest())
    return hashed.hexdigest()


def _files(folder: Traversable, name: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry, f"{name}/{entry.name}")
        elif entry.name.endswith(SUFFIXES):
            yield f"{name}/{entry.name}", entry


def encode(state: State) -> bytes:
    return zlib.compress(msgspec.json.encode(save_game(state)), COMPRESSION)


def decode(record: TableRecord, package: str, body: bytes) -> State | None:
    """The game that was saved; None if it is damaged."""
    try:
        saved = msgspec.json.decode(zlib.decompress(body))
        return load_saved_game(package, saved, record.position)
    except DAMAGED as error:
        log.warning("saved-game-damaged", error=type(error).__name__)
        return None


class SavedGameWriter:
    """Saves games in the background, after the moves that make it worthwhile."""

    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def save_if_due(self, session: TableSession) -> None:
        """Start saving a game if its log has grown enough; returns at once."""
        due = session.state is not None and session.rows - session.saved_rows >= SAVE_ROWS
        if due and session.id not in self._tasks:
            task = asyncio.create_task(self._save(session))
            self._tasks[session.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(session.id, None))

    async def _save(self, session: TableSession) -> None:
        state, rows = session.started_state, session.rows
        session.saved_rows = rows
        try:
            package = state.config.spec.package
            digest = await asyncio.to_thread(code_digest, package)
            game = SavedGame(rows, await asyncio.to_thread(encode, state))
            job = partial(
                saved_game_queries.save,
                table=session.id,
                digest=digest,
                game=game,
                now=self._ctx.now(),
            )
            await self._ctx.db.write(job)
        except ApiError:
            pass  # the database is unavailable; the next move tries again
        except Exception:
            log.exception("saving-game-failed")

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        await asyncio.gather(*tasks, return_exceptions=True)
