"""Screens of tournaments stay within Discord's limits, however many people with long names take part."""

from dataclasses import replace

import pytest

from cogs.tournaments.screens import (
    Seen,
    entry_names,
    leave_question,
    pairing_line,
    panel_screen,
    removal_question,
    season_screen,
    teams_screen,
    tournament_screen,
)
from cogs.tournaments.stage import INVITED
from store.contests import Tournament as Row
from tables.tournaments.entries import Entry, Member
from tables.tournaments.rounds import with_next_round
from tables.tournaments.tournament import MOST, Tournament
from tests.quick import slow_but
from tests.tables.tournaments.plays import over, played, tournament, with_tables, without
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


def shown(screen):
    return "\n".join(part.content for part in screen.walk_children() if hasattr(part, "content"))


def within_limits(screen):
    parts = [*screen.walk_children()]
    said = sum(len(part.content) for part in parts if hasattr(part, "content"))
    return said <= TEXTS and len(parts) <= COMPONENTS


@pytest.mark.parametrize("language", slow_but(1, LANGUAGES))
@pytest.mark.parametrize("team", slow_but([2], [1, 2]))
@pytest.mark.parametrize("kind", slow_but(["swiss"], ["swiss", "knockout", "league"]))
def test_a_full_tournament_can_be_shown_at_every_stage(kind, team, language):
    words = Words(language)
    for stage, its in moments(kind, team):
        row = Row(10**11, 1, 2, 3, language, stage, 2.0**31, 5, its.dump(), 1.0)
        numbers = [game.table for each in its.pairings() for game in each.games if game.table]
        seen = Seen(row, its, {number: 10**18 + number for number in numbers}, frozenset(numbers))
        assert within_limits(tournament_screen(seen, words))
        assert within_limits(panel_screen(seen, 1, words, directs=True))


def told(its, stage, language):
    row = Row(1, 1, 2, 3, language, stage, 7200.0, 5, its.dump(), 1.0)
    return shown(tournament_screen(Seen(row, its, {}), Words(language)))


def held(why):
    """Return a tournament of three rounds after the first, and what the second waits for."""
    its = played(with_next_round(tournament(4, wanted=3, length=3600)))
    return its.with_round(replace(its.round, held=why))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_winner_in_large_letters(language):
    [heading] = [line for line in told(over(tournament(4)), "over", language).splitlines() if line.startswith("# ")]
    assert heading.startswith("# 🏆 ")
    assert "P1" in heading


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_tells_the_readers_own_standing_from_all_standings(language):
    its = over(tournament(4))
    row = Row(1, 1, 2, 3, language, "over", 7200.0, 5, its.dump(), 1.0)
    lines = shown(panel_screen(Seen(row, its, {}), 1, Words(language), directs=False)).splitlines()
    [own, among] = [line for line in lines if "**1.** P1" in line]
    assert own != among
    assert own.endswith(among)


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


def test_an_invitation_to_a_new_season_fits_into_a_message():
    row = Row(1, 1, 2, 3, "de", "open", None, 5, crowded("swiss", 2).next_season().dump(), 1.0)
    users = range(10**19, 10**19 + INVITED)  # Discord's ids have up to 20 digits
    assert within_limits(season_screen(row, users, Words("de")))


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
    screen = teams_screen(row, its, "Ada", Words("en"))
    offered = [option.value for part in screen.walk_children() for option in getattr(part, "options", [])]
    assert offered == [str(user) for user in its.people]
    assert within_limits(screen)


# -- results of those who leave


def seen(its):
    return Seen(Row(10**11, 1, 2, 3, "en", "playing", 2.0**31, 5, its.dump(), 1.0), its, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_that_do_not_count_are_said_not_to(language):
    words, its = Words(language), played(with_next_round(without(tournament(6, "league"), 5)))
    panel = shown(panel_screen(seen(its), 1, words, directs=False))
    assert words.say("tournament-annulled", name="P6") in panel
    public = shown(tournament_screen(seen(with_next_round(its)), words)).splitlines()
    assert [words.say("tournament-not-counted") in line for line in public if "P6" in line] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "rounds", "results"), [
    ("swiss", 0, "open"), ("swiss", 1, "swiss"), ("knockout", 1, "knockout"), ("league", 1, "annulled"),
    ("league", 3, "walkovers"),
])  # fmt: skip
def test_a_question_about_leaving_says_what_becomes_of_results(kind, rounds, results, language):
    words, its = Words(language), tournament(6, kind)
    for _ in range(rounds):
        its = played(with_next_round(its))
    row = seen(its).row
    assert words.say("tournament-leave-about", results=results, team=1) in shown(leave_question(row, its, 0, words))
    assert words.say("tournament-out-about", results=results) in shown(removal_question(row, its, 0, words))


def test_equal_names_keep_their_numbers_when_lots_are_drawn():
    entries = tuple(Entry((Member(user, "Ada"),)) for user in (20, 10, 30))
    its = Tournament("iliad", "standard", 2, "swiss", 1, False, 86400, entries=entries)
    drawn = replace(its, entries=entries[::-1])
    assert entry_names(its, Words("en")) == ["Ada (2)", "Ada", "Ada (3)"]
    assert entry_names(drawn, Words("en")) == ["Ada (3)", "Ada", "Ada (2)"]
