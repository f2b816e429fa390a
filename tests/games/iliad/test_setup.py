"""Components and set-up: IL-01 to IL-08."""

from bisect import insort

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN, TableRefused
from games.iliad.rules.cards import CITY, HELEN, KINDS, TRIREME
from games.iliad.rules.events import Drew, Hid, HorsesOpened, Passed, PutAway, SiegeBegan
from games.iliad.rules.position import NO_ORACLE
from tests.clauses import clause
from tests.games.iliad.table import GAME, army_words, census, counts, do, kind_of, names, of, oracle, table

TABLES = [
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("standard", 5),
    ("teams", 4),
    ("teams", 6),
]


def deal(variant, seats, seed=1, **chosen):
    return GAME.deal(seats, GAME.options(seats, {"variant": variant, **chosen}), Guess(seed))


def actors(state, turns):
    """Return the seats to act in a number of turns, each placing a card."""
    found = []
    for _ in range(turns):
        found += state.to_act()
        do(state, names(state, state.to_act()[0], "place")[0])
    return found


def swap(hand, one, other):
    """Make one card of a hand another."""
    hand[kind_of(one)] -= 1
    hand[kind_of(other)] += 1


# -- components


@clause("IL-01")
def test_the_tiles_are_worth_1_2_and_2():
    state = table(3, tiles={"agamemnon": 0, "athena": 1, "poseidon": 2})
    assert state.view(0).points == (1, 2, 2)


@clause("IL-01")
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_at_first_nobody_owns_a_tile(variant, seats):
    state, _ = deal(variant, seats)
    assert state.view(0).tiles == (NOBODY, NOBODY, NOBODY)
    assert state.view(0).points == (0,) * seats


@clause("IL-02")
def test_there_are_75_army_21_victory_6_hero_and_8_oracle_cards():
    sheet = GAME.sheet
    assert sum(sheet.counts) == 75
    assert sum(card.count for card in sheet.victories) == 21
    assert len(sheet.heroes) == 6
    assert sum(card.count for card in sheet.oracles) == 8


@clause("IL-02")
def test_every_kind_of_army_card_is_in_the_box():
    assert len(GAME.sheet.counts) == len(KINDS) == 11
    assert min(GAME.sheet.counts) >= 1


@clause("IL-02")
def test_victory_cards_are_triremes_cities_and_one_helen_worth_5():
    cards = GAME.sheet.victories
    assert [(card.points, card.count) for card in cards if card.kind == HELEN] == [(5, 1)]
    assert {card.kind for card in cards} == {HELEN, CITY, TRIREME}
    assert sum(card.count for card in cards if card.kind in (CITY, TRIREME)) == 20


@clause("IL-02")
def test_every_thanatos_takes_points_and_the_gorgon_takes_none():
    oracles = GAME.sheet.oracles
    assert {card.gorgon for card in oracles} == {True, False}
    assert all(card.points > 0 for card in oracles if not card.gorgon)
    assert [card.points for card in oracles if card.gorgon] == [0]


@clause("IL-02")
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_all_army_cards_are_dealt_or_in_the_pile(variant, seats):
    state, _ = deal(variant, seats)
    assert census(state) == list(GAME.sheet.counts)
    assert state.discards == [0] * len(KINDS)


# -- set-up


@clause("IL-03", "IL-02")
@pytest.mark.parametrize(
    ("variant", "seats", "heroes"),
    [
        ("standard", 2, [0, 0]),
        ("standard", 3, [3, 2, 1]),
        ("standard", 4, [4, 3, 2, 1]),
        ("standard", 5, [5, 4, 3, 2, 1]),
        ("teams", 4, [4, 3, 2, 1]),
        ("teams", 6, [6, 5, 4, 3, 2, 1]),
    ],
)
def test_heroes_in_play_are_as_many_as_players(variant, seats, heroes):
    happened = do(table(seats, variant), *["pass"] * seats)
    assert [passed.hero for passed in of(happened, Passed)] == heroes


@clause("IL-03")
def test_two_players_have_no_heroes():
    state = table(2, armies={0: "4"}, hands={1: "4"})
    do(state, "pass")
    assert army_words(state, 0) == ["4"]


@clause("IL-04")
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_each_player_is_dealt_12_cards_and_10_in_the_team_game_of_six(variant, seats):
    state, happened = deal(variant, seats)
    hand = 10 if seats == 6 else 12
    assert [sum(cards) for cards in state.hands] == [hand] * seats
    assert sorted((drew.seat, len(drew.kinds)) for drew in of(happened, Drew)) == [
        (seat, hand) for seat in range(seats)
    ]
    assert len(state.pile) == 75 - seats * hand


AT_STAKE = [
    ("standard", 3, 1),
    ("standard", 4, 2),
    ("standard", 5, 3),
    ("teams", 4, 2),
    ("teams", 6, 3),
]


@clause("IL-05")
@pytest.mark.parametrize(("variant", "seats", "cards"), AT_STAKE)
def test_the_first_siege_turns_up_one_oracle_and_its_victory_cards(variant, seats, cards):
    state, happened = deal(variant, seats)
    (began,) = of(happened, SiegeBegan)
    assert (began.number, len(began.row), sum(state.row), len(state.victories)) == (1, cards, cards, 21 - cards)
    assert began.points == GAME.sheet.oracles[state.oracle].points
    assert len(state.oracles) == 7


@clause("IL-05")
@pytest.mark.parametrize(("variant", "seats", "cards"), AT_STAKE)
def test_a_siege_after_a_thanatos_turns_up_as_many_again(variant, seats, cards):
    state = table(seats, variant, row=" ".join(["city-1"] * cards), oracles="thanatos-2 thanatos-2")
    (began,) = of(do(state, *["pass"] * seats), SiegeBegan)
    assert (began.number, began.points, len(began.row), len(state.oracles)) == (2, 2, cards, 1)


@clause("IL-05")
def test_two_players_turn_up_two_victory_cards_and_no_oracle():
    state, happened = deal("standard", 2)
    (began,) = of(happened, SiegeBegan)
    assert (len(began.row), began.points, began.gorgon) == (2, UNKNOWN, False)
    assert (state.oracle, state.oracles) == (NO_ORACLE, [])


@clause("IL-05")
def test_two_players_add_a_single_card_from_the_second_siege_on():
    state = table(2, row="city-1 city-1", victories="trireme-1 trireme-1 trireme-1")
    (began,) = of(do(state, "pass", "pass"), SiegeBegan)
    assert began.row == (CITY * 100 + 1, TRIREME * 100 + 1)
    assert (began.points, state.oracle) == (UNKNOWN, NO_ORACLE)


@clause("IL-05")
@pytest.mark.parametrize(("variant", "seats", "cards"), AT_STAKE)
def test_a_siege_after_a_gorgon_adds_a_single_card(variant, seats, cards):
    state = table(seats, variant, siege="gorgon", row=" ".join(["city-1"] * cards))
    (began,) = of(do(state, *["pass"] * seats), SiegeBegan)
    assert len(began.row) == cards + 1


@clause("IL-06")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_choose_who_begins_the_first_siege(first):
    for seed in range(5):
        state, happened = deal("standard", 3, seed, first=first)
        assert (state.to_act(), of(happened, SiegeBegan)[0].first) == ((first,), first)


@clause("IL-06")
@pytest.mark.parametrize("first", [-2, 3])
def test_only_a_seat_at_the_table_can_be_chosen_to_begin(first):
    with pytest.raises(TableRefused):
        deal("standard", 3, first=first)


@clause("IL-06")
def test_chance_decides_who_begins_unless_agreed():
    begun = {deal("standard", 3, seed)[0].to_act() for seed in range(40)}
    assert begun == {(0,), (1,), (2,)}


@clause("IL-06")
def test_the_holder_of_agamemnon_begins_a_later_siege():
    state = table(3, armies={2: "4"}, tiles={"agamemnon": 1})
    (began,) = of(do(state, "pass", "pass", "pass"), SiegeBegan)
    assert (began.first, state.to_act()) == (2, (2,))


@clause("IL-06")
def test_agamemnon_begins_again_after_a_siege_nobody_won():
    state = table(3, siege="gorgon", tiles={"agamemnon": 1})
    (began,) = of(do(state, "pass", "pass", "pass"), SiegeBegan)
    assert (began.first, state.to_act()) == (1, (1,))


@clause("IL-06")
def test_while_nobody_holds_agamemnon_the_same_player_begins_again():
    state = table(3, siege="gorgon", starter=2, order=[2, 0, 1])
    (began,) = of(do(state, "pass", "pass", "pass"), SiegeBegan)
    assert (began.first, state.to_act()) == (2, (2,))


@clause("IL-06")
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_play_goes_clockwise_from_the_beginner(variant, seats):
    hands = dict.fromkeys(range(seats), "1")
    state = table(seats, variant, order=[1, *range(2, seats), 0], starter=1, hands=hands)
    assert actors(state, seats) == [*range(1, seats), 0]
    assert state.to_act() == (1,)


@clause("IL-06")
def test_play_goes_clockwise_from_the_first_deal_on():
    deals = (deal("standard", 4, seed, first=2)[0] for seed in range(9))
    state = next(state for state in deals if not state.gorgon)
    assert actors(state, 6) == [2, 3, 0, 1, 2, 3]


# -- what is secret


@clause("IL-07")
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_hand_and_the_pile_are_hidden_from_all_others(variant, seats):
    """Partners too: a card of seat 0 exchanged with one of the pile changes nothing they see."""
    state = table(seats, variant, hands={0: "4 archer", 1: "2"})
    twin = state.copy()
    swap(twin.hands[0], "4", "1")
    twin.pile.remove(kind_of("1"))
    insort(twin.pile, kind_of("4"))
    assert all(state.view(seat) == twin.view(seat) for seat in (*range(1, seats), NOBODY))
    assert state.view(0).hand == tuple(counts("4 archer"))
    assert twin.view(0).hand == tuple(counts("1 archer"))


@clause("IL-07")
def test_a_spectator_sees_no_hand():
    state = table(3, hands={0: "4", 1: "3", 2: "2"})
    assert state.view(NOBODY).hand == tuple(counts(""))


@clause("IL-07")
@pytest.mark.parametrize("other", [1, 2, 3, NOBODY])
def test_others_hear_only_how_many_cards_were_drawn(other):
    _, happened = deal("teams", 4)
    drew = of(happened, Drew)[0]
    heard = drew.heard_by(other if other != drew.seat else 0)
    assert heard == Drew(drew.seat, (UNKNOWN,) * 12)
    assert drew.heard_by(drew.seat) == drew


@clause("IL-07")
def test_piles_are_shuffled():
    assert len({str(deal("standard", 3, seed)[0].hands) for seed in range(10)}) == 10
    assert len({deal("standard", 3, seed)[0].oracle for seed in range(40)}) == len(GAME.sheet.oracles)
    assert len({str(deal("standard", 3, seed)[0].row) for seed in range(80)}) == len(GAME.sheet.victories)


@clause("IL-07")
@pytest.mark.parametrize("who", [0, 1, 2, 3, NOBODY])
def test_counts_discards_victory_cards_tiles_and_points_are_public(who):
    view = table(
        4,
        hands={0: "4 3 archer", 2: "1"},
        armies={1: "horse:42a horse", 3: "horse:1"},
        discards="4 chariot",
        row="city-1 helen",
        won={0: "city-3 trireme-2", 3: "city-2"},
        doom={3: (3,)},
        tiles={"athena": 0, "agamemnon": 3},
    ).view(who)
    assert view.hand_sizes == (3, 0, 1, 0)
    assert [army.horses for army in view.armies] == [(), (3, 0), (), (1,)]
    assert view.discards == tuple(counts("4 chariot"))
    assert (sum(view.row), list(map(sum, view.won))) == (2, [2, 0, 0, 1])
    assert (view.tiles, view.points) == ((3, 0, NOBODY), (7, 0, 0, 0))


@clause("IL-07")
def test_a_discard_down_to_the_limit_is_public():
    hand = "4 4 4 4 3 3 3 3 2 2 2 2"
    state = table(3, hands={0: hand}, order=[0], pile="1 1 1 1 1 1 1 1 1 1")
    do(state, "pass")
    (away,) = of(do(state, "discard hoplite_4"), PutAway)
    assert [away.heard_by(seat) for seat in (0, 1, 2, NOBODY)] == [PutAway(0, kind_of("4"))] * 4


@clause("IL-07")
@pytest.mark.parametrize(("who", "heard"), [(0, "a"), (1, None), (2, None), (3, None), (NOBODY, None)])
def test_a_card_put_into_a_horse_is_seen_by_others_as_a_card(who, heard):
    state = table(4, "teams", armies={0: "horse"}, hands={0: "archer"})
    (move,) = (move for move in state.legal(0) if str(move) == "place archer horse-1")
    (hid,) = of(do(state, str(move)), Hid)
    assert hid.heard_by(who) == Hid(0, kind_of(heard) if heard else UNKNOWN, 0)
    assert move.public == "place card horse-1"


@clause("IL-07")
def test_a_card_placed_in_the_open_is_no_secret():
    state = table(4, "teams", armies={0: "horse elephant"}, hands={0: "archer"})
    assert [move.public for move in state.legal(0)] == [
        "pass",
        "place archer alone",
        "place archer elephant",
        "place card horse-1",
    ]


@clause("IL-07")
def test_what_a_horse_holds_is_hidden_from_partners_and_foes():
    state = table(4, "teams", armies={0: "horse:4a"}, hands={0: "2"})
    twin = state.copy()
    twin.armies[0].stable[0][:] = [kind_of("2"), kind_of("a")]
    swap(twin.hands[0], "2", "4")
    assert all(state.view(seat) == twin.view(seat) for seat in (1, 2, 3, NOBODY))
    assert state.view(0).armies[0].hidden == ((kind_of("4"), kind_of("a")),)


@clause("IL-07")
def test_only_players_to_act_have_moves():
    state = table(3, hands={0: "4", 1: "3", 2: "2"})
    assert names(state, 0) == ["pass", "place hoplite_4 alone"]
    assert (state.legal(1), state.legal(2), state.legal(NOBODY)) == ([], [], [])


# -- the kind of siege


@clause("IL-08")
@pytest.mark.parametrize(("turned", "gorgon", "points"), [("gorgon", True, 0), ("thanatos-3", False, 3)])
def test_the_oracle_decides_the_kind_of_siege(turned, gorgon, points):
    state = table(3, oracles=turned)
    (began,) = of(do(state, "pass", "pass", "pass"), SiegeBegan)
    assert (began.gorgon, began.points) == (gorgon, points)
    assert (state.oracle, state.gorgon) == (oracle(state, turned), gorgon)


@clause("IL-08")
def test_a_thanatos_siege_may_follow_a_gorgon_siege():
    state = table(3, siege="gorgon", oracles="thanatos-2")
    (began,) = of(do(state, "pass", "pass", "pass"), SiegeBegan)
    assert (began.gorgon, began.points, state.gorgon) == (False, 2, False)


@clause("IL-08")
def test_the_first_oracle_decides_too():
    kinds = set()
    for seed in range(40):
        state, happened = deal("standard", 3, seed)
        kinds.add(state.gorgon)
        assert state.gorgon == of(happened, SiegeBegan)[0].gorgon == GAME.sheet.oracles[state.oracle].gorgon
    assert kinds == {True, False}


@clause("IL-08")
@pytest.mark.parametrize("action", ["place hoplite_4 alone", "attack archer 1 phalanx-2", "pass"])
@pytest.mark.parametrize("siege", ["thanatos-1", "gorgon"])
def test_any_action_ends_the_turn(action, siege):
    armies = {0: "archer", 1: "2", 2: "2"}
    state = table(3, siege=siege, hands={0: "4"}, armies=armies)
    do(state, action)
    assert (state.to_act(), state.legal(0)) == ((1,), [])


@clause("IL-08")
def test_an_action_does_not_open_the_horses():
    state = table(3, hands={0: "4"}, armies={1: "horse:4"})
    assert of(do(state, "place hoplite_4 alone"), HorsesOpened) == []
    assert army_words(state, 1) == ["horse:4"]
