"""The computer player knows what cards, units and points are worth, and how that changes."""

import pytest

from engine.chance import Guess
from engine.players import Greedy
from games.olympus.rules.agenda import ATTACKS
from games.olympus.rules.features import features
from games.olympus.rules.knowhow import worth
from games.olympus.rules.moves import SIDE
from tests.contract.boxes import random_game
from tests.games.olympus.table import EMPTY_ROW, GAME, table

STRONG = "heracles theseus meleager ajax hector andromeda"
SEVEN = "argus jason circe helen nestor peleus orpheus"


def value(mine=EMPTY_ROW, theirs=EMPTY_ROW, *, done=0, active=0, pile=50, **rest):
    """Return what is worth how much to seat 0 beyond an empty table, after so many attacks of this turn (6: all)."""
    empty = stand(table(active=active, pile=pile), active, done)
    return stand(table(mine, theirs, active=active, pile=pile, **rest), active, done) - empty


def stand(state, active, done):
    """Return what a position is worth once so many spaces have attacked."""
    left = [] if done == SIDE else [(ATTACKS, active, active * SIDE + done)]
    state.agenda = [frame for frame in state.agenda if frame[0] != ATTACKS] + left
    return worth(state.view(0))


def lone(name, space):
    """Return a row with one unit."""
    return " ".join(name if at == space else "-" for at in range(SIDE))


def test_one_seats_gain_is_the_others_loss():
    for state, _, _ in random_game(GAME, "standard", 2, 3):
        assert worth(state.view(0)) == pytest.approx(-worth(state.view(1)))


def test_every_open_position_is_between_lost_and_won():
    *_, (over, _, _) = random_game(GAME, "standard", 2, 3)
    loser, winner = map(over.outcome().shares.index, (0.0, 1.0))
    hopeless, hopeful = table(theirs=STRONG, other=SEVEN, steps=-6), table(STRONG, hand=SEVEN, steps=6)
    worths = [worth(state.view(0)) for state in (hopeless, hopeful)]
    assert worth(over.view(loser)) < worths[0] < 0 < worths[1] < worth(over.view(winner))


@pytest.mark.parametrize(("pile", "dearer"), [(60, "card"), (32, "card"), (1, "point")])
def test_a_card_is_worth_more_than_a_point_until_the_pile_runs_out(pile, dearer):
    worths = {"card": value(hand="argus", pile=pile), "point": value(steps=1, pile=pile)}
    assert max(worths, key=worths.get) == dearer


def test_a_card_that_can_no_longer_be_played_is_worth_little():
    assert value(hand="argus", pile=60) > 10 * value(hand="argus", pile=1) > 0


def test_more_cards_than_one_can_play_are_worth_nothing():
    eight, seven, six = (value(hand=f"{SEVEN} cicones"[start:]) for start in (0, 6, 12))
    assert eight == seven > six


def test_a_marker_is_worth_part_of_a_card():
    assert 0 < value(markers={"red": 0}) < value(hand="argus")


@pytest.mark.parametrize(("pile", "ascending"), [(50, (0, 3, 5)), (1, (3, 5, 0))])
def test_an_attack_that_nobody_opposes_is_worth_its_bonus(pile, ascending):
    worths = [value(lone("argus", space), pile=pile) for space in ascending]
    assert worths == sorted(set(worths))


@pytest.mark.parametrize("pile", [50, 1])
@pytest.mark.parametrize("foe", ["-", "telemachus"])
def test_an_attack_that_is_over_scores_nothing(foe, pile):
    rows = lone("argus", 1), lone(foe, 1)
    before, after = ([value(*rows, done=done, pile=pile) for done in dones] for dones in ((0, 1), (2, 6)))
    assert min(before) > max(after)


def test_a_sure_last_point_counts_as_nearly_won():
    for row, away in ((lone("argus", 1), 1), (lone("argus", 3), 0)):
        mine = value(row, steps=6) - value(row, steps=5)
        theirs = value(theirs=row, steps=-5, done=6) - value(theirs=row, steps=-6, done=6)
        later = value(row, steps=6, done=6) - value(row, steps=5, done=6)
        assert (mine > 2) == (theirs > 2) == away
        assert later < 1


@pytest.mark.parametrize("done", [0, 1, 2, 6])
def test_either_seat_sees_the_attacks_of_its_own_turn_alike(done):
    rows = lone("cicones", 1), lone("achaeans", 1)
    assert value(*rows, done=done) == pytest.approx(-value(*rows[::-1], done=done, active=1))


def test_of_two_that_can_fell_each_other_the_first_to_attack_prevails():
    rows = lone("cicones", 0), lone("achaeans", 0)
    assert value(*rows) > 0 > value(*rows, active=1)


def test_a_unit_that_needs_too_many_blows_does_not_prevail():
    wound = value(lone("lapiths", 0)) - value(lone("lapiths/1", 0))
    assert value(lone("phaeacians", 0), lone("lapiths", 0)) < -2.1 * wound  # two wounds sooner, and nothing for it


def test_felling_at_once_is_worth_more_than_needing_two_blows():
    foe = lone("pleiads", 0)
    at_once, twice = (value(lone(name, 0), foe) for name in ("tauri", "myrmidons"))
    assert at_once > twice
    assert at_once - value(theirs=foe) > value(lone("tauri", 0))


def test_nobody_prevails_where_neither_ever_strikes():
    assert value(lone("pleiads", 0), lone("pleiads", 0)) == pytest.approx(0)


def test_wounds_and_temporary_gains_count_for_less():
    assert value(lone("andromeda", 0)) > value(lone("andromeda/2", 0))
    assert value(lone("andromeda", 0)) > value(lone("laodice", 0))


def test_the_more_units_there_are_in_a_row_the_more_another_is_worth():
    one, two = value(lone("pleiads", 0)), value("pleiads pleiads - - - -")
    assert two - one > one


def test_greedy_plays_before_it_attacks_for_the_last_point():
    winning = table(lone("argus", 0), hand="jason argonauts", steps=6)
    playing = table(hand="myrmidons danaans")
    chosen = [str(Greedy().choose(GAME, each.view(0), each.legal(0), Guess(1))) for each in (winning, playing)]
    assert chosen[0] == "done"
    assert chosen[1] != "done"


def test_a_net_reads_which_cards_are_in_hand():
    hands = ["achilles medea", "medea achilles", "perseus medea"]
    read = [features(table(hand=hand)) for hand in hands]
    assert read[0] == read[1] != read[2]
    (shared, (mine, theirs)), (_, (others, same)) = read[0], read[2]
    assert (sum(mine), theirs) == (sum(others), same), "they pay alike, so only their names differ"
    assert shared == read[2][0]
