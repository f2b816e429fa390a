"""Check that tournaments and challenges agree with their tables and messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterator
from types import SimpleNamespace
from typing import Any

from cogs.tournaments.screens import tournament_screen
from cogs.tournaments.stage import collect_places
from games.catalog import load_catalog
from playground.model import Message
from simulation.figures import Problem
from simulation.message_parts import describe_difference, form_of, parts_of
from store import STOPPED, sqlite
from store.contests import Tournament as Row
from tables.play.registry import TableRegistry
from tables.tournaments.games import Game
from tables.tournaments.outcomes import find_result, was_cut_short
from tables.tournaments.rounds import is_round_over
from tables.tournaments.tournament import Tournament
from words import in_language

UNKNOWN = """SELECT id FROM tables WHERE lobby ->> 'challenge' > 0 AND lobby ->> 'tournament' = 0
    AND status = 'playing' AND id NOT IN (SELECT table_id FROM attempts)"""


class ContestAudit:
    """Looks at all tournaments and challenges of a store, and at the bot's public messages."""

    def __init__(self, store: sqlite.SqliteStore, registry: TableRegistry, messages: Collection[Message]) -> None:
        self._store, self._registry = store, registry
        self._messages = messages

    def known(self) -> set[int]:
        """Return the public messages that belong to a tournament or a challenge and to no table."""
        return {
            each.id
            for each in self._messages
            if table_of_button(each, "tournament") or table_of_button(each, "challenge-open")
        }

    async def problems(self) -> list[Problem]:
        """Return everything that is wrong."""
        codes = await self._store.ask(lambda db: db.execute("SELECT code FROM tournaments").fetchall())
        found = [*self._invitations()]
        for (code,) in codes:
            row = await self._store.tournament(code)
            assert row is not None, "a tournament that has a code has a row"
            found += [each async for each in self._tournament(row, Tournament.load(row.document))]
        return found + [each async for each in self._challenges()]

    # -- tournaments

    async def _tournament(self, row: Row, tournament: Tournament) -> AsyncIterator[Problem]:
        for problem in await self._shown(row, tournament):
            yield problem
        games = [game for pairing in tournament.pairings() for game in pairing.games]
        for problem in await self._tables(row, [game.table for game in games if game.table]):
            yield problem
        for game in games:
            if game.table and (wrong := await self._scored(game, stopped=tournament.stopped)):
                yield Problem("lost", game.table, f"tournament {row.code}: {wrong}")
        waits = bool(tournament.rounds) and tournament.round.held is not None
        if row.stage == "playing" and is_round_over(tournament, late=False) and not waits:
            yield Problem("stuck", 0, f"tournament {row.code} does not go on after round {len(tournament.rounds)}")

    async def _shown(self, row: Row, tournament: Tournament) -> list[Problem]:
        """Return whether one message shows the tournament, and shows it as it is."""
        messages = [each for each in self._messages if table_of_button(each, "tournament") == row.code]
        if [each.id for each in messages] != ([row.message] if row.message else []):
            about_it = f"tournament {row.code} has messages {[each.id for each in messages]}, knows of {row.message}"
            return [Problem("orphaned", 0, about_it)]
        host: Any = SimpleNamespace(store=self._store, registry=SimpleNamespace(games=load_catalog()))
        screen = tournament_screen(await collect_places(host, row), in_language(row.language))
        true = parts_of(form_of(screen))
        wrong = [parts_of(each.components) for each in messages if parts_of(each.components) != true]
        return [Problem("untrue", 0, f"tournament {row.code} {describe_difference(each, true)}") for each in wrong]

    async def _tables(self, row: Row, listed: list[int]) -> list[Problem]:
        """Return whether the tables of a tournament are those that its rounds name, each once."""
        question = "SELECT table_id FROM tournament_tables WHERE code = ?"
        stored = await self._store.ask(lambda db: db.execute(question, [row.code]).fetchall())
        own = sorted(table for (table,) in stored)
        wrong = Problem("lost", 0, f"tournament {row.code} plays at {sorted(listed)}, {own} are its own")
        return [wrong] * (sorted(listed) != own)

    async def _scored(self, game: Game, *, stopped: bool) -> str:
        """Return what is wrong with the score of a game, or nothing; one that its host has ``stopped`` has none."""
        row = await self._store.table(game.table)
        if row is None or row.status not in STOPPED:
            about = "its tournament was ended" if stopped else "it has a score" if game.score is not None else ""
            return about and f"a game goes on though {about}"
        if stopped and game.score is None and await was_cut_short(self._registry, game.table):
            return ""
        ended = await find_result(self._registry, game.table)
        true = ended and ended.score(game.first)
        return "" if game.score == true else f"a game that ended {true} counts as {game.score}"

    # -- challenges

    def _invitations(self) -> Iterator[Problem]:
        """Yield challenges that were posted twice."""
        posted = Counter(filter(None, (table_of_button(each, "challenge-open") for each in self._messages)))
        for code, count in posted.items():
            if count > 1:
                yield Problem("orphaned", 0, f"challenge {code} was posted {count} times")

    async def _challenges(self) -> AsyncIterator[Problem]:
        """Yield challenges of which somebody got other cards than the rest."""
        rows = await self._store.ask(lambda db: db.execute("SELECT code, table_id FROM attempts").fetchall())
        deals: dict[int, set[object]] = {}
        for code, table in rows:
            if log := await self._store.log(table):
                head, _ = await self._store.head(table)
                deals.setdefault(code, set()).add((head.seal, log[0]))
        for (number,) in await self._store.ask(lambda db: db.execute(UNKNOWN).fetchall()):
            yield Problem("lost", number, "its challenge does not know of this attempt")
        for code, found in deals.items():
            if len(found) > 1:
                yield Problem("untrue", 0, f"challenge {code} has dealt {len(found)} different deals")


def table_of_button(message: Message, verb: str) -> int:
    """Return the number in a message's button with this verb, or 0; what tables show is about their table."""
    buttons = [each.split(":") for each in message.buttons]
    if any(each[1] in ("hand", "join", "open-replay") for each in buttons if len(each) > 2):
        return 0
    return next((int(each[2]) for each in buttons if len(each) > 2 and each[1] == verb), 0)
