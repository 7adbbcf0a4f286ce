"""A newcomer's first minute, in every `make test`."""

from __future__ import annotations

import re
from collections.abc import Callable

from people import Person
from playwright.sync_api import expect


def test_a_newcomer_is_one_click_from_a_game(enter: Callable[..., Person]) -> None:
    nadia = enter()
    nadia.visit()
    expect(nadia.page).to_have_title(re.compile("Ennead"))
    nadia.play_a_bot()
    nadia.button("Keep hand").click()
    free = nadia.plan()
    cell = nadia.glowing().first.get_attribute("data-cell")
    nadia.glowing().first.click(force=True)
    placed = nadia.page.locator(f'[data-cell="{cell}"]')
    expect(placed).to_have_attribute("aria-label", re.compile("your priest|chosen"))
    assert free > 1
