"""Who may take a seat in a game in play: nobody who has held another hand of it."""

from __future__ import annotations

from cogs.answering.host import Host
from engine.core import Seat
from tables import Refused


async def played(host: Host, user: int, table: int) -> bool:
    """Whether a person has played at a table."""
    return user in (await host.store.consent(table)).players


async def see_no_other_hand(host: Host, user: int, table: int, seat: Seat | None = None) -> None:
    """See that somebody who is to sit down knows no hand of the game, unless it is that of the seat dealt to them.

    Raises:
        Refused: they have held other cards in it.
    """
    own = seat is not None and (await host.store.played(table)).players[seat].user == user
    if not own and await played(host, user, table):
        raise Refused("has-played")
