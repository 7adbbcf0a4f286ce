"""What a player of Reeds may know, and samples of what it cannot."""

from __future__ import annotations

from ennead.core.rng import Rng
from reeds.state import Reeds
from reeds.vocabulary import BED, BEDS


def view(g: Reeds, viewer: int | None) -> dict[str, object]:
    """What a seat may know: of the blessings only its own, until all are revealed."""
    return {
        "beds": dict(zip(BED.names, g.beds, strict=True)),
        "cut": [_by_bed(g, seat) for seat in range(g.players)],
        "blessed": [
            BED.names[bed] if g.counted or seat == viewer else None
            for seat, bed in enumerate(g.blessed)
        ],
    }


def _by_bed(g: Reeds, seat: int) -> dict[str, int]:
    return {BED.names[bed]: g.cut[seat * BEDS + bed] for bed in range(BEDS)}


def sample(g: Reeds, viewer: int | None, rng: Rng) -> None:
    """Draw again what the viewer cannot know; every bed is equally likely."""
    if not g.counted:
        for seat in range(g.players):
            if seat != viewer:
                g.blessed[seat] = rng.below(BEDS)
