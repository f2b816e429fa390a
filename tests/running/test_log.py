"""What the bot's owner reads in the terminal."""

import logging

from running.log import PLAIN, Sentences

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
