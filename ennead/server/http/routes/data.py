"""The data files of games: boards, tracks and cards, by their digest."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from fastapi import Path, Response

from ennead.server.errors import ApiError
from ennead.server.http.dependencies import router
from ennead.server.identity.scopes import PUBLIC, requires
from ennead.server.tables.creation import find_game

CACHE_CONTROL: Final = "private, max-age=31536000, immutable"
"""The digest identifies the content, so a response never goes stale. Shared caches must not keep
it: any response may renew the caller's cookie."""

ROUTER = router("games")

GameId = Annotated[str, Path(max_length=40, description="A game's id, as in `/games`.")]
Digest = Annotated[
    str, Path(max_length=100, description="`sha256:…`, the `data` of a table or a game.")
]


@ROUTER.get("/games/{game}/data/{digest}", response_model=dict[str, Any])
@requires(PUBLIC)
async def game_data(game: GameId, digest: Digest) -> Response:
    """The data files that tables with this digest are played with, by file name."""
    return Response(
        _encoded(game, digest),
        media_type="application/json",
        headers={"cache-control": CACHE_CONTROL},
    )


@lru_cache(maxsize=64)
def _encoded(game: str, digest: str) -> bytes:
    found = find_game(game).rulesets.data(digest)
    if found is None:
        raise ApiError("not-found", f"no data of {game} has this digest")
    return msgspec.json.encode(found)
