"""From the wish to play to the first card: Start, "Play now", and who is pinged."""

import pytest

from engine.chance import Guess
from games.catalog import BOXES
from games.narrators import describe_game, describe_sizes
from tests.end_to_end.stage import find_button, play, press, until
from words import Words

GAMES = ("Iliad", "Delphi", "Hector and Achilles", "The Trojan Horse", "Fight for Olympus")


async def hand_of(game):
    """Return the hand that Start shows to its presser."""
    await until(lambda: any(each.reader for each in game.started.answers))
    (hand,) = [each for each in game.started.answers if each.reader]
    assert hand.reader is game.people[0].user
    return hand


def test_start_shows_the_hand_of_the_player_who_presses_it():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        assert find_button(await hand_of(game), "answer" if await game.actor() is stage["ada"] else "refresh")

    play(scene)


def test_the_hand_that_start_shows_is_kept_up_to_date():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        before, lobby = (await hand_of(game)).text, game.lobby.text
        await game.moves(2)
        assert (await hand_of(game)).text != before
        assert game.lobby.text == lobby, "the hand was not written over the lobby"

    play(scene)


def test_the_message_of_the_lobby_links_the_thread():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        assert f"## Play here: <#{(await game.place()).id}>" in game.lobby.text

    play(scene)


def test_the_name_of_a_thread_begins_with_its_number():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        assert (await game.place()).name == f"{game.number} · Iliad"

    play(scene)


def test_play_without_a_game_shows_the_hand_in_one_more_click():
    async def scene(stage):
        ada = stage["ada"]
        catalog = (await stage.slash(ada, "play")).message
        assert catalog.reader is ada.user
        now = [button["label"] for identity, button in catalog.buttons.items() if ":play-now:" in identity]
        assert sorted(now) == sorted(f"🤖 {game}" for game in GAMES)
        hand = (await press(ada, catalog, "play-now")).message
        await stage.rest()
        assert hand.reader is ada.user
        number = int(next(iter(hand.buttons)).split(":")[2])
        table = await stage.bot.registry.table(number)
        assert [sitter.user for sitter in table.lobby.sitters] == [ada.id, None]
        row = await stage.row(number)
        assert row.place != row.channel, "it is played in a thread of its own"
        lobby = stage.place.world.channels[row.channel].messages
        assert any(f"Play here: <#{row.place}>" in each.text for each in lobby.values())

    play(scene)


def test_play_without_a_game_opens_a_lobby_in_one_more_click():
    async def scene(stage):
        ada, bruno = stage["ada"], stage["bruno"]
        catalog = (await stage.slash(ada, "play")).message
        doors = [button["label"] for identity, button in catalog.buttons.items() if ":open-lobby:" in identity]
        assert sorted(doors) == sorted(f"👥 {game}" for game in GAMES)
        lobby = (await press(ada, catalog, "open-lobby")).message
        assert lobby.reader is None
        await press(bruno, lobby, "join")
        game = await stage.begun(lobby, [ada, bruno])
        assert [sitter.user for sitter in (await game.table()).lobby.sitters] == [ada.id, bruno.id]

    play(scene)


def test_each_game_says_in_the_list_what_it_is_and_how_long_it_takes():
    async def scene(stage):
        catalog = (await stage.slash(stage["ada"], "play")).message.text
        for game in stage.bot.registry.games.values():
            about = describe_game(game, Words("en"))
            assert (
                f"{about}\n-# {describe_sizes(game, Words('en'))} · about {BOXES[game.key].minutes} minutes" in catalog
            )

    play(scene)


def test_nobody_is_pinged_in_a_game_alone_with_computers():
    async def scene(stage):
        game = await stage.open_table("ada", 2, computers=1)
        assert await game.pings() == []
        await game.moves(1)
        assert await game.pings() == []

    play(scene)


def test_a_ping_has_a_button_for_the_hand():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(1)
        (ping,) = await game.pings()
        person = next(each for each in game.people if each.user in ping.mentions)
        hand = (await press(person, ping, "open-hand")).message
        assert hand.reader is person.user

    play(scene)


@pytest.mark.slow
def test_a_finished_game_says_first_who_has_won():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.to_the_end(Guess(4))
        await stage.rest()
        table = await game.table()
        outcome = table.match.state.outcome()
        winner = table.names[outcome.places.index(1)]
        board = await game.board()
        assert f"# 🏆 {winner} wins, " in board.text
        assert "\n1\\. " in board.text or "\n1. " in board.text
        checked = await press(stage["ada"], board, "check-deal")
        assert table.match.seed.hex() in checked.message.text
        panel = await game.panel(stage["ada"])
        assert f"{winner} wins, " in panel.text
        assert find_button(panel, "rematch")

    play(scene)
