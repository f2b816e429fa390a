"""Why not? Every refusal has a reason that is true and written in the rules."""

import re
from collections import Counter
from pathlib import Path

import pytest

from games.narrators import make_narrator
from games.rules_pages import load_clauses
from tests.contract.boxes import GAMES, TABLES, random_game
from tests.contract.boxes import RULES as BOXES
from tests.contract.tables import a_table_of_each_game, few, seeds
from tests.contract.truths import TRUTHS
from words import LANGUAGES

ROOT = Path(__file__).parents[2]
ENOUGH = 5  # times that the same answer is tried in one game
LEAST, MOST = 12, 60  # random games of all tables of a game together
OBSTACLES = 5  # that may stand in the way of one thing at once: the game is over, it is not your turn ...


def used(reasons, moves):
    return {thing for move in moves for thing in reasons.uses(move)}


def positions(game, variant, seats, seed):
    """Every position of a random game, and those that are rare, as each seat sees it."""
    rare = getattr(TRUTHS[game.key], "rare", tuple)()
    for state in (*(state for state, _, _ in random_game(game, variant, seats, seed)), *rare):
        yield from ((state, seat, state.view(seat)) for seat in range(seats))


@a_table_of_each_game
@few
@seeds
def test_everything_is_either_legal_or_refused_and_never_both(game, variant, seats, seed):
    reasons = BOXES[game.key].reasons
    for state, seat, view in positions(game, variant, seats, seed):
        assert list(reasons.legal(game, view)) == list(state.legal(seat)), "a view says what is legal as the rules do"
        things, possible = reasons.things(game, view), used(reasons, state.legal(seat))
        refused = [refusal.thing for refusal in reasons.refused(game, view)]
        assert len(set(things)) == len(things)
        assert possible <= set(things)
        assert set(refused) == set(things) - possible
        assert len(set(refused)) == len(refused)


@a_table_of_each_game
@few
@seeds
def test_every_reason_is_true(game, variant, seats, seed):
    reasons, truths = BOXES[game.key].reasons, TRUTHS[game.key]
    for state, seat, view in positions(game, variant, seats, seed):
        for refusal in reasons.refused(game, view):
            assert truths.holds(state, seat, refusal), refusal


@a_table_of_each_game
@few
@seeds
def test_removing_the_named_obstacle_makes_the_move_legal(game, variant, seats, seed):
    """Each reason in turn is taken away; the last one makes the move legal, unless it is that no move ever does it."""
    reasons, truths = BOXES[game.key].reasons, TRUTHS[game.key]
    never = getattr(truths, "NEVER", ())
    tried = Counter()
    for state, seat, view in positions(game, variant, seats, seed):
        for refusal in reasons.refused(game, view):
            tried[refusal] += 1
            if tried[refusal] > ENOUGH:
                continue
            given, now = [], state.copy()
            while refusal.thing not in used(reasons, now.legal(seat)):
                why = reasons.why(game, now.view(seat), refusal.thing)
                assert why.reason not in given
                assert len(given) < OBSTACLES
                if why.reason in never:
                    break
                given.append(why.reason)
                now = truths.cured(now.copy(), seat, refusal.thing, why)


def said(language, key):
    """The reasons for which a game has sentences."""
    written = (ROOT / "games" / key / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{key}-why-(\S+) =", written, re.MULTILINE))


def refusals(key):
    """Yield every refusal of a number of random games: the game, the position, the seat and the refusal."""
    tables = [table for table in TABLES if table[0].key == key]
    for number in range(MOST):
        game, variant, seats = tables[number % len(tables)]
        whole = positions(game, variant, seats, number // len(tables))
        yield [
            (game, state, seat, each) for state, seat, view in whole for each in BOXES[key].reasons.refused(game, view)
        ]


@pytest.mark.parametrize("key", GAMES)
def test_random_games_meet_every_reason_and_each_is_true_and_said(key):
    heard, wanted = {}, said("en", key)
    for number, refused in enumerate(refusals(key)):
        if number >= LEAST and wanted <= {reason for reason, _ in heard}:
            break
        for game, state, seat, refusal in refused:
            assert TRUTHS[key].holds(state, seat, refusal), refusal
            heard[refusal.why.reason, refusal.why.clause] = game, refusal
    written = {clause.number for clause in load_clauses(key, "en")}
    assert {clause for _, clause in heard} <= written
    for language in LANGUAGES:
        assert {reason for reason, _ in heard} == said(language, key)
    names = {seat: f"N{seat}" for seat in range(6)}
    for game, refusal in heard.values():
        told = [make_narrator(game, language).why(refusal.why, names) for language in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES)
        assert all(re.search(r"[.?]$", each) and len(each) <= 200 for each in told)
        assert all(names[seat] in each for each in told for seat in refusal.why.seats)


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_can_be_asked_about_has_a_name_of_its_own(key):
    game, variant, seats = next(table for table in TABLES if table[0].key == key)
    for language in LANGUAGES:
        tells = make_narrator(game, language)
        for _, _, view in positions(game, variant, seats, 1):
            things = BOXES[key].reasons.things(game, view)
            assert len({tells.thing(thing, view) for thing in things}) == len(things)
