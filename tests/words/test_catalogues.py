"""Every language has every message, with the same variables and in complete sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
from itertools import product
from math import prod

import pytest

import ennead
from ennead.core import spec
from ennead.core.domain import Domain
from ennead.core.vocabulary import Kind
from ennead.games.aton.vocabulary.names import SOURCE
from ennead.words import LANGUAGES, Words

# Only the games of this package: other tests make games without words known in the same process.
GAMES = [game for game in ennead.games() if game.package.startswith("ennead.games.")]
WITH_GAMES = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
IN_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)

NAMES = [f"Player{seat}" for seat in range(63)]
COUNTS = [1, 2, 5, 11, 21, 22]
MOST_WAYS = 20_000
FEW = 100

TERMINAL = {
    "round": {"page"},
    "terminal-prompt": set(),
    "terminal-keys": set(),
    "terminal-hand-over": {"name"},
    "terminal-screen-hidden": set(),
    "suggestion-made": {"name", "action"},
    "terminal-suggest": {"name"},
    "terminal-suggested": {"name", "follows"},
    "terminal-bot-thinks": {"name"},
    "terminal-illegal": {"text", "reason"},
    "terminal-unknown": {"text"},
    "terminal-cannot-undo": set(),
    "terminal-undone": set(),
    "terminal-cannot-take-back": set(),
    "terminal-end-turn": set(),
    "terminal-result-win": {"name"},
    "terminal-result-draw": set(),
    "terminal-result-nobody": set(),
    "terminal-score": {"name", "points"},
    "terminal-saved": {"file"},
    "terminal-replay-end": set(),
    "terminal-move": {"move", "moves"},
    "terminal-hand": set(),
    "terminal-log": set(),
    "terminal-goodbye": set(),
    "player-default": {"number"},
    "player-bot": {"name"},
    "bot-name": {"name"},
    "bot-level": {"bot"},
    "bot-with-level": {"name", "bot"},
}

ATON_BOARD: dict[str, set[str]] = {
    "board-temple": {"number"},
    "board-kingdom": set(),
    "board-supply": set(),
    "board-deck": set(),
    "board-discard": set(),
    "board-token": set(),
    "board-token-used": set(),
    "board-hand": set(),
    "board-cartouche-1": set(),
    "board-cartouche-2": set(),
    "board-cartouche-3": set(),
    "board-cartouche-4": set(),
    "board-score": set(),
    "board-forecast": set(),
    "board-red": set(),
    "board-blue": set(),
    "board-round": {"round"},
    "board-first": {"seat"},
}


def kinds(game: ennead.Game) -> list[Kind]:
    return [*game.questions.all(), *game.events.all(), *game.reasons.all()]


def required_messages(game: ennead.Game) -> dict[str, set[str]]:
    """The messages a game must have, each with the variables it may use."""
    messages = {kind.message: set(kind.names) for kind in kinds(game)}
    for question in game.questions.all():
        messages[f"waiting-{question.name}"] = set(question.names)
    for verb in game.actions.verbs.values():
        messages[f"action-{verb.name}"] = set(verb.actions[0].named_args())
    return messages | {"game-title": set(), "game-summary": set()}


def values(domain: Domain) -> list[int]:
    """Sample values of a domain; all of them if they are named."""
    if domain.names:
        return list(range(domain.first, domain.last + 1))
    if domain.kind == "seat":
        return [0, 1]
    return [value for value in COUNTS if value in domain]


def argument_combinations(kind: Kind) -> Iterator[dict[str, object]]:
    """All combinations, except that only some spaces of a big board are combined."""
    columns = [values(domain) for domain in kind.domains]
    if prod(map(len, columns)) > MOST_WAYS:
        columns = [column if len(column) <= FEW else [column[0], column[-1]] for column in columns]
    for row in product(*columns):
        yield kind.json(row)


@WITH_GAMES
@IN_LANGUAGES
def test_every_item_of_a_games_vocabulary_has_a_message(game: ennead.Game, language: str) -> None:
    words = Words(language, game)
    assert [id for id in required_messages(game) if not words.has(id)] == []


@WITH_GAMES
@IN_LANGUAGES
def test_messages_use_only_the_variables_they_receive(game: ennead.Game, language: str) -> None:
    words = Words(language, game)
    stray = {id: words.variables(id) - given for id, given in required_messages(game).items()}
    assert {id: names for id, names in stray.items() if names} == {}


@IN_LANGUAGES
def test_the_shared_words_cover_the_core_and_the_terminal(language: str) -> None:
    words = Words(language)
    core = [*spec.events().all(), *spec.reasons().all()]
    shared = {kind.message: set(kind.names) for kind in core}
    for id, given in shared.items():
        assert words.variables(id) <= given
    assert {id: words.variables(id) for id in TERMINAL} == TERMINAL


@IN_LANGUAGES
def test_aton_names_the_parts_of_its_board(language: str) -> None:
    words = Words(language, ennead.game("aton"))
    assert {id: words.variables(id) for id in ATON_BOARD} == ATON_BOARD
    labels = [words.message(f"source-{name}") for name in SOURCE.names]
    assert len(set(labels)) == len(SOURCE)


@pytest.mark.parametrize("game", [None, *GAMES], ids=lambda game: game.id if game else "shared")
@pytest.mark.parametrize("language", ["ru", "pl"])
def test_languages_have_the_same_messages_and_variables(
    game: ennead.Game | None, language: str
) -> None:
    english, other = Words("en", game), Words(language, game)
    assert other.ids() == english.ids()
    needs = {id: english.variables(id) for id in english.ids()}
    assert {id: other.variables(id) for id in other.ids()} == needs


@WITH_GAMES
@IN_LANGUAGES
def test_every_item_becomes_a_complete_sentence(game: ennead.Game, language: str) -> None:
    words = Words(language, game)
    for kind in kinds(game):
        for told in argument_combinations(kind):
            text = words.sentence(told, NAMES)
            assert re.fullmatch(r"[^\W\d_].*[.?]", text), text
            assert not re.search(r"  |[{}\n\u2068\u2069]| [.,:]", text), text
    for question in game.questions.all():
        for told in argument_combinations(question):
            text = words.waiting(told, NAMES)
            assert text.startswith(f"Player{told['seat']} ")
            assert text.endswith("…")
    for verb in game.actions.verbs.values():
        texts = [words.action(action) for action in verb.actions]
        assert all(texts)
        assert len(set(texts)) == len(texts), f"some of {verb.name} read alike"
        for action, text in zip(verb.actions, texts, strict=True):
            for domain, value in zip(verb.domains, action.args, strict=True):
                assert domain.names or value == 0 or str(value) in text, text


@WITH_GAMES
@IN_LANGUAGES
def test_different_values_make_different_sentences(game: ennead.Game, language: str) -> None:
    """A value missing from a selector would silently read like the default one."""
    words = Words(language, game)
    for kind in kinds(game):
        used = words.variables(kind.message)
        first = [values(domain)[0] for domain in kind.domains]
        for i, domain in enumerate(kind.domains):
            if {"token", "hex", "part"} <= used and kind.names[i] != "token":
                continue  # without a map a region is named by its token alone
            if domain.names and kind.names[i] in used:
                texts = {
                    words.sentence(kind.json([*first[:i], value, *first[i + 1 :]]), NAMES)
                    for value in values(domain)
                }
                assert len(texts) == len(domain), kind


@WITH_GAMES
@IN_LANGUAGES
def test_the_names_of_a_language_are_complete(game: ennead.Game, language: str) -> None:
    categories = {"en": {"one", "other"}}.get(language, {"one", "few", "many"})
    for folder in (
        resources.files("ennead.words"),
        resources.files(game.package).joinpath("words"),
    ):
        terms = json.loads(folder.joinpath("names.json").read_text("utf-8"))
        for term, by_language in terms.items():
            tables = by_language[language]
            for table in set(tables) - {"cases"}:
                assert set(tables[table]) == categories, term
            if "cases" in tables:
                assert "nom" in tables["cases"], term


@WITH_GAMES
@IN_LANGUAGES
def test_every_game_has_a_rules_page(game: ennead.Game, language: str) -> None:
    words = Words(language, game)
    assert words.page().startswith(f"# {words.message('game-title')}")
