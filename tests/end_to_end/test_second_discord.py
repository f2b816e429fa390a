"""Play whole games under simcord, a simulation of Discord by other authors with its own checks.

If the playground and the bot misread Discord in the same way, no other test would notice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import simcord

from cogs.bot import Ilion
from cogs.table.context import Pace
from engine.chance import Guess
from games.catalog import load_catalog
from running.check import CHOICE
from store import sqlite
from tables.play.table import Table
from tables.thinking.thinking import AtOnce
from tests.quick import slow_but

PATIENCE = 600  # clicks after which we assume that a game does not end
SEED = bytes(range(32))
BUTTON, MENU = 2, 3  # kinds of components
TABLES = [("iliad", 2), ("delphi", 3), ("olympus", 2), ("hector", 2), ("horse", 3)]  # two people, then computers


class Parked(asyncio.Event):
    """The event that wakes the timekeeper, marked so that simcord does not count the wait as unfinished work."""

    def __init__(self, env: simcord.Env) -> None:
        super().__init__()
        self.env = env

    async def wait(self) -> Any:
        return await self.env.external_wait(super().wait(), reason="a table's time has changed")


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield every enabled button and menu of a message, at any depth."""
    for each in components:
        yield from parts(each.get("components", []))
        if each["type"] in (BUTTON, MENU) and not each.get("disabled"):
            yield each


def said(components: list[dict[str, Any]]) -> str:
    """Return the text of a message."""
    return "\n".join(each.get("content", "") + said(each.get("components", [])) for each in components)


def found(message: Any, verb: str) -> str:
    return next(part["custom_id"] for part in parts(message.components) if part["custom_id"].startswith(f"il:{verb}:"))


async def press(person: Any, message: Any, verb: str) -> Any:
    done = await person.click(message.message, custom_id=found(message, verb))
    assert done.acknowledged
    return done.response


async def choose(person: Any, hand: Any, chance: Guess) -> bool:
    """Make one choice, if a hand asks for one."""
    offered = [part for part in parts(hand.components) if CHOICE.fullmatch(part["custom_id"]) or part["type"] == MENU]
    if not offered:
        return False
    part = offered[chance.below(len(offered))]
    if part["type"] == BUTTON:
        done = await person.click(hand.message, custom_id=part["custom_id"])
    else:
        option = part["options"][chance.below(len(part["options"]))]
        done = await person.select(hand.message, [option["value"]], custom_id=part["custom_id"])
    assert done.acknowledged
    return True


def over(shown: list[Any]) -> bool:
    return any(part.get("custom_id", "").startswith("il:rematch:") for part in shown)


async def begun(env: simcord.Env, key: str, seats: int) -> tuple[list[Any], Any]:
    """Start a game of two people and computers in the other seats; return the people and the thread."""
    guild = env.create_guild()
    channel = guild.create_text_channel("games")
    people = [guild.add_member(env.create_user(name)) for name in ("ada", "ben")]
    lobby = (await people[0].slash(channel, "play", game=key, seats=seats)).response
    await press(people[1], lobby, "join")
    for _ in range(seats - len(people)):
        await press(people[0], lobby, "add-computer")
    await press(people[0], lobby, "start")
    (thread,) = channel.threads
    return people, thread


async def to_the_end(table: Table, people: list[Any], thread: Any) -> int:
    """Play the game to its end by random choices in the hands; return the number of choices."""
    hands = [(await person.slash(thread, "hand")).response for person in people]
    chance, choices = Guess(len(people)), 0
    while table.status == "playing":
        made = [await choose(person, hand, chance) for person, hand in zip(people, hands, strict=True)]
        assert any(made), "nobody is asked anything"
        choices += sum(made)
        assert choices < PATIENCE, "the game does not end"
    assert all(over(parts(hand.components)) for hand in hands)
    return choices


@pytest.mark.parametrize(("key", "seats"), slow_but([("horse", 2)], TABLES))
def test_a_whole_game_runs_under_another_simulation(key, seats, tmp_path, caplog, monkeypatch):
    async def scene() -> None:
        store = await sqlite.open_store(tmp_path / "ilion.db")
        at_once = AtOnce(0.0)  # simcord's clock does not wait for other processes
        bot = Ilion(
            store, load_catalog(), at_once, pause=0.0, pace=Pace(0.0, 0.0), pictures=key == "delphi", shard_count=1
        )
        bot.registry.new_seed = lambda: SEED
        bot.registry._brought = lambda *_: ()
        env = simcord.Env(bot)
        bot.registry.timekeeper._poked = Parked(env)
        try:
            await env.start()
            with env.time_context():
                people, thread = await begun(env, key, seats)
                await to_the_end(await bot.registry.table(1), people, thread)
                await env.settle()
                (board,) = [[part.to_dict() for part in message.components] for message in thread.history()]
                assert over(parts(board))  # the one public message shows the end
            env.raise_errors()
        finally:
            await env.shutdown()
            await store.close()

    monkeypatch.setattr("cogs.table.herald.NOTED", 3600.0)  # simcord waits for all that is due within some seconds
    caplog.set_level(logging.WARNING)
    asyncio.run(scene())
    assert not caplog.records, caplog.text
