"""§7.2, Camel Caravan: laying camels, keeping and swapping tokens."""

from __future__ import annotations

import pytest
from support.ankh.boards import FOUR_TOKENS, SPLIT, TWO
from support.ankh.positions import (
    asked,
    decline_all,
    event,
    events_of,
    god,
    legal,
    load,
    maybe,
    of,
    play,
    region,
    seen,
    turn,
)

from ennead.core.errors import BadPosition
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.grid import SIDE


def caravan() -> Ankh:
    board = "Ra: G J9 | Isis: G J1 | Amun: G D5"
    state = event(board, "CamelCaravan", tokens={"1": "A3", "2": "A2", "3": "C9"})
    maybe(state, "ra", *[f"camel {side}" for side in SPLIT])
    assert seen(state)["laid"] == SPLIT
    return state


SMALL = ["A7", "A8", "B6", "B7", "C7", "C8"]


def cut(board: str = TWO, **fields: object) -> Ankh:
    """The Delta has been split; the small part keeps its token."""
    state = event(board, "CamelCaravan", **fields)
    maybe(state, "isis", *[f"camel {side}" for side in SPLIT])
    (small,) = set(SMALL) & set(legal(state, "isis", "keep"))
    play(state, "isis", f"keep {small}")
    return state


def complete_caravans(state: Ankh) -> set[frozenset[str]]:
    """All caravans that can be laid, found by laying them."""
    found: set[frozenset[str]] = set()
    met: set[frozenset[str]] = set()
    todo = [state]
    while todo:
        now = todo.pop()
        for side in legal(now, "isis", "camel"):
            twin = now.copy()
            assert isinstance(twin, Ankh)
            twin.play(0, f"camel {side}")
            laid = frozenset(SIDE.names[at] for at in twin.laid)
            if laid not in met:
                met.add(laid)
                if twin.questions()[0]["question"] == "keep":
                    found.add(laid)
                else:
                    todo.append(twin)
    return found


def test_16_9_a_caravan_from_the_water_to_the_river() -> None:
    state = caravan()
    assert asked(state) == ["keep ra"]
    (small,) = {"A7", "A8", "B6", "B7", "C7", "C8"} & set(legal(state, "ra", "keep"))
    play(state, "ra", f"keep {small}")
    assert asked(state) == ["swap ra"]
    play(state, "ra", "decline")
    assert region(state, 1)["land"] == ["A7", "A8", "B6", "B7", "C7", "C8"]
    assert [len(view["land"]) for view in seen(state)["regions"]] == [6, 31, 27, 16]
    assert seen(state)["supply"]["camels"] == 25
    assert seen(state)["supply"]["tokens"] == [5, 6, 7, 8]
    assert [view["token"] for view in seen(state)["regions"] if "B5" in view["water"]] == [1, 4]
    assert [view["token"] for view in seen(state)["regions"] if "B8" in view["water"]] == [1, 3]


def test_16_9_a_swap_joins_a_new_part_and_another_region() -> None:
    state = caravan()
    play(state, "ra", f"keep {legal(state, 'ra', 'keep')[0]}")
    assert legal(state, "ra", "swap") == ["1", "4"]
    play(state, "ra", "swap 4")
    assert legal(state, "ra", "with") == ["2", "3"]
    before = region(state, 4)["land"]
    play(state, "ra", "with 2")
    assert region(state, 2)["land"] == before
    assert len(region(state, 4)["land"]) == 31


def test_the_other_part_gets_the_lowest_token_of_the_supply() -> None:
    state = cut(tokens={"3": "A2", "2": "C9", "1": "A3"})
    play(state, "isis", "decline")
    assert region(state, 1)["land"] == SMALL
    assert len(region(state, 4)["land"]) == 16
    assert seen(state)["supply"]["tokens"] == [5, 6, 7, 8]


def test_either_part_may_keep_the_token() -> None:
    state = event(TWO, "CamelCaravan")
    maybe(state, "isis", *[f"camel {side}" for side in SPLIT])
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


def test_only_sides_that_can_be_completed_are_offered() -> None:
    state = event(TWO, "CamelCaravan")
    offered = legal(state, "isis", "camel")
    # Neither rivers nor shores, nor a side that could only cut off too little.
    assert not {"A2-A3", "D3-D4", "D3-E4", "A2-B1", "J1-J2"} & set(offered)
    assert state.why_not(0, "camel A2-A3") is not None
    play(state, "isis", "camel C7-D6")
    lands = set(region(state, 3)["land"])
    assert all(set(side.split("-")) <= lands for side in legal(state, "isis", "camel"))


def test_a_part_of_six_spaces_is_never_divided_again() -> None:
    state = event(TWO, "CamelCaravan", camels=SPLIT, tokens=FOUR_TOKENS)
    for side in legal(state, "isis", "camel"):
        assert not set(side.split("-")) <= set(SMALL)


def test_a_caravan_may_end_at_camels() -> None:
    """From the river at C4 to the corner of C6, C7 and D6, where an earlier caravan lies."""
    state = event(TWO, "CamelCaravan", camels=SPLIT, tokens=FOUR_TOKENS)
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
    assert len(events_of(state, "no-caravan")) == 1


def test_ruling_38_a_caravan_may_be_declined() -> None:
    state = event("Isis: G J1 | Ra: G J9", "CamelCaravan")
    assert "decline" in legal(state, "isis")
    play(state, "isis", "decline")
    assert seen(state)["camels"] == []
    assert len(seen(state)["regions"]) == 3
    assert asked(state) == ["action ra"]


def test_ruling_44_a_caravan_touches_features_only_at_its_ends() -> None:
    """A stray camel on D6-D7 ends at the corner where a caravan would continue from C7-D6."""
    agenda: list[list[object]] = [["NextCamel", 0], ["EndTurn", 0]]
    both = ["C7-D6", "C7-D7"]
    free = load("Isis: G J1 | Ra: G J9", agenda, laid=both, events=5)
    assert "camel C6-C7" in legal(free, "isis")
    with pytest.raises(BadPosition, match="laid: no legal caravan has these sides"):
        load("Isis: G J1 | Ra: G J9", agenda, laid=both, camels=["D6-D7"], events=5)


def test_ruling_57_the_two_new_parts_are_not_swapped_with_each_other() -> None:
    for part in ("3", "4"):
        state = event("Isis: G J1 | Ra: G J9", "CamelCaravan")
        maybe(state, "isis", "camel B6-C6", "camel C6-C7", "camel C7-D6", "camel C7-D7")
        maybe(state, "isis", "camel C8-D7")
        play(state, "isis", f"keep {legal(state, 'isis', 'keep')[0]}", f"swap {part}")
        assert legal(state, "isis", "with") == ["1", "2"]


def test_ruling_61_sides_are_laid_in_any_order_and_must_be_completed() -> None:
    sides = ["C7-D6", "C8-D7", "B6-C6", "C7-D7", "C6-C7"]
    state = event("Isis: G J1 | Ra: G J9", "CamelCaravan")
    for side in sides:
        if asked(state) == ["camel isis"]:
            play(state, "isis", f"camel {side}")
            assert "decline" not in legal(state, "isis")
    assert asked(state) == ["keep isis"]
    state = event("Isis: G J1 | Ra: G J9", "CamelCaravan")
    play(state, "isis", "camel C7-D6")
    state.undo(0)
    assert "decline" in legal(state, "isis")


def test_check_08_the_caravans_of_the_bare_map() -> None:
    found = complete_caravans(event(TWO, "CamelCaravan"))
    assert all(len(caravan) <= 6 for caravan in found)
    lands = {space: view["token"] for view in seen(turn(TWO))["regions"] for space in view["land"]}
    tokens = [lands[next(iter(caravan)).split("-")[0]] for caravan in found]
    assert [tokens.count(token) for token in (1, 2, 3)] == [24, 36, 12]


def test_check_08_sizes_and_tokens_after_a_caravan() -> None:
    state = event(TWO, "CamelCaravan")
    sides = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
    maybe(state, "isis", *[f"camel {side}" for side in sides])
    play(state, "isis", "keep A7")
    sizes = {view["token"]: len(view["land"]) for view in seen(state)["regions"]}
    assert sizes == {1: 31, 2: 27, 3: 6, 4: 16}
    play(state, "isis", "swap 4", "with 2")
    sizes = {view["token"]: len(view["land"]) for view in seen(state)["regions"]}
    assert sizes == {1: 31, 2: 16, 3: 6, 4: 27}


def test_camels_break_adjacency_in_the_view_while_the_caravan_is_laid_and_the_token_chosen() -> (
    None
):
    board = "Isis: G J1, W C7 | Ra: G J9 | neutral: temple C6, obelisk B7"
    state = event(board, "CamelCaravan")
    assert (sorted(seen(state)["touching"]["C7"]), of(state, "isis")["income"]) == (["B7", "C6"], 2)
    play(state, "isis", "camel C6-C7")
    assert (seen(state)["touching"]["C7"], of(state, "isis")["income"]) == (["B7"], 1)
    maybe(state, "isis", *[f"camel {side}" for side in SPLIT])
    assert asked(state) == ["keep isis"]
    assert (seen(state)["touching"]["C7"], of(state, "isis")["income"]) == (["B7"], 1)
    assert len(seen(state)["regions"]) == 3


def test_the_preview_of_a_camel_follows_it() -> None:
    state = event("Isis: G J1, W C7 | Ra: G J9 | neutral: temple C6", "CamelCaravan")
    table = state.foresee(0, ["camel C6-C7"]).table
    assert isinstance(table, dict)
    assert table["touching"]["C7"] == []
    assert table["gods"][0]["income"] == 0


def test_strength_follows_camels_that_are_being_laid() -> None:
    board = "Isis: G J1, W C7, temple C6 | Ra: G J9"
    state = event(board, "CamelCaravan", isis=god("temple-attuned"))
    assert region(state, 3)["strength"][0]["temples"] == ["C6"]
    play(state, "isis", "camel C6-C7")
    assert region(state, 3)["strength"][0]["temples"] == []
