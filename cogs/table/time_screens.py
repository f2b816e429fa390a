"""Turn times, pauses and votes, as people see them during a game."""

from __future__ import annotations

from cogs.answering.layout import escape_markup
from cogs.answering.names import names_of, turn_time
from engine.core import NOBODY, Seat
from store import Turn
from tables.clocks.turns import OVER, SLOW
from tables.play.table import Table
from tables.play.votes import MOTIONS, count_needed_votes, count_votes, find_turn_limit
from words import Words


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
