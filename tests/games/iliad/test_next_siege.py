"""From one siege to the next: IL-70 to IL-74."""

from engine.core import NOBODY
from games.iliad.rules.cards import KINDS
from games.iliad.rules.events import (
    Drew,
    GameEnded,
    Passed,
    PileShuffled,
    PutAway,
    SiegeBegan,
    SiegeEnded,
    ThanatosTaken,
    VictoryTaken,
)
from tests.clauses import clause
from tests.games.iliad.table import army_words, census, counts, do, names, of, table

PASSES = ("pass", "pass", "pass")
ONE_OF_EACH = "1 2 3 4 archer chariot elephant catapult ballista portcullis horse"
ORDER = (VictoryTaken, ThanatosTaken, Drew, PutAway, SiegeBegan)


def ended(draws=None, **more):
    """Play a siege of three whose first player is the strongest and takes the one card."""
    state = table(**{"armies": {0: "4", 1: "3"}, "pile": "1 1 1 2 2 2 3 3 3", **more})
    return state, do(state, *PASSES, draws=draws)


# -- clearing the table


@clause("IL-70")
def test_after_a_siege_armies_are_discarded_with_all_they_hold():
    armies = {0: "42 elephant:3a chariot", 1: "catapult horse:1", 2: "archer"}
    state = table(armies=armies, pile="1 1 1 2 2 2 3 3 3")
    before = state.discards[:]
    do(state, *PASSES)
    assert [army_words(state, seat) for seat in range(3)] == [[], [], []]
    put = counts("4 2 3 archer elephant chariot catapult horse 1 archer")
    assert state.discards == [old + new for old, new in zip(before, put, strict=True)]


@clause("IL-70")
def test_heroes_go_back_to_the_table_for_the_next_siege():
    state, _ = ended()
    assert [army.hero for army in state.armies] == [0, 0, 0]
    assert [event.hero for event in of(do(state, *PASSES), Passed)] == [3, 2, 1]


@clause("IL-70", "IL-71")
def test_hands_are_kept_and_three_cards_drawn_to_them():
    state, events = ended(hands={0: "4 4", 1: "archer", 2: ""}, draws=[0] * 11)
    assert [(event.seat, len(event.kinds)) for event in of(events, Drew)] == [(0, 3), (1, 3), (2, 3)]
    assert [sum(hand) for hand in state.hands] == [5, 4, 3]
    assert state.hands[0][KINDS.index("hoplite_4")] == 2
    assert state.hands[1][KINDS.index("archer")] == 1


@clause("IL-70")
def test_after_a_gorgon_siege_armies_are_discarded_too():
    state = table(siege="gorgon", hands={0: "2"}, armies={1: "43", 2: "1"}, pile="1 " * 9)
    do(state, "pass")
    assert [army_words(state, seat) for seat in range(3)] == [[], [], []]
    assert sum(state.discards) == 75 - 9 - 1
    assert state.hands[0] == counts("2 1 1 1")


# -- drawing and discarding


@clause("IL-71")
def test_the_next_beginner_draws_first_then_clockwise():
    state = table(armies={1: "4"}, pile="1 1 1 2 2 2 3 3 3", victories="helen", oracles="thanatos-1")
    events = do(state, *PASSES, draws=[0] * 11)
    assert of(events, Drew) == [Drew(1, (0, 0, 0)), Drew(2, (1, 1, 1)), Drew(0, (2, 2, 2))]
    assert state.to_act() == (1,)


@clause("IL-71")
def test_hands_over_twelve_are_discarded_down_by_choice():
    state, _ = ended(hands={0: f"{ONE_OF_EACH} 4"}, pile="1 " * 9)
    assert sum(state.hands[0]) == 15
    assert names(state, 0) == [f"discard {kind}" for kind in KINDS]
    before = state.discards[:]
    events = do(state, "discard chariot", "discard hoplite_4", "discard trojan_horse")
    assert of(events, PutAway) == [PutAway(0, 5), PutAway(0, 3), PutAway(0, 10)]
    assert sum(state.hands[0]) == 12
    assert state.discards == [old + new for old, new in zip(before, counts("chariot 4 horse"), strict=True)]


@clause("IL-71")
def test_a_hand_of_exactly_twelve_discards_nothing():
    state, events = ended(hands={0: "1 2 3 4 archer chariot elephant catapult ballista"})
    assert sum(state.hands[0]) == 12
    assert of(events, PutAway) == []
    assert names(state, 0, "discard") == []


@clause("IL-71")
def test_with_six_players_the_limit_is_ten():
    hands = {0: "1 2 3 4 archer chariot elephant", 1: "1 2 3 4 archer chariot elephant catapult"}
    state = table(6, "teams", hands=hands, armies={0: "4"}, row="city-1 city-1 city-1")
    events = do(state, *["pass"] * 6)
    assert of(events, SiegeBegan) == []
    assert (state.to_act(), sum(state.hands[0]), sum(state.hands[1])) == ((1,), 10, 11)
    assert len(of(do(state, "discard catapult"), SiegeBegan)) == 1


@clause("IL-71")
def test_all_have_drawn_before_anybody_discards_in_the_same_order():
    hand = "1 2 3 4 archer chariot elephant catapult ballista portcullis"
    state = table(hands={0: hand, 1: hand, 2: hand}, armies={1: "4"})
    events = do(state, *PASSES)
    assert [event.seat for event in of(events, Drew)] == [1, 2, 0]
    assert [sum(hand) for hand in state.hands] == [13, 13, 13]
    events = do(state, "discard elephant", "discard archer", "discard chariot")
    assert of(events, PutAway) == [PutAway(1, 6), PutAway(2, 4), PutAway(0, 5)]


@clause("IL-71")
def test_each_finishes_discarding_before_the_next_begins():
    state = table(hands={1: f"{ONE_OF_EACH} 4", 2: f"{ONE_OF_EACH} 4"}, armies={1: "4"})
    do(state, *PASSES)
    events = do(state, *["discard chariot", "discard elephant", "discard ballista"] * 2)
    assert [event.seat for event in of(events, PutAway)] == [1, 1, 1, 2, 2, 2]


# -- the pile


@clause("IL-72")
def test_the_discards_become_the_new_pile_when_a_card_must_be_drawn():
    state, events = ended(pile="1 2 3 4")
    assert of(events, PileShuffled) == [PileShuffled(75 - 4)]
    assert len(state.pile) == 75 - 9
    assert sum(state.discards) == 0
    assert census(state) == counts(
        "1 2 3 4 archer " * 10 + "chariot " * 6 + "elephant " * 5 + "catapult ballista " * 4 + "portcullis horse " * 3
    )


@clause("IL-72")
def test_the_pile_is_drawn_to_its_end_before_discards_are_shuffled():
    _, events = ended(pile="catapult " * 4, armies={1: "4"})
    drew = of(events, Drew)
    assert drew[0] == Drew(1, (7, 7, 7))
    assert 7 in drew[1].kinds
    assert events.index(drew[0]) < events.index(PileShuffled(71))


@clause("IL-72")
def test_an_empty_pile_is_not_replaced_before_a_card_must_be_drawn():
    state, events = ended(pile="1 1 1 2 2 2 3 3 3")
    assert of(events, PileShuffled) == []
    assert (len(state.pile), sum(state.discards)) == (0, 75 - 9)


@clause("IL-72", "IL-74")
def test_the_armies_of_the_siege_are_shuffled_with_the_discards():
    hands = {0: "1 2 3 4 archer " * 10 + "chariot " * 6, 1: "elephant " * 5 + "catapult ballista " * 4}
    state = table(hands=hands, armies={0: "portcullis horse", 2: "portcullis horse portcullis horse"}, pile="")
    events = do(state, *PASSES)
    assert of(events, PileShuffled) == [PileShuffled(6)]
    assert [(event.seat, len(event.kinds)) for event in of(events, Drew)] == [(0, 3), (1, 3)]


@clause("IL-72")
def test_without_discards_the_remaining_players_draw_nothing():
    hands = {
        0: "1 " * 10,
        1: "2 " * 10,
        2: "3 " * 10,
        3: "4 " * 10,
        4: "archer " * 10,
        5: "chariot " * 6 + "elephant " * 4,
    }
    state = table(6, "teams", hands=hands, row="city-1 " * 3)
    assert (len(state.pile), sum(state.discards)) == (15, 0)
    events = do(state, *["pass"] * 6)
    assert [(event.seat, len(event.kinds)) for event in of(events, Drew)] == [(seat, 3) for seat in range(5)]
    assert [sum(hand) for hand in state.hands] == [13, 13, 13, 13, 13, 10]
    assert of(events, PileShuffled) == []


# -- victory cards and oracles


@clause("IL-73")
def test_a_siege_with_few_victory_cards_is_played_for_those():
    state = table(5, armies={0: "4"}, row="city-1 " * 3, victories="helen city-1", oracles="thanatos-1")
    (siege,) = of(do(state, *["pass"] * 5), SiegeBegan)
    assert sorted(siege.row) == [5, 101]
    events = do(state, *["pass"] * 5, "take helen-5")
    assert [event.seat for event in of(events, VictoryTaken)] == [0, 1]


@clause("IL-73")
def test_without_victory_cards_the_most_points_win():
    state, events = ended(victories="", oracles="thanatos-1 gorgon", won={2: "helen trireme-1"})
    assert state.to_act() == ()
    assert of(events, Drew) == of(events, SiegeBegan) == []
    assert state.view(NOBODY).points == (1 + 1 + 2, 0, 5 + 1 - 1)
    assert state.outcome().places == (2, 3, 1)


@clause("IL-73")
def test_gorgon_cards_are_fought_for_when_the_pile_is_empty():
    state = table(5, siege="gorgon", armies={1: "4"}, row="city-1 " * 3, victories="", oracles="thanatos-1")
    (siege,) = of(do(state, "pass"), SiegeBegan)
    assert siege.row == (101, 101)


@clause("IL-74")
def test_drawing_and_discarding_come_before_the_oracle_is_turned_up():
    hand = "1 2 3 4 archer chariot elephant catapult ballista portcullis"
    state = table(hands={2: hand}, armies={1: "4"}, victories="helen", oracles="thanatos-2")
    events = do(state, *PASSES)
    assert [event for event in map(type, events) if event in ORDER] == [VictoryTaken, ThanatosTaken, Drew, Drew, Drew]
    view = state.view(NOBODY)
    assert (sum(view.row), sum(view.oracles), sum(view.victories)) == (0, 1, 1)
    events = do(state, "discard archer")
    assert list(map(type, events)) == [PutAway, SiegeBegan]
    assert events[-1] == SiegeBegan(2, False, 2, (5,), 1)


@clause("IL-74")
def test_heroes_and_armies_are_gone_before_anybody_discards():
    hand = "1 2 3 4 archer chariot elephant catapult ballista portcullis"
    state = table(hands={2: hand}, armies={1: "42 hero:3", 0: "3 hero:2"}, order=(2,))
    do(state, "pass")
    assert names(state, 2, "discard") == names(state, 2)
    assert [army_words(state, seat) for seat in range(3)] == [[], [], []]


@clause("IL-74", "IL-81")
def test_without_oracles_the_game_ends_and_nobody_draws():
    state, events = ended(oracles="", hands={0: "4"})
    assert of(events, Drew) == []
    assert len(of(events, GameEnded)) == 1
    assert sum(state.hands[0]) == 1


@clause("IL-74")
def test_the_siege_is_ended_before_anything_is_cleared():
    _, events = ended()
    assert [type(event) for event in events if type(event) in (SiegeEnded, *ORDER)] == [
        SiegeEnded, VictoryTaken, ThanatosTaken, Drew, Drew, Drew, SiegeBegan,
    ]  # fmt: skip
