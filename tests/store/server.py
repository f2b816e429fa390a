"""A PostgreSQL server for the tests of one process: started when the first test needs it, gone with the process.

Another process that a test starts finds it by the environment variable ``SERVER``.
"""

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from urllib.parse import quote

import asyncpg
import pytest

from store.address import parse_address

SERVER = "TEST_POSTGRES"
INSTALLED = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/usr/local").glob("*/bin")]  # Debian keeps them apart
QUICK = {"fsync": "off", "full_page_writes": "off", "max_connections": "200", "shared_buffers": "32MB"}
WHO = "local all locked scram-sha-256\nlocal all all trust\n"  # the role "locked" needs its password
PORT = 5432  # only the name of the socket
PATIENCE = 60.0  # seconds


def program(name):
    """Return the path of a program of PostgreSQL, or ``None`` where it is not installed."""
    folders = os.pathsep.join(map(str, sorted(INSTALLED, reverse=True)))
    return shutil.which(name) or shutil.which(name, path=folders)


needed = pytest.mark.skipif(
    program("initdb") is None or program("setpriv") is None, reason="PostgreSQL or setpriv is not installed"
)


class Server:
    """A server with a folder of its own, in which its socket is too; only local programs reach it."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="ilion-pg-"))
        self.process = None
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, "postgres", "postgres")
        data = ["--pgdata", str(self.folder / "data")]
        command = [program("initdb"), *data, "--username=ilion", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]
        subprocess.run([*self.user(), *command, "--no-sync"], check=True, capture_output=True)
        (self.folder / "data" / "pg_hba.conf").write_text(WHO)

    def user(self):
        """Return how to run a program as a user whom PostgreSQL accepts; it ends with this process."""
        wanted = ["--reuid=postgres", "--regid=postgres", "--init-groups"] if os.getuid() == 0 else []
        return ["setpriv", *wanted, "--pdeathsig=INT", "--"]

    def start(self):
        """Start the server and wait until it answers; it ends with the thread that calls this."""
        options = [word for name, value in QUICK.items() for word in ("-c", f"{name}={value}")]
        where = ["-D", str(self.folder / "data"), "-k", str(self.folder), "-p", str(PORT), "-c", "listen_addresses="]
        with (self.folder / "log").open("ab") as log:
            command = [*self.user(), program("postgres"), *where, *options]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        for _ in range(int(PATIENCE / 0.05)):
            if self.answers():
                return
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def answers(self):
        asked = subprocess.run([program("pg_isready"), "-q", "-h", str(self.folder), "-p", str(PORT)], check=False)
        return asked.returncode == 0

    def stop(self, *, crash=False):
        """Stop the server: at once, without telling anybody, or after rolling back what is under way."""
        if self.process:
            self.process.send_signal(3 if crash else 2)  # PostgreSQL's "immediate" and "fast" shutdown
            self.process.wait(PATIENCE)
            self.process = None

    def remove(self):
        self.stop(crash=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database, **more):
        also = "".join(f"&{name}={quote(value)}" for name, value in more.items())
        return f"postgresql://ilion@/{database}?host={quote(str(self.folder), safe='')}&port={PORT}{also}"


class Elsewhere(Server):
    """The server of the process that has started this one."""

    def __init__(self, folder):
        self.folder = Path(folder)


def own():
    """Return a new server, which the test may stop."""
    started = Server()
    atexit.register(started.remove)
    started.start()
    return started


@cache
def server():
    """Return the server that all tests of this process share."""
    if SERVER in os.environ:
        return Elsewhere(os.environ[SERVER])
    found = own()
    os.environ[SERVER] = str(found.folder)
    return found


def place(folder, where=None):
    """Return the address of a schema that belongs to a folder; it is empty at first."""
    where = where or server()
    schema = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:24]
    return parse_address(where.url("postgres", search_path=schema)), schema


async def statement(text, where=None, database="postgres", **session):
    """Run statements behind the store's back and return the rows of one."""
    db = await asyncpg.connect((where or server()).url(database), server_settings=session)
    try:
        return await db.fetch(text)
    finally:
        await db.close()


async def execute(script, **session):
    """Run a script of SQL behind the store's back."""
    db = await asyncpg.connect(server().url("postgres"), server_settings=session)
    try:
        await db.execute(script)
    finally:
        await db.close()


async def make(folder, where=None):
    """Return the address that belongs to a folder; create its schema if it is missing."""
    found, schema = place(folder, where)
    await statement(f"CREATE SCHEMA IF NOT EXISTS {schema}", where)
    return found


def main():
    """Run a command with the address of a server as its last word; the server ends with it, and nothing lasts."""
    return subprocess.run([*sys.argv[1:], own().url("postgres")], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
