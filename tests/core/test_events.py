"""Events: what each seat has seen, in order, from any number on."""

from __future__ import annotations

import ennead

aton = ennead.game("aton")


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = aton.new(seed=7)
    mine = [event for event in state.events(0) if event["event"] == "hand"]
    assert [event["seat"] for event in mine] == [0]
    assert not [event for event in state.events(None) if event["event"] == "hand"]
    drawn = [event for event in state.events(None) if event["event"] == "drawn"]
    assert [event["seat"] for event in drawn] == [0, 1]


def test_since_skips_events_already_seen() -> None:
    state = aton.new(seed=7)
    for _ in range(30):
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[-1])
    for viewer in (None, 0, 1):
        events = state.events(viewer)
        for since in (0, 1, len(events) // 2, len(events), len(events) + 3):
            assert state.events(viewer, since) == events[since:]


def test_each_event_knows_its_move_and_page() -> None:
    state = aton.new(seed=7)
    assert {(event["move"], event["page"]) for event in state.events(None)} == {(0, 1)}
    state.play(0, "keep")
    state.play(1, "keep")
    kept = [event for event in state.events(None) if event["event"] == "kept"]
    assert [event["move"] for event in kept] == [2, 2]
    while state.page == 1:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    begun = [event for event in state.events(None) if event["event"] == "round"]
    assert [(event["round"], event["page"]) for event in begun] == [(1, 1), (2, 2)]


def test_events_of_a_loaded_position_have_its_page() -> None:
    state = aton.new(seed=7)
    while state.page < 3:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    loaded = aton.load(state.dump())
    for seat in (0, 1):
        loaded.play(seat, loaded.legal(seat)[0])
    assert {event["page"] for event in loaded.events(None)} == {3}
