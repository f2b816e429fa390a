"""Partners: IL-95 to IL-97."""

import pytest

from engine.chance import Guess
from engine.core import NOBODY, TableRefused
from games.iliad.rules.cards import AGAMEMNON, POSEIDON
from games.iliad.rules.events import Drew, GameEnded, Passed, SiegeBegan, SiegeEnded, VictoryTaken
from tests.clauses import clause
from tests.games.iliad.table import GAME, army_words, do, names, of, table


def winners(events):
    return [seat for end in of(events, GameEnded) for seat in end.winners]


def dealt(seats):
    state, _ = GAME.deal(seats, GAME.options(seats, {"variant": "teams"}), Guess(5))
    return state.view(NOBODY)


@clause("IL-95")
def test_six_play_in_teams_without_being_asked():
    assert GAME.options(6, {}).variant == "teams"


@clause("IL-95")
@pytest.mark.parametrize(
    ("seats", "variant"),
    [(6, "standard"), (2, "teams"), (3, "teams"), (5, "teams"), (1, None), (7, None), (7, "teams"), (8, "teams")],
)
def test_other_tables_are_refused(seats, variant):
    with pytest.raises(TableRefused):
        GAME.options(seats, {"variant": variant} if variant else {})


@clause("IL-95")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_for_themselves_unless_four_choose_teams(seats):
    assert GAME.options(seats, {}).variant == "standard"
    assert GAME.options(4, {"variant": "teams"}).variant == "teams"


@clause("IL-95", "IL-32")
@pytest.mark.parametrize(("seats", "foes"), [(4, "13"), (6, "1245")])
def test_partners_sit_opposite_and_cannot_be_attacked(seats, foes):
    armies = dict.fromkeys(range(1, seats), "4")
    state = table(seats, "teams", armies={0: "archer", **armies})
    assert names(state, 0, "attack") == [f"attack archer {seat} phalanx-4" for seat in foes]


@clause("IL-95")
def test_in_three_teams_the_third_to_the_left_is_the_partner():
    armies = {0: "4", 1: "4", 3: "4", 4: "4", 5: "4"}
    state = table(6, "teams", hands={2: "chariot"}, armies=armies, order=(2, 3, 4, 5, 0, 1))
    assert names(state, 2, "attack") == [f"attack chariot-in-hand {seat} phalanx-4" for seat in "0134"]


@clause("IL-95")
def test_armies_of_partners_are_counted_apart():
    state = table(4, "teams", armies={0: "4 hero:4", 1: "42 hero:3", 2: "43 hero:2"}, order=(3,))
    (end,) = of(do(state, "pass"), SiegeEnded)
    assert (end.strengths, end.ranking) == ((8, 15, 16, 1), (2, 1, 0, 3))


@clause("IL-95")
def test_partners_keep_their_cards_and_tiles_and_add_their_points():
    state = table(4, "teams", armies={2: "4", 1: "3"}, order=(2,), row="trireme-1 helen", won={0: "city-3"})
    do(state, "pass", "take trireme-1")
    assert state.view(NOBODY).points[:3] == (3, 5, 1 + 1 + 2)
    assert (state.tiles[AGAMEMNON], state.tiles[POSEIDON]) == (2, 2)
    assert [sum(won) for won in state.won] == [1, 1, 1, 0]


@clause("IL-96")
@pytest.mark.parametrize(("seats", "hand", "row"), [(4, 12, 2), (6, 10, 3)])
def test_so_many_cards_are_dealt_and_turned_up_in_teams(seats, hand, row):
    view = dealt(seats)
    assert view.hand_sizes == (hand,) * seats
    assert (sum(view.row), sum(view.victories)) == (row, 21 - row)
    assert (sum(view.oracles), view.oracle >= 0) == (7, True)


@clause("IL-96")
@pytest.mark.parametrize("seats", [4, 6])
def test_there_is_a_hero_for_each_player_in_teams(seats):
    state = table(seats, "teams")
    assert [event.hero for event in of(do(state, *["pass"] * seats), Passed)] == list(range(seats, 0, -1))


@clause("IL-96")
@pytest.mark.parametrize(("seats", "row"), [(4, 2), (6, 3)])
def test_the_next_siege_turns_up_as_many_cards_again(seats, row):
    state = table(seats, "teams", row="city-1 " * row, victories="helen " * 6, oracles="thanatos-1")
    (siege,) = of(do(state, *["pass"] * seats), SiegeBegan)
    assert siege.row == (5,) * row


@clause("IL-96", "IL-71")
@pytest.mark.parametrize(("seats", "limit"), [(4, 12), (6, 10)])
def test_the_hand_limit_in_teams(seats, limit):
    hand = "1 2 3 4 1 2 3 4 " + "archer " * (limit - 10)
    state = table(seats, "teams", hands={1: hand}, row="city-1 " * 2)
    events = do(state, *["pass"] * seats)
    assert [len(event.kinds) for event in of(events, Drew)] == [3] * seats
    assert (state.to_act(), sum(state.hands[1])) == ((1,), limit + 1)
    do(state, "discard hoplite_1")
    assert (state.to_act(), sum(state.hands[1])) == ((0,), limit)


@clause("IL-96")
@pytest.mark.parametrize(("card", "won"), [("city-1", []), ("city-2", [1, 4])])
def test_the_first_of_three_teams_with_fifteen_points_wins(card, won):
    cards = {1: "trireme-3 trireme-3", 4: "helen trireme-1", 0: "city-2"}
    state = table(6, "teams", armies={1: "4", 0: "3"}, order=(1,), row=f"{card} " * 3, won=cards)
    events = do(state, "pass")
    assert winners(events) == won
    assert len(of(events, VictoryTaken)) == (1 if won else 3)


@clause("IL-96")
def test_twelve_points_win_nothing_in_teams():
    cards = {0: "helen trireme-3 trireme-3", 1: "city-1"}
    state = table(4, "teams", armies={0: "4", 1: "3"}, order=(0,), row="city-1 city-1", won=cards)
    assert winners(do(state, "pass")) == []
    assert state.view(NOBODY).points[0] == 13


@clause("IL-97", "IL-12")
def test_nothing_is_placed_before_a_partner():
    armies = {2: "43 elephant horse"}
    state = table(4, "teams", hands={0: "2 archer"}, armies=armies)
    assert names(state, 0) == ["pass", "place hoplite_2 alone", "place archer alone"]


@clause("IL-97")
def test_partners_hands_change_only_by_their_own_moves():
    state = table(4, "teams", hands={0: "4", 2: "3"}, won={0: "city-1", 2: "helen"})
    hands, won = [hand[:] for hand in state.hands], [cards[:] for cards in state.won]
    do(state, "place hoplite_4 alone", "pass")
    assert (state.hands[1:], state.won) == (hands[1:], won)
    assert sum(state.hands[0]) == 0
    assert army_words(state, 2) == []


@clause("IL-97")
def test_a_turn_offers_nothing_but_placing_attacking_and_passing():
    armies = {0: "archer chariot catapult ballista elephant:4a", 1: "43 horse:2 chariot", 2: "archer horse"}
    state = table(
        4, "teams", hands={0: "1 2 3 4 archer chariot elephant catapult ballista portcullis horse"}, armies=armies
    )
    assert {name.split()[0] for name in names(state, 0)} == {"place", "attack", "pass"}
    assert not any(name.split()[2] == "2" for name in names(state, 0, "attack"))
