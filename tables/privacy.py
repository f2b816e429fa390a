"""Forgetting a person: their seats are given up first, then their name and number go; what was played stays."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from engine.core import Json
from engine.players import USUAL
from store import Table as Row
from store.records import Nameless
from tables import Refused
from tables.archive import Archive
from tables.hall import Hall
from tables.lobby import Lobby, readable
from tables.records import Records
from tables.table import seated

log = logging.getLogger(__name__)

Names = Mapping[str, str]  # by language
Naming = Callable[[Lobby, str], str]  # at a table of this language


async def forget(
    hall: Hall, records: Records, archive: Archive, user: int, nameless: Names, computer: Naming
) -> list[int]:
    """Remove a person from everything that is kept; return the lobbies that are other than they were.

    ``nameless`` is what they are called from now on where they sat, ``computer`` names who takes their seat in a game.
    """
    store = hall.services.store
    given_up = await store.tables_of(user, ("lobby", "playing"))
    for row in given_up:
        await _give_up(hall, row, user, computer)
    await records.catch_up()

    def anonymous(lobby: Json, language: str) -> Nameless:
        known = readable(lobby)
        if known is None:  # nobody can say where it names them: nothing of it is kept
            return Nameless({}, (), nameless[language])
        without = known.anonymous(user, nameless[language])
        return Nameless(without.dump(), seated(without.sitters), nameless[language])

    names = await store.erase(user, anonymous)
    hall.forget(user, names)
    archive.forget(user, names)
    left = [row.id for row in given_up if row.status == "lobby"]
    return left + [number for number in names if number not in left and (await hall.row(number)).status == "lobby"]


async def _give_up(hall: Hall, row: Row, user: int, computer: Naming) -> None:
    try:
        if row.status == "lobby":
            await hall.change(row.id, lambda lobby: lobby.leave(user))
        else:
            table = await hall.table(row.id)
            await table.leave(user, USUAL, computer(table.lobby, row.language))
    except Refused as wrong:  # it has just ended, or cannot be played on: nobody waits for them there
        log.info("table %d: no seat is given up: %s", row.id, wrong.reason)
