"""Hints, winning chances and the coach."""

from __future__ import annotations

import time
from typing import Any

import pytest
from support.clients import PATIENCE, Client, Refusal, Table
from support.server_process import Server
from support.two_players import assert_error_code


def wait_for_question(table: Table) -> dict[str, Any]:
    return table.wait_until(0, lambda state: 0 in state["to_move"] and state["legal"])


def test_a_hint_is_a_legal_answer_with_a_reason(server: Server) -> None:
    table = server.client("Ann").create("me", "random")
    assert table.info()["help"]
    state = wait_for_question(table)
    hint = table.post("hint", seat=0)
    assert hint["question"] == state["asked"]
    assert hint["action"] in [option["text"] for option in state["legal"]]
    assert hint["reason"] in ("only", "scores", "hinders", "prepares", "close")
    assert 0.0 <= hint["chance"] <= 1.0
    assert hint["other"] != hint["action"]
    assert hint["level"] == "hard"
    assert not hint["behind"]


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard"])
def test_a_hint_can_come_from_any_level(server: Server, level: str) -> None:
    table = server.client("Ann").create("me", "random")
    state = wait_for_question(table)
    hint = table.post("hint", seat=0, level=level)
    assert hint["level"] == level
    legal = [option["text"] for option in state["legal"]]
    assert hint["action"] in legal
    assert hint["other"] in legal
    if hint["behind"]:
        assert hint["other_chance"] > hint["chance"]


def test_an_unknown_level_is_rejected(server: Server) -> None:
    """The error lists the levels, and nothing has changed."""
    table = server.client("Ann").create("me", "random")
    state = wait_for_question(table)
    for wrong in ("frog", "greedy", "mcts:500", "HARD", "", None, 3):
        with pytest.raises(Refusal) as refusal:
            table.post("hint", seat=0, level=wrong)
        assert refusal.value.code == "bad-request"
        for level in ("level", "beginner", "easy", "medium", "hard"):
            assert level in str(refusal.value), wrong
    assert table.state(0)["asked"] == state["asked"]


def test_chances_add_up_to_one(server: Server) -> None:
    table = server.client("Ann").create("me", "random")
    table.wait(0, to_move=[0])
    told = table.client.get(f"/tables/{table.id}/chances", seat=0)
    assert sum(told["chances"]) == pytest.approx(1.0, abs=0.01)
    assert table.client.get(f"/tables/{table.id}/chances", seat=0) == told


def test_hints_need_a_seat_at_a_table_that_allows_them(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open")
    other = ben.join(table.id)
    assert not table.info()["help"]
    assert_error_code("wrong-status", table.post, "hint", seat=0)
    assert_error_code("wrong-status", table.post, "hint", seat=0, level="easy")
    assert_error_code("wrong-status", ann.get, f"/tables/{table.id}/chances", seat=0)
    assert_error_code("not-your-seat", other.post, "hint", seat=0)
    assert_error_code("not-your-seat", other.post, "hint", seat=0, level="easy")
    agreed = ann.create("me", "open", help=True)
    ben.join(agreed.id)
    wait_for_question(agreed)
    assert agreed.post("hint", seat=0)["action"]
    assert_error_code("not-your-seat", ben.get, f"/tables/{agreed.id}/chances", seat=0)


def test_ideas_are_legal_answers_for_the_open_question(server: Server) -> None:
    table = server.client("Ann").create("me", "random")
    state = wait_for_question(table)
    told = table.post("ideas", seat=0)
    assert told["question"] == state["asked"]
    actions = [idea["action"] for idea in told["ideas"]]
    assert 1 <= len(set(actions)) == len(actions) <= 2
    assert set(actions) <= {option["text"] for option in state["legal"]}


def test_ideas_are_only_for_one_person_among_bots(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", help=True)
    other = ben.join(table.id)
    wait_for_question(table)
    assert_error_code("wrong-status", table.post, "ideas", seat=0)
    assert_error_code("not-your-seat", other.post, "ideas", seat=0)
    without_help = ann.create("me", "random", help=False)
    wait_for_question(without_help)
    assert_error_code("wrong-status", without_help.post, "ideas", seat=0)


def test_a_seat_that_is_not_to_move_gets_no_hint(server: Server) -> None:
    ann = server.client("Ann")
    table = ann.create("me", "open", help=True)
    server.client("Ben").join(table.id)
    wait_for_question(table)
    while 0 in (state := table.state(0))["to_move"]:
        table.play(0, state["legal"][0]["text"], state["asked"])
        if state["move"] > 0:
            break
    if 0 not in table.state(0)["to_move"]:
        assert_error_code("not-to-move", table.post, "hint", seat=0)


def finished_analysis(client: Client, id: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE * 3
    while True:
        told: dict[str, Any] = client.get(f"/tables/{id}/analysis")
        assert not told["failed"]
        if told["done"] == told["moves"]:
            return told
        assert time.monotonic() < until, told["done"]
        time.sleep(0.1)


def test_the_coach_analyses_a_finished_game(server: Server) -> None:
    client = server.client("Ann")
    table = client.create("me", "random")
    assert_error_code("wrong-status", table.post, "analysis")
    for _ in range(6):
        state = wait_for_question(table)
        table.play(0, state["legal"][-1]["text"], state["asked"])
    table.post("resign", seat=0)
    assert_error_code("not-found", client.get, f"/tables/{table.id}/analysis")
    begun = table.post("analysis")
    assert begun["moves"] == table.info()["moves"]
    told = finished_analysis(client, table.id)
    assert told["chances"]
    assert all(sum(moment["chances"]) == pytest.approx(1, abs=0.01) for moment in told["chances"])
    costs = [mistake["cost"] for mistake in told["mistakes"]]
    assert costs == sorted(costs, reverse=True)
    for mistake in told["mistakes"]:
        assert mistake["question"]
        assert mistake["names"] == {"drawn": [], "regions": {}}
    assert table.post("analysis") == told


def test_an_analysis_can_be_cancelled(server: Server) -> None:
    client = server.client("Ann")
    table = client.create("greedy", "random")
    table.wait(status="finished")
    table.post("analysis")
    client.call("DELETE", f"/tables/{table.id}/analysis")
    assert_error_code("not-found", client.get, f"/tables/{table.id}/analysis")


def test_only_players_and_the_person_who_asked_cancel_an_analysis(server: Server) -> None:
    """Through any worker; at this table only bots played."""
    fan, ann = server.client("Fan"), server.client("Ann")
    table = fan.create("greedy", "random")
    table.wait(status="finished")
    ann.at(table.id).post("analysis")
    for _ in range(2):
        assert_error_code("not-your-seat", fan.call, "DELETE", f"/tables/{table.id}/analysis")
    assert fan.get(f"/tables/{table.id}/analysis")["moves"] == table.info()["moves"]
    ann.call("DELETE", f"/tables/{table.id}/analysis")
    assert_error_code("not-found", ann.get, f"/tables/{table.id}/analysis")
