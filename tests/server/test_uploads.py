"""Uploaded maps and scenarios: good, bad and hostile ones."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any, cast

import pytest
from support import hostile_document
from support.clients import Client, Refusal
from support.server_process import Server

from ennead.core.game import Game
from ennead.server.bots import process
from ennead.server.upkeep import uploads
from ennead.server.upkeep.limits import Caller
from ennead.server.upkeep.uploads import UploadChecker

ANN = Caller("ann", "192.0.2.1")


def problems(behaviour: str, seconds: float = 2.0, *, then: str | None = None) -> list[str]:
    """The problems found with one document, and with another after it; '' for none."""

    async def ask() -> list[str]:
        checker = UploadChecker(seconds)
        found = []
        try:
            for one in (behaviour, then):
                if one is None:
                    continue
                game = cast(Game, hostile_document.GAME)
                problem = await checker.find_problem(ANN, game, 2, {"map": {"behaviour": one}})
                found.append("" if problem is None else problem["message"])
        finally:
            checker.stop()
        return found

    return asyncio.run(ask())


def test_a_good_document_passes_and_a_bad_one_is_explained() -> None:
    assert problems("good", then="bad") == ["", "this map has no water"]


@pytest.mark.parametrize(
    ("behaviour", "message"),
    [
        ("forever", "this document takes too long to read"),
        ("crash", "this document takes too long to read"),
        ("depth", "this document cannot be read"),
        ("memory", "this document cannot be read"),
    ],
)
def test_a_hostile_document_does_not_harm_the_server(behaviour: str, message: str) -> None:
    assert problems(behaviour, then="good") == [message, ""], "the next one is checked again"


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own")
def test_only_the_process_that_checks_documents_yields() -> None:
    """It has the same low priority as bots, and the server keeps its own."""
    before = os.getpriority(os.PRIO_PROCESS, 0)
    pool = uploads._new_pool()
    try:
        child = next(iter(pool._processes))
        assert os.getpriority(os.PRIO_PROCESS, child) == max(before, process.NICENESS)
        assert os.getpriority(os.PRIO_PROCESS, 0) == before
    finally:
        pool.shutdown()


def test_a_table_with_an_invalid_document_is_rejected(server: Server) -> None:
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


def test_own_figures_are_checked_and_kept_with_the_table(server: Server) -> None:
    ann = server.client("Ann")
    wrong = {"figures": {"horus.cost": [9, 3, 3, 4, 4, 5]}}
    checked = ann.post("/check", game="tekhenu", players=2, options=wrong)["wrong"]
    assert checked["file_error"]["where"] == "horus.cost[0]"
    assert checked["file_error"]["error"] == "figure-number"
    with pytest.raises(Refusal) as refusal:
        ann.create("me", "open", game="tekhenu", options=wrong)
    assert "horus.cost[0] must be a number from 0 to 6, not 9" in str(refusal.value)

    own = {"horus.cost": [1, 1, 1, 1, 1, 1]}
    table = ann.create("me", "random", game="tekhenu", options={"figures": own})
    assert table.info()["options"]["figures"] == own
    plain = ann.create("me", "random", game="tekhenu")
    assert table.info()["data"] == plain.info()["data"]
