"""The fields of a position: how each is written and read, and which attribute it fills."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.core.json_fields import a_list, an_object, distinct, flag, many, number, one
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary import names
from ennead.games.ankh.vocabulary.grid import HEX, SIDE
from ennead.games.ankh.vocabulary.names import MONUMENT, NEUTRAL, piece

MOST: Final = 9999
_PIECE: Final = Domain("piece", 1, names.FIGURE.last, [*MONUMENT.names, *names.FIGURE.names])


def require(holds: object, problem: str) -> None:
    """Raise BadPosition with this message unless the condition holds."""
    if not holds:
        raise BadPosition(problem)


class Codec:
    """Converts a value to JSON and back; `read` gets the field's name for error messages."""

    def __init__(
        self, write: Callable[[Any], object], read: Callable[[Ankh, str, Any], Any]
    ) -> None:
        self.write = write
        self.read = read


def _counter(most: int) -> Codec:
    return Codec(int, lambda g, where, value: number(where, value, 0, most))


def _names(domain: Domain) -> Codec:
    """Distinct things by name, in the order of the domain."""
    return Codec(
        lambda values: [domain.json(value) for value in values],
        lambda g, where, value: distinct(where, value, domain),
    )


def _mask(domain: Domain) -> Codec:
    """A bit for each thing named."""
    return Codec(
        lambda mask: [domain.json(i) for i in range(len(domain)) if mask >> i & 1],
        lambda g, where, value: sum(1 << i for i in distinct(where, value, domain)),
    )


def _optional(codec: Codec) -> Codec:
    """Null stands for NOBODY."""
    return Codec(
        lambda value: None if value == NOBODY else codec.write(value),
        lambda g, where, value: NOBODY if value is None else codec.read(g, where, value),
    )


def _sorted(codec: Codec) -> Codec:
    return Codec(codec.write, lambda g, where, value: tuple(sorted(codec.read(g, where, value))))


def _listed(codec: Codec, by_seat: bool = False) -> Codec:
    """A list of values, optionally with exactly one per seat."""

    def read(g: Ankh, where: str, value: object) -> Sequence[Any]:
        require(isinstance(value, list), f"{where} must be a list, not {value!r}")
        values: Any = a_list(where, value, g.config.players) if by_seat else value
        found = [codec.read(g, where, each) for each in values]
        return found if by_seat else tuple(found)

    return Codec(lambda values: [codec.write(value) for value in values], read)


def counts(domain: Domain, most: int) -> Codec:
    """How many of each thing; things with none are left out."""

    def read(g: Ankh, where: str, value: object) -> list[int]:
        found = [0] * len(domain)
        for name, count in an_object(where, value).items():
            found[one(where, name, domain) - domain.first] = number(
                f"{where}.{name}", count, 0, most
            )
        return found

    return Codec(lambda values: {domain.names[i]: n for i, n in enumerate(values) if n}, read)


def _write_piece(code: int) -> list[object]:
    owner = (code >> names.OWNER_SHIFT) - 1
    return [_PIECE.name(code & names.KIND_BITS), None if owner == NEUTRAL else owner]


def _read_piece(g: Ankh, where: str, value: object) -> int:
    kind, owner = a_list(where, value, 2)
    code = piece(SEAT_OR_NOBODY.read(g, where, owner), one(where, kind, _PIECE))
    figure = code & names.KIND_BITS >= names.GOD_FIGURE
    require(owner is not None or not figure, f"{where}: a figure has a god")
    return code


SEAT: Final = Codec(int, lambda g, where, value: number(where, value, 0, g.config.players - 1))
SEAT_OR_NOBODY: Final = _optional(SEAT)
PIECE: Final = Codec(_write_piece, _read_piece)
_FLAG: Final = Codec(bool, lambda g, where, value: flag(where, value))
_GOD: Final = Codec(names.GOD.name, lambda g, where, value: one(where, value, names.GOD))
_SEATS: Final = _listed(SEAT)
_SPACES: Final = _names(HEX)
_MOVED: Final = Codec(_SPACES.write, lambda g, where, value: tuple(many(where, value, HEX)))

TABLE: Final[dict[str, tuple[str, Codec]]] = {
    "turn": ("turns", _counter(MOST)),
    "gods": ("gods", _listed(_optional(_GOD), by_seat=True)),
    "lead": ("lead", _listed(SEAT, by_seat=True)),
    "forgotten": ("forgotten", _SEATS),
    "suns": ("suns", _SPACES),
    "gates": ("gates", _SPACES),
    "cities": ("cities", _SPACES),
    "camels": ("camels", _names(SIDE)),
    "slots": ("slots", _sorted(_SEATS)),
    "amun_up": ("amun_up", _FLAG),
    "gone": ("gone", counts(names.GUARDIAN, 9)),
    "events": ("events_done", _counter(MOST)),
    "victor": ("victor", SEAT_OR_NOBODY),
    "moved": ("moved", _MOVED),
    "laid": ("laid", _names(SIDE)),
}
"""By field: the attribute of the game and its codec."""
HEAD: Final[dict[str, tuple[str, Codec]]] = {
    "followers": ("followers", _counter(MOST)),
    "devotion": ("devotion", _counter(MOST)),
    "powers": ("powers", _mask(names.POWER)),
    "hand": ("hands", _mask(names.CARD)),
}
"""The fields of each god."""
BATTLE: Final[dict[str, tuple[str, Codec]]] = {
    "fighters": ("fighters", _sorted(_SEATS)),
    "doubled": ("doubled", _mask(names.SEAT)),
    "rotation": ("rotation", _SEATS),
    "played": ("played", _listed(_mask(names.CARD), by_seat=True)),
    "bids": ("bids", _listed(_optional(_counter(MOST)), by_seat=True)),
    "safe": ("safe", _SPACES),
    "dead": ("dead", _sorted(_listed(PIECE))),
    "fallen": ("fallen", _listed(_counter(99), by_seat=True)),
    "winner": ("winner", SEAT_OR_NOBODY),
}
