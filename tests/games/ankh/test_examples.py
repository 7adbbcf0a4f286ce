"""The rulebook's worked examples, rebuilt on the shipped map: turns, actions and events."""

from __future__ import annotations

from games.ankh.ankh_table import (
    ANKH,
    DELTA,
    acting,
    ascending,
    asked,
    at,
    conflict,
    dead,
    devotion,
    event,
    followers,
    gains,
    god,
    legal,
    load,
    maybe,
    of,
    play,
    points,
    region,
    seen,
    tellers,
    told,
    turn,
)

from ennead.games.ankh.state import Ankh

CHOOSING = "Isis: G E2, W C6, W I5, obelisk D2, pyramid D8 | Amun: G A8, obelisk F1 | Ra: G J9"
CHOOSING += " | neutral: temple B6, pyramid H4, pyramid I6"
ADJACENCY = "Isis: G J1, W D3 | Ra: G J9, giant-scorpion D4 | neutral: pyramid D2"
MOVING = "Amun: G B1, W C2, W G4, W C3 | Ra: G C6, W C4, W D5"
MOVING += " | neutral: obelisk F2, pyramid G6, temple D6"
CONTROL = "Isis: G J1, W C3 | Ra: G J9, obelisk D3 | neutral: temple C2, pyramid C4"


def dealt(gods: list[str], agenda: list[list[object]], **fields: object) -> Ankh:
    """A shipped set-up as it is dealt."""
    table = {"gods": gods, **fields}
    position = {"game": "ankh", "players": len(gods), "agenda": agenda, "table": table}
    state = ANKH.load(position)
    assert isinstance(state, Ankh)
    return state


# 16.1 Adjacency.


def test_16_1_a_river_parts_neighbours() -> None:
    state = acting(ADJACENCY, "gain")
    assert followers(state, "isis") == 1 + 1


def test_16_1_across_the_river_nobody_is_protected() -> None:
    board = "Isis: G J1, W D3 | Ra: G J9, W C3, W E3, W E2, giant-scorpion D4"
    state = conflict(board)
    play(state, "isis", "play chariots")
    play(state, "ra", "play chariots")
    # Protected by the Warriors beside it: the question comes.
    assert asked(state) == ["save isis"]
    alone = conflict("Isis: G J1, W D3 | Ra: G J9, W C1, W C2, W E2, giant-scorpion D4")
    play(alone, "isis", "play chariots")
    play(alone, "ra", "play chariots")
    assert dead(alone) == ["D3"]


# 16.2 Choosing two actions.


def test_16_2_the_second_action_lies_on_a_lower_row() -> None:
    state = dealt(["amun", "isis", "ra"], [["FirstAction", 0]], markers={"unlock": 2}, events=3)
    play(state, "amun", "act summon", "summon warrior", "put C3")
    assert asked(state) == ["action amun"]
    assert legal(state, "amun") == ["act gain", "act unlock"]
    play(state, "amun", "act unlock")
    assert asked(state) == ["power amun"]
    play(state, "amun", "unlock commanding")
    assert of(state, "amun")["powers"] == ["commanding"]
    assert followers(state, "amun") == 0
    assert told(state, "conflict") == [told(state, "conflict", "amun")[0]]
    assert tellers(state, "dominated") == ["amun", "isis", "ra"]
    assert [gains(state, name) for name in ("amun", "isis", "ra")] == [[1, 1]] * 3
    assert ascending(state) == ["amun", "isis", "ra"]
    assert devotion(state, "amun", "isis", "ra") == [2, 2, 2]
    assert seen(state)["markers"]["unlock"] == {"at": 0, "needed": 3}
    assert seen(state)["markers"]["summon"] == {"at": 1, "needed": 4}
    assert asked(state) == ["action isis"]
    order = [e["event"] for e in state.events(None)]
    assert order.index("unlocked") < order.index("event") < order.index("conflict")


# 16.3 Move Figures.


def test_16_3_figures_move_over_everything() -> None:
    state = acting(MOVING, "move")
    play(state, "amun", "take B1")
    assert "E3" in legal(state, "amun", "to")
    play(state, "amun", "to E3", "take G4", "to G7", "take C3")
    ends = legal(state, "amun", "to")
    assert "C5" in ends
    assert not {"C6", "D5", "G5", "G6", "C4"} & set(ends)
    beside_the_temple = {"C6", "C7", "D5", "D7", "E6", "E7"}
    assert not beside_the_temple & set(ends)
    play(state, "amun", "to C5", "done")
    assert at(state, "E3", "G7", "C5", "C2") == ["amun god", *["amun warrior"] * 3]
    assert at(state, "F2", "G6", "D6") == ["neutral obelisk", "neutral pyramid", "neutral temple"]
    assert of(state, "amun")["income"] == 2


def test_16_3_water_and_monuments_are_no_end_spaces() -> None:
    state = acting(MOVING, "move")
    play(state, "amun", "take G4")
    assert not {"G5", "G6", "F3", "F4", "G4"} & set(legal(state, "amun", "to"))
    assert state.why_not(0, "to G5") is not None


# 16.4 Summon Figure.


def test_16_4_summoning_beside_figures_and_own_monuments() -> None:
    mine = god(
        pool="mummy cat-mummy",
        powers="commanding inspiring resplendent temple-attuned",
    )
    state = acting("Amun: G E2, W D3, temple F1 | Ra: G J9", "summon", amun=mine)
    play(state, "amun", "summon mummy")
    assert legal(state, "amun", "put") == ["C3", "D1", "D2", "E1", "E3", "F2", "G1", "G2"]
    play(state, "amun", "put G2")
    assert at(state, "G2") == ["amun mummy"]
    assert asked(state) == ["action amun"]
    assert of(state, "amun")["guardians"] == {"cat-mummy": 1}


# 16.5 Gain Followers.


def test_16_5_monuments_that_pay() -> None:
    state = acting(CHOOSING, "gain")
    assert followers(state, "isis") == 1 + 3


def test_16_5_revered_pays_one_more() -> None:
    state = acting(CHOOSING, "gain", isis=god("revered"))
    assert followers(state, "isis") == 1 + 4


# 16.6 Unlock Ankh Power.


def unlocking(**mine: object) -> Ankh:
    heads = [{"followers": 3, "powers": ["commanding"], **mine}, {}]
    return dealt(["amun", "ra"], [["FirstAction", 0]], heads=heads)


def test_16_6_the_second_unlock_brings_a_guardian() -> None:
    state = unlocking()
    play(state, "amun", "act unlock", "unlock inspiring")
    amun = of(state, "amun")
    assert amun["followers"] == 2
    assert amun["powers"] == ["commanding", "inspiring"]
    assert amun["guardians"] == {"cat-mummy": 1}
    assert seen(state)["guardians"][0]["left"] == 0
    assert amun["bases"] == {"small": 1, "large": 2}
    assert amun["next_unlock"] == {"level": 2, "cost": 2, "guardian": False}


def test_16_6_without_followers_only_the_marker_moves() -> None:
    state = unlocking(followers=0)
    play(state, "amun", "act unlock")
    assert of(state, "amun")["powers"] == ["commanding"]
    assert seen(state)["markers"]["unlock"]["at"] == 1
    assert asked(state) == ["action ra"]


def test_16_6_an_empty_card_gives_the_power_alone() -> None:
    heads = [{"followers": 3, "powers": ["commanding"]}, {"guardians": {"cat-mummy": 1}}]
    state = dealt(["amun", "ra"], [["FirstAction", 0]], heads=heads)
    play(state, "amun", "act unlock", "unlock inspiring")
    assert of(state, "amun")["powers"] == ["commanding", "inspiring"]
    assert of(state, "amun")["guardians"] == {}
    assert of(state, "amun")["bases"] == {"small": 2, "large": 2}


# 16.7 Event by the first action.


def test_16_7_a_first_action_that_triggers_ends_the_turn() -> None:
    state = turn(CHOOSING, markers={"gain": 3}, events=1)
    play(state, "isis", "act gain")
    assert followers(state, "isis") == 4
    assert asked(state) == ["control isis"]
    assert legal(state, "isis") == ["control B6", "control H4"]
    play(state, "isis", "control H4")
    assert at(state, "H4") == ["isis pyramid"]
    assert seen(state)["markers"]["gain"] == {"at": 0, "needed": 4}
    assert seen(state)["events_done"] == 2
    assert asked(state) == ["action amun"]


# 16.8 Control Monument.


def test_16_8_only_a_neutral_neighbour_can_be_taken() -> None:
    state = event(CONTROL, "ControlMonument")
    assert at(state, "C2", "C4", "D3") == ["isis temple", "neutral pyramid", "ra obelisk"]
    assert of(state, "isis")["ankhs"] == 8


def test_16_8_no_target_while_a_far_one_is_neutral() -> None:
    board = "Isis: G J1, W C3 | Ra: G J9, obelisk D3 | neutral: pyramid C4"
    state = event(board, "ControlMonument")
    assert at(state, "C4", "D3") == ["neutral pyramid", "ra obelisk"]
    assert of(state, "isis")["ankhs"] == 9
    assert len(told(state, "no-control")) == 1


def test_16_8_without_neutral_ones_an_enemy_s_is_taken() -> None:
    board = "Isis: G J1, W C3, temple C2 | Ra: G J9, obelisk D3, pyramid C4"
    state = event(board, "ControlMonument")
    assert at(state, "C2", "D3", "C4") == ["isis temple", "isis obelisk", "ra pyramid"]
    assert of(state, "ra")["ankhs"] == 9 - 1
    assert of(state, "isis")["ankhs"] == 9 - 2


# 16.9 Camel Caravan.

SIDES = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]


def caravan() -> Ankh:
    board = "Ra: G J9 | Isis: G J1 | Amun: G D5"
    state = event(board, "CamelCaravan", tokens={"1": "A3", "2": "A2", "3": "C9"})
    maybe(state, "ra", *[f"camel {side}" for side in SIDES])
    assert seen(state)["laid"] == SIDES
    return state


def test_16_9_a_caravan_from_the_water_to_the_river() -> None:
    state = caravan()
    assert asked(state) == ["keep ra"]
    (small,) = {"A7", "A8", "B6", "B7", "C7", "C8"} & set(legal(state, "ra", "keep"))
    play(state, "ra", f"keep {small}")
    assert asked(state) == ["swap ra"]
    play(state, "ra", "decline")
    assert region(state, 1)["land"] == ["A7", "A8", "B6", "B7", "C7", "C8"]
    assert [len(view["land"]) for view in seen(state)["regions"]] == [6, 31, 27, 16]
    assert seen(state)["supply"]["camels"] == 25
    assert seen(state)["supply"]["tokens"] == [5, 6, 7, 8]
    assert [view["token"] for view in seen(state)["regions"] if "B5" in view["water"]] == [1, 4]
    assert [view["token"] for view in seen(state)["regions"] if "B8" in view["water"]] == [1, 3]


def test_16_9_a_swap_joins_a_new_part_and_another_region() -> None:
    state = caravan()
    play(state, "ra", f"keep {legal(state, 'ra', 'keep')[0]}")
    assert legal(state, "ra", "swap") == ["1", "4"]
    play(state, "ra", "swap 4")
    assert legal(state, "ra", "with") == ["2", "3"]
    before = region(state, 4)["land"]
    play(state, "ra", "with 2")
    assert region(state, 2)["land"] == before
    assert len(region(state, 4)["land"]) == 31


# 16.10 Domination.

DOMINATION = "Amun: G D5, W C7, obelisk B3, obelisk E6, pyramid D7"
DOMINATION += " | Isis: G J2, pyramid C4, temple E7"


def test_16_10_domination_pays_majorities_and_one_more() -> None:
    state = conflict(DOMINATION)
    assert devotion(state, "amun", "isis") == [2, 1]
    assert points(state, "amun") == {"obelisk-majority": 1, "domination": 1}
    assert points(state, "isis") == {"domination": 1}
    assert [e["token"] for e in told(state, "region-empty")] == [2]


def test_16_10_bountiful_adds_to_both_gains() -> None:
    state = conflict(DOMINATION, amun=god("bountiful"))
    assert gains(state, "amun") == [2, 2]


# 16.11 Monument majority.


def test_16_11_rivals_without_figures_count() -> None:
    board = "Isis: G D5, W C6, pyramid B4, pyramid E6 | Amun: G E7, temple D7, pyramid C8"
    board += " | Ra: G J8, temple B7, obelisk C4"
    state = conflict(board, 2)
    play(state, "amun", "decline")
    play(state, "isis", "play cycle-of-maat")
    play(state, "amun", "play cycle-of-maat")
    assert devotion(state, "isis", "ra", "amun") == [2, 1, 0]
    assert points(state, "isis") == {"pyramid-majority": 1, "victory": 1}
    assert dead(state) == []
    assert of(state, "isis")["used"] == of(state, "amun")["used"] == []
    assert told(state, "won")[0]["token"] == DELTA


def test_the_unlocked_power_may_be_declined() -> None:
    """§11.5, row 6."""
    state = unlocking()
    play(state, "amun", "act unlock", "decline")
    assert of(state, "amun")["powers"] == ["commanding"]
    assert of(state, "amun")["followers"] == 3


def test_positions_of_the_examples_can_be_written_and_read() -> None:
    for board in (CHOOSING, ADJACENCY, MOVING, CONTROL, DOMINATION):
        state = load(board, [["FirstAction", 0]])
        assert ANKH.load(state.dump()).dump() == state.dump()
