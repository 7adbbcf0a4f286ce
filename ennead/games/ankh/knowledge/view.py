"""The view of Ankh: everything on the table except cards and bids that are still secret."""

from __future__ import annotations

from typing import TypedDict, cast

from ennead.games.ankh.knowledge.conflict_forecast import region_view
from ennead.games.ankh.knowledge.view_board import (
    show_battle,
    show_names,
    show_pieces,
    show_seat,
    show_touching,
    show_turn,
    with_laid_camels,
)
from ennead.games.ankh.knowledge.view_gods import show_god
from ennead.games.ankh.knowledge.view_tracks import show_guardian, show_stacks, show_supply
from ennead.games.ankh.rules.conflict import merging_is_played
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.grid import SIDE
from ennead.games.ankh.vocabulary.names import (
    EVENT_NAMES,
    LEVELS,
    SCENARIO_NAMES,
    TURN_ACTION_NAMES,
)


class SpaceView(TypedDict):
    terrain: str
    region: str | None
    """The name of the base region in the map file; None for water."""


class MapView(TypedDict):
    orientation: str
    """"pointy" or "flat"; a flat board is drawn rotated a quarter turn counterclockwise."""
    hexes: dict[str, SpaceView]
    rivers: list[str]
    """Sides."""


class PieceView(TypedDict):
    kind: str
    """A figure or a Monument."""
    god: int | None
    """The leading seat of its god; None for a neutral Monument."""
    sun: bool
    facing: str | None
    """Of a Giant Scorpion."""
    claws: list[str]
    """The spaces it points at."""


class FigureStrength(TypedDict):
    hex: str
    kind: str
    strength: int
    base: int
    """1, or 3 for a Resplendent God."""
    trapped: int
    """Bonus of Anubis's God for trapped Warriors."""
    neutralised: bool
    """Beside an enemy Androsphinx."""


class StrengthView(TypedDict):
    """What a god would bring into a Battle here, item by item; unplayed cards come on top."""

    god: int
    figures: list[FigureStrength]
    temples: list[str]
    """The Temples that add to it."""
    temple_strength: int
    cards: int
    """What its revealed cards add in the current Battle."""
    total: int
    highest: int
    """With the strongest card (Amun: cards) still in hand."""


class ForecastView(TypedDict):
    """What a Conflict now would bring a god here, before cards."""

    god: int
    points: dict[str, int]
    """By source, as in the event `points`; in a Battle only what does not depend on cards."""
    wins: bool
    """Would dominate, or has the highest strength on the board alone."""


class RegionView(TypedDict):
    token: int
    part: str
    """Which part of a divided area it is, by compass; "whole" or, if ambiguous, "other"."""
    land: list[str]
    water: list[str]
    gods: list[int]
    """Present, by leading seat."""
    monuments: dict[str, dict[str, int]]
    """By kind: how many each god (its leading seat as text) controls here, and "neutral"."""
    strength: list[StrengthView]
    forecast: list[ForecastView]


class UnlockView(TypedDict):
    level: int
    cost: int
    guardian: bool


class GodView(TypedDict):
    """One god or merged pair, by its leading seat."""

    seats: list[int]
    """The leading seat first."""
    gods: list[str]
    """In the order of the seats."""
    in_play: bool
    devotion: int
    rank: int | None
    """0 has the most Devotion; None for a forgotten god."""
    followers: int
    ankhs: int
    """Ankh tokens in the pool."""
    powers: list[str]
    next_unlock: UnlockView | None
    warriors: int
    guardians: dict[str, int]
    """In the pool."""
    bases: dict[str, int]
    """Free ones by size."""
    trapped: int
    """Its Warriors in Anubis's slots."""
    hand: list[str]
    used: list[str]
    income: int
    """What Gain Followers would bring now."""


class MarkerView(TypedDict):
    at: int
    needed: int


class GuardianView(TypedDict):
    guardian: str
    level: int
    size: str
    left: int
    """On its card."""
    gone: int


class TurnView(TypedDict):
    number: int
    seat: int
    god: int
    moved: list[str]
    """Figures that have moved in this action, or been relocated in this Battle."""
    allowances: list[str]
    """What can still be summoned: "ordinary", "underworld", and Pyramids by their space."""


class BattleView(TypedDict):
    token: int
    fighters: list[int]
    two_cards: list[int]
    """Who plays two."""
    cards: dict[str, list[str]]
    """Revealed ones by leading seat."""
    safe: list[str]
    """Figures that Flood or Isis keeps alive."""
    fallen: dict[str, int]
    """How many figures each god has lost in this Battle."""
    dead: list[PieceView]
    """Figures that have just died and are still to be trapped or returned."""
    winner: int | None


class SupplyView(TypedDict):
    obelisk: int
    pyramid: int
    temple: int
    camels: int
    tokens: list[int]
    suns: int
    gates: int
    """Sun and Underworld tokens that are not on the board."""


class AnkhView(TypedDict):
    scenario: str
    map: MapView
    pieces: dict[str, PieceView]
    touching: dict[str, list[str]]
    """For the space of each figure: the spaces of adjacent pieces."""
    gates: list[str]
    """Underworld tokens."""
    cities: list[str]
    camels: list[str]
    laid: list[str]
    """Camels of the caravan that is being laid."""
    regions: list[RegionView]
    """By token."""
    seats: list[int]
    """The god each seat plays for, by leading seat."""
    order: list[int]
    """The seats in turn order."""
    gods: list[GodView]
    stacks: list[list[int]]
    """The Devotion track: on each space the gods from bottom to top."""
    last_red: int
    markers: dict[str, MarkerView]
    events: list[str]
    events_done: int
    conflicts: int
    merging_after: int | None
    forgetting_after: int
    """After which Conflict."""
    tiebreaker: int | None
    tiebreaker_up: bool
    amun_up: bool
    slots: list[int]
    """The owners of the Warriors that Anubis has trapped."""
    guardians: list[GuardianView]
    supply: SupplyView
    turn: TurnView | None
    battle: BattleView | None
    winner: int | None


def view(g: Ankh, viewer: int | None) -> AnkhView:
    """Every viewer sees the same table."""
    board = with_laid_camels(g)
    return {
        "scenario": SCENARIO_NAMES[g.ground.name],
        "map": cast(MapView, g.map.shown),
        "pieces": show_pieces(g),
        "touching": show_touching(board),
        "gates": show_names(g.gates),
        "cities": show_names(g.cities),
        "camels": [SIDE.names[side] for side in g.camels],
        "laid": [SIDE.names[side] for side in g.laid],
        "regions": [region_view(board, token) for token in sorted(g.tokens)],
        "seats": g.lead[:],
        "order": [(g.first + i) % g.players for i in range(g.players)],
        "gods": [show_god(board, god) for god in range(g.players) if g.lead[god] == god],
        "stacks": show_stacks(g),
        "last_red": g.rules.last_red,
        "markers": {
            name: {"at": g.markers[i], "needed": g.rules.needed[i][g.players]}
            for i, name in enumerate(TURN_ACTION_NAMES)
        },
        "events": [EVENT_NAMES[kind] for kind in g.rules.events],
        "events_done": g.events_done,
        "conflicts": g.conflicts,
        "merging_after": g.rules.merging if merging_is_played(g) else None,
        "forgetting_after": g.rules.forgetting,
        "tiebreaker": show_seat(g.tiebreaker),
        "tiebreaker_up": g.tiebreaker_up,
        "amun_up": g.amun_up,
        "slots": list(g.slots),
        "guardians": [show_guardian(g, level) for level in range(1, LEVELS + 1)],
        "supply": show_supply(g),
        "turn": show_turn(g),
        "battle": show_battle(g),
        "winner": show_seat(g.victor),
    }
