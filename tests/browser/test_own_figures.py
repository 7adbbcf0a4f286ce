"""Own figures in Tekhenu: a file is checked in the form, and the table is played with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect
from support.browser_user import BrowserUser

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]
OWN = {"horus.cost": [1, 1, 1, 1, 1, 1], "starting.cards.s01.value": 2}


def upload(person: BrowserUser, figures: Any) -> None:
    text = json.dumps(figures)
    file = FilePayload(name="my.json", mimeType="application/json", buffer=text.encode())
    person.page.locator("input[type=file]").set_input_files(file)


def test_a_file_of_own_figures_is_checked_and_played(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.visit("/new?game=tekhenu")
    start = nadia.button("Start game")
    expect(start).to_be_enabled()
    nadia.expect_text("◇ marks figures of our own")

    upload(nadia, {"horus.cost": [1, 1, 1, 1, 1, 9]})
    status = nadia.page.get_by_role("status")
    says = "“horus.cost[5]” is 9; expected a number from 0 to 6."
    expect(status.get_by_text(says)).to_be_visible()
    expect(start).to_be_disabled()
    nadia.button("Polski").click()
    expect(status.get_by_text("„horus.cost[5]” to 9; oczekiwano liczby od 0 do 6.")).to_be_visible()
    nadia.button("English").click()

    upload(nadia, OWN)
    expect(start).to_be_enabled()
    start.click()
    nadia.page.wait_for_url("**/table/*")
    nadia.page.locator(".tk-stage").wait_for()
    nadia.page.keyboard.press("b")
    own = nadia.page.get_by_role("region", name="Your board")
    row = own.locator("[aria-label^='Statues left']")
    expect(row.locator(".due")).to_have_text(["1"] * 6, timeout=60_000)
    nadia.page.keyboard.press("Escape")
    decrees = nadia.page.locator("[data-option^='keep ']")
    decrees.first.click()
    nadia.play(until=lambda: decrees.count() == 0)


def test_the_rules_page_marks_our_figures(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.visit("/rules/tekhenu")
    nadia.expect_text("Your statues cost 2, 3, 3, 4, 4 and 5◇ granite, in this order.")
    nadia.button("Русский").click()
    nadia.expect_text("1 папирус или 1 хлеб◇")
    assert "FIGURE" not in nadia.page.locator("main").inner_text()
