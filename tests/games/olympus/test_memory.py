"""What is secret, and what is remembered of it."""

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN
from games.olympus.rules import memory
from games.olympus.rules.memory import mark_in_hand, mark_under_pile
from tests.clauses import clause
from tests.games.olympus.box import fits
from tests.games.olympus.table import GAME, asked, do, hand, kind, table

MINE, THEIRS = mark_in_hand(0), mark_in_hand(1)


def known(state, watcher):
    return state.known[watcher]


@clause("OL-17")
def test_a_unit_returned_to_a_hand_is_known_to_be_there():
    state = table(theirs="cicones - - - - -", hand="circe jason argus")
    do(state, "play circe a1", "unit b1")
    assert known(state, 0) == known(state, NOBODY) == [(kind("cicones"), THEIRS)]
    assert known(state, 1) == []
    for seat in (0, NOBODY):
        for seed in range(10):
            assert kind("cicones") in GAME.imagine(state.view(seat), Guess(seed)).hands[1]


def test_played_and_paid_cards_are_no_longer_recalled():
    state = table(other="cicones electra pandora", hand="argus jason")
    do(state, "play argus a1", "use", "done")
    assert len(known(state, 0)) == 3
    do(state, "play cicones b1", "play pandora b2")
    assert known(state, 0) == []


def test_a_seen_hand_is_joined_by_cards_drawn_unseen():
    state = table(other="cicones electra", hand="argus jason")
    do(state, "play argus a1", "use", "done")
    do(state, "done", draws="medea hector")
    assert [card for card, _ in known(state, 0)] == sorted([kind("cicones"), kind("electra")])
    hands = {tuple(GAME.imagine(state.view(0), Guess(seed)).hands[1]) for seed in range(20)}
    assert len(hands) > 1
    assert all({kind("cicones"), kind("electra")} <= set(cards) for cards in hands)


def put_under(other="cicones electra"):
    """Seat 0 sees a hand, and one card of it or one drawn goes under the pile."""
    state = table(theirs="tiresias - - - - -", other=other, hand="argus jason")
    do(state, "play argus a1", "use", "done", draws="paris pandora")
    do(state, "done", "use", draws="medea hector midas")
    return state


@clause("OL-42")
def test_a_card_put_under_the_pile_may_be_one_that_was_known():
    state = put_under()
    told = do(state, "under cicones")
    assert known(state, 0) == [
        (kind("electra"), THEIRS | mark_under_pile(0)),
        (kind("cicones"), THEIRS | mark_under_pile(0)),
    ]
    assert [event.heard_by(0).kind for event in told if type(event).__name__ == "PutUnder"] == [UNKNOWN]
    places = {GAME.imagine(state.view(0), Guess(seed)).bottom[0][0] for seed in range(60)}
    assert {kind("cicones"), kind("electra")} < places, "it may as well be one of those drawn"


def test_only_the_player_who_put_a_card_under_the_pile_sees_it():
    state = put_under()
    do(state, "under cicones")
    assert [state.view(seat).bottom[0][0] for seat in (0, 1, NOBODY)] == [UNKNOWN, kind("cicones"), UNKNOWN]
    assert all(GAME.imagine(state.view(1), Guess(seed)).bottom == state.bottom for seed in range(5))


def test_a_second_look_tells_what_lies_under_the_pile():
    state = put_under()
    do(state, "under cicones")
    memory.record_look(state, 0, 1)
    assert (kind("cicones"), mark_under_pile(0)) in known(state, 0)
    assert (kind("electra"), THEIRS) in known(state, 0)


def test_the_player_who_put_a_card_under_the_pile_knows_it_if_drawn():
    state = table(under=[("cicones", 0), ("hector", 0), ("medea", 0)], pile=3, active=1)
    do(state, "done")
    assert known(state, 0) == [(kind("hector"), THEIRS), (kind("cicones"), THEIRS)]
    assert known(state, 1) == known(state, NOBODY) == []


def test_redrawing_a_card_one_put_under_the_pile_is_no_news():
    state = table(under=[("cicones", 0), ("hector", 0), ("medea", 0)], pile=3)
    do(state, "done")
    assert state.known == [[], [], []]


def test_a_card_known_to_both_reaches_the_player_who_did_not_place_it():
    state = put_under()
    do(state, "under cicones")
    memory.comes_up(state, 0, kind("cicones"), 1, 0)
    assert known(state, 0) == [(kind("electra"), THEIRS)]
    assert known(state, 1) == [(kind("cicones"), MINE)]


def test_others_count_a_redrawn_bottom_card_as_in_the_hand():
    state = put_under()
    do(state, "under cicones")
    memory.comes_up(state, 1, kind("cicones"), 1, 0)
    assert known(state, 0) == [(kind("electra"), THEIRS), (kind("cicones"), THEIRS)]


def test_spectators_cannot_tell_who_drew_a_card_from_under_the_pile():
    state = table(theirs="tiresias cicones - - - -", hand="circe jason argus")
    do(state, "play circe a1", "unit b2", "done", draws="paris pandora")
    do(state, "done", "use", draws="medea hector midas")
    do(state, "under cicones")
    assert known(state, NOBODY) == [(kind("cicones"), THEIRS | mark_under_pile(0))]
    memory.comes_up(state, 0, kind("cicones"), 1, 0)
    assert known(state, NOBODY) == [(kind("cicones"), THEIRS | MINE)]


def test_of_two_equal_cards_either_may_have_been_played():
    state = table(other="cicones cicones electra", hand="argus jason")
    do(state, "play argus a1", "use", "done", "play cicones b1")
    assert known(state, 0) == [(kind("cicones"), THEIRS)], "the other Cicones are still there"


def test_of_two_equal_cards_one_may_lie_under_the_pile():
    state = table(other="cicones cicones electra")
    state.known[0] = [(kind("cicones"), THEIRS | mark_under_pile(0)), (kind("cicones"), THEIRS)]
    memory.leaves_hand(state, 1, kind("cicones"))
    assert known(state, 0) == [(kind("cicones"), THEIRS | mark_under_pile(0))]


def test_a_card_under_the_pile_stays_known_when_its_twin_goes():
    state = table(other="cicones electra")
    state.known[0] = [(kind("cicones"), mark_under_pile(0))]
    memory.leaves_hand(state, 1, kind("cicones"))
    assert known(state, 0) == [(kind("cicones"), mark_under_pile(0))]


def test_of_two_equal_cards_the_other_is_where_either_was():
    state = table(other="cicones cicones electra")
    state.known[0] = [(kind("cicones"), THEIRS | mark_under_pile(0)), (kind("cicones"), THEIRS | mark_under_pile(1))]
    memory.leaves_hand(state, 1, kind("cicones"))
    assert known(state, 0) == [(kind("cicones"), THEIRS | mark_under_pile(0) | mark_under_pile(1))]


def test_what_is_remembered_stays_in_order_when_cards_go_under():
    """Two positions that are known alike are told alike."""
    state = table(other="cicones electra")
    state.known[0] = [(kind("cicones"), THEIRS), (kind("cicones"), mark_under_pile(0))]
    memory.goes_under(state, 1, 1)
    assert known(state, 0) == [(kind("cicones"), mark_under_pile(0)), (kind("cicones"), THEIRS | mark_under_pile(1))]


def test_a_look_at_a_hand_forgets_no_twin_under_the_pile():
    state = table(other="cicones electra")
    state.known[0] = [(kind("cicones"), mark_under_pile(0)), (kind("cicones"), THEIRS | mark_under_pile(1))]
    memory.record_look(state, 0, 1)
    assert known(state, 0) == [
        (kind("electra"), THEIRS),
        (kind("cicones"), THEIRS),
        (kind("cicones"), mark_under_pile(0)),
    ]


def test_a_look_lets_go_of_the_twin_that_is_surely_there():
    state = table(other="cicones")
    state.known[0] = [(kind("cicones"), THEIRS), (kind("cicones"), THEIRS | mark_under_pile(0))]
    memory.record_look(state, 0, 1)
    assert known(state, 0) == [(kind("cicones"), THEIRS), (kind("cicones"), mark_under_pile(0))]


def test_what_is_remembered_stays_in_order_when_a_card_comes_up():
    state = table()
    state.known[0] = [
        (kind("cicones"), THEIRS | mark_under_pile(1)),
        (kind("cicones"), mark_under_pile(0) | mark_under_pile(1)),
    ]
    memory.comes_up(state, 0, kind("electra"), 0, 0)
    assert known(state, 0) == [(kind("cicones"), mark_under_pile(1)), (kind("cicones"), THEIRS | mark_under_pile(1))]
    state.known[NOBODY] = [
        (kind("medea"), MINE),
        (kind("cicones"), MINE | THEIRS),
        (kind("cicones"), mark_under_pile(0)),
    ]
    memory.comes_up(state, 1, kind("electra"), 1, 0)
    twins = [(kind("cicones"), THEIRS), (kind("cicones"), MINE | THEIRS)]
    assert known(state, NOBODY) == [(kind("medea"), MINE), *twins]


def test_what_is_remembered_stays_in_order_when_a_unit_returns():
    state = table()
    for name in ("cicones", "electra"):
        memory.goes_to_hand(state, 1, kind(name))
    assert known(state, 0) == [(kind("electra"), THEIRS), (kind("cicones"), THEIRS)]


def test_cards_under_the_pile_are_told_apart():
    state = put_under()
    do(state, "under cicones", "done", "done", "use", "under electra")
    assert state.bottom == [(kind("cicones"), 1, 0), (kind("electra"), 1, 1)]
    assert state.puts == 2


def test_imagined_positions_keep_a_seats_memory():
    state = put_under("cicones electra alcmene")
    do(state, "under electra")
    for seat in range(2):
        assert all(GAME.imagine(state.view(seat), Guess(seed)).known == state.known for seed in range(5))


def test_a_spectator_supposes_that_players_know_what_was_seen():
    state = table("sisyphus - - - - -", "cicones - - - - -", hand="circe jason argus")
    do(state, "play circe a2", "unit b1", "done")
    assert [len(memory) for memory in state.known] == [1, 1, 2]
    assert all(GAME.imagine(state.view(NOBODY), Guess(seed)).known == state.known for seed in range(5))


def test_a_spectator_supposes_memories_in_order():
    state = table(other="medea cicones", under=[("electra", 1)])
    seen = [(kind("medea"), THEIRS | mark_under_pile(0)), (kind("cicones"), THEIRS)]
    state.known = [seen, [], seen]
    assert all(GAME.imagine(state.view(NOBODY), Guess(seed)).known == state.known for seed in range(5))


def test_known_cards_are_laid_out_until_each_has_a_place():
    """The hand is one card: of the first two one is in it, or the third has no place."""
    state = table(other="medea", under=[("argus", 1), ("circe", 1)])
    places = [THEIRS | mark_under_pile(0), THEIRS | mark_under_pile(1), mark_under_pile(0) | mark_under_pile(1)]
    state.known[0] = sorted(zip(map(kind, ["medea", "circe", "argus"]), places, strict=True))
    for seed in range(20):
        twin = GAME.imagine(state.view(0), Guess(seed))
        assert twin.view(0) == state.view(0)
        assert {kind("medea"), kind("circe"), kind("argus")} == {*twin.hands[1], *(card for card, _, _ in twin.bottom)}


def test_a_hand_that_is_wholly_known_is_imagined_as_it_is():
    state = table(other="cicones electra")
    state.known[0] = [(kind("electra"), THEIRS), (kind("cicones"), THEIRS)]
    assert GAME.imagine(state.view(0), Guess(1)).hands == state.hands


def test_a_known_card_from_under_the_pile_is_the_one_to_play():
    state = table(hand="odysseus jason helen penelope", under=[("medea", 1), ("argus", 0)], pile=2)
    state.known[NOBODY] = [(kind("medea"), mark_under_pile(0))]
    do(state, "play odysseus a1")
    assert known(state, NOBODY) == [(kind("medea"), MINE)]
    for seed in range(5):
        twin = GAME.imagine(state.view(NOBODY), Guess(seed))
        assert (twin.hands[0], twin.agenda[-1][3]) == ([kind("medea")], kind("medea"))


def test_places_are_the_bits_that_stored_games_keep():
    assert [mark_in_hand(0), mark_in_hand(1), mark_under_pile(0), mark_under_pile(1)] == [1, 2, 4, 8]


@clause("OL-03")
def test_the_set_aside_cards_are_unseen_and_never_drawn():
    state = table(pile=3)
    assert len(state.unseen) == 23
    view = state.view(0)
    assert not hasattr(view, "unseen")
    assert {len(GAME.imagine(view, Guess(seed)).unseen) for seed in range(5)} == {23}


def test_cards_under_the_pile_are_drawn_last_and_in_order():
    state = table(under=[("cicones", 0), ("hector", 0)], pile=3)
    do(state, "done", draws="medea")
    assert hand(state) == "medea cicones"
    assert state.bottom == [(kind("hector"), 0, 1)]


def test_the_player_who_placed_odysseus_draw_knows_it():
    state = table(hand="odysseus jason helen penelope", under=[("hector", 1), ("medea", 0)], pile=2)
    do(state, "play odysseus a1")
    assert [state.view(seat).agenda[-1][3] for seat in (0, 1, NOBODY)] == [kind("hector"), kind("hector"), UNKNOWN]
    assert asked(GAME.imagine(state.view(NOBODY), Guess(1))) == asked(state)


def test_a_card_just_drawn_leaves_no_room_for_one_that_was_known():
    """The hand is the card that Odysseus drew, so the Cicones lie under the pile."""
    state = table(hand="odysseus jason helen penelope", under=[("cicones", 0)])
    state.known[1] = [(kind("cicones"), MINE | mark_under_pile(0))]
    do(state, "play odysseus a1")
    for seed in range(20):
        twin = GAME.imagine(state.view(1), Guess(seed))
        assert twin.view(1) == state.view(1)
        assert twin.bottom == state.bottom


def test_everything_remembered_is_true_in_what_is_imagined():
    state = put_under("cicones electra alcmene")
    do(state, "under electra")
    for seed in range(30):
        for seat in (0, 1, NOBODY):
            twin = GAME.imagine(state.view(seat), Guess(seed))
            places = [(mark_in_hand(owner), card) for owner in range(2) for card in twin.hands[owner]]
            places += [(mark_under_pile(number), card) for card, _, number in twin.bottom]
            assert all(fits(remembered, places) for remembered in twin.known)


def test_possible_notices_a_false_memory():
    cards = [(THEIRS, kind("cicones")), (mark_under_pile(0), kind("hector"))]
    assert fits([(kind("hector"), THEIRS | mark_under_pile(0))], cards)
    assert not fits([(kind("hector"), THEIRS)], cards)
    assert not fits([(kind("cicones"), THEIRS), (kind("cicones"), THEIRS)], cards)
