"""What a search goes by: the worth of a position, and the value net that has learned a table."""

from dataclasses import replace

import pytest

from engine.core import Outcome
from engine.features import one_hot
from engine.knowhow import KnowHow, temper_chance
from engine.players import Ismcts
from engine.players.ismcts import Search
from tests.contract.boxes import GAMES

SIDES = (0, 1)


class Taught:
    """A net with an opinion of its own, whatever it reads; a search that goes by it is too sure."""

    temper = 1.5

    def __init__(self):
        self.read = []

    def __call__(self, features):
        self.read.append(features)
        return 0.5, -0.5


def knowing(net=None, features=lambda state: ([1.0], [[2.0], [3.0]])):
    """Know-how by which seat 0 stands 6 and seat 1 stands -40, in units of 2."""
    return KnowHow(
        worth=lambda seat: (6.0, -40.0)[seat], spread=2.0, glance=lambda state, seat: seat, plies=lambda seats: 4,
        helps=lambda sides, games: False, features=features, nets=lambda sides: net if len(sides) == 2 else None,
    )  # fmt: skip


def test_without_a_net_a_position_is_judged_by_its_worth():
    assert knowing().judge("position", 2) == [3.0, -20.0]


def test_a_net_judges_a_position_by_its_features():
    net = Taught()
    assert knowing(net).taught(SIDES).judge("position", 2) == [0.5, -0.5]
    assert net.read == [([1.0], [[2.0], [3.0]])]


def test_a_net_weighs_a_position_at_once_and_always_helps():
    taught = knowing(Taught()).taught(SIDES)
    assert taught.plies(2) == 0
    assert taught.helps(2, 10)


def test_how_sure_a_search_is_depends_on_its_net():
    known = replace(knowing(Taught()), temper=0.7)
    assert known.taught(SIDES).temper == 1.5
    assert known.taught((0, 1, 2)).temper == 0.7, "there is no net"


def test_a_table_without_a_net_may_have_a_temper_of_its_own():
    known = replace(knowing(), temper=0.7, tempers={(6, 3): 1.7})
    assert known.taught((0, 1, 2, 0, 1, 2)).temper == 1.7
    assert known.taught((0, 1, 2, 3, 4, 5)).temper == 0.7


@pytest.mark.parametrize("sides", [(0, 1, 2), (0, 1, 0, 1)])
def test_a_table_that_no_net_has_learned_stays_as_it_was(sides):
    known = knowing(Taught())
    assert known.taught(sides) is known


def test_know_how_without_features_has_no_use_for_a_net():
    known = knowing(Taught(), features=None)
    assert known.taught(SIDES) is known


def test_only_a_player_that_has_learned_goes_by_a_net():
    game = GAMES["iliad"]
    state, _ = game.deal(2, game.options(2, {}), Least())
    view = state.view(state.to_act()[0])
    assert Ismcts(20)._known(game, view).net is None
    assert Ismcts(20, learned=True)._known(game, view).net is not None


class Least:
    """The chance that always draws the smallest number."""

    def below(self, n, pile="", seat=-1):
        return 0


class Over:
    """A finished game, whose outcome counts whatever a net says."""

    def outcome(self):
        return Outcome((0.0, 1.0), (2, 1), "over")

    def to_act(self):
        return ()


class Seat:
    seat, sides = 0, SIDES


def test_the_outcome_of_a_finished_game_is_no_matter_of_opinion():
    net = Taught()
    search = Search(Seat(), knowing(net).taught(SIDES), Least(), acts=False)
    search.grow(Over())
    assert search.prospect == 0.0
    assert net.read == []


def test_a_kind_is_a_one_among_zeros_and_none_is_all_zeros():
    assert one_hot(2, 4) == [0, 0, 1, 0]
    assert one_hot(-1, 3) == one_hot(3, 3) == [0, 0, 0]


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_a_temper_moves_chances_to_an_equal_one_or_away_from_it(sides):
    fair, likely = 1 / sides, 0.9
    assert temper_chance(fair, sides, 3.0) == pytest.approx(fair)
    assert fair < temper_chance(likely, sides, 2.0) < likely < temper_chance(likely, sides, 0.5) < 1
    assert temper_chance(likely, sides, 1.0) == pytest.approx(likely)
    assert [temper_chance(sure, sides, 0.5) for sure in (0.0, 1.0)] == [0.0, 1.0]


def test_tempered_chances_of_two_sides_still_add_up_to_one():
    assert temper_chance(0.8, 2, 0.7) + temper_chance(0.2, 2, 0.7) == pytest.approx(1)
