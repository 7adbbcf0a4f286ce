"""Who is connected to which table through this process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.server.tables.session import TableSession, Viewer

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


class Viewers:
    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx

    def add(self, session: TableSession, viewer: Viewer) -> None:
        known = session.has_viewer(viewer.person)
        session.viewers.add(viewer)
        if not known:
            self._presence_changed(session, viewer.person)
            self._ctx.bots.advise(session)

    def remove(self, session: TableSession, viewer: Viewer) -> None:
        session.viewers.discard(viewer)
        person = viewer.person
        if person is not None:
            session.last_seen[person] = self._ctx.now()
            if not session.has_viewer(person):
                self._presence_changed(session, person)
        self._ctx.sessions.evict(session)

    def _presence_changed(self, session: TableSession, person: str | None) -> None:
        """Tell the other workers, and the table if the person plays there."""
        if person is None:
            return
        self._ctx.cluster.presence_changed(session.id, person)
        if session.loaded and session.record.seats_of(person):
            session.wake_viewers()

    def is_connected(self, id: str, person: str | None) -> bool:
        """Whether this person views a table, through any worker."""
        if person is None:
            return False
        session = self._ctx.sessions.find(id)
        here = session is not None and session.has_viewer(person)
        return here or self._ctx.cluster.is_connected(id, person)

    def local_presence(self, id: str, person: str) -> tuple[bool, float]:
        """Whether a person is connected through this process, and when they were last active."""
        now = self._ctx.now()
        session = self._ctx.sessions.find(id)
        if session is None:
            return False, now
        connected = session.has_viewer(person)
        return connected, now if connected else session.last_seen.get(person, now)

    def connected_here(self) -> set[tuple[str, str]]:
        """Table and person of everybody who is connected through this process."""
        return {
            (session.id, viewer.person)
            for session in self._ctx.sessions.all()
            for viewer in session.viewers
            if viewer.person is not None
        }

    def offline_players_to_move(self) -> list[tuple[str, str, float]]:
        """Players to move who are offline, with table and when they were last active."""
        return [
            (session.id, seat.person, session.last_seen[seat.person])
            for session in self._ctx.sessions.all()
            if session.loaded and session.last_seen
            for seat in session.record.seats
            if seat.waiting and seat.person is not None and seat.person in session.last_seen
            if not session.has_viewer(seat.person)
        ]

    def viewed_versions(self) -> dict[str, int]:
        """The tables with viewers, and the version these see."""
        return {
            session.id: session.record.version if session.loaded else -1
            for session in self._ctx.sessions.all()
            if session.viewers
        }

    # Revoked credentials.

    def credentials_revoked(self, person: str) -> None:
        """Make all connections of a person prove their credential again, in every worker."""
        self.recheck_credentials(person)
        self._ctx.cluster.notify_credentials_revoked(person)

    def recheck_credentials(self, person: str) -> None:
        """The same in this process: a woken connection checks its credential."""
        for session in self._ctx.sessions.all():
            for viewer in session.viewers:
                if viewer.person == person:
                    viewer.wake()
