"""What every store promises about challenges and the attempts at them."""

import asyncio
from dataclasses import replace

import pytest

from store import PlayedBefore, Table
from store.contests import Attempt, Challenge, is_marked, mark_erased_person
from store.results import Nameless
from tests.store.stores import DEAL, HEAD, PAIR, SEED, claim, finish

DAILY = Challenge(11, 20000, "iliad", "standard", 2, b"a secret", None, 1.0, 100.0)
MADE = Challenge(12, None, "iliad", "standard", 2, b"another", 7, 2.0, 200.0)
LIKE = Table(0, 1, 2, 2, "Troy", "iliad", 7, "lobby", "en", {"challenge": 11}, 5.0, 5.0)


async def kept(store):
    for each in (DAILY, MADE):
        await store.keep_challenge(each)


async def dealt(store, code=11, user=7):
    """Let a person begin an attempt; return the number of its table."""
    table = (await store.attempt(code, user, replace(LIKE, host=user), [replace(PAIR[0], user=user), PAIR[1]])).id
    await store.begin(table, HEAD, SEED, DEAL, [replace(PAIR[0], user=user), PAIR[1]])
    return table


async def finished(store, code=11, user=7, at=9.0):
    table = await dealt(store, code, user)
    await finish(store, table, "finished", {"places": [1, 2]}, at)
    return table


@claim
async def test_a_day_has_one_challenge_however_many_are_drawn(store):
    drawn = [replace(DAILY, code=code, seed=bytes([code])) for code in (11, 12, 13)]
    found = await asyncio.gather(*map(store.keep_challenge, drawn))
    assert len({each.seed for each in found}) == 1
    assert await store.challenge(found[0].code) == found[0]
    assert (await store.keep_challenge(replace(DAILY, code=14, day=20001))).code == 14


@claim
async def test_challenges_of_people_are_all_kept(store):
    await kept(store)
    other = replace(MADE, code=13)
    assert await store.keep_challenge(other) == other
    assert [await store.challenge(code) for code in (12, 13, 99)] == [MADE, other, None]


@claim
async def test_a_person_has_one_table_for_a_challenge(store):
    await kept(store)
    asked = [store.attempt(11, 7, LIKE, PAIR) for _ in range(3)]
    found = await asyncio.gather(*asked)
    assert len({each.id for each in found}) == 1
    assert (found[0].status, found[0].lobby) == ("lobby", LIKE.lobby)
    assert [await store.attempt_at(11, user) for user in (7, 8)] == [found[0].id, None]
    assert await store.seats(found[0].id) == PAIR
    assert (await store.attempt(11, 8, LIKE, PAIR)).id != found[0].id
    assert (await store.attempt(12, 7, LIKE, PAIR)).id != found[0].id


@claim
async def test_a_lobby_closed_before_its_deal_is_no_attempt(store):
    await kept(store)
    closed = await store.attempt(11, 7, LIKE, PAIR)
    await finish(store, closed.id, "ended", None, 6.0)
    assert await store.attempted(11, 7) is None
    assert await store.attempt_at(11, 7) is None
    again = await dealt(store)
    assert again != closed.id
    await finish(store, again, "ended", None, 7.0)
    assert (await store.attempt(11, 7, LIKE, PAIR)).id == again, "a game that was given up counts"


@claim
async def test_attempts_say_what_came_out_and_the_points(store):
    await kept(store)
    won, going = await finished(store), await dealt(store, user=8)
    await store.note_points(won, 22, 14)
    name = PAIR[0].name
    ada = Attempt(won, 7, name, "finished", {"places": [1, 2]}, 9.0, 22, 14)
    bruno = Attempt(going, 8, name, "playing", None, None, None, None)
    assert await store.attempts(11) == [ada, bruno]
    assert [await store.attempted(11, user) for user in (7, 8, 9)] == [ada, bruno, None]
    assert await store.attempts(12) == []


@claim
async def test_tables_are_sealed_until_their_challenge_is_over(store):
    await kept(store)
    one, two = await finished(store), await finished(store, 12)
    assert [await store.challenge_at(table) for table in (one, two, two + 1)] == [DAILY, MADE, None]
    assert await store.sealed([one, two, 99], 99.0) == {one, two}
    assert await store.sealed([one, two], 100.0) == {two}
    await store.close_challenge(12, 50.0)
    await store.close_challenge(12, 70.0)
    assert (await store.challenge(12)).until == 50.0
    assert await store.sealed([one, two], 60.0) == {one}


@claim
async def test_a_maker_finds_the_challenges_that_are_open(store):
    await kept(store)
    newer = await store.keep_challenge(replace(MADE, code=13, since=3.0))
    assert await store.challenges_of(7, 10.0) == [newer, MADE]
    assert await store.challenges_of(8, 10.0) == []
    await store.close_challenge(13, 9.0)
    assert await store.challenges_of(7, 10.0) == [MADE]


@claim
async def test_an_erased_person_leaves_an_attempt_without_a_name(store):
    await kept(store)
    table = await finished(store, 12)
    found = await store.about(7)
    assert [each["code"] for each in found["challenges"]] == [12]
    assert [each["table_id"] for each in found["attempts"]] == [table]
    await store.erase(7, lambda lobby, language: Nameless(lobby, [], "somebody"), await store.knowing(7), 60.0)
    [left] = await store.attempts(12)
    assert (left.user, left.name, left.status) == (None, "somebody", "finished")
    assert (await store.challenge(12)).maker is None
    assert await store.sealed([table], 60.0) == {table}, "its cards are still to be played by others"
    about = await store.about(7)
    assert (about["challenges"], about["attempts"]) == ([], [])


async def erased(store, user=7, at=60.0):
    known = await store.knowing(user)
    await store.erase(user, lambda lobby, language: Nameless(lobby, [], "somebody"), known, at)


@claim
async def test_an_erased_person_does_not_play_a_challenge_again(store):
    await kept(store)
    await finished(store)
    await finish(store, await dealt(store, user=9), "ended", None, 6.0)  # given up
    for user in (7, 9):
        await erased(store, user)
        with pytest.raises(PlayedBefore):
            await store.attempt(11, user, LIKE, PAIR)
        await store.attempt(12, user, LIKE, PAIR)
    await store.attempt(11, 8, LIKE, PAIR)
    assert len(await store.attempts(11)) == 2


@claim
async def test_a_deal_never_seen_may_be_played_after_erasure(store):
    await kept(store)
    closed = await store.attempt(11, 7, LIKE, PAIR)
    await finish(store, closed.id, "ended", None, 6.0)
    await erased(store)
    assert (await store.attempt(11, 7, LIKE, PAIR)).id != closed.id


@claim
async def test_what_recognizes_an_erased_person_is_forgotten(store):
    await kept(store)
    await finished(store)
    await finished(store, 12)
    await erased(store)
    await store.forget_marks(100.0)  # the deal of the day is over, the other is not
    await store.attempt(11, 7, LIKE, PAIR)
    with pytest.raises(PlayedBefore):
        await store.attempt(12, 7, LIKE, PAIR)
    await store.close_challenge(12, 150.0)
    await store.forget_marks(150.0)
    await store.attempt(12, 7, LIKE, PAIR)


@claim
async def test_nothing_is_kept_of_a_challenge_that_is_over(store):
    await kept(store)
    await finished(store)
    await erased(store, at=100.0)
    await store.attempt(11, 7, LIKE, PAIR)


def test_what_recognizes_a_person_is_another_each_time():
    one, two = mark_erased_person(7), mark_erased_person(7)
    assert one != two
    assert is_marked(7, [two, one])
    assert not is_marked(8, [one, two])


def test_the_seed_of_a_challenge_is_in_no_log():
    assert "a secret" not in repr(DAILY)
