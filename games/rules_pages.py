"""The rules pages of the games, in every language; each is in the folder of its game."""

from __future__ import annotations

from functools import cache

from games.loading import folder
from words.clauses import Clause, found
from words.rules import Section, sections

PAGES = {"en": "RULES.md", "fr": "RULES.fr.md"}


@cache
def rules(game: str, language: str) -> tuple[Section, ...]:
    """Return the rules of a game; the first section is what stands under the title.

    A game from outside that has no page in this language shows the one that it has.

    Raises:
        FileNotFoundError: it has none.
    """
    beside = folder(game)
    pages = [page for page in (beside.joinpath(name) for name in (PAGES[language], *PAGES.values())) if page.is_file()]
    if not pages:
        raise FileNotFoundError(f"{game} has no {' or '.join(PAGES.values())}")
    return sections(pages[0].read_text(encoding="utf-8"))


@cache
def clauses(game: str, language: str) -> tuple[Clause, ...]:
    """Return the clauses of a game in the order of its page."""
    return found(rules(game, language))


def prefix(game: str) -> str:
    """Return the letters that the clause numbers of a game begin with."""
    return clauses(game, "en")[0].number[:2]
