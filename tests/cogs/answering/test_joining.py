"""Requests begin no faster than Discord allows, in the order in which they were asked for."""

import asyncio

import pytest

from cogs.answering.joining import limit_requests
from simulation.loop import VirtualLoop, run_virtually

MOST, ASKED = 5, 23


@pytest.mark.parametrize("clients", [1, 16])
def test_no_more_requests_begin_in_a_second_than_allowed(clients):
    begun = []

    async def request(number):
        begun.append((number, asyncio.get_running_loop().time()))

    async def ask():
        limited = limit_requests(request, MOST, clients)
        await asyncio.gather(*map(limited, range(ASKED)))

    run_virtually(VirtualLoop(0), ask())
    times = [when for _, when in begun]
    assert [number for number, _ in begun] == [*range(ASKED)]
    assert all(later - earlier >= clients for earlier, later in zip(times, times[MOST:], strict=False))
    assert times[-1] < 5 * clients, "none waits longer than it has to"
