"""Messages as trees of components, within Discord's limits.

Every view is stopped before it is sent, so that discord.py keeps nothing of it: what a button
means is in its id, and clicks are read where they arrive (``cogs.answering.cog``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
from discord import ui

from cogs.answering.button_ids import Id

BUTTONS = 20  # choices shown as buttons; four rows of five
OPTIONS = 25  # choices of one menu
ROW = 5
LABEL = 80  # characters of a button; Discord, components/reference
OPTION = 100  # of a menu's option
BLOCK = 2200  # characters of a block of lines; the rest of the message has to fit as well
TEXT = 3900  # of all texts of a message together: 4000, and room for a note

UNNAMED = "?"  # a label of which nothing is seen; Discord takes no empty one
_MEANT = re.compile(  # what Discord's clients would read as more than the character it is, and what goes before it
    r"()([\\*_~|`<\[])"  # markup; <t:1>, <#1>, <:name:1>, </name:1>, <id:name>
    r"|^(\s*)([>#-])"  # a quotation, a heading, a list
    r"|()(:)(?=//)|(\.[A-Za-z0-9-]+)(/)",  # https://, discord.gg/
    re.MULTILINE,
)
_UNSEEN = re.compile(
    "[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]"
    "|(?<![^\x00-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\x7f])"  # joiners join emoji and Indic letters
)

OCHRE, TERRACOTTA, OLIVE = 0xC8963E, 0xB5532A, 0x6B7A3A  # of the frame of a message

Button = ui.Button[Any]
Row = ui.ActionRow[Any]
Text = ui.TextDisplay[Any]
Children = list[ui.Item[Any]]

PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG in a message; under the same ``name`` the next one takes its place. ``alt`` says what it shows."""

    name: str
    png: bytes
    alt: str


class Screen(ui.LayoutView):
    """A message, and the pictures in it."""

    pictures: tuple[Picture, ...] = ()

    def files(self) -> list[discord.File]:
        """Return what has to be sent along; made anew for every sending."""
        return [discord.File(BytesIO(each.png), each.name, description=each.alt) for each in self.pictures]


def layout(children: Iterable[ui.Item[Any]], colour: int, *pictures: Picture | None) -> Screen:
    """Return a message: one framed box of these components, and the pictures that they show."""
    view = Screen(timeout=None)
    view.pictures = tuple(filter(None, pictures))
    view.add_item(ui.Container(*children, accent_colour=colour))
    view.stop()
    return view


def shown(picture: Picture) -> ui.MediaGallery[Any]:
    """Return the place of a picture in a message."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt))


def text(content: str) -> Text:
    """Return a paragraph, cut where Discord would refuse it."""
    return ui.TextDisplay(content if len(content) <= TEXT else content[: TEXT - 1] + "…")


def block(lines: Sequence[str]) -> str:
    """Return lines in fixed width, as many as there is room for; nothing that a name contains means anything there."""
    body = legible("\n".join(lines)).replace("`", "\N{MODIFIER LETTER GRAVE ACCENT}")
    if len(body) > BLOCK:
        body = body[:BLOCK].rpartition("\n")[0] + "\n…"
    return f"```\n{body}\n```"


def plain(words: str) -> str:
    """Return a sentence in which nothing that a name contains means anything; it looks as it did.

    Markdown, mentions, times, emoji and links are defused, and characters are removed that have no
    look of their own but change that of others.
    """
    return discord.utils.escape_mentions(_MEANT.sub(_escaped, legible(words)))


def _escaped(found: re.Match[str]) -> str:
    before, meant = (each for each in found.groups() if each is not None)
    return f"{before}\\{meant}"


def legible(words: str) -> str:
    """Return words without characters that nobody sees, such as those that turn the direction of writing."""
    return _UNSEEN.sub("", words)


def button(label: str, identity: Id, style: discord.ButtonStyle = SECONDARY, *, disabled: bool = False) -> Button:
    """Return a button."""
    return ui.Button(label=legible(label)[:LABEL] or UNNAMED, custom_id=str(identity), style=style, disabled=disabled)


def rows(buttons: Sequence[Button]) -> Children:
    """Return buttons in rows of five."""
    return [ui.ActionRow(*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]


def menu(labels: Sequence[str], identity: Id, placeholder: str, values: Iterable[int] = range(OPTIONS)) -> Row:
    """Return a menu; unless another is given, the value of an option is its place in the list."""
    named = zip(labels, values, strict=False)
    options = [
        discord.SelectOption(label=legible(label)[:OPTION] or UNNAMED, value=str(value)) for label, value in named
    ]
    return ui.ActionRow(ui.Select(custom_id=str(identity), placeholder=placeholder[:150], options=options))


def choices(labels: Sequence[str], identity: Id, placeholder: str) -> Children:
    """Return choices as buttons if they fit, else as a menu."""
    assert len(labels) <= OPTIONS, f"{len(labels)} choices in one step: split the move into more parts"
    if len(labels) > BUTTONS:
        return [menu(labels, identity, placeholder)]
    return rows([button(label, identity.step(at), PRIMARY) for at, label in enumerate(labels)])
