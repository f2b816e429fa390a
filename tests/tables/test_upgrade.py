"""Games in play survive an upgrade: other rules, other draws and other cards, however the program ended."""

import asyncio
import re
from dataclasses import replace

import pytest

from engine import match as matches
from engine import record
from engine.cardgame import BoardGame
from engine.cards import CardError
from engine.chance import Piles
from engine.core import NOBODY
from engine.match import game_under
from games.catalog import BOXES
from games.iliad.rules.game import Iliad
from store.sqlite.writer import fetch_rows
from tables.history.archive import Archive, Source
from tables.history.results import Results
from tests.interpreted import interpreted
from tests.quick import slow_but
from tests.tables.house import HECTOR, HELEN, PEOPLE, Around, alone, claim, reason

NUMBER = re.compile(r"^(\w+ = )(\d+)$", re.MULTILINE)


def reprinted(box):
    """Return the text of a card file in which one number differs."""
    game = box()
    for found in NUMBER.finditer(game.source):
        text = game.source[: found.start()] + f"{found[1]}{int(found[2]) + 1}" + game.source[found.end() :]
        try:
            if box.with_cards(text, "other.toml").cards != game.cards:
                return text
        except CardError:
            continue
    raise AssertionError(f"no number of {game.key} can be changed alone")


GAMES = {key: box.game for key, box in BOXES.items()}
REPRINTED = {key: reprinted(box) for key, box in GAMES.items()}


def later(box):
    """Return a game with a newer version of its rules, which keeps none of the former ones."""
    return type(box.__name__, (box,), {"rules": box.rules + 1, "under": BoardGame.under})


OLDER = [(key, rules) for key, game in GAMES.items() for rules in range(1, game().rules)]


class OtherPiles(Piles):
    """A newer program's chance: the seed no longer gives the draws that were made."""

    def __init__(self, key, seats):
        super().__init__(key + b"newer", seats)


def views(table):
    return [table.match.state.view(seat) for seat in (NOBODY, *range(table.lobby.seats))]


def seen(table):
    return [repr(view) for view in views(table)]


@interpreted
@pytest.mark.parametrize("plies", slow_but([6], [0, 1, 6, 25]))
@pytest.mark.parametrize("key", GAMES)
def test_a_killed_game_goes_on_with_other_rules_and_cards(key, plies, tmp_path, monkeypatch):
    async def test(house):
        await house.open(GAMES[key]())
        seats = min(min(sizes) for sizes in GAMES[key]().variants.values())
        table = await house.begun(PEOPLE[:seats], game=key)
        await house.play(table, plies)
        before, dump, ply = seen(table), table.match.state.dump(), table.match.ply
        monkeypatch.setattr(matches, "Piles", OtherPiles)
        newer = later(GAMES[key]).with_cards(REPRINTED[key], "other.toml")
        for _ in range(2):
            table = await (await house.open(newer)).table(table.number)
            assert (table.match.ply, table.match.state.dump(), seen(table)) == (ply, dump, before)
            assert (table.match.game.rules, table.match.game.cards) == (newer.rules, GAMES[key]().cards)
            await house.play(table, 5)
            before, dump, ply = seen(table), table.match.state.dump(), table.match.ply
        await house.play(table)
        assert table.status == "finished"
        assert (await house.registry.row(table.number)).status == "finished"
        assert (await (await house.open(newer)).table(table.number)).match.state.dump() == table.match.state.dump()

    alone(test, tmp_path)


@pytest.mark.parametrize("stored", [True, False], ids=["with a position", "killed before positions were stored"])
@pytest.mark.parametrize(("key", "rules"), OLDER)
def test_a_game_of_former_rules_ends_under_them_and_is_fair(key, rules, stored, tmp_path):
    async def test(house):
        await house.open(game_under(GAMES[key](), rules))
        table = await house.begun(PEOPLE[:3], game=key)
        await house.play(table, 25)
        ply, before = table.match.ply, table.match.state.dump()
        if not stored:
            await house.store.ask(fetch_rows, "DELETE FROM snapshots")
        registry = await house.open(GAMES[key]())
        table = await registry.table(table.number)
        assert (table.match.game.rules, table.match.ply, table.match.state.dump()) == (rules, ply, before)
        await house.play(table)
        assert await verdict_on(registry, table) == "fair"

    alone(test, tmp_path)


@interpreted
@pytest.mark.parametrize(("key", "rules"), OLDER)
def test_a_game_that_newer_rules_went_on_with_is_fair(key, rules, tmp_path):
    async def test(house):
        forgetful = type(key, (GAMES[key],), {"under": BoardGame.under})
        await house.open(game_under(GAMES[key](), rules))
        table = await house.begun(PEOPLE[:3], game=key)
        await house.play(table, 25)
        table = await (await house.open(forgetful())).table(table.number)
        assert table.match.game.rules == GAMES[key]().rules
        await house.play(table, 5)
        registry = await house.open(GAMES[key]())
        table = await registry.table(table.number)
        await house.play(table)
        assert await verdict_on(registry, table) == "fair"

    alone(test, tmp_path)


async def verdict_on(registry, table):
    """Return the verdict on a finished table's deal, after all its steps were replayed."""
    archive = Archive(registry)
    replayed = await archive.replay(Source(table.number))
    assert replayed.steps[-1].state.dump() == table.match.state.dump()
    _, _, verdict = await archive.check(HECTOR, Source(table.number))
    return verdict.kind


@pytest.mark.parametrize("key", GAMES)
def test_a_new_game_is_dealt_with_todays_cards(key, tmp_path):
    async def test(house):
        today = GAMES[key].with_cards(REPRINTED[key], "other.toml")
        await house.open(GAMES[key]())
        old = await house.begun(game=key)
        registry = await house.open(today)
        new = await house.begun(game=key)
        assert [each.match.head.cards for each in (old, new)] == [GAMES[key]().cards, today.cards]
        registry = await house.open(GAMES[key]())
        assert (await registry.table(new.number)).match.game.cards == today.cards

    alone(test, tmp_path)


@pytest.mark.parametrize("key", GAMES)
def test_a_finished_game_is_replayed_with_its_own_cards(key, tmp_path):
    async def test(house):
        await house.open(GAMES[key]())
        table = await house.begun(game=key)
        await house.play(table)
        registry = await house.open(GAMES[key].with_cards(REPRINTED[key], "other.toml"))
        archive = Archive(registry)
        replayed = await archive.replay(Source(table.number))
        assert replayed.game.cards == GAMES[key]().cards
        assert replayed.steps[-1].state.dump() == table.match.state.dump()
        read = replayed.record
        written = record.export_record(read)
        _, game, verdict = await archive.check_file(7, written.encode())
        assert (game.cards, verdict.kind) == (GAMES[key]().cards, "fair")

    alone(test, tmp_path)


@claim
async def test_a_result_is_counted_with_the_cards_of_its_match(house):
    class Duel(Iliad):
        """A game that accepts options only with the cards it was dealt with."""

        def options(self, seats, chosen):
            if self.cards != GAMES["iliad"]().cards:
                raise AssertionError("this game was not dealt with these cards")
            return super().options(seats, chosen)

    await house.open(Duel())
    table = await house.begun()
    await house.play(table)
    today = Duel.with_cards(REPRINTED["iliad"], "other.toml")
    await house.open(today)
    await Results(house.store, house.registry.games).catch_up()
    assert len(await house.store.record(0, HECTOR)) == 1


@claim
async def test_the_start_stores_positions_of_an_older_programs_games(house):
    await house.open()
    table, other = await house.begun(), await house.begun((HECTOR, HELEN), computers=1)
    for each in (table, other):
        await house.play(each, 4)
    for old in ("snapshots", "cards"):
        await house.store.ask(fetch_rows, f"DELETE FROM {old}")
    registry = await house.open()
    await registry.resume()
    await registry.keep_positions()
    assert await house.store.without_position() == []
    registry = await house.open(later(GAMES["iliad"]).with_cards(REPRINTED["iliad"], "other.toml"))
    assert views(await registry.table(table.number)) == views(table)


class Slow(Around):
    """A store that stores no position with a move, like an older program."""

    async def commit(self, table, deed):
        return await self.inner.commit(table, replace(deed, position=None))


class Endless:
    """Thinks for as long as the program runs."""

    async def think(self, *question):
        await asyncio.Event().wait()

    def close(self):
        pass


@claim
async def test_all_positions_are_stored_before_waiting_for_anybody(house):
    registry = await house.open(around=Slow, thinker=Endless())
    tables = [await house.begun() for _ in range(3)]
    for table in tables:
        await house.play(table, 2)
    for table in tables:
        table._commits._kept = None
        await table.leave(HELEN, "hard", "Computer")
    closing = asyncio.create_task(registry.close())
    async with asyncio.timeout(60):
        while [(await house.store.last_snapshot(table.number))[0] for table in tables] != [2, 2, 2]:
            await asyncio.sleep(0.01)
    assert not closing.done(), "somebody still thinks"
    closing.cancel()


@claim
async def test_a_match_whose_cards_are_missing_is_frozen(house):
    await house.open()
    table = await house.begun()
    await house.store.ask(fetch_rows, "DELETE FROM cards")
    registry = await house.open(GAMES["iliad"].with_cards(REPRINTED["iliad"], "other.toml"))
    assert await reason(registry.table(table.number)) == "frozen"
