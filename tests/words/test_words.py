"""The public interface of `Words`, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import ennead
from ennead.core import spec
from ennead.words import LANGUAGES, MissingWords, Words

NAMES = ("Нефер", "Anna")

Toy = Callable[..., ennead.Game]


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    """A third-party game with just the folder that `Words` reads."""

    def make(home: str, **files: str) -> ennead.Game:
        folder = tmp_path / home / "words"
        folder.mkdir(parents=True)
        (tmp_path / home / "__init__.py").touch()
        for language, text in files.items():
            (folder / f"{language}.ftl").write_text(text, "utf-8")
        (folder / "names.json").write_text(json.dumps({"ox": {"en": {"forms": {"one": "ox"}}}}))
        monkeypatch.syspath_prepend(str(tmp_path))
        parts = {"events": spec.events(), "questions": spec.questions(), "reasons": spec.reasons()}
        return cast(ennead.Game, SimpleNamespace(id=home, package=home, **parts))

    return make


@pytest.fixture
def words() -> Words:
    return Words("ru", ennead.game("aton"))


def test_an_unknown_language_is_refused() -> None:
    assert LANGUAGES == ("en", "ru", "pl")
    with pytest.raises(ennead.BadOptions, match="'de'; expected en, ru, pl"):
        Words("de")


def test_a_missing_language_error_lists_the_available_ones(toy: Toy) -> None:
    game = toy("toy_en_pl", en="a = A", pl="a = A")
    assert Words("pl", game).message("a") == "A"
    with pytest.raises(
        ennead.BadOptions, match="toy_en_pl is not available in 'ru'; it has en, pl"
    ):
        Words("ru", game)


def test_a_games_message_takes_precedence_over_a_shared_one(toy: Toy) -> None:
    words = Words("en", toy("toy_own", en="terminal-hand = Tiles"))
    assert words.message("terminal-hand") == "Tiles"
    assert words.message("terminal-log") == "Log"


def test_ids_lists_all_messages(words: Words) -> None:
    assert words.has("event-placed")
    assert words.has("round")
    assert not words.has("event-unheard-of")
    assert "event-placed" in words.ids()
    assert not Words("ru").has("event-placed")


def test_variables_finds_every_variable_of_a_message(toy: Toy) -> None:
    text = """
a = { $x ->
    [one] { NAME($term, $n) }
   *[other] { b }
}
    .title = { $y }
b = { $z } { a }
"""
    words = Words("en", toy("toy_variables", en=text))
    assert words.variables("a") == {"x", "term", "n", "y", "z"}
    assert words.message("a", x=1, term="ox", n=1) == "ox"
    assert words.variables("a") == {"x", "term", "n", "y", "z"}


def test_a_missing_message_or_variable_raises_missing_words(words: Words) -> None:
    with pytest.raises(MissingWords, match="'event-unheard-of' in 'ru'"):
        words.message("event-unheard-of")
    with pytest.raises(MissingWords, match="'event-unheard-of' in 'ru'"):
        words.variables("event-unheard-of")
    with pytest.raises(MissingWords, match="'event-placed' in 'ru': .*cell"):
        words.message("event-placed", seat="Нефер")
    with pytest.raises(MissingWords, match="reach"):
        words.message("question-place", left=2)
    with pytest.raises(MissingWords, match="'event-drawn' in 'ru': .*'card'"):
        words.message("event-drawn", seat="Нефер", count="four")


@pytest.mark.parametrize(
    "pattern",
    [
        '{ NAME("ox", 2) }',
        '{ NAME("ass", 1) }',
        '{ NAME("ox") }',
        "{ NAME() }",
        "{ NAME($x, 1) }",
        "{ NAIM(1) }",
        "{ c }",
        "{ a }",
    ],
)
def test_a_message_that_fails_is_refused(toy: Toy, pattern: str) -> None:
    words = Words("en", toy("toy_fails", en=f"a = One {pattern}"))
    with pytest.raises(MissingWords, match="'a' in 'en'"):
        words.message("a")


@pytest.mark.parametrize("text", ["a = { $x", "a = 1\na = 2", "a =\n    .title = 1", "-a = 1"])
def test_a_damaged_file_is_refused(toy: Toy, text: str) -> None:
    with pytest.raises(MissingWords, match=r"en\.ftl"):
        Words("en", toy("toy_damaged", en=text))


@pytest.mark.parametrize(
    ("language", "told", "expected"),
    [
        (
            "ru",
            {"event": "placed", "seat": 0, "cell": "3b2", "move": 7, "page": 2},
            "Нефер ставит жреца на чёрную клетку храма III (3b2).",
        ),
        (
            "en",
            {"event": "removed", "seat": 0, "owner": 1, "cell": "1a1", "fate": "kingdom"},
            "Нефер sends Anna's priest from the yellow space in temple I (1a1) "
            "to the Kingdom of the Dead.",
        ),
        (
            "ru",
            {"event": "removed", "seat": 0, "owner": 1, "cell": "1a1", "fate": "kingdom"},
            "Нефер отправляет жреца игрока Anna с жёлтой клетки храма I (1a1) в Царство мёртвых.",
        ),
        (
            "pl",
            {"event": "removed", "seat": 1, "owner": 1, "cell": "4c4", "fate": "supply"},
            "Anna usuwa własnego kapłana z pola premiowego +2 świątyni IV (4c4). "
            "Królestwo Umarłych jest pełne, "
            "więc kapłan wraca do zasobów.",
        ),
        (
            "ru",
            {"event": "scored", "seat": 1, "points": 21, "source": "black", "total": 38},
            "Anna получает 21 очко за чёрные клетки (всего 38).",
        ),
        (
            "pl",
            {"event": "unplaced", "seat": 0, "count": 3, "fate": "kingdom"},
            "W dostępnych świątyniach nie ma już wolnych pól: "
            "Нефер odsyła 3 kapłanów do Królestwa Umarłych.",
        ),
        (
            "ru",
            {"reason": "temple-closed", "temple": 4, "reach": 2},
            "Храм IV вам недоступен: карта 2 у картуша III открывает только храмы I–II.",
        ),
        ("pl", {"event": "undone", "seat": 1, "to": 3}, "Anna cofa ruch."),
        (
            "en",
            {"question": "place", "seat": 0, "left": 1, "reach": 1},
            "Place 1 priest in temple I.",
        ),
    ],
)
def test_events_questions_and_reasons_become_sentences(
    language: str, told: dict[str, object], expected: str
) -> None:
    words = Words(language, ennead.game("aton"))
    assert words.sentence(told, NAMES) == expected


def test_shared_sentences_work_without_a_game() -> None:
    words = Words("en")
    assert words.sentence({"event": "undone", "seat": 0, "to": 1}, ["Ann"]) == (
        "Ann takes back a move."
    )
    with pytest.raises(MissingWords, match="no event 'placed'"):
        words.sentence({"event": "placed", "seat": 0, "cell": "3b2"}, ["Ann"])


def test_waiting_describes_what_another_player_is_doing(words: Words) -> None:
    question = {"question": "place", "seat": 1, "left": 2, "reach": 3}
    assert words.waiting(question, NAMES) == "Anna размещает жрецов…"


@pytest.mark.parametrize(
    "told",
    [
        {"event": "unheard-of"},
        {"rumour": "placed"},
        {"event": "placed", "seat": 2, "cell": "3b2"},
        {"event": "placed", "seat": -1, "cell": "3b2"},
        {"event": "placed", "seat": 0},
        {"event": "drawn", "seat": 0, "count": None},
    ],
)
def test_unknown_items_are_refused(words: Words, told: dict[str, object]) -> None:
    with pytest.raises(MissingWords):
        words.sentence(told, NAMES)


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "place 3b2", "Place a priest on the black space in temple III (3b2)"),
        ("ru", "remove 1a4", "Убрать жреца с жёлтой клетки храма I (1a4)"),
        ("pl", "lay 4 1 3 2", "Połóż 4-1-3-2 przy kartuszach I–IV"),
        ("ru", "exchange", "Обменять 4 карты"),
    ],
)
def test_actions_become_options(language: str, text: str, expected: str) -> None:
    aton = ennead.game("aton")
    assert Words(language, aton).action(aton.parse(text)) == expected


def test_every_event_of_a_game_becomes_a_sentence(words: Words) -> None:
    state = ennead.game("aton").new(seed=7)
    while not state.over:
        for question in state.questions():
            assert words.sentence(question, NAMES)
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    told = [words.sentence(event, NAMES) for event in state.events(0)]
    assert told[0] == "Начинается раунд 1."
    reason = state.why_not(0, "exchange")
    assert reason is not None
    assert words.sentence(reason.json(), NAMES) == "Игра окончена: ходов больше нет."


def test_only_a_game_has_a_rules_page(toy: Toy, words: Words) -> None:
    assert "Картуш I: очки" in words.page()
    with pytest.raises(MissingWords):
        Words("ru").page()
    with pytest.raises(MissingWords, match="toy_pageless"):
        Words("en", toy("toy_pageless", en="a = A")).page()


@pytest.mark.parametrize(
    ("language", "own", "inside"),
    [("en", "“Flood”", "‘Flood’"), ("ru", "«", "„"), ("pl", "„", "«")],
)
def test_a_quoted_action_uses_inner_quotation_marks(language: str, own: str, inside: str) -> None:
    ankh = ennead.game("ankh")
    words, flood = Words(language, ankh), ankh.parse("play flood")
    assert own in words.action(flood)
    assert own not in words.quoted(flood)
    assert inside in words.quoted(flood)


@pytest.mark.parametrize(
    ("language", "turn", "shared"),
    [("en", "Turn 37", "Round 37"), ("ru", "Ход 37", "Раунд 37"), ("pl", "Tura 37", "Runda 37")],
)
def test_a_page_is_called_what_its_game_calls_it(language: str, turn: str, shared: str) -> None:
    ankh = Words(language, ennead.game("ankh"))
    aton = Words(language, ennead.game("aton"))
    assert ankh.message("round", page=37) == turn
    assert aton.message("round", page=37) == Words(language).message("round", page=37) == shared
    mistake: dict[str, str | int] = {
        "name": "Anna",
        "move": 3,
        "cost": 4,
        "played": "x",
        "best": "y",
    }
    assert ankh.message("coach-mistake", page=37, **mistake).startswith(turn)


@pytest.mark.parametrize(
    ("game", "question", "expected"),
    [
        ("ankh", "camel", "No caravan"),
        ("ankh", "power", "Don't unlock"),
        ("tekhenu", "ability", "Don't use it"),
        ("ankh", "", "Decline"),
    ],
)
def test_declining_says_what_will_not_happen(game: str, question: str, expected: str) -> None:
    played = ennead.game(game)
    assert Words("en", played).action(played.parse("decline"), question) == expected


def test_an_action_answers_the_question_of_the_view_shown() -> None:
    ankh = ennead.game("ankh")
    words = Words("en", ankh)
    decline = ankh.parse("decline")
    view = ankh.new(players=2, seed=1).view(0)
    camel = {"question": "camel", "laid": 0}
    power = {"question": "power", "level": 1, "cost": 1}
    for questions, expected in (
        ([{"seat": 0, **camel}], "No caravan"),
        ([{"seat": 1, **camel}], "No caravan"),
        ([{"seat": 0, **power}, {"seat": 1, **camel}], "Don't unlock"),
        ([{"seat": 1, **power}, {"seat": 2, **camel}], "Decline"),
        ([], "Decline"),
    ):
        words.show_places({**view, "questions": questions})
        assert words.action(decline) == expected
        assert words.action(decline, "") == "Decline"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["ankh", "tekhenu"])
def test_a_text_of_an_action_for_one_question_names_a_question(game: str, language: str) -> None:
    played = ennead.game(game)
    own = [id for id in Words(language, played).ids() if id.startswith("action-decline-")]
    asked = {id.removeprefix("action-decline-") for id in own}
    assert asked
    assert asked <= set(played.questions.by_name)


@pytest.mark.parametrize(
    ("language", "named", "unseen"),
    [
        ("en", "Keep {name} ({code})", "Keep the 2nd card drawn"),
        ("ru", "Оставить карту «{name}» ({code})", "Оставить 2-ю взятую карту"),
        ("pl", "Zachowaj kartę „{name}” ({code})", "Zachowaj 2. dobraną kartę"),
    ],
)
def test_a_drawn_card_is_named_to_its_owner_alone(language: str, named: str, unseen: str) -> None:
    tekhenu = ennead.game("tekhenu")
    state = tekhenu.new(players=2, seed=3)
    words = Words(language, tekhenu)
    keep = tekhenu.parse("keep 2")
    for seat in range(2):
        view = state.view(seat)
        card = view["table"]["heads"][seat]["drawn"][1]
        words.show_places(view)
        assert words.action(keep) == named.format(
            name=words.message(f"card-{card}"), code=card.upper()
        )
    words.show_places(state.view(None))
    assert words.action(keep) == unseen
