"""What every store promises about results, ratings and everything about a person."""

import asyncio
import json
import re
import shutil
import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from engine.core import NOBODY
from engine.log import Entry, Head
from store import Consent, NotBegun, Seated, StoreError, sqlite
from store.dialect import spell_for_sqlite
from store.migrations import list_scripts
from store.queries import results
from store.results import OVERALL, SHOWN_OVERALL, Dealt, Nameless, Result
from store.sqlite.migrate import MIGRATIONS
from tests.store.shapes import FILE
from tests.store.stores import SEED, append, claim, counted, dealt, finish, message, opened, seat_players

DEAL = Entry(0, NOBODY, "deal", ())
HEAD = Head("iliad", 1, "d2a84f4b8b65", 2, {"variant": "standard"}, "5ea1")
TWO = [Seated(0, 7, None, "Hector"), Seated(1, 8, None, "Achilles")]
THREE = [*TWO, Seated(2, None, "easy", "Computer")]
OUTCOME = {"shares": [1.0, 0.0], "places": [1, 2], "reason": "won"}
SETTLED = 6.0
QUERIES = Path(results.__file__).parent
STORED = json.loads(FILE.read_text(encoding="utf-8"))["shapes"]["columns"]
PERSONAL = [table for table, columns in STORED.items() if "person INTEGER" in columns]
DECIDED = ("mentions",)  # read from lobbies, as ``tables.history.privacy`` exports them


async def over(store, seats=TWO, at=100.0, status="finished", outcome=OUTCOME, **other):
    """Return a match that has stopped."""
    table = (await opened(store, **other)).id
    await store.begin(table, HEAD, SEED, DEAL, seats)
    await finish(store, table, status, outcome, at)
    return table


def result(player, mu=25.0, board=1, place=1, weight=1.0, sigma=5.0):
    return Result(board, player, f"name of {player}", place, weight, mu, sigma)


@claim
async def test_uncounted_matches_are_listed_in_the_order_they_stopped(store):
    late, early = await over(store, at=200.0), await over(store, at=100.0, status="ended", outcome=None)
    await dealt(store)
    await finish(store, (await opened(store)).id, "ended", None, 50.0)
    assert await store.uncounted() == [early, late]


@claim
async def test_matches_that_stopped_at_once_are_in_the_order_of_tables(store):
    first, second = [(await opened(store)).id for _ in range(2)]
    for table in (second, first):
        await store.begin(table, HEAD, SEED, DEAL, TWO)
        await finish(store, table, "finished", OUTCOME, 100.0)
    assert await store.uncounted() == [first, second]


@claim
async def test_matches_of_other_games_are_left_out_before_the_limit(store):
    await over(store)
    table = (await opened(store, game="pig")).id
    await store.begin(table, replace(HEAD, game="pig"), SEED, DEAL, TWO)
    await finish(store, table, "finished", OUTCOME, 200.0)
    assert await store.uncounted(1, ["pig", "go"]) == [table]
    assert await store.uncounted(1, []) == []


@claim
async def test_a_match_is_returned_with_its_players_and_places(store):
    table = await over(store, THREE, guild=77, lobby={"rated": "off"})
    played = await store.played(table)
    assert (played.guild, played.game, played.status, played.lobby) == (77, "iliad", "finished", {"rated": "off"})
    assert (played.options, played.places, played.ended) == ({"variant": "standard"}, (1, 2), 100.0)
    assert played.players == tuple(Dealt(each.user, each.level, each.name, None) for each in THREE)
    assert (await store.played(await over(store, status="ended", outcome=None))).places is None


@claim
async def test_the_newest_matches_of_a_person_are_found(store):
    first, second = await over(store, THREE), await over(store, TWO, status="ended", outcome=None)
    await over(store, [Seated(0, 9, None, "Chloe"), TWO[1]])
    await dealt(store)
    found = await store.played_by(7, 9)
    assert found == [await store.played(second), await store.played(first)]
    assert [each.table for each in await store.played_by(7, 1)] == [second]
    assert await store.played_by(99, 9) == []


@claim
async def test_move_times_are_those_of_the_person_who_moved(store):
    table = (await opened(store)).id
    await store.begin(table, HEAD, SEED, DEAL, TWO)
    for ply, mover, took in ((1, 7, 2.5), (2, 8, 9.0), (3, 7, None), (4, 7, 4.5)):
        await append(store, table, Entry(ply, 0, "pass", ()), ply, mover=mover, took=took)
    assert await store.move_times(7, [table]) == [2.5, 4.5]
    assert await store.move_times(7, []) == []
    assert [each["took"] for each in (await store.about(7))["moves"]] == [2.5, None, 4.5]


def test_a_persons_matches_are_found_by_index_and_need_no_sorting(tmp_path):
    db = sqlite3.connect(tmp_path / "x.db")
    for each in list_scripts(MIGRATIONS):
        db.executescript(each.read_text(encoding="utf-8"))
    plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {spell_for_sqlite(results.PLAYED_BY)}", (7, 9))]
    assert plan[0].startswith("SEARCH dealt USING COVERING INDEX dealt_by_person")
    assert not [step for step in plan if step.startswith("SCAN") or "TEMP B-TREE" in step]


@claim
async def test_several_matches_are_found_newest_first(store):
    tables = [await dealt(store) for _ in range(3)]
    for table in tables:
        await finish(store, table, "ended", None, 100.0)
    assert [each.table for each in await store.all_played(tables[:2])] == [tables[1], tables[0]]


@claim
async def test_a_match_that_was_never_dealt_cannot_be_counted(store):
    table = (await opened(store)).id
    for work in (store.played(table), counted(store, table, [])):
        with pytest.raises(NotBegun):
            await work


@claim
async def test_giving_up_counts_once_the_seat_changes_or_the_match_ends(store):
    table = (await opened(store)).id
    await store.begin(table, HEAD, SEED, DEAL, THREE)
    for user in (8, 7, 99):
        await seat_players(store, table, THREE, gone=[user])

    async def gone():
        return [each.gave_up for each in (await store.played(table)).players]

    await finish(store, table, "finished", OUTCOME, 100.0)
    assert await gone() == [None, None, None]
    await seat_players(store, table, [THREE[0], Seated(1, None, "hard", "Computer 2"), THREE[2]])
    assert await gone() == [None, 1, None]
    assert (await store.played(table)).players[1].name == "Achilles"
    await store.update_table(table, status="ended")
    assert await gone() == [2, 1, None]
    await seat_players(store, table, await store.seats(table), back=[8])
    assert await gone() == [2, None, None]


@claim
async def test_giving_up_a_match_loses_it_only_if_the_match_stops(store):
    table = (await opened(store)).id
    await store.begin(table, HEAD, SEED, DEAL, TWO)
    with pytest.raises(StoreError):
        await finish(store, table, "lost", None, 100.0, 7)
    await finish(store, table, "ended", None, 100.0)
    assert [each.gave_up for each in (await store.played(table)).players] == [None, None]
    await finish(store, table, "ended", None, 100.0, 7)
    assert [each.gave_up for each in (await store.played(table)).players] == [1, None]


@claim
async def test_giving_up_is_stored_with_seats_and_lobby_or_not_at_all(store):
    table = (await opened(store)).id
    await store.begin(table, HEAD, SEED, DEAL, TWO)
    computer = Seated(0, None, "hard", "Computer")
    for seats, changes in (([computer, computer], {"lobby": {"new": 1}}), ([computer, TWO[1]], {"status": "lost"})):
        with pytest.raises(StoreError):
            await seat_players(store, table, seats, gone=[7], **changes)
        assert ((await store.table(table)).lobby, await store.seats(table)) == ({}, TWO)
    await finish(store, table, "ended", None, 100.0)
    assert [each.gave_up for each in (await store.played(table)).players] == [None, None]


@claim
async def test_a_match_is_counted_only_once(store):
    table = await over(store)
    assert await counted(store, table, [result(7, 26.0), result(8, 24.0, place=2)])
    assert not await counted(store, table, [result(7, 30.0)])
    assert await store.ratings(1, "iliad", [7, 8, 9]) == {7: (26.0, 5.0), 8: (24.0, 5.0)}
    await finish(store, table, "finished", OUTCOME, 300.0)
    assert await store.uncounted() == []
    assert len(await store.record(1, 7)) == 1


@claim
async def test_counting_a_match_many_times_at_once_counts_it_once(store):
    table = await over(store)
    found = await asyncio.gather(*[counted(store, table, [result(7)]) for _ in range(5)])
    assert sorted(found) == [False, False, False, False, True]


@claim
async def test_a_match_without_results_is_counted_too(store):
    assert await counted(store, await over(store), [])
    assert await store.uncounted() == []


@claim
async def test_the_latest_rating_counts_for_each_board_and_game(store):
    first, second = await over(store), await over(store)
    await counted(store, second, [result(7, 30.0), result(7, 20.0, board=2), result("easy", 10.0)])
    await counted(store, first, [result(7, 31.0)])
    assert await store.ratings(1, "iliad", [7, "easy"]) == {7: (31.0, 5.0), "easy": (10.0, 5.0)}
    assert await store.ratings(2, "iliad", [7]) == {7: (20.0, 5.0)}
    assert await store.ratings(1, "delphi", [7]) == {}
    assert await store.ratings(1, "iliad", ["7"]) == {}, "a level is no person"


@claim
async def test_meetings_of_two_players_are_counted_since_a_time(store):
    for at in (100.0, 200.0, 300.0):
        await counted(store, await over(store, at=at), [result(7), result(8, weight=0.0), result("easy")])
    await counted(store, await over(store, at=300.0), [result(7), result(9)])
    met = await store.met(1, "iliad", [7, 8], 150.0)
    assert {pair: sorted(times) for pair, times in met.items() if pair[0] == 7} == {
        (7, 8): [200.0, 300.0], (7, "easy"): [200.0, 300.0], (7, 9): [300.0],
    }  # fmt: skip
    assert len(met[8, 7]) == 2
    assert await store.met(2, "iliad", [7, 8], 0.0) == {}


@claim
async def test_a_board_lists_the_best_first_and_provisional_ratings_last(store):
    await counted(
        store, await over(store), [result(7, 20.0), result(8, 40.0, sigma=8.0), result("easy", 30.0, place=2)]
    )
    await counted(store, await over(store), [result(7, 21.0, place=2), result(9, 50.0, weight=0.0)])
    found = await store.standings(1, "iliad", SETTLED, 0, 10)
    assert [each.player for each in found] == ["easy", 7, 8]
    assert (found[1].mu, found[1].matches, found[1].victories, found[1].name) == (21.0, 2, 1, "name of 7")
    assert (found[0].victories, found[2].matches) == (0, 1)
    assert await store.standings(1, "iliad", SETTLED, 1, 1) == found[1:2]
    assert await store.standings(1, "delphi", SETTLED, 0, 10) == []


@claim
async def test_the_overall_board_shows_computers_and_people_who_opt_in(store):
    await counted(store, await over(store), [result(each, board=OVERALL) for each in (7, 8, "easy")])
    await store.set("user", 8, SHOWN_OVERALL, "on")
    await store.set("guild", 7, SHOWN_OVERALL, "on")
    assert {each.player for each in await store.standings(OVERALL, "iliad", SETTLED, 0, 10)} == {8, "easy"}


@claim
async def test_a_record_lists_matches_that_changed_a_rating_oldest_first(store):
    for mu, weight in ((25.0, 1.0), (26.0, 0.5), (26.0, 0.0)):
        await counted(store, await over(store), [result(7, mu, weight=weight), result(8)])
    assert [(each.game, each.mu, each.players) for each in await store.record(1, 7)] == [
        ("iliad", 25.0, 2),
        ("iliad", 26.0, 2),
    ]
    assert await store.record(2, 7) == []


def test_games_begun_before_ratings_existed_are_not_counted(tmp_path):
    older = tmp_path / "older"
    older.mkdir()
    for script in list_scripts(MIGRATIONS)[:4]:
        shutil.copy(script, older)
    file = tmp_path / "ilion.db"
    asyncio.run(before_ratings(file, older))
    with sqlite3.connect(file) as db:
        db.execute("INSERT INTO tables VALUES (1, 1, 1, 1, '', 'iliad', 7, 'finished', 'en', '{}', 0, 0)")
        db.execute("INSERT INTO matches VALUES (1, 'iliad', 1, '', 2, '{}', '', x'00', '{\"places\": [1, 2]}', 5.0)")

    async def uncounted():
        store = await sqlite.open_store(file)
        try:
            return await store.uncounted()
        finally:
            await store.close()

    assert asyncio.run(uncounted()) == []


async def before_ratings(file, older):
    await (await sqlite.open_store(file, older)).close()


# -- a person


def lobby(user=7):
    return {"host": user, "sitters": [{"user": user, "name": "Hector"}]}


async def busy(store):
    """Return the table of a person who has left traces everywhere."""
    table = await over(store, host=7, lobby=lobby())
    await append(store, table, Entry(1, 0, "pass", ()), 11, mover=7)
    await append(store, table, Entry(2, 1, "march", ()), 12, mover=8)
    await store.remember(message(table, 5, user=7, kind="ping"))
    await store.set("user", 7, "language", "fr")
    await counted(store, table, [result(7), result(8), result(7, board=OVERALL)])
    return table


WITHOUT = [Seated(0, None, None, "nobody in en"), TWO[1]]


def nobody(found, language, seats=WITHOUT):
    return Nameless({**found, "host": 0, "sitters": []}, seats, f"nobody in {language}")


async def erased(store, user, anonymous=nobody):
    return await store.erase(user, anonymous, await store.knowing(user), 60.0)


@pytest.mark.parametrize("table", PERSONAL)
def test_what_is_stored_of_a_person_can_be_exported_and_erased(table):
    erasing = rf"(DELETE FROM|UPDATE) {table} [^\"]*\bperson\b"
    assert table in DECIDED or re.search(rf"(FROM|JOIN) {table}\b", str(results.ABOUT)), "add it to ABOUT"
    assert any(re.search(erasing, path.read_text(encoding="utf-8")) for path in QUERIES.glob("*.py")), "add it to ERASE"


@claim
async def test_an_export_has_everything_about_a_person_and_nobody_else(store):
    table = await busy(store)
    await store.set("user", 8, "language", "en")
    about = await store.about(7)
    assert about["settings"] == [{"key": "language", "value": "fr"}]
    assert [each["number"] for each in about["tables_hosted"]] == [table]
    assert about["seats"] == [{"table_id": table, "seat": 0, "name": "Hector"}]
    assert about["dealt_in"] == [{"table_id": table, "seat": 0, "name": "Hector", "gave_up": None}]
    assert [each["board"] for each in about["results"]] == [1, OVERALL]
    assert [each["message"] for each in about["messages"]] == [5]
    assert about["moves"] == [{"table_id": table, "ply": 1, "move": "pass", "took": None}]
    assert "Achilles" not in str(about)


@claim
async def test_an_erased_person_leaves_nothing_and_others_lose_nothing(store):
    table = await busy(store)
    other = await over(store, host=9, lobby=lobby(9), seats=[Seated(0, 9, None, "Paris"), TWO[1]])
    log, achilles = await store.log(table), await store.about(8)
    assert await erased(store, 7) == {table: "nobody in en"}
    assert {what: found for what, found in (await store.about(7)).items() if found and what != "user"} == {}
    row = await store.table(table)
    assert (row.host, row.lobby) == (0, {"host": 0, "sitters": []})
    assert (await store.seats(table))[0] == Seated(0, None, None, "nobody in en")
    assert (await store.played(table)).players[0] == Dealt(None, None, "nobody in en", None)
    assert await store.log(table) == log
    assert await store.about(8) == achilles
    assert (await store.table(other)).lobby == lobby(9)
    assert [(each.kind, each.user) for each in await store.remembered(table)] == [("erased", None)], "to be deleted"


@claim
async def test_a_person_who_gave_up_without_a_seat_is_forgotten_too(store):
    table = (await opened(store, host=8)).id
    await store.begin(table, HEAD, SEED, DEAL, TWO)
    seats = [Seated(0, None, "hard", "Computer"), TWO[1]]
    await seat_players(store, table, seats, gone=[7])
    await erased(store, 7, partial(nobody, seats=seats))
    await finish(store, table, "finished", OUTCOME, 1.0)
    assert (await store.played(table)).players[0] == Dealt(None, None, "nobody in en", 1)
    assert (await store.seats(table))[0].name == "Computer"


@claim
async def test_a_kept_seat_loses_its_erased_owners_name(store):
    table = await over(store, [Seated(0, None, "hard", "Hector"), TWO[1]], host=7)
    await store.shown({table: 0})
    await erased(store, 7, partial(nobody, seats=[Seated(0, None, "hard", "nobody in en"), TWO[1]]))
    assert await store.seats(table) == [Seated(0, None, "hard", "nobody in en"), TWO[1]]
    assert await store.unshown() == [], "nothing has happened at an old table that people have to be shown"


@claim
async def test_an_erased_persons_games_are_unshared_and_files_deleted(store):
    table = await over(store)
    await store.agree(table, 7, 2.0, 111)
    assert (await store.agree(table, 8, 2.0, 111)).code == 111
    file = await store.keep_file(7, "a game", 3.0, 9)
    await store.block(7, 9, "Paris", 3.0)
    await store.block(8, 7, "Achilles", 3.0)
    await erased(store, 7)
    assert await store.blocks_among([7, 8, 9]) == {(8, 7)}, "nobody is rid of others' blocks by it"
    assert await store.blocked(8) == {7: ""}, "but no name is kept for being blocked"
    assert await store.consent(table) == Consent({-1: False, 8: True}, None)
    await erased(store, 8)
    assert await store.consent(table) == Consent({-2: False, -1: False}, None)
    assert await store.file(file, 7) is None


@claim
async def test_an_erasure_that_fails_halfway_has_erased_nothing(store):
    table = await busy(store)
    before = await store.about(7)

    def broken(found, language):
        raise ValueError(language)

    with pytest.raises(ValueError, match="en"):
        await erased(store, 7, broken)
    assert await store.about(7) == before
    assert (await store.table(table)).lobby == lobby()


@claim
async def test_erasing_an_unknown_person_changes_nothing(store):
    await busy(store)
    before = await store.about(7)
    assert await erased(store, 99) == {}
    assert await store.about(7) == before
