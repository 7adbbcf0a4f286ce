"""The server is killed between the commitments to numbers and the start of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from support.clients import Json, Table
from support.postgres_cluster import PostgresCluster
from support.server_process import PLAIN, Server, TwoServers

from ennead.core.record import Record
from ennead.core.verify import verify_text
from ennead.server.context import ServerContext
from ennead.server.settings import Settings
from ennead.server.tables.creation import SeatSetup, TableSetup, create
from ennead.server.tables.dice import REVEAL_SECONDS

NUMBERS = "0a" * 32, "b0" * 32


def commitment(number: str) -> str:
    return sha256(bytes.fromhex(number)).hexdigest()


PATIENT = "from ennead.server.tables import dice; dice.REVEAL_SECONDS = 600.0; " + PLAIN
"""A server that waits long for numbers, as it may take long to restart one here."""


class Killable:
    """A server that the test may kill: one process, or two that share a database."""

    def __init__(self, request: pytest.FixtureRequest, folder: Path, program: str) -> None:
        self.server: Server
        if request.param == "postgres":
            cluster: PostgresCluster = request.getfixturevalue("postgres")
            lease = {"ENNEAD_LEASE_SECONDS": "1"}
            self.server = TwoServers(folder / "data", program, cluster.database(), **lease)
        else:
            self.server = Server(folder / "data", program)
        self.processes = self.server.each if isinstance(self.server, TwoServers) else [self.server]
        self.server.start()

    def restart(self) -> None:
        """SIGKILL for every process, at once."""
        for one in self.processes:
            one.process.kill()
        for one in self.processes:
            one.kill()
            one.start()

    def stop(self) -> None:
        for one in self.processes:
            one.stop()
        assert "Traceback" not in self.server.log(), self.server.log()


DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=DATABASES)
def patient(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Killable]:
    it = Killable(request, tmp_path, PATIENT)
    yield it
    it.stop()


@pytest.fixture(params=DATABASES)
def ordinary(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Killable]:
    it = Killable(request, tmp_path, PLAIN)
    yield it
    it.stop()


def committed(server: Server) -> tuple[Table, Table]:
    """Two people who have committed to their numbers at a table without open seats."""
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", dice=commitment(NUMBERS[0]))
    ben.post(f"/tables/{table.id}/seats", seat=None, dice=commitment(NUMBERS[1]))
    return table, ben.at(table.id)


def reveal(table: Table, seat: int) -> Json:
    found: Json = table.post("dice", seat=seat, number=NUMBERS[seat])
    return found


def check_record(table: Table, *shares: str) -> None:
    """Play a little, end the game, and compare its dice with the stored numbers."""
    table.play_now(0, "keep")
    before = table.record()
    table.post("resign", seat=0)
    text = table.record()
    assert Record.parse(text).headers["Shares"] == list(shares)
    assert Record.parse(text).headers["Commitment"] == Record.parse(before).headers["Commitment"]
    verdict = verify_text(text)
    assert (verdict.fault, verdict.message) == ("", "")
    assert table.client.get(f"/tables/{table.id}/check")["fault"] == ""


def share(seat: int) -> str:
    return f"{commitment(NUMBERS[seat])} {NUMBERS[seat]}"


def test_before_and_between_the_numbers(patient: Killable) -> None:
    """What was acknowledged is still there, and the game starts with it."""
    table, other = committed(patient.server)
    promised = table.info()["commitment"]
    patient.restart()
    info = reveal(table, 0)
    assert (info["status"], info["revealing"], info["commitment"]) == ("open", True, promised)
    patient.restart()
    assert reveal(other, 1)["status"] == "running"
    patient.restart()
    check_record(table, share(0), share(1))


def test_a_number_that_is_never_revealed(ordinary: Killable) -> None:
    """The game starts without it, with the number that was stored before the server died."""
    table, _ = committed(ordinary.server)
    reveal(table, 0)
    ordinary.restart()
    table.wait(status="running")
    check_record(table, share(0), commitment(NUMBERS[1]))


@pytest.mark.parametrize("hours", [1, -1])
def test_a_restart_gives_time_again(tmp_path: Path, hours: int) -> None:
    """Nobody is left out because the server was down, and nobody waits if the clock jumped."""
    stopped = 1_800_000_000.0
    restarted = stopped + hours * 3600

    async def work() -> None:
        settings = Settings(data=tmp_path, rates=0, bot_workers=1)
        ctx = ServerContext(settings, now=lambda: stopped)
        await ctx.start()
        seats = [SeatSetup("me"), SeatSetup("bot", "random")]
        setup = TableSetup("aton", seats, dice=commitment(NUMBERS[0]))
        table = await create(ctx, await ctx.people.new_guest(), setup)
        assert table.reveal_by == stopped + REVEAL_SECONDS
        await ctx.stop()
        ctx = ServerContext(settings, now=lambda: restarted)
        await ctx.start()
        session = await ctx.sessions.get(table.id)
        assert session.record.reveal_by == restarted + REVEAL_SECONDS
        await ctx.stop()

    asyncio.run(work())
