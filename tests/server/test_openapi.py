"""Random requests to every route: never a 5xx, and responses match the OpenAPI description."""

from __future__ import annotations

from typing import Any

from fuzz.api import Api
from hypothesis import HealthCheck, Phase, given, settings
from support.server_process import Server

EXAMPLES = 12


def test_responses_match_the_openapi_description(server: Server) -> None:
    api = Api(server)
    for operation in api.operations:
        check(api, operation.as_strategy())
    assert len(api.operations) > 30


def check(api: Api, calls: Any) -> None:
    """Send random requests to one route."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(calls)
    def try_out(case: Any) -> None:
        api.try_call(case)

    try_out()
