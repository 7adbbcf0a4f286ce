"""Programs as bots: those that answer, and all the ways not to."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

import ennead
from ennead.bots.command import PREFIX
from ennead.bots.standin import StandIn
from ennead.core.errors import BadOptions
from ennead.core.rng import Rng

ATON = ennead.game("aton")
EXAMPLES = Path(__file__).parents[2] / "examples"
READ = "import json, sys, os, time\nfor line in sys.stdin:\n    m = json.loads(line)\n"


def program(tmp_path: Path, body: str) -> str:
    """A spec for a Python program that does `body` with every message `m`."""
    path = tmp_path / "mybot.py"
    path.write_text(READ + "".join(f"    {line}\n" for line in body.splitlines()), "utf-8")
    return f"{PREFIX}{sys.executable} {path}"


def play_a_page(spec: str, seconds: float = 20.0) -> StandIn:
    """Let a bot play seat 0 until the second page; seat 1 takes what comes first."""
    state = ATON.new(seed=3)
    bot = StandIn(spec, ATON, 1, seconds)
    try:
        while state.page < 2:
            seat = state.to_move[0]
            action = bot.answer(state, seat, Rng.of(1)) if seat == 0 else state.legal(1)[0]
            state.play(seat, action)
    finally:
        bot.close()
    return bot


@pytest.mark.parametrize("example", ["mybot.py", "mybot.sh"])
@pytest.mark.skipif(os.name == "nt", reason="the examples are programs of Unix")
def test_examples_play(example: str) -> None:
    assert play_a_page(f"{PREFIX}{EXAMPLES / example}").troubles == []
    assert len((EXAMPLES / example).read_text("utf-8").splitlines()) <= 32


def test_it_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'a').write(line)\nif 'legal' in m:"
    body += "\n    print(json.dumps({'action': m['legal'][-1]}), flush=True)"
    assert play_a_page(program(tmp_path, body)).troubles == []
    lines = heard.read_text("utf-8").splitlines()
    assert '"type": "start"' in lines[0]
    assert '"game": "aton"' in lines[0]
    assert all('"seconds"' in line and '"view"' in line for line in lines[1:-1])
    assert '"type": "over"' in lines[-1]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit(3)", "has ended with code 3"),
        ("raise ValueError", "has ended with code 1"),
        ("print('hello', flush=True)", "said 'hello'; expected"),
        ("print('[1]', flush=True)", "said '[1]'; expected"),
        ('print(json.dumps({"action": "fly"}), flush=True)', "'fly', which is not legal"),
        ("print('x' * 200000, flush=True)", "expected"),
        ("os.close(1); time.sleep(60)", "has ended"),
    ],
)
def test_whoever_fails_loses_one_turn(tmp_path: Path, body: str, said: str) -> None:
    spec = program(tmp_path, f"if m['type'] == 'choose':\n    {body}")
    bot = play_a_page(spec)
    assert len(bot.troubles) == 1, bot.troubles
    assert said in bot.troubles[0]


def test_whoever_hangs_is_not_waited_for(tmp_path: Path) -> None:
    start = time.monotonic()
    bot = play_a_page(program(tmp_path, "time.sleep(600)"), seconds=0.3)
    assert bot.troubles == ["mybot.py gave no answer within 0.3 s"]
    assert time.monotonic() - start < 30


def test_after_a_lost_turn_it_plays_again(tmp_path: Path) -> None:
    """It fails at its first question ever; started anew it knows better."""
    mark = tmp_path / "mark"
    body = (
        f"if 'legal' in m and not os.path.exists({str(mark)!r}):\n"
        f"    open({str(mark)!r}, 'w').close()\n    sys.exit(1)\n"
        "if 'legal' in m:\n    print(json.dumps({'action': m['legal'][0]}), flush=True)"
    )
    state = ATON.new(seed=3)
    bot = StandIn(program(tmp_path, body), ATON, 1, 20.0)
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
    assert len(bot.troubles) == 1
    assert answered


@pytest.mark.parametrize("spec", ["cmd:", "cmd:'", "cmd:   "])
def test_no_program_is_refused_at_once(spec: str) -> None:
    with pytest.raises(BadOptions):
        StandIn(spec, ATON, 1)


def test_a_missing_program_is_told() -> None:
    assert "cannot be started" in play_a_page("cmd:./no-such-program").troubles[0]
