"""The log for the bot's owner: sentences for people, or lines of JSON for a machine.

No line names a person or a card. Messages of exceptions may, so only their type and stack are
written; tokens in Discord addresses are left out.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from traceback import format_tb

OURS = ("cogs", "tables", "store", "running", "engine", "games", "words", "pictures")
LIBRARIES = ("aiohttp", "discord")  # the errors of these, and those of the system, come from the way to Discord
ABOUT = re.compile(r"table (\d+)(?:, ply (\d+))?: ")
TOKEN = re.compile(r"(webhooks|interactions)/(\d+)/[^/?\s'\")]+", re.ASCII)  # anyone who has one may answer in our name
PLAIN = "%(levelname)s %(name)s: %(message)s"


def without_tokens(text: str) -> str:
    """Return a text without the tokens of the addresses that it quotes."""
    return TOKEN.sub(r"\1/\2/…", text)


def without_stack(record: logging.LogRecord) -> bool:
    """Log in one line, with its reason, that Discord was out of reach, as if it were no mistake of ours."""
    wrong = record.exc_info[1] if record.exc_info else None
    if isinstance(wrong, OSError) or type(wrong).__module__.partition(".")[0] in LIBRARIES:
        record.msg, record.args = "%s (%s)", (record.getMessage(), wrong)
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def without_person(record: logging.LogRecord) -> bool:
    """Log that choices could not be offered, in one line if they did not reach Discord; leave out who has typed.

    Nobody can be told, and the next letter that they type asks again.
    """
    if isinstance(record.args, tuple):
        record.msg, record.args = "no choices were offered for %s", record.args[:1]
    return without_stack(record)


LENIENT: Mapping[str, Callable[[logging.LogRecord], bool]] = {
    "discord.shard": without_stack,
    "discord.app_commands.tree": without_person,
}  # by the name of a logger: what it says of failures that pass by themselves


class Sentences(logging.Formatter):
    """Formats a record as a sentence for people, with the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a sentence, with a traceback for an error; both may quote addresses, so remove their tokens.

        A warning is one line: discord.py adds a stack to each about a slow connection.
        """
        told = without_tokens(super().format(record))
        return told if record.levelno >= logging.ERROR else told.partition("\n")[0]


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object: ``time``, ``level``, ``logger``, ``message``, its table and ply.

    The ``fields`` of a record, passed as ``extra``, are added to the object.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return a line of JSON."""
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
    """Log warnings as sentences or, if the kind is ``json``, everything from ``INFO`` up of ours as lines of JSON."""
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns about voice, which we do not use
    for name, lenient in LENIENT.items():
        logging.getLogger(name).addFilter(lenient)
    for handler in logging.getLogger().handlers:
        handler.setFormatter(JsonLines() if kind == "json" else Sentences(PLAIN))
    if kind == "json":
        for name in OURS:
            logging.getLogger(name).setLevel(logging.INFO)
