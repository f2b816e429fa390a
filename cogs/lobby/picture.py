"""The picture of a lobby: the table that is being set, with its players."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answering.wording import names_in
from games.posters import make_panel
from pictures.scene import drawn_names
from pictures.setting import MOST, Place, Setting
from tables.seats.lobby import Lobby, Sitter
from words import Words
from words.figures import find_figure


def set_table(lobby: Lobby, words: Words) -> Setting | None:
    """Return what the picture of a lobby shows, or nothing if it has no room for as many seats."""
    if lobby.seats > MOST:
        return None
    missing = words.say("lobby-free-seats", free=lobby.free)
    return Setting(make_panel(lobby.game, words), lay_places(lobby, words), missing)


def lay_places(lobby: Lobby, words: Words) -> Sequence[Place]:
    """Return the places at a table: those of people and computers, those held for somebody, and those that are free."""
    names = drawn_names(dict(enumerate(names_in(lobby, words))), words)
    taken = [
        Place(names[seat], describe_place(sitter, words), find_figure(lobby.game, sitter.name) if sitter.level else "")
        for seat, sitter in enumerate(lobby.sitters)
    ]
    held = [Place(names[seat], words.say("lobby-held-seat"), taken=False) for seat in range(len(taken), len(names))]
    free = Place(words.say("lobby-free-seat"), taken=False)
    return (*taken, *held, *[free] * lobby.open)


def describe_place(sitter: Sitter, words: Words) -> str:
    """Return how strong a computer player is, or whether a person has brought a word to the deal."""
    if sitter.level is not None:
        return words.say("lobby-strength", level=sitter.level)
    return words.say("lobby-has-word") if sitter.word else ""
