"""Waiting for what passes by itself."""

import asyncio
import logging

import pytest

from tables.backoff import Backoff, Wait, retry_patiently

STEADY = Backoff(longest=60.0, chance=lambda: 1.0)


class Away(Exception):
    """Passes by itself."""


def waited(*errors, seconds=0.0):
    """Return the pauses of a step that raises these errors before it succeeds."""
    pauses, left = [], [*errors]

    async def step():
        if left:
            raise left.pop(0)
        return "done"

    async def sleep(pause):
        pauses.append(pause)

    def wait_for(wrong):
        return Wait(str(wrong), seconds) if isinstance(wrong, Away) else None

    assert asyncio.run(retry_patiently(step, wait_for, sleep, STEADY)) == "done"
    return pauses


def test_pauses_grow_up_to_a_minute():
    assert waited(*[Away("it is away")] * 9) == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_a_pause_is_as_long_as_was_demanded():
    assert waited(Away("too many"), Away("too many"), seconds=900.0) == [900, 900]


def test_what_does_not_pass_is_raised_at_once():
    with pytest.raises(ValueError, match="a mistake"):
        waited(Away("it is away"), ValueError("a mistake"))


def test_a_wait_is_logged_once_a_minute(caplog):
    with caplog.at_level(logging.WARNING):
        waited(*[Away("it is away")] * 9)
    assert [each.getMessage() for each in caplog.records] == [
        f"it is away; the next try is in {pause} s" for pause in (1, 60, 60, 60)
    ]
