"""Whether a game could reach a position that can be played on. Others are marked `constructed`.

No complete proof: what the tracks, the Conflicts so far and the set-up rule out.
"""

from __future__ import annotations

from ennead.games.ankh.position.check_progress import CONFLICT, waits
from ennead.games.ankh.rules.conflict import merging_is_played
from ennead.games.ankh.rules.forgotten_gods import ForgetGods
from ennead.games.ankh.rules.merging import MergeGods
from ennead.games.ankh.rules.setup import PlaceScenario
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.names import ALL_CARDS, CARAVAN


def is_reachable(g: Ankh) -> bool:
    """During the set-up nothing has been done, which `check_setup` checks."""
    if waits(g, PlaceScenario):
        return True
    return (
        g.events_done <= g.turns
        and _regions_follow_from_caravans(g)
        and (g.conflicts > 0 or _before_the_first_conflict(g))
        and _gods_have_merged(g)
        and _gods_are_forgotten(g)
    )


def _conflicts_over(g: Ankh) -> int:
    """The Conflicts that have ended; a game that is over has ended inside the last one."""
    return g.conflicts - 1 if g.over or waits(g, *CONFLICT) else g.conflicts


def _regions_follow_from_caravans(g: Ankh) -> bool:
    """§3.5, §7.2: camels stay, and each caravan cuts off one region with the next token."""
    start = g.ground.scenario
    if not set(start.camels) <= set(g.camels):
        return False
    caravans = g.rules.events[: g.events_done].count(CARAVAN)
    if g.regions.count > start.regions.count + caravans:
        return False
    if sorted(g.tokens) != list(range(1, g.regions.count + 1)):
        return False
    return all(len(lands) >= g.rules.pieces.smallest_region for lands in g.regions.lands)


def _before_the_first_conflict(g: Ankh) -> bool:
    """Devotion, used cards, trapped Warriors and Underworld tokens come from Conflicts."""
    return (
        not any(g.devotion)
        and not g.slots
        and not g.gates
        and all(hand == ALL_CARDS for hand in g.hands)
    )


def _gods_have_merged(g: Ankh) -> bool:
    """K5: after the third Conflict, if enough players began."""
    due = _conflicts_over(g) >= g.rules.merging and not waits(g, MergeGods)
    return not due or not merging_is_played(g) or len(set(g.lead)) < g.config.players


def _gods_are_forgotten(g: Ankh) -> bool:
    """K5: after the fourth Conflict no god is on a red space until the next one begins."""
    due = _conflicts_over(g) >= g.rules.forgetting and not waits(g, ForgetGods, *CONFLICT)
    return not due or g.over or all(g.devotion[god] > g.rules.last_red for god in g.ranks)
