"""Elements: what a step points at, by the names that the view and the vocabulary have.

`cell:3b2` is a value of one of the game's domains; `*` matches any characters (`cell:3*`). Anything
else is a path in the learner's view: `table.sides.0.hand`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Final

from ennead.core.domain import Domain
from ennead.core.spec import GameSpec
from ennead.lessons.quantity import select

SEPARATOR: Final = ":"


def element_names(game: GameSpec, element: str) -> list[str]:
    """The names of the domain values that an element stands for; none for a path."""
    kind, separator, pattern = element.partition(SEPARATOR)
    if not separator:
        return []
    found: dict[str, None] = {}
    for domain in _domains(game):
        if domain.kind == kind:
            names = [domain.name(value) for value in range(domain.first, domain.last + 1)]
            found |= dict.fromkeys(name for name in names if fnmatchcase(name, pattern))
    return list(found)


def expand(game: GameSpec, element: str) -> list[str]:
    """The element without wildcards: one for each value of the domain; a path as it is."""
    kind = element.partition(SEPARATOR)[0]
    return [f"{kind}{SEPARATOR}{name}" for name in element_names(game, element)] or [element]


def exists(game: GameSpec, element: str, view: object) -> bool:
    """Whether there is such an element in this view."""
    if SEPARATOR in element:
        return bool(element_names(game, element))
    return bool(select(view, element))


def _domains(game: GameSpec) -> Iterable[Domain]:
    for verb in game.actions.verbs.values():
        yield from verb.domains
    for kinds in (game.questions, game.events, game.reasons):
        for kind in kinds.all():
            yield from kind.domains
