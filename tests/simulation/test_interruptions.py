"""Which answers were interrupted by the end of their program."""

import asyncio
from types import SimpleNamespace

import pytest

from cogs.answering import answers
from simulation.interruptions import Interruptions
from simulation.loop import Life, VirtualLoop, run_virtually

ASKED = SimpleNamespace(id=7)


async def answer(seconds):
    """Answer an interaction in so many seconds."""
    await answers._tried(None, ASKED, lambda: asyncio.sleep(seconds))


def interrupted(seconds, end=Life.end):
    """Return whether an answer that takes so many seconds is interrupted if its program ends after 5."""
    interruptions, life = Interruptions(), Life()

    async def main():
        loop = asyncio.get_running_loop()
        with interruptions.noting():
            answering = loop.create_task(answer(seconds), context=life.context())
            await asyncio.wait([answering], timeout=5.0)
            end(life)
            await asyncio.wait([answering], timeout=5.0)
        return interruptions.interactions() == {ASKED.id}

    return run_virtually(VirtualLoop(1), main())


@pytest.mark.parametrize("seconds", [1.0, 20.0])
def test_an_answer_is_interrupted_if_its_program_ends_before(seconds):
    assert interrupted(seconds) == (seconds > 5.0)


def test_an_answer_that_is_merely_slow_is_not_interrupted():
    assert not interrupted(20.0, end=lambda _: None)
