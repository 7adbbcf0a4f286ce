"""Fair dice: shown from the start, checked at the end, by whoever wants to know."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from people import Person
from playwright.sync_api import Locator, expect
from served import Server

pytestmark = pytest.mark.flows

Enter = Callable[..., Person]


def fair_dice(person: Person) -> Locator:
    """The dialog, opened from the menu."""
    person.button("Menu").click()
    menu = person.page.get_by_role("navigation", name="Menu")
    menu.get_by_role("button", name="Fair dice").click()
    return person.page.get_by_role("dialog").filter(has_text="Fingerprint of the seed")


def resign(person: Person) -> None:
    person.button("Menu").click()
    menu = person.page.get_by_role("navigation", name="Menu")
    menu.get_by_role("button", name="Resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(person.button("Rematch")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_game_is_checked_at_its_end(enter: Enter, site: Server, phone: bool) -> None:
    ann = enter(phone=phone)
    ann.play_a_bot()
    table = f"{site.url}/api/tables/{ann.page.url.rsplit('/', 1)[1]}"
    promised = httpx.get(table).json()["commitment"]
    ann.button("Keep hand").wait_for()
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
    expect(dialog.get_by_text("worked it out itself")).to_be_visible()
    expect(dialog.get_by_text("same fingerprint that your browser saw")).to_be_visible()
    expect(dialog.get_by_text(re.compile(r"random outcomes? comes? from the seed"))).to_be_visible()


def test_a_seed_that_was_exchanged_is_noticed(enter: Enter) -> None:
    """The browser believes nobody: what it saw first and what it works out itself must fit."""
    ann = enter()
    ann.play_a_bot()
    ann.button("Keep hand").wait_for()
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
    expect(dialog.get_by_text("does not belong to the fingerprint")).to_be_visible()
