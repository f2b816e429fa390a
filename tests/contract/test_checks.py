"""The checks that other games' tests call find mistakes."""

from dataclasses import replace
from operator import attrgetter

import pytest

from engine.advantage import Advantage, for_first_seat
from engine.chance import Guess
from engine.contract import check_game, views_and_moves_travel
from games.horse.rules.game import Horse
from games.horse.rules.moves import Announce
from games.horse.rules.state import State

LEGAL, OUTCOME, TO_ACT, VIEW = State.legal, State.outcome, State.to_act, State.view


def dealt(game, view_or_dump, chance=None):
    return game.deal(2, game.options(2, {}), chance or Guess(0))[0]


@pytest.mark.parametrize(("owner", "name", "wrong", "why"), [
    (State, "copy", lambda state: state, "a copy shares something"),
    (State, "legal", lambda state, seat: LEGAL(state, seat)[::-1], "moves are not sorted"),
    (State, "legal", lambda state, seat: LEGAL(state, max(seat, 0)), "a spectator has none"),
    (State, "legal", lambda state, seat: (), "somebody is to act, and nobody has a move"),
    (State, "to_act", lambda state: [*TO_ACT(state)], "who acts is no tuple"),
    (State, "play", lambda state, seat, move, chance: [], "the game is not over after 10,000 moves at random"),
    (Announce, "parts", lambda move: (("announce", 0), ("more", move.number))[: 1 + (move.number > 1)],
     "a move is the beginning of another"),
    (State, "outcome", lambda state: (found := OUTCOME(state)) and replace(found, places=[*found.places]),
     "an outcome, an option or a draw is not the same in a file"),
    (Horse, "load", dealt, "the dump of what was restored is another"),
    (Horse, "imagine", dealt, "an imagined position looks different"),
    (Horse, "advantage", None, "one seat begins before another"),
    (Horse, "advantage", Advantage({}, attrgetter("player")), "not with the seat to which it was promised"),
    (Horse, "sides", lambda game, seats, options: [*range(seats)], "the teams are no tuple"),
    (Horse, "sides", lambda game, seats, options: (0,) * seats, "or has other teams"),
])  # fmt: skip
def test_a_broken_game_is_found_out(owner, name, wrong, why, monkeypatch):
    monkeypatch.setattr(owner, name, wrong)
    with pytest.raises(AssertionError, match=why):
        check_game(Horse(), [0])


def test_a_game_that_does_not_say_its_advantage_is_found_out(monkeypatch):
    monkeypatch.delattr(Horse, "advantage")
    assert for_first_seat(Horse()) == {}, "it can be hosted all the same"
    with pytest.raises(AssertionError, match="does not say what its advantage is"):
        check_game(Horse(), [0])


def test_a_view_that_no_bot_could_read_is_found_out(monkeypatch):
    monkeypatch.setattr(State, "view", lambda state, seat: replace(VIEW(state, seat), loads=frozenset()))
    with pytest.raises(TypeError, match="frozenset cannot be said in JSON"):
        views_and_moves_travel(Horse(), "standard", 2, 0)


@pytest.mark.slow
def test_a_game_that_keeps_the_contract_passes():
    check_game(Horse(), [0])
