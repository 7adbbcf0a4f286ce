"""Databases of older servers still open, with SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Boolean, Column, Connection, MetaData, insert, text
from sqlalchemy.ext.asyncio import create_async_engine
from support.postgres_cluster import PostgresCluster
from support.server_process import TESTS, Server

import ennead
from ennead.bots.personal_names import PERSONAL_NAMES
from ennead.core.record import Record
from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.http import serializers
from ennead.server.model.table_record import PERSON
from ennead.server.settings import Settings
from ennead.server.store.migrate import upgrade
from ennead.server.tables import game_record
from ennead.server.tables.fork import fork
from ennead.server.tables.moves import Answer, answer_as
from ennead.server.upkeep.limits import Caller

OLD_DATABASES = sorted(Path(__file__).parent.joinpath("schemas").glob("*.json"))
CENTURY = 36525.0
"""So that the cleanup does not close old games."""
DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture
def settings(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    url = ""
    if database == "postgres":
        cluster: PostgresCluster = request.getfixturevalue("postgres")
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
    """SQLite stores JSON as text and booleans as numbers."""
    if value is None:
        return None
    if isinstance(column.type, JSON):
        return json.loads(value)
    return bool(value) if isinstance(column.type, Boolean) else value


async def restore(url: str, version: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Restore an old database: its schema version, and its rows in order of their foreign keys."""

    def fill(connection: Connection) -> None:
        upgrade(connection, version)
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
        assert found == version
    await engine.dispose()


def check_names(names: list[str], told: list[str]) -> None:
    """People keep their names. Older servers called bots by their level."""
    for name, old in zip(names, told, strict=True):
        assert name == old or name.partition(" · ")[0] in personal_names_of(old)


def personal_names_of(bot: str) -> tuple[str, ...]:
    return PERSONAL_NAMES[{"random": "beginner", "greedy": "easy"}.get(bot, bot)]


def check_record(text: str, told: str) -> None:
    """A record has not changed, except that older servers also showed unrevealed answers."""
    new, old = Record.parse(text), Record.parse(told)
    check_names(new.headers.pop("Players"), old.headers.pop("Players"))
    assert {**new.headers, "Format": ["2"]} == {**old.headers, "Format": ["2"]}
    for mine, theirs in zip(new.entries, old.entries, strict=True):
        assert (mine.seat, mine.page) == (theirs.seat, theirs.page)
        assert mine.text in (theirs.text, "?")


async def check(ctx: ServerContext, table: str, expected: dict[str, Any]) -> None:
    """A table looks as it did when it was stored, to everybody who sat at it."""
    session = await ctx.sessions.get(table)
    info = serializers.table(ctx, session.record, None)
    assert {name: info[name] for name in expected["info"]} == expected["info"]
    check_names([seat["name"] for seat in info["seats"]], expected["names"])
    shown = serializers.state(ctx, session, None, None)
    assert shown["to_move"] == expected["to_move"]
    assert [line["text"] for line in shown["chat"]] == expected["chat"]
    assert shown["undo_request"] == expected["undo_request"]
    if expected["record"] is not None:
        text = await game_record.record_text(ctx, session, Caller(None, "test"))
        check_record(text, expected["record"])
    for seat, legal in expected["legal"].items():
        person = session.record.seats[int(seat)].person
        mine = serializers.state(ctx, session, person, int(seat))
        assert [action["text"] for action in mine["legal"]] == legal
        assert len(mine["events"]) == expected["events"][seat]


async def play_on(ctx: ServerContext, table: str) -> None:
    """The game continues: a player to move answers."""
    session = await ctx.sessions.get(table)
    before = session.record.moves
    for seat in session.started_state.to_move:
        found = session.record.seats[seat]
        if found.kind == PERSON and found.person is not None:
            action = str(session.started_state.legal(seat)[0])
            asked = session.started_state.asked
            assert (
                await answer_as(ctx, found.person, table, Answer(seat, asked, action, "on"))
                > before
            )
            return


def tables_with_shipped_rules(kept: dict[str, Any]) -> list[str]:
    """Rules version 1 of Tekhenu and Ankh was never released and is no longer shipped."""
    return [
        row["id"]
        for row in kept["rows"]["tables"]
        if row["id"] in kept["told"]
        and row["rules"] in ennead.game(row["game"]).rulesets.versions()
    ]


@pytest.mark.parametrize("database", DATABASES)
@pytest.mark.parametrize("version", OLD_DATABASES, ids=lambda path: path.stem)
def test_an_old_database_opens_and_its_games_continue(version: Path, settings: Settings) -> None:
    kept = json.loads(version.read_text("utf-8"))

    async def work() -> None:
        await restore(settings.url, version.stem, kept["rows"])
        ctx = ServerContext(settings)
        await ctx.start()
        try:
            told = {table: kept["told"][table] for table in tables_with_shipped_rules(kept)}
            for table, expected in told.items():
                await check(ctx, table, expected)
            for table, expected in told.items():
                if expected["info"]["status"] == "running":
                    await play_on(ctx, table)
        finally:
            await ctx.stop()

    asyncio.run(asyncio.wait_for(work(), 90))


DROPPED_RULES = (("tekhenu", "1"), ("ankh", "1"))
"""Never released, and no longer shipped."""


async def check_without_rules(ctx: ServerContext, row: dict[str, Any]) -> None:
    """A table can be listed, watched and downloaded, but neither replayed nor continued."""
    session = await ctx.sessions.get(row["id"])
    info = serializers.table(ctx, session.record, None)
    assert info["status"] == "finished"
    assert info["waiting_for"] == []
    assert not info["rules_known"]
    assert (info["moves"], info["scores"]) == (row["moves"], json.loads(row["scores"]))
    assert serializers.state(ctx, session, None, None)["view"] is None
    if row["status"] == "finished":
        assert info["ended"]["by"] == row["ended_by"]
        assert info["ranking"] == json.loads(row["ranking"])
    else:
        assert info["ended"] == {"by": "rules", "seat": None}
        assert info["ranking"] == []
    if row["status"] == "open":
        return
    record = Record.parse(await game_record.record_text(ctx, session, Caller(None, "test")))
    assert record.moves == row["moves"]
    assert (await game_record.verify(ctx, session, Caller(None, "test"))).fault == "setup"
    guest = await ctx.people.new_guest()
    for attempt in (
        serializers.past_state(ctx, session, None, None, 0, 0, Caller(None, "test")),
        fork(ctx, guest, row["id"], 0, 0, "random", Caller(None, "test")),
        ctx.coach.analyse(row["id"], Caller(guest.id, "test"), guest.id),
    ):
        with pytest.raises(ApiError) as refused:
            await attempt
        assert refused.value.code == "old-rules"


@pytest.mark.parametrize("database", DATABASES)
def test_games_by_dropped_rules_are_closed_and_keep_what_they_have(settings: Settings) -> None:
    old = next(path for path in OLD_DATABASES if path.stem == "0006")
    kept = json.loads(old.read_text("utf-8"))

    async def work() -> None:
        await restore(settings.url, old.stem, kept["rows"])
        ctx = ServerContext(settings)
        await ctx.start()
        try:
            rows = [r for r in kept["rows"]["tables"] if (r["game"], r["rules"]) in DROPPED_RULES]
            assert {row["status"] for row in rows} == {"open", "running", "finished"}
            for row in rows:
                await check_without_rules(ctx, row)
                if row["ended_by"] == "game":
                    session = await ctx.sessions.get(row["id"])
                    text = await game_record.record_text(ctx, session, Caller(None, "test"))
                    told = Record.parse(kept["told"][row["id"]]["record"])
                    assert Record.parse(text).header("Result") == told.header("Result")
                    written = [entry.text for entry in Record.parse(text).entries]
                    assert written == [entry.text for entry in told.entries]
        finally:
            await ctx.stop()

    asyncio.run(asyncio.wait_for(work(), 90))


@pytest.mark.parametrize("database", DATABASES)
def test_an_empty_database_of_the_oldest_version_opens(settings: Settings) -> None:
    async def work() -> None:
        await restore(settings.url, "0001", {})
        for _ in range(2):
            ctx = ServerContext(settings)
            await ctx.start()
            await ctx.people.new_guest()
            await ctx.stop()

    asyncio.run(asyncio.wait_for(work(), 90))


def test_games_continue_with_the_data_they_began_with(tmp_path: Path) -> None:
    """Corrected data is a new version, which only new games use."""
    shutil.copytree(TESTS / "support" / "toy", tmp_path / "toy")
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
