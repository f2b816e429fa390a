"""The rules pages of the games, in every language; each is in the folder of its game."""

from __future__ import annotations

from functools import cache

from games.loading import find_folder
from words.clauses import Clause, complete_page, list_clauses
from words.languages import ENGLISH, LANGUAGES
from words.rules import Section, parse_sections


@cache
def load_rules(game: str, language: str) -> tuple[Section, ...]:
    """Return the rules of a game; the first section is what stands under the title.

    Clauses that the page of a language lacks are in English. A game from outside that has no English page shows
    the one that it has.

    Raises:
        FileNotFoundError: it has none.
    """
    written = [found for found in (read_page(game, each) for each in (language, *LANGUAGES)) if found]
    if not written:
        raise FileNotFoundError(f"{game} has no {' or '.join(map(page_name, LANGUAGES))}")
    return complete_page(written[0], read_page(game, ENGLISH))


def page_name(language: str) -> str:
    """Return the file of a rules page in the folder of a game."""
    return "RULES.md" if language == ENGLISH else f"RULES.{language}.md"


def read_page(game: str, language: str) -> tuple[Section, ...]:
    """Return the page of a game in one language as it was written; nothing if there is none."""
    file = find_folder(game).joinpath(page_name(language))
    return parse_sections(file.read_text(encoding="utf-8-sig")) if file.is_file() else ()


@cache
def load_clauses(game: str, language: str) -> tuple[Clause, ...]:
    """Return the clauses of a game in the order of its page."""
    return list_clauses(load_rules(game, language))


def find_prefix(game: str) -> str:
    """Return the letters that the clause numbers of a game begin with."""
    return load_clauses(game, ENGLISH)[0].number[:2]
