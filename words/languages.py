"""The languages of the program: those with a folder of Fluent files here, called as Discord calls the language."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

ENGLISH = "en"  # complete by definition: it is said wherever another language lacks a sentence


def _found() -> tuple[str, ...]:
    """Return the folders that have Fluent files: English first, the others by the alphabet."""
    folders = [each for each in files(__package__).iterdir() if each.is_dir()]
    spoken = {each.name for each in folders if any(file.name.endswith(".ftl") for file in each.iterdir())}
    return ENGLISH, *sorted(spoken - {ENGLISH})


LANGUAGES = _found()


@lru_cache
def match_language(locale: str | None) -> str:
    """Return our language for a locale of Discord, such as ``de`` or ``en-GB``; English if we have no other."""
    wanted = locale or ENGLISH
    root = wanted.partition("-")[0]
    related = (language for language in LANGUAGES if language.partition("-")[0] == root)
    return wanted if wanted in LANGUAGES else next(related, ENGLISH)
