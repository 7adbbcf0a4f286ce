"""ServerContext: the parts of the server, wired together, started and stopped in order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import ennead
from ennead.server.bots.coach import Coach
from ennead.server.bots.driver import BotDriver
from ennead.server.bots.hints import Hints
from ennead.server.bots.pool import BotPool
from ennead.server.cluster.interface import Cluster
from ennead.server.cluster.single import SingleProcess
from ennead.server.cluster.worker import ClusterWorker
from ennead.server.errors import StartupError
from ennead.server.identity.credentials import Credentials, signing_key
from ennead.server.identity.people import People
from ennead.server.lessons.progress import StoredProgress
from ennead.server.settings import Settings
from ennead.server.store.database import Database
from ennead.server.tables.clock_watcher import watch_clocks
from ennead.server.tables.saved_games import SavedGameWriter, code_digest
from ennead.server.tables.session_cache import SessionCache
from ennead.server.tables.suggestions import Suggestions
from ennead.server.tables.viewers import Viewers
from ennead.server.upkeep.background import BackgroundWork
from ennead.server.upkeep.cleanup import Cleanup
from ennead.server.upkeep.connection_limits import ConnectionLimits
from ennead.server.upkeep.limits import RateLimits
from ennead.server.upkeep.metrics import Metrics
from ennead.server.upkeep.readiness import Readiness
from ennead.server.upkeep.uploads import UploadChecker


class ServerContext:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.started = now()
        self.lan_address: str | None = None
        """Where other devices on the local network reach this server."""
        if not settings.uses_postgres:
            make_folder(settings.data)
        self.db = Database(settings.url)
        self.people = People(self.db)
        self.credentials = Credentials(self.db, self.people)
        self.lesson_progress = StoredProgress(self.db)
        self.limits = RateLimits(settings.rates)
        self.metrics = Metrics()
        self.readiness = Readiness(self.db)
        self.connections = ConnectionLimits(self.limits, self.metrics, settings.rates > 0)
        self.background = BackgroundWork()
        self.saved_games = SavedGameWriter(self)
        self.sessions = SessionCache(self)
        self.suggestions = Suggestions(self)
        self.viewers = Viewers(self)
        self.cluster: Cluster
        self.cluster = ClusterWorker(self) if settings.uses_postgres else SingleProcess(self)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.bots = BotDriver(self)
        self.hints = Hints(self)
        self.coach = Coach(self)
        self.cleanup = Cleanup(self)
        self.upload_checker = UploadChecker(settings.document_seconds)
        self._clocks: asyncio.Task[None] | None = None
        self._loading_games: asyncio.Task[None] | None = None
        self._running = False

    async def start(self) -> None:
        """Open the database and resume all games."""
        if self._running:
            return
        self._running = True
        await self.db.start()
        self.credentials.set_signing_key(await signing_key(self.settings, self.db))
        await self.cluster.start()
        await self.bots.start()
        self.cleanup.start()
        # Load all games now, so that the first request does not have to wait.
        self._loading_games = asyncio.create_task(asyncio.to_thread(_load_games))
        self._clocks = asyncio.create_task(watch_clocks(self))

    async def stop(self) -> None:
        if not self._running:
            return
        self._running = False
        if self._clocks is not None:
            self._clocks.cancel()
        await self.cleanup.stop()
        self.upload_checker.stop()
        if self._loading_games is not None:
            await self._loading_games
        await self.coach.stop()
        await self.bots.stop()
        await self.saved_games.stop()
        self.background.stop()
        self.people.close()
        await self.cluster.stop()
        await self.db.stop()


def _load_games() -> None:
    for game in ennead.games():
        code_digest(game.package)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StartupError(f"{folder} cannot be used: {error.strerror}") from error
