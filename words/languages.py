"""The languages of the program: those with a folder of Fluent files here, called as Discord calls the language."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Protocol

UNREAD = "\N{REPLACEMENT CHARACTER}"  # in place of what is not in UTF-8
ENGLISH = "en"  # complete by definition: it is said wherever another language lacks a sentence


def _found() -> tuple[str, ...]:
    """Return the folders that have Fluent files: English first, the others by the alphabet."""
    folders = [each for each in files(__package__).iterdir() if each.is_dir()]
    spoken = {each.name for each in folders if any(file.name.endswith(".ftl") for file in each.iterdir())}
    return ENGLISH, *sorted(spoken - {ENGLISH})


LANGUAGES = _found()


class Readable(Protocol):
    """A file."""

    def read_bytes(self) -> bytes:
        """Return what is in it."""
        ...


def read_text(file: Readable) -> str:
    """Return what a translator has written, without the mark that some editors put before it."""
    return file.read_bytes().decode("utf-8-sig", errors="replace").replace("\r\n", "\n")


@lru_cache
def match_language(locale: str | None) -> str:
    """Return our language for a locale of Discord, such as ``de`` or ``en-GB``; English if we have no other."""
    wanted = locale or ENGLISH
    root = wanted.partition("-")[0]
    related = (language for language in LANGUAGES if language.partition("-")[0] == root)
    return wanted if wanted in LANGUAGES else next(related, ENGLISH)
