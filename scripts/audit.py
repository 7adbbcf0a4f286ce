"""What we are built from: pinned, from the package index alone, with a licence we can use, and
without known holes. Runs in `make check`.

All but the last is checked from files. Known holes are asked for at npm and at the package index
that ADVISORIES names; where those cannot be reached that is said, loudly, and with --strict it is
a failure.
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
"""Where an index of Python packages tells about them as JSON, holes included."""
SECONDS: Final = 10
PINNED: Final = re.compile(r"([A-Za-z0-9._-]+)(\[[a-z,]+\])?==([A-Za-z0-9.+!]+)( ; [^@]+)?")
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
"""How older packages name them, in their beginnings."""


class Unreachable(Exception):
    """Nobody answers who could tell about known holes."""


# Pins.


def read_pins(text: str, file: str) -> tuple[dict[str, str], list[str]]:
    """Names and versions of a requirements file, and what is wrong with it."""
    pins: dict[str, str] = {}
    wrong: list[str] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        found = PINNED.fullmatch(line)
        if found is None:
            wrong.append(f"{file}, line {number}: {line!r} is not name==version")
        else:
            pins[found[1].lower()] = found[3]
    return pins, wrong


def check_lock(lock: dict[str, Any], package: dict[str, Any]) -> list[str]:
    """What is wrong with what npm installs: versions, hashes, places, licences."""
    wrong: list[str] = []
    for group in ("dependencies", "devDependencies", "overrides"):
        for name, version in package.get(group, {}).items():
            if not EXACT.fullmatch(str(version)):
                wrong.append(f"web/package.json: {name} {version} is not one exact version")
    for place, entry in lock["packages"].items():
        if not place:
            continue
        name = place.rpartition("node_modules/")[2]
        if not str(entry.get("integrity", "")).startswith("sha512-"):
            wrong.append(f"web/package-lock.json: {name} has no hash")
        if "resolved" in entry:
            wrong.append(f"web/package-lock.json: {name} names a place to come from")
        if not fits(str(entry.get("license", ""))):
            wrong.append(f"web/package-lock.json: {name} has licence {entry.get('license')!r}")
    return wrong


# Licences.


def fits(expression: str) -> bool:
    """Can we use what has this licence? Of several joined by OR one is enough."""
    parts = re.split(r"\s+OR\s+", expression.strip("() "))
    return any(
        all(one.strip("() ") in LICENCES for one in re.split(r"\s+AND\s+", part))
        for part in parts
        if part
    )


def licence_of(name: str) -> str | None:
    """An installed package's licence as SPDX names it; None if it is not installed."""
    try:
        told: Any = metadata(name)
    except PackageNotFoundError:
        return None
    if told.get("License-Expression"):
        return str(told["License-Expression"])
    classes = [c.rpartition(" :: ")[2] for c in told.get_all("Classifier") or [] if "License" in c]
    for said in (*classes, (told.get("License") or "").strip()):
        if said in LICENCES:
            return str(said)
        for start, spdx in OLD_NAMES.items():
            if str(said).lower().startswith(start):
                return spdx
    return f"unknown: {classes or told.get('License')}"


def check_licences(names: list[str]) -> tuple[list[str], int]:
    """Licences that do not fit, and how many packages are not installed here."""
    wrong: list[str] = []
    missing = 0
    for name in names:
        licence = licence_of(name)
        if licence is None:
            missing += 1
        elif not fits(licence):
            wrong.append(f"{name} has licence {licence}")
    return wrong, missing


# Known holes.


def python_advisories(pins: dict[str, str], base: str = PYPI) -> list[str]:
    def ask(pin: tuple[str, str]) -> list[str]:
        name, version = pin
        try:
            with urllib.request.urlopen(f"{base}/{name}/{version}/json", timeout=SECONDS) as answer:
                told = json.load(answer)
        except urllib.error.HTTPError as error:
            raise Unreachable(f"{base} answers {error.code} for {name}") from error
        except (OSError, ValueError) as error:
            raise Unreachable(f"{base} does not answer: {error}") from error
        if "vulnerabilities" not in told:
            raise Unreachable(f"{base} tells nothing about known holes")
        return [
            f"{name} {version}: {hole['id']} {hole.get('summary') or ''}".strip()
            for hole in told["vulnerabilities"]
            if not hole.get("withdrawn")
        ]

    if not base:
        raise Unreachable("ADVISORIES names no index that tells about them")
    ask(next(iter(pins.items())))  # if nobody answers one question is enough
    with ThreadPoolExecutor(8) as pool:
        return [hole for found in pool.map(ask, pins.items()) for hole in found]


def web_advisories() -> list[str]:
    command = ["../scripts/node.sh", "npm", "audit", "--json", "--package-lock-only"]
    try:
        done = subprocess.run(
            command, cwd=ROOT / "web", capture_output=True, text=True, timeout=120, check=False
        )
        return read_npm(json.loads(done.stdout))
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise Unreachable(f"npm audit gives no answer: {error}") from error


def read_npm(told: dict[str, Any]) -> list[str]:
    if "vulnerabilities" not in told:
        raise Unreachable(f"npm audit: {told.get('message') or told.get('error') or told}")
    return [f"npm {name}: {hole['severity']}" for name, hole in told["vulnerabilities"].items()]


def accepted() -> list[str]:
    """Beginnings of advisories that do not concern us, one to a line with the reason after #."""
    if not ACCEPTED.is_file():
        return []
    lines = [line.partition("#")[0].strip() for line in ACCEPTED.read_text("utf-8").splitlines()]
    return [line for line in lines if line]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true", help="fail if nobody tells of holes")
    parser.add_argument("--pypi", default=PYPI, help=argparse.SUPPRESS)
    given = parser.parse_args()
    wrong: list[str] = []
    pins: dict[str, str] = {}
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        if file != ACCEPTED:
            found, bad = read_pins(file.read_text("utf-8"), f"requirements/{file.name}")
            pins |= found
            wrong += bad
    bad, missing = check_licences(sorted(pins))
    wrong += bad
    web = ROOT / "web"
    lock = json.loads((web / "package-lock.json").read_text("utf-8"))
    wrong += check_lock(lock, json.loads((web / "package.json").read_text("utf-8")))
    print(f"audit: {len(pins)} Python packages pinned, {missing} of them not installed here")
    print(f"audit: {len(lock['packages']) - 1} npm packages pinned")
    unasked = False
    asked: list[tuple[str, Callable[[], list[str]]]] = [
        ("PyPI", lambda: python_advisories(pins, given.pypi)),
        ("npm", web_advisories),
    ]
    for who, ask in asked:
        try:
            holes = [hole for hole in ask() if not hole.startswith(tuple(accepted()) or ("\0",))]
            print(f"audit: {who} knows of {len(holes)} holes")
            wrong += holes
        except Unreachable as error:
            unasked = True
            print(f"audit: KNOWN HOLES NOT CHECKED at {who}: {error}", file=sys.stderr)
    for line in wrong:
        print(f"audit: {line}", file=sys.stderr)
    return 1 if wrong else 2 if unasked and given.strict else 0


if __name__ == "__main__":
    sys.exit(main())
