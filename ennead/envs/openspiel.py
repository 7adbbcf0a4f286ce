"""The games as OpenSpiel's Python games: `pyspiel.load_game("ennead_aton")`.

Importing this module registers `ennead_aton`, `ennead_tekhenu` and `ennead_ankh`, sequential games
in which seats that are asked at the same time answer one after the other without seeing what was
answered before; and each again as `…_simultaneous`, where such a question is a simultaneous node.

Chance is explicit: every draw is a chance node with equally likely outcomes. A state has an
observation as string and as tensor (the game's features) and an information state as string.
There is no tensor of the information state: a game's whole past has no fixed size.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel

import ennead
from ennead.core import past
from ennead.core.card import Setting
from ennead.core.features import Features
from ennead.core.log import CHANCE, History, Item, Script, Undecided
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.envs.reward import results

MOST_OUTCOMES: Final = 256
LONGEST_GAME: Final = 20_000
NOTHING_TO_ANSWER: Final = 0
"""What a seat that is not asked contributes to a simultaneous node, as OpenSpiel has it."""

Type: Final = pyspiel.GameType
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)


class HouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with its number of players and its options (a JSON object as text)."""

    def __init__(self, kind: Any, house: str, params: dict[str, Any]) -> None:
        self.house = ennead.game(house)
        self.simultaneous = kind.dynamics == Type.Dynamics.SIMULTANEOUS
        players = int(params["players"])
        options = json.loads(params["options"])
        self.features: Features = self.house.features(players, options)
        zero_sum = kind.utility == Type.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.house.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind, info, params)
        self.setting = self.features.setting
        self.nothing_known = ("",) * players
        self.first_table: State | None = None
        self.first_outcomes = 0
        """What every game begins with: a table, or chance in setting it up."""
        try:
            self.first_table = set_up(self.setting, Script([], False, asks=True))
        except Undecided as undecided:
            self.first_outcomes = undecided.outcomes

    def new_initial_state(self) -> HouseState:
        return HouseState(self, self.first_table, self.nothing_known)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HouseObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return HouseObserver(self.features, kind, params)


def set_up(setting: Setting, script: Script) -> State:
    """A new game whose chance is what the script says."""
    table: State = setting.card.blank()
    history = History()
    history.script = script
    table.begin(setting, b"\0", history)
    past.start(table)
    return table


class HouseState(pyspiel.State):  # type: ignore[misc]
    """A game in play, or one in which chance has to decide before it can go on.

    OpenSpiel makes and copies states all the time: one is cheap to make, and what all share stays
    with the game.

    The engine draws in the middle of things. So an answer is played on a copy with the outcomes
    chosen so far; where they end, the copy is dropped and this is a chance node.
    """

    def __init__(self, game: HouseGame, table: State | None, known: Sequence[str]) -> None:
        super().__init__(game)
        self._simultaneous = game.simultaneous
        self.known = tuple(known)
        """What each seat knew when the events of `table` began."""
        self._answers: tuple[tuple[int, int], ...] = ()
        self._drawn: tuple[int, ...] = ()
        self._outcomes = game.first_outcomes if table is None else 0
        self.table = table
        """Never changed: an answer is played on a copy."""
        self._player = self._whose_turn()

    # Playing.

    def current_player(self) -> int:
        return self._player

    def _whose_turn(self) -> int:
        if self._outcomes:
            return CHANCE_PLAYER
        table = self._standing()
        if table.over:
            return TERMINAL
        if self._simultaneous and table.together is not None:
            return SIMULTANEOUS
        return table.open[0].seat

    def _legal_actions(self, player: int) -> list[int]:
        if self._outcomes:
            return []
        return sorted([action.index for action in self._standing().legal(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self._outcomes) for outcome in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._drawn = (*self._drawn, action)
        else:
            self._answers = ((self._standing().to_move[0], action),)
        self._go_on()

    def _apply_actions(self, actions: Sequence[int]) -> None:
        """Those who are asked answer; what others contribute means nothing."""
        self._answers = tuple((seat, actions[seat]) for seat in self._standing().to_move)
        self._go_on()

    def _go_on(self) -> None:
        """Play the answers with the outcomes drawn so far, as far as that goes."""
        items = [Item(CHANCE, outcome) for outcome in self._drawn]
        try:
            table = self._with_script(Script(items, False, asks=True))
        except Undecided as undecided:
            self._outcomes = undecided.outcomes
            self._player = CHANCE_PLAYER
            return
        self.table = table
        self._answers = ()
        self._drawn = ()
        self._outcomes = 0
        self._player = self._whose_turn()

    def _with_script(self, script: Script) -> State:
        if self.table is None:
            return set_up(self.get_game().setting, script)
        table = self.table.__deepcopy__({})
        assert table.history is not None
        table.history.script = script
        for seat, action in self._answers:
            table.play(seat, action)
        return table

    def _standing(self) -> State:
        """The table, where it does not wait for chance."""
        assert self.table is not None, "a table that is being set up waits for chance"
        return self.table

    # Looking.

    def is_terminal(self) -> bool:
        return self.table is not None and not self._outcomes and self.table.over

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * self.get_game().setting.players
        return results(self.table)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            return f"chance {action}"
        return str(self.get_game().setting.card.actions.at(action))

    def information(self, seat: int) -> str:
        """All that a seat has learned and done so far."""
        if self.table is None:
            return self.known[seat]
        told = [f"{json.dumps(event)}\n" for event in self.table.events(seat)]
        answer = self.table.view(seat)["answer"]
        if answer is not None:
            told.append(f"{answer}\n")
        return self.known[seat] + "".join(told)

    def __str__(self) -> str:
        position = None if self.table is None else self.table.dump()
        return json.dumps([position, self._answers, self._drawn])


class HouseObserver:
    """A seat's observation: the features from 0 to 1, in one tensor and by their parts."""

    def __init__(self, features: Features, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not single or not kind.public_info:
            raise ValueError("an observation holds what is public and one seat's own secrets")
        self._recall = kind.perfect_recall
        self._features = features
        self._memory = features.memory()
        self._scales = np.array(features.scales(), np.float32)
        self.tensor = np.zeros(features.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.length] for part in features.parts
        }

    def set_from(self, state: HouseState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
            return
        row = self._features.row(state.table, player, self._memory)
        np.multiply(np.frombuffer(row, np.uint8), self._scales, out=self.tensor)

    def string_from(self, state: HouseState, player: int) -> str:
        if self._recall:
            return state.information(player)
        return "" if state.table is None else json.dumps(state.table.view(player))


def resampler(seed: int = 0) -> Any:
    """For OpenSpiel's IS-MCTS: `bot.set_resampler(resampler())`.

    A state that may be the true one for all the player knows. What the others knew before is
    there what their seats may know in it.
    """
    rng = Rng.of(seed)

    def resample(state: HouseState, player: int) -> HouseState:
        truth = state.table
        assert truth is not None, "nobody is asked before the table is set up"
        table = truth.sample(player, rng)
        for seat in table.to_move:
            if seat not in truth.to_move:  # it has answered in secret: somehow
                options = table.legal(seat)
                table.play(seat, options[rng.below(len(options))])
        table.history = History()
        known = [
            state.information(seat) if seat == player else json.dumps(table.view(seat))
            for seat in range(table.players)
        ]
        return HouseState(state.get_game(), table, known)

    return resample


def register(house: str, players: int, zero_sum: bool) -> None:
    """Make a game of the house known to OpenSpiel, sequential and simultaneous."""
    game = ennead.game(house)
    fewest, most = game.seats
    for name, dynamics in (
        (f"ennead_{house}", Type.Dynamics.SEQUENTIAL),
        (f"ennead_{house}_simultaneous", Type.Dynamics.SIMULTANEOUS),
    ):
        defaults = {"players": players, "options": "{}"}
        kind = Type(
            short_name=name,
            long_name=f"Ennead: {house.capitalize()}",
            dynamics=dynamics,
            chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
            information=Type.Information.IMPERFECT_INFORMATION,
            utility=Type.Utility.ZERO_SUM if zero_sum else Type.Utility.GENERAL_SUM,
            reward_model=Type.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
            parameter_specification=defaults,
        )

        class Registered(HouseGame):
            """OpenSpiel makes a game from its parameters alone."""

            def __init__(
                self,
                params: dict[str, Any] | None = None,
                kind: Any = kind,
                defaults: dict[str, Any] = defaults,
            ) -> None:
                super().__init__(kind, house, {**defaults, **(params or {})})

        pyspiel.register_game(kind, Registered)


register("aton", players=2, zero_sum=True)
register("tekhenu", players=2, zero_sum=False)
register("ankh", players=2, zero_sum=False)
