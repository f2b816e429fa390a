"""Undoing a player's last move: what would be undone, whether it may be, and who has to agree.

Agreeing and declining are pure changes of a lobby, so they are stored with it. A request is valid
only at the ply at which it was made: any later move makes it void.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engine.chance import Guess
from engine.core import Seat
from engine.disclosure import discloses_secret
from engine.log import Step
from engine.match import Match
from engine.undo import last_decision
from tables import Refused
from tables.play.votes import list_voters
from tables.seats.in_play import Request
from tables.seats.lobby import Lobby

if TYPE_CHECKING:
    from tables.play.table import Table


@dataclass(frozen=True, slots=True)
class Taken:
    """What would be undone while the game is at ``ply``: all ``steps`` since the position ``before``."""

    ply: int
    before: Any
    steps: Sequence[Step]

    @property
    def move(self) -> int:
        """The ply of the move that is undone, along with everything after it."""
        return self.steps[0].entry.ply


def find_undoable(table: Table, user: int) -> Taken:
    """Return what would be undone if a person took back their last move.

    Raises:
        Refused: they have no seat there, the game has stopped, or this move cannot be taken back.
    """
    if table.status != "playing":
        raise Refused(table.status)
    if table.lobby.challenge:
        raise Refused("challenge-no-undo")
    seat = table.seat_of(user)
    back = find_undone_steps(table.match, seat)
    ask_for_undo(table.lobby, user, back)
    check_undo_allowed(table.match, table.lobby, seat, back)
    return back


def find_undone_steps(match: Match, seat: Seat) -> Taken:
    """Return what would be undone if a seat took back its last decision.

    Raises:
        Refused: it has decided nothing, or nothing since the rules in this program changed.
    """
    line = match.line()
    at = last_decision(line, seat)
    if not at and line[0].entry.ply:  # these rules cannot replay what was before
        raise Refused("undo-older")
    if not at:
        raise Refused("undo-nothing")
    return Taken(match.ply, line[at - 1].state, line[at:])


def check_undo_allowed(match: Match, lobby: Lobby, seat: Seat, back: Taken) -> None:
    """Check that the steps to undo have revealed nothing hidden, unless the table is friendly.

    Raises:
        Refused: they have, or may have, revealed something.
    """
    chance = Guess(match.thought(seat))  # the same for each look at this ply, so that asking again changes nothing
    if lobby.undo == "strict" and discloses_secret(match.game, back.before, seat, back.steps, chance):
        raise Refused("undo-revealed")


# -- who agrees


def find_undo_request(lobby: Lobby, ply: int) -> Request | None:
    """Return the undo request at this ply, if its author still has a seat and nobody has seen all hands."""
    asked = lobby.in_play.request
    if asked is None or asked.ply != ply or lobby.in_play.looked:  # somebody has seen all hands
        return None
    return asked if lobby.seat_of(asked.user) is not None else None


def list_missing_consents(lobby: Lobby, asked: Request) -> list[int]:
    """Return the people who have not agreed yet; computer players agree to everything."""
    return [user for user in list_voters(lobby) if user not in (asked.user, *asked.agreed)]


def find_open_request(lobby: Lobby, ply: int) -> Request | None:
    """Return the undo request at this ply if somebody has yet to agree to it."""
    asked = find_undo_request(lobby, ply)
    return asked if asked and list_missing_consents(lobby, asked) else None


def find_granted_undo(lobby: Lobby, ply: int) -> Seat | None:
    """Return the seat whose last move is to be undone, if everybody has agreed."""
    asked = find_undo_request(lobby, ply)
    return None if asked is None or list_missing_consents(lobby, asked) else lobby.seat_of(asked.user)


def ask_for_undo(lobby: Lobby, user: int, back: Taken) -> Lobby:
    """Ask to undo a person's last move; asking twice changes nothing.

    Raises:
        Refused: they have no seat, somebody else has asked first, this move was declined before, or a player
            who has finished has seen all hands and must not be put back into the game.
    """
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    if lobby.in_play.looked:
        raise Refused("undo-looked")
    asked = find_undo_request(lobby, back.ply)
    if asked and asked.user != user:
        raise Refused("undo-asked")
    if lobby.in_play.declined.get(str(user)) == back.move:
        raise Refused("undo-declined")
    return lobby.decided(request=asked or Request(user, back.ply, back.move))


def agree_to_undo(lobby: Lobby, user: int, ply: int) -> Lobby:
    """Agree to somebody else's undo request; agreeing twice changes nothing.

    Raises:
        Refused: the user has no seat, the request is their own, or there is none at this ply.
    """
    asked = _asked(lobby, user, ply)
    if asked.user == user:
        raise Refused("undo-own")
    return lobby.decided(request=replace(asked, agreed=tuple(sorted({*asked.agreed, user}))))


def decline_undo(lobby: Lobby, user: int, ply: int) -> Lobby:
    """Decline an undo request, or cancel one's own; nobody can ask again for this move.

    Raises:
        Refused: the user has no seat, or there is no request at this ply.
    """
    asked = _asked(lobby, user, ply)
    return lobby.decided(request=None, declined={**lobby.in_play.declined, str(asked.user): asked.move})


def _asked(lobby: Lobby, user: int, ply: int) -> Request:
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    asked = find_undo_request(lobby, ply)
    if asked is None:
        raise Refused("undo-late")
    return asked
