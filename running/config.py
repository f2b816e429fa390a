"""All settings; `.env.example` describes each of them."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

from engine.cards import LONGEST_FILE, CardError
from engine.core import Game
from games.catalog import BOXES, load_catalog
from games.external import keep_presentable
from store import UnusableDatabase
from store.address import Address, is_address, parse_address

OURS = "ILION_"
TOKEN = "DISCORD_TOKEN"  # noqa: S105 - only its name
SECRET = re.compile(r"[\w.-]*", re.ASCII)  # what a token of Discord consists of
DATABASE = "ILION_DATABASE"
LAST_PORT = 65535
LAST_USER = 2**63 - 1  # columns of both databases hold no more
SCHEDULER = re.compile(r"(?:tcp|tls)://(?:[\w.-]+|\[[\da-f:]+\]):(?P<port>\d{1,5})", re.ASCII | re.IGNORECASE)
REFUSED = 1  # the exit code of a program that a person has to help: to start it again does not
AUTO = 0  # as many shards as Discord recommends
MOST_SHARDS = 10_000
KNOWN = (
    TOKEN, DATABASE, "ILION_CARDS", "ILION_PORT", "ILION_PAUSE", "ILION_PICTURES",
    "ILION_OWNER", "ILION_LOG", "ILION_METRICS", "ILION_SHARDS", "ILION_THINKERS",
)  # fmt: skip


class Unusable(Exception):
    """The program cannot run like this; the message says what a person has to do."""


class Away(Unusable):
    """Something that the program needs is away just now, and may come back by itself."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where the program listens: a numeric address and a port, 0 for nowhere."""

    host: str = "127.0.0.1"
    port: int = 0

    @property
    def loopback(self) -> bool:
        """Whether only this machine reaches it."""
        return ip_address(self.host).is_loopback


@dataclass(frozen=True, slots=True)
class Config:
    """The values of all settings.

    ``pause``: the least time, in seconds, that a computer player seems to think. ``owners``: if there are any,
    they replace the owners that Discord knows. ``metrics``: where a monitor may ask. ``shards``: how many the
    processes of the bot share, 0 for as many as Discord recommends; ``None`` for a bot in one process.
    ``thinkers``: the address of a scheduler of Dask, if computer players think on other machines.
    """

    token: str = ""
    database: Path | Address = Path("ilion.db")
    cards: Path | None = None
    port: int = 8765
    pause: float = 1.0
    pictures: bool = True
    owners: frozenset[int] = frozenset()
    log: str = "text"
    thinkers: str = ""
    metrics: Endpoint = Endpoint()
    shards: int | None = None


def parse_settings(found: Mapping[str, str | None]) -> Config:
    """Parse the settings; ``--port`` from the command line overrides the environment.

    Raises:
        Unusable: one of them is unknown or invalid.
    """
    unknown = [name for name in found if name.startswith(OURS) and name not in KNOWN]
    if unknown:
        raise Unusable(f"there is no setting {unknown[0]}; .env.example lists those there are")
    values = {name: value.strip() for name, value in found.items() if value and value.strip()}
    return Config(
        token=_token(values.get(TOKEN, "")),
        database=database_of(DATABASE, values.get(DATABASE, "ilion.db")),
        cards=Path(values["ILION_CARDS"]) if "ILION_CARDS" in values else None,
        port=int(_number(values, "--port" if "--port" in values else "ILION_PORT", "8765", 1, LAST_PORT)),
        pause=_number(values, "ILION_PAUSE", "1", 0, 60),
        pictures=_one_of(values, "ILION_PICTURES", "on", "off") == "on",
        owners=_people(values, "ILION_OWNER"),
        log=_one_of(values, "ILION_LOG", "text", "json"),
        thinkers=_scheduler(values, "ILION_THINKERS"),
        metrics=_endpoint(values, "ILION_METRICS"),
        shards=_shards(values, "ILION_SHARDS"),
    )


def database_of(name: str, text: str) -> Path | Address:
    """Return the database that a setting of this name means.

    Raises:
        Unusable: the address of a server is malformed, or the path cannot be that of a file.
    """
    try:
        return parse_address(text) if is_address(text) else _file(name, text)
    except UnusableDatabase as wrong:
        raise Unusable(f"{name}: {wrong}") from wrong


def _file(name: str, text: str) -> Path:
    """Return the path of a database, which may not exist yet."""
    real = os.path.realpath(text)  # unlike those of Path, these functions raise nothing
    if os.path.islink(real):
        raise Unusable(f"{name} is {_brief(text)!r}, a link that leads to itself; name a file")
    if os.path.isdir(real):
        raise Unusable(f"{name} is {_brief(text)!r}, but this is a folder; name a file in it")
    return Path(text)


def _token(text: str) -> str:
    """Return the token; an error does not quote it."""
    if not SECRET.fullmatch(text):
        raise Unusable(
            "DISCORD_TOKEN has a character that no token has, such as a quotation mark, a space or a line break: "
            "copy it again from the developer portal"
        )
    return text


def _number(values: Mapping[str, str], name: str, usual: str, least: float, most: float) -> float:
    text = values.get(name, usual)
    try:
        number = float(text)
    except ValueError as wrong:
        raise Unusable(f"{name} is {_brief(text)!r}; a number belongs there") from wrong
    if not least <= number <= most:
        raise Unusable(f"{name} is {_brief(text)}; it may be from {least:g} to {most:g}")
    return number


def _endpoint(values: Mapping[str, str], name: str) -> Endpoint:
    """Return where a setting says to listen: at a port of loopback, or at ADDRESS:PORT."""
    host, colon, port = values.get(name, "0").rpartition(":")
    number = int(_number({name: port}, name, "0", 0, LAST_PORT))
    try:
        return Endpoint(str(ip_address(host.strip("[]"))), number) if colon else Endpoint(port=number)
    except ValueError as wrong:
        raise Unusable(
            f"{name} is {_brief(values[name])!r}; a port belongs there, or a numeric address:port"
        ) from wrong


def _one_of(values: Mapping[str, str], name: str, usual: str, other: str) -> str:
    text = values.get(name, usual)
    if text not in (usual, other):
        raise Unusable(f"{name} is {_brief(text)!r}; it may be {usual} or {other}")
    return text


def _scheduler(values: Mapping[str, str], name: str) -> str:
    """Return the address of a scheduler, or an empty string."""
    text = values.get(name, "")
    found = SCHEDULER.fullmatch(text)
    if text and not (found and 0 < int(found["port"]) <= LAST_PORT):
        raise Unusable(
            f"{name} is {_brief(text)!r}; an address such as tcp://localhost:8786 or tls://... belongs there"
        )
    return text


def _shards(values: Mapping[str, str], name: str) -> int | None:
    if name not in values:
        return None
    text = values[name]
    if text == "auto":
        return AUTO
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_SHARDS))):
        raise Unusable(f"{name} is {_brief(text)!r}; it may be auto, or the number of shards")
    return int(_number(values, name, "1", 1, MOST_SHARDS))


def _people(values: Mapping[str, str], name: str) -> frozenset[int]:
    found = [each.strip() for each in values.get(name, "").split(",") if each.strip()]
    if not all(map(_is_user, found)):
        raise Unusable(
            f"{name} is {_brief(values[name])!r}; the number of a user belongs there, or several with commas"
        )
    return frozenset(map(int, found))


def _is_user(text: str) -> bool:
    short = len(text) <= len(str(LAST_USER))  # Python refuses to convert more than 4300 digits
    return short and text.isascii() and text.isdecimal() and int(text) <= LAST_USER


def _brief(text: str) -> str:
    """Return a value as a message quotes it, truncated to 60 characters."""
    return text if len(text) <= 60 else f"{text[:59]}…"


def load_games(cards: Path | None) -> dict[str, Game]:
    """Return the games, with the owner's cards if ``cards`` is a card file or a folder of them.

    A card file has the name of its game, such as ``iliad.toml``.

    Raises:
        Unusable: a card file cannot be played with, or a game of the house lacks a name.
    """
    try:
        return keep_presentable(_with_cards(cards))
    except LookupError as wrong:
        raise Unusable(str(wrong.args[0])) from wrong


def _with_cards(cards: Path | None) -> dict[str, Game]:
    if cards is None:
        return load_catalog()
    try:
        files = [cards / f"{key}.toml" for key in BOXES] if cards.is_dir() else [cards]
        owned = {path.stem: (_text(path), str(path)) for path in files if path.exists()}
        if not owned:
            raise Unusable(f"ILION_CARDS: there is no card file at {cards}; call one after its game, as iliad.toml")
        if not owned.keys() <= BOXES.keys():
            names = ", ".join(f"{key}.toml" for key in BOXES)
            raise Unusable(f"ILION_CARDS: {cards} is not called after its game: call it {names}")
        return load_catalog(owned)
    except (OSError, UnicodeDecodeError, CardError) as wrong:
        raise Unusable(f"ILION_CARDS: {wrong}") from wrong


def _text(path: Path) -> str:
    """Return a card file, read only far enough to detect that it is too long; without an editor's mark before it."""
    with path.open(encoding="utf-8-sig") as file:
        return file.read(LONGEST_FILE + 1)
