"""What people are called where others read it."""

import unicodedata
from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pictures.typeface import load_label_face
from words import LANGUAGES, Words
from words.people import (
    END,
    ISOLATE,
    MARKS,
    fold_lookalikes,
    is_from_right_to_left,
    remove_invisible,
    shorten_name,
    shown_list,
    shown_name,
    shown_names,
    strip_invisible,
    told_apart,
)

EN = Words("en")
ZERO, FILLER, BLANK, OVERRIDE = "\u200b", "\u3164", "\u2800", "\u202e"
SAME = ["Ada", "ada", "Аdа", "Ada" + ZERO, "A\u2060da", "Ａｄａ", "𝐀𝐝𝐚", FILLER + "Ada", "Ada\U000e0041", "Ada\ufe0f"]  # noqa: RUF001
EMPTY = [
    "", " ", ZERO, FILLER, BLANK, "\u00ad", "\u200d\u200d", OVERRIDE, "\u0300", "\ufe0f", "\U000e0041",
    "\u115f \u1160",
]  # fmt: skip
ORDINARY = [
    "Ada", "Zoë O'Hara", "Ἑλένη", "चन्द्र", "👨‍👩‍👧", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "李小龍", "မြန်မာ", "a.b, c & d!",
    "...", "\U0001fae8",
]  # fmt: skip
RIGHT_TO_LEFT = ["محمد الفاتح", "דוד", "می‌خواهم", "٣٤"]
UNUSUAL = {"\u1e74", "\u1e75", "\u037a"}  # the font draws the tilde of two above, not below; the third is a mark
names = st.lists(st.sampled_from([*SAME, *EMPTY, *ORDINARY, *RIGHT_TO_LEFT, "Ada (2)", "Player 2"]), max_size=6)


@pytest.mark.parametrize("name", SAME)
def test_the_second_of_two_equal_names_is_numbered(name):
    first, second = shown_list(["Ada", name], EN)
    assert first == "Ada"
    assert second == f"{remove_invisible(name)} (2)"


def test_a_number_is_not_what_somebody_else_is_called():
    assert shown_list(["Ada", "Ada", "Ada (2)", "Ada"], EN) == ["Ada", "Ada (3)", "Ada (2)", "Ada (4)"]
    assert shown_list(["", "Player 1"], EN) == ["Player 1", "Player 1 (2)"]


def test_each_number_is_tried_once_in_a_list_of_equal_names(monkeypatch):
    tried = []
    monkeypatch.setattr("words.people.fold_lookalikes", lambda name: tried.append(name) or name)
    assert told_apart(["Ada"] * 1000)[-1] == "Ada (1000)"
    assert len(tried) < 5000


@given(names)
def test_no_two_names_at_a_table_look_alike(found):
    told = shown_list(found, EN)
    assert len({fold_lookalikes(name) for name in told}) == len(told)


@given(names)
def test_names_that_are_shown_already_stay_as_they_are(found):
    told = shown_list(found, EN)
    assert shown_list(told, EN) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EMPTY)
def test_a_name_that_cannot_be_seen_is_a_number(name, language):
    words = Words(language)
    assert shown_names({0: "Ada", 2: name}, words)[2] == words.say("replay-player", number=3)
    assert shown_name(name, words) == words.say("challenge-somebody")


@pytest.mark.parametrize("name", ORDINARY)
def test_an_ordinary_name_is_shown_as_it_is(name):
    assert shown_list([name, "Bo"], EN) == [name, "Bo"]
    assert shown_name(name, EN) == strip_invisible(name) == name


@pytest.mark.parametrize("name", RIGHT_TO_LEFT)
def test_a_name_from_right_to_left_is_isolated(name):
    assert shown_list(["Bo", name, name], EN) == ["Bo", f"{ISOLATE}{name}{END}", f"{ISOLATE}{name} (2){END}"]
    told = f"It is {shown_name(name, EN)}'s turn."
    assert strip_invisible(told) == told


@given(st.text(st.sampled_from("aд\u05d0\u202e\u2066\u2067\u2068\u2069\u200f \n"), max_size=12))
def test_no_text_turns_what_follows_around(text):
    depth = 0
    for letter in strip_invisible(text):
        assert letter not in "\u202e\u2066\u2067\u200f"
        depth += {ISOLATE: 1, END: -1, "\n": -depth}.get(letter, 0)
        assert depth in (0, 1)
    assert depth == 0
    assert not set(remove_invisible(text)) & {ISOLATE, END}


def test_marks_do_not_pile_up_on_a_letter():
    zalgo = "Z" + "\u0300\u0489" * 15 + "o"
    assert remove_invisible(zalgo) == zalgo[: 1 + MARKS] + "o"


def test_a_shortened_name_stays_isolated():
    long = shown_name("محمد" * 8, EN)
    assert shorten_name(long, 12) == f"{ISOLATE}{'محمد' * 2}محم…{END}"
    assert shorten_name("Ada", 12) == "Ada"


@pytest.mark.slow
def test_letters_that_a_picture_draws_alike_are_equal():
    face, drawn = load_label_face(), defaultdict(set)
    for number in face._names:
        letter = chr(number)
        if unicodedata.category(letter)[0] in "LN" and letter not in UNUSUAL:
            drawn[face.outline(letter), face.width(letter, 1)].add(letter)
    different = [
        letters for letters in drawn.values() if len({fold_lookalikes(f"Ad{letter}") for letter in letters}) > 1
    ]
    assert different == []
    assert sum(len(letters) > 1 for letters in drawn.values()) > 80


def test_names_in_a_language_from_left_to_right_are_not_isolated():
    assert not any(is_from_right_to_left(name) for name in ORDINARY)
