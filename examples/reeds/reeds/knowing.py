"""What a player of Reeds may know, what others could hold, and how good it looks."""

from __future__ import annotations

from ennead.core.rng import Rng
from reeds.state import Reeds
from reeds.vocabulary import BED, BEDS


def view(g: Reeds, viewer: int | None) -> dict[str, object]:
    """Built from what may be known: of the blessings only one's own, until all are shown."""
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
    """Deal anew what the viewer cannot know; here every bed is as likely as any other."""
    if not g.counted:
        for seat in range(g.players):
            if seat != viewer:
                g.blessed[seat] = rng.below(BEDS)


def evaluate(g: Reeds, seat: int) -> float:
    """From 0 to 1: my share of all points so far, the blessed bed counted twice."""
    worth = [g.plain(s) + g.cut[s * BEDS + g.blessed[s]] for s in range(g.players)]
    return (worth[seat] + 1) / (sum(worth) + g.players)
