"""The settings of many processes, and the numbers of the bots in one."""

from dataclasses import replace
from math import isnan
from pathlib import Path

import pytest

from running.config import AUTO, Config, Unusable, read
from running.processes import command, environment
from running.shards import together
from store.address import address
from tests.end_to_end.test_health import NOW

SERVER = address("postgresql://ilion@localhost/ilion")
ONLINE = Config(token="a.b.c", database=SERVER)


@pytest.mark.parametrize(("text", "shards"), [("", None), ("auto", AUTO), ("1", 1), ("16", 16)])
def test_the_number_of_shards_is_read(text, shards):
    assert read({"ILION_SHARDS": text}).shards == shards


@pytest.mark.parametrize("text", ["0", "-1", "many", "1.5", "10001", "9" * 5000, "²"])
def test_an_invalid_number_of_shards_is_refused_in_a_sentence(text):
    with pytest.raises(Unusable, match="ILION_SHARDS is ") as refused:
        read({"ILION_SHARDS": text})
    assert len(str(refused.value)) < 200


def test_each_process_has_a_number_of_its_own():
    assert [command(number)[-2:] for number in range(2)] == [["--watched", "0"], ["--watched", "1"]]


@pytest.mark.parametrize(("shards", "told"), [(None, "auto"), (AUTO, "auto"), (8, "8")])
def test_processes_share_shards_whatever_is_set(shards, told):
    assert environment(replace(ONLINE, shards=shards), {"HOME": "/"}) == {"HOME": "/", "ILION_SHARDS": told}


def test_many_processes_need_a_server_and_a_token():
    with pytest.raises(Unusable, match="many processes need PostgreSQL"):
        environment(replace(ONLINE, database=Path("ilion.db")), {})
    with pytest.raises(Unusable, match="needs DISCORD_TOKEN"):
        environment(replace(ONLINE, token=""), {})


def test_the_numbers_of_several_bots_come_together():
    other = replace(NOW, servers=5, moves=7, slowest_answer=99.0)
    both = together([NOW, other])
    assert (both.servers, both.moves) == (NOW.servers + 5, NOW.moves + 7)
    assert both.slowest_answer == 99.0
    assert (both.playing, both.store_size) == (NOW.playing, NOW.store_size), "these count the whole database"
    assert (both.shards, both.workers) == (NOW.shards, NOW.workers)
    assert (together([]).servers, together([]).shards) == (0, {})
    assert isnan(together([]).gateway)
