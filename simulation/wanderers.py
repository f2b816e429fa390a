"""Wanderers: people who use any command and press anything they see, in a server and in conversations of their own.

Their tables may be paused, ended or erased at any time, so that only what always holds is checked there.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest import mock

from cogs.answering import button_ids
from playground.commands import CHAT_INPUT, GROUP, INTEGER, ON_USER, STRING, SUBCOMMAND
from playground.components import CHECKBOX, RADIO_GROUP, TEXT_INPUT
from playground.filled_forms import ATTACHMENT, BOOLEAN, CHANNEL, MENTIONABLE, USER, ClientRefuses, Value, Values
from playground.forms import Json
from playground.interactions import Interaction, Modal
from playground.model import Channel, Guild, Message, User
from playground.people import Person, Shown
from playground.playground import Playground
from playground.posting import Upload
from simulation.database import Database
from simulation.figures import Figures, Problem
from simulation.people import Troupe
from store import Table as Row
from words import LANGUAGES, Words, in_language
from words.languages import match_language

PEOPLE = {"iris": ("Iris", "fr"), "jonas": ("Jonas", "de"), "kleio": ("Kleio", "en-US"), "lykos": ("Λύκος", "el")}
SERVER, CHANNELS = "Stoa", ("porch", "tables")
LOCALES = ("en-GB", "en-US", "fr", "de", "el", "ja")
REMEMBERED = 60  # messages to which a wanderer may go back
RECENT = 8  # of these, the ones that are looked at most
PLAYING = ("hand", "answer", "join", "start", "add-computer")  # verbs that games need again and again
DOUBLED, BARE = 0.1, 0.3  # how often a press comes twice, and a command without its optional options
TEXTS = ("", "x", "4", "90", "0", "-1", "horse", "Iliad", "12 h", "\u202eabc", "@everyone <@1>", "`*_~|", "w" * 300)
NUMBERS = (0, 1, 2, 3, 5, 24, -1, 10**15)
FILE = Upload("game.json", b'{"moves": [}', "application/json")
LATE = 8.0  # seconds after which nothing may show that the bot is thinking
STROLL = 40  # steps in a calm: clocks run meanwhile, though nobody at a table may move
TELLING = 25  # characters of a sentence that tell its language; shorter ones may be of several
SEEN = ("message", "edited", "ephemeral")


class Wanderers:
    """Everybody who wanders."""

    def __init__(self, troupe: Troupe, database: Database, seed: int) -> None:
        self._troupe, self._database, self._figures = troupe, database, troupe.figures
        self._chance = Random(f"wanderers {seed}")
        self.guild, self.people = found_server(troupe.place)
        self._all = [Wanderer(each, self.people, troupe.place, self._chance, self._figures) for each in self.people]
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Let everybody wander until told to stop, except while all have to wait."""
        self._tasks = [asyncio.create_task(self._wander(each)) for each in self._all]

    def channels(self) -> set[int]:
        """Return where nobody else is: the channels of their server, and their conversations."""
        users = {each.user for each in self.people}
        return {
            each.id
            for each in self._troupe.place.world.channels.values()
            if each.guild == self.guild.id or users & {*each.recipients}
        }

    def tables(self) -> set[int]:
        """Return the tables that are, or were, of wanderers only."""
        hosts, channels = ", ".join(str(each.id) for each in self.people), ", ".join(map(str, self.channels()))
        where = f"guild = {self.guild.id} OR host IN ({hosts}) OR channel IN ({channels})"
        return {int(number) for (number,) in self._database.rows(f"SELECT id FROM tables WHERE {where}")}

    def may_have_missed(self, row: Row) -> bool:
        """Return whether a table is in direct messages that the bot could not write to since the last move."""
        recipients = self._troupe.place.world.channels[row.place].recipients
        return any(each.unreached >= row.touched for each in self._all if each.person.user in recipients)

    def stop(self) -> None:
        """Let nobody wander any more."""
        for task in self._tasks:
            task.cancel()

    async def _wander(self, wanderer: Wanderer) -> None:
        while True:
            await self._troupe.gate.wait()
            if self._figures.happenings.happens() and (done := await wanderer.step()):
                await done.settled()
            await asyncio.sleep(self._chance.uniform(*self._troupe.tempo.thought))

    async def stroll(self) -> list[Problem]:
        """Do some things one after another while nothing fails; return what was not answered as it has to be."""
        found: list[Problem] = []
        with note_sentences() as said:
            for _ in range(STROLL):
                wanderer = self._chance.choice(self._all)
                if self._figures.happenings.happens():
                    found += await self._stroll(wanderer, said)
        return found

    async def _stroll(self, wanderer: Wanderer, said: set[tuple[str, str]]) -> list[Problem]:
        said.clear()
        languages = self._languages(wanderer.person)
        done = await wanderer.step()
        if done is None:
            return []
        await done.settled()
        if not done.failed:
            await wait_until_loaded(done)
        languages |= self._languages(wanderer.person)
        return [Problem("silent", 0, f"{wanderer.did}: {each}") for each in wrong_with(done)] + [
            Problem("foreign", 0, f"{wanderer.did}: {each.text[:200]!r} is in no language of {sorted(languages)}")
            for each in done.answers
            if each.reader is done.user and is_written(each, done) and not is_in_language(each, languages, said)
        ]

    def _languages(self, person: Person) -> set[str]:
        rows = self._database.rows(
            f"SELECT value FROM settings WHERE scope = 'user' AND owner = {person.id} AND key = 'language'"
        )
        return {in_language(*(str(value) for (value,) in rows), match_language(person.locale)).language}


class Wanderer:
    """One of them: what they have seen lately, and what they do next."""

    def __init__(
        self, person: Person, others: list[Person], place: Playground, chance: Random, figures: Figures
    ) -> None:
        self.person, self.did = person, ""
        self._others, self._place, self._chance, self._figures = others, place, chance, figures
        self._seen: deque[Message] = deque(maxlen=REMEMBERED)
        self._pressed: deque[tuple[Message, str]] = deque(maxlen=REMEMBERED)
        self._modal: Modal | None = None
        self._returned = 0.0  # when the bot could write to them again
        person.listen(self._hear)

    def _hear(self, shown: Shown) -> None:
        if shown.kind == "modal" and shown.interaction is not None:
            self._modal = shown.interaction.modal
        elif shown.kind in SEEN and shown.message is not None and shown.message.application is not None:
            self._seen.append(shown.message)

    @property
    def unreached(self) -> float:
        """When the bot could last not write to them; infinite while it cannot."""
        met = self._place.world.share_a_guild(self.person.id, self._place.application.user.id)
        return self._returned if met and not self.person.dms_closed else math.inf

    async def step(self) -> Interaction | None:
        """Do one thing; return what the bot has to answer, if anything."""
        ways = {
            self._play: 10,
            self._submit: 60 if self._modal else 0, self._press: 24, self._command: 8, self._again: 2, self._menu: 1,
            self._suggest: 1, self._live: 1, self._wish: 2,
        }  # fmt: skip
        [way] = self._chance.choices([*ways], [*ways.values()])
        try:
            return await way()
        except ClientRefuses:  # what was seen is gone, or does not take this: nothing was sent
            return None

    # -- pressing

    async def _press(self) -> Interaction | None:
        """Press a button or choose in a menu, where something new can be done rather than elsewhere."""
        seen = [*self._seen]
        message = self._chance.choice((seen[-RECENT:] if self._chance.random() < 0.8 else seen) or [None])
        parts = list_pressable(message) if message else []
        if message is None or not parts:
            return None
        [identity] = self._chance.choices(parts, [self._worth(each) for each in parts])
        return await self._use_once(message, identity)

    async def _play(self) -> Interaction | None:
        """Go on with a game or a lobby, wherever it is."""
        wanted = [(message, each) for message in dict.fromkeys(self._seen) for each in list_pressable(message)
                  if verb_of(each) in PLAYING]  # fmt: skip
        return await self._use_once(*self._chance.choice(wanted)) if wanted else None

    async def _use_once(self, message: Message, identity: str) -> Interaction:
        """Press a button or choose in a menu, or sometimes twice."""
        self._note(identity, message)
        pressed = await self._use(message, identity)
        if self._chance.random() < DOUBLED:
            self._place.gateway.deliver(pressed)
        return pressed

    async def _use(self, message: Message, identity: str) -> Interaction:
        menu = message.selects.get(identity)
        if menu is None:
            return await self.person.click(message, identity)
        return await self.person.select(message, identity, self._some(menu))

    def _worth(self, identity: str) -> float:
        verb = verb_of(identity)
        return 1.0 if verb in PLAYING else 1 / (1 + self._figures.verbs[verb])

    async def _again(self) -> Interaction | None:
        """Press what was there before, whatever is there now, as a client does that is behind."""
        if not self._pressed:
            return None
        message, identity = self._chance.choice(self._pressed)
        self._note(identity, message)
        menu = message.selects.get(identity)
        return await self.person.forge(message, identity, None if menu is None else ["0"])

    def _note(self, identity: str, message: Message) -> None:
        self._figures.verbs[verb_of(identity)] += 1
        self._pressed.append((message, identity))
        self.did = f"{self.person.user.name} pressed {identity} in {message.channel}"

    async def _submit(self) -> Interaction | None:
        """Fill in a form that is open, or close it."""
        modal, self._modal = self._modal, None
        assert modal is not None, "a form is open"
        if self._chance.random() < 0.1:
            return None
        self._figures.forms[verb_of(modal.custom_id)] += 1
        values = self._filled(modal)
        self.did = f"{self.person.user.name} filled in {modal.custom_id} with {values}"
        return await self.person.submit(modal, values)

    def _filled(self, modal: Modal) -> Values:
        fields = [each["component"] for each in modal.components if "component" in each]
        fields += [field for each in modal.components for field in each.get("components", [])]
        return {each["custom_id"]: self._field(each) for each in fields if self._chance.random() < 0.8}

    def _field(self, field: Json) -> Value:
        if field["type"] == TEXT_INPUT:
            return self._chance.choice(TEXTS)[: field.get("max_length") or 4000]
        if field["type"] == CHECKBOX:
            return self._chance.random() < 0.5
        chosen = self._some(field)
        return chosen[0] if field["type"] == RADIO_GROUP else chosen

    def _some(self, menu: Json) -> list[Value]:
        """Choose as many values of a menu as it takes."""
        offered = [each["value"] for each in menu.get("options", [])] or [each.user for each in self._others]
        least, most = menu.get("min_values"), menu.get("max_values") or 1
        count = self._chance.randint(1 if least is None else least, max(1, min(most, len(offered))))
        return self._chance.sample(offered, min(count, len(offered)))

    # -- commands

    async def _command(self) -> Interaction | None:
        """Use a slash command anywhere, one that was used less rather than another."""
        place = self._somewhere()
        offered = [*list_uses(self.person.commands(place))]
        if not offered:
            return None
        worth = [2.0 if name == "play" else 1 / (1 + self._figures.commands[name]) for name, _ in offered]
        [(name, options)] = self._chance.choices(offered, worth)
        bare = self._chance.random() < BARE
        chosen = [each for each in options if each.get("required") or not (bare or self._chance.random() < 0.5)]
        values = {each["name"]: await self._option(place, name, each) for each in chosen}
        self.did = f"{self.person.user.name} used /{name} {values} in {place}"
        used = await self.person.slash(place, name, values)
        self._figures.commands[name] += 1
        return used

    async def _wish(self) -> Interaction:
        """Choose the language in which the bot writes."""
        place, language = self._somewhere(), self._chance.choice(LANGUAGES)
        self.did = f"{self.person.user.name} chose {language} in {place}"
        return await self.person.slash(place, "settings", {"language": language})

    def _somewhere(self) -> Channel:
        """Choose a channel, a thread or a conversation that can be seen."""
        rooms = [each for guild in self.person.servers() for each in self.person.channels(guild)]
        return self._chance.choice([*rooms[-12:], *self.person.dms(), self.person.dm()])

    async def _option(self, place: Channel, name: str, option: Json) -> Value:
        """Choose a value for an option, as the client offers or anything."""
        chance, kind = self._chance, option["type"]
        if option.get("choices"):
            return chance.choice(option["choices"])["value"]
        if option.get("autocomplete") and chance.random() < 0.8:
            offered = await self.person.autocomplete(place, name, {}, option["name"])
            if offered:
                return chance.choice(offered)["value"]
        if kind == INTEGER and "min_value" in option:
            return chance.randint(option["min_value"], min(option.get("max_value", 99), option["min_value"] + 20))
        return self._value(place, kind, option)

    def _value(self, place: Channel, kind: int, option: Json) -> Value:
        chance = self._chance
        if kind == STRING:
            return chance.choice(TEXTS)[: option.get("max_length") or 6000]
        if kind in (USER, MENTIONABLE):
            return chance.choice(self._others).user
        if kind == BOOLEAN:
            return chance.random() < 0.5
        return {CHANNEL: place, ATTACHMENT: FILE}.get(kind, chance.choice(NUMBERS))

    async def _suggest(self) -> Interaction | None:
        """Type into an option without sending the command."""
        place = self._somewhere()
        offered = [(name, each["name"]) for name, options in list_uses(self.person.commands(place))
                   for each in options if each.get("autocomplete")]  # fmt: skip
        if offered:
            name, option = self._chance.choice(offered)
            await self.person.autocomplete(place, name, {option: self._chance.choice(TEXTS)}, option)
        return None

    async def _menu(self) -> Interaction | None:
        """Use a command from the menu of a person or a message."""
        place = self._somewhere()
        offered = [each for each in self.person.commands(place) if each["type"] != CHAT_INPUT]
        if not offered:
            return None
        command = self._chance.choice(offered)
        messages, others = [*place.messages.values()][-RECENT:], list[Message | Person | User](self._others)
        target = self._chance.choice(others if command["type"] == ON_USER else messages or others)
        self.did = f"{self.person.user.name} used {command['name']} on {target}"
        used = await self.person.menu(place, command["name"], target)
        self._figures.commands[command["name"]] += 1
        return used

    # -- living

    async def _live(self) -> None:
        """Do something that the bot has no part in, or hears of only later."""
        guild, chance = self.person.servers()[:1], self._chance
        self._returned = time.time() if self.unreached == math.inf else self._returned
        deed = chance.choice(("speak", "locale", "dms", "restart", "leave", "leave"))
        if deed == "speak":
            await self.person.say(self._somewhere(), chance.choice(TEXTS))
        elif deed == "locale":
            self.person.locale = chance.choice(LOCALES)
        elif deed == "dms":
            self.person.dms_closed = not self.person.dms_closed
        elif deed == "restart":
            await self.person.forget_ephemerals()
            self._modal = None
        else:
            self._leave(guild[0] if guild else None)

    def _leave(self, guild: Guild | None) -> None:
        """Leave the server, or come back to it; its owner remains."""
        world = self._place.world
        if guild is None:
            world.join(next(each for each in world.guilds.values() if each.name == SERVER), self.person.user)
        elif guild.owner != self.person.id:
            world.expel(guild, self.person.user)


def found_server(place: Playground) -> tuple[Guild, list[Person]]:
    """Let a few people who know each other found a server with the bot; they have installed it, too."""
    world, application = place.world, place.application
    users = [world.add_user(name, shown, locale=locale) for name, (shown, locale) in PEOPLE.items()]
    guild = world.add_guild(SERVER, users[0])
    for user in (*users[1:], application.user):
        world.join(guild, user)
    for name in CHANNELS:
        world.add_channel(guild, name)
    for user in users[:3]:
        world.install(application, user)
    world.open_dm(*users[:2])
    world.open_group(*users)
    people = [place.person(user) for user in users]
    place.people.update((each.user.name, each) for each in people)
    return guild, people


def list_uses(commands: list[Json]) -> Iterator[tuple[str, list[Json]]]:
    """Yield every use of slash commands, with its options: a command, or each of its subcommands."""
    for command in commands:
        if command.get("type", CHAT_INPUT) in (CHAT_INPUT, SUBCOMMAND, GROUP):
            inner = [each for each in command.get("options", []) if each["type"] in (SUBCOMMAND, GROUP)]
            yield from ((f"{command['name']} {name}", options) for name, options in list_uses(inner))
            if not inner:
                yield command["name"], command.get("options", [])


def list_pressable(message: Message) -> list[str]:
    """Return the buttons and menus of a message that can be used."""
    parts = {} if message.deleted else message.buttons | message.selects
    return [key for key, each in parts.items() if not each.get("disabled")]


def verb_of(identity: str) -> str:
    """Return the verb of a button, a menu or a form."""
    read = button_ids.parse_id(identity)
    return read.verb if read else identity.split(":")[1] if ":" in identity else identity


async def wait_until_loaded(done: Interaction) -> None:
    """Wait until nothing that answers an interaction says that the bot is thinking, for a while."""
    for _ in range(int(LATE / 0.1)):
        if not any(each.loading for each in done.answers):
            return
        await asyncio.sleep(0.1)


def wrong_with(done: Interaction) -> Iterator[str]:
    """Yield what is wrong with the answer to an interaction that nothing has disturbed."""
    if done.failed:
        yield "it was not answered"
    elif any(each.loading for each in done.answers):
        yield f"the bot was still thinking after {LATE:.0f} seconds"


def is_written(message: Message, done: Interaction) -> bool:
    """Return whether a message was written for an interaction; one that was clicked may stay as it was."""
    return message is not done.source or (message.edited or 0.0) >= done.opened


def is_in_language(message: Message, languages: set[str], said: set[tuple[str, str]]) -> bool:
    """Return whether a message is in one of these languages, as far as sentences were said for it."""
    used = {language for language, sentence in said if len(sentence) >= TELLING and sentence in message.text}
    return not used or bool(used & languages)


@contextmanager
def note_sentences() -> Iterator[set[tuple[str, str]]]:
    """Note every sentence that is said and its language, within the ``with`` statement."""
    said: set[tuple[str, str]] = set()
    say = Words.say

    def noted(words: Words, message: str, **about: object) -> str:
        sentence = say(words, message, **about)
        said.add((words.language, sentence))
        return sentence

    with mock.patch.object(Words, "say", noted):
        yield said
