"""What a player of Ankh sees: everything but cards and bids that are still secret."""

from __future__ import annotations

from typing import TypedDict, cast

from ennead.games.ankh.battle import cards_in
from ennead.games.ankh.board import (
    CARD_NAMES,
    CAT_MUMMY,
    DEED_NAMES,
    DEEDS,
    EVENT_NAMES,
    FACING,
    FIGURE,
    GOD_FIGURE,
    GOD_NAMES,
    GUARDIAN,
    GUARDIAN_NAMES,
    GUARDIANS,
    HEX_NAMES,
    KIND_BITS,
    LEVELS,
    MONUMENT,
    MONUMENT_NAMES,
    MONUMENTS,
    NEUTRAL,
    OWNER_SHIFT,
    POWER_NAMES,
    POWERS,
    SCENARIO_NAMES,
    SCORPION,
    SIDE,
    SIZE,
)
from ennead.games.ankh.conflict import merging_is_played
from ennead.games.ankh.followers import income
from ennead.games.ankh.inspector import inspect
from ennead.games.ankh.powers import unlocks
from ennead.games.ankh.state import NOBODY, Ankh


class SpaceView(TypedDict):
    terrain: str
    region: str | None
    """The name of the base region in the map's file, None for water."""


class MapView(TypedDict):
    hexes: dict[str, SpaceView]
    rivers: list[str]
    """Sides."""


class PieceView(TypedDict):
    kind: str
    """A figure or a Monument."""
    god: int | None
    """The leading seat of its god, None for a neutral Monument."""
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
    """What Anubis's God gets for trapped Warriors."""
    neutralised: bool
    """Beside an enemy Androsphinx."""


class StrengthView(TypedDict):
    """What a god would bring into a Battle here, taken apart; cards come on top."""

    god: int
    figures: list[FigureStrength]
    temples: list[str]
    """The Temples that add to it."""
    temple_strength: int
    cards: int
    """What its revealed cards add in the Battle that is going on."""
    total: int
    highest: int
    """With the strongest card (Amun: cards) still in hand."""


class OutlookView(TypedDict):
    """What a Conflict now would bring a god here, before cards."""

    god: int
    points: dict[str, int]
    """By source, as in the event `points`; of a Battle only what does not depend on cards."""
    wins: bool
    """Dominates, or is alone in front by the strength on the board."""


class RegionView(TypedDict):
    token: int
    land: list[str]
    water: list[str]
    gods: list[int]
    """Present, by leading seat."""
    monuments: dict[str, dict[str, int]]
    """By kind: how many each god (by leading seat, as text) controls here; "neutral" the rest."""
    strength: list[StrengthView]
    outlook: list[OutlookView]


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
    """0 has the most Devotion; None once forgotten."""
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
    """Those that died at this moment and have not gone anywhere yet."""
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
    """By the space of each figure the spaces of the pieces it is adjacent to."""
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
    """All players see the same table."""
    return {
        "scenario": SCENARIO_NAMES[g.ground.name],
        "map": cast(MapView, g.map.shown),
        "pieces": {
            HEX_NAMES[space]: _piece(g, g.piece[space], space)
            for space in g.map.spaces
            if g.piece[space]
        },
        "touching": {
            HEX_NAMES[space]: [HEX_NAMES[s] for s in g.regions.adjacent[space] if g.piece[s]]
            for figures in g.figures
            for space in figures
        },
        "gates": _names(g.gates),
        "cities": _names(g.cities),
        "camels": [SIDE.names[side] for side in g.camels],
        "laid": [SIDE.names[side] for side in g.laid],
        "regions": [inspect(g, token) for token in sorted(g.tokens)],
        "seats": g.lead[:],
        "order": [(g.first + i) % g.players for i in range(g.players)],
        "gods": [_god(g, god) for god in range(g.players) if g.lead[god] == god],
        "stacks": _stacks(g),
        "last_red": g.rules.last_red,
        "markers": {
            DEED_NAMES[deed]: {"at": g.markers[deed], "needed": g.rules.needed[deed][g.players]}
            for deed in range(DEEDS)
        },
        "events": [EVENT_NAMES[kind] for kind in g.rules.events],
        "events_done": g.events_done,
        "conflicts": g.conflicts,
        "merging_after": g.rules.merging if merging_is_played(g) else None,
        "forgetting_after": g.rules.forgetting,
        "tiebreaker": _seat(g.tiebreaker),
        "tiebreaker_up": g.tiebreaker_up,
        "amun_up": g.amun_up,
        "slots": list(g.slots),
        "guardians": [_guardian(g, level) for level in range(1, LEVELS + 1)],
        "supply": _supply(g),
        "turn": _turn(g),
        "battle": _battle(g),
        "winner": _seat(g.victor),
    }


def _stacks(g: Ankh) -> list[list[int]]:
    stacks: list[list[int]] = [[] for _ in range(g.rules.top + 1)]
    for god in g.ranks:
        stacks[g.devotion[god]].append(god)
    return stacks


def _seat(god: int) -> int | None:
    return None if god == NOBODY else god


def _names(spaces: tuple[int, ...]) -> list[str]:
    return [HEX_NAMES[space] for space in spaces]


def _piece(g: Ankh, code: int, space: int) -> PieceView:
    """`space` is -1 for a figure that is not on the board any more."""
    kind = code & KIND_BITS
    owner = (code >> OWNER_SHIFT) - 1
    faced = kind == SCORPION and space >= 0
    return {
        "kind": FIGURE.name(kind) if kind >= GOD_FIGURE else MONUMENT.name(kind),
        "god": None if owner == NEUTRAL else owner,
        "sun": space in g.suns,
        "facing": FACING.name(g.facing[space]) if faced else None,
        "claws": [HEX_NAMES[s] for s in g.map.claws(space, g.facing[space])] if faced else [],
    }


# Gods.


def _god(g: Ankh, god: int) -> GodView:
    rules = g.rules
    seats = [god, *[seat for seat in range(g.players) if g.lead[seat] == god and seat != god]]
    ranks = list(g.ranks)
    return {
        "seats": seats,
        "gods": [GOD_NAMES[g.gods[seat]] for seat in seats if g.gods[seat] >= 0],
        "in_play": god in ranks,
        "devotion": g.devotion[god],
        "rank": len(ranks) - 1 - ranks.index(god) if god in ranks else None,
        "followers": g.followers[god],
        "ankhs": g.ankhs[god],
        "powers": [POWER_NAMES[power] for power in range(POWERS) if g.has_power(god, power)],
        "next_unlock": _unlock(g, god),
        "warriors": g.warriors[god],
        "guardians": {
            GUARDIAN_NAMES[i]: g.guardians[god * GUARDIANS + i]
            for i in range(GUARDIANS)
            if g.guardians[god * GUARDIANS + i]
        },
        "bases": {
            SIZE.names[size]: rules.pieces.bases[size] - g.guardians_of(god, size)
            for size in range(len(SIZE))
        },
        "trapped": g.slots.count(god),
        "hand": [CARD_NAMES[card] for card in cards_in(g.hands[god])],
        "used": [CARD_NAMES[card] for card in cards_in(g.used(god))] if god in ranks else [],
        "income": income(g, god),
    }


def _unlock(g: Ankh, god: int) -> UnlockView | None:
    at = unlocks(g, god)
    if at >= len(g.rules.unlock_cost):
        return None
    return {
        "level": g.rules.unlock_level[at],
        "cost": g.rules.unlock_cost[at],
        "guardian": g.rules.unlock_guardian[at],
    }


# Tracks and supplies.


def _guardian(g: Ankh, level: int) -> GuardianView:
    kind = g.kinds[level - 1]
    return {
        "guardian": GUARDIAN.name(kind),
        "level": level,
        "size": SIZE.name(g.rules.pieces.size[kind - CAT_MUMMY]),
        "left": g.on_card[level - 1],
        "gone": g.gone[kind - CAT_MUMMY],
    }


def _supply(g: Ankh) -> SupplyView:
    pieces = g.rules.pieces
    left = dict(zip(MONUMENT_NAMES, g.supply[1 : MONUMENTS + 1], strict=True))
    return {
        "obelisk": left["obelisk"],
        "pyramid": left["pyramid"],
        "temple": left["temple"],
        "camels": pieces.camels - len(g.camels) - len(g.laid),
        "tokens": [token for token in range(1, pieces.tokens + 1) if token not in g.tokens],
        "suns": g.suns_left(),
        "gates": pieces.gates - len(g.gates),
    }


def _turn(g: Ankh) -> TurnView | None:
    if not g.turns:
        return None
    allowances: list[str] = []
    if g.ordinary:
        allowances.append("ordinary")
    if g.underworld:
        allowances.append("underworld")
    return {
        "number": g.turns,
        "seat": g.active,
        "god": g.lead[g.active],
        "moved": _names(g.moved),
        "allowances": [*allowances, *_names(g.pyramids)],
    }


def _battle(g: Ankh) -> BattleView | None:
    if g.arena == NOBODY:
        return None
    return {
        "token": g.tokens[g.arena],
        "fighters": list(g.fighters),
        "two_cards": [god for god in g.fighters if g.doubled >> god & 1],
        "cards": {
            str(god): [CARD_NAMES[card] for card in cards_in(g.played[god])] for god in g.fighters
        },
        "safe": _names(g.safe),
        "fallen": {str(god): g.fallen[god] for god in g.fighters},
        "dead": [_piece(g, code, -1) for code in g.dead],
        "winner": _seat(g.winner),
    }
