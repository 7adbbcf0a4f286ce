"""Scopes: what a credential may be used for. Every route requires exactly one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar

from ennead.server.errors import ApiError
from ennead.server.identity.credentials import Credential

Scope = Literal["public", "play", "account"]
PUBLIC: Final = "public"
"""Read what everybody may read. Needs no credential."""
PLAY: Final = "play"
"""Act at tables."""
ACCOUNT: Final = "account"
"""Change the account or its credentials, or move seats from one person to another."""

TOKEN_SCOPES: Final[frozenset[Scope]] = frozenset({PUBLIC, PLAY})
"""What a program may do with an API token. A browser's cookie has every scope."""

_ATTRIBUTE: Final = "ennead_scope"
Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


def requires(scope: Scope) -> Callable[[Endpoint], Endpoint]:
    """Declare the scope that an endpoint requires."""

    def declare(endpoint: Endpoint) -> Endpoint:
        setattr(endpoint, _ATTRIBUTE, scope)
        return endpoint

    return declare


def required_scope(endpoint: Callable[..., Any]) -> Scope:
    """The scope that an endpoint requires; raises TypeError if it declares none."""
    scope: Scope | None = getattr(endpoint, _ATTRIBUTE, None)
    if scope is None:
        raise TypeError(f"{endpoint.__qualname__} needs a scope: add @requires(...)")
    return scope


def check_scope(credential: Credential | None, scope: Scope) -> None:
    """Reject a token for anything outside its scopes."""
    if credential is None or credential.token is None or scope in TOKEN_SCOPES:
        return
    raise ApiError(
        "missing-scope",
        f"an API token has no {scope!r} scope; do this in a browser that is logged in",
        scope=scope,
    )
