"""What players gain and lose, each time told with where it comes from."""

from __future__ import annotations

from ennead.games.tekhenu.board import GOODS, SCRIBE, TOKENS
from ennead.games.tekhenu.events import (
    BOT_GAINED,
    BOT_SCORED,
    FORFEITED,
    GAINED,
    PAID,
    PRODUCTION_RAISED,
    SCORED,
)
from ennead.games.tekhenu.state import Tekhenu


def score(g: Tekhenu, head: int, points: int, source: int) -> None:
    if points <= 0:
        return
    g.score[head] += points
    if g.is_bot(head):
        g.tell(BOT_SCORED, points, source, g.score[head])
    else:
        g.tell(SCORED, head, points, source, g.score[head])


def forfeit(g: Tekhenu, head: int, points: int, source: int) -> None:
    """Points are lost, but nobody falls below none."""
    lost = min(points, g.score[head])
    if lost <= 0:
        return
    g.score[head] -= lost
    g.tell(FORFEITED, head, lost, source, g.score[head])


def gain(g: Tekhenu, head: int, token: int, count: int) -> None:
    """The bot gains nothing but scribes."""
    if count <= 0:
        return
    if not g.is_bot(head):
        g.stock[head * TOKENS + token] += count
        g.tell(GAINED, head, count, token)
    elif token == SCRIBE:
        g.stock[head * TOKENS + token] += count
        g.tell(BOT_GAINED, count, token)


def spend(g: Tekhenu, head: int, token: int, count: int) -> None:
    if count > 0:
        g.stock[head * TOKENS + token] -= count
        g.tell(PAID, head, count, token)


def gain_all(g: Tekhenu, head: int, gains: list[int], source: int) -> None:
    """Tokens and points of a list as the data files give them."""
    for token in range(TOKENS):
        gain(g, head, token, gains[token])
    score(g, head, gains[TOKENS], source)


def raise_production(g: Tekhenu, head: int, good: int, steps: int) -> None:
    """A production marker goes up; steps beyond the top are lost."""
    at = head * GOODS + good
    level = min(g.rules.highest, g.levels[at] + steps)
    if level != g.levels[at]:
        g.levels = g.levels[:]
        g.levels[at] = level
        g.tell(PRODUCTION_RAISED, head, good, level)
