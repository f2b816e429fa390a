"""Computer players in a simulated world: how their processes fail, and what becomes of their thoughts."""

from concurrent.futures.process import BrokenProcessPool

from engine.match import deal_match
from games.catalog import load_catalog
from simulation.campaign import find_mistakes
from simulation.process import load_former_games
from simulation.thoughts import SimulatedWorkers, Thinking
from tables.thinking.thinking import WrongAnswer
from tests.simulation.test_cluster import world

TRIES = 200


def thoughts(failing):
    """Return what comes of many thoughts about the first move of a game: moves, and kinds of errors."""
    match, _ = deal_match(load_catalog()["horse"], 2, {}, bytes(32))
    seat = match.state.to_act()[0]
    view, moves = match.state.view(seat), match.state.legal(seat)

    async def scene():
        workers, found = SimulatedWorkers(), set()
        workers.failing, thinking = failing, Thinking(workers)
        for _ in range(TRIES):
            try:
                found.add(await thinking.think(match.game, "hard", view, moves, 1))
            except (BrokenProcessPool, WrongAnswer) as wrong:
                found.add(type(wrong))
        return found, {*map(str, moves)}

    with world() as play:
        return play(scene())


def test_a_thought_names_a_move_if_nothing_fails():
    found, moves = thoughts(0.0)
    assert found < moves


def test_processes_die_and_answer_nonsense_if_they_fail_often(caplog):
    found, moves = thoughts(0.5)
    assert {BrokenProcessPool} < found < {*moves, BrokenProcessPool}
    assert "named no legal move" in caplog.text


def test_two_deaths_are_no_mistake_but_nonsense_twice_is():
    assert WrongAnswer not in thoughts(0.5)[0]
    said = "2026-01-01 00:14:08,019 ERROR tables.error_logging table 17, ply 13: a computer player could not move: {}\n"
    assert [bool(find_mistakes(said.format(each.__name__))) for each in (WrongAnswer, BrokenProcessPool)] == [
        True,
        False,
    ]


def test_one_failure_costs_no_move():
    assert thoughts(0.01)[0] == thoughts(0.0)[0]


def test_a_former_release_has_former_rules():
    games = load_former_games()
    assert games
    assert all(game.rules == load_catalog()[key].rules - 1 for key, game in games.items())
