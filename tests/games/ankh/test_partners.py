"""§9, ruling 66: merged gods decide together; the higher one is asked, the other may suggest."""

from __future__ import annotations

from support.ankh.boards import PAIR, TWO
from support.ankh.positions import ANKH, acting, asked, conflict, event, god, load, turn

from ennead.bots.partner import follows_suggestion
from ennead.core.rng import Rng
from ennead.games.ankh.rules.state import Ankh

ISIS, RA, OSIRIS = 0, 1, 2
"""Osiris has joined Ra."""


def test_a_god_that_has_not_merged_has_no_partner() -> None:
    state = turn(TWO)
    assert [state.partners(seat) for seat in (0, 1)] == [(), ()]
    assert [state.asked_partner(seat) for seat in (0, 1)] == [None, None]
    assert not state.decides_together(0)


def test_merged_gods_are_partners_of_each_other_and_of_nobody_else() -> None:
    state = turn(PAIR)
    assert [state.partners(seat) for seat in (ISIS, RA, OSIRIS)] == [(), (OSIRIS,), (RA,)]


def test_ruling_66_in_a_conflict_the_higher_god_is_asked_and_the_pair_decides_together() -> None:
    state = conflict(PAIR)
    assert asked(state) == ["card isis", "card ra"]
    assert state.asked_partner(OSIRIS) == RA
    assert state.asked_partner(RA) is None
    assert state.asked_partner(ISIS) is None
    assert state.decides_together(RA)
    assert not state.decides_together(ISIS)
    state.play(RA, state.legal(RA)[0])
    assert state.asked_partner(OSIRIS) is None


def test_each_partner_decides_alone_on_its_own_turn_and_the_other_may_suggest() -> None:
    for seat, partner in ((RA, OSIRIS), (OSIRIS, RA)):
        state = turn(PAIR, seat)
        assert state.asked_partner(partner) == seat
        assert not state.decides_together(seat)
        state = event(PAIR, "CamelCaravan", seat)
        assert state.asked_partner(partner) == seat
        assert not state.decides_together(seat)


def test_ruling_56_which_guardians_stay_is_decided_together() -> None:
    board = "Isis: G A3 | Ra: G E7, satet D7 | Osiris: joins Ra"
    state = load(board, [["DismissGuardian", RA], ["EndTurn", RA]], active=RA)
    assert asked(state) == ["dismiss ra"]
    assert state.active == RA
    assert state.decides_together(RA)


def test_ruling_59_the_pair_decides_how_its_scorpion_faces_when_it_is_shoved() -> None:
    board = "Isis: G A3, satet B4 | Ra: G E7, giant-scorpion C4>n | Osiris: joins Ra"
    state = acting(board, "move")
    for answer in ("take B4", "to C4"):
        state.play(ISIS, answer)
    while state.to_move == (ISIS,):
        state.play(ISIS, state.legal(ISIS)[0])
    assert asked(state) == ["facing ra"]
    assert state.decides_together(RA)


def bidding() -> Ankh:
    """The pair bids for three Warriors; Isis has a single Follower."""
    board = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7, W C7 | Osiris: joins Ra"
    state = conflict(board, ra=god(followers=9), isis=god(followers=1))
    state.play(ISIS, "play plague-of-locusts")
    state.play(RA, "play chariots")
    assert asked(state) == ["bid isis", "bid ra"]
    return state


def test_a_bot_takes_a_suggestion_that_is_no_worse_than_its_own_choice() -> None:
    state = bidding()
    assert follows_suggestion(ANKH, state, RA, ANKH.parse("bid 2"), Rng.of(1))


def test_a_bot_refuses_a_suggestion_that_is_clearly_worse() -> None:
    """The Tiebreaker wins the pair the game; without it, Isis wins."""
    board = "Isis: G A3, W B4 | Ra: G E7, W E6 | Osiris: joins Ra"
    state = conflict(board, RA, ra=god(devotion=30), isis=god(devotion=30))
    state.play(ISIS, "play drought")
    state.play(RA, "play drought")
    assert asked(state) == ["tiebreak ra"]
    assert follows_suggestion(ANKH, state, RA, ANKH.parse("tiebreak"), Rng.of(1))
    assert not follows_suggestion(ANKH, state, RA, ANKH.parse("decline"), Rng.of(1))
