"""Times for a turn as people write them: ``90``, ``36 h``, ``1h30``, ``3 days``, ``2 jours``."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tables import Refused

MINUTE, HOUR, DAY = 60, 3600, 86400
SHORTEST, LONGEST = MINUTE, 14 * DAY
UNITS = {"minutes": MINUTE, "hours": HOUR, "days": DAY}
PART = re.compile(r"([0-9]{1,5}(?:[.,][0-9]{1,2})?)\s*([^\W\d_]*)\.?\s*")


def read_duration(text: str, called: Mapping[str, str]) -> int:
    """Parse a duration and return seconds; a last number without a unit means minutes.

    ``called`` has what people call a unit, such as ``jours``, with its name in ``UNITS``.

    Raises:
        Refused: the text is invalid, or it means less than a minute or more than two weeks.
    """
    typed = text.strip().casefold()
    parts = PART.findall(typed)
    # Only the last number may lack a unit: two in a row would be one that was cut, such as 0.125 or 1 440.
    known = all(unit in called or (not unit and at == len(parts)) for at, (_, unit) in enumerate(parts, 1))
    if not known or not 1 <= len(parts) <= 2 or not re.fullmatch(f"(?:{PART.pattern})+", typed):
        raise Refused("no-such-time")
    seconds = sum(_seconds(count, called.get(unit, "minutes")) for count, unit in parts)
    if not SHORTEST <= seconds <= LONGEST:
        raise Refused("no-such-time")
    return round(seconds)


def _seconds(count: str, unit: str) -> float:
    return float(count.replace(",", ".")) * UNITS[unit]


def in_units(seconds: int) -> tuple[int, str]:
    """Return a duration as a number of ``days``, ``hours`` or ``minutes``, in the largest unit that fits."""
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if seconds % length == 0:
            return seconds // length, unit
    return round(seconds / MINUTE), "minutes"
