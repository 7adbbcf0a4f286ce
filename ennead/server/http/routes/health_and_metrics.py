"""Routes for operators: health, readiness, metrics."""

from __future__ import annotations

from hmac import compare_digest

from fastapi import FastAPI, Request, Response
from fastapi.responses import PlainTextResponse

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.http.hosts import is_loopback_host
from ennead.server.upkeep.limits import is_loopback

PROXY_HEADERS = ("forwarded", "via", "x-real-ip")
PROXY_PREFIX = "x-forwarded-"
"""Headers that a proxy adds. A local proxy makes every request seem to come from localhost."""


def add_health_and_metrics(app: FastAPI, ctx: ServerContext) -> None:
    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthz() -> Response:
        """Whether the process and its database answer. Cheap, for restarting what hangs."""
        await ctx.db.ping()
        return PlainTextResponse("ok")

    @app.api_route("/readyz", methods=["GET", "HEAD"], include_in_schema=False)
    async def readyz() -> Response:
        """Whether moves can be stored. For load balancers and alerts."""
        await ctx.readiness.check()
        return PlainTextResponse("ok")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not (_has_token(request, ctx) or _is_local(request)):
            raise ApiError("not-found", "there is no such path")
        return Response(ctx.metrics.text(), media_type="text/plain; version=0.0.4")


def _has_token(request: Request, ctx: ServerContext) -> bool:
    """Whether the request has the right token. Wrong ones are counted by address."""
    token = ctx.settings.metrics_token
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if not token or kind.lower() != "bearer":
        return False
    ctx.limits.take("token", request.state.address)
    if not compare_digest(given.encode(), token.encode()):
        return False
    ctx.limits.give_back("token", request.state.address)
    return True


def _is_local(request: Request) -> bool:
    """Whether the request is from and to this computer, without a proxy."""
    forwarded = any(
        name in PROXY_HEADERS or name.startswith(PROXY_PREFIX) for name in request.headers
    )
    local = is_loopback(request.client.host if request.client else "")
    return local and not forwarded and is_loopback_host(request.headers.get("host", ""))
