"""Texts of the guide and of reasons: a game has all of them in every language, or none."""

from __future__ import annotations

from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.testing.failure import require
from ennead.words import LANGUAGES, Words

PREFIX = "guide-"
AIM = "guide-aim"
RULE = "-rule"
AMOUNTS = (1, 2, 5, 12)


def check(game: Game) -> None:
    """Check the guide's texts for questions, and the messages of the evaluation's terms."""
    for language in LANGUAGES:
        words = Words(language, game)
        _check_questions(game, words)
        _check_terms(game, words)


def _check_questions(game: Game, words: Words) -> None:
    kinds = [kind.name for kind in game.questions.all()]
    wanted = {f"{PREFIX}{kind}{end}" for kind in kinds for end in ("", RULE)}
    wanted.add(AIM)
    if not any(words.has(id) for id in wanted):
        return
    for id in sorted(wanted):
        require(words.has(id), f"message {id} is missing in {words.language}")
        require(not words.variables(id), f"message {id} in {words.language} has arguments")
        require(bool(words.message(id)), f"message {id} in {words.language} is empty")


def _check_terms(game: Game, words: Words) -> None:
    state = game.new(seed=0)
    for term in game.terms(state.sample(0, Rng.of(0)), 0):
        for whose in ("mine", "rival"):
            for amount in AMOUNTS:
                text = words.message(f"term-{term}", whose=whose, amount=amount)
                require(bool(text), f"message term-{term} in {words.language} is empty")
