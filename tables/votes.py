"""What the people at a table decide together: a pause needs all of them, an end more than half. Pure."""

from __future__ import annotations

from dataclasses import replace

from tables import Refused
from tables.lobby import Lobby

MOTIONS = ("pause", "end")


def people(lobby: Lobby) -> list[int]:
    """Return the people who sit there; computers have no vote, nor has somebody whose seat one keeps."""
    return [sitter.user for sitter in lobby.sitters if sitter.user is not None]


def votes(lobby: Lobby, motion: str) -> int:
    """Return how many of those who sit there want this."""
    return len(set(lobby.votes.get(motion, ())) & set(people(lobby)))


def needed(lobby: Lobby, motion: str) -> int:
    """Return how many have to want it."""
    seated = len(people(lobby))
    return seated if motion == "pause" else seated // 2 + 1


def vote(lobby: Lobby, user: int, motion: str) -> Lobby:
    """Vote for something, or take one's vote back.

    Raises:
        Refused: one does not sit there, or there is no time to be stopped.
    """
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    if motion == "pause" and not lobby.time:
        raise Refused("no-clock")
    before = set(lobby.votes.get(motion, ()))
    return replace(lobby, votes={**lobby.votes, motion: sorted(before ^ {user})})


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
    return replace(lobby, paused=False, votes={**lobby.votes, "pause": []})


def settled(lobby: Lobby) -> Lobby:
    """Begin a pause if everybody who sits there by now wants one."""
    return replace(lobby, paused=True, votes={**lobby.votes, "pause": []}) if carried(lobby, "pause") else lobby


def dissolved(lobby: Lobby) -> bool:
    """Whether nobody is left who could play or come back, or those who are left want the game to end."""
    kept = any(sitter.owner is not None for sitter in lobby.sitters)
    return (lobby.deserted and not kept) or carried(lobby, "end")
