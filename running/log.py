"""What the program says to whoever runs it: sentences for people, or a line of JSON each for a machine.

No line names a person or a card. What an exception says may, so of those only the kind and the
place are written; tokens that stand in addresses of Discord are left out.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from traceback import format_tb

OURS = ("cogs", "tables", "store", "running", "engine", "games", "words", "pictures")
ABOUT = re.compile(r"table (\d+)(?:, ply (\d+))?: ")
TOKEN = re.compile(r"(webhooks|interactions)/(\d+)/[^/?\s'\")]+", re.ASCII)  # who has one may answer in our name
PLAIN = "%(levelname)s %(name)s: %(message)s"


def without_tokens(text: str) -> str:
    """Return a text without the tokens in the addresses it may quote."""
    return TOKEN.sub(r"\1/\2/…", text)


class Sentences(logging.Formatter):
    """A sentence for people, with the traceback of a mistake."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a sentence, and perhaps a traceback: an exception may quote an address as well."""
        return without_tokens(super().format(record))


class JsonLines(logging.Formatter):
    """One object a line: ``time``, ``level``, ``logger``, ``message``, and the table and ply it is about.

    What a message was given as ``extra`` under ``fields`` stands beside them.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        message = without_tokens(record.getMessage())
        about = ABOUT.match(message)
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message[about.end() :] if about else message,
        }
        if about:
            line |= {key: int(value) for key, value in zip(("table", "ply"), about.groups(), strict=True) if value}
        if record.exc_info and record.exc_info[0]:
            line["error"] = "\n".join([record.exc_info[0].__name__, *format_tb(record.exc_info[2])])
        return json.dumps(line | getattr(record, "fields", {}), ensure_ascii=False)


def set_up(kind: str) -> None:
    """Write warnings as sentences, or as ``json`` everything of ours as lines."""
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns of voice, which is not ours
    for handler in logging.getLogger().handlers:
        handler.setFormatter(JsonLines() if kind == "json" else Sentences(PLAIN))
    if kind == "json":
        for name in OURS:
            logging.getLogger(name).setLevel(logging.INFO)
