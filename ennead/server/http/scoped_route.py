"""Routes that require a scope. It is checked first, and shown in the OpenAPI description.

Routes of a table also charge for loading it, so that no route does that for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute

from ennead.server.http.charging import caller, charge_for_loading
from ennead.server.identity.credentials import COOKIE
from ennead.server.identity.scopes import ACCOUNT, PLAY, PUBLIC, Scope, check_scope, required_scope

TABLE_PATH: Final = "/api/tables/{id}"
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
        of_table = self.path.startswith(TABLE_PATH)

        async def check_scope_first(request: Request) -> Response:
            check_scope(request.state.credential, scope)
            if of_table:
                ctx = request.app.state.context
                charge_for_loading(ctx, request.path_params["id"], caller(request))
            return await handler(request)

        return check_scope_first
