"""The French rules page has the same clauses as the English one."""

import re

import pytest

from tests.engine.test_rules_pages import GAMES, ITEM, page

FRENCH = (GAMES / "delphi" / "RULES.fr.md").read_text(encoding="utf-8")
RULING = re.compile(r"\((?:ruling|décision)\)")


def clauses(text):
    """Return each clause with its text."""
    parts = re.split(r"\n(?=- \*\*|\n?## )", text)
    return {found[1]: part for part in parts if (found := ITEM.match(part))}


def test_it_has_the_same_clauses_in_the_same_order():
    assert ITEM.findall(FRENCH) == ITEM.findall(page("delphi"))


def test_it_has_as_many_sections_with_as_many_clauses():
    assert [len(ITEM.findall(part)) for part in FRENCH.split("\n## ")] == [
        len(ITEM.findall(part)) for part in page("delphi").split("\n## ")
    ]


@pytest.mark.parametrize("number", ITEM.findall(FRENCH))
def test_the_same_is_marked_as_a_ruling(number):
    french, english = clauses(FRENCH)[number], clauses(page("delphi"))[number]
    assert len(RULING.findall(french)) == len(RULING.findall(english))


def test_its_punctuation_is_french():
    assert re.findall(r"\w [:;?!»]", FRENCH) == []
