"""The functions that messages may call. The browser implements the same ones.

    NAME(term, n, case: c)    the form of a noun that goes with the number n, without the number
    NAME(term, case: c)       a name that is not counted
    NAME(term, kind: k)       the name of `k-term`, where two kinds of things share their codes
    PLACE(code, case: c)      a place on the table's map, with its code: "in the Nile Delta (E5)"
    PLACE(code, other)        the way from one place to another: "in the Nile Delta (E5 → E6)"
    REGION(token, case: c)    a region of the table's map: "in the Nile Delta (north)"
    REGION(token, place, part)  the same as an event tells it, whatever has changed since
    CODE(term)                the printed number of a card or tile, to show in brackets: "T09"
    DRAWN(number)             the card with this number among those the viewer drew, or "unseen"
    SAME(a, b)                "yes" if both are the same player, else "no"; for selectors

In `names.json`, a term has these tables for each language:

    "priest": {"ru": {"forms": {"one": "жрец", …}, "forms_acc": {"one": "жреца", …}}, …}
    "kingdom-of-the-dead": {"ru": {"cases": {"nom": "Царство мёртвых", "acc": …}}, …}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from babel import Locale
from fluent.runtime.types import FluentType

from ennead.core.errors import EnneadError

Tables = Mapping[str, Mapping[str, str]]
"""The forms of a term in one language: `forms`, `forms_acc`, `cases`."""
Terms = Mapping[str, Mapping[str, Tables]]
"""The content of `names.json`: tables by term and language."""

_LARGEST_SIMPLE_FEW: Final = 4


class MissingWords(EnneadError):
    """A message, a name or one of their variables is missing."""


class NameFunction:
    """The function NAME in one language.

    With a number: `forms[category]`, or `forms_<case>[category]` in cases other than the
    nominative, where the category is the number's CLDR plural category. Without: `cases[case]`.
    """

    def __init__(self, language: str, terms: Terms) -> None:
        self._language = language
        self._terms = terms
        self._category = Locale(language).plural_form

    def __call__(
        self, term: str, n: int | None = None, *, case: str = "nom", kind: str = ""
    ) -> str:
        if kind:
            term = f"{kind}-{term}"
        if self._language == "en":
            case = "nom"  # English nouns are not declined
        if n is None:
            return self._find(term, "cases", case)
        if not isinstance(n, int):
            raise MissingWords(f"{term!r} cannot be counted with {n!r}")
        category = self._category(n)
        # «2 жрецов» but «22 жреца»: in the accusative, only after 2, 3 and 4 do nouns for living
        # beings take the animate form.
        inanimate = self._language == "ru" and category == "few" and abs(n) > _LARGEST_SIMPLE_FEW
        if case == "nom" or (case == "acc" and inanimate):
            return self._find(term, "forms", category)
        return self._find(term, f"forms_{case}", category)

    def phrase(self, term: str, case: str) -> str | None:
        """A form of a term in this very case, if there is one."""
        try:
            return self._terms[term][self._language]["cases"][case]
        except KeyError:
            return None

    def _find(self, term: str, table: str, key: str) -> str:
        try:
            return self._terms[term][self._language][table][key]
        except (KeyError, TypeError):
            raise MissingWords(
                f"the name {term!r} has no {table}.{key} in {self._language!r}"
            ) from None


class PlaceFunction:
    """The function PLACE in one language. `area` names the part of the map that a place lies in.

    The cases are phrases with their prepositions: `in`, `to` and `from`, capitalised at the start
    of a sentence. Areas without a term of their own are named as the map names them.
    """

    def __init__(self, name: NameFunction, area: Callable[[str], str]) -> None:
        self._name = name
        self._area = area

    def __call__(self, code: str, other: str | None = None, *, case: str = "in") -> str:
        if other is not None:
            if self._area(code) == self._area(other):
                return f"{self.phrase(self._area(code), case)} ({code} → {other})"
            return f"{self(code, case='from')} {self(other, case='to')}"
        return f"{self.phrase(self._area(code), case)} ({code})"

    def phrase(self, area: str, case: str) -> str:
        """An area in a phrase, without the code of a place in it."""
        phrase = self._name.phrase(f"place-{area}", case.lower())
        if phrase is None:
            phrase = (self._name.phrase("place-own", case.lower()) or "{name}").replace(
                "{name}", area
            )
        if case[0].isupper():
            phrase = phrase[0].upper() + phrase[1:]
        return phrase


class RegionFunction:
    """The function REGION in one language. `region` finds a place of a region and its part.

    A divided area is named with the compass point of its part, or with the region's token. A
    region is named by its token alone as long as no map is known.
    """

    def __init__(
        self,
        name: NameFunction,
        place: PlaceFunction,
        area: Callable[[str], str | None],
        region: Callable[[int], tuple[str, str] | None],
    ) -> None:
        self._name = name
        self._place = place
        self._area = area
        self._region = region

    def __call__(
        self, token: int, place: str | None = None, part: str = "whole", *, case: str = "in"
    ) -> str:
        found = (place, part) if place is not None else self._region(token)
        area = self._area(found[0]) if found is not None else None
        if found is None or area is None:
            return self._place.phrase("region", case).replace("{name}", str(token))
        phrase = self._place.phrase(area, case)
        if found[1] == "whole":
            return phrase
        return f"{phrase} ({self._name.phrase(found[1], 'nom') or token})"


class Player(FluentType):
    """A player in a sentence: formatted as the name, compared by the seat."""

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def format(self, locale: Locale) -> str:
        return self.name


def code(term: str) -> str:
    """The function CODE."""
    return term.upper()


def same(one: object, other: object) -> str:
    """The function SAME."""
    return "yes" if one == other else "no"
