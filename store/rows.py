"""How every store writes values as JSON text and reads rows."""

from __future__ import annotations

import json
from typing import Any

from engine.core import Json
from store import Changes, Table
from store.results import Dealt, Played

Row = tuple[Any, ...]


def text(value: object) -> str:
    """Return a value as the JSON text that a database stores."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def intact(text: str) -> Json:
    """Return a stored object, or an empty one if it is damaged, so that its table does not break whole lists."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def table_of(row: Row) -> Table:
    """Return a table from a row with its fields in their order."""
    fields = [*row]
    lobby = Table.__slots__.index("lobby")
    fields[lobby] = intact(fields[lobby])
    return Table(*fields)


def played(row: Row, players: tuple[Dealt, ...]) -> Played:
    """Return a match that has stopped from its row, and the players who were dealt in."""
    table, guild, game, status, lobby, options, outcome, ended = row
    places = tuple(intact(outcome).get("places", ())) if outcome else None
    return Played(table, guild, game, status, intact(lobby), intact(options), players, places, ended)


def new_values(changes: Changes) -> dict[str, Any]:
    """Return a value for every field that may change: ``None`` for those that stay, and the lobby as text."""
    unknown = set(changes) - set(Changes.__annotations__)
    assert not unknown, f"{', '.join(sorted(unknown))} of a table cannot change"
    values: dict[str, Any] = {**dict.fromkeys(Changes.__annotations__), **changes}
    if "lobby" in changes:
        values["lobby"] = text(changes["lobby"])
    return values
