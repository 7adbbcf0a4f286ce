"""Refusals are sent late, so that a caller who ignores them cannot make many."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from support.clients import Client
from support.in_process import serving_in_process

from ennead.server.context import ServerContext
from ennead.server.http.refusals import MAX_DELAYED, REFUSAL_SECONDS, RefusalDelay
from ennead.server.settings import Settings


def test_only_a_refusal_is_delayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    delays: list[None] = []

    async def note(_: RefusalDelay) -> None:
        delays.append(None)

    monkeypatch.setattr(RefusalDelay, "wait", note)
    ctx = ServerContext(Settings(data=tmp_path / "data", bot_workers=1))
    with serving_in_process(ctx) as url:
        client = Client(url, kept=True)
        me = client.http.get("/api/me").json()["id"]
        assert client.http.get("/api/tables/unknown").status_code == 404
        assert not delays
        ctx.limits._clock = lambda: 0.0
        for key in (("request", me), ("work", me)):  # refused before routing, and by a route
            ctx.limits._buckets.clear()
            ctx.limits._buckets[key] = (0.0, 0.0)
            assert client.http.get("/api/tables").status_code == 429
        assert len(delays) == 2
        client.http.close()


def test_refusals_wait_but_not_too_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hold_back() -> list[float]:
        delays: list[float] = []
        released = asyncio.Event()

        async def sleep(seconds: float) -> None:
            delays.append(seconds)
            await released.wait()

        delay = RefusalDelay()
        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "sleep", sleep)
            held_back = [asyncio.ensure_future(delay.wait()) for _ in range(MAX_DELAYED)]
            while len(delays) < MAX_DELAYED:
                await asyncio.wait(held_back, timeout=0)
            await delay.wait()
            released.set()
            await asyncio.gather(*held_back)
            await delay.wait()
        return delays

    assert asyncio.run(hold_back()) == [REFUSAL_SECONDS] * (MAX_DELAYED + 1)
