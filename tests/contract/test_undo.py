"""Undo, at every table: the old position returns, and nobody has learned anything meanwhile."""

import pytest

from engine.chance import Guess, Script
from engine.core import NOBODY
from engine.disclosure import discloses_secret
from engine.match import deal_match, extend_line, last_decision, make_move, parse_undo
from tests.contract.boxes import BOXES
from tests.contract.tables import a_table_of_each_game

TWINS = 4  # positions that differ from each in what the seat cannot see
SINCE = 3  # moves that go with one's own; more of them tell something hidden nearly always


def games(game, variant, seats, number=1):
    """Yield, after every move of random games, the match and the steps that stand."""
    for seed in range(number):
        pick = Guess(seed)
        match, _ = deal_match(game, seats, {"variant": variant}, seed.to_bytes(8, "big"))
        line = match.line()
        while acting := match.state.to_act():
            seat = acting[pick.below(len(acting))]
            moves = match.state.legal(seat)
            step = match.propose(seat, str(moves[pick.below(len(moves))]), match.stamps[seat])
            match.accept(step)
            extend_line(line, step)
            yield match, line


def taken(line, seats):
    """Yield, for every seat, the position before its last decision and the steps since."""
    for seat in range(seats):
        at = last_decision(line, seat)
        if at and len(line) - at <= SINCE:
            yield seat, line[at - 1].state, line[at:]


def spectators(seats):
    return (NOBODY, *range(seats))


@a_table_of_each_game
def test_no_move_of_a_game_has_a_name_that_takes_back(game, variant, seats):
    for match, _ in games(game, variant, seats):
        for seat in range(seats):
            assert not any(parse_undo(str(move)) is not None for move in match.state.legal(seat))


@a_table_of_each_game
def test_an_undo_leads_to_the_position_before_and_to_nothing_else(game, variant, seats):
    for match, line in games(game, variant, seats):
        seat = match.log[-1].seat
        at = last_decision(line, seat)
        if not at or (match.ply % 5 and match.state.to_act()):
            continue
        before = line[at - 1].state
        after = match.propose_undo(seat).state
        assert after.dump() == before.dump()
        for watcher in spectators(seats):
            assert after.view(watcher) == before.view(watcher)
            assert after.legal(watcher) == before.legal(watcher)
        assert after.to_act() == before.to_act()


@pytest.mark.slow
@a_table_of_each_game
def test_an_allowed_undo_leaves_nobody_knowing_more(game, variant, seats):
    """Anyone who can tell two positions apart by the moves could do so before, as could the mover."""
    allowed = 0
    for match, line in games(game, variant, seats):
        for seat, before, steps in taken(line, seats) if seats < 4 or match.ply % 2 else ():
            if not discloses_secret(game, before, seat, steps, Guess(match.ply)):
                allowed += 1
                for chance in range(TWINS):
                    twin = BOXES[game.key].swap(before, seat, Guess(chance))
                    assert_nobody_can_tell(before, twin, steps, seats)
    assert allowed > getattr(BOXES[game.key], "FREE_UNDOS", 0)


def assert_nobody_can_tell(before, twin, steps, seats):
    blind = [watcher for watcher in spectators(seats) if twin.view(watcher) == before.view(watcher)]
    for step in steps:
        twin, events, _ = make_move(twin, step.entry.seat, step.entry.move, Script(()))
        for watcher in blind:
            assert [each.heard_by(watcher) for each in events] == [each.heard_by(watcher) for each in step.events]
            assert twin.view(watcher) == step.state.view(watcher)


@pytest.mark.slow
@a_table_of_each_game
def test_draws_and_revelations_cannot_be_undone(game, variant, seats):
    """Whatever one of the twins would have told otherwise is refused; so is every draw."""
    refused = 0
    for match, line in games(game, variant, seats):
        for seat, before, steps in taken(line, seats):
            if any(step.entry.draws or hidden(step, seat) for step in steps) or tells(game, before, seat, steps):
                refused += 1
                assert discloses_secret(game, before, seat, steps, Guess(match.ply))
    assert refused > getattr(BOXES[game.key], "REFUSED_UNDOS", 0)


def hidden(step, seat):
    """Whether somebody else has chosen face down: the answer is the same whatever that was."""
    return step.entry.seat != seat and step.public != step.entry.move


def tells(game, before, seat, steps):
    """Whether the seat itself has seen or heard something by these moves that it could not know."""
    for chance in range(TWINS):
        world = BOXES[game.key].swap(before, seat, Guess(chance))
        try:
            for step in steps:
                world, events, _ = make_move(world, step.entry.seat, step.entry.move, Script(()))
                if world.view(seat) != step.state.view(seat):
                    return True
                if [each.heard_by(seat) for each in events] != [each.heard_by(seat) for each in step.events]:
                    return True
        except ValueError:
            return True
    return False


@pytest.mark.slow
@a_table_of_each_game
def test_nothing_that_a_player_imagines_decides_whether_it_is_allowed(game, variant, seats):
    """Imagining the hidden cards differently gives the same answer."""
    for match, line in games(game, variant, seats):
        if match.ply % 8 == 0:
            for seat, before, steps in taken(line, seats):
                answers = {discloses_secret(game, before, seat, steps, Guess(chance)) for chance in range(3)}
                assert len(answers) == 1
