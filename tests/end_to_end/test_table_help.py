"""The panel "Table help": what a user may do at a table, while the game goes on and once it is over."""

from tests.end_to_end.stage import find_button, play, press, until
from tests.end_to_end.test_absence import panel as help_panel

DURING = ("vote-end", "give-seat")
AFTER = ("rematch", "open-replay")


def test_an_open_help_panel_offers_what_the_end_leaves():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        game = await stage.open_table("ada bruno")
        panel = (await press(ada, await game.board(), "help")).message
        assert all(find_button(panel, verb) for verb in DURING)
        assert not any(find_button(panel, verb) for verb in AFTER)
        await press(ada, panel, "vote-end")
        await press(bruno, (await press(bruno, await game.board(), "help")).message, "vote-end")
        await until(lambda: find_button(panel, "rematch"))
        assert all(find_button(panel, verb) for verb in (*AFTER, "rules-page"))
        assert not any(find_button(panel, verb) for verb in DURING)
        assert "This game has ended." in panel.text
        assert "/undo" not in panel.text

    play(scene)


def test_help_opened_after_the_game_offers_another():
    async def scene(stage):
        game = await stage.open_table("ada", computers=1)
        await stage.sure(stage["ada"], "end", channel=await game.place())
        panel = (await press(stage["ada"], await game.board(), "help")).message
        assert all(find_button(panel, verb) for verb in AFTER)
        assert not any(find_button(panel, verb) for verb in DURING)

    play(scene)


def test_nobody_can_take_a_move_back_before_making_one():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for person in game.people:
            assert find_button(await help_panel(person, game), "undo") is None
        mover = await game.actor()
        await game.move(mover)
        assert find_button(await help_panel(mover, game), "undo")

    play(scene)


def test_a_player_alone_is_not_asked_for_votes():
    async def scene(stage):
        game = await stage.open_table("ada", computers=1)
        panel = (await press(stage["ada"], await game.board(), "help")).message
        assert panel.buttons[find_button(panel, "vote-end")]["label"] == "End the game"

    play(scene)
