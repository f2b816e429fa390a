"""Turn times, as people see and choose them in a lobby."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.answering.button_ids import Id
from cogs.answering.layout import Row, menu
from cogs.answering.names import turn_time
from store import Table as TableRow
from tables import Refused
from tables.duration import DAY, HOUR, MINUTE
from tables.lobby import AGREED, Lobby
from words import Words

TIMES = (0, 5 * MINUTE, HOUR, DAY)  # offered in seconds, besides a time of one's own
OVERTIMES = tuple(AGREED["overtime"])
LONGEST = 30  # characters of a typed time


def agreed(lobby: Lobby, words: Words) -> list[str]:
    """Return a line about the agreed turn time, if there is one."""
    overtime = words.say("time-overtime", overtime=lobby.overtime)
    return [words.say("time-agreed", limit=turn_time(lobby.time, words), overtime=overtime)] if lobby.time else []


def menus(row: TableRow, lobby: Lobby, words: Words) -> list[Row]:
    """Return the menus of the turn time and, if there is one, of what happens when it runs out."""
    times = [*(turn_time(each, words) for each in TIMES), words.say("time-own")]
    ends = [words.say("time-overtime", overtime=each) for each in OVERTIMES]
    chosen = [menu(times, Id("set-time", row.id), turn_time(lobby.time, words))]
    now = words.say("time-overtime", overtime=lobby.overtime)
    return [*chosen, menu(ends, Id("set-overtime", row.id), now)] if lobby.time else chosen


def offered_time(chosen: int) -> int | None:
    """Return the time of a menu option in seconds, or ``None`` for a time of one's own.

    Raises:
        Refused: there is no such option.
    """
    if not 0 <= chosen <= len(TIMES):
        raise Refused("forged")
    return TIMES[chosen] if chosen < len(TIMES) else None


def offered_overtime(chosen: int) -> str:
    """Return what happens when time runs out, by menu option.

    Raises:
        Refused: there is no such option.
    """
    if not 0 <= chosen < len(OVERTIMES):
        raise Refused("forged")
    return str(OVERTIMES[chosen])


def own_time(number: int, words: Words) -> ui.Modal:
    """Return the form for a time of one's own; discord.py keeps nothing of it in memory."""
    form = ui.Modal(title=words.say("time-own-title"), custom_id=str(Id("set-own-time", number)))
    example = words.say("time-own-example")
    field: ui.TextInput[Any] = ui.TextInput(custom_id="time", placeholder=example, max_length=LONGEST)
    form.add_item(ui.Label(text=words.say("time-own-label"), component=field))
    form.stop()
    return form


def typed(data: Any) -> str:
    """Return the text typed into the form.

    Raises:
        Refused: the data is not from this form.
    """
    for part in data.get("components", ()):
        field = part.get("component", {})
        if field.get("custom_id") == "time":
            return str(field.get("value", ""))
    raise Refused("forged")
