"""B8: strength compared, the Tiebreaker, rewards and deaths."""

from __future__ import annotations

from support.ankh.boards import APART, CYCLE, DELTA_FIRST, PLAGUE, TWO
from support.ankh.positions import (
    asked,
    at,
    bids,
    cards,
    conflict,
    dead,
    devotion,
    events_of,
    fight,
    followers,
    gains,
    god,
    gods_of_events,
    of,
    play,
    points,
    seen,
    strengths,
)

from ennead.games.ankh.rules.state import Ankh

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
    assert len(events_of(state, "tiebreaker-used")) == 1


def test_16_12_without_the_token_both_lose() -> None:
    state = tied()
    play(state, "isis", "decline")
    assert devotion(state, "isis", "amun") == [0, 0]
    assert dead(state) == ["E7", "F6"]
    assert len(events_of(state, "nobody-won")) == 1


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


def test_after_a_tied_plague_the_tiebreaker_does_not_help_the_dead() -> None:
    state = conflict("Isis: G J1, W D5 | Ra: G J9, W D7")
    fight(state, isis=PLAGUE, ra=PLAGUE)
    bids(state, isis=0, ra=0)
    assert asked(state) == ["action ra"]
    assert events_of(state, "tiebreaker-used") == []


def test_isis_may_save_a_mummy_and_a_cat_mummy_from_their_deaths() -> None:
    board = "Isis: G A3, cat-mummy D5, mummy C6 | Ra: G E6, W D6, W E7, W D7"
    state = conflict(board, ra=god(devotion=5))
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "isis", "save", "save")
    assert dead(state) == []
    assert devotion(state, "ra") == [6]
    assert asked(state) == ["action ra"]


def test_the_tiebreaker_decides_one_tie_only() -> None:
    board = "Isis: G J1, W B4 | Ra: G I1, W E6"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "isis", "tiebreak")
    fight(state, isis=CYCLE, ra=CYCLE)
    assert asked(state) == ["action ra"]
    assert gods_of_events(state, "won") == ["isis"]
    assert sorted(dead(state)) == ["B4", "E6"]


def test_a_kept_tiebreaker_serves_in_the_next_tie() -> None:
    board = "Isis: G J1, W B4 | Ra: G I1, W E6"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "isis", "decline")
    fight(state, isis=CYCLE, ra=CYCLE)
    assert asked(state) == ["tiebreak isis"]


def test_the_holder_must_be_tied_for_first_place() -> None:
    board = "Isis: G A3 | Ra: G E7, W E6 | Osiris: G A8, W B7"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE, osiris=CYCLE)
    assert events_of(state, "nobody-won") != []
    assert asked(state) == ["underworld osiris"]


def test_the_winner_s_figures_live() -> None:
    state = conflict(APART)
    fight(state, isis=CYCLE, ra=CYCLE)
    assert at(state, "E6", "D7", "E7") == ["ra warrior", "ra warrior", "ra god"]
    assert at(state, "A3", "B4") == ["isis god", ""]
    assert of(state, "isis")["warriors"] == 6


def test_chariots_need_a_figure_at_the_resolution() -> None:
    state = conflict("Isis: G J1, W B4 | Ra: G E7", **DELTA_FIRST)
    fight(state, isis="chariots", ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert gods_of_events(state, "won") == ["ra"]


def test_chariots_of_figures_without_strength_still_count() -> None:
    state = conflict("Isis: G D5 | Ra: G E7, androsphinx D6")
    fight(state, isis="chariots", ra=CYCLE)
    assert strengths(state) == {"isis": 3, "ra": 2}


def test_drought_pays_the_winner_for_figures_on_desert() -> None:
    state = conflict("Isis: G J1, W D3, W D2 | Ra: G J4")
    fight(state, isis="drought", ra=CYCLE)
    assert points(state, "isis") == {"victory": 1, "drought": 2}
    assert gains(state, "isis") == [3]


def test_drought_pays_no_loser() -> None:
    state = conflict("Isis: G J1, W D2 | Ra: G J4, W J5")
    fight(state, isis="drought", ra="chariots")
    assert points(state, "isis") == {}


def test_commanding_pays_for_a_victory_not_for_domination() -> None:
    state = conflict(APART, ra=god("commanding"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert followers(state, "ra") == 1 + 3
    alone = conflict(TWO, isis=god("commanding"))
    assert followers(alone, "isis") == 1


def test_commanding_pays_for_a_tie_that_is_broken_and_a_pair_once() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W E6 | Osiris: joins Ra"
    state = conflict(board, 2, ra=god("commanding"))
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "ra", "tiebreak")
    assert followers(state, "ra") == 1 + 3


def test_glorious_counts_gods_without_figures_as_zero() -> None:
    state = conflict("Isis: G A3, W B4 | Ra: G J1, W D7, W E7", **DELTA_FIRST, isis=god("glorious"))
    fight(state, isis=PLAGUE, ra="chariots")
    bids(state, isis=1, ra=0)
    assert strengths(state)["isis"] == 3
    assert gains(state, "isis")[0] == 3


def test_glorious_measures_against_the_strongest_rival() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7 | Osiris: G A8, W B7, W C7"
    state = conflict(board, isis=god("glorious"))
    fight(state, isis="chariots", ra=CYCLE, osiris=CYCLE)
    assert events_of(state, "won")[0]["margin"] == 2
    assert gains(state, "isis") == [1]


def test_magnanimous_does_not_count_the_dead_of_plague() -> None:
    state = conflict(APART, isis=god("magnanimous"))
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert dead(state) == ["B4"]
    assert points(state, "isis") == {}


def test_magnanimous_counts_an_apep_in_water_and_a_pair_once() -> None:
    board = "Isis: G A3, apep E4 | Ra: G E7, W E6, W D7 | Osiris: joins Isis"
    state = conflict(board, isis=god("magnanimous"), **DELTA_FIRST)
    fight(state, isis=CYCLE, ra="chariots")
    assert points(state, "isis") == {"magnanimous": 2}


def test_magnanimous_does_not_pay_the_winner() -> None:
    state = conflict(APART, ra=god("magnanimous"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert points(state, "ra") == {"victory": 1}


def test_ruling_01_magnanimous_asks_for_figures_not_for_deaths() -> None:
    state = conflict(APART, isis=god("magnanimous"))
    fight(state, isis=CYCLE, ra="chariots")
    assert points(state, "isis") == {"magnanimous": 2}
    flooded = conflict(APART, isis=god("magnanimous"))
    fight(flooded, isis="flood", ra="chariots")
    assert dead(flooded) == []
    assert points(flooded, "isis") == {"magnanimous": 2}
    alone = conflict("Isis: G A3 | Ra: G E7, W E6", isis=god("magnanimous"))
    fight(alone, isis=CYCLE, ra="chariots")
    assert points(alone, "isis") == {}


def test_ruling_02_a_god_without_figures_after_plague_has_lost() -> None:
    board = "Osiris: G J1, W D5, W C5 | Ra: G D7, W E7"
    state = conflict(board, osiris=god("magnanimous"))
    fight(state, osiris="chariots", ra=PLAGUE)
    bids(state, osiris=0, ra=1)
    assert dead(state) == ["C5", "D5"]
    assert gods_of_events(state, "lost") == ["osiris"]
    assert asked(state) == ["underworld osiris"]
    assert points(state, "osiris") == {"domination": 1}


def test_ruling_03_in_a_tie_all_lose_even_the_weaker() -> None:
    board = "Isis: G A3, W B4, W C4 | Ra: G E7, W D7, W E6 | Osiris: G A8, W B7"
    state = conflict(board, 2)
    fight(state, isis=CYCLE, ra=CYCLE, osiris=CYCLE)
    assert strengths(state) == {"isis": 3, "ra": 3, "osiris": 2}
    assert sorted(gods_of_events(state, "lost")) == ["isis", "osiris", "ra"]
    assert sorted(dead(state)) == ["B4", "B7", "C4", "D7", "E6"]
    assert events_of(state, "won") == []


def test_ruling_04_all_dead_after_plague_nobody_wins() -> None:
    state = conflict("Isis: G J1, W D5 | Ra: G J9, W D7")
    fight(state, isis=PLAGUE, ra="chariots")
    bids(state, isis=0, ra=0)
    assert sorted(dead(state)) == ["D5", "D7"]
    assert events_of(state, "won") == []
    assert sorted(gods_of_events(state, "lost")) == ["isis", "ra"]
    assert devotion(state, "isis", "ra") == [1, 1]


def test_ruling_05_the_last_god_standing_wins_with_strength_0() -> None:
    board = "Isis: G J9, apep E4 | Osiris: G J8, W D6 | Ra: G J1, androsphinx D3"
    state = conflict(board, tokens={"1": "A3", "2": "A2", "3": "C9"})
    fight(state, isis=CYCLE, osiris=PLAGUE)
    bids(state, isis=1, osiris=0)
    assert strengths(state)["isis"] == 0
    assert events_of(state, "won")[0]["seat"] == 0
    assert points(state, "isis") == {"victory": 1}


def test_ruling_17_glory_needs_a_margin() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W D7"
    state = conflict(board, isis=god("glorious"))
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "isis", "tiebreak")
    assert gains(state, "isis") == [1]
    clear = conflict(board, isis=god("glorious"))
    fight(clear, isis="chariots", ra=CYCLE)
    assert gains(clear, "isis") == [3]
    short = conflict("Isis: G A3 | Ra: G E7, W D7", isis=god("glorious"))
    fight(short, isis="chariots", ra=CYCLE)
    assert gains(short, "isis") == [1]


def test_ruling_18_glory_drought_and_the_sun_are_one_gain() -> None:
    state = conflict("Ra: G J9, W J8*, W I8 | Isis: G I6", ra=god("glorious"))
    fight(state, isis=CYCLE, ra="drought")
    assert strengths(state) == {"ra": 4, "isis": 1}
    assert gains(state, "ra") == [3 + 3 + 1]


def test_ruling_22_followers_of_commanding_come_before_devotion() -> None:
    state = conflict(APART, ra=god("commanding"))
    fight(state, isis=CYCLE, ra="chariots")
    assert followers(state, "ra") == 1 + 3
    order = [e["event"] for e in state.events(None)]
    assert order.index("followers") < order.index("devotion")


def test_ruling_39_the_higher_seat_uses_the_pair_s_tiebreaker() -> None:
    board = "Isis: G A3, W B4 | Amun: G E7, W E6 | Ra: joins Isis"
    state = conflict(board, 2)
    assert seen(state)["tiebreaker"] == 0
    fight(state, isis=CYCLE, amun=CYCLE)
    assert asked(state) == ["tiebreak isis"]
    play(state, "isis", "tiebreak")
    assert devotion(state, "ra", "amun") == [1, 0]


def test_ruling_62_isis_is_asked_figure_by_figure_in_the_order_of_hexes() -> None:
    board = "Isis: G A3, W D5, W C6, W B4 | Ra: G D6, W C5, W E6, W D7, W E7"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE)
    order = []
    while asked(state) == ["save isis"]:
        order.append(str(state.questions()[0]["hex"]))
        play(state, "isis", "save" if order[-1] == "C6" else "decline")
    assert order == ["B4", "C6", "D5"]
    assert sorted(dead(state)) == ["B4", "D5"]


def test_check_07_the_short_examples_hold() -> None:
    state = conflict("Isis: G C5, W C6, W D5, W D6 | Amun: G E6, W E7, W F6")
    fight(state, isis="flood", amun="drought")
    assert strengths(state) == {"isis": 4, "amun": 4}
    assert asked(state) == ["tiebreak isis"]
    alone = (
        "Amun: G D5, W C7, obelisk B3, obelisk E6, pyramid D7 | Isis: G J2, pyramid C4, temple E7"
    )
    assert points(conflict(alone), "amun") == {"obelisk-majority": 1, "domination": 1}
    board = "Isis: G D5, W C6, pyramid B4, pyramid E6 | Amun: G E7, temple D7, pyramid C8"
    rivals = conflict(board + " | Ra: G J8, temple B7, obelisk C4", 2)
    fight(rivals, isis=CYCLE, amun=CYCLE)
    majorities = {
        name: [source for source in points(rivals, name) if "majority" in source]
        for name in ("isis", "amun", "ra")
    }
    assert majorities == {"isis": ["pyramid-majority"], "amun": [], "ra": []}
