"""The speed of our learning environments, compared with PettingZoo's and OpenSpiel's.

    python bench/envs.py --compiled .venv-compiled/bin/python

A step is one round of a learner's loop: observe (observation and legal actions), pick a legal
action at random, act. All environments run in the same way, in the same process, through each
library's own interface: PettingZoo's as `env`, with its usual wrappers, and as the bare `raw_env`.
Our rows are measured again with the compiled package.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import warnings
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from measure import each, windows

from ennead.core import engine
from ennead.envs.registration import environment_version, learnable_games

HERE = Path(__file__).parent
COMPILED = not str(engine.__file__).endswith(".py")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "go_v5")
OPENSPIEL_GAMES = ("python_tic_tac_toe", "python_kuhn_poker", "python_team_dominoes")
MAKERS = ("env", "raw_env")
STEPS_BEFORE_OBSERVING = 30
BATCH = 64


@dataclass(frozen=True)
class Speed:
    """One row: steps and observations per second, and the size of an observation."""

    name: str
    numbers: int
    steps_per_s: float
    observations_per_s: float


class PettingZooSubject:
    """A PettingZoo AEC environment, theirs or ours, as `env` or as `raw_env`."""

    def __init__(self, name: str, module: str, maker: str) -> None:
        self.name = f"{name}, {maker}"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # creating an environment this way is deprecated
            self.env: Any = getattr(import_module(module), maker)()

    def start(self) -> None:
        self.env.reset(seed=random.randrange(1 << 30))

    def over(self) -> bool:
        env = self.env
        return bool(env.terminations[env.agent_selection] or env.truncations[env.agent_selection])

    def observe(self) -> Any:
        return self.env.observe(self.env.agent_selection)

    def numbers(self) -> int:
        return int(np.asarray(self.observe()["observation"]).size)

    def step(self) -> None:
        legal = np.flatnonzero(self.observe()["action_mask"])
        self.env.step(int(legal[int(random.random() * len(legal))]))


class OpenSpielSubject:
    """A game in OpenSpiel's learning environment, theirs or ours."""

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

    def observe(self) -> Any:
        return self.env.get_time_step()

    def numbers(self) -> int:
        return len(self.now.observations["info_state"][0])

    def step(self) -> None:
        player = self.now.observations["current_player"]
        legal = self.now.observations["legal_actions"]
        if player < 0:  # a simultaneous node
            self.now = self.env.step([random.choice(actions) for actions in legal])
        else:
            self.now = self.env.step([random.choice(legal[player])])


class VectorSubject:
    """Our vectorized games; a step of the batch counts as one step per game."""

    def __init__(self, name: str, game: str, processes: int = 1) -> None:
        from ennead.envs.vector import VectorEnv

        self.name = name
        self.env = VectorEnv(game, BATCH, processes=processes)
        self.dice = np.random.default_rng(1)
        self.seen, _ = self.env.reset(seed=1)

    def step(self) -> None:
        mask = self.seen["action_mask"]
        legal = np.flatnonzero(mask)
        counts = mask.sum(-1)
        picked = counts.cumsum() - counts + (self.dice.random(BATCH) * counts).astype(int)
        self.env.step(legal[picked] % mask.shape[1], out=self.seen)


def measure(subject: PettingZooSubject | OpenSpielSubject, seconds: float, repeats: int) -> Speed:
    """Measure steps over whole games, and observations at one position."""

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
    for _ in range(STEPS_BEFORE_OBSERVING):
        subject.step()
        if subject.over():
            subject.start()
    (observations,) = windows(each([subject.observe]), seconds, repeats)
    return Speed(subject.name, numbers, steps, observations)


def measure_vector(subject: VectorSubject, seconds: float, repeats: int) -> Speed:
    def step() -> tuple[int]:
        subject.step()
        return (BATCH,)

    (steps,) = windows(step, seconds, repeats)
    return Speed(subject.name, subject.env.features.size, steps, steps)


def our_rows(seconds: float, repeats: int) -> list[Speed]:
    build = "compiled" if COMPILED else "pure"
    games = learnable_games()
    rows = []
    for game in games:
        module = f"ennead.envs.pettingzoo.{game.id}_v{environment_version(game)}"
        for maker in MAKERS:
            zoo = PettingZooSubject(f"ennead {game.id}, {build}", module, maker)
            rows.append(measure(zoo, seconds, repeats))
    for game in games:
        vector = VectorSubject(f"ennead {game.id}, {BATCH} at once, {build}", game.id)
        rows.append(measure_vector(vector, seconds, repeats))
    for game in games:
        name = f"ennead {game.id}, OpenSpiel, {build}"
        spiel = OpenSpielSubject(name, f"ennead_{game.id}", "ennead.envs.openspiel")
        rows.append(measure(spiel, seconds, repeats))
    return rows


def their_rows(seconds: float, repeats: int) -> list[Speed]:
    zoo, spiel = f"pettingzoo {version('pettingzoo')}", f"open_spiel {version('open_spiel')}"
    rows = [
        measure(
            PettingZooSubject(f"{zoo}: {name}", f"pettingzoo.classic.{name}", maker),
            seconds,
            repeats,
        )
        for name in CLASSIC
        for maker in MAKERS
    ]
    for name in OPENSPIEL_GAMES:
        module = f"open_spiel.python.games.{name.removeprefix('python_')}"
        subject = OpenSpielSubject(f"{spiel}: {name}", name, module)
        rows.append(measure(subject, seconds, repeats))
    return rows


def compiled_rows(python: Path, seconds: float, repeats: int) -> list[Speed]:
    """Our rows, measured in another environment that has the compiled package."""
    found = HERE / "envs-compiled.json"
    command = [str(python.absolute()), str(HERE / "envs.py"), "--ours", "--json", str(found)]
    command += ["--seconds", str(seconds), "--repeats", str(repeats)]
    subprocess.run(command, check=True, cwd=HERE)
    return [Speed(**row) for row in json.loads(found.read_text("utf-8"))]


def table(rows: list[Speed]) -> str:
    """The rows as a Markdown table."""
    lines = ["| | observation size | steps/s | observations/s |", "|---|---:|---:|---:|"]
    lines += [
        f"| {row.name} | {row.numbers:,} | {row.steps_per_s:,.0f} | {row.observations_per_s:,.0f} |"
        for row in rows
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, help="a Python with the compiled package")
    parser.add_argument("--ours", action="store_true", help="skip the other projects")
    parser.add_argument("--json", type=Path, metavar="FILE", help="file for the results")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a measurement window")
    parser.add_argument("--repeats", type=int, default=5, help="number of windows to measure")
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
