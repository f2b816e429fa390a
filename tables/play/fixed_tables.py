"""What challenges and tournaments do not allow, so that everybody plays under the same conditions."""

from __future__ import annotations

from store.contests import Challenge
from tables import Refused
from tables.play.services import Services
from tables.seats.lobby import Lobby, Sitter

FIXED = ("agreed", "invited", "host")


def check_it_stays_the_same(before: Lobby, after: Lobby, *, ends: bool = False) -> None:
    """Check that a change of a fixed table leaves alone who plays and what was agreed; a person may give up.

    In a tournament, a computer player may keep the seat of somebody who is away; in a challenge, nothing changes.

    Raises:
        Refused: it does not.
    """
    deserted = all(sitter.user is None and sitter.owner is None for sitter in after.sitters)
    if not before.fixed or ends or deserted:
        return
    same = _people(before) == _people(after) if before.tournament else _seating(before) == _seating(after)
    if not same or any(getattr(before, name) != getattr(after, name) for name in FIXED):
        raise refuse_change(before)


def refuse_change(lobby: Lobby) -> Refused:
    """Return the refusal of a change to a fixed table."""
    return Refused("tournament-fixed") if lobby.tournament else Refused("challenge-fixed")


def _people(lobby: Lobby) -> list[int | None]:
    """Return the person whose seat it is, for each seat, even while a computer player keeps it."""
    return [sitter.user if sitter.user is not None else sitter.owner for sitter in lobby.sitters]


def _seating(lobby: Lobby) -> tuple[Sitter, ...]:
    return lobby.sitters


async def find_playable_challenge(services: Services, code: int) -> Challenge:
    """Return a challenge that can still be played.

    Raises:
        Refused: it is over.
    """
    challenge = await services.store.challenge(code)
    if challenge is None or services.clock() >= challenge.until:
        raise Refused("challenge-over")
    return challenge
