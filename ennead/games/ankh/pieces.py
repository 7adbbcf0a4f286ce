"""How many of each piece there are, from data/<version>/pieces.json."""

from __future__ import annotations

from typing import Any

from ennead.games.ankh.board import (
    CAT_MUMMY,
    GUARDIAN_NAMES,
    GUARDIANS,
    LEVELS,
    MONUMENT_NAMES,
    MOST_TOKENS,
    SIZE,
)
from ennead.games.ankh.figures import by_players, named, number, part


class Pieces:
    """Lists of guardians are by their number less CAT_MUMMY, of monuments from 1."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.warriors = number("pieces.warriors", data["warriors"], 1, 6)
        self.ankh_tokens = number("pieces.ankh_tokens", data["ankh_tokens"], 1, 30)
        monuments = data["monuments"]
        self.monuments = [0]
        for name in MONUMENT_NAMES:
            count = part("pieces.monuments", monuments, name)
            self.monuments.append(number(f"pieces.monuments.{name}", count, 0, 40))
        self.camels = number("pieces.camels", data["camels"], 0, 60)
        self.longest_caravan = number("pieces.longest_caravan", data["longest_caravan"], 1, 8)
        self.smallest_region = number("pieces.smallest_region", data["smallest_region"], 1, 20)
        self.tokens = number("pieces.conflict_tokens", data["conflict_tokens"], 1, MOST_TOKENS)
        self.suns = number("pieces.sun_tokens", data["sun_tokens"], 0, 9)
        self.gates = number("pieces.underworld_tokens", data["underworld_tokens"], 0, 9)
        self.slots = number("pieces.anubis_slots", data["anubis_slots"], 0, 9)
        self.cities = number("pieces.cities", data["cities"], 0, 9)
        self.bases = [number("pieces.bases", data["bases"][name], 0, 9) for name in SIZE.names]
        self.reach = number("pieces.reach", data["reach"], 1, 9)
        self.start_followers = number("pieces.start_followers", data["start_followers"], 0, 99)
        guardians = data["guardians"]
        self.level: list[int] = []
        self.size: list[int] = []
        self.figures: list[int] = []
        for name in GUARDIAN_NAMES:
            where = f"pieces.guardians.{name}"
            row = part("pieces.guardians", guardians, name)
            self.level.append(number(f"{where}.level", part(where, row, "level"), 1, LEVELS))
            self.size.append(named(f"{where}.size", part(where, row, "size"), SIZE))
            self.figures.append(number(f"{where}.figures", part(where, row, "figures"), 1, 9))
        self.of_level = [
            [CAT_MUMMY + g for g in range(GUARDIANS) if self.level[g] == level]
            for level in range(LEVELS + 1)
        ]
        for level in range(1, LEVELS + 1):
            if not self.of_level[level]:
                raise ValueError(f"pieces.guardians: none is of level {level}")
        self.in_play = by_players("pieces.guardians_in_play", data["guardians_in_play"], 0, 9)

    def guardians(self, kind: int, players: int) -> int:
        """How many figures of a Guardian there are in a game of so many."""
        return min(self.figures[kind - CAT_MUMMY], self.in_play[players])
