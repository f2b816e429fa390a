"""Why a move is better: what the worth of a position consists of, and the sentences made of it."""

import re
from dataclasses import replace
from functools import partial
from importlib import import_module

import pytest

from engine.chance import Guess
from engine.differences import Difference, Mean, compare_moves
from engine.players import never_stop
from games.narrators import make_narrator
from tests.contract.boxes import GAMES, TABLES
from words import LANGUAGES

NAMES = dict(enumerate(["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]))
BETTER = [(key, *each) for key in GAMES for each in import_module(f"tests.games.{key}.better").better()]
BARE = {key: import_module(f"tests.games.{key}.table").GAME for key in GAMES}  # without what nets have learned
in_known_positions = pytest.mark.parametrize(
    ("key", "known", "state", "seat", "best", "other", "reason"), BETTER, ids=[each[1] for each in BETTER]
)
ONE, TWO = Mean(1.0, (1.0,)), Mean(1.0, (2.0,))
MISSING = {"armies", "battle", "unit"}  # terms that some positions lack
PHONE = 110  # characters: two lines and a half of a phone


def positions(game, variant, seats, every=3):
    """Yield positions of a game played at random, the last as well."""
    chance = Guess(5)
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    ply = 0
    while acting := state.to_act():
        if ply % every == 0:
            yield state.copy()
        moves = state.legal(acting[0])
        state.play(acting[0], moves[chance.below(len(moves))], chance)
        ply += 1
    yield state


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_the_worth_of_a_position_is_the_sum_of_its_terms(game, variant, seats):
    known = game.know_how
    for state in positions(game, variant, seats):
        for seat in range(seats):
            view = known.glance(state, seat)
            terms = known.terms(view)
            if not view.outcome:  # one that is over is worth all or nothing
                assert sum(amount.worth for amount in terms.values()) == pytest.approx(known.worth(view))


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_the_terms_of_a_whole_view_are_those_of_a_glance(game, variant, seats):
    known = game.know_how
    ongoing = [state for state in positions(game, variant, seats, every=20) if state.to_act()]
    for state in ongoing:  # at the end, a view shows what was hidden
        for seat in range(seats):
            assert known.terms(known.glance(state, seat)) == known.terms(state.view(seat))


@pytest.mark.all_games
@in_known_positions
def test_the_reason_for_a_move_is_the_one_that_is_known(key, known, state, seat, best, other, reason):
    game, view = BARE[key], state.view(seat)
    moves = {str(move): move for move in state.legal(seat)}
    found = compare_moves(game, view, moves[best], moves[other], partial(Guess, 1), lambda: never_stop)
    said = make_narrator(game, "en").because(found, view, NAMES)
    assert re.match(reason, said), said
    for language in LANGUAGES:
        told = make_narrator(game, language).because(found, view, NAMES)
        assert 0 < len(told) <= PHONE
        assert (told == said) == (language == "en")


@in_known_positions
def test_nothing_speaks_for_a_move_against_itself(key, known, state, seat, best, other, reason):
    move = next(move for move in state.legal(seat) if str(move) == best)
    found = compare_moves(BARE[key], state.view(seat), move, move, partial(Guess, 1), lambda: never_stop)
    assert found == []


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_can_be_said_in_every_language(key):
    """Whatever term differs, and however it does, the sentence can be made, or is empty."""
    game = GAMES[key]
    seats = max(max(sizes) for sizes in game.variants.values())
    variant = next(variant for variant, sizes in game.variants.items() if seats in sizes)
    said = set()
    for state in positions(game, variant, seats, every=30):
        view = state.view(0)
        for (_, what, thing), amount in game.know_how.terms(game.know_how.glance(state, 0)).items():
            more, less = tuple(n + 3 for n in amount.numbers), tuple(n - 3 for n in amount.numbers)
            for better, worse in [(more, less), (less, more), *([(more, ()), ((), more)] if what in MISSING else [])]:
                each = Difference(what, thing, 1.0, Mean(float(bool(better)), better), Mean(float(bool(worse)), worse))
                told = {
                    make_narrator(game, language).because([(each, *like(each))], view, NAMES) for language in LANGUAGES
                }
                assert told == {""} or len(told) == len(LANGUAGES)
                said |= {what} if told != {""} else set()
    assert len(said) >= 2, "hardly anything is said"


def like(each):
    """Yield what always differs beside a term: the troops or the units of both sides."""
    for what in {"troops": ["troops"], "unit": ["row"], "row": ["row"]}.get(each.what, []):
        yield from (replace(each, what=what, thing=seat, gain=0.0, better=ONE, worse=TWO) for seat in (0, 1))


def test_a_game_without_terms_gives_no_reason():
    _, _, state, seat, best, other, _ = BETTER[0]

    class Silent:
        know_how = None

    moves = {str(move): move for move in state.legal(seat)}
    assert (
        compare_moves(Silent(), state.view(seat), moves[best], moves[other], partial(Guess, 1), lambda: never_stop)
        == []
    )


def test_a_hurried_search_gives_no_reason():
    key, _, state, seat, best, other, _ = BETTER[0]
    moves = {str(move): move for move in state.legal(seat)}
    hurried = compare_moves(
        GAMES[key], state.view(seat), moves[best], moves[other], partial(Guess, 1), lambda: lambda: True
    )
    assert hurried == []
