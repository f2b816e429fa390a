"""Screens of tournaments stay within Discord's limits, however many people with long names take part."""

from dataclasses import replace

import pytest

from cogs.tournaments.screens import Seen, pairing_line, panel_screen, teams_screen, tournament_screen
from store.tournaments import Tournament as Row
from tables.tournaments.entries import Entry, Member
from tables.tournaments.rounds import with_next_round
from tables.tournaments.tournament import MOST, Tournament
from tests.tables.tournaments.plays import played, tournament, with_tables
from words import LANGUAGES, Words

TEXTS, COMPONENTS = 4000, 40  # Discord, components/reference
NAME = "*_" * 15  # as long as a name may be, and every character of it is escaped


def crowded(kind, team):
    """Return a tournament that is full of people with long names."""
    people = iter(range(1, MOST * team + 1))
    entries = tuple(Entry(tuple(Member(next(people), f"{NAME}{at}") for _ in range(team))) for at in range(MOST))
    return Tournament("iliad", "standard", 2, kind, team, True, 86400, entries=entries, posted=0)


def moments(kind, team):
    """Yield the tournament at each of its stages."""
    its = crowded(kind, team)
    yield "open", its
    yield "playing", with_tables(with_next_round(its))
    yield "playing", with_tables(with_next_round(played(with_next_round(its))))
    yield "over", played(with_next_round(its))


def within_limits(screen):
    parts = [*screen.walk_children()]
    said = sum(len(part.content) for part in parts if hasattr(part, "content"))
    return said <= TEXTS and len(parts) <= COMPONENTS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("team", [1, 2])
@pytest.mark.parametrize("kind", ["swiss", "knockout", "league"])
def test_a_full_tournament_can_be_shown_at_every_stage(kind, team, language):
    words = Words(language)
    for stage, its in moments(kind, team):
        row = Row(10**11, 1, 2, 3, language, stage, 2.0**31, 5, its.dump(), 1.0)
        numbers = [game.table for each in its.pairings() for game in each.games if game.table]
        seen = Seen(row, its, {number: 10**18 + number for number in numbers}, frozenset(numbers))
        assert within_limits(tournament_screen(seen, words))
        assert within_limits(panel_screen(seen, 1, words, directs=True))


def lines(team, favored, language="en", game="olympus"):
    """Return the lines about the games of a first round; ``favored``: whether their first seats have the advantage."""
    its = replace(with_tables(with_next_round(tournament(2, team=team))), game=game)
    row = Row(10**11, 1, 2, 3, "en", "playing", 2.0**31, 5, its.dump(), 1.0)
    numbers = [each.table for each in its.round.pairings[0].games]
    seen = Seen(row, its, dict.fromkeys(numbers, 7), frozenset(numbers if favored else ()))
    told = [pairing_line(seen, pairing, Words(language)) for pairing in its.round.pairings]
    return [each.replace("\N{EN DASH}", "-") for each in told]


@pytest.mark.parametrize(("game", "language", "told"), [
    ("olympus", "en", "P1 begins"), ("iliad", "fr", "P1 commence"), ("horse", "de", "P1 beginnt"),
    ("hector", "en", "P1 leads the Achaeans"),
])  # fmt: skip
def test_a_round_says_who_begins_each_game(game, language, told):
    assert lines(1, True, language, game) == [f"- P1 - P2 <#7> ({told})"]


@pytest.mark.parametrize(("team", "favored", "game"), [(1, False, "olympus"), (1, True, "delphi")])
def test_nothing_is_said_where_nobody_is_known_to_begin(team, favored, game):
    assert lines(team, favored, game=game) == ["- P1 - P2 <#7>"]


def test_nothing_is_said_of_teams_since_each_begins_once():
    assert lines(2, True) == ["- P1 and P2 - P3 and P4 <#7> <#7>"]


def test_every_team_with_a_free_place_can_be_joined():
    its = crowded("swiss", 1)
    its = replace(its, team=2)
    row = Row(1, 1, 2, 3, "en", "open", None, 5, its.dump(), 1.0)
    screen = teams_screen(row, its, Words("en"))
    offered = [option.value for part in screen.walk_children() for option in getattr(part, "options", [])]
    assert offered == [str(at) for at in range(MOST)]
    assert within_limits(screen)
