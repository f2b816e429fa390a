"""Hints: the best move in words, shown only to the player who asks, or a refusal."""

import asyncio
from concurrent.futures.process import BrokenProcessPool

import pytest

from tables.thinking.thinking import AtOnce
from tests.end_to_end.lobby_options import agree
from tests.end_to_end.stage import GAMES, Guess, click, find_button, play, press, sentence, settled, until
from tests.end_to_end.test_clicks import before_the_last_click
from words import LANGUAGES, Words

pytestmark = pytest.mark.slow  # tests/tables/test_hints.py and tests/cogs/table/test_hints.py try them

EN = Words("en")
BEST = [Words(each).say("hint-best", chance="#").partition("#")[0] for each in LANGUAGES]


class Held(AtOnce):
    """A thinker that waits until it is released, and counts its requests."""

    def __init__(self):
        super().__init__(0.0)
        self.free, self.asked = asyncio.Event(), 0

    async def aside(self, work, *about):
        self.asked += 1
        await self.free.wait()
        return await super().aside(work, *about)


class Dying(AtOnce):
    """A thinker that loses every process for extra work."""

    async def aside(self, work, *about):
        raise BrokenProcessPool


def thinks(stage, thinker):
    stage.bot.get_cog("TableCog").hints._thinker = thinker
    return thinker


async def acting(stage, names="ada bruno"):
    game = await stage.open_table(names)
    return game, await game.actor()


async def in_the_middle(stage, game):
    """Return a player who has made the first of several choices of a move."""
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
    """Return all public text in the game's channel."""
    return "\n".join(each.text for each in (await game.place()).messages.values() if each.reader is None)


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_private_and_changes_nothing(key):
    async def scene(stage):
        game, actor = await acting(stage, "ada bruno chloe" if 3 in GAMES[key].variants["standard"] else "ada bruno")
        await game.moves(3, Guess(2))
        actor = await game.actor()
        told = await game.unchanged(lambda: stage.slash(actor, "hint", channel=stage.channel()))
        assert told.message.reader is actor.user
        await until(lambda: has_hint(told.message))
        assert told.message.text not in await on_the_table(game)

    play(scene, game=key)


def test_a_hint_is_in_french_for_a_french_user():
    async def scene(stage):
        game = await stage.open_table("chloe ada", channel=stage.channel("Lycée"))
        while (await game.actor()).user.name != "chloe":
            await game.move(await game.actor())
            await stage.rest()
        told = await stage.slash(stage["chloe"], "hint", channel=stage.channel("Lycée"))
        await until(lambda: BEST[LANGUAGES.index("fr")] in told.message.text)

    play(scene)


def test_a_hint_in_the_middle_of_a_move_keeps_its_question():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor, panel = await in_the_middle(stage, game)
        panel, identity, values = await before_the_last_click(game, actor)
        told = await game.unchanged(lambda: press(actor, panel, "hint"))
        await until(lambda: has_hint(panel))
        assert told.message is panel, "it does not pile up under the hand"
        before = len(await game.log())
        await click(actor, panel, identity, values)
        assert len(await game.log()) == before + 1

    play(scene)


def has_hint(message):
    return any(best in message.text for best in BEST)


async def hinted(stage, key="iliad", names="ada bruno"):
    """Return a game, the player to act, and their hand with a hint."""
    game, actor = await acting(stage, names)
    panel = await game.hand(actor)
    while find_button(panel, "hint") is None:
        await game.moves(1, Guess(3))
        actor = await game.actor()
        panel = await game.panel(actor)
        await press(actor, panel, "refresh")
    await press(actor, panel, "hint")
    await until(lambda: has_hint(panel))  # the answer may have been announced
    return game, actor, panel


@pytest.mark.parametrize("key", GAMES)
def test_play_it_makes_exactly_the_move_of_the_hint(key):
    async def scene(stage):
        three = 3 in GAMES[key].variants["standard"]
        game, actor, panel = await hinted(stage, key, "ada bruno chloe" if three else "ada bruno")
        table, seat = await game.table(), (await game.table()).seat_of(actor.id)
        (thought,) = stage.bot.get_cog("TableCog").hints._thoughts.values()
        best = str(thought.result().opinions[0].move)
        before = len(await game.log())
        await press(actor, panel, "play-hint")
        await until(lambda: table.match.ply == before)
        last = (await game.log())[before]
        assert (last.seat, last.move) == (seat, best)
        await until(lambda: find_button(panel, "play-hint") is None)

    play(scene, game=key)


def test_a_hint_for_another_position_plays_nothing():
    async def scene(stage):
        game, actor, panel = await hinted(stage)
        identity = find_button(panel, "play-hint")
        while await game.actor() is actor:
            await game.move(actor)
            await stage.rest()
        while await game.actor() is not actor:
            await game.move(await game.actor())
            await stage.rest()
        await game.unchanged(lambda: actor.forge(panel, identity))
        words = Words("en" if actor.user.name == "ada" else "fr")
        await until(lambda: words.say("refused-hint-stale") in panel.text)

    play(scene)


def test_nobody_else_can_play_a_hint():
    async def scene(stage):
        game, actor, panel = await hinted(stage)
        other, identity = next(each for each in game.people if each is not actor), find_button(panel, "play-hint")
        for person in (other, stage["dmitri"]):
            board = await game.board()
            await settled(await game.unchanged(lambda person=person, board=board: person.forge(board, identity)))

    play(scene)


def test_a_hint_goes_away_when_the_position_changes():
    async def scene(stage):
        game, actor, panel = await hinted(stage)
        before = len(await game.log())
        while len(await game.log()) == before:
            choice = next(each for each in panel.buttons if each.startswith("il:answer:"))
            await click(actor, panel, choice)
            await stage.rest()
        await until(lambda: not has_hint(panel))

    play(scene)


def test_a_refused_hint_is_explained_in_the_hand():
    async def scene(stage):
        game, actor, panel = await hinted(stage)
        identity = find_button(panel, "why-not").replace("why-not", "hint")
        while await game.actor() is actor:
            await game.move(actor)
            await stage.rest()
        await actor.forge(panel, identity)
        words = Words("en" if actor.user.name == "ada" else "fr")
        await until(lambda: words.say("refused-not-your-turn") in panel.text)

    play(scene)


def test_a_double_click_costs_one_search():
    async def scene(stage):
        game, actor = await acting(stage)
        thinker, panel = thinks(stage, Held()), await game.hand(actor)
        clicks = [await actor.click(panel, find_button(panel, "hint")) for _ in range(2)]
        await until(lambda: thinker.asked)
        thinker.free.set()
        for each in clicks:
            await settled(each)
        await until(lambda: has_hint(panel))
        assert thinker.asked == 1

    play(scene)


def test_a_hint_needs_a_seat_and_ones_own_turn():
    async def scene(stage):
        game, actor = await acting(stage)
        other = next(each for each in game.people if each is not actor)
        place = await game.place()
        assert await sentence(stage["dmitri"], await stage.slash(stage["dmitri"], "hint", channel=place)) == EN.say(
            "refused-hint-foreign"
        )
        assert await sentence(other, await stage.slash(other, "hint", channel=place)) in {
            Words(each).say("refused-not-your-turn") for each in LANGUAGES
        }

    play(scene)


def test_there_is_no_hint_without_a_game():
    async def scene(stage):
        told = await stage.slash(stage["ada"], "hint")
        assert await sentence(stage["ada"], told) == EN.say("refused-no-table-here")

    play(scene)


def test_a_table_may_agree_to_have_no_hints():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2, computers=1)
        assert "· Hints" in lobby.text
        await agree(stage["ada"], lobby, "hints")
        assert "No hints" in lobby.text
        await press(stage["ada"], lobby, "start")
        await until(lambda: find_button(lobby, "start") is None)
        await stage.rest()
        assert "No hints" in lobby.text
        told = await stage.slash(stage["ada"], "hint")
        assert EN.say("refused-no-hints") in await sentence(stage["ada"], told)
        hand = await stage.slash(stage["ada"], "hand")
        assert find_button(hand.message, "hint") is None

    play(scene)


@pytest.mark.parametrize(("meanwhile", "told"), [("end", "ended"), ("move", "hint-late")])
def test_a_hint_overtaken_by_events_is_replaced_by_a_refusal(meanwhile, told):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        while await game.actor() is not stage["ada"]:
            await game.move(await game.actor())
            await stage.rest()
        thinker = thinks(stage, Held())
        asked = await stage["ada"].slash(await game.place(), "hint")
        await until(lambda: thinker.asked)
        if meanwhile == "end":
            await stage.sure(stage["ada"], "end", channel=await game.place())
        else:
            while await game.actor() is stage["ada"]:
                await game.move(stage["ada"])
            while await game.actor() is not stage["ada"]:
                await game.move(await game.actor())
        thinker.free.set()
        await until(lambda: any(each.text for each in asked.answers))  # it may have been announced
        assert await sentence(stage["ada"], asked) == EN.say(f"refused-{told}")

    play(scene)


def test_a_failed_hint_is_reported_and_can_be_retried():
    async def scene(stage):
        game, actor = await acting(stage)
        thinks(stage, Dying())
        place = await game.place()
        failed = await stage.slash(actor, "hint", channel=place)
        assert await sentence(actor, failed) in {Words(each).say("refused-mistake") for each in LANGUAGES}
        thinks(stage, AtOnce(0.0))
        told = await stage.slash(actor, "hint", channel=place)
        await until(lambda: has_hint(told.message))

    play(scene, mistakes=1)
