"""What people see: the lobby, the table and the hand, in a reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from cogs import timing
from cogs.ids import Id
from cogs.layout import (
    DANGER,
    PRIMARY,
    SUCCESS,
    Button,
    Children,
    Picture,
    Row,
    Screen,
    Text,
    block,
    button,
    choices,
    layout,
    menu,
    plain,
    rows,
    shown,
    text,
)
from cogs.news import heard, news
from engine.core import NOBODY, Game, Seat
from engine.offer import Offer
from engine.players import LEVELS
from games import titles
from games.narrators import narrator
from games.shelf import BOXES
from games.titles import game_name
from pictures.typeface import drawable
from store import Table as TableRow
from tables.lobby import Lobby, Sitter
from tables.table import Asked, Table
from words import Names, Words

OCHRE, TERRACOTTA, OLIVE = 0xC8963E, 0xB5532A, 0x6B7A3A
STORY = 1200  # characters of them: with what is shown and asked they must fit into one message

# -- the lobby


def lobby_screen(row: TableRow, lobby: Lobby, game: Game, words: Words) -> Screen:
    """Return the message under which people sit down."""
    parts: Children = [text(seats_text(row, lobby, words)), text(agreed_text(row, lobby, words))]
    if row.status == "lobby":
        parts += [*lobby_buttons(row, lobby, words), sizes(row, lobby, game, words), *levels(row, lobby, words)]
        parts += [option(row, lobby, game, at, words) for at in range(len(options_of(lobby, game)))]
        parts += timing.menus(row, lobby, words)
    return layout(parts, OCHRE)


def seats_text(row: TableRow, lobby: Lobby, words: Words) -> str:
    """Return who sits there."""
    seats = [f"{seat}. {plain(seated(sitter, words))}" for seat, sitter in enumerate(lobby.sitters, 1)]
    seats += [
        f"{seat}. *{words.say('social-held', name=plain(each.name))}*"
        for seat, each in enumerate(lobby.invited, len(seats) + 1)
    ]
    seats += [f"{seat}. *{words.say('discord-free-seat')}*" for seat in range(len(seats) + 1, lobby.seats + 1)]
    title = words.say("discord-lobby", game=table_name(row, words), status=row.status)
    return "\n".join([f"## {title}", *seats])


def agreed_text(row: TableRow, lobby: Lobby, words: Words) -> str:
    """Return what is agreed."""
    table = titles.size(row.game, lobby.variant, lobby.seats, words)
    agreed = words.say("discord-agreed", size=table, leaving=lobby.leaving)
    hints = words.say("discord-hints-agreed", hints=lobby.hints)
    undo = words.say("undo-rule-agreed", undo=lobby.undo)
    rated = words.say("ratings-agreed", rated="on" if lobby.measured else "off")
    open_ = [words.say("watch-agreed")] if ends_early(lobby) and lobby.finished == "all" else []
    new = [f"-# {words.say('learn-new', game=game_name(row.game, words))}"] if row.status == "lobby" else []
    agreements = [f"- {each}" for each in (agreed, hints, undo, rated, *open_, *timing.agreed(lobby, words))]
    return "\n".join([*agreements, *new])


def lobby_buttons(row: TableRow, lobby: Lobby, words: Words) -> Children:
    """Return the buttons of a lobby, what anybody needs first; who may press which is decided when they do."""
    full, computers = not lobby.free, any(sitter.user is None for sitter in lobby.sitters)
    sitting = [
        button(words.say("discord-start"), Id("start", row.id), PRIMARY, disabled=not full),
        button(words.say("discord-join"), Id("join", row.id), SUCCESS, disabled=full),
        button(words.say("discord-leave"), Id("leave", row.id)),
        *([button(words.say("social-invite"), Id("invite", row.id), disabled=full)] if row.guild else []),
        button(words.say("discord-cancel"), Id("cancel", row.id), DANGER),
    ]
    asked = [
        button(words.say("discord-add-computer"), Id("add", row.id), disabled=not lobby.open),
        button(words.say("discord-remove-computer"), Id("remove", row.id), disabled=not computers),
    ]
    return rows(sitting) + rows(asked) + rows(agreeing(row, lobby, words))


def agreeing(row: TableRow, lobby: Lobby, words: Words) -> list[Button]:
    """Return the buttons of what a table agrees on besides the menus."""
    rated, friendly = "on" if lobby.measured else "off", lobby.undo == "friendly"
    return [
        button(words.say("discord-leaving", leaving=lobby.leaving), Id("leaving", row.id)),
        button(words.say("discord-hints", hints=lobby.hints), Id("hints", row.id)),
        button(words.say("undo-rule", undo=lobby.undo), Id("undo-rule", row.id)),
        button(words.say("ratings-rated", rated=rated), Id("rated", row.id), disabled=friendly),
        *finishing(row, lobby, words),
    ]


def finishing(row: TableRow, lobby: Lobby, words: Words) -> list[Button]:
    """Return the button of what somebody sees who has finished, where that may come about."""
    agreed = button(words.say("watch-finished", sees=lobby.finished), Id("finished", row.id))
    return [agreed] if ends_early(lobby) else []


def ends_early(lobby: Lobby) -> bool:
    """Whether somebody may have finished at such a table while others go on; of two, both play to the end."""
    return BOXES[lobby.game].finished is not None and lobby.seats > 2


def sizes(row: TableRow, lobby: Lobby, game: Game, words: Words) -> Row:
    """Return the menu of the tables that the game can be played at."""
    labels = [titles.size(game.key, *table, words) for table in tables_of(game)]
    now = titles.size(game.key, lobby.variant, lobby.seats, words)
    return menu(labels, Id("size", row.id), words.say("discord-size-now", size=now))


def seated(sitter: Sitter, words: Words) -> str:
    """Return who sits on a seat, a computer player with its level."""
    return sitter.name if sitter.level is None else words.say("discord-level", name=sitter.name, level=sitter.level)


def levels(row: TableRow, lobby: Lobby, words: Words) -> list[Row]:
    """Return the menu of the levels of the computer players, if there are any."""
    known = [seated(replace(lobby.sitters[seat], level=level), words) for seat, level in levels_of(lobby)]
    return [menu(known, Id("level", row.id), words.say("discord-levels"))] if known else []


def levels_of(lobby: Lobby) -> list[tuple[Seat, str]]:
    """Return every level that each computer player could have."""
    return [(seat, level) for seat, sitter in enumerate(lobby.sitters) if sitter.user is None for level in LEVELS]


def options_of(lobby: Lobby, game: Game) -> list[tuple[str, Sequence[Any]]]:
    """Return the options of the game at this table, each with the values it may have."""
    return list(game.choices(lobby.seats, lobby.variant).items())


def option(row: TableRow, lobby: Lobby, game: Game, at: int, words: Words) -> Row:
    """Return the menu of an option; which one it is, is where the stamp of a move would be."""
    name, values = options_of(lobby, game)[at]
    labels = [option_value(game, lobby, name, value, words) for value in values]
    chosen = option_value(game, lobby, name, lobby.options.get(name, values[0]), words)
    return menu(labels, Id("option", row.id, at), chosen)


def option_value(game: Game, lobby: Lobby, name: str, value: Any, words: Words) -> str:
    """Return what an option is called when it has this value; a seat by who sits there."""
    seated = type(value) is int and 0 <= value < len(lobby.sitters)
    who = lobby.sitters[value].name if seated else words.say("discord-free-seat")
    return titles.option_value(game.key, name, value, who, words)


def tables_of(game: Game) -> list[tuple[str, int]]:
    """Return every variant with every number of seats that it takes."""
    return [(variant, seats) for variant, sizes in game.variants.items() for seats in sizes]


def table_name(row: TableRow, words: Words) -> str:
    """Return the name of a table, which tells it from the others in the channel."""
    return f"{game_name(row.game, words)} {row.id}"


# -- the table


def table_screen(
    table: Table, row: TableRow, thinking: Seat | None, words: Words, picture: Picture | None = None
) -> Screen:
    """Return the public message of a game: the position, what happened last, whose turn it is."""
    title = words.say("discord-table", game=table_name(row, words), status=table.status)
    parts: Children = [text(f"## {title}"), *position(table, picture, words)]
    parts += story(news(table, words))
    parts.append(text(footer(table, thinking, words)))
    parts += table_buttons(table, words)
    return layout(parts, TERRACOTTA, picture)


def position(table: Table, picture: Picture | None, words: Words) -> Children:
    """Return what everybody sees."""
    return as_seen(table.match.game, table.match.state.view(NOBODY), table.names, picture, words)


def as_seen(game: Game, view: Any, names: Names, picture: Picture | None, words: Words) -> Children:
    """Return what a view shows, a seat's own things or what everybody sees: a picture, or lines of words."""
    if picture:
        return [shown(picture), *undrawn(names)]
    tells = narrator(game, words.language)
    return [text(block(tells.table(view, names) if view.seat == NOBODY else tells.own(view, names)))]


def undrawn(names: Names) -> Children:
    """Return the names that cannot be drawn as they are, by the number of their seat."""
    whole = [f"{seat + 1}: {plain(name)}" for seat, name in names.items() if drawable(name) != name]
    return [text(f"-# {' · '.join(whole)}")] if whole else []


def story(sentences: Iterable[str], most: int = STORY) -> Children:
    """Return what happened as a list, if anything did; of a long story the end."""
    lines = [f"- {plain(sentence)}" for sentence in sentences]
    while len("\n".join(lines)) > most:
        lines.pop(0)
    return [text("\n".join(lines))] if lines else []


def footer(table: Table, thinking: Seat | None, words: Words) -> str:
    """Return whose turn it is, or how the game came out, and the seal of the deal."""
    seal = words.say("discord-seal", seal=table.match.head.seal)
    seen = [words.say("watch-looked", name=plain(name)) for name in lookers(table)]
    return "\n".join([plain(now(table, thinking, words)), *timing.lines(table, words), *seen, f"-# {seal}"])


def lookers(table: Table) -> list[str]:
    """Return who has finished and sees all hands, while it is played."""
    looked = table.lobby.looked if table.status == "playing" else ()
    return [sitter.name for sitter in table.lobby.sitters if sitter.user in looked]


def now(table: Table, thinking: Seat | None, words: Words) -> str:
    """Return a sentence on what the table waits for."""
    if table.status != "playing":
        return words.say("discord-closed", status=table.status, seed=(table.match.seed or b"").hex() or "none")
    if thinking is not None:
        return words.say("discord-thinking", name=table.names[thinking])
    acting = [table.names[seat] for seat in table.match.state.to_act()]
    return words.say("discord-turn", name=words.both(acting), count=len(acting))


def table_buttons(table: Table, words: Words) -> Children:
    """Return the buttons under a table; a game that has stopped can be seen again."""
    over = [button(words.say("discord-analysis"), Id("analysis", table.number))] if table.status == "finished" else []
    stopped = table.status in ("finished", "ended")
    again = [button(words.say("replay-open"), Id("watch", table.number), PRIMARY)] if stopped else []
    return rows(
        [
            button(words.say("discord-my-hand"), Id("hand", table.number), PRIMARY, disabled=table.status != "playing"),
            *again,
            *([button(words.say("social-rematch"), Id("rematch", table.number), SUCCESS)] if stopped else []),
            button(words.say("discord-help"), Id("help", table.number)),
            *over,
        ]
    )


def help_screen(game: str, place: int, affairs: Sequence[Button], words: Words) -> Screen:
    """Return how things are done at a table: the rules of the game in this place, and what its people may decide."""
    rules = button(words.say("discord-rules"), Id("page", place), PRIMARY)
    learn = button(words.say("learn-open"), Id("lesson", place))
    about = text(f"## {game_name(game, words)}\n{words.say('discord-help-text')}")
    return layout([about, *rows([rules, learn]), *rows(affairs)], OLIVE)


# -- the hand


def hand_screen(table: Table, asked: Asked, words: Words, note: str = "", picture: Picture | None = None) -> Screen:
    """Return the private panel of a seat: what it has, and the question it is asked."""
    which = text(f"-# {game_name(table.match.game.key, words)} {table.number}")
    parts: Children = [which, *story(heard(table, asked.seat, words)), *own(table, asked, picture, words)]
    if note:
        parts.append(text(f"**{plain(note)}**"))
    parts += question(table, asked, words, numbered=picture is not None)
    parts += [text(f"-# {each}") for each in timing.own(table, asked.seat, words)]
    return layout(parts, OLIVE, picture)


def own(table: Table, asked: Asked, picture: Picture | None, words: Words) -> Children:
    """Return what a seat has."""
    return as_seen(table.match.game, asked.view, table.names, picture, words)


def question(table: Table, asked: Asked, words: Words, *, numbered: bool) -> Children:
    """Return the question and its answers, numbered as in a picture, or what one waits for."""
    if asked.offer is None:
        waiting: Children = [text(plain(now(table, None, words)))]
        return waiting + rows([refresh(table, words), *why_not(table, words), *all_hands(table, asked.seat, words)])
    here = Id("choose", table.number, asked.stamp, asked.path)
    labels = answers(table.match.game, asked.view, table.names, asked.offer, words, numbered=numbered)
    asks = asking(table.match.game, asked.view, table.names, asked.offer, words)
    beside = back(asked, here, words) + hint(table, labels, words) + why_not(table, words)
    return [asks, *choices(labels, here, words.say("discord-choose")), *rows(beside)]


def asking(game: Game, view: Any, names: Names, offer: Offer, words: Words) -> Text:
    """Return the question."""
    return text(f"**{plain(narrator(game, words.language).question(offer.settled, view, names))}**")


def answers(game: Game, view: Any, names: Names, offer: Offer, words: Words, *, numbered: bool) -> list[str]:
    """Return the labels of what can be answered, numbered as in a picture."""
    tells = narrator(game, words.language)
    labels = [tells.choice(parts, view, names) for parts in offer.choices]
    return [f"{number}. {label}" for number, label in enumerate(labels, 1)] if numbered else labels


def back(asked: Asked, here: Id, words: Words) -> list[Button]:
    """Return the way back, if a choice was made already."""
    if not asked.path:
        return []
    return [button(words.say("discord-back"), Id(here.verb, here.table, here.stamp, here.path[:-1]))]


def hint(table: Table, labels: Sequence[str], words: Words) -> list[Button]:
    """Return the button that asks for a hint, if hints are allowed and there is something to choose."""
    if table.lobby.hints != "on" or len(labels) < 2:
        return []
    return [button(words.say("discord-hint"), Id("hint", table.number))]


def why_not(table: Table, words: Words) -> list[Button]:
    """Return the button that asks why something cannot be done, as long as the game goes on."""
    if table.status != "playing":
        return []
    return [button(words.say("reasons-why-not"), Id("why", table.number))]


def sees_all(table: Table, seat: Seat) -> bool:
    """Whether a seat may look at all hands: it has finished while others go on, and the table has agreed on it."""
    has_finished = table.status == "playing" and seat in BOXES[table.match.game.key].done(table.match.state)
    return has_finished and table.lobby.finished == "all"


def all_hands(table: Table, seat: Seat, words: Words) -> list[Button]:
    """Return the button that shows all hands, if this seat may see them."""
    return [button(words.say("watch-all-hands"), Id("all-hands", table.number))] if sees_all(table, seat) else []


def refresh(table: Table, words: Words) -> Button:
    """Return the button that shows the hand as it is by now."""
    return button(words.say("discord-refresh"), Id("refresh", table.number))
