"""Taking back one's last move: what would be undone, whether it may be, and who has to agree.

Who agrees, and what was declined, are pure changes of a lobby, so they are stored with it. A request
holds at the ply at which it was made: any move that is stored after it makes it void.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.chance import Guess
from engine.core import Seat
from engine.disclosure import discloses
from engine.match import Match, Step
from engine.undo import last_move
from tables import Refused
from tables.in_play import Request
from tables.lobby import Lobby
from tables.votes import people


@dataclass(frozen=True, slots=True)
class Taken:
    """What would be undone: the steps since the position ``before``, at ``ply``; ``move`` is the ply of the first."""

    ply: int
    before: Any
    steps: Sequence[Step]

    @property
    def move(self) -> int:
        """The ply of the move that is taken back; with it goes what followed."""
        return self.steps[0].entry.ply


def taken(match: Match, seat: Seat) -> Taken:
    """Return what would be undone if a seat took back its last move.

    Raises:
        Refused: it has made none, or none since the program has learned newer rules.
    """
    line = match.line()
    at = last_move(line, seat)
    if not at and line[0].entry.ply:
        raise Refused("undo-older")
    if not at:
        raise Refused("undo-nothing")
    return Taken(match.ply, line[at - 1].state, line[at:])


def allowed(match: Match, lobby: Lobby, seat: Seat, back: Taken) -> None:
    """See that nothing hidden has come to light since, unless the table is friendly.

    Raises:
        Refused: something has, or may have.
    """
    chance = Guess(match.thought(seat))
    if lobby.undo == "strict" and discloses(match.game, back.before, seat, back.steps, chance):
        raise Refused("undo-revealed")


# -- who agrees


def requested(lobby: Lobby, ply: int) -> Request | None:
    """Return what somebody who sits there asks for while the game stands at this ply, and nobody has seen all hands."""
    asked = lobby.in_play.request
    if asked is None or asked.ply != ply or lobby.in_play.looked:
        return None
    return asked if lobby.seat_of(asked.user) is not None else None


def missing(lobby: Lobby, asked: Request) -> list[int]:
    """Return the people who have not agreed yet; computer players agree to everything."""
    return [user for user in people(lobby) if user not in (asked.user, *asked.agreed)]


def question(lobby: Lobby, ply: int) -> Request | None:
    """Return what is asked of people who have not agreed yet, if anything is."""
    asked = requested(lobby, ply)
    return asked if asked and missing(lobby, asked) else None


def granted(lobby: Lobby, ply: int) -> Seat | None:
    """Return the seat whose last move is to be taken back, if everybody agrees."""
    asked = requested(lobby, ply)
    return None if asked is None or missing(lobby, asked) else lobby.seat_of(asked.user)


def ask(lobby: Lobby, user: int, back: Taken) -> Lobby:
    """Ask to take back one's last move; who asks twice has asked once.

    Raises:
        Refused: one does not sit there, somebody else has asked first, this move was declined before, or
            somebody has seen all hands, who must not be put back into the game.
    """
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    if lobby.in_play.looked:
        raise Refused("undo-looked")
    asked = requested(lobby, back.ply)
    if asked and asked.user != user:
        raise Refused("undo-asked")
    if lobby.in_play.declined.get(str(user)) == back.move:
        raise Refused("undo-declined")
    return lobby.decided(request=asked or Request(user, back.ply, back.move))


def agree(lobby: Lobby, user: int, ply: int) -> Lobby:
    """Agree to what somebody else asks for; who agrees twice has agreed once.

    Raises:
        Refused: one does not sit there, one has asked oneself, or nobody asks for this.
    """
    asked = _asked(lobby, user, ply)
    if asked.user == user:
        raise Refused("undo-own")
    return lobby.decided(request=replace(asked, agreed=tuple(sorted({*asked.agreed, user}))))


def decline(lobby: Lobby, user: int, ply: int) -> Lobby:
    """Let the move stand, or withdraw what one asks for; it cannot be asked again for this move.

    Raises:
        Refused: one does not sit there, or nobody asks for this.
    """
    asked = _asked(lobby, user, ply)
    return lobby.decided(request=None, declined={**lobby.in_play.declined, str(asked.user): asked.move})


def _asked(lobby: Lobby, user: int, ply: int) -> Request:
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    asked = requested(lobby, ply)
    if asked is None:
        raise Refused("undo-late")
    return asked
