"""Playing one whole game at every table through the playground, as people would."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path
from typing import Any

from cogs.table.context import Pace
from engine.chance import Guess
from engine.core import tables_of
from native.finder import describe_rules
from playground.model import Message
from playground.people import Person
from playground.playground import Playground
from running.config import Config, Unusable, load_games
from running.start import bot_of, open_playground
from tables.thinking.thinking import AtOnce

NO_LIMIT = 10**6  # requests a second: the playground refuses none
PATIENCE = 5000  # clicks after which a game counts as endless
CHOICE = re.compile(r"il:answer:\d+:\d+:(\d+\.)*\d+")


class Broken(Unusable):
    """Something did not work as a user would expect; the message says what."""


async def check_games(config: Config) -> dict[str, Any]:
    """Play every game at every table and return a summary as plain JSON.

    Raises:
        Broken: something did not work.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with open_playground(0) as place:
            catalog = load_games(config.cards)
            at_once: dict[str, Any] = {"pace": Pace(edits=0.0, patience=0.0, requests=NO_LIMIT), "shard_count": 1}
            async with bot_of(Path(folder) / "check.db", catalog, AtOnce(0.0), 0.0, **at_once) as bot:
                bot._connection.guild_ready_timeout = 0.0
                running = asyncio.create_task(bot.start(place.token))
                await _ready(bot, running)
                played = [
                    await _game(bot, place, key, variant, seats)
                    for key, game in catalog.items()
                    for variant, seats in tables_of(game)
                ]
    return {"rules": describe_rules(), "played": played, "moves": sum(game["clicks"] for game in played)}


async def _ready(bot: Any, running: asyncio.Task[None]) -> None:
    for _ in range(1000):
        if running.done():
            running.result()
        if bot.is_ready():
            return
        await asyncio.sleep(0.01)
    raise Broken("the bot does not become ready")


async def _game(bot: Any, place: Playground, key: str, variant: str, seats: int) -> dict[str, Any]:
    """Play one game: the first person opens it, a second joins, and computers take the other seats."""
    host, guest = list(place.people.values())[:2]
    channel = host.channels(host.servers()[0])[0]
    opened = await host.slash(channel, "play", {"game": key, "seats": seats, "variant": variant})
    await _answered(opened, "/play")
    lobby = opened.message
    assert lobby is not None, "an answered command has a message"
    await press_button(guest, lobby, "join")
    for _ in range(seats - 2):
        await press_button(host, lobby, "add-computer")
    await press_button(host, lobby, "start")
    table = await _board(host)
    clicks = await _play(bot, table, [host, guest], Guess(seats))
    return {"game": key, "variant": variant, "seats": seats, "clicks": clicks}


async def _board(person: Person) -> Message:
    """Wait until this person can see the public message of the table, and return it."""
    for _ in range(1000):
        places = person.channels(person.servers()[0])
        tables = [each for place in places for each in person.messages(place) if is_open(each)]
        if tables:
            return max(tables, key=lambda message: message.id)
        await asyncio.sleep(0.01)
    raise Broken("no table was posted")


def is_open(message: Message) -> bool:
    """Return whether a message is the public one of a game in play."""
    identity = find_button(message, "hand")
    return identity is not None and not message.ephemeral and not message.buttons[identity].get("disabled")


async def _play(bot: Any, table: Message, people: list[Person], chance: Guess) -> int:
    """Let the people make random moves until the game is over; return the number of clicks."""
    hands = {person.user.name: (await press_button(person, table, "hand")).message for person in people}
    clicks = 0
    while not all(shows_end(hand) for hand in hands.values()):
        clicked = clicks
        for person in people:
            clicks += await _turn(person, hands[person.user.name], chance)
        await bot.herald.rest()
        if clicks == clicked:
            await asyncio.sleep(0.001)
        if clicks > PATIENCE:
            raise Broken("the game does not end")
    return clicks


async def _turn(person: Person, hand: Any, chance: Guess) -> int:
    """Make one choice and return 1; if there is none, refresh the hand and return 0."""
    offered = [identity for identity in hand.buttons if CHOICE.fullmatch(identity)]
    menus = list(hand.selects)
    if offered:
        await _answered(await person.click(hand, offered[chance.below(len(offered))]), "a choice")
        return 1
    if menus:
        options = hand.selects[menus[0]]["options"]
        value = options[chance.below(len(options))]["value"]
        await _answered(await person.select(hand, menus[0], [value]), "a menu")
        return 1
    if find_button(hand, "refresh"):
        await press_button(person, hand, "refresh")
    return 0


def shows_end(hand: Any) -> bool:
    """Return whether a hand says that its game is over."""
    return find_button(hand, "rematch") is not None


def find_button(message: Message, verb: str) -> str | None:
    """Return the id of a button by its verb, or ``None``."""
    return next((identity for identity in message.buttons if identity.startswith(f"il:{verb}:")), None)


async def press_button(person: Person, message: Message, verb: str) -> Any:
    """Press a button by its verb, and wait for the answer.

    Raises:
        Broken: there is no such button, or the bot does not answer.
    """
    identity = find_button(message, verb)
    if identity is None:
        raise Broken(f"{person.user.name} finds no button {verb!r}")
    return await _answered(await person.click(message, identity), f"button {verb!r}")


async def _answered(interaction: Any, what: str) -> Any:
    await interaction.settled()
    if interaction.failed or not interaction.acknowledged:
        raise Broken(f"{what} was not answered: this interaction failed")
    return interaction
