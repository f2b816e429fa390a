"""Rematches: the same people, the same agreements, a new lobby."""

from __future__ import annotations

from dataclasses import replace

from store import Status
from store import Table as Row
from tables import Refused
from tables.hall import Hall
from tables.invitations import again, company, kept_apart
from tables.lobby import Lobby
from tables.table import seated

OVER: tuple[Status, ...] = ("finished", "ended")


async def rematch(hall: Hall, number: int, user: int, name: str) -> Row:
    """Seat a player of a finished game in the lobby of its rematch, and return that lobby.

    The first player to ask opens it; however many ask at once, there is only one.

    Raises:
        Refused: the game is not over, they did not play it, the rematch has begun, or they are kept
            apart from somebody there.
    """
    store = hall.services.store
    async with hall.holding([number]):  # the new lobby copies the names of the old one
        opened = await _open(hall, await hall.row(number), user, name)
    if opened.status != "lobby":
        raise Refused("rematch-begun")
    waiting = Lobby.load(opened.lobby)
    if waiting.seat_of(user) is not None:
        return opened
    others = company(waiting)
    if kept_apart(user, others, await store.blocks_among({user, *others})):
        raise Refused("seat-closed")
    return await hall.change(opened.id, lambda lobby: lobby.join(user, name))


async def _open(hall: Hall, row: Row, user: int, name: str) -> Row:
    """Open the lobby of a rematch, or return the existing one."""
    if row.status not in OVER:
        raise Refused("not-over")
    store, played = hall.services.store, Lobby.load(row.lobby)
    lobby = again(played, user, name, await store.blocks_among({user, *company(played)}))
    like = replace(row, host=user, lobby=lobby.dump(), created=hall.services.clock())
    return await store.play_again(like, seated(lobby.sitters))
