"""Complete games over HTTP and WebSockets."""

from __future__ import annotations

import random
from typing import Any

import pytest
from support.clients import Client, Json, Socket
from support.server_process import Server

from ennead.core.record import Record

TIMES = ("when",)


def without_times(events: list[Json]) -> list[Json]:
    return [{k: v for k, v in event.items() if k not in TIMES} for event in events]


def play_out(players: list[tuple[Any, int, Socket]], watchers: list[Socket], seed: int) -> Json:
    """Play random legal actions from the pushed states until the game is over."""
    dice = random.Random(seed)
    sockets = [socket for _, _, socket in players] + watchers
    states = [socket.next() for socket in sockets]
    while states[0]["table"]["status"] == "running":
        owing = [i for i, (_, seat, _) in enumerate(players) if seat in states[i]["to_move"]]
        i = dice.choice(owing)
        table, seat, _ = players[i]
        legal = states[i]["legal"]
        assert legal
        number = table.play(seat, dice.choice(legal)["text"], states[i]["asked"])
        states = [socket.at_move(number) for socket in sockets]
    return states[0]


def test_two_clients_and_a_spectator_play_to_the_end(server: Server) -> None:
    ann, ben, eve = server.client("Ann"), server.client("Ben"), server.client("Eve")
    table = ann.create("me", "open", private=False, title="Two and a half")
    assert table.info()["status"] == "open"
    other = ben.join(table.id)
    assert other.info()["status"] == "running"
    assert (table.info()["mine"], other.info()["mine"]) == ([0], [1])
    with table.look(0) as a, other.look(1) as b, eve.at(table.id).look() as c:
        last = play_out([(table, 0, a), (other, 1, b)], [c], seed=1)
        assert last["table"]["status"] == "finished"
        assert last["table"]["ended"] == {"by": "game", "seat": None}
        record = Record.parse(table.record())
        truth = record.replay()
        assert truth.over
        assert tuple(last["table"]["scores"]) == truth.scores
        assert tuple(last["table"]["ranking"]) == truth.ranking
        assert record.headers["Players"] == ["Ann", "Ben"]
        assert record.header("Commitment") == last["table"]["commitment"]
        assert record.header("Seed") == last["table"]["seed"]
        for socket, seat in ((a, 0), (b, 1), (c, None)):
            check_only_own_knowledge(socket, seat, record)
        assert all(state["table"]["seed"] is None for state in a.states[:-1])


def check_only_own_knowledge(socket: Socket, seat: int | None, record: Record) -> None:
    """Every message contains exactly what the seat could know then."""
    replayed: dict[int, Any] = {}
    for state in socket.states:
        assert set(state) == {
            *("type", "table", "seat", "view", "to_move", "asked", "legal", "can_undo"),
            *("events", "events_from", "chat", "undo_request", "move", "partner", "suggestions"),
            *("secret", "can_take_back"),
        }
        assert (state["partner"], state["suggestions"], state["secret"]) == (None, [], [])
        assert not state["can_take_back"]
        move = state["move"]
        then = replayed.setdefault(move, record.replay(upto=move))
        assert state["seat"] == seat
        assert state["view"] == then.view(seat)
        assert state["asked"] == then.asked
        told = then.events(seat)
        start = state["events_from"]
        assert without_times(state["events"]) == told[start:]
        legal = [] if seat is None else [str(action) for action in then.legal(seat)]
        assert [option["text"] for option in state["legal"]] == legal
        assert state["can_undo"] == (seat is not None and not then.over and then.can_undo(seat))
        for side in state["view"]["table"]["sides"]:
            own = seat is not None and state["view"]["table"]["sides"].index(side) == seat
            assert own or side["hand"] is None
    assert without_times(socket.events) == record.replay().events(seat)
    assert all(event["when"] > 1e9 for event in socket.events)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_person_plays_a_bot_to_the_end(server: Server, bot: str) -> None:
    client = server.client("Ann")
    table = client.create("me", bot)
    with table.look(0) as socket:
        state = socket.next()
        while state["table"]["status"] == "running":
            if state["legal"]:
                number = table.play(0, state["legal"][-1]["text"], state["asked"])
                state = socket.at_move(number)
            else:
                state = socket.until(lambda s: s["legal"] or s["table"]["status"] != "running")
    assert state["table"]["ended"] == {"by": "game", "seat": None}
    assert Record.parse(table.record()).replay().over


def test_bots_play_each_other_without_people(server: Server) -> None:
    table = server.client().create("greedy", "random", private=False)
    info = table.wait(status="finished")["table"]
    assert info["mine"] == []
    assert [seat["connected"] for seat in info["seats"]] == [True, True]
    assert info["ranking"] in ([0, 1], [1, 0], [0, 0])


def test_three_players_can_play_a_registered_game(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", "random", game="toy")
    other = ben.join(table.id)
    state = table.state(0)
    while state["table"]["status"] == "running":
        for seat, at in enumerate((table, other)):
            state = at.state(seat)
            if state["legal"]:
                at.play(seat, state["legal"][-1]["text"], state["asked"])
    assert table.info()["status"] == "finished"


def test_earlier_states_can_be_requested(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open")
    other = ben.join(table.id)
    seen = [table.state(0)]
    for _ in range(12):
        seat = seen[-1]["to_move"][0]
        [table, other][seat].play_now(seat)
        seen.append(table.state(0))
    for move, then in enumerate(seen):
        again = table.state(0, move=move)
        for name in ("view", "events", "asked", "move", "to_move", "seat"):
            assert again[name] == then[name], name
        assert again["legal"] == []
        assert other.state(1, move=move)["view"]["seat"] == 1
        assert table.state(move=move)["view"]["table"]["sides"][0]["hand"] is None
    assert len(seen) == 13


def test_a_client_can_reconnect(server: Server) -> None:
    client = server.client("Ann")
    table = client.create("me", "me", pass_and_play=True)
    with table.look(0) as socket:
        socket.next()
        for _ in range(6):
            seat = table.state(0)["to_move"][0]
            table.play_now(seat)
        socket.at_move(6)
        known = len(socket.events)
        everything = list(socket.events)
    for _ in range(4):
        seat = table.state(0)["to_move"][0]
        table.play_now(seat)
    with table.look(0, since=known) as socket:
        state = socket.next()
        assert state["events_from"] == known
        everything += state["events"]
    assert everything == table.state(0)["events"]
    assert table.state(0, since=known)["events"] == everything[known:]
    assert table.state(0, since=10**6)["events"] == []


def test_a_client_can_play_without_a_websocket(server: Server) -> None:
    client = Client(server.url)
    table = client.create("me", "random")
    for _ in range(5):
        state = table.wait_until(0, lambda s: s["legal"])
        table.play(0, state["legal"][0]["text"], state["asked"])
    assert table.state(0)["move"] >= 5
