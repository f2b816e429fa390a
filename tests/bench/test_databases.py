"""A database that a benchmark cannot use is refused in words, before anything is measured."""

import asyncio
import sys
from importlib import import_module

import pytest

from bench.cluster import read_line
from terminal.ending import Mistake

BENCHES = ("cluster", "commits", "growth")


@pytest.mark.parametrize("bench", BENCHES)
def test_what_is_no_address_is_refused_in_words(bench, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", [bench, "--database", "nothing"])
    with pytest.raises(Mistake, match="this is no address of a PostgreSQL database; it has the form"):
        import_module(f"bench.{bench}").main()
    assert capsys.readouterr().out == ""


def test_a_process_that_ends_early_ends_the_bench_in_words():
    async def scene():
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", "", stdout=asyncio.subprocess.PIPE)
        try:
            await read_line(process)
        finally:
            await process.wait()

    with pytest.raises(Mistake, match="a process has ended"):
        asyncio.run(scene())
