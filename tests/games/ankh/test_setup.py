"""§4, set-up: gods, first player, Guardians and what every god starts with."""

from __future__ import annotations

import pytest
from support.ankh.positions import ANKH, asked, events_of, legal, new_game, seen

from ennead.core.errors import BadOptions
from ennead.games.ankh.rules.state import Ankh


def new(players: int, seed: int = 0, **options: object) -> Ankh:
    state = ANKH.new(players, seed, options)
    assert isinstance(state, Ankh)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_god_starts_as_the_rules_say(players: int) -> None:
    state = new(players)
    for view in seen(state)["gods"]:
        assert (view["followers"], view["devotion"], view["ankhs"]) == (1, 0, 8)
        assert (view["warriors"], view["guardians"], view["powers"]) == (5, {}, [])
        assert (len(view["hand"]), view["used"]) == (7, [])
        assert view["bases"] == {"small": 2, "large": 2}
    figures = [p for p in seen(state)["pieces"].values() if p["kind"] in ("god", "warrior")]
    assert len(figures) == 2 * players
    assert seen(state)["events_done"] == seen(state)["conflicts"] == 0
    assert seen(state)["amun_up"]
    assert (seen(state)["supply"]["suns"], seen(state)["supply"]["gates"]) == (3, 3)


@pytest.mark.parametrize(("players", "counts"), [(2, {1}), (3, {2}), (4, {2, 3}), (5, {2, 3})])
def test_the_number_of_guardians_depends_on_the_players(players: int, counts: set[int]) -> None:
    kinds = set()
    for seed in range(12):
        views = seen(new(players, seed))["guardians"]
        assert [view["level"] for view in views] == [1, 2, 3]
        for view in views:
            full = 3 if view["guardian"] in ("cat-mummy", "satet", "mummy") else 2
            assert view["left"] == {2: 1, 3: 2}.get(players, full)
            assert view["left"] in counts
            assert view["size"] == ("small" if full == 3 else "large")
            kinds.add(view["guardian"])
    assert len(kinds) == 6


def test_gods_and_the_first_player_are_random() -> None:
    gods = {tuple(v["gods"][0] for v in seen(new(2, seed))["gods"]) for seed in range(60)}
    assert len({god for pair in gods for god in pair}) == 5
    assert all(one != other for one, other in gods)
    assert {seen(new(3, seed))["order"][0] for seed in range(20)} == {0, 1, 2}


def test_the_scenario_s_player_1_is_the_first_player() -> None:
    for seed in range(6):
        state = new(2, seed, scenario="black-land")
        first = seen(state)["order"][0]
        assert seen(state)["pieces"]["I4"] == {**seen(state)["pieces"]["I4"], "god": first}
        assert seen(state)["pieces"]["D9"]["god"] == 1 - first
        assert state.to_move == (first,)


def test_chosen_gods_are_picked_in_seat_order() -> None:
    state = new(3, gods="chosen")
    for seat, name in enumerate(("ra", "amun", "isis")):
        assert state.to_move == (seat,)
        assert f"pick {name}" in map(str, state.legal(seat))
        state.play(seat, f"pick {name}")
        assert f"pick {name}" not in [str(a) for s in range(3) for a in state.legal(s)]
    assert [v["gods"][0] for v in seen(state)["gods"]] == ["ra", "amun", "isis"]


def test_drafted_gods_are_picked_starting_with_the_last_player() -> None:
    state = new(3, gods="drafted")
    first = events_of(state, "first-player")[0]["seat"]
    order = []
    while state.questions()[0]["question"] == "god":
        order.append(state.to_move[0])
        state.play(order[-1], state.legal(order[-1])[0])
    assert order == [(first + 2) % 3, (first + 1) % 3, first]


def test_the_last_of_five_gods_needs_no_question() -> None:
    state = new(5, gods="chosen")
    for seat in range(4):
        state.play(seat, state.legal(seat)[0])
    assert state.questions()[0]["question"] == "action"
    assert sorted(v["gods"][0] for v in seen(state)["gods"]) == sorted(
        ["amun", "anubis", "isis", "osiris", "ra"]
    )


def test_chosen_guardians_are_one_of_each_level() -> None:
    state = new(2, guardians="chosen")
    chosen = []
    for level in (1, 2, 3):
        assert state.questions()[0]["level"] == level
        seat = state.to_move[0]
        assert len(state.legal(seat)) == 2
        chosen.append(str(state.legal(seat)[1]).split()[1])
        state.play(seat, state.legal(seat)[1])
    assert [view["guardian"] for view in seen(state)["guardians"]] == chosen


@pytest.mark.parametrize("players", [2, 5])
def test_twin_cities_are_for_three_or_four(players: int) -> None:
    with pytest.raises(BadOptions):
        new(players, scenario="twin-cities")


def test_a_random_scenario_fits_the_number_of_players() -> None:
    names = {seen(new(3, seed, scenario="random"))["scenario"] for seed in range(30)}
    for_two = {"middle-kingdom", "old-kingdom", "black-land", "scattered-faith"}
    assert names == for_two | {"twin-cities"}
    names = {seen(new(2, seed, scenario="random"))["scenario"] for seed in range(30)}
    assert names == for_two


def test_scattered_faith_starts_without_controlled_monuments() -> None:
    state = new(4, scenario="scattered-faith")
    for view in seen(state)["gods"]:
        assert (view["warriors"], view["ankhs"]) == (4, 9)
    assert asked(state)[0].startswith("action")
    first = next(v["gods"][0] for v in seen(state)["gods"] if v["seats"][0] in state.to_move)
    assert legal(state, first) == ["act move", "act summon", "act gain", "act unlock"]


def test_check_04_at_the_start_player_1_ranks_highest() -> None:
    for seed in range(4):
        state = new_game(3, seed)
        order = seen(state)["order"]
        assert seen(state)["stacks"][0] == order[::-1]
        assert state.to_move == (order[0],)
