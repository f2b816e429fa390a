"""Events besides the moves are stored with the names of that moment, and loaded after a restart."""

import asyncio

import pytest

from games.olympus.rules.game import Olympus
from store import StoreFailed
from tables.play.agreements import toggle_vote
from tables.play.deeds import Ender
from tables.seats.absence import accept_seat, ask_seat, let_in, offer_seat, replace_unreachable, take_back_seat
from tests.tables.house import HECTOR, HELEN, PARIS, PRIAM, Around, acting, claim, names_at

TAKES = {"time": 60, "overtime": "takes"}
PLAYS = {"time": 60, "overtime": "plays"}


async def told(house, table):
    """Return the events of a table but for forced moves, and check that the table and the store agree on them."""
    every = await house.store.table_events(table.number)
    assert [each.number for each in every] == [*range(len(every))]
    stored = [each for each in every if each.kind != "forced"]
    assert [each for ply in range(table.match.ply + 1) for each in table.history.after(ply)] == stored
    return [(each.kind, each.seat, each.name, each.other_name) for each in stored]


@claim
async def test_giving_up_a_seat_is_news_with_both_names(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await house.play(table, 2)
    await table.leave(HELEN, "random", "Computer 1")
    assert await told(house, table) == [("left", 1, "user 72", "Computer 1")]
    [left] = await house.store.table_events(table.number)
    assert (left.user, left.other, left.ply, left.at) == (HELEN, None, 2, house.now)


@claim
async def test_leaving_the_server_and_coming_back_are_news(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.change(lambda lobby: replace_unreachable(lobby, HELEN))
    await table.change(lambda lobby: take_back_seat(lobby, HELEN, "Helen of Troy"))
    assert await told(house, table) == [
        ("departed", 1, "user 72", ""),
        ("returned", 1, "user 72", "Helen of Troy"),
    ]
    assert table.history.computers_at(table.match.ply + 1, ()) == set()
    away, back = await house.store.table_events(table.number)
    assert (away.user, back.user, back.other) == (HELEN, HELEN, HELEN)


@claim
async def test_giving_a_seat_to_another_is_news_with_both_names(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), computers=1)
    await table.change(lambda lobby: offer_seat(lobby, HELEN, PARIS))
    await table.change(lambda lobby: accept_seat(lobby, HELEN, PARIS, "Paris"))
    await table.change(lambda lobby: ask_seat(lobby, PRIAM, "Priam"))
    await table.change(lambda lobby: let_in(lobby, HECTOR, PRIAM))
    assert await told(house, table) == [("given", 1, "user 72", "Paris"), ("joined", 2, "Computer", "Priam")]
    assert [table.history.computers_at(ply, table.match.head.computers) for ply in (0, 1)] == [{2}, set()]


@claim
async def test_losing_a_seat_to_a_computer_by_time_is_news(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), agreed=TAKES)
    seat, user = table.acting_seats()[0], acting(table)
    name = table.names[seat]
    await house.wait(61)
    [late] = await house.store.table_events(table.number)
    assert (late.kind, late.seat, late.user, late.name, late.other_name) == ("expired", seat, user, name, "")


@claim
async def test_a_turn_that_a_computer_plays_is_news_before_its_moves(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), agreed=PLAYS)
    await house.play(table, 3)
    seat, user, before = table.acting_seats()[0], acting(table), table.match.ply
    await house.wait(61)
    [late] = await house.store.table_events(table.number)
    assert (late.kind, late.seat, late.user, late.ply) == ("stood-in", seat, user, before)
    assert table.match.ply > before
    await house.wait(61)
    assert len(await told(house, table)) == 2, "the next turn is told again"


@claim
async def test_standing_in_for_several_moves_of_a_turn_is_news_once(house):
    await house.open(Olympus())
    table = await house.begun((HECTOR, HELEN), agreed=PLAYS, game="olympus")
    while len(await house.store.table_events(table.number)) < 12:
        await house.wait(61)
        if table.status != "playing":
            break
    turns = [entry.seat for at, entry in enumerate(table.match.log[1:]) if entry.seat != table.match.log[at].seat]
    assert [seat for _, seat, *_ in await told(house, table)] == turns
    assert len(turns) < table.match.ply, "some turn had several moves"


ENDS = {
    "ended-host": lambda table: table.end(None, Ender("host", HECTOR, "Hector")),
    "ended-moderator": lambda table: table.end(None, Ender("moderator", PRIAM, "Priam")),
    "ended-deserted": lambda table: table.end(),
}


@pytest.mark.parametrize("kind", ENDS)
def test_an_ended_game_names_who_ended_it(kind, tmp_path):
    async def ends(house):
        await house.open()
        table = await house.begun((HECTOR, HELEN))
        await ENDS[kind](table)
        [ended] = await house.store.table_events(table.number)
        expected = {"ended-host": (HECTOR, "Hector"), "ended-moderator": (PRIAM, "Priam")}.get(kind, (None, ""))
        assert (ended.kind, ended.seat, ended.user, ended.name) == (kind, -1, *expected)

    claim(ends)(tmp_path)


@claim
async def test_a_game_ended_by_a_vote_names_no_voter(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN))
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: toggle_vote(lobby, user, "end"))
    assert await told(house, table) == [("ended-vote", -1, "", "")]


@claim
async def test_a_game_that_ends_because_somebody_left_says_so(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), leaving="ends")
    await table.leave(HELEN, "random", "Computer")
    assert await told(house, table) == [("left", 1, "user 72", ""), ("ended-agreed", -1, "", "")]


@claim
async def test_a_game_without_people_says_who_left_last(house):
    await house.open()
    table = await house.begun((HECTOR,), computers=1)
    await table.leave(HECTOR, "random", "Computer")
    assert await told(house, table) == [("left", 0, "Hector", ""), ("ended-deserted", -1, "", "")]


@claim
async def test_a_move_keeps_its_players_name_after_a_restart(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await house.play(table, 3)
    await table.leave(HELEN, "random", "Computer 1")
    await table.rest()
    then = table.match.ply
    await house.play(table, 3)
    await table.change(lambda lobby: offer_seat(lobby, PARIS, PRIAM))
    await table.change(lambda lobby: accept_seat(lobby, PARIS, PRIAM, "Priam"))
    for _ in range(2):
        assert [names_at(table, ply)[1] for ply in (0, 3, 4, then)] == ["user 72"] * 2 + ["Computer 1"] * 2
        assert names_at(table, table.match.ply)[2] == "user 73"
        assert [table.history.computers_at(ply, ()) for ply in (0, 3, 4, then)] == [set()] * 2 + [{1}] * 2
        assert names_at(table, table.match.ply + 1) == table.names == {0: "Hector", 1: "Computer 1", 2: "Priam"}
        table = await (await house.open()).table(table.number)


@claim
async def test_a_move_is_stored_with_the_person_who_made_it(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), computers=1, agreed=PLAYS)
    while table.match.ply < 12:
        await house.play(table, 2)
        await house.wait(61)
    made = {user: {each["ply"] for each in (await house.store.about(user))["moves"]} for user in (HECTOR, HELEN)}
    late = await house.store.table_events(table.number)
    clicked = {ply for (ply,) in await rows(house, "SELECT ply FROM entries WHERE interaction IS NOT NULL")}
    assert late, "a computer player has moved for somebody"
    assert made[HECTOR] | made[HELEN] == clicked
    assert not made[HECTOR] & made[HELEN]
    for seat, user in enumerate((HECTOR, HELEN)):
        assert {entry.seat for entry in table.match.log if entry.ply in made[user]} == {seat}


async def rows(house, select):
    return await house.store.inner.ask(lambda db: db.execute(select).fetchall())


class Full(Around):
    """A store that cannot store seat changes with events."""

    full = True

    async def commit(self, table, deed):
        if self.full and deed.happened:
            raise StoreFailed("the disk is full")
        return await self.inner.commit(table, deed)


@claim
async def test_events_that_could_not_be_stored_have_not_happened(house):
    await house.open(around=Full)
    table = await house.begun((HECTOR, HELEN, PARIS))
    with pytest.raises(StoreFailed):
        await table.leave(HELEN, "random", "Computer")
    assert await told(house, table) == []
    house.store.full = False
    await table.leave(HELEN, "random", "Computer")
    assert [each[0] for each in await told(house, table)] == ["left"]


@claim
async def test_two_people_leaving_at_once_are_both_news(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await asyncio.gather(table.leave(HECTOR, "random", "C"), table.leave(HELEN, "random", "C"))
    assert [each[:3] for each in await told(house, table)] == [("left", 0, "Hector"), ("left", 1, "user 72")]
