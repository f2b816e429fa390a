"""The panel behind "More…": a word for the deal, what a host needs rarely, and what fits no form of options."""

from __future__ import annotations

from dataclasses import replace

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    DANGER,
    OCHRE,
    Button,
    Children,
    Row,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
)
from cogs.answering.wording import names_in, table_name
from cogs.lobby.options_form import options_left, stamp_facts
from cogs.lobby.screens import describe_sitter, levels_of, option_value, options_of
from engine.core import Game
from store import Table as TableRow
from tables.seats.lobby import Lobby
from words import Words


def more_screen(row: TableRow, lobby: Lobby, game: Game, words: Words, user: int, *, moderator: bool = False) -> Screen:
    """Return a user's panel: a moderator may close the lobby, the host more, and everybody with a seat bring a word."""
    host = user == lobby.host
    parts: Children = [make_text(f"## {words.say('lobby-more-title', table=table_name(row, words))}")]
    if host:
        parts += [*make_level_menu(row, lobby, words)]
        parts += [make_option_menu(row, lobby, game, at, words) for at in options_left(lobby, game, words)]
    parts += _word(row, lobby, user, words)
    buttons = [*(_hosting(row, lobby, words) if host else ()), *(_close(row, words) if host or moderator else ())]
    return make_layout([*parts, *lay_out_rows(buttons)], OCHRE)


def _word(row: TableRow, lobby: Lobby, user: int, words: Words) -> Children:
    """Return what a word for the deal is good for, the user's own, and the button to type one."""
    seat = lobby.seat_of(user)
    if seat is None:
        return []
    word = lobby.sitters[seat].word
    yours = [words.say("lobby-word-yours", word=escape_markup(word))] if word else []
    return [make_text("\n".join([words.say("lobby-word-why"), *yours])), *lay_out_rows([_typing(row, words)])]


def _typing(row: TableRow, words: Words) -> Button:
    return make_button(words.say("lobby-word"), Id("type-word", row.id))


def _close(row: TableRow, words: Words) -> list[Button]:
    return [make_button(words.say("confirm-close-lobby"), Id("close-lobby", row.id), DANGER)]


def _hosting(row: TableRow, lobby: Lobby, words: Words) -> list[Button]:
    computers = any(sitter.user is None for sitter in lobby.sitters)
    clocks = [] if lobby.travels else [make_button(words.say("lobby-other-time"), Id("type-time", row.id))]
    return [
        *clocks,
        make_button(words.say("lobby-remove-computer"), Id("remove-computer", row.id), disabled=not computers),
    ]


def make_level_menu(row: TableRow, lobby: Lobby, words: Words) -> list[Row]:
    """Return the menu of the levels of the computer players, if there are any."""
    known, names = levels_of(lobby), names_in(lobby, words)
    labels = [describe_sitter(replace(lobby.sitters[seat], level=level), names[seat], words) for seat, level in known]
    return [make_menu(labels, Id("set-level", row.id, stamp_facts(known)), words.say("lobby-levels"))] if known else []


def make_option_menu(row: TableRow, lobby: Lobby, game: Game, at: int, words: Words) -> Row:
    """Return the menu of an option; its id holds the option's index ``at`` in place of a stamp."""
    name, values = options_of(lobby, game)[at]
    labels = [option_value(game, lobby, name, value, words) for value in values]
    chosen = option_value(game, lobby, name, lobby.options.get(name, values[0]), words)
    return make_menu(labels, Id("set-option", row.id, at), chosen)
