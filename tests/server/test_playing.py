"""Playing: each answer counts once, illegal ones are rejected, undo."""

from __future__ import annotations

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest
from support.clients import Client, Refusal, Table
from support.server_process import Server
from support.two_players import two_people_at_table


def placing(server: Server) -> tuple[Table, Table, int]:
    """Two people at a table, when one of them is asked to place a priest."""
    while True:
        sides = two_people_at_table(server)
        for _ in range(4):
            for seat in sides[0].state()["to_move"]:
                sides[seat].play_now(seat)
        state = sides[0].state()
        seat = state["to_move"][0]
        if len(state["to_move"]) == 1 and len(sides[seat].state(seat)["legal"]) > 3:
            return *sides, seat


def rows(server: Server, table: Table) -> list[tuple[int, str]]:
    """The stored log of a table."""
    query = f"SELECT seat, what FROM moves WHERE table_id = '{table.id}' ORDER BY number"
    return [(seat, what) for seat, what in server.stored(query)]


def test_only_one_of_a_hundred_simultaneous_answers_counts(server: Server) -> None:
    *sides, seat = placing(server)
    table = sides[seat]
    state = table.state(seat)
    before = rows(server, table)
    start = threading.Barrier(25)
    answers: Counter[str] = Counter()

    def press(number: int) -> None:
        client = Client(server.url, server.ports)
        client.http.cookies = table.client.http.cookies
        mine = client.at(table.id)
        start.wait(60)
        for again in range(4):
            option = state["legal"][(number + again) % len(state["legal"])]
            try:
                mine.play(seat, option["text"], state["asked"], f"press-{number}-{again}")
                answers["counted"] += 1
            except Refusal as refusal:
                answers[refusal.code] += 1

    with ThreadPoolExecutor(25) as pool:
        list(pool.map(press, range(25)))
    assert answers.total() == 100
    assert answers["counted"] == 1
    assert set(answers) == {"counted", "stale-question"}
    assert len(rows(server, table)) == len(before) + 1
    assert table.state()["move"] == state["move"] + 1


def test_a_repeated_request_counts_once(server: Server) -> None:
    *sides, seat = placing(server)
    table = sides[seat]
    state = table.state(seat)
    action = state["legal"][0]["text"]
    first = table.play(seat, action, state["asked"], "mine")
    assert table.play(seat, action, state["asked"], "mine") == first
    with ThreadPoolExecutor(8) as pool:
        again = list(pool.map(lambda _: table.play(seat, action, state["asked"], "mine"), range(8)))
    assert set(again) == {first}
    assert table.state()["move"] == first
    assert len(rows(server, table)) == first + 1


def test_two_people_may_choose_the_same_request_id(server: Server) -> None:
    table, other = two_people_at_table(server)
    asked = table.state()["asked"]
    assert table.play(0, "keep", asked, "1") == 1
    assert other.play(1, "keep", asked, "1") == 2


def test_a_late_answer_is_refused_and_changes_nothing(server: Server) -> None:
    *sides, seat = placing(server)
    table = sides[seat]
    state = table.state(seat)
    table.play(seat, state["legal"][0]["text"], state["asked"])
    now = table.state(seat)
    with pytest.raises(Refusal) as refusal:
        table.play(seat, state["legal"][1]["text"], state["asked"])
    assert (refusal.value.status, refusal.value.code) == (409, "stale-question")
    assert refusal.value.error["asked"] == now["asked"]
    assert table.state(seat)["move"] == now["move"]


def test_simultaneous_secret_answers_both_count(server: Server) -> None:
    for _ in range(10):
        table, other = two_people_at_table(server)
        state = table.state(0)
        assert state["to_move"] == [0, 1]
        start = threading.Barrier(2)

        def answer(at: Table, seat: int, question: int, start: threading.Barrier) -> int:
            start.wait(60)
            return at.play(seat, "keep", question)

        with ThreadPoolExecutor(2) as pool:
            one = pool.submit(answer, table, 0, state["asked"], start)
            two = pool.submit(answer, other, 1, state["asked"], start)
            assert {one.result(), two.result()} == {1, 2}
        assert table.state()["move"] == 2


def test_nobody_can_move_for_another_person(server: Server) -> None:
    table, other = two_people_at_table(server)
    stranger = server.client("Eve")
    calls: list[tuple[str, str, dict[str, object]]] = [
        ("POST", "play", {"seat": 0, "question": 0, "action": "keep", "request": "1"}),
        ("POST", "undo", {"seat": 0, "request": "2"}),
        ("GET", "state?seat=0", {}),
        ("GET", "state?seat=0&move=0", {}),
        ("POST", "foresee", {"seat": 0, "actions": ["keep"]}),
        ("POST", "why_not", {"seat": 0, "action": "keep"}),
        ("POST", "resign", {"seat": 0}),
        ("POST", "stand_in", {"seat": 0, "bot": "greedy"}),
        ("DELETE", "stand_in/0", {}),
        ("POST", "undo/ask", {"seat": 0}),
        ("POST", "undo/consent", {"seat": 0, "agree": True}),
    ]
    for client in (other.client, stranger, Client(server.url)):
        for method, path, body in calls:
            with pytest.raises(Refusal) as refusal:
                client.call(method, f"/tables/{table.id}/{path}", **body)
            assert (refusal.value.status, refusal.value.code) == (403, "not-your-seat")
    with pytest.raises(Refusal) as refusal:
        table.state(7)
    assert refusal.value.code == "not-your-seat"


def test_an_illegal_action_is_rejected_with_a_reason(server: Server) -> None:
    *sides, seat = placing(server)
    table = sides[seat]
    state = table.state(seat)
    legal = {option["text"] for option in state["legal"]}
    verb = state["legal"][0]["verb"]
    not_legal = next(
        f"{verb} {t}{r}{c}"
        for t in "1234"
        for r in "abc"
        for c in "1234"
        if f"{verb} {t}{r}{c}" not in legal
    )
    with pytest.raises(Refusal) as refusal:
        table.play(seat, not_legal, state["asked"])
    assert (refusal.value.status, refusal.value.code) == (409, "illegal-action")
    reason = table.post("why_not", seat=seat, action=not_legal)["reason"]
    assert refusal.value.error["reason"] == reason
    assert "reason" in reason
    with pytest.raises(Refusal) as refusal:
        table.play(seat, "dance", state["asked"])
    assert refusal.value.code == "illegal-action"
    assert table.post("why_not", seat=seat, action=min(legal))["reason"] is None
    assert table.state(seat)["move"] == state["move"]
    other = sides[1 - seat]
    with pytest.raises(Refusal) as refusal:
        other.play(1 - seat, min(legal), state["asked"])
    assert refusal.value.code == "not-to-move"


def test_a_player_can_foresee_certain_consequences(server: Server) -> None:
    *sides, seat = placing(server)
    table = sides[seat]
    state = table.state(seat)
    option = state["legal"][0]
    assert option["args"] == {"cell": option["text"].split()[1]}
    seen = table.post("foresee", seat=seat, actions=[option["text"]])
    assert set(seen) == {
        *("events", "reveals", "questions", "over", "table", "to_move", "ends_turn"),
    }
    assert any(event.get("cell") == option["args"]["cell"] for event in seen["events"])
    with pytest.raises(Refusal) as refusal:
        table.post("foresee", seat=seat, actions=["dance"])
    assert refusal.value.code == "illegal-action"
    assert table.state(seat)["move"] == state["move"]


# Undo.


def test_a_move_can_be_undone_and_replayed(server: Server) -> None:
    *sides, seat = placing(server)
    table = sides[seat]
    state = table.state(seat)
    table.play(seat, state["legal"][0]["text"], state["asked"])
    assert table.state(seat)["can_undo"]
    number = table.post("undo", seat=seat, request="back")["number"]
    assert table.post("undo", seat=seat, request="back")["number"] == number
    again = table.state(seat)
    assert again["view"] == state["view"]
    assert again["asked"] > state["asked"]
    assert again["events"][-1]["event"] == "undone"
    with pytest.raises(Refusal) as refusal:
        table.play(seat, state["legal"][0]["text"], state["asked"])
    assert refusal.value.code == "stale-question"
    table.play(seat, state["legal"][1]["text"], again["asked"])


def test_a_secret_answer_can_be_withdrawn_while_the_question_is_open(server: Server) -> None:
    table, other = two_people_at_table(server)
    table.play_now(0, "exchange")
    other_before = other.state(1)
    assert other_before["to_move"] == [1]
    assert table.state(0)["view"]["answer"] == "exchange"
    table.undo(0)
    assert table.state(0)["view"]["answer"] is None
    assert other.state(1)["to_move"] == [0, 1]
    table.play_now(0, "keep")
    other.play_now(1, "keep")
    assert table.state(0)["view"]["questions"][0]["question"] == "lay"


def test_undoing_revealed_information_needs_everybody_s_consent(server: Server) -> None:
    table, other = two_people_at_table(server)
    table.play_now(0, "keep")
    other.play_now(1, "keep")
    with pytest.raises(Refusal) as refusal:
        other.undo(1)
    assert refusal.value.code == "cannot-undo"
    with other.look(1) as socket:
        other.post("undo/ask", seat=1)
        asking = socket.until(lambda state: state["undo_request"] is not None)
        assert asking["undo_request"] == {"seat": 1, "agreed": []}
        with pytest.raises(Refusal) as refusal:
            table.post("undo/ask", seat=0)
        assert refusal.value.code == "wrong-status"
        table.post("undo/consent", seat=0, agree=False)
        socket.until(lambda state: state["undo_request"] is None)
        assert table.state()["move"] == 2
        other.post("undo/ask", seat=1)
        table.post("undo/consent", seat=0, agree=True)
        back = socket.until(lambda state: state["move"] == 3)
    assert back["undo_request"] is None
    assert back["to_move"] == [1]
    assert back["events"][-1]["event"] == "rewound"
    with pytest.raises(Refusal) as refusal:
        table.post("undo/consent", seat=0, agree=True)
    assert refusal.value.code == "wrong-status"
    other.play_now(1, "exchange")
    assert table.state(0)["view"]["questions"][0]["question"] == "lay"


def test_a_move_cancels_a_request_to_undo(server: Server) -> None:
    table, other = two_people_at_table(server)
    table.play_now(0, "keep")
    other.play_now(1, "keep")
    table.post("undo/ask", seat=0)
    other.play_now(1)
    assert table.state()["undo_request"] is None


def test_bots_need_not_consent(server: Server) -> None:
    table = server.client().create("me", "random")
    table.play_now(0, "keep")
    state = table.wait_until(0, lambda s: s["view"]["questions"][0]["question"] == "lay")
    assert not state["can_undo"]
    table.post("undo/ask", seat=0)
    again = table.wait_until(0, lambda s: 0 in s["to_move"])
    assert again["view"]["questions"][0]["question"] == "exchange"
    table.play_now(0, "exchange")
    table.wait_until(0, lambda s: s["view"]["questions"][0]["question"] == "lay")


def test_a_player_cannot_undo_before_their_first_move(server: Server) -> None:
    table, _ = two_people_at_table(server)
    assert not table.state(0)["can_undo"]
    with pytest.raises(Refusal) as refusal:
        table.undo(0)
    assert refusal.value.code == "cannot-undo"
    with pytest.raises(Refusal) as refusal:
        table.post("undo/ask", seat=0)
    assert refusal.value.code == "cannot-undo"


def test_a_finished_game_can_be_verified(server: Server) -> None:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open")
    other = ben.join(table.id)
    promised = table.info()["commitment"]
    assert table.info()["seed"] is None
    with pytest.raises(Refusal) as refusal:
        ann.get(f"/tables/{table.id}/check")
    assert refusal.value.code == "wrong-status"
    table.play_now(0, "exchange")
    other.play_now(1, "keep")
    other.post("undo/ask", seat=1)
    table.post("undo/consent", seat=0, agree=True)
    assert [e["event"] for e in table.state()["events"]][-1] == "rewound"
    other.play_now(1, "exchange")
    table.post("resign", seat=0)
    ended = table.info()
    told = ann.get(f"/tables/{table.id}/check")
    assert told == {
        "fault": "",
        "message": "",
        "commitment": promised,
        "seed": ended["seed"],
        "moves": ended["moves"],
        "outcomes": told["outcomes"],
        "rewinds": 1,
        "over": False,
    }
    assert told["outcomes"] > 8
    assert sha256(bytes.fromhex(ended["seed"])).hexdigest() == promised


def test_states_tell_which_seats_of_one_person_hold_secrets(server: Server) -> None:
    ann = server.client("Ann")
    cards = ann.create("me", "me", pass_and_play=True)
    assert cards.state(0)["secret"] == [0, 1], "both choose in secret"
    cards.play_now(0, "keep")
    cards.play_now(1, "keep")
    cards.play_now(0)
    assert cards.state(1)["secret"] == [1]
    cards.play_now(1)
    state = cards.state(0)
    assert state["to_move"]
    assert state["secret"] == [], "all cards lie open"
    assert cards.state(0, move=1)["secret"] == []
    gods = ann.create("me", "me", game="ankh", pass_and_play=True).state(0)
    assert gods["to_move"]
    assert gods["secret"] == []
    alone = ann.create("me", "easy")
    assert alone.state(0)["secret"] == [], "nobody shares the screen"
