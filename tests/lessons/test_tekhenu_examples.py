"""Tekhenu's lessons show the rulebook's worked examples: positions and results as it gives them.

The numbers of examples (13.2) and vectors (13.1) are those of the rules document.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import ennead
from ennead.lessons import LessonRun, Tone, lessons_of

TEKHENU = ennead.game("tekhenu")
LESSONS = {lesson.id: lesson for lesson in lessons_of(TEKHENU)}


def at(lesson: str, step: str) -> LessonRun:
    """The lesson at the beginning of a step."""
    ids = [one.id for one in LESSONS[lesson].steps]
    return LessonRun(TEKHENU, LESSONS[lesson], step=ids.index(step))


def solved(lesson: str, step: str) -> tuple[dict[str, Any], list[Mapping[str, object]]]:
    """The table after the shown answers, and all events they caused."""
    run = at(lesson, step)
    events: list[Mapping[str, object]] = []
    for action in run.step.show:
        events += run.answer(action).events
    assert run.solved
    return table(run), events


def table(run: LessonRun) -> dict[str, Any]:
    found: Any = run.view["table"]
    return dict(found)


def scored(events: Sequence[Mapping[str, object]], seat: int = 0) -> dict[object, object]:
    """The points of a seat by source."""
    mine = [event for event in events if event["event"] == "scored" and event["seat"] == seat]
    return {event["source"]: event["points"] for event in mine}


def dice(run: LessonRun) -> dict[str, str]:
    """The state of each die on the wheel."""
    return {die["die"]: die["purity"] for sector in table(run)["wheel"].values() for die in sector}


def offered(run: LessonRun) -> set[str]:
    """The dice that may be taken."""
    return {action.text.removeprefix("take ") for action in run.legal}


def test_there_are_at_least_ten_short_lessons() -> None:
    assert len(LESSONS) >= 10
    for lesson in LESSONS.values():
        assert 2 <= lesson.minutes <= 4, lesson.id
        assert 5 <= len(lesson.steps) <= 9, lesson.id


# Light and dice.


def test_vector_2_the_light_before_and_after_a_rotation() -> None:
    before = table(at("light-and-dice", "light"))["light"]
    assert before == {
        **dict.fromkeys(("osiris", "horus"), "sunny"),
        **dict.fromkeys(("ra", "thoth"), "shaded"),
        **dict.fromkeys(("hathor", "bastet"), "dark"),
    }
    after = table(at("light-and-dice", "turn"))["light"]
    assert after == {
        **dict.fromkeys(("horus", "ra"), "sunny"),
        **dict.fromkeys(("hathor", "osiris"), "shaded"),
        **dict.fromkeys(("bastet", "thoth"), "dark"),
    }


@pytest.mark.parametrize(
    ("step", "states"),
    [
        (  # example 1
            "white",
            {
                "horus-white-4": "pure",
                "ra-white-4": "tainted",
                "hathor-white-4": "forbidden",
            },
        ),
        (  # example 2
            "black",
            {
                "hathor-black-4": "pure",
                "ra-black-4": "tainted",
                "horus-black-4": "forbidden",
            },
        ),
        (  # example 3
            "shade",
            {
                "ra-yellow-4": "pure",
                "ra-brown-4": "pure",
                "horus-yellow-4": "tainted",
                "horus-brown-4": "forbidden",
                "hathor-brown-4": "tainted",
                "hathor-yellow-4": "forbidden",
            },
        ),
    ],
)
def test_examples_1_to_3_which_dice_may_be_taken(step: str, states: dict[str, str]) -> None:
    run = at("light-and-dice", step)
    assert dice(run).items() >= states.items()
    taken = {die for die, state in states.items() if state != "forbidden"}
    assert offered(run) & set(states) == taken


def test_example_4_gray_dice_are_tainted_and_produce_nothing() -> None:
    run = at("light-and-dice", "gray")
    gods = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
    assert dice(run) == {f"{god}-gray-4": "tainted" for god in gods}
    for take in run.state.legal(0):
        state = run.state.copy()
        state.play(0, take)
        assert not any(action.text.startswith("produce") for action in state.legal(0))


def test_example_5_a_rotation_changes_the_dice_left_and_brings_new_ones() -> None:
    run = at("light-and-dice", "turn")
    states = dice(run)
    assert states["ra-white-3"] == "pure"
    assert states["hathor-white-2"] == "tainted"
    assert states["thoth-yellow-5"] == "forbidden"
    assert states["thoth-brown-1"] == "tainted"
    assert states["osiris-black-6"] == "tainted"
    counts = {god: len(sector) for god, sector in table(run)["wheel"].items()}
    assert counts == {"horus": 0, "ra": 1, "hathor": 3, "bastet": 0, "thoth": 2, "osiris": 3}


# Production, scribes, Anubis.


def test_example_17_excess_bread() -> None:
    head = solved("production", "excess")[0]["heads"][0]
    assert head["production"]["bread"] == 3
    assert head["tokens"]["bread"] == 3
    assert head["excess"]["bread"] == 2
    assert head["weight"] == 5 - 2


def test_example_18_limestone_without_excess() -> None:
    head = solved("production", "clean")[0]["heads"][0]
    assert head["production"]["limestone"] == 4
    assert head["tokens"]["limestone"] == 3
    assert sum(head["excess"].values()) == 0


def test_example_11_one_scribe_changes_a_6_to_4_or_5_and_not_its_weight() -> None:
    run = at("scribes", "change")
    run.answer(run.step.show[0])
    assert {action.text for action in run.legal if action.verb.name == "scribes"} == {
        "scribes 4",
        "scribes 5",
    }
    assert solved("scribes", "change")[0]["heads"][0]["weight"] == 6


def test_example_12_anubis() -> None:
    run = at("scribes", "call")
    assert dice(run)["hathor-white-4"] == "forbidden"
    assert "hathor-white-4" not in offered(run)
    head = solved("scribes", "call")[0]["heads"][0]
    assert head["tokens"]["scribe"] == 0
    assert head["tokens"]["papyrus"] == 3
    assert head["excess"]["papyrus"] == 1
    assert head["below"] == ["white-4"]
    assert head["weight"] == -1


# The gods.


def test_example_13_a_statue_at_hathor_earns_when_another_player_acts_there() -> None:
    after = solved("statues", "statue")[0]["heads"][0]
    assert (after["tokens"]["granite"], after["tokens"]["gold"]) == (0, 0)
    assert after["gods"]["hathor"] == 1
    assert len(table(at("statues", "paid"))["heads"]) == 4
    assert table(at("statues", "paid"))["heads"][0]["tokens"]["gold"] == 1


def test_example_14_a_corner_doubles() -> None:
    after, events = solved("pillars", "corner")
    assert after["tiles"]["a1"] == {"tile": "p22", "turns": 0, "owner": 0}
    assert scored(events) == {"edges": 4, "slot": 1}
    assert after["heads"][0]["tokens"]["faith"] == 2
    assert after["heads"][0]["tokens"]["limestone"] == 0


def test_example_15_a_tile_in_the_light_of_its_background() -> None:
    assert table(at("pillars", "ability"))["light"]["ra"] == "sunny"
    after, events = solved("pillars", "ability")
    assert after["tiles"]["a2"]["tile"] == "p04"
    assert scored(events) == {"edges": 1, "ability": 1, "slot": 2}
    assert after["heads"][0]["tokens"]["papyrus"] == 1


def test_example_16_population_stops_happiness() -> None:
    head = solved("people", "festival")[0]["heads"][0]
    assert (head["happiness"], head["population"]) == (5, 5)
    assert (head["tokens"]["papyrus"], head["tokens"]["scribe"]) == (0, 0)


def test_vector_10_population_9_opens_section_3() -> None:
    after = solved("buildings", "population")[0]
    assert after["heads"][0]["population"] == 9
    assert sorted(card[0] for card in after["market"][2]) == ["b", "d", "t", "t"]


# The Maat phase and the scorings.


def test_examples_6_and_7_balance_and_faith() -> None:
    run = at("maat", "faith")
    head = table(run)["heads"][0]
    assert (head["left"], head["right"], head["below"]) == (
        ["white-3", "yellow-2"],
        ["gray-6"],
        ["black-5"],
    )
    assert head["weight"] == -3
    verdict = run.answer(TEKHENU.parse("left 2"))
    assert {"seat": 0, "balance": -1}.items() <= next(
        event for event in verdict.events if event["event"] == "balanced"
    ).items()
    assert not any(event["event"] == "forfeited" for event in verdict.events)
    assert table(run)["heads"][0]["tokens"]["faith"] == 0


def test_vector_7_and_example_8_the_temple() -> None:
    before = table(at("scoring", "temple"))["heads"][0]
    assert (before["buildings"], before["forecast"]["temple"]) == (["w1", "s2"], 5)
    after = solved("scoring", "temple")[0]["heads"][0]
    assert (after["buildings"], after["forecast"]["temple"]) == (["w1", "s2", "s4"], 3 + 2 + 2)


def test_example_9_a_building_without_a_pillar_in_line() -> None:
    run = at("scoring", "alone")
    tiles = table(run)["tiles"]
    assert {cell: tile["owner"] for cell, tile in tiles.items()} == {"c2": 0, "d5": 0}
    assert table(run)["heads"][0]["buildings"] == ["w1"]
    assert table(run)["heads"][0]["forecast"]["temple"] == 1


def test_vector_8_a_statue_above_the_quarries_wins_both_districts() -> None:
    leaders = solved("scoring", "districts")[0]["district_leaders"]
    assert (leaders["limestone"], leaders["granite"]) == (0, 0)


def test_vector_14_the_building_row_and_its_bread() -> None:
    run = at("scoring", "bread")
    head = table(run)["heads"][0]
    assert head["buildings_left"] == 10 - 6
    assert (head["forecast"]["building-row"], head["bread_due"]) == (3, 3)
    verdict = run.answer(TEKHENU.parse("feed 1"))
    assert verdict.tone is Tone.NEAR
    lost = [event["points"] for event in verdict.events if event["event"] == "forfeited"]
    assert lost == [6]


def test_example_10_no_symbol_scores_twice() -> None:
    assert {"d16": 8, "d17": 12}.items() <= scored(solved("final", "symbols")[1]).items()
    run = at("final", "symbols")
    run.answer(TEKHENU.parse("score d16"))
    verdict = run.answer(TEKHENU.parse("score d07"))
    assert {"d16": 8, "d07": 6}.items() <= scored(verdict.events).items()
    assert "d17" not in scored(verdict.events)
