"""Actions, questions, events and reasons: numbered, parsed, and with words in every language."""

from __future__ import annotations

from ennead.core.game import Game
from ennead.testing.failure import require
from ennead.words import LANGUAGES, Words

MOST_ACTIONS = 4000


def check(game: Game) -> None:
    actions = game.actions.all
    require(0 < len(actions) <= MOST_ACTIONS, f"{len(actions)} actions are too many or none")
    for index, action in enumerate(actions):
        require(action.index == index, f"'{action}' has number {action.index}, not {index}")
        require(game.parse(str(action)) is action, f"'{action}' does not parse to itself")
    for kind in game.questions.all():
        require(kind.names[:1] == ["seat"], f"question {kind.name} must begin with its seat")
    for language in LANGUAGES:
        _check_words(game, Words(language, game))


def _check_words(game: Game, words: Words) -> None:
    wanted = {f"action-{verb}": _arguments(game, verb) for verb in game.actions.verbs}
    for kinds in (game.questions, game.events, game.reasons):
        wanted.update({kind.message: set(kind.names) for kind in kinds.all()})
    for id, arguments in wanted.items():
        require(words.has(id), f"the message {id} is missing in {words.language}")
        strange = words.variables(id) - arguments
        require(not strange, f"{id} in {words.language} uses {strange}, which it is not given")


def _arguments(game: Game, verb: str) -> set[str]:
    return set(game.actions.verbs[verb].actions[0].named_args())
