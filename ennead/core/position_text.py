"""Positions on one line, and what identifies a position.

The line is `<game>.<format>.<payload>`. In format 1 the payload is the position of `State.dump`
as compact JSON with sorted keys, compressed by zlib and written in base64url without padding. So
it needs no quotes in shells, URLs, CSV files and OpenSpiel's game strings. It contains everything,
secrets and dice included.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from ennead.core.errors import BadPosition

TEXT_FORMAT: Final = "1"
MAX_BYTES: Final = 1_000_000
"""The largest position that is read; ours have a few thousand bytes."""
KEY_BYTES: Final = 16
NOT_IDENTITY: Final = ("seed", "branch", "drawn", "revealed", "constructed")
"""Fields that say how the game got here or how the dice will fall, not what the position is."""


def write_line(position: Mapping[str, Any]) -> str:
    """A position as one line."""
    packed = base64.urlsafe_b64encode(zlib.compress(_canonical(position), 9))
    return f"{position['game']}.{TEXT_FORMAT}.{packed.decode().rstrip('=')}"


def read_line(text: str) -> dict[str, Any]:
    """The position of a line; `BadPosition` if it is damaged."""
    game, _, rest = text.strip().partition(".")
    version, _, payload = rest.partition(".")
    if not version or not payload:
        raise BadPosition("a position on one line has three parts: game.format.payload")
    if version != TEXT_FORMAT:
        raise BadPosition(f"format {version!r} cannot be read; expected {TEXT_FORMAT}")
    try:
        packed = base64.b64decode(payload + "=" * (-len(payload) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj()
        written = unpacker.decompress(packed, MAX_BYTES)
        complete = unpacker.eof and not unpacker.unused_data
        position = json.loads(written) if complete else None
    except (ValueError, binascii.Error, zlib.error, RecursionError):
        position = None
    if not isinstance(position, dict):
        raise BadPosition("the payload is damaged or incomplete")
    if position.get("game") != game:
        raise BadPosition(f"the payload is not a position of {game!r}")
    return position


def position_key(position: Mapping[str, Any]) -> bytes:
    """A hash of everything that makes up a position; equal positions have equal keys."""
    same = {name: value for name, value in position.items() if name not in NOT_IDENTITY}
    return hashlib.blake2b(_canonical(same), digest_size=KEY_BYTES).digest()


def _canonical(position: Mapping[str, Any]) -> bytes:
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return text.encode()
