"""The rulebook's worked examples (§16), rebuilt in the lessons on the printed board."""

from __future__ import annotations

import copy
from typing import Any

import ennead
from ennead.core.state import State
from ennead.lessons import LessonRun, lessons_of

GAME = ennead.game("ankh")
LESSONS = {lesson.id: lesson for lesson in lessons_of(GAME)}


def run_at(lesson: str, step: str) -> LessonRun:
    steps = [one.id for one in LESSONS[lesson].steps]
    return LessonRun(GAME, LESSONS[lesson], steps.index(step))


def begin(lesson: str, step: str) -> State:
    """The state a step of a lesson starts from, after the opponents' first answers."""
    return run_at(lesson, step).state.copy()


def changed(lesson: str, step: str, **table: Any) -> State:
    """The same with other fields of the table."""
    position = next(one.position for one in LESSONS[lesson].steps if one.id == step)
    assert position is not None
    written: dict[str, Any] = copy.deepcopy(dict(position))
    written["table"] |= table
    return GAME.load(written)


def table(state: State) -> dict[str, Any]:
    view: Any = state.view(0)
    return dict(view["table"])


def play(state: State, *answers: str) -> State:
    """Answers in order, each by whoever may give it."""
    for answer in answers:
        action = GAME.parse(answer)
        seat = next(s for s in state.to_move if action in state.legal(s))
        state.play(seat, action)
    return state


def options(state: State, verb: str) -> set[str]:
    [seat] = state.to_move
    texts = [str(action) for action in state.legal(seat)]
    return {text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")}


def devotion(state: State) -> list[int]:
    return [god["devotion"] for god in table(state)["gods"]]


def test_16_1_the_river_parts_neighbours() -> None:
    state = begin("gods-on-the-map", "adjacent")
    assert table(state)["touching"]["D6"] == ["D5"]  # neither the Temple nor the enemy Warrior
    assert table(state)["gods"][0]["income"] == 1


def test_16_2_choosing_two_actions() -> None:
    state = play(begin("two-actions", "first"), "act summon", "summon warrior", "put D6")
    assert options(state, "act") == {"gain", "unlock"}
    play(state, "act unlock", "unlock revered")
    after = table(state)
    assert after["events_done"] == 4
    assert devotion(state) == [2, 2, 2]
    assert after["stacks"][2] == [0, 1, 2]
    assert after["markers"]["unlock"]["at"] == 0
    assert state.to_move == (1,)


def test_16_3_moving_over_figures_water_monuments_and_rivers() -> None:
    state = play(begin("gods-on-the-map", "god"), "act move", "take B2", "to B5", "take D2")
    assert "D5" in options(state, "to")
    assert not {"D3", "D4"} & options(state, "to")
    play(state, "to D5", "take B7")
    assert "B9" in options(state, "to")
    assert "B8" not in options(state, "to")
    assert not {"E7", "E8", "F6", "F8", "G7", "G8"} & options(state, "to")  # beside the Temple
    play(state, "to B9", "done")
    after = table(state)
    assert after["gods"][0]["income"] == 2
    assert {after["pieces"][space]["god"] for space in ("A6", "D4", "F7")} == {None}


def test_16_4_eight_spaces_to_summon_the_mummy_to() -> None:
    state = play(begin("summoning", "mummy"), "act summon", "summon mummy")
    assert options(state, "put") == {"A2", "A4", "A5", "B2", "B3", "B5", "D2", "E2"}


def test_16_5_three_of_six_monuments_bring_followers() -> None:
    state = begin("followers", "count")
    assert table(state)["touching"]["F4"] == ["F5"]
    assert set(table(state)["touching"]["B4"]) == {"A4", "A5"}
    play(state, "act gain")
    assert table(state)["gods"][0]["followers"] == 1 + 3
    revered = changed("followers", "count", heads=[{"powers": ["revered"]}, {}])
    assert table(revered)["gods"][0]["income"] == 4


def test_16_6_the_second_power_brings_a_guardian() -> None:
    state = play(begin("ankh-powers", "guardian"), "act unlock", "unlock inspiring")
    god = table(state)["gods"][0]
    assert god["followers"] == 2
    assert god["powers"] == ["commanding", "inspiring"]
    assert god["guardians"] == {"cat-mummy": 1}
    assert god["bases"]["small"] == 1
    assert table(state)["guardians"][0]["left"] == 0
    assert god["next_unlock"]["level"] == god["next_unlock"]["cost"] == 2


def test_16_6_nothing_without_followers_and_no_guardian_from_an_empty_card() -> None:
    poor = [{"followers": 0, "powers": ["commanding"]}, {}]
    state = play(changed("ankh-powers", "guardian", heads=poor), "act unlock")
    assert table(state)["gods"][0]["powers"] == ["commanding"]
    assert table(state)["markers"]["unlock"]["at"] == 1
    taken = [{"followers": 3, "powers": ["commanding"]}, {"guardians": {"cat-mummy": 1}}]
    state = changed("ankh-powers", "guardian", heads=taken)
    play(state, "act unlock", "unlock inspiring")
    assert table(state)["gods"][0]["powers"] == ["commanding", "inspiring"]
    assert table(state)["gods"][0]["guardians"] == {}


def test_16_7_an_event_by_the_first_action_ends_the_turn() -> None:
    state = play(begin("two-actions", "early"), "act gain")
    assert table(state)["gods"][0]["followers"] == 1 + 3
    assert table(state)["events_done"] == 2
    assert options(state, "control") == {"D9", "F5"}
    play(state, "control D9")
    assert table(state)["markers"]["gain"]["at"] == 0
    assert state.to_move == (1,)


def test_16_8_only_the_adjacent_neutral_monument_can_be_taken() -> None:
    state = play(begin("control-monument", "neutral"), "act gain")
    after = table(state)
    assert after["gods"][0]["ankhs"] == 8
    owners = {space: after["pieces"][space]["god"] for space in ("D5", "C6", "D7")}
    assert owners == {"D5": 0, "C6": 1, "D7": None}


def test_16_8_without_a_target_nothing_happens_while_a_neutral_monument_is_left() -> None:
    pieces = table(begin("control-monument", "neutral"))["pieces"]
    del pieces["D5"]
    written = {space: [piece["kind"], piece["god"]] for space, piece in pieces.items()}
    state = play(changed("control-monument", "track", pieces=written), "act gain")
    assert table(state)["gods"][0]["ankhs"] == 9
    assert table(state)["pieces"]["C6"]["god"] == 1


def test_16_8_an_opponents_monument_once_no_neutral_one_is_left() -> None:
    state = begin("control-monument", "seize")
    before = table(state)["gods"][1]["ankhs"]
    play(state, "act gain")
    assert table(state)["pieces"]["C6"]["god"] == 0
    assert table(state)["pieces"]["D7"]["god"] == 1
    assert table(state)["gods"][1]["ankhs"] == before + 1


def test_16_9_five_camels_cut_off_six_spaces_of_the_delta() -> None:
    state = begin("caravans", "split")
    play(state, "camel F8-G9", "camel G8-G9", "camel G8-H8", "camel G8-H7", "keep G9")
    after = table(state)
    small = {"G9", "H7", "H8", "I8", "I9", "J8"}
    assert len(after["camels"]) == 5
    assert set(after["regions"][0]["land"]) == small
    assert [(region["token"], len(region["land"])) for region in after["regions"]] == [
        (1, 6),
        (2, 32),
        (3, 28),
        (4, 16),
    ]
    assert after["supply"]["camels"] == 25
    assert after["supply"]["tokens"] == [5, 6, 7, 8]
    assert "F9" in after["regions"][0]["water"]
    assert "F9" in after["regions"][3]["water"]
    assert options(state, "swap") == {"1", "4"}
    play(state, "swap 4")
    assert options(state, "with") == {"2", "3"}


def test_16_10_domination_with_one_majority() -> None:
    state = play(begin("battle", "alone"), "act gain")
    assert devotion(state) == [2, 1, 1]
    six = ["commanding", "inspiring", "resplendent", "temple-attuned", "glorious", "bountiful"]
    heads: list[dict[str, object]] = [{"powers": six}, {}, {}]
    state = play(changed("battle", "conflict", heads=heads), "act gain")
    assert devotion(state)[0] == 4


def test_16_11_only_gods_with_figures_are_paid_for_majorities() -> None:
    state = play(begin("battle", "majority"), "play cycle-of-maat")  # so does Amun
    assert devotion(state) == [2, 0, 1]
    after = table(state)
    assert len(after["gods"][0]["hand"]) == len(after["gods"][1]["hand"]) == 7
    assert {"D8", "E8", "G8"} <= set(after["pieces"])


def test_16_12_the_tiebreaker_wins_a_tied_battle() -> None:
    run = run_at("battle", "tie")
    run.answer(GAME.parse("play flood"))
    state = run.state.copy()
    assert table(state)["gods"][0]["followers"] == 1 + 4
    [question] = state.questions()
    assert (question["question"], question["strength"]) == ("tiebreak", 4)
    won = table(play(state.copy(), "tiebreak"))
    assert [god["devotion"] for god in won["gods"]] == [1, 0, 1]  # Ra dominates East Egypt
    assert won["gods"][1]["warriors"] == 6
    assert won["pieces"]["F7"]["kind"] == "god"
    assert "flood" in won["gods"][0]["used"]
    assert "drought" in won["gods"][1]["used"]
    lost = table(play(state, "decline"))
    assert [god["devotion"] for god in lost["gods"]] == [0, 0, 1]
    assert lost["gods"][1]["warriors"] == 6
    assert {"C9", "D8", "D9"} <= set(lost["pieces"])  # Flood


def test_16_13_the_two_gods_with_the_least_devotion_merge() -> None:
    before = table(changed("merging", "last"))
    state = play(begin("merging", "guardians"), "done")
    after = table(state)
    assert [god["seats"] for god in after["gods"]] == [[0], [1], [2, 3]]
    pair = after["gods"][2]
    assert pair["gods"] == ["amun", "ra"]
    assert (pair["devotion"], pair["rank"]) == (5, 2)
    assert pair["followers"] == 5
    assert pair["powers"] == ["commanding", "inspiring", "pyramid-attuned"]
    assert (len(pair["hand"]), len(pair["used"]), pair["ankhs"]) == (4, 3, 8)
    assert pair["bases"]["small"] == 0
    assert after["pieces"]["I5"] == before["pieces"]["I5"] | {"god": 2}
    assert after["pieces"]["I5"]["sun"]
    assert after["supply"]["suns"] == 2
    assert not {"H5", "G5", "H4", "G2"} & set(after["pieces"])
    for kind in ("pyramid", "temple"):
        assert (before["supply"][kind], after["supply"][kind]) == (6, 7)


def test_16_13_each_player_of_the_pair_takes_one_action() -> None:
    state = begin("merging", "ability")
    assert state.to_move == (2,)
    play(state, "act gain")
    assert state.to_move == (3,)


def test_16_14_a_god_on_a_red_space_is_forgotten_after_the_fourth_conflict() -> None:
    state = play(begin("merging", "forgotten"), "two", "play drought", "cards flood cycle-of-maat")
    after = table(state)
    assert [(god["seats"], god["in_play"]) for god in after["gods"]] == [
        ([0, 3], True),
        ([1], True),
        ([2], False),
    ]
    assert [god["devotion"] for god in after["gods"][:2]] == [24, 22]
    assert all(piece["god"] != 2 for piece in after["pieces"].values())
    assert state.to_move == (1,)
    play(state, "act move", "done", "act summon", "done")
    assert state.to_move == (3,)  # seat 2 is out
