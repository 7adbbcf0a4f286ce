"""The caretaker: what is put away when nobody comes back, and by whom."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from sqlalchemy import select, update

from ennead.server import endings, play, show, tables, talk
from ennead.server.errors import Refused
from ennead.server.help import MOST_ANALYSES
from ennead.server.house import House
from ennead.server.settings import Settings
from ennead.server.shapes import NewTable
from ennead.server.store import people
from ennead.server.store.models import PEOPLE, TABLES
from ennead.server.store.people import Person

DAY = 86400.0

Scene = Callable[["Aged"], Coroutine[Any, Any, None]]


class Aged:
    """A house whose clock can be turned on."""

    def __init__(self, house: House, clock: list[float]) -> None:
        self.house = house
        self._clock = clock

    async def guest(self, name: str) -> Person:
        guest = await self.house.people.new_guest()
        return await self.house.people.rename(guest, name)

    async def table(self, person: Person, *seats: str, **more: Any) -> str:
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        new = NewTable.model_validate({"game": "aton", "seats": wanted, **more})
        return (await tables.create(self.house, person, new)).id

    async def days(self, count: float) -> None:
        self._clock[0] += count * DAY
        await self.house.caretaker.go_round()

    async def status(self, id: str) -> str:
        return (await self.house.desk(id)).sheet.status

    async def everybody(self) -> list[str]:
        async with self.house.store.read() as connection:
            return sorted((await connection.execute(select(PEOPLE.c.name))).scalars())


@asynccontextmanager
async def aged(folder: Path, **more: Any) -> Any:
    clock = [time.time()]
    settings = Settings(data=folder, rates=0, bot_delay=0, **more)
    house = House(settings, now=lambda: clock[0])
    await house.start()
    try:
        yield Aged(house, clock)
    finally:
        await house.stop()


def play_out(folder: Path, scene: Scene, **settings: Any) -> None:
    async def play() -> None:
        opening: AbstractAsyncContextManager[Aged] = aged(folder, **settings)
        async with opening as house:
            await scene(house)

    asyncio.run(play())


def test_a_game_nobody_goes_on_with_is_put_away(tmp_path: Path) -> None:
    async def scene(it: Aged) -> None:
        ann, ben = await it.guest("Ann"), await it.guest("Ben")
        left = await it.table(ann, "me", "open")
        await tables.sit(it.house, ben, left, None)
        clock = {"per": "move", "seconds": 50 * 86400}
        timed = await it.table(ann, "me", "open", clock=clock)
        await tables.sit(it.house, ben, timed, None)
        await it.days(100)
        await play.answer(it.house, ann.id, timed, 0, 0, "keep", "x")
        assert await it.status(left) == "running"
        await it.days(21)
        assert await it.status(left) == "finished"
        assert await it.status(timed) == "running", "its clock will end it"
        desk = await it.house.desk(left)
        told = show.table(it.house, desk.sheet, None)
        assert told["ended"] == {"by": "idle", "seat": None}
        assert told["ranking"] == []
        assert told["seed"]
        assert (await show.check(it.house, desk))["fault"] == ""
        assert "; after move 0: idle" in await show.record(it.house, desk)
        again = await tables.rematch(it.house, ann, left)
        assert again.status == "open"

    play_out(tmp_path, scene)


def test_a_table_that_finds_no_players_is_removed(tmp_path: Path) -> None:
    async def scene(it: Aged) -> None:
        lonely = await it.table(await it.guest("Ann"), "me", "open")
        await it.days(59)
        assert await it.status(lonely) == "open"
        await it.days(2)
        it.house.in_memory(lonely).loaded = False  # type: ignore[union-attr]
        with pytest.raises(Refused, match="no such table"):
            await it.status(lonely)

    play_out(tmp_path, scene)


def test_old_guests_are_forgotten_and_their_games_are_not(tmp_path: Path) -> None:
    async def scene(it: Aged) -> None:
        house = it.house
        ann, ben = await it.guest("Ann"), await it.guest("Ben")
        await it.guest("Nobody in particular")
        kept = await house.people.make_account(await it.guest("Cleo"), "Cleo", "long enough")
        id = await it.table(ann, "me", "open", private=False)
        await tables.sit(house, ben, id, None)
        await talk.say(house, ann, id, "hello")
        await house.passes.new_token(ann.id)  # goes with her
        before = (await house.desk(id)).sheet.version
        await it.days(5)
        house.people.notice(ben.id)
        await it.days(395)  # now the game is put away, and nobody has it to go on with
        assert await it.everybody() == ["Ann", "Ben", "Cleo", "Nobody in particular"]
        await it.days(1)
        assert await it.everybody() == ["Ben", "Cleo"], "Ben was seen later"
        assert await house.people.find(ann.id) is None
        assert await house.people.find(kept.id) is not None
        desk = await house.desk(id)
        assert desk.sheet.version > before + 1, "whoever has read the table reads it again"
        told = show.table(house, desk.sheet, ben.id)
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "Ben"]
        assert told["mine"] == [1]
        assert show.state(house, desk, None, None)["chat"][0]["name"] == "Ann"
        assert (await show.check(house, desk))["fault"] == ""
        again = await tables.rematch(house, ben, id)
        assert [seat.kind for seat in again.seats] == ["person", "open"], "Ann's seat is free"
        for person in (None, kept.id):
            found, _ = await tables.page(house, person, "mine", None, 20, None)
            assert found == [], "what was Ann's is nobody's"

    play_out(tmp_path, scene)


def test_only_the_worker_that_leads_puts_things_in_order(tmp_path: Path) -> None:
    async def scene(it: Aged) -> None:
        lonely = await it.table(await it.guest("Ann"), "me", "open")
        it.house.peers.leads = False
        ben = await it.guest("Ben")
        it.house.people.notice(ben.id)
        await it.days(1000)
        assert await it.status(lonely) == "open"
        found = await it.house.store.look(partial(people.find, id=ben.id))
        assert found is not None
        assert found.seen == it.house.now(), "who was seen is noted by everybody"
        it.house.peers.leads = True
        await it.days(0)
        it.house.in_memory(lonely).loaded = False  # type: ignore[union-attr]
        with pytest.raises(Refused, match="no such table"):
            await it.status(lonely)

    play_out(tmp_path, scene)


def test_the_coach_takes_no_more_games_than_it_can(tmp_path: Path) -> None:
    """Who comes last is told to come back, and nobody's game is dropped for it."""

    async def scene(it: Aged) -> None:
        ann = await it.guest("Ann")
        id = await it.table(ann, "me", "me", pass_and_play=True)
        await endings.resign(it.house, ann.id, id, 0)
        forever = asyncio.create_task(asyncio.Event().wait())
        others = dict.fromkeys(map(str, range(MOST_ANALYSES)), forever)
        it.house.help._coaching.update(others)  # type: ignore[arg-type]
        with pytest.raises(Refused, match="the coach is busy") as refusal:
            await it.house.help.analyse(id, ann.id)
        assert refusal.value.code == "too-many-requests"
        assert "retry_after" in refusal.value.more
        assert not forever.cancelled()
        it.house.help._coaching.popitem()
        assert (await it.house.help.analyse(id, ann.id))["done"] == 0
        forever.cancel()

    play_out(tmp_path, scene)


def test_a_guest_with_a_game_to_go_on_with_stays(tmp_path: Path) -> None:
    async def scene(it: Aged) -> None:
        ann = await it.guest("Ann")
        await it.table(ann, "me", "open")
        await it.days(500)
        assert await it.everybody() == ["Ann"]

    play_out(tmp_path, scene, open_days=1000.0)


def test_who_was_seen_is_written_down_at_the_end(tmp_path: Path) -> None:
    async def scene(it: Aged) -> None:
        ann = await it.guest("Ann")

        yesterday = it.house.now() - 86400

        def make_it_yesterday(connection: Any) -> None:
            connection.execute(update(PEOPLE).values(seen=yesterday))

        await it.house.store.write(make_it_yesterday)
        it.house.people.notice(ann.id)
        await it.house.caretaker.stop()
        async with it.house.store.read() as connection:
            assert (await connection.execute(select(PEOPLE.c.seen))).scalar_one() > yesterday

    play_out(tmp_path, scene)


@pytest.mark.postgres
def test_of_several_workers_one_goes_round(postgres: Cluster, tmp_path: Path) -> None:
    """The others only write down whom they have seen, and show what it has changed."""
    database = postgres.database()

    def long_ago(connection: Any) -> None:
        old = {"changed": 1.0, "version": TABLES.c.version + 1}
        connection.execute(update(TABLES).values(**old))
        connection.execute(update(PEOPLE).values(seen=1.0))

    async def scene(leading: Aged, other: Aged) -> None:
        assert (leading.house.peers.leads, other.house.peers.leads) == (True, False)
        ann, ben = await leading.guest("Ann"), await leading.guest("Ben")
        id = await leading.table(ann, "me", "open")
        await tables.sit(other.house, ben, id, None)
        lonely = await leading.table(ann, "me", "open")
        assert (await other.house.desk(lonely)).sheet.host == ann.id
        await other.house.store.write(long_ago)
        other.house.people.notice(ben.id)
        await other.house.caretaker.go_round()
        assert (await other.status(id), await other.status(lonely)) == ("running", "open")
        for _ in range(2):
            await leading.house.caretaker.go_round()
            sheet = (await other.house.desk(id)).sheet
            assert (sheet.status, sheet.ended_by, sheet.host) == ("finished", "idle", None)
            assert [seat.person for seat in sheet.seats] == [None, ben.id]
            assert [seat.called for seat in sheet.seats] == ["Ann", "Ben"]
            assert await other.everybody() == ["Ben"]
            with pytest.raises(Refused, match="no such table"):
                await other.status(lonely)

    async def play() -> None:
        one: AbstractAsyncContextManager[Aged] = aged(tmp_path / "one", database=database)
        two: AbstractAsyncContextManager[Aged] = aged(tmp_path / "two", database=database)
        async with one as leading, two as other:
            await scene(leading, other)

    asyncio.run(play())
