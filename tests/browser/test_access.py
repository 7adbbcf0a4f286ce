"""Every page by day and by night, on a desk and on a phone, without serious faults for anyone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from people import Person

pytestmark = pytest.mark.flows

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/rules/aton", "/settings", "/account", "/replays")


def faults(person: Person) -> list[str]:
    """What axe calls serious or critical."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => "
        "`${v.impact} ${v.id}: ${v.nodes.slice(0, 3).map(n => n.html).join(' ')}`))"
    )
    return [fault for fault in found if fault.startswith(("serious", "critical"))]


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
