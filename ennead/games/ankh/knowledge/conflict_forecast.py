"""The view of a region: each god's strength there, and what a Conflict now would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.games.ankh.rules.battle_cards import PlayCards, cards_in
from ennead.games.ankh.rules.gods import has_radiant_figure
from ennead.games.ankh.rules.guardians import beside_androsphinx
from ennead.games.ankh.rules.monuments import majorities
from ennead.games.ankh.rules.region_names import part_of
from ennead.games.ankh.rules.rewards import has_city
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.rules.strength import (
    attuned_temples,
    base_strength,
    strength_of_cards,
    trapped_strength,
)
from ennead.games.ankh.vocabulary.events import (
    FOR_CITY,
    FOR_DOMINATION,
    FOR_MAJORITY,
    FOR_RADIANCE,
    SOURCE,
)
from ennead.games.ankh.vocabulary.grid import HEX_NAMES
from ennead.games.ankh.vocabulary.names import (
    AMUN,
    FIGURE,
    MONUMENT,
    MONUMENT_NAMES,
    NEUTRAL,
    PART,
)

if TYPE_CHECKING:
    from ennead.games.ankh.knowledge.view import (
        FigureStrength,
        ForecastView,
        RegionView,
        StrengthView,
    )


def region_view(g: Ankh, token: int) -> RegionView:
    region = g.region_with(token)
    strength = [_strength(g, god, region) for god in g.present(region)]
    return {
        "token": token,
        "part": PART.name(part_of(g, region)),
        "land": g.regions.land_names(region),
        "water": g.regions.water_names(region),
        "gods": [side["god"] for side in strength],
        "monuments": _monuments(g, region),
        "strength": strength,
        "forecast": _forecast(g, region, strength),
    }


def _monuments(g: Ankh, region: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {name: {} for name in MONUMENT_NAMES}
    for space in g.monuments:
        if g.regions.region[space] == region:
            owner = g.owner_at(space)
            who = "neutral" if owner == NEUTRAL else str(owner)
            of_kind = found[MONUMENT.name(g.kind_at(space))]
            of_kind[who] = of_kind.get(who, 0) + 1
    return found


def _strength(g: Ankh, god: int, region: int) -> StrengthView:
    fighting = region == g.arena
    cards = strength_of_cards(g, g.played[god]) if fighting else 0
    figures = [_figure(g, god, space) for space in g.figures_in(god, region)]
    temples = attuned_temples(g, god, region)
    bonus = g.rules.temple_strength * len(temples)
    total = sum([figure["strength"] for figure in figures]) + bonus + cards
    return {
        "god": god,
        "figures": figures,
        "temples": [HEX_NAMES[space] for space in temples],
        "temple_strength": bonus,
        "cards": cards,
        "total": total,
        "highest": total if fighting and g.played[god] else total + _best_cards(g, god, fighting),
    }


def _figure(g: Ankh, god: int, space: int) -> FigureStrength:
    base = base_strength(g, god, space)
    trapped = trapped_strength(g, god, space)
    neutralised = beside_androsphinx(g, god, space)
    return {
        "hex": HEX_NAMES[space],
        "kind": FIGURE.name(g.kind_at(space)),
        "strength": 0 if neutralised else base + trapped,
        "base": base,
        "trapped": trapped,
        "neutralised": neutralised,
    }


def _best_cards(g: Ankh, god: int, fighting: bool) -> int:
    """What the strongest card in hand adds; for Amun the two strongest if he may play two.

    Once the cards of a Battle are chosen, it is known whether he plays two in it.
    """
    worth = sorted([g.rules.card_strength[card] for card in cards_in(g.hands[god])])
    two = g.has_ability(god, AMUN) and g.amun_up
    if fighting and isinstance(g.simultaneous, PlayCards):
        two = g.doubled >> god & 1 == 1
    return sum(worth[-2:] if two else worth[-1:])


def _forecast(g: Ankh, region: int, strength: list[StrengthView]) -> list[ForecastView]:
    if not strength:
        return []
    alone = len(strength) == 1
    totals = [side["total"] for side in strength]
    best = max(totals)
    paid = majorities(g, region)
    found: list[ForecastView] = []
    for side in strength:
        god = side["god"]
        points = {FOR_MAJORITY + kind - 1: 1 for kind in paid[god]}
        if alone:
            points[FOR_DOMINATION] = 1
            if has_radiant_figure(g, god, region):
                points[FOR_RADIANCE] = 1
            if has_city(g, region):
                points[FOR_CITY] = 1
        found.append(
            {
                "god": god,
                "points": {SOURCE.name(source): worth for source, worth in points.items()},
                "wins": alone or (side["total"] == best and totals.count(best) == 1),
            }
        )
    return found
