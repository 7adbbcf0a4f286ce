"""The dependency audit: what it must report, and that it never skips a check silently."""

from __future__ import annotations

import importlib.util
import json
import os
import socket
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HASH = f"--hash=sha256:{'0123456789abcdef' * 4}"


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
def test_an_unpinned_requirement_is_reported(audit: ModuleType, line: str) -> None:
    pins, wrong = audit.read_pins(
        f"# pinned\nanyio==4.1.0 ; python_version < '3.12' \\\n    {HASH}\n{line}\n", "x"
    )
    assert pins == {"anyio": "4.1.0"}
    assert len(wrong) == 1
    assert "x, line 4" in wrong[0]


@pytest.mark.parametrize(
    "hashes",
    [
        "",
        " --hash=sha256:abc",
        f" --hash=md5:{'0' * 32}",
        f" {HASH} --index-url https://evil.example",
        f" \\\n    {HASH}0",
    ],
)
def test_a_requirement_without_valid_hashes_is_reported(audit: ModuleType, hashes: str) -> None:
    pins, wrong = audit.read_pins(f"anyio==4.1.0 \\\n    {HASH} \\\n    {HASH}\n", "x")
    assert (pins, wrong) == ({"anyio": "4.1.0"}, [])
    _, wrong = audit.read_pins(f"# pinned\nanyio==4.1.0{hashes}\n", "x")
    assert len(wrong) == 1
    assert "x, line 2" in wrong[0]


def test_every_requirement_of_this_repository_has_hashes(audit: ModuleType) -> None:
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        if file != audit.ACCEPTED:
            pins, wrong = audit.read_pins(file.read_text("utf-8"), file.name)
            assert len(pins) > 5, file.name
            assert wrong == []


def test_only_a_file_with_the_right_hash_is_installed(tmp_path: Path) -> None:
    wheel = tmp_path / "reeds-1.0-py3-none-any.whl"
    info = "reeds-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("reeds.py", "")
        archive.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: reeds\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    right = f"--hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}"
    offline = ["--no-index", "--find-links", str(tmp_path)]
    for hashes, installed in (("", False), (HASH, False), (right, True)):
        requirements = tmp_path / "requirements.txt"
        requirements.write_text(f"reeds==1.0 {hashes}\n")
        done = subprocess.run(
            [ROOT / "scripts" / "venv.sh", tmp_path / "venv", "-r", requirements, *offline],
            env={**os.environ, "PYTHON": sys.executable},
            capture_output=True,
            check=False,
        )
        assert (done.returncode == 0) is installed, done.stderr


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
def test_a_licence_expression_is_accepted_or_not(
    audit: ModuleType, licence: str, good: bool
) -> None:
    assert audit.is_accepted(licence) is good


def test_a_licence_exception_holds_for_one_package_only(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "licence_of", lambda _name: "LGPL-3.0-only")
    wrong, _ = audit.check_licences(["psycopg", "other"])
    assert wrong == ["other has licence LGPL-3.0-only"]
    monkeypatch.setattr(audit, "licence_of", lambda _name: "GPL-3.0-only")
    wrong, _ = audit.check_licences(["psycopg"])
    assert wrong == ["psycopg has licence GPL-3.0-only"]


def lock(**entry: Any) -> dict[str, Any]:
    good = {"version": "1.0.0", "integrity": "sha512-x", "license": "MIT"}
    return {"packages": {"": {}, "node_modules/a": good | entry}}


@pytest.mark.parametrize(
    ("entry", "package", "message"),
    [
        ({}, {"dependencies": {"a": "1.0.0"}}, ""),
        ({}, {"devDependencies": {"a": "^1.0.0"}}, "is not an exact version"),
        ({"integrity": "sha1-x"}, {}, "has no hash"),
        ({"resolved": "https://evil.example/a.tgz"}, {}, "has a download address"),
        ({"license": "GPL-3.0"}, {}, "has licence 'GPL-3.0'"),
    ],
)
def test_problems_in_the_npm_lock_file_are_reported(
    audit: ModuleType, entry: dict[str, Any], package: dict[str, Any], message: str
) -> None:
    assert message in "".join(audit.check_lock(lock(**entry), package))
    assert bool(audit.check_lock(lock(**entry), package)) == bool(message)


def test_known_vulnerabilities_are_reported(audit: ModuleType) -> None:
    assert audit.read_npm({"vulnerabilities": {"a": {"severity": "high"}}}) == ["npm a: high"]
    with pytest.raises(audit.Unreachable):
        audit.read_npm({"message": "405 Method Not Allowed"})


def test_an_unreachable_index_is_reported(audit: ModuleType) -> None:
    with socket.socket() as closed:  # bound, but not listening
        closed.bind(("127.0.0.1", 0))
        nowhere = f"http://127.0.0.1:{closed.getsockname()[1]}"
        with pytest.raises(audit.Unreachable, match="does not answer"):
            audit.python_advisories({"anyio": "4.1.0"}, nowhere)
        result = run_audit("--pypi", nowhere)
        assert "VULNERABILITIES NOT CHECKED at PyPI" in result.stderr
        assert run_audit("--pypi", nowhere, "--strict").returncode in (1, 2), "not silently"


def run_audit(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "audit.py"), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_this_repository_passes(audit: ModuleType) -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        if file != audit.ACCEPTED:
            assert audit.read_pins(file.read_text("utf-8"), file.name)[1] == []
    web = ROOT / "web"
    texts = [(web / name).read_text("utf-8") for name in ("package-lock.json", "package.json")]
    assert audit.check_lock(*(json.loads(text) for text in texts)) == []
