"""The examples worked out in the rulebook."""

import pytest

from games.iliad.rules.events import Attacked, Fell, SiegeEnded, VictoryTaken
from tests.clauses import clause
from tests.games.iliad.table import army_words, do, names, of, table


def worth(words, *moves, hands=None):
    """Return what the army is worth at the end of a siege, less the hero of value 1."""
    state = table(armies={0: words, 1: "hero:3", 2: "hero:2"}, order=(0,), hands=hands)
    (end,) = of(do(state, *moves, "pass"), SiegeEnded)
    return end.strengths[0] - 1


@clause("IL-56")
@pytest.mark.parametrize(("phalanx", "value"), [("42", 12), ("431", 24)])
def test_the_two_phalanxes_of_the_rulebook(phalanx, value):
    assert worth(phalanx) == value


@clause("IL-56", "IL-12")
def test_the_two_phalanxes_placed_card_by_card_with_gaps():
    state = table(armies={1: "hero:3", 2: "hero:2"}, order=(0,), hands={0: "4 2 4 3 1"})
    do(state, "place hoplite_4 alone", "place hoplite_2 phalanx-4", "place hoplite_4 alone")
    do(state, "place hoplite_3 phalanx-4", "place hoplite_1 phalanx-43")
    assert army_words(state, 0) == ["42", "431"]
    (end,) = of(do(state, "pass"), SiegeEnded)
    assert end.strengths[0] == 12 + 24 + 1


@clause("IL-56", "IL-14")
def test_two_archers_on_an_elephant_are_worth_four():
    assert worth("elephant:aa") == 4
    assert worth("elephant", "place archer elephant", "place archer elephant-a", hands={0: "archer archer"}) == 4


@clause("IL-56")
def test_an_archer_is_worth_one_alone_and_two_on_an_elephant():
    assert (worth("archer"), worth("elephant:a")) == (1, 2)


@clause("IL-56")
def test_a_chariot_is_worth_three():
    assert worth("chariot") == 3


@clause("IL-55", "IL-56")
def test_all_four_ranks_beside_an_empty_elephant_make_forty():
    state = table(armies={0: "elephant horse:4321", 1: "hero:3", 2: "hero:2"}, order=(0,))
    do(state, "pass")
    (end,) = of(do(state, "accept"), SiegeEnded)
    assert end.strengths[0] == 40 + 1


@clause("IL-55", "IL-56")
def test_laying_the_highest_on_the_elephant_first_makes_less():
    state = table(armies={0: "elephant horse:4321", 1: "hero:3", 2: "hero:2"}, order=(0,))
    do(state, "pass", "lay hoplite_4 elephant", "lay hoplite_3 elephant-4", "lay hoplite_2 alone")
    (end,) = of(do(state, "lay hoplite_1 phalanx-2"), SiegeEnded)
    assert end.strengths[0] == 14 + 6 + 1


@clause("IL-21")
def test_an_archer_and_a_chariot_hit_stronger_hoplites():
    state = table(armies={0: "archer chariot", 1: "4", 2: "4"})
    events = do(state, "attack archer 1 phalanx-4", "pass", "pass", "attack chariot 2 phalanx-4")
    assert [event.kind for event in of(events, Attacked)] == [3, 3]
    assert [army_words(state, seat) for seat in range(3)] == [[], ["hero:3"], ["hero:2"]]


@clause("IL-24")
def test_an_archer_on_an_elephant_takes_the_highest_card_of_a_phalanx():
    state = table(armies={0: "elephant:a", 1: "431"})
    assert "attack elephant-a 1 phalanx-431 first" in names(state, 0)
    do(state, "attack elephant-a 1 phalanx-431 first")
    assert (army_words(state, 0), army_words(state, 1)) == (["elephant"], ["31"])


@clause("IL-29")
def test_on_a_hoplite_fallen_from_an_elephant_a_new_phalanx_may_begin():
    state = table(hands={1: "2"}, armies={0: "ballista", 1: "elephant:4a"})
    events = do(state, "attack ballista 1 elephant-4a")
    assert of(events, Fell) == [Fell(1, (3, 4))]
    assert names(state, 1, "place") == ["place hoplite_2 alone", "place hoplite_2 phalanx-4"]


@clause("IL-40", "IL-57")
@pytest.mark.parametrize(("seats", "takers"), [(3, [0]), (4, [0, 1]), (5, [0, 1, 2])])
def test_more_armies_take_a_card_with_more_players(seats, takers):
    state = table(seats, row="city-1 " * len(takers))
    events = do(state, *["pass"] * seats)
    assert [event.seat for event in of(events, VictoryTaken)] == takers
    assert of(events, SiegeEnded)[0].strengths == tuple(range(seats, 0, -1))
