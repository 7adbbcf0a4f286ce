"""Rate limits and quotas."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest
from support.clients import Client, Refusal
from support.server_process import serving

from ennead.server.errors import ApiError
from ennead.server.upkeep import limits
from ennead.server.upkeep.limits import Caller, RateLimits

SECURITY_DOCS = Path(__file__).parents[2] / "docs" / "security.md"


def test_the_docs_list_every_rate() -> None:
    text = SECURITY_DOCS.read_text("utf-8")
    rows = re.findall(r"^\| [a-z, ]+ \| [a-z, ]+ \| (\d+) \| ([\d.]+) \|$", text, re.M)
    documented = sorted((float(burst), float(each)) for burst, each in rows)
    rates = limits.RATES.values()
    assert documented == sorted((rate.burst, round(rate.per_second, 3)) for rate in rates)


def test_the_docs_list_every_cost() -> None:
    text = SECURITY_DOCS.read_text("utf-8")
    rows = re.findall(r"^\| `([a-z]+)`[^|]* \| (\d+) \|$", text, re.M)
    assert {name: int(cost) for name, cost in rows} == limits.COSTS


def test_expensive_calls_use_up_the_budgets_of_person_and_address() -> None:
    now = [0.0]
    rates = RateLimits(1.0, lambda: now[0])
    analyses = int(limits.RATES["work"].burst) // limits.COSTS["analysis"]
    for _ in range(analyses):
        rates.spend("analysis", Caller("eve", "1"))
    with pytest.raises(ApiError) as error:
        rates.spend("analysis", Caller("eve", "1"))
    assert error.value.status == 429
    assert error.value.details["retry_after"] == 30
    rates.spend("state", Caller("ann", "1"))
    for guest in range(100):
        try:
            rates.spend("analysis", Caller(f"guest {guest}", "1"))
        except ApiError:
            break
    assert guest == int(limits.RATES["work-address"].burst) // limits.COSTS["analysis"] - analyses
    rates.spend("state", Caller("ann", "1"))
    rates.spend("analysis", Caller("ann", "2"))
    now[0] += 30.0
    rates.spend("analysis", Caller("eve", "3"))


def test_a_call_that_the_person_cannot_pay_costs_the_address_nothing() -> None:
    rates = RateLimits(1.0, lambda: 0.0)
    for _ in range(100):
        with contextlib.suppress(ApiError):
            rates.spend("analysis", Caller("eve", "1"))
    rates.spend("analysis", Caller("ann", "1"))


def test_a_full_budget_pays_for_anything() -> None:
    rates = RateLimits(0.01, lambda: 0.0)
    rates.spend("analysis", Caller("ann", "1"))
    with pytest.raises(ApiError):
        rates.spend("state", Caller("ann", "1"))


def test_a_bucket_refills() -> None:
    now = [0.0]
    rates = RateLimits(1.0, lambda: now[0])
    burst = int(limits.RATES["chat"].burst)
    for _ in range(burst):
        rates.take("chat", "ann")
    with pytest.raises(ApiError) as error:
        rates.take("chat", "ann")
    assert error.value.details["retry_after"] == 2
    rates.take("chat", "ben")
    now[0] += 2.0
    rates.take("chat", "ann")
    with pytest.raises(ApiError):
        rates.take("chat", "ann")


def test_many_callers_cost_little_memory_and_only_unused_buckets_are_dropped() -> None:
    rates = RateLimits(1.0, lambda: 0.0)
    for _ in range(int(limits.RATES["password"].burst)):
        rates.take("password", "busy")
    for number in range(3 * limits.MAX_BUCKETS):
        rates.take("guest", str(number))
        if number % 1000 == 0:
            with pytest.raises(ApiError):
                rates.take("password", "busy")
    assert len(rates._buckets) <= limits.MAX_BUCKETS


FLOOD = {"guest": int(limits.RATES["guest"].burst)}


def guests(client: Client, count: int, **headers: str) -> int:
    """How many guests an address can create before it is limited."""
    for made in range(count):
        client.http.cookies.clear()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if client.http.get("/api/me", headers=named).status_code == 429:
            return made
    return count


def test_callers_behind_a_trusted_proxy_are_limited_by_their_own_address(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_RATES="1", ENNEAD_PROXIES="127.0.0.0/8") as server:
        client = Client(server.url)
        most = FLOOD["guest"]
        assert most - 1 <= guests(client, 2 * most, x_forwarded_for="192.0.2.1") < 2 * most
        assert guests(client, 5, x_forwarded_for="192.0.2.1") <= 2
        assert guests(client, 5, x_forwarded_for="192.0.2.2") == 5
        assert guests(client, 5, x_forwarded_for="192.0.2.2, 192.0.2.1") <= 2, "the last one counts"


def test_other_callers_cannot_choose_their_address(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_RATES="1", ENNEAD_PROXIES="192.0.2.7") as server:
        client = Client(server.url)
        most = FLOOD["guest"]
        assert guests(client, 2 * most, x_forwarded_for="192.0.2.1") < 2 * most
        assert guests(client, 5, x_forwarded_for="192.0.2.2") <= 2
        answer = client.http.get("/healthz", headers={"x-forwarded-proto": "https"})
        assert answer.status_code == 200


# Quotas.


def test_a_person_has_a_limited_number_of_tables(tmp_path: Path) -> None:
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


def test_a_table_keeps_the_newest_chat_lines(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_CHAT_KEPT="5") as server:
        table = server.client("Ann").create("me", "open")
        for number in range(1, 13):
            assert table.post("chat", text=f"line {number}")["number"] == number
        server.stop()
        server.start()
        read = Client(server.url).at(table.id).state()["chat"]
        assert [line["text"] for line in read] == [f"line {n}" for n in range(8, 13)]
