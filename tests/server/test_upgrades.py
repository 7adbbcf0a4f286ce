"""What older servers have stored is opened by this one, with SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from served import TESTS, Server
from sqlalchemy import JSON, Boolean, Column, Connection, MetaData, insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from ennead.server import play, show
from ennead.server.house import House
from ennead.server.settings import Settings
from ennead.server.sheet import PERSON
from ennead.server.store.migrate import upgrade

FORMS = sorted(Path(__file__).parent.joinpath("schemas").glob("*.json"))
CENTURY = 36525.0
"""What was stored long ago is not put away meanwhile."""
DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture
def settings(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    url = ""
    if database == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        url = cluster.database()
    return Settings(
        data=tmp_path,
        database=url,
        rates=0,
        bot_workers=1,
        open_days=CENTURY,
        idle_days=CENTURY,
        guest_days=CENTURY,
    )


def _value(column: Column[Any], value: Any) -> Any:
    """SQLite keeps JSON as text and truth as a number."""
    if value is None:
        return None
    if isinstance(column.type, JSON):
        return json.loads(value)
    return bool(value) if isinstance(column.type, Boolean) else value


async def restore(url: str, form: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """The database as it was: its form, and the rows in the order in which they need each other."""

    def fill(connection: Connection) -> None:
        upgrade(connection, form)
        known = MetaData()
        known.reflect(connection)
        for table in known.sorted_tables:
            for row in rows.get(table.name, []):
                values = {name: _value(table.c[name], value) for name, value in row.items()}
                connection.execute(insert(table).values(**values))

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
        found = await connection.scalar(text("SELECT version_num FROM alembic_version"))
        assert found == form
    await engine.dispose()


async def check(house: House, table: str, told: dict[str, Any]) -> None:
    """A table says what it said when it was stored, to everybody who sat at it."""
    desk = await house.desk(table)
    info = show.table(house, desk.sheet, None)
    assert {name: info[name] for name in told["info"]} == told["info"]
    assert [seat["name"] for seat in info["seats"]] == told["names"]
    shown = show.state(house, desk, None, None)
    assert shown["to_move"] == told["to_move"]
    assert [line["text"] for line in shown["chat"]] == told["chat"]
    assert shown["undo_request"] == told["undo_request"]
    if told["record"] is not None:
        assert await show.record(house, desk) == told["record"]
    for seat, legal in told["legal"].items():
        person = desk.sheet.seats[int(seat)].person
        mine = show.state(house, desk, person, int(seat))
        assert [action["text"] for action in mine["legal"]] == legal
        assert len(mine["events"]) == told["events"][seat]


async def play_on(house: House, table: str) -> None:
    """It goes on where it stopped: somebody who is asked answers."""
    desk = await house.desk(table)
    before = desk.sheet.moves
    for seat in desk.playing.to_move:
        found = desk.sheet.seats[seat]
        if found.kind == PERSON and found.person is not None:
            action = str(desk.playing.legal(seat)[0])
            asked = desk.playing.asked
            assert await play.answer(house, found.person, table, seat, asked, action, "on") > before
            return


@pytest.mark.parametrize("database", DATABASES)
@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.stem)
def test_what_was_stored_is_still_there(form: Path, settings: Settings) -> None:
    kept = json.loads(form.read_text("utf-8"))

    async def work() -> None:
        await restore(settings.url, form.stem, kept["rows"])
        house = House(settings)
        await house.start()
        try:
            for table, told in kept["told"].items():
                await check(house, table, told)
            for table, told in kept["told"].items():
                if told["info"]["status"] == "running":
                    await play_on(house, table)
        finally:
            await house.stop()

    asyncio.run(asyncio.wait_for(work(), 90))


@pytest.mark.parametrize("database", DATABASES)
def test_an_empty_database_of_the_oldest_form(settings: Settings) -> None:
    async def work() -> None:
        await restore(settings.url, "0001", {})
        for _ in range(2):
            house = House(settings)
            await house.start()
            await house.people.new_guest()
            await house.stop()

    asyncio.run(asyncio.wait_for(work(), 90))


def test_games_go_on_by_the_data_they_began_with(tmp_path: Path) -> None:
    """A corrected figure is a new version: what runs keeps the old one, what begins has the new."""
    shutil.copytree(TESTS / "toy", tmp_path / "toy")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import toy; "
        "from ennead.cli import main; main()"
    )
    server = Server(tmp_path / "data", program).start()
    try:
        client = server.client("Ann")
        old = client.create("me", "me", game="toy", pass_and_play=True)
        seat = old.state()["to_move"][0]
        old.play_now(seat)
        before = old.record()
        server.stop()
        shutil.copytree(tmp_path / "toy" / "data" / "1", tmp_path / "toy" / "data" / "2")
        server.start()
        new = client.create("me", "me", game="toy", pass_and_play=True)
        assert old.record() == before
        assert '[Rules "toy 1"]' in before
        assert '[Rules "toy 2"]' in new.record()
        seat = old.state()["to_move"][0]
        old.play_now(seat)
        assert '[Rules "toy 1"]' in old.record()
    finally:
        server.stop()
