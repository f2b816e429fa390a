"""The box, the deal, and who begins (HA-01 to HA-04)."""

from importlib.resources import files

import pytest

from engine.chance import Guess
from engine.core import NOBODY, TableRefused
from games.hector.rules.cards import COLOURS, HUE, SIDES, VALUE
from games.hector.rules.events import BattleBegan
from tests.clauses import clause
from tests.games.hector.box import counts
from tests.games.hector.table import GAME, SEATS, dealt, names, table

HEROES = {
    "achaean": {"Achilles", "Aias", "Agamemnon", "Diomedes", "Menelaus", "Odysseus"},
    "trojan": {"Acamas", "Aeneas", "Glaucus", "Hector", "Paris", "Sarpedon"},
}


@clause("HA-01")
def test_each_side_has_two_troops_of_each_value_in_each_colour():
    state = dealt()
    for seat in SEATS:
        troops = [kind for pile in state.piles[seat] for kind in pile]
        assert len(troops) == 48
        assert {(HUE[kind], VALUE[kind]) for kind in troops} == {
            (hue, value) for hue in range(6) for value in range(1, 5)
        }
        assert set(counts(troops)) == {2}


@clause("HA-01")
def test_each_side_has_a_hero_of_each_colour_worth_three_to_six():
    for side, heroes in zip(SIDES, GAME.sheet.heroes, strict=True):
        assert {hero.names["en"] for hero in heroes} == HEROES[side]
        assert {hero.value for hero in heroes} == {3, 4, 5, 6}
    by_name = {hero.names["en"]: (COLOURS[at], hero.value) for at, hero in enumerate(GAME.sheet.heroes[0])}
    assert (by_name["Aias"], by_name["Agamemnon"]) == (("green", 5), ("purple", 4))


@clause("HA-01")
def test_the_achaean_seat_has_the_achaean_heroes():
    owned = GAME.with_cards(altered("value = 6", "value = 9"), "own")
    state = dealt(achaean=1, game=owned)
    assert [state.hero_value(seat, 0) for seat in SEATS] == [6, 9]
    assert [state.code(seat, 2) for seat in SEATS] == [6 + 2, 2]


def altered(old, new):
    return files("games.hector").joinpath("cards.toml").read_text(encoding="utf-8").replace(old, new, 1)


@clause("HA-02")
def test_four_piles_of_twelve_and_six_heroes_are_dealt():
    state = dealt()
    assert [[len(pile) for pile in state.piles[seat]] for seat in SEATS] == [[12] * 4] * 2
    assert state.heroes == [[0, 1, 2, 3, 4, 5]] * 2
    assert not any(map(any, (*state.lost, *state.reduced)))


@clause("HA-02")
def test_a_pile_that_is_dealt_has_no_order_that_could_be_known():
    assert all(pile == sorted(pile) for piles in dealt().piles for pile in piles)


@clause("HA-02")
def test_every_deal_is_another():
    assert len({str(dealt(seed=seed).piles) for seed in range(20)}) == 20


@clause("HA-03")
def test_there_are_three_favours_and_six_tiles_of_four_colours():
    state = dealt()
    assert (state.favours, state.shame, state.tiles) == ([3, 3], [0, 0], [0, 1, 2, 3, 4, 5])
    assert all(len(set(tile)) == 4 for tile in state.sheet.tiles)
    assert len(state.sheet.tiles) == 6


@clause("HA-03")
def test_no_two_colours_lie_opposite_each_other_twice():
    opposite = [frozenset((tile[at], tile[at + 2])) for tile in GAME.sheet.tiles for at in (0, 1)]
    assert len(set(opposite)) == 12


@clause("HA-04")
@pytest.mark.parametrize("achaean", SEATS)
def test_the_achaeans_attack_first(achaean):
    state, events = GAME.deal(2, GAME.options(2, {"achaean": achaean}), Guess(1))
    assert state.to_act() == (achaean,)
    assert events == [BattleBegan(1, achaean)]


@clause("HA-04")
def test_chance_decides_who_leads_the_achaeans_unless_it_is_agreed():
    options = GAME.options(2, {})
    assert options.achaean == NOBODY
    led = [GAME.deal(2, options, Guess(seed))[0].achaean for seed in range(40)]
    assert 8 < sum(led) < 32


@pytest.mark.parametrize(
    ("seats", "chosen", "wrong"),
    [
        (3, {}, "2 players, not 3"),
        (2, {"variant": "teams"}, "no variant 'teams'"),
        (2, {"first": 0}, "no option first"),
        (2, {"achaean": 2}, "may be -1, 0, 1, not 2"),
        (2, {"achaean": True}, "not True"),
        (2, {"achaean": "0"}, "not '0'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(seats, chosen, wrong):
    with pytest.raises(TableRefused, match=wrong):
        GAME.options(seats, chosen)


def test_a_described_position_is_what_was_said():
    state = table(hands={0: "red-1"}, played={0: "blue-1 red-2"}, hero={0: "green"})
    assert [len(pile) for pile in state.piles[0]] == [8] * 4
    assert "troop red-1" in names(state)
