#!/usr/bin/env python3
"""A bot for Ennead in 30 lines: `ennead play aton --seats "human,cmd:examples/mybot.py"`.

It reads one line of JSON for each question and writes one with its answer. This bot picks the
action it has used least, so it tries everything. Messages for people go to stderr.
"""

import json
import sys
from collections import Counter

used: Counter[str] = Counter()


def choose(message):
    """Pick one of message["legal"]; message["view"] is everything the seat may know."""
    return min(message["legal"], key=lambda action: (used[action], action))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        print(f"seat {message['seat']} of {message['game']}", file=sys.stderr)
    elif message["type"] == "choose":
        action = choose(message)
        used[action] += 1
        print(json.dumps({"action": action}), flush=True)
    elif message["type"] == "over":
        break
