"""B8, Battle Resolution: strength, winner, rewards, deaths."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind
from ennead.games.ankh.rules.battle_cards import figures_on
from ennead.games.ankh.rules.deaths import kill, mortals
from ennead.games.ankh.rules.devotion import gain
from ennead.games.ankh.rules.followers import receive
from ennead.games.ankh.rules.gods import ProtectFigure, has_enemy_beside
from ennead.games.ankh.rules.region_names import in_words
from ennead.games.ankh.rules.rewards import reward_region
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.rules.strength import (
    strength_of_cards,
    strength_of_figures,
    strength_of_temples,
)
from ennead.games.ankh.vocabulary.actions import ASK_TIEBREAK, BREAK_TIE, DECLINE
from ennead.games.ankh.vocabulary.events import (
    BY_BATTLE,
    FOR_DROUGHT,
    FOR_GLORY,
    FOR_MAGNANIMITY,
    FOR_VICTORY,
    FROM_COMMANDING,
    LOST,
    NOBODY_WON,
    POINTS,
    STRENGTH,
    TIEBREAKER_USED,
    WON,
)
from ennead.games.ankh.vocabulary.names import (
    COMMANDING,
    DESERT,
    DROUGHT,
    GLORIOUS,
    ISIS,
    MAGNANIMOUS,
)


def strength(g: Ankh, god: int) -> int:
    """B8.1: total strength in the Battle, with cards; 0 without a figure here."""
    if not g.figures_in(god, g.arena):
        return 0
    total = strength_of_figures(g, god, g.arena) + strength_of_temples(g, god, g.arena)
    return total + strength_of_cards(g, g.played[god])


class Resolution(Step["Ankh"]):
    """B8.1, B8.2: the single strongest god wins; a tie may be decided by the Tiebreaker."""

    def run(self, g: Ankh) -> None:
        contenders: list[int] = []
        for god in g.fighters:
            if g.figures_in(god, g.arena):
                contenders.append(god)
                tell_strength(g, god)
            else:
                g.tell(STRENGTH, god, 0, 0, 0, 0)
        g.do(Outcome(), Magnanimity(), OfferProtection(), BattleDeaths())
        if not contenders:
            return
        highest = max([strength(g, god) for god in contenders])
        best = [god for god in contenders if strength(g, god) == highest]
        if len(contenders) == 1 or len(best) == 1:
            g.winner = best[0]
        elif g.tiebreaker_up and g.tiebreaker in best:
            g.do(Tiebreak(g.tiebreaker))


def tell_strength(g: Ankh, god: int) -> None:
    """Report the parts of a god's strength."""
    figures = strength_of_figures(g, god, g.arena)
    temples = strength_of_temples(g, god, g.arena)
    cards = strength_of_cards(g, g.played[god])
    g.tell(STRENGTH, god, figures, temples, cards, figures + temples + cards)


class Tiebreak(Choice["Ankh"]):
    """B8.2: the holder, tied for the highest strength, may turn the token face down and win."""

    def question(self) -> Kind:
        return ASK_TIEBREAK

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena], strength(g, self.seat))

    def options(self, g: Ankh) -> list[Action]:
        return [BREAK_TIE.only(), DECLINE.only()]

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is BREAK_TIE:
            g.tiebreaker_up = False
            g.winner = self.seat
            g.tell(TIEBREAKER_USED, self.seat)


class Outcome(Step["Ankh"]):
    """B8.3, B8.4: everyone else has lost; reward the winner."""

    def run(self, g: Ankh) -> None:
        token = g.tokens[g.arena]
        winner = g.winner
        space, part = in_words(g, g.arena)
        if winner == NOBODY:
            g.tell(NOBODY_WON, token, space, part)
        else:
            g.tell(WON, winner, token, margin(g), space, part)
        for god in g.fighters:
            if god != winner:
                g.tell(LOST, god, token, space, part)
        if winner != NOBODY:
            if g.has_power(winner, COMMANDING):
                receive(g, winner, g.rules.commanding, FROM_COMMANDING)
            reward_winner(g, winner)


def margin(g: Ankh) -> int:
    """B8.4: the winner's lead over the strongest other god of the Battle."""
    others = [strength(g, god) for god in g.fighters if god != g.winner]
    return strength(g, g.winner) - max(others)


def reward_winner(g: Ankh, winner: int) -> None:
    """B8.4: one gain of Devotion, with Glorious and Drought."""
    if g.has_power(winner, GLORIOUS) and margin(g) >= g.rules.glorious_margin:
        points = g.rules.glorious_devotion
        g.tell(POINTS, winner, points, FOR_GLORY)
    else:
        points = 1
        g.tell(POINTS, winner, points, FOR_VICTORY)
    if g.played[winner] >> DROUGHT & 1:
        on_desert = len(figures_on(g, winner, DESERT))
        if on_desert:
            g.tell(POINTS, winner, on_desert, FOR_DROUGHT)
            points += on_desert
    reward_region(g, winner, g.arena, points)


class Magnanimity(Step["Ankh"]):
    """B8.5: losers with enough figures here gain Devotion."""

    def run(self, g: Ankh) -> None:
        for god in g.ranks:
            if god not in g.fighters or god == g.winner or not g.has_power(god, MAGNANIMOUS):
                continue
            if len(g.figures_in(god, g.arena)) >= g.rules.magnanimous_figures:
                g.tell(POINTS, god, g.rules.magnanimous_devotion, FOR_MAGNANIMITY)
                gain(g, god, g.rules.magnanimous_devotion)
                if g.over:
                    return


def doomed(g: Ankh) -> list[int]:
    """B8.6: the losers' figures that Flood does not protect."""
    found: list[int] = []
    for god in g.fighters:
        if god != g.winner:
            found += [space for space in mortals(g, god, g.arena) if space not in g.safe]
    found.sort()
    return found


class OfferProtection(Step["Ankh"]):
    """B8.6: ask Isis about each of her figures that would die beside an enemy figure."""

    def run(self, g: Ankh) -> None:
        isis = g.god_with_ability(ISIS)
        if isis in g.fighters:
            g.do(
                *[
                    ProtectFigure(isis, space)
                    for space in doomed(g)
                    if g.owner_at(space) == isis and has_enemy_beside(g, isis, space)
                ]
            )


class BattleDeaths(Step["Ankh"]):
    """B8.6: all deaths happen at once."""

    def run(self, g: Ankh) -> None:
        kill(g, doomed(g), BY_BATTLE)
