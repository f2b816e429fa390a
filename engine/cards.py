"""Read the numbers printed on cards from a TOML file, checked row by row.

Anyone who owns the box may correct our reconstructions with a file of their own. Errors name the
file, the line and the field.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Sequence
from hashlib import sha256
from json import dumps
from typing import Any

SOURCES = ("fact", "derived", "reconstruction")  # published, calculated from the rules, or chosen by us
LONGEST_FILE = 60_000  # characters: more than twice the longest file that we publish
LONGEST_LINE = 400  # tomllib takes quadratic time for a key of many parts
UNPLAYED = ("status", "name")  # the name of a card and the source of its numbers do not affect play


class CardError(ValueError):
    """A card file that a game cannot be played with."""

    def __init__(self, where: str, line: int, field: str, wrong: str) -> None:
        super().__init__(f"{where}, line {line}, {field}: {wrong}")
        self._parts = where, line, field, wrong

    def __reduce__(self) -> tuple[type[CardError], tuple[str, int, str, str]]:
        """Let the error be unpickled in another process."""
        return CardError, self._parts


class Row:
    """One card (or other entry) of a file, read field by field."""

    def __init__(self, file: CardFile, table: str, index: int, fields: dict[str, Any]) -> None:
        self._file = file
        self._table = table
        self._index = index
        self._fields = fields

    def error(self, field: str, wrong: str) -> CardError:
        """Return an error that points at this field."""
        line = self._file.line(self._table, self._index, field)
        return CardError(self._file.where, line, field, wrong)

    def number(self, field: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        value = self._value(field)
        if type(value) is not int or not least <= value <= most:
            raise self.error(field, f"a whole number from {least} to {most} belongs here, not {_brief(value)}")
        return value

    def numbers(self, field: str, names: Sequence[str], least: int, most: int) -> list[int]:
        """Return a whole number for each name; names left out count as 0."""
        value = self._value(field)
        if not isinstance(value, dict) or not set(value) <= set(names):
            raise self.error(field, f"numbers by {', '.join(names)} belong here, not {_brief(value)}")
        for number in value.values():
            if type(number) is not int or not least <= number <= most:
                raise self.error(field, f"whole numbers from {least} to {most} belong here, not {_brief(number)}")
        return [value.get(name, 0) for name in names]

    def flag(self, field: str) -> bool:
        """Return a boolean."""
        value = self._value(field)
        if type(value) is not bool:
            raise self.error(field, f"true or false belongs here, not {_brief(value)}")
        return value

    def word(self, field: str, among: Collection[str]) -> str:
        """Return one of a few words."""
        value = self._value(field)
        if value not in among:
            raise self.error(field, f"one of {', '.join(among)} belongs here, not {_brief(value)}")
        return str(value)

    def names(self, field: str = "name") -> dict[str, str]:
        """Return a name by language; a name alone is English, which every language can translate."""
        value = self._value(field)
        named = value if isinstance(value, dict) else {"en": value}
        if "en" not in named or not all(map(_is_name, named.values())):
            raise self.error(field, 'a name such as "Achilles" or { en = "Achilles", fr = "Achille" } belongs here')
        return dict(named)

    def check(self, *numbers: str, others: Collection[str] = ()) -> None:
        """Check that there are no other fields and that each number has a source."""
        for field in self._fields:
            if field not in (*numbers, *others, "status"):
                raise self.error(field, "this field is not known here")
        status = self._value("status")
        if not isinstance(status, dict) or set(status) != set(numbers):
            raise self.error("status", f"a source for each of {', '.join(numbers)} belongs here")
        for number, source in status.items():
            if source not in SOURCES:
                raise self.error("status", f"{number} is {_brief(source)}; one of {', '.join(SOURCES)} belongs here")

    def _value(self, field: str) -> Any:
        if field not in self._fields:
            raise self.error(field, "this field is missing")
        return self._fields[field]


class CardFile:
    """A card file: tables of rows. ``where`` is the name used in errors."""

    def __init__(self, text: str, where: str, tables: Collection[str]) -> None:
        self.where = where
        self.text = text
        self._tables = self._parse()
        for table, rows in self._tables.items():
            if table not in tables:
                raise self.error(table, f"this table is not known; there are {', '.join(tables)}")
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                raise self.error(table, f"rows headed [[{table}]] belong here")

    def error(self, table: str, wrong: str) -> CardError:
        """Return an error that points at a whole table."""
        return CardError(self.where, self.line(table, 0, table), table, wrong)

    def rows(self, table: str) -> list[Row]:
        """Return the rows of a table, in the order of the file."""
        if not self._tables.get(table):
            raise self.error(table, "this table is missing")
        return [Row(self, table, index, fields) for index, fields in enumerate(self._tables[table])]

    def fingerprint(self) -> str:
        """Return a short hash of every number in the file that affects play."""
        played = {
            table: [{field: row[field] for field in row if field not in UNPLAYED} for row in rows]
            for table, rows in self._tables.items()
        }
        return sha256(dumps(played, sort_keys=True).encode()).hexdigest()[:12]

    def line(self, table: str, index: int, field: str) -> int:
        """Return the line of a field, or else of its row, its table, or the file."""
        lines = self.text.split("\n")
        heads = [n for n, line in enumerate(lines, 1) if re.match(rf"\s*\[\[?\s*{re.escape(table)}\s*\]", line)]
        if index >= len(heads):
            return next((n for n, line in enumerate(lines, 1) if re.match(rf"[\s\[]*{re.escape(table)}\b", line)), 1)
        for number, line in enumerate(lines[heads[index] :], heads[index] + 1):
            if re.match(r"\s*\[", line):
                break
            if re.match(rf"\s*{re.escape(field)}\b", line):
                return number
        return heads[index]

    def _parse(self) -> dict[str, Any]:
        if len(self.text) > LONGEST_FILE:
            raise CardError(self.where, 1, "TOML", f"a card file has at most {LONGEST_FILE:,} characters")
        for row, text in enumerate(self.text.split("\n"), 1):
            if len(text) > LONGEST_LINE:
                raise CardError(self.where, row, "TOML", f"a line has at most {LONGEST_LINE:,} characters")
        try:
            return tomllib.loads(self.text)
        except (ValueError, RecursionError) as wrong:
            found = re.search(r"line (\d+)", str(wrong))
            line = int(found[1]) if found else self.text.rstrip("\n").count("\n") + 1
            raise CardError(self.where, line, "TOML", str(wrong)) from wrong


def _brief(value: Any) -> str:
    """Return a value shortened for a message."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= 40
