"""Audit the dependencies; part of `make check`.

They must be pinned, come from the package index only, have an accepted licence and no known
vulnerabilities.

Known vulnerabilities come from npm and from the package index in ADVISORIES; if these cannot be
reached, the audit says so, and fails with --strict. Everything else is checked offline.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PYPI: Final = os.environ.get("ADVISORIES", "")
"""The address of a Python package index with JSON metadata that lists vulnerabilities."""
SECONDS: Final = 10
PINNED: Final = re.compile(r"([A-Za-z0-9._-]+)(\[[a-z,]+\])?==([A-Za-z0-9.+!]+)( ; [^@]+)?")
HASHES: Final = re.compile(r"( +--hash=sha256:[0-9a-f]{64})+")
EXACT: Final = re.compile(r"\d+\.\d+\.\d+")
ACCEPTED: Final = ROOT / "requirements" / "accepted-advisories.txt"

LICENCES: Final = (
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "PSF-2.0",
    "Python-2.0",
    "Unlicense",
    "Zlib",
)
EXCEPTIONS: Final = {"psycopg": "LGPL-3.0-only", "psycopg-binary": "LGPL-3.0-only"}
"""Licences accepted for one package only: an optional driver, installed unmodified."""
OLD_NAMES: Final = {
    "apache": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "bsd": "BSD-3-Clause",
    "isc": "ISC",
    "mit": "MIT",
    "mozilla public license 2.0": "MPL-2.0",
    "mpl": "MPL-2.0",
    "python software foundation": "PSF-2.0",
    "psf": "PSF-2.0",
    "unlicense": "Unlicense",
}
"""Prefixes of licence names in older packages, and their SPDX identifiers."""


class Unreachable(Exception):
    """A source of known vulnerabilities does not answer."""


# Pins.


def read_pins(text: str, file: str) -> tuple[dict[str, str], list[str]]:
    """The names and versions in a requirements file, and its problems."""
    pins: dict[str, str] = {}
    problems: list[str] = []
    for number, line in _logical_lines(text):
        pin, option, hashes = line.partition(" --hash")
        found = PINNED.fullmatch(pin.strip())
        if found is None:
            problems.append(f"{file}, line {number}: {pin!r} is not name==version")
            continue
        pins[found[1].lower()] = found[3]
        if not HASHES.fullmatch(option + hashes):
            problems.append(f"{file}, line {number}: {pin!r} has no valid SHA-256 hashes")
    return pins, problems


def _logical_lines(text: str) -> list[tuple[int, str]]:
    """Lines without comments, joined where they end with a backslash, with their numbers."""
    lines: list[tuple[int, str]] = []
    begun: list[str] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        part = raw.partition("#")[0].strip()
        begun.append(part.removesuffix("\\").strip())
        if not part.endswith("\\"):
            lines.append((number - len(begun) + 1, " ".join(begun).strip()))
            begun = []
    return [(number, line) for number, line in lines if line]


def check_lock(lock: dict[str, Any], package: dict[str, Any]) -> list[str]:
    """The problems of the npm lock file: versions, hashes, download addresses, licences."""
    problems: list[str] = []
    for group in ("dependencies", "devDependencies", "overrides"):
        for name, pinned in package.get(group, {}).items():
            versions = pinned.values() if isinstance(pinned, dict) else [pinned]
            for version in versions:
                if not EXACT.fullmatch(str(version)):
                    problems.append(f"web/package.json: {name} {version} is not an exact version")
    for place, entry in lock["packages"].items():
        if not place:
            continue
        name = place.rpartition("node_modules/")[2]
        if not str(entry.get("integrity", "")).startswith("sha512-"):
            problems.append(f"web/package-lock.json: {name} has no hash")
        if "resolved" in entry:
            problems.append(f"web/package-lock.json: {name} has a download address")
        if not is_accepted(str(entry.get("license", ""))):
            problems.append(f"web/package-lock.json: {name} has licence {entry.get('license')!r}")
    return problems


# Licences.


def is_accepted(expression: str) -> bool:
    """Whether we accept this licence expression; of alternatives joined by OR, one is enough."""
    parts = re.split(r"\s+OR\s+", expression.strip("() "))
    return any(
        all(one.strip("() ") in LICENCES for one in re.split(r"\s+AND\s+", part))
        for part in parts
        if part
    )


def licence_of(name: str) -> str | None:
    """An installed package's licence as an SPDX expression; None if it is not installed."""
    try:
        info: Any = metadata(name)
    except PackageNotFoundError:
        return None
    if info.get("License-Expression"):
        return str(info["License-Expression"])
    classes = [c.rpartition(" :: ")[2] for c in info.get_all("Classifier") or [] if "License" in c]
    for said in (*classes, (info.get("License") or "").strip()):
        if said in LICENCES:
            return str(said)
        for start, spdx in OLD_NAMES.items():
            if str(said).lower().startswith(start):
                return spdx
    return f"unknown: {classes or info.get('License')}"


def check_licences(names: list[str]) -> tuple[list[str], int]:
    """The packages whose licence is not accepted, and how many packages are not installed here."""
    problems: list[str] = []
    missing = 0
    for name in names:
        licence = licence_of(name)
        if licence is None:
            missing += 1
        elif not is_accepted(licence) and EXCEPTIONS.get(name) != licence:
            problems.append(f"{name} has licence {licence}")
    return problems, missing


# Known vulnerabilities.


def python_advisories(pins: dict[str, str], base: str = PYPI) -> list[str]:
    def ask(pin: tuple[str, str]) -> list[str]:
        name, version = pin
        try:
            with urllib.request.urlopen(f"{base}/{name}/{version}/json", timeout=SECONDS) as answer:
                info = json.load(answer)
        except urllib.error.HTTPError as error:
            raise Unreachable(f"{base} answers {error.code} for {name}") from error
        except (OSError, ValueError) as error:
            raise Unreachable(f"{base} does not answer: {error}") from error
        if "vulnerabilities" not in info:
            raise Unreachable(f"{base} does not list vulnerabilities")
        return [
            f"{name} {version}: {advisory['id']} {advisory.get('summary') or ''}".strip()
            for advisory in info["vulnerabilities"]
            if not advisory.get("withdrawn")
        ]

    if not base:
        raise Unreachable("ADVISORIES is not set to an index that lists them")
    ask(next(iter(pins.items())))  # fail on the first request if the index is unreachable
    with ThreadPoolExecutor(8) as pool:
        return [advisory for found in pool.map(ask, pins.items()) for advisory in found]


def web_advisories() -> list[str]:
    command = ["../scripts/node.sh", "npm", "audit", "--json", "--package-lock-only"]
    try:
        done = subprocess.run(
            command, cwd=ROOT / "web", capture_output=True, text=True, timeout=120, check=False
        )
        return read_npm(json.loads(done.stdout))
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise Unreachable(f"npm audit failed: {error}") from error


def read_npm(info: dict[str, Any]) -> list[str]:
    if "vulnerabilities" not in info:
        raise Unreachable(f"npm audit: {info.get('message') or info.get('error') or info}")
    return [f"npm {name}: {found['severity']}" for name, found in info["vulnerabilities"].items()]


def accepted() -> list[str]:
    """Prefixes of advisories that do not affect us, one per line with the reason after #."""
    if not ACCEPTED.is_file():
        return []
    lines = [line.partition("#")[0].strip() for line in ACCEPTED.read_text("utf-8").splitlines()]
    return [line for line in lines if line]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true", help="fail if a check is impossible")
    parser.add_argument("--pypi", default=PYPI, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    problems: list[str] = []
    pins: dict[str, str] = {}
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        if file != ACCEPTED:
            found, bad = read_pins(file.read_text("utf-8"), f"requirements/{file.name}")
            pins |= found
            problems += bad
    bad, missing = check_licences(sorted(pins))
    problems += bad
    web = ROOT / "web"
    lock = json.loads((web / "package-lock.json").read_text("utf-8"))
    problems += check_lock(lock, json.loads((web / "package.json").read_text("utf-8")))
    print(f"audit: {len(pins)} Python packages pinned, {missing} of them not installed here")
    print(f"audit: {len(lock['packages']) - 1} npm packages pinned")
    unchecked = False
    sources: list[tuple[str, Callable[[], list[str]]]] = [
        ("PyPI", lambda: python_advisories(pins, arguments.pypi)),
        ("npm", web_advisories),
    ]
    ignored = tuple(accepted()) or ("\0",)
    for source, ask in sources:
        try:
            found_here = [advisory for advisory in ask() if not advisory.startswith(ignored)]
            print(f"audit: {source} knows of {len(found_here)} vulnerabilities")
            problems += found_here
        except Unreachable as error:
            unchecked = True
            print(f"audit: VULNERABILITIES NOT CHECKED at {source}: {error}", file=sys.stderr)
    for line in problems:
        print(f"audit: {line}", file=sys.stderr)
    return 1 if problems else 2 if unchecked and arguments.strict else 0


if __name__ == "__main__":
    sys.exit(main())
