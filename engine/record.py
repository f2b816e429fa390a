"""A match as a text file: a line of JSON for the head, one for each entry, one for the end.

The last line has the seed and stands there only when the game is over; until then the file
is the host's secret, for its draws tell every hand.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from engine.match import Entry, Head, UnreadableLog


@dataclass(frozen=True, slots=True)
class Record:
    """A log as read; ``seed`` is there once it was shown."""

    head: Head
    entries: tuple[Entry, ...]
    seed: bytes | None


def line(part: Head | Entry | bytes) -> str:
    """Return the head, an entry or the seed as one line."""
    fields: dict[str, Any] = {"seed": part.hex()} if isinstance(part, bytes) else asdict(part)
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)


def write(head: Head, entries: Iterable[Entry], seed: bytes | None = None) -> str:
    """Return a whole log as text."""
    parts: list[Head | Entry | bytes] = [head, *entries]
    if seed is not None:
        parts.append(seed)
    return "".join(f"{line(part)}\n" for part in parts)


def read(text: str) -> Record:
    """Read a log.

    Raises:
        UnreadableLog: the text is no log; the message names the line.
    """
    rows = [(number, _row(number, row)) for number, row in enumerate(text.split("\n"), 1) if row.strip()]
    if not rows:
        raise UnreadableLog("the log is empty")
    if "game" not in rows[0][1]:
        raise UnreadableLog(f"line {rows[0][0]}: the head of the log is missing")
    end = rows.pop() if "seed" in rows[-1][1] else None
    entries = tuple(_entry(number, row) for number, row in rows[1:])
    return Record(_head(*rows[0]), entries, _seed(*end) if end else None)


def _row(number: int, text: str) -> dict[str, Any]:
    try:
        row = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise UnreadableLog(f"line {number}: this is not JSON ({wrong})") from wrong
    if not isinstance(row, dict):
        raise UnreadableLog(f"line {number}: an object belongs here")
    return row


def _fields(number: int, row: dict[str, Any], types: dict[str, type]) -> dict[str, Any]:
    if set(row) != set(types):
        raise UnreadableLog(f"line {number}: the fields {', '.join(types)} belong here, not {', '.join(row) or 'none'}")
    for field, kind in types.items():
        if type(row[field]) is not kind:
            raise UnreadableLog(f"line {number}: {field} cannot be {row[field]!r}")
    return row


def _head(number: int, row: dict[str, Any]) -> Head:
    kinds = {"game": str, "rules": int, "cards": str, "seats": int, "options": dict, "seal": str}
    return Head(**_fields(number, row, kinds))


def _entry(number: int, row: dict[str, Any]) -> Entry:
    fields = _fields(number, row, {"ply": int, "seat": int, "move": str, "draws": list})
    if not all(type(draw) is int for draw in fields["draws"]):
        raise UnreadableLog(f"line {number}: draws cannot be {fields['draws']!r}")
    return Entry(fields["ply"], fields["seat"], fields["move"], tuple(fields["draws"]))


def _seed(number: int, row: dict[str, Any]) -> bytes:
    text = _fields(number, row, {"seed": str})["seed"]
    try:
        return bytes.fromhex(text)
    except ValueError as wrong:
        raise UnreadableLog(f"line {number}: the seed is written in hexadecimal digits") from wrong
