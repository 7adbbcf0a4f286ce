"""Positions in which some answer is illegal, one for each kind of reason."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.rules.state import Ankh
from support.ankh.boards import CYCLE, TWO
from support.ankh.positions import (
    ANKH,
    acting,
    conflict,
    event,
    fight,
    god,
    load,
    maybe,
    play,
)

END: Final = ["EndTurn", 0]
SIDES: Final = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
"""The caravan of the rulebook's example: A7, A8, B6, B7, C7, C8 are cut off."""


def begun(state: Ankh, name: str, *answers: str) -> Ankh:
    play(state, name, *answers)
    return state


def picking() -> Ankh:
    state = ANKH.new(players=2, seed=1, options={"gods": "chosen"})
    assert isinstance(state, Ankh)
    state.play(0, "pick amun")
    return state


def choosing_guardians() -> Ankh:
    state = ANKH.new(players=2, seed=1, options={"guardians": "chosen"})
    assert isinstance(state, Ankh)
    return state


def second_action() -> Ankh:
    return begun(acting(TWO, "summon"), "isis", "done")


def moving(space: str, *to: str) -> Ankh:
    """The figure on a space has been chosen, and moved if a destination is given."""
    answers = [f"take {space}", *[f"to {end}" for end in to]]
    return begun(acting("Isis: G J1, W E1 | Ra: G J9", "move"), "isis", *answers)


def walled_in() -> Ankh:
    """No space within three spaces of J1 is free."""
    near = ["J2", "J3", "J4", "I1", "I2", "I4", "H1", "H2", "H3", "G1", "G2", "G3"]
    kinds = ["temple"] * 6 + ["pyramid"] * 6
    walls = ", ".join(f"{kind} {space}" for kind, space in zip(kinds, near, strict=True))
    return acting(f"Isis: G J1, W A3 | Ra: G J9 | neutral: {walls}", "move")


def passing_a_gate() -> Ankh:
    state = acting("Isis: G J1, W D3 | Osiris: G J9", "move", gates=["D2"])
    return begun(state, "isis", "take D3")


def shoving(board: str, gates: list[str] | None = None) -> Ankh:
    state = acting(board, "move", gates=gates or [])
    satet = next(space for space in ("D5", "C7") if f"satet {space}" in board)
    return begun(state, "isis", f"take {satet}")


def facing() -> Ankh:
    state = acting("Isis: G J2, giant-scorpion J1 | Ra: G J9", "move")
    return begun(state, "isis", "take J1", "to J1")


def poor_captive() -> Ankh:
    return acting("Isis: G J1 | Anubis: G J9", "summon", isis=god(followers=0), slots=[0])


def hemmed_in() -> Ankh:
    """Only an Apep has somewhere to go: the water."""
    walls = "temple I1, temple I2, temple J2"
    return acting(f"Isis: G J1 | Ra: G J9 | neutral: {walls}", "summon", isis=god(pool="apep"))


def placing(board: str) -> Ankh:
    return begun(acting(board, "summon"), "isis", "summon warrior")


def by_one_pyramid() -> Ankh:
    """The ordinary summon and the Pyramid's reach D5; an Underworld token does not."""
    board = "Isis: G J1, pyramid D6 | Ra: G J9"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    return begun(state, "isis", "summon warrior", "put D5")


def controlling() -> Ankh:
    board = (
        "Isis: G J1, W C3, temple B2 | Ra: G J9, obelisk D3 | "
        "neutral: temple C2, temple D2, pyramid C4"
    )
    return event(board, "ControlMonument")


def laying(count: int) -> Ankh:
    state = event(TWO, "CamelCaravan")
    for side in SIDES[:count]:
        maybe(state, "isis", f"camel {side}")
    return state


def keeping() -> Ankh:
    return begun(laying(5), "isis", "keep A7")


def relocating() -> Ankh:
    board = "Isis: G A3, W B3, obelisk C5 | Ra: G E7"
    return conflict(board, isis=god("obelisk-attuned"))


def doubling() -> Ankh:
    return begun(conflict("Amun: G D5 | Ra: G E7"), "amun", "two")


def building() -> Ankh:
    board = (
        "Isis: G D5 | Ra: G E7 | neutral: obelisk A3, obelisk A4, obelisk A7, obelisk A8, "
        "obelisk B3, obelisk B4, obelisk B6, obelisk B7, obelisk C4, obelisk C5"
    )
    state = conflict(board, isis=god(followers=9))
    fight(state, isis="build-monument", ra=CYCLE)
    return state


def siting() -> Ankh:
    board = "Isis: G D5 | Osiris: G E7"
    state = conflict(board, isis=god(followers=9), cities=["C5"], gates=["C6"])
    fight(state, isis="build-monument", osiris=CYCLE)
    return begun(state, "isis", "build temple")


def bidding() -> Ankh:
    state = conflict("Isis: G D5 | Ra: G E7", isis=god(followers=2))
    fight(state, isis="plague-of-locusts", ra=CYCLE)
    return state


def trapping() -> Ankh:
    """One of Anubis's own Warriors dies too."""
    state = conflict("Anubis: G A3, W A4 | Isis: G B6, W B7 | Ra: G E7, W E6")
    fight(state, anubis=CYCLE, isis=CYCLE, ra="chariots")
    return state


def rising() -> Ankh:
    state = conflict("Isis: G A3, mummy C6 | Ra: G E7, W F6")
    fight(state, isis=CYCLE, ra="chariots")
    return state


def descending(gates: list[str]) -> Ankh:
    """Osiris has lost a Battle."""
    state = conflict("Osiris: G D5 | Ra: G E7", gates=gates)
    fight(state, osiris=CYCLE, ra="chariots")
    return state


def dismissing() -> Ankh:
    """A pair with one Guardian too many."""
    board = "Isis: G A3, satet A4, mummy B3 | Amun: G C7, satet C6 | Ra: G E7"
    heads = {"isis": god(devotion=4), "amun": god(devotion=2), "ra": god(devotion=9)}
    return load(board, [["MergeGods"], END], heads, conflicts=3, events=12)
