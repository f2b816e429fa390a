"""Hints: what the strongest player thinks, only for people who may know, thought once, and at nobody's cost."""

import asyncio
import os
import signal
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import pytest

from engine.knowhow import temper_chance
from engine.players import LEVELS, PLAYERS, Ismcts, Opinion
from games.iliad.rules.game import Iliad
from games.olympus.rules.knowhow import as_proposed
from games.olympus.rules.moves import CHOOSING, PROPOSED, Play
from tables.limits import Limit
from tables.review import chances, hints
from tables.review.chances import as_told
from tables.review.hints import Hints, merge_simpler, rank_moves
from tables.thinking.thinking import NICE, NICER, SECONDS, AtOnce, Pool, find_player
from tests.contract.boxes import GAMES
from tests.games.olympus.table import GAME as OLYMPUS
from tests.games.olympus.table import table
from tests.tables.house import HECTOR, HELEN, STRANGER, acting, claim, reason
from tests.tables.test_thinking import GAME, Mind, question, queued, told


@pytest.fixture(autouse=True)
def _a_glance(monkeypatch):
    """Let the strongest player imagine few games, so that the tests are quick."""
    monkeypatch.setitem(PLAYERS, LEVELS[-1], lambda: Ismcts(60))
    find_player.cache_clear()
    yield
    find_player.cache_clear()


class Slow(AtOnce):
    """Records background work, and does it, or fails, once a test sets ``free``."""

    def __init__(self, wrong=None):
        super().__init__(0.0)
        self.asked, self.free, self.wrong = [], asyncio.Event(), wrong

    async def aside(self, work, *about):
        self.asked.append(about)
        await self.free.wait()
        if self.wrong:
            raise self.wrong
        return await super().aside(work, *about)


def dies():
    """End the process that runs this. Measuring coverage replaces ``os._exit``, so no test can send that itself."""
    os._exit(1)


def at_once():
    thinker = Slow()
    thinker.free.set()
    return thinker


async def table_of(house, **other):
    await house.open()
    return await house.begun(**other)


@claim
async def test_a_hint_ranks_moves_as_the_strongest_player_would(house):
    table = await table_of(house)
    user = acting(table)
    match, seat = table.match, table.seat_of(user)
    hint = await Hints(AtOnce()).hint(table, user)
    view, moves = match.state.view(seat), match.state.legal(seat)
    assert [each.move for each in hint.opinions] != []
    assert {each.move for each in hint.opinions} == set(moves)
    assert str(hint.opinions[0].move) == await AtOnce().think(match.game, LEVELS[-1], view, moves, match.thought(seat))
    assert hint.view == view


def test_chances_are_told_as_sure_as_they_come_true(monkeypatch):
    game = Iliad()
    found = [Opinion("likely", 9, 0.8), Opinion("never imagined", 0, 0.0)]
    assert as_told(game, found, (0, 1)) == found
    monkeypatch.setattr(game, "know_how", replace(game.know_how, temper=0.5))
    likely, never = as_told(game, found, (0, 1))
    assert likely.chance == pytest.approx(16 / 17), "the odds of 4 to 1, squared"
    assert never == found[1]


def test_chances_of_a_learned_table_are_as_sure_as_its_net():
    game, four, three = GAMES["iliad"], (0, 1, 2, 3), (0, 1, 2)
    net = game.know_how.taught(four).temper
    assert net != game.know_how.temper
    assert chances.calibrate_chance(game, 0.6, four) == pytest.approx(temper_chance(0.6, 4, net))
    assert chances.calibrate_chance(game, 0.6, three) == pytest.approx(temper_chance(0.6, 3, game.know_how.temper))


@claim
async def test_the_thinker_gets_only_the_view_of_the_seat_that_asks(house):
    table, thinker = await table_of(house), at_once()
    user = acting(table)
    seat = table.seat_of(user)
    await Hints(thinker).hint(table, user)
    [(game, view, moves, seed, _)] = thinker.asked
    assert (game, view, moves) == (table.match.game, table.match.state.view(seat), table.match.state.legal(seat))
    assert seed == table.match.thought(seat)


@claim
async def test_concurrent_and_repeated_requests_share_one_hint(house):
    table, thinker = await table_of(house), Slow()
    kept, user = Hints(thinker), acting(table)
    asked = [asyncio.create_task(kept.hint(table, user)) for _ in range(3)]
    await told()
    thinker.free.set()
    first, *others = await asyncio.gather(*asked)
    assert all(each is first for each in [*others, await kept.hint(table, user)])
    assert len(thinker.asked) == 1


@claim
async def test_after_a_move_there_is_a_new_thought(house):
    table, thinker = await table_of(house), at_once()
    kept = Hints(thinker)
    for _ in range(3):
        await kept.hint(table, acting(table))
        await house.move(table)
    assert len(thinker.asked) == 3


@claim
async def test_a_refused_hint_has_a_reason_and_costs_no_thought(house):
    table, thinker = await table_of(house), Slow()
    kept = Hints(thinker)
    other = next(user for user in (HECTOR, HELEN) if user != acting(table))
    assert await reason(kept.hint(table, STRANGER)) == "hint-foreign"
    assert await reason(kept.hint(table, other)) == "not-your-turn"
    table.lobby = table.lobby.agree(table.lobby.host, "hints", "off")
    assert await reason(kept.hint(table, acting(table))) == "no-hints"
    await table.end()
    assert await reason(kept.hint(table, HECTOR)) == "ended"
    assert thinker.asked == []


@claim
async def test_no_hint_if_the_game_stops_or_goes_on_meanwhile(house):
    for deed, why in ((house.move, "not-your-turn"), (lambda table: table.end(), "ended")):
        table, thinker = await table_of(house), Slow()
        asked = asyncio.create_task(reason(Hints(thinker).hint(table, acting(table))))
        await told()
        await deed(table)
        thinker.free.set()
        assert await asked == why


@claim
async def test_a_move_just_before_the_thinking_begins_is_a_refusal_too(house):
    table = await table_of(house)
    asked = asyncio.create_task(reason(Hints(at_once()).hint(table, acting(table))))
    await asyncio.sleep(0)  # it has begun a task of its own, which has not run yet
    table.match = moved_on(table.match)
    assert await asked == "not-your-turn"


def moved_on(match):
    """Return a match in which those to act have moved until it is another seat's turn."""
    match, seat = match.copy(), match.state.to_act()[0]
    while match.state.legal(seat):
        match.accept(match.propose(seat, str(match.state.legal(seat)[0]), match.stamps[seat]))
    return match


@claim
async def test_a_hint_is_late_if_its_asker_has_moved_meanwhile(house):
    table, thinker = await table_of(house, computers=1, people=(HECTOR,)), Slow()
    asked = asyncio.create_task(reason(Hints(thinker).hint(table, HECTOR)))
    await told()
    await house.move(table)
    assert table.acting_people() == [HECTOR]
    thinker.free.set()
    assert await asked == "hint-late"


@claim
async def test_a_thought_that_fails_is_forgotten(house):
    table, thinker = await table_of(house), Slow(BrokenProcessPool())
    kept = Hints(thinker)
    thinker.free.set()
    for _ in range(2):
        with pytest.raises(BrokenProcessPool):
            await kept.hint(table, acting(table))
    thinker.wrong = None
    assert (await kept.hint(table, acting(table))).opinions
    assert len(thinker.asked) == 3


@claim
async def test_cancelling_one_request_leaves_the_others_waiting(house):
    table, thinker = await table_of(house), Slow()
    kept = Hints(thinker)
    first, second = [asyncio.create_task(kept.hint(table, acting(table))) for _ in range(2)]
    await told()
    first.cancel()
    await told()
    thinker.free.set()
    assert (await second).opinions


@claim
async def test_old_hints_are_dropped_from_the_cache(house):
    table, thinker = await table_of(house), at_once()
    kept = Hints(thinker)
    for _ in range(6):
        await kept.hint(table, acting(table))
        await house.move(table)
    many, hints.KEPT = hints.KEPT, 2
    try:
        await kept.hint(table, acting(table))
        assert len(kept._thoughts) == 2
    finally:
        hints.KEPT = many


# -- fairness


def asking(kept, tables):
    return [asyncio.create_task(reason(kept.hint(table, acting(table)))) for table in tables]


async def tables_apart(house, number):
    """Return tables with different people at each."""
    await house.open()
    return [await house.begun(people=(host, host + 1)) for host in range(100, 100 + 2 * number, 2)]


@claim
async def test_the_more_people_wait_for_hints_the_less_time_each_gets(house):
    tables, thinker = await tables_apart(house, 4), Slow()
    asked = asking(Hints(thinker), tables)
    await told()
    assert [about[-1] for about in thinker.asked] == [SECONDS / each for each in (4, 4, 4, 4)]
    thinker.free.set()
    assert await asyncio.gather(*asked) == [None] * 4


@claim
async def test_a_hint_is_refused_while_too_many_people_wait(house):
    tables, thinker = await tables_apart(house, 3), Slow()
    kept = Hints(thinker)
    kept._limit = Limit("hint", often=2, minutes=1, crowd=2)
    asked = asking(kept, tables)
    await told()
    assert await asked[2] == "limit-crowd"
    thinker.free.set()
    assert await asyncio.gather(*asked[:2]) == [None, None]
    assert await reason(kept.hint(tables[2], acting(tables[2]))) is None, "afterwards there is room"


@claim
async def test_a_person_waits_for_one_hint_at_a_time(house):
    await house.open()
    tables, thinker = [await house.begun(people=(HECTOR,), computers=1) for _ in range(2)], Slow()
    kept = Hints(thinker)
    first = asyncio.create_task(kept.hint(tables[0], HECTOR))
    await told()
    assert await reason(kept.hint(tables[1], HECTOR)) == "limit-yours"
    again = asyncio.create_task(kept.hint(tables[0], HECTOR))
    thinker.free.set()
    assert await first is await again, "who asks twice for the same shares it"
    assert await reason(kept.hint(tables[1], HECTOR)) is None


@claim
async def test_a_person_gets_only_so_many_hints_in_a_while(house):
    table, kept = await table_of(house), Hints(at_once())
    kept._limit = Limit("hint", often=2, minutes=1, crowd=2)
    told = []
    while len(told) < 3:
        if acting(table) == HECTOR:
            told.append(await reason(kept.hint(table, HECTOR)))
        await house.move(table)
    assert told == [None, None, "limit-often"]


@claim
async def test_a_learner_alone_may_ask_at_every_move(house):
    table, thinker = await table_of(house, computers=1, people=(HECTOR,)), at_once()
    kept = Hints(thinker)
    kept._limit = Limit("hint", often=2, minutes=1, crowd=2)
    for _ in range(5):
        assert await reason(kept.hint(table, HECTOR)) is None
        await house.move(table)
        await table.rest()
    assert len(thinker.asked) == 5


def aside_seen_through(pool):
    mind = Mind()
    pool._background._executor = lambda: mind
    return mind


@claim
async def test_no_move_waits_for_background_work(house):
    pool, moves = Pool(1), Mind()
    pool._players._executor = lambda: moves  # type: ignore[assignment, return-value]
    aside = aside_seen_through(pool)
    hints_asked = [asyncio.create_task(pool.aside(str, number)) for number in range(9)]
    await told()
    [thought] = await queued(pool, 1)
    assert moves.seeds() == [0], "nine hints wait, and the move is thought about at once"
    assert moves.seconds()[0] > 2, "and for as long as ever"
    moves.answer()
    assert await thought == "1"
    assert len(aside.asked) == 1, "hints are thought about one at a time"
    for each in hints_asked:
        each.cancel()


@claim
async def test_hints_come_in_the_order_in_which_they_were_asked_for(house):
    pool = Pool(1)
    aside = aside_seen_through(pool)
    asked = [asyncio.create_task(pool.aside(str, number)) for number in range(4)]
    for _ in asked:
        await told()
        aside.answer()
    await asyncio.gather(*asked)
    assert [about for about, *_ in aside.asked] == [(0,), (1,), (2,), (3,)]


@claim
async def test_thinking_gives_way_to_answers_and_the_background_to_both(house):
    pool = Pool(1)
    assert await pool._players.work(os.nice, lambda: (0,)) == min(os.nice(0) + NICE, 19)
    assert await pool.aside(os.nice, 0) == min(os.nice(0) + NICER, 19)  # the greatest niceness there is
    pool.close()


@pytest.mark.slow
@claim
async def test_a_dead_background_process_is_replaced_and_its_work_retried(house):
    pool = Pool(1)
    first = await pool.aside(os.getpid)
    os.kill(first, signal.SIGKILL)
    assert await pool.aside(os.getpid) != first
    pool.close()


@pytest.mark.slow
@claim
async def test_work_that_kills_two_processes_is_given_up_and_others_go_on(house):
    pool = Pool(1)
    with pytest.raises(BrokenProcessPool):
        await pool.aside(dies)
    assert await pool.aside(str, 7) == "7"
    pool.close()


@claim
async def test_requests_pending_at_shutdown_are_refused_with_a_reason(house):
    pool = Pool(1)
    aside = aside_seen_through(pool)
    aside.shutdown = lambda **_: None
    asked = [asyncio.create_task(reason(pool.aside(str, number))) for number in range(3)]
    await told()
    pool._background._all[aside] = 1
    pool.close()
    aside.answer()
    assert await asyncio.gather(*asked) == [None, "restarting", "restarting"]


@claim
async def test_a_hint_stops_thinking_when_its_time_is_over(house):
    class Counted(Iliad):
        imagined = 0

        def imagine(self, view, chance):
            self.imagined += 1
            return super().imagine(view, chance)

    game = Counted()
    _, _, view, moves, seed = question()
    rank_moves(game, view, moves, seed, 0.0)
    assert game.imagined < 40
    assert game.key == GAME.key


def test_a_move_that_asks_how_to_pay_counts_for_the_one_that_does_not():
    asks, pays, other = Play(3, 0, CHOOSING, 1), Play(3, 0, PROPOSED, 1), Play(4, 0, PROPOSED)
    found = merge_simpler([Opinion(asks, 50, 0.6), Opinion(other, 40, 0.5), Opinion(pays, 30, 0.2)], as_proposed)
    assert [each.move for each in found] == [pays, other]
    assert found[0].move.parts() == pays.parts(), "the same choices lead to it"
    assert (found[0].visits, round(found[0].chance, 3)) == (80, 0.45)
    assert found[1] == Opinion(other, 40, 0.5)


def test_a_hint_of_olympus_never_stops_before_the_payment():
    state = table(hand="cicones perseus electra", markers={"red": 0})
    moves = state.legal(0)
    assert any(str(move).endswith("choosing") for move in moves)
    found = rank_moves(OLYMPUS, state.view(0), moves, 1, 0.2)
    assert {str(each.move) for each in found} == {str(move) for move in moves if not str(move).endswith("choosing")}
