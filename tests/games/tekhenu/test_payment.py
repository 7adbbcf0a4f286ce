"""Payment and its substitutes (1, 4.2)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NEXT,
    NONE,
    asked,
    legal,
    load,
    maybe,
    play,
    scored,
    tokens,
    turn,
)

REVEAL: list[list[object]] = [["RevealDecrees"], *NEXT]


def test_a62_substitution_outside_a_turn_scores_nothing() -> None:
    mine = {
        "technologies": ["t10"],
        "works": ["bread-1", "bread-2"],
        "tokens": {**NONE, "scribe": 1},
    }
    state = load([["PayBread", 0], *NEXT], [mine])
    play(state, 0, "feed 1")
    assert tokens(state) == {}
    assert scored(state) == {}
    hoard = {"technologies": ["t10"], "decrees": ["d07", "d08"], "tokens": {**NONE, "gold": 2}}
    assert scored(load(REVEAL, [hoard])) == {"d08": 4}


def test_a70_t10_and_t22_count_as_used_only_if_nothing_else_explains_it() -> None:
    mine = {"technologies": ["t22"], "tokens": {**NONE, "limestone": 1, "granite": 2, "gold": 1}}
    state = turn({"horus": ["white-1"]}, mine)
    play(state, 0, "take horus-white-1", "act horus", "statue workshops")
    assert asked(state) == ["pay 0"]
    play(state, 0, "pay 0 0 0")
    assert scored(state) == {}
    state = turn({"horus": ["white-1"]}, mine)
    play(state, 0, "take horus-white-1", "act horus", "statue workshops", "pay 1 0 0")
    assert scored(state) == {"t22": 1}
    kept = turn({"horus": ["white-1"]}, mine)
    play(kept, 0, "take horus-white-1", "act horus", "statue workshops", "pay 0 0 1")
    assert (scored(kept), tokens(kept)["granite"]) == ({}, 1)
    scribes = {"technologies": ["t10"], "tokens": {**NONE, "papyrus": 1, "gold": 1, "scribe": 1}}
    state = turn({"bastet": ["gray-3"]}, scribes)
    play(state, 0, "take bastet-gray-3")
    maybe(state, 0, "act bastet")
    assert legal(state) == ["pay 0 0 1", "pay 0 1 0"]
    play(state, 0, "pay 0 1 0")
    assert scored(state) == {"t10": 1}


def test_a70_without_those_cards_nothing_is_asked() -> None:
    state = turn({"bastet": ["gray-3"]}, {"tokens": {**NONE, "papyrus": 2, "gold": 2}})
    play(state, 0, "take bastet-gray-3")
    assert asked(state) == ["draft 1"]
    assert tokens(state) == {"gold": 2, "scribe": 1}
