"""Telling a person what is kept of them, and forgetting them.

To forget means to give up their seats first, then to erase their name and id; their games stay.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial

from engine.core import Json
from engine.players import USUAL
from store import Open, Status, Store, StoreError
from store import Table as Row
from store.results import Nameless
from tables import Refused
from tables.history.archive import Archive
from tables.history.results import Results
from tables.play.registry import TableRegistry
from tables.play.stored_games import dump_sitters
from tables.seats.lobby import Lobby, load_readable_lobby

log = logging.getLogger(__name__)

Names = Mapping[str, str]  # by language
Naming = Callable[[Lobby, str], str]  # the name of a new computer player at a table, in this language
Place = tuple[int, Status]  # a table, and its status before a seat was given up there

OPEN: tuple[Open, ...] = ("lobby", "playing")


async def collect_personal_data(store: Store, user: int) -> Json:
    """Return all that is kept of a person, as plain JSON: what is stored, and what they have decided at tables."""
    known = await store.knowing(user)
    decided = [{"table_id": table, **found} for table, dump in known.items() if (found := _decided(dump, user))]
    return await store.about(user) | {"decisions": decided}


def _decided(dump: Json, user: int) -> Json:
    """Return what a person has decided at a table; nothing if its lobby cannot be read."""
    lobby = load_readable_lobby(dump)
    if lobby is None:
        return {}
    seat = lobby.seat_of(user)
    word = lobby.sitters[seat].word if seat is not None else ""
    return (
        lobby.in_play.of(user) | ({"word": word} if word else {}) | ({"invited": True} if user in lobby.called else {})
    )


async def erase_person(
    registry: TableRegistry, results: Results, archive: Archive, user: int, nameless: Names, computer: Naming,
    redraw: Callable[[int], object] = lambda number: None,
) -> list[int]:  # fmt: skip
    """Remove a person from everything that is kept; return the lobbies that have changed.

    ``nameless`` replaces their name where they sat; ``computer`` names the computer player that takes their seat. If
    it fails halfway, ``redraw`` is called with the lobbies that they may have left.
    """
    left: set[Place] = set()
    try:
        rows = await _leave_and_erase(registry, results, archive, user, nameless, computer, left)
        await _show_again(registry, rows, left)
    except StoreError:
        for number in sorted(number for number, status in left if status == "lobby"):
            redraw(number)
        raise
    registry.erasing.pop(user, None)
    return sorted(
        {number for number, status in left if status == "lobby"} | {row.id for row in rows if row.status == "lobby"}
    )


async def _leave_and_erase(
    registry: TableRegistry, results: Results, archive: Archive, user: int, nameless: Names, computer: Naming,
    left: set[Place],
) -> list[Row]:  # fmt: skip
    """Give up all seats of a person, add these to ``left``, and erase them; return the tables that knew them."""
    stuck: set[Place] = set()
    rows = None
    while rows is None:  # they may have sat down somewhere in the meantime
        for row in await _seats_of(registry, user, stuck):
            left.add((row.id, row.status))  # first: a failure may leave in doubt whether it was stored
            if not await _give_up(registry, row, user, computer):
                stuck.add((row.id, row.status))
        left -= stuck
        await results.catch_up()
        rows = await asyncio.shield(_erase(registry, results, archive, user, nameless, stuck))
    return rows


async def _show_again(registry: TableRegistry, rows: Iterable[Row], left: Collection[Place]) -> None:
    """Redraw our tables that named the person, except old games: those would be posted again."""
    services = registry.services
    for row in rows:
        if services.share.has(row.guild) and (row.status == "playing" or (row.id, "playing") in left):
            try:
                table = await registry.table(row.id)
            except Refused as wrong:
                log.info("table %d: not redrawn: %s", row.id, wrong.reason)
            else:
                await table.tell(services.herald.seated(table))


async def _seats_of(registry: TableRegistry, user: int, stuck: Collection[Place]) -> list[Row]:
    """Return the tables at which a person has a seat to give up."""
    return [row for row in await registry.services.store.tables_of(user, OPEN) if (row.id, row.status) not in stuck]


async def _erase(
    registry: TableRegistry, results: Results, archive: Archive, user: int, nameless: Names, stuck: Collection[Place]
) -> list[Row] | None:
    """Erase a person while the tables that know them are blocked; return ``None`` if they have a seat again.

    Otherwise return the tables that knew them. Pending writes finish before the erasure, and later ones no longer know
    the person. An erasure that fails may be stored all the same: the next one goes on with the same tables.
    """
    store, perhaps = registry.services.store, registry.erasing.setdefault(user, set())
    perhaps.update(await store.knowing(user))
    known = {*perhaps}
    async with registry.holding(known), results.at_rest():
        if await _seats_of(registry, user, stuck):
            return None
        rows = [await registry.row(number) for number in sorted(known)]
        now = registry.services.clock()
        if await store.erase(user, partial(_anonymous, user, nameless), known, now) is None:
            return None
        names = {row.id: nameless[row.language] for row in rows}
        archive.forget(user, names)
        registry.forget(user, names)
        return rows


def _anonymous(user: int, nameless: Names, lobby: Json, language: str) -> Nameless:
    known = load_readable_lobby(lobby)
    if known is None:  # we cannot tell where it names them, so none of it is kept
        return Nameless({}, (), nameless[language])
    without = known.anonymous(user, nameless[language])
    return Nameless(without.dump(), dump_sitters(without.sitters), nameless[language])


async def _give_up(registry: TableRegistry, row: Row, user: int, computer: Naming) -> bool:
    """Give up a person's seat; return whether that was possible."""
    try:
        if row.status == "lobby":
            await registry.change(row.id, lambda lobby: lobby.leave(user))
        else:
            table = await registry.table(row.id)
            await table.leave(user, USUAL, computer(table.lobby, row.language))
    except Refused as wrong:  # the game has just ended or is frozen: nobody waits for them there
        log.info("table %d: nobody has left it: %s", row.id, wrong.reason)
        return False
    return True
