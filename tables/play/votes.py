"""What the people at a table decide together: a pause needs all of them, an end more than half. Pure.

A time limit needs all but one: that one may be the player who keeps the others waiting.
"""

from __future__ import annotations

from dataclasses import replace

from tables import Refused
from tables.duration import DAY
from tables.play.fixed_tables import refuse_change
from tables.seats.lobby import Lobby

MOTIONS = ("pause", "limit", "end")


def list_voters(lobby: Lobby) -> list[int]:
    """Return the people who have a vote: not computer players, and nobody whose seat a computer player keeps."""
    return [sitter.user for sitter in lobby.sitters if sitter.user is not None]


def count_votes(lobby: Lobby, motion: str) -> int:
    """Return how many people at the table have voted for a motion."""
    return len(set(lobby.in_play.votes.get(motion, ())) & set(list_voters(lobby)))


def count_needed_votes(lobby: Lobby, motion: str) -> int:
    """Return how many votes a motion needs."""
    seated = len(list_voters(lobby))
    return {"pause": seated, "limit": max(1, seated - 1), "end": seated // 2 + 1}[motion]


def toggle_vote(lobby: Lobby, user: int, motion: str) -> Lobby:
    """Vote for a motion, or withdraw the vote.

    Raises:
        Refused: the user has no seat, there is no clock to pause, there can be none, or there is a limit already. In a
            tournament, the round ends a game, and nothing that people might agree on while one of them is away.
    """
    if lobby.tournament:
        raise refuse_change(lobby)
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    if motion == "pause" and not lobby.time:
        raise Refused("no-clock")
    if motion == "limit" and lobby.travels:
        raise Refused("no-clocks-here")
    if motion == "limit" and has_turn_limit(lobby):
        raise Refused("limited")
    before = set(lobby.in_play.votes.get(motion, ()))
    return lobby.decided(votes={**lobby.in_play.votes, motion: sorted(before ^ {user})})


def has_turn_limit(lobby: Lobby) -> bool:
    """Return whether turns have a limit, so that nobody can keep the others waiting forever."""
    return lobby.time > 0 and lobby.overtime != "reminds"


def find_turn_limit(lobby: Lobby) -> int:
    """Return the seconds that a turn may take once there is a limit: a day, or more if the table has agreed on more."""
    return max(lobby.time, DAY)


def is_carried(lobby: Lobby, motion: str) -> bool:
    """Return whether a motion has enough votes."""
    return count_votes(lobby, motion) >= count_needed_votes(lobby, motion) > 0


def end_pause(lobby: Lobby, user: int) -> Lobby:
    """End a pause for everybody.

    Raises:
        Refused: the user has no seat.
    """
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    return lobby.decided(paused=False, votes={**lobby.in_play.votes, "pause": []})


def apply_carried_motions(lobby: Lobby) -> Lobby:
    """Apply the motions that have enough votes now: start a pause, or limit turns."""
    if is_carried(lobby, "pause"):
        lobby = lobby.decided(paused=True, votes={**lobby.in_play.votes, "pause": []})
    if is_carried(lobby, "limit"):
        lobby = replace(lobby, time=find_turn_limit(lobby), overtime="takes")
        lobby = lobby.decided(votes={**lobby.in_play.votes, "limit": []})
    return lobby


def is_dissolved(lobby: Lobby) -> bool:
    """Return whether nobody is left who could play or come back, or enough people voted to end the game."""
    kept = any(sitter.owner is not None for sitter in lobby.sitters)
    return (lobby.deserted and not kept) or is_carried(lobby, "end")
