"""Thoth: taking cards and refreshing sections (6.6)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NONE,
    act,
    events_of,
    head,
    legal,
    play,
    seen,
    tokens,
)


def test_a31_a_section_with_too_few_cards_is_not_offered() -> None:
    market = [["b01"], ["b03", "b04", "t02", "t03"], [], []]
    mine = {"tokens": {"papyrus": 2, "gold": 0}, "happiness": 5}
    state = act("thoth", 3, mine, market=market)
    assert "card b01" not in legal(state)
    assert len(legal(state, 0, "card")) == 4


def test_a46_access_is_checked_only_when_cards_are_taken() -> None:
    mine = {"technologies": ["t05"], "happiness": 5, "population": 9, "tokens": NONE}
    state = act("osiris", 1, mine)
    play(state, 0, "found bread-1")
    assert head(state)["happiness"] == 4
    assert head(state)["technologies"] == ["t05"]
    state = act("thoth", 1, {**mine, "happiness": 4})
    assert set(legal(state, 0, "card")) == {"card b01", "card b02", "card t01"}


def test_a55_each_section_can_be_refreshed_once_before_taking() -> None:
    mine = {"tokens": {**NONE, "papyrus": 2}, "happiness": 2}
    state = act("thoth", 1, mine, discards={"blessing": [f"b{n:02}" for n in range(7, 25)]})
    assert legal(state, 0, "refresh") == ["refresh 1", "refresh 2"]
    play(state, 0, "refresh 2")
    assert legal(state, 0, "refresh") == ["refresh 1"]
    assert tokens(state) == {"papyrus": 1}
    poor = act("thoth", 3, {"tokens": {**NONE, "papyrus": 2}, "happiness": 2})
    assert legal(poor, 0, "refresh") == []


def test_a69_a_refresh_replaces_only_what_is_there() -> None:
    market = [["b01"], [], [], []]
    state = act("thoth", 1, {"tokens": {**NONE, "papyrus": 3}}, market=market)
    assert legal(state, 0, "refresh") == ["refresh 1"]
    play(state, 0, "refresh 1")
    assert len(events_of(state, "card-dealt")) == 1
    assert seen(state)["market"][0] == [None, None, None]
    assert seen(state)["discards"]["blessing"] == ["b01"]
