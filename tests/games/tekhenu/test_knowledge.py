"""What players know: samples of hidden cards."""

from __future__ import annotations

from support.tekhenu.positions import (
    NEXT,
    head,
    load,
)

from ennead.core.rng import Rng


def test_samples_vary_the_decrees_of_others() -> None:
    state = load(NEXT, [{"decrees": ["d01"]}, {"decrees": ["d02"]}])
    hands = set()
    for seed in range(40):
        sample = state.sample(0, Rng.of(seed))
        assert head(sample, 0)["decrees"] == ["d01"]
        hands.add(tuple(head(sample, 1)["decrees"]))
    assert len(hands) > 5
