"""The database of a campaign on a PostgreSQL server."""

from __future__ import annotations

import subprocess
from pathlib import Path

from running.databases import store_of
from simulation.database import Row
from store import everything, postgres
from store.address import parse_address
from tests.store import server


class OnServer:
    """A database on a PostgreSQL server of its own, which ends with this program."""

    def __init__(self) -> None:
        self._server = server.own()

    @property
    def address(self) -> str:
        return self._server.url("postgres")

    def rows(self, question: str) -> list[Row]:
        command = [server.program("psql"), self.address, "--tuples-only", "--no-align", "--command", question]
        said = subprocess.run(command, capture_output=True, text=True, check=False)
        if "does not exist" in said.stderr:
            return []
        assert said.returncode == 0, said.stderr
        return [tuple(line.split("|")) for line in said.stdout.splitlines()]

    async def copy(self, target: Path) -> None:
        there = await postgres.open_store(parse_address(self.address))
        try:
            async with store_of(target) as copied, there.everything() as source, copied.everything() as rows:
                await everything.copy_rows(source, rows)
        finally:
            await there.close()
