"""Chance: fair, written down, and the same in any language."""

from array import array
from hashlib import sha256, shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Guess, Ply, Script, draw, seal

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
    live = Ply(SEED, 3)
    first = [live.below(n) for n in (6, 52, 2)]
    again = Script(live.drawn)
    assert [again.below(n) for n in (6, 52, 2)] == first
    assert again.drawn == live.drawn
    assert again.bounds == live.bounds == [6, 52, 2]


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
    assert draw(pile, Script([2])) == 3
    assert pile == [0, 0, 7]


def test_the_seal_is_the_sha256_of_the_seed():
    assert seal(SEED) == sha256(SEED).hexdigest()
