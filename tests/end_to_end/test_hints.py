"""A hint: the best move in words, to who asks alone; and a sentence to whoever can have none."""

import asyncio
from concurrent.futures.process import BrokenProcessPool

import pytest

from tables.thinking import AtOnce
from tests.end_to_end.stage import GAMES, Guess, click, find, play, press, sentence, settled, until
from tests.end_to_end.test_clicks import before_the_last_click
from words import LANGUAGES, Words

EN = Words("en")
BEST = [Words(each).say("discord-hint-best", chance="#").partition("#")[0] for each in LANGUAGES]


class Held(AtOnce):
    """Thinks only when it is told to, and counts."""

    def __init__(self):
        super().__init__(0.0)
        self.free, self.asked = asyncio.Event(), 0

    async def aside(self, work, *about):
        self.asked += 1
        await self.free.wait()
        return await super().aside(work, *about)


class Dying(AtOnce):
    """Loses every process that works beside the games."""

    async def aside(self, work, *about):
        raise BrokenProcessPool


def thinks(stage, thinker):
    stage.bot.get_cog("TableCog").hints._thinker = thinker
    return thinker


async def acting(stage, names="ada bruno"):
    game = await stage.open_table(names)
    return game, await game.actor()


async def in_the_middle(stage, game):
    """Somebody who has made a choice of a move that takes several."""
    chance = Guess(1)
    for _ in range(30):
        actor, before = await game.actor(), len(await game.log())
        panel, *choice = await game.choice(actor, chance)
        await click(actor, panel, *choice)
        if len(await game.log()) == before:
            return actor, panel
        await stage.rest()
    raise AssertionError("every move takes one choice")


async def on_the_table(game):
    """Everything that everybody can read where the game is played."""
    return "\n".join(each.text for each in (await game.place()).messages.values() if each.reader is None)


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_for_who_asks_alone_and_changes_nothing(key):
    async def scene(stage):
        game, actor = await acting(stage, "ada bruno chloe" if 3 in GAMES[key].variants["standard"] else "ada bruno")
        await game.moves(3, Guess(2))
        actor = await game.actor()
        told = await game.unchanged(lambda: stage.slash(actor, "hint", channel=stage.channel()))
        assert told.message.reader is actor.user
        assert any(best in told.message.text for best in BEST)
        assert told.message.text not in await on_the_table(game)

    play(scene, game=key)


def test_a_hint_speaks_french_to_who_does():
    async def scene(stage):
        game = await stage.open_table("chloe ada", channel=stage.channel("Lycée"))
        while (await game.actor()).user.name != "chloe":
            await game.move(await game.actor())
            await stage.rest()
        told = await stage.slash(stage["chloe"], "hint", channel=stage.channel("Lycée"))
        assert BEST[LANGUAGES.index("fr")] in told.message.text

    play(scene)


def test_the_button_in_the_hand_gives_a_hint_in_the_middle_of_a_move_and_the_hand_goes_on():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor, panel = await in_the_middle(stage, game)
        panel, identity, values = await before_the_last_click(game, actor)
        shown = panel.text
        told = await game.unchanged(lambda: press(actor, panel, "hint"))
        assert told.message.reader is actor.user
        assert told.message is not panel
        assert panel.text == shown
        before = len(await game.log())
        await click(actor, panel, identity, values)
        assert len(await game.log()) == before + 1

    play(scene)


def test_a_double_click_costs_one_thought_and_gives_two_answers():
    async def scene(stage):
        game, actor = await acting(stage)
        thinker, panel = thinks(stage, Held()), await game.hand(actor)
        clicks = [await actor.click(panel, find(panel, "hint")) for _ in range(2)]
        await until(lambda: thinker.asked, 20.0)
        thinker.free.set()
        texts = {(await settled(each)).message.text for each in clicks}
        assert len(texts) == 1
        assert thinker.asked == 1

    play(scene)


def test_who_does_not_sit_here_and_whose_turn_it_is_not_is_told_so():
    async def scene(stage):
        game, actor = await acting(stage)
        other = next(each for each in game.people if each is not actor)
        place = await game.place()
        assert await sentence(stage["dmitri"], await stage.slash(stage["dmitri"], "hint", channel=place)) == EN.say(
            "discord-refused-hint-foreign"
        )
        assert await sentence(other, await stage.slash(other, "hint", channel=place)) in {
            Words(each).say("discord-refused-not-your-turn") for each in LANGUAGES
        }

    play(scene)


def test_where_no_game_is_played_there_is_no_hint():
    async def scene(stage):
        told = await stage.slash(stage["ada"], "hint")
        assert await sentence(stage["ada"], told) == EN.say("discord-refused-no-table-here")

    play(scene)


def test_a_table_may_agree_on_no_hints_and_says_so():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2, computers=1)
        assert "Hints are allowed." in lobby.text
        await sentence(stage["bruno"], await press(stage["bruno"], lobby, "set-hints"))
        await press(stage["ada"], lobby, "set-hints")
        assert "Nobody gets hints." in lobby.text
        await press(stage["ada"], lobby, "start")
        await until(lambda: find(lobby, "start") is None)
        await stage.rest()
        assert "Nobody gets hints." in lobby.text
        told = await stage.slash(stage["ada"], "hint")
        assert EN.say("discord-refused-no-hints") in await sentence(stage["ada"], told)
        hand = await stage.slash(stage["ada"], "hand")
        assert find(hand.message, "hint") is None

    play(scene)


@pytest.mark.parametrize(("meanwhile", "told"), [("end", "ended"), ("move", "hint-late")])
def test_what_happens_while_there_is_thought_is_told_in_place_of_the_hint(meanwhile, told):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        while await game.actor() is not stage["ada"]:
            await game.move(await game.actor())
            await stage.rest()
        thinker = thinks(stage, Held())
        asked = await stage["ada"].slash(await game.place(), "hint")
        await until(lambda: thinker.asked, 20.0)
        if meanwhile == "end":
            await stage.sure(stage["ada"], "end", channel=await game.place())
        else:
            while await game.actor() is stage["ada"]:
                await game.move(stage["ada"])
            while await game.actor() is not stage["ada"]:
                await game.move(await game.actor())
        thinker.free.set()
        await until(lambda: any(each.text for each in asked.answers), 20.0)  # it may have been announced
        assert await sentence(stage["ada"], asked) == EN.say(f"discord-refused-{told}")

    play(scene)


def test_a_hint_that_fails_is_told_and_the_next_one_is_thought_anew():
    async def scene(stage):
        game, actor = await acting(stage)
        thinks(stage, Dying())
        place = await game.place()
        failed = await stage.slash(actor, "hint", channel=place)
        assert await sentence(actor, failed) in {Words(each).say("discord-mistake") for each in LANGUAGES}
        thinks(stage, AtOnce(0.0))
        assert "%" in (await stage.slash(actor, "hint", channel=place)).message.text

    play(scene, mistakes=1)
