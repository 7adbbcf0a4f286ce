"""Routes that require a scope. It is checked first, and shown in the OpenAPI description."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute

from ennead.server.identity.credentials import COOKIE
from ennead.server.identity.scopes import ACCOUNT, PLAY, PUBLIC, Scope, check_scope, required_scope

SECURITY_SCHEMES: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}
SECURITY: Final[dict[Scope, list[dict[str, list[str]]]]] = {
    PUBLIC: [],
    PLAY: [{}, {"cookie": []}, {"token": [PLAY]}],
    ACCOUNT: [{}, {"cookie": []}],
}
"""The credentials that routes accept, by scope. `{}`: a caller without any may become a guest."""


class ScopedRoute(APIRoute):
    """A route whose endpoint declares the scope it requires."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        options["openapi_extra"] = {"security": SECURITY[required_scope(endpoint)]}
        super().__init__(path, endpoint, **options)

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()
        scope = required_scope(self.endpoint)

        async def check_scope_first(request: Request) -> Response:
            check_scope(request.state.credential, scope)
            return await handler(request)

        return check_scope_first
