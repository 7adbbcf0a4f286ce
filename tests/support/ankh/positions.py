"""Positions of Ankh in the notation of the rules document, and shortcuts to answer and inspect.

    "Isis: G J1, W D3, obelisk D2 | Ra: G J9, giant-scorpion D4>s, satet F8* | neutral: pyramid B4"

G is a God, W a Warrior, `>` a Scorpion's facing, `*` a Sun token. Seats are in the order of the
gods. `Ra: joins Isis` is the lower half of a merged pair, `Ra: forgotten` a god that is out.
"""

from __future__ import annotations

from typing import Any, Final, cast

import pytest

import ennead
from ennead.core.errors import BadPosition
from ennead.games.ankh.knowledge.view import AnkhView, GodView, RegionView
from ennead.games.ankh.rules.state import Ankh

ANKH: Final = ennead.game("ankh")

Agenda = list[list[object]]
Head = dict[str, Any]
FIGURES: Final = {"G": "god", "W": "warrior"}
LEVELS: Final = [["cat-mummy", "satet"], ["mummy", "apep"], ["giant-scorpion", "androsphinx"]]
POWERS: Final = [
    ["revered", "inspiring", "commanding", "omnipresent"],
    ["pyramid-attuned", "resplendent", "temple-attuned", "obelisk-attuned"],
    ["glorious", "magnanimous", "bountiful", "worshipful"],
]
"""By level; the first ones have few side effects and fill the levels below a higher power."""
CARDS: Final = [
    "flood",
    "build-monument",
    "plague-of-locusts",
    "chariots",
    "drought",
    "miracle",
    "cycle-of-maat",
]
WEST, EAST, DELTA = 1, 2, 3
TOKENS: Final = {"1": "A2", "2": "C9", "3": "A3"}
CONFLICTS: Final = [0, 4, 8, 12, 16, 18]
"""How many events are done at each Conflict."""
MERGED: Final = 12
FORGOTTEN: Final = 16
EVENTS: Final = {"ControlMonument": (1, 14), "CamelCaravan": (5, 13)}
"""The first event of a kind, and the first one after gods have merged."""


def god(powers: str = "", pool: str = "", used: str = "", **fields: Any) -> Head:
    """What a god has apart from its pieces on the board."""
    head: Head = dict(fields)
    if powers:
        head["powers"] = _with_lower(powers.split())
    if pool:
        head["guardians"] = {kind: pool.split().count(kind) for kind in pool.split()}
    if used:
        head["hand"] = [card for card in CARDS if card not in used.split()]
    return head


def _with_lower(powers: list[str]) -> list[str]:
    """A power of a level needs two of each level below it."""
    found = powers[:]
    top = max(level for level, names in enumerate(POWERS) if set(names) & set(powers))
    for level in range(top):
        fill = [name for name in POWERS[level] if name not in powers]
        while sum(name in POWERS[level] for name in found) < 2:
            found.append(fill.pop(0))
    return found


def load(board: str, agenda: Agenda, heads: dict[str, Head] | None = None, **fields: Any) -> Ankh:
    """A position on the original map without camels, with defaults for everything not given.

    With a merged pair on the board, the third Conflict is over.
    """
    table: dict[str, Any] = {"gods": [], "lead": [], "forgotten": [], "pieces": {}}
    table["events"] = MERGED if " joins " in board else FORGOTTEN if "forgotten" in board else 0
    table.update({"suns": [], "facings": {}, "camels": [], "tokens": TOKENS, "heads": []})
    for part in board.split("|"):
        name, _, pieces = (text.strip() for text in part.partition(":"))
        _read_god(table, name.lower(), pieces)
    table["heads"] = [(heads or {}).get(name, {}) for name in table["gods"]]
    assert set(heads or {}) <= set(table["gods"])
    table["guardians"] = _guardians_named(board + str(heads))
    table.update(fields)
    options = {"scenario": "black-land", **table.pop("options", {})}
    state = ANKH.load(
        {
            "game": "ankh",
            "players": len(table["gods"]),
            "options": options,
            "seed": f"{0:032x}",
            "agenda": agenda,
            "table": table,
        }
    )
    assert isinstance(state, Ankh)
    return state


def _read_god(table: dict[str, Any], name: str, pieces: str) -> None:
    owner = None
    if name != "neutral":
        owner = len(table["gods"])
        table["gods"].append(name)
        table["lead"].append(owner)
    if pieces.startswith("joins "):
        table["lead"][owner] = [g.lower() for g in table["gods"]].index(pieces[6:].lower())
    elif pieces == "forgotten":
        table["forgotten"].append(owner)
    else:
        for piece in pieces.split(","):
            kind, where = piece.split()
            space, _, facing = where.rstrip("*").partition(">")
            assert space not in table["pieces"], f"{space} is named twice"
            table["pieces"][space] = [FIGURES.get(kind, kind), owner]
            if where.endswith("*"):
                table["suns"].append(space)
            if facing:
                table["facings"][space] = facing


def _guardians_named(text: str) -> list[str]:
    """One kind of each level, preferably one that is named."""
    bare = text.replace("cat-mummy", "CAT")
    named = {kind for level in LEVELS for kind in level if kind in bare}
    named |= {"cat-mummy"} if "CAT" in bare else set()
    return [next((kind for kind in level if kind in named), level[0]) for level in LEVELS]


def dealt(gods: list[str], agenda: Agenda, **fields: object) -> Ankh:
    """Black Land for these gods, as set up."""
    position = {
        "game": "ankh",
        "players": len(gods),
        "options": {"scenario": "black-land"},
        "agenda": agenda,
        "table": {"gods": gods, **fields},
    }
    state = ANKH.load(position)
    assert isinstance(state, Ankh)
    return state


def new_game(players: int, seed: int = 0) -> Ankh:
    state = ANKH.new(players, seed)
    assert isinstance(state, Ankh)
    return state


def refused(words: str) -> Any:
    """Loading a position must fail with these words in the message."""
    return pytest.raises(BadPosition, match=words)


def turn(board: str, seat: int = 0, /, **fields: Any) -> Ankh:
    """A seat's first action; pass gods by name among the fields."""
    return _with_gods(board, [["FirstAction", seat]], fields)


def acting(board: str, turn_action: str, seat: int = 0, /, **fields: Any) -> Ankh:
    """A seat has chosen its first action."""
    state = turn(board, seat, **fields)
    state.play(seat, f"act {turn_action}")
    return state


def event(board: str, step: str, seat: int = 0, /, **fields: Any) -> Ankh:
    """A seat has triggered an event."""
    fields.setdefault("events", EVENTS[step][" joins " in board])
    return _with_gods(board, [[step, seat], ["EndTurn", seat]], fields)


def conflict(board: str, by: int = 0, number: int = 0, /, **fields: Any) -> Ankh:
    """A seat triggers a Conflict: the last one if a pair is merged, otherwise the first.

    It runs up to its first question.
    """
    number = number or (5 if " joins " in board else 1)
    agenda: Agenda = [["Conflict", by], ["ResetMarker", "gain"], ["EndTurn", by]]
    players = len([part for part in board.split("|") if "neutral" not in part])
    said = {"events": CONFLICTS[number], "markers": {"gain": players + 1}}
    return _with_gods(board, agenda, {**said, **fields})


BATTLE: Final = [
    "OfferRelocation",
    "OfferSecondCard",
    "PlayCards",
    "Floods",
    "OfferBuilding",
    "Plagues",
    "MonumentMajorities",
    "Resolution",
    "OfferUnderworld",
    "Miracles",
    "OfferWorship",
    "CyclesOfMaat",
    "EndOfBattle",
]


def battle(board: str, *steps: list[object], then: str, token: int = DELTA, **fields: Any) -> Ankh:
    """In the middle of a Battle of the first Conflict: these steps, then stages from `then` on."""
    rest: Agenda = [[name] for name in BATTLE[BATTLE.index(then) :]] if then in BATTLE else [[then]]
    if then not in BATTLE:
        in_plague = then in ("ReturnDead", "PlagueDeaths")
        after = "MonumentMajorities" if in_plague else "OfferUnderworld"
        rest += [[name] for name in BATTLE[BATTLE.index(after) :]]
    agenda = [*steps, *rest, ["NextRegion", token + 1], ["EndTurn", 0]]
    fields["battle"] = {"token": token, **fields.get("battle", {})}
    return _with_gods(board, agenda, {"events": CONFLICTS[1], **fields})


def _with_gods(board: str, agenda: Agenda, fields: dict[str, Any]) -> Ankh:
    names = ("amun", "anubis", "isis", "osiris", "ra")
    heads = {name: fields.pop(name) for name in names if name in fields}
    return load(board, agenda, heads, **fields)


# Answering, by the names of gods.


def seat(state: Ankh, name: str) -> int:
    return [str(g) for g in state.dump()["table"]["gods"]].index(name)  # type: ignore[index]


def play(state: Ankh, name: str, *answers: str) -> None:
    for answer in answers:
        state.play(seat(state, name), answer)


def maybe(state: Ankh, name: str, *answers: str) -> None:
    """Give answers, except those already taken automatically as the only option."""
    for answer in answers:
        if answer in legal(state, name):
            play(state, name, answer)


def legal(state: Ankh, name: str, verb: str = "") -> list[str]:
    """All answers of a god; with a verb, the rest of its answers with that verb."""
    texts = [str(action) for action in state.legal(seat(state, name))]
    if not verb:
        return texts
    return [text.split(" ", 1)[1] for text in texts if text.split()[0] == verb]


def why_not(state: Ankh, seat: int, answer: str) -> str:
    """The name of the reason why an answer is not legal."""
    reason = state.why_not(seat, answer)
    assert reason is not None
    return reason.kind.name


def asked(state: Ankh) -> list[str]:
    """Who is asked what: ["action isis"]."""
    gods = seen(state)["gods"]
    names = {s: name for g in gods for s, name in zip(g["seats"], g["gods"], strict=True)}
    return [f"{q['question']} {names[cast(int, q['seat'])]}" for q in state.questions()]


def cards(state: Ankh, **chosen: str) -> None:
    """All gods of the Battle choose; two cards are separated by a blank."""
    for name, text in chosen.items():
        names = sorted(text.split(), key=CARDS.index)
        play(state, name, f"{'play' if len(names) == 1 else 'cards'} {' '.join(names)}")


def fight(state: Ankh, **chosen: str) -> None:
    """Choose cards; Amun announces no second one."""
    if asked(state) == ["two-cards amun"]:
        play(state, "amun", "decline")
    cards(state, **chosen)


def bids(state: Ankh, **offered: int) -> None:
    for name, bid in offered.items():
        play(state, name, f"bid {bid}")


def decline_all(state: Ankh, *questions: str) -> None:
    """Decline such questions for as long as they come."""
    while state.questions() and state.questions()[0]["question"] in questions:
        who = state.to_move[0]
        state.play(who, "decline" if "decline" in map(str, state.legal(who)) else "done")


# Looking.


def seen(state: Ankh, who: int | None = None) -> AnkhView:
    return cast(AnkhView, state.view(who)["table"])


def of(state: Ankh, name: str) -> GodView:
    """A god as everybody sees it; both names of a pair give the pair."""
    return next(view for view in seen(state)["gods"] if name in view["gods"])


def followers(state: Ankh, name: str) -> int:
    return of(state, name)["followers"]


def devotion(state: Ankh, *names: str) -> list[int]:
    return [of(state, name)["devotion"] for name in names]


def ascending(state: Ankh) -> list[str]:
    """The gods in play from the least Devotion to the most; a pair by its leading god."""
    views = {view["seats"][0]: view["gods"][0] for view in seen(state)["gods"]}
    return [views[leader] for stack in seen(state)["stacks"] for leader in stack]


def at(state: Ankh, *spaces: str) -> list[str]:
    """The pieces on these spaces: ["isis warrior", "neutral temple", ""]."""
    gods = {view["seats"][0]: view["gods"][0] for view in seen(state)["gods"]}
    found = []
    for space in spaces:
        piece = seen(state)["pieces"].get(space)
        owner = None if piece is None else piece["god"]
        found.append(
            f"{'neutral' if owner is None else gods[owner]} {piece['kind']}" if piece else ""
        )
    return found


def region(state: Ankh, token: int) -> RegionView:
    return next(view for view in seen(state)["regions"] if view["token"] == token)


def events_of(state: Ankh, kind: str, name: str = "") -> list[dict[str, Any]]:
    return [
        event
        for event in state.events(None)
        if event["event"] == kind and (not name or event["seat"] == seat(state, name))
    ]


def gods_of_events(state: Ankh, kind: str) -> list[str]:
    """The gods of all events of a kind, in order."""
    names = cast(list[str], state.dump()["table"]["gods"])  # type: ignore[index]
    return [names[event["seat"]] for event in events_of(state, kind)]


def gains(state: Ankh, name: str) -> list[int]:
    """The gains of Devotion, one by one."""
    return [event["amount"] for event in events_of(state, "devotion", name)]


def points(state: Ankh, name: str) -> dict[str, int]:
    """Devotion by source."""
    found: dict[str, int] = {}
    for event in events_of(state, "points", name):
        found[event["source"]] = found.get(event["source"], 0) + event["amount"]
    return found


def strengths(state: Ankh) -> dict[str, int]:
    """Each god's total in the last resolved Battle."""
    names = cast(list[str], state.dump()["table"]["gods"])  # type: ignore[index]
    return {names[event["seat"]]: event["total"] for event in events_of(state, "strength")}


def dead(state: Ankh) -> list[str]:
    """Where figures died, in order."""
    return [str(event["hex"]) for event in events_of(state, "died")]
