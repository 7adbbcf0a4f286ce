"""Every reason why an action is illegal, each from a position where it applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from support.ankh.boards import TWO
from support.ankh.illegal_answers import (
    begun,
    bidding,
    building,
    by_one_pyramid,
    choosing_guardians,
    controlling,
    descending,
    dismissing,
    doubling,
    facing,
    hemmed_in,
    keeping,
    laying,
    moving,
    passing_a_gate,
    picking,
    placing,
    poor_captive,
    relocating,
    rising,
    second_action,
    shoving,
    siting,
    trapping,
    walled_in,
)
from support.ankh.positions import (
    ANKH,
    acting,
    conflict,
    god,
    seat,
)

from ennead.core.spec import reasons
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import REASONS
from ennead.words import LANGUAGES, Words

WORDS: Final = {language: Words(language, ANKH) for language in LANGUAGES}
NAMES: Final = ["Ann", "Bob", "Cid"]


Case = tuple[Callable[[], Ankh], str, str, str]

CASES: Final[list[Case]] = [
    # Set-up and the turn.
    (picking, "", "pick amun", "Amun is already taken."),
    (choosing_guardians, "", "propose apep", "An Apep is not of this level."),
    (second_action, "isis", "act move", "Move Figures is not in a row below your first action."),
    (second_action, "isis", "done", "You must choose one: this is not optional."),
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
    (lambda: moving("E1"), "isis", "to E4", "That space (E4) is water."),
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
    (controlling, "isis", "decline", "You must choose one: this is not optional."),
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
        "With the Camels placed so far, no caravan can run along the side on the map (G8-G9).",
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
    (lambda: laying(5), "isis", "keep B5", "That space (B5) is water."),
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
    (rising, "isis", "decline", "You must choose one: this is not optional."),
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
