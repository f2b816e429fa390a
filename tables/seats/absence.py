"""People who are away: computer players that keep their seats, and seats that change hands. Pure."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Seat
from engine.players import USUAL
from tables import Refused
from tables.seats.lobby import Lobby, Sitter, choose_next_host


def take_over(lobby: Lobby, seat: Seat) -> Lobby:
    """Let a computer player keep a seat under its owner's name, until they take it back."""
    owner = lobby.sitters[seat]
    return _seat(lobby, seat, Sitter(owner.name, level=USUAL, owner=owner.user))


def replace_unreachable(lobby: Lobby, user: int) -> Lobby:
    """Let a computer player play on for somebody who cannot be reached any more.

    Raises:
        Refused: they have no seat there.
    """
    seat = lobby.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    return take_over(lobby, seat)


def list_people_away(lobby: Lobby) -> set[int]:
    """Return the people for whom a computer player keeps a seat."""
    return {sitter.owner for sitter in lobby.sitters if sitter.owner is not None}


def find_kept_seat(lobby: Lobby, user: int) -> Seat | None:
    """Return the seat that a computer player keeps for a person, or ``None``."""
    return next((seat for seat, sitter in enumerate(lobby.sitters) if sitter.owner == user), None)


def has_place(lobby: Lobby, user: int) -> bool:
    """Return whether a person sits here, or a computer player keeps their seat."""
    return lobby.seat_of(user) is not None or find_kept_seat(lobby, user) is not None


def take_back_seat(lobby: Lobby, user: int, name: str) -> Lobby:
    """Give a person back the seat that a computer player has kept for them.

    Raises:
        Refused: no seat is kept for them.
    """
    seat = find_kept_seat(lobby, user)
    if seat is None:
        raise Refused("not-your-seat")
    return _seat(lobby, seat, Sitter(name, user=user))


def offer_seat(lobby: Lobby, user: int, to: int) -> Lobby:
    """Offer a user's seat to somebody new; this replaces an earlier offer.

    Raises:
        Refused: the user has no seat, or the other person has one or has one kept for them.
    """
    if lobby.seat_of(user) is None:
        raise Refused("not-seated")
    _may_come(lobby, to)
    return lobby.decided(offered={**lobby.in_play.offered, str(user): to})


def accept_seat(lobby: Lobby, giver: int, user: int, name: str) -> Lobby:
    """Let somebody take the seat that was offered to them.

    Raises:
        Refused: there is no such offer, or not any more, or they have a seat already.
    """
    seat = lobby.seat_of(giver)
    if seat is None or lobby.in_play.offered.get(str(giver)) != user:
        raise Refused("not-offered")
    _may_come(lobby, user)
    return _seat(_without(lobby, giver), seat, Sitter(name, user=user))


def withdraw_offer(lobby: Lobby, giver: int, user: int) -> Lobby:
    """Withdraw or decline an offer.

    Raises:
        Refused: the user neither made it nor received it.
    """
    if lobby.in_play.offered.get(str(giver)) is None or user not in (giver, lobby.in_play.offered[str(giver)]):
        raise Refused("not-offered")
    return _without(lobby, giver)


def _may_come(lobby: Lobby, user: int) -> None:
    """Check that a user has no seat yet, and none kept for them."""
    if has_place(lobby, user):
        raise Refused("sits-there")


def free_seats(lobby: Lobby) -> list[Seat]:
    """Return the seats of computer players that keep them for nobody."""
    return [seat for seat, sitter in enumerate(lobby.sitters) if sitter.user is None and sitter.owner is None]


def ask_seat(lobby: Lobby, user: int, name: str) -> Lobby:
    """Let a spectator ask for the seat of a computer player.

    Raises:
        Refused: they have a seat, have asked before, or there is no such seat.
    """
    _may_come(lobby, user)
    if str(user) in lobby.in_play.asking:
        raise Refused("asked-already")
    if not free_seats(lobby):
        raise Refused("no-computer")
    return lobby.decided(asking={**lobby.in_play.asking, str(user): name})


def let_in(lobby: Lobby, host: int, user: int) -> Lobby:
    """Give the seat of a computer player to a spectator who has asked for one.

    Raises:
        Refused: the user is not the host, the spectator no longer asks, or there is no such seat.
    """
    turned_away = turn_away(lobby, host, user)
    _may_come(lobby, user)
    if not free_seats(lobby):
        raise Refused("no-computer")
    return _seat(turned_away, free_seats(lobby)[0], Sitter(lobby.in_play.asking[str(user)], user=user))


def turn_away(lobby: Lobby, host: int, user: int) -> Lobby:
    """Decline a spectator's request for a seat; they cannot ask again.

    Raises:
        Refused: the user is not the host, or the spectator no longer asks.
    """
    lobby.host_only(host)
    if not lobby.in_play.asking.get(str(user)):
        raise Refused("not-asking")
    return lobby.decided(asking={**lobby.in_play.asking, str(user): ""})


def forget_seat_request(lobby: Lobby, user: int) -> Lobby:
    """Forget that a spectator has asked, so that they may ask again."""
    return lobby.decided(asking={each: name for each, name in lobby.in_play.asking.items() if each != str(user)})


def _without(lobby: Lobby, giver: int) -> Lobby:
    return lobby.decided(offered={user: to for user, to in lobby.in_play.offered.items() if user != str(giver)})


def _seat(lobby: Lobby, seat: Seat, sitter: Sitter) -> Lobby:
    """Replace the sitter on a seat; if the host is no longer seated, the person seated longest becomes host."""
    sitters = (*lobby.sitters[:seat], sitter, *lobby.sitters[seat + 1 :])
    there = lobby.tournament or lobby.host in {each.user for each in sitters}  # a tournament's table has no host
    return replace(lobby, sitters=sitters, host=lobby.host if there else choose_next_host(lobby.host, sitters))
