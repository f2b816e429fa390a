"""Screens of tournaments stay within Discord's limits, however many people with long names take part."""

from dataclasses import replace

import pytest

from cogs.tournaments.screens import Seen, panel_screen, teams_screen, tournament_screen
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
    following = played(with_next_round(its))
    yield "over", following
    yield "playing", following.with_round(replace(following.round, held="unpaired"))
    yield "over", following.with_round(replace(following.round, held="unpaired"))


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
        seen = Seen(row, its, {number: 10**18 + number for number in numbers})
        assert within_limits(tournament_screen(seen, words))
        assert within_limits(panel_screen(seen, 1, words, directs=True))


def told(its, stage, language):
    row = Row(1, 1, 2, 3, language, stage, 7200.0, 5, its.dump(), 1.0)
    screen = tournament_screen(Seen(row, its, {}), Words(language))
    return "\n".join(part.content for part in screen.walk_children() if hasattr(part, "content"))


def held(why):
    """Return a tournament of three rounds after the first, and what the second waits for."""
    its = played(with_next_round(tournament(4, wanted=3, length=3600)))
    return its.with_round(replace(its.round, held=why))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_that_waits_says_for_whom_and_how_long(language):
    words = Words(language)
    for why, when in (("absent", "<t:5400:R>"), ("unpaired", "<t:7200:R>"), ("alone", "<t:7200:R>")):
        assert words.say("tournament-held", why=why, when=when) in told(held(why), "playing", language)
    assert len({words.say("tournament-held", why=why, when="") for why in ("absent", "unpaired", "alone")}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_says_why_it_had_fewer_rounds_than_agreed(language):
    words = Words(language)
    for why in ("unpaired", "alone"):
        sentence = words.say("tournament-cut-short", why=why, number=1, of=3)
        assert sentence in told(held(why), "over", language)
    assert words.say("tournament-cut-short", why="absent", number=1, of=3) not in told(held("absent"), "over", language)
    assert words.say("tournament-cut-short", why="alone", number=1, of=3) not in told(held(None), "over", language)


def test_every_team_with_a_free_place_can_be_joined():
    its = crowded("swiss", 1)
    its = replace(its, team=2)
    row = Row(1, 1, 2, 3, "en", "open", None, 5, its.dump(), 1.0)
    screen = teams_screen(row, its, Words("en"))
    offered = [option.value for part in screen.walk_children() for option in getattr(part, "options", [])]
    assert offered == [str(at) for at in range(MOST)]
    assert within_limits(screen)
