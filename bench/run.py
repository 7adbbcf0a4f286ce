"""The engine's speed compared with other projects, in one run: `make bench`.

Prints a table with ratios to catanatron and writes bench/results.json.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from engine import engine
from measure import Figures, read, table, write
from other_projects import peers

HERE = Path(__file__).parent


def compiled_rows(python: Path, seconds: float, repeats: int) -> list[Figures]:
    """The engine's rows, measured in another environment that has the compiled package."""
    found = HERE / "compiled.json"
    command = [str(python.absolute()), str(HERE / "engine.py"), "--json", str(found)]
    command += ["--seconds", str(seconds), "--repeats", str(repeats)]
    subprocess.run(command, check=True, cwd=HERE)
    return read(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, help="a Python with the compiled package")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement window")
    parser.add_argument("--repeats", type=int, default=5, help="number of windows to measure")
    arguments = parser.parse_args()
    rows = peers(arguments.seconds, arguments.repeats)
    reference = rows[0]
    rows += engine(arguments.seconds, arguments.repeats)
    if arguments.compiled:
        rows += compiled_rows(arguments.compiled, arguments.seconds, arguments.repeats)
    print(table(rows, reference))
    write(HERE / "results.json", rows)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
