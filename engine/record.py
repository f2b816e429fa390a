"""A match as a text file: one line of JSON for the head, one for each entry, and one for the end.

The last line has the seed and is written only when the game has stopped. Until then, the file is
the host's secret, because its draws reveal every hand. A line after the head may name the players.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from engine.chance import seal_seed
from engine.contributions import Contribution, derive_key
from engine.core import Outcome, Seat
from engine.log import Entry, Head, UnreadableLog

NAME = 40  # characters; a longer player's name in a file is truncated
LONGEST = 128  # characters of a seed and of what else is shown: twice as many as in a game that the host has dealt
LEFT_OUT = (("brought", ()), ("computers", None), ("piles", False))

SHOWN = ("cards", "seal")  # fields of a head that a host looks up in its database, or shows
NEWER = {"computers": list, "piles": bool}  # fields of a head that older files lack


@dataclass(frozen=True, slots=True)
class Record:
    """A log as read from a file; ``seed`` is there once it may be shown.

    ``names`` has the players by seat and ``result`` how the game ended, if the file has them;
    ``ended`` is whether the file says that the game was ended before it was over.
    """

    head: Head
    entries: tuple[Entry, ...]
    seed: bytes | None
    names: tuple[str, ...] = ()
    result: Outcome | None = None
    ended: bool = False

    @property
    def deal_seal(self) -> str | None:
        """The hash that the table has shown from the deal on, if the log has a seed."""
        return None if self.seed is None else seal_seed(derive_key(self.seed, self.head.brought))


def format_line(part: Head | Entry | bytes) -> str:
    """Return the head, an entry or the seed as one line."""
    fields = {"seed": part.hex()} if isinstance(part, bytes) else asdict(part)
    if isinstance(part, Head):  # files are as before in what older games lack
        fields = {name: each for name, each in fields.items() if (name, each) not in LEFT_OUT}
    return _json(fields)


def export_record(record: Record) -> str:
    """Return a game that has stopped as text, with its players and its result."""
    names = [_json({"names": record.names})] if record.names else []
    rows = [format_line(record.head), *names, *map(format_line, record.entries), *_last(record)]
    return "".join(f"{row}\n" for row in rows)


def _last(record: Record) -> list[str]:
    """Return the line with the seed and the result; a log from an uploaded file may have no seed."""
    if record.seed is None:
        return []
    end: dict[str, Any] = {"seed": record.seed.hex()}
    if record.ended or record.result:
        end["result"] = asdict(record.result) if record.result else None
    return [_json(end)]


def parse_record(text: str) -> Record:
    """Read a log.

    Raises:
        UnreadableLog: the text is not a log; the message names the line.
    """
    rows = [(number, _row(number, row)) for number, row in enumerate(text.split("\n"), 1) if row.strip()]
    if not rows:
        raise UnreadableLog("the log is empty", "empty")
    if "game" not in rows[0][1]:
        raise _wrong(rows[0][0], "the head of the log is missing")
    head = _head(*rows.pop(0))
    names = _names(*rows.pop(0), head.seats) if rows and "names" in rows[0][1] else ()
    end = _end(*rows.pop()) if rows and "seed" in rows[-1][1] else (None, None, False)
    return Record(head, tuple(_entry(number, row) for number, row in rows), end[0], names, *end[1:])


def _json(fields: dict[str, Any]) -> str:
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)


def _wrong(number: int, what: str) -> UnreadableLog:
    return UnreadableLog(f"line {number}: {what}", "line", number)


def _row(number: int, text: str) -> dict[str, Any]:
    try:
        row = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise _wrong(number, f"this is not JSON ({wrong})") from wrong
    if not isinstance(row, dict):
        raise _wrong(number, "an object belongs here")
    return row


def _fields(number: int, row: dict[str, Any], types: dict[str, type]) -> dict[str, Any]:
    if set(row) != set(types):
        raise _wrong(number, f"the fields {', '.join(types)} belong here, not {', '.join(row) or 'none'}")
    for field, kind in types.items():
        if type(row[field]) is not kind:
            raise _wrong(number, f"{field} cannot be {row[field]!r}")
    return row


def _list(number: int, row: dict[str, Any], field: str, *kinds: type) -> tuple[Any, ...]:
    """Return a list field as a tuple; every item must have one of these types."""
    if not all(type(item) in kinds for item in row[field]):
        raise _wrong(number, f"{field} cannot be {row[field]!r}")
    return tuple(row[field])


def _head(number: int, row: dict[str, Any]) -> Head:
    kinds = {"game": str, "rules": int, "cards": str, "seats": int, "options": dict, "seal": str, "brought": list}
    known = kinds | {field: kind for field, kind in NEWER.items() if field in row}
    fields = _fields(number, {"brought": [], **row}, known)
    for field in SHOWN:
        if not fields[field].isprintable():
            raise _wrong(number, f"{field} cannot be {fields[field]!r}")
        if len(fields[field]) > LONGEST:
            raise _wrong(number, f"{field} is too long")
    brought = tuple(_contribution(number, each) for each in fields["brought"])
    if fields.get("piles") is False:
        raise _wrong(number, "piles is true or missing")
    return Head(**{**fields, "brought": brought, "computers": _computers(number, fields)})


def _computers(number: int, fields: dict[str, Any]) -> tuple[Seat, ...] | None:
    if "computers" not in fields:
        return None
    seats = _list(number, fields, "computers", int)
    if seats != tuple(sorted({seat for seat in seats if 0 <= seat < fields["seats"]})):
        raise _wrong(number, f"computers cannot be {fields['computers']!r}")
    return seats


def _contribution(number: int, told: Any) -> Contribution:
    if not isinstance(told, dict):
        raise _wrong(number, f"brought cannot have {told!r}")
    found = Contribution(**_fields(number, told, {"seat": int, "kind": str, "text": str, "sha256": str}))
    if not found.is_valid:
        raise _wrong(number, f"nobody can have brought {told!r}")
    return found


def _names(number: int, row: dict[str, Any], seats: int) -> tuple[str, ...]:
    names = _list(number, _fields(number, row, {"names": list}), "names", str)
    if len(names) != seats:
        raise _wrong(number, f"{seats} names belong here, not {len(names)}")
    return tuple(map(_name, names))


def _name(text: str) -> str:
    """Return a name without unprintable characters: a file may contain anything."""
    return "".join(letter for letter in text if letter.isprintable())[:NAME].strip() or "?"


def _entry(number: int, row: dict[str, Any]) -> Entry:
    fields = _fields(number, row, {"ply": int, "seat": int, "move": str, "draws": list})
    return Entry(fields["ply"], fields["seat"], fields["move"], _list(number, fields, "draws", int))


def _end(number: int, row: dict[str, Any]) -> tuple[bytes, Outcome | None, bool]:
    """Return the seed, the result or ``None``, and whether the line has a result at all, even an empty one."""
    if "result" not in row:
        return _seed(number, row), None, False
    told = row.pop("result")
    return _seed(number, row), _result(number, told), told is None


def _seed(number: int, row: dict[str, Any]) -> bytes:
    text = _fields(number, row, {"seed": str})["seed"]
    if len(text) > LONGEST:
        raise _wrong(number, "the seed is too long")
    try:
        return bytes.fromhex(text)
    except ValueError as wrong:
        raise _wrong(number, "the seed is written in hexadecimal digits") from wrong


def _result(number: int, told: Any) -> Outcome | None:
    if told is None:
        return None
    if not isinstance(told, dict):
        raise _wrong(number, f"result cannot be {told!r}")
    row = _fields(number, told, {"shares": list, "places": list, "reason": str})
    return Outcome(_list(number, row, "shares", int, float), _list(number, row, "places", int), row["reason"])
