"""Fail unless the ennead that Python finds here is compiled, every part of it."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import ennead.core.state

house = Path(ennead.__file__).parent
print(f"ennead is {house}")
if not str(ennead.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
    raise SystemExit(f"not compiled: {ennead.core.state.__file__}")
for init in [
    house / "core/__init__.py",
    house / "envs/__init__.py",
    *house.glob("games/*/__init__.py"),
]:
    if not list(init.parent.glob("compiled__mypyc.*")):
        raise SystemExit(f"not compiled: {init.parent}")
    print(f"compiled: {init.parent.relative_to(house)}")
