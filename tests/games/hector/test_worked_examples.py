"""The battle worked out in the rulebook: 9 against 11."""

from games.hector.rules.events import BattleCounted, HeroShown
from tests.clauses import clause
from tests.games.hector.table import colours, do, last_pair, of, table

TOM, LIN = "yellow-3 yellow-4 yellow-2 red-1 blue-2", "blue-1 purple-3 green-1 red-4 blue-3"
BOTH = {
    "played": {0: TOM, 1: LIN},
    "hero": {0: "green"},
    "deployed": {1: ("purple", "blue-1")},
    "favoured": {1: "purple-3 red-4"},
}


@clause("HA-40")
def test_nine_against_eleven():
    state = table(**BOTH)
    assert [state.strength(seat) for seat in (0, 1)] == [9, 11]


@clause("HA-30")
def test_for_fate_it_is_twelve_against_seventeen():
    state = table(**BOTH)
    assert [state.total(seat) for seat in (0, 1)] == [12, 17]


@clause("HA-40", "HA-41")
def test_the_last_pair_of_turns_of_that_battle():
    about = BOTH | {"played": {0: TOM.removesuffix(" blue-2"), 1: LIN.removesuffix(" blue-3")}}
    state, events = last_pair(**about, hands={0: "blue-2", 1: "blue-3"})
    assert of(events, HeroShown) == [HeroShown(0, colours("green")[0])]
    assert of(events, BattleCounted) == [BattleCounted((9, 11))]
    assert state.attacker == 1


@clause("HA-24", "HA-40")
def test_a_favour_more_on_the_blue_troop_makes_twelve():
    about = BOTH | {"favoured": {1: "purple-3"}, "hands": {0: "red-2", 1: "red-2"}}
    state = table(**about, actor=1)
    do(state, "strengthen blue-3")
    assert state.strength(1) == 12
