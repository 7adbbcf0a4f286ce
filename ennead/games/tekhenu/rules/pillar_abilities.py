"""Abilities of pillar tiles: one object for each (6.2 step 6, 8.5)."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind
from ennead.games.tekhenu.data.ruleset import ABILITY_NAMES, NO_ABILITY
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.feasibility import OR_LOWER, Purse, can_perform
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.market import draw_decree
from ennead.games.tekhenu.rules.population import RaiseMarker
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import ASK_ABILITY, DECLINE, USE
from ennead.games.tekhenu.vocabulary.events import ABILITY_WORKS, FROM_ABILITY
from ennead.games.tekhenu.vocabulary.names import (
    FAITH,
    GOLD,
    HAPPINESS,
    HORUS,
    OSIRIS,
    POPULATION,
    RA,
    SCRIBE,
    THOTH,
)


class LaidTile:
    """A tile that has just been laid, with what an ability may count."""

    def __init__(self, seat: int, tile: int, cell: int, lines: int, edges: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell
        self.lines = lines
        """Buildings in its row and column."""
        self.edges = edges
        """Edges that match what adjoins them."""

    def amount(self, g: Tekhenu) -> int:
        """The number printed with the tile's ability."""
        return g.rules.tile_amount[self.tile]


class Ability:
    """An ability that takes effect at once, before the pillar is placed."""

    def take_effect(self, g: Tekhenu, laid: LaidTile) -> None:
        g.tell(ABILITY_WORKS, laid.seat, laid.tile)
        self.reward(g, laid)

    def reward(self, g: Tekhenu, laid: LaidTile) -> None:
        """What the owner gains at once."""

    def before_pillar(self, laid: LaidTile) -> list[Step[Tekhenu]]:
        """Steps to run before the pillar is placed."""
        return []

    def after_pillar(self, g: Tekhenu, laid: LaidTile) -> list[Step[Tekhenu]]:
        """Steps to run once the pillar is placed and before the row of tiles shifts."""
        return []


class NoAbility(Ability):
    """P22-P27, and any tile whose background does not match the light."""

    def take_effect(self, g: Tekhenu, laid: LaidTile) -> None:
        pass


class RaiseMarkerAbility(Ability):
    """P01, P03: population or happiness rises; the pillar is already placed (A75)."""

    def __init__(self, marker: int) -> None:
        self.marker = marker

    def after_pillar(self, g: Tekhenu, laid: LaidTile) -> list[Step[Tekhenu]]:
        return [RaiseMarker(laid.seat, self.marker, laid.amount(g))]


class TokenAbility(Ability):
    """P02, P16-P18: scribes or gold."""

    def __init__(self, token: int) -> None:
        self.token = token

    def reward(self, g: Tekhenu, laid: LaidTile) -> None:
        gain(g, laid.seat, self.token, laid.amount(g))


class PointsAbility(Ability):
    """P07-P09: points."""

    def reward(self, g: Tekhenu, laid: LaidTile) -> None:
        score(g, laid.seat, laid.amount(g), FROM_ABILITY)


class EdgesAbility(Ability):
    """P04, P05: more points for each matching edge, in a corner too (A12)."""

    def reward(self, g: Tekhenu, laid: LaidTile) -> None:
        score(g, laid.seat, laid.amount(g) * laid.edges, FROM_ABILITY)


class LinesAbility(Ability):
    """P06: more points for each building in the row and column."""

    def reward(self, g: Tekhenu, laid: LaidTile) -> None:
        score(g, laid.seat, laid.amount(g) * laid.lines, FROM_ABILITY)


class GodActionAbility(Ability):
    """P10-P12, P15: a god's action with a fixed value, which may be declined (A48)."""

    def __init__(self, god: int, how: int) -> None:
        self.god = god
        self.how = how

    def take_effect(self, g: Tekhenu, laid: LaidTile) -> None:
        """Nothing yet: the player is asked first."""

    def before_pillar(self, laid: LaidTile) -> list[Step[Tekhenu]]:
        return [OptionalAbility(laid.seat, laid.tile)]


class DecreeAbility(Ability):
    """P13, P14: the top decree of the deck."""

    def reward(self, g: Tekhenu, laid: LaidTile) -> None:
        for _ in range(laid.amount(g)):
            draw_decree(g, laid.seat)


class CellAbility(Ability):
    """P19-P21: resources and faith of the covered cell once more; no points or scribes (A13)."""

    def reward(self, g: Tekhenu, laid: LaidTile) -> None:
        gains = g.rules.cell_gain[laid.cell]
        for token in range(FAITH + 1):
            if token <= GOLD or token == FAITH:
                gain(g, laid.seat, token, gains[token])


ABILITIES: Final[list[Ability]] = [
    NoAbility(),
    RaiseMarkerAbility(POPULATION),
    RaiseMarkerAbility(HAPPINESS),
    TokenAbility(SCRIBE),
    TokenAbility(GOLD),
    PointsAbility(),
    EdgesAbility(),
    LinesAbility(),
    GodActionAbility(THOTH, 0),
    GodActionAbility(HORUS, OR_LOWER),
    GodActionAbility(OSIRIS, 0),
    DecreeAbility(),
    CellAbility(),
]
"""In the order of `ABILITY_NAMES` in data/ruleset.py."""
assert len(ABILITIES) == len(ABILITY_NAMES)


class OptionalAbility(TurnChoice):
    """A48: use the god action that a tile offers, or decline it."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.tile)

    def question(self) -> Kind:
        return ASK_ABILITY

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.tile,)

    def answers(self, g: Tekhenu) -> list[Action]:
        ability = self.ability(g)
        value = g.rules.tile_amount[self.tile]
        if not can_perform(g, Purse(g, self.seat), ability.god, value, ability.how):
            return []
        return [USE.only(), DECLINE.only()]

    def may_be_skipped(self) -> bool:
        """A47: skipped where the action is impossible."""
        return True

    def answer(self, g: Tekhenu, action: Action) -> None:
        from ennead.games.tekhenu.rules.god_action import PerformGodAction

        if action.verb is USE:
            ability = self.ability(g)
            value = g.rules.tile_amount[self.tile]
            g.tell(ABILITY_WORKS, self.seat, self.tile)
            g.do(PerformGodAction(self.seat, ability.god, value, ability.how))

    def ability(self, g: Tekhenu) -> GodActionAbility:
        ability = ABILITIES[g.rules.tile_ability[self.tile]]
        assert isinstance(ability, GodActionAbility)
        return ability


def ability_of(g: Tekhenu, seat: int, tile: int) -> Ability:
    """6.2 step 6: a tile's ability if its background matches the light, or always with T09."""
    if g.rules.tile_light[tile] == g.light(RA) or _works_in_any_light(g, seat):
        return ABILITIES[g.rules.tile_ability[tile]]
    return ABILITIES[NO_ABILITY]


def _works_in_any_light(g: Tekhenu, seat: int) -> bool:
    """T09: whether the player's tile abilities work in any light."""
    return any(technology.ability_always() for technology in technologies.owned_by(g, seat))
