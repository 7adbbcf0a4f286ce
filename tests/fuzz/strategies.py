"""Strategies for inputs: valid ones with some damage, and pure noise."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from support.ankh.own_map import own

import ennead
from ennead.core.rng import Rng

GOLDEN = Path(__file__).parents[1] / "golden"
MAX_CHANGES = 4
"""Places of a valid input that are damaged."""
MAX_RECORD = 2500
"""Characters; long records are slow to check."""

noise = st.text(max_size=40)
leaves = (
    st.none()
    | st.booleans()
    | st.integers(-3, 70)
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | noise
)
json_values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(noise, inner, max_size=4),
    max_leaves=12,
)
deep = st.integers(1, 3000).map(lambda depth: "[" * depth)


@cache
def records() -> list[str]:
    """Valid records, shortened so that more can be tried."""
    found = []
    for file in sorted(GOLDEN.glob("*/*.record")):
        text = file.read_text("utf-8")
        found.append(text[:MAX_RECORD].rpartition("\n")[0] + "\n")
        if len(text) <= 2 * MAX_RECORD:
            found.append(text)
    return found


SIGNS = [*'*?|,;:.[]"\\\n\x00٣']
WORDS = ["0:", "1:", "9:", "undo", "rewind", "1.", "0", "65535"]
HEADERS = ['[Seed "00"]', '[Position "{}"]', '[Options "{"]']
tokens = st.sampled_from([*SIGNS, *WORDS, *HEADERS])
edits = st.lists(
    st.tuples(st.integers(0, 10**6), st.integers(0, 30), noise | tokens),
    min_size=1,
    max_size=MAX_CHANGES,
)


def edited(text: str, changes: list[tuple[int, int, str]]) -> str:
    """A text with some parts replaced."""
    for at, length, new in changes:
        start = at % (len(text) + 1)
        text = text[:start] + new + text[start + length :]
    return text


record_texts = st.builds(edited, st.deferred(lambda: st.sampled_from(records())), edits) | noise

Change = tuple[int, str, Any]
what = st.sampled_from(["set", "drop", "copy"])
changes = st.lists(  # mostly leaves, which get further than trees in their place
    st.tuples(st.integers(0, 10**6), what, leaves | json_values),
    min_size=1,
    max_size=MAX_CHANGES,
)


def damaged(document: Any, wanted: list[Change]) -> Any:
    """A JSON document with a few values replaced, removed or duplicated."""
    document = copy.deepcopy(document)
    for at, what, value in wanted:
        places = list(_places(document))
        if not places:
            return value
        parent, key = places[at % len(places)]
        if what == "set":
            parent[key] = copy.deepcopy(value)
        elif what == "drop":
            del parent[key]
        elif isinstance(parent, list):
            parent.insert(key, copy.deepcopy(parent[key]))
        else:
            parent[f"{key}s"] = copy.deepcopy(parent[key])
    return document


def _places(node: Any) -> Any:
    """Every value's container and key."""
    pairs: Any = list(enumerate(node)) if isinstance(node, list) else []
    if isinstance(node, dict):
        pairs = list(node.items())
    for key, value in pairs:
        yield node, key
        yield from _places(value)


@cache
def positions() -> list[dict[str, Any]]:
    """Valid positions of every game, from its start to its end."""
    found = []
    for game in ennead.games():
        rng = Rng.of(9)
        for players in range(game.seats[0], game.seats[1] + 1):
            state = game.new(players, 3)
            moves = 0
            while not state.over and moves < 400:
                if moves in (0, 3, 17, 60, 150):
                    found.append(json.loads(json.dumps(state.dump())))
                seat = state.to_move[rng.below(len(state.to_move))]
                options = state.legal(seat)
                state.play(seat, options[rng.below(len(options))])
                moves += 1
    return found


position_values = (
    st.builds(damaged, st.deferred(lambda: st.sampled_from(positions())), changes) | json_values
)

map_values = st.builds(damaged, st.deferred(lambda: st.just(own())), changes) | st.dictionaries(
    noise, json_values, max_size=4
)

# Output of a bot program.

bot_output = (
    st.builds(lambda action: json.dumps({"action": action}), json_values)
    | st.builds(json.dumps, json_values)
    | noise
    | deep
)

# WebSocket messages.

looks = st.fixed_dictionaries(
    {"type": st.sampled_from(["look", "ping", "pong", "state"])},
    optional={"seat": leaves, "since": leaves, "more": leaves},
)
messages = (
    looks.map(json.dumps)
    | st.builds(json.dumps, json_values)
    | noise
    | deep
    | st.binary(max_size=40)
    | st.integers(1, 9000).map(lambda size: "x" * size)
)

# Raw HTTP requests.

PATHS = """
/ /api/me /api/tables /api/session /api//me /metrics /healthz * //evil.example/ /\\evil.example
/api/tables/{id} /api/tables/{id}/state?seat=0 /api/tables/{id}/stream?seat=0
/api/tables/{id}/live /api/tables/{id}/record /api/tables/{id}/play /api/tables/{id}/check
/assets/../../etc/passwd /%2e%2e/%2e%2e/etc/passwd
"""
NAMES = """
Cookie Authorization Origin Content-Type Content-Length Host Upgrade Transfer-Encoding
X-Forwarded-For Accept-Encoding Sec-WebSocket-Key Expect If-None-Match Connection
"""
paths = st.sampled_from(PATHS.split())
header = st.sampled_from(NAMES.split()).map(lambda name: f"{name}: ")
wire = st.text(
    st.characters(codec="latin-1", exclude_characters="\r\n"), max_size=30
) | st.sampled_from(
    [
        "application/json",
        "chunked",
        "websocket",
        "0",
        "7",
        "-1",
        "close",
        "gzip",
        "ennead=x.y.z",
        "Bearer x.y.z",
    ]
)
requests = st.tuples(
    st.sampled_from(["GET", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "PUT", "TRACE", "get"]),
    paths,
    st.lists(st.tuples(header, wire), max_size=4),
    st.builds(lambda value: json.dumps(value).encode(), json_values) | st.binary(max_size=60),
)
