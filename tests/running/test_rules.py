"""The log says at the start which rules the bot plays by, if they were ever compiled."""

import asyncio
import logging

import pytest

from cogs.answering.joining import CannotJoin
from running import start
from running.config import AUTO, Config, Unusable
from store.address import parse_address


@pytest.mark.parametrize(("rules", "told"), [
    ("compiled", "the rules are compiled"),
    ("stale", f"out of date, and not used: {start.COMPILE}"),
    ("pure", ""),
])  # fmt: skip
def test_the_log_says_which_rules_are_played(rules, told, monkeypatch, caplog):
    monkeypatch.setattr(start, "name_rules", lambda: rules)
    with caplog.at_level(logging.INFO):
        start.tell_of_build()
    assert (told in caplog.text) if told else not caplog.text


def test_each_of_many_processes_says_which_rules_it_plays(monkeypatch, caplog):
    async def recommended(_):
        raise CannotJoin("this test goes no further")

    monkeypatch.setattr(start, "name_rules", lambda: "stale")
    monkeypatch.setattr(start, "_recommended", recommended)
    config = Config(token="x.y.z", database=parse_address("postgresql://127.0.0.1:1/ilion"), shards=AUTO)
    with pytest.raises(Unusable, match="no further"):
        asyncio.run(start._one_of_many(config, print, asyncio.Event(), process=0))
    assert start.COMPILE in caplog.text
