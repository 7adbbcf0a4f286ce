"""The hourly cleanup: what it removes and closes, and which worker does it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from support.postgres_cluster import PostgresCluster

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.http import serializers
from ennead.server.lessons.library import find_lesson
from ennead.server.model.person import Person
from ennead.server.settings import Settings
from ennead.server.store import people_queries
from ennead.server.store.schema import PEOPLE, TABLES
from ennead.server.tables import chat, game_record, lobby
from ennead.server.tables.creation import ClockSetup, SeatSetup, TableSetup, create
from ennead.server.tables.moves import Answer, answer_as
from ennead.server.tables.rematch import rematch
from ennead.server.upkeep.limits import Caller

DAY = 86400.0

Scene = Callable[["AgingServer"], Coroutine[Any, Any, None]]


class AgingServer:
    """A server whose clock can be advanced."""

    def __init__(self, ctx: ServerContext, clock: list[float]) -> None:
        self.ctx = ctx
        self._clock = clock

    async def guest(self, name: str) -> Person:
        guest = await self.ctx.people.new_guest()
        return await self.ctx.people.rename(guest, name)

    async def table(self, person: Person, *seats: str, **more: Any) -> str:
        setups = [SeatSetup(s) if s in ("me", "open") else SeatSetup("bot", s) for s in seats]
        return (await create(self.ctx, person, TableSetup("aton", setups, **more))).id

    async def days(self, count: float) -> None:
        self._clock[0] += count * DAY
        await self.ctx.cleanup.run_once()

    async def status(self, id: str) -> str:
        return (await self.ctx.sessions.get(id)).record.status

    async def everybody(self) -> list[str]:
        async with self.ctx.db.read() as connection:
            return sorted((await connection.execute(select(PEOPLE.c.name))).scalars())


@asynccontextmanager
async def aging_server(folder: Path, **more: Any) -> AsyncIterator[AgingServer]:
    clock = [time.time()]
    settings = Settings(data=folder, rates=0, bot_delay=0, **more)
    ctx = ServerContext(settings, now=lambda: clock[0])
    await ctx.start()
    try:
        yield AgingServer(ctx, clock)
    finally:
        await ctx.stop()


def run_scene(folder: Path, scene: Scene, **settings: Any) -> None:
    async def play() -> None:
        async with aging_server(folder, **settings) as server:
            await scene(server)

    asyncio.run(play())


def test_an_idle_game_is_closed(tmp_path: Path) -> None:
    async def scene(it: AgingServer) -> None:
        ann, ben = await it.guest("Ann"), await it.guest("Ben")
        left = await it.table(ann, "me", "open")
        await lobby.sit(it.ctx, ben, left, None)
        clock = ClockSetup("move", 50 * 86400)
        timed = await it.table(ann, "me", "open", clock=clock)
        await lobby.sit(it.ctx, ben, timed, None)
        await it.days(100)
        await answer_as(it.ctx, ann.id, timed, Answer(0, 0, "keep", "x"))
        assert await it.status(left) == "running"
        await it.days(21)
        assert await it.status(left) == "finished"
        assert await it.status(timed) == "running", "its clock will end it"
        session = await it.ctx.sessions.get(left)
        told = serializers.table(it.ctx, session.record, None)
        assert told["ended"] == {"by": "idle", "seat": None}
        assert told["ranking"] == []
        assert told["seed"]
        assert (await game_record.verify(it.ctx, session, Caller(None, "test"))).fault == ""
        assert "; after move 0: idle" in await game_record.record_text(
            it.ctx, session, Caller(None, "test")
        )
        again = await rematch(it.ctx, ann, left)
        assert again.status == "open"

    run_scene(tmp_path, scene)


def test_a_table_that_finds_no_players_is_deleted(tmp_path: Path) -> None:
    async def scene(it: AgingServer) -> None:
        lonely = await it.table(await it.guest("Ann"), "me", "open")
        await it.days(59)
        assert await it.status(lonely) == "open"
        await it.days(2)
        it.ctx.sessions.peek(lonely).loaded = False  # type: ignore[union-attr]
        with pytest.raises(ApiError, match="no such table"):
            await it.status(lonely)

    run_scene(tmp_path, scene)


def test_inactive_guests_are_deleted_but_their_games_stay(tmp_path: Path) -> None:
    async def scene(it: AgingServer) -> None:
        ctx = it.ctx
        ann, ben = await it.guest("Ann"), await it.guest("Ben")
        await it.guest("Nobody in particular")
        cleo = await it.guest("Cleo")
        kept = await ctx.people.make_account(cleo, "Cleo", "long enough", ctx.now())
        id = await it.table(ann, "me", "open", private=False)
        await lobby.sit(ctx, ben, id, None)
        await chat.say(ctx, ann, id, "hello")
        await ctx.credentials.new_token(ann.id)  # deleted with her
        _, lesson = find_lesson("aton", "four-temples")
        for learner in (ann, ben):
            await ctx.lesson_progress.save(learner.id, "aton", lesson, done=True, step=0)
        before = (await ctx.sessions.get(id)).record.version
        await it.days(5)
        ctx.people.mark_active(ben.id)
        await it.days(395)  # closes the game, so nobody has an active table
        assert await it.everybody() == ["Ann", "Ben", "Cleo", "Nobody in particular"]
        await it.days(1)
        assert await it.everybody() == ["Ben", "Cleo"], "Ben was seen later"
        assert await ctx.people.find(ann.id) is None
        assert (await ctx.lesson_progress.of(ann.id)).games == {}
        assert list((await ctx.lesson_progress.of(ben.id)).games) == ["aton"]
        assert await ctx.people.find(kept.id) is not None
        session = await ctx.sessions.get(id)
        assert session.record.version > before + 1, "workers must reload the table"
        told = serializers.table(ctx, session.record, ben.id)
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "Ben"]
        assert told["mine"] == [1]
        assert serializers.state(ctx, session, None, None)["chat"][0]["name"] == "Ann"
        assert (await game_record.verify(ctx, session, Caller(None, "test"))).fault == ""
        again = await rematch(ctx, ben, id)
        assert [seat.kind for seat in again.seats] == ["person", "open"], "Ann's seat is free"
        for person in (None, kept.id):
            found, _ = await lobby.list_tables(ctx, person, "mine", None, 20, None)
            assert found == [], "Ann's seats belong to nobody"

    run_scene(tmp_path, scene)


def test_only_the_leader_cleans_up(tmp_path: Path) -> None:
    async def scene(it: AgingServer) -> None:
        lonely = await it.table(await it.guest("Ann"), "me", "open")
        it.ctx.cluster.is_leader = False
        ben = await it.guest("Ben")
        it.ctx.people.mark_active(ben.id)
        await it.days(1000)
        assert await it.status(lonely) == "open"
        found = await it.ctx.db.query(partial(people_queries.find, id=ben.id))
        assert found is not None
        assert found.seen == it.ctx.now(), "every worker stores whom it has seen"
        it.ctx.cluster.is_leader = True
        await it.days(0)
        it.ctx.sessions.peek(lonely).loaded = False  # type: ignore[union-attr]
        with pytest.raises(ApiError, match="no such table"):
            await it.status(lonely)

    run_scene(tmp_path, scene)


def test_a_guest_with_an_active_table_is_kept(tmp_path: Path) -> None:
    async def scene(it: AgingServer) -> None:
        ann = await it.guest("Ann")
        await it.table(ann, "me", "open")
        await it.days(500)
        assert await it.everybody() == ["Ann"]

    run_scene(tmp_path, scene, open_days=1000.0)


def test_last_seen_times_are_stored_at_shutdown(tmp_path: Path) -> None:
    async def scene(it: AgingServer) -> None:
        ann = await it.guest("Ann")

        yesterday = it.ctx.now() - 86400

        def set_seen_to_yesterday(connection: Any) -> None:
            connection.execute(update(PEOPLE).values(seen=yesterday))

        await it.ctx.db.write(set_seen_to_yesterday)
        it.ctx.people.mark_active(ann.id)
        await it.ctx.cleanup.stop()
        async with it.ctx.db.read() as connection:
            assert (await connection.execute(select(PEOPLE.c.seen))).scalar_one() > yesterday

    run_scene(tmp_path, scene)


@pytest.mark.postgres
def test_only_one_of_several_workers_cleans_up(postgres: PostgresCluster, tmp_path: Path) -> None:
    """The other only stores whom it has seen, and shows the changes."""
    database = postgres.database()

    def long_ago(connection: Any) -> None:
        old = {"changed": 1.0, "version": TABLES.c.version + 1}
        connection.execute(update(TABLES).values(**old))
        connection.execute(update(PEOPLE).values(seen=1.0))

    async def scene(leading: AgingServer, other: AgingServer) -> None:
        assert (leading.ctx.cluster.is_leader, other.ctx.cluster.is_leader) == (True, False)
        ann, ben = await leading.guest("Ann"), await leading.guest("Ben")
        id = await leading.table(ann, "me", "open")
        await lobby.sit(other.ctx, ben, id, None)
        lonely = await leading.table(ann, "me", "open")
        assert (await other.ctx.sessions.get(lonely)).record.host == ann.id
        await other.ctx.db.write(long_ago)
        other.ctx.people.mark_active(ben.id)
        await other.ctx.cleanup.run_once()
        assert (await other.status(id), await other.status(lonely)) == ("running", "open")
        for _ in range(2):
            await leading.ctx.cleanup.run_once()
            record = (await other.ctx.sessions.get(id)).record
            assert (record.status, record.ended_by, record.host) == ("finished", "idle", None)
            assert [seat.person for seat in record.seats] == [None, ben.id]
            assert [seat.display_name for seat in record.seats] == ["Ann", "Ben"]
            assert await other.everybody() == ["Ben"]
            with pytest.raises(ApiError, match="no such table"):
                await other.status(lonely)

    async def play() -> None:
        first = aging_server(tmp_path / "one", database=database)
        second = aging_server(tmp_path / "two", database=database)
        async with first as leading, second as other:
            await scene(leading, other)

    asyncio.run(play())
