"""Programs: API tokens, and streams of JSON lines."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path

import httpx
from support.clients import PATIENCE
from support.server_process import Server
from support.two_players import assert_error_code


def test_a_program_takes_a_seat_with_a_token(server: Server) -> None:
    """It reads the stream and answers by POST, without a cookie, until the game is over."""
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


def test_a_token_can_be_revoked(server: Server) -> None:
    """Its owner finds it in a list; once revoked it is useless, and open streams end."""
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
        assert program.get("/api/me").status_code == 401
    assert [one["id"] for one in owner.get("/me/tokens")["tokens"]] == [kept["id"]]


def test_nobody_can_revoke_another_person_s_token(server: Server) -> None:
    mine = server.client("Ann").post("/me/token")["id"]
    ben = server.client("Ben")
    ben.get("/me")
    assert_error_code("not-found", ben.call, "DELETE", f"/me/tokens/{mine}")
    assert_error_code("not-found", ben.call, "DELETE", "/me/tokens/none")


def test_a_person_has_a_limited_number_of_tokens(server: Server) -> None:
    ann = server.client("Ann")
    made = [ann.post("/me/token")["id"] for _ in range(20)]
    assert_error_code("wrong-status", ann.post, "/me/token")
    ann.call("DELETE", f"/me/tokens/{made[0]}")
    assert ann.post("/me/token")["id"] not in made


def test_the_example_program_plays_to_the_end(server: Server) -> None:
    token = server.client("Robot").post("/me/token")["token"]
    table = server.client("Ann").create("random", "open")
    program = Path(__file__).parents[2] / "examples" / "table_bot.py"
    command = [sys.executable, str(program), server.url, table.id, token]
    done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert table.info()["status"] == "finished"


def test_a_stream_shows_only_the_callers_seats(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open")
    ben.join(table.id)
    assert_error_code("not-your-seat", ben.get, f"/tables/{table.id}/stream", seat=0)
    wrong = httpx.get(
        f"{server.url}/api/tables/{table.id}/stream?seat=0",
        headers={"authorization": "Bearer nonsense"},
    )
    assert wrong.status_code == 401


def test_a_client_may_close_its_stream(server: Server) -> None:
    ann = server.client("Ann")
    table = ann.create("me", "open")
    with ann.http.stream("GET", f"/api/tables/{table.id}/stream?seat=0") as lines:
        assert next(lines.iter_lines())
        joined = threading.Thread(target=server.client("Ben").join, args=(table.id,))
        joined.start()
        joined.join()
    assert table.state(0)["table"]["status"] == "running"
