"""Merged gods decide together: suggestions between partners (ruling 66), for the two alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from support.ankh.positions import conflict, god
from support.clients import Json, Refusal, Socket, Table
from support.postgres_cluster import PostgresCluster
from support.server_process import Server, TwoServers

WITH_POSITION = "from support import position_server; from ennead.cli import main; main()"
HIGHER, LOWER, THIRD = 0, 1, 2


def choosing_cards() -> Json:
    """Isis and Ra, merged, and Amun choose their cards in secret."""
    board = "Isis: G J1 | Ra: joins Isis | Amun: G J2"
    state = conflict(board, 0, 4, isis=god(devotion=22), amun=god(devotion=24))
    state.play(THIRD, "decline")
    position: Json = state.dump()
    return position


POSITION = choosing_cards()


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server whose games begin when the pair and Amun choose their cards in secret."""
    folder = tmp_path_factory.mktemp("partners")
    (folder / "position.json").write_text(json.dumps(POSITION), "utf-8")
    it: Server
    environment = {"POSITION": str(folder / "position.json"), "ENNEAD_PARTNER_SECONDS": "60"}
    if request.param == "postgres":
        cluster: PostgresCluster = request.getfixturevalue("postgres")
        it = TwoServers(folder / "data", WITH_POSITION, cluster.database(), **environment)
    else:
        it = Server(folder / "data", WITH_POSITION, False, (), **environment)
    it.start()
    try:
        yield it
    finally:
        it.stop()
    assert "Traceback" not in it.log(), it.log()


def seated(server: Server) -> tuple[Table, Table, Table]:
    """Three people: the higher and the lower half of the pair, and Amun."""
    higher = server.client("Anna").create(
        "me", "open", "open", game="ankh", options=POSITION["options"]
    )
    lower = server.client("Boris").join(higher.id)
    third = server.client("Celina").join(higher.id)
    return higher, lower, third


def suggest(table: Table, action: str, seat: int = LOWER, question: int = 0) -> Any:
    return table.post("suggest", seat=seat, question=question, action=action)


def refused(code: str, table: Table, action: str, seat: int = LOWER, question: int = 0) -> Json:
    with pytest.raises(Refusal) as refusal:
        suggest(table, action, seat, question)
    assert refusal.value.code == code
    return refusal.value.error


def actions(state: Json) -> list[tuple[int, int, str]]:
    return [(one["seat"], one["to"], one["action"]["text"]) for one in state["suggestions"]]


def test_the_partner_who_is_not_asked_sees_the_question_and_its_options(server: Server) -> None:
    higher, lower, third = seated(server)
    state = lower.state(LOWER)
    assert state["legal"] == []
    assert state["partner"]["seat"] == HIGHER
    assert state["partner"]["legal"] == higher.state(HIGHER)["legal"]
    for asked in (higher.state(HIGHER), third.state(THIRD), third.state(None), lower.state(None)):
        assert asked["partner"] is None


def test_a_suggestion_reaches_the_asked_partner_and_can_be_taken(server: Server) -> None:
    higher, lower, _ = seated(server)
    with higher.look(HIGHER) as socket:
        assert actions(socket.next()) == []
        suggest(lower, "play flood")
        socket.until(lambda state: actions(state) == [(LOWER, HIGHER, "play flood")])
        suggest(lower, "play chariots")
        told = socket.until(lambda state: actions(state) == [(LOWER, HIGHER, "play chariots")])
    assert actions(lower.state(LOWER)) == [(LOWER, HIGHER, "play chariots")]
    (suggested,) = told["suggestions"]
    assert suggested["action"] in told["legal"]
    higher.play(HIGHER, suggested["action"]["text"], told["asked"])
    for table, seat in ((higher, HIGHER), (lower, LOWER)):
        assert table.state(seat)["suggestions"] == []
        assert table.state(seat)["view"]["answer"] == "play chariots"


def test_a_suggestion_is_dropped_when_the_question_changes(server: Server) -> None:
    higher, lower, third = seated(server)
    suggest(lower, "play flood")
    third.play_now(THIRD)  # another seat's secret answer leaves the question open
    assert actions(higher.state(HIGHER)) == [(LOWER, HIGHER, "play flood")]
    higher.play_now(HIGHER, "play drought")
    assert higher.state(HIGHER)["asked"] > 0
    assert actions(higher.state(HIGHER)) == actions(lower.state(LOWER)) == []
    refused("stale-question", lower, "play flood")


def test_only_a_partner_can_suggest_and_only_what_is_legal(server: Server) -> None:
    higher, lower, third = seated(server)
    refused("not-to-move", third, "play flood", THIRD)
    refused("not-to-move", higher, "play flood", HIGHER)
    refused("not-your-seat", third, "play flood", LOWER)
    refused("not-your-seat", server.client("Dora").at(higher.id), "play flood", LOWER)
    refused("stale-question", lower, "play flood", question=7)
    assert refused("illegal-action", lower, "bid 3")["reason"] is not None
    assert refused("illegal-action", lower, "play nothing")["reason"] is None
    for table, seat in ((higher, HIGHER), (lower, LOWER), (third, THIRD)):
        assert table.state(seat)["suggestions"] == []


def without_times(state: Json) -> Json:
    return {**state, "table": {k: v for k, v in state["table"].items() if k != "seats"}}


def states_until_pong(socket: Socket) -> list[Json]:
    """What the server has sent since the last message that was read."""
    socket.send(type="ping")
    found: list[Json] = []
    while (message := socket.next())["type"] != "pong":
        found.append(message)
    return found


def without_events(state: Json) -> Json:
    return {k: v for k, v in state.items() if k not in ("events", "events_from")}


def everybody_is_there(state: Json) -> bool:
    return all(state["table"]["seats"][seat]["connected"] for seat in (LOWER, THIRD))


def test_nobody_else_can_notice_a_suggestion(server: Server) -> None:
    higher, lower, third = seated(server)
    spectator = server.client("Sasha").at(higher.id)
    others: list[tuple[Table, int | None]] = [(third, THIRD), (third, None), (spectator, None)]
    before = [(without_times(t.state(s)), t.record(), t.info()["changed"]) for t, s in others]
    with third.look(THIRD) as one, spectator.look() as two, lower.look(LOWER) as mine:
        for socket in (one, two):
            socket.until(everybody_is_there)
            states_until_pong(socket)
        mine.next()
        suggest(lower, "play flood")
        mine.until(lambda state: actions(state) == [(LOWER, HIGHER, "play flood")])
        assert actions(higher.state(HIGHER)) == [(LOWER, HIGHER, "play flood")]
        for socket in (one, two):
            last = without_events(socket.states[-1])
            sent = states_until_pong(socket)
            # Other workers may still announce connections; they send what is known already.
            assert sent == [] or isinstance(server, TwoServers)
            assert all(without_events(state) == last for state in sent)
    after = [(without_times(t.state(s)), t.record(), t.info()["changed"]) for t, s in others]
    assert after == before
    seen = [text for socket in (one, two) for text in socket.raw if "state" in text]
    assert all(json.loads(text)["suggestions"] == [] for text in seen)


def test_a_suggestion_reaches_a_program_that_reads_lines(server: Server) -> None:
    higher, lower, third = seated(server)
    with (
        higher.client.http.stream("GET", f"/api/tables/{higher.id}/stream?seat=0") as mine,
        third.client.http.stream("GET", f"/api/tables/{higher.id}/stream?seat=2") as theirs,
    ):
        lines, other = states_in(mine.iter_lines()), states_in(theirs.iter_lines())
        assert next(lines)["suggestions"] == []
        suggest(lower, "play flood")
        while actions(next(lines)) != [(LOWER, HIGHER, "play flood")]:
            pass
        third.play_now(THIRD)
        while (state := next(other))["move"] == 0:
            assert state["suggestions"] == []


def states_in(lines: Iterator[str]) -> Iterator[Json]:
    """An empty line shows that the connection is alive."""
    return (json.loads(line) for line in lines if line)


def test_suggestions_are_stored_nowhere(server: Server) -> None:
    higher, lower, third = seated(server)
    suggest(lower, "play miracle")
    assert actions(higher.state(HIGHER)) == [(LOWER, HIGHER, "play miracle")]
    for table in ("moves", "chats", "tables", "seats"):
        rows = server.stored(f"SELECT * FROM {table}")
        assert not any("play miracle" in str(row) for row in rows), table
    higher.play_now(HIGHER, "play drought")
    third.play_now(THIRD)
    higher.post("resign", seat=HIGHER)
    assert "play miracle" not in higher.record()
    assert higher.state(HIGHER, move=0)["suggestions"] == []


def test_a_bot_suggests_an_answer_to_its_partner(server: Server) -> None:
    higher = server.client("Anna").create(
        "me", "easy", "open", game="ankh", options=POSITION["options"]
    )
    third = server.client("Celina").join(higher.id)
    state = higher.wait_until(HIGHER, lambda state: state["suggestions"])
    (found,) = state["suggestions"]
    assert (found["seat"], found["to"]) == (LOWER, HIGHER)
    assert found["action"] in state["legal"]
    assert third.state(THIRD)["suggestions"] == []


def test_a_bot_waits_for_the_suggestion_of_its_partner(server: Server) -> None:
    anna = server.client("Anna")
    id = anna.create("easy", "open", "open", game="ankh", options=POSITION["options"]).id
    boris = server.client("Boris").join(id)
    with boris.look(LOWER) as socket:
        for _ in server.ports():  # every worker knows that Boris is there before the game starts
            anna.at(id).wait_until(None, lambda state: state["table"]["seats"][LOWER]["connected"])
        anna.join(id)
        asked = socket.until(lambda state: state["partner"] is not None)
        assert asked["partner"]["seat"] == HIGHER
        suggest(boris, "play flood")
        answered = socket.until(lambda state: state["view"]["answer"] is not None)
    assert answered["view"]["answer"] in [one["text"] for one in asked["partner"]["legal"]]
