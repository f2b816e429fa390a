"""The codes by which people share games: a number that nobody can guess, spelled so that it can be read aloud."""

from __future__ import annotations

import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that look alike, such as O and 0
LENGTH = 8
CODES = len(LETTERS) ** LENGTH  # below 10 ** 12, so that a code fits wherever a table number does


def new_code() -> int:
    """Return a code that nobody can guess."""
    return secrets.randbelow(CODES)


def format_share_code(code: int) -> str:
    """Return a code as people read it, such as ``2345-6789``."""
    letters = ""
    for _ in range(LENGTH):
        code, letter = divmod(code, len(LETTERS))
        letters = LETTERS[letter] + letters
    return f"{letters[:4]}-{letters[4:]}"


def parse_share_code(text: str) -> int | None:
    """Parse a code, with any spaces, dashes or ``#``; return ``None`` if it is not a code."""
    letters = [letter for letter in text.upper() if letter not in " -#"]
    if len(letters) != LENGTH or not set(letters) <= set(LETTERS):
        return None
    code = 0
    for letter in letters:
        code = code * len(LETTERS) + LETTERS.index(letter)
    return code
