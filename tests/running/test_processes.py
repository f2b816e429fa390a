"""The settings of many processes, which of them are started again, and the numbers of the bots in one."""

import asyncio
from contextlib import nullcontext
from dataclasses import replace
from math import isnan
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import pytest

from cogs.answering.answers import Metrics
from running import processes, shards
from running.config import AUTO, REFUSED, Config, Unusable, parse_settings
from running.processes import make_environment, make_process_command
from running.shards import add_up_health
from store import StoreAway, StoreFailed
from store.address import parse_address
from store.shares import Share
from tests.end_to_end.test_health import NOW

SERVER = parse_address("postgresql://ilion@localhost/ilion")
ONLINE = Config(token="a.b.c", database=SERVER)


@pytest.mark.parametrize(("text", "shards"), [("", None), ("auto", AUTO), ("1", 1), ("16", 16)])
def test_the_number_of_shards_is_read(text, shards):
    assert parse_settings({"ILION_SHARDS": text}).shards == shards


@pytest.mark.parametrize("text", ["0", "-1", "many", "1.5", "10001", "9" * 5000, "²"])
def test_an_invalid_number_of_shards_is_refused_in_a_sentence(text):
    with pytest.raises(Unusable, match="ILION_SHARDS is ") as refused:
        parse_settings({"ILION_SHARDS": text})
    assert len(str(refused.value)) < 200


def test_each_process_has_a_number_of_its_own():
    assert [make_process_command(number)[-2:] for number in range(2)] == [["--watched", "0"], ["--watched", "1"]]


@pytest.mark.parametrize(("shards", "told"), [(None, "auto"), (AUTO, "auto"), (8, "8")])
def test_processes_share_shards_whatever_is_set(shards, told):
    assert make_environment(replace(ONLINE, shards=shards), {"HOME": "/"}) == {"HOME": "/", "ILION_SHARDS": told}


def test_many_processes_need_a_server_and_a_token():
    with pytest.raises(Unusable, match="many processes need PostgreSQL"):
        make_environment(replace(ONLINE, database=Path("ilion.db")), {})
    with pytest.raises(Unusable, match="needs DISCORD_TOKEN"):
        make_environment(replace(ONLINE, token=""), {})


def test_windows_is_told_where_many_processes_run():
    with mock.patch("os.name", "nt"), pytest.raises(Unusable, match="Windows Subsystem for Linux"):
        make_environment(ONLINE, {})


def watched(monkeypatch, *ends):
    """Watch processes that end one after another, each with the next of its codes; return what was told."""
    codes, told = [list(each) for each in ends], []

    async def run(command, environment, stopped):
        return codes[int(command[-1])].pop(0)

    monkeypatch.setattr(processes, "_run", run)
    monkeypatch.setattr(processes, "LONGEST", 0.0)
    monkeypatch.setattr(processes, "stop_signal", lambda: nullcontext(asyncio.Event()))
    with pytest.raises(Unusable, match="no process can run: mend what they have said"):
        asyncio.run(processes.watch_processes(len(ends), {}, told.append))
    assert not any(codes), "all were started as often as they should be"
    return told[1:]


def test_a_process_that_a_person_must_help_is_not_restarted(monkeypatch):
    told = watched(monkeypatch, [REFUSED])
    assert told == ["Process 0 cannot run, as it has said; it is not started again."]


def test_a_process_that_crashes_is_started_again(monkeypatch):
    told = watched(monkeypatch, [70, -9, 0, REFUSED], [REFUSED])
    assert [line for line in told if "Process 0 has ended" in line] == [
        "Process 0 has ended (code 70); it is started again in 0 s.",
        "Process 0 has ended (killed by signal 9); it is started again in 0 s.",
        "Process 0 has ended (code 0); it is started again in 0 s.",
    ]


def test_no_counter_falls_when_a_shard_is_given_up(monkeypatch):
    class Part:
        metrics, pictures = Metrics(), SimpleNamespace(drawn=3, left_out=1)

        def store(self, share):
            return self

        async def look(self):
            pass

        async def tell(self):
            pass

        async def close(self):
            pass

    async def serve(bot, *_):
        bot.metrics.moved()

    async def scene():
        part = Part()
        held = shards.Shards(part, lambda *_: part, "x.y.z", 1)
        await held._run(shards.Server(Share(0, 2)))
        return await held.health()

    monkeypatch.setattr(shards, "until_stopped", serve)
    now = asyncio.run(scene())
    assert (now.moves, now.answers, now.pictures, now.pictures_left_out) == (1, 0, 3, 1)


def test_a_spare_process_notices_that_the_database_is_away():
    cluster = mock.AsyncMock()
    cluster.look.side_effect = StoreAway("the server is away")
    with pytest.raises(StoreFailed):
        asyncio.run(shards.Shards(cluster, mock.Mock(), "x.y.z", 1).health())


def test_the_numbers_of_several_bots_come_together():
    other = replace(NOW, servers=5, moves=7, slowest_answer=99.0)
    both = add_up_health([NOW, other])
    assert (both.servers, both.moves) == (NOW.servers + 5, NOW.moves + 7)
    assert both.slowest_answer == 99.0
    assert (both.playing, both.store_size) == (NOW.playing, NOW.store_size), "these count the whole database"
    assert (both.shards, both.workers) == (NOW.shards, NOW.workers)
    assert (add_up_health([]).servers, add_up_health([]).shards) == (0, {})
    assert isnan(add_up_health([]).gateway)
