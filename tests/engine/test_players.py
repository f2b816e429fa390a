"""Computer players do what they are for."""

import pytest

from engine.chance import Guess
from engine.players import PLAYERS, Greedy, Random
from engine.selfplay import games
from engine.shelf import shelf
from tests.games.iliad.table import GAME, table

TABLES = [
    (game, variant, seats) for game in shelf().values() for variant, sizes in game.variants.items() for seats in sizes
]


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES, ids=lambda v: str(getattr(v, "key", v)))
def test_greedy_wins_far_more_than_its_share_against_random(game, variant, seats):
    played = list(games(game, seats, {"variant": variant}, [Greedy(), Random()], 1, 20))
    won = sum(share for one in played for seat, share in enumerate(one.outcome.shares) if one.seated[seat] == 0)
    seated = sum(one.seated.count(0) for one in played) / (seats * len(played))
    assert won / len(played) > seated + 0.15


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_thoughts_choose_the_same_move(name):
    state = table(3, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    view, moves = state.view(0), state.legal(0)
    chosen = {str(PLAYERS[name]().choose(GAME, view, moves, Guess(5))) for _ in range(5)}
    assert len(chosen) == 1


def test_greedy_takes_the_card_that_wins():
    state = table(3, armies={0: "4321"}, row="city-1 helen", won={0: "city-3 trireme-3"}, order=[0])
    state.order, state.ranking, state.phase = [0, 1], [0, 1, 2], 2
    chosen = Greedy().choose(GAME, state.view(0), state.legal(0), Guess(1))
    assert str(chosen) == "take helen-5"


def test_random_may_choose_any_move():
    state = table(3, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    chance = Guess(1)
    chosen = {str(Random().choose(GAME, state.view(0), state.legal(0), chance)) for _ in range(300)}
    assert chosen == set(map(str, state.legal(0)))
