"""What each seat knows about the piles, and what it may imagine."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.chance import Guess
from engine.core import NOBODY
from games.hector.rules.cards import NONE
from games.hector.rules.memory import (
    BACK_OPEN,
    BACK_UNSEEN,
    DRAWN,
    LENT,
    MERGED,
    NOTHING,
    PLAYED,
    TURNED_UP,
    Memory,
    Story,
    encode_entry,
    recall_diary,
)
from tests.clauses import clause
from tests.games.hector.box import counts, possible
from tests.games.hector.table import GAME, TROOPS, colours, dealt, do, kinds, last_pair, table
from tests.quick import slow_but

WON = {"hands": {0: "yellow-4", 1: "red-1"}, "played": {0: "yellow-1 red-2", 1: "brown-1"}}  # seat 0 wins


WHATS = {
    "drawn": DRAWN,
    "lent": LENT,
    "played": PLAYED,
    "up": TURNED_UP,
    "back": BACK_OPEN,
    "hand": BACK_UNSEEN,
    "merged": MERGED,
}


def cards(words):
    return tuple(counts(kinds(words)))


def start(known="", reserve="", hidden="", sizes=(5, 5, 5, 5), **story):
    """Return a memory with some known cards in pile 1 and in the reserve."""
    found = Story((cards(known), NOTHING, NOTHING, cards(reserve)), **story)
    return Memory(cards(" ".join((known, reserve, hidden))), sizes, (found,))


def told(memory, *lines, owner=False):
    """Return the knowledge after lines such as ("played", 1, "red-1")."""
    diary = [encode_entry(WHATS[what], pile - 1, TROOPS[troop] if troop else 0) for what, pile, troop in lines]
    return recall_diary(memory, diary, owner=owner)


def known(memory, pile):
    (story,) = memory.stories
    return story.known[pile - 1]


# -- what is remembered


@clause("HA-41", "HA-02")
def test_everybody_knows_what_the_winner_put_back():
    state, _ = last_pair(**WON)
    back = cards("yellow-1 red-2 yellow-4")
    for seat in (0, 1, NOBODY):
        assert known(state.view(seat).recalled.open[0], 1) == back
    assert known(state.view(0).recalled.own, 1) == back


@clause("HA-10")
def test_a_vanguard_from_another_pile_joins_the_fighting_pile():
    state = table(hands={0: "red-1", 1: "blue-1"}, fate=("yellow", "blue"), turn=4, actor=1)
    state.played = [[kind] for kind in kinds("yellow-1 brown-1")]
    do(state, "retreat")
    assert known(state.view(1).recalled.open[0], 1) == cards("yellow-1")


@clause("HA-51")
def test_a_hand_put_back_is_known_to_its_owner_alone():
    state = table(hands={0: "red-1 red-2", 1: "blue-1 blue-2"}, played={0: "yellow-1", 1: "brown-1"}, turn=3)
    do(state, "retreat")
    assert known(state.view(0).recalled.own, 1) == cards("red-1 red-2")
    assert known(state.view(1).recalled.open[0], 1) == NOTHING
    assert state.view(1).recalled.open[0].veiled == (2, 0, 0, 0)
    assert known(state.view(1).recalled.own, 1) == cards("blue-1 blue-2 brown-1")
    assert known(state.view(0).recalled.open[1], 1) == cards("brown-1")


@clause("HA-14", "HA-21")
def test_a_drawn_card_leaves_the_pile_in_its_owners_eyes_only():
    before = start("red-1 red-2", hidden="blue-1 blue-2 blue-3", sizes=(5, 0, 0, 0))
    mine = told(before, ("drawn", 1, "red-1"), owner=True)
    assert (known(mine, 1), mine.sizes[0], mine.hidden) == (cards("red-2"), 4, cards("red-2 blue-1 blue-2 blue-3"))
    assert told(before, ("drawn", 1, "red-1")) == before


def test_a_troop_that_is_played_is_the_one_that_was_known_there():
    before = start("red-1 red-2", hidden="blue-1 blue-2 blue-3", sizes=(5, 0, 0, 0))
    after = told(before, ("played", 1, "red-1"))
    assert (known(after, 1), after.sizes[0]) == (cards("red-2"), 4)
    after = told(before, ("played", 1, "blue-1"))
    assert (known(after, 1), after.hidden) == (cards("red-1 red-2"), cards("red-1 red-2 blue-2 blue-3"))
    assert told(before, ("played", 1, "red-1"), owner=True) == before, "its owner saw it leave the pile before"


@clause("HA-52")
def test_a_penalty_is_seen_by_all():
    before = start("red-1", hidden="blue-1", sizes=(2, 0, 0, 0))
    for owner in (False, True):
        assert known(told(before, ("up", 1, "red-1"), owner=owner), 1) == NOTHING


@clause("HA-60")
def test_what_is_known_of_a_reduced_pile_is_known_of_the_reserve():
    after = told(start("red-1", "blue-1", hidden="green-1 green-2", sizes=(2, 0, 0, 2)), ("merged", 1, ""))
    assert (known(after, 1), known(after, 4), after.sizes) == (NOTHING, cards("red-1 blue-1"), (0, 0, 0, 4))


@clause("HA-60")
def test_what_is_known_of_the_other_piles_stays_known():
    piles = (NOTHING, cards("red-1"), cards("blue-1"), NOTHING)
    before = Memory(cards("red-1 blue-1 green-1"), (1, 1, 1, 0), (Story(piles),))
    after = told(before, ("merged", 1, ""))
    assert [known(after, pile) for pile in (1, 2, 3, 4)] == [NOTHING, cards("red-1"), cards("blue-1"), NOTHING]


@clause("HA-21")
def test_a_troop_lent_by_the_reserve_may_be_a_known_one():
    before = start("", "red-1", hidden="blue-1 blue-2 green-3", sizes=(2, 0, 0, 2))
    lent = told(before, ("lent", 1, "red-1"))
    (story,) = lent.stories
    assert (story.lent, lent.sizes, known(lent, 4)) == ((1, 0, 0), (3, 0, 0, 1), cards("red-1"))
    assert known(told(before, ("lent", 1, "red-1"), owner=True), 4) == NOTHING
    (shown,) = told(lent, ("played", 1, "red-1")).stories
    assert (shown.lent, shown.known[3]) == ((0, 0, 0), NOTHING)


@clause("HA-21")
def test_both_origins_of_a_troop_are_remembered():
    before = start("", "red-1", hidden="red-1 blue-2 green-3", sizes=(2, 0, 0, 2))
    after = told(before, ("lent", 1, "red-1"), ("played", 1, "red-1"))
    assert {(story.lent, story.known[3]) for story in after.stories} == {
        ((1, 0, 0), cards("red-1")),
        ((0, 0, 0), NOTHING),
    }


@clause("HA-21")
def test_later_revelations_rule_a_story_out():
    """The other red 1 is turned up in pile 2, so the one that was played had been lent."""
    before = start("", "red-1", hidden="red-1 blue-2 blue-3 green-3", sizes=(2, 1, 0, 2))
    after = told(before, ("lent", 1, "red-1"), ("played", 1, "red-1"), ("up", 2, "red-1"))
    assert [(story.lent, story.known[3]) for story in after.stories] == [((0, 0, 0), NOTHING)]


@clause("HA-21")
def test_a_troop_known_to_lie_elsewhere_was_not_lent():
    elsewhere = Story((NOTHING, cards("red-1"), NOTHING, NOTHING), lent=(1, 0, 0))
    before = Memory(cards("red-1 blue-1 blue-2 green-3"), (2, 1, 0, 1), (elsewhere, Story()))
    assert told(before, ("played", 1, "red-1")).stories == (Story(),)


@clause("HA-21")
def test_a_reserve_of_known_cards_has_lent_no_other():
    all_known = Story((NOTHING, NOTHING, NOTHING, cards("blue-1")), lent=(1, 0, 0))
    before = Memory(cards("red-1 blue-1"), (1, 1, 0, 0), (all_known, Story()))
    assert told(before, ("played", 1, "red-1")).stories == (Story(),)


@pytest.mark.parametrize("pile", [1, 4])
def test_a_pile_of_known_cards_has_no_other(pile):
    here = [cards("blue-1") if at == pile else NOTHING for at in (1, 2, 3, 4)]
    sizes = tuple(1 if at in (2, pile) else 0 for at in (1, 2, 3, 4))
    before = Memory(cards("red-1 blue-1"), sizes, (Story(tuple(here)), Story()))
    assert told(before, ("up", pile, "red-1")).stories == (Story(),)


@clause("HA-60", "HA-21")
def test_lent_troops_are_the_reserves_again_when_the_pile_goes_there():
    before = start("", "red-1", hidden="blue-1 blue-2 green-3", sizes=(2, 0, 0, 2))
    (story,) = told(before, ("lent", 1, "red-1"), ("merged", 1, "")).stories
    assert (story.lent, story.known[3]) == ((0, 0, 0), cards("red-1"))


def test_an_owner_knows_no_more_cards_than_exist():
    before = start("red-1", hidden="blue-1 blue-2", sizes=(3, 0, 0, 0))
    after = told(before, ("hand", 1, "blue-1"), ("hand", 1, "blue-2"), ("hand", 1, "red-1"))
    assert after.veiled == (2, 0, 0, 0)
    assert told(after, ("played", 1, "blue-1")).veiled == (1, 0, 0, 0)


@pytest.mark.parametrize(("size", "veiled"), [(4, 2), (3, 1), (2, 0), (1, 0)])
def test_a_reserve_that_lent_cards_hides_only_the_rest(size, veiled):
    before = replace(start("", "red-1", hidden="blue-1 blue-2 blue-3", sizes=(1, 0, 0, size)), veiled=(0, 0, 0, 2))
    assert told(before, ("lent", 1, "red-1")).veiled == (0, 0, 0, veiled)


# -- what is imagined


def imagined(state, seat, times=300):
    view, chance = state.view(seat), Guess(5)
    return [GAME.imagine(view, chance) for _ in range(times)]


def test_cards_known_to_be_in_pile_or_hand_are_imagined_in_either():
    """Five cards of which two are in hand: each pair of the five is equally likely."""
    state = table(hands={0: "red-1", 1: "blue-1 blue-2"}, piles={1: {1: "blue-3 blue-4 green-1"}})
    region = kinds("blue-1 blue-2 blue-3 blue-4 green-1")
    sure = Story((tuple(counts(region)), NOTHING, NOTHING, NOTHING))
    state.open[1] = Memory(state.open[1].hidden, state.open[1].sizes, (sure,))
    hands = Counter(tuple(world.hands[1]) for world in imagined(state, 0, 2000))
    assert len(hands) == 10
    assert all(140 < n < 260 for n in hands.values())


def test_a_card_that_may_be_anywhere_is_imagined_everywhere():
    state = dealt()
    kind = kinds("red-1")[0]
    worlds = imagined(state, 1, 600)
    found = Counter({pile: sum(world.piles[0][pile].count(kind) for world in worlds) for pile in range(4)})
    assert sum(found.values()) == 1200
    assert all(240 < n < 360 for n in found.values())


def test_one_imagines_ones_own_piles_without_knowing_them():
    state = dealt()
    assert len({str(world.piles[0]) for world in imagined(state, 0, 20)}) == 20


@clause("HA-22")
def test_heroes_are_imagined_where_they_may_be():
    state = table(hero={0: "green", 1: "red"}, under={1: "blue"}, fallen={1: "brown"}, deployed={}, hands={0: "red-1"})
    worlds = imagined(state, 0)
    assert {world.hero[1] for world in worlds} == {world.under[1][0] for world in worlds} == {0, 1, 2, 3, 4}
    assert {world.hero[0] for world in worlds} == {colours("green")[0]}
    assert all(sorted([world.hero[1], *world.under[1], *world.heroes[1]]) == [0, 1, 2, 3, 4] for world in worlds)


@clause("HA-22")
def test_the_owner_knows_the_order_of_the_heroes_under_the_pile():
    state = table(hero={0: "green"}, under={0: "red blue"}, hands={0: "red-1"})
    assert {tuple(world.under[0]) for world in imagined(state, 0)} == {tuple(colours("red blue"))}
    assert state.view(1).under == state.view(NOBODY).under == ()
    assert len({tuple(world.under[0]) for world in imagined(state, 1)}) == 30
    assert {tuple(world.under[1]) for world in imagined(state, 0, 20)} == {()}


@clause("HA-22")
def test_a_hidden_hero_is_in_no_view_but_its_owners():
    state = table(hero={0: "green", 1: "red"}, hands={0: "red-1"})
    assert (state.view(0).hero, state.view(NOBODY).hero) == (colours("green")[0], NONE)
    assert [army.shown for army in state.view(1).armies] == [NONE, NONE]


def test_an_imagined_owner_knows_what_it_put_back():
    state = table(hands={0: "red-1 red-2", 1: "blue-1 blue-2"}, played={0: "yellow-1", 1: "brown-1"}, turn=3)
    do(state, "retreat")
    for world in imagined(state, 1, 50):
        assert sum(known(world.owned[0], 1)) == 2
        assert possible(world)


def test_imagined_piles_lie_in_no_order():
    state = table(hands={0: "red-1 red-2", 1: "blue-1 blue-2"}, played={0: "yellow-1", 1: "brown-1"}, turn=3)
    do(state, "retreat")
    assert all(pile == sorted(pile) for world in imagined(state, 0, 20) for piles in world.piles for pile in piles)


@clause("HA-21")
def test_a_troop_that_was_lent_is_imagined_in_the_hand():
    state = table(hands={0: "red-1 red-2", 1: "blue-1"}, played={0: "red-3", 1: "blue-2"}, sizes={0: (0, 8, 8, 8)})
    do(state, "exchange red-1")
    for world in imagined(state, 1, 20):
        assert ([len(pile) for pile in world.piles[0]], len(world.hands[0])) == ([0, 8, 8, 7], 2)
        assert possible(world)


def test_an_imagined_owner_knows_what_everybody_knows():
    state = table(hands={0: "red-1 red-2", 1: "blue-1 blue-2"}, played={0: "yellow-1", 1: "brown-1"}, turn=3)
    do(state, "retreat")
    assert {sum(known(world.owned[1], 1)) for world in imagined(state, 0, 50)} == {3}


@clause("HA-23")
def test_a_hero_that_is_deployed_leaves_none_in_hand():
    state = table(hands={0: "red-1"}, played={1: "brown-1"}, deployed={1: ("red", "brown-1")})
    assert {world.hero[1] for world in imagined(state, 0, 20)} == {NONE}


def test_a_dump_does_not_say_whether_anybody_has_looked():
    state = table(hands={0: "red-1 red-2", 1: "blue-1 blue-2"}, played={0: "yellow-1", 1: "brown-1"}, turn=3)
    do(state, "retreat")
    looked = state.copy()
    looked.view(0)
    assert looked.dump() == state.dump()


def test_a_copy_remembers_for_itself():
    state = table(hands={0: "red-1 red-2", 1: "blue-1 blue-2"}, played={0: "yellow-1", 1: "brown-1"}, turn=3)
    state.remember()
    owned, known_to_all = state.owned[:], state.open[:]
    twin = state.copy()
    do(twin, "retreat")
    twin.remember()
    assert (state.owned, state.open) == (owned, known_to_all)


@pytest.mark.parametrize("first", slow_but(1, [0, 20, 40]))
def test_what_is_remembered_is_always_true(first):
    """Over whole games the true cards fit everybody's memory."""
    for seed in range(first, first + 20):
        state, chance = dealt(seed=seed), Guess(seed)
        while state.to_act():
            moves = state.legal(state.actor)
            state.play(state.actor, moves[chance.below(len(moves))], chance)
            assert possible(state)
