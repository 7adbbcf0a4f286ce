"""Matches, fixtures, ratings, balance, and the commands around them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from keyboard import run

from ennead.arena import workers
from ennead.arena.balance import Balance, picture
from ennead.arena.fixtures import fixtures
from ennead.arena.match import Terms, play
from ennead.arena.ratings import pairings, ratings
from ennead.arena.shares import interval, shares
from ennead.core.errors import BadOptions
from ennead.core.record import Record


def test_shares() -> None:
    assert shares([0, 1]) == [1.0, 0.0]
    assert shares([0, 0]) == [0.5, 0.5]
    assert shares([2, 0, 1]) == [0.0, 1.0, 0.5]
    assert shares([1, 0, 0, 3]) == pytest.approx([1 / 3, 5 / 6, 5 / 6, 0.0])
    assert (shares([0]), shares([1])) == ([1.0], [0.0])


def test_intervals_are_wilson_s() -> None:
    low, high = interval(0.75, 400)
    assert (low, high) == pytest.approx((0.7053, 0.7899), abs=1e-3)
    assert interval(1.0, 20)[1] == pytest.approx(1.0)
    assert interval(1.0, 20)[0] < 0.9


def test_every_pairing_in_every_seating_with_shared_seeds() -> None:
    terms = fixtures("aton", ["a", "b", "c"], 2, 4, first_seed=10)
    assert len(terms) == 12
    assert [t.number for t in terms] == list(range(12))
    for pair in (("a", "b"), ("a", "c"), ("b", "c")):
        for seats in (pair, pair[::-1]):
            assert [t.seed for t in terms if t.seats == seats] == [10, 11]
    three = fixtures("tekhenu", ["a", "b"], 3, 2)
    assert [t.seats for t in three] == [("a", "b", "a"), ("b", "a", "b")]


@pytest.mark.parametrize(
    ("specs", "players", "games"),
    [(["a"], 2, 2), (["a", "a"], 2, 2), (["a", "b"], 1, 2), (["a", "b"], 2, 3)],
)
def test_what_cannot_be_paired_is_refused(specs: list[str], players: int, games: int) -> None:
    with pytest.raises(BadOptions):
        fixtures("aton", specs, players, games)


def test_equal_terms_make_equal_games() -> None:
    terms = Terms(0, "tekhenu", ("greedy", "random"), 5)
    first, second = play(terms), play(terms)
    assert first.record == second.record
    assert str(Record.parse(first.record).replay().record(whole=True)) != ""
    assert first.shares == (1.0, 0.0)
    assert first.troubles == ()


def test_ratings_put_the_stronger_first() -> None:
    results = [play(terms) for terms in fixtures("tekhenu", ["random", "greedy"], 2, 4)]
    rated = ratings(["random", "greedy"], results)
    assert [row.bot for row in rated] == ["greedy", "random"]
    assert rated[0].low < rated[0].strength < rated[0].high
    (first, second) = pairings(["greedy", "random"], results)
    assert (first.bot, first.rival, first.games) == ("greedy", "random", 4)
    assert first.share + second.share == pytest.approx(1.0)
    assert ratings(["random", "greedy"], results[::-1]) == rated


def test_other_processes_play_the_same_games() -> None:
    terms = fixtures("aton", ["random", "beginner"], 2, 4)
    here = {result.number: result.record for result in workers.spread(play, terms)}
    there = {result.number: result.record for result in workers.spread(play, terms, jobs=2)}
    assert here == there


def test_balance_counts_what_events_tell() -> None:
    counted = Balance()
    for number in range(4):
        counted.add(Record.parse(play(Terms(0, "tekhenu", ("greedy", "random"), number)).record))
    rows = {(row.trait, row.value): row for row in counted.rows()}
    assert rows["seat", "0"].games == rows["seat", "1"].games == counted.games == 4
    assert rows["seat", "0"].share + rows["seat", "1"].share == pytest.approx(1.0)
    assert any(trait == "starting-chosen starting" for trait, _ in rows)
    assert any(trait == "card-taken card" for trait, _ in rows)
    assert {row.trait for row in counted.rows(["seat"])} == {"seat"}
    assert picture(counted.rows(["seat"])).startswith("<svg")


def test_the_commands(tmp_path: Path) -> None:
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
    ("arguments", "said"),
    [
        ("aton --bots random", "two bots or more"),
        ("aton --bots random,nobody", "no bot is called 'nobody'"),
        ("chess --bots random,greedy", "no game is called"),
        ("aton --bots random,greedy --games 3", "must be even"),
        ("aton --bots random,greedy --players 5", "is played by 2"),
    ],
)
def test_bad_usage_is_told(arguments: str, said: str, tmp_path: Path) -> None:
    done = run(f"arena {arguments} --out {tmp_path / 'out'}")
    assert done.exit_code == 2
    assert said in done.output
    assert not (tmp_path / "out").exists()


def test_parquet_holds_the_games(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "out"
    assert run(f"arena aton --bots random,beginner --games 2 --out {out}").exit_code == 0
    table = parquet.read_table(out / "games.parquet")
    assert table.num_rows == 2
    assert {"seats", "shares", "seed", "ranking"} <= set(table.column_names)
