"""How the score of every finished game came about: the parts add up to what counts."""

from importlib import import_module

import pytest

from engine.chance import Guess
from engine.core import NOBODY, filter_heard
from engine.match import deal_match
from games.horse.rules.events import DistrictWon, GameEnded
from games.narrators import make_narrator
from tests.contract.tables import a_table_of_each_game, each_table
from words import LANGUAGES

GAMES_EACH = 4


def finished(game, variant, seats):
    """Yield the first and the last public view of random games, and all public events."""
    for seed in range(GAMES_EACH):
        match, pick = deal_match(game, seats, {"variant": variant}, bytes([seed]))[0], Guess(seed)
        first = match.state.view(NOBODY)
        while acting := match.state.to_act():
            moves = match.state.legal(acting[0])
            match.accept(match.propose(acting[0], str(moves[pick.below(len(moves))]), match.stamps[acting[0]]))
        events = [told for step in match.line() for told in filter_heard(step.events, NOBODY)]
        yield first, match.state.view(NOBODY), events


def parts(game, view, events):
    """Return what a game's account adds up, by seat."""
    account = import_module(f"games.{game.key}.words.account")
    return account.parts(events, view, getattr(game, "sheet", None))


@each_table
def test_the_parts_add_up_to_the_score(game, variant, seats):
    for first, view, events in finished(game, variant, seats):
        match game.key:
            case "iliad":
                assert [each.points for each in parts(game, view, events)] == list(view.points)
            case "delphi":
                assert [sum(gains) for gains in parts(game, view, events)] == list(view.scores)
            case "olympus":
                mine, theirs = parts(game, view, events)
                assert mine.total() - theirs.total() == view.steps
            case "hector":
                troops = [sum(army.piles) + army.hand + len(army.played) for army in first.armies]
                assert [each.troops for each in parts(game, view, events)] == troops
            case "horse":
                won = [event for event in events if isinstance(event, DistrictWon)]
                [end] = [event for event in events if isinstance(event, GameEnded)]
                sums = tuple(sum(each.points for each in won if each.seat == seat) for seat in range(seats))
                assert sums == end.points
            case _:
                raise AssertionError(f"nothing is known of the score of {game.key}")


@each_table
def test_the_winners_side_has_the_most_points_where_they_decide(game, variant, seats):
    for _, view, _ in finished(game, variant, seats):
        points = make_narrator(game, "en").scores(view)
        assert len(points) == (0 if game.key in ("olympus", "hector") else seats)
        sides = dict.fromkeys(view.sides, 0)
        for seat, scored in enumerate(points):
            sides[view.sides[seat]] += scored
        winners = [seat for seat, place in enumerate(view.outcome.places) if place == 1]
        assert all(sides[view.sides[seat]] == max(sides.values()) for seat in winners)


@a_table_of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_is_told_where_the_score_comes_from(game, variant, seats, language):
    tells, names = make_narrator(game, language), {seat: f"Player {seat}" for seat in range(seats)}
    for _, view, events in finished(game, variant, seats):
        told = tells.account(view, names, events) or tells.standings(view, names)
        assert all(any(name in line for line in told) for name in names.values())
        assert not any("{" in line or "???" in line for line in told)


@each_table
def test_scores_are_explained_in_the_order_of_the_standings(game, variant, seats):
    tells, names = make_narrator(game, "en"), {seat: f"Player {seat}" for seat in range(seats)}
    for _, view, events in finished(game, variant, seats):
        told = [next(seat for seat in names if names[seat] in line) for line in tells.account(view, names, events)]
        assert [view.outcome.places[seat] for seat in told] == sorted(view.outcome.places)[: len(told)]
