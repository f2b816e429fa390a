"""Search for clauses of the rules, by number or by words; suggest similar ones if there is no match."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from cogs.answering.autocomplete import fold_accents
from cogs.answering.layout import OPTION
from games.rules_pages import load_clauses
from words.clauses import Clause, parse_clause_number

NEAR = 5  # clauses suggested in place of one that does not exist
ALIKE = 0.75  # similarity of two words that forgives a typo
BEFORE = 20  # characters shown before the word searched for
_MARKED = re.compile(r"^\*\*\S+\*\* |\*\([^)]*\)\* ")  # the number at the beginning, and the mark of a ruling


def search_clauses(game: str, typed: str, language: str) -> list[Clause]:
    """Return the clauses whose number contains the typed one, or that contain all typed words."""
    known, number = load_clauses(game, language), parse_clause_number(typed)
    if number is None:
        wanted = _words(typed)
        return [each for each in known if all(word in _plain(each.text) for word in wanted)]
    letters, value = number
    return [each for each in known if each.number.startswith(letters) and str(value) in each.number]


def find_clauses(game: str, typed: str, language: str) -> list[Clause]:
    """Return the one clause with the typed number, or all that contain the typed words."""
    number = parse_clause_number(typed)
    if number is None:
        return search_clauses(game, typed, language)
    return [each for each in search_clauses(game, typed, language) if int(each.number[3:]) == number[1]]


def find_near_clauses(game: str, typed: str, language: str) -> list[Clause]:
    """Return up to ``NEAR`` clauses with the closest numbers, or with a word similar to a typed one."""
    known, number = load_clauses(game, language), parse_clause_number(typed)
    if number:
        closest = sorted(known, key=lambda each: abs(int(each.number[3:]) - number[1]))[:NEAR]
        return [each for each in known if each in closest]
    vocabulary = {word for each in known for word in _words(each.text)}
    alike = {like for word in _words(typed) for like in get_close_matches(word, vocabulary, 3, ALIKE)}
    return [each for each in known if alike & set(_words(each.text))][:NEAR]


def label_clause(clause: Clause, typed: str) -> str:
    """Return the label of a clause in a list: its number, and the text around the first match."""
    shown = _MARKED.sub("", clause.text).replace("*", "")
    found = [] if parse_clause_number(typed) else [_plain(shown).find(word) for word in _words(typed)]
    cut = max(0, min([at for at in found if at >= 0], default=0) - BEFORE)
    start = shown.find(" ", cut) + 1 if cut else 0
    label = f"{clause.number} {'… ' if start else ''}{shown[start:]}"
    return label if len(label) <= OPTION else label[: OPTION - 1] + "…"


@lru_cache(maxsize=1 << 10)
def _plain(text: str) -> str:
    return fold_accents(text)


def _words(typed: str) -> Sequence[str]:
    return re.findall(r"\w+", _plain(typed))
