"""Games, victories and ratings: a person's own, and who plays best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import screens
from cogs.clicks import PANEL, clicks
from cogs.ids import Id
from cogs.layout import Children, Picture, Screen, button, layout, menu, plain, rows, shown, text
from cogs.typed import game_called, games_like
from cogs.voice import answered, reader, said, show, turn
from games.titles import game_name
from pictures.plot import Chart, Line, draw
from store.records import OVERALL, SHOWN_OVERALL, Recorded, Standing
from tables import Refused
from tables.ratings import SETTLED, Rating
from words import Words

if TYPE_CHECKING:
    from cogs.client import Ilion

RANKS = frozenset(("ranks", "ranks-game"))  # what is clicked in a leaderboard
PAGE = 10  # players on a page of it
FILE = "ratings.png"
STEP = 100  # points between two lines of a plot, or a multiple of that
LINES = 6  # of a plot at most
DESCRIBED = 1000  # characters of what is said of a picture to those who cannot see it; Discord, components/reference

Games = Mapping[str, Sequence[Recorded]]


class RatingsCog(commands.Cog):
    """`/stats`, `/leaderboard` and its buttons."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.clicks = clicks(RANKS, self.press, PANEL, table=False)

    # -- a person's record

    @app_commands.command(name=said("ratings-stats-name"), description=said("ratings-stats-about"))
    @app_commands.rename(member=said("ratings-option-member"))
    @app_commands.describe(member=said("ratings-option-member-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def stats(self, interaction: discord.Interaction[Any], member: discord.User | None = None) -> None:
        """Show somebody's games and ratings."""
        await answered(self.bot.store, interaction, lambda: self._stats(interaction, member or interaction.user))

    async def _stats(self, interaction: discord.Interaction[Any], whose: discord.User | discord.Member) -> None:
        words = await reader(self.bot.store, interaction)
        await self.bot.records.catch_up()
        boards = [interaction.guild_id] if interaction.guild_id else []
        if await self._open(whose.id) or (not boards and whose.id == interaction.user.id):
            boards.append(OVERALL)
        found = [(board, await self._games(board, whose.id)) for board in boards]
        picture = await self._plot(interaction, found, words)
        await show(interaction, record_screen(whose.display_name, found, picture, words))

    async def _open(self, user: int) -> bool:
        """Whether others may see a person's ratings of all servers together."""
        return (await self.bot.store.settings("user", user)).get(SHOWN_OVERALL) == "on"

    async def _games(self, board: int, user: int) -> Games:
        games: dict[str, list[Recorded]] = {}
        for each in await self.bot.store.record(board, user):
            games.setdefault(each.game, []).append(each)
        return games

    async def _plot(
        self, interaction: discord.Interaction[Any], found: Sequence[tuple[int, Games]], words: Words
    ) -> Picture | None:
        """Return the curves of the first board with any games, for who wants pictures."""
        games = next((games for _, games in found if games), None)
        if games is None or not await self.bot.easel.wanted(interaction.user.id, interaction.guild_id):
            return None
        png = await self.bot.hall.services.thinker.aside(draw, ratings_chart(games, words))
        return Picture(FILE, png, described(games, words)[:DESCRIBED])

    # -- the leaderboard

    @app_commands.command(name=said("ratings-leaderboard-name"), description=said("ratings-leaderboard-about"))
    @app_commands.rename(game=said("ratings-option-game"))
    @app_commands.describe(game=said("ratings-option-game-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def leaderboard(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Show who plays best."""
        await answered(self.bot.store, interaction, lambda: self._begin(interaction, game))

    @leaderboard.autocomplete("game")
    async def _named(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.bot.hall.games, await reader(self.bot.store, interaction))

    async def _begin(self, interaction: discord.Interaction[Any], game: str | None) -> None:
        words, games = await reader(self.bot.store, interaction), list(self.bot.hall.games)
        place = games.index(game_called(game, games, words)) if game else 0
        await show(interaction, await self._ranks(interaction, place, 0, overall=False))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Turn to another page, board or game of the leaderboard that was clicked in."""
        place = chosen if identity.verb == "ranks-game" else identity.table
        if not 0 <= place < len(self.bot.hall.games) or identity.path not in ((0,), (1,)):
            raise Refused("forged")
        screen = await self._ranks(interaction, place, identity.stamp, overall=identity.path == (1,))
        await turn(interaction, screen)

    async def _ranks(self, interaction: discord.Interaction[Any], place: int, page: int, *, overall: bool) -> Screen:
        words, games = await reader(self.bot.store, interaction), list(self.bot.hall.games)
        await self.bot.records.catch_up()
        board = OVERALL if overall else interaction.guild_id or OVERALL
        found = await self.bot.store.standings(board, games[place], SETTLED, page * PAGE, PAGE + 1)
        where = Place(games, place, board, page, at_home=interaction.guild_id is not None)
        return ranks_screen(where, found, words)


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the leaderboards somebody is; ``at_home`` is in a server, which has a board of its own."""

    games: Sequence[str]
    game: int
    board: int
    page: int
    at_home: bool

    def turned(self, page: int) -> Id:
        """Return the id of a button to another page."""
        return Id("ranks", self.game, page, self._path)

    def other_board(self) -> Id:
        """Return the id of the button to the other board."""
        return Id("ranks", self.game, 0, (1 - self._path[0],))

    def other_game(self) -> Id:
        """Return the id of the menu of games."""
        return Id("ranks-game", 0, 0, self._path)

    @property
    def _path(self) -> tuple[int]:
        return (int(self.board == OVERALL),)


def board_name(board: int) -> str:
    """Return the word by which sentences tell boards apart."""
    return "overall" if board == OVERALL else "here"


def record_screen(name: str, found: Sequence[tuple[int, Games]], picture: Picture | None, words: Words) -> Screen:
    """Return what a person has played on each board, and the curves of their ratings."""
    title = f"## {plain(words.say('ratings-record', name=name))}"
    played = [(board, games) for board, games in found if games]
    if not played:
        return layout([text(f"{title}\n{words.say('ratings-none')}")], screens.OLIVE)
    parts: Children = [text(title), *[text(board_text(board, games, words)) for board, games in played]]
    parts += [shown(picture)] if picture else []
    parts.append(text(f"-# {words.say('ratings-note')}"))
    return layout(parts, screens.OLIVE, picture)


def board_text(board: int, games: Games, words: Words) -> str:
    """Return what somebody has played on a board, game by game."""
    lines = [line for game, results in games.items() for line in game_lines(game, results, words)]
    return "\n".join([f"### {words.say('ratings-board', board=board_name(board))}", *lines])


def game_lines(game: str, results: Sequence[Recorded], words: Words) -> list[str]:
    """Return the rating in a game, and what has led there."""
    now = Rating(results[-1].mu, results[-1].sigma)
    places = Counter(each.place for each in results)
    times = [words.say("ratings-place", place=place, times=places[place]) for place in sorted(places)]
    head = words.say(
        "ratings-game-line", game=game_name(game, words), points=str(now.points),
        give_or_take=str(now.give_or_take), certainty=now.certainty,
    )  # fmt: skip
    counts = words.say("ratings-counts", matches=len(results), victories=places[1])
    return [head, f"{counts}. {words.say('ratings-places', places=' · '.join(times))}"]


def ratings_chart(games: Games, words: Words) -> Chart:
    """Return what the plot shows: a curve a game, all from where everybody begins."""
    curves = {game: points(results) for game, results in list(games.items())[:LINES]}
    low, step, count = scale([each for curve in curves.values() for each in curve])
    high = low + step * (count - 1)
    lines = [
        Line(
            game_name(game, words),
            tuple((at, (each - low) / (high - low)) for at, each in enumerate(curve)),
        )
        for game, curve in curves.items()
    ]
    return Chart(
        title=words.say("ratings-chart-title"),
        across=words.say("ratings-chart-across"),
        up=words.say("ratings-chart-up"),
        levels=tuple(str(low + step * at) for at in range(count)),
        lines=tuple(lines),
    )


def points(results: Sequence[Recorded]) -> list[int]:
    """Return a rating before the first game and after each."""
    return [Rating().points, *[Rating(each.mu, each.sigma).points for each in results]]


def scale(values: Sequence[int]) -> tuple[int, int, int]:
    """Return the lowest line of a plot, the points between two lines, and how many lines there are: 2 to 6."""
    low = min(values) // STEP * STEP
    step = STEP * max(1, -(-(max(values) - low) // (STEP * 5)))
    return low, step, max(2, -(-(max(values) - low) // step) + 1)


def described(games: Games, words: Words) -> str:
    """Return what the plot shows, for those who cannot see it."""
    curves = [
        words.say(
            "ratings-chart-curve", game=game_name(game, words), first=str(Rating().points),
            last=str(points(results)[-1]), matches=len(results),
        )
        for game, results in games.items()
    ]  # fmt: skip
    return " ".join([words.say("ratings-chart-described"), *curves])


def ranks_screen(where: Place, found: Sequence[Standing], words: Words) -> Screen:
    """Return a page of a leaderboard; ``found`` is one longer than the page if there is another."""
    game, board = game_name(where.games[where.game], words), board_name(where.board)
    lines = [standing(where.page * PAGE + at, each, words) for at, each in enumerate(found[:PAGE], 1)]
    note = words.say("ratings-leaderboard-note", board=board)
    title = f"## {words.say('ratings-leaderboard', game=game, board=board)}"
    body = "\n".join([title, *(lines or [words.say("ratings-nobody")]), f"-# {note}"])
    return layout([text(body), *ranks_buttons(where, words, more=len(found) > PAGE)], screens.OLIVE)


def standing(rank: int, each: Standing, words: Words) -> str:
    """Return a line of a leaderboard; who is provisional has no rank."""
    rating = Rating(each.mu, each.sigma)
    name = words.say("ratings-computer", level=each.player) if isinstance(each.player, str) else each.name
    who = words.say(
        "ratings-standing", rank="?" if rating.certainty == "provisional" else f"{rank}.", name=plain(name),
        points=str(rating.points), give_or_take=str(rating.give_or_take),
    )  # fmt: skip
    return f"{who} · {words.say('ratings-counts', matches=each.matches, victories=each.victories)}"


def ranks_buttons(where: Place, words: Words, *, more: bool) -> Children:
    """Return the ways to other pages, the other board and other games."""
    turns = [button(words.say("ratings-earlier"), where.turned(where.page - 1))] if where.page else []
    turns += [button(words.say("ratings-later"), where.turned(where.page + 1))] if more else []
    if where.at_home:
        turns.append(button(words.say("ratings-other-board", board=board_name(where.board)), where.other_board()))
    names = [game_name(key, words) for key in where.games]
    return [*rows(turns), menu(names, where.other_game(), words.say("ratings-choose-game"))]
