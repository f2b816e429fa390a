"""The messages of `/stats` and `/leaderboard`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    OLIVE,
    SUCCESS,
    Children,
    Picture,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
    show_picture,
)
from engine.players import LEVELS
from games.narrators import game_name
from pictures.plot import Chart, Line
from store.results import OVERALL, Recorded, Standing
from tables.history.ratings import Rating
from tables.history.record import Record, Tally
from words import Words
from words.alt import join_sentences
from words.people import shown_list, shown_name

STEP = 100  # points between two lines of a plot, or a multiple of that
UNITS = ((86400, "days"), (3600, "hours"), (60, "minutes"))  # seconds in each; at least two of it are told
OPPONENTS = 3  # people named in a record, the most frequent
LINES = 6  # most curves in a plot
PAGE = 10  # players on a page of the leaderboard
Games = Mapping[str, Sequence[Recorded]]


@dataclass(frozen=True, slots=True)
class Place:
    """Which page of which leaderboard is shown; ``at_home``: in a server, which has a board of its own."""

    games: Sequence[str]
    game: int
    board: int
    page: int
    at_home: bool

    def turned(self, page: int) -> Id:
        """Return the id of a button to another page."""
        return Id("leaderboard-page", self.game, page, self._path)

    def other_board(self) -> Id:
        """Return the id of the button to the other board."""
        return Id("leaderboard-page", self.game, 0, (1 - self._path[0],))

    def other_game(self) -> Id:
        """Return the id of the menu of games."""
        return Id("leaderboard-game", 0, 0, self._path)

    @property
    def _path(self) -> tuple[int]:
        return (int(self.board == OVERALL),)


def board_name(board: int) -> str:
    """Return the word that sentences take for a board."""
    return "overall" if board == OVERALL else "here"


def record_screen(
    name: str, found: Sequence[tuple[int, Games]], records: Mapping[int, Record], picture: Picture | None, words: Words,
    *, own: bool,
) -> Screen:  # fmt: skip
    """Return a person's games and ratings on each board, and the picture of their ratings.

    Only their ``own`` record names the people whom they have played against, and says why games are not rated.
    """
    title = f"## {escape_markup(words.say('ratings-record', name=shown_name(name, words)))}"
    played = [(board, games) for board, games in found if games or records[board].games or records[board].unrated]
    if not played:
        begin = lay_out_rows([make_button(words.say("welcome-play"), Id("choose-game", 0), SUCCESS)]) if own else []
        return make_layout([make_text(f"{title}\n{words.say('ratings-none')}"), *begin], OLIVE)
    told = [board_text(board, games, records[board], words, own=own) for board, games in played]
    parts: Children = [make_text(title), *map(make_text, told)]
    parts += [show_picture(picture)] if picture else []
    if any(games for _, games in played):
        parts.append(make_text(f"-# {words.say('ratings-note')}"))
    return make_layout(parts, OLIVE, picture)


def board_text(board: int, games: Games, record: Record, words: Words, *, own: bool) -> str:
    """Return a person's results on a board: game by game, and against whom."""
    lines = [f"### {words.say('ratings-board', board=board_name(board))}"]
    for game in {**games, **record.games}:
        lines += game_lines(game, games.get(game, ()), record.games.get(game), words)
    lines += list_opponents(record, words, own=own)
    return "\n".join(
        [*lines, *([*describe_pace(record, words), *describe_unrated_games(record, words)] if own else ())]
    )


def game_lines(game: str, results: Sequence[Recorded], tally: Tally | None, words: Words) -> list[str]:
    """Return a person's rating in a game and the results that led to it, and all games, rated or not."""
    lines = rated_lines(game, results, words) if results else [f"**{game_name(game, words)}**"]
    if tally is not None and tally.games > len(results):
        lines.append(words.say("ratings-all" if results else "ratings-unrated", counts=count_games(tally, words)))
    return lines


def rated_lines(game: str, results: Sequence[Recorded], words: Words) -> list[str]:
    """Return a person's rating in a game, and the results that led to it."""
    now = Rating(results[-1].mu, results[-1].sigma)
    places = Counter(each.place for each in results)
    times = [words.say("ratings-place", place=place, times=places[place]) for place in sorted(places)]
    head = words.say(
        "ratings-game-line", game=game_name(game, words), points=str(now.points),
        give_or_take=str(now.give_or_take), certainty=now.certainty,
    )  # fmt: skip
    counts = words.say("ratings-counts", matches=len(results), victories=places[1])
    return [head, f"{counts}. {words.say('ratings-places', places=' · '.join(times))}"]


def list_opponents(record: Record, words: Words, *, own: bool) -> list[str]:
    """Return games and victories against each level of computer players and the most frequent opponents."""
    levels = [
        (words.say("ratings-computer", level=level), record.levels[level]) for level in LEVELS if level in record.levels
    ]
    people = record.frequent(OPPONENTS) if own else []
    rivals = [*people, *levels]
    names = shown_list([name for name, _ in rivals], words)
    said = [
        words.say("ratings-rival", name=escape_markup(name), counts=count_games(tally, words))
        for name, (_, tally) in zip(names, rivals, strict=True)
    ]
    return [words.say("ratings-against"), *(f"- {each}" for each in said)] if said else []


def describe_pace(record: Record, words: Words) -> list[str]:
    """Return how long a move takes on average."""
    if record.pace is None:
        return []
    seconds, unit = next((each for each in UNITS if record.pace >= 2 * each[0]), (1, "seconds"))
    return [words.say("ratings-pace", count=round(record.pace / seconds), unit=unit)]


def describe_unrated_games(record: Record, words: Words) -> list[str]:
    """Return how many games are not rated, and why."""
    lines = [f"- {words.say('ratings-why', why=why, count=count)}" for why, count in record.unrated.most_common()]
    return [f"**{words.say('ratings-why-unrated')}**", *lines] if lines else []


def count_games(tally: Tally, words: Words) -> str:
    """Return the number of games, and how many of them were won."""
    return words.say("ratings-counts", matches=tally.games, victories=tally.victories)


def ratings_chart(games: Games, words: Words) -> Chart:
    """Return the chart of a person's ratings: one curve for each game, all from the starting rating."""
    curves = {game: list_ratings(results) for game, results in list(games.items())[:LINES]}
    low, step, count = choose_scale([each for curve in curves.values() for each in curve])
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


def list_ratings(results: Sequence[Recorded]) -> list[int]:
    """Return the rating before the first game and after each game, in points."""
    return [Rating().points, *[Rating(each.mu, each.sigma).points for each in results]]


def choose_scale(values: Sequence[int]) -> tuple[int, int, int]:
    """Return the lowest line of a plot, the points between lines, and the number of lines, 2 to 6."""
    low = min(values) // STEP * STEP
    step = STEP * max(1, -(-(max(values) - low) // (STEP * 5)))
    return low, step, max(2, -(-(max(values) - low) // step) + 1)


def describe_plot(games: Games, words: Words) -> str:
    """Return a description of the plot for people who cannot see it."""
    curves = [
        words.say(
            "ratings-chart-curve", game=game_name(game, words), first=str(Rating().points),
            last=str(list_ratings(results)[-1]), matches=len(results),
        )
        for game, results in games.items()
    ]  # fmt: skip
    return join_sentences([words.say("ratings-chart-described"), *curves])


def ranks_screen(where: Place, found: Sequence[Standing], words: Words, above: Sequence[Standing] = ()) -> Screen:
    """Return a page of a leaderboard; ``found`` has one more player if there is another page.

    Those with the same rating share a rank, and nobody is called like somebody else, also ``above``, on earlier pages.
    """
    game, board = game_name(where.games[where.game], words), board_name(where.board)
    known, page = [*above, *found[:PAGE]], slice(len(above), None)
    names = shown_list([ranked_name(each, words) for each in known], words)
    ranks = [where.page * PAGE - len(above) + rank for rank in share_ranks([_points(each) for each in known])]
    ranked = zip(ranks[page], known[page], names[page], strict=True)
    lines = [format_standing(rank, each, name, words) for rank, each, name in ranked]
    note = words.say("ratings-leaderboard-note", board=board)
    title = f"## {words.say('ratings-leaderboard', game=game, board=board)}"
    body = "\n".join([title, *(lines or [words.say("ratings-nobody")]), f"-# {note}"])
    return make_layout([make_text(body), *ranks_buttons(where, words, more=len(found) > PAGE)], OLIVE)


def share_ranks(points: Sequence[int]) -> list[int]:
    """Return the rank of each of these, the best first; those with the same points share one."""
    first: dict[int, int] = {}
    return [first.setdefault(each, rank) for rank, each in enumerate(points, 1)]


def _points(each: Standing) -> int:
    return Rating(each.mu, each.sigma).points


def ranked_name(each: Standing, words: Words) -> str:
    """Return what a person, or the computer players of a level, are called on a leaderboard."""
    return words.say("ratings-computer", level=each.player) if isinstance(each.player, str) else each.name


def format_standing(rank: int, each: Standing, name: str, words: Words) -> str:
    """Return a line of a leaderboard; a player with a provisional rating has no rank."""
    rating = Rating(each.mu, each.sigma)
    who = words.say(
        "ratings-standing", rank="?" if rating.certainty == "provisional" else f"{rank}.", name=escape_markup(name),
        points=str(rating.points), give_or_take=str(rating.give_or_take),
    )  # fmt: skip
    return f"{who} · {words.say('ratings-counts', matches=each.matches, victories=each.victories)}"


def ranks_buttons(where: Place, words: Words, *, more: bool) -> Children:
    """Return the buttons to other pages and the other board, and the menu of games."""
    turns = [make_button(words.say("ratings-earlier"), where.turned(where.page - 1))] if where.page else []
    turns += [make_button(words.say("ratings-later"), where.turned(where.page + 1))] if more else []
    if where.at_home:
        turns.append(make_button(words.say("ratings-other-board", board=board_name(where.board)), where.other_board()))
    names = [game_name(key, words) for key in where.games]
    return [*lay_out_rows(turns), make_menu(names, where.other_game(), words.say("ratings-choose-game"))]
