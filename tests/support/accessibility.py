"""Accessibility checks of a page, by axe."""

from __future__ import annotations

from pathlib import Path

from support.browser_user import BrowserUser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def accessibility_violations(user: BrowserUser, every: bool = False) -> list[str]:
    """The violations that axe rates as serious or critical, or all of them."""
    user.page.evaluate(AXE.read_text("utf-8"))
    found = user.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => "
        "`${v.impact} ${v.id}: ${v.nodes.slice(0, 3).map(n => n.html).join(' ')}`))"
    )
    return [text for text in found if every or text.startswith(("serious", "critical"))]
