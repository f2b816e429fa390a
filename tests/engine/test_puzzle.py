"""Finding puzzles: what counts as one, and how it is written down."""

from dataclasses import replace
from functools import partial

import pytest

from engine.chance import Guess
from engine.core import default_variant
from engine.log import UnreadableLog
from engine.match import deal_match, parse_undo
from engine.players import Opinion
from engine.puzzle import LEAD, OPEN, Finder, Puzzle, is_clearly_best, play_quick_game
from games.catalog import load_catalog
from games.puzzles import list_published_puzzles

TABLES = {"delphi": 2}
QUICK = {"glance": 30, "imagined": 60, "deep": 60, "worlds": (1,)}


def game_and_log(key, number=0):
    game = load_catalog()[key]
    seats = TABLES[key]
    return game, *play_quick_game(game, seats, {"variant": default_variant(game, seats)}, number)


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
    assert is_clearly_best(look(*chances), LEAD) is clear


class Told(Finder):
    """A finder whose searches say what they are told: the best move of a look, and of the last, deep one."""

    best = deepest = ""

    def _look(self, view, moves, imagined, chance, *, thorough=False):
        best = self.deepest if thorough else self.best
        ordered = sorted(moves, key=lambda move: str(move) != best)
        return [Opinion(move, 100, 0.6 - 0.1 * at) for at, move in enumerate(ordered)]

    def _obvious(self, view, moves, chance):
        return None


@pytest.fixture
def told(monkeypatch):
    """A puzzle that searches and playouts agree on, the finder that says so, and what playouts say in place of that."""
    puzzle = next(known.puzzle for known in list_published_puzzles("delphi") if len(known.puzzle.best) > 3)
    monkeypatch.setattr(Told, "best", puzzle.solution)
    monkeypatch.setattr(Told, "deepest", puzzle.solution)
    say = partial(monkeypatch.setattr, "engine.puzzle.Playouts.equals")
    say(lambda self, better, others, chance: [])
    return puzzle, Told(load_catalog()["delphi"]), say


def test_a_puzzle_is_one_if_searches_and_playouts_agree(told):
    puzzle, finder, _ = told
    (found,) = finder.again(puzzle)
    assert (found.number, found.solution, found.right) == (puzzle.number, puzzle.solution, {puzzle.solution})


def test_a_deep_search_that_finds_another_move_refutes_it(told, monkeypatch):
    puzzle, finder, _ = told
    monkeypatch.setattr(Told, "deepest", puzzle.best[1].move)
    assert finder.again(puzzle) == []


def test_playouts_that_do_not_confirm_a_move_refute_it(told):
    puzzle, finder, say = told
    say(lambda self, better, others, chance: None)
    assert finder.again(puzzle) == []


def test_one_move_that_playouts_cannot_tell_apart_is_right(told):
    puzzle, finder, say = told
    say(lambda self, better, others, chance: others[:1])
    (found,) = finder.again(puzzle)
    assert found.right == {puzzle.solution, found.best[1].move}
    assert Puzzle.read(found.written()) == found
    say(lambda self, better, others, chance: others[:2])
    assert finder.again(puzzle) == [], "two of three would be right, too"


def test_a_new_verdict_does_not_change_the_number(told):
    puzzle, _, _ = told
    assert replace(puzzle, best=puzzle.best[:2], source="another").number == puzzle.number
    assert replace(puzzle, seat=1 - puzzle.seat).number != puzzle.number


@pytest.mark.slow
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
        assert finder.again(puzzle) == [puzzle]
        assert [*puzzle.best] == sorted(puzzle.best, key=lambda each: each.chance, reverse=True)
    assert some


@pytest.mark.slow
def test_the_same_game_has_the_same_puzzles():
    game, head, log = game_and_log("delphi")
    finder = Finder(game, **QUICK)
    assert finder.in_log(head, log, "x") == finder.in_log(head, log, "x")


@pytest.mark.slow
def test_a_log_of_other_cards_has_no_puzzles():
    game, head, log = game_and_log("delphi")
    other = type(head)(head.game, head.rules, "other", head.seats, head.options, head.seal)
    with pytest.raises(UnreadableLog):
        Finder(game, **QUICK).in_log(other, log, "x")


class Every(Finder):
    """A finder to which every position is a puzzle."""

    def _met(self, puzzle, state):
        return [puzzle]


def test_undone_moves_are_no_part_of_a_puzzle():
    game = load_catalog()["olympus"]
    match, _ = deal_match(game, 2, {}, b"undone")
    chance = Guess(1)
    for at in range(45):
        seat = match.state.to_act()[0]
        moves = match.state.legal(seat)
        match.accept(match.propose(seat, str(moves[chance.below(len(moves))]), match.stamps[seat]))
        if at % 5 == 4:
            match.accept(match.propose_undo(match.log[-1].seat))
    found = Every(game).in_log(match.head, match.log, "undone")
    assert found
    assert not any(parse_undo(entry.move) for each in found for entry in each.entries)
    assert all(each.position(game)[0].legal(each.seat) for each in found)
