"""What goes wrong with a PostgreSQL server, in the store's own errors."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg

from store import StoreAway, StoreFailed, UnusableDatabase
from store.address import FORM, Address
from store.outage import Outage

FAILURES = asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError
AWAY = (  # errors that pass, by themselves or when somebody sees to the server; page "PostgreSQL Error Codes"
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.ReadOnlySQLTransactionError,
)
MALFORMED = asyncpg.ClientConfigurationError, ValueError
ADVICE: tuple[tuple[Any, str], ...] = (  # the first that fits
    (
        asyncpg.InvalidAuthorizationSpecificationError,
        "correct the user and the password in ILION_DATABASE, or let the user in by the server's pg_hba.conf",
    ),
    (asyncpg.InvalidCatalogNameError, "create the database with `createdb`, or correct its name in ILION_DATABASE"),
    (
        (asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError),
        "make the bot's user the owner of the database: ALTER DATABASE name OWNER TO user",
    ),
    (asyncpg.ReadOnlySQLTransactionError, "give the bot the primary server, not a copy"),
    (asyncpg.TooManyConnectionsError, "raise max_connections of the server, or stop another program"),
    (asyncpg.CannotConnectNowError, "the server is starting or stopping: start the bot again in a moment"),
    (asyncpg.DiskFullError, "make room on the server's disk and start again"),
    (MALFORMED, f"correct ILION_DATABASE, which has the form {FORM}"),
    (socket.gaierror, "correct the host in ILION_DATABASE"),
    (OSError, "see that PostgreSQL is running, and correct the host and the port in ILION_DATABASE"),
)
LOOK = "see what the server's log says"


@contextmanager
def starting(address: Address) -> Iterator[None]:
    """Raise ``UnusableDatabase``, which tells the bot's owner why a database cannot be used and what to do."""
    try:
        yield
    except MALFORMED as wrong:
        raise _unusable(address, wrong) from None  # its message may quote the address, with the password
    except FAILURES as wrong:
        raise _unusable(address, wrong) from without_rows(wrong)


def _unusable(address: Address, wrong: BaseException) -> UnusableDatabase:
    advice = next((advice for kind, advice in ADVICE if isinstance(wrong, kind)), LOOK)
    return UnusableDatabase(f"{address} cannot be used ({reason(wrong)}); {advice}")


def reason(wrong: BaseException) -> str:
    """Return what went wrong in one line, without anything that may be secret."""
    if isinstance(wrong, asyncpg.PostgresError):
        return str(wrong.args[0])
    if isinstance(wrong, MALFORMED):
        return "the address is malformed"
    if isinstance(wrong, TimeoutError):
        return "the server does not answer"
    return " ".join(str(wrong).split()) or type(wrong).__name__


@contextmanager
def translated(address: Address, outage: Outage) -> Iterator[None]:
    """Raise ``StoreFailed`` for an error of the server or of the way there, and note an outage."""
    try:
        yield
    except StoreAway as wrong:  # another has the database
        outage.failed(wrong)
        raise
    except FAILURES as wrong:
        told = f"{address}: {reason(wrong)}"
        if not _away(wrong):
            raise StoreFailed(told) from without_rows(wrong)
        outage.failed(away := StoreAway(told))
        raise away from without_rows(wrong)


def _away(wrong: BaseException) -> bool:
    """Return whether an error is an outage; asyncpg reports a lost connection also as one used wrongly."""
    lost = isinstance(wrong, asyncpg.InterfaceError) and not isinstance(wrong, ValueError)
    return lost or isinstance(wrong, AWAY)


@contextmanager
def refused(constraint: str, error: Exception) -> Iterator[None]:
    """Raise an error of the store when a constraint refuses a row."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as wrong:
        if wrong.constraint_name == constraint:
            raise error from without_rows(wrong)
        raise


def without_rows(wrong: BaseException) -> BaseException:
    """Return an error without its detail, which may quote a whole row: the log must not show cards and seeds."""
    if isinstance(wrong, asyncpg.PostgresError):
        wrong.detail = None
    return wrong
