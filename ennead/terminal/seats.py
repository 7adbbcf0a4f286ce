"""Who sits where: `--seats human:Nefer,greedy`."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from typing import Final

from ennead import bots
from ennead.bots.command import PREFIX
from ennead.bots.standin import StandIn
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.record import Record

HUMAN: Final = "human"
LONGEST_NAME: Final = 20
_UNFIT: Final = re.compile(r"[\[\]\\\x00-\x1f\x7f-\x9f]")
"""What a name must not bring to a screen: tags of markup and control characters."""


class Seat:
    """A place at the table: a person's, or a bot's."""

    def __init__(self, name: str, bot: StandIn | None = None) -> None:
        self.name = name
        self.bot = bot


def take_seats(
    text: str | None,
    players: int | None,
    game: Game,
    words: Callable[..., str],
    seed: int | None = None,
) -> list[Seat]:
    """The seats a text describes; without one, a human and greedy bots around the table."""
    specs = _specs(text, players, game)
    key = secrets.randbits(64) if seed is None else seed
    seats = []
    for number, spec in enumerate(specs, start=1):
        kind, _, given = spec.partition(":")
        if kind == HUMAN:
            seats.append(Seat(fit(given) or words("player-default", number=number)))
        else:
            bot = _bot(spec, game, bots.seed_for(key, number - 1))
            seats.append(Seat(words("player-bot", name=fit(bot.name)), bot))
    for seat, name in zip(seats, distinct([seat.name for seat in seats]), strict=True):
        seat.name = name
    return seats


def fit(name: str) -> str:
    """A name as a screen can show it."""
    return " ".join(_UNFIT.sub(" ", name).split())[:LONGEST_NAME].rstrip()


def distinct(names: Sequence[str]) -> list[str]:
    """The same names, numbered where several are equal."""
    return [
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]


def names_in(record: Record) -> list[str]:
    """The players of a record, as a screen can show them."""
    return distinct([fit(name) or "?" for name in record.headers["Players"]])


def _specs(text: str | None, players: int | None, game: Game) -> list[str]:
    if text is None:
        count = game.seats[0] if players is None else players
        return [HUMAN, *["greedy"] * (count - 1)]
    specs = [spec.strip() for spec in text.split(",")]
    if players is not None and players != len(specs):
        raise BadOptions(f"--seats names {len(specs)} seats, --players says {players}")
    return specs


def _bot(spec: str, game: Game, seed: int) -> StandIn:
    try:
        return StandIn(spec, game, seed)
    except BadOptions as error:
        raise BadOptions(
            f"{error}; a program is '{PREFIX}./mybot', a person is '{HUMAN}' or '{HUMAN}:Name'"
        ) from None
