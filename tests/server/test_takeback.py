"""Taking moves back against bots: past anything, with the same dice, only for one person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from support.clients import Json, Table
from support.server_process import Server, serving
from support.two_players import assert_error_code

from ennead.core.verify import verify_text


def against_a_bot(server: Server, **more: Any) -> Table:
    return server.client().create("me", "random", **more)


def take_back(table: Table, seat: int = 0) -> int:
    request = table.client.request()
    number: int = table.post("takeback", seat=seat, request=request)["number"]
    return number


def bot_has_answered(table: Table, asked: int) -> Json:
    """Wait until a later question is open that only seat 0 has not answered."""
    return table.wait_until(0, lambda state: state["asked"] > asked and state["to_move"] == [0])


def test_a_person_takes_back_a_move_that_a_bot_has_answered(server: Server) -> None:
    table = against_a_bot(server)
    before = table.wait_until(0, lambda state: state["to_move"] == [0])
    hand = before["view"]["table"]["sides"][0]["hand"]
    assert not before["can_take_back"]
    table.play_now(0, "exchange")
    after = bot_has_answered(table, before["asked"])
    drawn = after["view"]["table"]["sides"][0]["hand"]
    assert not after["can_undo"]
    assert after["can_take_back"]
    assert not after["table"]["taken_back"]
    take_back(table)
    back = table.wait_until(0, lambda state: state["to_move"] == [0])
    assert back["view"]["table"]["sides"][0]["hand"] == hand
    assert back["table"]["taken_back"]
    assert [event["event"] for event in back["events"]][-1] == "retracted"
    table.play_now(0, "exchange")
    again = bot_has_answered(table, back["asked"])
    assert again["view"]["table"]["sides"][0]["hand"] == drawn, "the same cards come again"


def test_a_repeated_takeback_counts_once(server: Server) -> None:
    table = against_a_bot(server)
    table.play_now(0, "keep")
    bot_has_answered(table, 0)
    number = table.post("takeback", seat=0, request="back")["number"]
    assert table.post("takeback", seat=0, request="back")["number"] == number


def test_what_can_be_undone_is_only_undone(server: Server) -> None:
    table = server.client().create("me", "random", "random", game="ankh")
    state = table.wait_until(0, lambda state: 0 in state["to_move"])
    while not state["can_undo"]:
        table.play_now(0)
        state = table.wait_until(0, lambda state: 0 in state["to_move"] or state["can_undo"])
    take_back(table)
    assert not table.info()["taken_back"]


def test_a_second_person_prevents_it(server: Server) -> None:
    table = server.client().create("me", "open")
    other = server.client().join(table.id)
    table.play_now(0, "keep")
    other.play_now(1, "keep")
    assert not table.state(0)["can_take_back"]
    assert_error_code("cannot-undo", take_back, table)
    other.post("stand_in", seat=1, bot="random")
    bot_has_answered(table, 0)
    assert not table.state(0)["can_take_back"], "the second person may come back"
    assert_error_code("cannot-undo", take_back, table)


def test_people_who_share_a_screen_cannot_take_back_alone(server: Server) -> None:
    table = server.client().create("me", "me", pass_and_play=True)
    table.play_now(0, "keep")
    table.play_now(1, "keep")
    assert not table.state(0)["can_take_back"]
    assert_error_code("cannot-undo", take_back, table)


def test_one_person_may_take_back_at_a_table_made_for_a_shared_screen(server: Server) -> None:
    table = against_a_bot(server, pass_and_play=True)
    table.play_now(0, "keep")
    bot_has_answered(table, 0)
    take_back(table)
    assert table.info()["taken_back"]


def test_a_stand_in_must_leave_first(server: Server) -> None:
    table = against_a_bot(server)
    table.play_now(0, "keep")
    bot_has_answered(table, 0)
    table.post("stand_in", seat=0, bot="random")
    assert_error_code("wrong-status", take_back, table)


def test_a_bot_s_unrevealed_answer_stays_hidden(server: Server) -> None:
    table = against_a_bot(server)
    table.play_now(0, "keep")
    bot_has_answered(table, 0)  # it has laid its cards
    take_back(table)
    table.wait_until(0, lambda state: state["to_move"] == [0])
    assert "1: lay" not in table.record()
    assert "takeback" in table.record()


def test_a_game_with_takebacks_is_verified(server: Server) -> None:
    table = against_a_bot(server)
    asked = 0
    for action in ("keep", 0):
        table.play_now(0, action)
        asked = bot_has_answered(table, asked)["asked"]
        take_back(table)
        table.wait_until(0, lambda state: state["to_move"] == [0])
        table.play_now(0, action)
        asked = bot_has_answered(table, asked)["asked"]
    table.post("resign", seat=0)
    assert verify_text(table.record()).fault == ""
    assert table.client.get(f"/tables/{table.id}/check")["fault"] == ""


def test_a_game_with_takebacks_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as own:
        table = against_a_bot(own)
        table.play_now(0, "keep")
        bot_has_answered(table, 0)
        take_back(table)
        before = table.wait_until(0, lambda state: state["to_move"] == [0])
        own.kill()
        own.start()
        after = table.state(0)
    assert after["view"] == before["view"]
    assert after["table"]["taken_back"]


def test_going_back_with_new_dice_against_bots_is_remembered_too(server: Server) -> None:
    table = against_a_bot(server)
    table.play_now(0, "keep")
    bot_has_answered(table, 0)
    table.post("undo/ask", seat=0)
    assert table.info()["taken_back"]
