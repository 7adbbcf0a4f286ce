"""Fair dice: the commitment is shown from the start and can be checked at the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256

import httpx
import pytest
from playwright.sync_api import Locator, expect
from support.browser_user import BrowserUser
from support.server_process import Server

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]


def fair_dice(person: BrowserUser) -> Locator:
    """Open the dialog from the menu."""
    person.button("Menu").click()
    menu = person.page.get_by_role("navigation", name="Menu")
    menu.get_by_role("button", name="Fair dice").click()
    return person.page.get_by_role("dialog").filter(has_text="Fingerprint of the seed")


def resign(person: BrowserUser) -> None:
    person.button("Menu").click()
    menu = person.page.get_by_role("navigation", name="Menu")
    menu.get_by_role("button", name="Resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(person.button("Rematch")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_finished_game_can_be_checked(new_user: NewUser, site: Server, phone: bool) -> None:
    ann = new_user(phone=phone)
    ann.play_a_bot()
    table = f"{site.url}/api/tables/{ann.page.url.rsplit('/', 1)[1]}"
    promised = httpx.get(table).json()["commitment"]
    ann.button("Exchange hand").wait_for()
    dialog = fair_dice(ann)
    expect(dialog.get_by_text(promised)).to_be_visible()
    expect(dialog.get_by_role("button", name="Check this game")).to_have_count(0)
    dialog.get_by_role("button", name="Close").click()
    resign(ann)
    ann.button("Check this game").click()
    dialog = ann.page.get_by_role("dialog").filter(has_text="Fingerprint of the seed").last
    seed = httpx.get(table).json()["seed"]
    expect(dialog.get_by_text(seed, exact=True)).to_be_visible()
    dialog.get_by_role("button", name="Check this game").click()
    expect(dialog.get_by_role("heading", name="Everything is as it should be")).to_be_visible()
    expect(dialog.get_by_text("checked this itself")).to_be_visible()
    expect(dialog.get_by_text("same fingerprint your browser saw")).to_be_visible()
    expect(dialog.get_by_text(re.compile(r"random outcomes? comes? from the seed"))).to_be_visible()


def test_a_forged_seed_is_detected(new_user: NewUser) -> None:
    """The browser trusts nobody: it compares what it saw first with what it computes itself."""
    ann = new_user()
    ann.play_a_bot()
    ann.button("Exchange hand").wait_for()
    resign(ann)
    other = "f" * 32

    def lie(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        told = {**answer.json(), "seed": other}
        route.fulfill(response=answer, json=told)  # type: ignore[attr-defined]

    ann.page.route("**/check", lie)
    ann.button("Check this game").click()
    dialog = ann.page.get_by_role("dialog").filter(has_text="Fingerprint of the seed").last
    dialog.get_by_role("button", name="Check this game").click()
    expect(dialog.get_by_role("heading", name="Something is wrong")).to_be_visible()
    expect(dialog.get_by_text("does not match the fingerprint")).to_be_visible()


def test_the_waiting_room_says_what_it_waits_for(new_user: NewUser, site: Server) -> None:
    """Somebody who has committed to a number does not reveal it; the others are told to wait."""
    late = site.client("Ben")
    table = late.create("me", "open", dice=sha256(b"\0").hexdigest())
    ann = new_user()
    ann.page.goto(f"{site.url}/table/{table.id}")
    ann.page.get_by_role("button", name="Join", exact=True).click()
    expect(ann.page.get_by_role("heading", name="The game is about to start")).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text="five seconds at most")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Leave the seat")).to_have_count(0)
    ann.button("Exchange hand").wait_for()
    shares = [seat["dice"]["number"] for seat in table.info()["seats"]]
    assert shares[0] is None
    assert shares[1] is not None
