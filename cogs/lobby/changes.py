"""How each button or menu of a lobby changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cogs.answering.wording import computer_name
from cogs.lobby import time_screens
from cogs.lobby.options_form import filled_in, stamp_facts
from cogs.lobby.screens import levels_of, options_of
from cogs.lobby.text_forms import typed_word
from engine.core import Game, Seat, tables_of
from engine.players import LEVELS, USUAL
from tables import Refused
from tables.choices import OVERTIME, SWITCHES, TIME, Choice, pick_value
from tables.seats.contributions import bring_word
from tables.seats.lobby import Lobby
from words import Words

FORMER = ("easy", "medium", "hard")  # the levels in menus without a stamp


@dataclass(frozen=True, slots=True)
class Press:
    """A click in a lobby: who clicked, the game and its words, the button's stamp, the option, the raw data, its id."""

    user: int
    name: str
    game: Game
    words: Words
    stamp: int
    chosen: int
    data: Any
    click: int


Change = Callable[[Lobby, Press], Lobby]


def _toggle(agreed: Choice[Any]) -> Change:
    """Return the change that toggles an agreement with two values."""
    return lambda lobby, press: lobby.agree(press.user, agreed.key, agreed.other(getattr(lobby, agreed.key)))


CHANGES: Mapping[str, Change] = {
    "join": lambda lobby, press: lobby.join(press.user, press.name, press.click),
    "leave": lambda lobby, press: lobby.leave(press.user),
    "add-computer": lambda lobby, press: lobby.add_computer(press.user, USUAL, computer_name(lobby, press.words)),
    "remove-computer": lambda lobby, press: lobby.remove_computer(press.user),
    "set-level": lambda lobby, press: lobby.level(press.user, *_level(lobby, press.stamp, press.chosen)),
    "set-options": lambda lobby, press: filled_in(lobby, press.user, press.game, press.words, press.stamp, press.data),
    **{f"set-{each.key}": _toggle(each) for each in SWITCHES},
    "set-size": lambda lobby, press: lobby.play(
        press.user, press.game, *pick_value(tables_of(press.game), press.chosen)
    ),
    "set-option": lambda lobby, press: lobby.agree(press.user, *_option(lobby, press.game, press.stamp, press.chosen)),
    "set-time": lambda lobby, press: lobby.agree(press.user, "time", TIME.pick(press.chosen)),
    "set-word": lambda lobby, press: bring_word(lobby, press.user, typed_word(press.data)),
    "set-own-time": lambda lobby, press: lobby.agree(press.user, "time", time_screens.own_time_typed(press.data)),
    "set-overtime": lambda lobby, press: lobby.agree(press.user, "overtime", OVERTIME.pick(press.chosen)),
}  # by the verb of the button


def _level(lobby: Lobby, shown: int, chosen: int) -> tuple[Seat, str]:
    """Return the seat and level that a menu meant; the menus of earlier versions have no stamp, and fewer levels."""
    known = levels_of(lobby, LEVELS if shown else FORMER)
    if shown not in (0, stamp_facts(known)):
        raise Refused("lobby-changed")
    return pick_value(known, chosen)


def _option(lobby: Lobby, game: Game, at: int, chosen: int) -> tuple[str, Any]:
    name, values = pick_value(options_of(lobby, game), at)
    return name, pick_value(values, chosen)
