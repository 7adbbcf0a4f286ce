"""The rulebook's worked examples of a tied Battle, of merging and of forgotten gods."""

from __future__ import annotations

from typing import Any

from games.ankh.ankh_table import (
    ascending,
    asked,
    at,
    cards,
    conflict,
    dead,
    devotion,
    followers,
    god,
    legal,
    load,
    of,
    play,
    points,
    seen,
    told,
)

from ennead.games.ankh.state import Ankh

# 16.12 Battle with a tie.

TIE = "Isis: G C5, W C6, W D5, W D6 | Amun: G E6, W E7, W F6"


def tied(by: int = 0, isis: str = "flood") -> Ankh:
    state = conflict(TIE, by)
    play(state, "amun", "decline")
    cards(state, isis=isis, amun="drought")
    return state


def test_16_12_the_tiebreaker_decides() -> None:
    state = tied()
    assert followers(state, "isis") == 1 + 4
    assert asked(state) == ["tiebreak isis"]
    play(state, "isis", "tiebreak")
    assert devotion(state, "isis", "amun") == [1, 0]
    assert dead(state) == ["E7", "F6"]
    assert of(state, "amun")["warriors"] == 6
    assert at(state, "E6", "C6", "D5") == ["amun god", "isis warrior", "isis warrior"]
    assert (of(state, "isis")["used"], of(state, "amun")["used"]) == (["flood"], ["drought"])
    assert points(state, "isis") == {"victory": 1}
    assert len(told(state, "tiebreaker-used")) == 1


def test_16_12_without_the_token_both_lose() -> None:
    state = tied()
    play(state, "isis", "decline")
    assert devotion(state, "isis", "amun") == [0, 0]
    assert dead(state) == ["E7", "F6"]
    assert len(told(state, "nobody-won")) == 1


def test_16_12_isis_keeps_the_protected() -> None:
    state = tied(isis="miracle")
    play(state, "isis", "decline")
    assert asked(state) == ["save isis"]
    play(state, "isis", "save", "save")
    assert dead(state) == ["C6", "E7", "F6"]
    assert points(state, "isis") == {"miracle": 1}
    assert devotion(state, "isis", "amun") == [1, 0]


def test_16_12_amun_uses_the_token() -> None:
    state = tied(by=1)
    assert asked(state) == ["tiebreak amun"]
    play(state, "amun", "tiebreak")
    assert points(state, "amun") == {"victory": 1}
    assert dead(state) == []


# 16.13 Merging.

BL4 = "Isis: G D2, W B1, obelisk C2 | Osiris: G J2, W H1, temple I2"
BL4 += " | Amun: G C6, W B7, pyramid B6 | Ra: G D9, W E8, satet F8*, obelisk E9, temple G6"
BL4 += " | neutral: obelisk D7, obelisk J9, pyramid I4, pyramid J7, temple A4, temple F2"
AMUN = god(
    powers="commanding inspiring pyramid-attuned",
    pool="satet",
    used="flood chariots miracle",
    followers=2,
    devotion=7,
)
RA = god(powers="revered omnipresent", followers=3, devotion=5)


def merging(amun: dict[str, Any] = AMUN, ra: dict[str, Any] = RA, **fields: Any) -> Ankh:
    isis, osiris = god(devotion=14), god(devotion=12)
    heads = {"isis": isis, "osiris": osiris, "amun": amun, "ra": ra, **fields.pop("heads", {})}
    agenda: list[list[object]] = [["Merge"], ["EndTurn", 0]]
    return load(BL4, agenda, heads, events=12, **fields)


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
    assert told(state, "merged") == []
    assert asked(state) == ["action ra"]
    assert seen(state)["merging_after"] is None


# 16.14 Forgotten gods.

LATE = "Isis: G D2, W B1, obelisk C2 | Osiris: G J2, W H1, temple I2"
LATE += " | Amun: G C6, W B7, pyramid B6 | Ra: joins Isis"
LATE += " | neutral: obelisk D7, obelisk J9, pyramid I4, pyramid J7, temple A4, temple F2"


def forgetting(pair: int = 24, osiris: int = 22, amun: int = 18) -> Ankh:
    heads = {
        "isis": god(devotion=pair),
        "osiris": god(devotion=osiris),
        "amun": god(devotion=amun, followers=4),
    }
    return load(LATE, [["Forget"], ["EndTurn", 0]], heads, events=16)


def test_16_14_amun_is_forgotten() -> None:
    state = forgetting()
    assert at(state, "C6", "B7", "B6") == ["", "", ""]
    assert seen(state)["supply"]["pyramid"] == 8
    amun = of(state, "amun")
    assert (amun["in_play"], amun["followers"], amun["rank"]) == (False, 0, None)
    assert not state.over
    assert asked(state) == ["action osiris"]
    play(state, "osiris", "act gain", "decline")
    assert asked(state) == ["action ra"]
    play(state, "ra", "act gain")
    assert asked(state) == ["action isis"]
    play(state, "isis", "act gain")
    assert asked(state) == ["action osiris"]
    assert seen(state)["markers"]["gain"] == {"at": 3, "needed": 5}


def test_16_14_the_only_god_wins_with_both_players() -> None:
    state = forgetting(osiris=20)
    assert state.over
    assert state.ranking[0] == state.ranking[3] == 0
    assert min(state.ranking[1:3]) > 0
    assert told(state, "victory")[0]["ending"] == "only-god"


def test_16_14_when_all_are_forgotten_nobody_wins() -> None:
    state = forgetting(20, 19, 18)
    assert state.over
    assert 0 not in state.ranking
    assert len(told(state, "no-victory")) == 1


def test_16_14_a_god_on_21_stays() -> None:
    state = forgetting(osiris=21)
    assert not state.over
    assert of(state, "osiris")["in_play"]
