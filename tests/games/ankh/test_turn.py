"""§5, the turn: one or two actions, markers and events."""

from __future__ import annotations

import pytest
from support.ankh.boards import ADJACENCY, CHOOSING, CONTROL, DOMINATION, MOVING, TWO
from support.ankh.positions import (
    ANKH,
    acting,
    ascending,
    asked,
    at,
    conflict,
    dealt,
    devotion,
    events_of,
    followers,
    gains,
    god,
    gods_of_events,
    legal,
    load,
    new_game,
    of,
    play,
    seen,
    turn,
    why_not,
)

EVENTS = "CCCX KCCX KCCX KCCX CX"

NAMES = {"C": "control", "K": "caravan", "X": "conflict"}


def test_16_2_the_second_action_lies_on_a_lower_row() -> None:
    state = dealt(["amun", "isis", "ra"], [["FirstAction", 0]], markers={"unlock": 2}, events=3)
    play(state, "amun", "act summon", "summon warrior", "put C3")
    assert asked(state) == ["action amun"]
    assert legal(state, "amun") == ["act gain", "act unlock"]
    play(state, "amun", "act unlock")
    assert asked(state) == ["power amun"]
    play(state, "amun", "unlock commanding")
    assert of(state, "amun")["powers"] == ["commanding"]
    assert followers(state, "amun") == 0
    assert events_of(state, "conflict") == [events_of(state, "conflict", "amun")[0]]
    assert gods_of_events(state, "dominated") == ["amun", "isis", "ra"]
    assert [gains(state, name) for name in ("amun", "isis", "ra")] == [[1, 1]] * 3
    assert ascending(state) == ["amun", "isis", "ra"]
    assert devotion(state, "amun", "isis", "ra") == [2, 2, 2]
    assert seen(state)["markers"]["unlock"] == {"at": 0, "needed": 3}
    assert seen(state)["markers"]["summon"] == {"at": 1, "needed": 4}
    assert asked(state) == ["action isis"]
    order = [e["event"] for e in state.events(None)]
    assert order.index("unlocked") < order.index("event") < order.index("conflict")


def test_16_7_a_first_action_that_triggers_ends_the_turn() -> None:
    state = turn(CHOOSING, markers={"gain": 3}, events=1)
    play(state, "isis", "act gain")
    assert followers(state, "isis") == 4
    assert asked(state) == ["control isis"]
    assert legal(state, "isis") == ["control B6", "control H4"]
    play(state, "isis", "control H4")
    assert at(state, "H4") == ["isis pyramid"]
    assert seen(state)["markers"]["gain"] == {"at": 0, "needed": 4}
    assert seen(state)["events_done"] == 2
    assert asked(state) == ["action amun"]


def test_any_first_action_may_be_chosen_even_a_useless_one() -> None:
    state = turn(TWO, isis=god(followers=0))
    assert legal(state, "isis") == ["act move", "act summon", "act gain", "act unlock"]
    play(state, "isis", "act gain")
    assert followers(state, "isis") == 0
    # The only lower row is taken without asking.
    assert seen(state)["markers"]["unlock"]["at"] == 1
    assert asked(state) == ["action ra"]


def test_the_second_action_is_on_a_lower_row() -> None:
    state = acting(TWO, "move")
    play(state, "isis", "done")
    assert legal(state, "isis") == ["act summon", "act gain", "act unlock"]
    assert why_not(state, 0, "act move") == "higher-row"


def test_both_actions_can_trigger_only_by_the_second() -> None:
    state = turn(TWO, markers={"gain": 2})
    play(state, "isis", "act move", "done", "act gain")
    assert seen(state)["events_done"] == 1
    assert seen(state)["markers"]["move"]["at"] == 1
    assert asked(state) == ["action ra"]


def test_the_last_event_is_triggered_by_an_action() -> None:
    state = turn("Isis: G J1 | Ra: G J9", markers={"unlock": 1}, events=17, ra=god(devotion=28))
    play(state, "isis", "act unlock", "decline")
    assert state.over
    assert state.ranking == (1, 0)


def test_the_action_is_finished_before_the_event() -> None:
    state = turn("Isis: G J1 | Ra: G J9 | neutral: temple C1", markers={"move": 2})
    play(state, "isis", "act move", "take J1", "to H1")
    assert events_of(state, "no-control")[0]["seat"] == 0
    summon = acting("Isis: G J1 | Ra: G J9 | neutral: temple J3", "summon", markers={"summon": 2})
    play(summon, "isis", "summon warrior", "put J2")
    assert at(summon, "J3") == ["isis temple"]


def test_a_god_forgotten_in_its_own_conflict_passes_the_turn() -> None:
    heads = {"isis": god(devotion=5), "ra": god(devotion=25), "amun": god(devotion=24)}
    state = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", 0, 4, **heads)
    assert not of(state, "isis")["in_play"]
    assert asked(state) == ["action ra"]
    play(state, "ra", "act unlock", "decline")
    play(state, "amun", "act unlock", "decline")
    assert asked(state) == ["action ra"]


def test_the_marker_is_also_reset_after_merging() -> None:
    heads = {"isis": god(devotion=5), "ra": god(devotion=25), "amun": god(devotion=24)}
    fields = {"markers": {"gain": 4}}
    state = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", 0, 3, **heads, **fields)
    assert of(state, "isis")["gods"] == ["amun", "isis"]
    assert seen(state)["markers"]["gain"] == {"at": 0, "needed": 4}


def test_positions_of_the_examples_can_be_written_and_read() -> None:
    for board in (CHOOSING, ADJACENCY, MOVING, CONTROL, DOMINATION):
        state = load(board, [["FirstAction", 0]])
        assert ANKH.load(state.dump()).dump() == state.dump()


def test_ruling_64_no_marker_is_reset_if_the_game_ends_in_an_event() -> None:
    state = conflict("Isis: G J1 | Ra: G J9", isis=god(devotion=30), markers={"gain": 3})
    assert state.over
    assert seen(state)["markers"]["gain"]["at"] == 3
    assert events_of(state, "conflict-ends") == []
    assert events_of(state, "marker-reset") == []


def test_check_01_three_moves_of_two_players_trigger_an_event() -> None:
    state = turn(TWO)
    play(state, "isis", "act move", "done", "act unlock", "decline")
    play(state, "ra", "act move", "done", "act summon", "done")
    assert seen(state)["events_done"] == 0
    play(state, "isis", "act move", "done")
    assert seen(state)["events_done"] == 1
    assert events_of(state, "event")[0]["kind"] == "control"
    assert seen(state)["markers"]["move"] == {"at": 0, "needed": 3}
    assert asked(state) == ["action ra"]
    play(state, "ra", "act unlock", "decline")
    assert seen(state)["events_done"] == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_check_01_moves_of_a_marker_by_players(players: int) -> None:
    markers = seen(new_game(players))["markers"]
    needed = {name: marker["needed"] for name, marker in markers.items()}
    many = players + 1
    assert needed == {"move": many, "summon": many, "gain": many, "unlock": players}
    assert all(marker["at"] == 0 for marker in markers.values())


def test_check_02_unlock_first_ends_the_turn() -> None:
    state = turn(TWO)
    play(state, "isis", "act unlock", "decline")
    assert asked(state) == ["action ra"]


def test_check_02_a_first_action_that_triggers_ends_the_turn() -> None:
    state = turn(TWO, markers={"gain": 2})
    play(state, "isis", "act gain")
    assert asked(state) == ["action ra"]


def test_check_02_a_merged_seat_has_one_action() -> None:
    state = turn("Isis: G J1 | Ra: G J9 | Amun: joins Isis", 2)
    play(state, "amun", "act move", "done")
    assert asked(state) == ["action isis"]
    play(state, "isis", "act summon", "done")
    assert asked(state) == ["action ra"]
    play(state, "ra", "act move", "done")
    assert asked(state) == ["action ra"]


def test_check_03_the_order_of_events() -> None:
    order = [NAMES[letter] for letter in EVENTS.replace(" ", "")]
    assert seen(turn(TWO))["events"] == order
    assert [i + 1 for i, kind in enumerate(order) if kind == "conflict"] == [4, 8, 12, 16, 18]
