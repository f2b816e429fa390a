"""Challenges: the same cards at every table, alone, once, and without a way to change anything."""

import asyncio
from dataclasses import replace

import pytest

from engine.chance import Guess, seal_seed
from store import Table as Row
from store.contests import Attempt
from tables import Refused
from tables.choices import EACH as EACH_HOST
from tables.history.challenges import (
    EACH,
    GRACE,
    OPEN,
    can_begin,
    compare_attempt,
    is_challenge_over,
    make_challenge,
    of_today,
    open_attempt,
    rank_attempt,
    rank_attempts,
    score_attempt,
)
from tables.history.puzzle_scores import DAY
from tables.history.rematch import join_rematch
from tables.play.agreements import find_undoable
from tables.seats.absence import ask_seat, let_in, offer_seat, take_over
from tables.thinking.thinking import AtOnce
from tests.contract.boxes import GAMES
from tests.tables.house import HECTOR, HELEN, STRANGER, claim, reason

WHERE = Row(0, 1, 2, 2, "Troy", "iliad", HECTOR, "lobby", "en", {}, 0.0, 0.0)


async def opened(registry, challenge, user=HECTOR, **other):
    where = replace(WHERE, host=user, **other)
    return await open_attempt(registry, challenge, where, f"user {user}", lambda lobby: "Computer")


async def begun(registry, challenge, user=HECTOR, **other):
    table = await registry.start((await opened(registry, challenge, user, **other)).id, user)
    await table.rest()
    return table


async def over(table, chance):
    """Let the people of a table move at random until its game is over."""
    while table.status == "playing":
        for user in table.acting_people()[:1]:
            seat = table.seat_of(user)
            moves = table.match.state.legal(seat)
            await table.submit(seat, str(moves[chance.below(len(moves))]), table.match.stamps[seat])
        await table.rest()


@claim
async def test_every_table_of_a_challenge_is_dealt_the_same_cards(house):
    registry = await house.open()
    challenge = await make_challenge(registry, "iliad", HECTOR)
    tables = [await begun(registry, challenge, user, guild=user) for user in (HECTOR, HELEN)]
    ordinary = await house.begun((STRANGER,), computers=1)
    one, two, other = [await house.store.log(table.number) for table in (*tables, ordinary)]
    assert one[0] == two[0] != other[0]
    assert [table.match.head.seal for table in tables] == [seal_seed(challenge.seed)] * 2
    assert tables[0].match.head == tables[1].match.head
    assert [sitter.level for sitter in tables[0].lobby.sitters] == [None, "hard"]
    lobby = tables[0].lobby
    assert (lobby.hints, lobby.rated, lobby.undo, lobby.leaving, lobby.time) == ("off", "off", "strict", "ends", 0)


@claim
async def test_a_person_plays_once_wherever_they_ask(house):
    registry = await house.open()
    challenge = await make_challenge(registry, "iliad", HELEN)
    table = await begun(registry, challenge)
    assert (await opened(registry, challenge, guild=5, channel=6)).id == table.number
    await table.leave(HECTOR, "easy", "Computer")
    assert table.status == "ended", "giving up ends it"
    again = await opened(registry, challenge)
    assert (again.id, again.status) == (table.number, "ended")


@claim
async def test_a_lobby_of_a_challenge_goes_on_after_a_crash(house):
    registry = await house.open()
    challenge = await make_challenge(registry, "iliad", HELEN)
    left = await opened(registry, challenge)
    registry = await house.open()
    assert (await opened(registry, challenge)).id == left.id
    table = await registry.start(left.id, HECTOR)
    registry = await house.open()
    assert (await registry.table(table.number)).match.head.seal == seal_seed(challenge.seed)


@claim
async def test_a_lobby_that_waits_for_its_deal_is_not_one_too_many(house):
    registry = await house.open()
    await house.store.set("guild", WHERE.guild, EACH_HOST.key, "1")
    challenge = await make_challenge(registry, "iliad", HELEN)
    left = await opened(registry, challenge)
    assert (await opened(registry, challenge)).id == left.id
    other = await make_challenge(registry, "iliad", HELEN)
    assert await reason(opened(registry, other)) == "too-many-yours"


@claim
async def test_a_lobby_of_a_day_is_dealt_on_that_day_only(house):
    registry = await house.open(*GAMES.values())
    challenge = await of_today(registry)
    left = await opened(registry, challenge, game=challenge.game)
    house.now = (house.now // DAY + 1) * DAY
    assert await reason(opened(registry, challenge, game=challenge.game)) == "challenge-over"
    assert (await registry.row(left.id)).status == "lobby"


@claim
async def test_nobody_changes_a_lobby_of_a_challenge(house):
    registry = await house.open()
    number = (await opened(registry, await make_challenge(registry, "iliad", HELEN))).id
    changes = [
        lambda lobby: lobby.agree(HECTOR, "hints", "on"),
        lambda lobby: replace(lobby, sitters=lobby.sitters[:1]),
        lambda lobby: replace(lobby, sitters=lobby.sitters[:1]).join(HELEN, "Helen"),
    ]
    for change in changes:
        assert await reason(registry.change(number, change)) == "challenge-fixed"
    assert await reason(registry.start(number, HELEN)) == "host-only"
    assert (await registry.change(number, lambda lobby: lobby.leave(HECTOR))).status == "ended"


@claim
async def test_nobody_else_plays_for_a_person_at_a_challenge(house):
    registry = await house.open()
    table = await begun(registry, await make_challenge(registry, "iliad", HELEN))
    await table.change(lambda lobby: ask_seat(lobby, HELEN, "Helen"))
    for change in (
        lambda lobby: let_in(lobby, HECTOR, HELEN),
        lambda lobby: take_over(lobby, 0),
        lambda lobby: replace(lobby, time=60),
    ):
        assert await reason(table.change(change)) == "challenge-fixed"
    await table.change(lambda lobby: offer_seat(lobby, HECTOR, HELEN))
    assert table.lobby.seat_of(HECTOR) == 0


@pytest.mark.slow
@claim
async def test_a_challenge_knows_no_undo_and_no_rematch(house):
    registry = await house.open(thinker=AtOnce(0.0))
    table = await begun(registry, await make_challenge(registry, "iliad", HELEN))
    await house.play(table, 2)
    with pytest.raises(Refused) as wrong:
        find_undoable(table, HECTOR)
    assert wrong.value.reason == "challenge-no-undo"
    await over(table, Guess(1))
    assert await reason(join_rematch(registry, table.number, HECTOR, "Hector")) == "challenge-played"


@claim
async def test_a_challenge_that_is_over_deals_no_more_cards(house):
    registry = await house.open()
    challenge = await make_challenge(registry, "iliad", HELEN)
    waiting = await opened(registry, challenge)
    await house.store.close_challenge(challenge.code, house.now)
    assert await reason(registry.start(waiting.id, HECTOR)) == "challenge-over"
    closed = await house.store.challenge(challenge.code)
    assert await reason(opened(registry, closed, STRANGER)) == "challenge-over"


@claim
async def test_the_deal_of_a_day_is_the_same_for_all_and_changes(house):
    registry = await house.open(*GAMES.values())
    today = await of_today(registry)
    assert await of_today(registry) == today
    registry = await house.open(*GAMES.values())
    assert await of_today(registry) == today, "a restart changes nothing"
    games = []
    for _ in range(len(GAMES)):
        games.append((await of_today(registry)).game)
        house.now += DAY
    assert sorted(games) == sorted(GAMES), "the games take turns"


@claim
async def test_a_day_can_be_finished_but_not_begun_later(house):
    registry = await house.open(*GAMES.values())
    challenge, day = await of_today(registry), house.now // DAY
    assert can_begin(challenge, house.now)
    assert not can_begin(challenge, (day + 1) * DAY)
    assert not is_challenge_over(challenge, (day + 1) * DAY + GRACE - 1)
    assert is_challenge_over(challenge, (day + 1) * DAY + GRACE)
    house.now = (day + 1) * DAY
    assert await reason(opened(registry, challenge, game=challenge.game)) == "challenge-over"


@claim
async def test_a_person_has_only_so_many_challenges_open(house):
    registry = await house.open()
    made = [await make_challenge(registry, "iliad", HECTOR) for _ in range(EACH)]
    assert await reason(make_challenge(registry, "iliad", HECTOR)) == "challenge-too-many"
    assert await reason(make_challenge(registry, "iliad", HELEN)) is None
    await house.store.close_challenge(made[0].code, house.now)
    assert await reason(make_challenge(registry, "iliad", HECTOR)) is None
    assert is_challenge_over(made[1], house.now + OPEN), "one that nobody closes is over some day"


@claim
async def test_of_many_challenges_made_at_once_only_a_few_are(house):
    registry = await house.open()
    new = [make_challenge(registry, "iliad", HECTOR) for _ in range(EACH + 3)]
    refused = [found for found in await asyncio.gather(*new, return_exceptions=True) if isinstance(found, Refused)]
    assert [found.reason for found in refused] == ["challenge-too-many"] * 3


@claim
async def test_of_many_who_begin_at_once_as_many_do_as_may(house):
    registry = await house.open()
    await house.store.set("guild", WHERE.guild, "tables", "2")
    challenge = await make_challenge(registry, "iliad", HECTOR)
    new = [opened(registry, challenge, user) for user in (HECTOR, HELEN, STRANGER)]
    refused = [found for found in await asyncio.gather(*new, return_exceptions=True) if isinstance(found, Refused)]
    assert [found.reason for found in refused] == ["server-full"]


UNTIL = 100.0


def made(table, places, own=0, other=0, ended=9.0, status="finished"):
    return Attempt(table, table, f"n{table}", status, places and {"places": places}, ended, own, other)


BEST, GOOD, SAME = made(1, [1, 2], 22, 14), made(2, [1, 2], 20, 14), made(3, [1, 2], 30, 24)
LOST, GAVE_UP = made(4, [2, 1], 9, 14), made(5, None, status="ended")
LATE, GOING = made(6, [1, 2], 40, 0, ended=200.0), made(7, None, ended=None, status="playing")
ALL = [GOING, LATE, GAVE_UP, LOST, SAME, GOOD, BEST]


def test_results_are_ordered_by_place_then_by_lead():
    assert score_attempt(GOOD, UNTIL) == score_attempt(SAME, UNTIL)
    ranked = rank_attempts(ALL, UNTIL, 50.0)
    assert [each.table for each in ranked] == [1, 3, 2, 4, 6, 5]
    assert [rank_attempt(each, ranked, UNTIL) for each in ranked] == [1, 2, 2, 4, 5, 5]


def test_a_comparison_leaves_out_the_own_result():
    found = compare_attempt(GOOD, rank_attempts(ALL, UNTIL, 50.0), UNTIL)
    assert (found.others, found.better, found.same) == (5, 3, 1)


def test_unfinished_games_count_as_given_up_in_the_end():
    assert GOING not in rank_attempts(ALL, UNTIL, 50.0)
    assert GOING in rank_attempts(ALL, UNTIL, UNTIL)
    assert score_attempt(GOING, UNTIL) == score_attempt(GAVE_UP, UNTIL) == score_attempt(LATE, UNTIL)
