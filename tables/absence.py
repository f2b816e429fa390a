"""People who are away: a computer player in their stead, and seats that change hands. Pure changes of a lobby."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Seat
from engine.players import USUAL
from tables import Refused
from tables.lobby import Lobby, Sitter, heir


def take_over(lobby: Lobby, seat: Seat) -> Lobby:
    """Let a computer player play a seat under its owner's name, until they take it back."""
    owner = lobby.sitters[seat]
    return _seat(lobby, seat, Sitter(owner.name, level=USUAL, owner=owner.user))


def gone(lobby: Lobby, user: int) -> Lobby:
    """Let a computer player play on for somebody who cannot be reached any more.

    Raises:
        Refused: they do not sit there.
    """
    seat = lobby.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    return take_over(lobby, seat)


def owned(lobby: Lobby, user: int) -> Seat | None:
    """Return the seat that a computer player keeps for somebody."""
    return next((seat for seat, sitter in enumerate(lobby.sitters) if sitter.owner == user), None)


def take_back(lobby: Lobby, user: int, name: str) -> Lobby:
    """Let somebody sit down again where a computer player has kept the seat.

    Raises:
        Refused: no seat is kept for them.
    """
    seat = owned(lobby, user)
    if seat is None:
        raise Refused("not-your-seat")
    return _seat(lobby, seat, Sitter(name, user=user))


def offer_seat(lobby: Lobby, user: int, to: int) -> Lobby:
    """Offer one's seat to somebody new, in place of whomever it was offered to before.

    Raises:
        Refused: one does not sit there, or they do, or a seat is kept for them.
    """
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    if lobby.seat_of(to) is not None or owned(lobby, to) is not None:
        raise Refused("sits-there")
    return replace(lobby, offered={**lobby.offered, str(user): to})


def accept_seat(lobby: Lobby, giver: int, user: int, name: str) -> Lobby:
    """Let somebody take the seat that was offered to them.

    Raises:
        Refused: it was not, or not any more, or they sit there by now.
    """
    seat = lobby.seat_of(giver)
    if seat is None or lobby.offered.get(str(giver)) != user:
        raise Refused("not-offered")
    if lobby.seat_of(user) is not None or owned(lobby, user) is not None:
        raise Refused("sits-there")
    return _seat(_without(lobby, giver), seat, Sitter(name, user=user))


def withdraw_offer(lobby: Lobby, giver: int, user: int) -> Lobby:
    """Take an offer back, or decline it.

    Raises:
        Refused: it is neither one's own nor made to oneself.
    """
    if lobby.offered.get(str(giver)) is None or user not in (giver, lobby.offered[str(giver)]):
        raise Refused("not-offered")
    return _without(lobby, giver)


def _without(lobby: Lobby, giver: int) -> Lobby:
    return replace(lobby, offered={user: to for user, to in lobby.offered.items() if user != str(giver)})


def _seat(lobby: Lobby, seat: Seat, sitter: Sitter) -> Lobby:
    """Let somebody else sit on a seat; a table keeps a host who sits there, as long as anybody does."""
    sitters = (*lobby.sitters[:seat], sitter, *lobby.sitters[seat + 1 :])
    there = lobby.host in {each.user for each in sitters}
    return replace(lobby, sitters=sitters, host=lobby.host if there else heir(lobby.host, sitters))
