"""What must hold of a position of Ankh that somebody has written."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.ankh.board import (
    ANUBIS,
    APEP,
    GOD_FIGURE,
    GUARDIAN,
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
from ennead.games.ankh.caravan import CamelCaravan, KeepToken, NextCamel, candidates
from ennead.games.ankh.merging import Dismiss
from ennead.games.ankh.setup import Deal
from ennead.games.ankh.state import NOBODY, Ankh
from ennead.games.ankh.summon import Allowance
from ennead.games.ankh.turn import AfterAction, EndTurn, FirstAction, SecondAction, Turn

IN_BATTLE: Final = [
    "Relocations",
    "NextRelocation",
    "Relocate",
    "RelocateTo",
    "SecondCard",
    "AnnounceTwoCards",
    "PlayCards",
    "Floods",
    "Buildings",
    "BuildMonument",
    "Site",
    "Plagues",
    "PlagueOfLocusts",
    "Bids",
    "PlagueDeaths",
    "Majorities",
    "Resolution",
    "Tiebreak",
    "Outcome",
    "Magnanimity",
    "Protection",
    "Protect",
    "BattleDeaths",
    "TrapOne",
    "Trap",
    "Bury",
    "MummyReturns",
    "OsirisLost",
    "Underworld",
    "Gate",
    "Miracles",
    "Worshippers",
    "Worship",
    "Reclaim",
    "EndOfBattle",
]
"""Steps that only make sense while a Battle goes on."""


def check(g: Ankh) -> None:
    _check_pieces(g)
    _check_counts(g)
    _check_powers(g)
    _check_tokens(g)
    _check_agenda(g)


def _check_pieces(g: Ankh) -> None:
    for space in g.map.spaces:
        if g.piece[space]:
            owner = g.owner_at(space)
            if owner != NEUTRAL and owner not in g.ranks:
                raise BadPosition(f"pieces.{HEX_NAMES[space]}: seat {owner} leads no god in play")
            if not g.map.is_land[space] and g.kind_at(space) != APEP:
                raise BadPosition(f"pieces.{HEX_NAMES[space]}: only Apep can be on water")
    if any(g.figures):
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
    for space in g.safe:
        if not g.is_figure(space):
            raise BadPosition(f"battle.safe: no figure stands on {HEX_NAMES[space]}")


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
    if len(set(g.tokens)) != len(g.tokens) or max(g.tokens) > g.rules.pieces.tokens:
        raise BadPosition("tokens: each is there once")
    for lands in g.regions.lands:
        if len(lands) < g.rules.pieces.smallest_region:
            raise BadPosition(f"camels: the region of {HEX_NAMES[lands[0]]} is too small")


def _check_agenda(g: Ankh) -> None:
    if not g.agenda:
        if not g.over:
            raise BadPosition("agenda is empty, but the game is not over")
        return
    if not isinstance(g.agenda[0], (Turn, FirstAction, SecondAction, AfterAction, EndTurn, Deal)):
        raise BadPosition("agenda must end with a turn: EndTurn, AfterAction, Turn or an action")
    for step in g.agenda:
        _check_step(g, step)
    top = g.agenda[-1]
    if isinstance(top, (NextCamel, KeepToken, CamelCaravan)):
        g.caravans = [c for c in candidates(g) if all(side in c for side in g.laid)]
        if not isinstance(top, CamelCaravan) and not g.caravans:
            raise BadPosition("laid: no legal caravan has these sides")
        if isinstance(top, KeepToken):
            if g.laid != g.caravans[0]:
                raise BadPosition("laid: the caravan is not complete")
            g.caravans = []
    elif g.laid:
        raise BadPosition("laid: no caravan is being laid")


def _check_step(g: Ankh, step: Step[Any]) -> None:
    name = type(step).__name__
    if name in IN_BATTLE and g.arena == NOBODY:
        raise BadPosition(f"agenda: {name} needs a battle")
    seat: object = getattr(step, "seat", 0)
    if isinstance(seat, int) and seat >= g.setting.players:
        raise BadPosition(f"agenda: there is no seat {seat}")
    space: object = getattr(step, "space", None)
    if isinstance(space, int) and not isinstance(step, Allowance) and not g.is_figure(space):
        raise BadPosition(f"agenda: {name} needs a figure on {HEX_NAMES[space]}")
