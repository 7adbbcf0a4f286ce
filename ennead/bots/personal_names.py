"""Personal names for the bots at a table; the message `bot-name` writes them in each language."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

PERSONAL_NAMES: Final = {
    "beginner": ("Ada", "Tim", "Zosia", "Leon", "Mila"),
    "easy": ("Tomek", "Ola", "Jan", "Nina", "Ewa"),
    "medium": ("Marta", "Igor", "Daria", "Filip", "Hanna"),
    "hard": ("Oskar", "Irena", "Roman", "Helena", "Konrad"),
}
"""Five names for each level, none of them a god of a game."""
_LEVEL_OF: Final = {"random": "beginner", "greedy": "easy"}


def personal_names(table: str, bots: Sequence[str | None]) -> list[str]:
    """A name for each seat of a table that has a bot, given by its spec; "" for all other seats.

    The same table always has the same names, and no two bots of a table have the same one. A bot
    without a level is called by its spec.
    """
    named: list[str] = []
    for spec in bots:
        names = PERSONAL_NAMES.get(_LEVEL_OF.get(spec or "", spec or ""))
        if names is None:
            named.append(spec or "")
            continue
        first = _number(f"{names[0]} at {table}") % len(names)
        before = [name for name in named if name.partition(" ")[0] in names]
        name = names[(first + len(before)) % len(names)]
        times = len(before) // len(names) + 1
        named.append(name if times == 1 else f"{name} {times}")
    return named


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
