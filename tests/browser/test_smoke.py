"""A newcomer's first minute; runs in every `make test`."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from support.browser_user import BrowserUser


def test_a_newcomer_is_one_click_from_a_game(new_user: Callable[..., BrowserUser]) -> None:
    nadia = new_user()
    nadia.visit()
    expect(nadia.page).to_have_title(re.compile("Ennead"))
    nadia.play_a_bot()
    free = nadia.play_until_cells_clickable()
    cell = nadia.clickable_cells().first.get_attribute("data-cell")
    nadia.clickable_cells().first.click(force=True)
    placed = nadia.page.locator(f'[data-cell="{cell}"]')
    expect(placed).to_have_attribute("aria-label", re.compile("your priest|chosen"))
    assert free > 1
