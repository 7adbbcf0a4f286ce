"""Features match the view."""

from __future__ import annotations

from typing import Any

import pytest

import ennead
from ennead.core.rng import Rng
from ennead.games.tekhenu.vocabulary.names import (
    CARD,
    CELL,
    DECREE,
    GOD_NAMES,
    PEOPLE,
    PLAIN_DIE,
    SPACE,
    STARTING,
    TILE,
    WORK,
)

TEKHENU = ennead.game("tekhenu")


def among(names: list[str], chosen: Any) -> list[int]:
    return [int(name in chosen) for name in names]


def counts(names: list[str], chosen: list[str]) -> list[int]:
    return [chosen.count(name) for name in names]


def table_parts(table: dict[str, Any]) -> dict[str, list[int]]:
    return {
        "round": [table["round"]],
        "arrow": among(GOD_NAMES, [table["arrow"]]),
        "marker-a": among(GOD_NAMES, [table["marker_a"]]),
        "marker-b": among(GOD_NAMES, [table["marker_b"]]),
        "bag": list(table["bag"].values()),
        "tile-names": [
            TILE.names.index(table["tiles"][cell]["tile"]) + 1 if cell in table["tiles"] else 0
            for cell in CELL.names
        ],
        "tiles-left": [table["tiles_left"]],
        "market": [
            section.index(card) + 1 if card in section else 0
            for section in table["market"]
            for card in CARD.names
        ],
        "open-sections": [table["open_sections"]],
        "decks": list(table["decks"].values()),
        "discards": among(CARD.names, [c for row in table["discards"].values() for c in row]),
        "under-size": [len(table["under"])],
        "under": [
            table["under"].index(card) + 1 if card in table["under"] else 0 for card in DECREE.names
        ],
        "unseen": among(DECREE.names, table["unseen_decrees"]),
        "startings": among(STARTING.names, table["starting"]),
        "wheel": [
            [die["die"] for die in table["wheel"][god]].count(f"{god}-{die}")
            for god in GOD_NAMES
            for die in PLAIN_DIE.names
        ],
    }


def head_parts(head: dict[str, Any], block: int) -> dict[str, list[int]]:
    parts = {
        "score": [min(head["score"], 250)],
        "tokens": [min(count, 20) for count in head["tokens"].values()],
        "production": list(head["production"].values()),
        "excess": [min(count, 20) for count in head["excess"].values()],
        "tracks": [head["population"], head["happiness"]],
        "symbols": [head["symbols"]],
        "milestones": [head["milestones"]],
        "pans": [
            n for pan in ("left", "right", "below") for n in counts(PLAIN_DIE.names, head[pan])
        ],
        "weight": [max(-40, min(40, head["weight"]))],
        "buildings": among(SPACE.names, head["buildings"]),
        "works": among(WORK.names, head["works"]),
        "people": among(PEOPLE.names, head["people"]),
        "gods": list(head["gods"].values()),
        "cards": among(CARD.names, head["blessings"] + head["technologies"] + head["decrees"]),
        "hidden": [head["hidden_decrees"]],
        "chosen": among(STARTING.names, head["starting"]),
        "drawn-size": [head["drawn_count"]],
        "bread-due": [head["bread_due"]],
        "forecast": ([min(worth, 60) for worth in head["forecast"].values()] + [0, 0])[:6],
    }
    return {f"{name}-{block}": values for name, values in parts.items()}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_part_matches_the_view(players: int) -> None:
    features = TEKHENU.features(players)
    rng = Rng.of(players)
    state = TEKHENU.new(players=players, seed=players)
    while not state.over:
        seat = state.to_move[0]
        table: Any = state.view(seat)["table"]
        read = features.read(features.row(state, seat))
        wanted = table_parts(table)
        heads = len(table["heads"])
        for head in range(heads):
            wanted |= head_parts(table["heads"][head], (head - seat) % heads)
            place = read[f"place-{(head - seat) % heads}"]
            assert place.index(1) == table["order"].index(head)
        for name, values in wanted.items():
            assert read[name] == values, name
        if table["heads"][seat]["drawn"]:
            drawn = [CARD.names[at % 72] for at, there in enumerate(read["drawn"]) if there]
            assert drawn == table["heads"][seat]["drawn"]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])


def test_edges_turn_with_their_tile() -> None:
    """Tiles turn clockwise: after one turn the north edge is in the east."""
    features = TEKHENU.features(2)
    rng = Rng.of(1)
    state = TEKHENU.new(players=2, seed=1)
    rules: Any = state.config.rules
    seen = 0
    while not state.over:
        seat = state.to_move[0]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
        table: Any = state.view(0)["table"]
        edges = features.read(features.row(state, 0))["tiles"]
        for at, cell in enumerate(CELL.names):
            shown = [edges[at * 16 + side * 4 : at * 16 + side * 4 + 4] for side in range(4)]
            if cell not in table["tiles"]:
                assert shown == [[0] * 4] * 4
                continue
            tile = table["tiles"][cell]
            printed = rules.tile_edges[TILE.names.index(tile["tile"])]
            turned = (
                printed[-tile["turns"] :] + printed[: -tile["turns"]] if tile["turns"] else printed
            )
            assert "".join("RGBY"[row.index(1)] for row in shown) == turned
            seen += 1
    assert seen > 10
