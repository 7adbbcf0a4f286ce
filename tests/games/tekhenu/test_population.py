"""The populace track and its milestones (6.4, 6.5)."""

from __future__ import annotations

import random

from support.tekhenu.positions import (
    NEXT,
    NONE,
    RICH,
    TEKHENU,
    act,
    asked,
    head,
    load,
    play,
    seen,
    tokens,
)


def test_a15_passing_a_milestone_counts_once() -> None:
    mine = {"happiness": 10, "population": 18, "tokens": {**RICH, "gold": 0, "scribe": 0}}
    state = act("bastet", 6, mine)
    assert (tokens(state)["gold"], tokens(state)["scribe"]) == (1, 1)
    again = act("bastet", 6, {**mine, "milestones": 3})
    assert "gold" not in tokens(again)
    assert "scribe" not in tokens(again)


def test_a16_nobody_else_moves_a_happiness_marker() -> None:
    """After set-up, markers move only for the player who takes a die, a card or an action."""
    own = ("die-taken", "blessing-played", "destiny-chosen", "acts-without-die", "edict-shown")
    moved = 0
    for seed in range(3):
        dice = random.Random(seed)
        state = TEKHENU.new(players=3, seed=seed)
        while not state.over:
            seat = dice.choice(state.to_move)
            state.play(seat, dice.choice(state.legal(seat)))
        events = state.events(None)
        begun = next(i for i, event in enumerate(events) if event["event"] == "round")
        active = None
        for event in events[begun:]:
            if event["event"] in own:
                active = event["seat"]
            if event["event"] == "marker-moved":
                assert event["seat"] == active
                moved += 1
    assert moved > 20


def test_a17_the_end_of_the_track_gives_an_action_with_any_value() -> None:
    mine = {"happiness": 20, "population": 21, "tokens": {**NONE, "papyrus": 2}, "milestones": 3}
    state = act("bastet", 6, mine)
    assert state.questions() == [{"question": "free-action", "seat": 0, "occasion": "milestone"}]
    play(state, 0, "produce bread", "value 6")
    assert tokens(state)["bread"] == 2
    assert head(state)["excess"]["bread"] == 4


def test_a21_happiness_equal_to_population_cannot_be_chosen() -> None:
    state = load([["ChooseMarkerToRaise", 0, 3], *NEXT], [{"happiness": 5, "population": 5}])
    assert head(state)["population"] == 8
    assert state.to_move == (1,)


def test_a61_a_milestone_reached_by_a_destiny_card_gives_its_action_at_once() -> None:
    mine = {"happiness": 20, "population": 21, "milestones": 3}
    agenda: list[list[object]] = [["PickDestiny", 0, 1], ["PickDestiny", 1, 1], ["Round"]]
    state = load(agenda, [mine])
    play(state, 0, "destiny f03")
    assert asked(state) == ["free-action 0"]
    play(state, 0, "produce bread", "value 6")
    assert asked(state) == ["destiny 1"]
    assert head(state)["excess"]["bread"] == 4


def test_a67_open_sections_stay_open() -> None:
    state = act("osiris", 1, {"happiness": 9, "population": 9}, open_sections=3)
    play(state, 0, "found bread-1")
    assert head(state)["happiness"] == 8
    assert seen(state)["open_sections"] == 3
