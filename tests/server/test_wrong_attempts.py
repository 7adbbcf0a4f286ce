"""Wrong passwords and tokens slow down whoever tries them, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from support.clients import PATIENCE
from support.server_process import Server, serving

from ennead.server.errors import ApiError
from ennead.server.identity.wrong_attempts import password_attempt
from ennead.server.upkeep.limits import RateLimits

PASSWORD = "correct horse battery"
HOME, ELSEWHERE = "127.0.0.1", "127.0.0.2"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict") / "data"
    with serving(folder, ENNEAD_RATES="1", ENNEAD_METRICS_TOKEN="sesame") as it:
        yield it
    assert "Traceback" not in it.log(), it.log()


def caller(server: Server, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.url, timeout=PATIENCE, transport=transport)


def log_in(client: httpx.Client, name: str, password: str) -> int:
    body = {"name": name, "password": password}
    return client.post("/api/session", json=body).status_code


def test_guessing_a_password_does_not_lock_its_owner_out(strict: Server) -> None:
    with caller(strict, HOME) as owner, caller(strict, ELSEWHERE) as guesser:
        owner.post("/api/accounts", json={"name": "Owner", "password": PASSWORD})
        statuses = [log_in(guesser, "Owner", f"a wrong guess {n}") for n in range(12)]
        assert statuses[:10] == [403] * 10
        assert statuses[-1] == 429
        assert log_in(guesser, "Owner", PASSWORD) == 429, "too late even if it is right now"
        for _ in range(12):
            assert log_in(owner, "Owner", PASSWORD) == 200, "correct attempts are not counted"


def test_wrong_tokens_are_limited_and_valid_ones_work(strict: Server) -> None:
    owner = strict.client("Ann")
    valid = {"authorization": f"Bearer {owner.post('/me/token')['token']}"}
    with caller(strict, HOME) as client:
        wrong = {"authorization": "Bearer nonsense"}
        statuses = [client.get("/api/me", headers=wrong).status_code for _ in range(40)]
        assert statuses[0] == 401
        assert statuses[-1] == 429
        assert client.get("/api/me", headers=valid).status_code == 200


def test_guessing_the_token_for_metrics_is_limited(strict: Server) -> None:
    """From elsewhere in the network, under a name that is allowed but is not localhost."""
    with caller(strict, "127.0.0.3") as guesser, caller(strict, "127.0.0.4") as monitor:
        for client in (guesser, monitor):
            client.headers["host"] = "pharaoh"
        statuses = [
            guesser.get("/metrics", headers={"authorization": f"Bearer {n}"}).status_code
            for n in range(40)
        ]
        assert statuses[0] == 404
        assert statuses[-1] == 429
        for _ in range(40):
            answer = monitor.get("/metrics", headers={"authorization": "Bearer sesame"})
            assert answer.status_code == 200


# The counting, with a clock that stands still.


def attempt(limits: RateLimits, address: str, name: str, code: str | None) -> str | None:
    """Make an attempt that fails with this code, or succeeds; the code that the caller gets."""
    try:
        with password_attempt(limits, address, name):
            if code is not None:
                raise ApiError(code, "")
    except ApiError as error:
        return error.code
    return None


def test_only_wrong_passwords_are_counted() -> None:
    limits = RateLimits(1.0, lambda: 0.0)
    for _ in range(100):
        assert attempt(limits, "a", "ann", None) is None
        assert attempt(limits, "a", "ann", "unavailable") == "unavailable"
    for _ in range(10):
        assert attempt(limits, "a", "ann", "wrong-password") == "wrong-password"
    assert attempt(limits, "a", "ann", None) == "too-many-requests"
    assert attempt(limits, "a", "ben", None) is None, "another name from the same address"
    assert attempt(limits, "b", "ann", None) is None, "the same name from another address"


def test_an_address_cannot_try_many_names() -> None:
    limits = RateLimits(1.0, lambda: 0.0)
    codes = [attempt(limits, "a", f"name {n}", "wrong-password") for n in range(40)]
    assert codes[:30] == ["wrong-password"] * 30
    assert codes[30:] == ["too-many-requests"] * 10


def test_attempts_in_parallel_are_all_counted() -> None:
    limits = RateLimits(1.0, lambda: 0.0)
    running = [password_attempt(limits, "a", "ann") for _ in range(10)]
    for one in running:
        one.__enter__()
    assert attempt(limits, "a", "ann", None) == "too-many-requests"


def test_the_trier_may_try_again_after_a_while() -> None:
    now = [0.0]
    limits = RateLimits(1.0, lambda: now[0])
    while attempt(limits, "a", "ann", "wrong-password") == "wrong-password":
        pass
    now[0] += 31
    assert attempt(limits, "a", "ann", None) is None
