"""Written positions in the middle of a Battle: what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest
from games.ankh.ankh_table import asked, battle, god, load

from ennead.core.errors import BadPosition

FIRST = [["FirstAction", 0]]
END: list[object] = ["EndTurn", 0]
FIGHT = "Isis: G D5, W D6 | Ra: G E7, W E6"
"""In the Delta."""


def refused(words: str) -> Any:
    return pytest.raises(BadPosition, match=words)


def revealed(*played: str, **more: Any) -> dict[str, Any]:
    return {"played": [cards.split() for cards in played], **more}


USED: dict[str, Any] = {"isis": god(used="build-monument"), "ra": god(used="drought")}
BUILT = revealed("build-monument", "drought")


def test_a_battle_goes_on_as_long_as_its_end_is_due() -> None:
    with refused("battle: it goes on, but the agenda has no EndOfBattle"):
        load(FIGHT, FIRST, battle={"token": 3})
    with refused("battle: it is missing"):
        load(FIGHT, [["EndOfBattle"], ["NextRegion", 4], END], events=4)


def test_all_in_the_region_fight() -> None:
    with refused("battle.fighters: seat 1 has a figure in the region"):
        battle(FIGHT + " | Amun: G A8", then="PlayCards", battle={"fighters": [0, 2]})
    with refused("one has no figure in the region, but nobody has died"):
        battle("Isis: G D5 | Ra: G J9", then="PlayCards", battle={"fighters": [0, 1]})


def test_cards_are_played_once_and_by_all() -> None:
    with refused("battle.played: seat 0 has played 0 cards by now"):
        battle(FIGHT, then="PlayCards", battle=BUILT, **USED)
    with refused("battle.played: seat 1 has played 1 cards by now"):
        battle(FIGHT, then="Plagues", battle=revealed("build-monument", ""), **USED)
    with refused("seat 0 has one of these cards in its hand"):
        battle(FIGHT, then="Plagues", battle=BUILT)
    with refused("only Amun plays two cards"):
        battle(FIGHT, then="PlayCards", battle={"doubled": [0]})
    with refused("Amun's god cannot play two cards now"):
        board = FIGHT.replace("Isis", "Amun")
        battle(board, ["AnnounceTwoCards", 0], then="PlayCards", amun_up=False)


ATTUNED: dict[str, Any] = {"isis": god("obelisk-attuned")}


def test_relocating_needs_the_power_an_obelisk_and_a_turn() -> None:
    obelisk = FIGHT.replace(" |", ", obelisk C5 |", 1)
    first = {"rotation": [0]}
    state = battle(obelisk, ["Relocate", 0], then="SecondCard", battle=first, **ATTUNED)
    assert asked(state) == ["relocate isis"]
    with refused("it is not for seat 0 to relocate figures"):
        battle(obelisk, ["Relocate", 0], then="SecondCard", battle=first)
    with refused("battle.rotation: seat 0 must be the first of it"):
        battle(obelisk, ["Relocate", 0], then="SecondCard", **ATTUNED)
    with refused("seat 0 has nothing to relocate"):
        battle(FIGHT, ["Relocate", 0], then="SecondCard", battle=first, **ATTUNED)
    with refused("seat 0 has no figure to relocate on D5"):
        moved: dict[str, Any] = {"moved": ["D5"], "battle": first}
        battle(obelisk, ["RelocateTo", 0, "D5"], then="SecondCard", **moved, **ATTUNED)
    with refused("no relocated figure stands on E7"):
        moved = {"moved": ["E7"], "battle": first}
        battle(obelisk, ["Relocate", 0], then="SecondCard", **moved, **ATTUNED)


def test_building_needs_the_card_followers_and_the_monument() -> None:
    rich: dict[str, Any] = {
        "isis": god(used="build-monument", followers=3),
        "ra": god(used="drought"),
    }
    site = ["Site", 0, "temple"]
    assert asked(battle(FIGHT, site, then="Plagues", battle=BUILT, **rich)) == ["site isis"]
    with refused("seat 0 cannot build a temple here"):
        battle(FIGHT, site, then="Plagues", battle=BUILT, **USED)
    with refused("Site needs build-monument played by seat 1"):
        battle(FIGHT, ["Site", 1, "temple"], then="Plagues", battle=BUILT, **rich)
    with refused("seat 0 cannot build a temple here"):
        ten = ", ".join(f"temple A{n}" for n in (2, 3, 4, 7, 8))
        ten += "," + ", ".join(f"temple C{n}" for n in (1, 2, 3, 4, 5))
        battle(f"{FIGHT} | neutral: {ten}", site, then="Plagues", battle=BUILT, **rich)


def test_a_plague_needs_its_card_and_bids_their_moment() -> None:
    with refused("PlagueOfLocusts needs plague-of-locusts played by seat 0"):
        battle(FIGHT, ["PlagueOfLocusts", 0], then="Majorities", battle=BUILT, **USED)
    with refused("battle.bids: seat 0 has nothing to bid for now"):
        battle(FIGHT, then="Majorities", battle={**BUILT, "bids": [1, None]}, **USED)


LOST = {**BUILT, "fallen": [1, 0]}
MUMMY: dict[str, Any] = {
    "isis": god(used="build-monument", pool="mummy"),
    "ra": god(used="drought"),
}


def test_a_mummy_returns_only_from_the_dead() -> None:
    back = ["MummyReturns", 0]
    state = battle(FIGHT, back, then="OsirisLost", battle=LOST, **MUMMY)
    assert asked(state) == ["mummy isis"]
    with refused("MummyReturns needs a dead Mummy in the pool of seat 0"):
        battle(FIGHT, back, then="OsirisLost", battle=LOST, **USED)
    with refused("MummyReturns needs a dead Mummy in the pool of seat 0"):
        battle(FIGHT, back, then="OsirisLost", battle=BUILT, **MUMMY)


def test_the_dead_are_buried_at_once() -> None:
    dead = {"dead": [["warrior", 0]]}
    with refused("battle.dead: nobody dies at this moment"):
        battle(FIGHT, then="OsirisLost", battle={**LOST, **dead}, **USED)
    with refused("battle.fallen: seat 0 has lost 1 figures by now"):
        battle(FIGHT, then="Bury", battle={**BUILT, **dead}, **USED)
    with refused("battle.fallen: seat 0 cannot have lost figures yet"):
        battle(FIGHT, then="Plagues", battle=LOST, **USED)


def test_only_the_god_whose_ability_it_is_is_asked() -> None:
    with refused("Trap is not for the god of seat 1"):
        battle(FIGHT, ["Trap", 1], then="Bury", battle=BUILT, **USED)
    with refused("Protect is not for the god of seat 1"):
        battle(FIGHT, ["Protect", 1, "E6"], then="BattleDeaths", battle=BUILT, **USED)
    with refused("Underworld is not for the god of seat 0"):
        battle(FIGHT, ["Underworld", 0], then="Miracles", battle=BUILT, **USED)
    with refused("seat 0 is not Worshipful"):
        battle(FIGHT, ["Worship", 0], then="Reclaim", battle=BUILT, **USED)
    with refused("Worship asks seat 2, not in the Battle"):
        board = FIGHT + " | Osiris: G J1"
        battle(
            board,
            ["Worship", 2],
            then="Reclaim",
            battle=revealed("build-monument", "drought", ""),
            **USED,
        )


LATER: list[list[object]] = [["Magnanimity"], ["Protection"]]


def test_a_tie_is_broken_only_by_its_holder_in_a_tie() -> None:
    with refused("seat 1 does not hold the Tiebreaker face up"):
        battle(
            FIGHT, ["Tiebreak", 1], ["Outcome"], *LATER, then="BattleDeaths", battle=BUILT, **USED
        )
    with refused("seat 0 is not tied for the highest strength"):
        battle(
            FIGHT, ["Tiebreak", 0], ["Outcome"], *LATER, then="BattleDeaths", battle=BUILT, **USED
        )


def test_there_is_no_winner_before_the_resolution() -> None:
    with refused("battle.winner: it is not known before the Resolution"):
        battle(FIGHT, then="Majorities", battle={**BUILT, "winner": 0}, **USED)


def test_only_what_is_protected_is_safe() -> None:
    with refused("battle.safe: nothing protects a figure on E7"):
        battle(FIGHT, then="Majorities", battle={**BUILT, "safe": ["E7"]}, **USED)
