"""Reduced piles, the end of the game, and the next battle (HA-60 to HA-63)."""

import pytest

from engine.contract import random_game
from engine.core import NOBODY, Outcome
from games.hector.rules.cards import FRONTS, NONE, RESERVE
from games.hector.rules.events import BattleBegan, GameEnded, PileReduced, TilesShuffled
from games.hector.rules.position import VANGUARD
from tests.clauses import clause
from tests.games.hector.table import GAME, dealt, do, last_pair, names, of, table

WON = {"hands": {0: "yellow-4", 1: "red-1"}, "played": {0: "yellow-1 red-2", 1: "brown-1"}}  # seat 0 wins
DRAWN = {"hands": {0: "yellow-4", 1: "blue-4"}, "played": {0: "red-1", 1: "brown-1"}}


@clause("HA-60")
@pytest.mark.parametrize(("left", "reduced"), [(5, False), (4, True), (1, True), (0, True)])
def test_a_front_pile_of_fewer_than_five_goes_to_the_reserve(left, reduced):
    state, events = last_pair(**WON, sizes={1: (left, 8, 8, 8)})
    assert of(events, PileReduced) == ([PileReduced(1, 0, left)] if reduced else [])
    assert [len(pile) for pile in state.piles[1]] == ([0, 8, 8, 8 + left] if reduced else [left, 8, 8, 8])
    assert state.reduced[1] == [reduced, False, False]
    assert state.piles[1][3] == sorted(state.piles[1][3])


@clause("HA-60")
def test_every_front_pile_of_both_sides_is_looked_at():
    _, events = last_pair(**WON, sizes={0: (8, 4, 8, 8), 1: (8, 8, 3, 8)})
    assert of(events, PileReduced) == [PileReduced(0, 1, 4), PileReduced(1, 2, 3)]


@clause("HA-60")
def test_a_pile_is_reduced_once():
    _, events = last_pair(**WON, reduced={1: (2,)}, sizes={1: (3, 8, 8, 8)})
    assert of(events, PileReduced) == [PileReduced(1, 0, 3)]


@clause("HA-60")
def test_the_winners_troops_are_back_before_the_piles_are_looked_at():
    state, events = last_pair(**WON, sizes={0: (2, 8, 8, 8)})
    assert not of(events, PileReduced)
    assert len(state.piles[0][0]) == 5


@clause("HA-60")
@pytest.mark.parametrize("loser", [0, 1])
def test_without_a_front_the_game_is_lost(loser):
    state, events = last_pair(
        **WON, reduced={loser: (2, 3)}, sizes={loser: (0, 0, 0, 9)} if loser else {0: (1, 0, 0, 9)}
    )
    assert of(events, GameEnded) == [GameEnded((1 - loser,), "front")]
    winner = (0.0, 1.0) if loser == 0 else (1.0, 0.0)
    assert state.outcome() == Outcome(winner, (2, 1) if loser == 0 else (1, 2), "front")
    assert (state.to_act(), state.legal(0), state.legal(1)) == ((), [], [])


@clause("HA-60")
def test_two_reduced_piles_are_not_the_end():
    state, events = last_pair(**WON, reduced={1: (2, 3)})
    assert not of(events, GameEnded)
    assert state.phase == VANGUARD


@clause("HA-61")
@pytest.mark.parametrize(("left", "lost"), [(5, False), (4, True), (0, True)])
@pytest.mark.parametrize("loser", [0, 1])
def test_with_too_small_a_reserve_the_game_is_lost(left, lost, loser):
    """Seat 0 has won the battle and may lose the game by it; its reserve did not fight."""
    _, events = last_pair(**WON, sizes={loser: (8, 8, 8, left)})
    assert of(events, GameEnded) == ([GameEnded((1 - loser,), "reserve")] if lost else [])


@clause("HA-61")
def test_the_reserve_is_looked_at_after_reduced_piles_have_come_to_it():
    state, events = last_pair(**WON, sizes={1: (3, 8, 8, 2)})
    assert not of(events, GameEnded)
    assert len(state.piles[1][3]) == 5


@clause("HA-61")
def test_a_penalty_can_cost_the_game():
    about = {"hands": {0: "red-1", 1: "blue-1"}, "played": {0: "red-2", 1: "blue-2"}, "turn": 4}
    state = table(**about, shame={0: 3}, reduced={0: (1,)}, sizes={0: (0, 8, 8, 6)})
    assert of(do(state, "retreat"), GameEnded) == [GameEnded((1,), "reserve")]


def standing(state):
    """Return the sizes of all piles but those that are reduced, if a battle is to begin."""
    fronts = [(seat, at) for seat in (0, 1) for at in FRONTS if not state.reduced[seat][at]]
    found = [len(state.piles[seat][at]) for seat, at in [*fronts, (0, RESERVE), (1, RESERVE)]]
    return found if state.phase == VANGUARD else []


@clause("HA-60", "HA-61")
def test_between_battles_every_pile_is_large_enough():
    """So a pile that no card has left is never too small, and to look at all piles comes to the same."""
    for seed in range(5):
        for state, _, _ in random_game(GAME, "standard", 2, seed):
            assert all(cards >= 5 for cards in standing(state))


@clause("HA-60", "HA-61")
def test_the_fronts_are_looked_at_before_the_reserve():
    _, events = last_pair(**WON, reduced={1: (2, 3)}, sizes={1: (0, 0, 0, 2)})
    assert of(events, GameEnded) == [GameEnded((0,), "front")]


@clause("HA-62")
@pytest.mark.parametrize(
    ("about", "victor"),
    [(WON, 0), ({"hands": {0: "red-1", 1: "blue-4"}, "played": {0: "red-2", 1: "blue-1"}}, 1)],
)
def test_if_both_would_lose_the_winner_of_the_battle_wins(about, victor):
    _, events = last_pair(**about, sizes={0: (8, 8, 8, 4), 1: (8, 8, 8, 4)})
    assert of(events, GameEnded) == [GameEnded((victor,), "battle")]


@clause("HA-62")
@pytest.mark.parametrize(
    ("sizes", "winners", "reason"),
    [
        ({0: (9, 8, 8, 4), 1: (8, 8, 8, 4)}, (0,), "troops"),
        ({0: (8, 8, 8, 4), 1: (8, 8, 9, 4)}, (1,), "troops"),
        ({0: (8, 8, 8, 4), 1: (8, 9, 8, 3)}, (0, 1), "equal"),
    ],
)
def test_after_a_drawn_battle_the_larger_army_wins(sizes, winners, reason):
    state, events = last_pair(**DRAWN, sizes=sizes)
    assert of(events, GameEnded) == [GameEnded(winners, reason)]
    if len(winners) == 2:
        assert state.outcome() == Outcome((0.5, 0.5), (1, 1), "equal")


@clause("HA-62")
def test_after_a_drawn_battle_one_side_alone_may_lose():
    _, events = last_pair(**DRAWN, sizes={0: (8, 8, 8, 4)})
    assert of(events, GameEnded) == [GameEnded((1,), "reserve")]


@clause("HA-63")
def test_the_tile_is_put_aside_and_the_table_is_cleared():
    state, events = last_pair(**WON, hero={0: "green", 1: "red"}, tiles=[1, 2])
    assert (state.tile, state.tiles, state.colours) == (NONE, [0, 1], [NONE, NONE])
    assert not of(events, TilesShuffled)
    assert (state.front, state.fighting, state.turn) == (NONE, [NONE, NONE], 0)
    assert (state.victor, state.shown, state.retreated) == (NOBODY, False, False)
    assert (state.played, state.hands, state.hero) == ([[], []], [[], []], [NONE, NONE])
    assert of(events, BattleBegan) == [BattleBegan(2, 0)]


@clause("HA-63")
def test_used_tiles_are_shuffled_again():
    state, events = last_pair(**WON, tiles=[])
    assert of(events, TilesShuffled) == [TilesShuffled()]
    assert state.tiles == [0, 1, 2, 3, 4, 5]


@clause("HA-63")
def test_a_last_tile_is_turned_up_before_they_are_shuffled():
    state, events = last_pair(**WON, tiles=[5])
    assert not of(events, TilesShuffled)
    assert state.tiles == [4]


@clause("HA-63", "HA-12")
def test_six_battles_are_fought_with_six_tiles():
    state, turned_up = dealt(), []
    for _ in range(6):
        do(state, "vanguard reserve")
        do(state, *names(state, "name")[:1])
        turned_up.append(state.tile)
        do(state, names(state, "fate")[0], "retreat")
    assert sorted(turned_up) == state.tiles == [0, 1, 2, 3, 4, 5]


@clause("HA-63")
def test_heroes_put_under_the_pile_are_shuffled_with_the_others():
    state, _ = last_pair(**WON, hero={0: "green", 1: "red"}, under={0: "brown red"})
    assert (state.heroes[0], state.under[0]) == ([0, 1, 2, 3, 4, 5], [])


@clause("HA-63")
def test_the_fighting_pile_is_shuffled():
    """Whatever was put back may be on top."""
    tops = set()
    for seed in range(200):
        state, _ = last_pair(**WON, piles={0: {1: "purple-1 purple-2"}})
        tops.add(do(state, "vanguard 1", seed=seed)[0].kind)
    assert len(tops) == 5


@clause("HA-63")
def test_troops_and_hand_lie_in_no_order_in_the_pile():
    """A pile is kept sorted, so that no position says what will be drawn."""
    state = table(hands={0: "red-1", 1: "yellow-4"}, played={0: "red-2", 1: "purple-4 blue-1"}, turn=3)
    do(state, "retreat")
    assert all(pile == sorted(pile) for piles in state.piles for pile in piles)


@clause("HA-63")
def test_at_the_end_of_the_game_no_tiles_are_shuffled():
    state, events = last_pair(**WON, tiles=[], sizes={1: (8, 8, 8, 4)})
    assert of(events, GameEnded)
    assert (state.tiles, of(events, TilesShuffled)) == ([], [])
