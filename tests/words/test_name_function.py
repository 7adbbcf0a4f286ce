"""The function NAME: nouns after numbers and in grammatical cases."""

from __future__ import annotations

import pytest

import ennead
from ennead.words import MissingWords, Words
from ennead.words.fluent_functions import NameFunction, Player, code, same

COUNTS = (1, 2, 5, 11, 21, 22)

PRIEST = {
    "en": {"forms": {"one": "priest", "other": "priests"}},
    "ru": {
        "forms": {"one": "жрец", "few": "жреца", "many": "жрецов"},
        "forms_acc": {"one": "жреца", "few": "жрецов", "many": "жрецов"},
    },
    "pl": {
        "forms": {"one": "kapłan", "few": "kapłanów", "many": "kapłanów"},
        "forms_acc": {"one": "kapłana", "few": "kapłanów", "many": "kapłanów"},
    },
}
KINGDOM = {
    "en": {"cases": {"nom": "Kingdom"}},
    "ru": {"cases": {"nom": "Царство", "prp": "Царстве"}},
    "pl": {"cases": {"nom": "Królestwo", "gen": "Królestwa"}},
}
TERMS = {"priest": PRIEST, "kingdom": KINGDOM}


@pytest.mark.parametrize(
    ("language", "case", "expected"),
    [
        ("en", "nom", ["priest", "priests", "priests", "priests", "priests", "priests"]),
        ("en", "acc", ["priest", "priests", "priests", "priests", "priests", "priests"]),
        ("ru", "nom", ["жрец", "жреца", "жрецов", "жрецов", "жрец", "жреца"]),
        ("ru", "acc", ["жреца", "жрецов", "жрецов", "жрецов", "жреца", "жреца"]),
        ("pl", "nom", ["kapłan", *["kapłanów"] * 5]),
        ("pl", "acc", ["kapłana", *["kapłanów"] * 5]),
    ],
)
def test_a_name_agrees_with_its_number(language: str, case: str, expected: list[str]) -> None:
    name = NameFunction(language, TERMS)
    assert [name("priest", n, case=case) for n in COUNTS] == expected


@pytest.mark.parametrize(
    ("language", "case", "expected"),
    [
        ("en", "nom", "Kingdom"),
        ("en", "gen", "Kingdom"),
        ("ru", "nom", "Царство"),
        ("ru", "prp", "Царстве"),
        ("pl", "gen", "Królestwa"),
    ],
)
def test_an_uncounted_name_takes_its_case(language: str, case: str, expected: str) -> None:
    assert NameFunction(language, TERMS)("kingdom", case=case) == expected


@pytest.mark.parametrize(
    ("term", "n", "case"),
    [
        ("pharaoh", 1, "nom"),
        ("pharaoh", None, "nom"),
        ("priest", 1, "voc"),
        ("priest", None, "nom"),
        ("kingdom", 1, "nom"),
        ("kingdom", None, "acc"),
    ],
)
def test_an_unknown_name_or_case_is_refused(term: str, n: int | None, case: str) -> None:
    with pytest.raises(MissingWords, match=term):
        NameFunction("ru", TERMS)(term, n, case=case)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "Ann draws 1 card.",
                "Ann draws 2 cards.",
                "Ann draws 5 cards.",
                "Ann draws 11 cards.",
                "Ann draws 21 cards.",
                "Ann draws 22 cards.",
            ],
        ),
        (
            "ru",
            [
                "Ann берёт 1 карту.",
                "Ann берёт 2 карты.",
                "Ann берёт 5 карт.",
                "Ann берёт 11 карт.",
                "Ann берёт 21 карту.",
                "Ann берёт 22 карты.",
            ],
        ),
        (
            "pl",
            [
                "Ann dobiera 1 kartę.",
                "Ann dobiera 2 karty.",
                "Ann dobiera 5 kart.",
                "Ann dobiera 11 kart.",
                "Ann dobiera 21 kart.",
                "Ann dobiera 22 karty.",
            ],
        ),
    ],
)
def test_cards_are_counted_in_a_sentence(language: str, expected: list[str]) -> None:
    words = Words(language, ennead.game("aton"))
    assert [words.message("event-drawn", seat="Ann", count=n) for n in COUNTS] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 point", "2 points", "5 points", "11 points", "21 points", "22 points"]),
        ("ru", ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "11 punktów", "21 punktów", "22 punkty"]),
    ],
)
def test_points_are_counted_in_a_sentence(language: str, expected: list[str]) -> None:
    words = Words(language)
    texts = [words.message("terminal-score", name="Ann", points=n) for n in COUNTS]
    assert texts == [f"Ann: {points}" for points in expected]


@pytest.mark.parametrize(
    ("language", "left", "reach", "expected"),
    [
        ("en", 1, 1, "Remove 1 of the opponent's priests from temple I."),
        ("en", 2, 4, "Remove 2 of the opponent's priests from temples I–IV."),
        ("ru", 1, 1, "Уберите 1 жреца соперника из храма I."),
        ("ru", 2, 4, "Уберите 2 жрецов соперника из храмов I–IV."),
        ("pl", 1, 1, "Usuń 1 kapłana przeciwnika ze świątyni I."),
        ("pl", 2, 4, "Usuń 2 kapłanów przeciwnika ze świątyń I–IV."),
    ],
)
def test_priests_are_counted_in_a_question(
    language: str, left: int, reach: int, expected: str
) -> None:
    words = Words(language, ennead.game("aton"))
    told = {"question": "remove", "seat": 0, "left": left, "reach": reach}
    assert words.sentence(told, ["Ann", "Bob"]) == expected


def test_players_are_compared_by_seat_not_by_name() -> None:
    assert same(Player(0, "greedy"), Player(1, "greedy")) == "no"
    assert same(Player(1, "greedy"), Player(1, "greedy")) == "yes"


def test_a_kind_keeps_things_with_the_same_code_apart() -> None:
    words = Words("en", ennead.game("tekhenu"))
    cell = words.sentence({"reason": "cell-taken", "cell": "e1"}, [])
    space = words.sentence({"reason": "space-taken", "space": "e1"}, [])
    assert cell == "There is already a pillar tile in row 5, column 1."
    assert space == "There is already a building right of row 1."


def test_a_code_is_written_in_capitals() -> None:
    assert code("t09") == "T09"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Anna has a balance of −8."),
        ("ru", "Баланс игрока Anna: −8."),
        ("pl", "Bilans gracza Anna: −8."),
    ],
)
def test_a_negative_number_has_a_true_minus_sign(language: str, expected: str) -> None:
    words = Words(language, ennead.game("tekhenu"))
    event = {"event": "balanced", "seat": 0, "balance": -8}
    assert words.sentence(event, ["Anna"]) == expected


@pytest.mark.parametrize(
    ("language", "within", "across"),
    [
        ("en", "in the Nile Delta (C5 → C6)", "from the Nile Delta (C5) to North (D1)"),
        ("ru", "в Дельте Нила (C5 → C6)", "из Дельты Нила (C5) в регион «North» (D1)"),
        ("pl", "w Delcie Nilu (C5 → C6)", "z Delty Nilu (C5) do regionu „North” (D1)"),
    ],
)
def test_a_place_is_named_after_its_part_of_the_map(
    language: str, within: str, across: str
) -> None:
    words = Words(language, ennead.game("ankh"))
    regions = {"C5": "delta", "C6": "delta", "D1": "North", "E1": None}
    hexes = {code: {"region": region} for code, region in regions.items()}
    words.show_places({"table": {"map": {"hexes": hexes}}})
    moved = {"event": "moved", "seat": 0, "figure": "warrior", "hex": "C5"}
    assert within in words.sentence({**moved, "to": "C6"}, ["Anna"])
    assert across in words.sentence({**moved, "to": "D1"}, ["Anna"])
    assert "(E1)" in words.sentence({**moved, "to": "E1"}, ["Anna"])
