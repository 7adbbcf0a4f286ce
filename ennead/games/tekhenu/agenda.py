"""What may still be to do in a position: steps in the order in which a game comes to them."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.tekhenu.deed import Deed, GodAfterwards, LayDie
from ennead.games.tekhenu.die import Dye, SetFace
from ennead.games.tekhenu.draft import Draft, Treat
from ennead.games.tekhenu.performing import Bonus, Bonuses
from ennead.games.tekhenu.state import ACTIVE, TURN_DIE, Tekhenu
from ennead.games.tekhenu.turn import EndTurn, LastBlessings, Turn

_PHASES: Final = [
    "LastBlessings",
    "EndTurn RefillMarket",
    "SetUp",
    "DealDecrees",
    "KeepDecrees",
    "ShowStarting",
    "PickStarting",
    "FirstOrder",
    "Rotate",
    "Maat",
    "Faith",
    "Weigh",
    "MiddleScoring FinalScoring",
    "AskEdict",
    "UseEdicts",
    "ScoreBoard",
    "Bread",
    "AfterMaat",
    "BotDestiny DestinyPick",
    "FirstGains",
    "StartingGain DestinyReward",
    "BuildPyramid",
    "MaatEnded",
    "RevealDecrees",
    "ChooseDecrees",
    "OrderPoints",
    "Finish",
    "RefillWheel",
    "Turn BotTurn",
    "Round EndOfRound",
]
"""In this order; what is not named here belongs to an action and comes before all of them."""
_RANKS: Final = {name: i + 1 for i, names in enumerate(_PHASES) for name in names.split()}
_LAST: Final = len(_PHASES)


def check_agenda(g: Tekhenu) -> None:
    """Refuse an agenda that no game comes to, or that does not fit the turn in hand."""
    agenda: list[Step[Any]] = g.agenda[::-1]
    if g.over:
        if agenda:
            raise BadPosition("agenda: nothing is left to do when the game is over")
        return
    names = [type(step).__name__ for step in agenda]
    ranks = [_RANKS.get(name, 0) for name in names]
    if ranks.count(_LAST) != 1 or ranks[-1] != _LAST:
        raise BadPosition("agenda: the last step, and no other, must be Round or EndOfRound")
    for i in range(1, len(ranks)):
        if ranks[i] < ranks[i - 1]:
            raise BadPosition(f"agenda: {names[i]} cannot come after {names[i - 1]}")
    for step in agenda:
        _check_seat(g, step)
        _check_turn(g, step)
    alone = g.heads > g.players
    if alone and not g.pyramid and not {"SetUp", "BuildPyramid"} & set(names):
        raise BadPosition("pyramid: Botankhamun needs his ten tiles, and none are named")
    turns = [g.order.index(step.seat) for step in agenda if isinstance(step, Turn)]
    if sorted(set(turns)) != turns:
        raise BadPosition("agenda: turns are taken once each, in the turn order")


def _check_seat(g: Tekhenu, step: Step[Any]) -> None:
    seat = getattr(step, "seat", 0)
    most = g.heads if isinstance(step, (Bonus, Bonuses)) else g.players
    if seat >= most:
        raise BadPosition(f"agenda: there is no seat {seat}")
    if isinstance(step, Bonuses) and step.heads >> g.heads:
        raise BadPosition(f"agenda: there are only {g.heads} to be paid by statues")


def _check_turn(g: Tekhenu, step: Step[Any]) -> None:
    """Drafting needs a player whose turn it is, what follows needs his die."""
    drafting = isinstance(step, (Draft, EndTurn, LastBlessings))
    with_die = isinstance(step, (Treat, Deed, GodAfterwards, LayDie, SetFace, Dye))
    if not drafting and not with_die:
        return
    name = type(step).__name__
    if g.turn[ACTIVE] != getattr(step, "seat", 0):
        raise BadPosition(f"agenda: {name} belongs to the turn of another seat")
    if with_die and g.turn[TURN_DIE] < 0:
        raise BadPosition(f"agenda: {name} needs a die in hand")
