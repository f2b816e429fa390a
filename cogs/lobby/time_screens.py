"""Turn times, as people see and choose them in a lobby."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from discord import ui

from cogs.answering.button_ids import Id
from cogs.answering.wording import turn_time
from cogs.lobby import text_forms
from tables.duration import read_duration
from tables.seats.lobby import Lobby
from words import LANGUAGES, Words

UNITS = {"minutes": "time-typed-minutes", "hours": "time-typed-hours", "days": "time-typed-days"}
LONGEST = 30  # characters of a typed time
FIELD = "time"


def describe_time(lobby: Lobby, words: Words) -> str:
    """Return the agreed turn time and, if there is one, what happens when it runs out."""
    limit = turn_time(lobby.time, words)
    return words.say("time-agreed", limit=limit, overtime=lobby.overtime) if lobby.time else limit


def own_time(number: int, words: Words) -> ui.Modal:
    """Return the form for a time of one's own."""
    example = words.say("time-own-example")
    field: ui.TextInput[Any] = ui.TextInput(custom_id=FIELD, placeholder=example, max_length=LONGEST)
    return text_forms.text_form(
        words.say("time-own-title"), Id("set-own-time", number), words.say("time-own-label"), field
    )


def own_time_typed(data: Any) -> int:
    """Return the time of one's own in seconds.

    Raises:
        Refused: the data is not from the form, or the time cannot be read or is out of bounds.
    """
    return read_duration(_typed(data), list_time_units())


@cache
def list_time_units() -> Mapping[str, str]:
    """Return what people call minutes, hours and days, in any language."""
    called = [(unit, Words(each).say(message)) for each in LANGUAGES for unit, message in UNITS.items()]
    return {word.casefold(): unit for unit, words in called for word in words.split(", ")}


def _typed(data: Any) -> str:
    """Return the text typed into the form.

    Raises:
        Refused: the data is not from this form.
    """
    return text_forms.read_typed(data, FIELD)
