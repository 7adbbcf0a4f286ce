"""How fast learners are served: our environments beside PettingZoo's and OpenSpiel's.

    python bench/envs.py --compiled .venv-compiled/bin/python

A step is what a learner does again and again: look (observation and legal actions), pick a legal
action at random, act; an observation is the looking alone. All are driven in the same way, in the
same run, through each library's own interface, PettingZoo's as `raw_env` (the wrappers of `env`
cost all of them the same); our rows once more from the compiled package.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import warnings
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from measure import each, windows

from ennead.core import engine

HERE = Path(__file__).parent
COMPILED = not str(engine.__file__).endswith(".py")
OURS = ("aton", "tekhenu", "ankh")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "go_v5")
SPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_team_dominoes")
SAMPLED = 30
GAMES = 64


@dataclass(frozen=True)
class Speed:
    """One row: steps and observations a second, and how many numbers an observation has."""

    name: str
    numbers: int
    steps_per_s: float
    looks_per_s: float


class Zoo:
    """An AEC environment of PettingZoo, theirs or ours."""

    def __init__(self, name: str, module: str) -> None:
        self.name = name
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that there is a registry now
            self.make: Callable[[], Any] = import_module(module).raw_env
        self.env = self.make()

    def start(self) -> None:
        self.env.reset(seed=random.randrange(1 << 30))

    def over(self) -> bool:
        env = self.env
        return bool(env.terminations[env.agent_selection] or env.truncations[env.agent_selection])

    def look(self) -> Any:
        return self.env.observe(self.env.agent_selection)

    def numbers(self) -> int:
        return int(np.asarray(self.look()["observation"]).size)

    def step(self) -> None:
        legal = np.flatnonzero(self.look()["action_mask"])
        self.env.step(int(legal[int(random.random() * len(legal))]))


class Spiel:
    """A game in OpenSpiel's environment for learners, theirs or ours."""

    def __init__(self, name: str, game: str, module: str) -> None:
        self.name = name
        import_module(module)
        library = import_module("open_spiel.python.rl_environment")
        loaded = import_module("pyspiel").load_game(game)
        kind = library.ObservationType.OBSERVATION
        if not loaded.get_type().provides_observation_tensor:
            kind = library.ObservationType.INFORMATION_STATE
        self.env = library.Environment(loaded, observation_type=kind)
        self.now: Any = None

    def start(self) -> None:
        self.now = self.env.reset()

    def over(self) -> bool:
        return bool(self.now.last())

    def look(self) -> Any:
        return self.env.get_time_step()

    def numbers(self) -> int:
        return len(self.now.observations["info_state"][0])

    def step(self) -> None:
        player = self.now.observations["current_player"]
        legal = self.now.observations["legal_actions"]
        if player < 0:  # everybody at once
            self.now = self.env.step([random.choice(actions) for actions in legal])
        else:
            self.now = self.env.step([random.choice(legal[player])])


class Many:
    """Our vectorised games: a step of all counts as so many."""

    def __init__(self, name: str, game: str) -> None:
        from ennead.envs.vector import VectorEnv

        self.name = name
        self.env = VectorEnv(game, GAMES)
        self.dice = np.random.default_rng(1)

    def step(self) -> None:
        noise = self.dice.random(self.env.masks.shape, dtype=np.float32)
        self.env.step((self.env.masks * noise).argmax(-1))


def measure(subject: Zoo | Spiel, seconds: float, repeats: int) -> Speed:
    """Steps through whole games, and observations along one."""

    def game() -> tuple[int]:
        subject.start()
        steps = 0
        while not subject.over():
            subject.step()
            steps += 1
        return (steps,)

    random.seed(1)
    (steps,) = windows(game, seconds, repeats)
    subject.start()
    numbers = subject.numbers()
    for _ in range(SAMPLED):
        subject.step()
        if subject.over():
            subject.start()
    (looks,) = windows(each([subject.look]), seconds, repeats)
    return Speed(subject.name, numbers, steps, looks)


def measure_many(subject: Many, seconds: float, repeats: int) -> Speed:
    def step() -> tuple[int]:
        subject.step()
        return (GAMES,)

    (steps,) = windows(step, seconds, repeats)
    return Speed(subject.name, subject.env.size, steps, steps)


def our_rows(seconds: float, repeats: int) -> list[Speed]:
    build = "compiled" if COMPILED else "pure"
    rows = []
    for game in OURS:
        zoo = Zoo(f"ennead {game}, PettingZoo, {build}", f"ennead.envs.pettingzoo.{game}_v0")
        rows.append(measure(zoo, seconds, repeats))
    for game in OURS:
        many = Many(f"ennead {game}, {GAMES} at once, {build}", game)
        rows.append(measure_many(many, seconds, repeats))
    spiel = Spiel(f"ennead aton, OpenSpiel, {build}", "ennead_aton", "ennead.envs.openspiel")
    return [*rows, measure(spiel, seconds, repeats)]


def their_rows(seconds: float, repeats: int) -> list[Speed]:
    zoo, spiel = f"pettingzoo {version('pettingzoo')}", f"open_spiel {version('open_spiel')}"
    rows = [
        measure(Zoo(f"{zoo}: {name}", f"pettingzoo.classic.{name}"), seconds, repeats)
        for name in CLASSIC
    ]
    for name in SPIEL:
        module = f"open_spiel.python.games.{name.removeprefix('python_')}"
        rows.append(measure(Spiel(f"{spiel}: {name}", name, module), seconds, repeats))
    return rows


def compiled_rows(python: Path, seconds: float, repeats: int) -> list[Speed]:
    """Our figures in another environment, where the compiled package is installed."""
    found = HERE / "envs-compiled.json"
    command = [str(python.absolute()), str(HERE / "envs.py"), "--ours", "--json", str(found)]
    command += ["--seconds", str(seconds), "--repeats", str(repeats)]
    subprocess.run(command, check=True, cwd=HERE)
    return [Speed(**row) for row in json.loads(found.read_text("utf-8"))]


def table(rows: list[Speed]) -> str:
    """Markdown."""
    lines = ["| | numbers | steps/s | observations/s |", "|---|---:|---:|---:|"]
    lines += [
        f"| {row.name} | {row.numbers:,} | {row.steps_per_s:,.0f} | {row.looks_per_s:,.0f} |"
        for row in rows
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, help="a Python with the compiled package")
    parser.add_argument("--ours", action="store_true", help="measure no peers")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a window")
    parser.add_argument("--repeats", type=int, default=5, help="windows; their median counts")
    options = parser.parse_args()
    rows = [] if options.ours else their_rows(options.seconds, options.repeats)
    rows += our_rows(options.seconds, options.repeats)
    if options.compiled:
        rows += compiled_rows(options.compiled, options.seconds, options.repeats)
    print(table(rows))
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in rows], indent=2), "utf-8")


if __name__ == "__main__":
    main()
