"""The functions by which messages and rules pages quote a game's data files.

    FIGURE(path)                 a number, a name, or a list of numbers ("2, 3 and 4")
    THINGS(path, case: c)        counted things: {"gold": 1, "faith": 2} is "1 gold and 2 faith
                                 tokens"; a list of such objects is a choice ("… or …")
    NAMES(path, kind: k)         a name, or the name of each of a row of capital letters: "RG" is
                                 NAME("r", kind: k), NAME("g", kind: k)
    SIGN(path)                   the sign alone; the others leave it out with sign: "no"

A path is dotted: `horus.cost`, `tiles.p01.edges`, `bot.balances.0`. The browser implements the
same functions. What the rulebook does not give (see `ennead.core.own_figures`) is followed by a
sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

from ennead.core.own_figures import SIGN, entry_values
from ennead.words.fluent_functions import MissingWords, NameFunction

CONJUNCTIONS: Final = {"en": ("and", "or"), "ru": ("и", "или"), "pl": ("i", "lub")}


class OurNumber(FluentInt):
    """A number that the rulebook does not give."""

    def format(self, locale: Locale) -> str:
        return super().format(locale) + SIGN


class OurText(FluentType):
    """The same for other figures; compared and counted like the text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:
        return self.text + SIGN


class DataFunctions:
    """FIGURE, THINGS and NAMES in one language, over the data that `read` returns."""

    def __init__(
        self, language: str, name: NameFunction, read: Callable[[], Mapping[str, Any]]
    ) -> None:
        self._and, self._or = CONJUNCTIONS[language]
        self._name = name
        self._read = read
        self._ours: list[str] | None = None

    def all(self) -> dict[str, Callable[..., object]]:
        return {
            "FIGURE": self.figure,
            "THINGS": self.things,
            "NAMES": self.names,
            "SIGN": self.sign,
        }

    def figure(self, path: str, *, sign: str = "") -> object:
        value = self._value(path)
        if isinstance(value, int):
            return OurNumber(value) if self._is_signed(path, sign) else FluentInt(value)
        if isinstance(value, str):
            return value
        return self._marked(path, self._join(map(str, value), self._and), sign)

    def things(self, path: str, *, case: str = "nom", sign: str = "") -> object:
        value = self._value(path)
        alternatives = value if isinstance(value, list) else [value]
        counted = [self._count(things, case) for things in alternatives]
        return self._marked(path, self._join(counted, self._or), sign)

    def names(self, path: str, *, kind: str, sign: str = "") -> object:
        value = str(self._value(path))
        codes = list(value.lower()) if value.isupper() else [value]
        return self._marked(path, ", ".join(self._name(it, kind=kind) for it in codes), sign)

    def sign(self, path: str) -> str:
        return SIGN if self._is_ours(path) else ""

    def _count(self, things: Mapping[str, int], case: str) -> str:
        parts = [f"{n} {self._name(term, n, case=case)}" for term, n in things.items() if n]
        return self._join(parts, self._and) or "–"

    def _join(self, parts: Iterable[str], conjunction: str) -> str:
        *first, last = list(parts) or [""]
        return f"{', '.join(first)} {conjunction} {last}" if first else last

    def _marked(self, path: str, text: str, sign: str) -> object:
        return OurText(text) if self._is_signed(path, sign) else text

    def _is_signed(self, path: str, sign: str) -> bool:
        return sign != "no" and self._is_ours(path)

    def _is_ours(self, path: str) -> bool:
        if self._ours is None:
            self._ours = list(entry_values(dict(self._read())))
        return any(f"{path}.".startswith(f"{ours}.") for ours in self._ours)

    def _value(self, path: str) -> Any:
        value: Any = self._read()
        try:
            for name in path.split("."):
                value = value[int(name)] if isinstance(value, list) else value[name]
        except (KeyError, IndexError, ValueError, TypeError):
            raise MissingWords(f"the data have no {path!r}") from None
        return value
