"""What becomes of the results of an entry that leaves, or stays away, before a tournament is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from tables.tournaments.games import Pairing
from tables.tournaments.tournament import Tournament

Withdrawal = Literal["open", "swiss", "knockout", "annulled", "walkovers"]
WITHDRAWALS: tuple[Withdrawal, ...] = ("open", "swiss", "knockout", "annulled", "walkovers")


def list_annulled(tournament: Tournament) -> frozenset[int]:
    """Return the entries of a league that leave or stay away before half of their games: none of these count.

    From half on, results stay, and the opponents win the games that are left. A game counts as played once it has
    begun, and so does one that the opponent did not come to. An absent entry may still play the rounds to come.
    Source: FIDE Handbook, C.05 General Regulations for Competitions, 6.6. It leaves Swiss tournaments as they are.
    """
    if tournament.kind != "league":
        return frozenset()
    games, met = len(tournament.entries) - 1, Counter(_met(tournament))
    missed = Counter(entry for pairing in tournament.pairings() for entry in _missing(pairing))
    return frozenset(
        at for at, entry in enumerate(tournament.entries)
        if not entry.plays and 2 * ((met[at] if entry.gone else games) - missed[at]) < games
    )  # fmt: skip


def drop_uncounted_pairings(tournament: Tournament) -> Tournament:
    """Return the tournament without the pairings that do not count."""
    out = list_annulled(tournament)
    if not out:
        return tournament
    kept = [tuple(each for each in past.pairings if out.isdisjoint(each.entries)) for past in tournament.rounds]
    rounds = zip(tournament.rounds, kept, strict=True)
    return replace(tournament, rounds=tuple(replace(past, pairings=pairings) for past, pairings in rounds))


def on_leaving(tournament: Tournament, at: int) -> Withdrawal:
    """Return what would become of an entry's results if it left now; ``open`` if there are none yet."""
    if not tournament.rounds:
        return "open"
    if tournament.kind != "league":
        return tournament.kind
    return "annulled" if at in list_annulled(tournament.remove(at)) else "walkovers"


def _met(tournament: Tournament) -> Iterator[int]:
    """Yield each entry once for each opponent that it was paired with."""
    return (entry for pairing in tournament.pairings() if pairing.second is not None for entry in pairing.entries)


def _missing(pairing: Pairing) -> Iterator[int]:
    """Yield the entries that did not come to a pairing: it was decided without a table, and they won nothing."""
    if pairing.score is not None and not any(game.table for game in pairing.games):
        yield from (entry for entry, won in zip(pairing.entries, pairing.score, strict=True) if not won)
