"""The people of the benchmark: each pair plays at its own table, and nobody waits forever."""

import asyncio

import pytest

from bench import crowd
from tests.end_to_end.stage import play

pytestmark = pytest.mark.slow  # as are all benchmarks


def game_of(people):
    return crowd.Game(people, people.person(), people.person())


def test_pairs_that_begin_at_once_play_at_their_own_tables():
    async def scene(stage):
        people = crowd.Crowd(stage.place, stage.channel())
        games = [game_of(people) for _ in range(3)]
        await asyncio.gather(*(game.begin() for game in games))
        numbers = {next(iter(game.table.buttons)).split(":")[2] for game in games}
        assert len(numbers) == 3
        for number in numbers:
            table = await stage.bot.registry.table(int(number))
            assert len({sitter.user for sitter in table.lobby.sitters}) == 2
        for game in games:
            await game.click()
            await game.asked()

    play(scene)


def test_waiting_for_a_move_that_never_comes_ends(monkeypatch):
    async def scene(stage):
        game = game_of(crowd.Crowd(stage.place, stage.channel()))
        await game.begin()
        monkeypatch.setattr(crowd, "list_answers", lambda _: [])
        monkeypatch.setattr(crowd, "PATIENCE", 0.05)
        with pytest.raises(TimeoutError, match="the bot"):
            await asyncio.wait_for(game.click(), 60)

    play(scene)


def test_a_computer_player_of_the_benchmark_plays_hard():
    async def scene(stage):
        people = crowd.Crowd(stage.place, stage.channel())
        game = crowd.Game(people, people.person())
        await game.begin()
        number = int(next(iter(game.table.buttons)).split(":")[2])
        lobby = (await stage.bot.registry.table(number)).lobby
        assert [sitter.level for sitter in lobby.sitters] == [None, "master"]

    play(scene)
