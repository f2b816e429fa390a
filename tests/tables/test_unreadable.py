"""An unreadable table stops nothing else: it is frozen, its people are told, and they can close it."""

import pytest

from store.sqlite.writer import fetch_rows
from tables.history.archive import Archive
from tables.history.privacy import erase_person
from tables.history.rematch import join_rematch
from tables.history.results import Results
from tables.seats.server_limits import check_server_limits
from tests.store.stores import finish
from tests.tables.house import HECTOR, HELEN, STRANGER, Recorder, acting, alone, claim, freeze, reason
from tests.tables.test_restart import Later

CLOCK = {"time": 300, "overtime": "plays"}
LOG = "DELETE FROM snapshots WHERE table_id = ?"
LOBBIES = {  # ways to damage a stored lobby
    "no JSON": "UPDATE tables SET lobby = '{' WHERE id = ?",
    "other JSON": "UPDATE tables SET lobby = '[]' WHERE id = ?",
    "no text": "UPDATE tables SET lobby = CAST(x'7bff' AS TEXT) WHERE id = ?",
    "no sitters": "UPDATE tables SET lobby = json_remove(lobby, '$.sitters') WHERE id = ?",
    "a nameless sitter": "UPDATE tables SET lobby = json_remove(lobby, '$.sitters[0].name') WHERE id = ?",
}
GAMES = {  # ways to damage a stored game
    "a gap": "UPDATE entries SET move = 'win' WHERE ply = 2 AND table_id = ?",
    "draws": "UPDATE entries SET draws = '[' WHERE ply = 1 AND table_id = ?",
    "options": "UPDATE matches SET options = '!' WHERE table_id = ?",
    "seed": "UPDATE matches SET seed = x'00' WHERE table_id = ?",
    "no such game": "UPDATE matches SET game = 'aristeia' WHERE table_id = ?",
}
DAMAGES = {**LOBBIES, **GAMES}


async def damage(house, number, *statements):
    """Damage a stored table, and delete the snapshot that would help to load it."""
    for statement in (LOG, *statements):
        await house.store.ask(fetch_rows, statement, number)


async def two(house):
    """Return two tables in play with the same people and a clock: one to damage, and one to leave intact."""
    await house.open()
    tables = [await house.begun(agreed=CLOCK) for _ in range(2)]
    for table in tables:
        await house.play(table, 3)
    return tables


def each(damages):
    return pytest.mark.parametrize("how", damages)


@each(DAMAGES)
def test_an_unreadable_table_is_frozen_and_no_other(how, tmp_path):
    async def test(house):
        table, sound = await two(house)
        await damage(house, table.number, DAMAGES[how])
        registry = await house.open()
        await registry.resume()
        assert await reason(registry.table(table.number)) == "frozen"
        assert (await registry.row(table.number)).status == "frozen"
        assert house.herald.heard[0] == ("unreadable, frozen", table.number)
        assert await house.store.timed() == [sound.number]
        assert [row.id for row in await house.store.tables_of(HECTOR, ("playing",))] == [sound.number]
        assert (await house.store.played(sound.number)).status == "playing"
        await Results(house.store, registry.games).catch_up()
        await house.play(await registry.table(sound.number), 3)

    alone(test, tmp_path)


@each(LOBBIES)
def test_the_program_starts_despite_an_unreadable_lobby(how, tmp_path):
    async def test(house):
        table, sound = await two(house)
        await damage(house, table.number, LOBBIES[how])
        await house.registry.timekeeper.record_alive()
        registry = await house.open()
        house.now += 10**6
        await registry.resume()
        await registry.timekeeper.ring()
        due = (await registry.table(sound.number)).turns[sound.seat_of(acting(sound))].due
        assert due > house.now, "the sound table has lost no time"
        assert (await registry.row(table.number)).status == "frozen"

    alone(test, tmp_path)


@claim
async def test_people_of_a_frozen_table_are_told_once(house):
    table, _ = await two(house)
    await damage(house, table.number, GAMES["a gap"])
    registry = await house.open()
    for _ in range(3):
        assert await reason(registry.table(table.number)) == "frozen"
    assert house.herald.heard == [("unreadable, frozen", table.number)]


@each(LOBBIES)
def test_an_unreadable_lobby_is_closed_by_its_host(how, tmp_path):
    async def test(house):
        registry = await house.open()
        number = await house.lobby()
        await damage(house, number, LOBBIES[how])
        joined = registry.change(number, lambda lobby: lobby.join(HELEN, "Helen"))
        assert await reason(joined) == "frozen"
        assert await reason(registry.start(number, HECTOR)) == "frozen"
        assert await reason(registry.cancel(number, HELEN)) == "host-only"
        assert (await registry.cancel(number, HECTOR)).status == "ended"
        assert house.herald.heard == [("unreadable, frozen", number), ("unreadable, ended", number)]

    alone(test, tmp_path)


@each(DAMAGES)
def test_an_unreadable_game_is_closed_without_loading_it(how, tmp_path):
    async def test(house):
        table, _ = await two(house)
        await damage(house, table.number, DAMAGES[how])
        registry = await house.open()
        assert await reason(registry.cancel(table.number, STRANGER, moderator=True)) == "begun", "it may still be sound"
        assert await reason(registry.table(table.number)) == "frozen"
        assert await reason(registry.cancel(table.number, STRANGER)) == "host-only"
        assert (await registry.cancel(table.number, STRANGER, moderator=True)).status == "ended"
        assert (await registry.row(table.number)).status == "ended"
        assert await reason(registry.table(table.number)) in ("ended", "frozen")
        await Results(house.store, registry.games).catch_up()
        assert await house.store.record(0, HECTOR) == [], "it counts for nobody"

    alone(test, tmp_path)


@claim
async def test_a_game_frozen_by_a_mistake_can_be_closed_too(house):
    await house.open()
    table = await house.begun()
    await freeze(table, ValueError())
    await house.registry.cancel(table.number, HECTOR)
    assert (await house.registry.table(table.number)).status == "ended"
    assert house.herald.names(table.number)[-1] == "ended"


@each(DAMAGES)
def test_unreadable_tables_count_toward_no_limit(how, tmp_path):
    async def test(house):
        table, _ = await two(house)
        await damage(house, table.number, DAMAGES[how])
        registry = await house.open()
        await reason(registry.table(table.number))
        await house.store.set("guild", 1, "each", "2")
        await check_server_limits(house.store, 1, HECTOR, house.now)
        await house.store.update_table(table.number, status="playing")  # damaged, but nobody has touched it yet
        if how in LOBBIES:
            await check_server_limits(house.store, 1, HECTOR, house.now)

    alone(test, tmp_path)


@claim
async def test_a_frozen_game_goes_on_when_it_can_be_read_again(house):
    table, _ = await two(house)
    kept = await house.store.log(table.number)
    await damage(house, table.number)
    registry = await house.open(Later())
    assert await reason(registry.table(table.number)) == "frozen"
    assert await house.store.log(table.number) == kept
    house.now += 10**6
    registry = await house.open()
    await registry.resume()
    again = await registry.table(table.number)
    assert (again.status, (await registry.row(table.number)).status) == ("playing", "playing")
    assert {turn.due for turn in again.turns.values()} == {house.now + CLOCK["time"]}, "all have their time again"
    await house.play(again)
    await Results(house.store, registry.games).catch_up()
    assert len(await house.store.record(0, HECTOR)) == 1


@claim
async def test_a_frozen_lobby_opens_again_when_it_can_be_read(house):
    registry = await house.open()
    number = await house.lobby()
    kept = (await registry.row(number)).lobby
    await damage(house, number, LOBBIES["no JSON"])
    assert await reason(registry.lobby_row(number)) == "frozen"
    await house.store.update_table(number, lobby=kept)
    assert (await registry.change(number, lambda lobby: lobby.join(HELEN, "Helen"))).status == "lobby"


@claim
async def test_an_ended_game_never_goes_on_again(house):
    table, _ = await two(house)
    await damage(house, table.number)
    registry = await house.open(Later())
    assert await reason(registry.table(table.number)) == "frozen"
    await registry.cancel(table.number, HECTOR)
    registry = await house.open()
    assert (await registry.table(table.number)).status == "ended"


@each(LOBBIES)
def test_a_person_is_erased_even_from_an_unreadable_lobby(how, tmp_path):
    async def test(house):
        table, sound = await two(house)
        await damage(house, table.number, LOBBIES[how])
        registry = await house.open()
        nameless = {"en": "a former player"}
        results = Results(house.store, registry.games)
        await erase_person(registry, results, Archive(registry), HECTOR, nameless, lambda lobby, language: "C")
        about = await house.store.about(HECTOR)
        assert {key: found for key, found in about.items() if found and key != "user"} == {}
        for each in (table, sound):
            [(lobby,)] = await house.store.ask(fetch_rows, "SELECT lobby FROM tables WHERE id = ?", each.number)
            assert "Hector" not in lobby
            assert "Hector" not in [seated.name for seated in await house.store.seats(each.number)]

    alone(test, tmp_path)


@claim
async def test_an_unreadable_game_has_no_rematch(house):
    table, _ = await two(house)
    await finish(house.store, table.number, "ended", None, 5.0)
    await damage(house, table.number, LOBBIES["no JSON"])
    assert await reason(join_rematch(house.registry, table.number, HECTOR, "Hector")) == "frozen"


class Deaf(Recorder):
    """A herald that fails to tell people about an unreadable table."""

    async def unreadable(self, row):
        raise OSError("Discord is gone")


def test_a_table_is_frozen_even_if_nobody_can_be_told(tmp_path):
    async def test(house):
        table, _ = await two(house)
        await damage(house, table.number, GAMES["draws"])
        registry = await house.open(herald=Deaf)
        assert await reason(registry.table(table.number)) == "frozen"
        assert (await registry.row(table.number)).status == "frozen"

    alone(test, tmp_path)
