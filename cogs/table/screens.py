"""The public message of a table: the position, what happened, whose turn it is, and until when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    PRIMARY,
    SUCCESS,
    TERRACOTTA,
    Button,
    Children,
    Picture,
    Screen,
    escape_markup,
    format_block,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
    show_picture,
)
from cogs.answering.wording import names_of, shorten_seal, table_name, turn_time
from cogs.table.news import collect_news
from engine.core import NOBODY, Event, Game, Seat, filter_heard
from engine.match import Match
from games.narrators import make_narrator
from pictures.typeface import strip_undrawable
from store import STOPPED, Turn
from store import Table as TableRow
from tables.clocks.turns import OVER, SLOW
from tables.play.agreements import MOTIONS, count_needed_votes, count_votes, find_turn_limit
from tables.play.table import Table
from tables.seats.lobby import Lobby
from words import Names, Words, format_number
from words.figures import ROBOT

STORY = 1200  # characters of the story; leaves room for the rest of the message
_TOLD: WeakKeyDictionary[Match, tuple[int, Sequence[Event]]] = WeakKeyDictionary()  # by the last ply, of finished games


def table_screen(
    table: Table, row: TableRow, thinking: Seat | None, words: Words, picture: Picture | None = None
) -> Screen:
    """Return the public message of a game: the position, the last events, and whose turn it is."""
    title = words.say("table-title", game=table_name(row, words), status=table.status)
    parts: Children = [make_text(f"## {title}"), *describe_result(table, words), *show_position(table, picture, words)]
    parts += compose_story(collect_news(table, words))
    parts.append(make_text(compose_footer(table, thinking, words)))
    parts += table_buttons(table, words)
    return make_layout(parts, TERRACOTTA, picture)


def describe_result(table: Table, words: Words) -> Children:
    """Return who has won a finished game, in large letters, and everybody's place and score."""
    state = table.match.state
    outcome = state.outcome() if table.status == "finished" else None
    if outcome is None:
        return []
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    names = names_of(table, words)
    who = words.both([escape_markup(names[seat]) for seat in winners])
    why = explain_result(table.match.game.key, outcome.reason, words)
    won = words.say("ending-won", names=who, count=len(winners), score=describe_score(table, winners, words), why=why)
    standings = make_narrator(table.match.game, words.language).standings(state.view(NOBODY), names)
    parts = [f"-# {escape_markup(line)}" for line in list_account(table, words)]
    return [make_text("\n".join([f"# 🏆 {won}", *map(escape_markup, standings), *parts]))]


def explain_result(game: str, ended: str, words: Words) -> str:
    """Return why a game has ended; nothing if it says no more than the score."""
    message = f"{game}-won-{ended}"
    return words.say(message) if words.has(message) else "none"


def describe_score(table: Table, winners: Sequence[Seat], words: Words) -> str:
    """Return the winner's and the loser's points; nothing if more than two have played, or points do not decide."""
    points = make_narrator(table.match.game, words.language).scores(table.match.state.view(NOBODY))
    if len(points) != 2 or len(winners) != 1:
        return ""
    most, least = (format_number(points[seat]) for seat in (winners[0], 1 - winners[0]))
    return words.say("ending-score", most=most, least=least)


def list_account(table: Table, words: Words) -> list[str]:
    """Return how the scores of a finished game came about; nothing if its beginning cannot be replayed."""
    told = public_events(table.match)
    tells = make_narrator(table.match.game, words.language)
    return tells.account(table.match.state.view(NOBODY), names_of(table, words), told) if told else []


def public_events(match: Match) -> Sequence[Event]:
    """Return all public events of a match from the deal on; none if its beginning cannot be replayed.

    The end of a game is shown in several messages at once, so they are kept until another move is made.
    """
    ply, told = _TOLD.get(match, (-1, ()))
    if ply != match.ply:
        line = match.line()
        told = () if line[0].entry.ply else tuple(each for step in line for each in filter_heard(step.events, NOBODY))
        _TOLD[match] = match.ply, told
    return told


def show_position(table: Table, picture: Picture | None, words: Words) -> Children:
    """Return the public view of the position."""
    return as_seen(table.match.game, table.match.state.view(NOBODY), names_of(table, words), picture, words)


def as_seen(game: Game, view: Any, names: Names, picture: Picture | None, words: Words) -> Children:
    """Return a view, public or a seat's own, as a picture or in words."""
    if picture:
        return [show_picture(picture), *list_undrawn_names(names)]
    tells = make_narrator(game, words.language)
    return [make_text(format_block(tells.table(view, names) if view.seat == NOBODY else tells.own(view, names)))]


def list_undrawn_names(names: Names) -> Children:
    """Return the names that the fonts cannot draw in full, each with the number of its seat; computers lack a robot."""
    undrawn = [(seat, name) for seat, name in names.items() if strip_undrawable(name) != name.removeprefix(f"{ROBOT} ")]
    whole = [f"{seat + 1}: {escape_markup(name)}" for seat, name in undrawn]
    return [make_text(f"-# {' · '.join(whole)}")] if whole else []


def compose_story(sentences: Iterable[str], most: int = STORY) -> Children:
    """Return what happened as a list, if anything did; drop the oldest sentences of a long story."""
    lines = [f"- {escape_markup(sentence)}" for sentence in sentences]
    while len("\n".join(lines)) > most:
        lines.pop(0)
    return [make_text("\n".join(lines))] if lines else []


def compose_footer(table: Table, thinking: Seat | None, words: Words) -> str:
    """Return whose turn it is or how the game ended, times and votes, and the seal of the deal."""
    seal = describe_seal(table, words)
    seen = [words.say("spectator-looked", name=escape_markup(name)) for name in seeing_all(table, words)]
    waits = (
        [] if table.status == "finished" else [escape_markup(describe_turn(table, thinking, words))]
    )  # the title says who has won
    return "\n".join([*waits, *list_time_lines(table, words), *seen, f"-# {seal}"])


def describe_seal(table: Table, words: Words) -> str:
    """Return the seal of the deal, and why it is not that of the lobby if it is another."""
    mixed = bool(table.lobby.seal) and table.match.deal_seal != table.match.head.seal
    return words.say("table-seal", seal=shorten_seal(table.match.deal_seal), mixed="yes" if mixed else "no")


def seeing_all(table: Table, words: Words) -> list[str]:
    """Return the names of finished players who have looked at all hands of a game in play."""
    looked = table.lobby.in_play.looked if table.status == "playing" else ()
    names = names_of(table, words)
    return [names[seat] for seat, sitter in enumerate(table.lobby.sitters) if sitter.user in looked]


def describe_turn(table: Table, thinking: Seat | None, words: Words) -> str:
    """Return a sentence that says whom the table waits for, or how the game ended."""
    if table.status != "playing":
        return words.say("table-closed", status=table.status)
    names = names_of(table, words)
    if thinking is not None:
        return words.say("table-thinking", name=names[thinking])
    acting = [names[seat] for seat in table.match.state.to_act()]
    return words.say("table-turn", name=words.both(acting), count=len(acting))


def table_buttons(table: Table, words: Words) -> Children:
    """Return the buttons under a table; a game that has stopped offers its replay and a rematch."""
    hand = make_button(
        words.say("table-my-hand"), Id("hand", table.number), PRIMARY, disabled=table.status != "playing"
    )
    return lay_out_rows(
        [
            hand,
            *make_after_buttons(table.number, table.status, words, table.lobby),
            make_button(words.say("table-help"), Id("help", table.number)),
        ]
    )


def sealed_screen(table: Table, row: TableRow, words: Words, own: Sequence[Button] = ()) -> Screen:
    """Return the public message of a table whose cards others are still to play: it shows none of them.

    ``own``: buttons for the one who reads it alone.
    """
    title = words.say("table-title", game=table_name(row, words), status=table.status)
    told = _sealed_story(table, words)
    seal = describe_seal(table, words)
    return make_layout(
        [
            make_text(f"## {title}\n{told}"),
            make_text(f"-# {seal}"),
            *lay_out_rows([*own]),
            *sealed_buttons(table, words),
        ],
        TERRACOTTA,
    )


def _sealed_story(table: Table, words: Words) -> str:
    names = [*map(escape_markup, names_of(table, words).values())]
    if table.lobby.tournament:
        return words.say("tournament-at-table", names=words.both(names), status=table.status)
    return words.say("challenge-at-table", name=names[0], status=table.status)


def sealed_buttons(table: Table, words: Words) -> Children:
    """Return the buttons under the public message of a table whose cards others are still to play."""
    hand = make_button(
        words.say("table-my-hand"), Id("hand", table.number), PRIMARY, disabled=table.status != "playing"
    )
    same = make_button(words.say("challenge-same-cards"), Id("challenge-open", table.lobby.challenge), SUCCESS)
    beside = to_tournament(table.lobby, words) or [same]
    return lay_out_rows([hand, *beside, make_button(words.say("table-help"), Id("help", table.number))])


def to_tournament(lobby: Lobby | None, words: Words) -> list[Button]:
    """Return the button to the tournament of a game, if it belongs to one."""
    code = lobby.tournament if lobby else 0
    return [make_button(words.say("tournament-open"), Id("tournament", code), SUCCESS)] if code else []


def make_after_buttons(number: int, status: str, words: Words, lobby: Lobby | None) -> list[Button]:
    """Return the buttons of a game that has stopped: another game, and a look back.

    After a game of a challenge, its player compares the result with what others made of the same cards; after one
    of a tournament, with how all stand.
    """
    if status not in STOPPED:
        return []
    again = _again(number, words, lobby)
    replay = make_button(words.say("replay-open"), Id("open-replay", number), PRIMARY)
    if lobby and lobby.challenge:
        return [*again, replay]
    over = status == "finished"
    return [
        *again,
        replay,
        *([make_button(words.say("analysis-button"), Id("analysis", number))] if over else []),
        make_button(words.say("replay-check"), Id("check-deal", number)),
    ]


def _again(number: int, words: Words, lobby: Lobby | None) -> list[Button]:
    """Return the button to another game, or to what others made of the same one."""
    if lobby and lobby.challenge and not lobby.tournament:
        return [make_button(words.say("challenge-compare"), Id("challenge-open", lobby.challenge), SUCCESS)]
    return to_tournament(lobby, words) or [make_button(words.say("social-rematch"), Id("rematch", number), SUCCESS)]


# -- turn times, pauses and votes


def list_time_lines(table: Table, words: Words) -> list[str]:
    """Return lines about running clocks, a pause, votes, and seats that computers keep for their owners."""
    if table.status != "playing":
        return []
    lobby = table.lobby
    running = [make_time_line(table, turn, words) for turn in table.turns.values() if turn.due is not None]
    paused = [words.say("time-paused")] if lobby.in_play.paused else []
    wanted = [
        words.say(
            "time-votes",
            motion=motion,
            limit=turn_time(find_turn_limit(lobby), words),
            votes=count_votes(lobby, motion),
            needed=count_needed_votes(lobby, motion),
        )
        for motion in MOTIONS
        if count_votes(lobby, motion)
    ]
    names = names_of(table, words)
    kept = [escape_markup(names[seat]) for seat, each in enumerate(lobby.sitters) if each.owner is not None]
    return [*running, *paused, *wanted, *(words.say("time-kept", name=name) for name in kept)]


def make_time_line(table: Table, turn: Turn, words: Words) -> str:
    """Return a line that says whose time runs, and until when."""
    if turn.seat == NOBODY:
        return words.say("time-deserted", relative=format_timestamp(turn, "R"))
    name = escape_markup(names_of(table, words)[turn.seat])
    if turn.told == OVER:
        return words.say("time-up", name=name, relative=format_timestamp(turn, "R"))
    slow = "yes" if table.lobby.time >= SLOW else "no"
    return words.say(
        "time-runs", name=name, relative=format_timestamp(turn, "R"), until=format_timestamp(turn, "f"), slow=slow
    )


def describe_own_time(table: Table, seat: Seat, words: Words) -> list[str]:
    """Return the line about a seat's time, if its clock runs."""
    turn = table.turns.get(seat)
    return [] if turn is None or turn.due is None else [make_time_line(table, turn, words)]


def describe_ping_time(table: Table, user: int, words: Words) -> str:
    """Return what a ping says about its user's time, or "" if no clock runs for them."""
    seat = table.lobby.seat_of(user)
    turn = None if seat is None else table.turns.get(seat)
    if turn is None or turn.due is None:
        return ""
    return words.say("time-call", over="yes" if turn.told == OVER else "no", relative=format_timestamp(turn, "R"))


def format_timestamp(turn: Turn, style: str) -> str:
    """Return the end of a turn as a timestamp that Discord shows in each reader's zone and language."""
    assert turn.due is not None, "a clock that stands has no end"
    return f"<t:{round(turn.due)}:{style}>"
