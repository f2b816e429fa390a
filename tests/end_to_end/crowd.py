"""Tables in every state, and people who press or type anything there.

Whatever they do is answered once, by a sentence of ours in their language, and nothing is logged as an error.
"""

import asyncio
import logging
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any
from unittest import mock

from engine.chance import Guess
from playground.model import EPHEMERAL, PUBLIC_THREAD, Channel, Message
from store.sqlite.writer import fetch_rows
from tables.play.agreements import toggle_vote
from tables.seats.lobby import NOTICE
from tests.end_to_end.stage import Stage
from words import LANGUAGES, Words, in_language
from words.languages import ENGLISH, match_language

HOST, PLAYER, STRANGER, MODERATOR = "frieda", "bruno", "chloe", "ada"
PEOPLE = (STRANGER, MODERATOR, PLAYER, HOST)  # those who can change most come last
HERE, ELSEWHERE = ("Agora", "games"), ("Akademie", "spiele")
HOUR = 3600
MISTAKES = {Words(language).say(f"refused-{what}") for language in LANGUAGES for what in ("mistake", "not-shown")}
RATED = "not rated"  # a closed game that cannot be read: the log says once that it does not count


class Crowd:
    """A stage with a table in each state, and what has gone wrong there."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.registry = stage, stage.bot.registry
        self.numbers: dict[str, int] = {}
        self.faults: list[str] = []
        self.said: list[tuple[str, str]] = []  # the sentences said since the last press, with their languages

    # -- tables in every state

    async def at(self, state: str) -> int:
        """Return the table in a state, and open one if there is none."""
        if state not in self.numbers:
            await self._close_others()
            self.numbers[state] = await STATES[state](self)
            await self.stage.rest()
        return self.numbers[state]

    async def _close_others(self) -> None:
        """Close the lobbies of the host that no state needs, because nobody may have many."""
        for row in await self.stage.bot.store.tables_of(self.stage[HOST].id, ["lobby"]):
            if row.id not in self.numbers.values():
                await self.registry.cancel(row.id, row.host)

    async def lobby(self, place: tuple[str, str] = HERE) -> int:
        channel, host, player = self.stage.channel(*place), self.stage[HOST].user, self.stage[PLAYER].user
        row = await self.registry.open(
            guild=channel.guild, channel=channel.id, name="Horse", game="horse", host=host.id,
            host_name=host.display_name, language="en", seats=2,
        )  # fmt: skip
        await self.registry.change(row.id, lambda lobby: lobby.join(player.id, player.display_name))
        agreed = {"time": HOUR, "options": {"first": 0}}  # a computer player may sit for the other, who leaves
        return (await self.registry.change(row.id, lambda lobby: replace(lobby, **agreed))).id

    async def playing(self, place: tuple[str, str] = HERE) -> int:
        number = await self.lobby(place)
        await self.stage.place.clock.advance(NOTICE)
        await self.registry.start(number, self.stage[HOST].id)
        return number

    async def paused(self) -> int:
        number = await self.playing()
        table = await self.registry.table(number)
        for name in (HOST, PLAYER):
            await table.change(lambda lobby, name=name: toggle_vote(lobby, self.stage[name].id, "pause"))
        assert table.lobby.in_play.paused
        return number

    async def frozen(self) -> int:
        number = await self.playing()
        table = await self.registry.table(number)
        table._over("frozen")
        await table._commits.close("frozen", None, table.match.ply)
        return number

    async def unreadable(self) -> int:
        number = await self.frozen()
        store: Any = self.stage.bot.store
        await store.ask(fetch_rows, "UPDATE tables SET lobby = '{' WHERE id = ?", number)
        self.registry._forget(number)
        return number

    async def finished(self) -> int:
        number, chance = await self.playing(), Guess(1)
        table = await self.registry.table(number)
        while table.status == "playing":
            seat = table.match.state.to_act()[0]
            moves = table.match.state.legal(seat)
            await table.submit(seat, str(moves[chance.below(len(moves))]), table.match.stamps[seat])
        return number

    async def archived(self) -> int:
        """Return a game that is over, in a thread that is archived."""
        number, world, channel = await self.finished(), self.stage.place.world, self.stage.channel()
        thread = Channel(world.mint(), PUBLIC_THREAD, "Horse", channel.guild, channel, owner=self.stage[HOST].id)
        world.add_thread(thread)
        await self.stage.bot.store.update_table(number, place=thread.id)
        world.archive(thread, True)
        return number

    async def ended(self) -> int:
        number = await self.playing()
        await (await self.registry.table(number)).end()
        return number

    async def abandoned(self) -> int:
        """Return a lobby that was closed before anything was dealt."""
        number = await self.lobby()
        await self.registry.cancel(number, self.stage[HOST].id)
        return number

    async def elsewhere(self) -> int:
        """Return a game of another server, where the stranger is nobody."""
        return await self.playing(ELSEWHERE)

    async def condition(self, number: int) -> tuple:
        row = await self.stage.row(number)
        return row.status, row.lobby, row.host, len(await self.stage.bot.store.log(number))

    # -- pressing

    async def press(self, name: str, state: str, identity: str, values=None, *, verb="", private=False) -> None:
        """Press a button, or choose in a menu, with any id, at the table in a state."""
        number, person = await self.at(state), self.stage[name]
        foreign, stamp = await self.at("elsewhere"), self._stamp(number, person)
        identity = identity.format(verb=verb, table=number, stamp=stamp, foreign=foreign)
        message = self.message(person, private=private)
        async with self._watching(f"{name} at {state}: {identity} {values}", name, state, person, message) as deed:
            deed.append(await person.forge(message, identity, values))
        if "erase" in identity:
            self.numbers.clear()

    async def fill(self, name: str, state: str, verb: str, components: list) -> None:
        """Send a form that was never opened, about the table in a state."""
        number, person = await self.at(state), self.stage[name]
        message, identity = self.message(person, private=False), f"il:{verb}:{number}:0:"
        what = f"{name} at {state}: form {verb} {str(components)[:200]}"
        async with self._watching(what, name, state, person, message) as deed:
            deed.append(await person.forge_form(message, identity, components))

    async def type(self, name: str, command: str, options: list) -> None:
        """Use a command with any options, where a game is played."""
        await self.at("playing")
        person, what = self.stage[name], f"{name}: /{command} {str(options)[:200]}"
        async with self._watching(what, name, "playing", person) as deed:
            deed.append(await person.forge_command(self.stage.channel(), command, options))

    def _stamp(self, number: int, person) -> int:
        """Return the stamp of the question that a person is asked at a table, if they are."""
        table = self.registry.in_memory(number)
        seat = table and table.lobby.seat_of(person.id)
        return table.match.stamps[seat] if table and seat is not None else 0

    @asynccontextmanager
    async def _watching(self, what, name, state, person, message=None):
        """Wait until a deed is answered; note what is wrong with the answer, the log, and the table."""
        number, known, deed = self.numbers[state], await self.languages(person), []
        before, shown = await self.condition(number), str(message and message.components)
        self.said.clear()
        self.stage.diary.records.clear()
        yield deed
        await deed[0].settled()
        await asyncio.gather(*self.stage.bot.answers._tasks, return_exceptions=True)
        known |= await self.languages(person)
        changed = str(message and message.components) != shown
        found = [*self.wrong_with(deed[0], message, changed, person, known), *self.logged()]
        if await self.condition(number) != before:
            found += ["a stranger has changed the table"] if name == STRANGER else []
            await self.stage.rest()
            del self.numbers[state]
        self.faults += [f"{what}: {fault}" for fault in found]

    def logged(self) -> list[str]:
        """Return what the log says of mistakes: errors, and stacks at any level."""
        told = [(record.levelno, record.getMessage()) for record in self.stage.diary.records]
        wrong = [text for level, text in told if level >= logging.ERROR or ".py" in text]
        self.stage.diary.records.clear()
        return [text for text in wrong if RATED not in text]

    async def languages(self, person) -> set[str]:
        chosen = await self.stage.bot.store.settings("user", person.id)
        return {in_language(chosen.get("language"), match_language(person.locale)).language}

    def message(self, person, *, private: bool) -> Message:
        """Return a message of the bot: a public one, or one that only this person sees."""
        world, application = self.stage.place.world, self.stage.place.application
        message = Message(world.mint(), self.stage.channel(), application.user, world.clock.now())
        message.application = application.id
        if private:
            message.flags, message.reader = EPHEMERAL, person.user
        return world.post(message)

    def wrong_with(self, opened, message, changed, person, known) -> list[str]:
        if not opened.acknowledged:
            return ["silence"]
        own = [each for each in opened.answers if each is not message]
        if opened.modal is not None or changed:
            return ["answered twice"] if opened.modal is not None and own else []
        if not own:
            return ["nothing is shown"]
        told = [each for each in own if each.reader is person.user] or own
        found = ["answered twice"] if len(own) > 1 else []
        for each in told:
            if each.text in MISTAKES:
                found.append("an internal error")
            if not self.speaks(each, known if each.reader else {ENGLISH}):  # all read the language of the server
                found.append(f"in no language of theirs: {each.text[:80]}")
        return found

    def speaks(self, message, languages: set[str]) -> bool:
        """Return whether a message is in one of these languages, as far as sentences were said for it.

        Pages of rules are no sentences, so that nothing may have been said for a whole screen.
        """
        used = {language for language, sentence in self.said if sentence in message.text}
        return bool(used & languages) or (not used and bool(message.components))

    @contextmanager
    def listening(self):
        """Note every sentence that is said, within the ``with`` statement."""
        say = Words.say

        def noted(words, message, **about):
            sentence = say(words, message, **about)
            self.said.append((words.language, sentence))
            return sentence

        with mock.patch.object(Words, "say", noted):
            yield


STATES = {name: getattr(Crowd, name) for name in (
    "lobby", "playing", "paused", "frozen", "unreadable", "finished", "archived", "ended", "abandoned", "elsewhere",
)}  # fmt: skip
