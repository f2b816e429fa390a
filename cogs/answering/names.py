"""What games, tables, turn times, computer players and people at tables are called."""

from __future__ import annotations

from engine.core import Seat
from games.narrators import game_name
from store import Table as TableRow
from tables.duration import in_units
from tables.play.table import Table
from tables.seats.lobby import Lobby
from words import Words
from words.figures import list_computer_names
from words.people import fold_lookalikes, shown_list, shown_names

SHOWN = 32  # digits of a seal, which are 128 of its 256 bits


def table_name(row: TableRow, words: Words) -> str:
    """Return the name of a table: its game and its number."""
    return f"{game_name(row.game, words)} {row.id}"


def shorten_seal(seal: str) -> str:
    """Return what is shown of a seal before anybody checks the deal; docs/fair-deal.md says why that is enough."""
    return f"{seal[:SHOWN]}\N{HORIZONTAL ELLIPSIS}"


def computer_name(lobby: Lobby, words: Words) -> str:
    """Return a name for a computer player that looks like none at the table: a figure of the legend, or a number.

    The seal, which everybody knows, says with which figure a table begins.
    """
    taken = {fold_lookalikes(name) for name in _stored(lobby)}
    figures = list_computer_names(lobby.game, words)
    first = sum(lobby.seal.encode()) % max(1, len(figures))  # of any text, so that a damaged seal stops nobody
    numbered = (words.say("lobby-computer", number=number) for number in range(1, len(taken) + 2))
    names = (*figures[first:], *figures[:first], *numbered)
    return next(name for name in names if fold_lookalikes(name) not in taken)


def names_of(table: Table, words: Words) -> dict[Seat, str]:
    """Return the names of the players, by seat, as people read them."""
    return shown_names(table.names, words)


def names_at(table: Table, ply: int, words: Words) -> dict[Seat, str]:
    """Return the names of those who were the players when the move at a ply was made, as people read them."""
    return shown_names(table.history.names_at(ply, table.names), words)


def names_in(lobby: Lobby, words: Words) -> list[str]:
    """Return the names of the players by seat, then of those who are invited, as people read them."""
    return shown_list(_stored(lobby), words)


def name_beside(lobby: Lobby, name: str, words: Words) -> str:
    """Return the name of somebody who would like to sit down, as people read it."""
    return shown_list([*_stored(lobby), name], words)[-1]


def host_name(lobby: Lobby, words: Words) -> str | None:
    """Return the name of the host as people read it, or ``None`` if they have no seat."""
    seat = lobby.seat_of(lobby.host)
    return None if seat is None else names_in(lobby, words)[seat]


def _stored(lobby: Lobby) -> list[str]:
    return [*(each.name for each in lobby.sitters), *(each.name for each in lobby.invited)]


def turn_time(seconds: int, words: Words) -> str:
    """Return how long a turn may take."""
    count, unit = in_units(seconds) if seconds else (0, "none")
    return words.say("time-limit", count=count, unit=unit)
