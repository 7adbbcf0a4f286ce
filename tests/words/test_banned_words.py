"""Words and signs that no text may use, because the rulebook or the language has another one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ennead.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PLACEABLE = "…"
"""Stands for what an argument writes into a message."""


@dataclass(frozen=True)
class Banned:
    """A pattern, the words to use instead, and the game whose texts it is for if not for all."""

    pattern: str
    instead: str
    game: str | None = None
    exact_case: bool = False

    def found(self, text: str, path: Path) -> str | None:
        """The banned part of a text, if there is one."""
        if self.game is not None and self.game not in path.parts:
            return None
        match = re.search(self.pattern, text, 0 if self.exact_case else re.IGNORECASE)
        return match and match.group()


BANNED: dict[str, list[Banned]] = {
    "en": [
        # The rulebooks' terms
        Banned(r"\bfate cards?\b", "Destiny card"),
        Banned(r"\bascending order\b", "reverse Devotion order", "ankh"),
        Banned(r"\bcamels?\b", "Camel", "ankh", exact_case=True),
        Banned(r"\b(fertile|desert|water) spaces?\b", "Fertile space", "ankh", exact_case=True),
        Banned(r"\b(monument|obelisk|pyramid|temple)s?\b", "Monument", "ankh", exact_case=True),
        Banned(r"\b(warrior|guardian|follower)s?\b", "Warrior", "ankh", exact_case=True),
        # Not English
        Banned(r"\b(an?|one|per) own \w+", "one of your own"),
        Banned(r"\banew\b", "again"),
        Banned(r"\bfor nothing\b", "for free"),
        Banned(r"\bplayed by (rules|version)\b", "played under"),
        Banned(r"\b(is|are) given back\b", "taken back"),
        Banned(r"\bgo on where\b", "continue where"),
        Banned(r"\A(no|yes)\Z", "a phrase that says what happens", "ankh"),
        Banned(r"\bgoods \+|\bper good\b", "resource", "tekhenu"),
        Banned(r"\bcoins?\b", "deben token", "tekhenu"),
        Banned(r"\bpay (\d+|…) followers?\b", "sacrifice", "ankh"),
        # Signs
        Banned(r"\s%", "no space before %"),
        Banned(r"(?<![\w\)-])-\d", "− before a number"),
        Banned(r" - |--(?!\w)", "–"),
        Banned(r"’", "'"),
        Banned(r"[\d…] : [\d…]", "2:1", "aton"),
    ],
    "ru": [
        # Tekhenu's terms
        Banned(r"\bплитк\w*", "жетон"),
        Banned(r"\bраздел(а|у|ом|е|ы|ов|ам|ами|ах)?\b", "секция", "tekhenu"),
        Banned(r"\bкруг(а|у|ом|е)?\b", "колесо", "tekhenu"),
        Banned(r"\bизлиш\w+", "избыток"),
        Banned(r"\bстату\w+ народу", "статуя, посвящённая людям"),
        Banned(r"\bдля народа\b", "людям", "tekhenu"),
        Banned(
            r"(?<!численность )(?<!численности )(?<!численностью )(?<!шкала )(?<!шкалы )"
            r"(?<!шкале )\bнаселени\w+",
            "численность населения",
            "tekhenu",
        ),
        Banned(r"\b(клетк\w+|клеток) храма\b", "ячейка храмового комплекса", "tekhenu"),
        Banned(r"\b(пуст|закрыт)\w+ (клетк\w+|клеток)\b", "ячейка", "tekhenu"),
        Banned(r"\bзапрещ[её]н\w*", "запретный", "tekhenu"),
        Banned(r"\bфинальн\w+ подсч[её]т\w*", "последний подсчёт очков"),
        Banned(r"\bсоло\b", "одиночная игра"),
        # Ankh's and Aton's terms
        Banned(r"\bбо(й|я|ю|ем|и|ёв|ям|ями|ях)\b", "сражение"),
        Banned(r"\bвид(а|у|ом|е|ы|ов)? монумент\w*", "тип монумента"),
        Banned(r"\bмонумент\w* (одного|любого|каждого|этого) вида\b", "тип монумента"),
        Banned(r"\bсыгран\w* карт\w*|\bкарт\w* (не )?сыгра\w+|\bсыграл\w* карт\w*", "разыграть"),
        Banned(r"\b(сыгра|игра)(ть|ет|ете|йте)( только)?( одну| две)? карт[уы]\b", "разыграть"),
        Banned(r"\bзаплат\w+( \w+)? (\d+|…) верующ\w+", "принести в жертву, отдать", "ankh"),
        Banned(r"\bизданн\w+ пол\w+", "поле из коробки"),
        Banned(r"\bвскрыти\w+", "открытие карт"),
        # Terms of all games
        Banned(r"\bделени(е|я|ю|ем|и|й|ям|ями|ях)\b", "клетка шкалы"),
        Banned(r"\b(порядок|порядка|порядку|порядке|очередь|очереди) хода\b", "очерёдность хода"),
        Banned(r"\bдаром\b", "бесплатно"),
        Banned(r"\bничего не стоит\b", "бесплатно"),
        Banned(r"\bстоит (хлеба|гранита|папируса|известняка):", "цена: 3 хлеба"),
        Banned(r"\bобъект\b(?! в фигурных)", "нейтральный монумент, ваша фигурка", "ankh"),
        Banned(r"\bмонет\w+", "жетон дебена", "tekhenu"),
        Banned(r"\bжетон\w* Осириса\b", "жетон загробного мира", "ankh"),
        Banned(r"\bпостро\w+", "возвести", "ankh"),
        Banned(r"\b1 веру\b", "жетон веры", "tekhenu"),
        # Not Russian
        Banned(r"\bвысш\w+ ставк\w+", "того, чья ставка выше всех"),
        Banned(r"\bсмотреть на \w+ ботов\b", "посмотреть игру"),
        Banned(r"\bкаждая своя\b", "каждая ваша"),
        Banned(r"\bв гостях\b", "в качестве гостя"),
        Banned(r"\w\(а\)", "a phrase that needs no gender"),
        Banned(r"\bна … ?%", "на 3 процентных пункта"),
        Banned(r"… (эт\w+|так\w+|люб\w+) ресурс\w*", 'NAME("resource", …) after a figure'),
        Banned(r"\bначальн\w+ чис(ло|ла|лу|лом|ле|ел|лам|лами|лах)\b", "зерно"),
        Banned(r"\bобязательств\w+", "отпечаток зерна"),
        # Signs
        Banned(r"(?<!\u00a0)%", "a non-breaking space before %"),
        Banned(r"(?<![\w\)-])-\d", "− before a number"),
        Banned(r" - |--(?!\w)| – ", "—"),
        Banned(r"[\d…] : [\d…]", "2:1", "aton"),
        Banned(r'["”][а-яё]|[а-яё]"', "«» and within them „“"),
    ],
    "pl": [
        Banned(r"(?<!\w)(?:równowag\w*(?! Maat))(?!\w)", "bilans"),
        Banned(r"(?<!\w)(?:dzia(ł|łu|łowi|łem|le|ły|łów|łom|łami|łach))(?!\w)", "sekcja"),
        Banned(r"(?<!\w)(?:zas(ób|obu|obowi|obem|obie))(?!\w)", "surowiec"),
        Banned(r"(?<!\w)(?:nadmiar(u|owi|em|ze)?)(?!\w)", "nadwyżka"),
        Banned(r"(?<!\w)(?:(?<!za )darmo)(?!\w)", "za darmo"),
        Banned(r"(?<!\w)(?:punktowani(e|a|u|em))(?!\w)", "punktacja"),
        Banned(r"(?<!\w)(?:przemieszcz\w*)(?!\w)", "porusza"),
        Banned(r"(?<!\w)(?:imi(ę|enia|eniu|eniem|ona|on))(?!\w)", "nazwa"),
        Banned(r"(?<!\w)(?:chleb(y|ów))(?!\w)", "chleba"),
        Banned(r"(?<!\w)(?:wapien(ie|i))(?!\w)", "wapienia"),
        Banned(r"(?<!\w)(?:granit(y|ów))(?!\w)", "granitu"),
        Banned(r"(?<!\w)(?:przeciwnie do zegara)(?!\w)", "przeciwnie do ruchu wskazówek zegara"),
        Banned(r"(?<!\w)(?:oba szczypce)(?!\w)", "obie pary szczypiec"),
        Banned(r"(?<!\w)(?:bez właściciela)(?!\w)", "neutralny"),
        Banned(r"(?<!\w)(?:z promieniem słońca)(?!\w)", "Opromieniona jednostka"),
        Banned(r"(?<!\w)(?:wróć do teraz)(?!\w)", "wróć do bieżącego momentu"),
        Banned(r"(?<!\w)(?:ankh(y|ów|ach|ami))(?!\w)", "żetony Ankh"),
        Banned(r"(?<!\w)(?:\w+(łeś|łaś))(?!\w)", "a phrase that needs no gender"),
        Banned(r"(?<!\w)(?:odchodz(i|ą) z gry)(?!\w)", "opuszcza grę"),
        Banned(r"(?<!\w)(?:świec(i|ą|ący|ące|ącą))(?!\w)", "podświetlony"),
        Banned(r"(?<!\w)(?:posąg(i)? dla ludu)(?!\w)", "posąg poświęcony ludowi"),
        Banned(r"(?<!\w)(?:surow(iec|ce|ców) nadwyżki)(?!\w)", "nadmiarowy surowiec"),
        Banned(r"(?<!\w)(?:kart\w* startow\w+)(?!\w)", "karta początkowa"),
        Banned(r"(?<!\w)(?:solo)(?!\w)", "gra jednoosobowa"),
        Banned(r"(?<!\w)(?:nisz(a|e|y|ę))(?!\w)", "pole", "aton"),
        Banned(r"(?<!\w)(?:premia \+)", "pole premiowe", "aton"),
        Banned(r"(?<!\w)(?:wydan\w+ plansz\w+)(?!\w)", "mapa z pudełka", "ankh"),
        Banned(r"(?<!\w)(?:nic nie kosztuje)(?!\w)", "za darmo", "ankh"),
        Banned(r"(?<!\w)(?:zapis\w{0,2} (gry|gier))(?!\w)", "zapis partii"),
        Banned(r"(?<!\w)(?:zobowiązani\w+)(?!\w)", "odcisk ziarna"),
        Banned(r"(?<!\w)(?:dotknij)(?!\w)", "wybierz"),
        Banned(r"(?<!\w)(?:monet\w+)(?!\w)", "żeton debena", "tekhenu"),
        Banned(r"(?<!\w)(?:ikon(a|y|ę))(?!\w)", "symbol", "tekhenu"),
        Banned(r"(?<!\w)(?:1 wiarę)(?!\w)", "żeton wiary", "tekhenu"),
        Banned(r"(?<!\w)(?:każdy swój \w+ daje)(?!\w)", "każdy twój"),
        Banned(r"(?<!\w)(?:na ruchu)(?!\w)", "ma ruch"),
        Banned(r"(?<!\w)(?:przeciwko przeciwnik\w+)(?!\w)", "twój przeciwnik to"),
        Banned(r"… (tak\w+|dowolnych) surow\w+", 'NAME("resource", …) after a figure'),
        Banned(r"(?<![\w-])ankh(?![\w-])", "Ankh", exact_case=True),
        # Signs
        Banned(r"\s%", "no space before %"),
        Banned(r"(?<![\w\)-])-\d", "− before a number"),
        Banned(r" - |--(?!\w)|—", "–"),
        Banned(r"[\d…] : [\d…]", "2:1", "aton"),
        Banned(r'["“][a-ząćęłńóśźż]|[a-ząćęłńóśźż]"', "„” and within them «»", exact_case=True),
        # Capitalised as in Ankh's rulebook
        Banned(r"(?<!\w)(?:monument\w*)(?!\w)", "Monument", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:bitw\w*)(?!\w)", "Bitwa", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:konflik[tc]\w*)(?!\w)", "Konflikt", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:wojowni[kc]\w*)(?!\w)", "Wojownik", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:strażni[kc]\w*)(?!\w)", "Strażnik", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:wyznawc\w*)(?!\w)", "Wyznawca", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:wielbłąd\w*)(?!\w)", "Wielbłąd", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:obelisk\w*)(?!\w)", "Obelisk", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:piramid\w*)(?!\w)", "Piramida", "ankh", exact_case=True),
        Banned(r"(?<!\w)(?:świąty[nń]\w*)(?!\w)", "Świątynia", "ankh", exact_case=True),
        Banned(
            r"(?<!\w)(?:bóg|bog(a|u|iem|owie|ów|om|ami|ach))(?!\w)", "Bóg", "ankh", exact_case=True
        ),
    ],
}


class _Text(Visitor):
    """What a message writes, all its variants one after another."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found.append(node.parse()["value"])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.append(PLACEABLE)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(PLACEABLE)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.found.append(PLACEABLE)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)
            self.found.append("\n")


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent file, each with its texts."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            text = _Text()
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                if pattern is not None:
                    text.visit(pattern)
            yield entry.id.name, "".join(text.found)


def names(path: Path, language: str) -> Iterator[tuple[str, str]]:
    """The names of a file, each with all its forms."""
    for term, by_language in json.loads(path.read_text("utf-8")).items():
        tables = by_language[language].values()
        yield term, "\n".join(form for table in tables for form in table.values())


def lines(path: Path) -> Iterator[tuple[str, str]]:
    """The lines of a page without what is code or data."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        text = re.sub(r"\{ [^{}]+ \}|`[^`]*`", PLACEABLE, line)
        yield f"line {number}", re.sub(r"^\|[-|]+$", "", text)


def help_texts(path: Path) -> Iterator[tuple[str, str]]:
    """The help of commands without what is code."""
    with path.open("rb") as file:
        for entry in read_po(file):
            if entry.id:
                yield f"line {entry.lineno}", re.sub(r"`[^`]*`", "", str(entry.string))


def texts(language: str) -> Iterator[tuple[Path, str, str]]:
    """All that people read in a language: the file, the message or line, and its text."""
    games = "ennead/games/*"
    fluent = [f"ennead/words/{language}.ftl", f"{games}/words/{language}.ftl"]
    fluent += [f"{games}/words/*.{language}.ftl"]
    fluent += [f"{games}/lessons/words/{language}.ftl", f"ennead/terminal/words/{language}.ftl"]
    fluent += [f"web/src/words/*.{language}.ftl", f"web/src/games/*/words/{language}.ftl"]
    for pattern in fluent:
        for path in sorted(ROOT.glob(pattern)):
            yield from ((path, *found) for found in messages(path))
    for pattern in ("ennead/words/names.json", f"{games}/words/names.json"):
        for path in sorted(ROOT.glob(pattern)):
            yield from ((path, *found) for found in names(path, language))
    for path in sorted(ROOT.glob(f"{games}/pages/{language}.md")):
        yield from ((path, *found) for found in lines(path))
    for path in sorted(ROOT.glob(f"ennead/terminal/locale/{language}.po")):
        yield from ((path, *found) for found in help_texts(path))


def faults(path: Path, where: str, text: str, banned: list[Banned]) -> list[str]:
    """What is wrong with a text, in words."""
    file = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return [
        f"{file}, {where}: “{found}”; use: {one.instead}"
        for one in banned
        if (found := one.found(text, path)) is not None
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_banned_word(language: str) -> None:
    found = [fault for place in texts(language) for fault in faults(*place, BANNED[language])]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_kinds_of_texts_are_read(language: str) -> None:
    read = {path.relative_to(ROOT).as_posix() for path, _, _ in texts(language)}
    assert {
        f"ennead/words/{language}.ftl",
        "ennead/words/names.json",
        "ennead/games/aton/words/names.json",
        f"ennead/games/tekhenu/words/{language}.ftl",
        f"ennead/games/ankh/pages/{language}.md",
        f"web/src/words/frame.{language}.ftl",
        f"web/src/games/tekhenu/words/{language}.ftl",
        f"ennead/terminal/words/{language}.ftl",
        *([] if language == "en" else [f"ennead/terminal/locale/{language}.po"]),
    } <= read


def test_a_fault_names_the_file_the_message_and_the_better_word(tmp_path: Path) -> None:
    game = tmp_path / "tekhenu"
    game.mkdir()
    file = game / "ru.ftl"
    file.write_text(
        'a = { $n ->\n    [one] жетон\n   *[other] Плитки: { $n }\n}\nb = { $n }{ "\\u00A0" }%\n'
        "c = { $n } %\n",
        "utf-8",
    )
    found = [fault for place in messages(file) for fault in faults(file, *place, BANNED["ru"])]
    assert found == [
        f"{file}, a: “Плитки”; use: жетон",
        f"{file}, c: “%”; use: a non-breaking space before %",
    ]


def test_a_word_of_one_game_may_be_used_in_another() -> None:
    only = Banned(r"\bраздел\b", "секция", "tekhenu")
    assert only.found("Раздел 1", Path("web/src/games/tekhenu/words/ru.ftl")) == "Раздел"
    assert only.found("Раздел 1", Path("web/src/words/pages.ru.ftl")) is None
