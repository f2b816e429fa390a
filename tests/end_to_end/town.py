"""A Discord with four shards, several processes of the bot on one PostgreSQL database, and people who play.

In tests, the processes are parts of one; ``tests/end_to_end/member.py`` is a real one.
"""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from unittest import mock

from cogs.table.context import Pace
from engine.chance import Guess
from engine.record import Record
from engine.verify import verify_record
from playground import interactions
from playground.discord_py import connect_bots
from playground.filled_forms import ClientRefuses
from playground.playground import Playground
from running import shards as running_shards
from running.check import find_button
from running.lent import Lent
from running.shards import Shards
from store import postgres
from store.postgres.cluster import join_cluster
from tables.seats.lobby import NOTICE
from tests.contract.boxes import GAMES
from tests.end_to_end.stage import Diary, Staged, offers, pauses, pick, press, settled, until
from tests.lasting_pool import LastingPool
from tests.store import server

SHARDS = 4
BEAT = 0.05  # seconds between two looks at who holds what
IDENTIFY = 0.2  # seconds between two shards that identify
PATIENT = 20.0  # seconds for an answer, also on a busy machine
RESTLESS = 2.0  # the same while people play, who try again
STILL = 0.01  # seconds between two looks of somebody who waits


class Member:
    """One process of the bot."""

    def __init__(self, town):
        self._town, self._stopped = town, asyncio.Event()
        self._thinker = LastingPool(0.0)
        self._stack = AsyncExitStack()
        self.cluster = self.shards = self.task = None

    async def start(self):
        self.cluster = await self._stack.enter_async_context(join_cluster(self._town.address, SHARDS, fixed=True))
        self.shards = Shards(self.cluster, self._bot, self._town.place.token, SHARDS, IDENTIFY)
        self.task = asyncio.create_task(self.shards.run(self._stopped))

    def _bot(self, share, store, tell):
        bot = Staged(
            store, GAMES, Lent(self._thinker), pause=0.0, pace=Pace(0.0, 0.0), guild_ready_timeout=0.0, share=share,
            tell=tell, greets=True, shard_ids=[share.shard], shard_count=share.shards, shard_connect_timeout=None,
        )  # fmt: skip
        bot.place = self._town.place
        return bot

    @property
    def held(self):
        """The shards that this process serves, and is ready to."""
        return {bot.registry.services.share.shard for bot in self.shards.bots if bot.is_ready()}

    async def stop(self):
        self._stopped.set()
        await self.task
        self._thinker.close()
        await self._stack.aclose()


class Town:
    """A playground with a server in each shard, and the processes of the bot there."""

    def __init__(self, place, address):
        self.place, self.address = place, address
        self.members = []
        self.pinged = Counter()
        self.guilds = [self._guild(shard) for shard in range(SHARDS)]
        place.world.listeners.append(self._hear)

    def _guild(self, shard):
        world, people = self.place.world, [each.user for each in self.place.people.values()]
        guild = world.add_guild(f"Town {shard}", people[0], shard=shard, shards=SHARDS)
        for user in (*people[1:], self.place.application.user):
            world.join(guild, user)
        world.add_channel(guild, "square")
        return guild

    def _hear(self, event):
        """Count pings, by the table that their button names and the person."""
        message = event.message
        if event.name == "MESSAGE_CREATE" and message is not None and message.author is self.place.application.user:
            tables = [identity.split(":")[2] for identity in message.buttons if identity.startswith("il:open-hand:")]
            self.pinged.update((int(table), user.id) for table in tables[:1] for user in message.mentions)

    def square(self, shard):
        return self.place.world.named(f"Town {shard}", "square")

    async def join(self):
        """Start one more process of the bot."""
        member = Member(self)
        await member.start()
        self.members.append(member)
        return member

    async def leave(self, member):
        self.members.remove(member)
        await member.stop()

    async def even(self):
        """Wait until every shard is served, and all processes serve about as many."""

        def even():
            held = [member.held for member in self.members]
            counts = sorted(map(len, held))
            return len(set().union(*held)) == sum(counts) == SHARDS and counts[-1] - counts[0] <= 1

        await until(even)
        await until(lambda: "play" in self.commands())

    def served(self):
        """Return the shards that are connected to the gateway, whichever process has them."""
        return {line.session.shard for line in self.place.gateway.lines if line.session}

    def greetings(self):
        """Return how often the square of each server was greeted."""
        squares = [self.square(shard).messages.values() for shard in range(SHARDS)]
        return [sum("il:open-help:0:0:" in message.buttons for message in square) for square in squares]

    def commands(self):
        return {each["name"] for each in self.place.people["ada"].commands(self.square(0))}

    def bots(self):
        return [bot for member in self.members for bot in member.shards.bots]

    def moderator(self, shard):
        """Return the bot of a shard."""
        return next(bot for bot in self.bots() if bot.registry.services.share.shard == shard)

    async def store(self):
        """Return a store that watches; it takes no lock."""
        return await postgres.open_store(self.address)


class Player:
    """One person at one table, who knows only what Discord shows; what fails is tried again."""

    def __init__(self, town, name, table, where, *, by_message=False):
        self.person, self.table = town.place.people[name], table
        self._town, self._where, self._by_message = town, where, by_message
        self._chance, self.clicks = Guess(table * 7 + len(name)), 0
        self.hand = None
        self.over = False

    def _board(self):
        """Return the newest board of the table that can be seen."""
        channels = self._town.place.world.channels.values()
        places = [each for each in channels if self._where in (each, each.parent)]
        wanted = f"il:hand:{self.table}:0:"
        boards = [each for place in places for each in place.messages.values() if wanted in each.buttons]
        return max(boards, key=lambda each: each.id, default=None)

    def _message(self):
        """Return the newest hand that came as a direct message."""
        sent = [each for place in self.person.dms() for each in place.messages.values()]
        mine = [each for each in sent if any(f":{self.table}:" in identity for identity in each.buttons)]
        return max(mine, key=lambda each: each.id, default=None)

    async def step(self):
        """Do one thing, as a person does who sees a button."""
        try:
            await self._step()
        except (ClientRefuses, AssertionError):  # what was seen a moment ago is gone, or nobody has answered
            self.hand = None
        await asyncio.sleep(STILL)

    async def _step(self):
        if self._by_message:
            self.hand = self._message()
        elif self.hand is None or self.hand.deleted:
            board = self._board()
            if board is not None:
                self.hand = (await press(self.person, board, "hand")).message
        if self.hand is None:
            return
        if find_button(self.hand, "rematch"):
            self.over = True
        elif offers(self.hand):
            identity, values = pick(self.hand, self._chance)
            await self._click(identity, values)
        elif find_button(self.hand, "refresh") and not self._by_message:
            await press(self.person, self.hand, "refresh")
        else:
            self.hand = None  # an apology, or a hand that nobody can redraw: look at the board again

    async def _click(self, identity, values):
        self.clicks += 1
        if values is None:
            await settled(await self.person.click(self.hand, identity))
        else:
            await settled(await self.person.select(self.hand, identity, list(values)))


async def begin(town, shard, names, game="horse", computers=0, channel=None, agreed=None):
    """Let people open a table and start it; ``agreed`` is what the host does about its options. Return its number."""
    channel = channel or town.square(shard)
    lobby = await open_lobby(town, names, computers, channel, game)
    if agreed:
        await agreed(town.place.people[names[0]], lobby)
    return await start(town, names, computers, lobby)


async def open_lobby(town, names, computers, channel, game="horse"):
    """Let the first of these people open a lobby; return its message, or fail if the answer is no lobby."""
    options = {"game": game, "seats": len(names) + computers}
    answer = (await settled(await town.place.people[names[0]].slash(channel, "play", options))).message
    await until(lambda: not answer.loading)
    assert answer.buttons, answer.text
    return answer


async def start(town, names, computers, lobby):
    """Let people sit down at a lobby, as far as seats are free, and start it; return its number."""
    number = number_of(lobby)
    host, *guests = [town.place.people[name] for name in names]
    sitting = [*((guest, "join") for guest in guests), *((host, "add-computer") for _ in range(computers))]
    for person, verb in sitting:
        if not lobby.buttons[f"il:{verb}:{number}:0:"].get("disabled"):
            await press(person, lobby, verb)
    await until(lambda: lobby.buttons[f"il:join:{number}:0:"].get("disabled"))
    await town.place.clock.advance(NOTICE)
    await press(host, lobby, "start")
    return number


def number_of(lobby):
    """Return the number of a lobby's table."""
    assert lobby.buttons, "it is a lobby no longer"
    return int(next(iter(lobby.buttons)).split(":")[2])


async def finished(store, numbers):
    """Return whether these games are over."""
    return all([(await store.table(number)).status == "finished" for number in numbers])


async def play(town, store, players, numbers, each=None):
    """Let everybody play until all games are over; ``each`` is done between two rounds."""
    with failing_soon():
        while not await _over(store, numbers):
            await asyncio.gather(*(player.step() for player in players))
            if each:
                await each()


@contextmanager
def failing_soon():
    """Let a click fail soon that nobody answers; then people try again."""
    with mock.patch.object(interactions, "SECONDS_TO_ANSWER", RESTLESS):
        yield


async def _over(store, numbers):
    try:
        return await finished(store, numbers)
    except Exception:  # the database is being restarted
        return False


async def look(town, store, numbers):
    """Check that nothing was lost, orphaned, or told twice; wait until everything is shown."""
    async with asyncio.timeout(60):
        while await store.unshown() or await store.uncounted():
            for bot in town.bots():
                await bot.herald.rest()
            await asyncio.sleep(0.05)
    for number in numbers:
        await _look_at(town, store, number)


async def _look_at(town, store, number):
    head, seed = await store.head(number)
    log = await store.log(number)
    assert verify_record(GAMES[head.game], Record(head, tuple(log), seed)).wrong is None
    wanted = f"il:hand:{number}:0:"
    boards = [message.id for place in town.place.world.channels.values() for message in place.messages.values()
              if wanted in message.buttons and not message.reader]  # fmt: skip
    known = [each.message for each in await store.remembered(number) if each.kind == "table"]
    assert boards == known
    assert len(boards) == 1, "one board, and nobody has lost sight of it"
    for seat in await store.seats(number):
        turns = sum(entry.seat == seat.seat for entry in log)
        assert town.pinged[number, seat.user] <= turns, f"{seat.name} is pinged at most once in a turn"


@asynccontextmanager
async def town(folder, members, where=None, mistakes=()):
    """Open a town with some processes of the bot; check that they log no error but the ``mistakes`` expected."""
    diary, place = Diary(), Playground(shards=SHARDS, concurrency=SHARDS, pace=IDENTIFY / 2)
    with diary.listening(), mock.patch.object(interactions, "SECONDS_TO_ANSWER", PATIENT):
        async with place:
            with connect_bots(place), pauses(place.clock.sleep), mock.patch.object(running_shards, "BEAT", BEAT):
                opened = Town(place, await server.make(folder, where))
                try:
                    for _ in range(members):
                        await opened.join()
                    if members:
                        await opened.even()
                    yield opened
                finally:
                    for member in [*opened.members]:
                        await opened.leave(member)
    assert place.gateway.hasty == 0, "shards identify in turn"
    wrong = [error for error in diary.errors() if not any(each in error for each in mistakes)]
    assert wrong == []
