"""What is stored makes the same state again, and a failed write changes nothing."""

from __future__ import annotations

import asyncio
import copy
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from callers import PATIENCE
from cluster import Cluster
from sqlalchemy import text
from sqlalchemy.engine import Connection

import ennead
from ennead.core.errors import BadRecord, CannotUndo
from ennead.core.state import State
from ennead.server import game_log, play, tables
from ennead.server.house import House
from ennead.server.settings import Settings
from ennead.server.shapes import Clock, NewSeat, NewTable
from ennead.server.sheet import RUNNING, Row, Seat, Sheet
from ennead.server.store.migrate import FOLDER, HEAD
from ennead.server.store.models import METADATA
from ennead.server.store.store import Store
from ennead.server.store.writer import broken

CONNECTIONS = 9
"""Of each worker, as docs/operations.md says, without the one that listens."""


def sheet(seed: bytes) -> Sheet:
    rules = ennead.game("aton").shelf.rules()
    return Sheet(
        id="t",
        game="aton",
        rules=rules.version,
        data=rules.digest,
        options={},
        title="",
        private=True,
        pass_and_play=False,
        clock_per=None,
        clock_seconds=None,
        host=None,
        seed=seed.hex(),
        created=0,
        changed=0,
        seats=(Seat(0), Seat(1)),
        status=RUNNING,
    )


def same(one: State, two: State) -> None:
    assert one.dump() == two.dump()
    assert one.asked == two.asked
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)
        assert one.events(seat) == two.events(seat)
    for seat in (0, 1):
        assert one.legal(seat) == two.legal(seat)
        assert one.can_undo(seat) == two.can_undo(seat)
    assert str(one.record(whole=True)) == str(two.record(whole=True))


@pytest.mark.parametrize("seed", range(6))
def test_rows_make_exactly_the_state_that_was_played(seed: int) -> None:
    """With undos, withdrawn answers and consented undos in between, at every moment."""
    dice = random.Random(seed)
    table = sheet(seed.to_bytes(16, "big"))
    state, first = game_log.deal(table, 0.0)
    rows: list[Row] = [first]
    moments = [state]
    while not state.over and len(rows) < 150:
        after = copy.deepcopy(state)
        chance = dice.random()
        try:
            if chance < 0.1:
                after.undo(dice.randrange(2))
            elif chance < 0.13:
                after.undo(dice.randrange(2), consent=True)
            else:
                seat = dice.choice(after.to_move)
                after.play(seat, dice.choice(after.legal(seat)))
        except CannotUndo:
            continue
        rows.append(game_log.row_of(state, after, len(rows), 0.0, None))
        state = after
        moments.append(state)
    same(game_log.replay(table, rows), state)
    for move in dice.sample(range(len(moments)), 20):
        same(game_log.replay(table, rows, move), moments[move])
        same(game_log.go_on(moments[move], rows[move + 1 :]), state)
    assert {"undo", "rewind"} <= {row.what for row in rows}


def test_going_on_notices_that_rows_do_not_fit() -> None:
    table = sheet(bytes(16))
    state, _ = game_log.deal(table, 0.0)
    between = copy.deepcopy(state)
    between.play(0, "exchange")
    after = copy.deepcopy(between)
    after.play(1, "keep")
    row = game_log.row_of(between, after, 2, 0.0, None)
    assert row.chance, "cards were drawn"
    assert game_log.go_on(between, [row]).dump() == after.dump()
    changed = replace(row, chance="0 " + row.chance)
    with pytest.raises(BadRecord, match="another"):
        game_log.go_on(between, [changed])


def test_clocks_after_a_jump_have_neither_too_little_nor_too_much(tmp_path: Path) -> None:
    async def work() -> None:
        time = [1000.0]
        house = House(Settings(data=tmp_path, rates=0, bot_workers=1), lambda: time[0])
        await house.start()
        person = await house.people.new_guest()
        clock = Clock(per="move", seconds=600)
        seats = [NewSeat(kind="me"), NewSeat(kind="me")]
        wanted = NewTable(game="aton", seats=seats, pass_and_play=True, clock=clock)
        id = (await tables.create(house, person, wanted)).id
        version = (await house.desk(id)).sheet.version
        for jump, left in ((86400.0, 60.0), (-86400.0, 600.0), (300.0, 300.0)):
            time[0] += jump
            await house.set_clocks()
            sheet = (await house.desk(id)).sheet
            assert [seat.deadline for seat in sheet.seats] == [time[0] + left] * 2
        assert sheet.version == version + 2, "what is right stays as it is"
        await house.stop()

    run(work)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(90):
            await work()

    asyncio.run(bounded())


def test_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        return list(compare_metadata(context, METADATA))

    async def work() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.start()
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert (await connection.scalar(text("PRAGMA journal_mode"))) == "wal"
            assert (await connection.scalar(text("PRAGMA synchronous"))) == 2
            assert (await connection.scalar(text("PRAGMA foreign_keys"))) == 1
        await store.stop()
        again = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await again.start()
        await again.stop()

    run(work)
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database().replace("postgresql://", "postgresql+psycopg://")


@pytest.mark.parametrize("url", DATABASES, indirect=True)
def test_one_failing_write_does_not_spoil_the_others(url: str) -> None:
    def adding(id: str) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            values = {"id": id, "name": id, "created": 0.0}
            connection.execute(METADATA.tables["people"].insert().values(**values))

        return job

    async def work() -> None:
        store = Store(url)
        await store.start()
        jobs = [store.write(adding(str(i % 7))) for i in range(20)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(result is None for result in results) == 7
        async with store.read() as connection:
            count = await connection.scalar(text("SELECT COUNT(*) FROM people"))
        assert count == 7
        await store.stop()

    run(work)


@pytest.mark.postgres
@pytest.mark.parametrize("door", ["write", "look", "snapshot"])
def test_a_connection_that_breaks_after_a_refusal_holds_nobody_up(
    postgres: Cluster, door: str
) -> None:
    """A job looks, says no, and what it began cannot be rolled back any more."""

    def refused(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))
        postgres.cut_connections()
        until = time.monotonic() + PATIENCE
        while not broken(connection):
            assert time.monotonic() < until
        raise LookupError("no")

    def looked(connection: Connection) -> int:
        return connection.scalar(text("SELECT 7")) or 0

    async def work() -> None:
        store = Store(postgres.database().replace("postgresql://", "postgresql+psycopg://"))
        await store.start()
        ask = getattr(store, door)
        for jobs in ([refused], [looked, refused, looked], [looked, looked]):
            answers = await asyncio.gather(*map(ask, jobs), return_exceptions=True)
            for job, answer in zip(jobs, answers, strict=True):
                if job is looked:
                    assert answer == 7
                else:
                    assert isinstance(answer, LookupError)
        await store.stop()

    run(work)


@pytest.mark.parametrize("url", DATABASES[1:], indirect=True)
def test_who_finds_no_connection_free_waits_for_one(url: str) -> None:
    """However many call at once, the database has few connections and nobody is refused."""
    connections = text("SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()")

    async def work() -> None:
        store = Store(url)
        await store.start()

        async def read() -> int:
            async with store.read() as connection:
                await connection.execute(text("SELECT pg_sleep(0.01)"))
                found: int = await connection.scalar(connections) or 0
                return found

        def look(connection: Connection) -> int:
            return connection.scalar(connections) or 0

        asked = [read() for _ in range(300)] + [store.look(look) for _ in range(300)]
        found = await asyncio.gather(*asked, *(store.write(look) for _ in range(300)))
        assert 1 <= max(found) <= CONNECTIONS
        await store.stop()

    run(work)


def test_a_move_that_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        house = House(Settings(data=tmp_path, rates=0, bot_workers=1))
        await house.start()
        person = await house.people.new_guest()
        wanted = NewTable(
            game="aton", seats=[NewSeat(kind="me"), NewSeat(kind="me")], pass_and_play=True
        )
        id = (await tables.create(house, person, wanted)).id
        await play.answer(house, person.id, id, 0, 0, "keep", "1")
        before = await house.desk(id)
        seen = before.playing.view(0)
        monkeypatch.setattr(house.store, "write", _full)
        with pytest.raises(OSError, match="disk is full"):
            await play.answer(house, person.id, id, 1, 0, "keep", "2")
        monkeypatch.undo()
        after = await house.desk(id)
        assert after.playing.view(0) == seen
        assert await play.answer(house, person.id, id, 1, 0, "keep", "2") == 2
        await house.stop()

    run(work)


async def _full(_job: object) -> None:
    raise OSError("the disk is full")


def test_another_process_was_faster(tmp_path: Path) -> None:
    """Two houses on one database: who comes second looks again, and decides anew."""

    async def work() -> None:
        one = House(Settings(data=tmp_path, rates=0, bot_workers=1))
        two = House(Settings(data=tmp_path, rates=0, bot_workers=1))
        await one.start()
        await two.start()
        person = await one.people.new_guest()
        wanted = NewTable(
            game="aton", seats=[NewSeat(kind="me"), NewSeat(kind="me")], pass_and_play=True
        )
        id = (await tables.create(one, person, wanted)).id
        await two.desk(id)
        await play.answer(one, person.id, id, 0, 0, "keep", "1")
        assert await play.answer(two, person.id, id, 1, 0, "keep", "2") == 2
        assert await play.answer(one, person.id, id, 1, 0, "keep", "2") == 2
        await one.stop()
        await two.stop()

    run(work)


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(Settings(data=tmp_path, rates=0, bot_workers=1, cached=3))
        await house.start()
        person = await house.people.new_guest()
        wanted = NewTable(
            game="aton", seats=[NewSeat(kind="me"), NewSeat(kind="me")], pass_and_play=True
        )
        ids = [(await tables.create(house, person, wanted)).id for _ in range(8)]
        for turn, seat in enumerate((0, 1)):
            for id in ids:
                await play.answer(house, person.id, id, seat, 0, "keep", str(turn))
        assert len(house.all_in_memory()) <= 3
        for id in ids:
            assert (await house.desk(id)).sheet.moves == 2
        await house.stop()

    run(work)
