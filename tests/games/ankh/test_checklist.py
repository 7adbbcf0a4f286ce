"""The checklist of the specification, point by point, and what has to have a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.ankh.ankh_table import (
    ANKH,
    acting,
    ascending,
    asked,
    at,
    bids,
    cards,
    conflict,
    dead,
    devotion,
    event,
    fight,
    followers,
    gains,
    god,
    legal,
    load,
    maybe,
    of,
    play,
    points,
    seen,
    strengths,
    tellers,
    told,
    turn,
)

from ennead.games.ankh.board import SIDE
from ennead.games.ankh.state import Ankh

CYCLE = "cycle-of-maat"
PLAGUE = "plague-of-locusts"
TWO = "Isis: G J1 | Ra: G J9"
FIRST = {"tokens": {"1": "A3", "2": "A2", "3": "C9"}}
"""The Delta first."""
EVENTS = "CCCX KCCX KCCX KCCX CX"
NAMES = {"C": "control", "K": "caravan", "X": "conflict"}


def test_every_ruling_example_and_point_has_a_test() -> None:
    folder = Path(__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    rulings = {int(n) for n in re.findall(r"def test_ruling_(\d+)_", text)}
    examples = {int(n) for n in re.findall(r"def test_16_(\d+)_", text)}
    checked = {int(n) for n in re.findall(r"def test_check_(\d+)_", text)}
    assert set(range(1, 65)) - rulings == set()
    assert set(range(1, 15)) - examples == set()
    assert set(range(1, 11)) - checked == set()


def test_check_01_three_moves_of_two_players_trigger_an_event() -> None:
    state = turn(TWO)
    play(state, "isis", "act move", "done", "act unlock", "decline")
    play(state, "ra", "act move", "done", "act summon", "done")
    assert seen(state)["events_done"] == 0
    play(state, "isis", "act move", "done")
    assert seen(state)["events_done"] == 1
    assert told(state, "event")[0]["kind"] == "control"
    assert seen(state)["markers"]["move"] == {"at": 0, "needed": 3}
    assert asked(state) == ["action ra"]
    play(state, "ra", "act unlock", "decline")
    assert seen(state)["events_done"] == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_check_01_moves_of_a_marker_by_players(players: int) -> None:
    markers = seen(new_game(players))["markers"]
    needed = {deed: marker["needed"] for deed, marker in markers.items()}
    many = players + 1
    assert needed == {"move": many, "summon": many, "gain": many, "unlock": players}
    assert all(marker["at"] == 0 for marker in markers.values())


def test_check_02_unlock_first_ends_the_turn() -> None:
    state = turn(TWO)
    play(state, "isis", "act unlock", "decline")
    assert asked(state) == ["action ra"]


def test_check_02_a_first_action_that_triggers_ends_the_turn() -> None:
    state = turn(TWO, markers={"gain": 2})
    play(state, "isis", "act gain")
    assert asked(state) == ["action ra"]


def test_check_02_a_merged_seat_has_one_action() -> None:
    state = turn("Isis: G J1 | Ra: G J9 | Amun: joins Isis", 2)
    play(state, "amun", "act move", "done")
    assert asked(state) == ["action isis"]
    play(state, "isis", "act summon", "done")
    assert asked(state) == ["action ra"]
    play(state, "ra", "act move", "done")
    assert asked(state) == ["action ra"]


def test_check_03_the_order_of_events() -> None:
    order = [NAMES[letter] for letter in EVENTS.replace(" ", "")]
    assert seen(turn(TWO))["events"] == order
    assert [i + 1 for i, kind in enumerate(order) if kind == "conflict"] == [4, 8, 12, 16, 18]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_check_03_what_follows_each_conflict(number: int) -> None:
    rich = {name: god(devotion=25 + i) for i, name in enumerate(("isis", "ra", "amun"))}
    state = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", 0, number, **rich)
    assert seen(state)["conflicts"] == number
    assert bool(told(state, "merged")) == (number == 3)
    assert state.over == (number == 5)
    poor = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", 0, number, isis=god(devotion=25))
    assert sorted(tellers(poor, "forgotten")) == (["amun", "ra"] if number == 4 else [])


def test_check_04_at_the_start_player_1_ranks_highest() -> None:
    for seed in range(4):
        state = new_game(3, seed)
        order = seen(state)["order"]
        assert seen(state)["stacks"][0] == order[::-1]
        assert state.to_move == (order[0],)


def test_check_04_arriving_tokens_go_on_top() -> None:
    heads = {"isis": god(devotion=3), "ra": god(devotion=4)}
    state = conflict("Isis: G J1, temple J2 | Ra: G J9", **heads)
    assert devotion(state, "isis", "ra") == [5, 5]
    assert ascending(state) == ["isis", "ra"]
    state = conflict("Isis: G J9, temple J8 | Ra: G J1", **heads)
    assert devotion(state, "isis", "ra") == [5, 5]
    assert ascending(state) == ["ra", "isis"]


def test_check_04_the_order_of_relocating() -> None:
    board = (
        "Isis: G A3, W J1, obelisk B4 | Ra: G E7, W J8, obelisk D6 | Amun: G A8, W H1, obelisk B7"
    )
    attuned = {
        "isis": god("obelisk-attuned", devotion=7),
        "ra": god("obelisk-attuned", devotion=2),
        "amun": god("obelisk-attuned", devotion=5),
    }
    state = conflict(board, **FIRST, **attuned)
    order = []
    for _ in range(4):
        (question,) = asked(state)
        name = question.split()[1]
        order.append(name)
        play(state, name, f"take {legal(state, name, 'take')[-1]}")
        play(state, name, f"to {legal(state, name, 'to')[0]}")
    assert order == ["ra", "amun", "isis", "ra"]


def test_check_04_the_order_of_building_and_of_majorities() -> None:
    board = "Isis: G A3 | Ra: G E7 | Osiris: G A8"
    heads = {
        "isis": god(devotion=2, followers=3),
        "ra": god(devotion=1, followers=3),
        "osiris": god(devotion=3),
    }
    state = conflict(board, **heads)
    fight(state, isis="build-monument", ra="build-monument", osiris="chariots")
    assert asked(state) == ["build ra"]
    play(state, "ra", "build temple", "site E6")
    assert asked(state) == ["build isis"]
    play(state, "isis", "build obelisk", "site A4")
    first = [n for n in tellers(state, "devotion") if n != "osiris"]
    assert first == ["ra", "isis"]


def test_check_04_the_order_of_magnanimous_miracle_and_worshipful() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W E6 | Osiris: G A8, W B7, W C7"
    heads = {
        "isis": god("magnanimous worshipful", devotion=9, followers=9),
        "ra": god("magnanimous worshipful", devotion=2, followers=9),
        "osiris": god(devotion=20),
    }
    state = conflict(board, **heads)
    fight(state, isis="miracle", ra="miracle", osiris="chariots")
    assert asked(state) == ["worship ra"]
    play(state, "ra", "worship")
    assert asked(state) == ["worship isis"]
    play(state, "isis", "decline")
    sources = [(e["seat"], e["source"]) for e in told(state, "points") if e["seat"] != 2]
    assert sources == [
        (1, "magnanimous"),
        (0, "magnanimous"),
        (1, "miracle"),
        (0, "miracle"),
        (1, "worshipful"),
    ]


def test_check_04_the_order_of_losses_to_a_cat_mummy() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6 | Amun: G J1"
    state = conflict(board, ra=god(devotion=3), amun=god(devotion=9))
    fight(state, isis=CYCLE, ra="chariots")
    assert tellers(state, "devotion-lost") == ["ra", "amun"]


def test_check_05_flood_pays_for_building_in_the_same_battle() -> None:
    state = conflict("Amun: G D5, W C5, W C4 | Ra: G E7", amun=god(followers=0))
    play(state, "amun", "two")
    cards(state, amun="flood build-monument", ra=CYCLE)
    assert followers(state, "amun") == 3
    play(state, "amun", "build obelisk", "site B4")
    assert followers(state, "amun") == 0
    assert at(state, "B4") == ["amun obelisk"]


def test_check_05_building_changes_majorities_and_resplendent_at_once() -> None:
    board = "Isis: G D5, obelisk J1, obelisk J2 | Ra: G E7, W A8, W A7, obelisk B7"
    state = conflict(board, isis=god("resplendent", followers=3))
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build obelisk", "site C5")
    assert strengths(state) == {"isis": 3, "ra": 3}
    assert "obelisk-majority" not in points(state, "ra")
    play(state, "isis", "decline")


def test_check_05_a_warrior_trapped_in_plague_strengthens_anubis_at_once() -> None:
    state = conflict("Anubis: G D5 | Ra: G E7, W A8")
    fight(state, anubis=CYCLE, ra=PLAGUE)
    bids(state, anubis=1, ra=0)
    play(state, "anubis", "trap ra")
    assert strengths(state) == {"anubis": 1 + 1, "ra": 1 + 1}


def test_check_06_a_tied_plague_kills_all_but_gods() -> None:
    state = conflict("Isis: G D5, W C5 | Ra: G E7, W A8")
    fight(state, isis=PLAGUE, ra=CYCLE)
    bids(state, isis=1, ra=1)
    assert sorted(dead(state)) == ["A8", "C5"]
    assert at(state, "D5", "E7") == ["isis god", "ra god"]
    assert (followers(state, "isis"), followers(state, "ra")) == (0, 0)


def test_check_06_the_dead_still_use_miracle_worshipful_and_cycle() -> None:
    board = "Ra: G J1, W C5, W C4, temple B4 | Isis: G E7"
    state = conflict(board, **FIRST, ra=god("worshipful", followers=2, used="flood"))
    fight(state, ra="miracle", isis=PLAGUE)
    bids(state, ra=0, isis=1)
    play(state, "ra", "worship")
    assert points(state, "ra") == {"miracle": 2, "worshipful": 1, "domination": 1}
    assert tellers(state, "lost") == ["ra"]
    cycle = conflict(board, **FIRST, ra=god(used="flood"))
    fight(cycle, ra=CYCLE, isis=PLAGUE)
    bids(cycle, ra=0, isis=1)
    assert of(cycle, "ra")["used"] == []
    assert points(cycle, "ra") == {"domination": 1}


def test_check_07_the_short_examples() -> None:
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


def complete_caravans(state: Ankh) -> set[frozenset[str]]:
    """All that can be laid, by laying it."""
    found: set[frozenset[str]] = set()
    met: set[frozenset[str]] = set()
    todo = [state]
    while todo:
        now = todo.pop()
        for side in legal(now, "isis", "camel"):
            twin = now.copy()
            assert isinstance(twin, Ankh)
            twin.play(0, f"camel {side}")
            laid = frozenset(SIDE.names[at] for at in twin.laid)
            if laid not in met:
                met.add(laid)
                if twin.questions()[0]["question"] == "keep":
                    found.add(laid)
                else:
                    todo.append(twin)
    return found


def test_check_08_the_caravans_of_the_bare_map() -> None:
    found = complete_caravans(event(TWO, "CamelCaravan"))
    assert all(len(caravan) <= 6 for caravan in found)
    lands = {space: view["token"] for view in seen(turn(TWO))["regions"] for space in view["land"]}
    tokens = [lands[next(iter(caravan)).split("-")[0]] for caravan in found]
    assert [tokens.count(token) for token in (1, 2, 3)] == [24, 36, 12]


def test_check_08_sizes_and_tokens_after_a_caravan() -> None:
    state = event(TWO, "CamelCaravan")
    sides = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
    maybe(state, "isis", *[f"camel {side}" for side in sides])
    play(state, "isis", "keep A7")
    sizes = {view["token"]: len(view["land"]) for view in seen(state)["regions"]}
    assert sizes == {1: 31, 2: 27, 3: 6, 4: 16}
    play(state, "isis", "swap 4", "with 2")
    sizes = {view["token"]: len(view["land"]) for view in seen(state)["regions"]}
    assert sizes == {1: 31, 2: 16, 3: 6, 4: 27}


def test_check_09_the_pair_after_merging() -> None:
    board = "Isis: G J1, W J2, temple J3 | Ra: G J9, obelisk J8 | Amun: G D5"
    heads = {
        "isis": god("revered", followers=2, devotion=1),
        "ra": god("commanding", followers=5, devotion=2),
        "amun": god(devotion=9),
    }
    state = load(board, [["Merge"], ["EndTurn", 0]], heads, events=12)
    pair = of(state, "isis")
    assert pair["seats"] == [1, 0]
    assert (pair["devotion"], pair["followers"], pair["powers"]) == (1, 7, ["commanding"])
    assert at(state, "J1", "J2", "J3", "J9") == ["", "", "", "ra god"]


def test_check_10_31_in_the_middle_of_the_majorities_ends_it() -> None:
    board = "Isis: G A3, W B4, temple A4 | Ra: G E7, W E6, pyramid D6"
    state = conflict(board, isis=god(devotion=30), ra=god(devotion=29))
    fight(state, isis="miracle", ra="chariots")
    assert state.over
    assert state.ranking == (0, 1)
    assert gains(state, "ra") == [1]
    assert devotion(state, "isis", "ra") == [31, 30]
    assert dead(state) == []
    assert told(state, "won") == []
    assert told(state, "victory")[0]["ending"] == "devotion"


def new_game(players: int, seed: int = 0) -> Ankh:
    state = ANKH.new(players, seed)
    assert isinstance(state, Ankh)
    return state


def test_the_action_is_finished_before_the_event() -> None:
    state = turn("Isis: G J1 | Ra: G J9 | neutral: temple C1", markers={"move": 2})
    play(state, "isis", "act move", "take J1", "to H1")
    assert told(state, "no-control")[0]["seat"] == 0
    summon = acting("Isis: G J1 | Ra: G J9 | neutral: temple J3", "summon", markers={"summon": 2})
    play(summon, "isis", "summon warrior", "put J2")
    assert at(summon, "J3") == ["isis temple"]
