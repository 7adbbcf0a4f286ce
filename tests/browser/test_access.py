"""Every page by day and by night, on a desk and on a phone, without serious faults for anyone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from faults import faults
from people import Person

pytestmark = pytest.mark.flows

PAGES = ("/", "/rules/aton", "/settings", "/account", "/replays")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_no_page_has_a_serious_fault(
    enter: Callable[..., Person], scheme: str, phone: bool
) -> None:
    nadia = enter(phone=phone, color_scheme=scheme, bypass_csp=True)
    for path in PAGES:
        nadia.visit(path)
        nadia.page.wait_for_load_state("networkidle")
        assert faults(nadia) == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_no_moment_of_a_game_has_a_serious_fault(
    enter: Callable[..., Person], scheme: str, phone: bool
) -> None:
    nadia = enter(phone=phone, color_scheme=scheme, bypass_csp=True)
    nadia.play_a_bot()
    nadia.button("Keep hand").wait_for()
    assert faults(nadia) == [], "exchange"
    nadia.play(until=lambda: nadia.page.locator(".aton-tray button.take").count() > 0)
    assert faults(nadia) == [], "lay"
    nadia.plan()
    assert faults(nadia) == [], "place"
    nadia.play()
    assert faults(nadia) == [], "result"
    nadia.button("Check this game").click()
    fair = nadia.page.get_by_role("dialog").filter(has_text="Fingerprint of the seed").last
    fair.get_by_role("button", name="Check this game").click()
    fair.get_by_role("heading", name="Everything is as it should be").wait_for()
    assert faults(nadia) == [], "check"
