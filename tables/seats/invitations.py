"""Seats held for people: who is invited to a lobby, who is invited to a rematch, and who is kept apart."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from store import Store
from store import Table as Row
from tables import Refused
from tables.seats.in_play import InPlay
from tables.seats.lobby import Invited, Lobby, Sitter

MOST = 5  # people invited at once
Apart = Collection[tuple[int, int]]  # pairs (blocker, blocked); both are kept apart


def invite_people(lobby: Lobby, host: int, people: Mapping[int, str]) -> Lobby:
    """Hold a seat for each of these people; keep earlier invitations. ``people`` maps ids to names.

    Raises:
        Refused: the user is not the host, one of them has a seat already, or there are not enough seats.
    """
    lobby.host_only(host)
    if any(lobby.seat_of(user) is not None for user in people):
        raise Refused("sits-there")
    new = tuple(Invited(user, name) for user, name in people.items() if lobby.invitation(user) is None)
    if len(new) > lobby.open:
        raise Refused("seats-too-few", open=lobby.open)
    called = dict.fromkeys((*lobby.called, *people))
    return replace(lobby, invited=(*lobby.invited, *new), called=tuple(called))


def answer_invitation(lobby: Lobby, user: int, name: str, *, accepts: bool, click: int | None = None) -> Lobby:
    """Accept or decline an invitation: seat the person, who brings their ``click``, or stop holding the seat.

    Raises:
        Refused: no seat is held for them, or not any more.
    """
    if lobby.invitation(user) is None:
        raise Refused("not-invited")
    return lobby.join(user, name, click) if accepts else lobby.leave(user)


def withdraw_invitation(lobby: Lobby, host: int, user: int) -> Lobby:
    """Withdraw an invitation.

    Raises:
        Refused: the user is not the host, or the person has answered already.
    """
    lobby.host_only(host)
    held = lobby.invitation(user)
    if held is None:
        raise Refused("answered-already")
    return lobby.uninvite(held)


async def check_not_blocked(store: Store, row: Row, user: int) -> None:
    """Check that the host of a lobby does not block somebody who wants to sit down.

    Raises:
        Refused: the host does; the reason does not say so.
    """
    if (row.host, user) in await store.blocks_among((row.host, user)):
        raise Refused("seat-closed")


def blocked_pairs(user: int, others: Collection[int], apart: Apart) -> bool:
    """Return whether a user blocks one of these others, or is blocked by one."""
    return any(user in pair and not {*pair}.isdisjoint({*others} - {user}) for pair in apart)


async def check_kept_apart_from_none(store: Store, user: int, others: Collection[int]) -> None:
    """Check that a user who wants to sit down neither blocks one of the others nor is blocked by one.

    Raises:
        Refused: they are kept apart; the reason does not say so.
    """
    if blocked_pairs(user, others, await store.blocks_among({user, *others})):
        raise Refused("seat-closed")


def list_company(lobby: Lobby) -> list[int]:
    """Return everybody who has a seat, who is away while a computer player keeps it, or who is invited."""
    seated = filter(None, map(_whose, lobby.sitters))
    return [*seated, *(each.user for each in lobby.invited)]


def _whose(sitter: Sitter) -> int | None:
    """Return the person on a seat, or the one for whom a computer player keeps it."""
    return sitter.user or sitter.owner


def make_rematch_lobby(played: Lobby, user: int, name: str, apart: Apart, steps: int = 0) -> Lobby:
    """Return the lobby of a rematch: the same people, the same game; everybody moves up by ``steps`` seats.

    The user is host and has a seat. A seat is held for each of the others, even if a computer player kept
    theirs, but not for anyone kept apart from the user or from another invited person, nor for anyone forgotten.

    Raises:
        Refused: the user is none of the game's players.
    """
    if user not in list_company(played):
        raise Refused("rematch-players")
    sitters: list[Sitter] = []
    invited: list[Invited] = []
    moved = [*played.sitters[steps:], *played.sitters[:steps]]
    for place, sitter in enumerate(moved):
        who = _whose(sitter)
        if who == user:
            sitters.append(Sitter(name, user, place=place))
        elif who is None:
            sitters += [replace(sitter, place=place)] if sitter.level else []
        elif not blocked_pairs(who, [user, *(each.user for each in invited)], apart):
            invited.append(Invited(who, sitter.name, place))
    return replace(
        played, host=user, sitters=tuple(sitters), invited=tuple(invited),
        called=tuple(each.user for each in invited), in_play=InPlay(), unknown={},
    )  # fmt: skip
