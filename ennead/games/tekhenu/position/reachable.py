"""Whether a game could reach a position that can be played on. Others are marked `constructed`.

No complete proof: what the rounds played so far, the tracks, the cards and the pieces rule out.
"""

from __future__ import annotations

from typing import Final

from ennead.games.tekhenu.position.check import has_die_in_hand
from ennead.games.tekhenu.position.progress import (
    dice_missing_on_the_wheel,
    dice_taken_since_maat,
    is_in_round,
    rotations,
    turns_taken,
    turns_to_come,
    waits,
    weighings,
)
from ennead.games.tekhenu.position.read_cards import cards_in_sight
from ennead.games.tekhenu.rules.die_action import DieAction
from ennead.games.tekhenu.rules.free_action import RefillMarketOutsideTurn
from ennead.games.tekhenu.rules.market import EMPTY, RefillMarket
from ennead.games.tekhenu.rules.population import ChooseMarkerToRaise
from ennead.games.tekhenu.rules.ra import PlacePillar, ShiftRaRow
from ennead.games.tekhenu.rules.setup import ALL_GOLD, SetUp
from ennead.games.tekhenu.rules.state import (
    ACTION_REACHED,
    ACTIVE,
    GOLD_REACHED,
    NOTHING,
    SCRIBE_REACHED,
    TURN_PREPARED,
    Tekhenu,
)
from ennead.games.tekhenu.rules.thoth import ThothAction
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.names import DECK, GODS, GOLD_ROW, GOODS

MARKER_A_SCORES: Final = 2
MARKER_B_SCORES: Final = 4
"""The Maat phases in which the arrow reaches the markers (2.2)."""
STARTING_WORKS: Final = 2
"""Two starting cards may each build a work (9.1)."""
PIECES_PER_TURN: Final = 12
"""The main action, four extra ones (B17-B20) and the one at 21, each with a tile's action."""


def is_reachable(g: Tekhenu) -> bool:
    """Before the set-up nothing has been done."""
    if waits(g, SetUp):
        return g.round == 0 and not any(g.wheel) and not any(g.built) and not any(g.statues)
    return (
        _turns_follow_the_order(g)
        and _questions_come_first(g)
        and _dice_fit_the_round(g)
        and _markers_fit_the_arrow(g)
        and _milestones_fit_the_track(g)
        and _market_is_dealt(g)
        and _cards_belong_to_the_game(g)
        and _pieces_fit_the_turns(g)
        and _places_are_in_play(g)
        and _gold_is_taken_by_builders(g)
        and _tiles_have_pillars(g)
    )


def _turns_follow_the_order(g: Tekhenu) -> bool:
    """4: each player takes one turn a round, in turn order."""
    to_come = turns_to_come(g)
    active = g.turn[ACTIVE]
    if not is_in_round(g):
        return not to_come and active == NOTHING
    before = g.order[: g.heads - len(to_come)]
    if g.round == 0 or g.order != before + to_come:
        return False
    return active == NOTHING or (len(before) > 0 and active == before[-1])


def _questions_come_first(g: Tekhenu) -> bool:
    """A god's action waits behind another question only for B07, B08 and what they bring."""
    if waits(g, DieAction) and g.turn[TURN_PREPARED]:
        return False
    if waits(g, ChooseMarkerToRaise):
        return True
    for step in g.agenda[:-1]:
        if isinstance(step, TurnChoice) and step.paid_god() >= 0:
            is_refreshed = isinstance(step, ThothAction) and step.refreshed != 0
            if not is_refreshed and not g.milestones[step.seat] & ACTION_REACHED:
                return False
    return True


def _dice_fit_the_round(g: Tekhenu) -> bool:
    """2.4, 4: each turn takes one die, each rotation refills the wheel.

    Botankhamun may have had empty turns (A89).
    """
    expected = dice_taken_since_maat(g)
    for head in range(g.heads):
        held = len(g.left_pan[head]) + len(g.right_pan[head]) + len(g.below[head])
        if has_die_in_hand(g) and g.turn[ACTIVE] == head:
            held += 1
        if held > expected[head] or (held < expected[head] and not g.is_bot(head)):
            return False
    on_wheel = sum([len(dice) for dice in g.wheel])
    usual = g.rules.dice_per_sector * GODS - dice_missing_on_the_wheel(g)
    return on_wheel == usual or (g.heads > g.players and on_wheel > usual)


def _markers_fit_the_arrow(g: Tekhenu) -> bool:
    """2.2: the markers lie where they were put at the start, until their scoring."""
    start = g.arrow - rotations(g)
    weighed = weighings(g)
    a = (start + g.rules.markers[0]) % GODS if weighed < MARKER_A_SCORES else NOTHING
    b = (start + g.rules.markers[1]) % GODS if weighed < MARKER_B_SCORES else NOTHING
    return g.marker_a == a and g.marker_b == b


def _milestones_fit_the_track(g: Tekhenu) -> bool:
    """6.4, A15: whoever has passed a milestone has its reward, and those before it."""
    rules = g.rules
    spaces = [
        (rules.gold_milestone, GOLD_REACHED),
        (rules.scribe_milestone, SCRIBE_REACHED),
        (rules.action_milestone, ACTION_REACHED),
    ]
    for head in range(g.heads):
        if g.is_bot(head):
            if g.milestones[head]:
                return False
            continue
        passed = [space for space, bit in spaces if g.milestones[head] & bit]
        furthest = max([g.happiness[head], *passed])
        if any(space <= furthest and not g.milestones[head] & bit for space, bit in spaces):
            return False
    return True


def _market_is_dealt(g: Tekhenu) -> bool:
    """3 step 7, A82: cards lie in cells of their kind; between turns no cell is empty for long."""
    reached = [least for least in g.rules.opens if least <= max(g.population)]
    if g.open_sections < len(reached):
        return False
    is_refilled = g.turn[ACTIVE] == NOTHING and not waits(g, RefillMarket, RefillMarketOutsideTurn)
    for section in range(g.open_sections):
        kinds = g.rules.cell_kinds[section]
        cells = g.market[section] or (EMPTY,) * len(kinds)
        for kind, card in zip(kinds, cells, strict=True):
            if card == EMPTY:
                if is_refilled and g.decks[kind]:
                    return False
            elif card // DECK != kind:
                return False
    return True


def _cards_belong_to_the_game(g: Tekhenu) -> bool:
    """3 steps 7 and 9: some cards stay in the box; starting cards go back to it."""
    removed = g.rules.removed[g.players]
    for card, count in enumerate(cards_in_sight(g)):
        if count and removed[card // DECK] >> card % DECK & 1:
            return False
    if g.round > 0 and (g.startings or any(g.chosen) or any(g.drawn_cards)):
        return False
    held = [card for card in g.destiny if card != NOTHING]
    return len(set(held)) == len(held)


def _pieces_fit_the_turns(g: Tekhenu) -> bool:
    """4.1: pieces are placed in turns, apart from what the set-up gives."""
    taken = turns_taken(g)
    for seat in range(g.players):
        pieces = g.built[seat] + g.statues[seat] + g.pillars[seat].bit_count()
        if pieces > STARTING_WORKS + taken[seat] * PIECES_PER_TURN:
            return False
        if taken[seat] == 0 and pieces > g.works[seat].bit_count():
            return False
    return True


def _places_are_in_play(g: Tekhenu) -> bool:
    """6.1, 8.3: fewer places beside the temple and at the gods with fewer players."""
    if g.building_spaces() & ~g.rules.open_spaces[g.players]:
        return False
    return all(g.free_statue_spaces(god) >= 0 for god in range(GODS))


def _gold_is_taken_by_builders(g: Tekhenu) -> bool:
    """6.1, A22: the first one to build at a spot takes its gold."""
    built = g.taken_people_spaces()
    row = [(g.rules.gold_row - 1) * GOODS + column for column in range(GOODS)]
    if any(g.taken_works() >> work & 1 for work in row):
        built |= 1 << GOLD_ROW
    return g.gold_spots ^ built == ALL_GOLD


def _tiles_have_pillars(g: Tekhenu) -> bool:
    """6.2: each tile bears a pillar, once its ability is used; the row has no gaps."""
    pillars = 0
    for mask in g.pillars:
        pillars |= mask
    for step in g.agenda:
        if isinstance(step, PlacePillar):
            pillars |= 1 << step.cell
    if any(g.tiles[cell] >= 0 and not pillars >> cell & 1 for cell in range(len(g.tiles))):
        return False
    return waits(g, ShiftRaRow) or not g.tile_deck or all(tile >= 0 for tile in g.row)
