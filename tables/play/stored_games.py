"""Games in the store: loaded by replaying their log or from their last position, and each change stored in one step.

What happened at a table besides the moves is loaded with it, and tells who sat where when a move was made.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import takewhile
from typing import Any

from engine import match as matches
from engine.core import Game, Json, Seat
from engine.log import Entry, Head, Step, UnreadableLog
from engine.match import Match, parse_undo
from store import Deed, End, Position, Seated, Status, Store, StoreError, StoreFailed, TableEvent
from store import Table as Row
from store.values import Kind
from tables import Refused, Unreadable
from tables.card_editions import CardEditions
from tables.error_logging import log_mistake
from tables.play.deeds import Change
from tables.play.services import Services
from tables.seats.lobby import Lobby, Sitter

PASSED: Mapping[Kind, bool] = {  # a seat passed to another player: whether that is a computer player
    "left": True, "departed": True, "expired": True, "returned": False, "given": False, "joined": False,
}  # fmt: skip


async def load_match(store: Store, editions: CardEditions, row: Row) -> tuple[Lobby, Match]:
    """Return the lobby of a table and its match as people left it.

    Raises:
        Unreadable: this program cannot read what is stored.
        Refused: nothing was dealt there.
        StoreError: the store failed; the table itself may well be readable.
    """
    try:
        log = await store.log(row.id)
        if not log and row.status != "playing":
            raise Refused("not-begun" if row.status == "lobby" else row.status)
        return Lobby.load(row.lobby), await _match(store, editions, row, log)
    except (Refused, StoreError):
        raise
    except Exception as wrong:
        raise Unreadable from wrong


async def _match(store: Store, editions: CardEditions, row: Row, log: Sequence[Entry]) -> Match:
    """Replay a log; if rules that are not kept or several versions wrote it, go on from the last stored position."""
    head, seed = await store.head(row.id)
    game = await editions.find(head.game, head.cards)
    try:
        return matches.rebuild_match(game, head, log, seed)
    except UnreadableLog:
        found = await _resumed(store, game, head, seed, row.id, log)
        if found is None:
            raise
        return found


async def _resumed(
    store: Store, game: Game, head: Head, seed: bytes, number: int, log: Sequence[Entry]
) -> Match | None:
    snapshot = await store.last_snapshot(number)
    if snapshot is None:
        return None
    ply, position = snapshot
    stored_by = matches.game_under(game, position.rules) or game
    match = matches.resume_match(stored_by, head, log[ply], position.state, seed)
    for _ in replay_further(match, log):
        pass
    return match


def replay_further(match: Match, log: Sequence[Entry]) -> Iterator[Step]:
    """Make the moves of a stored log that the match has not made yet, and yield their steps.

    Raises:
        ValueError: these rules would play the log differently.
    """
    for entry in log[match.ply + 1 :]:
        if parse_undo(entry.move) is None:
            step = match.propose(entry.seat, entry.move, match.stamps[entry.seat])
        else:
            step = match.repeat_undo(entry)
        if step.entry != entry:
            raise UnreadableLog(f"ply {entry.ply}: these rules draw differently", "draws", entry.ply)
        match.accept(step)
        yield step


def dump_position(game: Game, state: Any) -> Position:
    """Return a whole position as it is stored, in case other rules cannot replay the log."""
    dump = state.dump()
    return Position(game.rules, dump, sha256(json.dumps(dump, sort_keys=True).encode()).hexdigest())


# -- what happened besides the moves


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

    @property
    def changed_hands(self) -> bool:
        """Whether more than one has played some seat, if only for a turn."""
        return any(each.kind in (*PASSED, "stood-in") for each in self._happened)

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

    def list_stand_ins(self, log: Sequence[Entry]) -> set[int]:
        """Return the plies of moves that computer players made in turns of people, with any others of these turns."""
        begun = ((each.seat, each.ply) for each in self._happened if each.kind == "stood-in")
        return {ply for seat, since in begun for ply in _list_plies_in_a_row(log, seat, since)}

    def anonymous(self, user: int, name: str) -> TableHistory:
        """Return the history without a person; ``name`` replaces theirs."""
        return TableHistory(each.anonymous(user, name) for each in self._happened)

    def _since(self, ply: int) -> Iterator[TableEvent]:
        """Yield what happened since the move of a ply, newest first, so that the oldest event overrides the others."""
        return (each for each in self._newest() if each.ply >= ply)

    def _newest(self) -> Iterator[TableEvent]:
        return reversed(self._happened)


def _list_plies_in_a_row(log: Sequence[Entry], seat: Seat, since: int) -> list[int]:
    """Return the plies of a seat's moves after a ply, until another seat moves."""
    later = (each for each in log if each.ply > since)
    return [each.ply for each in takewhile(lambda each: each.seat == seat, later)]


# -- storing what is done


class Commits:
    """What one table stores; ``in_doubt`` after a failed write: a disk may report failure after it has written."""

    def __init__(self, services: Services, number: int) -> None:
        self._store, self._clock, self._number = services.store, services.clock, number
        self._kept: int | None = None  # the ply whose position was stored last
        self.in_doubt = False

    async def store(self, change: Change, happened: Sequence[TableEvent], before: Row | None) -> Row | None:
        """Store a change in one step; return the table's row if that has changed.

        Raises:
            Outdated, PlyTaken, AlreadyFinished: another process was quicker.
            SeenBefore: the click was counted before.
            StoreFailed: it is in doubt whether anything was stored.
        """
        if change.empty:
            return None
        deed = self._deed(change, happened, before)
        try:
            row = await self._store.commit(self._number, deed)
        except StoreFailed:
            self.in_doubt = True
            raise
        if deed.position is not None:
            self._kept = deed.moves[-1].entry.ply
        return row

    def _deed(self, change: Change, happened: Sequence[TableEvent], before: Row | None) -> Deed:
        lobby, match = change.lobby, change.match
        return Deed(
            moves=change.moves,
            position=self._position(match) if match else None,
            happened=happened,
            seats=dump_sitters(lobby.sitters) if lobby else None,
            changes={"lobby": lobby.dump(), "host": lobby.host} if lobby else {},
            gone=change.gone,
            back=change.back,
            before=before if lobby else None,
            end=None if change.status == "playing" else End(change.status, self._clock(), change.outcome),
            restarted=change.restarted,
        )

    async def close(self, status: Status, outcome: Json | None, ply: int) -> None:
        """Store that the game has stopped; only report a failure: who reads the log comes to the same end."""
        try:
            await self._store.commit(self._number, Deed(end=End(status, self._clock(), outcome)))
        except StoreError as wrong:
            log_mistake(self._number, ply, f"not stored as {status}", wrong)

    async def keep_position(self, match: Match) -> None:
        """Store the whole position unless it was stored with the last move, which older programs did not do."""
        kept = self._position(match) if self._kept != match.ply else None
        if kept is None:
            return
        try:
            await self._store.snapshot(self._number, match.ply, kept)
            self._kept = match.ply
        except StoreError as wrong:
            log_mistake(self._number, match.ply, "position not stored", wrong)

    def _position(self, match: Match) -> Position | None:
        """Return a position as it is stored, or ``None`` if it cannot be stored; the game goes on anyway."""
        try:
            return dump_position(match.game, match.state)
        except Exception as wrong:
            log_mistake(self._number, match.ply, "position not stored", wrong)
            return None


def dump_sitters(sitters: Sequence[Sitter]) -> list[Seated]:
    """Return sitters as the store keeps them."""
    return [Seated(seat, sitter.user, sitter.level, sitter.name) for seat, sitter in enumerate(sitters)]
