"""Positions of Ankh from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.core.jsonparts import (
    a_list,
    an_object,
    check_names,
    flag,
    many,
    number,
    once,
    one,
)
from ennead.games.ankh.board import (
    CARD,
    CAT_MUMMY,
    CONFLICT,
    DEED_NAMES,
    DEEDS,
    FACING,
    FIGURE,
    GOD,
    GOD_FIGURE,
    GODS,
    GUARDIAN,
    GUARDIANS,
    HEX,
    HEX_NAMES,
    LEVELS,
    MONUMENT,
    NEUTRAL,
    NOTHING,
    OWN_SCENARIO,
    POWER,
    PYRAMID,
    SCENARIO,
    SCENARIO_NAMES,
    SCORPION,
    SIDE,
    SIDE_SPACES,
    SPACES,
    TOKEN,
    WARRIOR,
    piece,
)
from ennead.games.ankh.checking import check
from ennead.games.ankh.due_conflict import goes_on, is_pending
from ennead.games.ankh.reading_battle import a_seat, maybe_seat, read_battle, some_seats
from ennead.games.ankh.setup import Deal, clear_table, count_guardians, deal, lay_ground, seat_first
from ennead.games.ankh.state import NOBODY, Ankh

MOST: Final = 9999
_PIECE: Final = Domain("piece", 1, FIGURE.last, [*MONUMENT.names, *FIGURE.names])

TABLE_FIELDS: Final = [
    "scenario",
    "first",
    "turn",
    "active",
    "gods",
    "lead",
    "ranks",
    "forgotten",
    "pieces",
    "suns",
    "facings",
    "gates",
    "cities",
    "camels",
    "tokens",
    "heads",
    "slots",
    "amun_up",
    "guardians",
    "gone",
    "markers",
    "events",
    "conflicts",
    "tiebreaker",
    "tiebreaker_up",
    "victor",
    "moved",
    "allowances",
    "laid",
    "battle",
]
HEAD_FIELDS: Final = ["followers", "devotion", "powers", "guardians", "hand"]


def read(g: Ankh, table: Mapping[str, Any]) -> None:
    """Fill the table from JSON, field by field, refusing what cannot be."""
    check_names("table", table, TABLE_FIELDS)
    clear_table(g)
    _read_ground(g, table)
    _read_gods(g, table)
    _read_tracks(g, table)
    _read_camels(g, table)
    _read_guardians(g, table)
    _read_pieces(g, table)
    _read_heads(g, table)
    _read_ranks(g, table)
    _read_tokens(g, table)
    _read_doing(g, table)
    read_battle(g, table.get("battle"))
    _count_pools(g)
    check(g)


def _read_ground(g: Ankh, table: Mapping[str, Any]) -> None:
    name = one("scenario", table.get("scenario", SCENARIO_NAMES[g.ground.name]), SCENARIO)
    if name != g.ground.name:
        ground = g.rules.ground(name, g.setting.players)
        if ground is None or g.ground.name == OWN_SCENARIO:
            raise BadPosition(f"scenario: {SCENARIO_NAMES[name]} is not played here")
        lay_ground(g, ground)
    seat_first(g, a_seat(g, "first", table.get("first", 0)))
    g.turns = number("turn", table.get("turn", 1), 0, MOST)
    turn: object = getattr(g.agenda[0], "seat", g.first) if g.agenda else g.first
    g.active = a_seat(g, "active", table.get("active", turn))


def _read_gods(g: Ankh, table: Mapping[str, Any]) -> None:
    players = g.setting.players
    named = a_list("gods", table.get("gods", GOD.names[:players]), players)
    g.gods = [NOBODY if name is None else one("gods", name, GOD) for name in named]
    known = [god for god in g.gods if god >= 0]
    if len(set(known)) != len(known) or len(known) > GODS:
        raise BadPosition(f"gods: {named!r} names a god twice")
    lead = a_list("lead", table.get("lead", g.lead), players)
    g.lead = [a_seat(g, "lead", seat) for seat in lead]
    if any(g.lead[seat] != seat for seat in g.lead) or len(set(g.lead)) < players - 1:
        raise BadPosition(f"lead: at most one seat can be merged with another, not {lead!r}")
    g.abilities = [0] * players
    for seat, god in enumerate(g.gods):
        if god >= 0:
            g.abilities[g.lead[seat]] |= 1 << god


def _read_tracks(g: Ankh, table: Mapping[str, Any]) -> None:
    markers = an_object("markers", table.get("markers", {}))
    check_names("markers", markers, DEED_NAMES)
    g.markers = [
        number(
            f"markers.{DEED_NAMES[deed]}",
            markers.get(DEED_NAMES[deed], 0),
            0,
            g.rules.needed[deed][g.setting.players],
        )
        for deed in range(DEEDS)
    ]
    g.events_done = number("events", table.get("events", 0), 0, len(g.rules.events))
    past = g.rules.events[: g.events_done].count(CONFLICT)
    g.conflicts = past - 1 if past and is_pending(g) else past
    if table.get("conflicts", g.conflicts) != g.conflicts:
        raise BadPosition(
            f"conflicts: with {g.events_done} events there were {g.conflicts}, "
            f"not {table['conflicts']!r}"
        )
    holder = g.lead[g.active] if goes_on(g) else None
    g.tiebreaker = maybe_seat(g, "tiebreaker", table.get("tiebreaker", holder))
    up = table.get("tiebreaker_up", g.tiebreaker != NOBODY)
    g.tiebreaker_up = flag("tiebreaker_up", up)
    g.amun_up = flag("amun_up", table.get("amun_up", True))
    g.victor = maybe_seat(g, "victor", table.get("victor"))
    slots = some_seats(g, "slots", table.get("slots", []))
    g.slots = tuple(sorted(slots))
    if len(slots) > g.rules.pieces.slots:
        raise BadPosition(f"slots: there are only {g.rules.pieces.slots}")


def _read_camels(g: Ankh, table: Mapping[str, Any]) -> None:
    if "camels" in table:
        camels = once("camels", table["camels"], SIDE)
        for side in camels:
            one_end, other = SIDE_SPACES[side]
            if not (g.map.is_land[one_end] and g.map.is_land[other]) or g.map.river[side]:
                raise BadPosition(f"camels: none can lie on {SIDE.names[side]}")
        g.camels = camels
        g.regions = g.map.cut(camels)
    if len(g.camels) > g.rules.pieces.camels:
        raise BadPosition(f"camels: there are only {g.rules.pieces.camels}")


def _read_guardians(g: Ankh, table: Mapping[str, Any]) -> None:
    if "guardians" in table:
        kinds = [one("guardians", x, GUARDIAN) for x in a_list("guardians", table["guardians"], 3)]
        levels = [g.rules.pieces.level[kind - CAT_MUMMY] for kind in kinds]
        if levels != list(range(1, LEVELS + 1)):
            raise BadPosition("guardians: one of level 1, one of level 2, one of level 3")
        g.kinds = kinds
    count_guardians(g)
    for name, count in an_object("gone", table.get("gone", {})).items():
        g.gone[one("gone", name, GUARDIAN) - CAT_MUMMY] = number(f"gone.{name}", count, 0, 9)


def _read_pieces(g: Ankh, table: Mapping[str, Any]) -> None:
    if "pieces" not in table:
        if not g.agenda or not isinstance(g.agenda[0], Deal):
            deal(g)
    else:
        for name, what in an_object("pieces", table["pieces"]).items():
            space = one("pieces", name, HEX)
            pair = a_list(f"pieces.{name}", what, 2)
            kind = one(f"pieces.{name}", pair[0], _PIECE)
            owner = maybe_seat(g, f"pieces.{name}", pair[1])
            if g.map.terrain[space] < 0:
                raise BadPosition(f"pieces: {name} is not on the map")
            if g.piece[space] != NOTHING:
                raise BadPosition(f"pieces: {name} holds two")
            if kind >= GOD_FIGURE and owner == NEUTRAL:
                raise BadPosition(f"pieces.{name}: a figure has a god")
            g.put(space, piece(owner, kind))
    g.suns = once("suns", table.get("suns", []), HEX)
    g.gates = once("gates", table.get("gates", []), HEX)
    if "cities" in table:
        g.cities = once("cities", table["cities"], HEX)
    g.facing = [0] * SPACES
    facings = an_object("facings", table.get("facings", {}))
    for name, facing in facings.items():
        space = one("facings", name, HEX)
        if g.kind_at(space) != SCORPION:
            raise BadPosition(f"facings: no Giant Scorpion stands on {name}")
        g.facing[space] = one(f"facings.{name}", facing, FACING)
        if g.facing[space] not in g.map.facings[space]:
            raise BadPosition(f"facings.{name}: {facing} points off the board")
    for space in g.map.land:
        if g.kind_at(space) == SCORPION and HEX_NAMES[space] not in facings:
            g.facing[space] = g.map.facings[space][0]


def _read_heads(g: Ankh, table: Mapping[str, Any]) -> None:
    players = g.setting.players
    heads = a_list("heads", table.get("heads", [{}] * players), players)
    g.followers = [g.ground.scenario.followers] * players
    g.forgotten = tuple(some_seats(g, "forgotten", table.get("forgotten", [])))
    if len(set(g.forgotten)) < len(g.forgotten) or any(g.lead[s] != s for s in g.forgotten):
        raise BadPosition(f"forgotten must name leading seats once, not {list(g.forgotten)}")
    for god in range(players):
        where = f"heads[{god}]"
        head = an_object(where, heads[god])
        check_names(where, head, HEAD_FIELDS)
        if g.lead[god] != god or god in g.forgotten:
            g.followers[god] = 0
            g.hands[god] = 0
        followers = head.get("followers", g.followers[god])
        g.followers[god] = number(f"{where}.followers", followers, 0, MOST)
        g.devotion[god] = number(f"{where}.devotion", head.get("devotion", 0), 0, g.rules.top)
        for power in once(f"{where}.powers", head.get("powers", []), POWER):
            g.powers[god] |= 1 << power
        for name, count in an_object(where, head.get("guardians", {})).items():
            kind = one(f"{where}.guardians", name, GUARDIAN)
            g.guardians[god * GUARDIANS + kind - CAT_MUMMY] = number(where, count, 0, 9)
        if "hand" in head:
            g.hands[god] = 0
            for card in once(f"{where}.hand", head["hand"], CARD):
                g.hands[god] |= 1 << card


def _read_ranks(g: Ankh, table: Mapping[str, Any]) -> None:
    in_play = [god for god in g.ranks if g.lead[god] == god and god not in g.forgotten]
    if "ranks" in table:
        ranks = some_seats(g, "ranks", table["ranks"])
        if sorted(ranks) != sorted(in_play):
            raise BadPosition(f"ranks must name each god in play once, not {ranks!r}")
    else:
        ranks = sorted(in_play, key=lambda god: g.devotion[god])
    if [g.devotion[god] for god in ranks] != sorted(g.devotion[god] for god in ranks):
        raise BadPosition(f"ranks must go from the least Devotion to the most, not {ranks!r}")
    g.ranks = tuple(ranks)


def _read_tokens(g: Ankh, table: Mapping[str, Any]) -> None:
    if "tokens" in table:
        tokens = [0] * g.regions.count
        for name, anchor in an_object("tokens", table["tokens"]).items():
            if not name.isdigit() or int(name) not in TOKEN:
                raise BadPosition(f"tokens: {name!r} is no token; expected {TOKEN.span()}")
            region = g.regions.region[one(f"tokens.{name}", anchor, HEX)]
            if region < 0 or tokens[region]:
                raise BadPosition(f"tokens.{name}: {anchor} is no land or its region has a token")
            tokens[region] = int(name)
        g.tokens = tokens
    if len(g.tokens) != g.regions.count or 0 in g.tokens:
        raise BadPosition("tokens: each region needs one")


def _read_doing(g: Ankh, table: Mapping[str, Any]) -> None:
    g.moved = tuple(many("moved", table.get("moved", []), HEX))
    g.laid = once("laid", table.get("laid", []), SIDE)
    pyramids: list[int] = []
    allowances = table.get("allowances", [])
    if not isinstance(allowances, list):
        raise BadPosition(f"allowances must be a list, not {allowances!r}")
    for name in allowances:
        if name == "ordinary":
            g.ordinary = 1
        elif name == "underworld":
            g.underworld = 1
        else:
            pyramids.append(one("allowances", name, HEX))
            if g.kind_at(pyramids[-1]) != PYRAMID:
                raise BadPosition(f"allowances: no Pyramid stands on {name}")
    g.pyramids = tuple(sorted(pyramids))


def _count_pools(g: Ankh) -> None:
    """What is not on the board is in a pool, in the supply or on a card."""
    pieces = g.rules.pieces
    g.supply = pieces.monuments[:]
    g.ankhs = [pieces.ankh_tokens if god in g.ranks else 0 for god in range(g.setting.players)]
    g.warriors = [pieces.warriors if god in g.ranks else 0 for god in range(g.setting.players)]
    for space in g.monuments:
        g.supply[g.kind_at(space)] -= 1
        if g.owner_at(space) != NEUTRAL:
            g.ankhs[g.owner_at(space)] -= 1
    taken = g.gone[:]
    for god, figures in enumerate(g.figures):
        for i in range(GUARDIANS):
            taken[i] += g.guardians[god * GUARDIANS + i]
        for space in figures:
            kind = g.kind_at(space)
            if kind == WARRIOR:
                g.warriors[god] -= 1
            elif kind >= CAT_MUMMY:
                taken[kind - CAT_MUMMY] += 1
    for owner in g.slots:
        g.warriors[owner] -= 1
    for code in g.dead:
        kind = code & 15
        if kind == WARRIOR:
            g.warriors[(code >> 4) - 1] -= 1
        elif kind >= CAT_MUMMY:
            taken[kind - CAT_MUMMY] += 1
    for i in range(GUARDIANS):
        kind = CAT_MUMMY + i
        if kind in g.kinds:
            g.on_card[pieces.level[i] - 1] -= taken[i]
        elif taken[i]:
            raise BadPosition(f"guardians: {GUARDIAN.name(kind)} is not in this game")
