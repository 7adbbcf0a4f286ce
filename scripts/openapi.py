"""Write docs/openapi.json, the description of the HTTP API, without starting a server.

The browser's types are generated from this file (`npm run types`), and its diff shows reviewers how
the API changes. Run with the project's Python: `.venv/bin/python scripts/openapi.py [--check]`.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ennead.server.app import openapi

FILE = Path(__file__).resolve().parent.parent / "docs" / "openapi.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only report whether it is up to date")
    check = parser.parse_args().check
    text = json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n"
    if FILE.is_file() and FILE.read_text("utf-8") == text:
        return 0
    if check:
        print("docs/openapi.json is out of date: run `make openapi`", file=sys.stderr)
        return 1
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
