"""The Battle of a written position, and seats."""

from __future__ import annotations

from typing import Final

from ennead.core.errors import BadPosition
from ennead.core.jsonparts import a_list, an_object, check_names, number, once, one
from ennead.games.ankh.board import CARD, FIGURE, HEX, TOKEN, piece
from ennead.games.ankh.state import NOBODY, Ankh

MOST: Final = 9999
BATTLE_FIELDS: Final = [
    "token",
    "fighters",
    "doubled",
    "rotation",
    "played",
    "bids",
    "safe",
    "dead",
    "fallen",
    "winner",
]


def a_seat(g: Ankh, where: str, value: object) -> int:
    return number(where, value, 0, g.setting.players - 1)


def maybe_seat(g: Ankh, where: str, value: object) -> int:
    return NOBODY if value is None else a_seat(g, where, value)


def some_seats(g: Ankh, where: str, values: object) -> list[int]:
    if not isinstance(values, list):
        raise BadPosition(f"{where} must be a list of seats, not {values!r}")
    return [a_seat(g, where, value) for value in values]


def read_battle(g: Ankh, written: object) -> None:
    if written is None:
        return
    players = g.setting.players
    battle = an_object("battle", written)
    check_names("battle", battle, BATTLE_FIELDS)
    token = one("battle.token", battle.get("token"), TOKEN)
    if token not in g.tokens:
        raise BadPosition(f"battle.token: {token} is not on the board")
    g.arena = g.region_with(token)
    fighters = battle.get("fighters", g.present(g.arena))
    g.fighters = tuple(sorted(some_seats(g, "battle.fighters", fighters)))
    if len(set(g.fighters)) != len(g.fighters):
        raise BadPosition(f"battle.fighters names one twice: {fighters!r}")
    for god in some_seats(g, "battle.doubled", battle.get("doubled", [])):
        g.doubled |= 1 << god
    g.rotation = tuple(some_seats(g, "battle.rotation", battle.get("rotation", [])))
    played = a_list("battle.played", battle.get("played", [[]] * players), players)
    for god in range(players):
        for card in once("battle.played", played[god], CARD):
            g.played[god] |= 1 << card
    bids = a_list("battle.bids", battle.get("bids", [None] * players), players)
    g.bids = [NOBODY if bid is None else number("battle.bids", bid, 0, MOST) for bid in bids]
    g.safe = once("battle.safe", battle.get("safe", []), HEX)
    dead = battle.get("dead", [])
    if not isinstance(dead, list):
        raise BadPosition(f"battle.dead must be a list, not {dead!r}")
    codes: list[int] = []
    for what in dead:
        pair = a_list("battle.dead", what, 2)
        kind = one("battle.dead", pair[0], FIGURE)
        codes.append(piece(a_seat(g, "battle.dead", pair[1]), kind))
    g.dead = tuple(sorted(codes))
    fallen = a_list("battle.fallen", battle.get("fallen", [0] * players), players)
    g.fallen = [number("battle.fallen", count, 0, 99) for count in fallen]
    g.winner = maybe_seat(g, "battle.winner", battle.get("winner"))
