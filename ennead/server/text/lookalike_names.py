"""Names that look alike: letters of several alphabets in one word, and homoglyphs.

`Anna` with a Cyrillic А looks like `Anna`, so a word may have letters of one alphabet only. That
leaves words written wholly in another alphabet, such as Cyrillic `сосо` for `coco`. They have the
same skeleton: a form in which letters that look the same are the same (compare Unicode Technical
Standard 39).

The table is our own and covers the alphabets that share letter shapes with Latin. Most of Unicode's
table is about scripts and symbols that the rule about words, normalization or the list of alphabets
deals with already, and the libraries that contain it are hardly maintained.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from ennead.server.errors import ApiError

MAX_SKELETON: Final = 96

ALPHABETS: Final = {
    **{
        name: name
        for name in (
            *("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "ETHIOPIC"),
            *("DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU"),
            *("KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER"),
        )
    },
    **dict.fromkeys(
        ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"),
        "EAST ASIAN",  # written together
    ),
    **dict.fromkeys(("MICRO", "OHM", "KELVIN", "ANGSTROM"), "LATIN"),  # signs made of letters
}
"""The alphabet of a letter, by the first word of its Unicode name."""
PHONETIC: Final = 0x0250
"""From here on, Latin letters without a decomposition are phonetic signs that no name needs."""
SCHWA: Final = "\u0259"  # used in Azerbaijani
EMOJI_STYLE: Final = "\ufe0f"
"""Follows symbols that have an emoji. The only invisible character that names may contain."""

_CYRILLIC: Final = (
    "АВЕЅІЈКМНОРСТУХԚԜҮҺЗЬӀѴаеѕіјкорсухԛԝүһԁгьӏѵ",
    "ABESIJKMHOPCTYXQWYh3blVaesijkopcyxqwyhdrblv",
)
_GREEK: Final = (
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΓΠΦαογνρυικϳ",
    "ABEZHIKMNOPTYXГПФaoyvpuikj",
)
_ARMENIAN: Final = ("ՕՏՍԼօոսհզցյ", "OSULonuhqgj")
_LATIN: Final = ("ıƖǀǝ01I|", "ill\u0259olll")
_TABLE: Final = {
    ord(letter): looks_like
    for letters, shapes in (_CYRILLIC, _GREEK, _ARMENIAN, _LATIN)
    for letter, looks_like in zip(letters, shapes, strict=True)
} | {ord("I"): "l"}
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def check_alphabets(name: str) -> None:
    """Raise ApiError if a word has letters of several alphabets, or of none that we know."""
    alphabet: str | None = None
    for character in unicodedata.normalize("NFKC", name):
        if not character.isalpha():
            if not character.isdigit() and unicodedata.category(character)[0] != "M":
                alphabet = None  # the word ends
            continue
        found = _alphabet(character)
        if found is None or alphabet not in (None, found):
            raise ApiError("bad-request", "a word in a name must have letters of one alphabet")
        alphabet = found


def _alphabet(letter: str) -> str | None:
    found = ALPHABETS.get(unicodedata.name(letter, "").split(" ")[0])
    if found == "LATIN" and ord(letter) >= PHONETIC and letter != SCHWA:
        return found if unicodedata.decomposition(letter) else None
    return found


def skeleton(name: str) -> str:
    """The form that names share if they look alike."""
    text = unicodedata.normalize("NFKC", " ".join(name.split()))
    shapes = [_shape(character) for character in unicodedata.normalize("NFD", text)]
    found = unicodedata.normalize("NFD", "".join(shapes).translate(_TABLE).casefold())
    for pair, letter in _PAIRS:
        found = found.replace(pair, letter)
    return unicodedata.normalize("NFC", found)[:MAX_SKELETON]


def _shape(character: str) -> str:
    """One sign for all kinds of hyphens, apostrophes and digits; none for what is invisible."""
    if character == EMOJI_STYLE:
        return ""
    if unicodedata.category(character) == "Pd":
        return "-"
    if character in "\u2018\u2019\u02bc\u0060\u00b4":
        return "'"
    digit = unicodedata.decimal(character, None)
    return character if digit is None else str(digit)
