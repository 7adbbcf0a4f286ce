"""A move with PostgreSQL is one statement, and other workers follow it by its news alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from sqlalchemy import Engine, event

from ennead.server import play, reading, tables
from ennead.server.errors import Refused
from ennead.server.house import House
from ennead.server.passes import Pass
from ennead.server.settings import Settings
from ennead.server.shapes import NewSeat, NewTable
from ennead.server.sheet import MOVE, Moved, Row

pytestmark = pytest.mark.postgres
MINE = NewTable(game="aton", seats=[NewSeat(kind="me"), NewSeat(kind="me")], pass_and_play=True)
CALLS = ("writer", "looker", "reader")
"""The threads that do what calls need."""
OWN = ("workers", "presence", "claims")
"""Tables of the workers themselves, which they look at by the clock."""


@dataclass(eq=False)
class Onlooker:
    person: str | None = None
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        self.woken.set()


@dataclass
class Two:
    """Two workers with a table in the memory of both, and somebody who looks on at the second."""

    one: House
    two: House
    person: str
    id: str
    onlooker: Onlooker

    @property
    def shown(self) -> Pass:
        return Pass(self.person)

    async def play(self, house: House, seat: int, request: str) -> int:
        return await play.answer_by(house, self.shown, self.id, seat, 0, "keep", request)

    async def seen(self, moves: int) -> None:
        """Until the second worker shows so many moves."""
        desk = self.two.in_memory(self.id)
        assert desk is not None
        while desk.sheet.moves < moves:
            self.onlooker.woken.clear()
            if desk.sheet.moves < moves:
                await self.onlooker.woken.wait()


@asynccontextmanager
async def two_workers(url: str, folder: Path) -> AsyncIterator[Two]:
    async with asyncio.timeout(90):
        settings = Settings(data=folder, database=url, rates=0, bot_workers=1)
        one, two = House(settings), House(settings)
        await one.start()
        await two.start()
        try:
            person = await one.people.new_guest()
            id = (await tables.create(one, person, MINE)).id
            await one.desk(id)
            onlooker = Onlooker()
            two.enter(await two.desk(id), onlooker)
            yield Two(one, two, person.id, id, onlooker)
        finally:
            await one.stop()
            await two.stop()


@contextmanager
def statements() -> Iterator[list[str]]:
    """Those of people and tables that calls lead to meanwhile, not those that go by the clock."""
    said: list[str] = []

    def note(*given: Any) -> None:
        text = str(given[2])
        thread = threading.current_thread().name.partition("_")[0]
        if thread in CALLS and not any(name in text for name in OWN):
            said.append(text)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield said
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def test_a_move_is_one_statement(postgres: Cluster, tmp_path: Path) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            await it.play(it.one, 0, "1")
            await it.seen(1)  # by now all news of the table's beginning has been heard
            with statements() as said:
                assert await it.play(it.one, 1, "2") == 2
                await it.seen(2)
            assert len(said) == 1, said
            assert "pg_notify" in said[0]

    asyncio.run(work())


def test_the_other_worker_need_not_read(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            monkeypatch.setattr(reading, "read_on", _must_not)
            for seat, request in ((0, "1"), (1, "2")):
                await it.play(it.one, seat, request)
            await it.seen(2)
            monkeypatch.undo()
            here, there = it.one.in_memory(it.id), it.two.in_memory(it.id)
            assert here is not None
            assert there is not None
            assert there.sheet == here.sheet
            assert there.playing.dump() == here.playing.dump()
            assert (there.rows, there.times, there.requests) == (
                here.rows,
                here.times,
                here.requests,
            )
            assert await it.play(it.two, 1, "2") == 2

    asyncio.run(work())


async def _must_not(*_: object) -> None:
    raise AssertionError("all that was needed had been told")


def test_whom_a_piece_of_news_is_missing_reads(postgres: Cluster, tmp_path: Path) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            hear = it.two.hear

            def deaf(moved: Moved) -> None:
                if moved.row.number != 1:
                    hear(moved)

            it.two.hear = deaf  # type: ignore[method-assign]
            await it.play(it.one, 0, "1")
            await it.play(it.one, 1, "2")
            await it.seen(2)
            desk = it.two.in_memory(it.id)
            assert desk is not None
            assert (desk.rows, desk.sheet.moves) == (3, 2)

    asyncio.run(work())


def test_a_table_nobody_looks_on_at_is_caught_up_when_it_is_needed(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            desk = await it.two.desk(it.id)
            desk.onlookers.clear()
            await it.play(it.one, 0, "1")
            while not desk.news:
                await asyncio.sleep(0.01)
            assert desk.sheet.moves == 0
            monkeypatch.setattr(reading, "read_on", _must_not)
            assert await it.play(it.two, 1, "2") == 2
            assert not desk.news

    asyncio.run(work())


def test_news_that_comes_while_a_table_is_read_is_not_lost(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            desk = await it.two.desk(it.id)
            seen, read, go_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
            snapshot = it.two.store.snapshot

            async def slowly(job: Any) -> Any:
                found = await snapshot(job)
                read.set()
                await go_on.wait()
                return found

            def hear(moved: Moved) -> None:
                reading.hear(desk, moved)
                seen.set()

            monkeypatch.setattr(it.two.store, "snapshot", slowly)
            monkeypatch.setattr(it.two, "hear", hear)
            desk.loaded = False
            reader = asyncio.create_task(it.two.desk(it.id))
            await read.wait()
            await it.play(it.one, 0, "1")
            await seen.wait()
            go_on.set()
            await reader
            monkeypatch.setattr(it.two.store, "snapshot", _must_not)
            await it.seen(1)
            monkeypatch.undo()

    asyncio.run(work())


def test_of_much_news_only_the_last_is_kept(postgres: Cluster, tmp_path: Path) -> None:
    """A table that nobody needs costs no memory; it is read when somebody does."""

    async def work() -> None:
        async with two_workers(postgres.database(), tmp_path) as it:
            desk = await it.two.desk(it.id)
            row = Row(1, MOVE, 0, "keep", 1, 0.0)
            for version in range(2, 3 * reading.MOST_NEWS):
                reading.hear(desk, Moved(it.id, version, 1, (0, 0), 0.0, (), row))
            assert len(desk.news) == reading.MOST_NEWS
            assert not reading.absorb(desk)
            assert not desk.news
            assert await it.play(it.two, 0, "1") == 1

    asyncio.run(work())


def test_whose_cookie_has_ended_moves_nothing(postgres: Cluster, tmp_path: Path) -> None:
    """Although this worker has not heard of it: it is asked with the move itself."""
    url = postgres.database()

    async def work() -> None:
        async with two_workers(url, tmp_path) as it:
            await it.play(it.one, 0, "1")
            postgres.execute("UPDATE people SET sessions = sessions + 1", url)
            for house in (it.one, it.two):
                with pytest.raises(Refused) as refused:
                    await it.play(house, 1, "2")
                assert refused.value.code == "not-your-seat"
                with pytest.raises(Refused) as refused:
                    await it.play(house, 0, "1")  # nor are they told what became of the first
                assert refused.value.code == "not-your-seat"
            assert postgres.execute("SELECT COUNT(*) FROM moves WHERE kind = 'move'", url) == [(1,)]
            again = Pass(it.person, 1)
            assert await play.answer_by(it.one, again, it.id, 1, 0, "keep", "2") == 2

    asyncio.run(work())


def test_a_move_that_ends_more_than_a_question_needs_a_cookie_as_well(
    postgres: Cluster, tmp_path: Path
) -> None:
    """What one statement cannot say is stored by several, with the same condition."""
    url = postgres.database()

    async def work() -> None:
        async with two_workers(url, tmp_path) as it:
            async with it.one.hold(it.id) as desk:
                await it.one.commit(desk, replace(desk.sheet, undo_seat=1))
            postgres.execute("UPDATE people SET sessions = sessions + 1", url)
            with pytest.raises(Refused):
                await it.play(it.one, 0, "1")
            assert postgres.execute("SELECT moves, undo_seat FROM tables", url) == [(0, 1)]
            assert await play.answer_by(it.one, Pass(it.person, 1), it.id, 0, 0, "keep", "1") == 1
            assert postgres.execute("SELECT moves, undo_seat FROM tables", url) == [(1, None)]

    asyncio.run(work())
