"""Gains and losses of tokens, points and production levels, each with its event."""

from __future__ import annotations

from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.vocabulary.events import (
    BOT_GAINED,
    BOT_SCORED,
    FORFEITED,
    GAINED,
    PAID,
    PRODUCTION_RAISED,
    SCORED,
)
from ennead.games.tekhenu.vocabulary.names import GOODS, SCRIBE, TOKENS


def score(g: Tekhenu, head: int, points: int, source: int) -> None:
    """Gain victory points."""
    if points <= 0:
        return
    g.score[head] += points
    if g.is_bot(head):
        g.tell(BOT_SCORED, points, source, g.score[head])
    else:
        g.tell(SCORED, head, points, source, g.score[head])


def forfeit(g: Tekhenu, head: int, points: int, source: int) -> None:
    """7.1, 7.2: lose victory points, never below 0."""
    lost = min(points, g.score[head])
    if lost <= 0:
        return
    g.score[head] -= lost
    g.tell(FORFEITED, head, lost, source, g.score[head])


def gain(g: Tekhenu, head: int, token: int, count: int) -> None:
    """Gain tokens; the bot gains only scribes (10.3)."""
    if count <= 0:
        return
    if not g.is_bot(head):
        g.stock[head * TOKENS + token] += count
        g.tell(GAINED, head, count, token)
    elif token == SCRIBE:
        g.stock[head * TOKENS + token] += count
        g.tell(BOT_GAINED, count, token)


def spend(g: Tekhenu, head: int, token: int, count: int) -> None:
    """Pay tokens to the supply."""
    if count > 0:
        g.stock[head * TOKENS + token] -= count
        g.tell(PAID, head, count, token)


def gain_all(g: Tekhenu, head: int, gains: list[int], source: int) -> None:
    """Gain the tokens and points of a list from the data files."""
    for token in range(TOKENS):
        gain(g, head, token, gains[token])
    score(g, head, gains[TOKENS], source)


def raise_production(g: Tekhenu, head: int, good: int, steps: int) -> None:
    """6.7: raise a production marker; steps beyond the top are lost (A23)."""
    at = head * GOODS + good
    level = min(g.rules.highest, g.levels[at] + steps)
    if level != g.levels[at]:
        g.levels = g.levels[:]
        g.levels[at] = level
        g.tell(PRODUCTION_RAISED, head, good, level)
