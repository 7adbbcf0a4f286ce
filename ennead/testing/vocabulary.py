"""Actions, questions, events and reasons have indexes, notation and messages in every language."""

from __future__ import annotations

from ennead.core.game import Game
from ennead.testing.failure import require
from ennead.words import LANGUAGES, Words

MOST_ACTIONS = 4000


def check(game: Game) -> None:
    """Check all vocabularies of a game."""
    actions = game.actions.all
    require(
        0 < len(actions) <= MOST_ACTIONS,
        f"the game has {len(actions)} actions; expected 1 to {MOST_ACTIONS}",
    )
    for index, action in enumerate(actions):
        require(action.index == index, f"'{action}' has index {action.index}, not {index}")
        require(game.parse(str(action)) is action, f"'{action}' does not parse to itself")
    for kind in game.questions.all():
        require(
            kind.names[:1] == ["seat"],
            f"the first argument of question {kind.name} must be its seat",
        )
    for language in LANGUAGES:
        _check_words(game, Words(language, game))


def _check_words(game: Game, words: Words) -> None:
    wanted = {f"action-{verb}": _arguments(game, verb) for verb in game.actions.verbs}
    for kinds in (game.questions, game.events, game.reasons):
        wanted.update({kind.message: set(kind.names) for kind in kinds.all()})
    for id, arguments in wanted.items():
        require(words.has(id), f"message {id} is missing in {words.language}")
        unknown = words.variables(id) - arguments
        require(not unknown, f"message {id} in {words.language} uses unknown arguments {unknown}")


def _arguments(game: Game, verb: str) -> set[str]:
    return set(game.actions.verbs[verb].actions[0].named_args())
