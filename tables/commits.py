"""Storing what is done at a table, and knowing when nobody can be sure of what is stored."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Json
from engine.match import Match
from store import End, Position, Seated, Status, StoreError, StoreFailed, TableEvent
from store import Table as Row
from tables.deeds import Change
from tables.error_logging import log_mistake
from tables.loading import dump_position
from tables.lobby import Lobby, Sitter
from tables.services import Services


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
        try:
            if change.moves:
                await self._append(change, happened)
            elif change.status != "playing":
                await self._end(change, happened)
            elif change.lobby is not None:
                return await self._seat(change.lobby, change, happened, before)
        except StoreFailed:
            self.in_doubt = True
            raise
        return None

    async def _append(self, change: Change, happened: Sequence[TableEvent]) -> None:
        assert change.match is not None, "moves change the match"
        first, *then = change.moves
        end = None if change.outcome is None else End(change.outcome, self._clock())
        kept = self._position(change.match)
        await self._store.append(
            self._number, first.entry, first.interaction, end, kept, first.mover, happened, first.took, then
        )
        if kept:
            self._kept = change.match.ply

    async def _end(self, change: Change, happened: Sequence[TableEvent]) -> None:
        await self._store.finish(self._number, change.status, None, self._clock(), change.loser, happened)

    async def _seat(self, lobby: Lobby, change: Change, happened: Sequence[TableEvent], before: Row | None) -> Row:
        return await self._store.seat_players(
            self._number, dump_sitters(lobby.sitters), gone=change.gone, back=change.back, happened=happened,
            lobby=lobby.dump(), host=lobby.host, before=before,
        )  # fmt: skip

    async def close(self, status: Status, outcome: Json | None, ply: int) -> None:
        """Store that the game has stopped; only report a failure: who reads the log comes to the same end."""
        try:
            await self._store.finish(self._number, status, outcome, self._clock())
        except StoreError as wrong:
            log_mistake(self._number, ply, f"not stored as {status}", wrong)

    async def keep_position(self, match: Match) -> None:
        """Store the whole position unless it was stored with the last move, which older programs did not do."""
        kept = self._position(match) if self._kept != match.ply else None
        if kept is None:
            return
        try:
            await self._store.snapshot(self._number, match.ply, kept.rules, kept.state, kept.fingerprint)
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
