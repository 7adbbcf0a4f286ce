"""Where the server and the terminal keep what belongs to a user of this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def default_data_folder() -> Path:
    """The platform's folder for user data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "ennead"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "ennead"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "ennead"
