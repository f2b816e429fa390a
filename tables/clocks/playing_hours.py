"""Playing hours: the times of day at which a player's clock runs, in their own time zone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from tables import Refused

DAY = 24 * 60  # minutes
LEAST = 4 * 60  # minutes a day; with fewer, a one-day turn would last a week
ONE_TIME = r"([0-9]{1,2})(?:[:hH]([0-9]{2})?)?\s*([aApP][mM])?"
DASH = r"\s*[-\u2013\u2014]\s*"  # phones may type a longer one
WRITTEN = re.compile(rf"\s*{ONE_TIME}{DASH}{ONE_TIME}\s*")


@dataclass(frozen=True, slots=True)
class Hours:
    """Every day from ``opens`` to ``closes``, in minutes after midnight; past midnight if ``closes`` is earlier."""

    opens: int
    closes: int
    zone: str

    def windows(self, since: float) -> Iterator[tuple[float, float]]:
        """Yield the periods of playing time from a moment on, endlessly, as seconds since 1970."""
        day = datetime.fromtimestamp(since, _zone(self.zone)).date() - timedelta(days=1)
        while True:
            begin, end = self._moment(day, self.opens), self._moment(day, self.opens + self.length)
            if end > since:
                yield max(begin, since), end
            day += timedelta(days=1)

    @property
    def length(self) -> int:
        """The playing time of a day, in minutes."""
        return (self.closes - self.opens) % DAY

    def _moment(self, day: date, minutes: int) -> float:
        days, minutes = divmod(minutes, DAY)
        at = time(*divmod(minutes, 60), tzinfo=_zone(self.zone))
        return datetime.combine(day + timedelta(days=days), at).timestamp()


def find_due_time(hours: Hours | None, since: float, seconds: float) -> float:
    """Return the moment when so many seconds of playing time are used up."""
    if hours is not None:
        for begin, end in hours.windows(since):
            if seconds <= end - begin:
                return begin + seconds
            seconds -= max(0.0, end - begin)
    return since + seconds


def count_playing_seconds(hours: Hours | None, since: float, until: float) -> float:
    """Return how many seconds of playing time lie between two moments."""
    if hours is None:
        return max(0.0, until - since)
    total = 0.0
    for begin, end in hours.windows(since):
        if begin >= until:
            break
        total += max(0.0, min(end, until) - begin)
    return total


# -- as people write them


def hours_of(settings: Mapping[str, str]) -> Hours | None:
    """Return the playing hours in a person's settings, or ``None`` for the whole day."""
    if "hours" not in settings or "zone" not in settings:
        return None
    return Hours(*read_hours(settings["hours"]), zone=settings["zone"])


def read_hours(text: str) -> tuple[int, int]:
    """Parse playing hours, such as ``18-23``, ``18:30-0:15``, ``18h30-23h`` or ``6pm-11pm``.

    Raises:
        Refused: the text is invalid, or it means less than four hours a day, or the whole day.
    """
    found = WRITTEN.fullmatch(text)
    if not found:
        raise Refused("no-such-hours")
    opens, closes = _minutes(*found.groups()[:3]), _minutes(*found.groups()[3:])
    if opens == closes:
        raise Refused("no-such-hours")  # its sentence says how to have none
    if (closes - opens) % DAY < LEAST:
        raise Refused("hours-too-few", least=LEAST // 60)
    return opens, closes


def format_hours(opens: int, closes: int) -> str:
    """Return playing hours as they are stored and shown."""
    return "-".join(f"{minutes // 60}:{minutes % 60:02}" for minutes in (opens, closes))


def _minutes(hour: str, minute: str | None, half: str | None) -> int:
    hours, minutes = int(hour), int(minute or 0)
    if half:
        if not 1 <= hours <= 12:
            raise Refused("no-such-hours")
        hours = hours % 12 + (12 if half.lower() == "pm" else 0)
    if hours > 24 or minutes > 59 or (hours == 24 and minutes):
        raise Refused("no-such-hours")
    return (hours * 60 + minutes) % DAY


def read_zone(text: str) -> str:
    """Parse the name of a time zone, such as ``Europe/Paris``.

    Raises:
        Refused: there is no such time zone.
    """
    name = list_zones().get(text.strip().replace(" ", "_").casefold())
    if name is None:
        raise Refused("no-such-zone")
    return name


@cache
def list_zones() -> dict[str, str]:
    """Return UTC and every time zone named after a place, by its name in lower case."""
    places = (name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return {name.casefold(): name for name in sorted(["UTC", *places])}


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
