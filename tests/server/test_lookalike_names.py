"""Names that look like another person's are refused; names in any one alphabet are welcome."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from support.server_process import Server
from support.two_players import assert_error_code

from ennead.server.errors import ApiError
from ennead.server.store.migrate import upgrade
from ennead.server.text.clean_text import clean_name
from ennead.server.text.lookalike_names import check_alphabets, skeleton

PASSWORD = "correct horse battery"
numbers = itertools.count(2)

SAME = [
    ("Anna", "Аnna"),  # a Cyrillic А
    ("coco", "сосо"),  # wholly Cyrillic
    ("AHHA", "АННА"),
    ("PAX", "РАХ"),
    ("Alex", "AIex"),  # a capital i
    ("Bill", "Bi11"),
    ("Otto", "0tto"),
    ("Amold", "Arnold"),
    ("Wanda", "VVanda"),
    ("Nora", "Νora"),  # a Greek Ν
    ("O'Neil", "O’Neil"),
    ("Anna-Maria", "Anna\u2010Maria"),
    ("Anna", "Ａｎｎａ"),  # full width
    ("Anna", "𝐀𝐧𝐧𝐚"),
    ("Ann\u2764", "Ann\u2764\ufe0f"),
    ("Ёж", "Ëж"),
    ("Agent 7", "Agent ٧"),
]
DIFFERENT = [
    ("Żółw", "Zolw"),
    ("Łukasz", "Lukasz"),
    ("Ольга", "Olga"),
    ("Мария", "Maria"),
    ("Анна", "Anna"),
    ("Ёлка", "Елка"),
    ("Ann", "Anna"),
    ("Ann 1", "Ann 2"),
]
ACCEPTED = [
    *("Żółw", "Łukasz", "Świętosława", "Źdźbło", "Zażółć gęślą jaźń"),
    *("Нефер II", "Ёлка", "Щукин", "Їжак", "Ўладзімір"),
    *("Anna Каренина", "Мария-Anna", "Nefer 7", "Нефер7"),
    *("Nguyễn", "Ştefan", "Əli", "Žižka", "Þór", "O'Neil", "Αθηνά", "田中ひろし", "김철수", "שרה"),
    *("Ann ★", "Ann \u2764\ufe0f"),
]
REFUSED = [
    *("Аnna", "Annа", "Nеfer", "Нeфер", "Νora", "Ann7а"),
    *("ɑnna", "ᎪᏞᎬX", "ꓮꓠꓠꓮ", "An\ufe0fnа"),
]
INVISIBLE = ["An\u200bna", "Anna\u00ad", "An\u2060na", "Ann\u3164a", "Ann\u17b4a", "Anna\ufe00"]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert one != other
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_look_different_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", ACCEPTED)
def test_a_name_in_one_alphabet_is_accepted(name: str) -> None:
    assert clean_name(name)
    check_alphabets(name)


@pytest.mark.parametrize("name", REFUSED)
def test_a_word_with_letters_of_two_alphabets_is_refused(name: str) -> None:
    with pytest.raises(ApiError, match="one alphabet"):
        check_alphabets(name)


@pytest.mark.parametrize("name", INVISIBLE)
def test_invisible_characters_are_refused(name: str) -> None:
    with pytest.raises(ApiError, match="printable"):
        clean_name(name)


def test_a_skeleton_fits_its_column() -> None:
    assert len(skeleton("\ufdfa" * 24)) <= 96


# At a server.


def account(server: Server, name: str) -> None:
    server.client().post("/accounts", name=name, password=PASSWORD)


def test_nobody_can_take_a_look_alike_of_an_account_s_name(server: Server) -> None:
    number = next(numbers)
    account(server, f"Раса {number}")  # Cyrillic; in Latin letters it looks like Paca
    wanted = f"Paca {number}"
    guest = server.client("Ben")
    assert_error_code("name-taken", guest.call, "PATCH", "/me", name=wanted)
    assert_error_code("name-taken", guest.post, "/accounts", name=wanted, password=PASSWORD)
    account(server, f"Cleo {number}")
    other = server.client()
    other.post("/session", name=f"Cleo {number}", password=PASSWORD)
    assert_error_code("name-taken", other.call, "PATCH", "/me", name=wanted)
    assert_error_code("bad-request", other.call, "PATCH", "/me", name=f"Pаca {number}")
    assert other.get("/me")["name"] == f"Cleo {number}"


def test_an_owner_may_vary_their_own_name(server: Server) -> None:
    number = next(numbers)
    owner = server.client()
    owner.post("/accounts", name=f"Arno {number}", password=PASSWORD)
    for name in (f"ARNO {number}", f"Amo {number}", f"Amo {number}"):
        assert owner.call("PATCH", "/me", name=name)["name"] == name


def test_a_name_that_was_given_up_is_free_again(server: Server) -> None:
    number = next(numbers)
    owner = server.client()
    owner.post("/accounts", name=f"Oleo {number}", password=PASSWORD)
    owner.call("PATCH", "/me", name=f"Other {number}")
    account(server, f"OIeo {number}")


def test_accounts_that_look_alike_already_are_left_alone(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'ennead.db'}")
    insert = "INSERT INTO people (id, name, login, created) VALUES (:id, :name, :login, 0)"
    rows = [("1", "Alex", "alex"), ("2", "AIex", "aiex"), ("3", "Guest", None)]
    with engine.begin() as connection:
        upgrade(connection, "0008")
        for id, name, login in rows:
            connection.execute(text(insert), {"id": id, "name": name, "login": login})
        upgrade(connection)
        found = connection.execute(text("SELECT name, skeleton FROM people ORDER BY id")).all()
    engine.dispose()
    assert [tuple(row) for row in found] == [("Alex", "alex"), ("AIex", "alex"), ("Guest", None)]
