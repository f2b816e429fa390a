"""What goes wrong with a PostgreSQL server, in the store's own errors."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg

from store.address import FORM, Address
from store.database import Outage
from store.values import DatabaseAway, StoreAway, UnusableDatabase

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
STOPPING = asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError, asyncpg.CrashShutdownError
RUNNING = "see that PostgreSQL is running, and correct the host and the port in ILION_DATABASE"
ADVICE: tuple[tuple[Any, bool, str], ...] = (  # the first that fits; whether it may pass by itself; what to do
    (
        asyncpg.InvalidAuthorizationSpecificationError, False,
        "correct the user and the password in ILION_DATABASE, or let the user in by the server's pg_hba.conf",
    ),
    (
        asyncpg.InvalidCatalogNameError, False,
        "create the database with `createdb`, or correct its name in ILION_DATABASE",
    ),
    (
        asyncpg.InvalidSchemaNameError, False,
        "create it with CREATE SCHEMA name AUTHORIZATION user, or correct ?search_path= in ILION_DATABASE",
    ),
    (
        asyncpg.InsufficientPrivilegeError, False,
        "make the bot's user the owner of the database and of what is in it: "
        "ALTER DATABASE name OWNER TO user, REASSIGN OWNED BY other TO user",
    ),
    (asyncpg.ReadOnlySQLTransactionError, False, "give the bot the primary server, not a copy"),
    (asyncpg.TooManyConnectionsError, True, "raise max_connections of the server, or stop another program"),
    (asyncpg.DiskFullError, False, "make room on the server's disk and start again"),
    (STOPPING, True, "the server is starting or stopping, which takes a moment"),
    (asyncpg.PostgresConnectionError, True, "see that PostgreSQL listens there, and what its log says"),
    (asyncpg.UndefinedObjectError, False, "correct what follows the ? in ILION_DATABASE"),
    (ssl.SSLError, False, "correct the host, sslmode or sslrootcert in ILION_DATABASE, or the server's certificate"),
    (MALFORMED, False, f"correct ILION_DATABASE, which has the form {FORM}"),
    (socket.gaierror, True, "correct the host in ILION_DATABASE, or see why this machine finds no names"),
    (FileNotFoundError, True, "see that PostgreSQL is running, and that the files exist that ILION_DATABASE names"),
    ((ConnectionRefusedError, ConnectionResetError), True, RUNNING),
    (
        ConnectionError, False,  # asyncpg's own
        "what listens there speaks no TLS, or is no PostgreSQL: correct host, port or sslmode in ILION_DATABASE",
    ),
    (OSError, True, RUNNING),
)  # fmt: skip
LOOK = "see what the server's log says"


@contextmanager
def translate_start_failures(address: Address) -> Iterator[None]:
    """Raise ``UnusableDatabase``, which tells the bot's owner why a database cannot be used and what to do."""
    try:
        yield
    except MALFORMED as wrong:
        raise _unusable(address, wrong) from None  # its message may quote the address, with the password
    except FAILURES as wrong:
        raise _unusable(address, wrong) from without_rows(wrong)


def _unusable(address: Address, wrong: BaseException) -> UnusableDatabase:
    away, advice = next(((away, advice) for kind, away, advice in ADVICE if isinstance(wrong, kind)), (False, LOOK))
    told = f"{address} cannot be used ({describe_failure(wrong)}); {advice}"
    return DatabaseAway(told) if away else UnusableDatabase(told)


def describe_failure(wrong: BaseException) -> str:
    """Return what went wrong in one line, without anything that may be secret."""
    if isinstance(wrong, asyncpg.PostgresError):
        return str(wrong.args[0])
    if isinstance(wrong, MALFORMED) and not isinstance(wrong, ssl.SSLError):
        return "the address is malformed"
    if isinstance(wrong, TimeoutError):
        return "the server does not answer"
    return " ".join(str(wrong).split()) or type(wrong).__name__


@contextmanager
def translate_failures(address: Address, outage: Outage) -> Iterator[None]:
    """Raise ``StoreFailed`` for an error of the server or of the way there, and note an outage."""
    try:
        yield
    except StoreAway as wrong:  # another has the database
        outage.failed(wrong)
        raise
    except FAILURES as wrong:
        told = f"{address}: {describe_failure(wrong)}"
        raise outage.make_error(told, away=_away(wrong)) from without_rows(wrong)


def _away(wrong: BaseException) -> bool:
    """Return whether an error is an outage; asyncpg reports a lost connection also as one used wrongly."""
    lost = isinstance(wrong, asyncpg.InterfaceError) and not isinstance(wrong, ValueError)
    return lost or isinstance(wrong, AWAY)


def without_rows(wrong: BaseException) -> BaseException:
    """Return an error without its detail, which may quote a whole row: the log must not show cards and seeds."""
    if isinstance(wrong, asyncpg.PostgresError):
        wrong.detail = None
    return wrong
