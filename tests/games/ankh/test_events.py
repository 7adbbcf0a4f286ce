"""Control Monument and Camel Caravan beyond the worked examples."""

from __future__ import annotations

from games.ankh.ankh_table import (
    asked,
    at,
    conflict,
    decline_all,
    event,
    followers,
    legal,
    maybe,
    of,
    play,
    region,
    seen,
    told,
    turn,
)

from ennead.games.ankh.state import Ankh

TWO = "Isis: G J1 | Ra: G J9"
SIDES = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
SMALL = ["A7", "A8", "B6", "B7", "C7", "C8"]


def cut(board: str = TWO, **fields: object) -> Ankh:
    """The Delta is cut; the small part keeps its token."""
    state = event(board, "CamelCaravan", **fields)
    maybe(state, "isis", *[f"camel {side}" for side in SIDES])
    (small,) = set(SMALL) & set(legal(state, "isis", "keep"))
    play(state, "isis", f"keep {small}")
    return state


# Control Monument.


def test_a_monument_beside_any_own_figure_can_be_taken() -> None:
    board = "Isis: G E2, W C6 | Ra: G J9 | neutral: temple D2, pyramid C7, obelisk A3"
    state = event(board, "ControlMonument")
    assert legal(state, "isis") == ["control C7", "control D2"]


def test_own_monuments_are_no_targets() -> None:
    board = "Isis: G E2, temple D2 | Ra: G J9, obelisk F1, obelisk J8"
    state = event(board, "ControlMonument")
    assert at(state, "D2", "F1") == ["isis temple", "isis obelisk"]
    assert told(state, "seized")[0]["owner"] == 1


def test_without_any_monument_nothing_happens() -> None:
    state = event(TWO, "ControlMonument")
    assert asked(state) == ["action ra"]
    assert of(state, "isis")["ankhs"] == 9


def test_a_gain_counts_a_monument_taken_earlier() -> None:
    board = "Isis: G E2 | Ra: G J9 | neutral: temple D2"
    state = event(board, "ControlMonument")
    play(state, "ra", "act unlock", "decline")
    play(state, "isis", "act gain")
    assert followers(state, "isis") == 2


# Camel Caravan.


def test_the_other_part_gets_the_lowest_token_of_the_supply() -> None:
    state = cut(tokens={"3": "A2", "2": "C9", "1": "A3"})
    play(state, "isis", "decline")
    assert region(state, 1)["land"] == SMALL
    assert len(region(state, 4)["land"]) == 16
    assert seen(state)["supply"]["tokens"] == [5, 6, 7, 8]


def test_either_part_may_keep_the_token() -> None:
    state = event(TWO, "CamelCaravan")
    maybe(state, "isis", *[f"camel {side}" for side in SIDES])
    (large,) = set(legal(state, "isis", "keep")) - set(SMALL)
    play(state, "isis", f"keep {large}", "decline")
    assert region(state, 4)["land"] == SMALL
    assert len(region(state, 3)["land"]) == 16


def test_a_swap_changes_the_order_of_the_next_conflict() -> None:
    state = cut()
    play(state, "isis", "swap 3", "with 1")
    assert region(state, 1)["land"] == SMALL
    assert len(region(state, 3)["land"]) == 31
    assert asked(state) == ["action ra"]


def test_camels_part_spaces() -> None:
    state = conflict("Isis: G C7 | Ra: G D6", camels=SIDES, tokens=FOUR)
    assert [e["token"] for e in told(state, "dominated")] == [3, 4]
    gain = turn("Isis: G C7 | Ra: G J9 | neutral: temple D6, temple B7", camels=SIDES, tokens=FOUR)
    play(gain, "isis", "act gain")
    assert followers(gain, "isis") == 2


FOUR = {"1": "A2", "2": "C9", "3": "A3", "4": "A7"}


def test_only_sides_that_can_be_completed_are_offered() -> None:
    state = event(TWO, "CamelCaravan")
    offered = legal(state, "isis", "camel")
    # Neither rivers nor shores, nor a side that could only cut off too little.
    assert not {"A2-A3", "D3-D4", "D3-E4", "A2-B1", "J1-J2"} & set(offered)
    assert state.why_not(0, "camel A2-A3") is not None
    play(state, "isis", "camel C7-D6")
    lands = set(region(state, 3)["land"])
    assert all(set(side.split("-")) <= lands for side in legal(state, "isis", "camel"))


def test_a_part_of_six_is_never_cut_again() -> None:
    state = event(TWO, "CamelCaravan", camels=SIDES, tokens=FOUR)
    for side in legal(state, "isis", "camel"):
        assert not set(side.split("-")) <= set(SMALL)


def test_a_caravan_may_end_at_camels() -> None:
    """From the river at C4 to the corner of C6, C7 and D6, where an older caravan lies."""
    state = event(TWO, "CamelCaravan", camels=SIDES, tokens=FOUR)
    play(state, "isis", "camel C4-D4", "camel C6-D6")
    maybe(state, "isis", "camel C5-D4", "camel C5-D5", "camel C6-D5")
    assert asked(state) == ["keep isis"]
    play(state, "isis", f"keep {legal(state, 'isis', 'keep')[0]}", "decline")
    assert sorted(len(view["land"]) for view in seen(state)["regions"]) == [6, 7, 9, 27, 31]


def test_with_eight_regions_there_is_no_token_for_a_ninth() -> None:
    state = event(TWO, "CamelCaravan")
    for _ in range(5):
        while asked(state) != ["action ra"]:
            play(state, "isis", legal(state, "isis")[0])
            decline_all(state, "swap")
        tokens = {str(view["token"]): view["land"][0] for view in seen(state)["regions"]}
        state = event(TWO, "CamelCaravan", camels=seen(state)["camels"], tokens=tokens)
    assert asked(state) == ["action ra"]
    assert len(seen(state)["regions"]) == 8
    assert all(len(view["land"]) >= 6 for view in seen(state)["regions"])
    assert len(told(state, "no-caravan")) == 1
