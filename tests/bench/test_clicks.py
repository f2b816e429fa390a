"""The people of the benchmark: each pair plays at its own table, and nobody waits forever."""

import asyncio

import pytest

from bench import clicks
from tests.end_to_end.stage import play


def test_pairs_that_begin_at_once_play_at_their_own_tables():
    async def scene(stage):
        pairs = [stage.people("ada bruno"), stage.people("ada chloe"), stage.people("dmitri eleni")]
        begun = await asyncio.gather(*(clicks.begin(stage.channel(), *pair) for pair in pairs))
        for pair, (table, hands) in zip(pairs, begun, strict=True):
            number = int(next(iter(table.buttons)).split(":")[2])
            lobby = (await stage.bot.registry.table(number)).lobby
            assert {sitter.user for sitter in lobby.sitters} == {person.id for person in pair}
            assert sum(bool(clicks.answers(hand)) for _, hand in hands) == 1

    play(scene)


def test_waiting_for_a_move_that_never_comes_ends(monkeypatch):
    async def scene(stage):
        click = await clicks.sit_down(stage.place, stage.channel(), *stage.people("ada bruno"))
        monkeypatch.setattr(clicks, "answers", lambda _: [])
        monkeypatch.setattr(clicks, "PATIENCE", 0.05)
        with pytest.raises(TimeoutError, match="the bot"):
            await asyncio.wait_for(click(), 5)

    play(scene)
