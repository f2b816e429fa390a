"""Each turn of a seat has a number of its own, so that a ping for one never counts for another."""

import pytest

from cogs.table.notifications import turn_of
from engine.chance import Guess
from engine.core import NOBODY
from engine.match import deal_match
from tests.contract.boxes import TABLES


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_no_two_turns_of_a_seat_have_the_same_number(game, variant, seats):
    match, _ = deal_match(game, seats, {"variant": variant}, bytes(32))
    chance, known = Guess(seats), [set() for _ in range(seats)]
    waits, mover = [False] * seats, NOBODY
    while acting := match.state.to_act():
        for seat in range(seats):
            if seat in acting:
                number = turn_of(match, seat)
                assert not waits[seat] or number not in known[seat]
                known[seat].add(number)
                waits[seat] = False
            elif mover not in (seat, NOBODY):
                waits[seat] = True
        mover = acting[chance.below(len(acting))]
        moves = match.state.legal(mover)
        match.accept(match.propose(mover, str(moves[chance.below(len(moves))]), match.stamps[mover]))
    assert sum(map(len, known)) > seats
