"""What a player of Ankh cannot know: only the cards and bids that others have not revealed yet."""

from __future__ import annotations

from ennead.core.rng import Rng
from ennead.games.ankh.state import Ankh


def sample(g: Ankh, viewer: int | None, rng: Rng) -> None:
    """Open answers are taken back by the house; nothing on the table itself is hidden."""
