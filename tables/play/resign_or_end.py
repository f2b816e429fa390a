"""The consequences of giving up a seat or ending a game, so that people can be told before they do it. Pure."""

from __future__ import annotations

from engine.players import USUAL
from store.results import Played
from tables.play.votes import apply_carried_motions, is_dissolved
from tables.seats.absence import list_people_away
from tables.seats.lobby import Lobby


def ends_without(lobby: Lobby, user: int) -> bool:
    """Return whether the game ends when a person gives up their seat: as agreed, or because nobody would be left.

    Raises:
        Refused: they have no seat there.
    """
    left = apply_carried_motions(lobby.replace_by_computer(user, USUAL, ""))
    return lobby.leaving == "ends" or is_dissolved(left)


def counts_as_loss(lobby: Lobby, played: Played, user: int) -> bool:
    """Return whether giving up the game counts as a loss in a person's ratings.

    It does if the game is rated, they were dealt in with another person, and somebody is left to win.
    """
    people = [each.user for each in played.players if each.level is None]
    left = [each for each in played.players if each.user != user or each.level is not None]
    wins = any(each.gave_up is None or each.user in list_people_away(lobby) for each in left)
    return lobby.measured and user in people and len(people) > 1 and wins


def locate_others(lobby: Lobby, user: int) -> list[int]:
    """Return where everybody except one person is among those who have a seat in a lobby and then the invited."""
    people = [*(each.user for each in lobby.sitters), *(each.user for each in lobby.invited)]
    return [at for at, each in enumerate(people) if each not in (None, user)]
