"""The features of Ankh agree with the view."""

from __future__ import annotations

from typing import Any

import pytest

import ennead
from ennead.core.rng import Rng
from ennead.games.ankh.vocabulary.grid import (
    FACING,
    FACINGS_AT,
    HEX_NAMES,
    ORIENTATION,
    SIDE,
)
from ennead.games.ankh.vocabulary.names import (
    CARD_NAMES,
    FIGURE,
    GOD_NAMES,
    GUARDIAN_NAMES,
    MONUMENT_NAMES,
    POWER_NAMES,
)

ANKH = ennead.game("ankh")
KINDS = [*MONUMENT_NAMES, *FIGURE.names]


def among(names: list[str], chosen: Any) -> list[int]:
    return [int(name in chosen) for name in names]


def board_parts(table: dict[str, Any], me: int, players: int) -> dict[str, list[int]]:
    pieces = table["pieces"]
    corners = FACINGS_AT[ORIENTATION.value(table["map"]["orientation"])]

    def kind(space: str) -> str:
        return str(pieces[space]["kind"]) if space in pieces else ""

    def facing(space: str) -> int:
        shown = pieces[space]["facing"] if space in pieces else None
        return 0 if shown is None else corners.index(FACING.value(shown)) + 1

    token = {space: region["token"] for region in table["regions"] for space in region["land"]}
    battle = table["battle"]
    turn = table["turn"]
    return {
        "kinds": [int(kind(space) == one) for one in KINDS for space in HEX_NAMES],
        "owners": [
            int(space in pieces and pieces[space]["god"] == (me + block) % players)
            for block in range(players)
            for space in HEX_NAMES
        ],
        "tokens": [token.get(space, 0) for space in HEX_NAMES],
        "suns": [int(space in pieces and pieces[space]["sun"]) for space in HEX_NAMES],
        "gates": among(HEX_NAMES, table["gates"]),
        "cities": among(HEX_NAMES, table["cities"]),
        "facing": [facing(space) for space in HEX_NAMES],
        "moved": among(HEX_NAMES, turn["moved"] if turn else []),
        "safe": among(HEX_NAMES, battle["safe"]) if battle else [0] * len(HEX_NAMES),
        "pyramids": among(HEX_NAMES, turn["allowances"] if turn else []),
        "camels": among(SIDE.names, table["camels"]),
        "laid": among(SIDE.names, table["laid"]),
        "markers": [marker["at"] for marker in table["markers"].values()],
        "events": [table["events_done"]],
        "conflicts": [table["conflicts"]],
        "flags": [int(table["tiebreaker_up"]), int(table["amun_up"])],
        "on-card": [guardian["left"] for guardian in table["guardians"]],
        "guardians": among(GUARDIAN_NAMES, [row["guardian"] for row in table["guardians"]]),
        "monuments": [table["supply"][name] for name in MONUMENT_NAMES],
        "supply": [table["supply"][name] for name in ("camels", "suns", "gates")],
        "token-supply": [int(n in table["supply"]["tokens"]) for n in range(1, 9)],
        "arena": [int(battle is not None and battle["token"] == n) for n in range(1, 9)],
    }


def god_parts(table: dict[str, Any], god: dict[str, Any], block: int) -> dict[str, list[int]]:
    number = god["seats"][0]
    strength = {
        region["token"]: side["total"]
        for region in table["regions"]
        for side in region["strength"]
        if side["god"] == number
    }
    parts = {
        "in-play": [int(god["in_play"])],
        "god": among(GOD_NAMES, god["gods"]),
        "devotion": [god["devotion"]],
        "followers": [min(god["followers"], 30)],
        "ankhs": [god["ankhs"]],
        "powers": among(POWER_NAMES, god["powers"]),
        "warriors": [god["warriors"]],
        "pool": [god["guardians"].get(name, 0) for name in GUARDIAN_NAMES],
        "bases": [max(0, free) for free in god["bases"].values()],
        "trapped": [god["trapped"]],
        "hand": among(CARD_NAMES, god["hand"]),
        "income": [min(god["income"], 15)],
        "tiebreaker": [int(table["tiebreaker"] == number)],
        "strength": [min(strength.get(token, 0), 20) for token in range(1, 9)],
    }
    battle = table["battle"]
    if battle is not None:
        parts["fights"] = [int(number in battle["fighters"]), int(number in battle["two_cards"])]
        parts["played"] = among(CARD_NAMES, battle["cards"].get(str(number), []))
    return {f"{name}-{block}": values for name, values in parts.items()}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_part_agrees_with_the_view(players: int) -> None:
    features = ANKH.features(players)
    rng = Rng.of(players)
    state = ANKH.new(players=players, seed=players)
    number = 0
    while not state.over:
        seat = state.to_move[0]
        number += 1
        if number % 3 == 0 or state.simultaneous is not None:
            table: Any = state.view(seat)["table"]
            read = features.read(features.row(state, seat))
            me = table["seats"][seat]
            wanted = board_parts(table, me, players)
            for god in table["gods"]:
                wanted |= god_parts(table, god, (god["seats"][0] - me) % players)
            for name, values in wanted.items():
                assert read[name] == values, name
            leads = [
                read["leads"][at : at + players].index(1) for at in range(0, players**2, players)
            ]
            assert leads == [
                (table["seats"][(seat + other) % players] - me) % players
                for other in range(players)
            ]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
