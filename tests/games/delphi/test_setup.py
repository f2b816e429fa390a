"""The box, the deal and public information: DE-01 to DE-04."""

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN
from games.delphi.rules.cards import CITIES, KINDS, ORACLES, PASS, load_published_sheet
from games.delphi.rules.events import CitiesDealt, Drew, Laid, LaidInstead, MarchBegan, ParadeBegan
from games.delphi.rules.march import list_finished
from games.delphi.rules.position import NOTHING
from tests.clauses import clause
from tests.games.delphi.table import GAME, counts, do, kind, names, of, oracles, table


def dealt(seats, seed=1):
    return GAME.deal(seats, GAME.options(seats, {}), Guess(seed))


@clause("DE-01")
def test_a_city_has_twenty_five_cards():
    sheet = load_published_sheet()
    assert len(sheet.pile) + 1 == 25
    assert dict(zip(KINDS, sheet.counts, strict=False)) == {
        **dict.fromkeys(("warrior_2", "warrior_3", "warrior_4", "warrior_5", "warrior_6", "oracle"), 2),
        **dict.fromkeys(("odysseus", "achilles", "prometheus", "heracles"), 1),
        **dict.fromkeys(("apollo", "ares", "hephaestus", "neptune", "hades", "moirai", "hera", "zeus"), 1),
    }
    assert sheet.numbers[:9] == (2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert not any(sheet.numbers[9:])


@clause("DE-01")
def test_each_of_the_nine_oracles_is_in_the_pile_once():
    state, _ = dealt(3)
    assert state.oracles == list(range(9))
    assert len(ORACLES) == 9


@clause("DE-01")
def test_chance_deals_the_cities_and_three_players_leave_one_out():
    three = {tuple(dealt(3, seed)[0].cities) for seed in range(300)}
    four = {tuple(dealt(4, seed)[0].cities) for seed in range(300)}
    assert len(three) == len(four) == 24
    assert all(len(set(cities)) == 3 for cities in three)
    assert {city for cities in three for city in cities} == set(range(len(CITIES)))
    state, events = dealt(4)
    assert of(events, CitiesDealt) == [CitiesDealt(tuple(state.cities))]


@clause("DE-02")
def test_the_pass_is_in_hand_and_never_in_a_pile():
    state, _ = dealt(3)
    for seat in range(3):
        assert "lay pass" in names(state, seat)
        assert PASS not in state.piles[seat]
        assert len(state.piles[seat]) + sum(state.hands[seat]) == 24


@clause("DE-02")
def test_a_pile_has_no_order_that_could_be_known():
    state, _ = dealt(3)
    assert all(pile == sorted(pile) for pile in state.piles)


@clause("DE-03")
def test_everybody_draws_eight_at_the_start():
    state, events = dealt(4)
    assert [sum(hand) for hand in state.hands] == [8] * 4
    assert [len(event.kinds) for event in of(events, Drew)] == [8] * 4


@clause("DE-03")
def test_after_three_marches_a_parade_begins_with_eight_more_cards():
    state = table(2, hands={0: "4 5", 1: "4"}, piles={0: "2 2 3 3 4 5 6 6 achilles", 1: "6"}, number=3, asked=[0, 1])
    events = do(state, "lay pass", "lay warrior_4")
    assert of(events, ParadeBegan) == [ParadeBegan(2)]
    assert [(event.seat, len(event.kinds)) for event in of(events, Drew)] == [(0, 8), (1, 1)]
    assert [sum(hand) for hand in state.hands] == [10, 1]
    assert [len(pile) for pile in state.piles] == [1, 0]


@clause("DE-03")
def test_a_player_without_a_pile_draws_nothing():
    state = table(2, hands={0: "4 5", 1: "4"}, piles={0: "2 2"}, number=6, asked=[0, 1])
    assert [event.seat for event in of(do(state, "lay pass", "lay warrior_4"), Drew)] == [0]


@clause("DE-03")
def test_within_a_parade_nobody_draws():
    state = table(2, hands={0: "4 5", 1: "4"}, piles={0: "2 3", 1: "6"}, number=4, asked=[0, 1])
    events = do(state, "lay pass", "lay warrior_4")
    assert of(events, Drew, ParadeBegan) == []
    assert of(events, MarchBegan)[0].number == 5


@clause("DE-03")
@pytest.mark.parametrize(("number", "done"), [(8, ()), (9, (1,))])
def test_leaving_the_last_march_is_leaving_the_game(number, done):
    state = table(hands={0: "4"}, rows={0: "5", 2: "6"}, players=[0, 2], places={1: 1}, number=number)
    assert list_finished(state) == done


@clause("DE-04")
def test_others_hear_how_many_cards_are_drawn_and_not_which():
    _, events = dealt(3)
    drew = of(events, Drew)[1]
    assert drew.heard_by(1) == drew
    for other in (0, 2, NOBODY):
        assert drew.heard_by(other) == Drew(1, (UNKNOWN,) * 8)


@clause("DE-04", "DE-10")
def test_a_laid_card_is_its_owners_secret_until_all_have_laid():
    state = table(hands=dict.fromkeys(range(3), "4 5 6"), asked=[0, 1, 2])
    (laid,) = do(state, (1, "lay warrior_5"))
    assert laid.heard_by(1) == Laid(1, kind("5"))
    assert laid.heard_by(0) == laid.heard_by(NOBODY) == Laid(1, UNKNOWN)
    assert state.view(1).lay == kind("5")
    assert state.view(0).lay == state.view(NOBODY).lay == NOTHING
    assert state.view(0).has_laid == state.view(1).has_laid == (False, True, False)
    assert state.view(0).hand_sizes == (3, 3, 3)


@clause("DE-04")
def test_a_laid_card_may_be_changed_in_secret_until_all_are_laid():
    state = table(hands=dict.fromkeys(range(3), "4 5"), asked=[0, 1, 2])
    do(state, (1, "lay warrior_5"))
    assert state.to_act() == (0, 2)
    assert names(state, 1) == ["lay warrior_4", "lay pass"]
    (again,) = do(state, (1, "lay pass"))
    assert again == LaidInstead(1, PASS)
    assert again.heard_by(1) == again
    assert again.heard_by(0) is None
    assert names(state, 1) == ["lay warrior_4", "lay warrior_5"]
    assert state.to_act() == (0, 2)
    do(state, (0, "lay warrior_4"), (2, "lay warrior_5"))
    assert state.places == [0, 1, 0]


@clause("DE-04")
def test_the_public_name_of_a_lay_says_nothing():
    state = table(hands={0: "4 5"}, asked=[0, 1, 2])
    assert {move.public for move in state.legal(0)} == {"lay"}


@clause("DE-04")
def test_rows_points_sizes_and_discards_are_open_and_hands_are_not():
    state = table(hands={0: "4", 1: "5 6"}, rows={0: "3", 1: "4", 2: "6"}, scores=(1, 2, 3))
    view = state.view(2)
    assert (view.hand_sizes, view.scores) == ((1, 2, 0), (1, 2, 3))
    assert [sum(out) for out in view.out] == [0, 0, 0]
    assert view.pile_sizes == (22, 21, 23)
    assert view.rows == ((kind("3"),), (kind("4"),), (kind("6"),))
    assert sum(view.hand) == 0
    assert state.view(1).hand == tuple(counts("5 6"))


@clause("DE-04")
def test_a_perfect_memory_knows_what_each_hand_and_pile_make_together():
    state = table(hands={0: "4", 1: "5 6"}, rows={1: "4", 2: "6 3@1"}, out={1: "zeus"})
    left = state.view(0).recalled.unseen[1]
    assert left == tuple(n - gone for n, gone in zip(GAME.sheet.counts, counts("4 3 zeus"), strict=True))


@clause("DE-04", "DE-41")
def test_with_an_empty_pile_a_hand_is_known_to_all():
    state = table(hands={1: "5 6 zeus"}, rows={0: "2", 1: "4", 2: "6"}, piles={}, asked=[0, 1])
    for seed in range(5):
        assert GAME.imagine(state.view(0), Guess(seed)).hands[1] == state.hands[1]


@clause("DE-04")
def test_all_know_which_oracle_lies_at_the_bottom():
    state = table(rows={0: "2", 1: "3"}, hands={0: "4", 1: "5"}, under="plague silence")
    assert state.view(0).under == state.view(NOBODY).under == tuple(oracles("plague silence"))


@clause("DE-04")
def test_every_split_of_what_is_left_is_imagined():
    state = table(hands={1: "5"}, rows={0: "2", 1: "4"}, piles={1: "6 zeus"}, asked=[0, 1])
    hands = {tuple(GAME.imagine(state.view(0), Guess(seed)).hands[1]) for seed in range(100)}
    assert hands == {tuple(counts(word)) for word in ("5", "6", "zeus")}


@clause("DE-04", "DE-14")
def test_a_card_face_down_is_imagined_as_any_of_the_hand_or_the_pass():
    state = table(hands={0: "4", 1: "5"}, piles={1: "6"}, asked=[0, 1, 2])
    do(state, (1, "lay warrior_5"))
    worlds = {
        (imagined.laid[1], sum(imagined.hands[1]))
        for imagined in (GAME.imagine(state.view(0), Guess(seed)) for seed in range(100))
    }
    assert worlds == {(kind("5"), 1), (kind("6"), 1), (PASS, 1)}
