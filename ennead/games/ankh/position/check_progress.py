"""Checks of whatever is in progress: set-up, action, event, Conflict or Battle."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.step import Step
from ennead.games.ankh.position.fields import require
from ennead.games.ankh.position.write import write
from ennead.games.ankh.rules import (
    battle_cards,
    battle_relocation,
    battle_resolution,
    caravan,
    conflict,
    gods,
)
from ennead.games.ankh.rules.battle_aftermath import EndOfBattle
from ennead.games.ankh.rules.deaths import ReturnDead
from ennead.games.ankh.rules.forgotten_gods import ForgetGods
from ennead.games.ankh.rules.guardians import ChooseFacing, MummyReturns
from ennead.games.ankh.rules.merging import DismissGuardian, MergeGods
from ennead.games.ankh.rules.move import ChooseMover, MoveTo, Shove
from ennead.games.ankh.rules.setup import DealGods, PickGod, clear_table
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.rules.summon import ChooseAllowance, ChooseSummon, PlaceFigure, SummonFigures
from ennead.games.ankh.rules.turn import AfterAction, ResetMarker, Turn
from ennead.games.ankh.vocabulary import grid, names
from ennead.games.ankh.vocabulary.grid import HEX_NAMES
from ennead.games.ankh.vocabulary.names import AMUN, OBELISK_ATTUNED, TURN_ACTION_NAMES

_DECIDED_AT_SETUP: Final = ("scenario", "first", "active", "gods", "ranks", "guardians")
_OF_THE_SCENARIO: Final = ("camels", "tokens", "cities")
CONFLICT: Final = (conflict.NextRegion, conflict.EndOfConflict)
RELOCATION: Final = (
    battle_relocation.NextRelocation,
    battle_relocation.Relocate,
    battle_relocation.RelocateTo,
)
_SUMMONING: Final = (ChooseSummon, PlaceFigure, ChooseAllowance)
_IN_PROGRESS: Final[list[tuple[str, str, tuple[type[Step[Any]], ...]]]] = [
    ("moved", "moved", (ChooseMover, MoveTo, Shove, *RELOCATION)),
    ("allowances", "ordinary", _SUMMONING),
    ("allowances", "underworld", _SUMMONING),
    ("allowances", "pyramids", _SUMMONING),
    ("laid", "laid", (caravan.NextCamel, caravan.KeepToken)),
    ("tiebreaker", "tiebreaker", CONFLICT),
    ("tiebreaker_up", "tiebreaker_up", CONFLICT),
    ("amun_up", "amun_up", CONFLICT),
    ("battle", "arena", (EndOfBattle,)),
    ("battle.rotation", "rotation", RELOCATION),
    ("battle.dead", "dead", (ReturnDead,)),
]
"""Field, attribute, and the steps one of which must be on the agenda if the value has changed."""


def waits(g: Ankh, *kinds: type[Step[Any]]) -> bool:
    """Whether a step of one of these kinds is on the agenda."""
    return any(isinstance(step, kinds) for step in g.agenda)


def check_setup(g: Ankh) -> None:
    """Nothing has been done yet, and only what the set-up decides can be known."""
    empty = g.fork()
    clear_table(empty)
    empty.followers = g.followers
    expected = write(empty)
    for name, value in write(g).items():
        known = name in _DECIDED_AT_SETUP + _OF_THE_SCENARIO or value == expected[name]
        require(known, f"{name}: PlaceScenario comes before anything is on the board or done")
    missing = [seat for seat, god in enumerate(g.gods) if god == NOBODY]
    picking = sorted(step.seat for step in g.agenda if isinstance(step, PickGod))
    if waits(g, DealGods) and g.config.options["gods"] != "chosen":
        require(len(missing) == len(g.gods), "gods: none is known before they are dealt")
    else:
        require(picking == missing, f"agenda: PickGod must be there for the seats {missing}")


def check_progress(g: Ankh) -> None:
    require(NOBODY not in g.gods, "gods: a seat has no god, but the game has begun")
    require(g.turns or waits(g, Turn), "turn must be 1 or more once the game has begun")
    empty = g.fork()
    clear_table(empty)
    for name, attribute, steps in _IN_PROGRESS:
        as_at_start = getattr(g, attribute) == getattr(empty, attribute)
        require(as_at_start or waits(g, *steps), f"{name}: no step on the agenda needs this")
    _check_markers(g)
    _check_action(g)
    _check_caravan(g)
    _check_conflict(g)
    if waits(g, EndOfBattle):
        require(g.arena != NOBODY, "battle is missing, but the agenda has EndOfBattle")
        _check_cards(g)
        _check_relocation(g)
        _check_deaths(g)


def _check_markers(g: Ankh) -> None:
    """A marker on its last space has triggered an event or is about to."""
    acted = [step.turn_action for step in g.agenda if isinstance(step, AfterAction)]
    reset = [step.turn_action for step in g.agenda if isinstance(step, ResetMarker)]
    for kind, name in enumerate(TURN_ACTION_NAMES):
        last = g.markers[kind] == g.rules.needed[kind][g.config.players]
        right = kind in acted or last == (kind in reset)
        require(right, f"markers.{name} triggers an event on its last space, and only there")
        require(g.markers[kind] or kind not in acted, f"markers.{name} must have moved")


def _check_action(g: Ankh) -> None:
    god = g.lead[g.active]
    for space in g.moved:
        own = g.is_figure(space) and g.owner_at(space) == god
        if waits(g, *RELOCATION):
            own = g.is_figure(space) and g.has_power(g.owner_at(space), OBELISK_ATTUNED)
        require(own, f"moved: no figure of seat {god} stands on {HEX_NAMES[space]}")
    begun = g.fork()
    SummonFigures(g.active).run(begun)
    granted = g.underworld <= begun.underworld and set(g.pyramids) <= set(begun.pyramids)
    require(granted, f"allowances: seat {god} does not have all of these")
    for step in g.agenda:
        if isinstance(step, (ChooseFacing, gods.GiveSunToken)):
            kind, who = g.kind_at(step.space), g.lead[step.seat]
            free = g.has_ability(who, names.RA) and g.suns_left() and step.space not in g.suns
            right = kind == names.SCORPION if isinstance(step, ChooseFacing) else free
            right = right and kind >= names.WARRIOR and g.owner_at(step.space) == who
            where = HEX_NAMES[step.space]
            require(right, f"agenda: {type(step).__name__} is not for a figure on {where}")


def _check_caravan(g: Ankh) -> None:
    """Lay the camels again, which also finds the caravans that are still possible."""
    top = g.agenda[-1]
    if isinstance(top, (caravan.NextCamel, caravan.KeepToken)):
        again = g.fork()
        again.laid = ()
        again.caravans = caravan.candidates(again)
        again.agenda = [caravan.CamelCaravan(top.seat)]
        for side in g.laid:
            possible = any(side in path for path in again.caravans)
            require(possible, "laid: no legal caravan has these sides")
            caravan.lay(again, top.seat, side)
        reached = type(again.agenda[-1])
        require(reached is type(top), f"laid: these sides lead to {reached.__name__}")
        g.caravans = again.caravans
    for step in g.agenda:
        if isinstance(step, (caravan.SwapToken, caravan.SwapWith)):
            regions = {g.tokens.index(token) for token in step.fields()[1:] if token in g.tokens}
            ends = [grid.SIDE_SPACES[side] for side in g.camels]
            parted = regions in [{g.regions.region[a], g.regions.region[b]} for a, b in ends]
            parted = parted and len(regions) == 2 and g.regions.count > 2
            require(parted, f"agenda: {type(step).__name__} needs two new regions and another one")


def _check_conflict(g: Ankh) -> None:
    resolving = waits(g, *CONFLICT)
    holder = g.lead[g.active] if resolving else NOBODY
    require(g.tiebreaker == holder, f"tiebreaker: seat {holder}, whose turn it is, holds it")
    require(g.amun_up or g.god_with_ability(AMUN) != NOBODY, "amun_up: only Amun turns his token")
    goes_on = g.events_done < len(g.rules.events) or resolving or waits(g, conflict.Conflict)
    require(goes_on, f"events: after {g.events_done} the game would be over")
    over = g.conflicts - 1 if resolving else g.conflicts
    merged = len(set(g.lead)) < g.config.players
    in_time = over >= g.rules.merging and not waits(g, MergeGods)
    require(in_time or not merged, f"lead: gods merge after Conflict {g.rules.merging}, not {over}")
    in_time = over >= g.rules.forgetting and not waits(g, ForgetGods)
    after = g.rules.forgetting
    require(
        in_time or not g.forgotten, f"forgotten: that happens after Conflict {after}, not {over}"
    )
    for step in g.agenda:
        pair = not isinstance(step, DismissGuardian) or g.is_merged(step.seat)
        require(pair, "agenda: DismissGuardian is only for a merged pair")


def _check_cards(g: Ankh) -> None:
    """Every god of the Battle has played its cards once they are revealed, and not before."""
    present = g.present(g.arena)
    enough = len(g.fighters) > 1 and set(present) <= set(g.fighters)
    enough = enough and (len(present) == len(g.fighters) or not waits(g, battle_cards.Plagues))
    require(enough, f"battle.fighters: the seats {present} have figures in the region")
    amun = g.god_with_ability(AMUN)
    unseen = waits(g, battle_cards.PlayCards)
    if g.doubled:
        announced = amun in g.fighters and g.doubled == 1 << amun and not g.amun_up
        announced = announced and not waits(g, battle_cards.OfferSecondCard, gods.AnnounceTwoCards)
        announced = announced and (not unseen or g.hands[amun].bit_count() > 1)
        require(announced, "battle.doubled: only Amun plays two cards, if he has announced it")
    for god, played in enumerate(g.played):
        due = 0 if unseen or god not in g.fighters else 1 + (g.doubled >> god & 1)
        right = played.bit_count() == due and not played & g.hands[god]
        require(right, f"battle.played: seat {god} has played {due} cards, not in its hand now")
    revealed = present if isinstance(g.agenda[-1], battle_cards.PlagueDeaths) else []
    bidders = [god for god, bid in enumerate(g.bids) if bid != NOBODY]
    require(bidders == revealed, f"battle.bids: the seats {revealed} have bid, not {bidders}")


def _check_relocation(g: Ankh) -> None:
    for god in g.rotation:
        attuned = god in g.fighters and g.has_power(god, OBELISK_ATTUNED)
        attuned = attuned and g.rotation.count(god) == 1
        require(attuned, f"battle.rotation: it is not for seat {god} to relocate figures")
    for step in g.agenda:
        if isinstance(step, (battle_relocation.Relocate, battle_relocation.RelocateTo)):
            first = g.rotation[:1] == (step.seat,)
            require(first, f"battle.rotation: seat {step.seat} must be the first of it")


def _check_deaths(g: Ankh) -> None:
    for space in g.safe:
        owner = g.owner_at(space)
        safe = owner in g.fighters and space in g.figures_in(owner, g.arena)
        safe = safe and not waits(g, battle_cards.Floods)
        safe = safe and (
            owner in battle_cards.players_of(g, names.FLOOD) or g.has_ability(owner, names.ISIS)
        )
        require(safe, f"battle.safe: nothing protects a figure on {HEX_NAMES[space]}")
    returning = [step.seat for step in g.agenda if isinstance(step, MummyReturns)]
    for god, fallen in enumerate(g.fallen):
        dead = len([code for code in g.dead if (code >> names.OWNER_SHIFT) - 1 == god])
        possible = fallen >= dead and (god in g.fighters and not waits(g, battle_cards.Plagues))
        require(possible or not fallen + dead, f"battle.fallen: seat {god} has lost {dead} by now")
        mummies = g.guardians[god * names.GUARDIANS + names.MUMMY - names.CAT_MUMMY]
        back = returning.count(god) <= min(mummies, fallen)
        require(back, f"agenda: MummyReturns needs a dead Mummy in the pool of seat {god}")
    known = not waits(g, battle_resolution.Resolution, battle_resolution.Tiebreak)
    known = known and g.winner in g.fighters and g.winner in g.present(g.arena)
    require(known or g.winner == NOBODY, f"battle.winner: seat {g.winner} cannot have won yet")
