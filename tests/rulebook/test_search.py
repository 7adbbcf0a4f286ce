"""Full-text search in the rules: forms of words, accents, cards and rulings."""

from __future__ import annotations

import pytest

import ennead
from ennead.rulebook.search import passages, plain_letters, search, stem
from ennead.words import Words

PAGE = """# Rules

## Gods and temples

A god builds **temples**
beside the `river`.

![](figure:map)

| Card | Effect |
|---|---|
| Flood | Followers for figures |

- **A7.** A temple across a Camel is safe.
"""


def found(query: str, language: str = "en") -> list[str]:
    return [hit.passage.text for hit in search(PAGE, query, language)]


def test_paragraphs_rows_and_rulings_are_passages() -> None:
    assert [(one.heading, one.text) for one in passages(PAGE)] == [
        ("Rules", "Rules"),
        ("Gods and temples", "Gods and temples"),
        ("Gods and temples", "A god builds temples beside the river."),
        ("Gods and temples", "Card · Effect"),
        ("Gods and temples", "Flood · Followers for figures"),
        ("Gods and temples", "A7. A temple across a Camel is safe."),
    ]


def test_a_passage_must_have_all_words_in_itself_or_its_heading() -> None:
    assert found("camel safe") == ["A7. A temple across a Camel is safe."]
    assert found("gods flood") == ["Flood · Followers for figures"]
    assert found("camel flood") == []
    assert found(" ,") == []


def test_a_heading_is_found_itself() -> None:
    assert found("temples gods")[0] == "Gods and temples"


def test_a_beginning_finds_a_word() -> None:
    assert found("foll") == ["Flood · Followers for figures"]


def test_the_places_of_the_words_are_known() -> None:
    [hit] = search(PAGE, "river", "en")
    assert [hit.passage.text[start:end] for start, end in hit.spans] == ["river"]


@pytest.mark.parametrize(
    ("word", "letters"), [("Świątyń", "swiatyn"), ("łódź", "lodz"), ("счёт", "счет")]
)
def test_accents_do_not_matter(word: str, letters: str) -> None:
    assert plain_letters(word) == letters


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["temple", "temples"]),
        ("ru", ["монумент", "монументы", "монументами", "монументов"]),
        ("ru", ["верующий", "верующего", "верующих"]),
        ("pl", ["świątynia", "świątynie", "świątyń", "swiatyni"]),
        ("pl", ["wyznawca", "wyznawcę", "wyznawców", "wyznawcy"]),
    ],
)
def test_forms_of_one_word_have_one_stem(language: str, forms: list[str]) -> None:
    assert len({stem(form, language) for form in forms}) == 1


@pytest.mark.parametrize(
    ("game", "language", "query", "heading"),
    [
        ("ankh", "en", "plague locusts", "Battle cards"),
        ("ankh", "ru", "саранчой", "Сражение"),
        ("tekhenu", "pl", "blogoslawienstwo", "Błogosławieństwa"),
        ("tekhenu", "en", "A87", "Rulings"),
        ("tekhenu", "ru", "перепись", "Законы"),
        ("aton", "ru", "царстве", "Царство мёртвых"),
    ],
)
def test_rules_cards_and_rulings_are_found(
    game: str, language: str, query: str, heading: str
) -> None:
    hits = search(Words(language, ennead.game(game)).page(), query, language)
    assert heading in {hit.passage.heading for hit in hits}
