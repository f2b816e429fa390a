"""What happens over many games of computer players."""

from functools import cache

from engine.chance import Guess
from engine.games.olympus.agenda import ARRANGE, SURVIVE
from engine.games.olympus.cards import KINDS
from engine.games.olympus.moves import SPACES
from engine.games.olympus.permanent import ajax, health, strength
from engine.games.olympus.position import EMPTY, ROWS
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
        if strength(state, space) - extra[0] > sheet.strength[state.units[space]]:
            yield from {"achilles", "castor", "pollux"} & set(row)
        if health(state, space) - extra[1] > sheet.health[state.units[space]]:
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


@clause("OL-40")
def test_every_power_occurs_in_random_games():
    worded = {name for number, name in enumerate(KINDS) if GAME.sheet.power[number]}
    assert {KINDS[number] for number in ACTING} | SILENT == worded
    assert seen() == worded


def test_what_is_stored_twice_agrees():
    """The bits of the spaces are kept beside the board, so that looking at it is quick."""
    for seed in range(20):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            assert state.taken == sum(1 << space for space in SPACES if state.units[space] != EMPTY)
            assert state.clad == sum(1 << space for space in SPACES if state.gear[space] != EMPTY)
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
                    assert state.units[space] == EMPTY or state.wounds[space] < health(state, space)


def test_the_card_being_paid_for_is_counted():
    for seed in range(10):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            moves = state.legal(state.to_act()[0])
            state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
            assert sum(census(state)) == 96
