"""The director: opens tables, counts what comes of them, and goes on whatever happens meanwhile."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from engine.advantage import find_advantage
from engine.chance import Guess, seal_seed
from engine.core import default_variant
from games.catalog import load_catalog
from store import StoreFailed
from store.contests import Tournament as Row
from tables import Refused
from tables.duration import DAY, HOUR
from tables.history.privacy import erase_person
from tables.play.agreements import toggle_vote
from tables.seats.absence import replace_unreachable
from tables.tournaments import round_tables
from tables.tournaments.director import EACH, EVERY, STANDSTILL, Director
from tables.tournaments.outcomes import find_result
from tables.tournaments.standings import list_winners
from tables.tournaments.tournament import Tournament
from tests.tables.house import HECTOR, HELEN, PARIS, PRIAM, alone, claim, reason
from tests.tables.test_privacy import services

ROW = Row(0, 1, 2, HECTOR, "en", "open", None, None, {}, 0.0)
GAMES = load_catalog()
BEGUN_BY_ONE = [key for key, game in GAMES.items() if find_advantage(game)]
FOUR = {HECTOR: "Hector", HELEN: "Helen", PARIS: "Paris", PRIAM: "Priam"}


class Stopped(BaseException):
    """The program is stopped."""


class Stage:
    """Deals at once, unless told to fail; notes what is shown."""

    def __init__(self, registry):
        self.registry, self.shown, self.fails = registry, [], False

    def name(self, game, language):
        return game.title()

    def show(self, code):
        self.shown.append(code)

    async def deal(self, row):
        if not self.fails:
            await self.registry.start(row.id, row.host)


class Scene:
    """A house with a director and a tournament that people have joined."""

    def __init__(self, house):
        self.house = house

    async def open(self, people=tuple(FOUR), kind="swiss", team=1, duplicate=False, game="iliad", **other):
        self.registry = await self.house.open(GAMES[game])
        self.stage = Stage(self.registry)
        self.director = Director(self.registry, self.stage)
        its = Tournament(game, default_variant(GAMES[game], 2), 2, kind, team, duplicate or team > 1, HOUR, **other)
        self.code = (await self.director.open(ROW, its)).code
        for at, user in enumerate(people):
            of = at // team if at % team else None
            await self.director.change(self.code, lambda _, its, user=user, of=of: its.join(user, FOUR[user], of))
        return self

    async def again(self):
        """Start the program again."""
        self.registry = await self.house.open()
        self.stage = Stage(self.registry)
        self.director = Director(self.registry, self.stage)
        await self.registry.resume()

    async def row(self):
        return await self.director.row(self.code)

    async def its(self):
        return Tournament.load((await self.row()).document)

    async def tables(self):
        """Return the games of the round that are under way."""
        its = await self.its()
        games = [game for pairing in its.round.pairings for game in pairing.games if game.table and game.score is None]
        return [await self.registry.table(game.table) for game in games]

    async def play(self, table):
        """Let a table play to its end at random."""
        chance = Guess(table.number)
        while table.status == "playing":
            for user in table.acting_people()[:1]:
                seat = table.seat_of(user)
                moves = table.match.state.legal(seat)
                await table.submit(seat, str(moves[chance.below(len(moves))]), table.match.stamps[seat])
            await table.rest()

    async def play_round(self):
        for table in await self.tables():
            await self.play(table)
        await self.director.look(self.code)


@claim
async def test_a_tournament_is_played_from_its_start_to_its_end(house):
    scene = await Scene(house).open()
    await scene.director.start(scene.code)
    tables = await scene.tables()
    assert sorted(user for table in tables for user in (sitter.user for sitter in table.lobby.sitters)) == sorted(FOUR)
    assert {table.lobby.tournament for table in tables} == {scene.code}
    assert all(table.status == "playing" and table.lobby.counts for table in tables)
    assert {table.lobby.host for table in tables} == {0}
    await scene.play_round()
    assert len((await scene.its()).rounds) == 2
    await scene.play_round()
    assert (await scene.row()).stage == "over"
    its = await scene.its()
    assert all(each.done for each in its.rounds)
    assert scene.stage.shown


@claim
async def test_nothing_of_a_tournament_is_lost_at_any_stop(house):
    scene = await Scene(house).open()
    scene.stage.fails = True  # the program stops before any table is dealt
    await scene.director.start(scene.code)
    opened = [game.table for pairing in (await scene.its()).round.pairings for game in pairing.games]
    await scene.again()
    await scene.director.look_at_all()
    assert [table.number for table in await scene.tables()] == opened
    for table in await scene.tables():
        await scene.play(table)
    await scene.again()  # it stops before anything is counted
    await scene.director.look_at_all()
    its = await scene.its()
    assert (len(its.rounds), its.rounds[0].done) == (2, True)
    assert len(await house.store.tournaments_on()) == 1


@claim
async def test_a_tournament_is_shown_once_its_tables_are_dealt(house):
    scene = await Scene(house).open()
    scene.stage.fails = True
    await scene.director.start(scene.code)
    scene.stage.fails = False
    scene.stage.shown.clear()
    await scene.director.look(scene.code)
    await scene.director.look(scene.code)
    assert scene.stage.shown == [scene.code]


@claim
async def test_a_game_is_opened_once_even_if_that_could_not_be_noted(house):
    scene = await Scene(house).open()
    await scene.director.start(scene.code)
    row, its = await scene.row(), await scene.its()
    known = [game.table for pairing in its.round.pairings for game in pairing.games]
    pairings = [
        replace(each, games=tuple(replace(game, table=0) for game in each.games)) for each in its.round.pairings
    ]
    before = its.with_round(replace(its.round, pairings=tuple(pairings)))
    await house.store.change_tournament(replace(row, document=before.dump()), its.people)
    await scene.director.look(scene.code)
    assert [game.table for pairing in (await scene.its()).round.pairings for game in pairing.games] == known


@claim
async def test_a_look_that_finds_nothing_new_shows_nothing(house):
    scene = await Scene(house).open()
    await scene.director.start(scene.code)
    await scene.director.look_at_all()
    await house.store.tournament_shown(scene.code, (await scene.row()).version)
    scene.stage.shown.clear()
    await scene.director.look_at_all()
    assert scene.stage.shown == []


@claim
async def test_what_was_not_shown_is_shown_after_a_stop_even_at_the_end(house):
    scene = await Scene(house).open()
    await scene.director.end(scene.code)
    await scene.again()
    await scene.director.look_at_all()
    assert scene.stage.shown == [scene.code]


# -- when time is up


@claim
async def test_whoever_a_game_waits_for_when_time_is_up_has_lost(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    [late] = table.acting_people()
    house.now += HOUR
    await scene.director.look(scene.code)
    its = await scene.its()
    assert table.status == "ended"
    at = its.entry_of(late)
    [pairing] = its.rounds[0].pairings
    assert pairing.score[pairing.entries.index(at)] == 0
    assert its.entries[at].plays, "they may only be slow"
    assert (await scene.row()).stage == "over"
    assert scene.house.herald.names(table.number)[-1] == "ended"
    assert (await house.store.table_events(table.number))[-1].kind == "ended-round"


@pytest.mark.slow
@claim
async def test_anyone_who_was_away_is_not_paired_until_they_come_back(house):
    scene = await Scene(house).open(wanted=3)
    await scene.director.start(scene.code)
    first, second = await scene.tables()
    [late] = first.acting_people()
    await scene.play(second)
    await house.wait(first.lobby.time + 1)
    house.now += HOUR
    await scene.director.look(scene.code)
    its = await scene.its()
    assert its.entry_of(late) not in {entry for pairing in its.round.pairings for entry in pairing.entries}
    await scene.director.change(scene.code, lambda _, its: its.sit_out(late, absent=False))
    await scene.play_round()
    its = await scene.its()
    assert its.entry_of(late) in {entry for pairing in its.round.pairings for entry in pairing.entries}


@claim
async def test_a_game_that_waits_for_a_turn_just_begun_is_a_draw(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    house.now = (await scene.row()).due - 10
    await house.registry.timekeeper.record_alive()
    [user] = table.acting_people()
    seat = table.seat_of(user)
    while user in table.acting_people():
        await table.submit(seat, str(table.match.state.legal(seat)[0]), table.match.stamps[seat])
    await table.rest()
    house.now += 10
    await scene.director.look(scene.code)
    [pairing] = (await scene.its()).rounds[0].pairings
    assert pairing.score == (0.5, 0.5)


@claim
async def test_a_reconnect_excuses_nobody_who_kept_a_game_waiting(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    [late] = table.acting_people()
    due = (await scene.row()).due
    house.now = due - 60
    await scene.registry.timekeeper.give_back(house.now - 1)
    house.now = due
    await scene.director.look(scene.code)
    its = await scene.its()
    [pairing] = its.rounds[0].pairings
    assert pairing.score[pairing.entries.index(its.entry_of(late))] == 0


@claim
async def test_no_round_ends_while_nobody_can_reach_its_tables(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    house.now, house.reachable = house.now + HOUR, False
    await scene.director.look(scene.code)
    [table] = await scene.tables()
    assert table.status == "playing"
    house.now, house.reachable = house.now + EVERY, True
    await scene.director.look(scene.code)
    assert (await scene.row()).stage == "over"


@claim
async def test_anyone_who_leaves_the_server_has_lost_and_is_absent(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    await table.change(lambda lobby: replace_unreachable(lobby, HELEN), ends=True, loser=HELEN)
    await scene.director.look(scene.code)
    its = await scene.its()
    [pairing] = its.rounds[0].pairings
    assert pairing.score[pairing.entries.index(its.entry_of(HELEN))] == 0
    assert not its.entries[its.entry_of(HELEN)].plays


@pytest.mark.slow
@claim
async def test_a_player_whose_turn_is_over_has_lost_if_they_stay_away(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    [late] = table.acting_people()
    [other] = {HECTOR, HELEN} - {late}
    await house.wait(table.lobby.time + 1)
    assert late not in {sitter.user for sitter in table.lobby.sitters}
    chance = Guess(1)
    while table.status == "playing":
        seat = table.seat_of(other)
        if other in table.acting_people():
            moves = table.match.state.legal(seat)
            await table.submit(seat, str(moves[chance.below(len(moves))]), table.match.stamps[seat])
        await table.rest()
    await scene.director.look(scene.code)
    its = await scene.its()
    [pairing] = its.rounds[0].pairings
    assert pairing.score[pairing.entries.index(its.entry_of(late))] == 0
    assert its.entries[its.entry_of(late)].members[0].absent


@claim
async def test_giving_up_loses_the_game_and_no_more(house):
    scene = await Scene(house).open((HECTOR, HELEN, PARIS, PRIAM))
    await scene.director.start(scene.code)
    table, _ = await scene.tables()
    loser = table.lobby.sitters[0].user
    await table.leave(loser, "medium", "Computer")
    await scene.director.look(scene.code)
    its = await scene.its()
    pairing = next(each for each in its.round.pairings if its.entry_of(loser) in each.entries)
    assert pairing.score[pairing.entries.index(its.entry_of(loser))] == 0
    assert its.entries[its.entry_of(loser)].plays


@claim
async def test_the_time_in_which_the_program_did_not_run_is_given_back(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    before = (await scene.row()).due
    house.now += 5 * HOUR
    await scene.again()
    await scene.director.look_at_all()
    assert (await scene.row()).due == before + 5 * HOUR
    house.now += EVERY
    await scene.director.look_at_all()
    assert (await scene.row()).due == before + 5 * HOUR
    house.now += STANDSTILL + 1
    await scene.director.look_at_all()
    assert (await scene.row()).due == before + 5 * HOUR + STANDSTILL + 1


async def another(scene, host, people):
    """Open another tournament that these people have joined; return its code."""
    its = replace(await scene.its(), entries=(), rounds=(), posted=-1)
    code = (await scene.director.open(replace(ROW, host=host), its)).code
    for user in people:
        await scene.director.change(code, lambda _, its, user=user: its.join(user, FOUR[user]))
    return code


@claim
async def test_the_start_of_another_takes_no_time_from_a_round(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    code = await another(scene, HELEN, (PARIS, PRIAM))
    await scene.director.start(scene.code)
    before = (await scene.row()).due
    house.now += 5 * HOUR  # the program stood still
    await scene.director.start(code)
    await scene.director.look_at_all()
    assert (await scene.row()).due == before + 5 * HOUR
    assert (await scene.director.row(code)).due == house.now + HOUR


@claim
async def test_time_is_given_back_once_to_a_round(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    code = await another(scene, HELEN, (PARIS, PRIAM))
    await scene.director.start(scene.code)
    before = (await scene.row()).due
    house.now += 5 * HOUR
    await scene.again()
    looks = scene.director.look_at_all(), scene.director.start(code), scene.director.go_on_after_game(scene.code)
    await asyncio.gather(*looks)
    assert (await scene.row()).due == before + 5 * HOUR


@claim
async def test_a_round_gets_its_time_though_another_process_is_quicker(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    before, store = (await scene.row()).due, house.store.inner
    house.now += 5 * HOUR

    async def outdated_once(after, people):
        house.store.change_tournament = store.change_tournament
        await store.change_tournament(replace(await scene.row(), message=5), people)
        return await store.change_tournament(after, people)

    house.store.change_tournament = outdated_once
    await scene.director.look_at_all()
    row = await scene.row()
    assert (row.due, row.message) == (before + 5 * HOUR, 5)


@claim
async def test_a_failure_gives_no_round_more_time_than_another(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    codes = scene.code, await another(scene, HELEN, (PARIS, PRIAM))
    for code in codes:
        await scene.director.start(code)
    before = house.now + HOUR
    house.now += 5 * HOUR
    store, changes = house.store.inner, []

    async def failing_once(after, people):
        changes.append(after.code)
        if len(changes) == 2:
            raise StoreFailed("once")
        return await store.change_tournament(after, people)

    house.store.change_tournament = failing_once
    with pytest.raises(StoreFailed):
        await scene.director.look_at_all()
    await scene.director.look_at_all()
    assert [(await scene.director.row(code)).due for code in codes] == [before + 5 * HOUR] * 2


@pytest.mark.parametrize("stops", [True, False])
def test_a_game_that_ends_after_a_standstill_ends_no_other(stops, tmp_path):
    async def standstill(house):
        scene = await Scene(house).open()
        await scene.director.start(scene.code)
        house.now += 5 * HOUR
        if stops:
            await scene.again()
        first, second = await scene.tables()
        await scene.play(first)
        await scene.director.go_on_after_game(scene.code)
        assert second.status == "playing"
        assert len((await scene.its()).rounds) == 1

    alone(standstill, tmp_path)


@claim
async def test_a_round_gets_the_time_in_which_nothing_was_stored(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    await scene.director.look_at_all()
    before = (await scene.row()).due
    with pytest.MonkeyPatch.context() as patch:
        for name in ("keep", "change_tournament", "tournament_shown"):
            patch.setattr(house.store, name, fail, raising=False)
        for _ in range(int(2 * HOUR / EVERY)):
            house.now += EVERY
            with pytest.raises(StoreFailed):
                await scene.director.look_at_all()
    await scene.director.look_at_all()
    assert (await scene.row()).due == before + 2 * HOUR


@claim
async def test_a_standstill_within_a_look_is_given_back(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    await scene.director.look_at_all()
    before, find_row = (await scene.row()).due, scene.registry.row

    async def slowly(number):
        scene.registry.row = find_row
        house.now += 5 * HOUR
        return await find_row(number)

    scene.registry.row = slowly
    await scene.director.look_at_all()
    assert (await scene.row()).due == before + 5 * HOUR


@claim
async def test_a_game_waits_for_no_other_tournament_that_is_dealt(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    code = await another(scene, HELEN, (PARIS, PRIAM))
    before, deal, looks = (await scene.row()).due, scene.stage.deal, []

    async def slowly(row):
        house.now += 2 * STANDSTILL
        await scene.director.go_on_after_game(scene.code)  # would wait for this very deal
        looks.append((await scene.row()).due)
        await deal(row)

    scene.stage.deal = slowly
    await scene.director.start(code)
    assert looks == [before + 2 * STANDSTILL]


@claim
async def test_a_round_gets_no_time_from_before_its_start(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    code = await another(scene, HELEN, (PARIS, PRIAM))
    await scene.director.start(scene.code)
    await scene.director.end(scene.code)
    house.now += 10 * DAY  # with no tournament to look at
    store = house.store.inner

    async def stored_and_stopped(after, people):
        await store.change_tournament(after, people)
        raise Stopped

    house.store.change_tournament = stored_and_stopped
    with pytest.raises(Stopped):
        await scene.director.start(code)
    await scene.again()
    await scene.director.look_at_all()
    assert (await scene.director.row(code)).due == house.now + HOUR


@claim
async def test_time_given_back_is_shown_at_once(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    await scene.director.look_at_all()
    await house.store.tournament_shown(scene.code, (await scene.row()).version)
    scene.stage.shown.clear()
    house.now += STANDSTILL + 1
    await scene.director.look_at_all()
    assert scene.stage.shown == [scene.code]


@claim
async def test_a_restart_within_a_minute_costs_a_round_no_time(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    before = (await scene.row()).due
    await scene.director.look_at_all()
    for _ in range(3):
        house.now += EVERY / 2
        await scene.again()
        await scene.director.look_at_all()
    assert (await scene.row()).due == before + 3 * EVERY / 2


# -- when somebody is absent between two rounds


async def with_somebody_absent(house, absent=(HELEN,), people=tuple(FOUR), **other):
    """Return a scene whose first round is over, played in no time by people of whom some are absent then."""
    scene = await Scene(house).open(people, **{"wanted": 3, **other})
    await scene.director.start(scene.code)
    for user in absent:
        await scene.director.change(scene.code, lambda _, its, user=user: its.sit_out(user, absent=True))
    await scene.play_round()
    return scene


async def rounds(scene):
    return len((await scene.its()).rounds)


async def wait_until(scene, share):
    """Let the tournament be looked at until so much of a round's time is left."""
    scene.house.now = (await scene.row()).due - share * HOUR
    await scene.director.look(scene.code)


@pytest.mark.slow
@claim
async def test_a_round_lasts_half_its_time_while_somebody_is_absent(house):
    scene = await with_somebody_absent(house)
    assert (await rounds(scene), (await scene.its()).round.held) == (1, "absent")
    await wait_until(scene, 0.51)
    assert await rounds(scene) == 1
    await scene.again()
    await wait_until(scene, 0.5)
    its = await scene.its()
    assert len(its.rounds) == 2
    assert its.entry_of(HELEN) not in {entry for pairing in its.round.pairings for entry in pairing.entries}


@pytest.mark.slow
@claim
async def test_a_round_that_waits_goes_on_once_everybody_is_back(house):
    scene = await with_somebody_absent(house)
    await scene.director.change(scene.code, lambda _, its: its.sit_out(HELEN, absent=False))
    await scene.director.look(scene.code)
    its = await scene.its()
    assert its.entry_of(HELEN) in {entry for pairing in its.round.pairings for entry in pairing.entries}


@pytest.mark.slow
@claim
async def test_a_look_at_a_round_that_waits_changes_nothing(house):
    scene = await with_somebody_absent(house)
    before = await scene.row()
    await scene.director.look_at_all()
    assert await scene.row() == before


@pytest.mark.slow
@claim
async def test_nobody_waits_for_anyone_who_has_left(house):
    scene = await with_somebody_absent(house, absent=())
    assert await rounds(scene) == 2
    scene = await with_somebody_absent(house, absent=(PARIS,), kind="knockout", wanted=0)
    its = await scene.its()
    winners = [pairing.winner for pairing in its.rounds[0].pairings]
    assert len(its.rounds) == (1 if its.entry_of(PARIS) in winners else 2)


async def with_two_who_have_met(house):
    """Return a scene in which, after a round, only two are there, and they have just met."""
    scene = await Scene(house).open(wanted=3)
    await scene.director.start(scene.code)
    its = await scene.its()
    here = {member.user for entry in its.round.pairings[0].entries for member in its.entries[entry].members}
    away = {*FOUR} - here
    for user in away:
        await scene.director.change(scene.code, lambda _, its, user=user: its.sit_out(user, absent=True))
    await scene.play_round()
    return scene, away


@pytest.mark.slow
@claim
async def test_those_who_have_met_wait_for_others_to_come_back(house):
    scene, away = await with_two_who_have_met(house)
    await wait_until(scene, 0.01)
    assert ((await scene.row()).stage, (await scene.its()).round.held) == ("playing", "unpaired")
    for user in away:
        await scene.director.change(scene.code, lambda _, its, user=user: its.sit_out(user, absent=False))
    await scene.again()
    await scene.director.look_at_all()
    its = await scene.its()
    assert len(its.rounds) == 2
    assert {frozenset(pairing.entries) for pairing in its.rounds[0].pairings}.isdisjoint(
        {frozenset(pairing.entries) for pairing in its.rounds[1].pairings}
    )


@pytest.mark.slow
@claim
async def test_a_tournament_that_cannot_be_paired_ends_with_its_round(house):
    scene, _ = await with_two_who_have_met(house)
    await wait_until(scene, 0)
    its = await scene.its()
    assert ((await scene.row()).stage, len(its.rounds), its.round.held) == ("over", 1, "unpaired")


@pytest.mark.slow
@claim
async def test_a_tournament_without_anyone_to_wait_for_ends_at_once(house):
    scene = await with_somebody_absent(house, absent=())
    for user in (HECTOR, HELEN, PARIS):
        await scene.director.change(scene.code, lambda _, its, user=user: its.leave(user))
    await scene.play_round()
    its = await scene.its()
    assert ((await scene.row()).stage, len(its.rounds), its.round.held) == ("over", 2, "alone")


@pytest.mark.slow
@claim
async def test_the_last_round_waits_for_nobody(house):
    scene = await with_somebody_absent(house, wanted=1)
    assert ((await scene.row()).stage, (await scene.its()).round.held) == ("over", None)


@claim
async def test_a_game_to_which_somebody_never_came_is_a_forfeit(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    await house.wait(table.lobby.time + 1)
    house.now = (await scene.row()).due
    await scene.director.look(scene.code)
    [pairing] = (await scene.its()).rounds[0].pairings
    assert (pairing.games[0].forfeit, pairing.played) == (True, False)


@claim
async def test_a_game_that_somebody_has_begun_is_no_forfeit(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    for user in (HECTOR, HELEN, HECTOR):  # whichever of them begins
        while user in table.acting_people():
            seat = table.seat_of(user)
            await table.submit(seat, str(table.match.state.legal(seat)[0]), table.match.stamps[seat])
            await table.rest()
    await house.wait(table.lobby.time + 1)
    house.now = (await scene.row()).due
    await scene.director.look(scene.code)
    its = await scene.its()
    [pairing] = its.rounds[0].pairings
    assert not all(entry.plays for entry in its.entries)
    assert (pairing.games[0].forfeit, pairing.played) == (False, True)


# -- the same cards


@pytest.mark.slow
@claim
async def test_all_tables_of_a_round_get_the_same_cards(house):
    scene = await Scene(house).open(duplicate=True)
    await scene.director.start(scene.code)
    first, second = await scene.tables()
    assert first.match.log[0] == second.match.log[0]
    assert first.match.head.seal == second.match.head.seal == first.lobby.seal
    before = (await scene.its()).round.deals
    await scene.play_round()
    assert (await scene.tables())[0].match.log[0] != first.match.log[0]
    deals = [await house.store.challenge(code) for code in (*before, *(await scene.its()).round.deals)]
    assert [each.until <= house.now for each in deals] == [True, False]
    assert first.match.head.seal == seal_seed(deals[0].seed)


@pytest.mark.slow
@claim
async def test_teams_play_the_same_cards_from_both_sides(house):
    scene = await Scene(house).open(team=2)
    await scene.director.start(scene.code)
    its = await scene.its()
    first, second = await scene.tables()
    assert first.match.log[0] == second.match.log[0]
    sides = [[its.entry_of(sitter.user) for sitter in table.lobby.sitters] for table in (first, second)]
    assert sides[0] == [*reversed(sides[1])]
    await scene.play_round()
    assert (await scene.row()).stage == "over"


@claim
async def test_a_knockout_that_stands_even_gets_new_cards(house):
    scene = await Scene(house).open((HECTOR, HELEN), "knockout", duplicate=True)
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    await table.end(None)
    await scene.director.look(scene.code)
    [again] = await scene.tables()
    assert again.number != table.number
    assert again.match.head.seal != table.match.head.seal
    assert [each.user for each in again.lobby.sitters] == [each.user for each in reversed(table.lobby.sitters)]


# -- the advantage


def favored(table):
    """Return the person who has the advantage of a game that has just been dealt."""
    return table.lobby.sitters[find_advantage(GAMES[table.lobby.game]).seat(table.match.state)].user


@pytest.mark.parametrize("game", BEGUN_BY_ONE)
def test_the_entry_named_first_has_the_advantage(game, tmp_path):
    alone(partial(entries_named_first_have_the_advantage, game=game), tmp_path)


async def entries_named_first_have_the_advantage(house, game):
    scene = await Scene(house).open(game=game)
    await scene.director.start(scene.code)
    for _ in range(2):
        its = await scene.its()
        for pairing in its.round.pairings:
            table = await scene.registry.table(pairing.games[0].table)
            assert its.entry_of(favored(table)) == pairing.entries[pairing.games[0].first]
            await table.end(None)
        await scene.director.look(scene.code)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_cards_come_with_the_advantage_exchanged(game, tmp_path):
    alone(partial(teams_exchange_the_advantage, game=game), tmp_path)


async def teams_exchange_the_advantage(house, game):
    scene = await Scene(house).open(team=2, game=game)
    await scene.director.start(scene.code)
    its, (first, second) = await scene.its(), await scene.tables()
    assert first.match.log[0] == second.match.log[0]
    assert first.match.state.dump() == second.match.state.dump()
    if game in BEGUN_BY_ONE:
        assert {its.entry_of(favored(table)) for table in (first, second)} == {0, 1}


@claim
async def test_a_drawn_knockout_is_repeated_with_it_exchanged(house):
    scene = await Scene(house).open((HECTOR, HELEN), "knockout", game="olympus")
    await scene.director.start(scene.code)
    begun = []
    for _ in range(8):
        [table] = await scene.tables()
        begun.append(favored(table))
        await table.end(None)
        await scene.director.look(scene.code)
    assert begun in ([HECTOR, HELEN] * 4, [HELEN, HECTOR] * 4)


@claim
async def test_a_round_under_way_keeps_the_options_of_its_cards(house):
    scene = await Scene(house).open((HECTOR, HELEN), "knockout", duplicate=True)
    with pytest.MonkeyPatch.context() as before:
        before.setattr(round_tables, "for_first_seat", lambda game: {})
        await scene.director.start(scene.code)
    [table] = await scene.tables()
    await table.end(None)
    await scene.director.look(scene.code)
    [again] = await scene.tables()
    assert again.lobby.options == table.lobby.options == {}


# -- people who wish to be forgotten


@claim
async def test_a_tournament_forgets_a_person_even_once_it_is_over(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.end(scene.code)
    await scene.director.forget(HECTOR, {"en": "Former player"})
    row = await scene.row()
    assert (row.host, row.stage) == (0, "over")
    assert "Hector" not in str(row.document)
    assert str(HECTOR) not in str(row.document)
    assert await house.store.tournaments_of(HECTOR) == []


# -- what is not allowed


@claim
async def test_seats_and_agreements_of_a_tournament_are_fixed(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    for change in (
        lambda lobby: replace(lobby, time=0),
        lambda lobby: replace(lobby, sitters=(replace(lobby.sitters[0], user=PARIS), lobby.sitters[1])),
        lambda lobby: replace(lobby, hints="on"),
    ):
        assert await reason(table.change(change)) == "tournament-fixed"


@claim
async def test_nobody_votes_to_end_or_pause_a_game_of_a_tournament(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    await house.wait(table.lobby.time + 1)
    assert table.lobby.host == 0
    [left] = {HECTOR, HELEN} & {sitter.user for sitter in table.lobby.sitters}
    for motion in ("end", "pause", "limit"):
        assert (
            await reason(table.change(lambda lobby, motion=motion: toggle_vote(lobby, left, motion)))
            == "tournament-fixed"
        )


@claim
async def test_what_was_played_counts_when_a_tournament_is_ended(house):
    scene = await Scene(house).open((HECTOR, HELEN, PARIS, PRIAM))
    await scene.director.start(scene.code)
    played, other = await scene.tables()
    await scene.play(played)
    await scene.director.end(scene.code)
    scores = [game.score for pairing in (await scene.its()).round.pairings for game in pairing.games]
    assert sum(score is not None for score in scores) == 1
    assert other.status == "ended"


@claim
async def test_the_games_of_an_ended_tournament_end_after_a_stop(house):
    async def stop(registry, number):
        raise Stopped

    scene = await Scene(house).open()
    await scene.director.start(scene.code)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tables.tournaments.director.end_now", stop)
        with pytest.raises(Stopped):
            await scene.director.end(scene.code)
    await scene.again()
    await scene.director.look_at_all()
    assert [table.status for table in await scene.tables()] == ["ended", "ended"], "and none of them counts"
    await scene.director.look_at_all()
    assert len(await scene.tables()) == 2


@claim
async def test_the_cards_stay_sealed_if_an_end_cannot_be_stored(house):
    scene = await Scene(house).open(duplicate=True)
    await scene.director.start(scene.code)
    played, other = await scene.tables()
    await scene.play(played)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene.director, "_keep", fail)
        with pytest.raises(StoreFailed):
            await scene.director.end(scene.code)
    assert other.status == "playing"
    assert await house.store.sealed([played.number], house.now) == {played.number}


@claim
async def test_the_cards_of_a_tournament_are_open_after_a_failure(house):
    scene = await Scene(house).open((HECTOR, HELEN), duplicate=True)
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    await scene.play(table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene.director, "_unseal", fail)
        with pytest.raises(StoreFailed):
            await scene.director.look(scene.code)
    await scene.director.look_at_all()
    assert (await scene.row()).stage == "over"
    assert await house.store.sealed([table.number], house.now) == set()


async def fail(*_):
    raise StoreFailed("once")


@claim
async def test_a_tournament_that_cannot_be_read_stops_no_other(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    damaged = replace(await scene.row(), code=5, document={"kind": "from the future"}, host=PARIS, follows=None)
    await house.store.keep_tournament(damaged, [HECTOR])
    before = (await scene.row()).due
    house.now += 2 * STANDSTILL
    await scene.director.look_at_all()
    assert (await scene.row()).due == before + 2 * STANDSTILL
    await scene.director.forget(HECTOR, {"en": "Former player"})
    assert (await house.store.tournament(5)).document == {}
    assert "Hector" not in str((await scene.row()).document)


@claim
async def test_one_that_cannot_be_read_is_forgotten_though_it_changes(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    row, store = await scene.row(), house.store.inner
    await store.change_tournament(replace(row, document={"name": "Hector"}), [HECTOR])

    async def outdated_once(after, people):
        house.store.change_tournament = store.change_tournament
        await store.change_tournament(await scene.row(), [HECTOR])
        return await store.change_tournament(after, people)

    house.store.change_tournament = outdated_once
    await scene.director.forget(HECTOR, {"en": "Former player"})
    assert ((await scene.row()).document, (await scene.row()).host) == ({}, 0)
    assert await store.tournaments_unshown() == [], "nobody tries to show it for ever"


@claim
async def test_a_tournament_begins_once_and_ends_once(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    assert await reason(scene.director.start(scene.code)) == "tournament-begun"
    assert await reason(scene.director.next_season(scene.code, HECTOR, "en")) == "tournament-not-over"
    [table] = await scene.tables()
    await scene.director.end(scene.code)
    assert table.status == "ended"
    assert (await scene.row()).stage == "over"
    for refused in (scene.director.end, scene.director.start):
        assert await reason(refused(scene.code)) == "tournament-over"
    one, other = [await scene.director.next_season(scene.code, HECTOR, "en") for _ in range(2)]
    assert one == other
    assert Tournament.load(one.document).season == 2


@claim
async def test_one_person_has_few_tournaments_at_once(house):
    scene = await Scene(house).open()
    its = await scene.its()
    for _ in range(EACH - 1):
        await scene.director.open(ROW, its)
    assert await reason(scene.director.open(ROW, its)) == "tournament-too-many"


@claim
async def test_a_round_needs_as_many_tables_as_the_server_allows(house):
    scene = await Scene(house).open()
    await house.store.set("guild", ROW.guild, "tables", "1")
    assert await reason(scene.director.start(scene.code)) == "server-full"
    assert (await scene.row()).stage == "open"
    await house.store.set("guild", ROW.guild, "tables", "2")
    await scene.director.start(scene.code)
    assert len(await scene.tables()) == 2


@claim
async def test_of_two_started_at_once_one_has_room(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    codes = scene.code, await another(scene, HELEN, (PARIS, PRIAM))
    await house.store.set("guild", ROW.guild, "tables", "1")
    done = await asyncio.gather(*map(scene.director.start, codes), return_exceptions=True)
    assert [found.reason for found in done if isinstance(found, Refused)] == ["server-full"]
    assert sorted([(await scene.director.row(code)).stage for code in codes]) == ["open", "playing"]


@claim
async def test_a_tournament_with_one_person_does_not_begin(house):
    scene = await Scene(house).open((HECTOR,))
    with pytest.raises(Refused, match="tournament-too-few"):
        await scene.director.start(scene.code)
    assert (await scene.row()).stage == "open"


@claim
async def test_of_many_tournaments_opened_at_once_only_a_few_are(house):
    scene = await Scene(house).open()
    its = await scene.its()
    new = [scene.director.open(replace(ROW, host=PARIS), its) for _ in range(2 * EACH)]
    refused = [found for found in await asyncio.gather(*new, return_exceptions=True) if isinstance(found, Refused)]
    assert {found.reason for found in refused} == {"tournament-too-many"}
    assert len(refused) == EACH


# -- what ends at the same moment, or is gone


@claim
async def test_a_game_that_is_over_as_its_tournament_is_ended_counts(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()

    async def and_then_she_gives_up(registry, number):
        found = await find_result(registry, number)
        if table.status == "playing":
            await table.leave(HELEN, "medium", "Computer")
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tables.tournaments.director.find_result", and_then_she_gives_up)
        await scene.director.end(scene.code)
    its = await scene.its()
    [pairing] = its.rounds[0].pairings
    assert pairing.score[pairing.entries.index(its.entry_of(HECTOR))] == 1
    assert list_winners(its) == [its.entry_of(HECTOR)], "it was the last game"


@claim
async def test_nobody_has_won_a_tournament_that_was_ended_early(house):
    scene = await Scene(house).open(tuple(FOUR)[:3], "knockout")
    await scene.director.start(scene.code)
    await scene.director.end(scene.code)
    assert list_winners(await scene.its()) == []
    following = await scene.director.next_season(scene.code, HECTOR, "en")
    assert not Tournament.load(following.document).stopped


@claim
async def test_a_tournament_that_is_ended_after_its_last_game_is_won(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    [table] = await scene.tables()
    await table.leave(HELEN, "medium", "Computer")
    await scene.director.end(scene.code)
    its = await scene.its()
    assert list_winners(its) == [its.entry_of(HECTOR)]


@claim
async def test_nobody_is_dealt_in_who_is_gone_before_the_table_opens(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    look = scene.director.look

    async def forgotten_meanwhile(code):
        await scene.director.forget(HELEN, {"en": "Former player"})
        await look(code)

    scene.director.look = forgotten_meanwhile
    await scene.director.start(scene.code)
    its = await scene.its()
    assert (await scene.row()).stage == "over"
    assert [game.table for game in its.rounds[0].pairings[0].games] == [0]
    assert list_winners(its) == [its.entry_of(HECTOR)]


@claim
async def test_nobody_is_dealt_in_whose_data_were_erased_meanwhile(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    scene.stage.fails = True
    await scene.director.start(scene.code)
    [game] = (await scene.its()).round.pairings[0].games
    await scene.director.forget(HELEN, {"en": "Former player"})
    await erase_person(*services(house, scene.registry), HELEN, {"en": "Former player"}, lambda *_: "Computer")
    scene.stage.fails = False
    await scene.director.look(scene.code)
    await scene.director.look(scene.code)
    its = await scene.its()
    [pairing] = its.rounds[0].pairings
    assert pairing.score[pairing.entries.index(its.entry_of(HECTOR))] == 1
    assert not await house.store.was_dealt(game.table)


@claim
async def test_a_tournament_of_a_game_that_is_gone_does_not_start(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.change(scene.code, lambda _, its: replace(its, game="gone"))
    assert await reason(scene.director.start(scene.code)) == "no-such-game"
    assert (await scene.row()).stage == "open"


# -- time in which nobody could play


@pytest.mark.slow
@claim
async def test_a_round_of_a_game_that_is_gone_is_over_in_time(house):
    scene = await with_game_gone(house)
    for _ in range(int(HOUR / EVERY) + 1):
        house.now += EVERY
        await scene.director.look_at_all()
    assert (await scene.row()).stage == "over"
    [pairing] = (await scene.its()).rounds[0].pairings
    assert pairing.score == (0.5, 0.5)


@claim
async def test_a_host_ends_a_tournament_whose_game_is_gone(house):
    scene = await with_game_gone(house)
    [game] = (await scene.its()).round.pairings[0].games
    with pytest.raises(Refused):
        await scene.registry.table(game.table)
    await scene.registry.cancel(game.table, 0)  # a moderator closes it
    await scene.director.end(scene.code)
    assert (await scene.row()).stage == "over"


async def with_game_gone(house):
    """Begin a tournament, and start the program again without the package of its game."""
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    scene.registry = await house.open(GAMES["delphi"])
    scene.director = Director(scene.registry, Stage(scene.registry))
    await scene.registry.resume()
    return scene


@claim
async def test_the_next_season_is_opened_once_whatever_its_host_has(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    await scene.director.end(scene.code)
    await another(scene, HECTOR, ())
    season = await scene.director.next_season(scene.code, HECTOR, "en")
    assert (await scene.director.next_season(scene.code, HECTOR, "en")).code == season.code


@claim
async def test_time_in_which_a_table_cannot_be_reached_is_given_back(house):
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    await scene.director.look_at_all()
    left = (await scene.row()).due - house.now
    house.reachable = False
    for _ in range(int(2 * HOUR / EVERY)):
        house.now += EVERY
        await scene.director.look_at_all()
    house.reachable = True
    assert (await scene.row()).due - house.now == left
    house.now += EVERY
    await scene.director.look_at_all()
    assert (await scene.row()).due - house.now == left - EVERY


@claim
async def test_a_clock_that_is_set_changes_no_round(house):
    house.now = 1_800_000_000.0
    scene = await Scene(house).open((HECTOR, HELEN))
    await scene.director.start(scene.code)
    left = (await scene.row()).due - house.now
    house.now = 1000.0  # a machine without a battery has just started
    await scene.again()
    await scene.director.look_at_all()
    assert (await scene.row()).due - house.now == left
    house.now = 1_800_000_060.0
    await scene.director.look_at_all()
    assert (await scene.row()).due - house.now == left
