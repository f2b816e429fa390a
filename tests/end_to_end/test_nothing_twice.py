"""Whatever the bot posts is there once, though Discord or the store fails around it."""

from dataclasses import dataclass
from typing import Any

import pytest

from playground.permissions import ALL, READ_MESSAGE_HISTORY
from store import POSTING, StoreFailed
from tests.end_to_end.stage import find_button, play, press, settled, until
from tests.end_to_end.test_absence import offered
from tests.end_to_end.test_invitations import invite
from tests.end_to_end.test_outages import DELETE, LONG, MISHAPS, POST, called, fail_once, later, shown_lobbies, to_act
from tests.end_to_end.test_privacy import erased
from tests.end_to_end.test_tournaments import code_of, filled, joined, opened, started
from tests.end_to_end.test_undo import ask, friendly, moved
from tests.end_to_end.test_watching import watched
from tests.end_to_end.test_welcome import greetings, invited
from tests.quick import slow_but

WRITES = ("remember", "keep", "change_tournament")  # what notes a posted message


def with_button(stage, verb):
    return [each for each in stage.all_messages() if find_button(each, verb)]


def saying(stage, words):
    return [each for each in stage.all_messages() if words in each.text]


@dataclass
class Surface:
    """Something that the bot posts: how to get there, what makes it post, and what is posted then."""

    stage: Any

    async def prepare(self):
        """Come to where the next deed makes the bot post."""

    async def deed(self):
        """Make the bot post."""

    async def posted(self):
        """Return what is there of what was posted."""

    async def person(self):
        """Return the person whom the post is noted for."""


class Board(Surface):
    async def prepare(self):
        self.game = await self.stage.open_table("ada bruno")

    async def deed(self):
        await self.stage.slash(self.stage["ada"], "table", channel=self.game.where)

    async def posted(self):
        return await self.game.boards()


class Ping(Surface):
    async def prepare(self):
        self.game = await self.stage.open_table("ada bruno")
        self.first = await self.game.actor()

    async def deed(self):
        while await self.game.actor() is self.first:
            await self.game.move(self.first)

    async def posted(self):
        return await called(self.game, await self.person())

    async def person(self):
        return await self.game.actor()


class Notice(Ping):
    async def deed(self):
        await self.stage.bot.herald.timed(await self.game.table(), self.first.id, "stands")

    async def posted(self):
        return [each for each in await called(self.game, self.first) if "stands" in each.content]

    async def person(self):
        return self.first


class Hand(Ping):
    async def prepare(self):
        await super().prepare()
        self.other = next(each for each in self.game.people if each is not self.first)
        await self.stage.slash(self.other, "settings", {"hands": "dm"})

    async def posted(self):
        return [*self.other.dm().messages.values()]

    async def person(self):
        return self.other


class Closed(Hand):
    async def prepare(self):
        await super().prepare()
        self.other.dms_closed = True

    async def posted(self):
        return saying(self.stage, "does not accept direct messages")


class Undo(Surface):
    async def prepare(self):
        self.game = await friendly(self.stage, "ada bruno")
        self.mover, self.other = await moved(self.game)
        await to_act(self.game, self.other)
        await self.stage.rest()

    async def deed(self):
        await ask(self.game, self.mover)

    async def posted(self):
        return with_button(self.stage, "undo-agree")

    async def person(self):
        return self.mover


class Lobby(Surface):
    async def prepare(self):
        self.lobby = await self.stage.lobby("ada", 3)

    async def deed(self):
        await self.stage.slash(self.stage["ada"], "table")

    async def posted(self):
        return shown_lobbies(self.stage)


class Invitation(Lobby):
    async def deed(self):
        await invite(self.stage["ada"], self.lobby, self.stage["bruno"])

    async def posted(self):
        return with_button(self.stage, "accept-invitation")


class Offer(Ping):
    async def deed(self):
        await offered(self.game, *self.stage.people("ada eleni"))

    async def posted(self):
        return with_button(self.stage, "accept-seat")


class Wish(Surface):
    async def prepare(self):
        game = await self.stage.open_table("ada bruno", computers=1)
        self.panel = await watched(self.stage["eleni"], game)

    async def deed(self):
        await settled(await press(self.stage["eleni"], self.panel, "ask-for-seat"))

    async def posted(self):
        return with_button(self.stage, "let-in")

    async def person(self):
        return self.stage["eleni"]


class Call(Surface):
    async def prepare(self):
        people = self.stage.people("ada bruno")
        self.code = await filled(self.stage, people[0], people)
        await started(self.stage, people[0], self.code)

    async def deed(self):
        await self.stage.bot.tournaments.end(self.code)

    async def posted(self):
        own = with_button(self.stage, "tournament")  # and not a table of it, or the result of one
        return [each for each in own if not (find_button(each, "hand") or find_button(each, "open-replay"))]


class Greeting(Surface):
    async def deed(self):
        await invited(self.stage, writable=["talk"])

    async def posted(self):
        return greetings(self.stage, "Stoa")


SURFACES = (Board, Ping, Notice, Hand, Closed, Undo, Lobby, Invitation, Offer, Wish, Call, Greeting)
each_surface = pytest.mark.parametrize("surface", SURFACES, ids=lambda surface: surface.__name__)


def fail_after_the_next_post(stage, *, forever=False, late=False):
    """Let the first write fail that follows a message which Discord has taken, or all; ``late``, it takes effect."""
    state = {"posted": False, "failed": False}

    def watch(request):
        state["posted"] |= request.method == "POST" and request.route.endswith("/messages")

    def failing(write):
        async def fail(*args, **kwargs):
            other = isinstance(args[0], str) and not args[0].startswith("messages of")  # such as the last sign of life
            if not other and state["posted"] and (forever or not state["failed"]):
                state["failed"] = True
                if late:
                    await write(*args, **kwargs)
                raise StoreFailed("the disk is full")
            return await write(*args, **kwargs)

        return fail

    stage.place.rest.witnesses.append(watch)
    for name in WRITES:
        setattr(stage.bot.store, name, failing(getattr(stage.bot.store, name)))
    return state


@each_surface
@pytest.mark.parametrize("mishap", slow_but(2, MISHAPS))
def test_a_message_is_there_once_after_a_failure_of_discord(surface, mishap):
    async def scene(stage):
        shown = surface(stage)
        await shown.prepare()
        await stage.rest()
        MISHAPS[mishap](stage.place.faults, POST)
        await shown.deed()
        await until(lambda: stage.place.faults.used_up)
        await later(stage, 15)
        assert len(await shown.posted()) == 1

    play(scene)


@each_surface
def test_a_message_is_there_once_after_the_store_has_failed(surface):
    async def scene(stage):
        shown = surface(stage)
        await shown.prepare()
        await stage.rest()
        state = fail_after_the_next_post(stage)
        await shown.deed()
        await until(lambda: state["failed"])
        await later(stage, 15)
        assert len(await shown.posted()) == 1

    play(scene)


@each_surface
def test_a_message_noted_in_writes_that_failed_stays(surface):
    """Its intent was noted again by the next try, so after a stop both are noted."""

    async def scene(stage):
        shown = surface(stage)
        await shown.prepare()
        await stage.rest()
        state = fail_after_the_next_post(stage, forever=True, late=True)
        await shown.deed()
        await until(lambda: state["failed"])
        await later(stage, 15)
        newest = (await shown.posted())[-1:]  # none yet if another message has to come first
        await stage.restart()
        await later(stage, 15)
        [stands] = await shown.posted()
        assert newest in ([], [stands])

    play(scene)


@each_surface
def test_a_message_posted_but_not_stored_is_there_once(surface):
    async def scene(stage):
        shown = surface(stage)
        await shown.prepare()
        await stage.rest()
        state = fail_after_the_next_post(stage, forever=True)
        await shown.deed()
        await until(lambda: state["failed"])
        await stage.rest()
        await stage.restart()  # as after a kill: the next program reads what was stored before the post
        await later(stage, 3)
        assert len(await shown.posted()) == 1
        assert await stage.bot.store.with_messages(POSTING) == [], "the next start has nothing to finish"

    play(scene)


def test_a_repeated_ping_that_a_stop_interrupted_is_finished():
    """Later, Discord would no longer know its nonce, and both would stay."""

    async def scene(stage):
        shown = Ping(stage)
        await shown.prepare()
        await shown.deed()
        await stage.rest()
        [first], actor = await shown.posted(), await shown.person()
        fail_after_the_next_post(stage, forever=True)
        await stage.bot.herald.timed(await shown.game.table(), actor.id, "reminded")
        await stage.rest()
        [second] = [each for each in await shown.posted() if each is not first]
        await stage.restart()
        await later(stage, 3)
        assert await shown.posted() == [second]
        assert await stage.bot.store.with_messages(POSTING) == []

    play(scene)


@pytest.mark.parametrize("noted", [True, False], ids=["noted", "intended"])
@pytest.mark.parametrize("surface", [Ping, Notice, Hand, Undo, Wish], ids=lambda surface: surface.__name__)
def test_what_was_posted_for_an_erased_person_goes_after_a_stop(surface, noted):
    async def scene(stage):
        shown = surface(stage)
        await shown.prepare()
        await stage.rest()
        if not noted:
            fail_after_the_next_post(stage, forever=True)
        await shown.deed()
        await stage.rest()
        [posted], person = await shown.posted(), await shown.person()
        stage.place.faults.fail(DELETE, status=503, times=LONG)
        await erased(stage, person.user.name)
        await stage.finish()
        stage.place.faults.clear()
        await stage.begin()
        await later(stage, 3)
        assert posted.deleted

    play(scene)


@pytest.mark.parametrize("found", [True, False])
def test_people_invited_just_before_a_kill_are_pinged_once(found):
    """Without the history of the channel, the bot does not find its lobby either, and posts that again."""

    async def scene(stage):
        async def refuse(*_, **also):
            raise StoreFailed("the disk is full")

        pings = []

        def watch(exchange):
            if exchange.method == "POST" and exchange.route.endswith("/messages"):
                pings.extend(exchange.sent["allowed_mentions"].get("users", ()))

        stage.place.rest.witnesses.append(watch)
        if not found:
            stage.place.world.allow(stage.channel(), stage.bot.user.id, ALL & ~READ_MESSAGE_HISTORY)
        stage.bot.store.remember = refuse
        lobby = await stage.lobby("ada", 3)
        await invite(stage["ada"], lobby, stage["bruno"])
        await stage.rest()
        await stage.restart()
        await later(stage, 3)
        assert [each.mentions for each in with_button(stage, "accept-invitation")] == [[stage["bruno"].user]]
        assert pings == [stage["bruno"].id]

    play(scene)


def test_a_lobby_that_could_not_be_remembered_is_remembered_later():
    async def scene(stage):
        failed, shown = await fail_once(stage.bot.store, "remember"), Lobby(stage)
        await shown.prepare()
        await until(failed.is_set)
        await later(stage, 5)
        await shown.deed()
        await later(stage, 5)
        assert len(await shown.posted()) == 1

    play(scene)


def test_a_tournament_that_could_not_be_noted_is_noted_later():
    async def scene(stage):
        failed, ada = await fail_once(stage.bot.store, "change_tournament"), stage["ada"]
        message = await opened(stage, ada)
        await until(failed.is_set)
        await later(stage, 5)
        await joined(stage, message, stage.people("ada bruno"))
        shown = Call(stage)
        shown.code = code_of(message)
        await started(stage, ada, shown.code)
        assert message.deleted
        assert len(await shown.posted()) == 1

    play(scene)
