"""What a server allows: where tables may be opened, how many at once, and what a new lobby begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from store import Status, Store
from store import Table as Row
from tables import Refused
from tables.limits import LOBBIES
from tables.lobby import AGREED, readable

HOUR = 3600
SWITCHES = (
    "leaving",
    "hints",
    "undo",
    "rated",
    "finished",
)  # what is agreed by a word, the first unless another is set
CHOICES: Mapping[str, Sequence[str]] = {  # what a server may set; the first is what it has without a word
    "tables": ("0", "1", "2", "5", "10", "20", "50"),
    "each": ("0", "1", "2", "3", "5", "10"),
    "time": tuple(map(str, (0, HOUR // 12, HOUR, 24 * HOUR))),
    **{switch: tuple(AGREED[switch]) for switch in SWITCHES},
}
LOBBY: tuple[Status, ...] = ("lobby",)
IDLE = 24 * HOUR  # a lobby in which nobody has done anything for so long is not counted


@dataclass(frozen=True, slots=True)
class Allowance:
    """Without ``channels`` tables may be opened in any; a number of 0 is no limit.

    ``tables`` may be open at once in the server, ``each`` of them with the same host. ``usual`` is
    what a new lobby has agreed on already, by the names of ``AGREED``.
    """

    channels: tuple[int, ...] = ()
    tables: int = 0
    each: int = 0
    usual: Mapping[str, Any] = field(default_factory=dict)


def read(settings: Mapping[str, str]) -> Allowance:
    """Return what the settings of a server allow; what is not to be understood is as if it were not set."""
    known = {key: settings[key] for key, values in CHOICES.items() if settings.get(key) in values}
    usual: dict[str, Any] = {key: known[key] for key in SWITCHES if key in known}
    if "time" in known:
        usual["time"] = int(known["time"])
    channels = tuple(int(each) for each in settings.get("channels", "").split(",") if each)
    return Allowance(channels, int(known.get("tables", 0)), int(known.get("each", 0)), usual)


async def counted(store: Store, guild: int, now: float) -> list[Row]:
    """Return the tables that are open in a server; one that cannot be read can be played by nobody."""
    return [row for row in await store.open_in(guild, now - IDLE) if readable(row.lobby)]


async def admit(store: Store, guild: int | None, host: int, now: float) -> Allowance:
    """Return what a server allows somebody who opens one more table there.

    Raises:
        Refused: too many are open, in the server or of this person.
    """
    await _few_lobbies(store, host, now)
    if guild is None:
        return Allowance()
    allowed = read(await store.settings("guild", guild))
    if not (allowed.tables or allowed.each):
        return allowed
    rows = await counted(store, guild, now)
    own = [row for row in rows if row.host == host]
    if allowed.each and len(own) >= allowed.each:
        raise Refused("too-many-yours", most=allowed.each, place=str(own[0].place))
    if allowed.tables and len(rows) >= allowed.tables:
        raise Refused("server-full", most=allowed.tables)
    return allowed


async def _few_lobbies(store: Store, host: int, now: float) -> None:
    """Refuse one more lobby to somebody who has many waiting, wherever they are."""
    waiting = [row for row in await store.tables_of(host, LOBBY) if row.host == host and row.touched > now - IDLE]
    rows = [row for row in waiting if readable(row.lobby)]
    if len(rows) >= LOBBIES:
        raise Refused("limit-lobbies", most=LOBBIES, place=str(rows[0].place))
