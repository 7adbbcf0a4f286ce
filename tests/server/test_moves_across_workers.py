"""With PostgreSQL a move is one statement, and its notification is all other workers need."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from support.postgres_cluster import PostgresCluster

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.identity.credentials import Credential
from ennead.server.model.move_delta import MoveDelta, TableChange
from ennead.server.model.table_record import MOVE, LogRow
from ennead.server.settings import Settings
from ennead.server.tables import loader
from ennead.server.tables.commit import commit
from ennead.server.tables.creation import SeatSetup, TableSetup, create
from ennead.server.tables.moves import Answer, answer_with_credential

pytestmark = pytest.mark.postgres
SETUP = TableSetup("aton", [SeatSetup("me"), SeatSetup("me")], pass_and_play=True)
REQUEST_THREADS = ("writer", "reader", "snapshot")
"""Threads that run the queries of requests."""
CLUSTER_TABLES = ("workers", "presence", "claims")
"""Tables that workers query on a timer."""


@dataclass(eq=False)
class FakeViewer:
    person: str | None = None
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        self.woken.set()


@dataclass
class TwoWorkers:
    """Two workers with one table loaded in both, and a viewer at the second."""

    one: ServerContext
    two: ServerContext
    person: str
    id: str
    viewer: FakeViewer

    async def play(self, ctx: ServerContext, seat: int, request: str, sessions: int = 0) -> int:
        credential = Credential(self.person, sessions)
        answer = Answer(seat, 0, "keep", request)
        return await answer_with_credential(ctx, credential, self.id, answer)

    async def wait_for_moves(self, moves: int) -> None:
        """Wait until the second worker shows so many moves."""
        session = self.two.sessions.peek(self.id)
        assert session is not None
        while session.record.moves < moves:
            self.viewer.woken.clear()
            if session.record.moves < moves:
                await self.viewer.woken.wait()


@asynccontextmanager
async def two_workers(url: str, folder: Path) -> AsyncIterator[TwoWorkers]:
    async with asyncio.timeout(90):
        settings = Settings(data=folder, database=url, rates=0, bot_workers=1)
        one, two = ServerContext(settings), ServerContext(settings)
        await one.start()
        await two.start()
        try:
            person = await one.people.new_guest()
            id = (await create(one, person, SETUP)).id
            await one.sessions.get(id)
            viewer = FakeViewer()
            two.viewers.add(await two.sessions.get(id), viewer)
            yield TwoWorkers(one, two, person.id, id, viewer)
        finally:
            await one.stop()
            await two.stop()


@contextmanager
def statements_of_requests() -> Iterator[list[str]]:
    """SQL that requests run meanwhile, without that of timers."""
    found: list[str] = []

    def note(*given: Any) -> None:
        text = str(given[2])
        thread = threading.current_thread().name.partition("_")[0]
        if thread in REQUEST_THREADS and not any(name in text for name in CLUSTER_TABLES):
            found.append(text)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def test_a_move_is_one_statement(postgres: PostgresCluster, tmp_path: Path) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            await it.play(it.one, 0, "1")
            await it.wait_for_moves(1)  # by now the notifications of the start have arrived
            with statements_of_requests() as statements:
                assert await it.play(it.one, 1, "2") == 2
                await it.wait_for_moves(2)
            assert len(statements) == 1, statements
            assert "pg_notify" in statements[0]

    asyncio.run(work())


def test_the_other_worker_does_not_reload_the_table(
    postgres: PostgresCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            monkeypatch.setattr(loader, "load", _must_not_load)
            for seat, request in ((0, "1"), (1, "2")):
                await it.play(it.one, seat, request)
            await it.wait_for_moves(2)
            monkeypatch.undo()
            here, there = it.one.sessions.peek(it.id), it.two.sessions.peek(it.id)
            assert here is not None
            assert there is not None
            assert there.record == here.record
            assert there.started_state.dump() == here.started_state.dump()
            assert (there.rows, there.times, there.requests) == (
                here.rows,
                here.times,
                here.requests,
            )
            assert await it.play(it.two, 1, "2") == 2

    asyncio.run(work())


async def _must_not_load(*_: object) -> None:
    raise AssertionError("the notification had everything")


def test_a_worker_that_missed_a_notification_reloads_the_table(
    postgres: PostgresCluster, tmp_path: Path
) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            queue_delta = it.two.sessions.queue_delta

            def miss_the_first(delta: MoveDelta) -> None:
                if delta.row.number != 1:
                    queue_delta(delta)

            it.two.sessions.queue_delta = miss_the_first  # type: ignore[method-assign]
            await it.play(it.one, 0, "1")
            await it.play(it.one, 1, "2")
            await it.wait_for_moves(2)
            session = it.two.sessions.peek(it.id)
            assert session is not None
            assert (session.rows, session.record.moves) == (3, 2)

    asyncio.run(work())


def test_a_table_without_viewers_catches_up_when_it_is_needed(
    postgres: PostgresCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            session = await it.two.sessions.get(it.id)
            session.viewers.clear()
            await it.play(it.one, 0, "1")
            while not session.pending:
                await asyncio.sleep(0.01)
            assert session.record.moves == 0
            monkeypatch.setattr(loader, "load", _must_not_load)
            assert await it.play(it.two, 1, "2") == 2
            assert not session.pending

    asyncio.run(work())


def test_a_notification_that_arrives_while_a_table_is_loading_is_not_lost(
    postgres: PostgresCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            session = await it.two.sessions.get(it.id)
            queued, read, go_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
            snapshot = it.two.db.snapshot

            async def slow_snapshot(job: Any) -> Any:
                found = await snapshot(job)
                read.set()
                await go_on.wait()
                return found

            def queue_delta(delta: MoveDelta) -> None:
                loader.queue_delta(session, delta)
                queued.set()

            monkeypatch.setattr(it.two.db, "snapshot", slow_snapshot)
            monkeypatch.setattr(it.two.sessions, "queue_delta", queue_delta)
            session.loaded = False
            reader = asyncio.create_task(it.two.sessions.get(it.id))
            await read.wait()
            await it.play(it.one, 0, "1")
            await queued.wait()
            go_on.set()
            await reader
            monkeypatch.setattr(it.two.db, "snapshot", _must_not_load)
            await it.wait_for_moves(1)
            monkeypatch.undo()

    asyncio.run(work())


def test_only_the_last_deltas_are_kept(postgres: PostgresCluster, tmp_path: Path) -> None:
    """A table that nobody needs costs no memory; it is read when somebody does."""

    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            session = await it.two.sessions.get(it.id)
            row = LogRow(1, MOVE, 0, "keep", 1, 0.0)
            for version in range(2, 3 * loader.MAX_PENDING):
                change = TableChange(1, 1, (0, 0), 0.0, version)
                loader.queue_delta(session, MoveDelta(it.id, change, (), row))
            assert len(session.pending) == loader.MAX_PENDING
            assert not loader.apply_pending(session)
            assert not session.pending
            assert await it.play(it.two, 0, "1") == 1

    asyncio.run(work())


def test_a_revoked_cookie_cannot_move(postgres: PostgresCluster, tmp_path: Path) -> None:
    """Even before this worker hears of it: the database checks it together with the move."""
    url = postgres.database()

    async def work() -> None:
        async with two_workers(url, tmp_path) as it:
            await it.play(it.one, 0, "1")
            postgres.execute("UPDATE people SET sessions = sessions + 1", url)
            for ctx in (it.one, it.two):
                with pytest.raises(ApiError) as error:
                    await it.play(ctx, 1, "2")
                assert error.value.code == "not-your-seat"
                with pytest.raises(ApiError) as error:
                    await it.play(ctx, 0, "1")  # not even the result of an earlier request
                assert error.value.code == "not-your-seat"
            assert postgres.execute("SELECT COUNT(*) FROM moves WHERE kind = 'move'", url) == [(1,)]
            assert await it.play(it.one, 1, "2", sessions=1) == 2

    asyncio.run(work())


def test_a_move_of_several_statements_needs_a_valid_cookie_too(
    postgres: PostgresCluster, tmp_path: Path
) -> None:
    """A move that also ends a request to undo does not fit into one statement."""
    url = postgres.database()

    async def work() -> None:
        async with two_workers(url, tmp_path) as it:
            async with it.one.sessions.hold(it.id) as session:
                await commit(it.one, session, replace(session.record, undo_seat=1))
            postgres.execute("UPDATE people SET sessions = sessions + 1", url)
            with pytest.raises(ApiError):
                await it.play(it.one, 0, "1")
            assert postgres.execute("SELECT moves, undo_seat FROM tables", url) == [(0, 1)]
            assert await it.play(it.one, 0, "1", sessions=1) == 1
            assert postgres.execute("SELECT moves, undo_seat FROM tables", url) == [(1, None)]

    asyncio.run(work())
