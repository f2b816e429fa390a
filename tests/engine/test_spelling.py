"""A word for the deal has one spelling: nothing in it is invisible, and no letter has a double of another script."""

import re
from itertools import combinations
from unicodedata import category, normalize

import pytest

from engine.spelling import COMMON, SCRIPTS, find_scripts, find_unused_character, normalize_word, well_spelled

BLANK = "\u2800\u3164\uffa0\u115f\u1160\u17b4\u17b5\u034f\u00ad\U0001d159\U00013441\U00016fe4\ufffc\u1680"


@pytest.fixture(scope="module")
def every():
    return [chr(code) for code in range(0x110000) if not 0xD800 <= code <= 0xDFFF]


@pytest.fixture(scope="module")
def used(every):
    """Return every character that may stand in a word; to ask for each takes seconds."""
    return {letter for letter in every if well_spelled(letter)}


@pytest.fixture(scope="module")
def letters(used):
    """Return those of each script."""
    return {name: {each for each in used if re.match(f"[{known}]", each)} for name, known in SCRIPTS.items()}


@pytest.mark.parametrize(
    ("typed", "counts"),
    [
        ("  Zanzibar \n trombone\u00a0", "zanzibar trombone"),
        ("e\u0301lan", "élan"),
        ("don\u2019t \u201csay\u201d it\u2014ever\u2026", "don't 'say' it-ever..."),
        ("\uff26\uff35\uff2c\uff2c ﬁg ²", "full fig 2"),
        ("\u0130stanbul \u0131l\u0131k", "istanbul ilik"),
        ("ΟΔΟΣ 7", "οδος 7"),
        ("\u0421\u041e\u0420", "\u0441\u043e\u0440"),
        ("٣ زيتون", "3 زيتون"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u064a\u062e\u0648\u0627\u0647\u0645"),
        ("七只蓝鹭", "七只蓝鹭"),
        ("올리브", "올리브"),
        ("あおい とり", "あおい とり"),
        ("オリーブ", "オリーブ"),
        ("\u2764\ufe0f \U0001f468\u200d\U0001f469", "\u2764 \U0001f468\U0001f469"),
        ("", ""),
    ],
)  # fmt: skip
def test_what_people_type_has_one_spelling(typed, counts):
    assert normalize_word(typed) == counts
    assert well_spelled(counts)
    assert normalize_word(counts.upper()) == counts, "capitals do not count"


@pytest.mark.parametrize(
    "letter", ["\u200b", "\u202e", "\u0007", "क", "\u0301", "\u01c0", "\u1d20", "\u217c", "|", "`", *BLANK]
)
def test_a_character_that_others_cannot_tell_is_not_in_use(letter):
    assert not well_spelled(f"olive{letter}")
    assert not well_spelled(letter)


@pytest.mark.slow
def test_nothing_that_shows_nothing_is_ever_used(used, letters):
    assert {category(letter)[0] for letter in used - letters["emoji"]} == {"L", "N", "P", "S"}
    assert {category(letter)[0] for letter in letters["emoji"]} <= {"S", "C"}, (
        "code points kept for emoji are not known"
    )
    assert not used & {*BLANK}


@pytest.mark.slow
def test_each_used_character_is_its_own_compatible_small_form(used):
    assert all(normalize("NFKC", letter).lower() == letter for letter in used)


@pytest.mark.slow
def test_no_letter_belongs_to_two_scripts(letters):
    assert all(letters.values())
    assert not [pair for pair in combinations(letters, 2) if letters[pair[0]] & letters[pair[1]]]
    assert not any(re.match(f"[{COMMON} ]", letter) for known in letters.values() for letter in known)


@pytest.mark.parametrize("word", ["\u043elive", "olive \u03bf", "青い", "へヘ", "olive \U0001fad2", "\u043e\u2764"])
def test_a_word_of_two_scripts_is_not_spelled_well(word):
    assert normalize_word(word) == word
    assert find_unused_character(word) is None
    assert (len(find_scripts(word)), well_spelled(word)) == (2, False)


@pytest.mark.slow
def test_whatever_is_used_and_of_one_script_is_spelled_well(every):
    for letter in every:
        word = normalize_word(f"a{letter}")
        assert well_spelled(word) == (find_unused_character(word) is None and len(find_scripts(word)) < 2), ascii(
            letter
        )
