"""A name is shown as written: without markup, mentions, times, emoji, links or changes of writing direction."""

import ast
import re
from pathlib import Path

import pytest
from discord import ui
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.answering.button_ids import Id, parse_id
from cogs.answering.layout import (
    BUTTONS,
    Answer,
    escape_markup,
    format_block,
    lay_out_choices,
    make_button,
    make_menu,
    people_menu,
)
from words.people import strip_invisible

ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")  # a character that Discord shows without its backslash
UNSEEN = "\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
TRICKS = [
    "<t:1700000000:R>", "<:x:123456789012345678>", "<a:x:123456789012345678>", "</play:123456789012345678>",
    "<#123456789012345678>", "<@123456789012345678>", "<@&123456789012345678>", "<id:customize>", "<https://e.vil>",
    "http://e.vil", "https://e.vil/a_b_c", "discord.gg/abc", "discord.com/invite/a", "steam://run", "[a](https://e.vil)",
    "[**a**](b)", "**a**", "_a_", "~~a~~", "||a||", "`a`", "# a", "-# a", "- a", "> a", ">>> a", "@everyone", "@here",
    "\\", "\\*a*", *UNSEEN,
]  # fmt: skip
ORDINARY = ["Ada", "Ben 2", "Zoë O’Hara", "Ἑλένη", "أدا", "चन्द्र", "👨‍👩‍👧", "❤️", "می‌خواهم", "a.b, c & d!", "50 % (ok)"]  # noqa: RUF001
names = st.lists(st.sampled_from([*TRICKS, *ORDINARY, " ", "\n"]) | st.text(max_size=4), max_size=6).map("".join)


def left(shown):
    """Return what Discord may still read as markup: everything that is not escaped."""
    return ESCAPED.sub("\0", shown)


@given(names)
@example("".join(TRICKS))
def test_no_markup_in_a_name_takes_effect(name):
    found = left(escape_markup(name))
    assert not set(found) & set("*_~|`<[\\")
    assert "://" not in found
    assert not re.search(r"\.[A-Za-z0-9-]+/", found)
    assert not re.search(r"^\s*[>#-]", found, re.MULTILINE)
    assert not re.search(r"@(everyone|here|[!&]?\d{17})", found)
    outside = re.sub("\u2068([^\u2066-\u2069\n]+)\u2069", r"\1", found)
    assert not set(outside) & set(UNSEEN) - {"\u200b"}, "but for the one that parts an @ from what follows"


@given(names)
def test_escaping_does_not_change_how_a_name_looks(name):
    assert ESCAPED.sub(r"\1", escape_markup(name)).replace("@\u200b", "@") == strip_invisible(name)


@pytest.mark.parametrize("name", ORDINARY)
def test_an_ordinary_name_is_not_escaped(name):
    assert escape_markup(name) == name


@pytest.mark.parametrize("unseen", UNSEEN)
def test_labels_and_blocks_contain_no_invisible_characters(unseen):
    assert make_button(f"a{unseen}b", Id("hand", 1)).label == "ab"
    assert make_menu([f"a{unseen}b"], Id("hand", 1), "which").children[0].options[0].label == "ab"  # type: ignore[attr-defined]
    assert unseen not in format_block([f"a{unseen}b"])
    assert make_button(unseen, Id("hand", 1)).label, "Discord takes no empty label"


def menus(parts):
    return [each.children[0].custom_id for each in parts if isinstance(each.children[0], ui.Select | ui.UserSelect)]


def test_a_menu_that_is_drawn_again_has_another_id():
    answers, identity = [Answer(at, f"{at}") for at in range(BUTTONS + 1)], Id("answer", 1)
    for draw in (lambda: lay_out_choices(answers, identity, "which"), lambda: [people_menu(identity, "whom")]):
        [[first], [second]] = menus(draw()), menus(draw())
        assert first != second
        assert parse_id(first) == parse_id(second) == identity


def test_all_menus_are_made_in_one_file():
    """Forms are open once, so their fields keep their names."""
    made = {
        (path.name, node.attr)
        for path in (Path(__file__).parents[3] / "cogs").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr.endswith("Select")
    }
    assert {each for each in made if each[0] != "layout.py"} == {("form_fields.py", "Select")}
    assert len(made) == 4, "little is compared"
