"""The rules object of Ankh: tracks, powers and cards from data/<version>/*.json; custom maps."""

from __future__ import annotations

import json
from typing import Any, Final

from ennead.core.errors import BadOptions
from ennead.core.rules import Rules
from ennead.games.ankh.data.file_errors import FileError, file_error
from ennead.games.ankh.data.map import Map
from ennead.games.ankh.data.pieces import Pieces
from ennead.games.ankh.data.readers import (
    MAX_ARGUMENT,
    read_by_players,
    read_field,
    read_list,
    read_name,
    read_number,
    shown,
)
from ennead.games.ankh.data.scenario import Scenario
from ennead.games.ankh.vocabulary.names import (
    CARD_NAMES,
    EVENT_KIND,
    GLORIOUS,
    LEVELS,
    MOST_SEATS,
    OWN_SCENARIO,
    POWER_NAMES,
    POWERS,
    POWERS_PER_LEVEL,
    SCENARIO,
    TURN_ACTION_NAMES,
)

REMEMBERED: Final = 16
"""How many custom maps to keep in memory."""
DEFAULT_MAP: Final = "printed"
"""The map of a custom scenario that comes without one."""


class Ground:
    """What a game is played on: a map and a scenario."""

    def __init__(self, name: int, game_map: Map, scenario: Scenario) -> None:
        self.name = name
        self.map = game_map
        self.scenario = scenario


class AnkhRules(Rules):
    """Lists by number of players are indexed from 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.pieces = Pieces(data["pieces"])
        self._read_tracks(data["tracks"])
        self._read_powers(data["powers"])
        self._read_cards(data["cards"])
        self.maps = {name: self._map(item) for name, item in data["maps"].items()}
        self.grounds: list[list[Ground]] = [[] for _ in range(MOST_SEATS + 1)]
        """The shipped scenarios by number of players."""
        for i, item in enumerate(read_list("scenarios", data["scenarios"]["scenarios"])):
            where = f"scenarios[{i}]"
            name = read_name(f"{where}.scenario", read_field(where, item, "scenario"), SCENARIO)
            game_map = self.maps[read_field(where, item, "map")]
            scenario = Scenario(where, item, game_map, self.pieces)
            self.grounds[scenario.players].append(Ground(name, game_map, scenario))
        self._own: dict[str, Ground] = {}

    def _map(self, data: object) -> Map:
        return Map(data, self.pieces.reach, self.pieces.smallest_region)

    def _read_tracks(self, tracks: dict[str, Any]) -> None:
        self.events = [read_name("tracks.events", kind, EVENT_KIND) for kind in tracks["events"]]
        """The kind of each event space; space 1 is at index 0."""
        if not self.events or EVENT_KIND.names[self.events[-1]] != "conflict":
            raise ValueError("tracks.events must end with a conflict")
        self.needed = [
            read_by_players(
                f"tracks.actions.{name}",
                read_field("tracks.actions", tracks["actions"], name),
                1,
                9,
            )
            for name in TURN_ACTION_NAMES
        ]
        """How often a marker advances until it triggers an event, by action and players."""
        devotion = tracks["devotion"]
        self.top = read_number("tracks.devotion.top", devotion["top"], 1, 99)
        last_red = devotion["last_red"]
        self.last_red = read_number("tracks.devotion.last_red", last_red, 0, self.top - 1)
        self.merging = read_number("tracks.merging", tracks["merging_after_conflict"], 0, 18)
        self.forgetting = read_number(
            "tracks.forgetting", tracks["forgetting_after_conflict"], 0, 18
        )
        self.fewest_for_merging = read_number("tracks.fewest", tracks["fewest_for_merging"], 2, 9)

    def _read_powers(self, powers: dict[str, Any]) -> None:
        unlocks = read_list("powers.unlocks", powers["unlocks"])
        self.unlock_level = [read_number("powers.unlocks", u["level"], 1, LEVELS) for u in unlocks]
        self.unlock_cost = [read_number("powers.unlocks", u["cost"], 0, 9) for u in unlocks]
        self.unlock_guardian = [u["guardian"] is True for u in unlocks]
        for level in range(1, LEVELS + 1):
            if self.unlock_level.count(level) > POWERS_PER_LEVEL:
                raise ValueError(f"powers.unlocks: there are only 4 powers of level {level}")
        for name in powers:
            if name != "unlocks" and name not in POWER_NAMES:
                raise ValueError(f"powers: there is no power {name!r}")
        worth = {
            (power, name): read_number(f"powers.{power}.{name}", value, 0, 9)
            for power, row in powers.items()
            if power != "unlocks"
            for name, value in row.items()
        }
        self.commanding = worth["commanding", "followers"]
        self.revered = worth["revered", "followers"]
        self.omnipresent = worth["omnipresent", "followers"]
        self.resplendent_monuments = worth["resplendent", "monuments"]
        self.resplendent_strength = worth["resplendent", "strength"]
        self.temple_strength = worth["temple-attuned", "strength"]
        self.glorious_margin = worth[POWER_NAMES[GLORIOUS], "margin"]
        self.glorious_devotion = worth["glorious", "devotion"]
        self.magnanimous_figures = worth["magnanimous", "figures"]
        self.magnanimous_devotion = worth["magnanimous", "devotion"]
        self.bountiful = worth["bountiful", "devotion"]
        self.worship_cost = worth["worshipful", "followers"]
        self.worship_devotion = worth["worshipful", "devotion"]
        self.levels = [1 + power // POWERS_PER_LEVEL for power in range(POWERS)]

    def _read_cards(self, cards: dict[str, Any]) -> None:
        strength = cards["strength"]
        self.card_strength = [
            read_number(
                f"cards.strength.{name}", read_field("cards.strength", strength, name), 0, 9
            )
            for name in CARD_NAMES
        ]
        self.build_cost = read_number("cards.build_cost", cards["build_cost"], 0, 9)
        self.ransom = read_number("cards.ransom", cards["ransom"], 0, 9)

    def ground(self, name: int, players: int) -> Ground | None:
        """The shipped scenario of this name for this number of players."""
        for ground in self.grounds[players]:
            if ground.name == name:
                return ground
        return None

    def own_ground(self, document: object) -> Ground:
        """The map and scenario of a custom document, parsed once; raises BadOptions."""
        text = json.dumps(document, sort_keys=True)
        ground = self._own.get(text)
        if ground is None:
            try:
                ground = self._read_own(document)
            except FileError as error:
                raise BadOptions(f"own: {error}", error.json()) from error
            except ValueError as error:
                raise BadOptions(f"own: {error}") from error
            if len(self._own) >= REMEMBERED:
                del self._own[next(iter(self._own))]
            self._own[text] = ground
        return ground

    def _read_own(self, document: object) -> Ground:
        if not isinstance(document, dict):
            raise file_error("not-an-object", f"must be an object, not {shown(document)}", "")
        for name in document:
            if name not in ("map", "scenario"):
                message = f"there is no field {shown(name)}; expected map, scenario"
                raise file_error("unknown-field", message, "", found=str(name)[:MAX_ARGUMENT])
        game_map = self._own_map(document.get("map", DEFAULT_MAP))
        scenario = Scenario(
            "scenario", read_field("own", document, "scenario"), game_map, self.pieces
        )
        return Ground(OWN_SCENARIO, game_map, scenario)

    def _own_map(self, value: object) -> Map:
        """A custom map, or a shipped one by its name."""
        if not isinstance(value, str):
            return self._map(value)
        if value not in self.maps:
            expected = ", ".join(self.maps)
            message = f" must be an object or one of {expected}, not {shown(value)}"
            found = value[:MAX_ARGUMENT]
            raise file_error("unknown-name", message, "map", found=found, expected=expected)
        return self.maps[value]


def check_own_document(rules: object, players: int, document: object) -> None:
    """Raise BadOptions unless this many can play on the custom map and scenario."""
    assert isinstance(rules, AnkhRules)
    scenario = rules.own_ground(document).scenario
    if scenario.players != players:
        found = scenario.players
        raise BadOptions(
            f"own: the scenario is for {found} players, not {players}",
            {"error": "other-players", "where": "scenario", "players": found, "seats": players},
        )
