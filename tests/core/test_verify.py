"""Verifying records, and finding everything that could have been changed in one."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from support import toy
from support.command_line import run

import ennead
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.log import CHANCE
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.shared_dice import commitment, commitment_to
from ennead.core.state import State
from ennead.core.verify import verify, verify_text

GAMES = ("aton", "tekhenu", "ankh", "toy")


def find(id: str) -> Game:
    return toy.GAME if id == "toy" else ennead.game(id)


def played(game: Game, moves: int | None = None) -> State:
    """A random game with one undo by consent, past a chance outcome."""
    state = game.new(2, seed=11)
    rng = Rng.of(5)
    went_back = False
    made = 0
    while not state.over and (moves is None or made < moves):
        seat = state.to_move[rng.below(len(state.to_move))]
        if made == 12 and not went_back:
            went_back = True
            undoing = next(s for s in range(state.players) if not state.can_undo(s))
            state.undo(undoing, consent=True)
        else:
            options = state.legal(seat)
            state.play(seat, options[rng.below(len(options))])
            made += 1
    return state


@cache
def text_of(id: str) -> str:
    return str(played(find(id)).record(names=["Ann", "Ben"]))


def line_with(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize("id", GAMES)
def test_an_unchanged_record_is_verified(id: str) -> None:
    text = text_of(id)
    verdict = verify_text(text)
    assert (verdict.fault, verdict.message) == ("", "")
    assert verdict.over
    record = Record.parse(text)
    assert verdict.moves == record.moves > 12
    assert verdict.outcomes == sum(line.seat == CHANCE for line in record.entries) > 0
    assert verdict.rewinds == 1
    assert "-".join(map(str, verdict.scores)) == record.header("Result")


@pytest.mark.parametrize("id", GAMES)
def test_a_changed_seed_is_found(id: str) -> None:
    record = Record.parse(text_of(id))
    seed = record.header("Seed")
    record.headers["Seed"] = [("0" if seed[0] != "0" else "1") + seed[1:]]
    assert verify(record).fault == "seed"
    record.headers["Commitment"] = [commitment(bytes.fromhex(record.header("Seed")))]
    assert verify(record).fault == "dice", "a commitment made to fit does not help"


@pytest.mark.parametrize("id", GAMES)
def test_a_changed_commitment_is_found(id: str) -> None:
    record = Record.parse(text_of(id))
    record.headers["Commitment"] = [commitment(b"another")]
    assert verify(record).fault == "commitment"


@pytest.mark.parametrize("id", GAMES)
def test_a_changed_result_is_found(id: str) -> None:
    text = text_of(id)
    changed = re.sub(r'\[Result "(\d+)', lambda m: f'[Result "{int(m[1]) + 1}', text)
    assert changed != text
    assert verify_text(changed).fault == "result"
    left_out = re.sub(r'\[Result "[^"]*"\]', "", text)
    assert verify_text(left_out).fault == "result"


@pytest.mark.parametrize("id", GAMES)
def test_every_outcome_is_checked(id: str) -> None:
    """This includes outcomes after the rewind, which use another branch of the dice."""
    text = text_of(id)
    record = Record.parse(text)
    chances = [at for at, line in enumerate(record.entries) if line.seat == CHANCE]
    for at in chances[:: max(1, len(chances) // 12)] + chances[-1:]:
        changed = Record.parse(text)
        line = changed.entries[at]
        line.text = str(int(line.text) + 1)
        verdict = verify(changed)
        assert verdict.fault == "dice"
        assert verdict.line == line.line, "it is found where it stands"
        del changed.entries[at]
        assert verify(changed).fault in ("dice", "move")


@pytest.mark.parametrize("id", GAMES)
def test_an_impossible_move_is_found(id: str) -> None:
    text = text_of(id)
    record = Record.parse(text)
    answers = [at for at, line in enumerate(record.entries) if line.seat != CHANCE]
    for at in answers[:: max(1, len(answers) // 10)]:
        other = Record.parse(text)
        other.entries[at].seat = 1 - other.entries[at].seat if other.entries[at].seat < 2 else 0
        assert verify(other).fault != "", "another seat"
        left_out = Record.parse(text)
        del left_out.entries[at]
        assert verify(left_out).fault != "", "left out"
    for at in (answers[-1], chances_end(record)):
        cut = Record(record.headers, record.entries[:at])
        assert verify(cut).fault in ("result", "dice")


def chances_end(record: Record) -> int:
    """A place inside a run of chance outcomes."""
    lines = record.entries
    return next(at for at in range(2, len(lines)) if lines[at].seat == lines[at - 1].seat == CHANCE)


@pytest.mark.parametrize("id", GAMES)
def test_undo_and_rewind_cannot_be_swapped(id: str) -> None:
    text = text_of(id)
    assert text.count("rewind") == 1
    assert verify_text(text.replace("rewind", "undo")).fault == "move"
    state = find(id).new(2, seed=3)
    seat = state.to_move[0]
    state.play(seat, state.legal(seat)[0])
    state.undo(seat)
    plain = str(state.record(whole=True))
    assert verify_text(plain).fault == ""
    verdict = verify_text(plain.replace("undo", "rewind"))
    assert verdict.fault == "move"
    assert "the record has 'rewind' here, but the game gives 'undo'" in verdict.message


def test_a_removed_rewind_is_found() -> None:
    """Without the rewind, the seed no longer gives the same outcomes."""
    record = Record.parse(text_of("toy"))
    at = next(i for i, line in enumerate(record.entries) if line.text == "rewind")
    assert any(line.seat == CHANCE for line in record.entries[at:])
    del record.entries[at]
    assert verify(record).fault != ""


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (r'\[Data "[^"]*"\]|[Data "sha256:0"]', "setup"),
        (r'\[Rules "aton 1"\]|[Rules "aton 99"]', "setup"),
        (r'\[Game "aton"\]|[Game "chess"]', "setup"),
        (r'\[Options "{}"\]|[Options "[1]"]', "setup"),
        (r'\[Seed "[^"]*"\]|', "no-seed"),
        (r'\[Seed "[^"]*"\]|[Seed "not hex"]', "seed"),
        (r'\[Commitment "[^"]*"\]|', "no-commitment"),
        (r"\n1\. \* \d+|\n1. * ?", "running"),
        (r'\[Game "aton"\]|[Game aton]', "unreadable"),
    ],
)
def test_other_changes_are_found(change: str, fault: str) -> None:
    before, _, after = change.partition("|")
    text = text_of("aton")
    changed = re.sub(before, after, text, count=1)
    assert changed != text
    assert verify_text(changed).fault == fault


def test_an_impossible_initial_position_is_found() -> None:
    state = find("ankh").load(find("ankh").new(2, seed=1).dump())
    text = str(state.record(whole=True))
    assert verify_text(text).fault == ""
    changed = text.replace('\\"followers\\"', '\\"fellows\\"')
    assert changed != text
    verdict = verify_text(changed)
    assert verdict.fault == "move"
    assert "the game cannot be started: heads[0] has no field 'fellows'" in verdict.message


def test_an_unfinished_game_is_verified_as_far_as_it_went() -> None:
    verdict = verify(played(find("aton"), 20).record(whole=True))
    assert (verdict.fault, verdict.over) == ("", False)


# At the terminal.


def written(folder: Path, text: str) -> Path:
    file = folder / "game.txt"
    file.write_text(text, "utf-8")
    return file


def test_the_command_reports_a_verified_record(tmp_path: Path) -> None:
    text = text_of("aton")
    record = Record.parse(text)
    file = written(tmp_path, text)
    result = run(f"verify {file}")
    assert result.exit_code == 0
    assert record.header("Commitment") in result.output
    assert f"all {record.moves} are legal" in result.output
    assert f"{record.header('Result')} follows from the moves" in result.output
    assert "rekeyed once, after a rewind that all players agreed to" in result.output
    seen = run(f"verify {file} --commitment {record.header('Commitment').upper()}")
    assert seen.exit_code == 0
    assert "is the one you saw" in seen.output
    other = run(f"verify {file} --commitment {commitment(b'other')}")
    assert other.exit_code == 1
    assert "which you saw" in other.output


@pytest.mark.parametrize(
    ("before", "after", "code", "said"),
    [
        (r'\[Seed "[0-9a-f]{4}', '[Seed "ffff', 1, "the seed was changed"),
        (r'\[Commitment "[0-9a-f]{4}', '[Commitment "ffff', 1, "the commitment was changed"),
        (r'\[Result "', '[Result "9', 1, "the header says 9"),
        (r"\n1\. \* \d+", "\n1. * 34", 1, "line 4: WRONG: chance gave 34"),
        (r"exchange|keep", "lay 1 2 3 4", 1, "this move, or one before it, was changed"),
        (r"\n1\. \* \d+", "\n1. * ?", 3, "the game was still running"),
        (r'\[Seed "[^"]*"\]', "", 3, "there is no seed"),
        (r"aton 1", "aton 7", 3, "cannot be checked with this version of ennead"),
        (r'\[Game "aton"\]', "", 1, "not a record"),
    ],
)
def test_the_command_reports_a_wrong_record(
    tmp_path: Path, before: str, after: str, code: int, said: str
) -> None:
    file = written(tmp_path, re.sub(before, after, text_of("aton"), count=1))
    result = run(f"verify {file}")
    assert result.exit_code == code
    assert said in result.output
    assert result.output.count("\n") == 1, "one line"


def test_a_text_that_is_not_a_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert run(f"verify {file}").exit_code == 1
    assert run(f"verify {tmp_path / 'nothing.txt'}").exit_code == 2


NUMBERS = ("0a" * 16, "ff" * 32)


def shared(*numbers: str, left_out: tuple[int, ...] = ()) -> State:
    """A finished game whose dice came from the seed and these numbers."""
    shares = [
        f"{commitment_to(number)} {'' if seat in left_out else number}".strip()
        for seat, number in enumerate(numbers)
    ]
    state = find("toy").new(2, seed=3, shares=shares)
    while not state.over:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    return state


def outcomes(state: State) -> list[str]:
    return [entry.text for entry in state.record().entries if entry.seat == CHANCE]


def test_every_revealed_number_changes_the_dice() -> None:
    alone = find("toy").new(2, seed=3)
    assert outcomes(shared(*NUMBERS)) != outcomes(shared(NUMBERS[0], "ee" * 32))
    assert outcomes(shared(*NUMBERS)) != outcomes(shared(*NUMBERS, left_out=(1,)))
    assert shared(*NUMBERS, left_out=(0, 1)).dice_key == alone.dice_key, "nobody revealed a number"


def test_the_key_of_shared_dice_is_the_documented_hash() -> None:
    text = "\n".join(["00" * 15 + "03", NUMBERS[0], "-"])
    assert shared(*NUMBERS, left_out=(1,)).dice_key == sha256(text.encode()).digest()


def test_a_record_lists_commitments_numbers_and_omissions_and_verifies() -> None:
    state = shared(*NUMBERS, left_out=(1,))
    text = str(state.record())
    first, second = (commitment_to(number) for number in NUMBERS)
    assert f'[Shares "{first} {NUMBERS[0]}" "{second}"]' in text
    assert verify_text(text).fault == ""
    replayed = Record.parse(text).replay()
    assert replayed.dump() == state.dump()
    assert str(replayed.record()) == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (NUMBERS[0], "0b" * 16),
        (" " + NUMBERS[0], ""),
        (commitment_to(NUMBERS[0]), commitment_to(NUMBERS[1])),
        (commitment_to(NUMBERS[0]), "short"),
    ],
    ids=["another number", "left out afterwards", "another commitment", "no commitment"],
)
def test_a_changed_share_is_found(old: str, new: str) -> None:
    verdict = verify_text(str(shared(*NUMBERS).record()).replace(old, new, 1))
    assert verdict.fault == "dice"


def test_shares_for_the_wrong_number_of_seats_are_refused() -> None:
    with pytest.raises(BadOptions, match="1 shares for 2 players"):
        find("toy").new(2, seed=3, shares=[commitment_to(NUMBERS[0])])
