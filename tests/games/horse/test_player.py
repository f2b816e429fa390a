"""The computer player knows who is in the horse, and what a district is worth."""

from engine.chance import Guess
from engine.players import Greedy
from games.horse.rules.knowhow import worth
from games.horse.rules.outlook import forecast_districts
from tests.games.horse.table import GAME, table

FULL = "red yellow blue green red yellow blue"  # green stands alone
CLOSED = dict.fromkeys(range(3, 8), FULL)


def chosen(**position):
    """Return where the horse stands in the last load but one; only two districts have room."""
    state = table(beside="helper helper", bag="", pile="3 3", loads=2, **position)
    return {str(Greedy().choose(GAME, state.view(0), state.legal(0), Guess(seed))) for seed in range(5)}


def test_greedy_drops_its_own_warrior_where_that_wins_a_district():
    board = CLOSED | {1: "red red yellow yellow blue", 2: "green green green"}
    assert chosen(board=board, inside="red blue") == {"load helper 1"}


def test_greedy_drops_another_where_that_costs_it_nothing():
    board = CLOSED | {1: "red red red yellow yellow blue", 2: "green green green blue"}
    assert chosen(board=board, inside="yellow blue") == {"load helper 2"}


def test_dropping_ones_own_warrior_beats_leaving_it_to_others():
    mine, theirs = (table(inside=inside, loads=1) for inside in ("red blue", "yellow blue"))
    assert worth(mine.view(0)) > worth(theirs.view(0))
    mine.player = theirs.player = 1
    assert worth(mine.view(0)) < worth(theirs.view(0))


def test_a_lead_is_worth_more_the_fewer_warriors_are_to_come():
    ahead = {1: "red red red", 2: "green"}
    tied = dict.fromkeys(range(3, 8), "red yellow blue green")
    early, late = (table(board=board) for board in (ahead, ahead | tied))
    assert 0 < lead(early) < lead(late)


def lead(state):
    """Return how much better red stands than green."""
    return worth(state.view(0)) - worth(state.view(3))


def test_an_unspent_color_expects_more_than_a_spent_one():
    view = table(board={1: "red red red", 2: "red red yellow yellow"}).view(0)
    *_, (_, ((_, red), _, _, (_, green))) = forecast_districts(view.board, view.owners, view.warriors, view.table.room)
    assert 0 < red < green
