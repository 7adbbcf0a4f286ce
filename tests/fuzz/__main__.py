"""Many damaged inputs: run `python -m fuzz --inputs 1000000` in tests/.

No input may cause an unexpected exception, a 5xx response, a hang or a memory leak. A failing input
is shrunk and shown with the command that reproduces it.
"""

from __future__ import annotations

import argparse
import faulthandler
import signal
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from support.server_process import serving

from fuzz.targets import IN_PROCESS, ServerTargets, Target

MAX_CPU_SECONDS = 60.0
"""Seconds of CPU time for one input; wall time depends on how busy the machine is."""
MAX_GROWTH = 150 * 1024
"""Kilobytes by which a process may grow after the first tenth of its inputs."""
SHARES = {
    "records": 30,
    "positions": 25,
    "maps": 15,
    "bots": 10,
    "api": 5,
    "websocket": 5,
    "http": 10,
}
"""Percentage of inputs of each kind."""


def try_many(target: Target, count: int, number: int) -> None:
    strategy, check = target

    def watched(value: Any) -> None:
        signal.setitimer(signal.ITIMER_PROF, MAX_CPU_SECONDS)
        check(value)

    run: Callable[[], None] = seed(number)(
        settings(
            max_examples=count,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        )(given(strategy)(watched))
    )
    faulthandler.register(signal.SIGPROF, chain=True)  # shows where a check hangs, and ends it
    try:
        run()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def memory(process: int | str = "self") -> int:
    """Resident kilobytes of a process; 0 on systems without /proc."""
    status = Path(f"/proc/{process}/status")
    if not status.is_file():
        return 0
    (line,) = (x for x in status.read_text().splitlines() if x.startswith("VmRSS:"))
    return int(line.split()[1])


def fuzz(name: str, target: Target, count: int, number: int, process: int | str = "self") -> None:
    """Try inputs of one kind, in tenths so that memory can be watched."""
    begun = time.monotonic()
    part = max(1, count // 10)
    first = 0
    for tenth in range(10):
        try_many(target, part, number + tenth)
        first = first or memory(process)
    growth = memory(process) - first
    took = time.monotonic() - begun
    print(f"{name:10} {part * 10:>9,} inputs  {took:7.0f} s  {growth / 1024:+.0f} MB", flush=True)
    assert growth < MAX_GROWTH, f"{name}: memory grew by {growth / 1024:.0f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000, help="total number of inputs")
    parser.add_argument("--only", choices=list(SHARES), help="try this kind only")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    given_ = parser.parse_args()
    print(f"python -m fuzz --inputs {given_.inputs} --seed {given_.seed}", flush=True)

    def count(name: str) -> int:
        if given_.only:
            return int(given_.inputs) if name == given_.only else 0
        return int(given_.inputs) * SHARES[name] // 100

    for name, target in IN_PROCESS.items():
        if count(name):
            fuzz(name, target, count(name), given_.seed)
    if not any(count(name) for name in SHARES if name not in IN_PROCESS):
        return
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder) / "data", ENNEAD_CACHED="50") as server:
            for name, target in ServerTargets(server).targets().items():
                if count(name):
                    fuzz(name, target, count(name), given_.seed, server.process.pid)
            assert server.client().http.get("/healthz").text == "ok"
            log = server.log()
        assert "Traceback" not in log, log[-5000:]


if __name__ == "__main__":
    main()
