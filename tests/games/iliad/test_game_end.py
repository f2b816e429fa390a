"""The end of the game: IL-80 to IL-84."""

import pytest

from engine.core import NOBODY
from games.iliad.rules.cards import AGAMEMNON
from games.iliad.rules.events import Drew, GameEnded, SiegeBegan, ThanatosTaken, Tied, VictoryTaken
from games.iliad.rules.siege import list_finished
from tests.clauses import clause
from tests.games.iliad.table import GAME, army_words, do, names, of, table


def points(state):
    return state.view(NOBODY).points


def winners(events):
    """Return who won, or nothing while the game goes on."""
    return [seat for end in of(events, GameEnded) for seat in end.winners]


def settled(row, won, **more):
    """End a siege of three: seat 0 is the strongest and takes the only card, seat 2 the weakest."""
    state = table(**{"armies": {0: "4 hero:3", 1: "3 hero:2"}, "order": (2,), "row": row, "won": won, **more})
    return state, do(state, "pass")


# -- the limit


@clause("IL-80")
def test_twelve_points_win_at_once():
    state, events = settled("city-2", {0: "helen trireme-3 trireme-1", 1: "city-2"})
    assert points(state)[0] == 9 + 2 + 1
    assert winners(events) == [0]
    assert state.to_act() == ()
    assert state.outcome().places[0] == 1


@clause("IL-80")
def test_eleven_points_do_not_win_yet():
    state, events = settled("city-2", {0: "helen trireme-3", 1: "city-2"})
    assert points(state)[0] == 8 + 2 + 1
    assert state.outcome() is None
    assert len(of(events, SiegeBegan)) == 1


@clause("IL-80")
def test_more_than_twelve_points_win_too():
    state, events = settled("helen", {0: "trireme-3 trireme-3 city-3"})
    assert points(state)[0] == 15
    assert winners(events) == [0]


@clause("IL-80")
def test_thanatos_cards_are_subtracted_before_the_limit_is_looked_at():
    state, events = settled("city-2", {0: "helen trireme-3 trireme-1", 1: "city-2"}, doom={0: (1,)})
    assert points(state)[0] == 11
    assert winners(events) == []


@clause("IL-80")
@pytest.mark.parametrize(("before", "total"), [("helen city-1", 12), ("city-3 city-2", 11)])
def test_a_tile_taken_with_the_card_counts_at_once(before, total):
    state, events = settled("city-3", {0: before})
    assert points(state)[0] == total
    assert winners(events) == [0] * (total == 12)


@clause("IL-80")
def test_the_card_of_the_strongest_and_agamemnon_are_one_step():
    won = {0: "trireme-3 trireme-3 trireme-2", 1: "helen city-3 trireme-2"}
    state = table(4, armies={0: "4", 1: "3"}, order=(0,), row="city-3 city-2", won=won)
    do(state, "pass")
    assert winners(do(state, "take city-3")) == [0]
    assert points(state)[:2] == (8 + 3 + 1, 10)


@clause("IL-80")
def test_once_somebody_has_won_the_others_take_nothing_more():
    won = {0: "helen city-3 trireme-1", 1: "trireme-3 trireme-3 city-3"}
    state = table(4, armies={0: "4", 1: "3"}, order=(0,), row="city-3 city-2", won=won)
    do(state, "pass")
    events = do(state, "take city-3")
    assert winners(events) == [0]
    assert [event.seat for event in of(events, VictoryTaken)] == [0]
    assert of(events, ThanatosTaken) == []
    assert points(state)[1:] == (9, 0, 0)


@clause("IL-80")
def test_a_later_card_may_win_before_thanatos_is_given():
    won = {1: "trireme-3 trireme-3 city-3"}
    state = table(4, armies={0: "4", 1: "3"}, order=(0,), row="city-3 trireme-1", won=won)
    do(state, "pass")
    events = do(state, "take trireme-1")
    assert points(state)[:2] == (1 + 1, 9 + 3 + 2)
    assert winners(events) == [1]
    assert of(events, ThanatosTaken) == []


@clause("IL-80", "IL-59")
@pytest.mark.parametrize(("total", "wins"), [(12, True), (11, False)])
def test_the_weakest_may_win_by_the_last_card_before_thanatos(total, wins):
    won = {2: "trireme-3 trireme-3 city-3" if wins else "trireme-3 trireme-3 city-2", 1: "city-3"}
    state = table(3, armies={0: "4", 1: "3"}, order=(2,), row="city-1 trireme-1 city-1", won=won)
    do(state, "pass", "take city-1")
    events = do(state, "take city-1")
    assert [event.seat for event in of(events, VictoryTaken)] == [1, 2]
    assert winners(events) == [2] * wins
    assert [event.seat for event in of(events, ThanatosTaken)] == [2] * (not wins)
    assert points(state)[2] == (total if wins else total - 1)


@clause("IL-80")
def test_the_limit_is_looked_at_after_a_gorgon_siege_too():
    state = table(
        siege="gorgon", armies={1: "1"}, won={1: "trireme-3 trireme-3 trireme-3", 0: "city-3"}, row="city-2 city-2"
    )
    events = do(state, "pass")
    assert points(state)[1] == 12
    assert winners(events) == [1]


@clause("IL-80", "IL-90")
@pytest.mark.parametrize(("card", "total"), [("city-1", 14), ("city-2", 15)])
def test_with_two_players_the_limit_is_fifteen(card, total):
    won = {0: "trireme-3 trireme-3 trireme-3 trireme-2 trireme-1", 1: "city-2"}
    state = table(2, siege=None, armies={0: "4"}, row=f"{card} {card}", won=won)
    events = do(state, "pass", "pass")
    assert points(state)[0] == total
    assert winners(events) == [0] * (total == 15)


@clause("IL-80", "IL-96")
@pytest.mark.parametrize(("card", "total"), [("city-1", 14), ("city-2", 15)])
def test_in_teams_the_limit_is_fifteen_for_the_sum_of_the_partners(card, total):
    won = {0: "trireme-3 trireme-1", 2: "helen trireme-3", 1: "city-2"}
    state = table(4, "teams", armies={0: "4", 1: "3"}, order=(0,), row=f"{card} {card}", won=won)
    events = do(state, "pass")
    assert points(state)[0] + points(state)[2] == total
    assert winners(events) == [0, 2] * (total == 15)


@clause("IL-80")
def test_in_teams_the_points_of_one_player_alone_win_nothing():
    won = {0: "helen trireme-3 trireme-3 trireme-1", 1: "city-2"}
    state = table(4, "teams", armies={0: "4", 1: "3"}, order=(0,), row="city-2 city-2", won=won, doom={2: (2,)})
    events = do(state, "pass")
    assert points(state)[0] == 15
    assert winners(events) == []


@clause("IL-80")
def test_in_teams_both_partners_win_whoever_took_the_card():
    won = {3: "helen trireme-3 trireme-3", 1: "trireme-1", 2: "city-3"}
    state = table(4, "teams", armies={1: "4"}, order=(1,), row="city-2 city-1", won=won)
    do(state, "pass")
    events = do(state, "take city-2")
    assert points(state)[1] + points(state)[3] == 11 + 1 + 3
    assert winners(events) == [1, 3]
    assert state.outcome().places == (2, 1, 2, 1)


# -- the last oracle


@clause("IL-81")
def test_after_the_last_oracle_most_points_win():
    state, events = settled("city-1", {0: "trireme-1", 1: "helen city-2"}, oracles="")
    assert points(state) == (3, 7, -1)
    assert winners(events) == [1]
    assert of(events, Tied) == []
    assert state.to_act() == ()


@clause("IL-81")
def test_the_last_thanatos_card_is_given_before_points_are_compared():
    state, events = settled("city-1", {1: "city-3", 2: "helen"}, siege="thanatos-3", oracles="")
    assert points(state) == (2, 3, 2)
    assert winners(events) == [1]


@clause("IL-81")
def test_while_an_oracle_is_left_most_points_win_nothing():
    state, events = settled("city-1", {1: "helen city-3"}, oracles="gorgon")
    assert winners(events) == []
    assert state.gorgon


@clause("IL-81")
def test_a_gorgon_that_is_the_last_oracle_ends_the_game_as_well():
    state = table(siege="gorgon", armies={1: "1"}, won={0: "helen"}, row="city-1 city-1", oracles="")
    assert winners(do(state, "pass")) == [0]


@clause("IL-81")
def test_in_teams_the_sum_of_the_partners_is_compared_at_the_end():
    armies = {0: "4 hero:4", 1: "3", 2: "hero:3", 3: "hero:2"}
    won = {0: "trireme-3", 1: "city-3", 3: "helen"}
    state = table(4, "teams", armies=armies, order=(1,), row="trireme-1 trireme-1", won=won, oracles="")
    events = do(state, "pass")
    assert points(state) == (3 + 1 + 1 + 2, 3 + 1, 0, 5 - 1)
    assert winners(events) == [1, 3]
    assert state.outcome().places == (2, 1, 2, 1)


# -- the siege of the tied

WORTHLESS = "elephant " * 5 + "horse"


def tied(heroes=(3, 2), **more):
    """End the last siege of three: seats 0 and 1 have 6 points each, seat 2 has 2 and Agamemnon."""
    armies = {0: f"4 hero:{heroes[0]}", 1: f"hero:{heroes[1]}", 2: "4321"}
    won = {0: "city-3 trireme-3", 1: "helen trireme-2"}
    state = table(**{"armies": armies, "order": (2,), "won": won, "oracles": "", "pile": WORTHLESS, **more})
    events = do(state, "pass")
    assert points(state) == (6, 6, 2)
    return state, events


@clause("IL-82")
def test_players_tied_for_the_most_draw_three_and_play_a_gorgon_siege():
    state, events = tied(hands={0: "4", 1: "3 3", 2: "2"})
    assert of(events, Tied) == [Tied((0, 1), 0)]
    assert [(event.seat, len(event.kinds)) for event in of(events, Drew)] == [(0, 3), (1, 3)]
    assert [sum(hand) for hand in state.hands] == [4, 5, 1]
    assert (state.gorgon, winners(events)) == (True, [])


@clause("IL-82")
def test_the_siege_of_the_tied_turns_up_no_victory_cards():
    state, events = tied(victories="helen city-3 city-2")
    (siege,) = of(events, SiegeBegan)
    assert (siege.gorgon, siege.row) == (True, ())
    assert sum(state.view(NOBODY).victories) == 3


@clause("IL-82")
def test_victory_cards_left_over_by_a_gorgon_stay_and_are_not_won():
    won = {0: "trireme-3 trireme-3", 1: "helen trireme-1"}
    state = table(siege="gorgon", hands={0: "1"}, armies={2: "4"}, row="city-1 city-1", won=won, oracles="")
    state.heroes = [3, 2, 1]
    do(state, "pass", "pass")
    assert points(state) == (6, 6, 4)
    assert winners(do(state, "place hoplite_1 alone", "pass")) == [0]
    assert sum(state.row) == 1
    assert list(map(sum, state.won)) == [2, 2, 1]


@clause("IL-82")
def test_the_winner_of_the_tie_break_siege_wins_the_game():
    state, _ = tied(hands={0: "3", 1: "4"})
    assert winners(do(state, "place hoplite_3 alone", "place hoplite_4 alone")) == []
    assert winners(do(state, "place elephant alone")) == [1]
    assert state.outcome().shares == (0, 1, 0)
    assert state.outcome().places == (2, 1, 3)


@clause("IL-82")
def test_agamemnon_stays_where_it_is_in_the_siege_of_the_tied():
    state, _ = tied(hands={0: "3"})
    assert winners(do(state, "place hoplite_3 alone", "pass")) == [0]
    assert state.tiles[AGAMEMNON] == 2
    assert points(state) == (6, 6, 2)


@clause("IL-82")
def test_the_holder_of_agamemnon_begins_if_among_the_tied():
    won = {0: "helen", 1: "city-3", 2: "trireme-1"}
    state = table(armies={0: "hero:3", 1: "4 hero:2"}, order=(2,), row="trireme-1", won=won, oracles="")
    events = do(state, "pass")
    assert points(state) == (5, 3 + 1 + 1, 1 - 1)
    assert of(events, Tied) == [Tied((0, 1), 1)]
    assert state.to_act() == (1,)


@clause("IL-82")
@pytest.mark.parametrize(("heroes", "first"), [((3, 2), 0), ((2, 3), 1)])
def test_without_agamemnon_the_higher_hero_begins(heroes, first):
    state, events = tied(heroes)
    assert of(events, Tied) == [Tied((0, 1), first)]
    assert state.to_act() == (first,)


@clause("IL-82")
def test_after_a_gorgon_the_last_thanatos_heroes_decide_who_begins():
    won = {0: "helen trireme-2", 1: "city-3 trireme-3"}
    state = table(armies={2: "4321"}, order=(1, 0, 2), won=won, oracles="gorgon")
    do(state, "pass", "pass", "pass")
    assert (state.gorgon, state.to_act()) == (True, (2,))
    events = do(state, "pass", "pass", "pass")
    assert points(state) == (6, 6, 2)
    assert of(events, Tied) == [Tied((0, 1), 1)]
    assert state.to_act() == (1,)


@clause("IL-82")
@pytest.mark.parametrize(("doom", "tied", "first"), [({}, (0, 1, 2), 1), ({1: (1,)}, (0, 2), 2)])
def test_without_any_thanatos_siege_the_starter_is_first_in_line(doom, tied, first):
    state = table(siege="gorgon", order=(1, 2, 0), starter=1, doom=doom, oracles="")
    events = do(state, "pass", "pass", "pass")
    assert of(events, Tied) == [Tied(tied, first)]
    assert state.to_act() == (first,)


@clause("IL-82", "IL-81", "IL-40")
def test_with_the_published_cards_all_tied_have_different_heroes():
    assert any(oracle.count for oracle in GAME.sheet.oracles if not oracle.gorgon), "each is settled before a tie"
    for seats, variant in ((3, None), (4, None), (5, None), (4, "teams"), (6, "teams")):
        state = table(seats, variant)
        do(state, *["pass"] * seats)
        assert sorted(state.heroes) == list(range(1, seats + 1))


@clause("IL-82", "IL-92")
def test_of_two_who_are_tied_one_holds_agamemnon():
    state = table(
        2, siege=None, armies={0: "4"}, row="city-1", victories="", won={1: "trireme-2"}, tiles={"poseidon": 1}
    )
    events = do(state, "pass", "pass")
    assert points(state) == (1 + 1 + 2, 2 + 2)
    assert of(events, Tied) == [Tied((0, 1), 0)]


@clause("IL-82")
def test_the_hand_limit_applies_before_the_siege_of_the_tied():
    hand = "1 2 3 4 archer chariot catapult catapult ballista portcullis"
    state, events = tied(hands={1: hand, 2: "1 " * 8})
    assert (of(events, SiegeBegan), state.to_act()) == ([], (1,))
    assert names(state, 1, "discard") == names(state, 1)
    assert len(of(do(state, "discard archer"), SiegeBegan)) == 1
    assert [sum(hand) for hand in state.hands] == [3, 12, 8]


@clause("IL-82")
def test_armies_begin_empty_in_the_siege_of_the_tied():
    state, _ = tied()
    assert [army_words(state, seat) for seat in range(3)] == [[], [], []]


@clause("IL-82")
def test_nobody_is_out_of_the_game_before_others_are_tied():
    state, _ = tied()
    assert list_finished(state) == (2,)
    assert list_finished(table(order=(1,))) == ()


@clause("IL-82")
def test_those_who_are_not_tied_have_no_turn():
    state, _ = tied(hands={0: "ballista ballista", 1: "catapult catapult", 2: "4 3"})
    do(state, "place ballista alone", "place catapult alone", "place ballista alone", "place catapult alone")
    assert (state.to_act(), state.legal(2)) == ((0,), [])
    assert army_words(state, 1) == ["catapult", "catapult"]


@clause("IL-82")
def test_only_the_tied_can_be_attacked():
    state, _ = tied(hands={0: "chariot", 1: "4"})
    do(state, "place chariot alone", "place hoplite_4 alone")
    assert names(state, 0, "attack") == ["attack chariot 1 phalanx-4"]


@clause("IL-82", "IL-19")
def test_no_horse_may_be_placed_in_the_siege_of_the_tied():
    state, _ = tied(hands={0: "horse"})
    assert names(state, 0) == ["pass", "place elephant alone"]


def tied_teams(**more):
    """End the last siege of two teams: 5 points each, seat 0 holds Agamemnon."""
    armies = {0: "4 hero:4", 1: "3 hero:3", 2: "1 hero:2"}
    won = {2: "trireme-3", 3: "helen"}
    state = table(4, "teams", armies=armies, order=(3,), won=won, row="trireme-1 trireme-1", oracles="", **more)
    events = do(state, "pass")
    assert points(state) == (1 + 1, 1, 3, 5 - 1)
    return state, events


@clause("IL-82")
def test_in_teams_all_players_of_the_tied_teams_take_part():
    _, events = tied_teams()
    assert of(events, Tied) == [Tied((0, 1, 2, 3), 0)]
    assert [event.seat for event in of(events, Drew)] == [0, 1, 2, 3]


@clause("IL-82")
def test_in_teams_an_army_must_exceed_the_partners_as_well():
    state, _ = tied_teams(hands={0: "4 2", 1: "3", 2: "4", 3: "3"})
    do(state, "place hoplite_4 alone", "place hoplite_3 alone", "place hoplite_4 alone", "place hoplite_3 alone")
    assert (state.outcome(), state.to_act()) == (None, (0,))
    events = do(state, "place hoplite_2 phalanx-4", "pass", "pass", "pass")
    assert winners(events) == [0, 2]
    assert state.outcome().places == (1, 2, 1, 2)


@clause("IL-82")
def test_with_three_teams_the_one_that_is_not_tied_stays_out():
    armies = {0: "hero:5", 1: "hero:4", 2: "4321 hero:6", 3: "hero:3", 4: "hero:2", 5: "431"}
    won = {3: "helen", 1: "city-2", 4: "trireme-3 trireme-2"}
    state = table(6, "teams", armies=armies, order=(5,), won=won, row="city-1 " * 3, oracles="")
    events = do(state, "pass")
    assert points(state) == (1, 2, 1 + 1, 5, 5 - 1, 1)
    assert of(events, Tied) == [Tied((0, 1, 3, 4), 0)]
    assert [event.seat for event in of(events, Drew)] == [0, 1, 3, 4]


@clause("IL-83")
def test_a_siege_of_the_tied_without_winner_shares_the_victory():
    state, _ = tied()
    assert winners(do(state, "pass", "pass")) == [0, 1]
    assert state.outcome().shares == (0.5, 0.5, 0)
    assert state.outcome().places == (1, 1, 3)


@clause("IL-83")
def test_tied_teams_share_the_victory_among_all_their_players():
    state, _ = tied_teams()
    assert winners(do(state, "pass", "pass", "pass", "pass")) == [0, 1, 2, 3]
    assert state.outcome().shares == (0.25, 0.25, 0.25, 0.25)
    assert state.outcome().places == (1, 1, 1, 1)


# -- the places


@clause("IL-84")
def test_the_others_rank_by_their_points_and_equals_share_a_place():
    won = {0: "helen trireme-3 trireme-2", 1: "trireme-1", 2: "trireme-2 city-3", 3: "trireme-1"}
    state = table(5, armies={0: "4"}, order=(0,), row="city-1 city-1 city-1", won=won, doom={4: (1,)})
    do(state, "pass")
    assert points(state) == (12, 1, 5, 1, -1)
    assert state.outcome().places == (1, 3, 2, 3, 5)


@clause("IL-84")
def test_losers_of_the_tie_break_siege_share_a_place():
    won = {0: "helen", 1: "trireme-3 trireme-2", 2: "city-3 city-2"}
    state = table(4, siege="gorgon", hands={1: "1"}, armies={3: "4"}, order=(2, 3), row="city-1", won=won, oracles="")
    state.heroes = [4, 3, 2, 1]
    do(state, "pass")
    assert points(state) == (5, 5, 5, 2)
    assert winners(do(state, "pass", "place hoplite_1 alone", "pass")) == [1]
    assert state.outcome().places == (2, 1, 2, 4)


@clause("IL-84")
def test_in_teams_partners_share_the_place_of_their_sum():
    won = {0: "helen", 1: "trireme-1", 4: "city-2", 2: "trireme-3 trireme-3 city-3", 5: "trireme-2"}
    state = table(6, "teams", armies={2: "4"}, order=(2,), row="city-1 city-1 city-1", won=won, doom={3: (3,)})
    assert winners(do(state, "pass")) == [2, 5]
    assert points(state) == (5, 1, 9 + 1 + 1 + 2, -3, 2, 2)
    assert state.outcome().places == (3, 2, 1, 3, 2, 1)
