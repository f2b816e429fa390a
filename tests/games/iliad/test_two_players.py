"""The game for two: IL-90 to IL-94."""

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN
from games.iliad.rules.cards import AGAMEMNON
from games.iliad.rules.events import (
    Drew,
    GameEnded,
    HorsesOpened,
    Laid,
    Passed,
    SiegeBegan,
    SiegeEnded,
    ThanatosTaken,
    VictoryTaken,
)
from games.narrators import make_narrator
from tests.clauses import clause
from tests.games.iliad.table import GAME, army_words, do, names, of
from tests.games.iliad.table import table as seated

CITY_1, HELEN, TRIREME_2 = 101, 5, 202


def table(**more):
    return seated(2, siege=None, **more)


def over(events):
    (end,) = of(events, SiegeEnded)
    return end.strengths, end.ranking


@clause("IL-90")
def test_two_play_without_oracles_for_two_victory_cards():
    state, _ = GAME.deal(2, GAME.options(2, {}), Guess(9))
    view = state.view(NOBODY)
    assert (sum(view.oracles), view.oracle, view.gorgon) == (0, UNKNOWN, False)
    assert (sum(view.row), sum(view.victories)) == (2, 21 - 2)
    assert view.hand_sizes == (12, 12)


@clause("IL-90", "IL-91")
def test_passing_takes_no_hero_and_keeps_the_army():
    state = table(armies={0: "42 archer", 1: "3"}, hands={1: "1"})
    events = do(state, "pass")
    assert of(events, Passed) == [Passed(0, 0)]
    assert army_words(state, 0) == ["42", "archer"]
    assert over(do(state, "pass"))[0] == (13, 3)


@clause("IL-91")
def test_only_the_pass_after_a_pass_closes_the_siege():
    state = table(armies={0: "4", 1: "3"}, hands={0: "1", 1: "1"})
    assert not any(state.view(seat).closes for seat in (0, 1))
    do(state, "pass")
    first, second = state.view(0), state.view(1)
    assert (first.closes, second.closes) == (False, True), "the first acts again only after a placed card"
    tells = make_narrator(GAME, "en")
    assert tells.choice((("pass", 0),), first, {}) == "Pass (the siege goes on)"
    assert tells.choice((("pass", 0),), second, {}) == "Pass and end the siege"


@clause("IL-90")
def test_nobody_takes_a_thanatos_card_in_the_game_for_two():
    state = table(armies={0: "4"}, row="city-1 city-1")
    events = do(state, "pass", "pass")
    assert of(events, ThanatosTaken) == []
    assert state.view(NOBODY).points == (1 + 1 + 2, 0)


@clause("IL-90")
@pytest.mark.parametrize(("card", "winners"), [("trireme-1", ()), ("trireme-2", (0,))])
def test_fifteen_points_win_and_fourteen_do_not(card, winners):
    won = {0: "helen city-3 city-3 city-1", 1: "trireme-2"}
    state = table(armies={0: "4"}, row=f"{card} {card}", won=won)
    ends = of(do(state, "pass", "pass"), GameEnded)
    assert tuple(seat for end in ends for seat in end.winners) == winners
    assert state.view(NOBODY).points[0] == 14 + len(winners)


@clause("IL-91")
def test_players_who_passed_may_play_again_in_the_siege():
    state = table(hands={0: "4 2", 1: "3"}, armies={0: "archer"})
    do(state, "pass", "place hoplite_3 alone")
    assert state.to_act() == (0,)
    assert names(state, 0) == [
        "attack archer 1 phalanx-3",
        "pass",
        "place hoplite_2 alone",
        "place hoplite_4 alone",
    ]


@clause("IL-91")
def test_one_may_pass_several_times_while_the_other_plays_on():
    state = table(hands={1: "4 3 2 1"})
    events = do(state, "pass", "place hoplite_4 alone", "pass", "place hoplite_3 phalanx-4", "pass")
    assert of(events, SiegeEnded) == []
    assert state.to_act() == (1,)
    assert over(do(state, "pass")) == ((0, 14), (1, 0))


@clause("IL-91")
@pytest.mark.parametrize("between", ["place hoplite_4 alone", "attack archer 0 phalanx-3"])
def test_passes_end_the_siege_only_in_a_row(between):
    state = table(hands={1: "4"}, armies={0: "3", 1: "archer"})
    events = do(state, "pass", between, "pass")
    assert of(events, SiegeEnded) == []
    assert len(of(do(state, "pass"), SiegeEnded)) == 1


@clause("IL-91")
def test_passes_do_not_carry_over_into_the_next_siege():
    state = table(armies={1: "4"}, row="city-1 city-1")
    do(state, "pass", "pass")
    assert state.to_act() == (1,)
    assert of(do(state, "pass"), SiegeEnded) == []
    assert len(of(do(state, "pass"), SiegeEnded)) == 1


@clause("IL-91", "IL-41")
def test_players_who_passed_can_be_attacked():
    state = table(armies={0: "4", 1: "archer"})
    do(state, "pass")
    assert "attack archer 0 phalanx-4" in names(state, 1)


@clause("IL-92")
def test_the_stronger_army_takes_a_card_and_agamemnon():
    state = table(armies={0: "3", 1: "4"}, row="city-1 helen", tiles={"agamemnon": 0})
    assert over(do(state, "pass", "pass")) == ((3, 4), (1, 0))
    assert (state.to_act(), names(state)) == ((1,), ["take helen-5", "take city-1"])
    assert of(do(state, "take city-1"), VictoryTaken) == [VictoryTaken(1, CITY_1)]
    assert list(map(sum, state.won)) == [0, 1]
    assert state.tiles[AGAMEMNON] == 1


@clause("IL-92")
@pytest.mark.parametrize("army", ["4", ""])
@pytest.mark.parametrize("first", [0, 1])
def test_of_equal_armies_the_last_to_pass_loses(first, army):
    state = table(armies={0: army, 1: army}, order=(first, 1 - first), starter=first, row="city-1 city-1")
    assert over(do(state, "pass", "pass"))[1] == (first, 1 - first)
    assert list(map(sum, state.won)) == [first == 0, first == 1]


@clause("IL-92")
def test_an_earlier_pass_does_not_matter_to_equal_armies():
    state = table(hands={1: "elephant 4"}, armies={0: "4"}, row="city-1 city-1")
    events = do(state, "pass", "place elephant alone", "pass", "place hoplite_4 alone", "pass", "pass")
    assert over(events) == ((4, 4), (0, 1))


@clause("IL-93")
def test_the_second_card_stays_and_one_is_added():
    state = table(armies={0: "4"}, row="city-1 helen", victories="trireme-2 trireme-2")
    events = do(state, "pass", "pass", "take city-1")
    (siege,) = of(events, SiegeBegan)
    assert (siege.gorgon, siege.points, siege.row, siege.first) == (False, UNKNOWN, (HELEN, TRIREME_2), 0)


@clause("IL-93", "IL-71")
def test_after_a_siege_each_draws_three_up_to_a_limit_of_twelve():
    hand = "1 2 3 4 archer chariot elephant catapult ballista portcullis"
    state = table(hands={0: "4", 1: hand}, armies={0: "4"}, row="city-1 city-1")
    events = do(state, "pass", "pass")
    assert [(event.seat, len(event.kinds)) for event in of(events, Drew)] == [(0, 3), (1, 3)]
    assert (state.to_act(), sum(state.hands[0]), sum(state.hands[1])) == ((1,), 4, 13)
    do(state, "discard archer")
    assert (state.to_act(), sum(state.hands[1])) == ((0,), 12)


@clause("IL-94")
def test_a_trojan_horse_may_be_placed_by_two_players():
    state = table(hands={0: "horse 4"})
    do(state, "place trojan_horse alone", "pass", "place hoplite_4 horse-1")
    assert army_words(state, 0) == ["horse:4"]
    assert state.view(1).armies[0].hidden == ()


@clause("IL-94", "IL-55")
def test_horses_are_shown_and_arranged_at_the_end_of_a_siege_of_two():
    state = table(armies={0: "42 horse:31", 1: "4 horse:3"}, starter=1, order=(1, 0), row="city-1 city-1")
    events = do(state, "pass", "pass")
    assert of(events, HorsesOpened) == [HorsesOpened(1, (2,)), HorsesOpened(0, (0, 2))]
    assert (state.to_act(), of(events, Laid)) == ((1,), [])
    assert over(do(state, "accept", "lay hoplite_3 alone", "lay hoplite_1 phalanx-42")) == ((21 + 3, 14), (0, 1))


@clause("IL-94", "IL-91")
def test_no_horse_is_shown_while_only_one_has_passed():
    state = table(armies={0: "horse:31"}, hands={1: "1"})
    events = do(state, "pass", "place hoplite_1 alone", "pass")
    assert of(events, HorsesOpened) == []
