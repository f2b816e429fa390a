"""The consequences of giving up a seat or ending a game, so that people can be told before they do it. Pure."""

from __future__ import annotations

from engine.players import USUAL
from store.results import Played
from tables.absence import away
from tables.lobby import Lobby
from tables.votes import dissolved, settled


def ends_without(lobby: Lobby, user: int) -> bool:
    """Return whether the game ends when a person gives up their seat: as agreed, or because nobody would be left.

    Raises:
        Refused: they have no seat there.
    """
    left = settled(lobby.replace_by_computer(user, USUAL, ""))
    return lobby.leaving == "ends" or dissolved(left)


def loses(lobby: Lobby, played: Played, user: int) -> bool:
    """Return whether giving up the game counts as a loss in a person's ratings.

    It does if the game is rated, they were dealt in with another person, and somebody is left to win.
    """
    people = [each.user for each in played.players if each.level is None]
    left = [each for each in played.players if each.user != user or each.level is not None]
    wins = any(each.gave_up is None or each.user in away(lobby) for each in left)
    return lobby.measured and user in people and len(people) > 1 and wins


def others(lobby: Lobby, user: int) -> list[str]:
    """Return the names of everyone except one person who has a seat in a lobby or is invited."""
    seated = [sitter.name for sitter in lobby.sitters if sitter.user not in (None, user)]
    return seated + [each.name for each in lobby.invited if each.user != user]
