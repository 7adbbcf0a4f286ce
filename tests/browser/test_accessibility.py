"""No page has serious accessibility violations, in light or dark mode, on a desktop or a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.accessibility import accessibility_violations
from support.browser_user import BrowserUser

pytestmark = pytest.mark.flows

PAGES = ("/", "/rules/aton", "/settings", "/account", "/replays")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_no_page_has_serious_violations(
    new_user: Callable[..., BrowserUser], scheme: str, phone: bool
) -> None:
    nadia = new_user(phone=phone, color_scheme=scheme, bypass_csp=True)
    for path in PAGES:
        nadia.visit(path)
        nadia.page.wait_for_load_state("networkidle")
        assert accessibility_violations(nadia) == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_no_stage_of_a_game_has_serious_violations(
    new_user: Callable[..., BrowserUser], scheme: str, phone: bool
) -> None:
    nadia = new_user(phone=phone, color_scheme=scheme, bypass_csp=True)
    nadia.play_a_bot()
    nadia.button("Exchange hand").wait_for()
    assert accessibility_violations(nadia) == [], "exchange"
    nadia.play(until=lambda: nadia.page.locator(".aton-tray button.take").count() > 0)
    assert accessibility_violations(nadia) == [], "lay"
    nadia.play_until_cells_clickable()
    assert accessibility_violations(nadia) == [], "place"
    nadia.play()
    assert accessibility_violations(nadia) == [], "result"
    nadia.button("Check this game").click()
    fair = nadia.page.get_by_role("dialog").filter(has_text="Fingerprint of the seed").last
    fair.get_by_role("button", name="Check this game").click()
    fair.get_by_role("heading", name="Everything is as it should be").wait_for()
    assert accessibility_violations(nadia) == [], "check"
