"""What a server allows: in which channels, how many tables at once, and the defaults of a new lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from store import Open, Opened, Store
from tables import Refused
from tables.choices import DEFAULTS, EACH, LIMITS, TABLES
from tables.duration import DAY
from tables.limits import LOBBIES
from tables.seats.lobby import load_readable_lobby

LOBBY: tuple[Open, ...] = ("lobby",)
IDLE = DAY  # seconds; a lobby idle for longer is not counted


def read_channels(settings: Mapping[str, str]) -> tuple[int, ...]:
    """Return the channels where a server allows tables; none for anywhere."""
    return tuple(int(each) for each in settings.get("channels", "").split(",") if each)


async def list_counted_tables(store: Store, guild: int, now: float) -> list[Opened]:
    """Return the open tables of a server, without those that cannot be read: nobody can play there."""
    return await _legible(store, await store.open_in(guild, now - IDLE))


async def _legible(store: Store, found: Sequence[Opened]) -> list[Opened]:
    rows = [await store.table(each.id) for each in found]
    return [each for each, row in zip(found, rows, strict=True) if row is not None and load_readable_lobby(row.lobby)]


async def check_server_limits(store: Store, guild: int | None, host: int, now: float) -> dict[str, Any]:
    """Check that a person may open one more table in a server; return the ``DEFAULTS`` of its tables, by their keys.

    Raises:
        Refused: the server or the person has too many open.
    """
    await _few_lobbies(store, host, now)
    settings = {} if guild is None else await store.settings("guild", guild)
    if guild is not None and any(limit.read(settings) for limit in LIMITS):
        await _check_room(store, settings, host, await store.open_in(guild, now - IDLE))
    return {each.key: each.read(settings) for each in DEFAULTS}


async def _check_room(store: Store, settings: Mapping[str, str], host: int, found: Sequence[Opened]) -> None:
    refused = _room(settings, host, found)
    if refused is not None:  # only now is it worth looking whether all can be read
        refused = _room(settings, host, await _legible(store, found))
    if refused is not None:
        raise refused


def _room(settings: Mapping[str, str], host: int, found: Sequence[Opened]) -> Refused | None:
    """Return why nobody may open one more table beside these, or this host may not; ``None`` if they may."""
    own, each, tables = [row for row in found if row.host == host], EACH.read(settings), TABLES.read(settings)
    if each and len(own) >= each:
        return Refused("too-many-yours", most=each, place=str(own[0].place))
    if tables and len(found) >= tables:
        return Refused("server-full", most=tables)
    return None


async def _few_lobbies(store: Store, host: int, now: float) -> None:
    """Refuse one more lobby to a host who has ``LOBBIES`` waiting, in all servers together."""
    waiting = [row for row in await store.tables_of(host, LOBBY) if row.host == host and row.touched > now - IDLE]
    rows = [row for row in waiting if load_readable_lobby(row.lobby)]
    if len(rows) >= LOBBIES:
        raise Refused("limit-lobbies", most=LOBBIES, place=str(rows[0].place))
