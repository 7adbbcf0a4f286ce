"""Sentences name a region by its area, and a divided one by its part."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from support.ankh.boards import SPLIT, TWO
from support.ankh.positions import ANKH, load

from ennead.words import LANGUAGES, Words

BY_TOKEN = re.compile(r"\b(region|regions|регион|регионе|regionie|regionu) \d", re.IGNORECASE)


def parts(state: Any) -> dict[int, str]:
    return {region["token"]: region["part"] for region in state.view(None)["table"]["regions"]}


def test_an_undivided_area_is_whole_and_a_divided_one_has_parts() -> None:
    tokens = {"1": "A2", "2": "C9", "3": "A3", "4": "A7"}
    assert set(parts(load(TWO, [["FirstAction", 0]])).values()) == {"whole"}
    found = parts(load(TWO, [["FirstAction", 0]], camels=SPLIT, tokens=tokens))
    divided = sorted(part for part in found.values() if part != "whole")
    assert len(divided) == 2
    assert divided[0] != divided[1]


def test_the_printed_board_divides_its_areas_by_the_compass() -> None:
    state = ANKH.new(5, 1, {"scenario": "old-kingdom"})
    words = Words("en", ANKH)
    words.show_places(state.view(None))
    names = {words.fill(f"{{ REGION({token}) }}") for token in parts(state)}
    assert len(names) == len(parts(state))
    assert "in East Egypt (south)" in names


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A Battle begins in the Nile Delta (north)."),
        ("ru", "В Дельте Нила (север) начинается сражение."),
        ("pl", "W Delcie Nilu (północ) zaczyna się Bitwa."),
    ],
)
def test_an_event_names_the_region_as_it_was(language: str, said: str) -> None:
    state = ANKH.new(2, 1)
    words = Words(language, ANKH)
    table: Any = state.view(None)["table"]
    space = next(name for name, it in table["map"]["hexes"].items() if it["region"] == "delta")
    event = {"event": "battle", "token": 3, "hex": space, "part": "n"}
    assert words.sentence(event, ["Nefer", "Khepri"]).lower().find("3") > 0
    words.show_places(state.view(None))
    assert words.sentence(event, ["Nefer", "Khepri"]) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_game_names_a_region_by_its_token(language: str) -> None:
    rng = random.Random(4)
    state = ANKH.new(4, 4)
    words = Words(language, ANKH)
    names = ["Nefer", "Khepri", "Sobek", "Tiye"]
    asked: list[str] = []
    while not state.over:
        words.show_places(state.view(None))
        for question in state.questions():
            asked += [words.sentence(question, names), words.waiting(question, names)]
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))
    told = [words.sentence(event, names) for event in state.events(None)]
    assert [text for text in told + asked if BY_TOKEN.search(text)] == []
