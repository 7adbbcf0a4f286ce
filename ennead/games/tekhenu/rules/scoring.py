"""Scoring: both scorings and the end of the game (7.2, 7.3, 10.7)."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.decrees import AskEdict, RevealDecrees, UseEdicts
from ennead.games.tekhenu.rules.feasibility import Purse
from ennead.games.tekhenu.rules.gains import forfeit, score
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.actions import ASK_BREAD, CANNOT_PAY, FEED
from ennead.games.tekhenu.vocabulary.events import (
    BOT_DISTRICT,
    BOT_WON,
    BREAD_PAID,
    DISTRICT_LED,
    FROM_BLESSINGS,
    FROM_BREAD,
    FROM_BUILDING_ROW,
    FROM_DECREES,
    FROM_DISTRICTS,
    FROM_HAPPINESS,
    FROM_ORDER,
    FROM_PRODUCTION,
    FROM_SCRIBES,
    FROM_STATUES,
    FROM_TECHNOLOGIES,
    FROM_TEMPLE,
    SCORING,
    WON,
)
from ennead.games.tekhenu.vocabulary.names import (
    BLESSINGS,
    BREAD,
    COLUMN_STATUE,
    DECREES,
    GOODS,
    KINDS,
    LIMESTONE,
    QUARRIES,
    ROW_STATUE,
    SCRIBE,
    TECHNOLOGIES,
    TEMPLE_COLUMN,
    TEMPLE_ROW,
    WORKSHOPS,
)

WORKS_OF_FIRST_GOOD: Final = 0x11_1111
"""The first district: works are numbered by row, then by good."""


class FirstScoring(Step["Tekhenu"]):
    """7.2: the first scoring."""

    def run(self, g: Tekhenu) -> None:
        g.tell(SCORING, 1)
        g.do(ScoreBoard(), *bread_steps(g))


class FinalScoring(Step["Tekhenu"]):
    """7.2, 7.3: D23, the second scoring, T16 (A59), decrees, turn order, winner."""

    def run(self, g: Tekhenu) -> None:
        from ennead.games.tekhenu.rules.maat import EndOfMaat

        g.tell(SCORING, 2)
        g.do(
            AskEdict(),
            UseEdicts(),
            ScoreBoard(),
            *bread_steps(g),
            EndOfMaat(),
            RevealDecrees(),
            TurnOrderPoints(),
            EndGame(),
        )


class ScoreBoard(Step["Tekhenu"]):
    """7.2 steps 1-6 for all players; 10.7 for the bot."""

    def run(self, g: Tekhenu) -> None:
        for good in range(GOODS):
            leader = district_leader(g, good)
            if leader >= 0:
                if g.is_bot(leader):
                    g.tell(BOT_DISTRICT, good)
                else:
                    g.tell(DISTRICT_LED, leader, good)
                score(g, leader, g.rules.district_points, FROM_DISTRICTS)
        for head in g.order:
            score(g, head, temple_points(g, head), FROM_TEMPLE)
            score(g, head, g.rules.statue_points[g.statues[head]], FROM_STATUES)
            happiness = g.rules.symbol_points * g.symbols(g.happiness[head])
            score(g, head, happiness, FROM_HAPPINESS)
            if g.is_bot(head):
                score_bot_cards(g, head)
            else:
                score(g, head, production_points(g, head), FROM_PRODUCTION)
                score(g, head, g.rules.row_points[g.built[head]], FROM_BUILDING_ROW)


class PayBread(Choice["Tekhenu"]):
    """7.2 step 7: pay the bread due; each bread not paid costs points (A35)."""

    def question(self) -> Kind:
        return ASK_BREAD

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (bread_due(g, self.seat),)

    def options(self, g: Tekhenu) -> list[Action]:
        purse = Purse(g, self.seat)
        counts = range(bread_due(g, self.seat) + 1)
        return [FEED[count] for count in counts if purse.can_pay(BREAD, count)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(CANNOT_PAY) if action.verb is FEED else None

    def take(self, g: Tekhenu, action: Action) -> None:
        due = bread_due(g, self.seat)
        if due:
            g.tell(BREAD_PAID, self.seat, action.arg, due)
        forfeit(g, self.seat, g.rules.bread_loss * (due - action.arg), FROM_BREAD)
        g.do(Pay(self.seat, BREAD, action.arg, 0))


class TurnOrderPoints(Step["Tekhenu"]):
    """7.3 step 2: points for the first, and with 3-4 players the second, in turn order."""

    def run(self, g: Tekhenu) -> None:
        for place, points in enumerate(g.rules.order_points[g.players]):
            head = g.order[place]
            score(g, head, g.rules.bot.first if g.is_bot(head) else points, FROM_ORDER)
        if g.players < g.heads:
            score_bot_end(g, g.players)


class EndGame(Step["Tekhenu"]):
    """7.3 step 3: most points win, then most scribes, then turn order (A40)."""

    def run(self, g: Tekhenu) -> None:
        keyed: list[tuple[int, int, int, int]] = []
        for place, head in enumerate(g.order):
            keyed.append((-g.score[head], -g.token(head, SCRIBE), place, head))
        keyed.sort()
        ranks = [0] * g.heads
        for rank, key in enumerate(keyed):
            ranks[key[3]] = rank
        g.ranks = ranks
        winner = keyed[0][3]
        if g.is_bot(winner):
            g.tell(BOT_WON, g.score[winner])
        else:
            g.tell(WON, winner, g.score[winner])
        g.over = True


def bread_steps(g: Tekhenu) -> list[Step[Tekhenu]]:
    """7.2 step 7 for every player, in turn order."""
    return [PayBread(head) for head in g.order if not g.is_bot(head)]


def bread_due(g: Tekhenu, seat: int) -> int:
    """7.2 step 7: bread icons visible on the building row; none with T17."""
    for technology in technologies.owned_by(g, seat):
        if technology.spares_bread():
            return 0
    return g.rules.row_bread[g.built[seat]]


def district_pieces(g: Tekhenu, head: int, good: int) -> int:
    """7.2 step 1: a player's pieces in a district, a bit each: the statue on top, works by row."""
    statue = WORKSHOPS if good < LIMESTONE else QUARRIES
    works = g.works[head] & WORKS_OF_FIRST_GOOD << good
    return works << 1 | g.people[head] >> statue & 1


def district_leader(g: Tekhenu, good: int) -> int:
    """7.2 step 1: most pieces, in a tie the topmost one; -1 if nobody is there."""
    leader = -1
    most = 0
    top = 0
    for head in range(g.heads):
        pieces = district_pieces(g, head, good)
        count = pieces.bit_count()
        highest = pieces & -pieces
        if count > most or (count and count == most and highest < top):
            leader, most, top = head, count, highest
    return leader


def temple_pieces(g: Tekhenu, head: int) -> int:
    """7.2 step 2: the spaces of a player's buildings and statues beside the temple, as a mask."""
    pieces = g.buildings[head]
    if g.people[head] >> TEMPLE_ROW & 1:
        pieces |= 1 << ROW_STATUE
    if g.people[head] >> TEMPLE_COLUMN & 1:
        pieces |= 1 << COLUMN_STATUE
    return pieces


def temple_points(g: Tekhenu, head: int) -> int:
    """7.2 step 2: points for buildings and statues beside the temple."""
    return points_of_pieces(g, head, temple_pieces(g, head))


def points_of_pieces(g: Tekhenu, head: int, pieces: int) -> int:
    """7.2 step 2: each piece, and each pair of a pillar and a piece in line with it."""
    points = g.rules.piece_points * pieces.bit_count()
    for cell in bits(g.pillars[head]):
        points += g.rules.pair_points * (pieces & g.rules.cell_spaces[cell]).bit_count()
    return points


def production_points(g: Tekhenu, seat: int) -> int:
    """7.2 step 5: points for each production marker at the top."""
    at_top = g.levels[seat * GOODS : (seat + 1) * GOODS].count(g.rules.highest)
    return g.rules.top_points * at_top


def score_bot_cards(g: Tekhenu, head: int) -> None:
    """10.7: blessings score once and are discarded, technologies score each time."""
    blessings = g.hand(head, BLESSINGS)
    score(g, head, g.rules.bot.blessing * blessings.bit_count(), FROM_BLESSINGS)
    g.discards = g.discards[:]
    g.discards[BLESSINGS] |= blessings
    g.hands[head * KINDS + BLESSINGS] = 0
    count = g.hand(head, TECHNOLOGIES).bit_count()
    score(g, head, g.rules.bot.technology * count, FROM_TECHNOLOGIES)


def score_bot_end(g: Tekhenu, head: int) -> None:
    """10.7: decrees and scribes, at the second scoring only."""
    bot = g.rules.bot
    each = bot.decree_option if g.config.options["dear_decrees"] else bot.decree
    score(g, head, each * g.hand(head, DECREES).bit_count(), FROM_DECREES)
    score(g, head, g.token(head, SCRIBE) // bot.scribes_per_point, FROM_SCRIBES)
