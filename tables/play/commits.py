"""Storing what is done at a table, and knowing when nobody can be sure of what is stored."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Json
from engine.match import Match
from store import Deed, End, Position, Seated, Status, StoreError, StoreFailed, TableEvent
from store import Table as Row
from tables.error_logging import log_mistake
from tables.play.deeds import Change
from tables.play.loading import dump_position
from tables.play.services import Services
from tables.seats.lobby import Sitter


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
