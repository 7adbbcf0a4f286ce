"""Checks the agenda of a position: its steps must be playable in this order."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.tekhenu.position.check_supplies import check_supplies
from ennead.games.tekhenu.position.progress import ROUNDS_PER_MAAT
from ennead.games.tekhenu.rules import (
    botankhamun,
    decrees,
    destiny_cards,
    maat,
    market,
    scoring,
    setup,
    starting_cards,
    turn,
    wheel,
)
from ennead.games.tekhenu.rules.die import DyeDie, SetFace
from ennead.games.tekhenu.rules.die_action import (
    BlessingsBetweenActions,
    DieAction,
    LayDie,
    MainAction,
    TreatForbiddenDie,
)
from ennead.games.tekhenu.rules.draft import Draft
from ennead.games.tekhenu.rules.horus_bonus import HorusBonus, HorusBonuses
from ennead.games.tekhenu.rules.state import ACTIVE, TURN_DIE, Tekhenu
from ennead.games.tekhenu.rules.turn import BlessingsAtTurnEnd, EndTurn

_PHASES: Final[list[list[type[Step[Any]]]]] = [
    [turn.BlessingsAtTurnEnd],
    [turn.EndTurn, market.RefillMarket],
    [setup.SetUp],
    [starting_cards.DealDecrees],
    [starting_cards.KeepDecrees],
    [starting_cards.ShowStartingCards],
    [starting_cards.PickStartingCard],
    [starting_cards.FirstTurnOrder],
    [wheel.RotateWheel],
    [maat.Maat],
    [maat.PlaceFaith],
    [maat.Weigh],
    [scoring.FirstScoring, scoring.FinalScoring],
    [decrees.AskEdict],
    [decrees.UseEdicts],
    [scoring.ScoreBoard],
    [scoring.PayBread],
    [maat.ClearScales],
    [destiny_cards.BotDestiny, destiny_cards.PickDestiny],
    [starting_cards.SetUpGains],
    [starting_cards.StartingCardGain, destiny_cards.DestinyReward],
    [botankhamun.BuildPyramid],
    [maat.EndOfMaat],
    [decrees.RevealDecrees],
    [decrees.ChooseDecrees],
    [scoring.TurnOrderPoints],
    [scoring.EndGame],
    [wheel.RefillWheel],
    [turn.Turn, botankhamun.BotTurn],
    [turn.Round, turn.EndOfRound],
]
"""Steps between actions, in game order. All others belong to an action and come before these."""
_RANKS: Final = {step: i + 1 for i, steps in enumerate(_PHASES) for step in steps}
_LAST: Final = len(_PHASES)
_MAAT: Final = _RANKS[maat.Maat]
_DESTINY: Final = _RANKS[destiny_cards.PickDestiny]
_ENDING: Final = (maat.Maat, maat.PlaceFaith, maat.Weigh, scoring.FinalScoring, scoring.EndGame)
"""Steps that lead to the end of the game after the last round."""

_DRAFTING: Final = (Draft, EndTurn, BlessingsAtTurnEnd)
"""Steps of a player whose turn it is."""
_WITH_DIE: Final = (
    TreatForbiddenDie,
    DieAction,
    MainAction,
    LayDie,
    BlessingsBetweenActions,
    SetFace,
    DyeDie,
)
"""Steps of a player who has taken a die this turn."""


def check_agenda(g: Tekhenu) -> None:
    """Reject an agenda that cannot be played on, or that does not fit the current turn."""
    agenda: list[Step[Any]] = g.agenda[::-1]
    if g.over:
        if agenda:
            raise BadPosition("agenda must be empty once the game is over")
        return
    _check_order(agenda)
    for step in agenda:
        _check_seat(g, step)
        _check_turn(g, step)
    is_pyramid_due = any(isinstance(s, (setup.SetUp, botankhamun.BuildPyramid)) for s in agenda)
    if g.heads > g.players and not g.pyramid and not is_pyramid_due:
        raise BadPosition("pyramid: Botankhamun needs his ten tiles, and none are named")
    _check_round(g, agenda)
    check_supplies(g, agenda)


def _check_order(agenda: list[Step[Any]]) -> None:
    ranks = [_RANKS.get(type(step), 0) for step in agenda]
    if ranks.count(_LAST) != 1 or ranks[-1] != _LAST:
        raise BadPosition("agenda: the last step, and no other, must be Round or EndOfRound")
    for i in range(1, len(ranks)):
        if ranks[i] < ranks[i - 1]:
            before, after = type(agenda[i - 1]).__name__, type(agenda[i]).__name__
            raise BadPosition(f"agenda: {after} cannot come after {before}")


def _check_round(g: Tekhenu, agenda: list[Step[Any]]) -> None:
    """4: turns are taken in rounds, a Maat phase ends every fourth, and the last ends the game."""
    if isinstance(agenda[-1], turn.EndOfRound):
        if g.round == 0:
            raise BadPosition("agenda: EndOfRound ends a round, but round is 0")
        return
    first = next(rank for rank in [_RANKS.get(type(step), 0) for step in agenda] if rank)
    if g.round < ROUNDS_PER_MAAT and _MAAT <= first < _DESTINY:
        raise BadPosition(f"agenda: the first Maat phase follows round {ROUNDS_PER_MAAT}")
    if g.round == g.rules.rounds and not any(isinstance(step, _ENDING) for step in agenda):
        raise BadPosition(f"agenda: no round follows round {g.rules.rounds}")


def _check_seat(g: Tekhenu, step: Step[Any]) -> None:
    seat = getattr(step, "seat", 0)
    most = g.heads if isinstance(step, (HorusBonus, HorusBonuses)) else g.players
    if seat >= most:
        raise BadPosition(f"agenda: there is no seat {seat}")
    if isinstance(step, HorusBonuses) and step.heads >> g.heads:
        raise BadPosition(f"agenda: statues can pay only {g.heads} players")


def _check_turn(g: Tekhenu, step: Step[Any]) -> None:
    with_die = isinstance(step, _WITH_DIE)
    if not with_die and not isinstance(step, _DRAFTING):
        return
    name = type(step).__name__
    if g.turn[ACTIVE] != getattr(step, "seat", 0):
        raise BadPosition(f"agenda: {name} belongs to the turn of another seat")
    if with_die and g.turn[TURN_DIE] < 0:
        raise BadPosition(f"agenda: {name} needs a die in hand")
