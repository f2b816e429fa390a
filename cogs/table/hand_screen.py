"""The private panel of a seat: its hand, and the next choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    OLIVE,
    Button,
    Children,
    Picture,
    Screen,
    Text,
    button,
    choices,
    layout,
    plain,
    rows,
    text,
)
from cogs.table import time_screens
from cogs.table.news import heard
from cogs.table.screens import as_seen, now, story
from engine.core import Game, Seat
from engine.offer import Offer
from games.narrators import narrator
from games.shelf import BOXES
from games.titles import game_name
from tables.table import Asked, Table
from words import Names, Words


def hand_screen(table: Table, asked: Asked, words: Words, note: str = "", picture: Picture | None = None) -> Screen:
    """Return the private panel of a seat: recent events, its hand, and the next choice."""
    which = text(f"-# {game_name(table.match.game.key, words)} {table.number}")
    parts: Children = [which, *story(heard(table, asked.seat, words)), *own(table, asked, picture, words)]
    if note:
        parts.append(text(f"**{plain(note)}**"))
    parts += question(table, asked, words, numbered=picture is not None)
    parts += [text(f"-# {each}") for each in time_screens.own(table, asked.seat, words)]
    return layout(parts, OLIVE, picture)


def own(table: Table, asked: Asked, picture: Picture | None, words: Words) -> Children:
    """Return the hand of a seat, as a picture or in words."""
    return as_seen(table.match.game, asked.view, table.names, picture, words)


def question(table: Table, asked: Asked, words: Words, *, numbered: bool) -> Children:
    """Return the question and its answers, or whom the table waits for; number the answers as in the picture."""
    if asked.offer is None:
        waiting: Children = [text(plain(now(table, None, words)))]
        return waiting + rows([refresh(table, words), *why_not(table, words), *all_hands(table, asked.seat, words)])
    here = Id("choose", table.number, asked.stamp, asked.path)
    labels = answers(table.match.game, asked.view, table.names, asked.offer, words, numbered=numbered)
    asks = asking(table.match.game, asked.view, table.names, asked.offer, words)
    beside = back(asked, here, words) + hint(table, labels, words) + why_not(table, words)
    return [asks, *choices(labels, here, words.say("discord-choose")), *rows(beside)]


def asking(game: Game, view: Any, names: Names, offer: Offer, words: Words) -> Text:
    """Return the text of the question."""
    return text(f"**{plain(narrator(game, words.language).question(offer.settled, view, names))}**")


def answers(game: Game, view: Any, names: Names, offer: Offer, words: Words, *, numbered: bool) -> list[str]:
    """Return the labels of the answers, numbered as in the picture if ``numbered``."""
    tells = narrator(game, words.language)
    labels = [tells.choice(parts, view, names) for parts in offer.choices]
    return [f"{number}. {label}" for number, label in enumerate(labels, 1)] if numbered else labels


def back(asked: Asked, here: Id, words: Words) -> list[Button]:
    """Return the button that goes back one choice, if there is one to undo."""
    if not asked.path:
        return []
    return [button(words.say("discord-back"), Id(here.verb, here.table, here.stamp, here.path[:-1]))]


def hint(table: Table, labels: Sequence[str], words: Words) -> list[Button]:
    """Return the button that asks for a hint, if hints are allowed and there is something to choose."""
    if table.lobby.hints != "on" or len(labels) < 2:
        return []
    return [button(words.say("discord-hint"), Id("hint", table.number))]


def why_not(table: Table, words: Words) -> list[Button]:
    """Return the button that asks why something cannot be done, as long as the game goes on and can say so."""
    if table.status != "playing" or BOXES[table.match.game.key].reasons is None:
        return []
    return [button(words.say("reasons-why-not"), Id("why-not", table.number))]


def sees_all(table: Table, seat: Seat) -> bool:
    """Return whether a seat may see all hands: it has finished, others play on, and the table has agreed to it."""
    has_finished = table.status == "playing" and seat in BOXES[table.match.game.key].done(table.match.state)
    return has_finished and table.lobby.finished == "all"


def all_hands(table: Table, seat: Seat, words: Words) -> list[Button]:
    """Return the button that shows all hands, if this seat may see them."""
    return [button(words.say("watch-all-hands"), Id("all-hands", table.number))] if sees_all(table, seat) else []


def refresh(table: Table, words: Words) -> Button:
    """Return the button that shows the current hand."""
    return button(words.say("discord-refresh"), Id("refresh", table.number))
