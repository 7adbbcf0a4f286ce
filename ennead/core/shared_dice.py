"""Shared dice: the key of the dice is made from the server's seed and a number of each player.

Each player commits to a random number before the game and reveals it at the start, so nobody alone
decides the dice. The key is the SHA-256 of the seed and the revealed numbers in seat order, in hex,
one per line, with a dash for every seat without one. If nobody took part, the key is the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from ennead.core.errors import BadOptions

HASH_LENGTH: Final = 64
MAX_NUMBER_LENGTH: Final = 128
"""In hex digits."""
_HEX: Final = frozenset("0123456789abcdef")


class Share:
    """A seat's commitment to a number, and the number; '' for what was not given.

    A share with a commitment but no number was left out: its player did not reveal it in time.
    """

    def __init__(self, commitment: str = "", number: str = "") -> None:
        self.commitment = commitment
        self.number = number

    def __str__(self) -> str:
        return f"{self.commitment} {self.number}".strip()


def commitment(key: bytes) -> str:
    """A hash that commits to a seed without disclosing it."""
    return sha256(key).hexdigest()


def parse_share(text: str) -> Share:
    """Read a share as records write it; raises `BadOptions` if it contradicts itself."""
    words = text.split(" ") if text else []
    if len(words) > 2:
        raise BadOptions(f"{text!r} is not a share; expected a commitment and a number")
    commitment = words[0] if words else ""
    number = words[1] if len(words) == 2 else ""
    if commitment and not is_commitment(commitment):
        raise BadOptions(f"{commitment!r} is not a commitment; expected 64 hex digits")
    if number and commitment_to(number) != commitment:
        raise BadOptions(f"the number {number!r} does not match its commitment")
    return Share(commitment, number)


def is_commitment(text: str) -> bool:
    """Whether this is a SHA-256 in lower-case hex."""
    return len(text) == HASH_LENGTH and _HEX.issuperset(text)


def commitment_to(number: str) -> str:
    """The commitment to a number given in lower-case hex; '' if it is not such a number."""
    if not 2 <= len(number) <= MAX_NUMBER_LENGTH or len(number) % 2 or not _HEX.issuperset(number):
        return ""
    return commitment(bytes.fromhex(number))


class SharedDice:
    """The server's seed and the shares of all seats."""

    def __init__(self, seed: bytes, shares: Sequence[Share]) -> None:
        self.seed = seed
        self.shares = list(shares)

    def key(self) -> bytes:
        """The key of the dice."""
        if not any(share.number for share in self.shares):
            return self.seed
        lines = [self.seed.hex(), *[share.number or "-" for share in self.shares]]
        return sha256("\n".join(lines).encode()).digest()

    def texts(self) -> list[str]:
        """The shares as records write them, one for each seat."""
        return [str(share) for share in self.shares]


def shared_dice(seed: bytes, shares: Sequence[str], players: int) -> SharedDice | None:
    """The dice of a game whose seats gave these shares; None if no seat has any."""
    if not any(shares):
        return None
    if len(shares) != players:
        raise BadOptions(f"there are {len(shares)} shares for {players} players")
    return SharedDice(seed, [parse_share(text) for text in shares])
