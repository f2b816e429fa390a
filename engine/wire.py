"""Views, moves and outcomes as plain JSON, for programs in any language.

The names of the fields are those of the game's ``View``; ``docs/bots-views.md`` lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from engine.core import View


def view_json(view: View) -> Any:
    """Return everything that the view's seat may know as plain JSON.

    Raises:
        TypeError: the view has a value that JSON cannot say.
    """
    return convert_to_json(view)


def convert_to_json(value: Any) -> Any:
    """Return a value as plain JSON: records become objects, tuples become lists.

    A card sheet becomes its fingerprint: it never changes during a game, and a host sends it once.

    Raises:
        TypeError: the value is none of these.
    """
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple | list):
        return [convert_to_json(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): convert_to_json(item) for key, item in value.items()}
    if is_dataclass(value):
        return _record(value)
    raise TypeError(f"{type(value).__name__} cannot be said in JSON")


def _record(value: Any) -> Any:
    names = [field.name for field in fields(value)]
    return (
        value.fingerprint if "fingerprint" in names else {name: convert_to_json(getattr(value, name)) for name in names}
    )
