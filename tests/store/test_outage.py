"""What the log says while a database cannot be used, and when it can be used again."""

import sqlite3

import pytest

from store import StoreAway, StoreFailed
from store.database import AGAIN, Outage
from tests.store.stores import opened
from tests.store.test_sqlite import within

AWAY = StoreAway("ilion.db: database or disk is full")


@pytest.fixture
def time():
    return [0.0]


@pytest.fixture
def outage(time):
    return Outage(lambda: time[0])


def test_an_outage_is_logged_once_a_minute(outage, time, caplog):
    for second in range(round(3 * AGAIN)):
        time[0] = float(second)
        for _ in range(5):
            outage.failed(AWAY)
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3
    assert "disk is full" in caplog.text


def test_the_end_of_an_outage_is_logged_once(outage, caplog):
    outage.stored()
    outage.failed(AWAY)
    outage.stored()
    outage.stored()
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]
    assert "again" in caplog.messages[-1]


def test_a_disk_that_is_full_now_and_then_does_not_fill_the_log(outage, time, caplog):
    for second in range(round(2 * AGAIN)):
        time[0] = float(second)
        outage.failed(AWAY)
        outage.stored()
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"] * 2


def test_reading_from_a_full_disk_does_not_end_an_outage(tmp_path, caplog):
    async def reads(store):
        table = await opened(store)
        await store.ask(lambda db: db.execute("PRAGMA query_only = 1"))
        for _ in range(3):
            with pytest.raises(StoreAway):
                await store.keep("alive", "1")
            assert await store.table(table.id) == table
        assert len(caplog.records) == 1
        await store.ask(lambda db: db.execute("PRAGMA query_only = 0"))
        await store.keep("alive", "1")
        assert len(caplog.records) == 2

    within(tmp_path / "ilion.db", reads)


def test_a_mistake_of_ours_is_no_outage(tmp_path, caplog):
    async def fails(store):
        with pytest.raises(StoreFailed) as told:
            await store.ask(lambda db: db.execute("SELECT nothing FROM nowhere"))
        assert type(told.value) is StoreFailed
        assert isinstance(told.value.__cause__, sqlite3.OperationalError)

    within(tmp_path / "ilion.db", fails)
    assert not caplog.records
