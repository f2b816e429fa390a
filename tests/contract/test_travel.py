"""Whatever goes to another process and comes back arrives as it was, in every game.

Computer players, hints, analyses and checks of deals work in processes of this machine
(``tables.thinking.thinking``), or of others (``tables.remote.far_work``).
"""

import ast
import asyncio
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from engine import contract, record
from engine.cards import CardError
from engine.contract import play_random_match, random_game
from engine.core import IllegalMove, TableRefused
from engine.log import UnreadableLog
from engine.record import Record
from engine.verify import verify_record
from games.posters import draw_game_chart
from pictures.plot import Chart, Line, draw_chart
from running.program import describe_program
from tables import Refused, Unreadable
from tables.history.archive import _plays, _read
from tables.remote.far_answers import READERS
from tables.remote.far_work import Question, read_answer
from tables.review.analysis import judge_move
from tables.review.blunders import compare_with_best, find_reasons
from tables.review.hints import rank_moves
from tables.thinking.thinking import choose_among, choose_within
from tests.contract.boxes import TABLES
from tests.contract.tables import a_table_of_each_game, each_table
from tests.lasting_pool import LastingPool

ROOT = Path(__file__).parents[2]
LIMIT = 100.0  # seconds, which nothing here takes
NOW = 0.0  # no time for more than the fewest simulated games, so all processes find the same
ERRORS = (
    UnreadableLog("ply 3: no", "move", 3), CardError("cards.toml", 7, "might", "too much"), IllegalMove("no"),
    TableRefused("no"), Refused("file-long", most=9), Unreadable(),
)  # fmt: skip


def asked(game, variant, seats):
    """Return what each piece of work is asked about one game: the functions, with arguments for each."""
    states = [state.copy() for state, _, _ in random_game(game, variant, seats, 3)]
    state = next(each for each in states[len(states) // 2 :] if len(each.legal(each.to_act()[0])) > 1)
    view, moves = state.view(state.to_act()[0]), state.legal(state.to_act()[0])
    match, _ = play_random_match(game, variant, seats, 3)
    over = Record(match.head, tuple(match.log), match.seed, ("Ada",) * seats, match.state.outcome())
    chart = Chart("Ada", "moves", "chance", ("0", "1"), (Line("Ada", ((0, 0.5), (1, 1.0))),), ())
    return {
        choose_among: (game, "medium", view, moves, 5, NOW, 1.0),
        choose_within: (game, "hard", view, moves, 5, NOW),
        rank_moves: (game, view, moves, 5, NOW),
        judge_move: (game, view, moves, str(moves[0]), 5, NOW),
        compare_with_best: (game, view, moves, str(moves[-1]), 5, NOW),
        find_reasons: (game, view, moves[0], moves[-1], 5, NOW),
        verify_record: (game, over),
        _plays: (game, over),
        _read: (record.export_record(over).encode(),),
        draw_chart: (chart,),
        draw_game_chart: (game.key, chart),
    }


def wrong(over):
    """Return a record whose last move cannot have been made."""
    return replace(over, entries=(*over.entries[:-1], replace(over.entries[-1], move="dance")))


async def elsewhere(work):
    """Return what a process of this machine makes of each piece of work."""
    pool = LastingPool()
    try:
        return {each: await pool.aside(each, *about) for each, about in work.items()}
    finally:
        pool.close()


def far(work, about):
    """Return what this machine reads in the answer of a worker of a scheduler."""
    return READERS[work](
        read_answer(pickle.loads(pickle.dumps(Question(describe_program, LIMIT, work, about)))), *about
    )


@a_table_of_each_game
def test_what_computers_look_at_and_choose_from_travels(game, variant, seats):
    contract.views_and_moves_travel(game, variant, seats, 3)


@each_table
def test_a_position_can_be_pickled(game, variant, seats):
    for state, seat, move in random_game(game, variant, seats, 3):
        again = pickle.loads(pickle.dumps(state))
        assert (type(again), again.dump()) == (type(state), state.dump())
        if move:
            assert again.legal(seat) == state.legal(seat)


@a_table_of_each_game
def test_other_processes_answer_as_this_one_does(game, variant, seats):
    work = asked(game, variant, seats)
    here = {each: each(*about) for each, about in work.items()}
    assert asyncio.run(elsewhere(work)) == here
    assert {each: far(each, work[each]) for each in READERS} == {each: here[each] for each in READERS}


@each_table
def test_the_verdict_on_a_wrong_log_travels(game, variant, seats):
    _, over = asked(game, variant, seats)[verify_record]
    about = game, wrong(over)
    found, beside = verify_record(*about), asyncio.run(elsewhere({verify_record: about}))[verify_record]
    assert found.wrong.reason == "move"
    assert repr(beside) == repr(found)


@pytest.mark.slow
def test_all_that_is_done_in_other_processes_is_tried_here():
    """Every function that ``aside`` and the like are given by name is among those that these tests ask."""
    files = [file for folder in ("tables", "cogs", "running") for file in (ROOT / folder).rglob("*.py")]
    calls = [node for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call)]
    given = {
        call.args[0].id
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("aside", "_background")
        if call.args and isinstance(call.args[0], ast.Name)
    }
    tried = {each.__name__ for each in asked(*TABLES[0])}
    assert given - {"work"} == tried - {"choose_among", "choose_within"}


@pytest.mark.parametrize("error", ERRORS, ids=lambda each: type(each).__name__)
def test_an_error_arrives_as_what_it_was(error):
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
