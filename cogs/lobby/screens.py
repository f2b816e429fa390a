"""The message of a lobby: its seats, what is agreed, and the buttons and menus that change them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cogs.answering.button_ids import Id
from cogs.answering.confirmation import confirm_screen
from cogs.answering.layout import (
    DANGER,
    OCHRE,
    PRIMARY,
    SUCCESS,
    Button,
    Children,
    Row,
    Screen,
    button,
    layout,
    menu,
    plain,
    rows,
    text,
)
from cogs.answering.names import table_name
from cogs.lobby import time_screens
from engine.core import Game, Seat
from engine.players import LEVELS
from games import titles
from games.lacking import lacking
from games.shelf import BOXES
from games.titles import game_name
from store import Table as TableRow
from tables.hall import Hall
from tables.lobby import Lobby, Sitter
from words import Words


def current_screen(hall: Hall, row: TableRow) -> Screen:
    """Return the current message of a lobby."""
    return lobby_screen(row, Lobby.load(row.lobby), hall.game(row.game), Words(row.language))


def lobby_screen(row: TableRow, lobby: Lobby, game: Game, words: Words) -> Screen:
    """Return the message of a lobby."""
    parts: Children = [text(seats_text(row, lobby, words)), text(agreed_text(row, lobby, words))]
    if row.status == "lobby":
        parts += [*lobby_buttons(row, lobby, words), sizes(row, lobby, game, words), *levels(row, lobby, words)]
        parts += [option(row, lobby, game, at, words) for at in range(len(options_of(lobby, game)))]
        parts += time_screens.menus(row, lobby, words)
    return layout(parts, OCHRE)


def seats_text(row: TableRow, lobby: Lobby, words: Words) -> str:
    """Return the title and the seats: taken, held and free."""
    seats = [f"{seat}. {plain(seated(sitter, words))}" for seat, sitter in enumerate(lobby.sitters, 1)]
    seats += [
        f"{seat}. *{words.say('social-held', name=plain(each.name))}*"
        for seat, each in enumerate(lobby.invited, len(seats) + 1)
    ]
    seats += [f"{seat}. *{words.say('discord-free-seat')}*" for seat in range(len(seats) + 1, lobby.seats + 1)]
    title = words.say("discord-lobby", game=table_name(row, words), status=row.status)
    return "\n".join([f"## {title}", *seats])


def agreed_text(row: TableRow, lobby: Lobby, words: Words) -> str:
    """Return the list of what is agreed."""
    table = titles.size(row.game, lobby.variant, lobby.seats, words)
    agreed = words.say("discord-agreed", size=table, leaving=lobby.leaving)
    hints = words.say("discord-hints-agreed", hints=lobby.hints)
    undo = words.say("undo-rule-agreed", undo=lobby.undo)
    rated = words.say("ratings-agreed", rated="on" if lobby.measured else "off")
    open_ = [words.say("watch-agreed")] if ends_early(lobby) and lobby.finished == "all" else []
    new = [f"-# {line}" for line in hints_on_game(row, words)] if row.status == "lobby" else []
    agreements = [f"- {each}" for each in (agreed, hints, undo, rated, *open_, *time_screens.agreed(lobby, words))]
    return "\n".join([*agreements, *new])


def hints_on_game(row: TableRow, words: Words) -> list[str]:
    """Return where the game is taught, and what it comes without."""
    missing = list(lacking(row.game, words.language))
    learn = [] if "lesson" in missing else [words.say("learn-new", game=game_name(row.game, words))]
    parts = words.both([words.say("lacking-part", part=part) for part in missing])
    return [*learn, words.say("lacking-parts", parts=parts)] if missing else learn


def lobby_buttons(row: TableRow, lobby: Lobby, words: Words) -> Children:
    """Return the buttons of a lobby, the most needed first; the handlers check who may press them."""
    full, computers = not lobby.free, any(sitter.user is None for sitter in lobby.sitters)
    sitting = [
        button(words.say("discord-start"), Id("start", row.id), PRIMARY, disabled=not full),
        button(words.say("discord-join"), Id("join", row.id), SUCCESS, disabled=full),
        button(words.say("discord-leave"), Id("leave", row.id)),
        *([button(words.say("social-invite"), Id("invite", row.id), disabled=full)] if row.guild else []),
        button(words.say("discord-cancel"), Id("close-lobby", row.id), DANGER),
    ]
    asked = [
        button(words.say("discord-add-computer"), Id("add-computer", row.id), disabled=not lobby.open),
        button(words.say("discord-remove-computer"), Id("remove-computer", row.id), disabled=not computers),
    ]
    return rows(sitting) + rows(asked) + rows(agreeing(row, lobby, words))


def agreeing(row: TableRow, lobby: Lobby, words: Words) -> list[Button]:
    """Return the buttons that change agreements; the menus change the others."""
    rated, friendly = "on" if lobby.measured else "off", lobby.undo == "friendly"
    return [
        button(words.say("discord-leaving", leaving=lobby.leaving), Id("set-leaving", row.id)),
        button(words.say("discord-hints", hints=lobby.hints), Id("set-hints", row.id)),
        button(words.say("undo-rule", undo=lobby.undo), Id("set-undo", row.id)),
        button(words.say("ratings-rated", rated=rated), Id("set-rated", row.id), disabled=friendly),
        *finishing(row, lobby, words),
    ]


def finishing(row: TableRow, lobby: Lobby, words: Words) -> list[Button]:
    """Return the button for what finished players see, if a player can finish early."""
    agreed = button(words.say("watch-finished", sees=lobby.finished), Id("set-finished", row.id))
    return [agreed] if ends_early(lobby) else []


def ends_early(lobby: Lobby) -> bool:
    """Return whether a player may finish while others play on; with two seats, nobody can."""
    return BOXES[lobby.game].finished is not None and lobby.seats > 2


def sizes(row: TableRow, lobby: Lobby, game: Game, words: Words) -> Row:
    """Return the menu of the game's variants and sizes."""
    labels = [titles.size(game.key, *table, words) for table in tables_of(game)]
    now = titles.size(game.key, lobby.variant, lobby.seats, words)
    return menu(labels, Id("set-size", row.id), words.say("discord-size-now", size=now))


def seated(sitter: Sitter, words: Words) -> str:
    """Return the name of a player, with the level of a computer player."""
    return sitter.name if sitter.level is None else words.say("discord-level", name=sitter.name, level=sitter.level)


def levels(row: TableRow, lobby: Lobby, words: Words) -> list[Row]:
    """Return the menu of the levels of the computer players, if there are any."""
    known = [seated(replace(lobby.sitters[seat], level=level), words) for seat, level in levels_of(lobby)]
    return [menu(known, Id("set-level", row.id), words.say("discord-levels"))] if known else []


def levels_of(lobby: Lobby) -> list[tuple[Seat, str]]:
    """Return every computer player's seat with every level."""
    return [(seat, level) for seat, sitter in enumerate(lobby.sitters) if sitter.user is None for level in LEVELS]


def options_of(lobby: Lobby, game: Game) -> list[tuple[str, Sequence[Any]]]:
    """Return the game's options at this table, each with its possible values."""
    return list(game.choices(lobby.seats, lobby.variant).items())


def option(row: TableRow, lobby: Lobby, game: Game, at: int, words: Words) -> Row:
    """Return the menu of an option; its id holds the option's index ``at`` in place of a stamp."""
    name, values = options_of(lobby, game)[at]
    labels = [option_value(game, lobby, name, value, words) for value in values]
    chosen = option_value(game, lobby, name, lobby.options.get(name, values[0]), words)
    return menu(labels, Id("set-option", row.id, at), chosen)


def option_value(game: Game, lobby: Lobby, name: str, value: Any, words: Words) -> str:
    """Return the label of an option's value; a value that is a seat gets its player's name."""
    seated = type(value) is int and 0 <= value < len(lobby.sitters)
    who = lobby.sitters[value].name if seated else words.say("discord-free-seat")
    return titles.option_value(game.key, name, value, who, words)


def tables_of(game: Game) -> list[tuple[str, int]]:
    """Return every variant with each of its numbers of seats."""
    return [(variant, seats) for variant, sizes in game.variants.items() for seats in sizes]


def close_screen(row: TableRow, names: Sequence[str], words: Words) -> Screen:
    """Return the question whether to close a lobby in which the named people have seats."""
    title = words.say("confirm-close", table=table_name(row, words))
    told = [words.say("confirm-close-about", names=words.both([plain(name) for name in names]), count=len(names))]
    sure = Id("confirm-close-lobby", row.id, len(names))
    return confirm_screen(title, told, sure, "confirm-close-lobby", "confirm-keep-lobby", words)
