"""How much there may be of everything."""

from __future__ import annotations

import asyncio
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import pytest
import stubborn
from callers import Client, Refusal
from keyboard import run
from served import Server, serving

from ennead.core.game import Game
from ennead.server import limits
from ennead.server.errors import CannotServe, Refused
from ennead.server.examiner import Examiner
from ennead.server.limits import Limits
from ennead.server.settings import MASK, Settings, describe, read_settings, variable

DOCS = Path(__file__).parents[2] / "docs" / "http.md"


# Settings.


def test_every_setting_is_shown_with_its_source_and_meaning(tmp_path: Path) -> None:
    environment = {
        "ENNEAD_RATES": "0.5",
        "ENNEAD_METRICS_TOKEN": "open sesame",
        "ENNEAD_KEY": "a key that nobody else may ever see",
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
    assert f"ENNEAD_KEY={MASK}  (environment)" in shown
    assert "ENNEAD_RATE is set, but there is no such setting" in shown
    assert "sesame" not in shown
    assert "swordfish" not in shown
    for known in fields(Settings):
        assert f"{variable(known.name)}=" in shown
        assert f"    {known.metadata['meaning']}\n" in shown


def test_a_password_among_the_options_of_a_url_is_hidden() -> None:
    url = "postgresql://ann@/ennead?host=db&password=swordfish&sslpassword=trout"
    (line,) = (x for x in describe({"ENNEAD_DATABASE": url}) if "DATABASE=" in x)
    assert "host=db" in line
    assert "swordfish" not in line
    assert "trout" not in line


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
