"""A search's opinions: of every move, and of its side's chances."""

import pickle

import pytest

from engine.chance import Guess
from engine.core import Outcome
from engine.players import Ismcts
from engine.players.ismcts import FEWEST, Search
from tests.contract.boxes import GAMES, random_game, wins
from tests.contract.tables import a_table_of_each_game
from tests.engine.test_players import Pennies, Sealed

GAMES_IMAGINED = 30


def positions(game, variant, seats):
    """Some positions of a game, each with a seat that is to move."""
    found = [
        (state.copy(), state.to_act()[0]) for state, _, _ in random_game(game, variant, seats, 3) if state.to_act()
    ]
    return found[::40]


def test_opinions_travel_between_processes():
    game = GAMES["iliad"]
    state, _ = game.deal(2, game.options(2, {}), Guess(1))
    seat = state.to_act()[0]
    found = Ismcts(GAMES_IMAGINED).opinions(game, state.view(seat), state.legal(seat), Guess(5))
    assert pickle.loads(pickle.dumps(found)) == found


def test_games_begin_with_the_moves_that_are_asked_about():
    game = GAMES["iliad"]
    state, _ = game.deal(2, game.options(2, {}), Guess(1))
    seat = state.to_act()[0]
    some = state.legal(seat)[:2]
    search = Ismcts(GAMES_IMAGINED).search(game, state.view(seat), Guess(5), among=some)
    assert set(search.trees[seat].after) == set(some)
    assert [each.move for each in Ismcts(9).opinions(game, state.view(seat), some[:1], Guess(5))] == some[:1]


@a_table_of_each_game
def test_every_move_is_imagined_and_the_best_is_chosen(game, variant, seats):
    for state, seat in positions(game, variant, seats):
        view, moves = pickle.loads(pickle.dumps((state.view(seat), state.legal(seat))))
        thought = Ismcts(GAMES_IMAGINED).opinions(Sealed(game), view, moves, Guess(5))
        assert sorted(str(each.move) for each in thought) == sorted(map(str, moves))
        imagined, (first, *others) = sum(each.visits for each in thought), [each.visits for each in thought]
        assert imagined <= GAMES_IMAGINED
        if imagined < GAMES_IMAGINED:  # it was clear before
            assert first - max(others) > GAMES_IMAGINED - imagined
        assert [each.visits for each in thought] == sorted((each.visits for each in thought), reverse=True)
        assert all(0 <= each.chance <= 1 + 1e-9 for each in thought)
        assert Ismcts(GAMES_IMAGINED).choose(game, view, moves, Guess(5)) == thought[0].move


@a_table_of_each_game
def test_waiting_players_also_have_a_valued_position(game, variant, seats):
    for state, _ in positions(game, variant, seats):
        for seat in range(seats):
            view, acts = pickle.loads(pickle.dumps(state.view(seat))), bool(state.legal(seat))
            assert 0 <= Ismcts(FEWEST).search(Sealed(game), view, Guess(1), acts=acts).prospect <= 1 + 1e-9


def test_what_a_side_expects_is_the_mean_of_what_its_moves_brought():
    game = GAMES["hector"]
    state, _ = game.deal(2, game.options(2, {}), Guess(2))
    seat = state.to_act()[0]
    search = Ismcts(50).search(game, state.view(seat), Guess(5))
    thought = search.ranked(state.legal(seat))
    assert search.prospect == pytest.approx(
        sum(each.chance * each.visits for each in thought) / sum(each.visits for each in thought)
    )


class WonBySideOf:
    """A game that is over: the two of one side have won."""

    def __init__(self, seat, sides):
        won = [side == sides[seat] for side in sides]
        self.end = Outcome(tuple(0.5 * each for each in won), tuple(1 if each else 3 for each in won), "made up")

    def to_act(self):
        return ()

    def outcome(self):
        return self.end


def test_partners_win_together():
    """Two of four win; each has half of the victory, and the chance of a side is the whole of it."""
    game = GAMES["iliad"]
    state, _ = game.deal(4, game.options(4, {"variant": "teams"}), Guess(2))
    seat = state.to_act()[0]
    search = Search(state.view(seat), GAMES["iliad"].know_how, Guess(1), acts=False)
    search.grow(WonBySideOf(seat, search.sides))
    assert search.prospect == 1


def test_of_a_move_that_was_never_made_nothing_is_promised():
    search = Search(Pennies(), None, Guess(3))
    search.grow(Pennies())
    assert sorted((each.visits, each.chance) for each in search.ranked(Pennies().legal(0)))[0] == (0, 0)


def test_a_thorough_search_imagines_all_games_however_sure_it_is():
    key, _, state, seat, _ = next(wins())
    view, moves = state.view(seat), state.legal(seat)
    hasty, thorough = (
        sum(each.visits for each in Ismcts(600, thorough=all_of_them).opinions(GAMES[key], view, moves, Guess(5)))
        for all_of_them in (False, True)
    )
    assert hasty < thorough == 600
