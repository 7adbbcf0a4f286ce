"""The view of Tekhenu: what a player or spectator may know."""

from __future__ import annotations

from typing import TypedDict

from ennead.core.own_figures import OPTION
from ennead.games.tekhenu.knowledge.sample import knows
from ennead.games.tekhenu.rules.feasibility import (
    WITH_DIE,
    Purse,
    can_act_with_shift,
    scribes_needed,
)
from ennead.games.tekhenu.rules.maat import weight
from ennead.games.tekhenu.rules.market import EMPTY, market_cards
from ennead.games.tekhenu.rules.scoring import (
    bread_due,
    district_leader,
    production_points,
    temple_points,
)
from ennead.games.tekhenu.rules.state import (
    ACTIVE,
    NOTHING,
    TURN_ANUBIS,
    TURN_COLOUR,
    TURN_DIE,
    TURN_PREPARED,
    TURN_PURITY,
    TURN_VALUE,
    Tekhenu,
    bits,
)
from ennead.games.tekhenu.vocabulary.events import (
    FROM_BUILDING_ROW,
    FROM_DISTRICTS,
    FROM_HAPPINESS,
    FROM_PRODUCTION,
    FROM_STATUES,
    FROM_TEMPLE,
    SOURCE,
)
from ennead.games.tekhenu.vocabulary.names import (
    BLESSING,
    BLESSINGS,
    BOT_TILE,
    CARD,
    CELL,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DECK,
    DECREE,
    DECREES,
    DESTINY,
    DICE,
    DIE,
    FACES,
    GOD_NAMES,
    GODS,
    GOODS,
    KIND,
    KINDS,
    LIGHT_NAMES,
    PEOPLE,
    PLAIN_DIE,
    PURITY_NAMES,
    SECTIONS,
    SPACE,
    SPACES,
    STARTING,
    TECHNOLOGIES,
    TECHNOLOGY,
    TILE,
    TOKEN_NAMES,
    TOKENS,
    WORK,
    colour_of,
    value_of,
)


class DieView(TypedDict):
    die: str
    purity: str


class TileView(TypedDict):
    tile: str
    turns: int
    owner: int | None
    """The head whose pillar stands on it; None until the pillar is placed."""


class TurnView(TypedDict):
    seat: int
    die: str | None
    colour: str | None
    value: int | None
    purity: str | None
    anubis: bool
    prepared: bool
    extras: list[str]
    """Gods whose action is added by B17-B20."""


class HeadView(TypedDict):
    """A player, or Botankhamun, who comes second in a solo game."""

    bot: bool
    score: int
    tokens: dict[str, int]
    production: dict[str, int]
    excess: dict[str, int]
    population: int
    happiness: int
    symbols: int
    milestones: int
    left: list[str]
    right: list[str]
    below: list[str]
    weight: int
    """The balance now, without faith."""
    destiny: str | None
    buildings_left: int
    statues_left: int
    pillars_left: int
    buildings: list[str]
    works: list[str]
    people: list[str]
    gods: dict[str, int]
    statue_cost: int | None
    blessings: list[str]
    technologies: list[str]
    decrees: list[str]
    """Those the viewer knows."""
    hidden_decrees: int
    starting: list[str]
    drawn: list[str] | None
    """Cards to choose one from, for their owner only."""
    drawn_count: int
    bread_due: int
    forecast: dict[str, int]
    """What each item of a scoring would score now."""


class TekhenuView(TypedDict):
    rules: str
    """The data version, for everything printed on board, tiles and cards."""
    figures: dict[str, object]
    """The table's own figures, which replace entries of the data."""
    round: int
    arrow: str
    light: dict[str, str]
    marker_a: str | None
    marker_b: str | None
    wheel: dict[str, list[DieView]]
    bag: dict[str, int]
    order: list[int]
    slots: list[str]
    """The god on each Horus slot from 1 to 6."""
    free_statue_spaces: dict[str, int]
    gold_spots: list[str]
    tiles: dict[str, TileView]
    row: list[str | None]
    """The Ra row from left to right."""
    tiles_left: int
    spaces: dict[str, int]
    """The bread cost of each temple space in play."""
    market: list[list[str | None]]
    """The cells of each section from the left; None where a card has been taken."""
    open_sections: int
    decks: dict[str, int]
    discards: dict[str, list[str]]
    under: list[str | None]
    """Decrees put under the deck, top first; None where the viewer does not know them."""
    unseen_decrees: list[str]
    """Decrees that could be anywhere for all the viewer knows."""
    starting: list[str]
    district_leaders: dict[str, int | None]
    """The leader of each Osiris district now."""
    acts: dict[str, bool]
    """During the draft: whether each die's god action would be possible."""
    acts_after_scribes: dict[str, list[list[int]]]
    """For the player in turn: with which values each god's action would be possible after paying 0,
    1 and more scribes to change the die."""
    turn: TurnView | None
    pyramid: list[str]
    progress: int | None
    heads: list[HeadView]


def view(g: Tekhenu, viewer: int | None) -> TekhenuView:
    mine = 0 if viewer is None else g.team(viewer)
    return {
        "rules": g.rules.version,
        "figures": g.config.options.get(OPTION) or {},
        "round": g.round,
        "arrow": GOD_NAMES[g.arrow],
        "light": {GOD_NAMES[s]: LIGHT_NAMES[g.light(s)] for s in range(GODS)},
        "marker_a": GOD_NAMES[g.marker_a] if g.marker_a >= 0 else None,
        "marker_b": GOD_NAMES[g.marker_b] if g.marker_b >= 0 else None,
        "wheel": {GOD_NAMES[s]: _sector(g, s) for s in range(GODS)},
        "bag": {COLOUR_NAMES[c]: g.bag[c] for c in range(COLOURS)},
        "order": g.order[:],
        "slots": [GOD_NAMES[god] for god in g.slots],
        "free_statue_spaces": {GOD_NAMES[god]: g.free_statue_spaces(god) for god in range(GODS)},
        "gold_spots": [_gold_spot(spot) for spot in bits(g.gold_spots)],
        "tiles": _tiles(g),
        "row": [TILE.names[tile] if tile >= 0 else None for tile in g.row],
        "tiles_left": g.tile_deck.bit_count(),
        "spaces": {
            SPACE.names[space]: g.rules.space_bread[space]
            for space in range(SPACES)
            if g.rules.space_players[space] <= g.players
        },
        "market": [
            [CARD.names[card] if card != EMPTY else None for card in section]
            for section in g.market
        ],
        "open_sections": g.open_sections,
        "decks": {KIND.names[kind]: _deck_size(g, kind) for kind in range(KINDS)},
        "discards": {
            KIND.names[kind]: [CARD.names[kind * DECK + card] for card in bits(g.discards[kind])]
            for kind in range(KINDS)
        },
        "under": [DECREE.names[card] if knows(g, card, mine) else None for card in g.under],
        "unseen_decrees": _unseen(g, mine),
        "starting": [STARTING.names[card] for card in bits(g.startings)],
        "district_leaders": {TOKEN_NAMES[good]: _leader(g, good) for good in range(GOODS)},
        "acts": _possible_god_actions(g),
        "acts_after_scribes": _actions_after_scribes(g),
        "turn": _turn(g),
        "pyramid": [BOT_TILE.names[tile] for tile in g.pyramid],
        "progress": g.progress if g.progress >= 0 else None,
        "heads": [_head(g, head, mine) for head in range(g.heads)],
    }


def _sector(g: Tekhenu, sector: int) -> list[DieView]:
    return [
        {
            "die": DIE.names[sector * DICE + die],
            "purity": PURITY_NAMES[g.purity(colour_of(die), sector)],
        }
        for die in g.wheel[sector]
    ]


def _gold_spot(spot: int) -> str:
    return PEOPLE.names[spot] if spot < len(PEOPLE) else "osiris-row"


def _tiles(g: Tekhenu) -> dict[str, TileView]:
    tiles: dict[str, TileView] = {}
    for cell in range(CELLS):
        laid = g.tiles[cell]
        if laid >= 0:
            owner: int | None = None
            for head in range(g.heads):
                if g.pillars[head] >> cell & 1:
                    owner = head
            tiles[CELL.names[cell]] = {
                "tile": TILE.names[laid // 4],
                "turns": laid % 4,
                "owner": owner,
            }
    return tiles


def _deck_size(g: Tekhenu, kind: int) -> int:
    return g.decks[kind].bit_count() + (len(g.under) if kind == DECREES else 0)


def _unseen(g: Tekhenu, mine: int) -> list[str]:
    gone = g.rules.removed[g.players][DECREES] | g.discards[DECREES]
    for section in range(SECTIONS):
        for card in market_cards(g, section):
            if card // DECK == DECREES:
                gone |= 1 << card % DECK
    cards = [card for card in range(DECK) if not gone >> card & 1 and not knows(g, card, mine)]
    return [DECREE.names[card] for card in cards]


def _leader(g: Tekhenu, good: int) -> int | None:
    leader = district_leader(g, good)
    return leader if leader >= 0 else None


def _possible_god_actions(g: Tekhenu) -> dict[str, bool]:
    seat = g.turn[ACTIVE]
    if seat == NOTHING or g.turn[TURN_DIE] != NOTHING:
        return {}
    purse = Purse(g, seat)
    return {
        DIE.names[sector * DICE + die]: can_act_with_shift(
            g, purse, sector, value_of(die), WITH_DIE
        )
        for sector in range(GODS)
        for die in g.wheel[sector]
    }


def _actions_after_scribes(g: Tekhenu) -> dict[str, list[list[int]]]:
    seat = g.turn[ACTIVE]
    if seat == NOTHING:
        return {}
    purses = [Purse(g, seat)]
    for paid in range(1, scribes_needed(g, FACES - 1) + 1):
        purse = Purse(g, seat)
        if purse.can_pay_scribes(paid):
            purse.pay_scribes(paid)
            purses.append(purse)
    return {
        GOD_NAMES[god]: [
            [
                value
                for value in range(1, FACES + 1)
                if can_act_with_shift(g, purse, god, value, WITH_DIE)
            ]
            for purse in purses
        ]
        for god in range(GODS)
    }


def _turn(g: Tekhenu) -> TurnView | None:
    turn = g.turn
    if turn[ACTIVE] == NOTHING:
        return None
    taken = turn[TURN_DIE] != NOTHING
    return {
        "seat": turn[ACTIVE],
        "die": DIE.names[turn[TURN_DIE]] if taken else None,
        "colour": COLOUR_NAMES[turn[TURN_COLOUR]] if taken else None,
        "value": turn[TURN_VALUE] if taken else None,
        "purity": PURITY_NAMES[turn[TURN_PURITY]] if taken else None,
        "anubis": turn[TURN_ANUBIS] == 1,
        "prepared": turn[TURN_PREPARED] == 1,
        "extras": [GOD_NAMES[extra // 2] for extra in g.extras],
    }


def _head(g: Tekhenu, head: int, mine: int) -> HeadView:
    rules = g.rules
    bot = g.is_bot(head)
    decrees = bits(g.hand(head, DECREES))
    known = [card for card in decrees if bot or knows(g, card, mine)]
    drawn = g.drawn_cards[head]
    statues = g.statues[head]
    return {
        "bot": bot,
        "score": g.score[head],
        "tokens": {TOKEN_NAMES[t]: g.token(head, t) for t in range(TOKENS)},
        "production": {TOKEN_NAMES[good]: g.level(head, good) for good in range(GOODS)},
        "excess": {TOKEN_NAMES[good]: g.excess[head * GOODS + good] for good in range(GOODS)},
        "population": g.population[head],
        "happiness": g.happiness[head],
        "symbols": g.symbols(g.happiness[head]),
        "milestones": g.milestones[head].bit_count(),
        "left": [PLAIN_DIE.names[die] for die in g.left_pan[head]],
        "right": [PLAIN_DIE.names[die] for die in g.right_pan[head]],
        "below": [PLAIN_DIE.names[die] for die in g.below[head]],
        "weight": 0 if bot else weight(g, head),
        "destiny": DESTINY.names[g.destiny[head]] if g.destiny[head] >= 0 else None,
        "buildings_left": rules.buildings - g.built[head],
        "statues_left": rules.statues - statues,
        "pillars_left": rules.pillars - g.pillars[head].bit_count(),
        "buildings": [SPACE.names[space] for space in bits(g.buildings[head])],
        "works": [WORK.names[work] for work in bits(g.works[head])],
        "people": [PEOPLE.names[people] for people in bits(g.people[head])],
        "gods": {GOD_NAMES[god]: g.statues_at(god, head) for god in range(GODS)},
        "statue_cost": None if bot or statues == rules.statues else rules.statue_cost[statues],
        "blessings": [BLESSING.names[card] for card in bits(g.hand(head, BLESSINGS))],
        "technologies": [TECHNOLOGY.names[card] for card in bits(g.hand(head, TECHNOLOGIES))],
        "decrees": [DECREE.names[card] for card in known],
        "hidden_decrees": len(decrees) - len(known),
        "starting": [STARTING.names[card] for card in bits(g.chosen[head])],
        "drawn": [CARD.names[card] for card in drawn] if mine >> head & 1 else None,
        "drawn_count": len(drawn),
        "bread_due": 0 if bot else bread_due(g, head),
        "forecast": forecast(g, head),
    }


def forecast(g: Tekhenu, head: int) -> dict[str, int]:
    """What a scoring would score for a player now, by item (7.2)."""
    districts = [good for good in range(GOODS) if district_leader(g, good) == head]
    points = {
        FROM_DISTRICTS: g.rules.district_points * len(districts),
        FROM_TEMPLE: temple_points(g, head),
        FROM_STATUES: g.rules.statue_points[g.statues[head]],
        FROM_HAPPINESS: g.rules.symbol_points * g.symbols(g.happiness[head]),
    }
    if not g.is_bot(head):
        points[FROM_PRODUCTION] = production_points(g, head)
        points[FROM_BUILDING_ROW] = g.rules.row_points[g.built[head]]
    return {SOURCE.names[source]: worth for source, worth in points.items()}
