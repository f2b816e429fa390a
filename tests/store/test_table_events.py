"""What every store promises about events besides the moves, and about who made each move."""

from dataclasses import replace

import pytest

from engine.core import NOBODY
from engine.log import Entry
from store import End, NoSuchTable, Outdated, PlyTaken, Seated, TableEvent
from store.results import Nameless
from tests.store.stores import DEAL, HEAD, SEED, append, claim, finish, opened, seat_players

PAIR = [Seated(0, 7, None, "Hector"), Seated(1, 8, None, "Helen")]
LEFT = TableEvent("left", 0, 7, "Hector", None, "Computer", 0, 1.0, 0)
GIVEN = TableEvent("given", 1, 8, "Helen", 9, "Paris", 1, 2.0, 1)
ENDED = TableEvent("ended-moderator", NOBODY, 10, "Zeus", ply=1, at=3.0, number=2)
OUTCOME = {"shares": [1.0, 0.0], "places": [1, 2], "reason": "won"}


async def played(store, **other):
    table = (await opened(store, **other)).id
    await store.begin(table, HEAD, SEED, DEAL, PAIR)
    return table


async def eventful(store):
    """Return a table whose seat changes and end were stored with events."""
    table = await played(store, host=8)
    await seat_players(store, table, [Seated(0, None, "hard", "Computer"), PAIR[1]], happened=[LEFT])
    await append(store, table, Entry(1, 0, "pass", ()), 1)
    await seat_players(
        store, table, [Seated(0, None, "hard", "Computer"), Seated(1, 9, None, "Paris")], happened=[GIVEN]
    )
    await finish(store, table, "ended", None, 3.0, happened=[ENDED])
    return table


def nobody(lobby, language):
    return Nameless(lobby, [], "nobody")


@claim
async def test_events_are_found_in_order(store):
    table = await eventful(store)
    assert await store.table_events(table) == [LEFT, GIVEN, ENDED]
    assert await store.table_events(await played(store)) == []


@claim
async def test_events_are_stored_with_their_move_or_not_at_all(store):
    table = await played(store)
    late = TableEvent("stood-in", 0, 7, "Hector", at=1.0)
    await append(store, table, Entry(1, 0, "pass", ()), None, happened=[late])
    assert await store.table_events(table) == [late]
    with pytest.raises(PlyTaken):
        await append(store, table, Entry(1, 0, "pass", ()), None, happened=[TableEvent("left", number=1)])
    assert await store.table_events(table) == [late]
    await append(
        store,
        table,
        Entry(2, 0, "pass", ()),
        None,
        End("finished", 2.0, OUTCOME),
        happened=[TableEvent("left", number=1)],
    )
    assert [each.kind for each in await store.table_events(table)] == ["stood-in", "left"]


@claim
async def test_an_unknown_table_cannot_be_closed_with_events(store):
    with pytest.raises(NoSuchTable, match="there is no table 99"):
        await finish(store, 99, "ended", None, 3.0, happened=[ENDED])


@claim
async def test_an_event_is_never_replaced_by_one_of_its_number(store):
    table = await played(store)
    await seat_players(store, table, PAIR, happened=[LEFT])
    late = [replace(ENDED, number=LEFT.number)]
    with pytest.raises(Outdated):
        await seat_players(store, table, [*reversed(PAIR)], happened=late)
    with pytest.raises(Outdated):
        await append(store, table, Entry(1, 0, "pass", ()), None, happened=late)
    assert await store.table_events(table) == [LEFT]
    assert (await store.seats(table), len(await store.log(table))) == (PAIR, 1)


@claim
async def test_a_move_belongs_to_its_maker_whoever_has_the_seat_now(store):
    table = await played(store)
    await append(store, table, Entry(1, 0, "pass", ()), 1, mover=7)
    await append(store, table, Entry(2, 0, "march", ()), None)
    await seat_players(store, table, [Seated(0, 9, None, "Paris"), PAIR[1]])
    await append(store, table, Entry(3, 0, "wait", ()), 3, mover=9)
    assert (await store.about(7))["moves"] == [{"table_id": table, "ply": 1, "move": "pass", "took": None}]
    assert (await store.about(9))["moves"] == [{"table_id": table, "ply": 3, "move": "wait", "took": None}]
    assert (await store.about(8))["moves"] == []


@claim
async def test_an_export_has_a_persons_events_and_names_nobody_else(store):
    table = await eventful(store)
    about = {"table_id": table, "ply": 1, "at": 2.0, "kind": "given", "seat": 1}
    assert (await store.about(8))["table_events"] == [{**about, "name": "Helen"}]
    assert (await store.about(9))["table_events"] == [{**about, "name": "Paris"}]
    [ended] = (await store.about(10))["table_events"]
    assert (ended["kind"], ended["name"]) == ("ended-moderator", "Zeus")


@claim
async def test_an_erased_person_is_in_no_event_and_made_no_move(store):
    table = await eventful(store)
    for user in (7, 8, 9, 10):
        assert table in await store.knowing(user)
        await store.erase(user, nobody, await store.knowing(user), 60.0)
        about = await store.about(user)
        assert about["moves"] == about["table_events"] == []
    told = await store.table_events(table)
    assert {each.user for each in told} | {each.other for each in told} == {None}
    assert [(each.name, each.other_name) for each in told] == [
        ("nobody", "Computer"), ("nobody", "nobody"), ("nobody", ""),
    ]  # fmt: skip


@claim
async def test_an_erased_persons_moves_pass_to_nobody_else(store):
    table = await played(store)
    await append(store, table, Entry(1, 0, "pass", ()), 1, mover=7)
    await store.erase(7, nobody, await store.knowing(7), 60.0)
    await seat_players(store, table, [Seated(0, 9, None, "Paris"), PAIR[1]])
    assert (await store.about(9))["moves"] == []


@claim
async def test_nothing_is_erased_unless_all_its_tables_are_held(store):
    one, other = await played(store), await played(store)
    before = await store.about(7)
    assert await store.erase(7, nobody, [one], 60.0) is None
    assert await store.about(7) == before
    assert await store.erase(7, nobody, [one, other], 60.0) == {one: "nobody", other: "nobody"}
