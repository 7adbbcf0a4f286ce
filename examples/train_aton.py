"""Train a player of Aton on one core: masked PPO in self-play, until it beats `greedy`.

    pip install "ennead[train]"
    python examples/train_aton.py --minutes 3 --out runs/aton

The network starts from scratch. It plays against itself and learns from how the game's own
evaluation of its position changes with every choice (the dense reward). Every now and then it plays
the `greedy` bot; `curve.csv` and `curve.svg` show the results, and `player.pt` holds the network.
Training ends with a match of `--games` games.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

import ennead
from ennead import bots
from ennead.arena.statistics import confidence_interval
from ennead.envs.vector import VectorEnv

GAMES = 256
STEPS = 64
EPOCHS = 2
MINIBATCH = 2048
CLIP = 0.2
DISCOUNT = 0.98
TRACE = 0.9
RATE = 4e-4
ENTROPY = 0.01
WIDTH = 256


class Player(nn.Module):
    """Maps an observation to the log-probability of every action, and to the value of the position.

    An action's preference is the sum over its parts: the verb, each argument, and each pair of
    arguments. So what is learned about a card at a cartouche applies to every hand with that card.
    """

    def __init__(self, size: int, actions: Sequence[ennead.Action]) -> None:
        super().__init__()
        parts: dict[object, int] = {}
        for action in actions:
            for part in parts_of(action):
                parts.setdefault(part, len(parts))
        made_of = torch.zeros(len(actions), len(parts))
        for action in actions:
            for part in parts_of(action):
                made_of[action.index, parts[part]] = 1
        self.register_buffer("made_of", made_of)
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("spread", torch.ones(size))
        self.body = nn.Sequential(
            nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, len(parts))
        self.value = nn.Linear(WIDTH, 1)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of each legal action, and the value."""
        body = self.body((seen - self.mean) / self.spread)
        weight, bias = self.made_of @ self.policy.weight, self.made_of @ self.policy.bias
        logits = F.linear(body, weight, bias).masked_fill(mask == 0, -1e9)
        return F.log_softmax(logits, -1), self.value(body).squeeze(-1)

    def fit_normalization(self, seen: Tensor) -> None:
        """Normalize observations by the mean and spread of these."""
        self.mean.copy_(seen.mean(0))
        self.spread.copy_(seen.std(0) + 0.05)


def parts_of(action: ennead.Action) -> list[tuple[object, ...]]:
    name, arguments = action.verb.name, list(enumerate(action.args))
    return [
        (name,),
        *[(name, one) for one in arguments],
        *[(name, *two) for two in combinations(arguments, 2)],
    ]


def pick(chances: Tensor) -> Tensor:
    """Sample an action for each game, by the exponential race trick."""
    return (chances.exp() / torch.empty_like(chances).exponential_()).argmax(-1)


class Rollout:
    """The observations, actions and rewards of some steps of all games, by step and game.

    The environment writes observations straight into these tensors. What the last step led to is
    kept in one more row.
    """

    def __init__(self, games: int, size: int, actions: int) -> None:
        shape = (STEPS, games)
        self.seen = torch.zeros(STEPS + 1, games, size)
        self.masks = torch.zeros(STEPS + 1, games, actions, dtype=torch.int8)
        self.seats = np.zeros((STEPS + 1, games), np.int64)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.chances = torch.zeros(shape)
        self.values = np.zeros(shape, np.float32)
        self.rewards = np.zeros((*shape, 2), np.float32)
        self.dones = np.zeros(shape, np.bool_)

    def start(self, env: VectorEnv, seed: int) -> None:
        """Start new games."""
        _, infos = env.reset(seed=seed, out=self.out(STEPS))
        self.seats[STEPS] = infos["seat"]

    def out(self, t: int) -> dict[str, np.ndarray]:
        """Where the environment writes its observations."""
        return {"observation": self.seen[t].numpy(), "action_mask": self.masks[t].numpy()}

    @torch.no_grad()
    def play(self, player: Player, env: VectorEnv) -> None:
        for rows in (self.seen, self.masks, self.seats):
            rows[0] = rows[STEPS]
        for t in range(STEPS):
            chances, values = player(self.seen[t], self.masks[t])
            actions = pick(chances)
            self.actions[t] = actions
            self.chances[t] = chances.gather(-1, actions[:, None]).squeeze(-1)
            self.values[t] = values.numpy()
            _, _, self.dones[t], _, infos = env.step(actions.numpy(), out=self.out(t + 1))
            self.rewards[t] = infos["rewards"]
            self.seats[t + 1] = infos["seat"]

    def advantages(self, last: np.ndarray) -> np.ndarray:
        """Generalized advantage estimates, separately for each seat.

        A seat's reward runs from its choice to its next one. `last` is the value of the games for
        the seats to move at the end; what one seat gains, the other loses.
        """
        seats = self.seats[STEPS]
        rows = np.arange(len(last))
        value = np.zeros((len(last), 2), np.float32)
        value[rows, seats] = last
        value[rows, 1 - seats] = -last
        trace = np.zeros_like(value)
        due = np.zeros_like(value)
        found = np.zeros_like(self.values)
        for t in range(STEPS - 1, -1, -1):
            going = ~self.dones[t][:, None]
            value, trace, due = value * going, trace * going, due * going
            due = due + self.rewards[t]
            seat = self.seats[t]
            error = due[rows, seat] + DISCOUNT * value[rows, seat] - self.values[t]
            found[t] = error + DISCOUNT * TRACE * trace[rows, seat]
            value[rows, seat] = self.values[t]
            trace[rows, seat] = found[t]
            due[rows, seat] = 0
        return found


def learn(
    player: Player, optimiser: torch.optim.Optimizer, rollout: Rollout, advantages: np.ndarray
) -> float:
    """Update the player by PPO with clipped ratios; return the policy's entropy."""
    gained = torch.from_numpy(advantages).flatten()
    targets = gained + torch.from_numpy(rollout.values).flatten()
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    seen, masks = rollout.seen[:STEPS].flatten(0, 1), rollout.masks[:STEPS].flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.chances.flatten()
    spread = torch.zeros(1)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(MINIBATCH):
            chances, values = player(seen[rows], masks[rows])
            ratio = (chances.gather(-1, actions[rows, None]).squeeze(-1) - before[rows]).exp()
            held = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.min(ratio * gained[rows], held * gained[rows]).mean()
            spread = -(chances.exp() * chances).sum(-1).mean()
            worth = F.mse_loss(values, targets[rows])
            loss = policy + 0.5 * worth - ENTROPY * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
    return spread.item()


@torch.no_grad()
def match(player: Player, opponent: str, games: int, seed: int) -> tuple[int, int]:
    """The learner's wins and draws; it plays red in every other game.

    It samples its actions, as in training: both players lay their cards in secret, so a player who
    always picks the likeliest action is predictable.
    """
    env = VectorEnv("aton", games)
    seen, infos = env.reset(seed=seed)
    bot = bots.make(opponent, env.game, seed)
    dice = ennead.Rng.of(seed)
    sides = np.arange(games) % 2
    going = np.ones(games, np.bool_)
    wins = draws = 0
    while going.any():
        view, mask = torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
        chances, _ = player(view, mask)
        actions = pick(chances).numpy()
        for i in np.flatnonzero((infos["seat"] != sides) & going):
            actions[i] = bots.ask(bot, env.states[i], infos["seat"][i], dice).index
        seen, _, dones, _, infos = env.step(actions)
        rewards = infos["rewards"]
        for i in np.flatnonzero(dones & going):
            wins += int(rewards[i, sides[i]] > 0)
            draws += int(rewards[i, sides[i]] == 0)
        going &= ~dones
    return wins, draws


def score(player: Player, opponent: str, games: int, seed: int) -> dict[str, float]:
    """Play a match; return the share of wins (a draw counts half) with its 95 % interval."""
    wins, draws = match(player, opponent, games, seed)
    share = (wins + draws / 2) / games
    low, high = confidence_interval(share, games)
    return {"games": games, "share": share, "low": low, "high": high}


def draw_curve(rows: list[dict[str, float]], path: Path) -> None:
    """Draw the learning curve: the share of games won against greedy, with its interval."""
    wide, high, left, top = 640, 320, 56, 24
    most = max(row["seconds"] for row in rows) or 1

    def across(row: dict[str, float]) -> float:
        return left + (wide - left - 16) * row["seconds"] / most

    def down(share: float) -> float:
        return top + (high - top - 48) * (1 - share)

    def line(name: str) -> list[str]:
        return [f"{across(row):.1f},{down(row[name]):.1f}" for row in rows]

    marks = "".join(
        f'<line x1="{left}" x2="{wide - 16}" y1="{down(share):.1f}" y2="{down(share):.1f}" '
        f'stroke="#b9ad97" stroke-dasharray="{"0" if share == 0.5 else "3 4"}"/>'
        f'<text x="{left - 8}" y="{down(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="13" fill="#4a4030">'
        f'<rect width="{wide}" height="{high}" fill="#fbf7ee"/>{marks}'
        f'<polygon points="{" ".join(line("high") + line("low")[::-1])}" fill="#1f4e8c" '
        'opacity="0.18"/>'
        f'<polyline points="{" ".join(line("share"))}" fill="none" stroke="#1f4e8c" '
        'stroke-width="2"/>'
        f'<text x="{left}" y="{high - 12}">0</text>'
        f'<text x="{wide - 16}" y="{high - 12}" text-anchor="end">'
        f"{most / 60:.0f} minutes of processor time, "
        f"{rows[-1]['choices'] / 1e6:.1f} million choices</text>"
        f'<text x="{left}" y="16">Share of games won against greedy</text></svg>\n',
        encoding="utf-8",
    )


class Training:
    """A player in training and its results so far; times are processor times."""

    def __init__(self, out: Path, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        out.mkdir(parents=True, exist_ok=True)
        self.out = out
        self.seed = seed
        self.env = VectorEnv("aton", GAMES, reward="dense")
        size, actions = self.env.features.size, self.env.game.actions.all
        self.player = Player(size, actions)
        self.optimiser = torch.optim.Adam(self.player.parameters(), RATE, eps=1e-5)
        self.rollout = Rollout(GAMES, size, len(actions))
        self.rollout.start(self.env, seed)
        self.rows: list[dict[str, float]] = []
        self.choices = 0
        self.seconds = 0.0
        self.entropy = 0.0

    def learn(self, rate: float) -> None:
        """Play some steps in all games, then learn from them."""
        start = time.process_time()
        rollout = self.rollout
        rollout.play(self.player, self.env)
        if not self.choices:
            self.player.fit_normalization(rollout.seen[:STEPS].flatten(0, 1))
        with torch.no_grad():
            last = self.player(rollout.seen[STEPS], rollout.masks[STEPS])[1].numpy()
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        gained = rollout.advantages(last)
        self.entropy = learn(self.player, self.optimiser, rollout, gained)
        self.choices += STEPS * GAMES
        self.seconds += time.process_time() - start

    def evaluate(self, games: int) -> None:
        """Play against greedy; save the player and the learning curve."""
        row = {"choices": self.choices, "seconds": self.seconds, "entropy": self.entropy}
        row |= score(self.player, "greedy", games, self.seed)
        self.rows.append(row)
        torch.save(self.player.state_dict(), self.out / "player.pt")
        with (self.out / "curve.csv").open("w", newline="") as file:
            table = csv.DictWriter(file, list(row))
            table.writeheader()
            table.writerows(self.rows)
        draw_curve(self.rows, self.out / "curve.svg")
        print({name: round(value, 3) for name, value in row.items()}, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--minutes", type=float, default=3, help="minutes of processor time to train"
    )
    parser.add_argument(
        "--every", type=float, default=1, help="minutes of training between evaluations"
    )
    parser.add_argument("--look", type=int, default=60, help="games against greedy per evaluation")
    parser.add_argument("--games", type=int, default=1000, help="games of the final match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("runs/aton"))
    options = parser.parse_args()
    training = Training(options.out, options.seed)
    training.evaluate(options.look)
    total = 60 * options.minutes
    last_evaluated = training.seconds
    while training.seconds < total:
        training.learn(RATE * max(0.1, 1 - training.seconds / total))
        if training.seconds >= min(last_evaluated + 60 * options.every, total):
            last_evaluated = training.seconds
            training.evaluate(options.look)
    print("final match:", score(training.player, "greedy", options.games, options.seed + 1))


if __name__ == "__main__":
    main()
