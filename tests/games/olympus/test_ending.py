"""How a game ends, and what is said of it."""

import pytest

from engine.core import NOBODY
from games.olympus.rules import events
from games.olympus.rules.position import FULL_ROW, GOAL, PILE, POINTS, TIED
from tests.clauses import clause
from tests.games.olympus.table import do, kinds_of, table
from words import LANGUAGES, Words

FULL = "hector medea argus circe helen jason"


@clause("OL-32")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_seventh_point_wins_for_either_player(seat):
    rows = ["perseus peleus - - - -", "- - - - - -"]
    state = table(*rows[:: -1 if seat else 1], steps=(1 - 2 * seat) * (GOAL - 1), active=seat)
    told = do(state, "done")
    assert state.outcome().shares == (1 - seat, seat)
    assert kinds_of(told, events.GameEnded) == [events.GameEnded(seat, "points")]


@clause("OL-33")
@pytest.mark.parametrize(("steps", "places"), [(1, (1, 2)), (-1, (2, 1)), (0, (1, 1))])
def test_the_winner_is_first_and_in_a_draw_both_are(steps, places):
    state = table(pile=2, steps=steps)
    told = do(state, "done")
    assert state.outcome().places == places
    assert kinds_of(told, events.GameEnded)[0].winner == {1: 0, -1: 1, 0: NOBODY}[steps]


@clause("OL-31")
def test_nothing_is_asked_after_a_full_row_has_won():
    state = table(FULL, active=1)
    told = do(state, "done")
    assert isinstance(told[-1], events.GameEnded)
    assert not state.to_act()
    assert [state.legal(seat) for seat in range(2)] == [[], []]
    assert not state.agenda


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [POINTS, FULL_ROW, PILE, TIED])
def test_the_headline_says_how_the_game_ended(language, reason):
    words = Words(language)
    why = words.say(f"olympus-won-{reason}")
    assert why in words.say("ending-won", names="Ada", count=1, score="", why=why)
    assert len(why) <= 60, "it is part of a headline"
