"""The words of the host and the games; ``WHOLE`` has the languages that the README promises to be complete."""

from functools import cache

from terminal.translations import read_language as read

WHOLE = ("en", "fr", "de")
written = cache(read)

TYPOGRAPHY = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{RIGHT SINGLE QUOTATION MARK}": "'"})


def typed(text):
    """Return a text as it is typed, with plain spaces and apostrophes, to look for words in it."""
    return text.translate(TYPOGRAPHY)
