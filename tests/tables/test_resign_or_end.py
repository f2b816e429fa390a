"""The consequences of giving up a seat are known beforehand."""

from dataclasses import replace

import pytest

from store.results import Dealt, Played
from tables import Refused
from tables.play.agreements import counts_as_loss, ends_without, locate_others
from tables.seats.absence import take_over
from tables.seats.lobby import Lobby, Sitter

ADA, BRUNO, CHLOE = 1, 2, 3
PAIR = (Sitter("Ada", ADA), Sitter("Bruno", BRUNO))
COMPUTER = Sitter("Computer 1", level="medium")


def lobby(*sitters, **agreed):
    return Lobby("iliad", ADA, "standard", len(sitters), sitters=sitters, **agreed)


def dealt(*players):
    """Return a match with these people, or computers by level; a number means that they gave up."""
    found = [Dealt(*((None, who) if isinstance(who, str) else (who, None)), "", gave_up) for who, gave_up in players]
    return Played(1, None, "iliad", "playing", {}, {}, tuple(found), None, 0.0)


def test_a_computer_takes_the_seat_while_others_stay():
    assert not ends_without(lobby(*PAIR), ADA)


def test_a_game_ends_with_the_last_person():
    assert ends_without(lobby(PAIR[0], COMPUTER), ADA)


def test_a_game_ends_if_that_was_agreed_for_leaving():
    assert ends_without(lobby(*PAIR, leaving="ends"), ADA)


def test_a_game_ends_if_the_people_who_stay_have_voted_for_it():
    assert ends_without(lobby(*PAIR).decided(votes={"end": [BRUNO]}), ADA)


def test_a_game_goes_on_while_a_computer_keeps_a_seat():
    assert not ends_without(take_over(lobby(*PAIR), 1), ADA)


def test_only_seated_people_can_give_up_a_seat():
    with pytest.raises(Refused):
        ends_without(lobby(*PAIR), CHLOE)


@pytest.mark.parametrize(
    ("table", "players", "lost"),
    [
        (lobby(*PAIR), [(ADA, None), (BRUNO, None)], True),
        (lobby(*PAIR, rated="off"), [(ADA, None), (BRUNO, None)], False),
        (lobby(*PAIR, undo="friendly"), [(ADA, None), (BRUNO, None)], False),
        (lobby(PAIR[0], COMPUTER), [(ADA, None), ("medium", None)], False),
        (lobby(PAIR[0], COMPUTER), [(ADA, None), (BRUNO, 1)], False),
        (lobby(PAIR[0], COMPUTER, COMPUTER), [(ADA, None), (BRUNO, 1), ("medium", None)], True),
        (lobby(PAIR[0], replace(COMPUTER, owner=BRUNO)), [(ADA, None), (BRUNO, 1)], True),
        (lobby(*PAIR), [(CHLOE, 1), (BRUNO, None)], False),
    ],
    ids=["rated", "unrated", "friendly", "alone", "the last", "computers stay", "one may come back", "came later"],
)
def test_giving_up_a_rated_game_loses_to_those_who_stay(table, players, lost):
    assert counts_as_loss(table, dealt(*players), ADA) is lost


def test_the_others_in_a_lobby_are_the_other_people():
    assert locate_others(lobby(*PAIR, COMPUTER), ADA) == [1]
