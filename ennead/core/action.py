"""Actions: one interned object for everything a player can do in a game."""

from __future__ import annotations

import hashlib
import operator
from typing import Final, SupportsIndex

from ennead.core import registry
from ennead.core.domain import Domain
from ennead.core.errors import BadNotation
from ennead.core.log import HIDDEN

RESERVED: Final = (
    "start",
    "undo",
    "rewind",
    "takeback",
    "resign",
    "timeout",
    "stand-in",
    "take-back",
)


class Action:
    """An answer a seat can give. Equal actions are the same object; `str()` is its notation."""

    def __init__(self, verb: Verb, index: int, args: tuple[int, ...], text: str) -> None:
        self.verb = verb
        self.index = index
        self.args = args
        self.arg = args[0] if args else 0
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (restore_action, (self.verb.vocabulary.package, self.index))

    def named_args(self) -> dict[str, int | str]:
        """The arguments by kind: `{'cell': '3b2'}`."""
        domains = self.verb.domains
        if len(domains) == 1:
            return {domains[0].kind: domains[0].json(self.arg)}
        return {
            f"{domain.kind}{i + 1}": domain.json(value)
            for i, (domain, value) in enumerate(zip(domains, self.args, strict=True))
        }


class Verb:
    """A kind of action and the domains of its arguments; `PLACE[cell]` is an action."""

    def __init__(self, vocabulary: Actions, name: str, domains: tuple[Domain, ...]) -> None:
        self.vocabulary = vocabulary
        self.name = name
        self.domains = domains
        self.actions: list[Action] = []
        self._by_byte: list[list[list[Action]]] = []
        self._firsts = [domain.first for domain in domains]
        self._lengths = [len(domain) for domain in domains]
        rows: list[tuple[int, ...]] = [()]
        for domain in domains:
            values = range(domain.first, domain.last + 1)
            rows = [(*row, value) for row in rows for value in values]
        for row in rows:
            words = [name]
            words.extend(domain.name(v) for domain, v in zip(domains, row, strict=True))
            index = len(vocabulary) + len(self.actions)
            self.actions.append(Action(self, index, row, " ".join(words)))

    def __repr__(self) -> str:
        shape = " ".join([self.name, *[f"<{domain.kind}>" for domain in self.domains]])
        return f"<Verb {shape}: {len(self.actions)} actions>"

    def __getitem__(self, args: int | tuple[int, ...]) -> Action:
        firsts, lengths = self._firsts, self._lengths
        if isinstance(args, int) and len(firsts) == 1 and 0 <= args - firsts[0] < lengths[0]:
            return self.actions[args - firsts[0]]
        row = (args,) if isinstance(args, int) else args
        if len(row) != len(firsts):
            raise BadNotation(f"{self.name} takes {len(firsts)} arguments, not {len(row)}")
        at = 0
        for i in range(len(firsts)):
            step = row[i] - firsts[i]
            if not 0 <= step < lengths[i]:
                domain = self.domains[i]
                raise BadNotation(
                    f"{row[i]} is not a valid {domain.kind}; expected {domain.span()}"
                )
            at = at * lengths[i] + step
        return self.actions[at]

    def only(self) -> Action:
        """The one action of a verb without arguments."""
        return self.actions[0]

    def of(self, mask: int) -> list[Action]:
        """The actions for the bits set in `mask`, for a verb with one argument that starts at 0."""
        if not self._by_byte:
            self._by_byte = [
                _subsets(self.actions[i : i + 8]) for i in range(0, len(self.actions), 8)
            ]
        found: list[Action] = []
        for subsets in self._by_byte:
            if mask & 255:
                found.extend(subsets[mask & 255])
            mask >>= 8
        return found


def find(action: Action, options: list[Action]) -> int:
    """Where an action is among these, -1 if it is not; compiled, much faster than `in`."""
    for at, option in enumerate(options):
        if option is action:
            return at
    return -1


def _subsets(actions: list[Action]) -> list[list[Action]]:
    """For every bit pattern, the actions it selects out of up to eight."""
    return [
        [action for bit, action in enumerate(actions) if pattern >> bit & 1]
        for pattern in range(1 << len(actions))
    ]


class Actions:
    """All actions of a game, numbered from 0 for learning programs."""

    def __init__(self) -> None:
        self.package = ""
        self.verbs: dict[str, Verb] = {}
        self.all: list[Action] = []
        self._texts: dict[str, Action] = {}

    def verb(self, name: str, *domains: Domain) -> Verb:
        """Add a kind of action with the domains of its arguments."""
        if name in self.verbs or name in RESERVED:
            raise ValueError(f"verb {name!r} is already taken or reserved")
        verb = Verb(self, name, domains)
        self.verbs[name] = verb
        self.all.extend(verb.actions)
        for action in verb.actions:
            self._texts[action.text.lower()] = action
        return verb

    def __len__(self) -> int:
        return len(self.all)

    def parse(self, text: str) -> Action:
        """Parse an action in notation; whitespace and case do not matter."""
        words = text.lower().split()
        action = self._texts.get(" ".join(words))
        if action is not None:
            return action
        verb = self.verbs.get(words[0]) if words else None
        if verb is None:
            known = ", ".join(self.verbs)
            raise BadNotation(f"{text!r} is not an action; an action begins with one of {known}")
        if len(words) - 1 != len(verb.domains):
            shape = " ".join([verb.name, *(f"<{d.kind}>" for d in verb.domains)])
            raise BadNotation(f"{text!r} is incomplete or too long; expected {shape}")
        for word, domain in zip(words[1:], verb.domains, strict=True):
            domain.value(word)
        raise BadNotation(f"{text!r} is not an action")

    def digest(self) -> str:
        """A hash of all actions and their numbers, on which a trained network depends."""
        texts = "\n".join([action.text for action in self.all])
        return "sha256:" + hashlib.sha256(texts.encode()).hexdigest()

    def __repr__(self) -> str:
        return f"<{len(self.all)} actions: {', '.join(self.verbs)}>"

    def at(self, index: SupportsIndex) -> Action:
        """The action with this index."""
        at = operator.index(index)
        if not 0 <= at < len(self.all):
            raise BadNotation(f"there is no action {at}; expected 0 … {len(self.all) - 1}")
        return self.all[at]


UNKNOWN: Final = Action(Verb(Actions(), "?", ()), HIDDEN, (), "?")
"""Stands for a secret answer that was never revealed, in a replay of a record without it."""


def restore_action(package: str, index: int) -> Action:
    """Unpickle the interned action of a game."""
    vocabulary: Actions = registry.game_of_package(package).actions
    return vocabulary.at(index)
