"""Forms with one line to type, and that for the word which a player brings to the deal."""

from __future__ import annotations

from typing import Any
from unicodedata import name

from discord import ui

from cogs.answering.button_ids import Id
from engine.spelling import find_scripts, find_unused_character, normalize_word
from store import Table as Row
from tables import Refused
from tables.seats.lobby import Lobby
from words import Words

FIELD = "word"
LONGEST = 40  # characters


def text_form(title: str, identity: Id, label: str, field: ui.TextInput[Any], about: str | None = None) -> ui.Modal:
    """Return a form with one field; discord.py keeps nothing of it in memory."""
    form = ui.Modal(title=title, custom_id=str(identity))
    form.add_item(ui.Label(text=label, description=about, component=field))
    form.stop()
    return form


def read_typed(data: Any, field: str) -> str:
    """Return the text typed into the field with this id.

    Raises:
        Refused: the data is not from a form with such a field.
    """
    for part in data.get("components", ()):
        found = part.get("component", {})
        if found.get("custom_id") == field:
            return str(found.get("value", ""))
    raise Refused("forged")


def word_form(row: Row, lobby: Lobby, user: int, words: Words) -> ui.Modal:
    """Return the form with the word that the user has typed before; leaving it empty takes the word away.

    Raises:
        Refused: the user has no seat.
    """
    seat = lobby.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    example, before = words.say("lobby-word-example"), lobby.sitters[seat].word or None
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD, placeholder=example, default=before, max_length=LONGEST, required=False
    )
    title, about = words.say("lobby-word-title"), words.say("lobby-word-about")
    return text_form(title, Id("set-word", row.id), words.say("lobby-word-label"), field, about)


def typed_word(data: Any) -> str:
    """Return the word typed into the form, as it counts and as everybody will see it.

    Raises:
        Refused: the data is not from this form, or others could not tell or type all characters of the word.
    """
    word = normalize_word(read_typed(data, FIELD))[:LONGEST].strip()
    letter, letters = find_unused_character(word), [name(each, "?") for each in find_scripts(word).values()]
    if letter is not None:
        raise Refused("word-letter", code=f"U+{ord(letter):04X}", name=name(letter, "?"))
    if len(letters) > 1:
        raise Refused("word-scripts", one=letters[0], other=letters[1])
    return word
