"""How a tournament goes on: scores come in, even pairings play on, rounds follow one another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from store.contests import Spot
from tables.tournaments.games import Game, Held, Pairing, Score
from tables.tournaments.pairing import decide_pairing, further_leg, next_round, rounds_of
from tables.tournaments.tournament import Tournament


def note_scores(
    tournament: Tournament, scores: Mapping[int, Score], forfeits: Collection[int] = frozenset()
) -> Tournament:
    """Return the tournament with the scores of the tables whose games are over, some of them by forfeit."""

    def with_score(game: Game) -> Game:
        known = scores.get(game.table) if game.table and game.score is None else None
        return game if known is None else replace(game, score=known, forfeit=game.table in forfeits)

    return _with_games(tournament, with_score)


def note_opened_tables(tournament: Tournament, tables: Mapping[Spot, int]) -> Tournament:
    """Return the tournament with the tables that were opened for games of its last round."""
    at = len(tournament.rounds) - 1

    def of(number: int, pairing: Pairing) -> Pairing:
        numbered = enumerate(pairing.games)
        games = [replace(game, table=tables.get(Spot(at, number, place), game.table)) for place, game in numbered]
        return replace(pairing, games=tuple(games))

    pairings = tuple(of(number, pairing) for number, pairing in enumerate(tournament.round.pairings))
    return tournament.with_round(replace(tournament.round, pairings=pairings))


def list_unopened_games(tournament: Tournament) -> list[tuple[Spot, Pairing, Game]]:
    """Return the games of the last round that have no table yet, and need one."""
    at = len(tournament.rounds) - 1
    return [
        (Spot(at, number, place), pairing, game)
        for number, pairing in enumerate(tournament.round.pairings)
        for place, game in enumerate(pairing.games)
        if not game.table and game.score is None
    ]


def under_way(tournament: Tournament) -> list[int]:
    """Return the tables of the last round whose games have no score yet."""
    games = (game for pairing in tournament.round.pairings for game in pairing.games)
    return [game.table for game in games if game.table and game.score is None]


def played_on(tournament: Tournament, *, late: bool) -> Tournament:
    """Let every pairing of a knock-out that stands even play one more leg; decide it if it is ``late``.

    Where somebody does not play any more, there is nothing to play for.
    """

    def on(pairing: Pairing) -> Pairing:
        if not pairing.done or pairing.winner is not None:
            return pairing
        plays = all(tournament.entries[entry].plays for entry in pairing.entries)
        return further_leg(tournament, pairing) if plays and not late else decide_pairing(tournament, pairing)

    if tournament.kind != "knockout":
        return tournament
    return tournament.with_round(replace(tournament.round, pairings=tuple(map(on, tournament.round.pairings))))


def is_round_over(tournament: Tournament, *, late: bool) -> bool:
    """Return whether the next round can begin; a league keeps to its calendar until its last."""
    if not tournament.rounds:
        return True
    over = tournament.round.done and (tournament.kind != "knockout" or _all_decided(tournament))
    return over and (late or tournament.kind != "league" or len(tournament.rounds) == rounds_of(tournament))


def with_next_round(tournament: Tournament) -> Tournament | None:
    """Return the tournament with one more round, or ``None`` if it is over."""
    following = next_round(tournament)
    return None if following is None else replace(tournament, rounds=(*tournament.rounds, following))


def held_by(tournament: Tournament, following: Tournament | None) -> Held | None:
    """Return what speaks against the ``following`` round, or why there is none although more were agreed."""
    if not tournament.rounds or len(tournament.rounds) >= rounds_of(tournament):
        return None
    if following is None:
        return "unpaired" if sum(entry.plays for entry in tournament.entries) > 1 else "alone"
    return "absent" if may_come_back(tournament) else None


def may_come_back(tournament: Tournament) -> bool:
    """Return whether somebody is absent who plays in the next round once they are back."""
    winners = [pairing.winner for pairing in tournament.round.pairings]
    left = winners if tournament.kind == "knockout" else range(len(tournament.entries))
    return any(not tournament.entries[at].gone and not tournament.entries[at].plays for at in left if at is not None)


def is_tournament_over(tournament: Tournament) -> bool:
    """Return whether a tournament has come to its own end: its last round is over."""
    over = bool(tournament.rounds) and is_round_over(tournament, late=True)
    return over and len(tournament.rounds) == rounds_of(tournament)


def forfeit_unopened(tournament: Tournament) -> Tournament:
    """Let entries that do not play any more lose the games that have no table yet."""

    def lost(pairing: Pairing) -> Pairing:
        plays = [tournament.entries[entry].plays for entry in pairing.entries]
        if all(plays):
            return pairing
        games = [
            each if each.table or each.score else replace(each, score=(float(plays[0]), float(plays[1])))
            for each in pairing.games
        ]
        return replace(pairing, games=tuple(games))

    return tournament.with_round(replace(tournament.round, pairings=tuple(map(lost, tournament.round.pairings))))


def _all_decided(tournament: Tournament) -> bool:
    return all(pairing.winner is not None for pairing in tournament.round.pairings)


def _with_games(tournament: Tournament, changed: Callable[[Game], Game]) -> Tournament:
    if not tournament.rounds:
        return tournament
    pairings = [replace(each, games=tuple(map(changed, each.games))) for each in tournament.round.pairings]
    return tournament.with_round(replace(tournament.round, pairings=tuple(pairings)))
