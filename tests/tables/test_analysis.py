"""Analyses: from what each seat saw, of games that are over, one after another."""

import asyncio
from copy import deepcopy
from dataclasses import replace
from functools import cache
from types import SimpleNamespace

import pytest

from engine.chance import Guess
from engine.log import UnreadableLog
from engine.match import deal_match, replay_log
from engine.players import Opinion
from games.iliad.rules.game import Iliad
from tables.limits import Limit
from tables.play.stored_games import TableHistory
from tables.review import analyses, analysis, blunders
from tables.review.analyses import Analyses
from tables.review.analysis import Analysis, analyze_match, judge_move
from tables.review.blunders import compare_with_best, find_reasons, measure_loss
from tables.seats.absence import replace_unreachable, take_back_seat
from tables.seats.lobby import Sitter
from tables.thinking.thinking import AtOnce
from tests.contract.boxes import GAMES
from tests.games.iliad.table import GAME, table
from tests.quick import slow_but
from tests.tables.house import HECTOR, HELEN, claim, reason
from tests.tables.test_thinking import told


@pytest.fixture(autouse=True)
def _a_glance(monkeypatch):
    """Simulate few games, so that the tests are quick."""
    monkeypatch.setattr(analysis, "GAMES", 2)


def played(game, seats, variant="standard", seed=b"seed"):
    """Return a match played to its end by random moves, which a test may change."""
    return deepcopy(_played(game, seats, variant, seed))


@cache
def _played(game, seats, variant, seed):
    match, _ = deal_match(game, seats, {"variant": variant}, seed)
    chance = Guess(1)
    while match.state.to_act():
        seat = match.state.to_act()[0]
        moves = match.state.legal(seat)
        match.accept(match.propose(seat, str(moves[chance.below(len(moves))]), match.stamps[seat]))
    return match


def with_undos(game, seats):
    """Return such a match in which moves were undone now and then."""
    match, _ = deal_match(game, seats, {}, b"seed")
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

    async def aside(self, work, game, view, moves, made, seed, seconds):
        if work is compare_with_best:
            return self.closer(moves, made)
        if work is find_reasons:
            return self.because(moves, made)
        assert work is judge_move
        self.asked.append((view, bool(moves), seed))
        return self.chance(seed, view.seat), self.lost(seed) if made else 0.0

    def lost(self, ply):
        return 0.0

    def closer(self, moves, made):
        raise AssertionError("nothing seemed to cost anything")

    def because(self, better, made):
        raise AssertionError("nothing did cost anything")


async def silent(part):
    """Hear how far it is, and do nothing."""


def level(ply, seat):
    return 0.5


class Waiting(Scripted):
    """Answers once a test sets ``free``."""

    def __init__(self):
        super().__init__(level)
        self.free = asyncio.Event()

    async def aside(self, *about):
        answer = await super().aside(*about)
        await self.free.wait()
        return answer


def analysed(match, chance=level):
    thinker = Scripted(chance)
    return asyncio.run(analyze_match(match, thinker, silent, ())), thinker


def test_an_analysis_tells_how_far_it_is():
    told = []

    async def tell(part):
        told.append(part)

    match = played(Iliad(), 3)
    asyncio.run(analyze_match(match, Scripted(lambda ply, seat: (ply * 7 + seat) % 10 / 10), tell, ()))
    assert told[0] == 0
    assert told == sorted(told)
    assert analysis.CURVES < told[-1] == analysis.CURVES + analysis.TURNS < 1
    assert len([part for part in told if part < analysis.CURVES]) == match.ply + 3, "a word for each look"


def test_an_analysis_tells_how_many_moves_it_has_looked_at():
    told = []

    async def tell(part):
        told.append(part)

    match = played(Iliad(), 2)
    thinker = Costly(dict.fromkeys(choices(match)[:4], 0.5), [0.1] * 4)
    asyncio.run(analyze_match(match, thinker, tell, ()))
    since = analysis.CURVES + analysis.TURNS
    assert told[-4:] == pytest.approx([since + analysis.LOOKS * done / 4 for done in range(4)])
    assert told[-1] < 1


@pytest.mark.parametrize("key", GAMES)
def test_a_curve_uses_only_what_the_seat_saw_and_ends_in_the_outcome(key):
    game = GAMES[key]
    match = played(game, game.variants["standard"][0])
    states = [step.state for step in replay_log(game, match.head, match.log)]
    found, thinker = analysed(match)
    for seat, curve in enumerate(found.curves):
        made = [entry.ply - 1 for entry in match.log if entry.seat == seat]
        assert {*made, match.ply} <= {ply for ply, _ in curve}
        assert curve[-1] == (match.ply, match.state.outcome().shares[seat])
    for view, acts, ply in thinker.asked:
        assert view == states[ply].view(view.seat)
        assert acts == bool(states[ply].legal(view.seat))


@pytest.mark.slow
@pytest.mark.parametrize("key", slow_but(1, GAMES))
def test_a_real_search_finds_chances_and_moves_that_were_made(key):
    game = GAMES[key]
    match = played(game, game.variants["standard"][0])
    found = asyncio.run(analyze_match(match, AtOnce(), silent, range(match.ply + 1)))
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


class Costly(Scripted):
    """Two moves seem to cost something; a closer look finds what the moves made and the best ones are worth."""

    def __init__(self, costs, chances):
        super().__init__(level)
        self.costs, self.chances, self.looked = costs, chances, []

    def lost(self, ply):
        return self.costs.get(ply, 0.0)

    def closer(self, moves, made):
        self.looked.append(made)
        own = next(move for move in moves if str(move) == made)
        better = next(move for move in moves if move != own)
        return Opinion(better, 9, 0.6), Opinion(own, 9, self.chances.pop(0))

    def because(self, better, made):
        return [f"{better} is better than {made}"]


def blunders_of(match, thinker, judged):
    return asyncio.run(analyze_match(match, thinker, silent, judged)).blunders


def choices(match):
    """Return the plies before which somebody had a choice."""
    steps = list(replay_log(match.game, match.head, match.log))
    return [
        at - 1
        for at, step in enumerate(steps)
        if step.entry.seat >= 0 and len(steps[at - 1].state.legal(step.entry.seat)) > 1
    ]


def test_moves_that_cost_much_are_told_with_a_better_one():
    match = played(Iliad(), 2)
    cheap, costly, other = choices(match)[3:6]
    thinker = Costly({cheap: 0.2, costly: 0.5, other: 0.4}, [0.1, 0.3, 0.55])
    found = blunders_of(match, thinker, range(match.ply + 1))
    assert [(each.ply, each.chance) for each in found] == [(costly + 1, 0.1), (other + 1, 0.3)]
    assert thinker.looked == [match.log[ply + 1].move for ply in (costly, other, cheap)], "the worst first"
    for each in found:
        assert str(each.move) == match.log[each.ply].move != str(each.better)
        assert each.seat == match.log[each.ply].seat == each.view.seat
        assert each.possible == 0.6
        assert each.because == [f"{each.better} is better than {each.move}"]


def test_only_moves_of_people_are_judged():
    match = played(Iliad(), 2)
    plies = choices(match)[:6]
    judged = [ply + 1 for ply in plies if match.log[ply + 1].seat == 1]
    found = blunders_of(match, Costly(dict.fromkeys(plies, 0.5), [0.1] * 6), judged)
    assert {each.seat for each in found} == {1}
    assert len(found) <= blunders.TOLD


class Blamed(Costly):
    """Finds that every move with a choice cost as much as any other."""

    def __init__(self):
        super().__init__({}, [])

    def lost(self, ply):
        return 0.5

    def closer(self, moves, made):
        self.chances.append(0.1)
        return super().closer(moves, made)


async def blamed(table, monkeypatch):
    """Return the plies of all moves of a game that are told to have cost much, if all had."""
    monkeypatch.setattr(blunders, "TOLD", 1000)
    monkeypatch.setattr(blunders, "SUSPECTS", 1000)
    found = await Analyses(Blamed()).compute(table, silent)
    return {each.entry for each in found.blunders}


def decisions(table, seat):
    """Return the plies of a seat's moves that were not the only ones."""
    return {at + 1 for at in choices(table.match) if table.match.log[at + 1].seat == seat}


def test_moves_of_a_computer_that_keeps_a_seat_are_not_its_owners(tmp_path, monkeypatch):
    async def scene(house):
        await house.open()
        table = await house.begun()
        await house.play(table, 4)
        since = table.match.ply
        await table.change(lambda lobby: replace_unreachable(lobby, HELEN))
        await table.rest()
        await house.play(table, 4)
        until = table.match.ply
        await table.change(lambda lobby: take_back_seat(lobby, HELEN, "Helen"))
        await house.play(table)
        own = decisions(table, table.seat_of(HELEN))
        kept = {ply for ply in own if since < ply <= until}
        assert kept
        assert kept != own
        assert await blamed(table, monkeypatch) == own - kept | decisions(table, table.seat_of(HECTOR))

    claim(scene)(tmp_path)


def test_moves_of_a_person_who_has_left_are_told(tmp_path, monkeypatch):
    async def scene(house):
        await house.open()
        table = await house.begun()
        await house.play(table, 6)
        seat, left = table.seat_of(HELEN), table.match.ply
        await table.leave(HELEN, "random", "Computer")
        await table.rest()
        await house.play(table)
        own = {ply for ply in decisions(table, seat) if ply <= left}
        assert own
        assert own != decisions(table, seat)
        assert await blamed(table, monkeypatch) == own | decisions(table, table.seat_of(HECTOR))

    claim(scene)(tmp_path)


def test_moves_in_overtime_are_not_told_as_those_of_a_person(tmp_path, monkeypatch):
    async def scene(house):
        await house.open()
        table = await house.begun(agreed={"time": 60, "overtime": "plays"})
        await house.play(table, 4)
        late, before = table.acting_seats()[0], table.match.ply
        await house.wait(61)
        for_them = {ply for ply in decisions(table, late) if ply > before}
        assert for_them
        await house.play(table)
        everything = decisions(table, 0) | decisions(table, 1)
        assert await blamed(table, monkeypatch) == everything - for_them

    claim(scene)(tmp_path)


def test_moves_of_computers_are_told_if_nobody_else_played(tmp_path, monkeypatch):
    async def scene(house):
        await house.open()
        table = await house.begun()
        await house.play(table)
        table.lobby = replace(table.lobby, sitters=(Sitter("Paris", level="hard"),) * 2)
        table.history = TableHistory()
        assert await blamed(table, monkeypatch) == decisions(table, 0) | decisions(table, 1)

    claim(scene)(tmp_path)


@pytest.mark.slow
def test_the_move_made_and_the_best_are_compared_alone():
    state = table(2, siege=None, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    view, moves = state.view(0), state.legal(0)
    for made in moves[:3]:
        best, own = compare_with_best(GAME, view, moves, str(made), 1, 9.0)
        assert own.move == made
        assert best == own or min(best.visits, own.visits) > 0
        assert best.chance >= own.chance or best.visits >= own.visits


@pytest.mark.slow
def test_a_reason_is_given_within_its_time():
    state = table(2, siege=None, hands={0: "4 3 archer", 1: "1 1"}, armies={1: "4321 archer archer"})
    moves = {str(move): move for move in state.legal(0)}
    asked = GAME, state.view(0), moves["pass"], moves["place hoplite_4 alone"], 1
    assert find_reasons(*asked, 60.0)[0][0].what == "card"
    assert find_reasons(*asked, 0.0) == [], "twenty games tell too little"


def test_a_move_never_imagined_is_not_said_to_cost_anything():
    assert measure_loss([Opinion("best", 9, 0.9), Opinion("made", 0, 0.0)], "made") == 0
    assert measure_loss([Opinion("best", 9, 0.9), Opinion("made", 3, 0.2)], "made") == pytest.approx(0.7)


def test_partners_share_a_whole_victory():
    match = played(Iliad(), 4, "teams")
    found, _ = analysed(match)
    assert sorted(curve[-1][1] for curve in found.curves) == [0, 0, 1, 1]


def test_a_log_of_older_rules_is_not_analysed():
    match = played(Iliad(), 2)
    del match.log[0]
    with pytest.raises(UnreadableLog):
        asyncio.run(analyze_match(match, AtOnce(), silent, ()))


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


@pytest.mark.slow
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
    table, found = await over(house), Analyses(Scripted(level))
    computed = await found.compute(table, silent)
    assert found.known(table) is None, "nobody has been shown it"
    found.remember(table, computed)
    assert found.known(table) is computed
    for number in range(analyses.KEPT):
        found.remember(SimpleNamespace(number=table.number + 1 + number), computed)
    assert found.known(table) is None


@claim
async def test_a_game_of_other_rules_is_refused_with_a_reason(house):
    table = await over(house)
    del table.match.log[0]
    assert await reason(Analyses(AtOnce()).compute(table, silent)) == "other-rules"


@pytest.mark.slow
@claim
async def test_tables_are_analysed_one_after_another(house):
    first = await over(house)
    second = await house.begun(people=(HECTOR, 99))
    await house.play(second)
    thinker = Waiting()
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
