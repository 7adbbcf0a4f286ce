"""Parse `--seats human:Nefer,greedy` into people and bots."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from typing import Final

from ennead import bots
from ennead.bots.fallback import BotWithFallback
from ennead.bots.personal_names import personal_names
from ennead.bots.subprocess_bot import PREFIX
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.record import Record

HUMAN: Final = "human"
MAX_NAME: Final = 20
_UNSAFE: Final = re.compile(r"[\[\]\\\x00-\x1f\x7f-\x9f]")
"""What a name must not put on the screen: markup tags and control characters."""


class Seat:
    """A seat at the table, taken by a person or a bot. A bot's label has its level too."""

    def __init__(self, name: str, bot: BotWithFallback | None = None, label: str = "") -> None:
        self.name = name
        self.bot = bot
        self._label = label

    @property
    def label(self) -> str:
        return self._label or self.name


def parse_seats(
    text: str | None,
    players: int | None,
    game: Game,
    words: Callable[..., str],
    seed: int | None = None,
) -> list[Seat]:
    """The seats a text describes; without a text, one person and greedy bots."""
    specs = _specs(text, players, game)
    key = secrets.randbits(64) if seed is None else seed
    named = personal_names(str(key), [spec if spec in bots.names() else None for spec in specs])
    seats = []
    for number, spec in enumerate(specs, start=1):
        kind, _, given = spec.partition(":")
        if kind == HUMAN:
            seats.append(Seat(sanitize_name(given) or words("player-default", number=number)))
            continue
        bot = _make_bot(spec, game, bots.seed_for(key, number - 1))
        name = named[number - 1]
        if name:
            label = words("bot-with-level", name=name, bot=spec)
            seats.append(Seat(words("bot-name", name=name), bot, label))
        else:
            seats.append(Seat(words("player-bot", name=sanitize_name(bot.name)), bot))
    for seat, name in zip(seats, number_duplicates([seat.name for seat in seats]), strict=True):
        seat.name = name
    return seats


def sanitize_name(name: str) -> str:
    """A name that is safe to print."""
    return " ".join(_UNSAFE.sub(" ", name).split())[:MAX_NAME].rstrip()


def number_duplicates(names: Sequence[str]) -> list[str]:
    """The names, with numbers added to equal ones."""
    return [
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]


def names_in(record: Record) -> list[str]:
    """The names of a record's players, safe to print."""
    return number_duplicates([sanitize_name(name) or "?" for name in record.headers["Players"]])


def _specs(text: str | None, players: int | None, game: Game) -> list[str]:
    if text is None:
        count = game.default_players if players is None else players
        return [HUMAN, *["greedy"] * (count - 1)]
    specs = [spec.strip() for spec in text.split(",")]
    if players is not None and players != len(specs):
        raise BadOptions(f"--seats has {len(specs)} seats, but --players says {players}")
    return specs


def _make_bot(spec: str, game: Game, seed: int) -> BotWithFallback:
    try:
        return BotWithFallback(spec, game, seed)
    except BadOptions as error:
        raise BadOptions(
            f"{error}; a program is '{PREFIX}./mybot', a person is '{HUMAN}' or '{HUMAN}:Name'"
        ) from None
