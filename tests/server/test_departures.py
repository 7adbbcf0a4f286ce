"""Leaving a running game: resignation, stand-ins, votes and expired clocks."""

from __future__ import annotations

import time

from support import toy
from support.server_process import Server
from support.two_players import assert_refused, two_people_at_table

from ennead.core.record import Record
from ennead.server.upkeep.limits import MAX_TABLE_ROWS


def test_resigning_ends_a_game_of_two(server: Server) -> None:
    table, other = two_people_at_table(server)
    table.play_now(0, "exchange")
    assert "?" in other.record()
    assert "exchange" not in other.record()
    with other.look(1) as socket:
        socket.next()
        ended = table.post("resign", seat=0)
        told = socket.until(lambda s: s["table"]["status"] == "finished")
    assert ended["ended"] == {"by": "resign", "seat": 0}
    assert ended["ranking"] == [1, 0]
    assert ended["waiting_for"] == []
    assert told["legal"] == []
    assert told["to_move"] == []
    assert ended["seed"]
    assert_refused("wrong-status", 409, table.play, 0, "keep", 0)
    assert_refused("wrong-status", 409, other.undo, 1)
    assert_refused("wrong-status", 409, other.post, "resign", seat=1)
    assert other.post("why_not", seat=1, action="keep")["reason"] == {"reason": "game-over"}
    text = table.record()
    assert text.endswith("; after move 1: seat 0: resign\n")
    assert Record.parse(text).replay().to_move == (1,)


def test_resigning_from_a_larger_game_lets_a_bot_stand_in(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", "random", game="toy")
    other = ben.join(table.id)
    left = table.post("resign", seat=0)
    assert left["status"] == "running"
    assert left["seats"][0]["stand_in"] == "greedy"
    while (state := other.state(1))["table"]["status"] == "running":
        if state["legal"]:
            other.play(1, state["legal"][0]["text"], state["asked"])
    assert "seat 0: resign" in other.record()
    assert toy.GAME.replay(Record.parse(other.record())).over


def test_a_bot_stands_in_until_the_seat_is_taken_back(server: Server) -> None:
    table, other = two_people_at_table(server)
    assert_refused("bad-request", 400, table.post, "stand_in", seat=0, bot="deep-blue")
    info = table.post("stand_in", seat=0, bot="random")
    assert info["seats"][0] == {**info["seats"][0], "stand_in": "random", "kind": "person"}
    state = table.wait_until(0, lambda s: 0 not in s["to_move"])
    assert state["legal"] == []
    other.play_now(1, "keep")
    table.wait_until(0, lambda s: s["to_move"] == [1])
    assert_refused("wrong-status", 409, table.play, 0, "keep", 0)
    back = table.client.call("DELETE", f"/tables/{table.id}/stand_in/0")
    assert back["seats"][0]["stand_in"] is None
    table.post("undo/ask", seat=0)
    other.post("undo/consent", seat=1, agree=True)
    assert table.state(0)["legal"], "with consent, a stand-in's choice can be taken back"
    assert "seat 0: stand-in random" in table.record()
    assert "seat 0: take-back" in table.record()


def test_nobody_goes_back_without_a_player_whose_seat_a_bot_plays(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", "open", game="toy")
    away = ben.join(table.id)
    third = server.client("Cid").join(table.id)
    for seat, one in enumerate((table, away, third)):
        one.play_now(seat, 0)
    away.post("stand_in", seat=1, bot="random")
    state = table.wait_until(0, lambda s: 1 not in s["to_move"])
    before = [event["event"] for event in table.state()["events"]]
    asking, mover = (table, 0) if state["to_move"] != [0] else (third, 2)
    asking.post("undo/ask", seat=mover)
    other, seat = (third, 2) if mover == 0 else (table, 0)
    other.post("undo/consent", seat=seat, agree=True)
    request = table.state()["undo_request"]
    assert request == {"seat": mover, "agreed": [seat]}, "it waits for the absent player"
    assert [event["event"] for event in table.state()["events"]] == before
    away.post("undo/consent", seat=1, agree=True)
    assert table.state()["events"][-1]["event"] == "rewound"


def test_a_stand_in_cannot_be_used_as_an_adviser(server: Server) -> None:
    """Let a bot answer, look at its answer, take the seat back and undo."""
    table, other = two_people_at_table(server)
    table.post("stand_in", seat=0, bot="random")
    table.wait_until(0, lambda s: s["to_move"] == [1])
    table.client.call("DELETE", f"/tables/{table.id}/stand_in/0")
    assert not table.state(0)["can_undo"]
    assert_refused("cannot-undo", 409, table.undo, 0)
    other.play_now(1, "keep")
    table.play_now(0)
    assert table.state(0)["can_undo"], "a choice of one's own can be taken back as ever"
    table.undo(0)
    assert_refused("cannot-undo", 409, table.undo, 0)


def test_a_vote_lets_a_bot_stand_in_for_a_player_who_is_away(server: Server) -> None:
    table, other = two_people_at_table(server)
    with other.look(1) as socket:
        socket.next()
        assert_refused("wrong-status", 409, table.post, "replace", seat=1)
    assert_refused("not-your-seat", 403, server.client("Eve").at(table.id).post, "replace", seat=1)
    assert_refused("bad-request", 400, table.post, "replace", seat=9)
    table.play_now(0, "keep")
    table.wait_until(0, lambda s: s["table"]["seats"][1]["away"])
    replaced = table.post("replace", seat=1)
    assert replaced["seats"][1]["stand_in"] == "greedy"
    table.wait_until(0, lambda s: s["to_move"] == [0])
    back = other.client.call("DELETE", f"/tables/{table.id}/stand_in/1")
    assert back["seats"][1]["stand_in"] is None


def test_viewers_are_told_when_a_player_is_away(server: Server) -> None:
    table, other = two_people_at_table(server)
    with table.look(0) as mine:
        with other.look(1) as socket:
            socket.next()
        while not mine.next()["table"]["seats"][1]["away"]:
            pass


def test_everybody_present_must_vote(server: Server) -> None:
    clients = [server.client(name) for name in ("Ann", "Ben", "Cleo")]
    table = clients[0].create("me", "open", "open", game="toy")
    seats = [table, clients[1].join(table.id), clients[2].join(table.id)]
    with seats[0].look(0) as a, seats[1].look(1) as b:
        a.next()
        b.next()
        seats[0].wait_until(0, lambda s: s["table"]["seats"][2]["away"])
        first = seats[0].post("replace", seat=2)
        assert first["seats"][2]["stand_in"] is None
        assert first["seats"][2]["votes"] == [0]
        second = seats[1].post("replace", seat=2)
        assert second["seats"][2]["stand_in"] == "greedy"


def test_an_expired_clock_ends_a_game_of_two(server: Server) -> None:
    table, _ = two_people_at_table(server, clock={"per": "move", "seconds": 3})
    first = table.info()
    assert 0 < first["seats"][0]["clock"] <= 3
    table.play_now(0, "keep")
    done = table.wait(status="finished")
    assert done["table"]["ended"] == {"by": "timeout", "seat": 1}
    assert done["table"]["ranking"] == [0, 1]
    assert table.record().endswith("seat 1: timeout\n")


def test_nobody_wins_if_all_clocks_expire(server: Server) -> None:
    table, _ = two_people_at_table(server, clock={"per": "move", "seconds": 1})
    done = table.wait(status="finished")
    assert done["table"]["ended"] == {"by": "timeout", "seat": None}
    assert done["table"]["ranking"] == [1, 1]


def test_a_clock_per_move_resets_and_a_bot_has_none(server: Server) -> None:
    table = server.client("Ann").create("me", "random", clock={"per": "move", "seconds": 60})
    assert table.info()["seats"][1]["clock"] is None
    time.sleep(3)
    assert table.info()["seats"][0]["clock"] < 57.5
    table.play_now(0, "keep")
    table.wait_until(0, lambda s: s["view"]["questions"][0]["question"] == "lay")
    assert table.info()["seats"][0]["clock"] > 58


def test_a_clock_per_game_pauses_and_resumes(server: Server) -> None:
    table, other = two_people_at_table(server, clock={"per": "game", "seconds": 60})
    time.sleep(0.5)
    table.play_now(0, "keep")
    stopped = table.info()["seats"][0]["clock"]
    assert 40 < stopped < 59.6
    time.sleep(0.3)
    assert table.info()["seats"][0]["clock"] == stopped
    other.play_now(1, "keep")
    assert table.info()["seats"][0]["clock"] <= stopped
    time.sleep(0.3)
    assert table.info()["seats"][0]["clock"] < stopped


def test_an_expired_clock_in_a_larger_game_lets_a_bot_stand_in(server: Server) -> None:
    clients = [server.client(name) for name in ("Ann", "Ben", "Cleo")]
    clock = {"per": "move", "seconds": 1}
    table = clients[0].create("me", "open", "open", game="toy", clock=clock)
    for client in clients[1:]:
        client.join(table.id)
    done = table.wait(status="finished")["table"]
    assert done["ended"] == {"by": "game", "seat": None}
    assert [seat["stand_in"] for seat in done["seats"]] == ["greedy"] * 3


def test_stand_ins_cannot_make_a_log_endless(server: Server) -> None:
    """Whoever calls and dismisses bots again and again is stopped; their seat stays theirs."""
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", "random", game="toy")
    ben.join(table.id)
    for _ in range(MAX_TABLE_ROWS // 2):
        table.post("resign", seat=0)
        table.post("resign", seat=0)
        ann.call("DELETE", f"/tables/{table.id}/stand_in/0")
    for call in ("stand_in", "resign"):
        body = {"bot": "random"} if call == "stand_in" else {}
        assert_refused("wrong-status", 409, table.post, call, seat=0, **body)
    rows = server.stored(f"SELECT * FROM moves WHERE table_id = '{table.id}' AND kind = 'table'")
    assert len(rows) == MAX_TABLE_ROWS
    assert table.info()["seats"][0]["stand_in"] is None
