"""Rematches: the same people, the same agreements, a new lobby, which they skip if all of them ask."""

from __future__ import annotations

from engine.advantage import left_to_chance
from engine.core import Game
from store import STOPPED
from store import Table as Row
from tables import Refused
from tables.play.registry import TableRegistry
from tables.seats.invitations import check_kept_apart_from_none, list_company, make_rematch_lobby
from tables.seats.lobby import Lobby


async def join_rematch(registry: TableRegistry, number: int, user: int, name: str, click: int | None = None) -> Row:
    """Seat a player of a finished game in the lobby of its rematch, and return that lobby.

    The first player to ask opens it; however many ask at once, there is only one. The others bring the ids of
    their clicks to the deal.

    Raises:
        Refused: the game is not over, they did not play it, the rematch has begun, or they are kept
            apart from somebody there.
    """
    store = registry.services.store
    async with registry.holding([number]):  # the new lobby copies the names of the old one
        opened = await _open(registry, await registry.row(number), user, name)
    if opened.status != "lobby":
        raise Refused("rematch-begun")
    waiting = Lobby.load(opened.lobby)
    if waiting.seat_of(user) is not None:
        return opened
    await check_kept_apart_from_none(store, user, list_company(waiting))
    return await registry.change(opened.id, lambda lobby: lobby.join(user, name, click))


def is_rematch_complete(played: Lobby, waiting: Lobby) -> bool:
    """Return whether everybody who played sits in the lobby of the rematch, and nothing was agreed otherwise."""
    seated = {sitter.user for sitter in waiting.sitters if sitter.user is not None}
    same = waiting.agreed == played.agreed and seated == {*list_company(played)}
    return same and not waiting.free and not waiting.invited


async def _open(registry: TableRegistry, row: Row, user: int, name: str) -> Row:
    """Open the lobby of a rematch, or return the existing one."""
    if row.status not in STOPPED:
        raise Refused("not-over")
    store, played = registry.services.store, Lobby.load(row.lobby)
    if played.tournament:  # first: its games may have the shared cards of a challenge
        raise Refused("tournament-no-rematch")
    if played.challenge:
        raise Refused("challenge-played")
    steps = int(_would_begin_again(registry.game(row.game), played))  # of two, the other one moves up
    lobby = make_rematch_lobby(played, user, name, await store.blocks_among({user, *list_company(played)}), steps)
    return await registry.open_again(row, user, lobby)


def _would_begin_again(game: Game, played: Lobby) -> bool:
    """Return whether one of two players would have the advantage of a game again, since the table named their seat."""
    return played.seats == 2 and not left_to_chance(game, played.options)
