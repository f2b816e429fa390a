"""What people see and choose of the time of a table."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.answering.button_ids import Id
from cogs.answering.layout import Row, menu, plain
from engine.core import NOBODY, Seat
from store import Table as TableRow
from store import Turn
from tables import Refused
from tables.duration import DAY, HOUR, MINUTE, in_units
from tables.lobby import AGREED, Lobby
from tables.table import Table
from tables.turns import OVER, SLOW
from tables.votes import MOTIONS, longest, needed, votes
from words import Words

TIMES = (0, 5 * MINUTE, HOUR, DAY)  # what is offered for a turn, besides one's own
OVERTIMES = tuple(AGREED["overtime"])
LONGEST = 30  # characters of a time that somebody writes

# -- in the lobby


def agreed(lobby: Lobby, words: Words) -> list[str]:
    """Return the time that a table has agreed on, if it has."""
    overtime = words.say("time-overtime", overtime=lobby.overtime)
    return [words.say("time-agreed", limit=limit(lobby.time, words), overtime=overtime)] if lobby.time else []


def menus(row: TableRow, lobby: Lobby, words: Words) -> list[Row]:
    """Return the menus of the time for a turn, and of what happens at its end."""
    times = [*(limit(each, words) for each in TIMES), words.say("time-own")]
    ends = [words.say("time-overtime", overtime=each) for each in OVERTIMES]
    chosen = [menu(times, Id("time", row.id), limit(lobby.time, words))]
    now = words.say("time-overtime", overtime=lobby.overtime)
    return [*chosen, menu(ends, Id("overtime", row.id), now)] if lobby.time else chosen


def limit(seconds: int, words: Words) -> str:
    """Return how long a turn may take."""
    count, unit = in_units(seconds) if seconds else (0, "none")
    return words.say("time-limit", count=count, unit=unit)


def offered_time(chosen: int) -> int | None:
    """Return the time at a place of the menu, ``None`` for one's own.

    Raises:
        Refused: there is no such place.
    """
    if not 0 <= chosen <= len(TIMES):
        raise Refused("forged")
    return TIMES[chosen] if chosen < len(TIMES) else None


def offered_overtime(chosen: int) -> str:
    """Return the end of time at a place of the menu.

    Raises:
        Refused: there is no such place.
    """
    if not 0 <= chosen < len(OVERTIMES):
        raise Refused("forged")
    return str(OVERTIMES[chosen])


def own_time(number: int, words: Words) -> ui.Modal:
    """Return the form in which somebody writes a time of their own; it keeps nothing in memory."""
    form = ui.Modal(title=words.say("time-own-title"), custom_id=str(Id("own-time", number)))
    example = words.say("time-own-example")
    field: ui.TextInput[Any] = ui.TextInput(custom_id="time", placeholder=example, max_length=LONGEST)
    form.add_item(ui.Label(text=words.say("time-own-label"), component=field))
    form.stop()
    return form


def typed(data: Any) -> str:
    """Return what somebody wrote into the form.

    Raises:
        Refused: it is no such form.
    """
    for part in data.get("components", ()):
        field = part.get("component", {})
        if field.get("custom_id") == "time":
            return str(field.get("value", ""))
    raise Refused("forged")


# -- at the table


def lines(table: Table, words: Words) -> list[str]:
    """Return what there is to say of the time, of votes and of seats that are kept."""
    if table.status != "playing":
        return []
    lobby = table.lobby
    running = [line(table, turn, words) for turn in table.turns.values() if turn.due is not None]
    paused = [words.say("time-paused")] if lobby.paused else []
    wanted = [
        words.say(
            "time-votes",
            motion=motion,
            limit=limit(longest(lobby), words),
            votes=votes(lobby, motion),
            needed=needed(lobby, motion),
        )
        for motion in MOTIONS
        if votes(lobby, motion)
    ]
    kept = [plain(sitter.name) for sitter in lobby.sitters if sitter.owner is not None]
    return [*running, *paused, *wanted, *(words.say("time-kept", name=name) for name in kept)]


def line(table: Table, turn: Turn, words: Words) -> str:
    """Return whose time runs, and until when."""
    if turn.seat == NOBODY:
        return words.say("time-deserted", relative=moment(turn, "R"))
    name = plain(table.names[turn.seat])
    if turn.told == OVER:
        return words.say("time-up", name=name, relative=moment(turn, "R"))
    slow = "yes" if table.lobby.time >= SLOW else "no"
    return words.say("time-runs", name=name, relative=moment(turn, "R"), until=moment(turn, "f"), slow=slow)


def own(table: Table, seat: Seat, words: Words) -> list[str]:
    """Return until when the time of a seat runs, if it does."""
    turn = table.turns.get(seat)
    return [] if turn is None or turn.due is None else [line(table, turn, words)]


def call(table: Table, user: int, words: Words) -> str:
    """Return what a call says of the time of whom it calls; nothing where none runs."""
    seat = table.lobby.seat_of(user)
    turn = None if seat is None else table.turns.get(seat)
    if turn is None or turn.due is None:
        return ""
    return words.say("time-call", over="yes" if turn.told == OVER else "no", relative=moment(turn, "R"))


def moment(turn: Turn, style: str) -> str:
    """Return when time is up, as Discord shows it in each reader's zone and language; Discord, reference."""
    assert turn.due is not None, "a clock that stands has no end"
    return f"<t:{round(turn.due)}:{style}>"
