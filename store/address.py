"""The address of a PostgreSQL database."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from store.values import UnusableDatabase

SCHEMES = ("postgresql://", "postgres://")
FORM = "postgresql://USER:PASSWORD@HOST/DATABASE, with %40 for an @ in the password and %2F for a /"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a database is and how to get in; ``str`` gives its name, which may be shown and logged."""

    url: str = field(repr=False)  # may contain a password
    name: str

    def __str__(self) -> str:
        return self.name


def is_address(text: str) -> bool:
    """Return whether a text means a server and not a file."""
    # Also an address of another kind, or one that lacks a slash: a file would be named with the password.
    return "://" in text or text.startswith(("postgresql:", "postgres:"))


def parse_address(url: str) -> Address:
    """Return an address.

    Raises:
        UnusableDatabase: the text is no address; the error does not quote it, because it may contain a password.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise _no_address() from None  # its message quotes what may be a part of the password
    if not url.startswith(SCHEMES) or "@" in parts.path + parts.query + parts.fragment or parts.fragment:
        raise _no_address()
    where = f"{unquote(host or '')}{f':{port}' if port else ''}"
    return Address(url, f"postgresql://{where}{unquote(parts.path)}")


def _no_address() -> UnusableDatabase:
    return UnusableDatabase(f"this is no address of a PostgreSQL database; it has the form {FORM}")
