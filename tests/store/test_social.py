"""What every store promises about rematches and people who block others."""

import asyncio
from dataclasses import replace

import pytest

from store import Seated, StoreFailed
from tests.store.stores import DEAL, HEAD, PAIR, SEED, claim, dealt, finish

ADA = [Seated(0, 7, None, "Ada"), Seated(1, None, "hard", "Computer")]


async def over(store):
    table = await dealt(store)
    await finish(store, table, "finished", None, 5.0)
    return await store.table(table)


def wanted(played, host=7):
    return replace(played, host=host, lobby={"again": host}, created=9.0)


@claim
async def test_a_rematch_opens_in_the_channel_of_its_game(store):
    played = await over(store)
    again = await store.play_again(wanted(played), ADA)
    assert again == replace(
        played, id=again.id, host=7, lobby={"again": 7}, status="lobby", place=played.channel, created=9.0, touched=9.0
    )
    assert again.id != played.id
    assert await store.seats(again.id) == ADA
    assert await store.table(played.id) == played


@claim
async def test_several_people_asking_at_once_open_one_rematch(store):
    played = await over(store)
    asked = [store.play_again(wanted(played, host), ADA) for host in (7, 8, 7)]
    assert len({each.id for each in await asyncio.gather(*asked)}) == 1
    assert await store.table(played.id + 2) is None


@claim
async def test_a_rematch_that_fails_leaves_nothing_behind(store):
    played = await over(store)
    with pytest.raises(StoreFailed):
        await store.play_again(wanted(played), [ADA[0], ADA[0]])
    assert await store.table(played.id + 1) is None
    assert (await store.play_again(wanted(played, 8), ADA)).host == 8


@claim
async def test_each_game_has_a_rematch_of_its_own(store):
    first, second = await over(store), await over(store)
    again = await store.play_again(wanted(first), ADA)
    assert (await store.play_again(wanted(second), ADA)).id != again.id


@claim
async def test_a_closed_lobby_makes_room_for_another_a_game_does_not(store):
    played = await over(store)
    assert await store.rematch(played.id) is None
    closed = await store.play_again(wanted(played), ADA)
    assert await store.rematch(played.id) == closed.id
    await finish(store, closed.id, "ended", None, 10.0)
    assert await store.rematch(played.id) is None
    again = await store.play_again(wanted(played, 8), ADA)
    assert again.id != closed.id
    await store.begin(again.id, HEAD, SEED, DEAL, PAIR)
    assert (await store.play_again(wanted(played), ADA)).status == "playing"
    await finish(store, again.id, "ended", None, 11.0)
    assert (await store.play_again(wanted(played), ADA)).id == again.id == await store.rematch(played.id)


@claim
async def test_blocked_people_are_listed_newest_first(store):
    await store.block(7, 8, "Bruno", 1.0)
    await store.block(7, 9, "Chloé", 2.0)
    await store.block(8, 7, "Ada", 3.0)
    assert list((await store.blocked(7)).items()) == [(9, "Chloé"), (8, "Bruno")]
    await store.block(7, 8, "Βρούνο", 4.0)
    assert list((await store.blocked(7)).items()) == [(8, "Βρούνο"), (9, "Chloé")]
    await store.unblock(7, 8)
    await store.unblock(7, 8)
    assert await store.blocked(7) == {9: "Chloé"}
    assert await store.blocked(8) == {7: "Ada"}


@claim
async def test_blocks_are_listed_among_the_given_people_only(store):
    await store.block(7, 8, "Bruno", 1.0)
    await store.block(8, 7, "Ada", 1.0)
    await store.block(9, 7, "Ada", 1.0)
    assert await store.blocks_among({7, 8}) == {(7, 8), (8, 7)}
    assert await store.blocks_among({8, 9}) == set()
    assert await store.blocks_among({7, 9}) == {(9, 7)}
    assert await store.blocks_among(()) == set()
