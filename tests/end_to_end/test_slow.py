"""If our work takes longer than Discord waits, the answer is announced in time and comes later."""

import asyncio

import pytest

from cogs.answering import answers
from tests.end_to_end.stage import Game, click, find_button, play, press, until
from tests.end_to_end.test_clicks import before_the_last_click
from words import Words

EN = Words("en")


class Standstill:
    """A store method that waits until it is released, and a bot that announces its answers sooner."""

    def __init__(self, stage, name="settings"):
        self.store, self.name, self.free = stage.bot.store, name, asyncio.Event()
        self.ask = getattr(self.store, name)

    async def _wait(self, *args, **kwargs):
        await self.free.wait()
        return await self.ask(*args, **kwargs)

    def __enter__(self):
        self.breath, answers.BREATH = answers.BREATH, 0.05
        setattr(self.store, self.name, self._wait)
        return self

    def __exit__(self, *_):
        self.free.set()
        answers.BREATH = self.breath
        setattr(self.store, self.name, self.ask)

    async def hold_up(self, stage, using):
        """Start an interaction, and release the store after more than three seconds of Discord's time."""
        interaction = await using
        await until(lambda: interaction.acknowledged)
        await stage.place.clock.advance(4)
        self.free.set()
        assert not interaction.failed
        return interaction


def test_a_late_hand_reaches_its_owner_alone_and_stays_up_to_date():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor = await game.actor()
        other = next(each for each in game.people if each is not actor)
        board = await game.board()
        with Standstill(stage) as still:
            shown = await still.hold_up(stage, other.click(board, find_button(board, "hand")))
            await until(lambda: not shown.message.loading)
        assert shown.message.reader is other.user
        assert "hand (" in shown.message.text or "main (" in shown.message.text
        assert "hand (" not in board.text
        asked = shown.message.text
        game.panels[actor.user.name] = (await press(actor, board, "hand")).message
        while await game.actor() is actor:
            await game.move(actor)
            await stage.rest()
        assert shown.message.text != asked, "it is drawn again when it is one's turn"
        assert "hand (" not in (await game.board()).text
        assert "main (" not in (await game.board()).text

    play(scene, pictures=False)


def test_a_slow_move_is_made_once_and_shown_in_the_same_panel():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor = await game.actor()
        await game.hand(actor)
        panel, identity, values = await before_the_last_click(game, actor)
        before, shown = len(await game.log()), panel.text
        with Standstill(stage) as still:
            using = actor.click(panel, identity) if values is None else actor.select(panel, identity, values)
            clicked = await still.hold_up(stage, using)
            await until(lambda: panel.text != shown)
        assert clicked.message is panel
        assert clicked.followups == []
        assert len(await game.log()) == before + 1

    play(scene)


def test_a_slow_lobby_is_changed_in_place():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        with Standstill(stage, "table") as still:
            joined = await still.hold_up(stage, stage["bruno"].click(lobby, find_button(lobby, "join")))
            await until(lambda: "Bruno" in lobby.text)
        assert joined.message is lobby
        with Standstill(stage, "table") as still:
            await still.hold_up(stage, stage["ada"].click(lobby, find_button(lobby, "start")))
            await until(lambda: find_button(lobby, "start") is None)
        await stage.rest()
        assert (await stage.row(1)).status == "playing"

    play(scene)


def test_a_table_that_opens_slowly_is_public():
    async def scene(stage):
        with Standstill(stage, "create_table") as still:
            asked = {"game": "iliad", "seats": 2}
            opened = await still.hold_up(stage, stage["ada"].slash(stage.channel(), "play", asked))
            await until(lambda: opened.message.buttons)
        assert opened.message.reader is None
        await press(stage["bruno"], opened.message, "join")
        assert find_button(opened.message, "start")

    play(scene)


@pytest.mark.parametrize(("verb", "told"), [("settings", "Your settings"), ("hand", "No game is being played here")])
def test_a_sentence_that_comes_late_is_still_private(verb, told):
    async def scene(stage):
        with Standstill(stage) as still:
            asked = await still.hold_up(stage, stage["ada"].slash(stage.channel(), verb))
            await until(lambda: told in asked.message.text)
        assert asked.message.reader is stage["ada"].user

    play(scene)


@pytest.mark.parametrize(
    ("verb", "game", "slow", "told"),
    [
        ("play", "chess", "settings", "refused-no-such-game"),
        ("tournament", "chess", "settings", "refused-no-such-game"),
        ("challenge", "chess", "settings", "refused-no-such-game"),
        ("analysis", None, "past_in", "refused-no-game-over"),
    ],
)
def test_a_refusal_that_comes_late_is_told_to_nobody_else(verb, game, slow, told):
    async def scene(stage):
        before = [*stage.channel().messages]
        with Standstill(stage, slow) as still:
            asked = await still.hold_up(
                stage, stage["ada"].slash(stage.channel(), verb, {"game": game} if game else None)
            )
            await until(lambda: any(EN.say(told, game=game) in each.text for each in asked.answers))
        assert [each.reader for each in asked.answers] == [stage["ada"].user]
        assert [*stage.channel().messages] == before

    play(scene)


LOSSES = {
    "cut": lambda faults: faults.cut("callback", after_applying=True),
    "503": lambda faults: faults.fail("callback", status=503, after_applying=True),
}  # of receipts for answers


@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize(("verb", "options"), [("play", {"game": "iliad", "seats": 2}), ("settings", None)])
def test_an_answer_comes_though_its_announcement_has_no_receipt(verb, options, loss):
    async def scene(stage):
        with Standstill(stage) as still:
            LOSSES[loss](stage.place.faults)
            asked = await still.hold_up(stage, stage["ada"].slash(stage.channel(), verb, options))
            await until(lambda: not asked.message.loading)
        assert [*asked.message.buttons, *asked.message.selects]
        while options and not (known := await stage.bot.store.remembered(1)):
            await asyncio.sleep(0.01)
        assert not options or [each.message for each in known] == [asked.message.id]

    play(scene)


def test_an_answer_under_way_is_not_announced_as_well():
    async def scene(stage):
        refused = []
        stage.place.rest.witnesses.append(lambda each: each.status >= 400 and refused.append(each))
        for _ in range(3):
            stage.place.faults.slow(0.2, "callback")
            await stage.slash(stage["ada"], "games")
        assert refused == []

    play(scene)


def test_a_click_too_late_for_discord_is_not_logged_as_an_error():
    async def scene(stage):
        game: Game = await stage.open_table("ada bruno")
        actor = await game.actor()
        panel, identity, values = await before_the_last_click(game, actor)
        stage.place.faults.delay_interactions(4.0)
        clicked = await (actor.click(panel, identity) if values is None else actor.select(panel, identity, values))
        await stage.place.clock.advance(4)
        assert clicked.failed, "Discord had given up before we heard of it"
        await stage.rest()
        await click(actor, await game.board(), find_button(await game.board(), "hand"))

    play(scene)
