"""Letters as outlines, and the drawable part of a name."""

import pytest

from pictures.typeface import choose_title_face, load_label_face, load_title_face, strip_undrawable


@pytest.mark.parametrize("face", [load_label_face, load_title_face])
def test_a_line_is_as_wide_as_its_letters(face):
    alone = sum(face().width(letter, 20) for letter in "Ilion")
    assert face().width("Ilion", 20) == pytest.approx(alone)
    assert face().width("Ilion", 40) == pytest.approx(2 * alone)
    assert face().outline("Ilion").count("M") >= 5


@pytest.mark.parametrize("face", [load_label_face, load_title_face])
def test_every_letter_of_english_french_and_greek_can_be_drawn(face):
    letters = "abcxyzABCXYZ0123456789éèêëàâçîïôûùüœŒÉÀÇ’·…–—−+×/()?!:;, αβγδεωΑΩήώ"  # noqa: RUF001
    assert [letter for letter in letters if letter != " " and not face().outline(letter)] == []


def test_a_long_line_is_truncated_with_an_ellipsis():
    cut = load_label_face().fitted("Agamemnon, king of Mycenae", 15, 80)
    assert cut.endswith("…")
    assert load_label_face().width(cut, 15) <= 80
    assert load_label_face().fitted("Ajax", 15, 80) == "Ajax"
    assert load_label_face().fitted("Ajax", 15, 1) == "…"


@pytest.mark.parametrize(
    ("words", "cut"),
    [
        ("Agamemnon, king of Mycenae", "Agamemnon, king of…"),
        ("Maximilian-Oberhuber Wagner", "Maximilian-Oberhuber…"),
        ("A Featherstonehaughs", "A Featherstoneh…"),
    ],
)
def test_a_truncated_line_ends_after_a_word_unless_it_would_lose_half(words, cut):
    face = load_label_face()
    assert face.fitted(words, 15, face.width(words, 15) - 20) == cut


def test_lines_wrap_between_words():
    lines = load_label_face().wrapped("the wooden horse stands before the gate", 11, 60)
    assert " ".join(lines) == "the wooden horse stands before the gate"
    assert len(lines) > 2
    assert all(load_label_face().width(line, 11) <= 60 for line in lines)


def test_a_missing_letter_is_left_out_and_not_drawn_as_a_box():
    assert load_label_face().outline("漢") == ""
    assert load_label_face().width("漢", 15) == 0
    assert load_label_face().outline("a漢b") == load_label_face().outline("ab")
    assert not load_label_face().has("漢")
    assert load_label_face().has("é")


@pytest.mark.parametrize(("words", "face"), [("Δελφοί", load_title_face), ("Шахматы", load_label_face)])
def test_a_heading_has_a_face_with_all_its_letters(words, face):
    assert choose_title_face(words) is face()


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ada", "Ada"),
        ("Chloé 🎉", "Chloé"),
        ("Chloe\N{COMBINING ACUTE ACCENT}", "Chloé"),
        ("Δημήτρης", "Δημήτρης"),
        ("Юрий", "Юрий"),
        ("李小龍", ""),
        ("محمد", ""),
        ("Ada \N{RIGHT-TO-LEFT OVERRIDE}x", "Ada x"),
        ("שלום Ada", ""),
        ("z\N{COMBINING TILDE}\N{COMBINING TILDE}algo", "zalgo"),
        ("  a \t b\n", "a b"),
        ("\N{ZERO WIDTH JOINER}", ""),
        ("<b>&'\"", "<b>&'\""),
        ("\N{STENOGRAPHIC FULL STOP}", ""),
    ],
)
def test_the_drawable_part_of_a_name_is_drawn(name, drawn):
    assert strip_undrawable(name) == drawn


@pytest.mark.slow
def test_every_drawable_letter_has_an_outline():
    every = "".join(map(chr, range(0x20, 0x3000)))
    for start in range(0, len(every), 64):
        drawn = strip_undrawable(every[start : start + 64])
        assert [letter for letter in drawn if letter != " " and not load_label_face().outline(letter)] == []
