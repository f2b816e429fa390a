"""What stays in memory of a game that has stopped: nothing, no matter who played it and how it ended."""

import gc
import weakref

import pytest

from cogs.table.herald import Board
from cogs.table.housekeeping import OLD, OldMessages
from engine.match import Match
from tables.play.stored_games import TableHistory
from tables.play.table import Table
from tests.end_to_end.stage import Guess, play, press
from tests.quick import slow_but

KINDS = (Table, Board, Match, TableHistory)


async def ended(game):
    await (await game.table()).end()


async def played(game):
    await game.over(Guess(4))


def alive():
    """Return the objects of these kinds that are in memory."""
    gc.collect()
    return [each for each in gc.get_objects() if type(each) in KINDS]


@pytest.fixture
def new_ones():
    """Return what is in memory now and was not before the test; other tests may have left something."""
    before = alive()
    return lambda: [each for each in alive() if not any(each is other for other in before)]


@pytest.mark.slow
@pytest.mark.parametrize("end", slow_but(1, [ended, played]))
def test_nothing_of_an_ended_table_stays_in_memory(end, new_ones):
    async def scene(stage):
        kept = []
        for people in ("ada bruno", "chloe dmitri"):
            game = await stage.open_table(people)
            for each in game.people:
                await game.hand(each)  # open hands can be edited for a quarter of an hour
            kept.append(weakref.ref(await game.table()))
            await end(game)
            await stage.rest()
        gc.collect()
        assert [each() for each in kept] == [None, None]
        assert new_ones() == []
        assert not stage.bot.herald._boards
        assert stage.bot.registry.awake == 0

    play(scene)


@pytest.mark.slow
def test_the_buttons_of_an_ended_table_still_work(new_ones):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.hand(game.people[0])
        await ended(game)
        await stage.rest()
        assert new_ones() == []
        replay = await press(game.people[1], await game.board(), "open-replay")
        assert replay.message is not None
        again = await press(game.people[0], await game.board(), "rematch")
        assert again.message is not None

    play(scene)


def test_the_messages_of_an_old_game_are_forgotten():
    async def scene(stage):
        old = await stage.open_table("ada bruno")
        await ended(old)
        await stage.rest()
        await stage.place.clock.advance(OLD)
        new = await stage.open_table("chloe dmitri")
        await stage.place.clock.advance(60)
        await OldMessages(stage.bot).look()
        known = [await stage.bot.store.remembered(game.number) for game in (old, new)]
        assert [bool(each) for each in known] == [False, True]
        await stage.slash(old.people[0], "table")
        assert len(await old.boards()) >= 1

    play(scene)
