"""While the database is away, people are told so in one sentence, and the log says it once a minute."""

import pytest

from store import StoreAway, postgres
from store.shares import Notice
from tests.end_to_end.stage import Guess, click, find_button, play, play_with_sockets, press, sentence, settled, until
from tests.end_to_end.test_outages import later
from tests.end_to_end.test_privacy import erased
from tests.store import server
from words import Words

AWAY = {language: Words(language).say("refused-store-away") for language in ("en", "fr")}


class FullDisk:
    """A SQLite file that cannot be written."""

    def __init__(self, stage):
        self.store = stage.bot.store

    async def goes(self):
        await self.store.ask(lambda db: db.execute("PRAGMA query_only = 1"))

    async def returns(self):
        await self.store.ask(lambda db: db.execute("PRAGMA query_only = 0"))


def lines(stage):
    """Return what the log says about the database, and all stacks."""
    said = [record.getMessage() for record in stage.diary.records]
    return [text for text in said if "the database" in text], [text for text in said if ".py" in text]


async def everything(stage, game, form, lobby):
    """Press, type and submit; return what each person is told."""
    ada, bruno, actor = stage["ada"], stage["bruno"], await game.actor()
    asked = [
        (ada, await stage.slash(ada, "play", {"game": "horse"})),
        (bruno, await settled(await bruno.slash(stage.channel(), "play", {"game": "delphi"}))),
        (stage["chloe"], await press(stage["chloe"], lobby, "join")),
        (ada, await settled(await ada.submit(form, {"word": "achilles"}))),
    ]
    asked += [(actor, await click(actor, *(await game.choice(actor, Guess(1))))) for _ in range(20)]
    return [(person, await sentence(person, each)) for person, each in asked]


@pytest.mark.slow
def test_people_are_told_when_nothing_can_be_stored():
    async def scene(stage):
        disk = FullDisk(stage)
        game, lobby = await stage.open_table("ada bruno"), await stage.lobby("ada", 3)
        await game.moves(3, Guess(1))
        form = (await settled(await stage["ada"].forge(lobby, f"il:type-word:{number_of(lobby)}:0:"))).modal
        before = await game.log()
        for person in game.people:
            await game.hand(person)
        await disk.goes()
        told = await everything(stage, game, form, lobby)
        assert {text for _, text in told} <= {*AWAY.values()}
        assert await stage["ada"].autocomplete(stage.channel(), "play", {"game": "ili"}, "game")
        await stage.rest()
        assert await game.log() == before
        assert [len(each) for each in lines(stage)] == [1, 0]
        await disk.returns()
        await game.moves(2, Guess(1))
        assert len(await game.log()) > len(before)
        await stage.rest()
        assert [len(each) for each in lines(stage)] == [2, 0]

    play(scene, mistakes=1)


def test_a_table_dealt_just_before_an_outage_is_shown_after_it():
    async def scene(stage):
        lobby, store = await stage.lobby("ada bruno", 2), stage.bot.store
        remembered, failed = store.remembered, []

        async def fail_once_dealt(number, *about):
            if not failed and (await store.table(number)).status == "playing":
                failed.append(number)
                raise StoreAway("the disk is full")
            return await remembered(number, *about)

        store.remembered = fail_once_dealt
        await press(stage["ada"], lobby, "start")
        await later(stage)
        assert failed == [1]
        assert [each for each in stage.all_messages() if find_button(each, "hand") and each.reader is None]

    play(scene)


def test_a_game_that_ends_in_an_outage_is_counted():
    async def scene(stage):
        game, store = await stage.open_table("ada bruno"), stage.bot.store
        count, failed = store.count, []

        async def fail_once(results):
            if not failed:
                failed.append(results)
                raise StoreAway("the disk is full")
            return await count(results)

        store.count = fail_once
        await game.to_the_end(Guess(2))
        await later(stage)
        assert failed
        assert not await store.uncounted(1, stage.bot.registry.games)

    play(scene)


@pytest.mark.parametrize("leaves", [False, True])
def test_people_hear_of_their_time_after_an_outage(leaves):
    async def scene(stage):
        game, store = await stage.open_table("ada bruno"), stage.bot.store
        table, ada, remembered = await stage.bot.registry.table(game.number), stage["ada"], store.remembered
        stage.bot.herald._boards.clear()  # as after a start

        async def fail(*about):
            raise StoreAway("the disk is full")

        store.remembered = fail
        await table.tell_of_time(ada.id, "played")
        if leaves:
            await erased(stage, "ada")
        store.remembered = remembered
        await later(stage)
        said = f"<@{ada.id}>, your time at"
        assert any(said in each.text for each in game.where.messages.values()) is not leaves

    play(scene)


@pytest.mark.parametrize("missed", [False, True])
def test_what_other_processes_did_is_looked_up_after_an_outage(missed):
    async def scene(stage):
        game, failed, refreshed = await stage.open_table("ada bruno"), [], []

        async def fail_once(number):
            if not failed:
                failed.append(number)
                raise StoreAway("the lease was not renewed")
            refreshed.append(number)

        stage.bot.registry.refresh = fail_once
        if missed:
            stage.bot.catch_up_with_others()
        else:
            stage.bot.hear(Notice(game.number, "changed"))
        await until(lambda: failed)
        await later(stage)
        await until(lambda: refreshed)
        assert refreshed == [game.number]

    play(scene)


@pytest.mark.parametrize("looks", [False, True])
def test_what_others_did_at_sleeping_tables_is_looked_up_later(looks):
    async def scene(stage):
        game, refreshed = await stage.open_table("ada bruno"), []
        if looks:
            await game.hand(stage["ada"])
        await stage.rest()
        stage.bot.registry._forget(game.number)
        assert await stage.bot.store.unshown() == []
        if not looks:
            await stage.bot.store.update_table(game.number, status="playing")  # as another process would, unheard

        async def refresh(number):
            refreshed.append(number)

        stage.bot.registry.refresh = refresh
        stage.bot.catch_up_with_others()
        await until(lambda: refreshed)
        assert refreshed == [game.number]

    play(scene)


def number_of(lobby):
    return next(iter(lobby.buttons)).split(":")[2]


@pytest.fixture
def fragile():
    """Return a server that may be stopped."""
    found = server.own()
    yield found
    found.remove()


@pytest.mark.slow
@server.needed
def test_people_are_told_while_the_server_is_down(tmp_path, fragile):
    async def opens():
        return await postgres.open_store(await server.make(tmp_path, fragile), alone=True)

    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        await game.moves(2, Guess(1))
        actor, choice = await game.actor(), await game.choice(await game.actor(), Guess(1))
        fragile.stop(crash=True)
        for _ in range(10):
            assert await sentence(actor, await click(actor, *choice)) in AWAY.values()
        rules = await stage.slash(stage["ada"], "rules", {"game": "horse"})
        assert "Trojan Horse" in rules.message.text, "what needs no database is answered all the same"
        assert await stage["ada"].autocomplete(stage.channel(), "play", {"game": "ili"}, "game")
        assert [len(each) for each in lines(stage)] == [1, 0]
        fragile.start()
        await game.to_the_end(Guess(2))
        await stage.rest()
        assert (await stage.row(game.number)).status == "finished"
        assert [len(each) for each in lines(stage)] == [2, 0]

    play_with_sockets(scene, database=opens, mistakes=1)
