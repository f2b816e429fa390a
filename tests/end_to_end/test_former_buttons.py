"""Messages keep the buttons that an earlier version posted, and those still work."""

from tests.end_to_end.stage import find_button, play, sentence, settled


async def pressed(person, message, identity):
    return await settled(await person.forge(message, identity))


def test_the_old_buttons_of_a_lobby_still_work():
    async def scene(stage):
        lobby, ada = await stage.lobby("ada", 3), stage["ada"]
        for identity in ("il:add:1:0:", "il:hints:1:0:", "il:leaving:1:0:"):
            await pressed(ada, lobby, identity)
        agreed = (await stage.row(1)).lobby
        assert (len(agreed["sitters"]), agreed["hints"], agreed["leaving"]) == (2, "off", "ends")
        await pressed(ada, lobby, "il:remove:1:0:")
        assert len((await stage.row(1)).lobby["sitters"]) == 1
        await pressed(ada, lobby, "il:cancel:1:0:")
        assert (await stage.row(1)).status == "ended"

    play(scene)


def test_the_old_menus_of_a_lobby_still_work():
    async def scene(stage):
        lobby, ada = await stage.lobby("ada bruno", 4, computers=1), stage["ada"]
        current = lobby.components
        for identity, value in (
            ("il:set-size:1:0:", "2"),  # the same four seats
            ("il:set-time:1:0:", "2"),
            ("il:set-overtime:1:0:", "1"),
            ("il:set-level:1:0:", "0"),
            ("il:set-option:1:0:", "1"),
        ):
            lobby.components = []
            await settled(await ada.forge(lobby, identity, [value]))
            assert find_button(lobby, "options"), identity
        agreed = (await stage.row(1)).lobby
        assert (agreed["seats"], agreed["time"], agreed["overtime"]) == (4, 3600, "plays")
        assert (agreed["sitters"][2]["level"], agreed["options"]) == ("easy", {"first": 0})
        form = (await settled(await ada.forge(lobby, "il:time:1:0:", ["4"]))).modal
        await settled(await ada.submit(form, {"time": "7 min"}))
        assert "7 min a turn, then the computer plays" in lobby.text
        assert len(lobby.components) == len(current)
        refused = await settled(await stage["bruno"].forge(lobby, "il:set-time:1:0:", ["0"]))
        assert "hôte" in await sentence(stage["bruno"], refused)

    play(scene)


def test_the_old_buttons_of_a_game_in_play_still_work():
    async def scene(stage):
        game = await stage.open_table("ada dmitri chloe")
        board, ada, dmitri = await game.board(), stage["ada"], stage["dmitri"]
        question = (await pressed(dmitri, board, f"il:quit:{game.number}:0:")).message
        assert "Leave Iliad" in question.text
        await game.unchanged(lambda: pressed(dmitri, question, f"il:keep:{game.number}:0:"))
        assert "Nothing has changed" in question.text
        assert "Two armies" in (await pressed(dmitri, board, "il:lesson:0:0:")).message.text
        helped = (await pressed(dmitri, board, f"il:help:{game.number}:0:")).message
        await pressed(dmitri, helped, f"il:vote-end:{game.number}:0:")
        assert (await game.table()).lobby.in_play.votes == {"end": [dmitri.id]}
        await pressed(
            ada, (await pressed(ada, board, f"il:end:{game.number}:0:")).message, f"il:end-sure:{game.number}:1:"
        )
        assert (await stage.row(game.number)).status == "ended"

    play(scene)


def test_the_old_buttons_of_a_replay_still_work():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await stage.sure(stage["ada"], "end", channel=await game.place())
        panel = (await pressed(stage["ada"], await game.board(), f"il:watch:{game.number}:0:")).message
        assert "Spectator view" in panel.text
        await pressed(stage["ada"], panel, f"il:replay:{game.number}:0:0.1.2")
        assert "All hands" in panel.text
        refused = await pressed(stage["ada"], panel, "il:nothing:1:0:")
        assert "no longer works" in await sentence(stage["ada"], refused)

    play(scene)
