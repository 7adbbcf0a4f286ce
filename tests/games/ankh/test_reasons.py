"""Every reason why an action is illegal, each from a position where it applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
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
    seat,
)

from ennead.core.spec import reasons
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import REASONS
from ennead.words import LANGUAGES, Words

END: Final = ["EndTurn", 0]
SIDES: Final = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
"""The caravan of the rulebook's example: A7, A8, B6, B7, C7, C8 are cut off."""


WORDS: Final = {language: Words(language, ANKH) for language in LANGUAGES}
NAMES: Final = ["Ann", "Bob", "Cid"]


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


Case = tuple[Callable[[], Ankh], str, str, str]

CASES: Final[list[Case]] = [
    # Set-up and the turn.
    (picking, "", "pick amun", "Amun is already taken."),
    (choosing_guardians, "", "propose apep", "An Apep is not of this level."),
    (second_action, "isis", "act move", "Move Figures is not in a row below your first action."),
    (second_action, "isis", "done", "You must choose one; this is not optional."),
    # Moving.
    (
        lambda: acting(TWO, "move"),
        "isis",
        "take J2",
        "There is no figure on the space on the map (J2).",
    ),
    (lambda: acting(TWO, "move"), "isis", "take J9", "The figure on the map (J9) is not yours."),
    (
        lambda: moving("J1", "J2"),
        "isis",
        "take J2",
        "The figure on the map (J2) has already moved.",
    ),
    (walled_in, "isis", "take J1", "The figure on the map (J1) has nowhere to go."),
    (lambda: moving("E1"), "isis", "to L12", "There is no such space (L12) on this map."),
    (
        lambda: moving("E1"),
        "isis",
        "to E1",
        "A figure or a Monument stands on the space on the map (E1).",
    ),
    (lambda: moving("E1"), "isis", "to E4", "The space on the map (E4) is water."),
    (
        lambda: moving("E1"),
        "isis",
        "to E9",
        "The space on the map (E9) is more than 3 spaces away.",
    ),
    (passing_a_gate, "isis", "to D2", "An Underworld token lies on the space on the map (D2)."),
    (
        lambda: shoving("Isis: G J1, satet D5 | Osiris: G J9, W D6", gates=["D6"]),
        "isis",
        "to D6",
        "An Underworld token lies on the space on the map (D6).",
    ),
    (
        lambda: shoving("Isis: G J1, satet C7, W B7, temple A7 | Ra: G A8"),
        "isis",
        "to A8",
        "The figure on the map (A8) cannot be pushed: there is no free land space around it.",
    ),
    (
        lambda: begun(shoving("Isis: G J1, satet D5 | Ra: G J9, W D6"), "isis", "to D6"),
        "isis",
        "shove A3",
        "The space on the map (A3) is not adjacent to the figure being pushed.",
    ),
    (
        facing,
        "isis",
        "face s",
        "If it faced south, at least one claw would point off the board.",
    ),
    (
        facing,
        "isis",
        "face e",
        "A Giant Scorpion faces a corner of its space; there is none to the east.",
    ),
    # Summoning.
    (lambda: acting(TWO, "summon"), "isis", "summon satet", "There is no Satet in your pool."),
    (lambda: acting(TWO, "summon"), "isis", "ransom", "None of your Warriors is trapped."),
    (poor_captive, "isis", "ransom", "You have no Follower for the ransom."),
    (hemmed_in, "isis", "summon warrior", "There is nowhere to put another Warrior."),
    (
        lambda: placing(TWO),
        "isis",
        "put D6",
        "None of the summons you have left reaches the space on the map (D6).",
    ),
    (by_one_pyramid, "isis", "underworld", "This summon does not reach the space."),
    # Powers and Monuments.
    (
        lambda: acting(TWO, "unlock", isis=god("revered")),
        "isis",
        "unlock revered",
        "You have already unlocked “Revered”.",
    ),
    (
        lambda: acting(TWO, "unlock"),
        "isis",
        "unlock glorious",
        "The power “Glorious” is not level 1.",
    ),
    (controlling, "isis", "control C1", "There is no Monument on the space on the map (C1)."),
    (
        controlling,
        "isis",
        "control D3",
        "The Monument on the map (D3) is not neutral, "
        "and there are still neutral ones on the board.",
    ),
    (controlling, "isis", "control B2", "The Monument on the map (B2) is already yours."),
    (
        controlling,
        "isis",
        "control C4",
        "None of your figures is adjacent to the space on the map (C4).",
    ),
    (controlling, "isis", "decline", "You must choose one; this is not optional."),
    # Caravans.
    (
        lambda: laying(0),
        "isis",
        "camel A2-A3",
        "No caravan can run along the side on the map (A2-A3).",
    ),
    (
        lambda: laying(1),
        "isis",
        "camel G8-G9",
        "With the camels placed so far, no caravan can run along the side on the map (G8-G9).",
    ),
    (lambda: laying(1), "isis", "decline", "Once begun, a caravan must be finished."),
    (
        lambda: laying(5),
        "isis",
        "keep B7",
        "Choose this part by its first space (A7), not by another one (B7).",
    ),
    (
        lambda: laying(5),
        "isis",
        "keep C5",
        "Choose this part by its first space (A3), not by another one (C5).",
    ),
    (lambda: laying(5), "isis", "keep J1", "The space on the map (J1) is in another region."),
    (lambda: laying(5), "isis", "keep B5", "The space on the map (B5) is water."),
    (keeping, "isis", "swap 1", "Region 1 is not one of the two new regions."),
    (
        lambda: begun(keeping(), "isis", "swap 3"),
        "isis",
        "with 3",
        "Region 3 is one of the two new regions: choose another to swap with.",
    ),
    (
        lambda: begun(keeping(), "isis", "swap 3"),
        "isis",
        "with 4",
        "Region 4 is one of the two new regions: choose another to swap with.",
    ),
    (
        lambda: begun(keeping(), "isis", "swap 3"),
        "isis",
        "with 8",
        "Conflict Order token 8 is not on the board.",
    ),
    # Battles.
    (
        lambda: begun(relocating(), "isis", "take A3"),
        "isis",
        "to E5",
        "The space on the map (E5) is not adjacent to one of your Obelisks "
        "in the region of the Battle.",
    ),
    (
        lambda: conflict("Isis: G D5 | Ra: G E7", isis=god(used="flood")),
        "isis",
        "play flood",
        "The card “Flood” is not in your hand: you have already used it.",
    ),
    (
        lambda: conflict("Isis: G D5 | Ra: G E7"),
        "isis",
        "cards flood drought",
        "You play only one card in this Battle.",
    ),
    (doubling, "amun", "play drought", "Choose two different cards, in the order of the list."),
    (building, "isis", "build obelisk", "There is no Obelisk left in the supply."),
    (
        siting,
        "isis",
        "site C5",
        "A City lies on the space on the map (C5): no Monument can be built there.",
    ),
    (siting, "isis", "site C6", "An Underworld token lies on the space on the map (C6)."),
    (siting, "isis", "site J1", "The space on the map (J1) is in another region."),
    (bidding, "isis", "bid 3", "You have only 2 Followers."),
    (trapping, "anubis", "trap ra", "None of Ra's Warriors has just died."),
    (
        trapping,
        "anubis",
        "trap anubis",
        "Anubis's Warriors are your own: you can trap only enemy Warriors.",
    ),
    (rising, "isis", "put J5", "The space on the map (J5) is not adjacent to your God."),
    (rising, "isis", "decline", "You must choose one; this is not optional."),
    (
        lambda: descending(["C5", "C6", "C7"]),
        "osiris",
        "fresh",
        "All your Underworld tokens are on the board.",
    ),
    (
        lambda: descending(["C5"]),
        "osiris",
        "lift C6",
        "There is no Underworld token on the space on the map (C6).",
    ),
    # Merging.
    (dismissing, "isis", "dismiss E7", "You have no Guardian on the space on the map (E7)."),
    (dismissing, "isis", "done", "You have more Guardians than you have bases for."),
]


@pytest.mark.parametrize(
    ("position", "name", "answer", "sentence"), CASES, ids=[f"{c[2]}: {c[3]}" for c in CASES]
)
def test_an_illegal_action_has_the_right_reason(
    position: Callable[[], Ankh], name: str, answer: str, sentence: str
) -> None:
    state = position()
    who = seat(state, name) if name else state.to_move[0]
    reason = state.why_not(who, answer)
    assert reason is not None
    assert WORDS["en"].sentence(reason.json(), NAMES) == sentence
    assert len({words.sentence(reason.json(), NAMES) for words in WORDS.values()}) == 3


def test_every_reason_can_occur() -> None:
    met = set()
    for position, name, answer, _ in CASES:
        state = position()
        reason = state.why_not(seat(state, name) if name else state.to_move[0], answer)
        assert reason is not None
        met.add(reason.kind.name)
    own = {kind.name for kind in REASONS.all()} - {kind.name for kind in reasons().all()}
    assert met == own
