"""Saves the database of a released server, for tests that newer servers can open it.

    git worktree add ../old v1.0
    cd tests && PYTHONPATH=. python server/schemas/make.py ../../old server/schemas

A server from that checkout plays a few games over HTTP. Its rows go to `VERSION.json`, with what it
said about each table; VERSION is the number of its newest migration.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from support.clients import Refusal, Table
from support.server_process import Server

THREE_AT_ONCE = 3
CACHES = ("checkpoints",)
"""Tables that any server may empty."""


def two_at_aton(server: Server) -> list[Table]:
    """A game with a clock, an undo, an agreed undo, a pending request to undo, and chat."""
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", clock={"per": "game", "seconds": 90000}, private=False)
    other = ben.join(table.id)
    table.play_now(0, "keep")
    table.undo(0)
    table.play_now(0, "exchange")
    other.play_now(1, "keep")
    other.post("undo/ask", seat=1)
    table.post("undo/consent", seat=0, agree=True)
    other.play_now(1, "exchange")
    table.play_now(0)
    other.play_now(1)
    play_on([table, other], 30)
    mover = table.state()["to_move"][0]
    [other, table][mover].post("undo/ask", seat=1 - mover)
    table.post("chat", text="wait for me")
    other.post("chat", text="Ждём: żółć ✓")
    return [table]


def play_on(sides: list[Table], moves: int) -> None:
    for number in range(moves):
        for seat in sides[0].state()["to_move"]:
            if seat < len(sides):
                legal = sides[seat].state(seat)["legal"]
                sides[seat].play_now(seat, number % len(legal))


def finished(server: Server) -> list[Table]:
    """A game of each kind that bots finished, and one that a person resigned."""
    eve = server.client("Eve")
    bots = [
        eve.create("random", "random", game=game["id"], private=False) for game in eve.get("/games")
    ]
    for table in bots:
        table.wait(status="finished")
    given_up = server.client("Fay").create("me", "random")
    given_up.wait_until(0, lambda state: state["legal"])
    given_up.play_now(0)
    given_up.post("resign", seat=0)
    return [*bots, given_up]


def others(server: Server) -> list[Table]:
    """The other games after some moves, and tables that wait for players."""
    gus = server.client("Gus")
    tables = [
        gus.create("me", "open", game=game["id"], title="Come", private=False)
        for game in gus.get("/games")
    ]
    client = server.client("Hal")
    for game in client.get("/games"):
        if game["id"] == "aton":
            continue
        seats = ["me", "random", "random"][: max(2, min(THREE_AT_ONCE, game["seats"][1]))]
        table = client.create(*seats, game=game["id"])
        for number in range(12):
            state = table.wait_until(0, lambda s: s["legal"] or s["table"]["status"] == "finished")
            if not state["legal"]:
                break
            table.play_now(0, number % len(state["legal"]))
        table.wait_until(0, lambda s: s["legal"] or s["table"]["status"] == "finished")
        tables.append(table)
    return tables


def description(table: Table) -> dict[str, Any]:
    """What the old server says and every newer one must say, too."""
    info = table.info()
    shown = table.state()
    seats = {str(seat): table.state(seat) for seat in info["mine"]}
    try:
        record = table.record()
    except Refusal:
        record = None
    return {
        "record": record,
        "info": {k: info[k] for k in ("status", "moves", "scores", "ranking", "ended", "rematch")},
        "names": [seat["name"] for seat in info["seats"]],
        "to_move": shown["to_move"],
        "chat": [line["text"] for line in shown["chat"]],
        "undo_request": shown["undo_request"],
        "legal": {seat: [a["text"] for a in s["legal"]] for seat, s in seats.items()},
        "events": {seat: len(s["events"]) for seat, s in seats.items()},
    }


def rows(path: Path) -> dict[str, list[dict[str, Any]]]:
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        names = [
            row["name"]
            for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {
            name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")]
            for name in names
            if name not in CACHES
        }


def main(checkout: str, folder: str) -> None:
    with tempfile.TemporaryDirectory() as data:
        os.environ["PYTHONPATH"] = checkout
        server = Server(
            Path(data) / "data",
            f"import sys; sys.path[:0] = [{checkout!r}]; from ennead.cli import main; main()",
        ).start()
        try:
            tables = [*two_at_aton(server), *finished(server), *others(server)]
            said = {table.id: description(table) for table in tables}
        finally:
            server.stop()
        stored = rows(Path(data) / "data" / "ennead.db")
    version = stored.pop("alembic_version")[0]["version_num"]
    text = json.dumps({"rows": stored, "told": said}, indent=1, ensure_ascii=False)
    Path(folder, f"{version}.json").write_text(text + "\n", "utf-8")
    print(version, len(text), [(t["info"]["status"], t["info"]["moves"]) for t in said.values()])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
