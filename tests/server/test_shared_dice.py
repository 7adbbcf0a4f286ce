"""Shared dice: players commit to numbers, reveal them before the game, and can check them."""

from __future__ import annotations

import time
from hashlib import sha256

import pytest
from support.clients import Client, Json, Table
from support.server_process import Server
from support.two_players import assert_refused

from ennead.core.record import Record
from ennead.core.verify import verify_text

ANNS, BENS = "0a" * 32, "b0" * 32


def commitment(number: str) -> str:
    return sha256(bytes.fromhex(number)).hexdigest()


def reveal(table: Table, seat: int, number: str) -> Json:
    found: Json = table.post("dice", seat=seat, number=number)
    return found


@pytest.fixture
def people(server: Server) -> tuple[Client, Client]:
    return server.client("Ann"), server.client("Ben")


@pytest.fixture
def tables(people: tuple[Client, Client]) -> tuple[Table, Table]:
    """Two people who have committed to a number each; the game waits for these."""
    ann, ben = people
    table = ann.create("me", "open", dice=commitment(ANNS))
    ben.post(f"/tables/{table.id}/seats", seat=None, dice=commitment(BENS))
    return table, ben.at(table.id)


def test_the_game_starts_with_the_last_number_and_its_record_verifies(
    tables: tuple[Table, Table],
) -> None:
    table, other = tables
    info = table.info()
    assert (info["status"], info["revealing"]) == ("open", True)
    assert info["seats"][0]["dice"] == {"commitment": commitment(ANNS), "number": None}
    info = reveal(table, 0, ANNS)
    assert info["status"] == "open"
    assert info["seats"][0]["dice"]["number"] is None, "nobody sees a number before all are in"
    info = reveal(other, 1, BENS)
    assert (info["status"], info["revealing"]) == ("running", False)
    assert [seat["dice"]["number"] for seat in info["seats"]] == [ANNS, BENS]
    other.play_now(1, "keep")
    table.post("resign", seat=0)
    text = table.record()
    shares = [f"{commitment(number)} {number}" for number in (ANNS, BENS)]
    assert Record.parse(text).headers["Shares"] == shares
    assert verify_text(text).fault == ""
    assert table.client.get(f"/tables/{table.id}/check")["fault"] == ""
    assert verify_text(text.replace(ANNS, BENS, 1)).fault == "dice"


def test_who_does_not_reveal_in_time_is_left_out(tables: tuple[Table, Table]) -> None:
    table, other = tables
    started = time.monotonic()
    reveal(table, 0, ANNS)
    info = table.wait(status="running")["table"]
    assert time.monotonic() - started > 3
    assert [seat["dice"]["number"] for seat in info["seats"]] == [ANNS, None]
    assert_refused("wrong-status", 409, reveal, other, 1, BENS)
    assert f'"{commitment(BENS)}"]' in table.record()


def test_a_person_among_bots_waits_for_nobody_but_themselves(people: tuple[Client, Client]) -> None:
    ann, _ = people
    table = ann.create("me", "random", dice=commitment(ANNS))
    assert reveal(table, 0, ANNS)["status"] == "running"
    assert reveal(table, 0, ANNS)["status"] == "running", "revealing twice changes nothing"
    assert table.state(0)["view"] is not None


def test_without_commitments_a_game_starts_at_once(people: tuple[Client, Client]) -> None:
    ann, ben = people
    table = ann.create("me", "open")
    ben.join(table.id)
    assert table.info()["status"] == "running"
    assert "Shares" not in table.record()


def test_wrong_numbers_and_wrong_seats_are_refused(tables: tuple[Table, Table]) -> None:
    table, other = tables
    assert_refused("bad-request", 400, reveal, table, 0, BENS)
    assert_refused("bad-request", 400, reveal, table, 0, "not hex")
    assert_refused("not-your-seat", 403, reveal, other, 0, ANNS)
    leave = table.client.call
    assert_refused("wrong-status", 409, leave, "DELETE", f"/tables/{table.id}/seats/0")


def test_a_number_cannot_be_revealed_while_a_seat_is_open(people: tuple[Client, Client]) -> None:
    table = people[0].create("me", "open", dice=commitment(ANNS))
    assert_refused("wrong-status", 409, reveal, table, 0, ANNS)


def test_the_players_of_a_rematch_share_its_dice_too(people: tuple[Client, Client]) -> None:
    ann, ben = people
    table = ann.create("me", "open")
    ben.join(table.id).post("resign", seat=1)
    made = table.post("rematch", dice=commitment(ANNS))
    ben.at(table.id).post("rematch", dice=commitment(BENS))
    reveal(ann.at(made["id"]), 1, ANNS)
    info = reveal(ben.at(made["id"]), 0, BENS)
    assert [seat["dice"]["number"] for seat in info["seats"]] == [BENS, ANNS]


def test_the_server_s_own_bots_take_part_where_a_person_does(
    people: tuple[Client, Client],
) -> None:
    """They commit before anybody reveals a number, and the record lists theirs, too."""
    ann, _ = people
    table = ann.create("me", "random", dice=commitment(ANNS))
    waiting = table.info()["seats"][1]["dice"]
    assert waiting["number"] is None
    seats = reveal(table, 0, ANNS)["seats"]
    assert seats[1]["dice"]["commitment"] == waiting["commitment"]
    assert commitment(seats[1]["dice"]["number"]) == waiting["commitment"]
    table.post("resign", seat=0)
    text = table.record()
    shares = [f"{seat['dice']['commitment']} {seat['dice']['number']}" for seat in seats]
    assert Record.parse(text).headers["Shares"] == shares
    assert verify_text(text).fault == ""
    without = ann.create("me", "random")
    assert without.info()["seats"][1]["dice"] is None
