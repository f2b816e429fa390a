"""/stats and /leaderboard: games and ratings in each reader's language, only where they may be seen."""

import pytest

from games.narrators import game_name
from pictures.plot import Chart, Line, draw_chart
from tests.end_to_end import stage as stages
from tests.end_to_end.lobby_options import agree
from tests.end_to_end.stage import Guess, click, find_button, play, press, sentence
from words import Words

pytestmark = pytest.mark.slow  # tests/tables/test_ratings.py and test_results.py try the numbers

EN = Words("en")
GAMES = list(stages.GAMES)
NOTHING = {"en": "No rated game yet", "fr": "Aucune partie cotée"}


async def over(stage, names="ada bruno", where="Agora", computers=0):
    """Return a game that was played to its end."""
    game = await stage.open_table(names, channel=stage.channel(where), computers=computers)
    await game.over(Guess(1))
    await stage.rest()
    return game


async def seen(stage, name, command, channel=None, **options):
    """Return what a command about records or leaderboards shows a person."""
    told = await stage.slash(stage[name], command, options, channel)
    assert told.message.reader is stage[name].user, "nobody else sees it"
    return told.message


async def stats(stage, name, channel=None, **options):
    return (await seen(stage, name, "stats", channel, **options)).text.replace("\N{NO-BREAK SPACE}", " ")


async def winner(game):
    places = (await game.table()).match.state.outcome().places
    return game.people[places.index(1)]


def test_every_player_sees_the_game_in_their_record_and_language():
    async def scene(stage):
        game = await over(stage)
        assert await stage.bot.store.uncounted() == [], (
            "it is counted when it is over, and not only when somebody looks"
        )
        won = (await winner(game)).user.name
        english, french = await stats(stage, "ada"), await stats(stage, "bruno")
        assert "Ada: games and ratings" in english
        assert "In this server" in english
        assert "**Iliad: " in english
        assert "provisional" in english
        assert f"1 game, {int(won == 'ada')} won. Places: {'1st' if won == 'ada' else '2nd'} " in english
        assert "Bruno : parties et cotes" in french
        assert "**Iliade : " in french
        assert "provisoire" in french
        assert f"1 partie, {'1 gagnée' if won == 'bruno' else 'aucune gagnée'}. Places : " in french

    play(scene)


def test_an_empty_record_of_ones_own_offers_a_game():
    async def scene(stage):
        mine = await seen(stage, "ada", "stats")
        games = await press(stage["ada"], mine, "choose-game")
        assert "Against the computer" in games.message.text
        theirs = await seen(stage, "ada", "stats", member=stage["bruno"].user)
        assert not theirs.buttons

    play(scene)


@pytest.mark.slow
def test_a_record_counts_unrated_games_and_says_why():
    async def scene(stage):
        await over(stage)
        lobby = await stage.lobby("ada bruno", 2)
        await agree(stage["ada"], lobby, "rated")
        game = await stage.begun(lobby, stage.people("ada bruno"))
        await game.over(Guess(1))
        mine = await stats(stage, "ada")
        assert "Rated or not: 2 games" in mine
        assert "- Bruno: 2 games" in mine
        assert "- 1 game: the table chose so" in mine
        assert "Cotées ou non : 2 parties" in await stats(stage, "bruno")
        theirs = await stats(stage, "dmitri", member=stage["ada"].user)
        assert "Rated or not: 2 games" in theirs
        assert "Bruno" not in theirs, "only oneself reads whom one has played"
        assert "the table chose so" not in theirs

    play(scene)


@pytest.mark.slow
def test_the_average_time_for_a_move_is_shown_to_oneself_only():
    async def scene(stage):
        game = await stage.open_table("ada bruno")

        async def later():
            await stage.place.clock.advance(30)

        await game.to_the_end(Guess(1), later)
        await stage.rest()
        assert "Usual time for a move: " in await stats(stage, "ada")
        assert "Usual time for a move" not in await stats(stage, "dmitri", member=stage["ada"].user)

    play(scene)


@pytest.mark.slow
def test_an_erased_opponent_is_no_longer_named():
    async def scene(stage):
        await over(stage)
        asked = await stage.slash(stage["bruno"], "privacy erase")
        await press(stage["bruno"], asked.message, "erase-my-data")
        mine = await stats(stage, "ada")
        assert "Bruno" not in mine
        assert "**Iliad" in mine

    play(scene)


@pytest.mark.slow
def test_the_history_says_who_has_won():
    async def scene(stage):
        game = await over(stage)
        won = await winner(game)
        lost = next(each for each in game.people if each is not won)
        shown = await seen(stage, "ada", "history")
        told = f"{won.user.display_name} won against {lost.user.display_name}"
        assert told in shown.text
        assert told in str(shown.selects)

    play(scene)


def test_another_members_record_is_visible_where_they_play():
    async def scene(stage):
        await over(stage)
        assert "1 game" in await stats(stage, "dmitri", member=stage["bruno"].user)
        assert NOTHING["en"] in await stats(stage, "dmitri")

    play(scene)


def test_games_are_not_shown_in_other_servers_unless_wished():
    async def scene(stage):
        await over(stage, "ada bruno")
        lycee = stage.channel("Lycée")
        for name, language in (("ada", "en"), ("bruno", "fr")):
            assert NOTHING[language] in await stats(stage, name, lycee)
        assert NOTHING["fr"] in await stats(stage, "chloe", lycee, member=stage["ada"].user)
        assert "Ada" not in (await seen(stage, "chloe", "leaderboard", lycee)).text
        overall = await press(stage["chloe"], await seen(stage, "chloe", "leaderboard", lycee), "leaderboard-page")
        assert "encore de cote ici" in overall.message.text
        told = await stage.slash(stage["ada"], "privacy overall", {"shown": "on"})
        assert "can now see" in await sentence(stage["ada"], told)
        shown = await stats(stage, "chloe", lycee, member=stage["ada"].user)
        assert "Sur tous les serveurs" in shown
        assert "Sur ce serveur" not in shown
        overall = await press(stage["chloe"], await seen(stage, "chloe", "leaderboard", lycee), "leaderboard-page")
        assert "**Ada**" in overall.message.text
        assert "Bruno" not in overall.message.text
        await stage.slash(stage["ada"], "privacy overall", {"shown": "off"})
        assert NOTHING["fr"] in await stats(stage, "chloe", lycee, member=stage["ada"].user)

    play(scene)


def test_direct_messages_show_ones_own_overall_ratings_only():
    async def scene(stage):
        await over(stage)
        ada = stage["ada"]
        assert "In all servers" in await stats(stage, "ada", ada.dm())
        assert NOTHING["en"] in await stats(stage, "ada", ada.dm(), member=stage["bruno"].user)

    play(scene)


@pytest.mark.slow
def test_practice_changes_the_computer_s_rating_and_nobody_else_s():
    async def scene(stage):
        await over(stage, "ada", computers=1)
        mine = await stats(stage, "ada")
        assert "Not rated: 1 game" in mine
        assert "- Computer, medium: 1 game" in mine
        assert "- 1 game: alone with computers" in mine
        board = (await seen(stage, "ada", "leaderboard")).text
        assert "Computer, medium" in board
        assert "Ada" not in board

    play(scene)


def test_a_lobby_shows_if_it_is_rated_and_the_host_can_change_it():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        assert "· Rated" in lobby.text
        await agree(stage["ada"], lobby, "rated")
        assert "· Not rated" in lobby.text

    play(scene)


def test_the_leaderboard_changes_games_and_refuses_forged_buttons():
    async def scene(stage):
        await over(stage)
        board = await seen(stage, "ada", "leaderboard")
        assert "Iliad: best of this server" in board.text
        assert "? **Ada** " in board.text
        assert find_button(board, "leaderboard-page") == "il:leaderboard-page:0:0:1", (
            "there is one page, and the other board"
        )
        await click(stage["ada"], board, next(iter(board.selects)), ["1"])
        assert EN.say("ratings-leaderboard", game=game_name(GAMES[1], EN), board="here") in board.text
        told = await seen(stage, "ada", "leaderboard", game="delphi")
        assert EN.say("ratings-nobody") in told.text
        for identity in ("il:leaderboard-page:99:0:0", "il:leaderboard-page:0:0:", "il:leaderboard-page:0:0:7"):
            forged = await stage["ada"].forge(board, identity)
            assert await sentence(stage["ada"], forged) == EN.say("refused-forged")
        unknown = await stage.slash(stage["ada"], "leaderboard", {"game": "chess"})
        assert "chess" in await sentence(stage["ada"], unknown)

    play(scene)


@pytest.mark.slow
def test_a_long_leaderboard_has_pages():
    async def scene(stage):
        await over(stage)
        store, guild = stage.bot.store, stage.channel().guild
        rows = [(guild, 1000 + at, f"Player {at}", 20 - at / 10) for at in range(25)]
        insert = "INSERT INTO standings VALUES (?, 'iliad', ?, '', ?, ?, 5.0, 12, 3)"
        await store.ask(lambda db: db.executemany(insert, rows))
        board = await seen(stage, "ada", "leaderboard")
        assert "1. **Player 0**" in board.text
        assert "10. **Player 9**" in board.text
        assert "Player 10" not in board.text
        await click(stage["ada"], board, "il:leaderboard-page:0:1:0")
        await click(stage["ada"], board, "il:leaderboard-page:0:2:0")
        assert "25. **Player 24**" in board.text
        assert "? **" in board.text, "who is provisional comes last and has no rank"
        assert "il:leaderboard-page:0:3:0" not in board.buttons

    play(scene)


def test_a_restart_between_end_and_rating_rates_exactly_once():
    async def scene(stage):
        game = await stage.open_table("ada bruno")

        async def later():
            """Do nothing, because the program stops before this."""

        stage.bot.results.catch_up = later
        await game.over(Guess(1))
        await stage.rest()
        assert await stage.bot.store.uncounted() == [game.number]
        await stage.restart()
        await stage.rest()
        assert await stage.bot.store.uncounted() == []
        first = await stats(stage, "ada")
        assert "1 game" in first
        await stage.restart()
        assert await stats(stage, "ada") == first

    play(scene)


def test_ending_a_rated_game_is_a_loss_for_its_host_only():
    async def scene(stage):
        await stage.open_table("bruno chloe")
        told = await stage.sure(stage["bruno"], "end")
        assert "vaut abandon" in await sentence(stage["bruno"], told)
        assert "1 partie, aucune gagnée" in await stats(stage, "bruno")
        assert "1 partie, 1 gagnée" in await stats(stage, "chloe")
        await stage.open_table("ada dmitri")
        told = await stage.sure(stage["ada"], "end")
        assert EN.say("table-ended") in told.message.text
        assert "1 game: ended before it was over" in await stats(stage, "dmitri")

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "described"), [("ada", "Ratings after each rated game."), ("bruno", "Les cotes après")]
)
def test_ratings_are_drawn_for_users_who_want_pictures(name, described):
    draw_chart(
        Chart("", "", "", ("0", "1"), (Line("", ((0, 0), (1, 1))),))
    )  # tests draw in the bot's process: load now

    async def scene(stage):
        await over(stage)
        stage.pictures = True  # only now, because drawing a whole game is slow
        await stage.restart()
        told = await seen(stage, name, "stats")
        [picture] = [each for each in told.attachments if each.filename.endswith(".png")]
        assert picture.content.startswith(b"\x89PNG")
        assert described in str(told.components)
        await stage.slash(stage[name], "settings", {"pictures": "off"})
        assert not (await seen(stage, name, "stats")).attachments

    play(scene)
