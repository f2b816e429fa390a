"""Seats that change hands, votes to end, people who leave, and channels that come and go."""

import asyncio

import pytest

from playground import permissions
from tests.end_to_end.lobby_options import agree, let_undo
from tests.end_to_end.stage import find_button, pauses, play, press, sentence, settled, until
from tests.end_to_end.test_time import DAY, FIVE, MOMENT, clock_of, pass_time, said, timed

pytestmark = pytest.mark.slow  # tests/tables/test_absence.py and test_away.py try the rules for it


async def panel(person, game):
    """Return the panel "Table help"."""
    shown = (await press(person, await game.board(), "help")).message
    await until(lambda: shown.buttons)
    return shown


async def offered(game, giver, newcomer):
    """Offer a seat to a newcomer; return the answer."""
    asked = (await press(giver, await panel(giver, game), "give-seat")).message
    (identity,) = asked.selects
    return await settled(await giver.select(asked, identity, [newcomer]))


def offer_in(game):
    return [each for each in game.where.messages.values() if find_button(each, "accept-seat")][-1]


def test_a_seat_is_given_to_somebody_new_who_accepts_it():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada, eleni = stage.people("ada eleni")
        seat = (await game.table()).seat_of(ada.id)
        answer = await offered(game, ada, eleni)
        assert "until they accept" in answer.message.text
        offer = offer_in(game)
        assert offer.mentions == [eleni.user]
        table = await game.table()
        assert table.lobby.seat_of(eleni.id) is None, "an offer changes nothing"
        wrong = await press(stage["dmitri"], offer, "accept-seat")
        assert "not, or no longer, offered to you" in await sentence(stage["dmitri"], wrong)
        await press(eleni, offer, "accept-seat")
        await stage.rest()
        assert table.lobby.seat_of(eleni.id) == seat
        assert table.lobby.seat_of(ada.id) is None
        assert table.lobby.host != ada.id
        assert find_button(offer, "accept-seat") is None
        assert await stage.bot.store.tables_of(eleni.id, ["playing"])
        game.people = [eleni, stage["bruno"]]
        await game.moves(2)
        assert len(await game.log()) == 3

    play(scene)


def test_an_offer_pings_once_and_only_if_pings_are_on():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada, eleni, dmitri = stage.people("ada eleni dmitri")
        await stage.slash(dmitri, "settings", {"pings": "off"})
        await offered(game, ada, eleni)
        first = offer_in(game)
        again = await offered(game, ada, eleni)
        assert "until they accept" in again.message.text
        assert offer_in(game) is first
        await offered(game, ada, dmitri)
        assert offer_in(game) is not first
        assert offer_in(game).mentions == []

    play(scene)


def test_a_seat_offer_may_be_declined_withdrawn_or_replaced():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada, eleni, dmitri = stage.people("ada eleni dmitri")
        await offered(game, ada, eleni)
        first = offer_in(game)
        await offered(game, ada, dmitri)
        late = await press(eleni, first, "accept-seat")
        assert len(await sentence(eleni, late)) > 10
        await press(ada, offer_in(game), "decline-seat")
        assert (await game.table()).lobby.in_play.offered == {}
        assert (await game.table()).lobby.seat_of(ada.id) is not None

    play(scene)


def test_an_offer_that_could_not_be_posted_may_be_repeated():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada, eleni = stage.people("ada eleni")
        place, everything = await game.place(), permissions.EVERYONE
        muted = everything & ~permissions.SEND_MESSAGES & ~permissions.SEND_MESSAGES_IN_THREADS
        stage.place.world.allow(place, stage.bot.user.id, muted)
        assert "did not let me" in await sentence(ada, await offered(game, ada, eleni))
        assert (await game.table()).lobby.in_play.offered == {}
        stage.place.world.allow(place, stage.bot.user.id, everything)
        await offered(game, ada, eleni)
        assert offer_in(game).mentions == [eleni.user]

    play(scene)


def test_a_seat_cannot_be_given_to_a_bot_or_a_seated_player():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada = stage["ada"]
        refused = await offered(game, ada, stage.bot.user)
        assert "A bot cannot take a seat" in await sentence(ada, refused)
        refused = await offered(game, ada, stage["bruno"])
        assert "already have a seat at this table" in await sentence(ada, refused)
        assert (await game.table()).lobby.in_play.offered == {}

    play(scene)


def test_a_seat_is_given_to_nobody_who_cannot_see_the_channel():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada, eleni = stage.people("ada eleni")
        stage.place.world.allow(await game.place(), eleni.id, 0)
        assert "cannot be invited" in await sentence(ada, await offered(game, ada, eleni))
        assert (await game.table()).lobby.in_play.offered == {}

    play(scene)


def test_more_than_half_of_the_people_end_a_game():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe", computers=1)
        ada, bruno, _ = game.people
        await press(ada, await panel(ada, game), "vote-end")
        await stage.rest()
        assert "To end the game: 1 of 2" in (await game.board()).text
        taken_back = await panel(ada, game)
        await press(ada, taken_back, "vote-end")
        await stage.rest()
        assert "To end the game" not in (await game.board()).text
        await press(ada, taken_back, "vote-end")
        await press(bruno, await panel(bruno, game), "vote-end")
        await stage.rest()
        assert (await stage.row(game.number)).status == "ended"

    play(scene)


def test_a_spectator_decides_nothing():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        eleni = stage["eleni"]
        shown = await panel(eleni, game)
        assert {identity.split(":")[1] for identity in shown.buttons} == {"hand", "legend", "rules-page", "open-lesson"}
        for verb in (
            "vote-end",
            "vote-limit",
            "vote-pause",
            "end-pause",
            "return-to-seat",
            "decline-seat",
            "accept-seat",
        ):
            forged = await settled(await eleni.forge(shown, f"il:{verb}:{game.number}:0:"))
            assert len(await sentence(eleni, forged)) > 10
        for values in (["1"], [str(eleni.id)]):
            forged = await settled(await eleni.forge(shown, f"il:give-seat-to:{game.number}:0:", values))
            assert len(await sentence(eleni, forged)) > 10
        assert (await game.table()).lobby.in_play.votes == {}

    play(scene)


def test_a_table_without_a_clock_offers_no_pause():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada = stage["ada"]
        shown = await panel(ada, game)
        assert find_button(shown, "vote-pause") is None
        forged = await settled(await ada.forge(shown, f"il:vote-pause:{game.number}:0:"))
        assert "nothing to pause" in await sentence(ada, forged)

    play(scene)


# -- people who leave the server


def test_a_player_who_left_the_server_is_replaced_when_pinged():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        first = await game.actor()
        gone = next(each for each in game.people if each is not first)
        world.expel(guild, gone.user)
        rest = [each for each in game.people if each is not gone]
        table = await game.table()
        for _ in range(20):
            if table.lobby.seat_of(gone.id) is None:
                break
            await game.move(await game.actor())
            await stage.rest()
        assert table.lobby.seat_of(gone.id) is None
        assert table.status == "playing"
        await until(lambda: said(game, "has left this server"))
        assert all(table.lobby.seat_of(each.id) is not None for each in rest)
        world.join(guild, gone.user)
        watching = (await press(gone, await game.board(), "hand")).message
        await press(gone, watching, "return-to-seat")
        assert table.lobby.seat_of(gone.id) is not None

    play(scene)


def leave(stage, person):
    """Let a person leave the server of the games."""
    stage.place.world.expel(stage.place.world.guilds[stage.channel().guild], person.user)


async def gone_by_tomorrow(stage, game, gone):
    """Let a day pass; return whether a computer keeps this person's seat."""
    table = await game.table()
    for _ in range(24):  # each table is checked once in 24 hours; in 26, some would be checked twice
        await stage.place.clock.advance(DAY / 24)
        await asyncio.sleep(0.02)
        await stage.rest()
    return table.lobby.seat_of(gone.id) is None


def test_a_player_who_leaves_after_a_ping_is_replaced_within_a_day():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        called = await game.actor()
        assert await gone_by_tomorrow(stage, game, called) is False, "they are there"
        world.expel(guild, called.user)
        assert await gone_by_tomorrow(stage, game, called)
        assert said(game, "has left this server")

    play(scene)


def test_a_player_who_leaves_keeps_the_seat_while_nobody_waits():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        called = await game.actor()
        other = next(each for each in game.people if each is not called)
        world.expel(guild, other.user)
        assert await gone_by_tomorrow(stage, game, other) is False

    play(scene)


def test_an_unreadable_table_does_not_stop_the_daily_check():
    async def scene(stage):
        await stage.open_table("ada bruno chloe")
        game = await stage.open_table("ada bruno chloe")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        called = await game.actor()
        await until(lambda: len(stage["ada"].ephemerals()) == 2)  # hands that open with games look at other tables
        world.expel(guild, called.user)
        table = stage.bot.registry.table

        async def fail(number):
            if number != game.number:
                raise RuntimeError("unreadable")
            return await table(number)

        stage.bot.registry.table = fail
        stage.mistakes = 1
        assert await gone_by_tomorrow(stage, game, called)
        stage.bot.registry.table = table

    play(scene)


def test_a_player_who_left_is_replaced_and_not_reminded():
    async def scene(stage):
        game = await timed(stage, "ada bruno chloe", overtime="reminds")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        table, called = await game.table(), await game.actor()
        await stage.rest()
        world.expel(guild, called.user)
        await pass_time(stage, FIVE, lambda: table.lobby.seat_of(called.id) is None)
        await stage.rest()
        assert table.lobby.seat_of(called.id) is None

    play(scene)


def test_a_player_who_left_is_replaced_when_their_time_is_up():
    async def scene(stage):
        game = await timed(stage, "ada bruno chloe", overtime="plays")
        table, called = await game.table(), await game.actor()
        (first,) = await game.pings()
        await pass_time(stage, FIVE * 0.8, lambda: first.deleted)  # they are warned, and still there
        assert table.lobby.seat_of(called.id) is not None
        leave(stage, called)
        await pass_time(stage, FIVE * 0.2, lambda: table.lobby.seat_of(called.id) is None)
        assert said(game, "has left this server")
        assert not said(game, "the computer has played your turn")

    play(scene)


def test_no_computer_is_said_to_play_on_in_a_game_that_ends():
    async def scene(stage):
        people = stage.people("ada bruno")
        lobby = await stage.lobby("ada bruno", 2)
        await agree(people[0], lobby, "leaving")
        game = await stage.begun(lobby, people)
        table, called = await game.table(), await game.actor()
        leave(stage, called)
        await panel(next(each for each in people if each is not called), game)
        await until(lambda: table.status == "ended")
        await stage.rest()
        assert said(game, "is no longer in this server")
        assert not said(game, "a computer now plays for them")

    play(scene)


async def repost(person, game):
    await game.stage.slash(person, "table", channel=game.where)


@pytest.mark.parametrize("look", [repost, panel])
def test_a_player_who_left_is_replaced_when_somebody_looks(look):
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        table, called = await game.table(), await game.actor()
        leave(stage, called)
        other = next(each for each in game.people if each is not called)
        await look(other, game)
        await until(lambda: table.lobby.seat_of(called.id) is None)
        await stage.rest()
        assert said(game, "has left this server")

    play(scene)


def test_a_person_asked_for_an_undo_who_left_is_replaced():
    async def scene(stage):
        people = stage.people("ada bruno chloe")
        lobby = await stage.lobby("ada bruno chloe", 3)
        await let_undo(people[0], lobby)
        game = await stage.begun(lobby, people)
        mover, table = await game.actor(), await game.table()
        await game.move(mover)
        await stage.rest()
        actor = await game.actor()
        gone = next(each for each in people if each not in (mover, actor))
        leave(stage, gone)
        shown = (await press(mover, await panel(mover, game), "undo")).message
        await press(mover, shown, "undo-ask")
        await until(lambda: table.lobby.seat_of(gone.id) is None)
        await stage.rest()
        (question,) = [each for each in game.where.messages.values() if find_button(each, "undo-agree")]
        assert question.mentions == [each.user for each in people if each not in (mover, gone)]

    play(scene)


def test_membership_is_asked_for_once_a_call_and_for_no_edit():
    async def scene(stage):
        game, asked = await stage.open_table("ada bruno"), []
        stage.place.rest.witnesses.append(lambda each: asked.append(each) if "/members/" in each.route else None)
        first = await game.actor()
        while await game.actor() is first:
            await game.move(first)
            await stage.rest()
        assert len(asked) == 1
        for _ in range(3):
            await stage.bot.herald.seated(await game.table())
            await stage.rest()
        assert len(asked) == 1

    play(scene)


def test_nobody_is_replaced_while_membership_is_unknown():
    async def scene(stage):
        stage.place.faults.fail("GET .*/members/", status=500, times=20)
        with pauses(lambda seconds: asyncio.sleep(0)):  # discord.py asks five times, and waits longer each time
            game = await stage.open_table("ada bruno")
        assert len((await game.table()).lobby.sitters) == 2
        assert all(sitter.user for sitter in (await game.table()).lobby.sitters)
        assert len(await game.pings()) == 1

    play(scene)


# -- channels that come and go


def test_a_game_in_a_deleted_thread_goes_on_in_its_channel():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        stage.place.world.delete_channel(await game.place())
        here = stage.channel()
        await until(lambda: any(find_button(each, "hand") for each in here.messages.values()))
        await stage.rest()
        assert (await stage.row(game.number)).place == here.id
        game.where = here
        for each in game.people:
            await game.hand(each)
        await game.moves(2)
        assert len(await game.log()) == 3

    play(scene)


def test_a_game_in_a_deleted_channel_waits_to_be_reposted_elsewhere():
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        other = world.add_channel(guild, "elsewhere")
        world.delete_channel(stage.channel())
        await stage.place.clock.advance(DAY)
        table = await game.table()
        await until(lambda: all(turn.due is None for turn in table.turns.values()))
        assert len(await game.log()) == 1
        stranger = await stage.slash(stage["eleni"], "table", channel=other)
        assert len(await sentence(stage["eleni"], stranger)) > 10
        moved = await stage.slash(stage["ada"], "table", channel=other)
        assert "at the bottom now" in await sentence(stage["ada"], moved)
        game.where = other
        await until(lambda: clock_of(next(each for each in other.messages.values() if find_button(each, "hand"))))
        await stage.rest()

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("archived", [True, False], ids=["archived", "open"])
def test_a_locked_thread_stops_the_clock_until_it_is_reopened(archived):
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        thread, table = await game.place(), await game.table()
        thread.locked = True
        stage.place.world.archive(thread, archived)
        await until(lambda: all(turn.due is None for turn in table.turns.values()))
        await stage.place.clock.advance(DAY)
        thread.locked = False
        stage.place.world.archive(thread, False)
        await until(lambda: all(turn.due for turn in table.turns.values()))
        (turn,) = table.turns.values()
        assert turn.due - stage.place.clock.now() > FIVE - MOMENT
        assert len(await game.log()) == 1
        await stage.rest()

    play(scene)


def test_the_time_of_an_outage_is_given_back_once():
    async def scene(stage):
        game, channels = await timed(stage), stage.bot.get_cog("ChannelsCog")
        table, clock = await game.table(), stage.place.clock
        await clock.advance(60)
        (before,) = table.turns.values()
        stage.bot.outages[0] = clock.now() - 60
        await asyncio.gather(channels.on_shard_ready(0), channels.on_shard_resumed(0))
        (after,) = table.turns.values()
        assert after.due - before.due == pytest.approx(60, abs=MOMENT)
        assert stage.bot.outages == {}

    play(scene)


def test_an_archived_thread_is_not_reopened_without_need():
    async def scene(stage):
        game = await timed(stage, overtime="reminds")
        thread, boards = await game.place(), await game.boards()
        await pass_time(stage, FIVE + 1, lambda: said(game, "still waiting for you"))
        stage.place.world.archive(thread, True)
        await stage.bot.get_cog("ChannelsCog")._look_in(thread.id, show=False)
        await stage.rest()
        assert thread.archived
        assert await game.boards() == boards

    play(scene)


def test_an_archived_thread_is_reopened_by_a_warning_ping():
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        thread = await game.place()
        (first,) = await game.pings()
        stage.place.world.archive(thread, True)
        await pass_time(stage, FIVE * 0.8, lambda: not thread.archived)
        assert (await game.pings())[-1] is not first

    play(scene)


@pytest.mark.slow
def test_a_bot_that_was_removed_goes_on_when_invited_again():
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        table, slow = await game.table(), await game.actor()
        bot = world.users[stage.bot.user.id]
        world.expel(guild, bot)
        await until(lambda: all(turn.due is None for turn in table.turns.values()))
        await stage.place.clock.advance(DAY)
        assert table.lobby.seat_of(slow.id) is not None
        world.join(guild, bot)
        await until(lambda: all(turn.due for turn in table.turns.values()))
        (turn,) = table.turns.values()
        assert turn.due - stage.place.clock.now() > FIVE - MOMENT
        await stage.rest()
        await game.moves(1)
        assert len(await game.log()) == 2

    play(scene)


@pytest.mark.slow
def test_a_bot_removed_while_it_was_down_charges_no_time():
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        bot, slow = world.users[stage.bot.user.id], await game.actor()
        await stage.finish()
        world.expel(guild, bot)
        await stage.begin()
        await stage.place.clock.advance(DAY)
        await stage.rest()
        table = await game.table()
        await until(lambda: all(turn.due is None for turn in table.turns.values()))
        await stage.finish()
        world.join(guild, bot)
        await stage.begin()
        await stage.rest()
        table = await game.table()
        await until(lambda: all(turn.due for turn in table.turns.values()))
        assert table.lobby.seat_of(slow.id) is not None
        await stage.rest()

    play(scene)


def test_no_time_runs_out_while_the_bot_does_not_hear_discord():
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        assert await stage.bot.reach(game.number)
        shard = stage.bot.shards[0]
        await shard.disconnect()
        assert not await stage.bot.reach(game.number)
        await shard.connect()
        while not await stage.bot.reach(game.number):
            await asyncio.sleep(0.01)

    play(scene)


def test_no_outage_of_discord_is_charged_however_short():
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        (before,) = (await game.table()).turns.values()
        shard = stage.bot.shards[0]
        await shard.disconnect()
        await until(lambda: stage.bot.outages)
        await stage.place.clock.advance(100)  # between two alarms: nobody asks whether people can reach the table
        await shard.connect()
        table = await game.table()
        await until(lambda: all(turn.due > before.due + 99 for turn in table.turns.values()))
        await until(lambda: not stage.bot.outages)
        assert await stage.bot.reach(game.number)

    play(scene)


@pytest.mark.slow
def test_a_deserted_table_says_when_it_ends_and_ends_then():
    async def scene(stage):
        game = await timed(stage, "ada", overtime="takes", computers=1)
        await pass_time(stage, FIVE + 1, lambda: said(game, "the computer plays for you now"))
        assert "Everybody has left" in (await game.board()).text
        await stage.place.clock.advance(DAY + 1)
        table = await game.table()
        await until(lambda: table.status == "ended")
        await stage.rest()

    play(scene)
