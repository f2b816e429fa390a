"""What happened at a table besides the moves; that tells who sat where when a move was made."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.core import Seat
from store import TableEvent
from store.table_events import Kind
from tables.seats.lobby import Lobby, Sitter

Role = Literal["host", "moderator", "tournament"]
PASSED: Mapping[Kind, bool] = {  # a seat passed to another player: whether that is a computer player
    "left": True, "departed": True, "expired": True, "returned": False, "given": False, "joined": False,
}  # fmt: skip
ENDED: Mapping[Role, Kind] = {"host": "ended-host", "moderator": "ended-moderator", "tournament": "ended-round"}


@dataclass(frozen=True, slots=True)
class Ender:
    """Who ends a game alone, and the role that allows it; a tournament is nobody, with the ``user`` 0."""

    role: Role
    user: int
    name: str

    @property
    def table_event(self) -> TableEvent:
        """The event of this person ending the game."""
        return TableEvent(ENDED[self.role], user=self.user or None, name=self.name)


class TableHistory:
    """The events of one table, oldest first."""

    def __init__(self, happened: Iterable[TableEvent] = ()) -> None:
        self._happened = [*happened]

    def dated(self, happened: Iterable[TableEvent], at: float) -> list[TableEvent]:
        """Return events numbered and dated as the next ones, ready to be stored; change nothing here."""
        return [replace(each, at=at, number=number) for number, each in enumerate(happened, len(self._happened))]

    def add(self, happened: Iterable[TableEvent]) -> None:
        """Add events that were stored."""
        self._happened += happened

    def after(self, ply: int) -> list[TableEvent]:
        """Return what happened between the move of a ply and the next one."""
        return [each for each in self._happened if each.ply == ply and each.kind != "forced"]

    def forced(self, ply: int) -> bool:
        """Return whether the move of a ply was made without being asked for, because there was no other."""
        return any(each.kind == "forced" and each.ply == ply - 1 for each in self._newest())

    def names_at(self, ply: int, now: Mapping[Seat, str]) -> dict[Seat, str]:
        """Return each seat's name when the move of a ply was made, computed back from the names ``now``."""
        return {**now, **{each.seat: each.name for each in self._since(ply) if each.seat in now}}

    def user_at(self, ply: int, seat: Seat, now: int | None) -> int | None:
        """Return the person on a seat when the move of a ply was made, or ``None`` for a computer player."""
        users = {each.seat: each.user if each.kind != "returned" else None for each in self._since(ply)}
        return users.get(seat, now)

    def computers_at(self, ply: int, dealt: Collection[Seat]) -> set[Seat]:
        """Return the seats of computer players when the move of a ply was made; ``dealt`` are those at the deal."""
        passed = {each.seat: PASSED[each.kind] for each in self._happened if each.ply < ply and each.kind in PASSED}
        return {seat for seat, computer in {**dict.fromkeys(dealt, True), **passed}.items() if computer}

    def stands_in(self, seat: Seat) -> int | None:
        """Return the ply after which a computer player last stood in for a person on this seat, or ``None``."""
        return next((each.ply for each in self._newest() if (each.kind, each.seat) == ("stood-in", seat)), None)

    def anonymous(self, user: int, name: str) -> TableHistory:
        """Return the history without a person; ``name`` replaces theirs."""
        return TableHistory(each.anonymous(user, name) for each in self._happened)

    def _since(self, ply: int) -> Iterator[TableEvent]:
        """Yield what happened since the move of a ply, newest first, so that the oldest event overrides the others."""
        return (each for each in self._newest() if each.ply >= ply)

    def _newest(self) -> Iterator[TableEvent]:
        return reversed(self._happened)


def seat_changes(before: Lobby, after: Lobby, *, late: bool, ends: bool) -> list[TableEvent]:
    """Return the events of the seats that differ between two lobbies.

    When a computer player starts keeping a seat, ``late`` means that its owner's time ran out; otherwise
    they have left the server. If the game ``ends``, nobody takes over a seat.
    """
    seats = enumerate(zip(before.sitters, after.sitters, strict=True))
    found = [_seat_change(seat, then, now, late=late) for seat, (then, now) in seats]
    return [replace(each, other=None, other_name="") if ends else each for each in found if each]


def _seat_change(seat: Seat, then: Sitter, now: Sitter, *, late: bool) -> TableEvent | None:
    kind = _kind(then, now, late=late)
    if kind is None:
        return None
    if now.owner is not None:  # the computer player has its owner's name
        return TableEvent(kind, seat, then.user, then.name)
    return TableEvent(kind, seat, then.user or then.owner, then.name, now.user, now.name)


def _kind(then: Sitter, now: Sitter, *, late: bool) -> Kind | None:
    """Return what kind of change happened on a seat, or ``None`` if no person came or went."""
    if then.user == now.user:
        return None
    if now.user is None:
        return "left" if now.owner is None else ("expired" if late else "departed")
    if then.user is not None:
        return "given"
    return "returned" if then.owner == now.user else "joined"


def end_event(*, agreed: bool, voted: bool) -> TableEvent:
    """Return the event of a game that ends by agreement, by a vote, or because nobody is left."""
    if agreed:
        return TableEvent("ended-agreed")
    return TableEvent("ended-vote" if voted else "ended-deserted")
