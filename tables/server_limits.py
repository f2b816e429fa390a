"""What a server allows: in which channels, how many tables at once, and the defaults of a new lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from store import Open, Opened, Store
from tables import Refused
from tables.choices import DEFAULTS, EACH, TABLES
from tables.duration import DAY
from tables.limits import LOBBIES
from tables.lobby import load_readable_lobby

LOBBY: tuple[Open, ...] = ("lobby",)
IDLE = DAY  # seconds; a lobby idle for longer is not counted


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """The limits and defaults of a server.

    ``channels``: where tables may be opened; empty for anywhere. ``tables``: how many may be open at once in
    the server; ``each``: how many with the same host; 0 for no limit. ``usual``: the defaults of a new
    lobby, by the names of ``AGREED``.
    """

    channels: tuple[int, ...] = ()
    tables: int = 0
    each: int = 0
    usual: Mapping[str, Any] = field(default_factory=dict)


def read_server_limits(settings: Mapping[str, str]) -> ServerLimits:
    """Return what the settings of a server allow; ignore invalid settings."""
    usual = {each.key: each.read(settings) for each in DEFAULTS}
    channels = tuple(int(each) for each in settings.get("channels", "").split(",") if each)
    return ServerLimits(channels, TABLES.read(settings), EACH.read(settings), usual)


async def list_counted_tables(store: Store, guild: int, now: float) -> list[Opened]:
    """Return the open tables of a server, without those that cannot be read: nobody can play there."""
    return await _legible(store, await store.open_in(guild, now - IDLE))


async def _legible(store: Store, found: Sequence[Opened]) -> list[Opened]:
    rows = [await store.table(each.id) for each in found]
    return [each for each, row in zip(found, rows, strict=True) if row is not None and load_readable_lobby(row.lobby)]


async def check_server_limits(store: Store, guild: int | None, host: int, now: float) -> ServerLimits:
    """Return what a server allows a person who opens one more table there.

    Raises:
        Refused: the server or the person has too many open.
    """
    await _few_lobbies(store, host, now)
    if guild is None:
        return ServerLimits()
    allowed = read_server_limits(await store.settings("guild", guild))
    if not (allowed.tables or allowed.each):
        return allowed
    found = await store.open_in(guild, now - IDLE)
    if _room(allowed, host, found) is not None:  # only now is it worth looking whether all can be read
        refused = _room(allowed, host, await _legible(store, found))
        if refused is not None:
            raise refused
    return allowed


def _room(allowed: ServerLimits, host: int, found: Sequence[Opened]) -> Refused | None:
    """Return why nobody may open one more table beside these, or this host may not; ``None`` if they may."""
    own = [each for each in found if each.host == host]
    if allowed.each and len(own) >= allowed.each:
        return Refused("too-many-yours", most=allowed.each, place=str(own[0].place))
    if allowed.tables and len(found) >= allowed.tables:
        return Refused("server-full", most=allowed.tables)
    return None


async def _few_lobbies(store: Store, host: int, now: float) -> None:
    """Refuse one more lobby to a host who has ``LOBBIES`` waiting, in all servers together."""
    waiting = [row for row in await store.tables_of(host, LOBBY) if row.host == host and row.touched > now - IDLE]
    rows = [row for row in waiting if load_readable_lobby(row.lobby)]
    if len(rows) >= LOBBIES:
        raise Refused("limit-lobbies", most=LOBBIES, place=str(rows[0].place))
