"""Challenges: one deal, many tables, each with one person against computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.chance import seal_seed
from engine.core import default_variant, tables_of
from store import PlayedBefore
from store import Table as Row
from store.contests import Attempt, Challenge
from tables import Refused
from tables.history.puzzle_scores import DAY, number_day
from tables.play.registry import TableRegistry
from tables.play.stored_games import dump_sitters
from tables.seats.lobby import Lobby
from tables.seats.server_limits import check_server_limits
from tables.share_codes import new_code

LEVEL = "hard"
GRACE = DAY  # seconds after its day in which people may finish the deal of a day
OPEN = 30 * DAY  # seconds until a challenge that its maker does not close is over
EACH = 20  # challenges of one person that are open at once


async def of_today(registry: TableRegistry) -> Challenge:
    """Return the challenge of the day; the games take turns, and the first person of a day has it drawn."""
    now = registry.services.clock()
    day, games = number_day(now), sorted(registry.games)
    drawn = _drawn(registry, games[day % len(games)], None, day, (day + 1) * DAY + GRACE)
    return await registry.services.store.keep_challenge(drawn)


async def make_challenge(registry: TableRegistry, game: str, maker: int) -> Challenge:
    """Make a challenge for friends.

    Raises:
        Refused: there is no such game, or the person has too many open challenges.
    """
    registry.game(game)
    store, now = registry.services.store, registry.services.clock()
    async with registry.opening:
        if len(await store.challenges_of(maker, now)) >= EACH:
            raise Refused("challenge-too-many", most=EACH)
        return await store.keep_challenge(_drawn(registry, game, maker, None, now + OPEN))


def _drawn(registry: TableRegistry, game: str, maker: int | None, day: int | None, until: float) -> Challenge:
    """Return a new challenge at the smallest table of a game."""
    box, since = registry.game(game), registry.services.clock()
    seats = min(seats for _, seats in tables_of(box))
    variant = default_variant(box, seats)
    return Challenge(new_code() or 1, day, game, variant, seats, registry.new_seed(), maker, since, until)


def is_challenge_over(challenge: Challenge, now: float) -> bool:
    """Return whether nobody can play a challenge any more, so that its cards may be told."""
    return now >= challenge.until


def can_begin(challenge: Challenge, now: float) -> bool:
    """Return whether somebody who has not played a challenge yet can begin."""
    return not is_challenge_over(challenge, now) and challenge.day in (None, number_day(now))


async def open_attempt(
    registry: TableRegistry, challenge: Challenge, where: Row, name: str, computer: Callable[[Lobby], str]
) -> Row:
    """Return a person's table for a challenge, a lobby if the cards are still to be dealt.

    ``where`` is a lobby without players, hosted by the person, of this ``name``. ``computer`` names computer players.

    Raises:
        Refused: it is too late to begin, the server or the person has too many tables open, or the person has
            played it and was erased since.
    """
    services, user = registry.services, where.host
    known = await services.store.attempt_at(challenge.code, user)
    row = None if known is None else await registry.row(known)
    if (row is None or row.status == "lobby") and not can_begin(challenge, services.clock()):
        raise Refused("challenge-over")
    if row is not None:
        return row
    lobby = _seats(challenge, user, name, computer)
    like = replace(where, lobby=lobby.dump(), created=services.clock())
    async with registry.opening:
        await check_server_limits(services.store, where.guild, user, services.clock())
        try:
            return await services.store.attempt(challenge.code, user, like, dump_sitters(lobby.sitters))
        except PlayedBefore as wrong:
            raise Refused("challenge-played") from wrong


def _seats(challenge: Challenge, user: int, name: str, computer: Callable[[Lobby], str]) -> Lobby:
    """Return the lobby of a challenge: the person first, then computer players; the same for everybody."""
    lobby = Lobby(
        challenge.game, user, challenge.variant, challenge.seats, leaving="ends", hints="off", rated="off",
        challenge=challenge.code, seal=seal_seed(challenge.seed),
    ).join(user, name)  # fmt: skip
    while lobby.free:
        lobby = lobby.add_computer(user, LEVEL, computer(lobby))
    return lobby


# -- results


@dataclass(frozen=True, slots=True)
class Comparison:
    """How an attempt compares with the ``others`` that were finished: ``better`` than so many, ``same`` as others."""

    others: int
    better: int
    same: int


def score_attempt(attempt: Attempt, until: float) -> tuple[int, int]:
    """Return a number that is greater for a better result: the place, then the lead in points.

    A game that was given up, or not finished before the challenge was over, is worth least.
    """
    if attempt.outcome is None or attempt.status != "finished" or (attempt.ended or 0) > until:
        return (-1000, 0)
    place: int = attempt.outcome["places"][0]
    return (-place, (attempt.own or 0) - (attempt.other or 0))


def rank_attempts(attempts: Sequence[Attempt], until: float, now: float) -> list[Attempt]:
    """Return the attempts that are compared, the best first: those that have stopped, and in the end all."""
    stopped = [each for each in attempts if each.ended is not None or now >= until]
    return sorted(stopped, key=lambda each: score_attempt(each, until), reverse=True)


def rank_attempt(attempt: Attempt, ranked: Sequence[Attempt], until: float) -> int:
    """Return the place of an attempt; equal results share one."""
    return 1 + sum(score_attempt(each, until) > score_attempt(attempt, until) for each in ranked)


def compare_attempt(own: Attempt, ranked: Sequence[Attempt], until: float) -> Comparison:
    """Compare an attempt with all others."""
    mine, others = score_attempt(own, until), [score_attempt(each, until) for each in ranked if each.table != own.table]
    return Comparison(len(others), sum(each < mine for each in others), sum(each == mine for each in others))
