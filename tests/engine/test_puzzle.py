"""Finding puzzles: what counts as one, and how it is written down."""

import pytest

from engine.chance import Guess
from engine.core import default_variant
from engine.match import UnreadableLog, deal
from engine.players import Opinion
from engine.puzzle import LEAD, OPEN, Finder, Puzzle, leads, played, rated
from engine.undo import goal
from games.catalog import catalog

TABLES = {"delphi": 2}
QUICK = {"glance": 30, "imagined": 60}


def game_and_log(key, number=0):
    game = catalog()[key]
    seats = TABLES[key]
    return game, *played(game, seats, {"variant": default_variant(game, seats)}, number)


def look(*chances):
    return [Opinion(f"move {at}", 10, chance) for at, chance in enumerate(chances)]


@pytest.mark.parametrize(
    ("chances", "clear"),
    [
        ((0.6, 0.6 - LEAD - 0.01, 0.3), True),
        ((0.6, 0.6 - LEAD / 2, 0.3), False),
        ((0.6, 0.3, 0.6), False),
        ((OPEN[0] - 0.01, 0.0), False),
        ((OPEN[1] + 0.01, 0.5), False),
        ((0.6,), False),
    ],
)
def test_a_solution_leads_clearly_where_the_game_is_open(chances, clear):
    assert leads(look(*chances), LEAD) is clear


def test_moves_are_rated_by_the_mean_of_all_looks():
    best = rated([look(0.6, 0.4), look(0.8, 0.5)])
    assert [(each.move, each.chance) for each in best] == [("move 0", 0.7), ("move 1", 0.45)]


@pytest.mark.parametrize("key", TABLES)
def test_a_found_puzzle_is_a_position_of_its_game(key):
    game, head, _ = game_and_log(key)
    finder = Finder(game, **QUICK)
    some = [each for number in range(4) for each in finder.among_computers(head.seats, head.options, number)]
    for puzzle in some:
        assert Puzzle.read(puzzle.written()) == puzzle
        state, _ = puzzle.position(game)
        names = {str(move) for move in state.legal(puzzle.seat)}
        assert {each.move for each in puzzle.best} <= names
        assert [*puzzle.best] == sorted(puzzle.best, key=lambda each: each.chance, reverse=True)
    assert some


def test_the_same_game_has_the_same_puzzles():
    game, head, log = game_and_log("delphi")
    finder = Finder(game, **QUICK)
    assert finder.in_log(head, log, "x") == finder.in_log(head, log, "x")


def test_a_log_of_other_cards_has_no_puzzles():
    game, head, log = game_and_log("delphi")
    other = type(head)(head.game, head.rules, "other", head.seats, head.options, head.seal)
    with pytest.raises(UnreadableLog):
        Finder(game, **QUICK).in_log(other, log, "x")


def test_undone_moves_are_no_part_of_a_puzzle():
    game = catalog()["olympus"]
    match, _ = deal(game, 2, {}, b"undone")
    chance = Guess(1)
    for at in range(45):
        seat = match.state.to_act()[0]
        moves = match.state.legal(seat)
        match.accept(match.propose(seat, str(moves[chance.below(len(moves))]), match.stamps[seat]))
        if at % 5 == 4:
            match.accept(match.propose_undo(match.log[-1].seat))
    found = Finder(game, **QUICK).in_log(match.head, match.log, "undone")
    assert found
    assert not any(goal(entry.move) for each in found for entry in each.entries)
    assert all(each.position(game)[0].legal(each.seat) for each in found)
