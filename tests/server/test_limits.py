"""How much there may be of everything, and what is put away when nobody comes back."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import pytest
import stubborn
from keyboard import run
from served import Client, Refusal, Server, serving
from sqlalchemy import select, update

from ennead.core.game import Game
from ennead.server import limits, play, show, tables, talk
from ennead.server.errors import CannotServe, Refused
from ennead.server.examiner import Examiner
from ennead.server.house import House
from ennead.server.limits import Limits
from ennead.server.settings import MASK, Settings, describe, read_settings, variable
from ennead.server.shapes import NewTable
from ennead.server.store.models import PEOPLE
from ennead.server.store.people import Person

DAY = 86400.0
DOCS = Path(__file__).parents[2] / "docs" / "http.md"


# Settings.


def test_every_setting_is_shown_with_its_source_and_meaning(tmp_path: Path) -> None:
    environment = {
        "ENNEAD_RATES": "0.5",
        "ENNEAD_METRICS_TOKEN": "open sesame",
        "ENNEAD_DATABASE": "postgresql+asyncpg://ann:swordfish@db.example/ennead",
        "ENNEAD_RATE": "3",
    }
    result = run(f"serve --print-config --port 81 --data {tmp_path}", env=environment)
    assert result.exit_code == 0
    shown = result.output
    assert "ENNEAD_RATES=0.5  (environment)" in shown
    assert "ENNEAD_PORT=81  (option)" in shown
    assert "ENNEAD_HOST=127.0.0.1  (usual)" in shown
    assert f"ENNEAD_DATA={tmp_path}  (option)" in shown
    assert "ENNEAD_DATABASE=postgresql+asyncpg://ann:***@db.example/ennead  (environment)" in shown
    assert f"ENNEAD_METRICS_TOKEN={MASK}  (environment)" in shown
    assert "ENNEAD_RATE is set, but there is no such setting" in shown
    assert "sesame" not in shown
    assert "swordfish" not in shown
    for known in fields(Settings):
        assert f"{variable(known.name)}=" in shown
        assert f"    {known.metadata['meaning']}\n" in shown


def test_a_damaged_database_url_shows_nothing() -> None:
    (line,) = (x for x in describe({"ENNEAD_DATABASE": "secret:pass"}) if "DATABASE=" in x)
    assert line == f"ENNEAD_DATABASE={MASK}  (environment)"


def test_the_docs_list_every_setting() -> None:
    rows = re.findall(r"^\| `(ENNEAD_\w+)` \| (.*) \| (.*) \|$", DOCS.read_text("utf-8"), re.M)
    expected = []
    for known in fields(Settings):
        usual = "the user's data" if known.name == "data" else str(known.default)
        quoted = f"`{usual}`" if usual and known.name != "data" else usual
        expected.append((variable(known.name), quoted, known.metadata["meaning"]))
    assert rows == expected


def test_the_docs_have_every_rate() -> None:
    text = DOCS.with_name("security.md").read_text("utf-8")
    rows = re.findall(r"^\| [a-z ]+ \| [a-z, ]+ \| (\d+) \| ([\d.]+) \|$", text, re.M)
    told = sorted((float(burst), float(each)) for burst, each in rows)
    rates = limits.RATES.values()
    assert told == sorted((rate.burst, round(rate.each_second, 3)) for rate in rates)


@pytest.mark.parametrize(
    ("name", "text"),
    [("RATES", "fast"), ("PORT", "-1"), ("CACHED", "1.5"), ("BOT_DELAY", "inf"), ("RATES", "nan")],
)
def test_what_cannot_be_set(name: str, text: str) -> None:
    with pytest.raises(CannotServe, match=f"ENNEAD_{name} must be a number from 0 on, not"):
        read_settings({f"ENNEAD_{name}": text})


def test_proxies_are_addresses() -> None:
    read = read_settings({"ENNEAD_PROXIES": "127.0.0.1, 10.0.0.0/8,::1"})
    assert read.trusted_proxies == ["127.0.0.1", "10.0.0.0/8", "::1"]
    with pytest.raises(CannotServe, match="'proxy.example' is no address or network"):
        read_settings({"ENNEAD_PROXIES": "proxy.example"})


# Rates.


def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    rates = Limits(1.0, lambda: now[0])
    burst = int(limits.RATES["chat"].burst)
    for _ in range(burst):
        rates.take("chat", "ann")
    with pytest.raises(Refused) as refused:
        rates.take("chat", "ann")
    assert refused.value.more["retry_after"] == 2
    rates.take("chat", "ben")
    now[0] += 2.0
    rates.take("chat", "ann")
    with pytest.raises(Refused):
        rates.take("chat", "ann")


def test_very_many_callers_cost_little_memory_and_forgive_only_the_quiet() -> None:
    rates = Limits(1.0, lambda: 0.0)
    for _ in range(int(limits.RATES["password"].burst)):
        rates.take("password", "busy")
    for number in range(3 * limits.MOST_KEPT):
        rates.take("guest", str(number))
        if number % 1000 == 0:
            with pytest.raises(Refused):
                rates.take("password", "busy")
    assert len(rates._buckets) <= limits.MOST_KEPT


FLOOD = {"guest": int(limits.RATES["guest"].burst)}


def guests(client: Client, count: int, **headers: str) -> int:
    """How many guests this address can make at once."""
    for made in range(count):
        client.http.cookies.clear()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if client.http.get("/api/me", headers=named).status_code == 429:
            return made
    return count


def test_who_comes_through_a_trusted_proxy_is_counted_by_their_own_address(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_RATES="1", ENNEAD_PROXIES="127.0.0.0/8") as server:
        client = Client(server.url)
        most = FLOOD["guest"]
        assert most - 1 <= guests(client, 2 * most, x_forwarded_for="192.0.2.1") < 2 * most
        assert guests(client, 5, x_forwarded_for="192.0.2.1") <= 2
        assert guests(client, 5, x_forwarded_for="192.0.2.2") == 5
        assert guests(client, 5, x_forwarded_for="192.0.2.2, 192.0.2.1") <= 2, "the last one counts"


def test_nobody_else_can_choose_their_address(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_RATES="1", ENNEAD_PROXIES="192.0.2.7") as server:
        client = Client(server.url)
        most = FLOOD["guest"]
        assert guests(client, 2 * most, x_forwarded_for="192.0.2.1") < 2 * most
        assert guests(client, 5, x_forwarded_for="192.0.2.2") <= 2
        answer = client.http.get("/healthz", headers={"x-forwarded-proto": "https"})
        assert answer.status_code == 200


# Quotas.


def test_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_RATES="1", ENNEAD_MOST_TABLES="3") as server:
        ann, ben = server.client("Ann"), server.client("Ben")
        opened = [ann.create("me", "open") for _ in range(3)]
        with pytest.raises(Refusal) as refusal:
            ann.create("me", "open")
        assert (refusal.value.code, refusal.value.status) == ("too-many-tables", 409)
        ben.create("me", "open")
        ann.call("DELETE", f"/tables/{opened[0].id}/seats/0")
        finished = ann.create("me", "random")
        finished.post("resign", seat=0)
        ann.create("me", "open")
        for again in (("rematch", {}), ("fork", {"move": 0, "seat": 0, "bot": "random"})):
            with pytest.raises(Refusal) as refusal:
                finished.post(again[0], **again[1])
            assert refusal.value.code == "too-many-tables"


def test_a_table_keeps_the_newest_lines_of_chat(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_CHAT_KEPT="5") as server:
        table = server.client("Ann").create("me", "open")
        for number in range(1, 13):
            assert table.post("chat", text=f"line {number}")["number"] == number
        server.stop()
        server.start()
        read = Client(server.url).at(table.id).state()["chat"]
        assert [line["text"] for line in read] == [f"line {n}" for n in range(8, 13)]


# Documents.


def examined(deed: str, seconds: float = 2.0, *, then: str | None = None) -> list[str]:
    async def ask() -> list[str]:
        examiner = Examiner(seconds)
        said = []
        try:
            for one in (deed, then):
                if one is None:
                    continue
                game = cast(Game, stubborn.GAME)
                problem = await examiner.problem(game, 2, {"map": {"deed": one}})
                said.append("" if problem is None else problem["message"])
        finally:
            examiner.stop()
        return said

    return asyncio.run(ask())


def test_a_good_document_passes_and_a_bad_one_is_named() -> None:
    assert examined("good", then="bad") == ["", "this map has no water"]


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("forever", "this document takes too much to read"),
        ("crash", "this document takes too much to read"),
        ("depth", "this document cannot be read"),
        ("memory", "this document cannot be read"),
    ],
)
def test_a_document_that_would_bring_the_server_down(deed: str, said: str) -> None:
    assert examined(deed, then="good") == [said, ""], "and the next one is read again"


def test_a_table_with_a_document_of_one_s_own(server: Server) -> None:
    client = server.client("Ann")
    with pytest.raises(Refusal) as refusal:
        client.create("me", "open", game="ankh", options={"map": {"no": "map"}})
    assert refusal.value.code == "bad-request"
    name = next(o["name"] for o in ankh_options(client) if o["values"] == [None])
    with pytest.raises(Refusal) as refusal:
        client.create("me", "open", game="ankh", options={name: {"no": "map"}})
    assert refusal.value.code == "bad-request"


def ankh_options(client: Client) -> list[dict[str, Any]]:
    (found,) = (game["options"] for game in client.get("/games") if game["id"] == "ankh")
    options: list[dict[str, Any]] = found
    return options


# The caretaker.

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
        await it.days(5)
        house.people.notice(ben.id)
        await it.days(395)  # now the game is put away, and nobody has it to go on with
        assert await it.everybody() == ["Ann", "Ben", "Cleo", "Nobody in particular"]
        await it.days(1)
        assert await it.everybody() == ["Ben", "Cleo"], "Ben was seen later"
        assert await house.people.find(ann.id) is None
        assert await house.people.find(kept.id) is not None
        desk = await house.desk(id)
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
