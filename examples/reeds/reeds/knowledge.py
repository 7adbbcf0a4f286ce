"""What a player of Reeds may know, and samples of what it cannot."""

from __future__ import annotations

from typing import Annotated, TypedDict

from ennead.core.rng import Rng
from ennead.core.view_features import PER_SEAT, Range
from reeds.state import Reeds
from reeds.vocabulary import BED, BEDS

Bed = Annotated[str, BED]
Count = Annotated[int, Range(0, 20)]


class ReedsView(TypedDict):
    """The table of Reeds; its types also say how learning programs see it."""

    beds: dict[Bed, Count]
    """The reeds left in each bed."""
    cut: Annotated[list[dict[Bed, Count]], PER_SEAT]
    blessed: Annotated[list[Bed | None], PER_SEAT]
    """The bed of each seat's blessing, or None while it is unknown."""


def view(g: Reeds, viewer: int | None) -> ReedsView:
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
