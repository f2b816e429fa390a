"""What the people at a table decide together, and what comes of it when one of them leaves. Pure.

A pause needs all of them, an end more than half. A time limit needs all but one: that one may be the player who keeps
the others waiting.

All changes are those of a lobby, so they are stored with it. An undo request is valid only at the ply at which it was
made: any later move makes it void.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engine.chance import Guess
from engine.core import Seat
from engine.disclosure import discloses_secret
from engine.log import Step
from engine.match import Match, last_decision
from engine.players import USUAL
from store.results import Played
from tables import Refused
from tables.duration import DAY
from tables.play.fixed_tables import refuse_change
from tables.seats.absence import list_people_away
from tables.seats.in_play import Request
from tables.seats.lobby import Lobby

if TYPE_CHECKING:
    from tables.play.table import Table

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


# -- undoing a player's last move: what would be undone, and whether it may be


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


# -- undoing: who agrees


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


# -- what comes of giving up a seat or ending a game, so that people can be told before they do it


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
