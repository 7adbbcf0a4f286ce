"""Every path of the API page under random calls: never a 5xx, and answers as described."""

from __future__ import annotations

from typing import Any

from fuzz.api import Api
from hypothesis import HealthCheck, Phase, given, settings
from served import Server

EXAMPLES = 12


def test_the_api_is_as_described(server: Server) -> None:
    api = Api(server)
    for operation in api.operations:
        check(api, operation.as_strategy())
    assert len(api.operations) > 30


def check(api: Api, calls: Any) -> None:
    """Random calls of one path."""

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
