#!/usr/bin/env python3
"""A bot at a server's table: `examples/table_bot.py http://127.0.0.1:8000 TABLE TOKEN`.

It takes any open seat, reads the stream of states and always gives the first legal answer. Get a
token from `POST /api/me/token`. Its share of the dice is a random number that it commits to when it
sits down, reveals before the game starts, and finds again in the table afterwards.
"""

import hashlib
import json
import secrets
import sys
from urllib.request import Request, urlopen

server, table, token = sys.argv[1:4]


def call(path, body=None):
    """Call the API (see docs/http.md); with a body, as a POST."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(f"{server}/api/tables/{table}{path}", data, headers))


number = secrets.token_bytes(32)
commitment = hashlib.sha256(number).hexdigest()
seat = json.load(call("/seats", {"seat": None, "dice": commitment}))["mine"][0]
for line in call(f"/stream?seat={seat}"):
    state = json.loads(line) if line.strip() else {}
    if state and state["table"]["revealing"]:
        call("/dice", {"seat": seat, "number": number.hex()})
    if state.get("legal"):
        action, asked = state["legal"][0]["text"], state["asked"]
        request = f"answer-{asked}"  # repeating a request has no effect
        call("/play", {"seat": seat, "question": asked, "action": action, "request": request})
