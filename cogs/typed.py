"""What people type, and what there is that they may mean."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from discord.app_commands import Choice

CHOICES = 25  # of one autocomplete; Discord, interactions/application-commands


def matching(named: Mapping[str, str], typed: str) -> list[Choice[str]]:
    """Return the choices whose name contains what was typed."""
    found = [Choice(name=name, value=key) for name, key in named.items() if plainly(typed) in plainly(name)]
    return found[:CHOICES]


def plainly(name: str) -> str:
    """Return a name without capitals and accents, as people type it."""
    letters = unicodedata.normalize("NFD", name.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
