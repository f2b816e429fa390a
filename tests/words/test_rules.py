"""The rules pages: the same clauses in every language, split into pages that Discord can show."""

import re

import pytest

from cogs.library.games import PAGE
from games import rules_pages
from games.catalog import BOXES
from games.rules_pages import load_rules
from words import LANGUAGES, clauses
from words.rules import Section, parse_sections, split_pages

MOST_SECTIONS = 25  # options of one menu


def test_a_clause_that_a_page_lacks_is_there_in_english():
    whole = parse_sections("# T\n\n## A\n- **XX-01** one\n- **XX-02** two\n\n## B\n- **XX-03** three\n- **XX-04** four")
    own = parse_sections("# U\n\n## Ä\n- **XX-01** eins\n\n## B\n- **XX-03** drei")
    completed = clauses.complete_page(own, whole)
    assert [section.title for section in completed] == ["U", "Ä", "B"]
    assert [each.text for each in clauses.list_clauses(completed)] == [
        "**XX-01** eins", "**XX-02** two", "**XX-03** drei", "**XX-04** four",
    ]  # fmt: skip
    assert clauses.complete_page(own, ()) == own
    assert len(clauses.list_clauses(clauses.complete_page(parse_sections("# U\n\nText."), whole))) == 4


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_short_enough_and_contain_every_clause(game, language):
    sections = load_rules(game, language)
    assert 1 < len(sections) <= MOST_SECTIONS
    assert all(0 < len(section.title) <= 60 for section in sections)
    cut = split_pages(sections, PAGE)
    assert all(0 < len(page.text) <= PAGE for page in cut), "a clause is longer than a page"
    for at, section in enumerate(sections):
        mine = [page for page in cut if page.section == at]
        assert [line for page in mine for line in page.text.split("\n") if line] == [*section.clauses]
        assert [(page.number, page.of) for page in mine] == [(number, len(mine)) for number in range(1, len(mine) + 1)]


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_contain_only_what_discord_can_show(game, language):
    text = "\n".join(each for section in load_rules(game, language) for each in section.clauses)
    assert not re.search(r"^\||^```|^#", text, re.MULTILINE), "a table, a code block or a heading below the second"
    assert not re.search(r"\]\((?!https?:)", text), "a link to a file"


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_set_with_the_apostrophes_of_print(game, language):
    for section in load_rules(game, language):
        assert not any("'" in text for text in (section.title, *section.clauses))


def test_sections_are_split_only_between_clauses():
    section = Section("T", ("- aa", "- bb", "- cccccc", "d"))
    assert [page.text for page in split_pages([section], 9)] == ["- aa\n- bb", "- cccccc", "d"]


def test_a_paragraph_stands_apart_and_a_clause_does_not():
    section = Section("T", ("It is a game.", "It is by Ada.", "- XX-01 One.", "- XX-02 Two.", "That is all."))
    [page] = split_pages([section], 99)
    assert page.text == "It is a game.\n\nIt is by Ada.\n- XX-01 One.\n- XX-02 Two.\n\nThat is all."


def test_a_wrapped_clause_is_one_line():
    for each in load_rules("iliad", "fr")[1].clauses:
        assert "\n" not in each
        assert "  " not in each


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_quoted_without_marks_for_experts(game, language):
    marked = [each for each in rules_pages.load_clauses(game, language) if clauses.count_rulings(each.text)]
    assert marked
    for each in marked:
        assert not re.search(r"\*\(|\*\*\*|  ", each.quoted)
        assert each.quoted.startswith(f"**{each.number}** ")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("DE-04", "bis alle gelegt haben, verdeckt gelegte Karten"),  # hands are secret for good
        ("DE-32", "wer gewinnt, bekommt den dritten Wert"),
        ("DE-43", "aus einer anderen Reihe als deiner"),
        ("IL-22", "allen Karten der Person fern, der es gehört"),  # not of the partner
        ("IL-50", "das Heer aus dem eigenen Team"),
        ("IL-82", "Es beginnt, wer von ihnen Agamemnon hat"),
        ("OL-26", "wird die Seite gefragt, der Eurydike gehört"),
    ],
)
def test_a_german_clause_says_whom_it_is_about(number, said):
    pages = [clause for game in BOXES for clause in rules_pages.load_clauses(game, "de")]
    assert said in next(each.text for each in pages if each.number == number)
