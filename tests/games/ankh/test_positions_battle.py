"""Hand-written positions in the middle of a Battle: impossible ones are refused."""

from __future__ import annotations

from typing import Any

from support.ankh.positions import asked, battle, god, load, refused

FIRST = [["FirstAction", 0]]
END: list[object] = ["EndTurn", 0]
FIGHT = "Isis: G D5, W D6 | Ra: G E7, W E6"
"""In the Delta."""


def revealed(*played: str, **more: Any) -> dict[str, Any]:
    return {"played": [cards.split() for cards in played], **more}


USED: dict[str, Any] = {"isis": god(used="build-monument"), "ra": god(used="drought")}
BUILT = revealed("build-monument", "drought")


def test_a_battle_exists_exactly_while_its_end_is_on_the_agenda() -> None:
    with refused("battle: no step on the agenda needs this"):
        load(FIGHT, FIRST, battle={"token": 3})
    with refused("battle is missing, but the agenda has EndOfBattle"):
        load(FIGHT, [["EndOfBattle"], ["NextRegion", 4], END], events=4)


def test_every_god_in_the_region_is_a_fighter() -> None:
    with refused("battle.fighters: the seats .0, 1, 2. have figures in the region"):
        battle(FIGHT + " | Amun: G A8", then="PlayCards", battle={"fighters": [0, 2]})
    with refused("battle.fighters: the seats .0. have figures in the region"):
        battle("Isis: G D5 | Ra: G J9", then="PlayCards", battle={"fighters": [0, 1]})


def test_every_fighter_has_played_one_card() -> None:
    with refused("battle.played: seat 0 has played 0 cards"):
        battle(FIGHT, then="PlayCards", battle=BUILT, **USED)
    with refused("battle.played: seat 1 has played 1 cards"):
        battle(FIGHT, then="Plagues", battle=revealed("build-monument", ""), **USED)
    with refused("battle.played: seat 0 has played 1 cards, not in its hand now"):
        battle(FIGHT, then="Plagues", battle=BUILT)
    with refused("only Amun plays two cards"):
        battle(FIGHT, then="PlayCards", battle={"doubled": [0]})
    with refused("OfferSecondCard cannot lead to AnnounceTwoCards 0"):
        board = FIGHT.replace("Isis", "Amun")
        battle(board, ["AnnounceTwoCards", 0], then="PlayCards", amun_up=False)


ATTUNED: dict[str, Any] = {"isis": god("obelisk-attuned")}


def test_relocating_needs_the_power_an_obelisk_and_a_turn() -> None:
    obelisk = FIGHT.replace(" |", ", obelisk C5 |", 1)
    first = {"rotation": [0]}
    state = battle(obelisk, ["Relocate", 0], then="OfferSecondCard", battle=first, **ATTUNED)
    assert asked(state) == ["relocate isis"]
    with refused("it is not for seat 0 to relocate figures"):
        battle(obelisk, ["Relocate", 0], then="OfferSecondCard", battle=first)
    with refused("battle.rotation: seat 0 must be the first of it"):
        battle(obelisk, ["Relocate", 0], then="OfferSecondCard", **ATTUNED)
    with refused("NextRelocation cannot lead to Relocate 0"):
        battle(FIGHT, ["Relocate", 0], then="OfferSecondCard", battle=first, **ATTUNED)
    with refused("Relocate cannot lead to RelocateTo 0 D5"):
        moved: dict[str, Any] = {"moved": ["D5"], "battle": first}
        battle(obelisk, ["RelocateTo", 0, "D5"], then="OfferSecondCard", **moved, **ATTUNED)
    with refused("moved: no figure of seat 0 stands on E7"):
        moved = {"moved": ["E7"], "battle": first}
        battle(obelisk, ["Relocate", 0], then="OfferSecondCard", **moved, **ATTUNED)


def test_building_needs_the_card_followers_and_the_monument() -> None:
    rich: dict[str, Any] = {
        "isis": god(used="build-monument", followers=3),
        "ra": god(used="drought", followers=3),
    }
    site = ["ChooseSite", 0, "temple"]
    assert asked(battle(FIGHT, site, then="Plagues", battle=BUILT, **rich)) == ["site isis"]
    with refused("BuildMonument cannot lead to ChooseSite 0 temple"):
        battle(FIGHT, site, then="Plagues", battle=BUILT, **USED)
    with refused("OfferBuilding cannot lead to BuildMonument 1"):
        battle(FIGHT, ["ChooseSite", 1, "temple"], then="Plagues", battle=BUILT, **rich)
    with refused("BuildMonument cannot lead to ChooseSite 0 temple"):
        ten = ", ".join(f"temple A{n}" for n in (2, 3, 4, 7, 8))
        ten += "," + ", ".join(f"temple C{n}" for n in (1, 2, 3, 4, 5))
        battle(f"{FIGHT} | neutral: {ten}", site, then="Plagues", battle=BUILT, **rich)


def test_a_plague_needs_its_card_and_bids_need_a_plague() -> None:
    with refused("Plagues cannot lead to PlagueOfLocusts 0"):
        battle(FIGHT, ["PlagueOfLocusts", 0], then="MonumentMajorities", battle=BUILT, **USED)
    with refused("battle.bids: the seats .. have bid, not .0."):
        battle(FIGHT, then="MonumentMajorities", battle={**BUILT, "bids": [1, None]}, **USED)


LOST = {**BUILT, "fallen": [1, 0]}
MUMMY: dict[str, Any] = {
    "isis": god(used="build-monument", pool="mummy"),
    "ra": god(used="drought"),
}


def test_a_mummy_returns_only_from_the_dead() -> None:
    back = ["MummyReturns", 0]
    state = battle(FIGHT, back, then="OfferUnderworld", battle=LOST, **MUMMY)
    assert asked(state) == ["mummy isis"]
    with refused("MummyReturns needs a dead Mummy in the pool of seat 0"):
        battle(FIGHT, back, then="OfferUnderworld", battle=LOST, **USED)
    with refused("MummyReturns needs a dead Mummy in the pool of seat 0"):
        battle(FIGHT, back, then="OfferUnderworld", battle=BUILT, **MUMMY)


def test_the_dead_are_counted_at_once() -> None:
    dead = {"dead": [["warrior", 0]]}
    with refused("battle.dead: no step on the agenda needs this"):
        battle(FIGHT, then="OfferUnderworld", battle={**LOST, **dead}, **USED)
    with refused("battle.fallen: seat 0 has lost 1 by now"):
        battle(FIGHT, then="ReturnDead", battle={**BUILT, **dead}, **USED)
    with refused("battle.fallen: seat 0 has lost 0 by now"):
        battle(FIGHT, then="Plagues", battle=LOST, **USED)


def test_only_a_god_with_the_ability_is_asked() -> None:
    with refused("OfferTrap cannot lead to TrapWarrior 1"):
        battle(FIGHT, ["TrapWarrior", 1], then="ReturnDead", battle=BUILT, **USED)
    with refused("OfferProtection cannot lead to ProtectFigure 1 E6"):
        battle(FIGHT, ["ProtectFigure", 1, "E6"], then="BattleDeaths", battle=BUILT, **USED)
    with refused("OfferUnderworld cannot lead to ChooseUnderworldToken 0"):
        battle(FIGHT, ["ChooseUnderworldToken", 0], then="Miracles", battle=BUILT, **USED)
    with refused("OfferWorship cannot lead to Worship 0"):
        battle(FIGHT, ["Worship", 0], then="CyclesOfMaat", battle=BUILT, **USED)
    with refused("OfferWorship cannot lead to Worship 2"):
        board = FIGHT + " | Osiris: G J1"
        battle(
            board,
            ["Worship", 2],
            then="CyclesOfMaat",
            battle=revealed("build-monument", "drought", ""),
            **USED,
        )


LATER: list[list[object]] = [["Magnanimity"], ["OfferProtection"]]


def test_only_a_tied_holder_of_the_tiebreaker_breaks_a_tie() -> None:
    with refused("Resolution cannot lead to Tiebreak 1"):
        battle(
            FIGHT, ["Tiebreak", 1], ["Outcome"], *LATER, then="BattleDeaths", battle=BUILT, **USED
        )
    with refused("Resolution cannot lead to Tiebreak 0"):
        battle(
            FIGHT, ["Tiebreak", 0], ["Outcome"], *LATER, then="BattleDeaths", battle=BUILT, **USED
        )


def test_there_is_no_winner_before_the_resolution() -> None:
    with refused("battle.winner: seat 0 cannot have won yet"):
        battle(FIGHT, then="MonumentMajorities", battle={**BUILT, "winner": 0}, **USED)


def test_only_protected_figures_are_safe() -> None:
    with refused("battle.safe: nothing protects a figure on E7"):
        battle(FIGHT, then="MonumentMajorities", battle={**BUILT, "safe": ["E7"]}, **USED)
