"""Custom maps in Ankh: errors are shown where they are, before a table is created."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, expect
from support.accessibility import accessibility_violations
from support.ankh.browser import Player, asked
from support.ankh.own_map import own
from support.browser_user import BrowserUser, client_of

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]


def upload(person: BrowserUser, document: Any, name: str = "nile.json") -> None:
    text = document if isinstance(document, str) else json.dumps(document)
    file = FilePayload(name=name, mimeType="application/json", buffer=text.encode())
    person.page.locator("input[type=file]").set_input_files(file)


def error_marks(person: BrowserUser) -> Locator:
    return person.page.locator("[data-wrong]")


def test_a_custom_map_is_checked_and_played(new_user: NewUser) -> None:
    nadia = new_user(bypass_csp=True)
    nadia.visit("/new?game=ankh")
    start = nadia.button("Start game")
    expect(start).to_be_enabled()

    upload(nadia, "no map at all")
    nadia.expect_text("nile.json is not a JSON file with an object in it.")

    taken = own()
    taken["scenario"]["figures"][1]["id"] = "B1"
    upload(nadia, taken)
    expect(nadia.page.get_by_role("status").get_by_text("B1 is already taken")).to_be_visible()
    expect(error_marks(nadia)).to_have_attribute("data-wrong", "B1")
    expect(start).to_be_disabled()
    assert accessibility_violations(nadia, every=True) == []

    nadia.button("Русский").click()
    expect(nadia.page.get_by_role("status").get_by_text("Клетка B1 уже занята")).to_be_visible()
    nadia.button("Polski").click()
    expect(nadia.page.get_by_role("status").get_by_text("Pole B1 jest już zajęte")).to_be_visible()
    nadia.button("English").click()

    dry = own()
    del dry["map"]["river_edges"][0]
    upload(nadia, dry)
    nadia.expect_text("a river is missing between them")
    expect(error_marks(nadia)).to_have_count(2)

    upload(nadia, own())
    expect(error_marks(nadia)).to_have_count(0)
    expect(start).to_be_enabled()
    start.click()
    nadia.page.wait_for_url("**/table/*")
    expect(nadia.page.locator("[data-hex]")).to_have_count(24, timeout=60_000)
    player = Player(nadia)
    player.play(until=lambda: player.met["action"] > 1 or player.finished())
    assert asked(nadia) or player.finished()


def test_a_custom_scenario_without_a_map_is_drawn_on_the_printed_board(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.visit("/new?game=ankh")
    upload(nadia, {"scenario": {**own()["scenario"], "camels": [["A1", "A2"]]}})
    nadia.expect_text("The Camel on A1-A2 must lie between two land spaces.")
    expect(error_marks(nadia)).to_have_count(2)
    expect(nadia.page.locator(".own-map .an-t")).to_have_count(101)
    upload(nadia, {**own(), "scenario": {**own()["scenario"], "players": 3}})
    expect(nadia.page.get_by_role("status").get_by_text("Player 3 needs")).to_be_visible()


def test_scenarios_stand_side_by_side_and_those_that_do_not_fit_say_why(new_user: NewUser) -> None:
    nadia = new_user(viewport={"width": 1366, "height": 650})
    nadia.visit("/new?game=ankh")
    scenarios = nadia.page.get_by_role("group", name="Scenario").get_by_role("radio")
    expect(scenarios).to_have_count(6)
    expect(nadia.page.locator(".pictures svg[role=img]")).to_have_count(4)
    twin_cities = nadia.page.get_by_role("radio", name="Twin Cities (original map) 3–4 players")
    expect(twin_cities).to_be_disabled()
    nadia.page.locator(".seats select").first.select_option("3")
    twin_cities = nadia.page.get_by_role("radio", name="Twin Cities (original map) Special rule")
    twin_cities.check()
    create = nadia.button("Create table")
    expect(create).to_be_in_viewport()
    create.click()
    nadia.page.wait_for_url("**/table/*")
    table = nadia.page.url.rsplit("/", 1)[1]
    assert client_of(nadia).at(table).info()["options"]["scenario"] == "twin-cities"
