"""Who may take a seat in a game in play: anyone who has not held another hand in it."""

from __future__ import annotations

from cogs.answering.host import Host
from engine.core import Seat
from tables import Refused


async def has_played(host: Host, user: int, table: int) -> bool:
    """Return whether a person has played at a table."""
    return user in (await host.store.consent(table)).players


async def see_no_other_hand(host: Host, user: int, table: int, seat: Seat | None = None) -> None:
    """Check that a newcomer knows no hand of the game, except that of the seat they were dealt.

    Raises:
        Refused: they have held other cards in it.
    """
    own = seat is not None and (await host.store.played(table)).players[seat].user == user
    if not own and await has_played(host, user, table):
        raise Refused("has-played")
