"""What is left of a person who wishes to be forgotten: nothing that names them."""

import sqlite3

from tables.absence import take_over
from tables.archive import Archive, Source
from tables.privacy import forget
from tables.records import Records
from tests.tables.house import HECTOR, HELEN, PARIS, claim

NOBODY = {"en": "a former player"}
NAME = "user 72"  # Helen's


async def over(house):
    """A game that was played to its end while a computer kept Helen's seat."""
    hall = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.change(lambda lobby: take_over(lobby, 1))
    while table.status == "playing":
        await house.play(table)
        await table.rest()
    return hall, Records(house.store, hall.games), Archive(hall), Source(table.number)


async def forgotten(hall, records, archive, user=HELEN):
    await forget(hall, records, archive, user, NOBODY, lambda lobby, language: "Computer 1")


def everything(path):
    """Every value in the file."""
    db = sqlite3.connect(path)
    try:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [str(value) for table in tables for row in db.execute(f"SELECT * FROM {table}") for value in row]
    finally:
        db.close()


@claim
async def test_who_is_forgotten_is_not_named_at_a_seat_that_a_computer_kept_for_them(house):
    hall, records, archive, source = await over(house)
    assert any(NAME in each for each in everything(house.path))
    await forgotten(hall, records, archive)
    assert not any(NAME in each for each in everything(house.path))
    assert [seated.name for seated in await house.store.seats(source.number)] == ["Hector", NOBODY["en"], "user 73"]


@claim
async def test_who_is_forgotten_is_not_named_in_a_replay_that_was_looked_at_before(house):
    hall, records, archive, source = await over(house)
    assert NAME in (await archive.replay(source)).record.names
    await forgotten(hall, records, archive)
    assert (await archive.replay(source)).record.names == ("Hector", NOBODY["en"], "user 73")


@claim
async def test_the_replays_of_others_stay_where_they_are_when_somebody_is_forgotten(house):
    hall, records, archive, source = await over(house)
    replay = await archive.replay(source)
    await forgotten(hall, records, archive, user=99)
    assert await archive.replay(source) is replay
