"""The random numbers must never change: old records depend on them."""

from __future__ import annotations

import hashlib

import pytest

import ennead
from ennead.core.rng import Rng, block
from ennead.core.state import State

VECTORS = [
    (
        (7).to_bytes(16, "big"),
        6,
        [
            1,
            2,
            0,
            2,
            3,
            4,
            5,
            0,
            1,
            0,
            3,
            0,
            5,
            4,
            3,
            4,
            5,
            3,
            2,
            5,
            5,
            3,
            3,
            1,
            1,
            4,
            4,
            0,
            3,
            2,
            5,
            3,
            1,
            0,
            1,
            2,
            2,
            0,
            1,
            4,
        ],
    ),
    (b"ennead", 36, [8, 13, 10, 35, 32, 35, 20, 0, 22, 33, 18, 35]),
    (bytes(16), 40000, [20780, 24770, 24328, 30355, 22398, 38377]),
]


@pytest.mark.parametrize(("key", "outcomes", "expected"), VECTORS)
def test_vectors(key: bytes, outcomes: int, expected: list[int]) -> None:
    rng = Rng(key)
    assert [rng.below(outcomes) for _ in expected] == expected


def test_block_is_plain_blake2b_of_the_counter() -> None:
    assert block(b"ennead", 0, 0).hex()[:32] == "fc74d201975a05e759d8339b539c852c"
    assert block(b"key", 0, 3) == hashlib.blake2b((3).to_bytes(8, "big"), key=b"key").digest()
    assert block(b"key", 1, 3) != block(b"key", 0, 3)


def test_a_draw_that_would_favour_some_outcomes_is_rejected() -> None:
    """Of 40000 outcomes, draws from 40000 on are rejected, so none is twice as likely."""
    rng = Rng(b"fair")
    low = sum(rng.below(40000) < 20000 for _ in range(20000))
    assert 9500 < low < 10500


def test_shuffle_keeps_the_items_and_moves_them() -> None:
    items = list(range(20))
    Rng(b"shuffle").shuffle(items)
    assert sorted(items) == list(range(20))
    assert items != list(range(20))


def test_the_dice_of_a_game_use_the_same_stream() -> None:
    """The first cards of seed 7: below(36), below(35), … of the stream with that key."""
    state: State = ennead.game("aton").new(seed=7)
    rng = Rng.of(7)
    drawn = [line.text for line in state.record(whole=True).entries]
    assert drawn == [str(rng.below(n)) for n in (36, 35, 34, 33, 36, 35, 34, 33)]


def test_fresh_keys_differ_and_repeat() -> None:
    one, two = Rng(b"a"), Rng(b"a")
    keys = [one.fresh_key() for _ in range(3)]
    assert len(set(keys)) == 3
    assert [two.fresh_key() for _ in range(3)] == keys
