"""What the server asks of its cluster, whether there are other workers or not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ennead.server.model.move_delta import MoveDelta
from ennead.server.model.suggestion import Suggestion
from ennead.server.store.db_thread import Job

if TYPE_CHECKING:
    from ennead.server.identity.credentials import Credential


class Cluster(ABC):
    id: str
    """This worker's id."""
    distributed: bool
    """Whether there may be other workers."""
    is_leader: bool
    """Whether this worker watches the clocks and cleans up; one worker does."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    # Changes to tables.

    @abstractmethod
    def save_move_job(self, delta: MoveDelta, credential: Credential | None) -> Job[None]:
        """The job that stores a move and tells the other workers."""

    @abstractmethod
    def notify(self, table: str) -> None:
        """Tell the other workers soon that a table has changed."""

    @abstractmethod
    def notify_with(self, connection: Connection, table: str) -> None:
        """Tell the other workers when this transaction commits."""

    @abstractmethod
    def notify_suggestion(self, suggestion: Suggestion) -> None:
        """Send a suggestion to the other workers."""

    @abstractmethod
    def notify_credentials_revoked(self, person: str) -> None: ...

    # Who is connected through other workers.

    @abstractmethod
    def presence_changed(self, table: str, person: str) -> None:
        """Somebody has connected to a table here, or disconnected."""

    @abstractmethod
    def is_connected(self, table: str, person: str) -> bool:
        """Whether somebody is connected through another worker."""

    @abstractmethod
    def last_seen(self, table: str, person: str) -> float:
        """When another worker last saw somebody active."""

    # Which worker drives a table's bots.

    @abstractmethod
    async def claim(self, table: str) -> bool:
        """Claim a table's bots until they are released; False if another worker has them."""

    @abstractmethod
    async def release(self, table: str) -> None: ...

    @abstractmethod
    async def claim_unclaimed(self, limit: int, per_person: int) -> list[str]:
        """Claim tables whose bots are to move and that no worker drives, fairly by person."""
