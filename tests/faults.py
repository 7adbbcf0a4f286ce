"""What axe says about a page."""

from __future__ import annotations

from pathlib import Path

from people import Person

AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(person: Person, every: bool = False) -> list[str]:
    """What axe calls serious or critical, or everything it finds."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => "
        "`${v.impact} ${v.id}: ${v.nodes.slice(0, 3).map(n => n.html).join(' ')}`))"
    )
    return [fault for fault in found if every or fault.startswith(("serious", "critical"))]
