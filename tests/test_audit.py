"""The audit of what we are built from: what it must notice, and what it must not pretend."""

from __future__ import annotations

import importlib.util
import json
import socket
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "scripts" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "line",
    [
        "fastapi>=0.1",
        "fastapi",
        "fastapi==0.1.*",
        "fastapi @ https://evil.example/fastapi.whl",
        "git+https://evil.example/fastapi",
        "https://evil.example/fastapi.whl",
        "--index-url https://evil.example",
        "--extra-index-url https://evil.example",
        "-e .",
        "./fastapi",
    ],
)
def test_what_is_no_pin(audit: ModuleType, line: str) -> None:
    pins, wrong = audit.read_pins(
        f"# pinned\nanyio==4.1.0 ; python_version < '3.12'\n{line}\n", "x"
    )
    assert pins == {"anyio": "4.1.0"}
    assert len(wrong) == 1
    assert "x, line 3" in wrong[0]


@pytest.mark.parametrize(
    ("licence", "good"),
    [
        ("MIT", True),
        ("MIT AND PSF-2.0", True),
        ("GPL-3.0-only OR MIT", True),
        ("(MIT OR CC0-1.0)", True),
        ("GPL-3.0-only", False),
        ("MIT AND AGPL-3.0-only", False),
        ("unknown: []", False),
        ("", False),
    ],
)
def test_licences(audit: ModuleType, licence: str, good: bool) -> None:
    assert audit.fits(licence) is good


def lock(**entry: Any) -> dict[str, Any]:
    good = {"version": "1.0.0", "integrity": "sha512-x", "license": "MIT"}
    return {"packages": {"": {}, "node_modules/a": good | entry}}


@pytest.mark.parametrize(
    ("entry", "package", "said"),
    [
        ({}, {"dependencies": {"a": "1.0.0"}}, ""),
        ({}, {"devDependencies": {"a": "^1.0.0"}}, "not one exact version"),
        ({"integrity": "sha1-x"}, {}, "has no hash"),
        ({"resolved": "https://evil.example/a.tgz"}, {}, "names a place"),
        ({"license": "GPL-3.0"}, {}, "has licence 'GPL-3.0'"),
    ],
)
def test_what_npm_installs(
    audit: ModuleType, entry: dict[str, Any], package: dict[str, Any], said: str
) -> None:
    assert said in "".join(audit.check_lock(lock(**entry), package))
    assert bool(audit.check_lock(lock(**entry), package)) == bool(said)


def test_holes_are_told(audit: ModuleType) -> None:
    assert audit.read_npm({"vulnerabilities": {"a": {"severity": "high"}}}) == ["npm a: high"]
    with pytest.raises(audit.Unreachable):
        audit.read_npm({"message": "405 Method Not Allowed"})


def test_where_nobody_answers_it_says_so(audit: ModuleType) -> None:
    with socket.socket() as door:  # bound, and nobody listens
        door.bind(("127.0.0.1", 0))
        nowhere = f"http://127.0.0.1:{door.getsockname()[1]}"
        with pytest.raises(audit.Unreachable, match="does not answer"):
            audit.python_advisories({"anyio": "4.1.0"}, nowhere)
        said = run_audit("--pypi", nowhere)
        assert "KNOWN HOLES NOT CHECKED at PyPI" in said.stderr
        assert run_audit("--pypi", nowhere, "--strict").returncode in (1, 2), "not silently"


def run_audit(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "audit.py"), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_our_own_files_pass(audit: ModuleType) -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        if file != audit.ACCEPTED:
            assert audit.read_pins(file.read_text("utf-8"), file.name)[1] == []
    web = ROOT / "web"
    texts = [(web / name).read_text("utf-8") for name in ("package-lock.json", "package.json")]
    assert audit.check_lock(*(json.loads(text) for text in texts)) == []
