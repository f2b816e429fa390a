"""Forms with one line to type."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.answering.button_ids import Id
from tables import Refused


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
