"""Tables: creating, seats, lists, rematches, forks and chat."""

from __future__ import annotations

import pytest
from support.clients import Client, Json, Refusal
from support.server_process import Server
from support.two_players import assert_refused, two_people_at_table

from ennead.core.record import Record


def test_games_are_listed_with_options_and_bots(server: Server) -> None:
    games = {game["id"]: game for game in server.client().get("/games")}
    assert games["aton"]["seats"] == [2, 2]
    assert games["aton"]["rules"] == "1"
    assert games["aton"]["bots"] == ["beginner", "easy", "medium", "hard"]
    assert games["toy"]["options"][0]["name"]


def test_invalid_tables_are_rejected(server: Server) -> None:
    client = server.client()
    assert_refused("unknown-game", 404, client.create, "me", "open", game="chess")
    for seats, more in (
        (("me",), {}),
        (("me", "open", "open"), {}),
        (("me", "me"), {}),
        (("me", "open"), {"pass_and_play": True}),
        (("me", "deep-blue"), {}),
        (("me", "open"), {"options": {"fast": True}}),
        (("me", "open"), {"clock": {"per": "move", "seconds": 10**9}}),
        (("me", "open"), {"clock": {"per": "day", "seconds": 60}}),
        (("me", "open"), {"title": "x" * 61}),
        (("me", "open"), {"title": "a\u202eb"}),
        (("me", "open"), {"private": "yes"}),
        (("me", "open"), {"surprise": 1}),
    ):
        assert_refused("bad-request", 400, client.create, *seats, **more)


def test_options_can_be_checked_before_a_table_is_created(server: Server) -> None:
    client = server.client()
    assert client.post("/check", game="ankh", players=2) == {"wrong": None}
    own = {"scenario": {"players": 9}}
    wrong = client.post("/check", game="ankh", players=2, options={"own": own})["wrong"]
    assert "scenario.players" in wrong["message"]
    assert wrong["file_error"]["error"] == "not-a-number"
    assert client.post("/check", game="aton", players=3)["wrong"]["file_error"] is None
    with pytest.raises(Refusal) as refusal:
        client.create("me", "open", game="ankh", options={"own": own})
    assert refusal.value.error["file_error"] == wrong["file_error"]
    assert_refused("unknown-game", 404, client.post, "/check", game="chess", players=2)
    assert client.get("/tables", show="mine")["tables"] == []


def test_seats_can_be_taken_and_left(server: Server) -> None:
    ann, ben, eve = (server.client(name) for name in ("Ann", "Ben", "Eve"))
    table = ann.create("open", "me", private=False)
    info = table.info()
    assert (info["mine"], info["host"], info["status"]) == ([1], True, "open")
    assert info["seats"][1]["name"] == "Ann"
    assert table.state()["view"] is None
    assert_refused("wrong-status", 409, table.play, 1, "keep", 0)
    assert_refused("wrong-status", 409, table.record)
    assert_refused("seat-taken", 409, ben.post, f"/tables/{table.id}/seats", seat=1)
    assert_refused("bad-request", 400, ben.post, f"/tables/{table.id}/seats", seat=5)
    assert_refused("not-your-seat", 403, ben.call, "DELETE", f"/tables/{table.id}/seats/1")
    with table.look(1) as socket:
        socket.next()
        joined = ben.post(f"/tables/{table.id}/seats", seat=0)
        assert (joined["status"], joined["mine"], joined["host"]) == ("running", [0], False)
        started = socket.until(lambda s: s["table"]["status"] == "running")
        assert started["view"]["seat"] == 1
        assert started["legal"]
    assert ben.post(f"/tables/{table.id}/seats", seat=None)["mine"] == [0]
    assert_refused("wrong-status", 409, eve.post, f"/tables/{table.id}/seats", seat=None)
    assert_refused("wrong-status", 409, ben.call, "DELETE", f"/tables/{table.id}/seats/0")


def test_a_table_that_everybody_left_is_deleted(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", "open", game="toy", private=False)
    ben.join(table.id)
    assert ann.call("DELETE", f"/tables/{table.id}/seats/0")["mine"] == []
    with table.look() as socket:
        socket.next()
        ben.call("DELETE", f"/tables/{table.id}/seats/1")
        message = socket.next()
        assert message["error"]["code"] == "unknown-table"
    assert_refused("unknown-table", 404, table.info)
    assert table.id not in [t["id"] for t in ben.get("/tables", show="open")["tables"]]


def test_an_unknown_table_is_not_found(server: Server) -> None:
    client = server.client()
    for id in ("nosuchtable1", "a-b", "%00", "x" * 50):
        assert_refused("unknown-table", 404, client.get, f"/tables/{id}")
    with client.at("nosuchtable1").look() as socket:
        assert socket.next()["error"]["code"] == "unknown-table"


def test_tables_are_listed_by_status_and_game(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    made = [ann.create("me", "open", private=False, title=f"Number {i}").id for i in range(5)]
    secret = ann.create("me", "open", private=True)

    def listed(client: Client, **query: object) -> list[str]:
        return [table["id"] for table in client.get("/tables", **query)["tables"]]

    shown: list[Json] = []
    page = ben.get("/tables", show="open", limit=2)
    while True:
        shown += page["tables"]
        if page["next"] is None:
            break
        page = ben.get("/tables", show="open", limit=2, before=page["next"])
    everything = [table["id"] for table in shown]
    assert set(made) <= set(everything)
    newest_first = [table["changed"] for table in shown]
    assert newest_first == sorted(newest_first, reverse=True)
    assert len(set(everything)) == len(everything)
    assert secret.id not in everything
    assert set(listed(ann, show="mine")) == {*made, secret.id}
    assert ben.at(secret.id).info()["title"] == ""
    ben.join(secret.id)
    assert secret.id not in listed(ben, show="running", limit=100)
    ben.join(made[0])
    assert made[0] in listed(ben, show="running", limit=100)
    assert made[0] in listed(ben, show="running", limit=100, game="aton")
    assert made[0] not in listed(ben, show="running", limit=100, game="toy")
    assert listed(Client(server.url), show="mine") == []
    assert_refused("unknown-game", 404, ben.get, "/tables", game="chess")
    assert_refused("bad-request", 400, ben.get, "/tables", before="yesterday")
    assert_refused("bad-request", 400, ben.get, "/tables", show="all")
    assert_refused("bad-request", 400, ben.get, "/tables", limit=1000)


def test_my_list_begins_with_tables_that_wait_for_me(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    tables = [ann.create("me", "open") for _ in range(3)]
    others = [ben.join(table.id) for table in tables]
    tables[2].play_now(0)
    tables[0].play_now(0)
    mine = ann.get("/tables", show="mine")["tables"]
    assert [table["id"] for table in mine] == [tables[1].id, tables[0].id, tables[2].id]
    first = ann.get("/tables", show="mine", limit=1)
    rest = ann.get("/tables", show="mine", limit=2, before=first["next"])
    assert [t["id"] for t in first["tables"] + rest["tables"]] == [t["id"] for t in mine]
    assert rest["next"] is None
    others[2].play_now(1)
    assert ann.get("/tables", show="mine")["tables"][0]["id"] == tables[2].id
    assert mine[0]["waiting_for"] == [0, 1]


def test_one_person_can_play_several_seats(server: Server) -> None:
    client = server.client("Ann")
    made = client.post(
        "/tables",
        game="aton",
        pass_and_play=True,
        seats=[{"kind": "me", "name": "Mama"}, {"kind": "me", "name": "Tata"}],
    )
    assert [seat["name"] for seat in made["seats"]] == ["Mama", "Tata"]
    assert made["mine"] == [0, 1]
    table = client.at(made["id"])
    with table.look(0) as socket:
        assert socket.next()["view"]["seat"] == 0
        socket.send(type="look", seat=1, since=0)
        other = socket.next()
        assert other["view"]["seat"] == 1
        assert other["view"]["table"]["sides"][0]["hand"] is None
        assert other["view"]["table"]["sides"][1]["hand"] is not None
        table.play_now(0, "keep")
        assert socket.next()["seat"] == 1
        socket.send(type="look", seat=None, since=0)
        assert socket.next()["view"]["seat"] is None
        socket.send(type="ping")
        assert socket.next() == {"type": "pong"}
    table.play_now(1, "keep")
    assert table.state(0)["move"] == 2
    table.post("undo/ask", seat=0)
    assert table.state(0)["move"] == 3, "nobody else has to agree"


def test_nobody_can_view_another_person_s_seat(server: Server) -> None:
    table, other = two_people_at_table(server)
    with other.look(0) as socket:
        assert socket.next()["error"]["code"] == "not-your-seat"
    with other.look(1) as socket:
        socket.next()
        socket.send(type="look", seat=0, since=0)
        assert socket.next()["error"]["code"] == "not-your-seat"
    with Client(server.url).at(table.id).look() as socket:
        assert socket.next()["view"]["seat"] is None


# Rematches and forks.


def test_a_rematch_is_one_table_with_rotated_seats(server: Server) -> None:
    table, other = two_people_at_table(server, title="Again", clock={"per": "move", "seconds": 600})
    assert_refused("wrong-status", 409, table.post, "rematch")
    table.post("resign", seat=0)
    assert_refused("not-your-seat", 403, server.client("Eve").at(table.id).post, "rematch")
    mine = table.post("rematch")
    assert (mine["status"], mine["mine"]) == ("open", [1])
    assert mine["seats"][0] == {**mine["seats"][0], "kind": "open", "name": "Ben"}
    assert table.post("rematch")["id"] == mine["id"]
    assert_refused("seat-taken", 409, server.client("Eve").join, mine["id"])
    assert other.info()["rematch"] == mine["id"]
    his = other.post("rematch")
    assert (his["id"], his["mine"], his["status"]) == (mine["id"], [0], "running")
    assert (his["title"], his["clock"]) == ("Again", {"per": "move", "seconds": 600})


def test_a_rematch_with_a_bot_starts_at_once(server: Server) -> None:
    table = server.client("Ann").create("me", "random")
    table.post("resign", seat=0)
    again = table.post("rematch")
    assert (again["status"], again["mine"]) == ("running", [1])
    assert again["seats"][0]["bot"] == "random"


def test_a_finished_game_can_be_forked(server: Server) -> None:
    table = server.client("Ann").create("random", "random", private=False)
    done = table.wait(status="finished")
    moment = table.state(move=30)
    fan = server.client("Fan").at(table.id)
    assert_refused("bad-request", 400, fan.post, "fork", move=10**6, seat=0, bot="greedy")
    assert_refused("bad-request", 400, fan.post, "fork", move=30, seat=5, bot="greedy")
    assert_refused("bad-request", 400, fan.post, "fork", move=30, seat=0, bot="deep-blue")
    assert_refused("bad-request", 400, fan.post, "fork", move=done["move"], seat=0, bot="random")
    made = fan.post("fork", move=30, seat=0, bot="random")
    assert (made["mine"], made["seats"][1]["bot"]) == ([0], "random")
    assert made["commitment"] != done["table"]["commitment"]
    new = fan.client.at(made["id"])
    start = new.state(0, move=0)
    assert start["view"]["scores"] == moment["view"]["scores"]
    assert start["view"]["table"]["priests"] == moment["view"]["table"]["priests"]
    assert_refused("wrong-status", 409, new.post, "fork", move=0, seat=0, bot="random")
    while True:
        state = new.wait_until(0, lambda s: s["legal"] or s["table"]["status"] == "finished")
        if not state["legal"]:
            break
        new.play(0, state["legal"][0]["text"], state["asked"])
    assert Record.parse(new.record()).replay().over


# Chat and presence.


def test_chat_reaches_everybody(server: Server) -> None:
    table, other = two_people_at_table(server)
    fan = server.client("Fan").at(table.id)
    with other.look(1) as socket:
        assert socket.next()["chat"] == []
        table.post("chat", text="  Good\nluck\u202e! \u0007 ")
        said = socket.until(lambda s: s["chat"])["chat"]
        assert [(line["name"], line["seat"], line["text"]) for line in said] == [
            ("Ann", 0, "Good luck!")
        ]
        fan.post("chat", text="<b>hello</b>")
        said = socket.until(lambda s: s["chat"])["chat"]
        assert [(line["number"], line["seat"]) for line in said] == [(2, None)]
        other.play_now(1)
        assert socket.next()["chat"] == []
    assert [line["text"] for line in table.state(0)["chat"]] == ["Good luck!", "<b>hello</b>"]
    for text in ("", "  ", "\u200b", "x" * 501):
        assert_refused("bad-request", 400, table.post, "chat", text=text)


def test_connected_players_are_shown(server: Server) -> None:
    table, other = two_people_at_table(server)

    def there(state: dict[str, object]) -> list[bool]:
        info = state["table"]
        assert isinstance(info, dict)
        return [seat["connected"] for seat in info["seats"]]

    with table.look(0) as socket:
        assert there(socket.next()) == [True, False]
        with other.look(1) as second:
            second.next()
            socket.until(lambda s: there(s) == [True, True])
        socket.until(lambda s: there(s) == [True, False])


def test_only_a_team_has_team_chat(server: Server) -> None:
    table, other = two_people_at_table(server)
    assert_refused("bad-request", 400, table.post, "chat", text="to whom?", team=True)
    assert other.state(1)["chat"] == []
