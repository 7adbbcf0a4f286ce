"""§9, merging: what leaves, what stays and what is shared."""

from __future__ import annotations

from typing import Any

from support.ankh.boards import CYCLE
from support.ankh.positions import (
    acting,
    ascending,
    asked,
    at,
    cards,
    conflict,
    devotion,
    events_of,
    fight,
    followers,
    god,
    legal,
    load,
    maybe,
    of,
    play,
    seen,
    turn,
)

from ennead.games.ankh.rules.state import Ankh

HIGHER = god(devotion=4)

LOWER = god(devotion=2)

OTHER = god(devotion=9)


def merge(board: str, lower: str, higher: str, **fields: Any) -> Ankh:
    """The moment before merging; the third god has the most Devotion."""
    names = [part.partition(":")[0].strip().lower() for part in board.split("|")]
    heads = {name: OTHER for name in names if name != "neutral"}
    heads[lower], heads[higher] = LOWER, HIGHER
    heads.update(fields.pop("heads", {}))
    return load(board, [["MergeGods"], ["EndTurn", 0]], heads, events=12, **fields)


AMUN = god(
    powers="commanding inspiring pyramid-attuned",
    pool="satet",
    used="flood chariots miracle",
    followers=2,
    devotion=7,
)

BL4 = (
    "Isis: G D2, W B1, obelisk C2 | Osiris: G J2, W H1, temple I2"
    " | Amun: G C6, W B7, pyramid B6 | Ra: G D9, W E8, satet F8*, obelisk E9, temple G6"
    " | neutral: obelisk D7, obelisk J9, pyramid I4, pyramid J7, temple A4, temple F2"
)

RA = god(powers="revered omnipresent", followers=3, devotion=5)


def merging(amun: dict[str, Any] = AMUN, ra: dict[str, Any] = RA, **fields: Any) -> Ankh:
    isis, osiris = god(devotion=14), god(devotion=12)
    heads = {"isis": isis, "osiris": osiris, "amun": amun, "ra": ra, **fields.pop("heads", {})}
    agenda: list[list[object]] = [["MergeGods"], ["EndTurn", 0]]
    return load(BL4, agenda, heads, events=12, **fields)


def test_merging_follows_the_third_conflict() -> None:
    board = "Isis: G J1 | Ra: G J9 | Amun: G D5"
    state = conflict(board, 0, 3, isis=god(devotion=9), ra=god(devotion=5), amun=god(devotion=1))
    assert of(state, "ra")["gods"] == ["ra", "amun"]
    # All have dominated first.
    assert devotion(state, "isis", "ra") == [10, 2]
    assert seen(state)["tiebreaker"] is None


def test_the_lower_god_s_own_pieces_leave() -> None:
    board = "Isis: G J1, W J2, temple J3, obelisk J4 | Ra: G J9, W J8, pyramid I8 | Amun: G D5"
    state = merge(board, "isis", "ra")
    assert set(seen(state)["pieces"]) == {"J9", "J8", "I8", "D5"}
    assert seen(state)["supply"]["temple"] == 10
    pair = of(state, "ra")
    assert (pair["warriors"], pair["ankhs"], len(pair["hand"])) == (5, 8, 7)
    assert len([v for v in seen(state)["gods"] if v["in_play"]]) == 2


def test_lower_s_place_in_the_stack_is_kept() -> None:
    board = "Isis: G J1 | Ra: G J9 | Amun: G D5"
    same = {"isis": god(devotion=3), "ra": god(devotion=3), "amun": god(devotion=3)}
    state = merge(board, "isis", "ra", heads=same, ranks=[0, 1, 2])
    assert ascending(state) == ["ra", "amun"]
    assert devotion(state, "isis", "amun") == [3, 3]
    assert of(state, "ra")["seats"] == [1, 0]


def test_guardians_stay_where_they_are_or_in_the_pool() -> None:
    board = "Isis: G J1, apep I3 | Ra: G J9 | Amun: G D5"
    lower = {**LOWER, "guardians": {"satet": 1}}
    state = merge(board, "isis", "ra", heads={"isis": lower})
    assert asked(state) == ["dismiss ra"]
    play(state, "ra", "done")
    assert at(state, "I3") == ["ra apep"]
    assert of(state, "ra")["guardians"] == {"satet": 1}
    assert of(state, "ra")["bases"] == {"small": 1, "large": 1}


def test_higher_may_decline_guardians_it_has_bases_for() -> None:
    board = "Isis: G J1, satet J2 | Ra: G J9 | Amun: G D5"
    state = merge(board, "isis", "ra")
    play(state, "ra", "dismiss J2")
    assert at(state, "J2") == [""]
    assert seen(state)["guardians"][0]["gone"] == 1
    assert asked(state) == ["action ra"]


def test_small_and_large_guardians_are_counted_separately() -> None:
    board = "Isis: G J1, satet J2, apep I3, androsphinx J3 | Ra: G J9, satet J8, satet J7, apep H8"
    state = merge(board + " | Amun: G D5 | Osiris: G A8", "isis", "ra")
    assert "done" not in legal(state, "ra")
    question = state.questions()[0]
    assert (question["small"], question["large"]) == (1, 1)
    play(state, "ra", "dismiss J2", "dismiss I3", "done")
    assert at(state, "J2", "I3") == ["", ""]
    assert at(state, "J3", "J8", "H8") == ["ra androsphinx", "ra satet", "ra apep"]
    assert of(state, "ra")["bases"] == {"small": 0, "large": 0}


def test_powers_become_higher_s_without_new_guardians() -> None:
    heads = {
        "isis": god("resplendent", devotion=2),
        "ra": god("revered inspiring", devotion=4),
    }
    state = merge("Isis: G J1 | Ra: G J9 | Amun: G D5", "isis", "ra", heads=heads)
    assert of(state, "isis")["powers"] == ["inspiring", "revered"]
    assert of(state, "isis")["guardians"] == {}


def test_lower_anubis_frees_higher_s_warriors_only() -> None:
    board = "Anubis: G J1 | Ra: G J9 | Amun: G D5"
    state = merge(board, "anubis", "ra", slots=[1, 2, 2])
    assert seen(state)["slots"] == [2, 2]
    assert of(state, "ra")["warriors"] == 6
    assert of(state, "amun")["trapped"] == 2


def test_higher_anubis_loses_lower_s_warriors_for_good() -> None:
    board = "Isis: G J1 | Anubis: G J9 | Amun: G D5"
    state = merge(board, "isis", "anubis", slots=[0, 2])
    assert seen(state)["slots"] == [2]
    assert of(state, "anubis")["warriors"] == 6
    strength = seen(state)["regions"][1]["strength"][0]
    assert strength["total"] == 1 + 1


def test_lower_s_warriors_trapped_by_a_third_god_leave_the_slots() -> None:
    board = "Isis: G J1 | Ra: G J9 | Anubis: G D5"
    state = merge(board, "isis", "ra", slots=[0, 1])
    assert seen(state)["slots"] == [1]


def test_lower_osiris_leaves_his_tokens() -> None:
    board = "Osiris: G J1 | Ra: G J9 | Amun: G D5"
    state = merge(board, "osiris", "ra", gates=["C5", "J2"])
    assert seen(state)["gates"] == ["C5", "J2"]
    play(state, "ra", "act move", "take J9")
    assert "J8" in legal(state, "ra", "to")


def test_lower_osiris_s_space_becomes_free_for_the_pair() -> None:
    board = "Osiris: G J1, W J2 | Ra: G J4 | Amun: G D5"
    state = merge(board, "osiris", "ra", gates=["J2"])
    play(state, "ra", "act move", "take J4", "to J2")
    assert at(state, "J2") == ["ra god"]


def test_lower_ra_s_suns_return_from_what_leaves() -> None:
    board = "Ra: G J1, W J2*, satet J3* | Isis: G J9 | Amun: G D5"
    state = merge(board, "ra", "isis")
    play(state, "isis", "done")
    assert seen(state)["pieces"]["J3"]["sun"]
    assert seen(state)["supply"]["suns"] == 2


def test_lower_amun_s_token_stays_as_it_is() -> None:
    """It is face up again at the end of the Conflict, before the gods merge."""
    state = conflict("Amun: G D5 | Isis: G D6 | Ra: G J9", 0, 3, isis=HIGHER, ra=OTHER)
    play(state, "amun", "two")
    assert not seen(state)["amun_up"]
    cards(state, amun="flood drought", isis=CYCLE)
    assert of(state, "amun")["gods"] == ["isis", "amun"]
    assert seen(state)["amun_up"]


def test_the_pair_has_both_abilities_for_all_its_figures() -> None:
    board = "Isis: G A3, W D5 | Ra: G E6, W E7, W D7 | Osiris: joins Isis"
    state = conflict(board)
    fight(state, isis=CYCLE, ra="chariots")
    play(state, "isis", "save")
    assert asked(state) == ["underworld isis"]


def test_a_pair_is_one_participant_and_dominates_together() -> None:
    board = "Isis: G J1, W J2 | Ra: G J9 | Amun: joins Isis"
    state = conflict(board)
    assert [e["seat"] for e in events_of(state, "dominated")] == [0, 1]
    assert devotion(state, "isis", "amun", "ra") == [1, 1, 1]


def test_both_seats_move_the_same_figures() -> None:
    board = "Isis: G J1, W J2 | Ra: G J9 | Amun: joins Isis"
    state = acting(board, "move", 2)
    assert legal(state, "amun", "take") == ["J1", "J2"]
    play(state, "amun", "take J1", "to H1", "take J2", "to H2")
    assert asked(state) == ["action isis"]
    play(state, "isis", "act move")
    assert legal(state, "isis", "take") == ["H1", "H2"]


def test_an_event_is_answered_by_the_seat_that_triggered_it() -> None:
    board = "Isis: G E2 | Ra: G J9 | Amun: joins Isis | neutral: temple D2, obelisk F1"
    state = turn(board, 2, markers={"gain": 3}, events=13)
    play(state, "amun", "act gain")
    assert asked(state) == ["control amun"]
    play(state, "amun", "control D2")
    assert at(state, "D2") == ["isis temple"]


def test_both_seats_win_together() -> None:
    board = "Isis: G J1 | Ra: G J9 | Amun: joins Isis"
    state = conflict(board, 0, 4, isis=god(devotion=30), ra=god(devotion=3))
    assert state.over
    assert state.ranking == (0, 2, 0)
    assert state.scores == (31, 3, 31)


def test_a_pair_shares_its_followers() -> None:
    board = "Isis: G J1 | Ra: G J9 | Amun: joins Isis | neutral: temple J2"
    state = turn(board, 0)
    play(state, "isis", "act gain")
    assert followers(state, "isis") == followers(state, "amun") == 2


def test_a_seat_of_the_pair_keeps_its_place_in_turn_order() -> None:
    state = merge("Isis: G J1 | Ra: G J9 | Amun: G D5 | Osiris: G A8", "amun", "isis")
    order = []
    for _ in range(4):
        order.append(asked(state)[0])
        play(state, order[-1].split()[1], "act gain")
        if asked(state)[0].startswith("power"):
            play(state, asked(state)[0].split()[1], "decline")
    assert order == ["action ra", "action amun", "action osiris", "action isis"]


def test_16_13_lower_joins_higher() -> None:
    state = merging()
    assert asked(state) == ["dismiss amun"]
    play(state, "amun", "done")
    pair = of(state, "ra")
    assert pair["seats"] == [2, 3]
    assert pair["gods"] == ["amun", "ra"]
    assert at(state, "E9", "G6", "D9", "E8", "F8") == ["", "", "", "", "amun satet"]
    assert seen(state)["supply"]["obelisk"] == 7
    assert seen(state)["supply"]["temple"] == 7
    assert pair["followers"] == 5
    assert pair["powers"] == ["commanding", "inspiring", "pyramid-attuned"]
    assert pair["devotion"] == 5
    assert ascending(state) == ["amun", "osiris", "isis"]
    assert len(pair["hand"]) == 4
    assert pair["used"] == ["flood", "chariots", "miracle"]
    assert pair["ankhs"] == 8
    assert pair["warriors"] == 5
    assert pair["bases"]["small"] == 0
    assert pair["guardians"] == {"satet": 1}
    assert seen(state)["pieces"]["F8"]["sun"]
    assert seen(state)["supply"]["suns"] == 2
    assert seen(state)["seats"] == [0, 1, 2, 2]


def test_16_13_each_seat_of_the_pair_takes_one_action() -> None:
    state = merging()
    play(state, "amun", "done")
    play(state, "osiris", "act gain", "decline")
    assert asked(state) == ["action amun"]
    assert legal(state, "amun") == ["act move", "act summon", "act gain", "act unlock"]
    play(state, "amun", "act gain")
    assert asked(state) == ["action ra"]
    assert legal(state, "ra") == ["act move", "act summon", "act gain", "act unlock"]
    play(state, "ra", "act gain")
    assert asked(state) == ["action isis"]


def test_16_13_the_third_small_guardian_leaves() -> None:
    amun = {**AMUN, "guardians": {"satet": 2}}
    state = merging(amun)
    assert asked(state) == ["dismiss amun"]
    assert "done" not in legal(state, "amun")
    play(state, "amun", "discharge satet", "done")
    assert of(state, "amun")["guardians"] == {"satet": 1}
    assert at(state, "F8") == ["amun satet"]
    assert seen(state)["guardians"][0]["gone"] == 1
    assert seen(state)["guardians"][0]["left"] == 0


def test_16_13_the_pair_takes_lower_s_place_in_the_stack() -> None:
    amun, osiris = {**AMUN, "devotion": 5}, god(devotion=5)
    state = merging(amun, heads={"osiris": osiris}, ranks=[3, 2, 1, 0])
    play(state, "amun", "done")
    assert ascending(state) == ["amun", "osiris", "isis"]
    assert devotion(state, "amun", "osiris") == [5, 5]


def test_16_13_two_players_never_merge() -> None:
    state = conflict("Isis: G J1 | Ra: G J9", 0, 3)
    assert events_of(state, "merged") == []
    assert asked(state) == ["action ra"]
    assert seen(state)["merging_after"] is None


def test_a_taken_over_scorpion_keeps_its_facing() -> None:
    board = "Isis: G J1, giant-scorpion D5>s | Ra: G J9 | Amun: G A8"
    heads = {"isis": god(devotion=1), "ra": god(devotion=2), "amun": god(devotion=9)}
    state = load(board, [["MergeGods"], ["EndTurn", 0]], heads, events=12)
    play(state, "ra", "done")
    assert at(state, "D5") == ["ra giant-scorpion"]
    assert seen(state)["pieces"]["D5"]["facing"] == "s"


def test_a_pair_s_two_seats_undo_each_other_s_choice() -> None:
    state = acting("Isis: G J1, W J3 | Ra: G J9 | Amun: joins Isis", "move")
    play(state, "isis", "take J1", "to H1")
    assert state.can_undo(2)
    assert not state.can_undo(1)
    state.undo(2)
    assert at(state, "J1", "H1") == ["isis god", ""]


def test_ruling_41_higher_may_drop_a_guardian_of_its_own() -> None:
    board = "Isis: G J1, satet J2, mummy J3 | Amun: G A8 | Ra: G J9, satet J8"
    heads = {"isis": god(devotion=4), "amun": god(devotion=9), "ra": god(devotion=2)}
    state = load(board, [["MergeGods"], ["EndTurn", 0]], heads, events=12)
    assert legal(state, "isis") == ["dismiss J2", "dismiss J3", "dismiss J8"]
    play(state, "isis", "dismiss J3", "done")
    assert at(state, "J2", "J3", "J8") == ["isis satet", "", "isis satet"]
    assert seen(state)["guardians"][1]["gone"] == 1


def test_ruling_56_higher_is_asked_only_about_lower_s_guardians() -> None:
    board = "Isis: G J1, satet J2 | Amun: G A8 | Ra: G J9, W J8"
    heads = {"isis": god(devotion=4), "amun": god(devotion=9), "ra": god(devotion=2)}
    state = load(board, [["MergeGods"], ["EndTurn", 0]], heads, events=12)
    assert asked(state) == ["action amun"]
    assert of(state, "ra")["gods"] == ["isis", "ra"]


def test_ruling_56_a_dropped_radiant_guardian_gives_its_sun_back() -> None:
    board = "Isis: G J1 | Amun: G A8 | Ra: G J9, satet J8*"
    heads = {"isis": god(devotion=4), "amun": god(devotion=9), "ra": god(devotion=2)}
    state = load(board, [["MergeGods"], ["EndTurn", 0]], heads, events=12)
    assert asked(state) == ["dismiss isis"]
    play(state, "isis", "dismiss J8")
    maybe(state, "isis", "done")
    assert at(state, "J8") == [""]
    assert seen(state)["supply"]["suns"] == 3


def test_check_09_the_pair_after_merging() -> None:
    board = "Isis: G J1, W J2, temple J3 | Ra: G J9, obelisk J8 | Amun: G D5"
    heads = {
        "isis": god("revered", followers=2, devotion=1),
        "ra": god("commanding", followers=5, devotion=2),
        "amun": god(devotion=9),
    }
    state = load(board, [["MergeGods"], ["EndTurn", 0]], heads, events=12)
    pair = of(state, "isis")
    assert pair["seats"] == [1, 0]
    assert (pair["devotion"], pair["followers"], pair["powers"]) == (1, 7, ["commanding"])
    assert at(state, "J1", "J2", "J3", "J9") == ["", "", "", "ra god"]
