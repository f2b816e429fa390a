"""What the bot's owner reads in the terminal."""

import logging

import aiohttp
import pytest

from running.log import LENIENT, PLAIN, Sentences

STACK = "Loop thread traceback (most recent call last):\n  File bot.py, line 1"


def shown(level, message, *values):
    record = logging.LogRecord("discord.gateway", level, __file__, 1, message, values, None)
    return Sentences(PLAIN).format(record)


def test_a_warning_about_a_slow_connection_is_one_line():
    told = shown(logging.WARNING, f"Shard ID %s heartbeat blocked for more than %s seconds.\n{STACK}", 0, 10)
    assert told == "WARNING discord.gateway: Shard ID 0 heartbeat blocked for more than 10 seconds."


def test_an_error_keeps_its_stack():
    assert STACK in shown(logging.ERROR, f"It failed.\n{STACK}")


def test_a_token_in_an_address_is_left_out():
    assert "secret" not in shown(logging.WARNING, "cannot reach webhooks/123/secret?wait=true")


def lost(wrong):
    """Return what is read of a shard that discord.py cannot connect."""
    record = logging.LogRecord(
        "discord.shard", logging.ERROR, __file__, 1, "Failed to connect for shard_id: %s. Retrying...", (3,),
        (type(wrong), wrong, None),
    )  # fmt: skip
    assert LENIENT["discord.shard"](record), "it is logged"
    return Sentences(PLAIN).format(record)


@pytest.mark.parametrize("wrong", [aiohttp.ClientError("no way"), ConnectionResetError("no way")])
def test_a_shard_without_connection_is_told_in_one_line(wrong):
    assert lost(wrong) == "WARNING discord.shard: Failed to connect for shard_id: 3. Retrying... (no way)"


def test_a_mistake_in_a_shard_keeps_its_stack():
    assert lost(KeyError("a mistake")).splitlines()[-1] == "KeyError: 'a mistake'"


def unoffered(wrong, log="discord.app_commands.tree"):
    """Return what is read of choices that discord.py could not find or send."""
    record = logging.LogRecord(
        log, logging.ERROR, __file__, 1, "Ignoring exception in autocomplete for %r (Guild: %s, User: %s)",
        ("play", 17, 4711), (type(wrong), wrong, None),
    )  # fmt: skip
    assert LENIENT[log](record), "it is logged"
    return Sentences(PLAIN).format(record)


def test_choices_that_did_not_reach_discord_are_told_in_one_line():
    told = unoffered(aiohttp.ServerDisconnectedError())
    assert told == "WARNING discord.app_commands.tree: no choices were offered for play (Server disconnected)"


def test_a_mistake_in_choices_keeps_its_stack_and_names_nobody():
    told = unoffered(KeyError("a mistake"))
    assert told.startswith("ERROR")
    assert told.splitlines()[-1] == "KeyError: 'a mistake'"
    assert "4711" not in told
