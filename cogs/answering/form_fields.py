"""Fields of forms in which people choose, and what they have chosen.

A field takes labels by value, and the values that are chosen already.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.answering.layout import OPTION, UNNAMED
from words.people import strip_invisible

Labels = Mapping[str, str]


def drop_down(key: str, labels: Labels, chosen: Collection[str] = ()) -> ui.Item[Any]:
    """Return a menu of which one option is chosen."""
    return ui.Select(custom_id=key, options=[discord.SelectOption(**each) for each in _offered(labels, chosen)])


def radio_buttons(key: str, labels: Labels, chosen: Collection[str] = ()) -> ui.Item[Any]:
    """Return radio buttons, for few options with short labels."""
    return ui.RadioGroup(custom_id=key, options=[discord.RadioGroupOption(**each) for each in _offered(labels, chosen)])


def make_boxes(key: str, labels: Labels, chosen: Collection[str] = ()) -> ui.Item[Any]:
    """Return boxes to tick: any of them, or none."""
    options = [discord.CheckboxGroupOption(**each) for each in _offered(labels, chosen)]
    return ui.CheckboxGroup(custom_id=key, options=options, min_values=0, required=False)


def _offered(labels: Labels, chosen: Collection[str]) -> list[dict[str, Any]]:
    return [
        {"label": strip_invisible(label)[:OPTION] or UNNAMED, "value": value, "default": value in chosen}
        for value, label in labels.items()
    ]


def read_fields(data: Any) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the values of each field of a submitted form, by its key."""
    for part in data.get("components", ()):
        field = part.get("component", {})
        values = [field["value"]] if "value" in field else field.get("values", [])
        yield str(field.get("custom_id")), [str(each) for each in values]
