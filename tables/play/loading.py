"""Loading a game from the store: replay its log, or go on from its last stored position."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from engine import match as matches
from engine.core import Game
from engine.log import Entry, Head, Step, UnreadableLog
from engine.match import Match
from engine.undo import parse_undo
from store import Position, Store, StoreError
from store import Table as Row
from tables import Refused, Unreadable
from tables.card_editions import CardEditions
from tables.seats.lobby import Lobby


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
    stored_by = matches.game_under(game, snapshot.position.rules) or game
    match = matches.resume_match(stored_by, head, log[snapshot.ply], snapshot.position.state, seed)
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
