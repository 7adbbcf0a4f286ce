"""Reads positions of Ankh from JSON; omitted fields are as the scenario sets them up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ennead.core.json_fields import a_list, an_object, check_names, distinct, flag, number, one
from ennead.games.ankh.position.check import check
from ennead.games.ankh.position.check_progress import CONFLICT, waits
from ennead.games.ankh.position.fields import (
    BATTLE,
    HEAD,
    PIECE,
    SEAT,
    SEAT_OR_NOBODY,
    TABLE,
    counts,
    require,
)
from ennead.games.ankh.position.reachable import is_reachable
from ennead.games.ankh.position.write import write
from ennead.games.ankh.rules import setup
from ennead.games.ankh.rules.conflict import Conflict
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary import grid, names
from ennead.games.ankh.vocabulary.grid import HEX
from ennead.games.ankh.vocabulary.names import CAT_MUMMY, GUARDIAN, GUARDIANS, TOKEN, WARRIOR

Table = Mapping[str, Any]


def read(g: Ankh, table: Table) -> None:
    """Fill the state from JSON; raises BadPosition if it cannot be played on."""
    setup.clear_table(g)
    check_names("table", table, list(write(g)))
    _read_ground(g, table)
    for name, (attribute, codec) in TABLE.items():
        if name in table:
            setattr(g, attribute, codec.read(g, name, table[name]))
    _read_gods(g, table)
    _read_tracks(g, table)
    _read_guardians(g, table)
    _read_pieces(g, table)
    _read_facings(g, table)
    _read_heads(g, table)
    _read_ranks(g, table)
    _read_regions(g, table)
    _read_allowances(g, table)
    if table.get("battle") is not None:
        _read_battle(g, an_object("battle", table["battle"]))
    _count_pools(g)
    check(g)
    if not is_reachable(g):
        g.constructed = True


def _read_ground(g: Ankh, table: Table) -> None:
    name = one(
        "scenario", table.get("scenario", names.SCENARIO_NAMES[g.ground.name]), names.SCENARIO
    )
    if name != g.ground.name:
        ground = g.rules.ground(name, g.config.players)
        played = ground is not None and g.ground.name != names.OWN_SCENARIO
        require(played, f"scenario: {names.SCENARIO_NAMES[name]} is not this game's scenario")
        assert ground is not None
        setup.lay_ground(g, ground)
    setup.seat_first(g, SEAT.read(g, "first", table.get("first", 0)))
    g.turns = 1
    acting: object = getattr(g.agenda[0], "seat", g.first) if g.agenda else g.first
    g.active = SEAT.read(g, "active", table.get("active", acting))


def _read_gods(g: Ankh, table: Table) -> None:
    if "gods" not in table:
        g.gods = list(range(g.config.players))
    known = [god for god in g.gods if god != NOBODY]
    require(len(set(known)) == len(known), f"gods: {table.get('gods')!r} names a god twice")
    led = all(g.lead[seat] == seat for seat in g.lead) and len(set(g.lead)) >= len(g.lead) - 1
    require(led, f"lead: at most one seat can be merged with another, not {g.lead!r}")
    g.abilities = [0] * g.config.players
    for seat, god in enumerate(g.gods):
        g.abilities[g.lead[seat]] |= 1 << god if god != NOBODY else 0


def _read_tracks(g: Ankh, table: Table) -> None:
    markers = an_object("markers", table.get("markers", {}))
    check_names("markers", markers, names.TURN_ACTION_NAMES)
    for kind, name in enumerate(names.TURN_ACTION_NAMES):
        most = g.rules.needed[kind][g.config.players]
        g.markers[kind] = number(f"markers.{name}", markers.get(name, 0), 0, most)
    number("events", g.events_done, 0, len(g.rules.events))
    g.conflicts = g.rules.events[: g.events_done].count(names.CONFLICT)
    if g.conflicts and waits(g, Conflict):
        g.conflicts -= 1
    said = table.get("conflicts", g.conflicts)
    counted = f"with {g.events_done} events there were {g.conflicts}"
    require(said == g.conflicts, f"conflicts: {counted}, not {said!r}")
    holder = g.lead[g.active] if waits(g, *CONFLICT) else None
    g.tiebreaker = SEAT_OR_NOBODY.read(g, "tiebreaker", table.get("tiebreaker", holder))
    up = table.get("tiebreaker_up", g.tiebreaker != NOBODY)
    g.tiebreaker_up = flag("tiebreaker_up", up)


def _read_guardians(g: Ankh, table: Table) -> None:
    if "guardians" in table:
        kinds = a_list("guardians", table["guardians"], names.LEVELS)
        g.kinds = [one("guardians", kind, GUARDIAN) for kind in kinds]
        levels = [g.rules.pieces.level[kind - CAT_MUMMY] for kind in g.kinds]
        one_each = levels == list(range(1, names.LEVELS + 1))
        require(one_each, "guardians: one of level 1, one of level 2, one of level 3")
    setup.count_guardians(g)


def _read_pieces(g: Ankh, table: Table) -> None:
    if "pieces" not in table and not (g.agenda and isinstance(g.agenda[0], setup.PlaceScenario)):
        setup.place_scenario(g)
    for name, written in an_object("pieces", table.get("pieces", {})).items():
        space = one("pieces", name, HEX)
        code = PIECE.read(g, f"pieces.{name}", written)
        require(g.map.terrain[space] >= 0, f"pieces: {name} is not on the map")
        require(not g.piece[space], f"pieces: {name} holds two")
        g.put(space, code)


def _read_facings(g: Ankh, table: Table) -> None:
    for name, facing in an_object("facings", table.get("facings", {})).items():
        space = one("facings", name, HEX)
        require(g.kind_at(space) == names.SCORPION, f"facings: no Giant Scorpion stands on {name}")
        value = one(f"facings.{name}", facing, grid.FACING)
        require(value in g.map.compass, f"facings.{name}: {facing} is not a corner of a space")
        corner = g.map.compass.index(value)
        on_board = corner in g.map.facings[space]
        require(on_board, f"facings.{name}: {facing} points off the board")
        g.face(space, corner)


def _read_heads(g: Ankh, table: Table) -> None:
    heads = a_list("heads", table.get("heads", [{}] * g.config.players), g.config.players)
    leading = len(set(g.forgotten)) == len(g.forgotten)
    leading = leading and all(g.lead[seat] == seat for seat in g.forgotten)
    require(leading, f"forgotten must name leading seats once, not {list(g.forgotten)}")
    g.followers = [g.ground.scenario.followers] * g.config.players
    for god, written in enumerate(heads):
        where = f"heads[{god}]"
        head = an_object(where, written)
        check_names(where, head, [*HEAD, "guardians"])
        if g.lead[god] != god or god in g.forgotten:
            g.followers[god] = g.hands[god] = 0
        for name, (attribute, codec) in HEAD.items():
            if name in head:
                getattr(g, attribute)[god] = codec.read(g, f"{where}.{name}", head[name])
        number(f"{where}.devotion", g.devotion[god], 0, g.rules.top)
        pool = counts(GUARDIAN, 9).read(g, f"{where}.guardians", head.get("guardians", {}))
        g.guardians[god * GUARDIANS : (god + 1) * GUARDIANS] = pool


def _read_ranks(g: Ankh, table: Table) -> None:
    in_play = [god for god in g.ranks if g.lead[god] == god and god not in g.forgotten]
    g.ranks = tuple(sorted(in_play, key=lambda god: g.devotion[god]))
    if "ranks" in table:
        ranks = a_list("ranks", table["ranks"], len(in_play))
        g.ranks = tuple(SEAT.read(g, "ranks", god) for god in ranks)
        each = sorted(g.ranks) == sorted(in_play)
        require(each, f"ranks must name each god in play once, not {ranks!r}")
    devotion = [g.devotion[god] for god in g.ranks]
    ascending = devotion == sorted(devotion)
    require(ascending, f"ranks must go from the least Devotion to the most, not {list(g.ranks)!r}")


def _read_regions(g: Ankh, table: Table) -> None:
    for side in g.camels:
        land = all(g.map.is_land[space] for space in grid.SIDE_SPACES[side])
        free = land and not g.map.river[side]
        require(free, f"camels: none can lie on {grid.SIDE.names[side]}")
    g.regions = g.map.cut(g.camels)
    if "tokens" in table:
        g.tokens = [0] * g.regions.count
        for name, anchor in an_object("tokens", table["tokens"]).items():
            token = name.isdigit() and int(name) in TOKEN
            require(token, f"tokens: {name!r} is not a token; expected {TOKEN.span()}")
            region = g.regions.region[one(f"tokens.{name}", anchor, HEX)]
            free = region >= 0 and not g.tokens[region]
            require(free, f"tokens.{name}: {anchor} is not land or its region has a token")
            g.tokens[region] = int(name)
    each = len(g.tokens) == g.regions.count and 0 not in g.tokens
    require(each, "tokens: each region needs one")


def _read_allowances(g: Ankh, table: Table) -> None:
    allowances = table.get("allowances", [])
    require(isinstance(allowances, list), f"allowances must be a list, not {allowances!r}")
    g.ordinary = int("ordinary" in allowances)
    g.underworld = int("underworld" in allowances)
    spaces = [name for name in allowances if name not in ("ordinary", "underworld")]
    g.pyramids = distinct("allowances", spaces, HEX)


def _read_battle(g: Ankh, battle: Table) -> None:
    check_names("battle", battle, ["token", *BATTLE])
    token = one("battle.token", battle.get("token"), TOKEN)
    require(token in g.tokens, f"battle.token: {token} is not on the board")
    g.arena = g.region_with(token)
    g.fighters = tuple(g.present(g.arena))
    for name, (attribute, codec) in BATTLE.items():
        if name in battle:
            setattr(g, attribute, codec.read(g, f"battle.{name}", battle[name]))
    distinct = len(set(g.fighters)) == len(g.fighters)
    require(distinct, f"battle.fighters names a god twice: {list(g.fighters)!r}")


def _count_pools(g: Ankh) -> None:
    """Pieces that are not on the board are in a pool, in the supply or on a card."""
    pieces = g.rules.pieces
    in_play = [god in g.ranks for god in range(g.config.players)]
    g.supply = pieces.monuments[:]
    g.ankhs = [pieces.ankh_tokens * playing for playing in in_play]
    g.warriors = [pieces.warriors * playing for playing in in_play]
    taken = [g.gone[i] + sum(g.guardians[i::GUARDIANS]) for i in range(GUARDIANS)]
    for code in (*g.piece, *g.dead, *[names.piece(owner, WARRIOR) for owner in g.slots]):
        kind, owner = code & names.KIND_BITS, (code >> names.OWNER_SHIFT) - 1
        if kind >= CAT_MUMMY:
            taken[kind - CAT_MUMMY] += 1
        elif kind == WARRIOR:
            g.warriors[owner] -= 1
        elif 0 < kind < names.GOD_FIGURE:
            g.supply[kind] -= 1
            if owner != names.NEUTRAL:
                g.ankhs[owner] -= 1
    for i in range(GUARDIANS):
        kind = CAT_MUMMY + i
        known = kind in g.kinds or not taken[i]
        require(known, f"guardians: {GUARDIAN.name(kind)} is not in this game")
        if kind in g.kinds:
            g.on_card[pieces.level[i] - 1] -= taken[i]
