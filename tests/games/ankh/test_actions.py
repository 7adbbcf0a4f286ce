"""The four actions beyond the worked examples, and the reasons why not."""

from __future__ import annotations

from games.ankh.ankh_table import (
    acting,
    asked,
    at,
    followers,
    god,
    legal,
    of,
    play,
    seen,
    told,
    turn,
)

from ennead.games.ankh.state import Ankh

TWO = "Isis: G J1 | Ra: G J9"


def why_not(state: Ankh, seat: int, answer: str) -> str:
    reason = state.why_not(seat, answer)
    assert reason is not None
    return reason.kind.name


# The turn.


def test_any_first_action_may_be_chosen_even_one_without_use() -> None:
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


# Move.


def test_a_figure_moves_up_to_three_spaces_once() -> None:
    state = acting("Isis: G J1, W E5 | Ra: G J9", "move")
    play(state, "isis", "take E5")
    ends = legal(state, "isis", "to")
    assert {"E6", "E8", "C5", "G6", "F2", "B6"} & set(ends) == {"E6", "E8", "C5", "G6", "F2", "B6"}
    assert not {"E9", "A4", "J5"} & set(ends)
    assert why_not(state, 0, "to E9") == "too-far"
    assert why_not(state, 0, "to E4") == "water-space"
    assert why_not(state, 0, "to L12") == "off-board"
    play(state, "isis", "to E6")
    assert legal(state, "isis", "take") == ["J1"]
    assert why_not(state, 0, "take E6") == "moved-already"
    assert why_not(state, 0, "take J9") == "not-yours"


def test_a_space_left_earlier_is_free() -> None:
    state = acting("Isis: G D5, W D6 | Ra: G J9", "move")
    play(state, "isis", "take D6")
    assert why_not(state, 0, "to D5") == "occupied"
    play(state, "isis", "to E6", "take D5", "to D6")
    assert at(state, "D5", "D6", "E6") == ["", "isis god", "isis warrior"]


def test_moving_may_stop_at_any_time() -> None:
    state = acting("Isis: G D5, W D6, W C4 | Ra: G J9", "move")
    play(state, "isis", "take D5", "to D4", "done")
    assert asked(state) == ["action isis"]
    assert at(state, "D6", "C4") == ["isis warrior", "isis warrior"]


# Summon.


def test_one_figure_is_summoned_in_the_ordinary_way() -> None:
    state = acting("Isis: G J1 | Ra: G J9, temple J3", "summon")
    play(state, "isis", "summon warrior")
    assert legal(state, "isis", "put") == ["I1", "I2", "J2"]
    play(state, "isis", "put J2")
    assert asked(state) == ["action isis"]
    assert of(state, "isis")["warriors"] == 5


def test_neither_enemies_nor_neutral_monuments_are_neighbours() -> None:
    board = "Isis: G J1 | Ra: G J9, temple D5 | neutral: temple C8"
    state = acting(board, "summon")
    play(state, "isis", "summon warrior")
    assert legal(state, "isis", "put") == ["I1", "I2", "J2"]
    assert why_not(state, 0, "put D6") == "out-of-reach"


def test_summoning_may_be_left() -> None:
    state = acting(TWO, "summon")
    play(state, "isis", "done")
    assert of(state, "isis")["warriors"] == 6


def test_an_empty_pool_summons_nobody() -> None:
    board = "Isis: G J1, W J2, W I1, W I2, W H1, W H2, W H3 | Ra: G J9"
    state = acting(board, "summon")
    assert asked(state) == ["action isis"]
    assert told(state, "summoned") == []


def test_only_figures_of_the_pool_can_be_summoned() -> None:
    state = acting(TWO, "summon")
    assert legal(state, "isis") == ["summon warrior", "done"]
    assert why_not(state, 0, "summon satet") == "none-in-pool"
    assert why_not(state, 0, "ransom") == "none-trapped"


def test_the_player_says_which_allowance_is_used() -> None:
    board = "Isis: G C6, pyramid C5, pyramid D6 | Ra: G J9"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put D5")
    assert asked(state) == ["allowance isis"]
    assert legal(state, "isis") == ["ordinary", "pyramid C5", "pyramid D6"]
    play(state, "isis", "pyramid D6")
    assert seen(state)["turn"] is not None
    play(state, "isis", "summon warrior", "put E6")
    assert at(state, "E6") == ["isis warrior"]


def test_an_underworld_space_may_use_osiris_s_allowance_or_another() -> None:
    board = "Osiris: G C6, pyramid C5 | Ra: G J9"
    state = acting(board, "summon", osiris=god("pyramid-attuned"), gates=["D5"])
    play(state, "osiris", "summon warrior", "put D5")
    assert legal(state, "osiris") == ["ordinary", "pyramid C5", "underworld"]


# Gain.


def test_a_monument_pays_once_however_many_stand_beside_it() -> None:
    board = "Isis: G E2, W D1, W D3 | Ra: G J9 | neutral: temple D2"
    state = acting(board, "gain")
    assert followers(state, "isis") == 2


def test_a_figure_in_the_water_reaches_monuments_of_all_banks() -> None:
    board = "Isis: G J9, apep E4 | Ra: G A8 | neutral: temple D3, obelisk E5, pyramid F5"
    state = acting(board, "gain")
    assert followers(state, "isis") == 1 + 2


def test_followers_are_not_limited() -> None:
    board = "Isis: G E2 | Ra: G J9 | neutral: temple D2"
    state = acting(board, "gain", isis=god(followers=200))
    assert followers(state, "isis") == 201
