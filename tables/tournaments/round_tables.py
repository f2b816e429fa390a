"""The tables of a round: opened once each, with the same cards where that was agreed, and dealt."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol

from engine.advantage import for_first_seat
from engine.chance import seal_seed
from engine.core import Json
from store import Table as TableRow
from store.contests import Challenge, Spot
from store.contests import Tournament as Row
from tables.play.registry import TableRegistry
from tables.play.stored_games import dump_sitters
from tables.seats.lobby import Lobby, Sitter
from tables.share_codes import new_code
from tables.tournaments.games import Game, Pairing
from tables.tournaments.outcomes import find_people
from tables.tournaments.pairing import count_legs
from tables.tournaments.rounds import list_unopened_games, note_opened_tables, under_way
from tables.tournaments.tournament import Tournament

NOBODY = 0  # the host of a table without one
SEALED = 400 * 24 * 3600.0  # seconds until the cards of a round are public if nobody closes it before


class Stage(Protocol):
    """Where tournaments are played and shown."""

    def name(self, game: str, language: str) -> str:
        """Return the name of a game's table."""
        ...

    async def deal(self, row: TableRow) -> None:
        """Deal the cards at a table that waits as a lobby, where people can see it; log what fails."""
        ...

    def show(self, code: int) -> None:
        """Show a tournament as it is now, soon."""
        ...


class RoundTables:
    """Opens the tables of rounds; ``keep`` stores a changed tournament and returns its row."""

    def __init__(
        self, registry: TableRegistry, stage: Stage, keep: Callable[[Row, Tournament], Awaitable[Row]]
    ) -> None:
        self._registry, self._stage, self._keep = registry, stage, keep
        self._services, self._store = registry.services, registry.services.store

    async def open(self, row: Row, tournament: Tournament) -> None:
        """Open the tables that the round still needs, and deal where a table waits; show where they are played.

        A table that waits for somebody whose data were erased meanwhile is closed, and they have lost.
        """
        wanted = list_unopened_games(tournament)
        if wanted and tournament.duplicate:
            row, tournament = await self._with_deals(row, tournament)
        numbers = {spot: await self._open_table(row, tournament, spot, pairing, game) for spot, pairing, game in wanted}
        if numbers:
            tournament = note_opened_tables(tournament, numbers)
            await self._keep(row, tournament)
        for each in (waiting := await self._waiting(tournament)):
            if all(find_people(each)):
                await self._stage.deal(each)
            else:
                await self._registry.cancel(each.id, each.host)
        if waiting != await self._waiting(tournament):
            self._stage.show(row.code)

    async def _waiting(self, tournament: Tournament) -> list[TableRow]:
        rows = [await self._registry.row(number) for number in under_way(tournament)]
        return [row for row in rows if row.status == "lobby"]

    async def _with_deals(self, row: Row, tournament: Tournament) -> tuple[Row, Tournament]:
        """Store a deal for each leg of the round; all its tables get the same cards under the same options."""
        needed = max(count_legs(pairing, tournament.team) for pairing in tournament.round.pairings)
        deals = tournament.round.deals
        if len(deals) >= needed:
            return row, tournament
        more = [await self._new_deal(tournament) for _ in range(needed - len(deals))]
        changed = replace(tournament.round, deals=(*deals, *more), options=self._options(tournament))
        tournament = tournament.with_round(changed)
        return await self._keep(row, tournament), tournament

    async def _new_deal(self, its: Tournament) -> int:
        now = self._services.clock()
        drawn = Challenge(
            new_code() or 1, None, its.game, its.variant, its.seats, self._registry.new_seed(), 0, now, now + SEALED
        )
        return (await self._store.keep_challenge(drawn)).code

    async def _open_table(self, row: Row, tournament: Tournament, spot: Spot, pairing: Pairing, game: Game) -> int:
        deals = tournament.round.deals
        challenge = await self._store.challenge(deals[spot.game // tournament.team]) if deals else None
        lobby = make_tournament_lobby(row.code, tournament, pairing, game, self._options(tournament), challenge)
        now, name = self._services.clock(), self._stage.name(lobby.game, row.language)
        like = TableRow(
            0, row.guild, row.channel, row.channel, name, lobby.game, lobby.host, "lobby", row.language,
            lobby.dump(), now, now,
        )  # fmt: skip
        code = challenge.code if challenge else None
        return (await self._store.tournament_table(row.code, spot, like, dump_sitters(lobby.sitters), code)).id

    def _options(self, its: Tournament) -> Json:
        """Return the options that give the game's advantage to the first seat, or those of cards dealt before."""
        return its.round.options if its.round.deals else for_first_seat(self._registry.game(its.game))


def make_tournament_lobby(
    code: int, tournament: Tournament, pairing: Pairing, game: Game, options: Json, challenge: Challenge | None
) -> Lobby:
    """Return the lobby of a game: who plays, in which seats, and what every table of the tournament agrees on.

    It has no host, so that nobody can do more at it than the opponent, and it counts as nobody's among those opened.
    """
    members = [tournament.entries[entry].members[game.member] for entry in pairing.entries]
    if game.first:
        members.reverse()
    sitters = tuple(Sitter(member.name, member.user) for member in members)
    return Lobby(
        tournament.game, NOBODY, tournament.variant, tournament.seats, options=options, sitters=sitters,
        leaving="ends", hints="off", time=tournament.turn, overtime="takes",
        seal=seal_seed(challenge.seed) if challenge else "", challenge=challenge.code if challenge else 0,
        tournament=code,
    )  # fmt: skip
