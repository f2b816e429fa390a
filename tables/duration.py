"""Times for a turn as people write them: ``90``, ``36 h``, ``1h30``, ``3 days``, ``2 jours``."""

from __future__ import annotations

import re

from tables import Refused

MINUTE, HOUR, DAY = 60, 3600, 86400
SHORTEST, LONGEST = MINUTE, 14 * DAY
UNITS = {"m": MINUTE, "h": HOUR, "d": DAY, "j": DAY}  # by the first letter, in English and French
WORD = "minutes|minute|mins|min|mn|m|hours|hour|heures|heure|hrs|hr|h|days|day|jours|jour|d|j"
PART = rf"([0-9]{{1,5}}(?:[.,][0-9]{{1,2}})?)\s*({WORD})?"
WHOLE = re.compile(rf"{PART}(?:\s*(?:{PART}))?")


def read_duration(text: str) -> int:
    """Parse a duration and return seconds; a number alone means minutes.

    Raises:
        Refused: the text is invalid, or it means less than a minute or more than two weeks.
    """
    found = WHOLE.fullmatch(text.strip().casefold())
    if not found:
        raise Refused("no-such-time")
    count, unit, more, of = found.groups()
    seconds = _seconds(count, unit) + _seconds(more or "0", of)
    if not SHORTEST <= seconds <= LONGEST:
        raise Refused("no-such-time")
    return round(seconds)


def _seconds(count: str, unit: str | None) -> float:
    return float(count.replace(",", ".")) * UNITS[(unit or "m")[0]]


def in_units(seconds: int) -> tuple[int, str]:
    """Return a duration as a number of ``days``, ``hours`` or ``minutes``, in the largest unit that fits."""
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if seconds % length == 0:
            return seconds // length, unit
    return round(seconds / MINUTE), "minutes"
