"""Lessons over HTTP: playing one without stored state, and the progress of guests and accounts."""

from __future__ import annotations

from typing import Any

import pytest
from support.clients import Client, Refusal
from support.server_process import Server
from support.two_players import assert_refused

import ennead
from ennead.lessons import Lesson, lessons_of

PASSWORD = "correct horse battery"
FOUR_TEMPLES = "/lessons/aton/four-temples"
PLACE = 3
"""The step that asks for three priests."""
counter = iter(range(10**6))
LESSONS = [(game.id, lesson) for game in ennead.games() for lesson in lessons_of(game)]


def play(client: Client, path: str, step: int, *answers: str) -> dict[str, Any]:
    moment: dict[str, Any] = client.post(path, step=step, answers=list(answers))
    return moment


def put(client: Client, lesson: str, **progress: Any) -> dict[str, Any]:
    saved: dict[str, Any] = client.call("PUT", f"/me/lessons/{lesson}", **progress)
    return saved


# The list.


def test_the_list_has_every_lesson_with_its_steps(server: Server) -> None:
    client = Client(server.url)
    listed = {one["game"]: one["lessons"] for one in client.get("/lessons")}
    assert [(game, one["id"]) for game in listed for one in listed[game]] == [
        (game, lesson.id) for game, lesson in LESSONS
    ]
    first = listed["aton"][0]
    assert (first["number"], first["title"], first["minutes"]) == (1, "lesson-four-temples", 2)
    assert first["about"] == "lesson-four-temples-about"
    assert [step["asks"] for step in first["steps"]] == [
        False, False, False, True, False, True, False,
    ]  # fmt: skip
    assert not client.http.cookies, "looking creates no guest"


# Playing.


def test_a_step_shows_what_a_table_would(server: Server) -> None:
    moment = play(Client(server.url), FOUR_TEMPLES, PLACE)
    assert moment["table"]["game"] == "aton"
    assert moment["table"]["players"] == 2
    assert moment["table"]["data"].startswith("sha256:")
    assert (moment["seat"], moment["to_move"], moment["asks"]) == (0, [0], True)
    assert moment["view"]["questions"][0]["question"] == "place"
    assert {"text": "place 2a2", "verb": "place", "args": {"cell": "2a2"}} in moment["legal"]
    step = moment["step"]
    assert (step["id"], step["say"]) == ("place", "lesson-four-temples-place")
    assert len(step["point"]) == 24
    assert {"cell:1a1", "cell:2c4"} <= set(step["point"])
    assert [check["holds"] for check in step["checks"]] == [False, False]
    assert [one["text"] for one in step["show"]] == ["place 2a2", "place 2a3", "place 1a1"]
    assert moment["verdict"] is None


def test_a_step_that_is_read_asks_nothing(server: Server) -> None:
    moment = play(Client(server.url), FOUR_TEMPLES, 1)
    assert (moment["asks"], moment["to_move"], moment["legal"]) == (False, [], [])
    assert moment["step"]["values"] == {"supply": moment["view"]["table"]["sides"][0]["supply"]}
    assert_refused("wrong-status", 409, play, Client(server.url), FOUR_TEMPLES, 1, "place 2a2")


def test_good_answers_stand_until_the_goal_is_reached(server: Server) -> None:
    client = Client(server.url)
    first = play(client, FOUR_TEMPLES, PLACE, "place 2a2")
    assert first["verdict"]["tone"] == "so-far"
    assert first["verdict"]["say"] == "lesson-four-temples-place-tie"
    assert first["answers"] == ["place 2a2"]
    assert first["view"]["table"]["priests"]["2a2"] == 0
    assert [event["event"] for event in first["events"][-first["fresh"] :]] == ["placed"]
    last = play(client, FOUR_TEMPLES, PLACE, "place 2a2", "place 2a3", "place 1a1")
    assert last["verdict"]["tone"] == "right"
    assert [check["holds"] for check in last["step"]["checks"]] == [True, True]
    assert (last["asks"], last["legal"]) == (False, [])


def test_a_wrong_answer_is_shown_and_given_back(server: Server) -> None:
    client = Client(server.url)
    moment = play(client, FOUR_TEMPLES, PLACE, "place 2a2", "place 3a1")
    assert moment["verdict"]["tone"] == "near"
    assert moment["answers"] == ["place 2a2"]
    assert moment["view"]["table"]["priests"]["3a1"] == 0, "the learner sees what it would do"
    assert (moment["asks"], moment["legal"]) == (True, [])
    assert_refused("bad-request", 400, play, client, FOUR_TEMPLES, PLACE, "place 3a1", "place 2a2")


def test_an_illegal_answer_is_told_why(server: Server) -> None:
    client = Client(server.url)
    with pytest.raises(Refusal) as refusal:
        play(client, FOUR_TEMPLES, PLACE, "place 2a1")  # the rival's priest is there
    assert (refusal.value.status, refusal.value.code) == (409, "illegal-action")
    assert refusal.value.error["reason"]["reason"] == "cell-taken"
    for nonsense in ("fly 2a2", "place 9z9"):
        with pytest.raises(Refusal) as refusal:
            play(client, FOUR_TEMPLES, PLACE, nonsense)
        assert (refusal.value.code, refusal.value.error["reason"]) == ("illegal-action", None)


def test_unknown_lessons_and_steps_are_refused(server: Server) -> None:
    client = Client(server.url)
    assert_refused("unknown-game", 404, play, client, "/lessons/chess/openings", 0)
    assert_refused("unknown-lesson", 404, play, client, "/lessons/ankh/four-temples", 0)
    assert_refused("unknown-step", 404, play, client, FOUR_TEMPLES, 7)
    for body in ({"step": -1}, {"step": 10**6}, {"step": "1"}, {"step": 0, "answers": ["x"] * 31}):
        assert_refused("bad-request", 400, client.post, FOUR_TEMPLES, **body)


def test_an_answer_can_be_foreseen(server: Server) -> None:
    client = Client(server.url)
    path = FOUR_TEMPLES + "/foresee"
    seen = client.post(path, step=PLACE, answers=["place 2a2"], actions=["place 2a3"])
    assert seen["table"]["priests"]["2a3"] == 0
    assert seen["to_move"] == [0]
    assert_refused("illegal-action", 409, client.post, path, step=PLACE, actions=["place 2a1"])
    assert_refused("wrong-status", 409, client.post, path, step=0, actions=["place 2a2"])


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda it: getattr(it, "id", it))
def test_the_shown_answers_solve_every_step(server: Server, game: str, lesson: Lesson) -> None:
    client = Client(server.url)
    for number, step in enumerate(lesson.steps):
        answers = [action.text for action in step.show]
        moment = play(client, f"/lessons/{game}/{lesson.id}", number, *answers)
        assert moment["asks"] is False
        if answers:
            assert moment["verdict"]["tone"] == "right"
            assert all(check["holds"] for check in moment["step"]["checks"])


# Progress.


def test_progress_belongs_to_the_guest(server: Server) -> None:
    client = Client(server.url)
    assert client.get("/me/lessons") == {}
    assert not client.http.cookies
    assert put(client, "aton/four-temples", step=2) == {"done": False, "step": 2}
    assert put(client, "ankh/followers", done=True) == {"done": True, "step": 0}
    assert client.get("/me/lessons") == {
        "aton": {"four-temples": {"done": False, "step": 2}},
        "ankh": {"followers": {"done": True, "step": 0}},
    }
    assert Client(server.url).get("/me/lessons") == {}


def test_a_finished_lesson_stays_finished_and_can_be_taken_again(server: Server) -> None:
    client = Client(server.url)
    put(client, "aton/four-temples", done=True)
    assert put(client, "aton/four-temples", step=4) == {"done": True, "step": 4}
    assert put(client, "aton/four-temples", step=1) == {"done": True, "step": 1}


def test_only_steps_that_exist_are_stored(server: Server) -> None:
    client = Client(server.url)
    assert_refused("unknown-game", 404, put, client, "chess/openings", step=0)
    assert_refused("unknown-lesson", 404, put, client, "aton/openings", step=0)
    assert_refused("unknown-step", 404, put, client, "aton/four-temples", step=7)
    for body in ({"step": -1}, {"done": "yes"}, {"step": 1.5}, {"steps": 1}):
        assert_refused("bad-request", 400, put, client, "aton/four-temples", **body)
    assert client.get("/me/lessons") == {}


def test_an_account_keeps_the_progress_of_its_guest(server: Server) -> None:
    client = Client(server.url)
    put(client, "aton/four-temples", step=2)
    client.post("/accounts", name=f"Imhotep {next(counter)}", password=PASSWORD)
    assert client.get("/me/lessons") == {"aton": {"four-temples": {"done": False, "step": 2}}}


def test_logging_in_merges_the_progress_of_the_guest(server: Server) -> None:
    name = f"Senenmut {next(counter)}"
    account = Client(server.url)
    put(account, "aton/four-temples", done=True)
    put(account, "aton/what-scores", step=5)
    put(account, "aton/four-cards", step=1)
    account.post("/accounts", name=name, password=PASSWORD)
    guest = Client(server.url)
    put(guest, "aton/four-temples", step=3)
    put(guest, "aton/what-scores", step=2)
    put(guest, "aton/four-cards", step=4)
    put(guest, "tekhenu/scales", done=True)
    guest.post("/session", name=name, password=PASSWORD)
    merged = {
        "aton": {
            "four-temples": {"done": True, "step": 3},
            "what-scores": {"done": False, "step": 5},
            "four-cards": {"done": False, "step": 4},
        },
        "tekhenu": {"scales": {"done": True, "step": 0}},
    }
    assert guest.get("/me/lessons") == merged
    assert account.get("/me/lessons") == merged
