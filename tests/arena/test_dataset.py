"""Datasets of decisions: the content of a row, and that nothing corrupts a dataset."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from support import toy
from support.command_line import run

import ennead
from ennead.arena import dataset, decision_rows
from ennead.arena.match import MatchConfig, play_match
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.spec import GameConfig

parquet: Any = pytest.importorskip("pyarrow.parquet")


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder).to_pylist()
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


# Rows.


@pytest.mark.parametrize("game", ["ankh", "aton", "tekhenu"])
def test_every_decision_of_a_game_has_a_row(game: str) -> None:
    result = play_match(MatchConfig(0, game, ("greedy", "random"), 3))
    record = Record.parse(result.record)
    found = list(decision_rows.decision_rows(record, "x"))
    assert len(found) == record.moves
    state = record.replay(0)
    for number, row in enumerate(found):
        assert (row["number"], row["record"], row["page"]) == (number, "x", state.page)
        assert row["seat"] in state.to_move
        assert row["legal"] == [action.index for action in state.legal(row["seat"])]
        assert row["choice"] in row["legal"]
        assert json.loads(row["question"]) in state.questions()
        assert row["player"] == ("greedy", "random")[row["seat"]]
        assert row["score"] == result.scores[row["seat"]]
        assert row["place"] == result.ranking[row["seat"]]
        assert row["share"] == result.shares[row["seat"]]
        assert state.config.spec.actions.at(row["choice"]).text == row["action"]
        state.play(row["seat"], row["action"])
    assert state.over


def test_undone_choices_leave_no_row() -> None:
    state = ennead.game("aton").new(seed=4)
    rng = Rng.of(4)
    undone = 0
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
        if undone < 5 and state.can_undo(seat):
            state.undo(seat)
            undone += 1
        elif undone == 5 and state.page > 2:
            state.undo(seat, consent=True)
            undone += 1
    assert undone == 6
    found = list(decision_rows.decision_rows(state.record(), "x"))
    assert len(found) == state.record().moves - 12
    assert [row["number"] for row in found] == list(range(len(found)))


def test_an_unfinished_game_has_no_rows() -> None:
    record = ennead.game("aton").new(seed=1).record(whole=True)
    assert list(decision_rows.decision_rows(record, "x")) == []


class ToyFeatures:
    """Features like those of a real game: a row of bytes, and their scales."""

    def __init__(self, config: GameConfig) -> None:
        self.size = config.players + 1

    def scales(self) -> list[float]:
        return [0.5] * self.size

    def row(self, state: ennead.State, seat: int) -> bytes:
        return bytes([seat, *[len(state.legal(other)) for other in range(self.size - 1)]])


def test_features_are_written_to_their_column(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(toy.GAME, "make_features", ToyFeatures)
    plan, source_of = dataset.self_play(toy.GAME.id, ["random"], 2, 2, 0, {}, 2)
    dataset.open_dataset(tmp_path / "d", plan)
    dataset.write_part(tmp_path / "d", dataset.build_part(source_of(0)))
    schema = parquet.read_schema(tmp_path / "d" / "part-00000.parquet")
    assert str(schema.field("features").type.value_type) == "float"
    for row in rows(tmp_path / "d"):
        assert row["features"][0] == row["seat"] / 2
        assert row["features"][1 + row["seat"]] == len(row["legal"]) / 2


# The command.


def test_a_dataset_is_made_from_games_between_bots(tmp_path: Path) -> None:
    out = tmp_path / "data"
    command = f"dataset {out} --game toy --bots random,greedy --games 5 --per-part 2"
    result = run(command)
    assert result.exit_code == 0
    assert "toy has no features: the dataset will not have that column" in result.output
    assert sorted(file.name for file in out.iterdir()) == [
        "_dataset.json",
        *[f"part-0000{number}.parquet" for number in range(3)],
    ]
    found = rows(out)
    assert f"{len(found)} decisions in 3 files" in result.output
    assert [name for name, _ in decision_rows.COLUMNS if name != "features"] == list(found[0])
    assert {row["record"] for row in found} == {f"00000{number}" for number in range(5)}
    first_seats = {row["record"]: row["player"] for row in found if row["seat"] == 0}
    assert [first_seats[name] for name in sorted(first_seats)][:2] == ["random", "greedy"]
    before = contents(out)
    assert run(command).exit_code == 0
    assert contents(out) == before, "a second run changes nothing"


def test_a_dataset_is_made_from_records(tmp_path: Path) -> None:
    arena = tmp_path / "arena"
    assert run(f"arena aton --bots random,greedy --games 2 --out {arena}").exit_code == 0
    (arena / "records" / "unfinished.record").write_text(
        str(ennead.game("aton").new(seed=1).record(whole=True)), "utf-8"
    )
    result = run(f"dataset {tmp_path / 'd'} {arena}")
    assert result.exit_code == 0
    assert "record records/unfinished: the game is unfinished" in result.output
    assert {row["record"] for row in rows(tmp_path / "d")} == {"records/00000", "records/00001"}


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("", "either records, or --game"),
        ("--game toy {record}", "either records, or --game"),
        ("--game toy --games 7", "holds another dataset: games is 5, not 7"),
        ("--game toy --games 5 --seed 1", "holds another dataset: source is"),
        ("--game chess", "there is no game 'chess'"),
        ("--game toy --bots nobody", "nobody"),
        ("{record}", "expected"),
    ],
)
def test_a_refused_command_explains_why_and_changes_nothing(
    tmp_path: Path, asked: str, reason: str
) -> None:
    out = tmp_path / "data"
    assert run(f"dataset {out} --game toy --bots random --games 5").exit_code == 0
    before = contents(out)
    broken = tmp_path / "broken.record"
    broken.write_text("nonsense", "utf-8")
    asked = asked.format(record=broken)
    bots = "" if "--bots" in asked or "--game" not in asked else "--bots random"
    result = run(f"dataset {out} {asked} {bots}")
    assert result.exit_code != 0
    assert reason in result.output
    assert contents(out) == before


def test_other_files_are_not_touched(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work", "utf-8")
    result = run(f"dataset {tmp_path} --game toy --bots random --games 1")
    assert result.exit_code != 0
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_a_killed_run_can_be_resumed(tmp_path: Path) -> None:
    asked = ["--game", "aton", "--bots", "random", "--games", "40", "--per-part", "2"]
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    command = [sys.executable, "-m", "ennead.cli", "dataset"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([*command, str(whole), *asked], check=True, env=dict(os.environ), **quiet)  # type: ignore[call-overload]
    running = subprocess.Popen([*command, str(cut), *asked], **quiet)  # type: ignore[call-overload]
    while not list(cut.glob("part-0000[2-9].parquet")) and running.poll() is None:
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    left = len(list(cut.glob("*.parquet")))
    assert left >= 3
    (cut / ".part-00019.parquet.draft").write_bytes(b"half a part")
    subprocess.run([*command, str(cut), *asked], check=True, **quiet)  # type: ignore[call-overload]
    assert contents(cut) == contents(whole)


def test_several_processes_make_the_same_dataset(tmp_path: Path) -> None:
    for jobs in (1, 2):
        asked = f"--game aton --bots random --games 6 --per-part 2 --jobs {jobs}"
        assert run(f"dataset {tmp_path / str(jobs)} {asked}").exit_code == 0
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
