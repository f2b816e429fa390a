"""Nothing that is kept names a person who was forgotten."""

import asyncio
import sqlite3
from functools import partial

import pytest

from games.horse.rules.game import Horse
from store import StoreFailed
from tables.history.archive import Archive, Source
from tables.history.challenges import make_challenge
from tables.history.privacy import collect_personal_data, erase_person
from tables.history.rematch import join_rematch
from tables.history.results import Results
from tables.play.agreements import toggle_vote
from tables.play.deeds import Ender
from tables.seats.absence import accept_seat, offer_seat, take_over
from tables.seats.contributions import bring_word
from tables.seats.invitations import invite_people
from tests.store.stores import finish
from tests.tables.house import HECTOR, HELEN, PARIS, PRIAM, Around, acting, alone, claim, names_at
from tests.tables.test_challenges import begun, opened
from tests.tables.test_plans import PLANNING, plan

NOBODY = {"en": "a former player"}
NAME = "user 72"  # Helen's


async def over(house):
    """Return a game played to its end while a computer kept Helen's seat."""
    registry = await house.open(Horse())
    table = await house.begun((HECTOR, HELEN, PARIS), game="horse")
    await table.change(lambda lobby: take_over(lobby, 1))
    while table.status == "playing":
        await house.play(table)
        await table.rest()
    return registry, Results(house.store, registry.games), Archive(registry), Source(table.number)


async def forgotten(registry, results, archive, user=HELEN):
    await erase_person(registry, results, archive, user, NOBODY, lambda lobby, language: "Computer 1")


def everything(path):
    """Return every value in the file."""
    db = sqlite3.connect(path)
    try:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [str(value) for table in tables for row in db.execute(f"SELECT * FROM {table}") for value in row]
    finally:
        db.close()


@claim
async def test_a_kept_seat_does_not_name_its_forgotten_owner(house):
    registry, results, archive, source = await over(house)
    assert any(NAME in each for each in everything(house.path))
    await forgotten(registry, results, archive)
    assert not any(NAME in each for each in everything(house.path))
    assert [seated.name for seated in await house.store.seats(source.number)] == ["Hector", NOBODY["en"], "user 73"]


@claim
async def test_a_person_is_told_what_they_have_decided(house):
    await house.open(planning=PLANNING)
    table = await house.begun((HECTOR, HELEN, PARIS))
    waits = next(user for user in (HECTOR, HELEN, PARIS) if user != acting(table))
    other = next(user for user in (HECTOR, HELEN, PARIS) if user not in (waits, acting(table)))
    await plan(table, waits, "pass")
    await table.change(lambda lobby: toggle_vote(lobby, waits, "end"))
    await table.change(lambda lobby: offer_seat(lobby, waits, PRIAM))
    [told] = (await collect_personal_data(house.store, waits))["decisions"]
    assert (told["table_id"], told["plan"]["move"], told["votes"]) == (table.number, "pass", ["end"])
    assert told["offers_a_seat"]
    assert str(PRIAM) not in str(told)
    assert (await collect_personal_data(house.store, PRIAM))["decisions"] == [
        {"table_id": table.number, "is_offered_a_seat": True}
    ]
    assert (await collect_personal_data(house.store, other))["decisions"] == []


@claim
async def test_a_person_is_told_their_word_before_the_deal(house):
    registry = await house.open()
    number = await house.lobby(2, host=HECTOR)
    await registry.change(number, lambda lobby: bring_word(lobby, HECTOR, "olive"))
    assert (await collect_personal_data(house.store, HECTOR))["decisions"] == [{"table_id": number, "word": "olive"}]


@claim
async def test_a_cached_replay_does_not_name_a_forgotten_player(house):
    registry, results, archive, source = await over(house)
    assert NAME in (await archive.replay(source)).record.names
    await forgotten(registry, results, archive)
    assert (await archive.replay(source)).record.names == ("Hector", NOBODY["en"], "user 73")


@claim
async def test_forgetting_somebody_keeps_the_replays_of_others(house):
    registry, results, archive, source = await over(house)
    replay = await archive.replay(source)
    await forgotten(registry, results, archive, user=99)
    assert await archive.replay(source) is replay


# -- writes in progress


class Slow(Around):
    """A store that holds calls of one method back until a test sets ``may``."""

    what = None

    def __init__(self, store):
        super().__init__(store)
        self.asked, self.may = asyncio.Event(), asyncio.Event()

    def __getattr__(self, name):
        work = super().__getattr__(name)
        return self.slowly(work) if name == self.what else work

    def slowly(self, work):
        async def waiting(*args, **options):
            self.asked.set()
            await self.may.wait()
            return await work(*args, **options)

        return waiting


async def beside(house, what, writing, erasing):
    """Erase while another task is held at this call to the store; then let both finish."""
    house.store.what = what
    written = asyncio.create_task(writing)
    await house.store.asked.wait()
    house.store.what = None  # other calls go through
    erased = asyncio.create_task(erasing)
    for _ in range(20):
        await asyncio.sleep(0.005)
    house.store.may.set()
    await asyncio.gather(written, erased)


def nowhere(house):
    return not any(NAME in each or str(HELEN) in each.split() for each in everything(house.path))


def services(house, registry):
    return registry, Results(house.store, registry.games), Archive(registry)


@claim
async def test_a_vote_being_stored_brings_no_erased_name_back(house):
    registry = await house.open(around=Slow)
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.change(lambda lobby: take_over(lobby, 1))
    voting = table.change(lambda lobby: toggle_vote(lobby, HECTOR, "end"))
    await beside(house, "commit", voting, forgotten(*services(house, registry)))
    assert nowhere(house)
    assert table.names[1] == names_at(table, 0)[1] == NOBODY["en"]
    assert table.lobby.in_play.votes == {"end": [HECTOR]}, "the vote counts"
    row = await registry.row(table.number)
    assert row.lobby == table.lobby.dump()


@claim
async def test_a_seat_being_taken_is_given_up_before_the_erasure(house):
    registry = await house.open(around=Slow)
    table = await house.begun((HECTOR, PARIS))
    await table.change(lambda lobby: offer_seat(lobby, PARIS, HELEN))
    taking = table.change(lambda lobby: accept_seat(lobby, PARIS, HELEN, NAME))
    await beside(house, "commit", taking, forgotten(*services(house, registry)))
    assert nowhere(house)
    assert [each.kind for each in table.history.after(0)] == ["given", "left"]
    assert table.lobby.sitters[1].level is not None, "a computer player sits there"


@claim
async def test_a_lobby_being_changed_brings_no_erased_name_back(house):
    registry = await house.open(around=Slow)
    number = await house.lobby(3)
    await registry.change(number, lambda lobby: invite_people(lobby, HECTOR, {HELEN: NAME}))
    changing = registry.change(number, lambda lobby: lobby.agree(HECTOR, "hints", "off"))
    await beside(house, "commit", changing, forgotten(*services(house, registry)))
    assert nowhere(house)
    assert (await registry.row(number)).lobby["hints"] == "off"


@claim
async def test_a_rematch_being_opened_invites_no_erased_person(house):
    registry = await house.open(around=Slow)
    table = await house.begun((HECTOR, HELEN))
    await table.end()
    opening = join_rematch(registry, table.number, HECTOR, "Hector")
    await beside(house, "blocks_among", opening, forgotten(*services(house, registry)))
    assert nowhere(house)


class Sudden(Around):
    """A store in which something else happens just before an erasure."""

    deed = None

    async def erase(self, *args):
        if self.deed:
            deed, self.deed = self.deed, None
            await deed()
        return await self.inner.erase(*args)


@claim
async def test_a_person_who_sits_down_meanwhile_is_erased_there_too(house):
    registry = await house.open(around=Sudden)
    number = await house.lobby(3)

    async def sits_down():
        await registry.change(number, lambda lobby: lobby.join(HELEN, NAME))

    house.store.deed = sits_down
    changed = await erase_person(*services(house, registry), HELEN, NOBODY, lambda lobby, language: "Computer")
    assert nowhere(house)
    assert changed == [number]
    assert [each.name for each in await house.store.seats(number)] == ["Hector"]


@claim
async def test_a_result_being_counted_brings_no_erased_name_back(house):
    registry = await house.open(around=Sudden)
    _, results, archive = services(house, registry)
    table = await house.begun((HECTOR, HELEN, PARIS))
    counting = []

    async def counts():
        await finish(house.store, table.number, "ended", None, house.now, HECTOR)
        counting.append(asyncio.create_task(results.catch_up()))
        await asyncio.sleep(0.01)

    house.store.deed = counts
    house.store.inner.count, count = slow(house.store.inner.count), house.store.inner.count
    await forgotten(registry, results, archive)
    await asyncio.gather(*counting)
    house.store.inner.count = count
    assert nowhere(house)


def slow(work):
    async def slowly(*args):
        await asyncio.sleep(0.05)
        return await work(*args)

    return slowly


@claim
async def test_a_cancelled_erasure_is_completed_all_the_same(house):
    registry = await house.open(around=Slow)
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.change(lambda lobby: take_over(lobby, 1))
    house.store.what = "erase"
    erasing = asyncio.create_task(forgotten(*services(house, registry)))
    await house.store.asked.wait()
    erasing.cancel()
    await asyncio.wait([erasing])
    house.store.may.set()
    await table.change(lambda lobby: toggle_vote(lobby, HECTOR, "end"))
    assert nowhere(house)


# -- what has happened


@claim
async def test_events_and_moves_name_no_erased_person(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await house.play(table, 6)
    await table.change(lambda lobby: offer_seat(lobby, HELEN, PRIAM))
    await table.change(lambda lobby: accept_seat(lobby, HELEN, PRIAM, "Priam"))
    await table.end(None, Ender("moderator", HELEN, NAME))
    await forgotten(*services(house, registry))
    assert nowhere(house)
    assert [each.name for each in await house.store.table_events(table.number)] == [NOBODY["en"]] * 2
    assert names_at(table, 2)[1] == NOBODY["en"]
    assert table.names[1] == "Priam"


@claim
async def test_the_table_is_redrawn_without_the_erased_person(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.leave(HELEN, "random", "Computer")
    await table.rest()
    before = house.herald.names(table.number).count("seated")
    await forgotten(*services(house, registry))
    assert house.herald.names(table.number).count("seated") == before + 1


@claim
async def test_a_table_that_sleeps_is_redrawn_without_the_erased_person(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.leave(HELEN, "random", "Computer")
    await table.rest()
    registry = await house.open()
    before = house.herald.names(table.number).count("seated")
    await forgotten(*services(house, registry))
    assert house.herald.names(table.number).count("seated") == before + 1


@claim
async def test_a_game_ended_by_an_erasure_is_redrawn_too(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN), leaving="ends")
    await forgotten(*services(house, registry))
    assert table.status == "ended"
    assert house.herald.names(table.number)[-2:] == ["ended", "seated"]


@claim
async def test_the_message_of_an_old_game_is_left_alone(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN))
    await table.end()
    before = house.herald.names(table.number)
    await forgotten(*services(house, registry))
    assert house.herald.names(table.number) == before


@claim
async def test_an_erased_person_is_not_told_about_their_time(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.tell_of_time(HELEN, "played")
    await forgotten(*services(house, registry))
    await table.tell_of_time(HELEN, "played")
    assert house.herald.told == [("played", HELEN)]


@claim
async def test_a_moderator_is_erased_from_games_they_ended(house):
    registry = await house.open()
    table = await house.begun((HECTOR, PARIS))
    await table.end(None, Ender("moderator", HELEN, NAME))
    await forgotten(*services(house, registry))
    assert nowhere(house)


@claim
async def test_a_forgotten_player_leaves_challenges_without_a_name(house):
    registry = await house.open()
    results, archive = Results(house.store, registry.games), Archive(registry)
    mine, other = [await make_challenge(registry, "iliad", user) for user in (HELEN, HECTOR)]
    table = await begun(registry, mine, HELEN)
    lobby = await opened(registry, other, HELEN)
    await forgotten(registry, results, archive)
    [left] = await house.store.attempts(mine.code)
    assert (left.user, left.name, left.status) == (None, NOBODY["en"], "ended")
    assert (await registry.row(lobby.id)).status == "ended"
    assert not any(each in (NAME, str(HELEN)) for each in everything(house.path))
    assert await house.store.sealed([table.number], house.now) == {table.number}


class Doubtful(Around):
    """A store that reports once that a call of one method failed, which is done all the same."""

    what = None

    def __getattr__(self, name):
        work = super().__getattr__(name)
        return self.done_but_failed(work) if name == self.what else work

    def done_but_failed(self, work):
        async def failing(*about):
            self.what = None
            await work(*about)
            raise StoreFailed("the disk is full")

        return failing


@pytest.mark.parametrize("what", ["erase", "log"])
def test_an_erasure_that_failed_once_stored_is_completed_later(what, tmp_path):
    alone(partial(fails_once_stored, what), tmp_path)


async def fails_once_stored(what, house):
    registry = await house.open(around=Doubtful)
    here = services(house, registry)
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.leave(HELEN, "random", "Computer")
    await table.rest()
    past = await house.begun((HECTOR, HELEN))
    await past.end()
    assert NAME in (await here[2].replay(Source(past.number))).record.names
    before = house.herald.names(table.number).count("seated")
    if what == "log":
        registry._forget(table.number)
    house.store.what = what
    with pytest.raises(StoreFailed):
        await forgotten(*here)
    assert nowhere(house)
    await forgotten(*here)
    table = await registry.table(table.number)
    assert names_at(table, 0)[1] == NOBODY["en"]
    assert (await here[2].replay(Source(past.number))).record.names == ("Hector", NOBODY["en"])
    assert house.herald.names(table.number).count("seated") == before + 1
    assert not registry.erasing
