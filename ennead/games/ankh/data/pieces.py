"""How many of each piece there are, from data/<version>/pieces.json."""

from __future__ import annotations

from typing import Any

from ennead.games.ankh.data.readers import read_by_players, read_field, read_name, read_number
from ennead.games.ankh.vocabulary.names import (
    CAT_MUMMY,
    GUARDIAN_NAMES,
    GUARDIANS,
    LEVELS,
    MONUMENT_NAMES,
    MOST_TOKENS,
    SIZE,
)


class Pieces:
    """Lists of Guardians are indexed by their number minus CAT_MUMMY, of Monuments from 1."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.warriors = read_number("pieces.warriors", data["warriors"], 1, 6)
        self.ankh_tokens = read_number("pieces.ankh_tokens", data["ankh_tokens"], 1, 30)
        monuments = data["monuments"]
        self.monuments = [0]
        for name in MONUMENT_NAMES:
            count = read_field("pieces.monuments", monuments, name)
            self.monuments.append(read_number(f"pieces.monuments.{name}", count, 0, 40))
        self.camels = read_number("pieces.camels", data["camels"], 0, 60)
        self.longest_caravan = read_number("pieces.longest_caravan", data["longest_caravan"], 1, 8)
        self.smallest_region = read_number("pieces.smallest_region", data["smallest_region"], 1, 20)
        self.tokens = read_number("pieces.conflict_tokens", data["conflict_tokens"], 1, MOST_TOKENS)
        self.suns = read_number("pieces.sun_tokens", data["sun_tokens"], 0, 9)
        self.gates = read_number("pieces.underworld_tokens", data["underworld_tokens"], 0, 9)
        self.slots = read_number("pieces.anubis_slots", data["anubis_slots"], 0, 9)
        self.cities = read_number("pieces.cities", data["cities"], 0, 9)
        self.bases = [read_number("pieces.bases", data["bases"][name], 0, 9) for name in SIZE.names]
        self.reach = read_number("pieces.reach", data["reach"], 1, 9)
        self.start_followers = read_number("pieces.start_followers", data["start_followers"], 0, 99)
        guardians = data["guardians"]
        self.level: list[int] = []
        self.size: list[int] = []
        self.figures: list[int] = []
        for name in GUARDIAN_NAMES:
            where = f"pieces.guardians.{name}"
            row = read_field("pieces.guardians", guardians, name)
            self.level.append(
                read_number(f"{where}.level", read_field(where, row, "level"), 1, LEVELS)
            )
            self.size.append(read_name(f"{where}.size", read_field(where, row, "size"), SIZE))
            self.figures.append(
                read_number(f"{where}.figures", read_field(where, row, "figures"), 1, 9)
            )
        self.of_level = [
            [CAT_MUMMY + g for g in range(GUARDIANS) if self.level[g] == level]
            for level in range(LEVELS + 1)
        ]
        for level in range(1, LEVELS + 1):
            if not self.of_level[level]:
                raise ValueError(f"pieces.guardians: none is of level {level}")
        self.in_play = read_by_players("pieces.guardians_in_play", data["guardians_in_play"], 0, 9)

    def guardians(self, kind: int, players: int) -> int:
        """§4.7: how many figures of a Guardian are in play with this number of players."""
        return min(self.figures[kind - CAT_MUMMY], self.in_play[players])
