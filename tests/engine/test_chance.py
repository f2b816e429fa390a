"""Chance: fair, written down, and the same in any language."""

from array import array
from collections import Counter
from hashlib import sha256, shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import (
    Guess,
    Piles,
    Ply,
    Recording,
    Script,
    draw_below,
    draw_card,
    draw_order,
    generate_words,
    seal_seed,
)

SEED = bytes.fromhex("00112233445566778899aabbccddeeff")


def words_by_hand(seed, ply, count):
    """The words of a ply, computed as the documentation describes it and not as the program does."""
    stream = b"".join(sha256(seed + bytes([0, 0, 0, ply]) + bytes([0, 0, 0, block])).digest() for block in range(count))
    return [int.from_bytes(stream[4 * at : 4 * at + 4], "big") for at in range(count)]


def test_a_plys_draws_are_the_words_of_the_hash_modulo_the_bound():
    ply = Ply(SEED, 7)
    assert [ply.below(n) for n in (75, 74, 2, 6)] == [
        word % n for word, n in zip(words_by_hand(SEED, 7, 4), (75, 74, 2, 6), strict=True)
    ]


def test_the_first_draws_of_a_known_seed_never_change():
    ply = Ply(SEED, 0)
    assert [ply.below(75) for _ in range(10)] == [7, 74, 23, 74, 4, 63, 5, 66, 37, 44]


def test_a_word_that_would_favour_small_results_is_passed_over():
    bound = 2**31 + 1  # the words from this bound on are no whole round
    fair = [word for word in words_by_hand(SEED, 3, 16) if word < bound]
    assert fair != words_by_hand(SEED, 3, 16)[: len(fair)]
    ply = Ply(SEED, 3)
    assert [ply.below(bound) for _ in range(len(fair))] == fair


def test_the_first_word_beyond_the_last_round_is_passed_over():
    ply, fair = Ply(SEED, 0), 2**32 - 2**32 % 6
    ply._words = iter([fair, fair - 1, 7])
    assert [ply.below(6), ply.below(6)] == [5, 1]


def test_plies_and_seeds_have_draws_of_their_own():
    draws = {tuple(Ply(seed, n).below(2**32) for _ in range(1)) for seed in (b"a", b"b") for n in range(20)}
    assert len(draws) == 40


def test_recorded_chance_says_the_same_again():
    live = Recording(Ply(SEED, 3))
    first = [live.below(6), live.below(52, "oracles"), live.below(2, "army", 1)]
    assert live.drawn == first
    assert live.asked == [(6, "", -1), (52, "oracles", -1), (2, "army", 1)]
    again = Script(live.drawn)
    assert [again.below(*asked) for asked in live.asked] == first


# -- piles with orders of their own


def taken(source, pile, seats, size):
    """Draw from a pile for these seats, one after the other; return the numbers of the cards that each seat got."""
    left, came = list(range(size)), {seat: [] for seat in seats}
    for seat in seats:
        came[seat].append(left.pop(source.below(len(left), pile, seat)))
    return came


def test_a_word_that_would_favor_some_results_is_passed_over():
    n = 2**31 + 1
    words = [
        0,
        1,
        2**31 - 2,
        2**31 - 1,
        2**32 - 1,
    ]  # the first draws are unfair: two words give some results, one others
    fair = [word for word in words if word * n % 2**32 >= 2**32 % n]
    assert fair != words
    source = iter(words)
    assert [draw_below(source, n) for _ in fair] == [word * n >> 32 for word in fair]


def test_every_order_of_a_pile_is_as_likely_as_any_other():
    orders = Counter(tuple(draw_order(generate_words(SEED, number), 3)) for number in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


def test_each_card_is_as_likely_as_any_other_whoever_draws():
    first, second = Counter(), Counter()
    for key in range(4000):
        came = taken(Piles(key.to_bytes(2, "big"), 2), "pile", [0, 1], 4)
        first.update(came[0])
        second.update(came[1])
    assert all(900 < count < 1100 for counts in (first, second) for count in counts.values())


def test_a_pile_gives_each_card_once():
    came = taken(Piles(SEED, 3), "pile", [0, 2, 2, 1, -1, 0, 2, 1, 1, 0], 10)
    assert sorted(card for cards in came.values() for card in cards) == list(range(10))


@given(st.lists(st.integers(0, 1), min_size=8, max_size=8))
def test_a_seat_gets_the_same_cards_whatever_others_draw(seats):
    alone = taken(Piles(SEED, 2), "pile", [0] * 8, 16)[0], taken(Piles(SEED, 2), "pile", [1] * 8, 16)[1]
    for seat, cards in taken(Piles(SEED, 2), "pile", seats, 16).items():
        assert cards == alone[seat][: len(cards)]


@given(st.lists(st.sampled_from(["army", "oracles", ""]), max_size=30))
def test_a_pile_gives_the_same_cards_whatever_else_is_drawn(others):
    alone, beside, piles = Piles(SEED, 2), Piles(SEED, 2), Counter({"army": 40, "oracles": 40, "": 40})
    for pile in others:
        beside.below(piles[pile], pile)
        piles[pile] -= 1
    assert taken(beside, "heroes", [0] * 5, 9) == taken(alone, "heroes", [0] * 5, 9)


def test_a_pile_that_got_cards_back_is_shuffled_again():
    orders = set()
    source = Piles(SEED, 2)
    for _ in range(20):  # as after an undo, or if a game puts the cards back
        orders.add(tuple(source.below(n, "pile") for n in range(30, 20, -1)))
    assert len(orders) == 20


def test_dice_are_thrown_again_each_time():
    source = Piles(SEED, 2)
    rolls = Counter(source.below(6, "dice", roll % 2) for roll in range(6000))
    assert all(900 < count < 1100 for count in rolls.values())


def test_a_number_of_very_many_is_drawn_by_itself():
    source, n = Piles(SEED, 2), 2**32 - 1
    drawn = [source.below(n, "die") for _ in range(4)]
    assert drawn == [Piles(SEED, 2).below(n, "die"), *drawn[1:]]
    assert len({number >> 24 for number in drawn}) > 1


def test_piles_that_differ_by_a_card_have_nearly_the_same_order():
    many, more = draw_order(generate_words(SEED, 0), 60), draw_order(generate_words(SEED, 0), 61)
    assert sum(one != other for one, other in zip(many, more, strict=False)) <= 1


def test_a_copy_of_the_piles_draws_the_same_and_changes_nothing():
    source, bounds = Piles(SEED, 2), range(20, 10, -1)
    source.below(21, "pile")
    copy = source.copy()
    ahead = [copy.below(n, "pile") for n in bounds]
    assert [copy.below(20, "pile") for _ in range(1)] != ahead[:1], "shuffled again"
    assert [source.below(n, "pile") for n in bounds] == ahead


@pytest.mark.parametrize("draws", [[], [6], [-1]])
def test_a_script_that_says_something_impossible_is_refused(draws):
    with pytest.raises(ValueError, match="below 6"):
        Script(draws).below(6)


@given(st.integers(), st.integers(1, 2**31))
def test_cheap_chance_stays_below_its_bound(seed, n):
    chance = Guess(seed)
    assert all(0 <= chance.below(n) < n for _ in range(50))


def test_cheap_chance_is_reproducible_and_uniform_enough():
    chance, again = Guess(1), Guess(1)
    rolls = [chance.below(6) for _ in range(60_000)]
    assert rolls == [again.below(6) for _ in range(60_000)]
    assert all(9_500 < rolls.count(face) < 10_500 for face in range(6))


def test_the_fast_source_is_shake_128_of_seed_and_block_in_order():
    blocks = b"".join(shake_128(f"7/{block}".encode()).digest(16_384) for block in range(2))
    chance = Guess(7)
    assert [chance.below(1000) for _ in range(2 * 16_384 // 4)] == [word * 1000 >> 32 for word in array("I", blocks)]


def test_a_card_drawn_is_gone_from_the_pile():
    pile = [0, 0, 3, 7]
    assert draw_card(pile, Script([2])) == 3
    assert pile == [0, 0, 7]


def test_the_seal_is_the_sha256_of_the_seed():
    assert seal_seed(SEED) == sha256(SEED).hexdigest()
