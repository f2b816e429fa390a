"""What happens over many games of computer players."""

from functools import cache

import pytest

from engine.chance import Guess
from games.olympus.rules.agenda import ARRANGE, SURVIVE
from games.olympus.rules.cards import COLOURS, KINDS
from games.olympus.rules.moves import SPACES
from games.olympus.rules.permanent import ajax, find_health, find_strength
from games.olympus.rules.position import EMPTY, KEPT, ROWS
from tests.clauses import clause
from tests.games.olympus.box import ACTING, happened
from tests.games.olympus.table import GAME, census

SILENT = {"achilles", "hector", "polyxena", "castor", "pollux", "ajax", "orestes", "amazons"}


def silent_powers(state):
    """Yield the powers that change what is so and are no event: those that bear on somebody here."""
    sheet = state.sheet
    for space in SPACES:
        if state.units[space] == EMPTY:
            continue
        row = [KINDS[state.units[at]] for at in ROWS[space // 6] if state.units[at] != EMPTY]
        gear = state.gear[space]
        extra = [numbers[gear] if gear != EMPTY else 0 for numbers in (sheet.strength, sheet.health)]
        if find_strength(state, space) - extra[0] > sheet.strength[state.units[space]]:
            yield from {"achilles", "castor", "pollux"} & set(row)
        if find_health(state, space) - extra[1] > sheet.health[state.units[space]]:
            yield from {"hector", "polyxena", "castor", "pollux"} & set(row)
        if ajax(state, space):
            yield "ajax"
        if KINDS[state.units[space]] == "orestes" and state.wounds[space]:
            yield "orestes"
        if KINDS[state.units[space]] == "amazons" and any(card >= 72 for card in state.hands[space // 6]):
            yield "amazons"


@cache
def seen(games=300):
    """Return the powers that occurred in so many random games, all of which came to their end."""
    found = set()
    for seed in range(games):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            moves = state.legal(state.to_act()[0])
            for event in state.play(state.to_act()[0], moves[chance.below(len(moves))], chance):
                found |= {KINDS[what[1]] for what in happened(event) if what[0] == "power"}
            found |= set(silent_powers(state))
        assert state.outcome()
    return found


@pytest.mark.slow
@clause("OL-40")
def test_every_power_occurs_in_random_games():
    worded = {name for number, name in enumerate(KINDS) if GAME.sheet.power[number]}
    assert {KINDS[number] for number in ACTING} | SILENT == worded
    assert seen() == worded


def kept(state):
    return {name: getattr(state, name) for name in KEPT}


def counted_by_hand(state):
    """Return the same, counted without any of the engine's tables."""
    rows = [state.units[at.start : at.stop] for at in ROWS]
    pays, things = GAME.sheet.pays, range(len(KINDS) + len(COLOURS))
    owned = [[state.hands[seat].count(at) for at in range(len(KINDS))] for seat in range(2)]
    for seat in range(2):
        owned[seat] += [holder == seat for holder in state.markers]
    paying = [[sum(owned[seat][at] for at in things if pays[at] == what) for what in range(5)] for seat in range(2)]
    return {
        "taken": sum(1 << space for space in SPACES if state.units[space] != EMPTY),
        "clad": sum(1 << space for space in SPACES if state.gear[space] != EMPTY),
        "present": [sum(row.count(at) << 2 * at for at in range(len(KINDS))) for row in rows],
        "purses": [sum(count << 8 * what for what, count in enumerate(counts)) for counts in paying],
    }


@pytest.mark.slow
def test_cached_values_agree_with_the_cards():
    """At every step of whole games, also after copying, storing and imagining."""
    for seed in range(20):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            seat = state.to_act()[0]
            for twin in (state, state.copy(), GAME.load(state.dump()), GAME.imagine(state.view(seat), Guess(seed))):
                assert kept(twin) == counted_by_hand(twin)
            moves = state.legal(seat)
            state.play(seat, moves[chance.below(len(moves))], chance)


def test_a_copy_keeps_its_own_count():
    for seed in range(5):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            seat, before, twin = state.to_act()[0], kept(state), state.copy()
            moves = state.legal(seat)
            twin.play(seat, moves[chance.below(len(moves))], chance)
            assert kept(state) == before == counted_by_hand(state)
            state = twin


def test_cards_lie_in_order_and_nothing_lies_on_an_empty_space():
    for seed in range(20):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            assert all(state.wounds[space] == 0 for space in SPACES if state.units[space] == EMPTY)
            assert all(state.units[space] != EMPTY for space in SPACES if state.gear[space] != EMPTY)
            assert all(cards == sorted(cards) for cards in (*state.hands, state.unseen, state.discards))
            moves = state.legal(state.to_act()[0])
            state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)


@clause("OL-26")
def test_nobody_stands_who_should_have_fallen():
    for seed in range(20):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            moves = state.legal(state.to_act()[0])
            state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
            asked = {frame[3] for frame in state.agenda if frame[0] == SURVIVE}
            if not any(frame[0] == ARRANGE for frame in state.agenda) and not asked and state.agenda:
                for space in SPACES:
                    assert state.units[space] == EMPTY or state.wounds[space] < find_health(state, space)


def test_the_card_being_paid_for_is_counted():
    for seed in range(10):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            moves = state.legal(state.to_act()[0])
            state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
            assert sum(census(state)) == 96
