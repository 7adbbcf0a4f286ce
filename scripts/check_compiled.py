"""Fail unless the ennead package that Python imports has all its compiled parts."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import ennead.core.state

package = Path(ennead.__file__).parent
print(f"ennead is {package}")
if not str(ennead.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
    raise SystemExit(f"not compiled: {ennead.core.state.__file__}")
for init in [
    package / "core/__init__.py",
    package / "envs/__init__.py",
    *package.glob("games/*/__init__.py"),
]:
    if not list(init.parent.glob("compiled__mypyc.*")):
        raise SystemExit(f"not compiled: {init.parent}")
    print(f"compiled: {init.parent.relative_to(package)}")
