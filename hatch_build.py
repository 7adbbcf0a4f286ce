"""Build hook: a wheel is compiled with mypyc where there is a C compiler, and pure otherwise.

`ENNEAD_PURE=1` forces a pure wheel, `ENNEAD_PURE=0` a compiled one. An editable install is
never compiled: beside an edited `.py` a stale extension would win silently.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "ennead/core/*.py",
    "ennead/games/*/*.py",
    "ennead/bots/*.py",
    "ennead/envs/batch.py",
    "ennead/envs/reward.py",
)
PURE = {
    "__init__.py",
    "command.py",
    "picture.py",
    "terminal.py",
}  # of these, what stays Python


def sources(root: Path) -> list[str]:
    """The modules to compile, as paths below `root`."""
    found = {path for pattern in COMPILED for path in root.glob(pattern)}
    return sorted(p.relative_to(root).as_posix() for p in found if p.name not in PURE)


def has_compiler() -> bool:
    """Whether a C file that includes Python.h compiles here."""
    if sys.implementation.name != "cpython":
        return False
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = sysconfig.get_path("include")
        try:
            run = [*command, "-I", include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
            return subprocess.run(run, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def wants_compiled() -> bool:
    choice = os.environ.get("ENNEAD_PURE", "")
    return choice == "0" if choice else has_compiler()


def by_folder(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """One shared library a folder: half the time and a third of the size of one a module."""
    folders: dict[str, list[str]] = {}
    for path in paths:
        name = ".".join([*PurePosixPath(path).parent.parts, "compiled"])
        folders.setdefault(name, []).append(path)
    return [(members, name) for name, members in folders.items()]


def compile_into(folder: Path, paths: list[str]) -> list[str]:
    """Compile `paths` (below the current folder) and return the extensions made in `folder`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = [
        "--config-file=",  # building is not type checking: `make types` is
        f"--cache-dir={folder / 'cache'}",
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    extensions = mypycify(
        [*options, *paths],
        separate=by_folder(paths),
        opt_level="3",
        debug_level="0",
        target_dir=str(folder / "c"),
    )
    build = Distribution({"name": "ennead", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(folder / "lib")
    build.build_temp = str(folder / "temp")
    build.parallel = 2
    build.ensure_finalized()
    build.run()
    made: list[str] = build.get_outputs()
    return made


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=77"] if wants_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not wants_compiled():
            return
        self.folder = TemporaryDirectory(prefix="ennead-")  # gone with the hook
        folder = Path(self.folder.name)
        for made in compile_into(folder, sources(Path(self.root))):
            build_data["force_include"][made] = str(Path(made).relative_to(folder / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
