"""Components: walking through them, and the form in which Discord returns them.

Discord's pages "Component Reference" and "Using Message Components".
"""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

from playground.forms import Json, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT = 1, 2, 3, 4, 9, 10
THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
NESTED = ("component", "accessory", "components")  # fields with further components, the last to be walked first

DEFAULTS: dict[int, Json] = {
    STRING_SELECT: {"min_values": 1, "max_values": 1},
    5: {"min_values": 1, "max_values": 1},
    6: {"min_values": 1, "max_values": 1},
    7: {"min_values": 1, "max_values": 1},
    8: {"min_values": 1, "max_values": 1},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False, "name": None, "size": None},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def walk_components(parts: object, path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component with its place in the form, parents first."""
    waiting: list[tuple[Path, object]] = [(path, parts)]
    while waiting:
        place, part = waiting.pop()
        if isinstance(part, list):
            waiting += [((*place, index), each) for index, each in enumerate(part)][::-1]
        elif isinstance(part, dict):
            yield place, part
            waiting += [((*place, name), part[name]) for name in NESTED if name in part]


def list_texts(parts: list[Json]) -> Iterator[str]:
    """Yield the contents of the text displays, from top to bottom."""
    return (part["content"] for _, part in walk_components(parts) if part["type"] == TEXT)


def list_media(part: Json) -> Iterator[Json]:
    """Yield the pictures and files that one component shows."""
    if part["type"] == GALLERY:
        yield from (item["media"] for item in part["items"])
    elif part["type"] == THUMBNAIL:
        yield part["media"]
    elif part["type"] == FILE:
        yield part["file"]


def as_kept(parts: list[Json], resolve: Callable[[Json], Json]) -> list[Json]:
    """Return the components of a checked form as a stored message has them.

    Each gets an id (page "Component Reference", "Anatomy of a Component"), missing fields get their defaults, and
    `resolve` completes each medium.
    """
    kept: list[Json] = _without_nulls(parts)
    everyone = [part for _, part in walk_components(kept)]
    free = itertools.count(1)
    taken = {part["id"] for part in everyone if part.get("id")}
    for part in everyone:
        if not part.get("id"):
            part["id"] = next(number for number in free if number not in taken)
        _complete(part, resolve)
    return kept


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_nulls(each) for name, each in value.items() if each is not None}
    if isinstance(value, list):
        return [_without_nulls(each) for each in value]
    return value


def _complete(part: Json, resolve: Callable[[Json], Json]) -> None:
    for name, value in DEFAULTS.get(part["type"], {}).items():
        part.setdefault(name, value)
    for item in part.get("items", []):
        item["description"], item["spoiler"] = item.get("description"), bool(item.get("spoiler"))
    for shown in list_media(part):
        shown |= resolve(shown)
        name, size = shown.pop("name", None), shown.pop("size", None)
        if part["type"] == FILE:
            part |= {"name": name, "size": size}
