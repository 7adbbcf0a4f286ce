"""What OpenSpiel's players observe: views, information states and tensors of numbers."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from ennead.core.features import Features
from ennead.core.information_state import compact

if TYPE_CHECKING:
    from ennead.envs.openspiel import EnneadState

HISTORY_BITS: Final = 128
"""The length of the part `history` of an information state tensor."""


def make_observer(features: Features, kind: Any, params: Any) -> Observer:
    """The observer of this kind; ValueError if there is none."""
    if params:
        raise ValueError(f"an observer takes no parameters, but got {params}")
    single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    nobody = kind.private_info == pyspiel.PrivateInfoType.NONE
    if kind.public_info and single:
        return SeatObserver(features, kind.perfect_recall)
    if kind.public_info and nobody:
        return PublicObserver(kind.perfect_recall)
    if single and not kind.perfect_recall:
        return PrivateObserver()
    raise ValueError(
        "there are observers of public information, with or without one seat's own private "
        "information, and of one seat's present private information"
    )


class Observer:
    """An observer without a tensor."""

    tensor: npt.NDArray[np.float32] | None = None
    dict: dict[str, npt.NDArray[np.float32]] = {}

    def set_from(self, state: EnneadState, player: int) -> None:
        """Write the tensor."""

    def string_from(self, state: EnneadState, player: int) -> str:
        """The observation as text."""
        raise NotImplementedError


class SeatObserver(Observer):
    """All a seat may know: the features from 0 to 1, as one tensor and by name.

    With perfect recall, the part `history` follows: 128 bits that identify the whole text of the
    information state. So tensors are equal exactly where information states are.
    """

    tensor: npt.NDArray[np.float32]

    def __init__(self, features: Features, recall: bool) -> None:
        self._recall = recall
        self._features = features
        self._cache = features.new_cache()
        self._scales = np.array(features.scales(), np.float32)
        self.tensor = np.zeros(features.size + (HISTORY_BITS if recall else 0), np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.length] for part in features.parts
        }
        if recall:
            self.dict["history"] = self.tensor[features.size :]

    def set_from(self, state: EnneadState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
            return
        row = self._features.row(state.table, player, self._cache)
        seen = self.tensor[: self._features.size]
        np.multiply(np.frombuffer(row, np.uint8), self._scales, out=seen)
        if self._recall:
            text = state.information(player).encode()
            digest = hashlib.blake2b(text, digest_size=HISTORY_BITS // 8).digest()
            self.dict["history"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: EnneadState, player: int) -> str:
        if self._recall:
            return state.information(player)
        return "" if state.table is None else compact(state.table.view(player))


class PublicObserver(Observer):
    """What everybody knows, as a spectator sees it."""

    def __init__(self, recall: bool) -> None:
        self._recall = recall

    def string_from(self, state: EnneadState, player: int) -> str:
        if self._recall:
            return state.information(None)
        return "" if state.table is None else compact(state.table.view(None))


class PrivateObserver(Observer):
    """What a seat sees and spectators do not."""

    def string_from(self, state: EnneadState, player: int) -> str:
        if state.table is None:
            return ""
        return compact(hidden_from(state.table.view(player), state.table.view(None)))


def hidden_from(whole: object, public: object) -> object:
    """The parts of a JSON value that differ in a public version of it."""
    if not isinstance(whole, dict) or not isinstance(public, dict):
        return whole
    return {
        name: hidden_from(value, public.get(name))
        for name, value in whole.items()
        if value != public.get(name)
    }
