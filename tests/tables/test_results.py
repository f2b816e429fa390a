"""Which results count, for whom, and that each of them counts once."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import asyncpg
import pytest

import store
from store import Seated, StoreFailed, postgres, sqlite
from store.postgres.cluster import join_cluster
from store.results import OVERALL, Dealt, Played
from store.shares import Share
from tables.history import rating_book, results
from tables.history.ratings import Rating
from tables.history.results import Results, Scoring, make_contest
from tables.play.stored_games import dump_sitters
from tables.seats.absence import accept_seat, ask_seat, let_in, offer_seat
from tables.seats.lobby import NOTICE
from tests.contract.boxes import GAMES
from tests.store import server
from tests.store.stores import DEAL, HEAD, KINDS, SEED, finish, seat_players
from tests.tables.house import HECTOR, HELEN, PARIS, PRIAM, SECONDS, Around, claim

NEW = Rating()


def person(user, gave_up=None):
    return Dealt(user, None, f"user {user}", gave_up)


def computer(level="hard"):
    return Dealt(None, level, "Computer", None)


def match(*players, places=None, status="finished", rated="on", variant="standard", game="iliad"):
    lobby = {"game": game, "host": 1, "variant": variant, "seats": len(players), "sitters": (), "rated": rated}
    return Played(1, 7, game, status, lobby, {"variant": variant}, players, places, 100.0)


def moved(played, before=None, met=None):
    """Return 1 for each player whose rating rose, -1 if it fell, 0 if neither; ``None`` if nothing counts."""
    found = make_contest(played, GAMES[played.game])
    if found is None:
        return None
    old = before or [NEW] * len(played.players)
    rated = Scoring(7, played.players, found, old, met or {}).results()
    was = {results.rated_player(dealt): rating for dealt, rating in zip(played.players, old, strict=True)}
    return {each.player: (each.mu > was[each.player].mu) - (each.mu < was[each.player].mu) for each in rated}


def test_people_and_computers_at_the_same_table_are_rated_alike():
    found = moved(match(person(1), person(2), computer("easy"), places=(1, 2, 3)))
    assert (found[1], found["easy"]) == (1, -1)


def test_alone_with_computers_only_their_ratings_move():
    assert moved(match(person(1), computer(), places=(1, 2))) == {1: 0, "hard": -1}
    assert moved(match(person(1), computer(), places=(2, 1))) == {1: 0, "hard": 1}


UNCOUNTED = [{"rated": "off"}, {"status": "frozen", "places": None}, {"status": "ended", "places": None}]


@pytest.mark.parametrize("other", UNCOUNTED)
def test_unrated_and_ended_games_count_for_nobody(other):
    assert moved(match(person(1), person(2), **{"places": (1, 2), **other})) is None


def test_a_frozen_game_counts_for_nobody():
    assert moved(match(person(1), person(2, gave_up=1), status="frozen")) is None


# -- giving up


def test_giving_up_a_duel_loses_it_even_if_the_computer_wins():
    for places in ((1, 2), (2, 1)):
        assert moved(match(person(1), person(2, gave_up=1), places=places)) == {1: 1, 2: -1}


def test_players_who_give_up_come_last_and_others_keep_their_places():
    played = match(person(1, gave_up=1), person(2), person(3), places=(1, 3, 2))
    found = make_contest(played, GAMES["iliad"])
    assert found.places == (3, 2, 1)
    assert (moved(played)[1], moved(played)[3]) == (-1, 1)


def test_the_first_to_give_up_comes_behind_the_second():
    played = match(person(1, gave_up=2), person(2, gave_up=1), person(3), places=(1, 1, 1))
    assert make_contest(played, GAMES["iliad"]).places == (2, 3, 1)


def test_a_player_away_again_at_the_end_comes_last():
    played = match(person(1), person(2, gave_up=8), person(3), places=(3, 1, 2))
    assert make_contest(played, GAMES["iliad"]).places == (2, 3, 1)


def test_breaking_off_a_duel_loses_it():
    assert moved(match(person(1), person(2, gave_up=1), status="ended")) == {1: 1, 2: -1}


def test_breaking_off_a_larger_game_costs_only_the_leaver():
    assert moved(match(person(1), person(2, gave_up=1), person(3), status="ended")) == {1: 0, 2: -1, 3: 0}


def test_two_players_who_leave_in_turn_have_decided_the_duel():
    assert moved(match(person(1, gave_up=1), person(2, gave_up=2), status="ended")) == {1: -1, 2: 1}


def test_practice_that_is_given_up_counts_for_nobody():
    assert moved(match(person(1, gave_up=1), computer(), status="ended")) is None


def test_partners_are_rated_together_and_a_deserter_alone():
    players = person(1), person(2), person(3), person(4)
    won = match(*players, places=(1, 2, 1, 2), variant="teams")
    assert moved(won) == {1: 1, 2: -1, 3: 1, 4: -1}
    deserted = match(person(1, gave_up=1), *players[1:], places=(1, 2, 1, 2), variant="teams")
    assert make_contest(deserted, GAMES["iliad"]).teams == [[2], [1, 3], [0]]
    assert moved(deserted)[1] == -1
    assert moved(deserted)[3] == 1


@pytest.mark.parametrize("places", [(1, 2, 1, 2), (2, 1, 2, 1), (1, 1, 1, 1)])
def test_a_deserter_pays_in_full_whatever_becomes_of_the_team(places):
    """A deserter counts alone, and is not excused because two have won against one."""
    played = match(person(1), person(2), person(3, gave_up=1), person(4), places=places, variant="teams")
    rated = Scoring(7, played.players, make_contest(played, GAMES["iliad"]), [NEW] * 4, {}).results()
    after = {each.player: Rating(each.mu, each.sigma).points for each in rated}
    assert after[3] == Rating().points - 105, "as after a lost duel"
    assert after[3] < min(after[1], after[2], after[4])
    assert after[1] > after[2] if places[0] < places[1] else after[1] <= after[2]


# -- who is whose rating


def test_a_level_with_two_seats_is_one_player():
    assert moved(match(person(1), person(2), computer("easy"), computer("easy"), places=(1, 2, 3, 4)))["easy"] == -1


def test_a_forgotten_opponent_counts_but_gets_no_rating():
    assert moved(match(person(1), Dealt(None, None, "a former player", 1), places=(1, 2))) == {1: 1}


def test_repeated_pairs_count_less_and_a_third_player_helps():
    found = make_contest(duel := match(person(1), person(2), places=(1, 2)), GAMES["iliad"])
    gains = []
    for met in (0, 5, 6, 100):
        [first, _] = Scoring(7, duel.players, found, [NEW, NEW], {(1, 2): met, (2, 1): met}).results()
        gains.append(first.mu - NEW.mu)
    assert gains[1:3] == [pytest.approx(gains[0] / 2), pytest.approx(gains[0] / 4)]
    assert gains[3] == 0
    three = match(person(1), person(2), person(3), places=(1, 2, 3))
    [first, second, third] = Scoring(
        7, three.players, make_contest(three, GAMES["iliad"]), [NEW] * 3, {(1, 2): 100}
    ).results()
    assert (first.weight, second.weight, third.weight) == (0.5, 1.0, 1.0)


# -- counted once


async def rating(house, user, board=1):
    return (await house.store.ratings(board, "iliad", [user])).get(user)


def books(house):
    return Results(house.store, house.registry.games)


@claim
async def test_a_game_counts_once_on_its_servers_board_and_overall(house):
    await house.open()
    table = await house.begun()
    await house.play(table)
    await asyncio.gather(*[books(house).catch_up() for _ in range(3)])
    assert len(await house.store.record(1, HECTOR)) == 1
    assert len(await house.store.record(OVERALL, HELEN)) == 1
    winner = table.match.state.outcome().places.index(1)
    assert (await rating(house, (HECTOR, HELEN)[winner]))[0] > NEW.mu
    assert (await rating(house, (HECTOR, HELEN)[1 - winner]))[0] < NEW.mu
    assert await house.store.uncounted() == []


@claim
async def test_a_crash_between_end_and_rating_neither_loses_nor_doubles_it(house):
    await house.open()
    await house.play(await house.begun())
    assert len(await house.store.uncounted()) == 1
    await house.open()
    await books(house).catch_up()
    once = await rating(house, HECTOR)
    assert once is not None
    await house.open()
    await books(house).catch_up()
    assert await rating(house, HECTOR) == once
    assert len(await house.store.record(1, HECTOR)) == 1


@claim
async def test_a_result_that_cannot_be_stored_is_counted_later(house):
    await house.open()
    await house.play(await house.begun())

    class Full:
        def __getattr__(self, name):
            return getattr(house.store, name)

        async def count(self, results):
            raise StoreFailed("the disk is full")

    with pytest.raises(StoreFailed):
        await Results(Full(), house.registry.games).catch_up()
    assert await rating(house, HECTOR) is None
    await books(house).catch_up()
    assert await rating(house, HECTOR) is not None


@pytest.mark.slow
@claim
async def test_a_match_that_cannot_be_rated_blocks_no_other(house):
    await house.open()
    await house.play(await house.begun())
    with mock.patch.object(results, "make_contest", side_effect=ArithmeticError):
        await books(house).catch_up()
    await house.play(await house.begun((PARIS, PRIAM)))
    await books(house).catch_up()
    assert await rating(house, HECTOR) is None
    assert await rating(house, PARIS) is not None


@claim
async def test_a_match_waits_for_its_game_to_be_installed_again(house):
    await house.open()
    await house.play(await house.begun())
    await Results(house.store, {"pig": GAMES["iliad"]}).catch_up()
    assert await rating(house, HECTOR) is None
    await books(house).catch_up()
    assert await rating(house, HECTOR) is not None


@claim
async def test_who_leaves_loses_though_the_computer_plays_on(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN))
    await table.leave(HECTOR, "random", "Computer")
    await house.play(table)
    await table.rest()
    assert table.status == "finished"
    await books(house).catch_up()
    assert (await rating(house, HECTOR))[0] < NEW.mu < (await rating(house, HELEN))[0]
    assert await rating(house, "random") is None, "it was not dealt in"


@claim
async def test_leaving_loses_if_the_game_ends_by_it(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), leaving="ends")
    await table.leave(HECTOR, "random", "Computer")
    await books(house).catch_up()
    assert (await rating(house, HECTOR))[0] < NEW.mu < (await rating(house, HELEN))[0]


@claim
async def test_an_ended_game_counts_only_if_somebody_gave_it_up(house):
    await house.open()
    await (await house.begun()).end()
    await books(house).catch_up()
    assert await rating(house, HECTOR) is None
    await (await house.begun()).end(HELEN)
    await books(house).catch_up()
    assert (await rating(house, HELEN))[0] < NEW.mu < (await rating(house, HECTOR))[0]


@claim
async def test_who_sits_on_their_seat_again_has_not_given_it_up(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN))
    await table.leave(HELEN, "random", "Computer")
    await table.change(lambda lobby: ask_seat(lobby, PARIS, "Paris"))
    await table.change(lambda lobby: let_in(lobby, HECTOR, PARIS))
    await table.change(lambda lobby: offer_seat(lobby, PARIS, HELEN))
    await table.change(lambda lobby: accept_seat(lobby, PARIS, HELEN, "Helen"))
    assert [each.gave_up for each in (await house.store.played(table.number)).players] == [None, None]
    await table.end()
    await books(house).catch_up()
    assert await rating(house, HELEN) is None


@claim
async def test_leaving_that_could_not_be_stored_is_not_giving_up(house):
    await house.open()
    table = await house.begun()
    await seat_players(house.store, table.number, dump_sitters(table.lobby.sitters), gone=[HECTOR])
    await house.play(table)
    assert [each.gave_up for each in (await house.store.played(table.number)).players] == [None, None]


@claim
async def test_a_lobby_may_agree_not_to_be_rated(house):
    registry = await house.open()
    number = await house.lobby()
    await registry.change(number, lambda lobby: lobby.join(HELEN, "Helen"))
    await registry.change(number, lambda lobby: lobby.agree(HECTOR, "rated", "off"))
    house.now += NOTICE
    table = await registry.start(number, HECTOR)
    await house.play(table)
    await books(house).catch_up()
    assert await house.store.record(1, HECTOR) == []
    assert await house.store.uncounted() == []


@claim
async def test_the_sixth_match_of_two_players_in_a_day_counts_half(house):
    await house.open()
    for _ in range(6):
        await (await house.begun()).end(HELEN)
        await books(house).catch_up()
    tomorrow = await house.begun()
    await tomorrow.end(HELEN)
    await finish(house.store, tomorrow.number, "ended", None, 1000.0 + rating_book.DAY)
    await books(house).catch_up()
    weights = [each["weight"] for each in (await house.store.about(HECTOR))["results"] if each["board"] == OVERALL]
    assert weights == [1.0] * 5 + [0.5, 1.0]


@pytest.mark.slow
@claim
async def test_games_counted_together_rate_as_one_by_one(house):
    """Some games of one day and the next, of several groups of people and computers, with losers of both kinds."""
    ratings = []
    for batch in (1, 2, 1000):
        house.path = house.path.with_name(f"{batch}.db")
        await house.open()
        for number in range(24):
            people = ((HECTOR, HELEN), (HELEN, PARIS), (PARIS, HECTOR), (HECTOR, HELEN, PARIS))[number % 4]
            table = await house.begun(people, computers=number % 2)
            await table.end(people[number % 2])
            at = 1000.0 + rating_book.DAY * (number // 16) + number
            await finish(house.store, table.number, "ended", None, at)
        with mock.patch.object(results, "BATCH", batch):
            await books(house).catch_up()
        ratings.append([(await house.store.about(user))["results"] for user in (HECTOR, HELEN, PARIS)])
    assert ratings[0] == ratings[1] == ratings[2]
    assert any(0 < each["weight"] < 1 for each in ratings[0][0]), "these have met often enough to count less"


class Held(Around):
    """A store that holds the first count back halfway until another match was counted."""

    def __init__(self, store):
        super().__init__(store)
        self.reached, self.free = asyncio.Event(), asyncio.Event()

    async def met(self, *about):
        if not self.reached.is_set():
            self.reached.set()
            await self.free.wait()
        return await self.inner.met(*about)

    async def count(self, *about):
        new = await self.inner.count(*about)
        self.free.set()
        return new


@claim
async def test_matches_are_counted_one_at_a_time(house):
    await house.open(around=Held)
    counting = books(house)

    async def lost(at):
        table = await house.begun()
        await table.end(HELEN)
        await finish(house.store, table.number, "ended", None, at)

    await lost(200.0)
    first = asyncio.create_task(counting.catch_up())
    await house.store.reached.wait()
    await lost(100.0)
    second = asyncio.create_task(counting.catch_up())
    await asyncio.wait([second], timeout=0.05)
    house.store.free.set()
    await asyncio.gather(first, second)
    [once, twice] = await house.store.record(OVERALL, HELEN)
    assert twice.mu < once.mu < NEW.mu, "the second loss comes on top of the first"


# -- rated again by another model

OPENING: dict[str, Any] = {"postgres": postgres.open_store, "sqlite": sqlite.open_store}
PLAYERS = (1, 2, 3, 4, 5, "easy", "hard")


async def address(kind, folder):
    folder.mkdir(exist_ok=True)
    return await server.make(folder) if kind == "postgres" else folder / "ilion.db"


async def let_all_be_rated_again(kind, where):
    """Do what that migration does; today's program could not write into a database from before it."""
    [script] = (Path(store.__file__).parent / kind / "migrations").glob("*_rated_again.sql")
    if kind == "postgres":
        db = await asyncpg.connect(where.url)
        await db.execute(script.read_text())
        await db.close()
    else:
        with closing(sqlite3.connect(where)) as db:
            db.executescript(script.read_text())


async def history(kept, numbers):
    """Play matches: of 2 to 5 seats and of teams, on two boards, with ties, leavers, computers, and at one time."""
    for number in numbers:
        chance = Random(number)
        variant = "teams" if number % 5 == 0 else "standard"
        users = chance.sample(PLAYERS, 4 if variant == "teams" else chance.randint(2, 5))
        seats = [
            Seated(seat, user if isinstance(user, int) else None, user if isinstance(user, str) else None, str(user))
            for seat, user in enumerate(users)
        ]
        places = [1, 2, 1, 2] if variant == "teams" else sorted(chance.choice((1, 1, 2, 3)) for _ in seats)
        lobby = match(*users, variant=variant).lobby
        row = await kept.create_table(
            guild=1 + number % 2, channel=2, place=3, name="Troy", game="iliad", host=1, language="en", lobby=lobby,
            created=0.0,
        )  # fmt: skip
        head = replace(HEAD, seats=len(seats), options={"variant": variant})
        await kept.begin(row.id, head, SEED, DEAL, seats)
        if number % 4 == 0 and seats[0].user:
            computer = [Seated(0, None, "hard", "Computer"), *seats[1:]]
            await seat_players(kept, row.id, computer, gone=[seats[0].user])
        await finish(kept, row.id, "finished", {"places": places}, 1000.0 * (number // 2))


async def told(kept):
    """Return all that people are told about ratings."""
    boards = [await kept.standings(board, "iliad", 6.0, 0, 99) for board in (OVERALL, 1, 2)]
    records = [await kept.record(board, player) for board in (OVERALL, 1, 2) for player in PLAYERS]
    return boards, records


def wrong(teams, _places):
    return [[Rating(99, 1) for _ in team] for team in teams]


async def older(kind, folder, stack):
    """Make a database in which wrong ratings were counted before a migration; return its address."""
    where = await address(kind, folder / "old")
    kept = await OPENING[kind](where)
    stack.push_async_callback(kept.close)
    await history(kept, range(40))
    with mock.patch.object(results, "rate_teams", wrong):
        await Results(kept, GAMES).catch_up()
    assert (await kept.record(OVERALL, 1))[-1].mu > 40
    await history(kept, range(40, 44))
    await let_all_be_rated_again(kind, where)
    return where


async def fed(kind, folder, stack, count):
    """Return what people are told after so many matches in a new database."""
    kept = await OPENING[kind](await address(kind, folder / f"new {count}"))
    stack.push_async_callback(kept.close)
    await history(kept, range(count))
    await Results(kept, GAMES).catch_up()
    return await told(kept)


def run(scene, kind):
    if kind == "postgres":
        server.server()  # its first start may take longer than a test

    async def whole():
        async with AsyncExitStack() as stack:
            await scene(stack)

    asyncio.run(asyncio.wait_for(whole(), SECONDS))


@pytest.mark.slow
@KINDS
def test_an_older_database_ends_with_the_ratings_of_a_new_one(kind, tmp_path):
    async def scene(stack):
        kept = await OPENING[kind](await older(kind, tmp_path, stack))
        stack.push_async_callback(kept.close)
        assert await told(kept) == await fed(kind, tmp_path, stack, 0), "nothing wrong is told before they are counted"
        await Results(kept, GAMES).catch_up()
        await history(kept, range(44, 50))
        await Results(kept, GAMES).catch_up()
        assert await told(kept) == await fed(kind, tmp_path, stack, 50)

    run(scene, kind)


@pytest.mark.slow
@server.needed
def test_processes_that_start_together_rate_again_as_one(tmp_path):
    async def scene(stack):
        where = await older("postgres", tmp_path, stack)
        kept = []
        for shard in range(3):
            joined = await stack.enter_async_context(join_cluster(where, 3, fixed=False))
            assert await joined.take(shard)
            kept.append(joined.store(Share(shard, 3)))
            stack.push_async_callback(kept[-1].close)
        with mock.patch.object(results, "BATCH", 5):
            looks = await asyncio.gather(*[look(each) for each in kept])
        assert looks == [await fed("postgres", tmp_path, stack, 44)] * 3, "none is told a rating between two batches"

    run(scene, "postgres")


async def look(kept):
    """Return what people are told, as the commands do."""
    await Results(kept, GAMES).catch_up()
    return await told(kept)
