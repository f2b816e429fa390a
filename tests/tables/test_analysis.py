"""Analyses: from what each seat saw, of games that are over, one after another."""

import asyncio
from types import SimpleNamespace

import pytest

from engine.chance import Guess
from engine.match import UnreadableLog, deal, replay
from games.iliad.rules.game import Iliad
from tables import analysis
from tables.analysis import Analyses, Analysis, analyse, prospect
from tables.limits import Limit
from tables.thinking import AtOnce
from tests.contract.boxes import GAMES
from tests.tables.house import HECTOR, HELEN, claim, reason
from tests.tables.test_hints import Slow
from tests.tables.test_thinking import told


@pytest.fixture(autouse=True)
def _a_glance(monkeypatch):
    """Simulate few games, so that the tests are quick."""
    monkeypatch.setattr(analysis, "GAMES", 2)


def played(game, seats, variant="standard", seed=b"seed"):
    """Return a match played to its end by random moves."""
    match, _ = deal(game, seats, {"variant": variant}, seed)
    chance = Guess(1)
    while match.state.to_act():
        seat = match.state.to_act()[0]
        moves = match.state.legal(seat)
        match.accept(match.propose(seat, str(moves[chance.below(len(moves))]), match.stamps[seat]))
    return match


def with_undos(game, seats):
    """Return such a match in which moves were undone now and then."""
    match, _ = deal(game, seats, {}, b"seed")
    chance = Guess(1)
    while acting := match.state.to_act():
        moves = match.state.legal(acting[0])
        match.accept(match.propose(acting[0], str(moves[chance.below(len(moves))]), match.stamps[acting[0]]))
        if match.ply % 5 == 0 and match.state.to_act():
            match.accept(match.propose_undo(acting[0]))
    return match


class Scripted(AtOnce):
    """Returns a chance given by ply and seat, and records every question."""

    def __init__(self, chance):
        super().__init__()
        self.chance, self.asked = chance, []

    async def aside(self, work, game, view, acts, seed, seconds):
        assert work is prospect
        self.asked.append((view, acts, seed))
        return self.chance(seed, view.seat)


async def silent(part):
    """Hear how far it is, and do nothing."""


def level(ply, seat):
    return 0.5


def analysed(match, chance=level):
    thinker = Scripted(chance)
    return asyncio.run(analyse(match, thinker, silent)), thinker


def test_an_analysis_tells_how_far_it_is():
    told = []

    async def tell(part):
        told.append(part)

    match = played(Iliad(), 3)
    asyncio.run(analyse(match, Scripted(lambda ply, seat: (ply * 7 + seat) % 10 / 10), tell))
    assert told[0] == 0
    assert told == sorted(told)
    assert analysis.CURVES < told[-1] < 1
    assert len([part for part in told if part < analysis.CURVES]) == match.ply + 3, "a word for each look"


@pytest.mark.parametrize("key", GAMES)
def test_a_curve_uses_only_what_the_seat_saw_and_ends_in_the_outcome(key):
    game = GAMES[key]
    match = played(game, game.variants["standard"][0])
    states = [step.state for step in replay(game, match.head, match.log)]
    found, thinker = analysed(match)
    for seat, curve in enumerate(found.curves):
        made = [entry.ply - 1 for entry in match.log if entry.seat == seat]
        assert {*made, match.ply} <= {ply for ply, _ in curve}
        assert curve[-1] == (match.ply, match.state.outcome().shares[seat])
    for view, acts, ply in thinker.asked:
        assert view == states[ply].view(view.seat)
        assert acts == bool(states[ply].legal(view.seat))


@pytest.mark.parametrize("key", GAMES)
def test_a_real_search_finds_chances_and_moves_that_were_made(key):
    game = GAMES[key]
    match = played(game, game.variants["standard"][0])
    found = asyncio.run(analyse(match, AtOnce(), silent))
    assert all(0 <= chance <= 1 + 1e-9 for curve in found.curves for _, chance in curve)
    assert len(found.turning_points) <= 3
    for each in found.turning_points:
        assert str(each.move) == match.log[each.ply].move
        assert each.mover == match.log[each.ply].seat == each.view.seat


def test_a_turning_point_between_own_moves_is_found_with_own_eyes():
    """Seat 0 is confident until the move at ply 20, no matter who made it, and is to act only later."""
    match = played(Iliad(), 3)

    def chance(ply, seat):
        return (0.9 if ply < 20 else 0.1) if seat == 0 else 0.5

    found, _ = analysed(match, chance)
    [lost] = [each for each in found.turning_points if each.ply == 20]
    assert (lost.seat, lost.mover, lost.before, lost.after) == (0, match.log[20].seat, 0.9, 0.1)
    assert {(19, 0.9), (20, 0.1)} <= set(found.curves[0]), "the step is on the curve, where the number is put"


def test_turning_points_are_in_playing_order_and_never_repeat():
    match = played(Iliad(), 2)
    steps = {10: 0.9, 20: 0.3, 30: 0.8}  # from this ply on

    def chance(ply, seat):
        mine = [value for since, value in steps.items() if ply >= since]
        return (mine[-1] if mine else 0.5) if seat == 0 else 1 - (mine[-1] if mine else 0.5)

    found, _ = analysed(match, chance)
    told_of = [each.ply for each in found.turning_points]
    assert told_of == sorted(set(told_of))
    assert {20, 30} <= set(told_of)
    assert len(told_of) == 3


@pytest.mark.parametrize(("seats", "variant"), [(5, "standard"), (6, "teams")])
def test_the_end_is_one_turning_point_even_if_it_changes_every_curve(seats, variant):
    match = played(Iliad(), seats, variant)
    steps = {match.ply * part // 5: 0.5 + 0.15 * (part % 2) for part in range(1, 4)}

    def chance(ply, seat):
        return [0.5, *(value for since, value in steps.items() if ply >= since)][-1] if seat == 0 else 0.5

    found, _ = analysed(match, chance)
    told_of = [each.ply for each in found.turning_points]
    assert len(told_of) == 3
    assert told_of[-1] == match.ply
    assert set(told_of[:-1]) <= set(steps)


def test_changes_within_the_noise_are_no_turning_points():
    match = played(Iliad(), 2)
    shares = match.state.outcome().shares
    found, _ = analysed(match, lambda ply, seat: 0.5 if ply < match.ply // 2 else 0.5 + (shares[seat] - 0.5) * 0.95)
    assert all(each.change > 0.4 for each in found.turning_points)
    assert found.turning_points


def test_partners_share_a_whole_victory():
    match = played(Iliad(), 4, "teams")
    found, _ = analysed(match)
    assert sorted(curve[-1][1] for curve in found.curves) == [0, 0, 1, 1]


def test_a_log_of_older_rules_is_not_analysed():
    match = played(Iliad(), 2)
    del match.log[0]
    with pytest.raises(UnreadableLog):
        asyncio.run(analyse(match, AtOnce(), silent))


async def over(house):
    await house.open()
    return await another(house)


async def another(house):
    table = await house.begun()
    await house.play(table)
    assert table.status == "finished"
    return table


@claim
async def test_a_game_that_is_not_over_is_not_analysed(house):
    await house.open()
    table = await house.begun()
    found = Analyses(AtOnce())

    async def begin():
        with found.reserved(table, HECTOR):
            raise AssertionError("it must not begin")

    assert await reason(begin()) == "not-over"
    await table.end()
    assert await reason(begin()) == "ended"


@claim
async def test_a_table_has_one_analysis_under_way_at_a_time(house):
    table, found = await over(house), Analyses(AtOnce())

    async def begin():
        with found.reserved(table, HECTOR):
            await told()

    assert await asyncio.gather(*(reason(begin()) for _ in range(2))) == [None, "analysing"]
    assert await reason(begin()) is None


@claim
async def test_a_person_has_one_analysis_at_a_time_and_few_in_an_hour(house):
    found = Analyses(AtOnce())
    found._limit = Limit("analysis", often=2, minutes=60, crowd=2)

    async def begin(table, user=HECTOR):
        with found.reserved(table, user):
            await told()

    tables = [await over(house)]
    tables += [await another(house) for _ in range(3)]
    assert await asyncio.gather(*(reason(begin(table)) for table in tables[:2])) == [None, "limit-yours"]
    assert await reason(begin(tables[1])) is None
    assert await reason(begin(tables[2])) == "limit-often"
    assert await reason(begin(tables[2], HELEN)) is None
    found.remember(tables[3], Analysis((), ()))
    assert await reason(begin(tables[3])) is None, "what is remembered costs nothing"


@claim
async def test_an_analysis_is_cached_until_there_are_too_many(house):
    table, found = await over(house), Analyses(AtOnce())
    computed = await found.compute(table, silent)
    assert found.known(table) is None, "nobody has been shown it"
    found.remember(table, computed)
    assert found.known(table) is computed
    for number in range(analysis.KEPT):
        found.remember(SimpleNamespace(number=table.number + 1 + number), computed)
    assert found.known(table) is None


@claim
async def test_a_game_of_other_rules_is_refused_with_a_reason(house):
    table = await over(house)
    del table.match.log[0]
    assert await reason(Analyses(AtOnce()).compute(table, silent)) == "other-rules"


@claim
async def test_tables_are_analysed_one_after_another(house):
    first = await over(house)
    second = await house.begun(people=(HECTOR, 99))
    await house.play(second)
    thinker = Slow()
    found = Analyses(thinker)
    both = [asyncio.create_task(found.compute(table, silent)) for table in (first, second)]
    while not thinker.asked:
        await told()
    await told(1000)
    assert len(thinker.asked) == 1
    thinker.free.set()
    await asyncio.gather(*both)


@pytest.mark.parametrize("key", GAMES)
def test_an_analysis_leaves_undone_moves_out(key):
    match = with_undos(GAMES[key], 2)
    line = match.line()
    assert len(line) + 4 < len(match.log)
    found, thinker = analysed(match, lambda ply, seat: (ply * 7 + seat) % 10 / 10)
    assert {curve[-1][0] for curve in found.curves} == {len(line) - 1}
    assert all(ply < len(line) for _, _, ply in thinker.asked)
    for point in found.turning_points:
        assert line[point.ply].entry.move == str(point.move)
        assert line[point.ply].entry.seat == point.mover
        assert line[point.ply].entry.ply == point.entry
        assert line[point.ply - 1].state.view(point.mover) == point.view
    assert found.turning_points
