"""Tournaments that are played out in memory: everybody's result is decided by a function."""

from dataclasses import replace

from tables.duration import DAY
from tables.tournaments.entries import Entry, Member
from tables.tournaments.rounds import (
    is_round_over,
    list_unopened_games,
    note_opened_tables,
    note_scores,
    played_on,
    with_next_round,
)
from tables.tournaments.tournament import Tournament


def tournament(count, kind="swiss", team=1, **other):
    """Return a tournament of ``count`` entries before its first round; people are numbered from 1."""
    people = iter(range(1, count * team + 1))
    entries = [
        Entry(tuple(Member(user, f"P{user}") for user in (next(people) for _ in range(team)))) for _ in range(count)
    ]
    usual = {"duplicate": team > 1, "length": DAY}
    return Tournament("iliad", "standard", 2, kind, team, entries=tuple(entries), **{**usual, **other})


def stronger(first, second):
    """Let the entry that was drawn first win."""
    return (1.0, 0.0) if first < second else (0.0, 1.0)


def with_tables(its):
    """Open every table that the round needs; its number says where it belongs."""
    wanted = {spot: 1 + spot.round * 10000 + spot.pairing * 100 + spot.game for spot, _, _ in list_unopened_games(its)}
    return note_opened_tables(its, wanted)


def played(its, result=stronger):
    """Play the last round of a tournament."""
    its = with_tables(its)
    scores = {
        game.table: result(*pairing.entries)
        for pairing in its.round.pairings for game in pairing.games if game.score is None
    }  # fmt: skip
    return note_scores(its, scores)


def over(its, result=stronger, late=True):
    """Play a tournament to its end."""
    while True:
        following = with_next_round(its)
        if following is None:
            return its
        its = following
        while not is_round_over(its, late=late):
            its = played_on(played(its, result), late=late)


def without(its, *gone):
    """Return a tournament in which these entries do not play any more."""
    for at in gone:
        its = its.with_entry(at, gone=True)
    return its


def absent(its, user):
    return replace(its.sit_out(user, absent=True))
