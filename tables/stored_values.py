"""Values as they are stored: fields that only a newer program knows are kept, so that an upgrade can be undone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar

from engine.core import Json

Unknown = Mapping[str, Any]
T = TypeVar("T")


def load_value(kind: type[T], dump: Json, **loaded: Any) -> T:
    """Restore a value of this kind; ``loaded`` gives the fields that are not plain JSON.

    Raises:
        TypeError: a field is missing.
    """
    dataclass: Any = kind
    known = {each.name for each in fields(dataclass)} - {"unknown"}
    plain = {name: value for name, value in dump.items() if name in known}
    others = {name: dump[name] for name in dump.keys() - known}
    return kind(**{**plain, **loaded, "unknown": others})


def dump_value(value: Any) -> Json:
    """Return a value whose fields are plain JSON, with the fields unknown to this program."""
    known = {each.name: getattr(value, each.name) for each in fields(value)}
    return {**known.pop("unknown"), **known}


def drop_mentions(unknown: Unknown, user: int) -> Unknown:
    """Return unknown fields without those that may mention a person."""
    return {name: value for name, value in unknown.items() if str(user) not in json.dumps(value)}
