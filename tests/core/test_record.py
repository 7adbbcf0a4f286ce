"""Records replay exactly; damaged ones are refused with the line and the reason."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ennead
from ennead.core.errors import BadRecord, EnneadError
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State

aton = ennead.game("aton")


def random_game(seed: int, moves: int = 10_000) -> State:
    state = aton.new(seed=seed)
    rng = Rng.of(seed)
    while not state.over and moves:
        seat = state.to_move[rng.below(len(state.to_move))]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
        moves -= 1
    return state


FINISHED = random_game(2)
TEXT = str(FINISHED.record(names=["Nefer", 'The "Bot"']))


def test_a_record_has_the_documented_format() -> None:
    lines = TEXT.splitlines()
    assert lines[0].startswith('[Format "2"]  [Game "aton"]  [Rules "aton 1"]  [Data "sha256:')
    assert lines[1].startswith('[Players "Nefer" "The \\"Bot\\""]  [Commitment "')
    assert lines[2] == ""
    assert re.fullmatch(r"1\. \*( \d+){8}", lines[3])
    assert re.fullmatch(r"   [01]: (exchange|keep) \| [01]: (exchange|keep)", lines[4])
    assert all(len(line) <= 100 for line in lines[3:])


def test_names_and_result_are_kept() -> None:
    record = Record.parse(TEXT)
    assert record.headers["Players"] == ["Nefer", 'The "Bot"']
    assert record.header("Result") == "{}-{}".format(*FINISHED.scores)


def test_a_record_replays_to_any_move() -> None:
    record = Record.parse(TEXT)
    state = aton.new(seed=2)
    for move in range(record.moves):
        assert record.replay(move).dump() == state.dump()
        line = [line for line in record.entries if line.seat >= 0][move]
        state.play(line.seat, line.text)
    assert record.replay(record.moves).dump() == FINISHED.dump()
    for wrong in (-1, record.moves + 1):
        with pytest.raises(BadRecord, match="there is no move -?\\d+"):
            record.replay(wrong)


def test_whitespace_comments_and_line_breaks_do_not_matter() -> None:
    text = TEXT.replace(" | ", "\n  ").replace("2. ", "2. ; the second round\n\n", 1)
    text = text.replace("]  [", "]\n  [") + "; the end\n"
    assert str(Record.parse(text)) == TEXT


def test_a_record_of_a_real_table_replays_without_its_seed() -> None:
    text = re.sub(r'  \[Commitment "\w+"\]  \[Seed "\w+"\]', "", TEXT)
    assert "Seed" not in text
    replayed = Record.parse(text).replay()
    assert replayed.scores == FINISHED.scores
    assert replayed.dump()["table"] == FINISHED.dump()["table"]


def swap(old: str, new: str) -> Callable[[str], str]:
    def damage(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return damage


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (swap('[Game "aton"]  ', ""), "the header .Game"),
        (swap('[Game "aton"]', '[Game "chess"]'), "there is no game 'chess'"),
        (swap("[Game ", "[Sport "), "line 1: unknown header Sport"),
        (
            swap('"aton 1"', '"aton 9"'),
            "played under version 9 of the rules of aton, which cannot be",
        ),
        (swap('"aton 1"', '"ankh 1"'), r'the header \[Rules "aton …"\] is missing'),
        (swap('"sha256:', '"sha256:0'), "this game was played with data that differs"),
        (swap('[Options "{}"]', '[Options "{"]'), "cannot be set up"),
        (swap('[Options "{}"]', '[Options "[1]"]'), "cannot be set up"),
        (swap('"Nefer" ', ""), "aton is for 2 players, not 1"),
        (swap('[Seed "00', '[Seed "01'), "the seed does not match the commitment"),
        (swap('[Seed "00', '[Seed "zz'), "seed must be 1 to 64 bytes in hex"),
        (swap("1. * ", "1. * 99 "), "line 4: chance gave 99; expected 0 … 35"),
        (swap("1. * ", "1. * x "), "line 4: 'x' is not a chance outcome"),
        (swap("1. * ", "2. * "), "line 5: the record is on page 2, but the game is on page 1"),
        (swap("1. * ", "* "), r"line 4: expected a number like '1\.'"),
        (swap("0: lay", "7: lay"), "there is no seat 7"),
        (swap("0: lay", "0: fly"), "is not an action"),
        (swap("0: lay", "0: , lay"), "an answer is missing"),
        (swap("0: lay", "lay"), r"expected '\*' or a seat like '0:', found 'lay"),
        (
            swap("place ", "place 1a1, place 1a1, place "),
            "line 7: seat 1 cannot answer 'place 1a1' here",
        ),
        (swap("[Result ", '[Result "1-1"] [Resul'), "line 2: not a header: ' .Resul"),
        (lambda text: re.sub(r'\[Result "[^"]*"\]', '[Result "1-2"]', text), "the header says 1-2"),
        (lambda text: text[: len(text) // 2].rsplit("\n", 1)[0] + "\n", "the header says"),
        (lambda text: text + "11. 0: keep\n", "seat 0 is not asked here"),
        (lambda text: text + '[Game "aton"]\n', "header Game appears twice"),
        (lambda text: text + '[Position "{}"]\n', "a header follows the first move"),
    ],
)
def test_damage_is_refused_with_line_and_reason(damage: Callable[[str], str], said: str) -> None:
    with pytest.raises(EnneadError, match=said.replace("…", ".")):
        Record.parse(damage(TEXT)).replay()


def test_an_outcome_that_does_not_match_the_seed_is_refused() -> None:
    line = next(line for line in TEXT.splitlines() if line.startswith("1. *"))
    first = int(line.split()[2])
    text = TEXT.replace(line, line.replace(f"* {first}", f"* {(first + 1) % 36}", 1))
    with pytest.raises(BadRecord, match="line 4: chance gave .* but the seed gives"):
        Record.parse(text).replay()


def test_a_running_record_keeps_its_secrets() -> None:
    state = random_game(5, moves=3)
    assert len(state.to_move) == 1, "one has laid cards, the other has not"
    public = str(state.record())
    assert state.dice_key.hex() not in public
    assert "lay " not in public
    body = public.split("\n\n")[1]
    assert re.findall(r"\* ([^\n]*)", body)[0] == "? ? ? ? ? ? ? ?"
    with pytest.raises(BadRecord, match="line 4: this entry is still secret"):
        Record.parse(public).replay()
    whole = Record.parse(str(state.record(whole=True))).replay()
    assert whole.dump() == state.dump()


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    start = random_game(6, moves=30)
    state = aton.load(start.dump())
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    replayed = Record.parse(str(state.record())).replay()
    assert replayed.dump() == state.dump()


@given(st.text(max_size=300))
def test_any_text_is_parsed_or_refused(text: str) -> None:
    try:
        Record.parse('[Game "aton"]\n' + text)
    except BadRecord:
        pass


@given(
    st.integers(0, len(TEXT) - 1),
    st.sampled_from(" \n0123456789:|,*?[]\"'abc;.-{}é"),
    st.booleans(),
)
def test_one_wrong_letter_never_crashes_the_parser(at: int, letter: str, insert: bool) -> None:
    text = TEXT[:at] + letter + TEXT[at if insert else at + 1 :]
    try:
        state = Record.parse(text).replay()
    except EnneadError:
        return
    assert state.scores == FINISHED.scores, "what is accepted is the same game"
