"""The package itself: its version and what importing it loads."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version

import ennead


def test_the_version_is_the_installed_package_s() -> None:
    assert ennead.__version__ == version("ennead")


def test_importing_ennead_does_not_load_the_message_catalogues() -> None:
    """They take longer than everything else and are only needed for sentences and pictures."""
    script = "import sys, ennead; print(any(name.startswith('fluent') for name in sys.modules))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert run.stdout.strip() == "False"


def test_core_alone_can_draw_a_state() -> None:
    """Importing any module of core imports the package, which sets the renderer."""
    script = (
        "from ennead.core.registry import find; "
        "print(find('aton').new(seed=1).svg().startswith('<svg'))"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert run.stdout.strip() == "True"
