"""Consulting the oracle, and the nine: DE-28, DE-40 to DE-48."""

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN
from games.delphi.rules.cards import ORACLES
from games.delphi.rules.events import (
    Drew,
    Fell,
    Hired,
    InVain,
    Kept,
    MarchEnded,
    OracleObeyed,
    OraclePutUnder,
    OracleRead,
    Recovered,
    Swapped,
)
from games.delphi.rules.oracles import plague
from games.delphi.rules.position import HIRE, NOTHING, OBEY, SWAP, TAKE_BACK
from tests.clauses import clause
from tests.games.delphi.table import do, gone, held, kind, lays, lying, names, of, oracles, table


def consulted(oracle, rows=None, hands=None, seats=3, **more):
    """Return a position in which seat 0 has just read an oracle."""
    hands = {**dict.fromkeys(range(seats), "6"), 0: "oracle 6", **(hands or {})}
    rows = rows or {0: "2", 1: "5", 2: "heracles"}
    state = table(seats, hands=hands, rows=rows, pile=oracle, **more)
    do(state, "play oracle")
    assert state.phase == OBEY
    return state


def obeyed(oracle, rows=None, hands=None, **more):
    """Return a position in which seat 0 has just obeyed an oracle, and what happened."""
    state = consulted(oracle, rows, hands, **more)
    return state, do(state, f"obey {oracle}")


# -- consulting


@clause("DE-28")
def test_the_top_oracle_is_read_to_all_and_obeyed_or_put_under():
    state = table(hands={0: "oracle 6", 1: "6"}, rows={0: "2", 1: "5", 2: "6"}, pile="glory")
    events = do(state, "play oracle")
    (read,) = of(events, OracleRead)
    assert read == read.heard_by(NOBODY) == OracleRead(0, ORACLES.index("glory"))
    assert names(state, 0) == ["obey glory", "put_under glory"]
    assert state.to_act() == (0,)


@clause("DE-28")
def test_an_obeyed_oracle_leaves_the_game_and_its_card_stays():
    state, events = obeyed("glory")
    assert of(events, OracleObeyed) == [OracleObeyed(0, ORACLES.index("glory"))]
    assert ORACLES.index("glory") in state.spent
    assert state.read == NOTHING
    assert lying(state, 0) == "2 oracle"


@clause("DE-28")
def test_an_oracle_put_under_is_lowest_and_the_next_must_be_obeyed():
    state = consulted("glory plague")
    first, second = state.read, state.oracles[0]
    events = do(state, f"put_under {ORACLES[first]}")
    assert of(events, OraclePutUnder) == [OraclePutUnder(0, first)]
    assert of(events, OracleRead) == [OracleRead(0, second)]
    assert of(events, OracleObeyed) == [OracleObeyed(0, second)]
    assert (state.under, state.oracles) == ([first], [])
    assert second in state.spent


@clause("DE-28")
def test_those_put_under_come_up_last_in_their_order():
    state = table(hands={0: "oracle oracle", 1: "6", 2: "6"}, rows={0: "2", 1: "5", 2: "6"}, pile="glory")
    state.oracles, state.under, state.spent = [8], [7, 5], [0, 1, 2, 3, 4, 6]
    events = do(state, "play oracle", "put_under glory")
    assert [ORACLES[event.oracle] for event in of(events, OracleRead)] == ["glory", "silence"]
    assert state.under == oracles("plague glory")
    events = do(state, "play oracle", "obey plague")
    assert state.under == oracles("glory")


@clause("DE-28")
@pytest.mark.parametrize("seed", range(20))
def test_any_oracle_of_unknown_order_may_be_on_top(seed):
    state = table(hands={0: "oracle 6", 1: "6"}, rows={0: "2", 1: "5", 2: "6"}, under="glory plague")
    do(state, "play oracle", seed=seed)
    assert state.read not in oracles("glory plague")


@clause("DE-28")
def test_an_oracle_for_the_march_lasts_though_its_player_withdraws():
    state, _ = obeyed("glory")
    do(state, "withdraw", "withdraw")
    assert state.gained == [-2, 2, 4]


# -- the nine


@clause("DE-40")
def test_the_laurel_wreath_adds_ten_until_the_march_is_over():
    state, _ = obeyed("laurel", rows={0: "2", 1: "heracles", 2: "prometheus"})
    assert state.value(0) == 24
    do(state, "withdraw", "withdraw")
    assert state.in_force == [NOBODY] * 9


@clause("DE-40", "DE-18")
def test_a_departed_players_wreath_adds_nothing():
    state, _ = obeyed("laurel", rows={0: "2", 1: "heracles 6", 2: "prometheus 6"}, hands={2: "2"})
    do(state, "withdraw")
    assert state.view(1).values == (0, 32, 30)


@clause("DE-40", "DE-25")
def test_the_wreath_is_halved_with_the_row():
    state, _ = obeyed("laurel", rows={0: "5", 1: "heracles neptune", 2: "prometheus 6"})
    assert state.value(0) == 15


@clause("DE-41")
def test_a_fresh_levy_draws_the_top_card_in_secret():
    state, events = obeyed("levy")
    (drew,) = of(events, Drew)
    assert len(drew.kinds) == 1
    assert drew.heard_by(1) == Drew(0, (UNKNOWN,))
    assert sum(state.hands[0]) == 2
    assert len(state.piles[0]) == 20


@clause("DE-41")
def test_without_a_pile_one_may_take_back_a_warrior_out_of_the_game():
    state, _ = obeyed("levy", piles={}, rows={0: "3 2 3", 1: "heracles", 2: "5 6@0"})
    assert (state.phase, state.to_act()) == (TAKE_BACK, (0,))
    assert names(state, 0) == [f"take_back warrior_{number}" for number in (2, 4, 5)]
    events = do(state, "take_back warrior_4")
    (took,) = of(events, Recovered)
    assert took == took.heard_by(NOBODY) == Recovered(0, kind("4"))
    assert held(state, 0) == "4 6"
    assert gone(state, 0).split().count("4") == 1
    assert state.phase != TAKE_BACK, "one is all"


@clause("DE-41")
def test_with_no_pile_and_no_warrior_nothing_happens():
    hands = {0: "oracle 2 3 3 4 4 5 5 6 6"}
    _, events = obeyed("levy", hands=hands, piles={}, rows={0: "2", 1: "5", 2: "6"})
    assert of(events, InVain) == [InVain(ORACLES.index("levy"))]
    assert of(events, Drew, Recovered) == []


@clause("DE-42")
def test_a_new_battle_order_swaps_two_cards_gods_and_the_oracle_too():
    state, _ = obeyed("battle_order", rows={0: "2 ares 3", 1: "heracles 6", 2: "prometheus 6"})
    assert state.phase == SWAP
    pairs = ["0 1", "0 2", "0 3", "1 2", "1 3", "2 3"]
    assert names(state, 0) == ["keep", *(f"swap {pair}" for pair in pairs)]
    events = do(state, "swap 1 2")
    assert of(events, Swapped) == [Swapped(0, kind("ares"), kind("3"))]
    assert lying(state, 0) == "2 3 ares oracle"
    assert state.value(0) == 22


@clause("DE-42")
def test_the_order_may_be_kept():
    state, _ = obeyed("battle_order")
    assert of(do(state, "keep"), Kept) == [Kept(0)]
    assert lying(state, 0) == "2 oracle"


@clause("DE-42")
@pytest.mark.parametrize("row", ["2 2", "2@1 2@1"])
def test_two_cards_of_a_kind_are_not_offered(row):
    state, _ = obeyed("battle_order", rows={0: row, 1: "heracles", 2: "prometheus"})
    assert names(state, 0, "swap") == ["swap 0 2", "swap 1 2"]


@clause("DE-42", "DE-18")
def test_an_own_and_a_hired_warrior_of_a_number_may_be_swapped():
    state, _ = obeyed("battle_order", rows={0: "2 2 2@1 2@2", 1: "heracles", 2: "prometheus"})
    assert names(state, 0, "swap 0") == ["swap 0 2", "swap 0 3", "swap 0 4"]
    assert names(state, 0, "swap 2") == ["swap 2 3", "swap 2 4"], "those hired from two cities, too"
    assert of(do(state, "swap 0 2"), Swapped) == [Swapped(0, kind("2"), kind("2"))]
    assert lying(state, 0) == "2@1 2 2 2@2 oracle"


@clause("DE-42", "DE-45", "DE-18")
def test_the_order_of_equal_warriors_decides_whose_card_falls():
    rows = {}
    for order in ("keep", "swap 0 1"):
        state, _ = obeyed("battle_order", rows={0: "2 2@1", 1: "heracles", 2: "prometheus"})
        do(state, order)
        plague(state, 0, Guess(1))
        rows[order] = lying(state, 0)
    assert rows == {"keep": "2 oracle", "swap 0 1": "2@1 oracle"}


@clause("DE-42")
def test_nothing_that_was_done_once_is_repeated():
    rows = {0: "2 hades zeus neptune", 1: "achilles 6", 2: "prometheus 6"}
    state, _ = obeyed("battle_order", rows=rows)
    do(state, "swap 0 1")
    assert lying(state, 0) == "hades 2 zeus neptune oracle"
    assert lying(state, 1) == "achilles 6"
    assert state.phase != SWAP


@clause("DE-42")
def test_fewer_than_two_kinds_leave_no_order_to_change():
    _, events = obeyed("battle_order", rows={1: "5", 2: "6"})
    assert of(events, InVain) == [InVain(ORACLES.index("battle_order"))]


@clause("DE-43")
def test_mercenaries_bring_a_warrior_of_an_opponent_to_the_right_end():
    state, _ = obeyed("mercenaries", rows={0: "2 3", 1: "3 heracles", 2: "6 hades 6"}, hands={2: "2"})
    assert (state.phase, state.to_act()) == (HIRE, (0,))
    assert names(state, 0) == ["hire 1 0", "hire 2 0", "hire 2 2"], "no Hero, and there is no saying no"
    events = do(state, "hire 2 0")
    assert of(events, Hired) == [Hired(0, 2, kind("6"))]
    assert lying(state, 0) == "2 3 oracle 6@2"
    assert lying(state, 2) == "hades 6"


@clause("DE-43")
def test_a_hired_warrior_pairs_like_ones_own():
    state, _ = obeyed("mercenaries", rows={0: "2", 1: "6 3 6", 2: "prometheus 6"}, hands={1: "2"})
    do(state, "hire 1 0", "play warrior_6")
    assert lying(state, 0) == "2 oracle 6@1 6"
    assert state.value(0) == 2 * 38


@clause("DE-43")
def test_without_a_warrior_to_hire_nothing_happens():
    state, events = obeyed("mercenaries", rows={0: "2", 1: "heracles", 2: "prometheus"})
    assert of(events, InVain) == [InVain(ORACLES.index("mercenaries"))]
    assert lying(state, 0) == "2 oracle"


@clause("DE-43")
def test_the_only_warrior_is_hired_without_a_question():
    state, events = obeyed("mercenaries", rows={0: "2", 1: "3 3 heracles", 2: "prometheus"})
    assert of(events, Hired) == [Hired(0, 1, kind("3"))]
    assert state.phase != HIRE


@clause("DE-44")
@pytest.mark.parametrize(("oracle", "gained"), [("safe_conduct", [0, 5, 10]), ("laurel", [-5, 5, 10])])
def test_safe_conduct_keeps_its_player_from_losing(oracle, gained):
    state, _ = obeyed(oracle, number=5, rows={0: "2", 1: "prometheus 5 5", 2: "heracles 6 6"}, hands={2: "2"})
    do(state, "withdraw", "withdraw")
    assert state.gained == gained


@clause("DE-44")
def test_safe_conduct_leaves_gains_alone():
    hands = {0: "oracle 6", 1: "2", 2: "2"}
    state, _ = obeyed("safe_conduct", hands=hands, rows={0: "5", 1: "prometheus", 2: "prometheus"})
    do(state, "play warrior_6", "lay pass", "lay pass")
    assert state.gained == [2, -1, -1]


@clause("DE-45")
def test_the_plague_takes_the_rightmost_warrior_or_hero_of_every_row():
    state, events = obeyed("plague", rows={0: "2 3 hades", 1: "5 achilles ares", 2: "heracles 4 4"})
    assert of(events, Fell) == [Fell(0, (kind("3"),)), Fell(1, (kind("achilles"),)), Fell(2, (kind("4"),))]
    assert [lying(state, seat) for seat in range(3)] == ["2 hades oracle", "5 ares", "heracles 4"]
    assert gone(state, 1) == "achilles"


@clause("DE-45", "DE-18")
def test_a_hired_warrior_that_falls_goes_to_its_own_city():
    state, _ = obeyed("plague", rows={0: "2 3@1", 1: "5 6", 2: "heracles 4"})
    assert (gone(state, 0), gone(state, 1)) == ("", "3 6")


@clause("DE-46")
def test_punished_pride_takes_every_card_with_the_highest_number():
    state, events = obeyed("pride", rows={0: "6 2", 1: "6 6", 2: "5 6 ares"}, hands={1: "2"})
    assert of(events, Fell) == [Fell(0, (kind("6"),)), Fell(1, (kind("6"),) * 2), Fell(2, (kind("6"),))]
    assert [lying(state, seat) for seat in range(3)] == ["2 oracle", "", "5 ares"]


@clause("DE-46")
def test_pride_looks_at_the_printed_number_and_not_at_the_value():
    _, events = obeyed("pride", rows={0: "2", 1: "5 ares", 2: "6"})
    assert of(events, Fell) == [Fell(2, (kind("6"),))]


@clause("DE-45", "DE-46")
@pytest.mark.parametrize("oracle", ["plague", "pride"])
def test_without_a_number_anywhere_nothing_falls(oracle):
    hands = {0: "oracle 6", 1: "apollo 6", 2: "ares 6"}
    state = table(hands=hands, rows={0: "hades", 1: "hera", 2: "moirai"}, pile=oracle)
    events = do(state, *lays("oracle", "apollo", "ares"), f"obey {oracle}")
    assert of(events, InVain) == [InVain(ORACLES.index(oracle))]
    assert of(events, Fell) == []


@clause("DE-47")
def test_silence_stills_the_gods_that_lie_and_those_laid_later():
    state, _ = obeyed("silence", rows={0: "2", 1: "6 apollo", 2: "6 ares"}, hands={0: "oracle apollo ares"})
    assert state.values([0, 1, 2]) == [4, 12, 12]
    do(state, "play apollo")
    assert state.value(0) == 4


@clause("DE-48")
def test_double_glory_doubles_gains_and_losses_of_the_march_alone():
    state, _ = obeyed("glory", number=4)
    events = do(state, "withdraw", "withdraw")
    assert of(events, MarchEnded)[0].gains == (-8, 8, 16)
    events = do(state, "lay pass", "lay pass", "lay pass")
    assert of(events, MarchEnded)[0].gains == (-5, -5, -5)


@clause("DE-48", "DE-44")
def test_glory_comes_before_safe_conduct():
    state, _ = obeyed("glory", force={"safe_conduct": 0})
    do(state, "withdraw", "withdraw")
    assert state.gained == [0, 2, 4]


@clause("DE-48", "DE-31")
def test_double_glory_also_counts_for_players_who_left():
    state, _ = obeyed("glory", players=[0, 2], places={1: 1}, rows={0: "2", 2: "heracles"})
    do(state, "withdraw")
    assert state.gained == [2, -2, 4]
