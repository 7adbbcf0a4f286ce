"""Hints, chances, the coach, and programs that take a seat."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from callers import PATIENCE, Client, Refusal, Table
from served import Server


def refused(code: str, call: Any, *arguments: Any, **more: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        call(*arguments, **more)
    assert refusal.value.code == code


def asked_seat(table: Table) -> dict[str, Any]:
    return table.wait_until(0, lambda state: 0 in state["to_move"] and state["legal"])


def test_a_hint_is_a_legal_answer_with_a_reason(server: Server) -> None:
    table = server.client("Ann").create("me", "random")
    assert table.info()["help"]
    state = asked_seat(table)
    hint = table.post("hint", seat=0)
    assert hint["question"] == state["asked"]
    assert hint["action"] in [option["text"] for option in state["legal"]]
    assert hint["reason"] in ("only", "scores", "hinders", "prepares", "close")
    assert 0.0 <= hint["chance"] <= 1.0
    assert hint["other"] != hint["action"]
    assert hint["level"] == "hard"
    assert not hint["behind"]


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard"])
def test_a_hint_of_a_level(server: Server, level: str) -> None:
    table = server.client("Ann").create("me", "random")
    state = asked_seat(table)
    hint = table.post("hint", seat=0, level=level)
    assert hint["level"] == level
    legal = [option["text"] for option in state["legal"]]
    assert hint["action"] in legal
    assert hint["other"] in legal
    if hint["behind"]:
        assert hint["other_chance"] > hint["chance"]


def test_a_level_that_is_none(server: Server) -> None:
    """It is said which there are, and neither the table nor the limits have changed."""
    table = server.client("Ann").create("me", "random")
    state = asked_seat(table)
    for wrong in ("frog", "greedy", "mcts:500", "HARD", "", None, 3):
        with pytest.raises(Refusal) as refusal:
            table.post("hint", seat=0, level=wrong)
        assert refusal.value.code == "bad-request"
        for level in ("level", "beginner", "easy", "medium", "hard"):
            assert level in str(refusal.value), wrong
    assert table.state(0)["asked"] == state["asked"]


def test_chances_make_one_together(server: Server) -> None:
    table = server.client("Ann").create("me", "random")
    table.wait(0, to_move=[0])
    told = table.client.get(f"/tables/{table.id}/chances", seat=0)
    assert sum(told["chances"]) == pytest.approx(1.0, abs=0.01)
    assert table.client.get(f"/tables/{table.id}/chances", seat=0) == told


def test_help_is_for_those_who_may_have_it(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open")
    other = ben.join(table.id)
    assert not table.info()["help"]
    refused("wrong-status", table.post, "hint", seat=0)
    refused("wrong-status", table.post, "hint", seat=0, level="easy")
    refused("wrong-status", ann.get, f"/tables/{table.id}/chances", seat=0)
    refused("not-your-seat", other.post, "hint", seat=0)
    refused("not-your-seat", other.post, "hint", seat=0, level="easy")
    agreed = ann.create("me", "open", help=True)
    ben.join(agreed.id)
    asked_seat(agreed)
    assert agreed.post("hint", seat=0)["action"]
    refused("not-your-seat", ben.get, f"/tables/{agreed.id}/chances", seat=0)


def test_no_hint_for_a_seat_that_is_not_asked(server: Server) -> None:
    ann = server.client("Ann")
    table = ann.create("me", "open", help=True)
    server.client("Ben").join(table.id)
    asked_seat(table)
    while 0 in (state := table.state(0))["to_move"]:
        table.play(0, state["legal"][0]["text"], state["asked"])
        if state["move"] > 0:
            break
    if 0 not in table.state(0)["to_move"]:
        refused("not-to-move", table.post, "hint", seat=0)


def analysed(client: Client, id: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE * 3
    while True:
        told: dict[str, Any] = client.get(f"/tables/{id}/analysis")
        assert not told["failed"]
        if told["done"] == told["moves"]:
            return told
        assert time.monotonic() < until, told["done"]
        time.sleep(0.1)


def test_the_coach_goes_through_a_finished_game(server: Server) -> None:
    client = server.client("Ann")
    table = client.create("me", "random")
    refused("wrong-status", table.post, "analysis")
    for _ in range(6):
        state = asked_seat(table)
        table.play(0, state["legal"][-1]["text"], state["asked"])
    table.post("resign", seat=0)
    refused("not-found", client.get, f"/tables/{table.id}/analysis")
    begun = table.post("analysis")
    assert begun["moves"] == table.info()["moves"]
    told = analysed(client, table.id)
    assert told["chances"]
    assert all(sum(moment["chances"]) == pytest.approx(1, abs=0.01) for moment in told["chances"])
    costs = [mistake["cost"] for mistake in told["mistakes"]]
    assert costs == sorted(costs, reverse=True)
    assert table.post("analysis") == told


def test_the_coach_can_be_stopped(server: Server) -> None:
    client = server.client("Ann")
    table = client.create("greedy", "random")
    table.wait(status="finished")
    table.post("analysis")
    client.call("DELETE", f"/tables/{table.id}/analysis")
    refused("not-found", client.get, f"/tables/{table.id}/analysis")


def test_the_coach_is_stopped_by_nobody_else(server: Server) -> None:
    """Who has asked may, through any worker, and those who played; here only bots did."""
    fan, ann = server.client("Fan"), server.client("Ann")
    table = fan.create("greedy", "random")
    table.wait(status="finished")
    ann.at(table.id).post("analysis")
    for _ in range(2):
        refused("not-your-seat", fan.call, "DELETE", f"/tables/{table.id}/analysis")
    assert fan.get(f"/tables/{table.id}/analysis")["moves"] == table.info()["moves"]
    ann.call("DELETE", f"/tables/{table.id}/analysis")
    refused("not-found", ann.get, f"/tables/{table.id}/analysis")


def test_a_program_takes_a_seat_with_a_token(server: Server) -> None:
    """It reads lines and answers by POST, without a cookie, until the game is over."""
    owner = server.client("Robot")
    token = owner.post("/me/token")["token"]
    table = server.client("Ann").create("random", "open", private=False)
    headers = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as program:
        assert program.get("/api/me").json()["name"] == "Robot"
        sat = program.post(f"/api/tables/{table.id}/seats", json={"seat": None})
        assert sat.json()["mine"] == [1]
        answered = 0
        with program.stream("GET", f"/api/tables/{table.id}/stream?seat=1") as lines:
            assert lines.headers["content-type"].startswith("application/x-ndjson")
            for line in lines.iter_lines():
                if not line:
                    continue
                state = json.loads(line)
                assert state["type"] == "state"
                if state["table"]["status"] == "finished":
                    break
                if state["legal"]:
                    body = {
                        "seat": 1,
                        "question": state["asked"],
                        "action": state["legal"][0]["text"],
                        "request": f"r{answered}",
                    }
                    program.post(f"/api/tables/{table.id}/play", json=body)
                    answered += 1
        assert answered > 5
    assert table.info()["status"] == "finished"


def test_a_token_can_be_taken_back(server: Server) -> None:
    """Its owner sees it in a list; afterwards it opens nothing, not even an open stream."""
    owner = server.client("Robot")
    kept, lost = owner.post("/me/token"), owner.post("/me/token")
    listed = owner.get("/me/tokens")["tokens"]
    assert {one["id"] for one in listed} == {kept["id"], lost["id"]}
    assert "token" not in listed[0]
    table = owner.create("me", "open", private=False)
    headers = {"authorization": f"Bearer {lost['token']}"}
    with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as program:
        with program.stream("GET", f"/api/tables/{table.id}/stream?seat=0") as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "state"
            owner.call("DELETE", f"/me/tokens/{lost['id']}")
            server.client("Ben").join(table.id)
            told = next(line for line in lines if line)
            assert json.loads(told)["error"]["code"] == "not-your-seat"
        assert program.get("/api/me/tokens").status_code == 403
    assert [one["id"] for one in owner.get("/me/tokens")["tokens"]] == [kept["id"]]


def test_nobody_takes_back_somebody_else_s_token(server: Server) -> None:
    mine = server.client("Ann").post("/me/token")["id"]
    ben = server.client("Ben")
    ben.get("/me")
    refused("not-found", ben.call, "DELETE", f"/me/tokens/{mine}")
    refused("not-found", ben.call, "DELETE", "/me/tokens/none")


def test_nobody_has_very_many_tokens(server: Server) -> None:
    ann = server.client("Ann")
    made = [ann.post("/me/token")["id"] for _ in range(20)]
    refused("wrong-status", ann.post, "/me/token")
    ann.call("DELETE", f"/me/tokens/{made[0]}")
    assert ann.post("/me/token")["id"] not in made


def test_the_example_plays_to_the_end(server: Server) -> None:
    token = server.client("Robot").post("/me/token")["token"]
    table = server.client("Ann").create("random", "open")
    program = Path(__file__).parents[2] / "examples" / "table_bot.py"
    command = [sys.executable, str(program), server.url, table.id, token]
    done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert table.info()["status"] == "finished"


def test_a_stream_shows_nobody_else_s_seat(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open")
    ben.join(table.id)
    refused("not-your-seat", ben.get, f"/tables/{table.id}/stream", seat=0)
    wrong = httpx.get(
        f"{server.url}/api/tables/{table.id}/stream?seat=0",
        headers={"authorization": "Bearer nonsense"},
    )
    assert wrong.status_code == 403


def test_a_stream_ends_with_its_reader(server: Server) -> None:
    ann = server.client("Ann")
    table = ann.create("me", "open")
    with ann.http.stream("GET", f"/api/tables/{table.id}/stream?seat=0") as lines:
        assert next(lines.iter_lines())
        joined = threading.Thread(target=server.client("Ben").join, args=(table.id,))
        joined.start()
        joined.join()
    assert table.state(0)["table"]["status"] == "running"
