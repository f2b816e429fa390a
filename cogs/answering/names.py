"""What games, tables, turn times and computer players are called."""

from __future__ import annotations

from games.names import game_name
from store import Table as TableRow
from tables.duration import in_units
from tables.lobby import Lobby
from words import Words


def table_name(row: TableRow, words: Words) -> str:
    """Return the name of a table: its game and its number."""
    return f"{game_name(row.game, words)} {row.id}"


def computer_name(lobby: Lobby, words: Words) -> str:
    """Return a name for a computer player that nobody at the table has."""
    taken = {sitter.name for sitter in lobby.sitters}
    names = (words.say("lobby-computer", number=number) for number in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def turn_time(seconds: int, words: Words) -> str:
    """Return how long a turn may take."""
    count, unit = in_units(seconds) if seconds else (0, "none")
    return words.say("time-limit", count=count, unit=unit)
