"""A map of one's own: what is wrong is shown where it is, before a table is made of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from ankh_people import Player, asked
from faults import faults
from games.ankh.test_own_files import own
from people import Person
from playwright.sync_api import FilePayload, Locator, expect

pytestmark = pytest.mark.flows

Enter = Callable[..., Person]


def hand_in(person: Person, document: Any, name: str = "nile.json") -> None:
    text = document if isinstance(document, str) else json.dumps(document)
    file = FilePayload(name=name, mimeType="application/json", buffer=text.encode())
    person.page.locator("input[type=file]").set_input_files(file)


def wrong_at(person: Person) -> Locator:
    return person.page.locator("[data-wrong]")


def test_a_map_of_one_s_own(enter: Enter) -> None:
    nadia = enter(bypass_csp=True)
    nadia.visit("/new?game=ankh")
    start = nadia.button("Start game")
    expect(start).to_be_enabled()

    hand_in(nadia, "no map at all")
    nadia.sees("nile.json is not a JSON file with an object in it.")

    taken = own()
    taken["scenario"]["figures"][1]["id"] = "B1"
    hand_in(nadia, taken)
    expect(nadia.page.get_by_role("status").get_by_text("B1 is taken already")).to_be_visible()
    expect(wrong_at(nadia)).to_have_attribute("data-wrong", "B1")
    expect(start).to_be_disabled()
    assert faults(nadia, every=True) == []

    nadia.button("Русский").click()
    expect(nadia.page.get_by_role("status").get_by_text("Клетка B1 уже занята")).to_be_visible()
    nadia.button("Polski").click()
    expect(nadia.page.get_by_role("status").get_by_text("Pole B1 jest już zajęte")).to_be_visible()
    nadia.button("English").click()

    dry = own()
    del dry["map"]["river_edges"][0]
    hand_in(nadia, dry)
    nadia.sees("a river is missing between them")
    expect(wrong_at(nadia)).to_have_count(2)

    hand_in(nadia, own())
    expect(wrong_at(nadia)).to_have_count(0)
    expect(start).to_be_enabled()
    start.click()
    nadia.page.wait_for_url("**/table/*")
    expect(nadia.page.locator("[data-hex]")).to_have_count(24, timeout=60_000)
    player = Player(nadia)
    player.play(until=lambda: player.met["action"] > 1 or player.finished())
    assert asked(nadia) or player.finished()


def test_a_scenario_alone_is_drawn_on_the_map_of_the_box(enter: Enter) -> None:
    nadia = enter()
    nadia.visit("/new?game=ankh")
    hand_in(nadia, {"scenario": {**own()["scenario"], "camels": [["A1", "A2"]]}})
    nadia.sees("The camel on A1-A2 must lie between two land spaces.")
    expect(wrong_at(nadia)).to_have_count(2)
    expect(nadia.page.locator(".own-map .an-t")).to_have_count(95)
    hand_in(nadia, {**own(), "scenario": {**own()["scenario"], "players": 3}})
    expect(nadia.page.get_by_role("status").get_by_text("Player 3 needs")).to_be_visible()
