"""Checks that the steps of an agenda find the pieces, places and cards they need."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.tekhenu.position.progress import waits
from ennead.games.tekhenu.rules.destiny_cards import PickDestiny
from ennead.games.tekhenu.rules.die_action import TreatForbiddenDie
from ennead.games.tekhenu.rules.feasibility import DYE_BLESSINGS, T08
from ennead.games.tekhenu.rules.hathor import TempleBuilding
from ennead.games.tekhenu.rules.horus import GodStatue, PeopleStatue
from ennead.games.tekhenu.rules.maat import ClearScales
from ennead.games.tekhenu.rules.ra import LayTile, PlacePillar
from ennead.games.tekhenu.rules.starting_cards import (
    DealDecrees,
    FirstTurnOrder,
    KeepCard,
    KeepDecrees,
    PickStartingCard,
    ShowStartingCards,
)
from ennead.games.tekhenu.rules.state import NOTHING, Tekhenu
from ennead.games.tekhenu.vocabulary.names import BLESSINGS, CELL, DESTINIES, PEOPLE, SPACE

DECREES_DEALT: Final = 2
"""3 step 8: of two decrees each player keeps one."""


def check_supplies(g: Tekhenu, agenda: list[Step[Any]]) -> None:
    """Reject steps that build without a piece or a place, or deal cards that are not there."""
    _check_places(g, agenda)
    if len([step for step in agenda if isinstance(step, KeepDecrees)]) > 1:
        raise BadPosition("agenda: decrees are kept only once")
    for seat in range(g.players):
        _check_pieces(g, agenda, seat)
        kept = [step for step in agenda if isinstance(step, KeepCard) and step.seat == seat]
        keeps_decree = waits(g, KeepDecrees) and not waits(g, DealDecrees)
        if len(kept) > 1 or (kept and not g.drawn_cards[seat]):
            raise BadPosition(f"agenda: seat {seat} has no cards to keep one of")
        if keeps_decree and len(g.drawn_cards[seat]) != DECREES_DEALT:
            raise BadPosition(f"agenda: seat {seat} needs {DECREES_DEALT} decrees to choose from")
    for step in agenda:
        if isinstance(step, TreatForbiddenDie) and not _can_treat(g, step.seat):
            raise BadPosition(f"agenda: seat {step.seat} cannot use a forbidden die")
    _check_starting_cards(g, agenda)
    _check_destiny_cards(g, agenda)


def _can_treat(g: Tekhenu, seat: int) -> bool:
    return g.owns(seat, T08) or g.hand(seat, BLESSINGS) & DYE_BLESSINGS != 0


def _check_starting_cards(g: Tekhenu, agenda: list[Step[Any]]) -> None:
    """3 steps 9-10: enough cards to pick from, and some for each player before the turn order."""
    cards = g.startings.bit_count()
    picks = [step.seat for step in agenda if isinstance(step, PickStartingCard)]
    are_shown = not waits(g, ShowStartingCards)
    if not are_shown:
        cards += g.rules.shown[g.players] - 2 * g.players
    if len(picks) > cards:
        raise BadPosition(f"agenda: {len(picks)} starting cards are to be picked from {cards}")
    if are_shown and waits(g, FirstTurnOrder):
        for seat in range(g.players):
            if not g.chosen[seat] and seat not in picks:
                raise BadPosition(f"agenda: seat {seat} has no starting cards")


def _check_destiny_cards(g: Tekhenu, agenda: list[Step[Any]]) -> None:
    """7.1 step 8: each pick needs a card that nobody has."""
    picks = len([step for step in agenda if isinstance(step, PickDestiny)])
    taken = len([card for card in g.destiny if card != NOTHING])
    if waits(g, ClearScales):
        taken = g.players
    elif waits(g, FirstTurnOrder):
        taken += g.players
    if picks and picks + taken > DESTINIES:
        raise BadPosition(f"agenda: there are not enough destiny cards for {picks} picks")


def _check_pieces(g: Tekhenu, agenda: list[Step[Any]], seat: int) -> None:
    statues, buildings, pillars = g.statues[seat], g.built[seat], g.pillars[seat].bit_count()
    for step in agenda:
        if not step.fields() or step.fields()[0] != seat:
            continue
        statues += isinstance(step, (GodStatue, PeopleStatue))
        buildings += isinstance(step, TempleBuilding)
        pillars += isinstance(step, (LayTile, PlacePillar))
    rules = g.rules
    if statues > rules.statues or buildings > rules.buildings or pillars > rules.pillars:
        raise BadPosition(f"agenda: seat {seat} builds with more pieces than it owns")


def _check_places(g: Tekhenu, agenda: list[Step[Any]]) -> None:
    """No step may build where something stands, or twice in one place."""
    spaces, people = g.building_spaces(), g.taken_people_spaces()
    tiles = [tile >= 0 for tile in g.tiles]
    for step in agenda:
        if isinstance(step, TempleBuilding):
            _require_free(spaces >> step.space & 1 == 0, SPACE.names[step.space])
            spaces |= 1 << step.space
        elif isinstance(step, PeopleStatue):
            _require_free(people >> step.people & 1 == 0, PEOPLE.names[step.people])
            people |= 1 << step.people
        elif isinstance(step, LayTile):
            _require_free(not tiles[step.cell], CELL.names[step.cell])
            tiles[step.cell] = True
            if g.row[step.slot] < 0:
                raise BadPosition("agenda: LayTile needs a tile in its Ra slot")
        elif isinstance(step, PlacePillar):
            bare = not any(mask >> step.cell & 1 for mask in g.pillars)
            _require_free(bare and tiles[step.cell], CELL.names[step.cell])


def _require_free(free: bool, name: str) -> None:
    if not free:
        raise BadPosition(f"agenda: nothing can be built on {name}")
