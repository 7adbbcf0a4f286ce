"""Hand-written positions: impossible ones are refused with a message that says why."""

from __future__ import annotations

from typing import Any

import pytest
from support.ankh.boards import TWO
from support.ankh.positions import ANKH, CARDS, asked, conflict, event, god, load, refused, turn

from ennead.core.errors import BadPosition
from ennead.games.ankh.position.steps import ORIGINS, STEPS

THREE = "Isis: G J1 | Ra: G J9 | Amun: joins Isis"
FIRST = [["FirstAction", 0]]
END: list[object] = ["EndTurn", 0]
APART = "Isis: G J1 | Ra: G J9 | Amun: G A8"
SEVEN = ", ".join(f"W {space}" for space in ("J2", "J3", "J4", "I1", "I2", "I4", "H1"))
ELEVEN = ", ".join(f"temple A{n}" for n in (2, 3, 4, 7, 8))
ELEVEN += "," + ", ".join(f"temple C{n}" for n in range(1, 7))


@pytest.mark.parametrize(
    ("board", "fields", "word"),
    [
        ("Isis: G J1, G J2 | Ra: G J9", {}, "God"),
        ("Isis: W J2 | Ra: G J9", {}, "God"),
        (f"Isis: G J1, {SEVEN} | Ra: G J9", {}, "Warriors"),
        (f"Isis: G J1 | Ra: G J9 | neutral: {ELEVEN}", {}, "temple"),
        ("Isis: G J1, W A1 | Ra: G J9", {}, "A1"),
        ("Isis: G J1, temple A1 | Ra: G J9", {}, "A1"),
        ("Isis: G J1, W L9 | Ra: G J9", {}, "L9"),
        ("Isis: G J1, satet J2, satet J3 | Ra: G J9", {}, "satet"),
        ("Isis: G J1, satet J2 | Ra: G J9, cat-mummy J8", {"guardians": None}, "cat-mummy"),
        ("Isis: G J1, W J2* | Ra: G J9", {}, "J2"),
        ("Isis: G J1, giant-scorpion J2>s | Ra: G J9", {}, "s points"),
        (TWO, {"facings": {"J1": "n"}}, "J1"),
        (TWO, {"gates": ["C5"]}, "Osiris"),
        ("Isis: G J1 | Osiris: G J9", {"gates": ["J1"]}, "J1"),
        ("Isis: G J1 | Osiris: G J9", {"gates": ["A1"]}, "A1"),
        ("Isis: G J1, temple J2 | Osiris: G J9", {"gates": ["J2"]}, "J2"),
        (TWO, {"slots": [0]}, "Anubis"),
        ("Isis: G J1 | Anubis: G J9", {"slots": [1]}, "1"),
        ("Isis: G J1 | Anubis: G J9", {"slots": [0, 0, 0, 0]}, "3"),
        (TWO, {"camels": ["A2-A3"]}, "A2-A3"),
        (TWO, {"camels": ["A1-A2"]}, "A1-A2"),
        (TWO, {"camels": ["I1-J1", "I2-J1", "J1-J2"]}, "token"),
        (TWO, {"tokens": {"1": "A2", "2": "C9"}}, "token"),
        (TWO, {"tokens": {"1": "A2", "2": "C9", "9": "A3"}}, "9"),
        (TWO, {"tokens": {"1": "A2", "2": "B2", "3": "A3"}}, "B2"),
        (TWO, {"ranks": [0]}, "ranks"),
        (TWO, {"gods": ["isis", "isis"]}, "twice"),
        (TWO, {"lead": [1, 0]}, "lead"),
        (TWO, {"tiebreaker": 5}, "tiebreaker"),
        (THREE, {"tiebreaker": 2}, "tiebreaker"),
        (TWO, {"markers": {"move": 3}}, "move"),
        (TWO, {"events": 18}, "events"),
        (TWO, {"cities": ["A2", "A3", "A4"]}, "cities"),
        (TWO, {"laid": ["C7-D6"]}, "laid"),
        (TWO, {"colour": "red"}, "colour"),
    ],
)
def test_an_impossible_table_is_refused(board: str, fields: dict[str, Any], word: str) -> None:
    fields = {**fields}
    if fields.get("guardians", "") is None:
        fields["guardians"] = ["satet", "mummy", "androsphinx"]
    with pytest.raises(BadPosition) as error:
        load(board, FIRST, **fields)
    assert word in str(error.value)


@pytest.mark.parametrize(
    ("head", "word"),
    [
        ({"powers": ["glorious"]}, "powers"),
        ({"powers": ["revered", "inspiring", "commanding"]}, "powers"),
        ({"devotion": 31}, "devotion"),
        ({"devotion": 32}, "devotion"),
        ({"followers": -1}, "followers"),
        ({"hand": ["flood"]}, "cycle-of-maat"),
        ({"hand": ["flood", "flood"]}, "hand"),
        ({"guardians": {"satet": 9}}, "satet"),
        ({"guardians": {"cat-mummy": 1, "satet": 1}}, "cat-mummy"),
    ],
)
def test_an_impossible_god_is_refused(head: dict[str, Any], word: str) -> None:
    with pytest.raises(BadPosition) as error:
        turn(TWO, isis=head, guardians=["satet", "mummy", "androsphinx"])
    assert word in str(error.value)


@pytest.mark.parametrize(
    "steps",
    [
        [],
        [["ChooseMover", 0]],
        [["FirstAction", 7]],
        [["Sleep", 0], ["EndTurn", 0]],
        [["PlayCards"], ["EndTurn", 0]],
        [["MoveTo", 0, "J9"], ["EndTurn", 0]],
        [["MoveTo", 0, "C5"], ["EndTurn", 0]],
        [["Shove", 0, "J1", "J9"], ["EndTurn", 0]],
        [["ChooseFacing", 0, "J1"], ["EndTurn", 0]],
        [["GiveSunToken", 0, "J1"], ["EndTurn", 0]],
        [["PlaceFigure", 0, "satet", 0], ["EndTurn", 0]],
        [["PlaceFigure", 0, "warrior", 1], ["EndTurn", 0]],
        [["ResolveRegion", 7], ["EndTurn", 0]],
        [["SwapToken", 0, 3, 7], ["EndTurn", 0]],
        [["PickGod", 0], ["EndTurn", 0]],
    ],
)
def test_an_agenda_that_no_game_reaches_is_refused(steps: list[list[object]]) -> None:
    with pytest.raises(BadPosition):
        load(TWO, steps)


def test_every_step_has_an_origin() -> None:
    assert {step.__name__ for step in ORIGINS} == set(STEPS.names().split(", "))
    assert {origin for origins in ORIGINS.values() for origin in origins} <= set(ORIGINS)


# The turn, its actions and events.


def test_an_action_is_followed_by_its_remaining_steps() -> None:
    with refused("after MoveFigures 0 comes AfterAction 0 move 1, not EndTurn 0"):
        load(TWO, [["ChooseMover", 0], END])
    with refused("AfterAction cannot lead to NextEvent 0 here"):
        load(TWO, [["NextEvent", 0]])


def test_the_steps_of_a_turn_belong_to_one_seat() -> None:
    with refused("after MoveFigures 1 comes AfterAction 1 move 1, not AfterAction 0"):
        load(TWO, [["ChooseMover", 1], ["AfterAction", 0, "move", 1]], markers={"move": 1})
    with refused("FirstAction 0, but it is the turn of seat 1"):
        load(TWO, FIRST, active=1)
    with refused("EndTurn 0, but it is the turn of seat 1"):
        load(TWO, [["ControlMonument", 0], END], events=1, active=1)


def test_the_steps_match_the_chosen_action_and_its_marker() -> None:
    with refused("after MoveFigures 0 comes AfterAction 0 move 1, not AfterAction 0 gain 1"):
        load(TWO, [["ChooseMover", 0], ["AfterAction", 0, "gain", 1]], markers={"gain": 1})
    with refused("markers.move must have moved"):
        load(TWO, [["ChooseMover", 0], ["AfterAction", 0, "move", 1]])


def test_no_second_action_follows_unlock_or_precedes_move() -> None:
    with refused("AfterAction cannot lead to SecondAction 0 unlock"):
        load(TWO, [["SecondAction", 0, "unlock"]])
    with refused("FirstAction or SecondAction cannot lead to AfterAction 0 move 0"):
        load(TWO, [["AfterAction", 0, "move", 0]], markers={"move": 1})
    with refused("AfterAction cannot lead to SecondAction 0 move"):
        load(THREE, [["SecondAction", 0, "move"]])


def test_a_marker_is_reset_from_its_last_space() -> None:
    with refused("markers.gain triggers an event on its last space, and only there"):
        load(TWO, [["ControlMonument", 0], ["ResetMarker", "gain"], END], events=1)


def test_moved_names_figures_that_are_moving() -> None:
    going: list[list[object]] = [["ChooseMover", 0], ["AfterAction", 0, "move", 1]]
    assert asked(load(TWO, going, markers={"move": 1}, moved=["J1"])) == ["action isis"]
    with refused("moved: no figure of seat 0 stands on C5"):
        load(TWO, going, markers={"move": 1}, moved=["C5"])
    with refused("moved: no figure of seat 0 stands on J9"):
        load(TWO, going, markers={"move": 1}, moved=["J9"])
    with refused("moved: no step on the agenda needs this"):
        load(TWO, FIRST, moved=["J1"])
    with refused("ChooseMover cannot lead to MoveTo 0 J1"):
        step = [["MoveTo", 0, "J1"], ["AfterAction", 0, "move", 1]]
        load(TWO, step, markers={"move": 1}, moved=["J1"])


def test_allowances_exist_only_while_a_god_summons() -> None:
    going: list[list[object]] = [["ChooseSummon", 0], ["AfterAction", 0, "summon", 1]]
    board = "Isis: G J1, pyramid J2 | Ra: G J9"
    with refused("allowances: no step on the agenda needs this"):
        load(TWO, FIRST, allowances=["ordinary"])
    with refused("allowances: seat 0 does not have all of these"):
        load(TWO, going, markers={"summon": 1}, allowances=["underworld"])
    with refused("allowances: seat 0 does not have all of these"):
        load(board, going, markers={"summon": 1}, allowances=["J2"])
    with refused("ChooseSummon cannot lead to PlaceFigure 0 warrior 0"):
        place = [["PlaceFigure", 0, "warrior", 0], ["AfterAction", 0, "summon", 1]]
        load(TWO, place, markers={"summon": 1})
    with refused("PlaceFigure cannot lead to ChooseAllowance 0 warrior 0 J2"):
        which = [["ChooseAllowance", 0, "warrior", 0, "J2"], ["AfterAction", 0, "summon", 1]]
        load(TWO, which, markers={"summon": 1}, allowances=["ordinary"])


def test_an_event_matches_its_space_on_the_track() -> None:
    with refused("NextEvent cannot lead to ControlMonument 0"):
        event(TWO, "ControlMonument", events=5)
    with refused("events: 0 is too early for Conflict 0"):
        load(TWO, [["Conflict", 0], END], events=0)
    with refused("conflicts: with 8 events there were 2, not 0"):
        load(TWO, FIRST, events=8, conflicts=0)


def test_the_laid_camels_match_the_step_of_the_caravan() -> None:
    with refused("laid: these sides lead to CamelCaravan"):
        load(TWO, [["NextCamel", 0], END], events=5)
    with refused("laid: these sides lead to NextCamel"):
        load(TWO, [["KeepToken", 0], END], events=5, laid=["B6-C6"])
    with refused("SwapToken needs two new regions and another one"):
        load(TWO, [["SwapToken", 0, 1, 2], END], events=5)
    with refused("SwapWith needs two new regions and another one"):
        load(TWO, [["SwapWith", 0, 1, 1], END], events=5)


def test_regions_have_different_tokens() -> None:
    assert load(TWO, FIRST, tokens={"1": "A2", "2": "C9", "4": "A3"}).constructed


# Set-up.


def test_nothing_is_on_the_board_before_the_scenario_is_placed() -> None:
    with refused("PlaceScenario comes before anything is on the board"):
        load(TWO, [["PlaceScenario"]], turn=0)
    with refused("PickGod must be there for the seats"):
        load(TWO, [["DrawGuardians"], ["PlaceScenario"]], turn=0, pieces={}, gods=["isis", None])
    with refused("a seat has no god, but the game has begun"):
        load(TWO, FIRST, gods=["isis", None])


# Conflicts.


def test_gods_do_not_merge_with_two_players() -> None:
    with refused("EndOfConflict cannot lead to MergeGods"):
        load(TWO, [["MergeGods"], END], events=12)
    with refused("DismissGuardian is only for a merged pair"):
        load(TWO, [["DismissGuardian", 0], END], events=12)


def test_gods_merge_and_are_forgotten_only_after_their_conflicts() -> None:
    with refused("EndOfConflict cannot lead to MergeGods"):
        load(APART, [["MergeGods"], END], events=8)
    with refused("EndOfConflict cannot lead to ForgetGods"):
        load(APART, [["ForgetGods"], END], events=12)
    with refused("DismissGuardian is only for a merged pair"):
        load(APART, [["DismissGuardian", 0], END], events=12)
    with refused("lead: gods merge after Conflict 3, not 1"):
        load(THREE, FIRST, events=4)
    with refused("lead: gods merge after Conflict 3, not 2"):
        load(THREE, [["NextRegion", 9], END], events=12)
    with refused("forgotten: that happens after Conflict 4, not 3"):
        load("Isis: G J1 | Ra: forgotten | Amun: G A8", FIRST, events=12)


def test_the_tiebreaker_and_amun_s_token_are_not_used_outside_a_conflict() -> None:
    with refused("tiebreaker: no step on the agenda needs this"):
        load(TWO, FIRST, tiebreaker=0)
    with refused("tiebreaker: seat 0, whose turn it is, holds it"):
        load(TWO, [["NextRegion", 1], END], events=4, tiebreaker=1)
    with refused("amun_up: no step on the agenda needs this"):
        load("Amun: G J1 | Ra: G J9", FIRST, amun_up=False)


def test_a_seat_without_a_god_has_nothing() -> None:
    with refused("leads no god in play and has nothing"):
        load(THREE, FIRST, {"amun": god(followers=2)})


def test_only_a_lone_god_dominates_a_region() -> None:
    with refused("ResolveRegion cannot lead to DominationMajorities 1 1"):
        load(
            TWO,
            [["DominationMajorities", 1, 1], ["Domination", 1, 1], ["NextRegion", 2], END],
            events=4,
        )
    with refused("ResolveRegion cannot lead to Battle 1"):
        load(TWO, [["Battle", 1], ["NextRegion", 2], END], events=4)
    with refused("after ResolveRegion 1 comes NextRegion 2, not NextRegion 5"):
        load(TWO, [["ResolveRegion", 1], ["NextRegion", 5], END], events=4)


# The end.


def test_a_game_with_a_victor_is_over() -> None:
    with refused("victor: the game is not over"):
        load(TWO, FIRST, victor=0)
    position = load(TWO, FIRST).dump()
    with refused("agenda must be empty once the game is over"):
        ANKH.load({**position, "over": True})
    with refused("victor must be a god in play"):
        ANKH.load({**position, "over": True, "agenda": []})


def test_the_turn_of_a_forgotten_god_is_refused() -> None:
    with pytest.raises(BadPosition):
        turn("Isis: G J1 | Ra: forgotten | Amun: G A8", 1)


def test_a_player_is_never_without_a_card() -> None:
    with pytest.raises(BadPosition):
        conflict("Isis: G A3 | Ra: G E7", isis=god(used=" ".join(CARDS)))
