"""Words: the messages of one language, both the shared ones and those of a game."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ennead.core import spec
from ennead.core.action import Action
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.vocabulary import Kind
from ennead.words.data_functions import DataFunctions
from ennead.words.fluent_functions import (
    MissingWords,
    NameFunction,
    PlaceFunction,
    Player,
    RegionFunction,
    Tables,
    code,
    same,
)

LANGUAGES: Final = ("en", "ru", "pl")
PLACEABLE: Final = re.compile(r"\{ [^{}]+ \}")
"""Part of a rules page that is filled in like a message."""
QUOTES: Final = {"en": ("“”", "‘’"), "ru": ("«»", "„“"), "pl": ("„”", "«»")}
"""The quotation marks of each language: outer and inner."""
MINUS: Final = "\u2212"
ANYWHERE: Final = "map"
"""The area of a place as long as no map is known."""
UNSEEN: Final = "unseen"
"""What DRAWN says of a card that is not known."""


class Words:
    """All messages in one language. A game's messages take precedence over shared ones.

    They quote the game's newest data, or those of a table (`state.config.rules.data`).
    `package` names a package whose own messages, in its folder `words`, are added.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        data: Mapping[str, Any] | None = None,
        package: str | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise BadOptions(f"there is no language {language!r}; expected {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self._data = data
        self._placeables: set[str] = set()
        self._table: Mapping[str, Any] | None = None
        self._seat: int | None = None
        self._question = ""
        folders: list[Traversable] = [resources.files("ennead.words")]
        if package is not None:
            folders.append(resources.files(package).joinpath("words"))
        if game is not None:
            folders.append(_words_folder(game, language))
        vocabularies = (
            (spec.events(), spec.questions(), spec.reasons())
            if game is None
            else (game.events, game.questions, game.reasons)
        )
        self._kinds = {kinds.family: kinds for kinds in vocabularies}
        self._messages: dict[str, ast.Message] = {}
        terms: dict[str, Mapping[str, Tables]] = {}
        for folder in folders:
            for file in _files(folder, language):
                self._messages |= _read_messages(file)
            names = folder.joinpath("names.json")
            if names.is_file():
                terms |= json.loads(names.read_text("utf-8"))
        name = NameFunction(language, terms)
        place = PlaceFunction(name, lambda code: self._area(code) or ANYWHERE)
        region = RegionFunction(name, place, self._area, self._region)
        functions: dict[str, Any] = {"NAME": name, "PLACE": place, "REGION": region}
        functions |= {"CODE": code, "SAME": same, "DRAWN": self._drawn}
        functions |= DataFunctions(language, name, self._game_data).all()
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(self._messages.values())))

    def show_places(self, view: Mapping[str, Any]) -> None:
        """From now on name places as on the map of this view; games have several maps.

        The cards among which the viewer chooses are named as well, and actions as answers to the
        viewer's question, or to the only one.
        """
        self._table = view["table"]
        self._seat = view.get("seat")
        asked = {question["seat"]: question["question"] for question in view.get("questions", [])}
        only = next(iter(asked.values())) if len(asked) == 1 else ""
        self._question = asked.get(self._seat, only)

    def with_package(self, package: str | None) -> Words:
        """The same messages with those of a package."""
        return Words(self.language, self.game, self._data, package)

    def ids(self) -> list[str]:
        """The ids of all messages."""
        return sorted(self._messages)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return id in self._messages

    def variables(self, id: str) -> set[str]:
        """The variables a message uses, including those of messages it refers to."""
        found = _Variables(self._messages)
        found.visit(self._entry(id))
        return found.names

    def message(self, id: str, /, **args: str | int) -> str:
        """Format a message; raises `MissingWords` if the message or a variable is missing."""
        return self._format(id, args)

    def sentence(self, item: Mapping[str, object], names: Sequence[str]) -> str:
        """The sentence for an event, a question (to the player asked) or a reason, from its JSON.

        `names` are the players' names in the order of the seats.
        """
        kind = self._kind(item)
        return self._format(kind.message, self._arguments(kind, item, names))

    def waiting(self, question: Mapping[str, object], names: Sequence[str]) -> str:
        """What the other players read while this question is open."""
        kind = self._kind(question)
        return self._format(f"waiting-{kind.name}", self._arguments(kind, question, names))

    def action(self, action: Action, question: str | None = None) -> str:
        """An action as an option in a list. A question may have a text of its own for it.

        By default it is the question of the view shown last.
        """
        id = f"action-{action.verb.name}"
        own = f"{id}-{self._question if question is None else question}"
        return self._format(own if self.has(own) else id, action.named_args())

    def quoted(self, action: Action, question: str | None = None) -> str:
        """An action for use inside quotation marks: its own quotation marks become inner ones."""
        return self.action(action, question).translate(str.maketrans(*QUOTES[self.language]))

    def page(self) -> str:
        """The game's rules page, in Markdown."""
        if self.game is None:
            raise MissingWords("only a game has a rules page")
        page = resources.files(self.game.package).joinpath("pages", f"{self.language}.md")
        if not page.is_file():
            raise MissingWords(f"{self.game.id} has no rules page in {self.language!r}")
        return self.fill(page.read_text("utf-8"))

    def fill(self, text: str) -> str:
        """A text with its placeables replaced: `{ FIGURE("horus.cost") }`, `{ card-s01-text }`."""
        return PLACEABLE.sub(lambda found: self._evaluate(found.group()), text)

    def _evaluate(self, placeable: str) -> str:
        id = f"placeable-{placeable}"
        if id not in self._placeables:
            entry = FluentParser().parse_entry(f"placeable = {placeable}")
            if not isinstance(entry, ast.Message):
                raise MissingWords(f"{placeable} is not a placeable")
            entry.id.name = id
            self._placeables.add(id)
            self._bundle.add_resource(ast.Resource([entry]))
        return self._resolve(id, {})

    def _game_data(self) -> Mapping[str, Any]:
        if self._data is None:
            self._data = {} if self.game is None else self.game.rulesets.get().data
        return self._data

    def _area(self, code: str) -> str | None:
        """The part of the map a place lies in, as the game's `knowledge/places.py` says."""
        module = self.game.submodule("knowledge.places") if self.game is not None else None
        if module is None or self._table is None:
            return None
        area: str = module.area(self._table, code)
        return area or None

    def _region(self, token: int) -> tuple[str, str] | None:
        """A place in a region and its part, if the table is known."""
        module = self.game.submodule("knowledge.places") if self.game is not None else None
        if module is None or self._table is None:
            return None
        regions: dict[int, tuple[str, str]] = module.regions(self._table)
        return regions.get(int(token))

    def _drawn(self, number: int) -> str:
        """The function DRAWN, as the game's `knowledge/drawn.py` says."""
        module = self.game.submodule("knowledge.drawn") if self.game is not None else None
        if module is None or self._table is None or self._seat is None:
            return UNSEEN
        cards: list[str] = module.cards(self._table, self._seat)
        return cards[int(number) - 1] if 0 < int(number) <= len(cards) else UNSEEN

    def _entry(self, id: str) -> ast.Message:
        if id not in self._messages:
            raise MissingWords(f"there is no message {id!r} in {self.language!r}")
        return self._messages[id]

    def _format(self, id: str, args: Mapping[str, object]) -> str:
        self._entry(id)
        return self._resolve(id, args)

    def _resolve(self, id: str, args: Mapping[str, object]) -> str:
        pattern = self._bundle.get_message(id).value
        assert pattern is not None  # _read_messages refuses messages without text
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors or not isinstance(text, str):
            reasons = "; ".join(str(error) for error in errors)
            raise MissingWords(f"message {id!r} in {self.language!r}: {reasons}")
        for value in args.values():
            if isinstance(value, int) and value < 0:  # Babel writes a hyphen for the minus sign
                text = text.replace(str(value), f"{MINUS}{-value}")
        return text

    def _kind(self, item: Mapping[str, object]) -> Kind:
        for family, kinds in self._kinds.items():
            if family in item:
                kind = kinds.by_name.get(str(item[family]))
                if kind is None:
                    raise MissingWords(f"there is no {family} {item[family]!r}")
                return kind
        raise MissingWords(f"{dict(item)} is none of {', '.join(self._kinds)}")

    def _arguments(
        self, kind: Kind, item: Mapping[str, object], names: Sequence[str]
    ) -> dict[str, object]:
        args: dict[str, object] = {}
        for name, domain in zip(kind.names, kind.domains, strict=True):
            if name in item:
                value = item[name]
                args[name] = _player(value, names) if domain.kind == "seat" else value
        return args


class _Variables(Visitor):
    """Collects the names of the variables in messages."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.names: set[str] = set()
        self._messages = messages
        self._seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        id = node.id.name
        if id in self._messages and id not in self._seen:
            self._seen.add(id)
            self.visit(self._messages[id])


def _player(seat: object, names: Sequence[str]) -> Player:
    if not isinstance(seat, int) or not 0 <= seat < len(names):
        raise MissingWords(f"seat {seat!r} has no name among {', '.join(names) or 'none'}")
    return Player(seat, names[seat])


def _words_folder(game: Game, language: str) -> Traversable:
    folder = resources.files(game.package).joinpath("words")
    known = [other for other in LANGUAGES if folder.joinpath(f"{other}.ftl").is_file()]
    if language not in known:
        has = ", ".join(known) or "none"
        raise BadOptions(f"{game.id} is not available in {language!r}; it has {has}")
    return folder


def _files(folder: Traversable, language: str) -> list[Traversable]:
    """The messages of a folder: `en.ftl`, then others by topic, such as `guide.en.ftl`."""
    topics = [file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")]
    topics.sort(key=_name)
    return [folder.joinpath(f"{language}.ftl"), *topics]


def _name(file: Traversable) -> str:
    return file.name


def _read_messages(file: Traversable) -> dict[str, ast.Message]:
    """The messages of a file. Unlike Fluent, which skips unreadable entries, this refuses them."""
    messages: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise MissingWords(f"{file.name} cannot be read at: {entry.content}")
        if isinstance(entry, ast.Term):
            raise MissingWords(f"{file.name}: -{entry.id.name} belongs in names.json")
        if isinstance(entry, ast.Message):
            if entry.value is None or entry.id.name in messages:
                raise MissingWords(f"{file.name}: {entry.id.name} is empty or a duplicate")
            messages[entry.id.name] = entry
    return messages
