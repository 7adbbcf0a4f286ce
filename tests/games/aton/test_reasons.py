"""Every illegal action has the right reason, and legal actions have none."""

from __future__ import annotations

import pytest
from support.aton.positions import ATON, LAY, PLAN, board, load, play, post_scoring, scoring, turn

import ennead


def reason(state: ennead.State, seat: int, text: str) -> dict[str, object] | None:
    found = state.why_not(seat, text)
    return None if found is None else found.json()


def kind(state: ennead.State, seat: int, text: str) -> object:
    found = reason(state, seat, text)
    return None if found is None else found["reason"]


RED, BLUE = "1a1 2a1 3a1 3a2 4a1", "1b1 1b2 2b1 3b1 3b2 4b1"

POSITIONS = {
    "exchange": load(PLAN, hands=["1234", "1122"], first=None),
    "lay": load(LAY, hands=["1234", "1122"], first=None),
    "remove": turn(0, "1421", temples=board(RED, BLUE)),
    "sacrifice": turn(0, "1121", temples=board(RED, BLUE)),
    "place": turn(0, "1222", temples=board(RED, BLUE)),
    "take-back": post_scoring((2, 2, 0, 3), (1, 1, 1, 1)),
    "over": scoring("2a1", "", score=[39, 0]),
}


def substitute() -> ennead.State:
    """Red needs a substitute for temple 2, from temple 3 or 4."""
    state = post_scoring((3, 0, 3, 3), (1, 1, 1, 1))
    play(state, 0, "remove 1a1", "remove 3a1", "remove 4a1")
    return state


@pytest.mark.parametrize("name", POSITIONS)
def test_legal_actions_have_no_reason_against_them(name: str) -> None:
    state = POSITIONS[name]
    for seat in (0, 1):
        for action in state.legal(seat):
            assert state.why_not(seat, action) is None
            assert state.why_not(seat, str(action)) is None


@pytest.mark.parametrize("name", POSITIONS)
def test_every_illegal_action_has_a_reason_and_is_refused(name: str) -> None:
    state = POSITIONS[name]
    for seat in (0, 1):
        offered = state.legal(seat)
        before = state.dump()
        for action in ATON.actions.all:
            if action not in offered:
                assert state.why_not(seat, action) is not None
                with pytest.raises((ennead.IllegalAction, ennead.NotToMove)):
                    state.play(seat, action)
        assert state.dump() == before


@pytest.mark.parametrize("text", ["lay 1 2 3 4", "place 1a1", "remove 1a1"])
def test_exchange_is_another_question(text: str) -> None:
    assert kind(POSITIONS["exchange"], 0, text) == "another-question"


@pytest.mark.parametrize("text", ["lay 1 1 2 2", "lay 4 4 4 4", "lay 1 2 3 3"])
def test_a_player_can_only_lay_cards_in_hand(text: str) -> None:
    assert reason(POSITIONS["lay"], 0, text) == {"reason": "not-your-cards"}


@pytest.mark.parametrize("text", ["exchange", "keep", "place 1a1", "remove 1a1"])
def test_lay_is_another_question(text: str) -> None:
    assert kind(POSITIONS["lay"], 0, text) == "another-question"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("remove 1a1", {"reason": "own-priest", "cell": "1a1"}),
        ("remove 1c4", {"reason": "no-priest", "cell": "1c4"}),
        ("remove 3b1", {"reason": "temple-closed", "temple": 3, "reach": 2}),
        ("remove 4b1", {"reason": "temple-closed", "temple": 4, "reach": 2}),
        ("place 1a2", {"reason": "another-question"}),
        ("keep", {"reason": "another-question"}),
        ("lay 1 4 2 1", {"reason": "another-question"}),
    ],
)
def test_illegal_removals_have_reasons(text: str, expected: dict[str, object]) -> None:
    assert reason(POSITIONS["remove"], 0, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("remove 1b1", {"reason": "enemy-priest", "cell": "1b1"}),
        ("remove 4b1", {"reason": "enemy-priest", "cell": "4b1"}),
        ("remove 1c4", {"reason": "no-priest", "cell": "1c4"}),
        ("remove 4c4", {"reason": "no-priest", "cell": "4c4"}),
        ("place 1a2", {"reason": "another-question"}),
    ],
)
def test_illegal_sacrifices_have_reasons(text: str, expected: dict[str, object]) -> None:
    assert reason(POSITIONS["sacrifice"], 0, text) == expected


def test_sacrifice_is_not_limited_by_cartouche_3() -> None:
    assert reason(POSITIONS["sacrifice"], 0, "remove 4a1") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("place 1a1", {"reason": "cell-taken", "cell": "1a1"}),
        ("place 1b1", {"reason": "cell-taken", "cell": "1b1"}),
        ("place 3c1", {"reason": "temple-closed", "temple": 3, "reach": 2}),
        ("place 4c1", {"reason": "temple-closed", "temple": 4, "reach": 2}),
        ("remove 1b1", {"reason": "another-question"}),
        ("exchange", {"reason": "another-question"}),
    ],
)
def test_illegal_placements_have_reasons(text: str, expected: dict[str, object]) -> None:
    assert reason(POSITIONS["place"], 0, text) == expected


def test_a_cell_just_taken_is_taken() -> None:
    state = turn(0, "1222")
    play(state, 0, "place 1a1")
    assert reason(state, 0, "place 1a1") == {"reason": "cell-taken", "cell": "1a1"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("remove 2a1", "wrong-temple"),
        ("remove 4a1", "wrong-temple"),
        ("remove 1c4", "enemy-priest"),
        ("remove 1c1", "no-priest"),
        ("place 1c1", "another-question"),
    ],
)
def test_illegal_take_backs_have_reasons(text: str, expected: str) -> None:
    assert kind(POSITIONS["take-back"], 0, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("remove 3a2", None),
        ("remove 4a3", None),
        ("remove 1a2", "wrong-temple"),
        ("remove 3c4", "enemy-priest"),
        ("remove 3c1", "no-priest"),
        ("place 3c1", "another-question"),
    ],
)
def test_illegal_substitutes_have_reasons(text: str, expected: str | None) -> None:
    state = substitute()
    assert state.questions() == [{"question": "substitute", "seat": 0, "temple": 2}]
    assert kind(state, 0, text) == expected


def test_a_wrong_temple_names_the_temple_of_the_cell() -> None:
    asked = POSITIONS["take-back"]
    assert reason(asked, 0, "remove 2a1") == {"reason": "wrong-temple", "temple": 2}
    assert reason(asked, 0, "remove 4a3") == {"reason": "wrong-temple", "temple": 4}
    assert reason(substitute(), 0, "remove 1a2") == {"reason": "wrong-temple", "temple": 1}


@pytest.mark.parametrize("name", ["remove", "sacrifice", "place", "take-back"])
@pytest.mark.parametrize("text", ["place 1a2", "remove 1a1", "keep"])
def test_the_other_seat_is_not_asked(name: str, text: str) -> None:
    assert reason(POSITIONS[name], 1, text) == {"reason": "not-asked", "seat": 1}


def test_a_seat_that_answered_in_secret_is_not_asked_again() -> None:
    state = load(LAY, hands=["1234", "1122"], first=None)
    play(state, 0, "lay 1 2 3 4")
    assert reason(state, 0, "lay 4 3 2 1") == {"reason": "not-asked", "seat": 0}
    assert reason(state, 1, "lay 1 2 1 2") is None


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("text", ["keep", "lay 1 2 3 4", "place 1a1", "remove 2a1"])
def test_no_action_is_legal_when_the_game_is_over(seat: int, text: str) -> None:
    assert reason(POSITIONS["over"], seat, text) == {"reason": "game-over"}
