"""What every store promises about games that have stopped: finding, sharing and keeping them."""

import sqlite3

from store import Consent, Seated
from store.sqlite.migrate import MIGRATIONS
from tests.store.stores import DEAL, HEAD, PAIR, SEED, claim, dealt, finish, opened, seat_players

TWO = [Seated(0, 7, None, "Ada"), Seated(1, 8, None, "Bruno")]


async def stopped(store, at, status="finished", seats=PAIR, **other):
    table = (await opened(store, **other)).id
    await store.begin(table, HEAD, SEED, DEAL, seats)
    await finish(store, table, status, None, at)
    return table


def ids(tables):
    return [table.id for table in tables]


@claim
async def test_past_games_of_channels_are_found_newest_first(store):
    first, second = await stopped(store, 5.0), await stopped(store, 9.0, status="ended", channel=4, place=5)
    third = await stopped(store, 7.0, channel=40, place=2)
    await stopped(store, 8.0, channel=50, place=51)
    await dealt(store)
    await stopped(store, 8.0, status="frozen")
    lobby = (await opened(store)).id
    await finish(store, lobby, "ended", None, 9.5)
    assert ids(await store.past_in([2, 4], None, 0, 9)) == [second, third, first]
    assert ids(await store.past_in({5}, None, 0, 9)) == [second]
    assert ids(await store.past_in([], None, 0, 9)) == []
    assert (await store.past_in([2], None, 0, 1))[0] == await store.table(third)


@claim
async def test_past_games_come_in_pages_and_by_game(store):
    numbers = [await stopped(store, float(at), game="iliad" if at % 2 else "horse") for at in range(6)][::-1]
    assert ids(await store.past_in([2], None, 2, 3)) == numbers[2:5]
    assert ids(await store.past_in([2], None, 6, 3)) == []
    assert ids(await store.past_of(7, "iliad", 0, 9)) == numbers[::2]
    assert ids(await store.past_in([2], "horse", 1, 9)) == numbers[3::2]


@claim
async def test_games_that_were_played_to_the_end_are_found_alone(store):
    finished = await stopped(store, 1.0)
    await stopped(store, 2.0, status="ended")
    assert ids(await store.past_in([2], None, 0, 9, ["finished"])) == [finished]


@claim
async def test_outcomes_are_found_by_table(store):
    finished, ended = await stopped(store, 1.0), await dealt(store)
    outcome = {"places": [1, 2]}
    await finish(store, ended, "finished", outcome, 2.0)
    assert await store.outcomes([finished, ended, 99]) == {ended: outcome}


@claim
async def test_players_who_have_left_still_count_as_players(store):
    table = await stopped(store, 1.0, seats=TWO)
    await seat_players(store, table, [TWO[0], Seated(1, None, "easy", "Computer")])
    assert (await store.consent(table)).players == {7: False, 8: False}
    assert ids(await store.past_of(8, None, 0, 9)) == [table]
    assert ids(await store.past_of(9, None, 0, 9)) == []


@claim
async def test_games_are_found_for_people_who_once_sat_there(store):
    table = (await opened(store)).id
    await store.begin(table, HEAD, SEED, DEAL, TWO)
    await seat_players(store, table, [TWO[0], Seated(1, None, "easy", "Computer")])
    for user in (7, 8):
        assert ids(await store.tables_once_of(user)) == [table]
    assert ids(await store.tables_once_of(9)) == []
    await finish(store, table, "finished", None, 2.0)
    assert ids(await store.tables_once_of(8)) == []


@claim
async def test_people_who_only_waited_in_a_lobby_have_not_played(store):
    table = (await opened(store)).id
    await seat_players(store, table, [Seated(0, 9, None, "Chloé")])
    await store.begin(table, HEAD, SEED, DEAL, TWO)
    assert (await store.consent(table)).players == {7: False, 8: False}


@claim
async def test_each_player_can_give_a_game_its_code(store):
    table = await stopped(store, 1.0, seats=TWO)
    assert await store.agree(table, 8, 2.0, 111) == Consent({7: False, 8: True}, 111)
    assert await store.agree(table, 8, 3.0, 222) == Consent({7: False, 8: True}, 111), "saying it twice changes nothing"
    assert await store.agree(table, 7, 4.0, 333) == Consent({7: True, 8: True}, 111)
    assert (await store.shared(111), await store.shared(222)) == (table, None)


@claim
async def test_each_player_can_take_a_code_back_and_it_never_works_again(store):
    table = await stopped(store, 1.0, seats=TWO)
    await store.agree(table, 8, 2.0, 111)
    assert await store.agree(table, 7, None, 222) == Consent({7: False, 8: False}, None)
    assert await store.shared(111) is None
    assert await store.agree(table, 7, 5.0, 333) == Consent({7: True, 8: False}, 333)
    assert await store.agree(table, 9, None, 444) == Consent({7: True, 8: False}, 333), "not by somebody else"
    assert (await store.shared(111), await store.shared(333)) == (None, table)


@claim
async def test_agreeing_without_having_played_changes_nothing(store):
    table = await stopped(store, 1.0, seats=TWO)
    assert await store.agree(table, 9, 2.0, 111) == Consent({7: False, 8: False}, None)
    assert await store.consent(99) == Consent({}, None)
    assert await store.agree(99, 7, 2.0, 111) == Consent({}, None), "of a table without players nothing is shared"


@claim
async def test_files_belong_to_their_owners_and_only_the_newest_stay(store):
    first, other = await store.keep_file(7, "a", 1.0, 3), await store.keep_file(8, "Ἕκτωρ", 1.0, 3)
    kept = [await store.keep_file(7, text, 2.0, 3) for text in "bcd"]
    assert [await store.file(number, 7) for number in (first, *kept)] == [None, "b", "c", "d"]
    assert await store.file(other, 8) == "Ἕκτωρ"
    assert await store.file(other, 7) is None


def test_players_of_older_games_are_known_after_the_migration(tmp_path):
    db = sqlite3.connect(tmp_path / "old.db")
    for script in sorted(MIGRATIONS.glob("*.sql"))[:2]:
        db.executescript(script.read_text(encoding="utf-8"))
    for number in (1, 2):
        row = (number, 1, 2, 3, "x", "iliad", 7, "finished", "en", "{}", 1.0, 1.0)
        db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 12)})", row)
    db.execute("INSERT INTO matches VALUES (1, 'iliad', 1, 'c', 2, '{}', 's', x'00', NULL, NULL)")
    db.execute("INSERT INTO seats VALUES (1, 0, 7, NULL, 'Ada'), (1, 1, NULL, 'easy', 'C'), (2, 0, 8, NULL, 'B')")
    db.executescript(sorted(MIGRATIONS.glob("*.sql"))[2].read_text(encoding="utf-8"))
    assert db.execute("SELECT * FROM players").fetchall() == [(1, 7, None)]
    db.close()
