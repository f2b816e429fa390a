"""Messages as trees of components, within Discord's limits.

We stop every view before sending it, so that discord.py does not keep it: a button's id says
what it means, and ``cogs.answering.cog`` reads the clicks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import discord
from discord import ui

from cogs.answering.button_ids import Id
from words.people import strip_invisible

BUTTONS = 20  # choices shown as buttons; four rows of five
OPTIONS = 25  # choices of one menu
ROW = 5
LABEL = 80  # characters of a button; Discord, components/reference
OPTION = 100  # characters of a menu's option
BLOCK = 2200  # characters of a block of lines; leaves room for the rest of the message
TEXT = 3900  # characters of all texts in a message: 4000, less room for a note

UNNAMED = "?"  # replaces a label without visible characters; Discord takes no empty one
_MEANT = re.compile(  # characters with a special meaning to Discord's clients, and the text before them
    r"()([\\*_~|`<\[])"  # markup; <t:1>, <#1>, <:name:1>, </name:1>, <id:name>
    r"|^(\s*)([>#-])"  # a quotation, a heading, a list
    r"|()(:)(?=//)|(\.[A-Za-z0-9-]+)(/)",  # https://, discord.gg/
    re.MULTILINE,
)

OCHRE, TERRACOTTA, OLIVE = 0xC8963E, 0xB5532A, 0x6B7A3A  # colors of a message's frame

Button = ui.Button[Any]
Row = ui.ActionRow[Any]
Text = ui.TextDisplay[Any]
Children = list[ui.Item[Any]]

PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG in a message, replaced by the next one of the same ``name``.

    ``alt`` says what it shows, ``numbers`` which choices it shows, as in ``Drawing``.
    """

    name: str
    png: bytes
    alt: str
    numbers: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question: its index among the choices, and its button."""

    at: int
    label: str
    style: discord.ButtonStyle = PRIMARY


class Screen(ui.LayoutView):
    """A message, and the pictures in it."""

    pictures: tuple[Picture, ...] = ()

    def files(self) -> list[discord.File]:
        """Return the files to send with the message; call it again for each sending, because files are read once."""
        return [discord.File(BytesIO(each.png), each.name, description=each.alt) for each in self.pictures]


def make_layout(children: Iterable[ui.Item[Any]], colour: int, *pictures: Picture | None) -> Screen:
    """Return a message: these components in one framed box, and the pictures that they show."""
    view = Screen(timeout=None)
    view.pictures = tuple(filter(None, pictures))
    view.add_item(ui.Container(*children, accent_colour=colour))
    view.stop()
    return view


def show_picture(picture: Picture) -> ui.MediaGallery[Any]:
    """Return the component that shows a picture."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt))


def make_text(content: str) -> Text:
    """Return a paragraph, truncated to Discord's limit."""
    return ui.TextDisplay(content if len(content) <= TEXT else content[: TEXT - 1] + "…")


def format_block(lines: Sequence[str]) -> str:
    """Return lines as a code block, truncated to ``BLOCK`` characters; backticks cannot end it."""
    body = strip_invisible("\n".join(lines).strip("\n")).replace("`", "\N{MODIFIER LETTER GRAVE ACCENT}")
    if len(body) > BLOCK:
        body = body[:BLOCK].rpartition("\n")[0] + "\n…"
    return f"```\n{body}\n```"


def escape_markup(words: str) -> str:
    """Return a sentence with its markup escaped, so that it looks exactly as written.

    Escape Markdown, mentions, times, emoji and links, and remove invisible characters that change
    how others look; isolated names stay so.
    """
    return discord.utils.escape_mentions(_MEANT.sub(_escaped, strip_invisible(words)))


def _escaped(found: re.Match[str]) -> str:
    before, meant = (each for each in found.groups() if each is not None)
    return f"{before}\\{meant}"


def make_button(label: str, identity: Id, style: discord.ButtonStyle = SECONDARY, *, disabled: bool = False) -> Button:
    """Return a button."""
    return ui.Button(
        label=strip_invisible(label)[:LABEL] or UNNAMED, custom_id=str(identity), style=style, disabled=disabled
    )


def place_buttons_below(*buttons: Button) -> ui.View:
    """Return buttons for under a sentence that is no screen."""
    view = ui.View(timeout=None)
    for each in buttons:
        view.add_item(each)
    view.stop()
    return view


def lay_out_rows(buttons: Sequence[Button]) -> Children:
    """Return buttons in rows of five."""
    return [ui.ActionRow(*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]


def make_menu(labels: Sequence[str], identity: Id, placeholder: str, values: Iterable[int] = range(OPTIONS)) -> Row:
    """Return a menu; by default, the value of an option is its index."""
    named = zip(labels, values, strict=False)
    options = [
        discord.SelectOption(label=strip_invisible(label)[:OPTION] or UNNAMED, value=str(value))
        for label, value in named
    ]
    return _chooser(ui.Select, identity, placeholder, options=options)


def people_menu(identity: Id, placeholder: str, most: int = 1) -> Row:
    """Return a menu to choose up to ``most`` users."""
    return _chooser(ui.UserSelect, identity, placeholder, max_values=most)


def channel_menu(
    identity: Id, placeholder: str, kinds: Sequence[discord.ChannelType], chosen: Iterable[int], most: int
) -> Row:
    """Return a menu to choose up to ``most`` channels of some kinds, or none; some are chosen already."""
    kind = discord.SelectDefaultValueType.channel
    already = [discord.SelectDefaultValue(id=channel, type=kind) for channel in chosen]
    return _chooser(
        ui.ChannelSelect, identity, placeholder,
        channel_types=[*kinds], min_values=0, max_values=most, default_values=already,
    )  # fmt: skip


def _chooser(kind: Callable[..., ui.Item[Any]], identity: Id, placeholder: str, **how: Any) -> Row:
    return ui.ActionRow(kind(custom_id=identity.drawn(), placeholder=placeholder[:150], **how))


def lay_out_choices(answers: Sequence[Answer], identity: Id, placeholder: str) -> Children:
    """Return answers as buttons if they fit, otherwise as a menu."""
    assert len(answers) <= OPTIONS, f"{len(answers)} choices in one step: split the move into more parts"
    if len(answers) > BUTTONS:
        return [make_menu([each.label for each in answers], identity, placeholder, [each.at for each in answers])]
    return lay_out_rows([make_button(each.label, identity.step(each.at), each.style) for each in answers])
