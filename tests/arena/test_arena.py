"""Matches, schedules, ratings and balance statistics, and their commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import run

from ennead.arena.balance import Balance, draw_chart
from ennead.arena.match import MatchConfig, play_match
from ennead.arena.parallel import map_parallel
from ennead.arena.ratings import pairings, ratings
from ennead.arena.schedule import schedule_matches
from ennead.arena.statistics import confidence_interval, result_shares
from ennead.core.errors import BadOptions
from ennead.core.record import Record


def test_a_share_follows_from_the_place() -> None:
    assert result_shares([0, 1]) == [1.0, 0.0]
    assert result_shares([0, 0]) == [0.5, 0.5]
    assert result_shares([2, 0, 1]) == [0.0, 1.0, 0.5]
    assert result_shares([1, 0, 0, 3]) == pytest.approx([1 / 3, 5 / 6, 5 / 6, 0.0])
    assert (result_shares([0]), result_shares([1])) == ([1.0], [0.0])


def test_intervals_are_wilsons() -> None:
    low, high = confidence_interval(0.75, 400)
    assert (low, high) == pytest.approx((0.7053, 0.7899), abs=1e-3)
    assert confidence_interval(1.0, 20)[1] == pytest.approx(1.0)
    assert confidence_interval(1.0, 20)[0] < 0.9


def test_every_pairing_plays_every_seating_with_the_same_seeds() -> None:
    matches = schedule_matches("aton", ["a", "b", "c"], 2, 4, first_seed=10)
    assert len(matches) == 12
    assert [match.number for match in matches] == list(range(12))
    for pair in (("a", "b"), ("a", "c"), ("b", "c")):
        for seats in (pair, pair[::-1]):
            assert [match.seed for match in matches if match.seats == seats] == [10, 11]
    three = schedule_matches("tekhenu", ["a", "b"], 3, 2)
    assert [match.seats for match in three] == [("a", "b", "a"), ("b", "a", "b")]


@pytest.mark.parametrize(
    ("specs", "players", "games"),
    [(["a"], 2, 2), (["a", "a"], 2, 2), (["a", "b"], 1, 2), (["a", "b"], 2, 3)],
)
def test_an_impossible_schedule_is_refused(specs: list[str], players: int, games: int) -> None:
    with pytest.raises(BadOptions):
        schedule_matches("aton", specs, players, games)


def test_equal_configurations_play_equal_games() -> None:
    match = MatchConfig(0, "tekhenu", ("greedy", "random"), 5)
    first, second = play_match(match), play_match(match)
    assert first.record == second.record
    assert str(Record.parse(first.record).replay().record(whole=True)) != ""
    assert first.shares == (1.0, 0.0)
    assert first.failures == ()


def test_ratings_list_the_strongest_bot_first() -> None:
    results = [
        play_match(match) for match in schedule_matches("tekhenu", ["random", "greedy"], 2, 4)
    ]
    rated = ratings(["random", "greedy"], results)
    assert [row.bot for row in rated] == ["greedy", "random"]
    assert rated[0].low < rated[0].strength < rated[0].high
    (first, second) = pairings(["greedy", "random"], results)
    assert (first.bot, first.rival, first.games) == ("greedy", "random", 4)
    assert first.share + second.share == pytest.approx(1.0)
    assert ratings(["random", "greedy"], results[::-1]) == rated


def test_other_processes_play_the_same_games() -> None:
    matches = schedule_matches("aton", ["random", "beginner"], 2, 4)
    here = {result.number: result.record for result in map_parallel(play_match, matches)}
    there = {result.number: result.record for result in map_parallel(play_match, matches, jobs=2)}
    assert here == there


def test_balance_counts_traits_from_events() -> None:
    counted = Balance()
    for number in range(4):
        counted.add(
            Record.parse(play_match(MatchConfig(0, "tekhenu", ("greedy", "random"), number)).record)
        )
    rows = {(row.trait, row.value): row for row in counted.rows()}
    assert rows["seat", "0"].games == rows["seat", "1"].games == counted.games == 4
    assert rows["seat", "0"].share + rows["seat", "1"].share == pytest.approx(1.0)
    assert any(trait == "starting-chosen starting" for trait, _ in rows)
    assert any(trait == "card-taken card" for trait, _ in rows)
    assert {row.trait for row in counted.rows(["seat"])} == {"seat"}
    assert draw_chart(counted.rows(["seat"])).startswith("<svg")


def test_the_arena_and_balance_commands_write_their_files(tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run(f"arena aton --bots random,beginner --games 4 --out {out}")
    assert done.exit_code == 0, done.output
    assert "beginner" in done.output
    assert sorted(path.name for path in out.iterdir()) == [
        "games.parquet",
        "records",
        "results.json",
    ]
    kept = json.loads((out / "results.json").read_text("utf-8"))
    assert len(kept["games"]) == len(list((out / "records").iterdir())) == 4
    assert run(f"arena aton --bots random,beginner --games 4 --out {out}").exit_code == 2
    plot = tmp_path / "plot.svg"
    told = run(f"balance {out} --by seat --least 2 --plot {plot}")
    assert told.exit_code == 0
    assert "4 games" in told.output
    assert plot.read_text("utf-8").count("<circle") == 2
    assert len(json.loads(run(f"balance {out} --by seat --least 2 --json").stdout)) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("aton --bots random", "at least two bots"),
        ("aton --bots random,nobody", "there is no bot 'nobody'"),
        ("chess --bots random,greedy", "there is no game"),
        ("aton --bots random,greedy --games 3", "must be even"),
        ("aton --bots random,greedy --players 5", "is for 2 players"),
    ],
)
def test_bad_usage_is_reported(arguments: str, message: str, tmp_path: Path) -> None:
    done = run(f"arena {arguments} --out {tmp_path / 'out'}")
    assert done.exit_code == 2
    assert message in done.output
    assert not (tmp_path / "out").exists()


def test_the_parquet_file_holds_every_game(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "out"
    assert run(f"arena aton --bots random,beginner --games 2 --out {out}").exit_code == 0
    table = parquet.read_table(out / "games.parquet")
    assert table.num_rows == 2
    assert {"seats", "shares", "seed", "ranking"} <= set(table.column_names)
