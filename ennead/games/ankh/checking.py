"""What must hold of a position of Ankh that somebody has written."""

from __future__ import annotations

from ennead.core.errors import BadPosition
from ennead.games.ankh.board import (
    ANUBIS,
    APEP,
    GOD_FIGURE,
    GUARDIAN,
    GUARDIANS,
    HEX_NAMES,
    KIND_BITS,
    LEVELS,
    MONUMENT,
    NEUTRAL,
    OSIRIS,
    POWERS,
    RA,
    SIZE,
)
from ennead.games.ankh.due import check_turn
from ennead.games.ankh.due_battle import check_battle
from ennead.games.ankh.due_conflict import check_conflict
from ennead.games.ankh.merging import Dismiss
from ennead.games.ankh.order import check_order, name_of
from ennead.games.ankh.state import NOBODY, Ankh


def check(g: Ankh) -> None:
    _check_pieces(g)
    _check_counts(g)
    _check_powers(g)
    _check_tokens(g)
    _check_heads(g)
    _check_end(g)
    if g.agenda:
        _check_steps(g)


def _check_pieces(g: Ankh) -> None:
    for space in g.map.spaces:
        if g.piece[space]:
            owner = g.owner_at(space)
            if owner != NEUTRAL and owner not in g.ranks:
                raise BadPosition(f"pieces.{HEX_NAMES[space]}: seat {owner} leads no god in play")
            if not g.map.is_land[space] and g.kind_at(space) != APEP:
                raise BadPosition(f"pieces.{HEX_NAMES[space]}: only Apep can be on water")
    if g.turns:
        for god in g.ranks:
            gods = [s for s in g.figures[god] if g.kind_at(s) == GOD_FIGURE]
            if len(gods) != 1:
                raise BadPosition(f"pieces: seat {god} has {len(gods)} God figures; expected 1")
    for space in g.suns:
        if not g.is_figure(space) or not g.is_god(g.owner_at(space), RA):
            raise BadPosition(f"suns: no figure of Ra stands on {HEX_NAMES[space]}")
    for space in g.gates:
        if not g.map.is_land[space]:
            raise BadPosition(f"gates: {HEX_NAMES[space]} is no land space")
        if g.entity_of(OSIRIS) == NOBODY:
            raise BadPosition("gates: Osiris is not in play")
        if g.piece[space] and g.owner_at(space) != g.entity_of(OSIRIS):
            raise BadPosition(f"gates: only figures of Osiris can stand on {HEX_NAMES[space]}")
        if space in g.monuments:
            raise BadPosition(f"gates: a Monument stands on {HEX_NAMES[space]}")
    for space in g.cities:
        if not g.map.is_land[space] or space in g.monuments:
            raise BadPosition(f"cities: none can be on {HEX_NAMES[space]}")


def _check_counts(g: Ankh) -> None:
    pieces = g.rules.pieces
    if len(g.suns) > pieces.suns or len(g.gates) > pieces.gates or len(g.cities) > pieces.cities:
        raise BadPosition("suns, gates or cities: more tokens than there are")
    for kind in range(1, len(g.supply)):
        if g.supply[kind] < 0:
            raise BadPosition(f"pieces: too many of {MONUMENT.name(kind)}")
    for level in range(LEVELS):
        if g.on_card[level] < 0:
            raise BadPosition(f"guardians: too many of {GUARDIAN.name(g.kinds[level])}")
    merging = any(isinstance(step, Dismiss) for step in g.agenda)
    for god in range(g.setting.players):
        if g.warriors[god] < 0 or g.ankhs[god] < 0:
            raise BadPosition(f"pieces: seat {god} has too many Warriors or Monuments")
        for size in range(len(SIZE)):
            if g.guardians_of(god, size) > pieces.bases[size] and not merging:
                raise BadPosition(f"seat {god} has more {SIZE.names[size]} Guardians than bases")
    anubis = g.entity_of(ANUBIS)
    for owner in g.slots:
        if anubis == NOBODY or owner == anubis or owner not in g.ranks:
            raise BadPosition(f"slots: Anubis cannot have trapped a Warrior of seat {owner}")
    for code in g.dead:
        if code & KIND_BITS == GOD_FIGURE:
            raise BadPosition("battle.dead: Gods never die")


def _check_powers(g: Ankh) -> None:
    for god in range(g.setting.players):
        count = g.powers[god].bit_count()
        for level in range(1, LEVELS + 1):
            due = g.rules.unlock_level[:count].count(level)
            have = sum(
                1
                for power in range(POWERS)
                if g.has_power(god, power) and g.rules.levels[power] == level
            )
            if have != due:
                raise BadPosition(
                    f"heads[{god}].powers: of {count} powers {due} are of level {level}, not {have}"
                )


def _check_tokens(g: Ankh) -> None:
    if sorted(g.tokens) != list(range(1, len(g.tokens) + 1)):
        raise BadPosition(
            f"tokens: {len(g.tokens)} regions have the tokens 1 to {len(g.tokens)}, each once"
        )
    for lands in g.regions.lands:
        if len(lands) < g.rules.pieces.smallest_region:
            raise BadPosition(f"camels: the region of {HEX_NAMES[lands[0]]} is too small")


def _check_heads(g: Ankh) -> None:
    """Who is out of the game, or merged into another god, has nothing and does nothing."""
    if g.tiebreaker != NOBODY and g.tiebreaker not in g.ranks:
        raise BadPosition(f"tiebreaker: seat {g.tiebreaker} leads no god in play")
    for god in g.fighters:
        if god not in g.ranks:
            raise BadPosition(f"battle.fighters: seat {god} leads no god in play")
    for god in range(g.setting.players):
        if god in g.ranks:
            continue
        pool = g.guardians[god * GUARDIANS : (god + 1) * GUARDIANS]
        if g.followers[god] or g.powers[god] or g.hands[god] or any(pool):
            raise BadPosition(f"heads[{god}]: seat {god} leads no god in play and has nothing")


def _check_end(g: Ankh) -> None:
    """Somebody has won or everybody is forgotten, and then only."""
    if not g.over:
        if g.victor != NOBODY:
            raise BadPosition("victor: the game is not over")
        if not g.agenda:
            raise BadPosition("agenda is empty, but the game is not over")
        if len(g.ranks) < 2:
            raise BadPosition("ranks: with less than two gods the game would be over")
        for god in g.ranks:
            if g.devotion[god] == g.rules.top:
                raise BadPosition(f"heads[{god}].devotion: {g.rules.top} would have ended the game")
    elif g.agenda:
        raise BadPosition("agenda must be empty once the game is over")
    elif (g.victor == NOBODY) != (not g.ranks) or (g.ranks and g.victor not in g.ranks):
        raise BadPosition("victor must be a god in play, and nobody if none is")


def _check_steps(g: Ankh) -> None:
    """The agenda is one that a game comes to."""
    for step in g.agenda:
        seat: object = getattr(step, "seat", getattr(step, "god", None))
        if not isinstance(seat, int):
            continue
        if seat >= g.setting.players:
            raise BadPosition(f"agenda: there is no seat {seat}")
        if g.lead[seat] not in g.ranks:
            raise BadPosition(f"agenda: the god of seat {seat} in {name_of(step)} is forgotten")
    check_order(g.agenda)
    check_turn(g)
    check_conflict(g)
    check_battle(g)
