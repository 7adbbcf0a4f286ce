"""The conformance kit wants all texts of the guide, or none."""

from __future__ import annotations

import pytest
from support import toy

import ennead
from ennead.testing import Nonconforming, guide
from ennead.words import Words


@pytest.mark.parametrize("id", ["aton", "tekhenu", "ankh"])
def test_every_game_has_all_texts_of_the_guide(id: str) -> None:
    game = ennead.game(id)
    assert Words("en", game).has("guide-aim")
    guide.check(game)


def test_a_game_without_a_guide_conforms() -> None:
    guide.check(toy.GAME)


def test_one_missing_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    has = Words.has
    monkeypatch.setattr(Words, "has", lambda words, id: id != "guide-place-rule" and has(words, id))
    with pytest.raises(Nonconforming, match="guide-place-rule"):
        guide.check(ennead.game("aton"))


def test_a_term_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ennead.game("aton")
    terms = game.terms
    monkeypatch.setattr(
        type(game), "terms", lambda self, state, seat: {**terms(state, seat), "odd": None}
    )
    with pytest.raises(Exception, match="term-odd"):
        guide.check(game)


@pytest.mark.parametrize("id", ["aton", "tekhenu", "ankh"])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_tips_are_short_and_name_no_places_by_code(id: str, language: str) -> None:
    words = Words(language, ennead.game(id))
    for kind in ennead.game(id).questions.by_name:
        for message in (f"guide-{kind}", f"guide-{kind}-rule"):
            text = words.message(message)
            assert len(text) <= 220, message
            assert not any(mark.isdigit() for mark in text.replace("1", "")), message
