"""What wanderers may miss, so that nothing is called wrong that Discord has forbidden."""

import asyncio
import time
from types import SimpleNamespace

from playground.playground import Playground
from simulation.figures import Figures
from simulation.wanderers import Wanderers


def alone():
    """Return a wanderer who only opens and closes direct messages, and whether they may have missed a board there."""
    place = Playground()
    everybody = Wanderers(SimpleNamespace(place=place, figures=Figures(1)), None, 1)
    wanderer = everybody._all[0]
    vars(wanderer)["_chance"] = SimpleNamespace(choice=lambda deeds: next(each for each in deeds if each == "dms"))
    channel = wanderer.person.dm()
    return wanderer, lambda touched: everybody.may_have_missed(SimpleNamespace(place=channel.id, touched=touched))


def test_a_board_may_be_missed_while_direct_messages_are_closed():
    wanderer, may_have_missed = alone()
    moved = time.time()
    assert not may_have_missed(moved)
    asyncio.run(wanderer._live())
    assert may_have_missed(time.time())
    asyncio.run(wanderer._live())
    assert may_have_missed(moved)
    assert not may_have_missed(time.time() + 1)


def test_who_shares_no_server_with_the_bot_may_miss_a_board():
    wanderer, may_have_missed = alone()
    for guild in wanderer.person.servers():
        wanderer._place.world.expel(guild, wanderer.person.user)
    assert may_have_missed(time.time())
