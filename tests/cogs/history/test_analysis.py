"""What an analysis says of luck and choices."""

import re

import pytest

from cogs.answering.layout import Picture
from cogs.history.analysis import analysis_chart, analysis_screen, describe_turning_point, list_breakdowns
from engine.chance import Guess
from engine.differences import Difference, Mean
from store import Table as Row
from store import TableEvent
from tables.review.analysis import Analysis, TurningPoint
from tables.review.blunders import Blunder
from tables.review.luck import break_down
from tests.cogs.table.test_screens import dealt, fits, move
from tests.contract.boxes import GAMES
from tests.contract.tables import a_table_of_each_game
from words import LANGUAGES, Words


def numbers(line, name):
    """Return the whole percents of a line."""
    return [
        int(found.replace("\N{MINUS SIGN}", "-")) for found in re.findall(r"[+\N{MINUS SIGN}]?\d+", line.split(name)[1])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_percents_of_luck_and_choices_add_up(language):
    table = dealt(GAMES["iliad"], "standard", 3)
    parts = break_down([(0, 0.126), (1, 0.333), (2, 0.005)], (1, 0, 0), (0, 1, 2))
    lines = list(list_breakdowns(table, Analysis((), (), (), parts), Words(language)))
    for seat, line in enumerate(lines):
        equal, luck, own, others, result = numbers(line, table.names[seat])
        assert equal + luck + own + others == result == (100 if seat == 0 else 0)
    assert [numbers(line, table.names[seat])[2] for seat, line in enumerate(lines)] == [-13, -33, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turning_point_says_whether_it_was_luck_or_choice(language):
    table, words = dealt(GAMES["iliad"], "standard", 3), Words(language)
    seat = table.match.state.to_act()[0]
    move, view = table.match.state.legal(seat)[0], table.match.state.view(seat)
    luck, choice = (
        describe_turning_point(1, TurningPoint(1, 0, seat, move, view, seat, 0.7, 0.3, chosen), table, words)
        for chosen in (0.0, -0.4)
    )
    named = {"en": ("luck", "choice"), "de": ("Glück", "Entscheidung"), "fr": ("chance", "choix")}[language]
    assert luck.endswith(f"{named[0]}**")
    assert choice.endswith(f"{named[1]}**")


def longest(table, count=3):
    """Return the longest moves of a game in play, each with its seat and what that saw."""
    chance, found = Guess(3), []
    while acting := table.match.state.to_act():
        view, moves = table.match.state.view(acting[0]), table.match.state.legal(acting[0])
        found.append((max(moves, key=lambda each: len(str(each))), acting[0], view))
        move(table, chance)
    return sorted(found, key=lambda each: len(str(each[0])), reverse=True)[:count]


@pytest.mark.parametrize("kind", ["left", "departed", "expired", "returned", "given", "joined", "stood-in"])
def test_an_analysis_says_that_a_seat_counts_all_who_played_it(kind):
    table, words = dealt(GAMES["iliad"], "standard", 2), Words("en")
    for told in (False, True):
        found = Analysis((((0, 0.5), (9, 1.0)),) * 2, (), (), break_down([(0, 0.3)], (1, 0), (0, 1)))
        text = fits(analysis_screen(charted(table, found, words), Picture("a.png", b"", "curves"), table, found, words))
        assert (words.say("analysis-seats-note") in text) == told
        table.history.add([TableEvent("forced", 0), TableEvent(kind, 1, 7, "Helen", ply=3)])


def charted(table, found, words):
    row = Row(1, None, 2, 3, "A long game", table.lobby.game, 1, "finished", words.language, {}, 0.0, 0.0)
    return analysis_chart(table, row, found, words)


@a_table_of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_fits_into_one_message(game, variant, seats, language):
    table, words = dealt(game, variant, seats), Words(language)
    because = tuple((Difference("points", seat, 1.0, Mean(1.0, (40.0,)), Mean(1.0, (30.0,))),) for seat in range(3))
    found = longest(table)
    turns = tuple(TurningPoint(100, 0, seat, move, view, seat, 0.7, 0.3) for move, seat, view in found)
    costly = tuple(Blunder(100, 0, seat, move, move, view, 0.3, 0.7, because) for move, seat, view in found)
    parts = break_down([(0, 0.3)], [1 / seats] * seats, table.match.state.view(0).sides)
    shown = Analysis((((0, 0.5), (100, 1.0)),) * seats, turns, costly, parts)
    table.history.add([TableEvent("stood-in", 0, 1, "Helen")])
    chart = charted(table, shown, words)
    fits(analysis_screen(chart, Picture("a.png", b"", "curves"), table, shown, words))
