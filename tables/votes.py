"""What the people at a table decide together: a pause needs all of them, an end more than half. Pure.

That nobody keeps them waiting for ever needs all but one, for one may be silent.
"""

from __future__ import annotations

from dataclasses import replace

from tables import Refused
from tables.duration import DAY
from tables.lobby import Lobby

MOTIONS = ("pause", "limit", "end")


def people(lobby: Lobby) -> list[int]:
    """Return the people who sit there; computers have no vote, nor has somebody whose seat one keeps."""
    return [sitter.user for sitter in lobby.sitters if sitter.user is not None]


def votes(lobby: Lobby, motion: str) -> int:
    """Return how many of those who sit there want this."""
    return len(set(lobby.in_play.votes.get(motion, ())) & set(people(lobby)))


def needed(lobby: Lobby, motion: str) -> int:
    """Return how many have to want it."""
    seated = len(people(lobby))
    return {"pause": seated, "limit": max(1, seated - 1), "end": seated // 2 + 1}[motion]


def vote(lobby: Lobby, user: int, motion: str) -> Lobby:
    """Vote for something, or take one's vote back.

    Raises:
        Refused: one does not sit there, or there is no time to be stopped, or a limit already.
    """
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    if motion == "pause" and not lobby.time:
        raise Refused("no-clock")
    if motion == "limit" and limited(lobby):
        raise Refused("limited")
    before = set(lobby.in_play.votes.get(motion, ()))
    return lobby.decided(votes={**lobby.in_play.votes, motion: sorted(before ^ {user})})


def limited(lobby: Lobby) -> bool:
    """Whether nobody can keep the others waiting for ever."""
    return lobby.time > 0 and lobby.overtime != "reminds"


def longest(lobby: Lobby) -> int:
    """Return the seconds that a turn may take once there is a limit: a day, or more if the table has agreed on more."""
    return max(lobby.time, DAY)


def carried(lobby: Lobby, motion: str) -> bool:
    """Whether enough of them want this."""
    return votes(lobby, motion) >= needed(lobby, motion) > 0


def go_on(lobby: Lobby, user: int) -> Lobby:
    """End a pause, for all.

    Raises:
        Refused: one does not sit there.
    """
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    return lobby.decided(paused=False, votes={**lobby.in_play.votes, "pause": []})


def settled(lobby: Lobby) -> Lobby:
    """Do what enough of those who sit there by now want: begin a pause, or let a turn have its limit."""
    if carried(lobby, "pause"):
        lobby = lobby.decided(paused=True, votes={**lobby.in_play.votes, "pause": []})
    if carried(lobby, "limit"):
        lobby = replace(lobby, time=longest(lobby), overtime="takes")
        lobby = lobby.decided(votes={**lobby.in_play.votes, "limit": []})
    return lobby


def dissolved(lobby: Lobby) -> bool:
    """Whether nobody is left who could play or come back, or those who are left want the game to end."""
    kept = any(sitter.owner is not None for sitter in lobby.sitters)
    return (lobby.deserted and not kept) or carried(lobby, "end")
