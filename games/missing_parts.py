"""What a game from outside comes without."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.catalog import BOXES
from games.narrators import PLAIN
from games.painters import PAINTERS
from words import list_languages


def list_missing_parts(key: str, language: str) -> Iterator[str]:
    """Yield what a game comes without: words, the language, pictures, a lesson or know-how."""
    if key in PLAIN:
        yield "words"
    elif language not in list_languages(key):
        yield "language"
    if key not in PAINTERS:
        yield "pictures"
    if BOXES[key].lesson is None:
        yield "lesson"
    if not is_known(key):
        yield "know-how"


@cache  # making a game reads its cards
def is_known(key: str) -> bool:
    """Return whether a game brings know-how for computer players."""
    return BOXES[key].game().know_how is not None
