"""Scenarios: the starting pieces, read from a file and validated one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ennead.games.ankh.data.file_errors import file_error
from ennead.games.ankh.data.map import Map
from ennead.games.ankh.data.pieces import Pieces
from ennead.games.ankh.data.readers import (
    read_field,
    read_list,
    read_name,
    read_number,
    read_side,
    read_space,
    with_hex,
)
from ennead.games.ankh.vocabulary.grid import HEX_NAMES, SIDE, SIDE_SPACES, SPACES
from ennead.games.ankh.vocabulary.names import (
    FIGURE,
    GOD_FIGURE,
    MONUMENT,
    MONUMENTS,
    MOST_SEATS,
    NEUTRAL,
    WARRIOR,
)


class Scenario:
    """Players are numbered from 0 in turn order; `tokens` is indexed by region."""

    def __init__(self, where: str, data: object, game_map: Map, pieces: Pieces) -> None:
        self.where = where
        self.map = game_map
        self.pieces = pieces
        self.players = read_number(
            f"{where}.players", read_field(where, data, "players"), 2, MOST_SEATS
        )
        assert isinstance(data, dict)
        followers = data.get("start_followers", pieces.start_followers)
        self.followers = read_number(f"{where}.start_followers", followers, 0, 99)
        self.taken: dict[int, str] = {}
        self._read_camels(data)
        self._read_tokens(read_field(where, data, "regions"))
        self._read_monuments(read_field(where, data, "monuments"))
        self._read_figures(read_field(where, data, "figures"))
        self._read_cities(data)

    def _list(self, data: Mapping[str, Any], name: str) -> list[Any]:
        return read_list(f"{self.where}.{name}", data.get(name, []))

    def _read_camels(self, data: Mapping[str, Any]) -> None:
        camels: list[int] = []
        for i, item in enumerate(self._list(data, "camels")):
            where = f"{self.where}.camels[{i}]"
            at = read_side(where, item)
            one, other = SIDE_SPACES[at]
            if not (self.map.is_land[one] and self.map.is_land[other]):
                message = f": the camel {SIDE.names[at]} must lie between land spaces"
                raise file_error("camel-off-land", message, where, side=SIDE.names[at])
            if self.map.river[at]:
                message = f": the camel {SIDE.names[at]} lies on the river"
                raise file_error("camel-on-river", message, where, side=SIDE.names[at])
            if at in camels:
                message = f": the camel {SIDE.names[at]} appears twice"
                raise file_error("camel-twice", message, where, side=SIDE.names[at])
            camels.append(at)
        if len(camels) > self.pieces.camels:
            most = self.pieces.camels
            message = f": there are only {most} camels"
            raise file_error("too-many-camels", message, f"{self.where}.camels", most=most)
        self.camels = tuple(sorted(camels))
        self.regions = self.map.cut(self.camels)

    def _read_tokens(self, data: object) -> None:
        regions = self.regions
        tokens = [0] * regions.count
        for i, item in enumerate(read_list(f"{self.where}.regions", data)):
            anchored: object = item.get("anchor") if isinstance(item, dict) else None
            where = with_hex(f"{self.where}.regions[{i}]", anchored)
            token = read_number(
                f"{where}.token", read_field(where, item, "token"), 1, regions.count
            )
            anchor = read_space(f"{where}.anchor", read_field(where, item, "anchor"))
            region = regions.region[anchor]
            if region < 0:
                name = HEX_NAMES[anchor]
                message = f": {name} is not a land space of the map"
                raise file_error("not-land", message, f"{where}.anchor", hex=name)
            if tokens[region] or token in tokens:
                name = HEX_NAMES[anchor]
                message = f": token {token} or the region of {name} appears twice"
                raise file_error("token-twice", message, where, hex=name, token=token)
            size = len(regions.lands[region])
            if read_number(f"{where}.land", item.get("land", size), 1, SPACES) != size:
                name = HEX_NAMES[anchor]
                message = f": the region of {name} has {size} land spaces"
                raise file_error("region-size", message, f"{where}.land", hex=name, count=size)
            tokens[region] = token
        for region in range(regions.count):
            first = HEX_NAMES[regions.lands[region][0]]
            if not tokens[region]:
                message = f": the region of {first} has no token"
                raise file_error("no-token", message, f"{self.where}.regions", hex=first)
            count = len(regions.lands[region])
            least = self.pieces.smallest_region
            if count < least:
                message = f": the region of {first} is too small"
                raise file_error(
                    "region-small", message, self.where, hex=first, count=count, least=least
                )
        if regions.count > self.pieces.tokens:
            most = self.pieces.tokens
            message = f": there are only {most} Conflict tokens"
            raise file_error("too-many-regions", message, self.where, most=most)
        self.tokens = tokens

    def _land(self, where: str, item: object, what: str) -> int:
        at = read_space(where, item)
        if not self.map.is_land[at]:
            message = f": {HEX_NAMES[at]} is not a land space of the map"
            raise file_error("not-land", message, where, hex=HEX_NAMES[at])
        if at in self.taken:
            message = f": {HEX_NAMES[at]} is taken by a piece already: {self.taken[at]}"
            raise file_error("taken", message, where, hex=HEX_NAMES[at], what=self.taken[at])
        self.taken[at] = what
        return at

    def _read_monuments(self, data: object) -> None:
        self.monuments: list[tuple[int, int, int]] = []
        """Space, kind, player or -1."""
        counts = [0] * (MONUMENTS + 1)
        owned = [0] * self.players
        for i, item in enumerate(read_list(f"{self.where}.monuments", data)):
            where = with_hex(f"{self.where}.monuments[{i}]", item)
            kind = read_name(f"{where}.kind", read_field(where, item, "kind"), MONUMENT)
            owner = NEUTRAL
            if item.get("owner") is not None:
                owner = read_number(f"{where}.owner", item["owner"], 1, self.players) - 1
                owned[owner] += 1
            at = self._land(f"{self.where}.monuments[{i}]", item, MONUMENT.name(kind))
            counts[kind] += 1
            self.monuments.append((at, kind, owner))
        for kind in range(1, MONUMENTS + 1):
            if counts[kind] > self.pieces.monuments[kind]:
                name, most = MONUMENT.name(kind), self.pieces.monuments[kind]
                message = f": too many of {name}"
                raise file_error(
                    "too-many-monuments",
                    message,
                    f"{self.where}.monuments",
                    monument=name,
                    most=most,
                )
        if max(owned) > self.pieces.ankh_tokens:
            message = ": a player controls too many"
            most = self.pieces.ankh_tokens
            raise file_error("too-many-owned", message, f"{self.where}.monuments", most=most)

    def _read_figures(self, data: object) -> None:
        self.figures: list[tuple[int, int, int]] = []
        """Space, kind, player."""
        gods = [0] * self.players
        warriors = [0] * self.players
        for i, item in enumerate(read_list(f"{self.where}.figures", data)):
            where = with_hex(f"{self.where}.figures[{i}]", item)
            kind = read_name(f"{where}.kind", read_field(where, item, "kind"), FIGURE)
            player = (
                read_number(f"{where}.player", read_field(where, item, "player"), 1, self.players)
                - 1
            )
            if kind == GOD_FIGURE:
                gods[player] += 1
            elif kind == WARRIOR:
                warriors[player] += 1
            else:
                message = ": only gods and warriors can be there at the start"
                raise file_error("figure-kind", message, f"{where}.kind")
            at = self._land(f"{self.where}.figures[{i}]", item, FIGURE.name(kind))
            self.figures.append((at, kind, player))
        for player in range(self.players):
            if gods[player] != 1 or warriors[player] > self.pieces.warriors:
                most = self.pieces.warriors
                needs = f"needs one god and at most {most} warriors"
                found = f"{gods[player]} and {warriors[player]}"
                message = f": player {player + 1} {needs}, not {found}"
                raise file_error(
                    "figures-of-player",
                    message,
                    f"{self.where}.figures",
                    player=player + 1,
                    warriors=most,
                )

    def _read_cities(self, data: Mapping[str, Any]) -> None:
        cities: list[int] = []
        for i, item in enumerate(self._list(data, "cities")):
            cities.append(self._land(f"{self.where}.cities[{i}]", item, "city"))
        if len(cities) > self.pieces.cities:
            most = self.pieces.cities
            message = f": there are only {most} Cities"
            raise file_error("too-many-cities", message, f"{self.where}.cities", most=most)
        self.cities = tuple(sorted(cities))
