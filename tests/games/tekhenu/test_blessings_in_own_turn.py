"""B07 and B08 may be played at every question of the own turn (4.2, A87)."""

from __future__ import annotations

import pytest
from support.tekhenu.positions import (
    NONE,
    RICH,
    asked,
    events_of,
    head,
    legal,
    load,
    maybe,
    play,
    tokens,
    turn,
)


def test_a87_b07_and_b08_are_offered_between_main_and_extra_action() -> None:
    mine = {"blessings": ["b07", "b17"], "tokens": {**RICH, "scribe": 1}, "happiness": 3}
    state = turn({"thoth": ["yellow-1"]}, mine)
    play(state, 0, "take thoth-yellow-1", "play b17", "extra osiris", "after", "produce papyrus")
    assert asked(state) == ["between 0"]
    assert legal(state) == ["done", "play b07"]
    play(state, 0, "play b07", "raise population")
    assert head(state)["population"] == 8
    assert asked(state) == ["osiris 0"]


def test_a87_b07_and_b08_are_offered_between_an_early_extra_action_and_the_main_one() -> None:
    mine = {"blessings": ["b08", "b17"], "tokens": {**RICH, "scribe": 1}, "happiness": 3}
    state = turn({"thoth": ["yellow-1"]}, mine)
    play(state, 0, "take thoth-yellow-1", "play b17", "extra osiris", "before")
    maybe(state, 0, "act osiris")
    play(state, 0, "found bread-1")
    assert asked(state) == ["die-action 0"]
    assert "play b08" in legal(state)


@pytest.mark.parametrize(
    ("die", "answers", "question"),
    [
        ("thoth-yellow-1", ["act thoth"], "thoth"),
        ("ra-yellow-1", ["act ra"], "ra"),
        ("ra-yellow-1", ["act ra", "place c3"], "turn"),
        ("hathor-brown-1", ["act hathor"], "hathor"),
        ("horus-white-1", ["act horus"], "horus"),
        ("osiris-white-1", ["act osiris"], "osiris"),
        ("osiris-white-6", ["act osiris", "found bread-6"], "boost"),
        ("thoth-yellow-3", ["act thoth", "card b01"], "next-card"),
        ("ra-yellow-1", ["play b09"], "face"),
        ("ra-yellow-1", ["play b11"], "dye"),
        ("ra-yellow-1", ["play b17"], "extra"),
        ("ra-yellow-1", ["play b17", "extra hathor"], "order"),
    ],
)
def test_a87_b07_and_b08_may_be_played_at_every_question_of_the_own_turn(
    die: str, answers: list[str], question: str
) -> None:
    sector, _, face = die.partition("-")
    mine = {
        "blessings": ["b07", "b09", "b11", "b17"],
        "tokens": {**RICH, "scribe": 1},
        "happiness": 3,
    }
    market = [["b01", "b02", "t01"], ["b03", "b04", "t02", "t03"], [], []]
    state = turn({sector: [face]}, mine, market=market)
    play(state, 0, f"take {die}", *answers)
    assert asked(state) == [f"{question} 0"]
    before = legal(state)
    assert "play b07" in before
    play(state, 0, "play b07", "raise population")
    assert head(state)["population"] == 8
    assert asked(state) == [f"{question} 0"]
    assert legal(state) == [text for text in before if text != "play b07"]


def test_a87_a_question_of_one_answer_is_not_asked_because_of_b07() -> None:
    state = turn({"ra": ["yellow-1"]}, {"blessings": ["b07"], "tokens": {"scribe": 0}})
    play(state, 0, "take ra-yellow-1", "produce papyrus")
    assert asked(state) == ["end 0"]


def test_a87_b07_is_not_offered_in_the_turn_of_another_player() -> None:
    mine = {"blessings": ["b07"], "gods": {"bastet": 1}}
    other = {"tokens": {**RICH, "scribe": 1}}
    agenda: list[list[object]] = [["Turn", 1], ["EndOfRound"]]
    wheel = {"bastet": ["black-3"], "ra": ["yellow-1"]}
    slots = ["bastet", "ra", "hathor", "horus", "thoth", "osiris"]
    state = load(agenda, [mine, other], wheel=wheel, slots=slots)
    play(state, 1, "take bastet-black-3", "act bastet")
    assert asked(state) == ["bonus 0"]
    assert legal(state, 0) == ["gain papyrus", "gain bread"]


def test_a87_in_the_middle_of_an_action_b07_may_bring_another_one() -> None:
    """At happiness 21 an action of any kind follows at once; then the question is asked again."""
    mine = {"blessings": ["b07"], "tokens": RICH, "population": 21, "happiness": 18}
    state = turn({"thoth": ["yellow-1"]}, mine)
    play(state, 0, "take thoth-yellow-1", "act thoth")
    assert asked(state) == ["thoth 0"]
    play(state, 0, "play b07")
    maybe(state, 0, "raise happiness")
    assert asked(state) == ["free-action 0"]
    play(state, 0, "produce papyrus", "value 3")
    assert asked(state) == ["thoth 0"]
    play(state, 0, "card b01")
    assert "b01" in head(state)["blessings"]


def test_a87_a68_an_action_that_the_extra_one_makes_impossible_is_lost() -> None:
    """The festival spends the papyrus that the cards would cost."""
    stock = {**NONE, "papyrus": 2}
    mine = {"blessings": ["b07"], "tokens": stock, "population": 21, "happiness": 18}
    state = turn({"thoth": ["yellow-3"]}, mine)
    play(state, 0, "take thoth-yellow-3", "act thoth", "play b07")
    maybe(state, 0, "raise happiness")
    play(state, 0, "act bastet", "value 6")
    assert [event["action"] for event in events_of(state, "action-lost")] == ["thoth"]
    assert head(state)["blessings"] == []
    assert "papyrus" not in tokens(state)
    assert asked(state) == ["draft 1"]


def test_a87_while_paying_b07_brings_no_other_action() -> None:
    """The extra action could spend what is to be paid; one question before it is allowed."""
    mine = {
        "blessings": ["b07"],
        "technologies": ["t22"],
        "tokens": RICH,
        "population": 21,
        "happiness": 18,
    }
    state = turn({"horus": ["white-1"]}, mine)
    play(state, 0, "take horus-white-1", "act horus")
    assert "play b07" in legal(state)
    play(state, 0, "statue quarries")
    assert asked(state) == ["pay 0"]
    assert "play b07" not in legal(state)
