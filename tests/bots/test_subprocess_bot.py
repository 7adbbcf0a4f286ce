"""External programs as bots: working ones, and every way a program can fail."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

import ennead
from ennead.bots.fallback import BotWithFallback
from ennead.bots.subprocess_bot import PREFIX
from ennead.core.errors import BadOptions
from ennead.core.rng import Rng

ATON = ennead.game("aton")
EXAMPLES = Path(__file__).parents[2] / "examples"
READ = "import json, sys, os, time\nfor line in sys.stdin:\n    m = json.loads(line)\n"


def program(tmp_path: Path, body: str) -> str:
    """The spec of a Python program that runs `body` for every message `m`."""
    path = tmp_path / "mybot.py"
    path.write_text(READ + "".join(f"    {line}\n" for line in body.splitlines()), "utf-8")
    return f"{PREFIX}{sys.executable} {path}"


def play_a_page(spec: str, seconds: float = 20.0) -> BotWithFallback:
    """Let a bot play seat 0 until the second page; seat 1 always picks its first option."""
    state = ATON.new(seed=3)
    bot = BotWithFallback(spec, ATON, 1, seconds)
    try:
        while state.page < 2:
            seat = state.to_move[0]
            action = bot.answer(state, seat, Rng.of(1)) if seat == 0 else state.legal(1)[0]
            state.play(seat, action)
    finally:
        bot.close()
    return bot


@pytest.mark.parametrize("example", ["mybot.py", "mybot.sh"])
@pytest.mark.skipif(os.name == "nt", reason="the examples are Unix programs")
def test_the_examples_play_without_failures(example: str) -> None:
    assert play_a_page(f"{PREFIX}{EXAMPLES / example}").failures == []
    assert len((EXAMPLES / example).read_text("utf-8").splitlines()) <= 32


def test_a_program_receives_its_seats_view(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'a').write(line)\nif 'legal' in m:"
    body += "\n    print(json.dumps({'action': m['legal'][-1]}), flush=True)"
    assert play_a_page(program(tmp_path, body)).failures == []
    lines = heard.read_text("utf-8").splitlines()
    assert '"type": "start"' in lines[0]
    assert '"game": "aton"' in lines[0]
    assert all('"seconds"' in line and '"view"' in line for line in lines[1:-1])
    assert '"type": "over"' in lines[-1]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("sys.exit(3)", "has exited with code 3"),
        ("raise ValueError", "has exited with code 1"),
        ("print('hello', flush=True)", "wrote 'hello'; expected"),
        ("print('[1]', flush=True)", "wrote '[1]'; expected"),
        ('print(json.dumps({"action": "fly"}), flush=True)', "'fly', which is not legal"),
        ("print('x' * 200000, flush=True)", "expected"),
        ("os.close(1); time.sleep(60)", "has exited"),
    ],
)
def test_a_failure_costs_one_turn(tmp_path: Path, body: str, message: str) -> None:
    spec = program(tmp_path, f"if m['type'] == 'choose':\n    {body}")
    bot = play_a_page(spec)
    assert len(bot.failures) == 1, bot.failures
    assert message in bot.failures[0]


def test_a_program_that_hangs_times_out(tmp_path: Path) -> None:
    start = time.monotonic()
    bot = play_a_page(program(tmp_path, "time.sleep(600)"), seconds=0.3)
    assert bot.failures == ["mybot.py gave no answer within 0.3 s"]
    assert time.monotonic() - start < 30


def test_a_program_is_restarted_after_a_lost_turn(tmp_path: Path) -> None:
    """It fails at its very first question, and answers after the restart."""
    mark = tmp_path / "mark"
    body = (
        f"if 'legal' in m and not os.path.exists({str(mark)!r}):\n"
        f"    open({str(mark)!r}, 'w').close()\n    sys.exit(1)\n"
        "if 'legal' in m:\n    print(json.dumps({'action': m['legal'][0]}), flush=True)"
    )
    state = ATON.new(seed=3)
    bot = BotWithFallback(program(tmp_path, body), ATON, 1, 20.0)
    answered = 0
    while state.page < 3 and not state.over:
        seat = state.to_move[0]
        if seat == 0:
            action = bot.answer(state, 0, Rng.of(1))
            answered += state.page == 2
        else:
            action = state.legal(1)[0]
        state.play(seat, action)
    bot.close()
    assert len(bot.failures) == 1
    assert answered


@pytest.mark.parametrize("spec", ["cmd:", "cmd:'", "cmd:   "])
def test_a_spec_without_a_program_is_refused(spec: str) -> None:
    with pytest.raises(BadOptions):
        BotWithFallback(spec, ATON, 1)


def test_a_missing_program_is_reported() -> None:
    assert "cannot be started" in play_a_page("cmd:./no-such-program").failures[0]
