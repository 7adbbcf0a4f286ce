"""The data a table is played with, as a client gets it to draw the table."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from support.clients import Client, Refusal, check_accepted
from support.server_process import TESTS, Server

from ennead.core.rules import digest


def data_of(client: Client, game: str, named: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/games/{game}/data/{named}")
    return found


@pytest.mark.parametrize("game", ["aton", "tekhenu", "ankh"])
def test_a_table_names_the_digest_of_its_data(server: Server, game: str) -> None:
    client = server.client("Ann")
    table = client.create("me", "random", game=game)
    named = table.info()["data"]
    assert named == table.state()["table"]["data"]
    assert f'[Data "{named}"]' in table.record()
    assert digest(data_of(client, game, named)) == named
    newest = {info["id"]: info["data"] for info in client.get("/games")}
    assert newest[game] == named


def test_browsers_may_cache_data_forever_but_shared_caches_may_not(server: Server) -> None:
    client = server.client("Ann")
    named = client.create("me", "random").info()["data"]
    response = check_accepted(client.http.get(f"/api/games/aton/data/{named}"))
    assert response.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert response.headers["content-type"] == "application/json"


def test_unknown_games_and_digests_are_refused(server: Server) -> None:
    client = server.client("Ann")
    named = client.create("me", "random").info()["data"]
    for game, unknown, code in (
        ("aton", "sha256:" + "0" * 64, "not-found"),
        ("ankh", named, "not-found"),
        ("chess", named, "unknown-game"),
    ):
        with pytest.raises(Refusal) as refusal:
            data_of(client, game, unknown)
        assert (refusal.value.status, refusal.value.code) == (404, code)


def test_old_tables_keep_their_data_when_a_new_version_is_added(tmp_path: Path) -> None:
    shutil.copytree(TESTS / "support" / "toy", tmp_path / "toy")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import toy; "
        "from ennead.cli import main; main()"
    )
    server = Server(tmp_path / "data", program).start()
    try:
        client = server.client("Ann")
        old = client.create("me", "random", game="toy")
        old_hash = old.info()["data"]
        old_data = data_of(client, "toy", old_hash)
        server.stop()
        corrected = json.loads(json.dumps(old_data["toy"]))
        corrected["heap"] += 1
        folder = tmp_path / "toy" / "data" / "2"
        folder.mkdir()
        (folder / "toy.json").write_text(json.dumps(corrected), "utf-8")
        server.start()
        new = client.create("me", "random", game="toy")
        new_hash = new.info()["data"]
        assert new_hash != old_hash
        assert data_of(client, "toy", new_hash) == {"toy": corrected}
        assert old.info()["data"] == old_hash
        assert data_of(client, "toy", old_hash) == old_data
        old.post("resign", seat=0)
        forked = old.post("fork", move=0, seat=0, bot="random")
        assert forked["data"] == old_hash, "a fork keeps the data of its original game"
        [info] = [info for info in client.get("/games") if info["id"] == "toy"]
        assert info["data"] == new_hash
    finally:
        server.stop()
