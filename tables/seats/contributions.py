"""What people in a lobby bring to the deal after the bot has shown the hash of its secret."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.contributions import Contribution
from engine.core import NOBODY, Seat
from tables import Refused
from tables.seats.lobby import Lobby


def collect_contributions(lobby: Lobby, starter: int, click: int | None) -> tuple[Contribution, ...]:
    """Return what was brought: the words, or the ids of the clicks on Join and Start if nobody typed a word.

    Only the bot knows the ids of all clicks. If they counted beside words, it could try ids until the deal
    pleases it, whatever the words are. ``click`` is ``None`` if the click to start came before the secret.
    """
    words = tuple(Contribution(seat, "word", each.word) for seat, each in enumerate(lobby.sitters) if each.word)
    return words or _clicks(lobby, starter, click)


def list_computer_seats(lobby: Lobby, brought: Iterable[Contribution]) -> tuple[Seat, ...] | None:
    """Return the seats of computer players, for the head of a game's log.

    If a word is spelled as it may be no longer, the lobby is older than that rule, and its game is dealt as then.
    """
    if not all(each.is_unambiguous for each in brought):
        return None
    return lobby.computer_seats


def _clicks(lobby: Lobby, starter: int, click: int | None) -> tuple[Contribution, ...]:
    joined = [Contribution(seat, "join", str(each.click)) for seat, each in enumerate(lobby.sitters) if each.click]
    seat = lobby.seat_of(starter)
    start = [] if click is None else [Contribution(NOBODY if seat is None else seat, "start", str(click))]
    return (*joined, *start)


def bring_word(lobby: Lobby, user: int, word: str) -> Lobby:
    """Let a person bring a printable word to the deal, or none if it is empty.

    Raises:
        Refused: they have no seat.
    """
    seat = lobby.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    sitter = replace(lobby.sitters[seat], word=word)
    return replace(lobby, sitters=(*lobby.sitters[:seat], sitter, *lobby.sitters[seat + 1 :]))


def replace_seal(lobby: Lobby, seal: str) -> Lobby:
    """Return a lobby with another secret, whose hash is given; what people brought before no longer counts."""
    sitters = tuple(replace(each, click=None, word="") for each in lobby.sitters)
    return replace(lobby, seal=seal, sitters=sitters)
