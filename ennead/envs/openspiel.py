"""The games as OpenSpiel Python games: `pyspiel.load_game("ennead_aton")`.

Importing this module registers every game that has features, twice. `ennead_<id>` is sequential:
seats that answer at the same time answer one after the other, without seeing earlier answers.
`ennead_<id>_simultaneous` makes such a question a simultaneous node.

Chance is explicit: every draw is a chance node with equally likely outcomes. A state provides its
observation and its information state as strings and tensors; see `openspiel_observer`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import pyspiel

import ennead
from ennead.core.features import Features
from ennead.core.game import Game
from ennead.core.history import History
from ennead.core.information_state import compact, seen_so_far
from ennead.core.log import CHANCE
from ennead.core.position_text import read_line
from ennead.core.replay import start
from ennead.core.replay_script import OutcomeNeeded, ReplayScript, ScriptEntry
from ennead.core.rng import Rng
from ennead.core.spec import GameConfig
from ennead.core.state import State
from ennead.envs.openspiel_observer import Observer, make_observer
from ennead.envs.registration import is_zero_sum, learnable_games
from ennead.envs.reward import results

MAX_OUTCOMES: Final = 256
MAX_GAME_LENGTH: Final = 20_000

Type: Final = pyspiel.GameType
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)

Knowledge = tuple[tuple[str, ...], ...]
"""The lines that each seat, and at last a spectator, knew before the history of a table."""


class EnneadGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options (a JSON object as text).

    With a `position` (see `ennead.format_position`) it starts there instead, with the players and
    options of the position.
    """

    def __init__(self, kind: Any, id: str, params: dict[str, Any]) -> None:
        game = ennead.game(id)
        self.simultaneous = kind.dynamics == Type.Dynamics.SIMULTANEOUS
        start = game.load(read_line(params["position"])) if params["position"] else None
        if start is None:
            options = json.loads(params["options"])
            self.features: Features = game.features(int(params["players"]), options)
        else:
            self.features = game.features(
                start.players, start.config.options, start.config.rules.version
            )
        players = self.features.players
        zero_sum = kind.utility == Type.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(kind, info, params)
        self.config = self.features.config
        self.initial_knowledge: Knowledge = ((),) * (players + 1)
        self.initial_table: State | None = None
        self.initial_outcomes = 0
        """Every game starts with this table, or with a chance node if the set-up is random."""
        if start is not None:
            self.initial_table = start
            self.initial_knowledge = views(start)
            return
        try:
            self.initial_table = set_up(self.config, ReplayScript([], False, supplies_chance=True))
            self.initial_knowledge = views(self.initial_table)
        except OutcomeNeeded as needed:
            self.initial_outcomes = needed.outcomes

    def new_initial_state(self) -> EnneadState:
        return EnneadState(self, self.initial_table, self.initial_knowledge)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return make_observer(self.features, kind, params)


def views(table: State) -> Knowledge:
    """What each seat, and at last a spectator, sees of a table."""
    return tuple((compact(table.view(seat)),) for seat in (*range(table.players), None))


def set_up(config: GameConfig, script: ReplayScript) -> State:
    """Start a game whose chance outcomes come from the script."""
    table: State = config.spec.new_state()
    history = History()
    history.script = script
    table.begin(config, b"\0", history)
    start(table)
    return table


class EnneadState(pyspiel.State):  # type: ignore[misc]
    """A game in play, or one that waits for a chance outcome.

    OpenSpiel creates and copies states all the time, so a state is cheap to create and shared data
    stays in the game.

    The engine draws random outcomes in the middle of an action. So an answer is played on a copy
    with the outcomes chosen so far; when they run out, the copy is discarded and this state is a
    chance node.
    """

    def __init__(self, game: EnneadGame, table: State | None, known: Knowledge) -> None:
        super().__init__(game)
        self._simultaneous = game.simultaneous
        self.known = known
        self._answers: tuple[tuple[int, int], ...] = ()
        self._drawn: tuple[int, ...] = ()
        self._outcomes = game.initial_outcomes if table is None else 0
        self.table = table
        """Never modified: an answer is played on a copy."""
        self._player = self._player_to_move()

    # Playing.

    def current_player(self) -> int:
        return self._player

    def _player_to_move(self) -> int:
        if self._outcomes:
            return CHANCE_PLAYER
        table = self._current_table()
        if table.over:
            return TERMINAL
        if self._simultaneous and table.simultaneous is not None:
            return SIMULTANEOUS
        return table.open[0].seat

    def _legal_actions(self, player: int) -> list[int]:
        if self._outcomes:
            return []
        return sorted([action.index for action in self._current_table().legal(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self._outcomes) for outcome in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._drawn = (*self._drawn, action)
        else:
            self._answers = ((self._current_table().to_move[0], action),)
        self._advance()

    def _apply_actions(self, actions: Sequence[int]) -> None:
        """Play the answers of the seats to move; the other entries are ignored."""
        self._answers = tuple((seat, actions[seat]) for seat in self._current_table().to_move)
        self._advance()

    def _advance(self) -> None:
        """Play the answers with the outcomes drawn so far, or become a chance node."""
        entries = [ScriptEntry(CHANCE, outcome) for outcome in self._drawn]
        try:
            table = self._with_script(ReplayScript(entries, False, supplies_chance=True))
        except OutcomeNeeded as needed:
            self._outcomes = needed.outcomes
            self._player = CHANCE_PLAYER
            return
        if self.table is None:
            self.known = views(table)
        self.table = table
        self._answers = ()
        self._drawn = ()
        self._outcomes = 0
        self._player = self._player_to_move()

    def _with_script(self, script: ReplayScript) -> State:
        if self.table is None:
            return set_up(self.get_game().config, script)
        table = self.table.copy()
        assert table.history is not None
        table.history.script = script
        for seat, action in self._answers:
            table.play(seat, action)
        return table

    def _current_table(self) -> State:
        """The table of a state that is not a chance node."""
        assert self.table is not None, "a table that is being set up is a chance node"
        return self.table

    # Observing.

    def is_terminal(self) -> bool:
        return self.table is not None and not self._outcomes and self.table.over

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * self.get_game().config.players
        return results(self.table)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            return f"chance {action}"
        return str(self.get_game().config.spec.actions.at(action))

    def known_lines(self, seat: int | None) -> list[str]:
        """What a seat has seen and done so far; None is a spectator."""
        known = self.known[-1 if seat is None else seat]
        return [*known, *([] if self.table is None else seen_so_far(self.table, seat))]

    def information(self, seat: int | None) -> str:
        """What a seat has seen and done so far, and the open questions."""
        question = [] if self.table is None else [self.table.question_line(seat)]
        return "\n".join([*self.known_lines(seat), *question])

    def __str__(self) -> str:
        position = None if self.table is None else self.table.dump()
        return json.dumps([position, self._answers, self._drawn])


def resampler(seed: int = 0) -> Any:
    """For OpenSpiel's IS-MCTS: `bot.set_resampler(resampler())`.

    Returns a function that samples a state consistent with what a player knows. In the sample,
    the other players know what their seats can see in it.
    """
    rng = Rng.of(seed)

    def resample(state: EnneadState, player: int) -> EnneadState:
        truth = state.table
        assert truth is not None, "nobody moves before the table is set up"
        table = truth.sample(player, rng)
        known = list(views(table))
        known[player] = tuple(state.known_lines(player))
        known[-1] = tuple(state.known_lines(None))
        table.history = History()
        for seat in table.to_move:
            if seat not in truth.to_move:  # it has answered in secret; guess its answer
                options = table.legal(seat)
                table.play(seat, options[rng.below(len(options))])
        return EnneadState(state.get_game(), table, tuple(known))

    return resample


def register(game: Game) -> None:
    """Register a game with OpenSpiel, sequential and simultaneous."""
    fewest, most = game.seats
    for name, dynamics in (
        (f"ennead_{game.id}", Type.Dynamics.SEQUENTIAL),
        (f"ennead_{game.id}_simultaneous", Type.Dynamics.SIMULTANEOUS),
    ):
        defaults = {"players": game.default_players, "options": "{}", "position": ""}
        kind = Type(
            short_name=name,
            long_name=f"Ennead: {game.id.capitalize()}",
            dynamics=dynamics,
            chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
            information=Type.Information.IMPERFECT_INFORMATION,
            utility=Type.Utility.ZERO_SUM if is_zero_sum(game) else Type.Utility.GENERAL_SUM,
            reward_model=Type.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification=defaults,
        )

        class Registered(EnneadGame):
            """OpenSpiel creates a game from nothing but its parameters."""

            def __init__(
                self,
                params: dict[str, Any] | None = None,
                kind: Any = kind,
                defaults: dict[str, Any] = defaults,
            ) -> None:
                super().__init__(kind, game.id, {**defaults, **(params or {})})

        pyspiel.register_game(kind, Registered)


for _game in learnable_games():
    register(_game)
