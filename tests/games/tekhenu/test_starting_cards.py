"""Each starting and destiny card: what it gives, and its limit (9.1, 9.2)."""

from __future__ import annotations

from typing import Any

import pytest
from support.tekhenu.positions import (
    NEXT,
    NONE,
    TEKHENU,
    asked,
    head,
    legal,
    load,
    play,
    tokens,
)

from ennead.games.tekhenu.rules.state import Tekhenu


def gain(card: str, mine: dict[str, Any] | None = None, other: Any = None) -> Tekhenu:
    agenda: list[list[object]] = [["StartingCardGain", 0, card], *NEXT]
    return load(agenda, [{"tokens": NONE, **(mine or {})}, other or {}])


@pytest.mark.parametrize(
    ("card", "columns"),
    [
        ("s01", ["papyrus", "bread", "limestone", "granite"]),
        ("s02", ["limestone", "granite"]),
        ("s03", ["papyrus", "bread"]),
    ],
)
def test_s01_to_s03_build_in_row_5(card: str, columns: list[str]) -> None:
    state = gain(card)
    assert legal(state) == [f"found {column}-5" for column in columns]
    play(state, 0, f"found {columns[0]}-5")
    assert head(state)["happiness"] == 2
    assert head(state)["production"][columns[0]] == 4
    assert tokens(state) == {columns[0]: 2}
    taken = gain(card, other={"works": [f"{columns[0]}-5"]})
    assert f"found {columns[0]}-5" not in legal(taken)
    full = {"works": [f"{good}-5" for good in ("papyrus", "bread", "limestone", "granite")]}
    assert gain(card, other=full).to_move == (1,), "no room, no building"


def test_s04_gives_five_goods_of_any_kind_but_gold() -> None:
    state = gain("s04")
    assert legal(state) == ["gain papyrus", "gain bread", "gain limestone", "gain granite"]
    play(state, 0, *["gain bread"] * 3, *["gain granite"] * 2)
    assert tokens(state) == {"bread": 3, "granite": 2}
    assert state.to_move == (1,)


@pytest.mark.parametrize(("card", "kind"), [("s05", "technologies"), ("s06", "blessings")])
def test_s05_s06_keep_one_of_two_cards(card: str, kind: str) -> None:
    state = gain(card)
    drawn = head(state)["drawn"]
    assert drawn is not None
    assert len(drawn) == 2
    assert state.view(1)["table"]["heads"][0]["drawn"] is None
    play(state, 0, "keep 2")
    kept = head(state)["technologies"] if kind == "technologies" else head(state)["blessings"]
    assert kept == [drawn[1]]
    number = int(drawn[0][1:]) - 1
    assert state.decks[1 if kind == "technologies" else 0] >> number & 1, "the other goes back"


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("s07", {"scribe": 2, "gold": 1}),
        ("s08", {"papyrus": 1, "bread": 1, "limestone": 1, "granite": 1}),
        ("s12", {"gold": 2}),
    ],
)
def test_s07_s08_s12_give_tokens(card: str, gained: dict[str, int]) -> None:
    state = gain(card)
    assert tokens(state) == gained
    assert state.to_move == (1,)


@pytest.mark.parametrize(
    ("card", "goods"), [("s09", ["limestone", "granite"]), ("s10", ["papyrus", "bread"])]
)
def test_s09_s10_give_three_of_two_goods(card: str, goods: list[str]) -> None:
    state = gain(card)
    assert legal(state) == [f"gain {good}" for good in goods]
    play(state, 0, f"gain {goods[0]}", f"gain {goods[1]}", f"gain {goods[1]}")
    assert tokens(state) == {goods[0]: 1, goods[1]: 2}
    assert state.to_move == (1,)


def test_s11_raises_population_then_happiness() -> None:
    state = gain("s11", {"population": 5, "happiness": 5})
    assert (head(state)["population"], head(state)["happiness"]) == (8, 7)
    assert state.open_sections == 2


@pytest.mark.parametrize(
    ("card", "gained"), [("f01", {"scribe": 1}), ("f02", {"gold": 1}), ("f04", {"faith": 1})]
)
def test_f01_f02_f04_give_a_token(card: str, gained: dict[str, int]) -> None:
    agenda: list[list[object]] = [["PickDestiny", 0, 1], ["PickDestiny", 1, 1], ["Round"]]
    state = load(agenda, [{"tokens": NONE}])
    play(state, 0, f"destiny {card}")
    assert tokens(state) == gained
    assert f"destiny {card}" not in legal(state, 1)


def test_f03_raises_population_or_happiness() -> None:
    agenda: list[list[object]] = [["PickDestiny", 0, 1], ["PickDestiny", 1, 1], ["Round"]]
    state = load(agenda, [{"population": 6, "happiness": 5}])
    play(state, 0, "destiny f03")
    assert legal(state) == ["raise population", "raise happiness"]
    play(state, 0, "raise happiness")
    assert (head(state)["population"], head(state)["happiness"]) == (6, 6)


@pytest.mark.parametrize(("players", "shown"), [(2, 5), (3, 7), (4, 9)])
def test_starting_cards_are_drafted_in_snake_order(players: int, shown: int) -> None:
    state = TEKHENU.new(players=players, seed=9)
    for seat in range(players):
        play(state, seat, "keep 1")
    order = []
    for left in range(shown, 1, -1):
        if asked(state)[0].split()[0] != "starting":
            break
        (seat,) = state.to_move
        assert len(legal(state, seat)) == left
        order.append(seat)
        play(state, seat, legal(state, seat)[0])
    first = order[0]
    there = [(first + i) % players for i in range(players)]
    assert order == [*there, *there[::-1]]
