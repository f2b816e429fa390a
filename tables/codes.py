"""The codes by which games are shared: a number that cannot be guessed, spelt so that it can be read aloud."""

from __future__ import annotations

import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another, such as O for 0
LENGTH = 8
CODES = len(LETTERS) ** LENGTH  # below a million millions, so that a code fits where the number of a table does


def new_code() -> int:
    """Return a code that nobody can guess."""
    return secrets.randbelow(CODES)


def spelt(code: int) -> str:
    """Return a code as people read it."""
    letters = ""
    for _ in range(LENGTH):
        code, letter = divmod(code, len(LETTERS))
        letters = LETTERS[letter] + letters
    return f"{letters[:4]}-{letters[4:]}"


def read(text: str) -> int | None:
    """Return the code that somebody has typed, however they have separated it; ``None`` if it is none."""
    letters = [letter for letter in text.upper() if letter not in " -#"]
    if len(letters) != LENGTH or not set(letters) <= set(LETTERS):
        return None
    code = 0
    for letter in letters:
        code = code * len(LETTERS) + LETTERS.index(letter)
    return code
