"""The messages of "Table help" and of seat offers."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.layout import (
    DANGER,
    OLIVE,
    PRIMARY,
    SUCCESS,
    Button,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
    people_menu,
)
from cogs.answering.wording import names_of, table_name, turn_time
from cogs.table.screens import make_after_buttons
from cogs.table.undo import undo_buttons
from games.legends import legend_of
from games.narrators import game_name
from store import STOPPED
from store import Table as Row
from tables.play.agreements import count_needed_votes, count_votes, find_turn_limit, has_turn_limit, list_voters
from tables.play.table import Table
from tables.seats.absence import find_kept_seat
from tables.seats.lobby import Lobby, load_readable_lobby
from words import Words, in_language


async def current_help(host: Host, number: int, user: int, words: Words) -> Screen:
    """Return the panel "Table help" of a user as it is now."""
    row = await host.registry.row(number)
    place = list(host.registry.games).index(host.registry.game(row.game).key)
    return help_screen(row, place, await help_buttons(host, row, user, words), words)


def help_screen(row: Row, place: int, decisions: Sequence[Button], words: Words) -> Screen:
    """Return the panel "Table help": how a table works, the rules, and ``decisions``; ``place`` is the game's index."""
    rules = make_button(words.say("library-rules"), Id("rules-page", place), PRIMARY)
    learn = make_button(words.say("learn-open"), Id("open-lesson", place))
    about = words.say(about_table(row))
    legend = [make_button(words.say("picture-legend"), Id("legend", place))] if legend_of(row.game, words) else []
    lacking = f"\n-# {words.say('travel-lobby')}" if row.lobby.get("travels") else ""
    heading = make_text(f"## {game_name(row.game, words)}\n{about}{lacking}")
    return make_layout([heading, *lay_out_rows([rules, learn, *legend]), *lay_out_rows(decisions)], OLIVE)


def about_table(row: Row) -> str:
    """Return the message that says how a table works."""
    lobby = load_readable_lobby(row.lobby)
    if lobby and lobby.challenge:
        return "tournament-help" if lobby.tournament else "challenge-help"
    return "table-help-over" if row.status in STOPPED else "table-help-text"


async def help_buttons(host: Host, row: Row, user: int, words: Words) -> list[Button]:
    """Return the buttons of what a user may do at a table; anyone without a seat may watch."""
    if row.status != "playing":
        return make_after_buttons(row.id, row.status, words, load_readable_lobby(row.lobby))
    table = await host.registry.table(row.id)
    if table.lobby.seat_of(user) is None:
        return [*take_back_button(table, user, words), make_button(words.say("spectator-open"), Id("hand", row.id))]
    lobby = table.lobby
    if lobby.tournament:
        return undo_buttons(table, user, words)
    together = [*_pause(lobby, row.id, words), *_limit(lobby, row.id, words), _end(lobby, row.id, words)]
    return [*undo_buttons(table, user, words), *together, *([] if lobby.fixed else _give(row, words))]


def take_back_button(table: Table, user: int, words: Words) -> list[Button]:
    """Return the button that returns a user to their seat, if a computer player keeps it."""
    if table.status != "playing" or find_kept_seat(table.lobby, user) is None:
        return []
    return [make_button(words.say("time-take-back"), Id("return-to-seat", table.number), PRIMARY)]


def _pause(lobby: Lobby, number: int, words: Words) -> list[Button]:
    if lobby.in_play.paused:
        return [make_button(words.say("time-go-on"), Id("end-pause", number), SUCCESS)]
    asked = words.say("time-pause", votes=count_votes(lobby, "pause"), needed=count_needed_votes(lobby, "pause"))
    return [make_button(asked, Id("vote-pause", number))] if lobby.time else []


def _limit(lobby: Lobby, number: int, words: Words) -> list[Button]:
    """Return the button that votes for a turn limit, if people may have to wait for each other without one."""
    if lobby.travels or has_turn_limit(lobby) or len(list_voters(lobby)) < 2:
        return []
    limit = turn_time(find_turn_limit(lobby), words)
    asked = words.say(
        "time-vote-limit", limit=limit, votes=count_votes(lobby, "limit"), needed=count_needed_votes(lobby, "limit")
    )
    return [make_button(asked, Id("vote-limit", number))]


def _end(lobby: Lobby, number: int, words: Words) -> Button:
    asked = words.say("time-vote-end", votes=count_votes(lobby, "end"), needed=count_needed_votes(lobby, "end"))
    return make_button(asked, Id("vote-end", number), DANGER)


def _give(row: Row, words: Words) -> list[Button]:
    """Return the button that offers one's seat to another; a private conversation has nobody to take it."""
    return [make_button(words.say("time-give"), Id("give-seat", row.id))] if row.guild is not None else []


def whom_screen(table: Table, words: Words) -> Screen:
    """Return the question to the person who is offered a seat."""
    whom = people_menu(Id("give-seat-to", table.number), words.say("time-choose-person"))
    return make_layout([make_text(words.say("time-give-to-whom")), whom], OLIVE)


def offer_screen(table: Table, row: Row, giver: int, newcomer: int) -> Screen:
    """Return the offer of a seat; its buttons' ids hold the seat in place of a stamp."""
    words, seat = in_language(row.language), table.seat_of(giver)
    game, name = table_name(row, words), escape_markup(names_of(table, words)[seat])
    buttons = [
        make_button(words.say("time-accept"), Id("accept-seat", row.id, seat), SUCCESS),
        make_button(words.say("time-decline"), Id("decline-seat", row.id, seat)),
    ]
    offered = words.say("time-offer", user=f"<@{newcomer}>", name=name, game=game)
    return make_layout([make_text(offered), *lay_out_rows(buttons)], OLIVE)
