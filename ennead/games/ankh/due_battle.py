"""What must hold of a written position in a Battle."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.ankh.aftermath import Worship
from ennead.games.ankh.battle import PlayCards, SecondCard
from ennead.games.ankh.board import (
    AMUN,
    ANUBIS,
    BUILD,
    CARD_NAMES,
    CAT_MUMMY,
    CYCLE,
    FLOOD,
    GUARDIANS,
    HEX_NAMES,
    ISIS,
    KIND_BITS,
    MONUMENT,
    MUMMY,
    OBELISK_ATTUNED,
    OSIRIS,
    OWNER_SHIFT,
    PLAGUE,
    WARRIOR,
    WORSHIPFUL,
)
from ennead.games.ankh.cards import (
    BuildMonument,
    Floods,
    PlagueDeaths,
    PlagueOfLocusts,
    Plagues,
    Site,
    can_build,
)
from ennead.games.ankh.deaths import Bury
from ennead.games.ankh.due_conflict import check_next_region
from ennead.games.ankh.gods import (
    AnnounceTwoCards,
    Gate,
    Protect,
    Trap,
    Underworld,
    gate_spaces,
    has_enemy_beside,
)
from ennead.games.ankh.guardians import MummyReturns
from ennead.games.ankh.order import name_of
from ennead.games.ankh.relocation import (
    NextRelocation,
    Relocate,
    RelocateTo,
    movable,
    obelisk_spaces,
)
from ennead.games.ankh.resolution import Resolution, Tiebreak, doomed, strength
from ennead.games.ankh.state import NOBODY, Ankh

ASKED: Final = (
    AnnounceTwoCards,
    BuildMonument,
    MummyReturns,
    Protect,
    Relocate,
    RelocateTo,
    Site,
    Underworld,
    Gate,
    Worship,
)
"""Steps that ask a god of the Battle; of a merged pair the higher seat."""


def check_battle(g: Ankh) -> None:
    for god in g.ranks:
        if not (g.hands[god] | g.played[god]) >> CYCLE & 1:
            raise BadPosition(f"heads[{god}].hand: {CARD_NAMES[CYCLE]} never stays used")
    going = any(name_of(step) == "EndOfBattle" for step in g.agenda)
    if going != (g.arena != NOBODY):
        raise BadPosition(
            "battle: it is missing, but the agenda has EndOfBattle"
            if going
            else "battle: it goes on, but the agenda has no EndOfBattle"
        )
    if not going:
        return
    check_next_region(g, g.tokens[g.arena])
    _check_fighters(g)
    _check_cards(g)
    _check_relocation(g)
    _check_deaths(g)
    _check_winner(g)
    for step in g.agenda:
        if isinstance(step, ASKED) and step.seat not in g.fighters:
            raise BadPosition(f"agenda: {name_of(step)} asks seat {step.seat}, not in the Battle")
        _check_before(g, step)
        _check_after(g, step)


def _waits(g: Ankh, *kinds: type[Step[Any]]) -> bool:
    return any(isinstance(step, kinds) for step in g.agenda)


def _check_fighters(g: Ankh) -> None:
    present = g.present(g.arena)
    wanted = [god for god in g.fighters if god in g.ranks]
    if len(wanted) != len(g.fighters) or len(wanted) < 2:
        raise BadPosition("battle.fighters must be two or more gods in play")
    for god in present:
        if god not in g.fighters:
            raise BadPosition(f"battle.fighters: seat {god} has a figure in the region")
    if _waits(g, Plagues) and len(present) < len(g.fighters):
        raise BadPosition("battle.fighters: one has no figure in the region, but nobody has died")


def _check_cards(g: Ankh) -> None:
    """Nothing is played before it is revealed, and afterwards by each god of the Battle."""
    amun = g.entity_of(AMUN)
    if g.doubled and (amun not in g.fighters or g.doubled != 1 << amun or g.amun_up):
        raise BadPosition("battle.doubled: only Amun plays two cards, and turns his token for it")
    unseen = _waits(g, PlayCards)
    early = _waits(g, SecondCard, AnnounceTwoCards)
    if g.doubled and (early or (unseen and g.hands[amun].bit_count() < 2)):
        raise BadPosition("battle.doubled: Amun has not announced two cards, or has no two")
    for god in range(g.setting.players):
        due = 0 if unseen or god not in g.fighters else 2 if g.doubled >> god & 1 else 1
        if g.played[god].bit_count() != due:
            raise BadPosition(f"battle.played: seat {god} has played {due} cards by now")
        if g.played[god] & g.hands[god]:
            raise BadPosition(f"battle.played: seat {god} has one of these cards in its hand")
    for god, bid in enumerate(g.bids):
        if bid != NOBODY and not isinstance(g.agenda[-1], PlagueDeaths):
            raise BadPosition(f"battle.bids: seat {god} has nothing to bid for now")


def _check_relocation(g: Ankh) -> None:
    relocating = _waits(g, NextRelocation, Relocate, RelocateTo)
    for god in g.rotation:
        attuned = god in g.fighters and g.has_power(god, OBELISK_ATTUNED)
        if not relocating or not attuned or g.rotation.count(god) > 1:
            raise BadPosition(f"battle.rotation: it is not for seat {god} to relocate figures")
    for space in g.moved:
        if not relocating:
            raise BadPosition("moved: no figure is being relocated")
        owner = g.owner_at(space)
        if not g.is_figure(space) or not g.has_power(owner, OBELISK_ATTUNED):
            raise BadPosition(f"moved: no relocated figure stands on {HEX_NAMES[space]}")


def _check_deaths(g: Ankh) -> None:
    early = _waits(g, Plagues)
    for space in g.safe:
        owner = g.owner_at(space)
        sheltered = g.is_figure(space) and owner in g.fighters and space in _here(g, owner)
        saved = sheltered and (g.played[owner] >> FLOOD & 1 or g.is_god(owner, ISIS))
        if not saved or _waits(g, Floods):
            raise BadPosition(f"battle.safe: nothing protects a figure on {HEX_NAMES[space]}")
    if g.dead and not _waits(g, Bury):
        raise BadPosition("battle.dead: nobody dies at this moment")
    for god in range(g.setting.players):
        dead = [code for code in g.dead if (code >> OWNER_SHIFT) - 1 == god]
        if g.fallen[god] < len(dead):
            raise BadPosition(f"battle.fallen: seat {god} has lost {len(dead)} figures by now")
        if g.fallen[god] and (early or god not in g.fighters):
            raise BadPosition(f"battle.fallen: seat {god} cannot have lost figures yet")


def _here(g: Ankh, god: int) -> list[int]:
    return g.figures_in(god, g.arena)


def _check_winner(g: Ankh) -> None:
    if g.winner == NOBODY:
        return
    if _waits(g, Resolution, Tiebreak):
        raise BadPosition("battle.winner: it is not known before the Resolution")
    if g.winner not in g.fighters or not _here(g, g.winner):
        raise BadPosition(f"battle.winner: seat {g.winner} has no figure in the region")


def _check_before(g: Ankh, step: Step[Any]) -> None:
    """B1 to B6: relocation, Amun, Build Monument, Plague."""
    if isinstance(step, (Relocate, RelocateTo)):
        if g.rotation[:1] != (step.seat,):
            raise BadPosition(f"battle.rotation: seat {step.seat} must be the first of it")
        if not movable(g, step.seat) or not obelisk_spaces(g, step.seat):
            raise BadPosition(f"agenda: seat {step.seat} has nothing to relocate")
        if isinstance(step, RelocateTo) and step.space not in movable(g, step.seat):
            raise BadPosition(
                f"agenda: seat {step.seat} has no figure to relocate on {HEX_NAMES[step.space]}"
            )
    elif isinstance(step, AnnounceTwoCards):
        _check_ability(g, step, step.seat, AMUN)
        if not g.amun_up or g.hands[step.seat].bit_count() < 2:
            raise BadPosition("agenda: Amun's god cannot play two cards now")
    elif isinstance(step, (BuildMonument, Site)):
        _check_played(g, step, step.seat, BUILD)
        if isinstance(step, Site) and not (g.supply[step.kind] and can_build(g, step.seat)):
            name = MONUMENT.name(step.kind)
            raise BadPosition(f"agenda: seat {step.seat} cannot build a {name} here")
    elif isinstance(step, PlagueOfLocusts):
        _check_played(g, step, step.god, PLAGUE)
    elif isinstance(step, PlagueDeaths) and step is g.agenda[-1]:
        for god in range(g.setting.players):
            if (g.bids[god] != NOBODY) != bool(_here(g, god)):
                raise BadPosition("battle.bids: each god with a figure here must have one")


def _check_after(g: Ankh, step: Step[Any]) -> None:
    """B8, B9 and the triggers of deaths."""
    if isinstance(step, Tiebreak):
        contenders = [god for god in g.fighters if _here(g, god)]
        if g.tiebreaker != step.seat or not g.tiebreaker_up or step.seat not in contenders:
            raise BadPosition(f"agenda: seat {step.seat} does not hold the Tiebreaker face up")
        strengths = [strength(g, god) for god in contenders]
        if strength(g, step.seat) != max(strengths) or strengths.count(max(strengths)) < 2:
            raise BadPosition(f"agenda: seat {step.seat} is not tied for the highest strength")
    elif isinstance(step, Protect):
        _check_ability(g, step, step.seat, ISIS)
        where = HEX_NAMES[step.space]
        if g.owner_at(step.space) != step.seat or step.space not in doomed(g):
            raise BadPosition(f"agenda: no figure of seat {step.seat} on {where} would die")
        if not has_enemy_beside(g, step.seat, step.space):
            raise BadPosition(f"agenda: no enemy figure is beside {where}")
    elif isinstance(step, Trap):
        _check_ability(g, step, step.seat, ANUBIS)
        enemies = [code for code in g.dead if (code >> OWNER_SHIFT) - 1 != step.seat]
        if not any(code & KIND_BITS == WARRIOR for code in enemies):
            raise BadPosition("battle.dead: no enemy Warrior that Anubis could trap")
        if len(g.slots) >= g.rules.pieces.slots:
            raise BadPosition("slots: all are taken, so Anubis traps nobody")
    elif isinstance(step, MummyReturns):
        _check_mummy(g, step.seat)
    elif isinstance(step, (Underworld, Gate)):
        _check_ability(g, step, step.seat, OSIRIS)
        if step.seat == g.winner:
            raise BadPosition(f"agenda: {name_of(step)} is for a Battle that Osiris has lost")
        if isinstance(step, Gate):
            _check_gate(g, step)
    elif isinstance(step, Worship) and not g.has_power(step.seat, WORSHIPFUL):
        raise BadPosition(f"agenda: seat {step.seat} is not Worshipful")


def _check_mummy(g: Ankh, god: int) -> None:
    """Its Mummies that have just died are in the pool."""
    due = sum(1 for step in g.agenda if isinstance(step, MummyReturns) and step.seat == god)
    in_pool = g.guardians[god * GUARDIANS + MUMMY - CAT_MUMMY]
    if in_pool < due or g.fallen[god] < due:
        raise BadPosition(f"agenda: MummyReturns needs a dead Mummy in the pool of seat {god}")


def _check_gate(g: Ankh, step: Gate) -> None:
    if step.lifted < 0 and len(g.gates) >= g.rules.pieces.gates:
        raise BadPosition("agenda: Gate -1 needs an Underworld token that is not on the board")
    if step.lifted >= 0 and step.lifted not in g.gates:
        raise BadPosition(f"gates: no Underworld token lies on {HEX_NAMES[step.lifted]}")
    if not gate_spaces(g):
        raise BadPosition("agenda: there is no space for an Underworld token")


def _check_played(g: Ankh, step: Step[Any], god: int, card: int) -> None:
    if not g.played[god] >> card & 1:
        raise BadPosition(f"agenda: {name_of(step)} needs {CARD_NAMES[card]} played by seat {god}")


def _check_ability(g: Ankh, step: Step[Any], seat: int, which: int) -> None:
    if g.entity_of(which) != seat:
        raise BadPosition(f"agenda: {name_of(step)} is not for the god of seat {seat}")
