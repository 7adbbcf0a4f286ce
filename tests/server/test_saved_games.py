"""Saved games spare a replay of the log, and never change what anybody sees."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from ennead.core.state import State
from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.settings import Settings
from ennead.server.store import saved_game_queries
from ennead.server.store.saved_game_queries import SavedGame
from ennead.server.tables import game_log, saved_games
from ennead.server.tables.creation import SeatSetup, TableSetup, create
from ennead.server.tables.moves import Answer, answer_as
from ennead.server.tables.session import TableSession
from ennead.server.tables.undo import ask_undo
from ennead.server.upkeep import admission, background
from ennead.server.upkeep.background import BackgroundWork
from ennead.server.upkeep.limits import Caller

SETUP = TableSetup("tekhenu", [SeatSetup("me")] * 4, pass_and_play=True)
"""A game that is never over before its log has so many rows."""
ROWS = saved_games.SAVE_ROWS + 20


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(90):
            await work()

    asyncio.run(bounded())


async def server(folder: Path) -> ServerContext:
    ctx = ServerContext(Settings(data=folder, rates=0, bot_workers=1))
    await ctx.start()
    return ctx


async def long_table(ctx: ServerContext) -> TableSession:
    """A table with some undos, whose game has been saved once."""
    person = await ctx.people.new_guest()
    id = (await create(ctx, person, SETUP)).id
    session = await ctx.sessions.get(id)
    while session.rows < ROWS:
        state = session.started_state
        seat = state.to_move[0]
        if session.rows % 7 == 6 and state.can_undo(seat, consent=True):
            await ask_undo(ctx, person.id, id, seat)
        else:
            action = str(state.legal(seat)[session.rows % len(state.legal(seat))])
            await answer_as(ctx, person.id, id, Answer(seat, state.asked, action))
    await ctx.saved_games.stop()
    return session


def everything(state: State) -> str:
    seats = (None, 0, 1)
    return json.dumps(
        [
            state.dump(),
            state.asked,
            [state.view(seat) for seat in seats],
            [state.events(seat) for seat in seats],
            str(state.record(whole=True)),
        ]
    )


def forbid_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object) -> State:
        raise AssertionError("the whole log was replayed")

    monkeypatch.setattr(game_log, "replay", refuse)


def test_a_saved_game_and_the_rest_of_its_log_equal_the_full_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        ctx = await server(tmp_path)
        session = await long_table(ctx)
        moments = [everything(session.started_state.moment(move)) for move in range(ROWS)]
        await ctx.stop()
        forbid_replay(monkeypatch)
        again = await server(tmp_path)
        loaded = (await again.sessions.get(session.id)).started_state
        assert [everything(loaded.moment(move)) for move in range(ROWS)] == moments
        await again.stop()

    run(work)


def test_a_game_saved_by_other_code_is_replayed_and_saved_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        ctx = await server(tmp_path)
        session = await long_table(ctx)
        expected = everything(session.started_state)
        await ctx.stop()
        monkeypatch.setattr(saved_games, "code_digest", lambda _package: "f" * 64)
        monkeypatch.setattr(saved_games, "decode", _not_to_be_read)
        again = await server(tmp_path)
        assert everything((await again.sessions.get(session.id)).started_state) == expected
        await again.saved_games.stop()
        async with again.db.read() as connection:
            stored = await connection.execute(text("SELECT digest, rows FROM checkpoints"))
            assert [tuple(row) for row in stored] == [("f" * 64, ROWS)]
        await again.stop()

    run(work)


def _not_to_be_read(*_arguments: object) -> State:
    raise AssertionError("a game saved by other code was read")


def test_the_digest_depends_on_code_and_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "one_game"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("A = 1\n")
    (package / "data" / "cards.json").write_text("[1]")
    monkeypatch.syspath_prepend(tmp_path)
    digests = []
    for file, content in (
        ("__init__.py", "A = 1\n"),
        ("__init__.py", "A = 2\n"),
        ("data/cards.json", "[2]"),
    ):
        (package / file).write_text(content)
        digests.append(saved_games.code_digest.__wrapped__("one_game"))
    assert len(set(digests)) == 3


def test_a_damaged_saved_game_is_ignored(tmp_path: Path) -> None:
    async def work() -> None:
        ctx = await server(tmp_path)
        session = await long_table(ctx)
        expected = everything(session.started_state)
        await ctx.db.write(lambda c: c.execute(text("UPDATE checkpoints SET body = 'damaged'")))
        await ctx.stop()
        again = await server(tmp_path)
        assert everything((await again.sessions.get(session.id)).started_state) == expected
        await again.stop()

    run(work)


def test_an_older_saved_game_does_not_replace_a_newer_one(tmp_path: Path) -> None:
    async def work() -> None:
        ctx = await server(tmp_path)
        session = await long_table(ctx)
        for rows in (90, 70):
            job = partial(
                saved_game_queries.save,
                table=session.id,
                digest="d",
                game=SavedGame(rows, b""),
                now=1.0,
            )
            await ctx.db.write(job)
        found = await ctx.db.snapshot(lambda c: saved_game_queries.find(c, session.id, "d"))
        assert found is not None
        assert found.rows == 90
        await ctx.stop()

    run(work)


def test_old_saved_games_are_cleaned_up(tmp_path: Path) -> None:
    async def work() -> None:
        ctx = await server(tmp_path)
        await long_table(ctx)
        await ctx.cleanup.run_once()
        assert await _saved(ctx) == 1
        now = ctx.now()
        ctx.now = lambda: now + 31 * 86400
        await ctx.cleanup.run_once()
        assert await _saved(ctx) == 0
        await ctx.stop()

    run(work)


async def _saved(ctx: ServerContext) -> int:
    async with ctx.db.read() as connection:
        found: int = await connection.scalar(text("SELECT count(*) FROM checkpoints"))
        return found


def test_work_beyond_what_a_caller_may_have_is_refused_at_once() -> None:
    async def work() -> None:
        threads = BackgroundWork()
        waiting = asyncio.Event()
        loop = asyncio.get_running_loop()

        def wait() -> None:
            asyncio.run_coroutine_threadsafe(waiting.wait(), loop).result(60)

        async def refused(caller: str) -> dict[str, Any]:
            with pytest.raises(ApiError) as caught:
                await threads.run(Caller(caller, f"of {caller}"), wait)
            assert caught.value.details["retry_after"] == admission.RETRY_SECONDS
            return {"code": caught.value.code, "status": caught.value.status}

        tasks = []
        for number in range(background.MAX_WAITING):
            person = f"caller {number // background.MAX_WAITING_PER_CALLER}"
            by = Caller(person, f"of {number // background.MAX_WAITING_PER_ADDRESS}")
            tasks.append(asyncio.create_task(threads.run(by, wait)))
        await asyncio.sleep(0)
        assert await refused("caller 0") == {"code": "too-many-requests", "status": 429}
        with pytest.raises(ApiError, match="still being processed"):
            await threads.run(Caller("a neighbour", "of 0"), wait)
        assert await refused("somebody else") == {"code": "busy", "status": 503}
        waiting.set()
        await asyncio.gather(*tasks)
        assert await threads.run(Caller(None, "elsewhere"), lambda: "done") == "done"
        threads.stop()

    run(work)
