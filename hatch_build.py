"""Build hook: a wheel is compiled with mypyc where there is a C compiler, and pure otherwise.

`ENNEAD_PURE=1` forces a pure wheel, `ENNEAD_PURE=0` a compiled one. An editable install is
never compiled: Python would silently import a stale extension instead of the edited `.py`.
"""

from __future__ import annotations

import ast
import inspect
import json
import os
import re
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
    "ennead/games/*/vocabulary/*.py",
    "ennead/games/*/data/*.py",
    "ennead/games/*/rules/*.py",
    "ennead/games/*/knowledge/*.py",
    "ennead/games/*/evaluation/*.py",
    "ennead/bots/*.py",
    "ennead/envs/batch.py",
    "ennead/envs/buffers.py",
    "ennead/envs/reward.py",
)
"""What runs during play. Drawing, positions and everything around a game stay Python."""

COLD = {
    "ennead/core/json_fields.py",
    "ennead/core/options.py",
    "ennead/core/record.py",
    "ennead/core/record_writer.py",
    "ennead/core/registry.py",
    "ennead/core/rendering.py",
    "ennead/core/svg.py",
    "ennead/core/verify.py",
    "ennead/core/view.py",
    "ennead/core/view_features.py",
    "ennead/games/*/data/*_errors.py",
    "ennead/games/*/data/readers.py",
    "ennead/games/*/knowledge/environment.py",
    "ennead/bots/coach.py",
    "ennead/bots/fallback.py",
    "ennead/bots/hints.py",
    "ennead/bots/subprocess_bot.py",
    "**/__init__.py",
}
"""Exceptions to `COMPILED` that run too rarely to be worth compiling."""

GCC_FLAGS = (
    "-fcaller-saves",
    "-finline-small-functions",
    "-foptimize-sibling-calls",
    "-fpeephole2",
    "-freorder-blocks-algorithm=stc",
    "-fstore-merging",
    "-fstrict-aliasing",
    "-fvisibility=hidden",
)
"""With -O1, as fast as -O3 for the C that mypyc writes, and compiled in half the time."""

_LITERAL = r'(?P<doc>"(?:[^"\\]|\\.)*"|NULL)'
FUNCTION_DOC = re.compile(
    r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+)(?P<member>),\s+METH_[A-Z_ |]+, PyDoc_STR\()"
    rf"{_LITERAL}(?P<after>\))"
)
PROPERTY_DOC = re.compile(
    r"(?P<before>\(getter\)(?P<name>\w+)_get_(?P<member>\w+),\s+(?:NULL|\(setter\)\w+),\s*)"
    r"(?P<doc>NULL)(?P<after>, NULL\})"
)
CLASS_DOC = re.compile(
    r"(?P<before>CPyType_(?P<name>\w+)_template_ = \{(?P<member>)[^}]*?\.tp_doc = PyDoc_STR\()"
    rf"{_LITERAL}(?P<after>\))"
)
"""Where mypyc's C has room for the docstrings of functions, properties and classes."""


def sources(root: Path) -> list[str]:
    """The modules to compile, as paths below `root`."""
    found = {path for pattern in COMPILED for path in root.glob(pattern)}
    cold = {path for pattern in COLD for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in found - cold)


def compiler() -> list[str]:
    """The C compiler's command, as setuptools finds it."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def is_gcc() -> bool:
    return Path(compiler()[0]).name.endswith("gcc")


def has_compiler() -> bool:
    """Whether a C file that includes Python.h compiles here."""
    if sys.implementation.name != "cpython":
        return False
    command = compiler()
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


def by_library(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """One shared library per package, and one per game: `ennead.games.aton.compiled`.

    This takes half the time and a third of the space of one library per module.
    """
    libraries: dict[str, list[str]] = {}
    for path in paths:
        folders = PurePosixPath(path).parent.parts
        package = folders[:3] if folders[1] == "games" else folders[:2]
        libraries.setdefault(".".join([*package, "compiled"]), []).append(path)
    return [(modules, name) for name, modules in libraries.items()]


def docstrings(paths: list[str]) -> dict[str, str]:
    """The docstrings of all classes, methods and functions, by their full names."""
    found: dict[str, str] = {}

    def collect(nodes: list[ast.stmt], prefix: str) -> None:
        for node in nodes:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                name = f"{prefix}.{node.name}"
                text = ast.get_docstring(node)
                if text:
                    found[name] = inspect.cleandoc(text)
                if isinstance(node, ast.ClassDef):
                    collect(node.body, name)

    for path in paths:
        module = path.removesuffix(".py").replace("/", ".")
        collect(ast.parse(Path(path).read_text("utf-8")).body, module)
    return found


def write_docstrings(code: Path, docs: dict[str, str]) -> None:
    """Add docstrings to the C that mypyc wrote, for `help()`: it writes only signatures."""
    texts = {
        name.replace(".", "___"): json.dumps(text, ensure_ascii=False)
        for name, text in docs.items()
    }

    def add(found: re.Match[str]) -> str:
        before, old, after = found["before"], found["doc"], found["after"]
        text = texts.get("___".join(part for part in (found["name"], found["member"]) if part))
        if text is None:
            return found[0]
        return f"{before}{text if old == 'NULL' else f'{old} {text}'}{after}"  # C joins literals

    written = code.read_text("utf-8")
    for pattern in (FUNCTION_DOC, PROPERTY_DOC, CLASS_DOC):
        written = pattern.sub(add, written)
    code.write_text(written, "utf-8")


def compile_into(folder: Path, paths: list[str]) -> list[str]:
    """Compile `paths` (relative to the current folder); return the extensions built in `folder`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = [
        "--config-file=",  # the build does not check types; `make types` does
        f"--cache-dir={folder / 'cache'}",
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    extensions = mypycify(
        [*options, *paths],
        separate=by_library(paths),
        opt_level="1" if is_gcc() else "3",
        debug_level="0",
        target_dir=str(folder / "c"),
    )
    docs = docstrings(paths)
    for code in (folder / "c").rglob("*.c"):
        write_docstrings(code, docs)
    if is_gcc():
        for extension in extensions:
            extension.extra_compile_args.extend(GCC_FLAGS)
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
        self.folder = TemporaryDirectory(prefix="ennead-")  # deleted together with the hook
        folder = Path(self.folder.name)
        for made in compile_into(folder, sources(Path(self.root))):
            build_data["force_include"][made] = str(Path(made).relative_to(folder / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
