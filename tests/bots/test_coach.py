"""The coach finds a deliberate mistake, and judges by what the player could know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from support.command_line import run

import ennead
from ennead import bots
from ennead.bots.coach import find_mistakes, review_choice, review_move, table_names
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State

ATON = ennead.game("aton")


def worst_answer(state: State, seat: int) -> str:
    """The answer after which the position looks worst."""

    def value(text: str) -> float:
        after = state.fork()
        after.play(seat, text)
        return ATON.evaluate(after, seat)

    return min([str(option) for option in state.legal(seat)], key=value)


def lost_on_purpose() -> tuple[Record, list[int]]:
    """A game in which seat 0 gives its worst answers on page 3, and the numbers of those moves."""
    state = ATON.new(seed=6)
    players = [bots.make("beginner", ATON, 1), bots.make("beginner", ATON, 2)]
    rng = Rng.of(1)
    bad: list[int] = []
    move = 0
    while not state.over and state.page < 5:
        seat = state.to_move[0]
        if seat == 0 and state.page == 3 and state.simultaneous is None:
            bad.append(move)
            state.play(0, worst_answer(state, 0))
        else:
            state.play(seat, bots.ask(players[seat], state, seat, rng))
        move += 1
    return state.record(whole=True), bad


def test_the_coach_finds_a_real_mistake() -> None:
    record, bad = lost_on_purpose()
    assert bad
    reviews = [review_move(ATON, record, move, Rng.of(move), 60) for move in bad]
    found = [one for one in reviews if one is not None]
    worst = find_mistakes(found)
    assert worst, [one.json() for one in found]
    first = worst[0]
    assert first.seat == 0
    assert first.cost > 0.03
    assert first.best != first.played
    assert sum(first.chances) - 1.0 < 1e-6
    asked = {question["question"] for question in record.replay(first.move).questions()}
    assert {first.question} == asked
    assert first.json()["names"] == {"drawn": [], "regions": {}}


def test_a_moment_keeps_the_names_of_the_cards_a_player_chose_from() -> None:
    tekhenu = ennead.game("tekhenu")
    state = tekhenu.new(players=2, seed=3)
    drawn = [tekhenu_drawn(state, seat) for seat in range(2)]
    assert [len(cards) for cards in drawn] == [2, 2]
    for seat in range(2):
        assert table_names(tekhenu, state, seat) == {"drawn": drawn[seat], "regions": {}}
        state.play(seat, "keep 1")
    assert table_names(tekhenu, state, 0)["drawn"] == []


def tekhenu_drawn(state: State, seat: int) -> list[str]:
    view = state.view(seat)
    cards: list[str] = view["table"]["heads"][seat]["drawn"]
    return cards


def test_a_moment_keeps_the_names_of_its_regions() -> None:
    ankh = ennead.game("ankh")
    state = ankh.new(players=3, seed=1)
    names = table_names(ankh, state, 0)
    view = state.view(0)
    tokens = {region["token"]: region["part"] for region in view["table"]["regions"]}
    regions: Any = names["regions"]
    assert {token: part for token, (_, part) in regions.items()} == tokens


def test_a_choice_is_judged_by_what_the_player_could_know() -> None:
    """States the player cannot distinguish get the same review."""
    truth = ATON.new(seed=3)
    for seat in (0, 1):
        truth.play(seat, "keep")
    played = truth.legal(0)[0]
    told = {
        json.dumps(review_choice(ATON, state, 0, 2, played, Rng.of(5), 48).json())
        for state in [truth, *(truth.sample(0, Rng.of(n)) for n in range(3))]
    }
    assert len(told) == 1


def test_the_analyse_command_prints_a_chart_and_json(tmp_path: Path) -> None:
    record, _ = lost_on_purpose()
    record.entries = record.entries[:60]
    record.headers.pop("Result", None)
    path = tmp_path / "game.txt"
    path.write_text(str(record), "utf-8")
    shown = run(f"analyse {path} --iterations 10")
    assert shown.exit_code == 0, shown.output
    assert "100% " in shown.output
    assert "●" in shown.output
    told = json.loads(run(f"analyse {path} --iterations 10 --json").stdout)
    assert told["moves"]
    assert all(0 <= one["cost"] <= 1 for one in told["moves"])
