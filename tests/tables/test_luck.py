"""Luck and choices: what they add up to, whose they are, and which of them a turning point was."""

import asyncio
from dataclasses import replace

import pytest

from engine.chance import Guess
from engine.players import Opinion
from games.iliad.rules.game import Iliad
from tables.review import blunders
from tables.review.analysis import TurningPoint, analyze_match
from tables.review.blunders import Suspect, choose_suspects
from tables.review.luck import break_down
from tests.contract.tables import each_table
from tests.tables.test_analysis import Costly, Scripted, choices, played, silent


class Careless(Scripted):
    """Finds that moves cost something, each something else, and remembers how much each seat lost."""

    def __init__(self):
        self.guess, self.lost_by = Guess(7), {}
        super().__init__(lambda ply, seat: self.any())

    def any(self):
        return self.guess.below(100) / 100

    def lost(self, ply):
        return self.any()

    async def aside(self, work, game, view, moves, made, *about):
        found = await super().aside(work, game, view, moves, made, *about)
        if work is blunders.compare_with_best:
            better, own = found
            self.lost_by[view.seat] = self.lost_by.get(view.seat, 0) + better.chance - own.chance
        return found

    def closer(self, moves, made):
        own = next(move for move in moves if str(move) == made)
        return Opinion(moves[0], 9, 0.9), Opinion(own, 9, self.any())

    def because(self, better, made):
        return []


@each_table
def test_luck_and_choices_add_up_to_the_result(game, variant, seats):
    match, thinker = played(game, seats, variant), Careless()
    found = asyncio.run(analyze_match(match, thinker, silent, ())).breakdowns
    sides, shares = match.state.view(0).sides, match.state.outcome().shares
    for seat, each in enumerate(found):
        won = sum(share for share, side in zip(shares, sides, strict=True) if side == sides[seat])
        assert each.equal + each.luck + each.own + each.others == pytest.approx(won) == each.result
        assert each.own == pytest.approx(-thinker.lost_by.get(seat, 0))
        assert each.equal == 1 / len(set(sides))
    of_sides = {side: found[seat] for seat, side in enumerate(sides)}
    assert sum(each.luck for each in of_sides.values()) == pytest.approx(0), "one side's luck is the others' bad luck"


def test_a_mistake_costs_partners_and_is_shared_by_the_other_sides():
    found = break_down([(0, 0.4), (1, 0.1)], (0.5, 0, 0, 0.5, 0, 0), (0, 1, 2, 0, 1, 2))
    assert [each.own for each in found] == pytest.approx([-0.4, -0.1, 0, 0, 0, 0])
    assert [each.others for each in found] == pytest.approx([0.05, 0.2, 0.25, -0.35, 0.1, 0.25])
    assert [each.result for each in found] == pytest.approx([1, 0, 0, 1, 0, 0])


def test_without_mistakes_all_is_luck():
    won, lost = break_down([], (1, 0), (0, 1))
    assert (won.luck, lost.luck) == (0.5, -0.5)
    assert won.own == lost.own == won.others == 0


def turned(chosen, before=0.7, after=0.3):
    return TurningPoint(1, 1, 0, None, None, 0, before, after, chosen)


@pytest.mark.parametrize(("chosen", "is_choice"), [(-0.3, True), (-0.1, False), (0.0, False), (0.3, False)])
def test_a_turning_point_is_a_choice_if_that_made_most_of_it(chosen, is_choice):
    assert turned(chosen).is_choice == is_choice
    assert replace(turned(-chosen), before=0.3, after=0.7).is_choice == is_choice


def test_a_mistake_at_a_turning_point_is_a_choice_for_all_seats():
    """Each seat's chance falls from 0.9 to 0.1 at a ply of its own; one of the two moves was a mistake."""
    match = played(Iliad(), 2)
    mistake, fate = choices(match)[4], choices(match)[9]
    mover = match.log[mistake + 1].seat

    def chance(ply, seat):
        good = ply <= (mistake if seat == mover else fate)
        return 0.9 if good else 0.1

    thinker = Costly({mistake: 0.9}, [0.0])
    thinker.chance = chance
    points = {each.ply: each for each in asyncio.run(analyze_match(match, thinker, silent, ())).turning_points}
    assert points[mistake + 1].is_choice
    assert not points[fate + 1].is_choice


def test_the_worst_of_each_seat_and_turning_points_are_looked_at():
    suspects = [Suspect(ply, ply, ply % 2, "a move", None, (), ply / 100) for ply in range(1, 41)]
    found = [each.ply for each in choose_suspects(suspects, {3, 99})]
    assert found == [*range(40, 40 - blunders.SUSPECTS, -1), 3]
