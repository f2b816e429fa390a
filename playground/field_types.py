"""The type of every field of a request, at any depth.

The code that uses a field checks its bounds afterwards, and can rely on its type.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playground.forms import Form, Json, Path

DEEPEST = 40
Test = Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class Kind:
    """One value: what it must be, and the error if it is not."""

    fits: Test
    code: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Map:
    """An object with any names, whose values all have one shape."""

    inner: "Shape"


Shape = Kind | Map | list[Any] | dict[str, Any]


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 64


def _is_number(value: Any) -> bool:
    return _is_whole(value) or (isinstance(value, float) and math.isfinite(value))


def is_snowflake(value: Any) -> bool:
    """Return whether a value is an id: a string of digits, or a number."""
    if isinstance(value, str):
        return value.isascii() and value.isdigit() and len(value) <= 20
    return _is_whole(value) and value >= 0


TEXT = Kind(lambda value: isinstance(value, str), "STRING_TYPE_CONVERT", "This must be a string.")
FLAG = Kind(lambda value: isinstance(value, bool), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
WHOLE = Kind(_is_whole, "NUMBER_TYPE_COERCE", "This must be a whole number.")
NUMBER = Kind(_is_number, "NUMBER_TYPE_COERCE", "This must be a number.")
SNOWFLAKE = Kind(is_snowflake, "NUMBER_TYPE_COERCE", "This must be a snowflake.")
SCALAR = Kind(lambda value: TEXT.fits(value) or _is_number(value), "UNION_TYPE_CHOICES", "A text or a number.")
BITS = Kind(is_snowflake, "NUMBER_TYPE_COERCE", "This must be a set of bits.")
SNOWFLAKES = Kind(
    lambda value: all(map(is_snowflake, value)) if isinstance(value, list) else is_snowflake(value),
    "NUMBER_TYPE_COERCE",
    "A snowflake or a list of them.",
)
NONCE = Kind(lambda value: TEXT.fits(value) or _is_whole(value), "UNION_TYPE_CHOICES", "A text or a whole number.")


def fits_shape(value: Any, shape: Shape) -> bool:
    """Return whether every field has its type."""
    form = Form()
    _check(form, (), value, shape)
    return not form.errors


def check_types(body: Any, shape: Shape) -> None:
    """Check the types of a whole request.

    Raises:
        Refusal: a field has another type (50035).
    """
    form = Form()
    _check(form, (), body, shape)
    form.settle()


def _check(form: Form, path: Path, value: Any, shape: Shape) -> None:
    if len(path) > DEEPEST:
        form.flaw(path, "BASE_TYPE_MAX_DEPTH", "This lies too deep.")
    elif isinstance(shape, Kind):
        if not shape.fits(value):
            form.flaw(path, shape.code, shape.sentence)
    elif isinstance(shape, list):
        _items(form, path, value, shape[0])
    else:
        _fields(form, path, value, shape)


def _items(form: Form, path: Path, value: Any, inner: Shape) -> None:
    if not isinstance(value, list):
        form.flaw(path, "LIST_TYPE_CONVERT", "This must be a list.")
        return
    for index, each in enumerate(value):
        _check(form, (*path, index), each, inner)


def _fields(form: Form, path: Path, value: Any, shape: Map | dict[str, Any]) -> None:
    """Check known fields; null counts as missing, and unknown fields are ignored."""
    if not isinstance(value, dict):
        form.flaw(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    for name, each in value.items():
        inner = shape.inner if isinstance(shape, Map) else shape.get(name)
        if inner is not None and each is not None:
            _check(form, (*path, name), each, inner)


# Messages (pages "Message" and "Component Reference")

EMOJI = {"id": SNOWFLAKE, "name": TEXT, "animated": FLAG}
MEDIUM = {"url": TEXT}
OPTION = {"label": TEXT, "value": TEXT, "description": TEXT, "emoji": EMOJI, "default": FLAG}
COMPONENT: Json = {
    **dict.fromkeys(("type", "id", "style", "spacing", "accent_color"), WHOLE),
    **dict.fromkeys(("min_values", "max_values", "min_length", "max_length"), WHOLE),
    **dict.fromkeys(("custom_id", "label", "placeholder", "url", "content", "description"), TEXT),
    **dict.fromkeys(("disabled", "required", "spoiler", "divider", "default"), FLAG),
    "sku_id": SNOWFLAKE,
    "emoji": EMOJI,
    "value": TEXT,
    "options": [OPTION],
    "default_values": [{"id": SNOWFLAKE, "type": TEXT}],
    "channel_types": [WHOLE],
    "media": MEDIUM,
    "file": MEDIUM,
    "items": [{"media": MEDIUM, "description": TEXT, "spoiler": FLAG}],
}
COMPONENT |= {"components": [COMPONENT], "accessory": COMPONENT, "component": COMPONENT}
EMBED = {
    **dict.fromkeys(("title", "description", "url", "type", "timestamp"), TEXT),
    "color": WHOLE,
    "footer": {"text": TEXT, "icon_url": TEXT},
    "author": {"name": TEXT, "url": TEXT, "icon_url": TEXT},
    "fields": [{"name": TEXT, "value": TEXT, "inline": FLAG}],
    **dict.fromkeys(("image", "thumbnail"), MEDIUM),
}
MESSAGE = {
    "content": TEXT,
    "flags": WHOLE,
    "tts": FLAG,
    "nonce": NONCE,
    "enforce_nonce": FLAG,
    "embeds": [EMBED],
    "components": [COMPONENT],
    "attachments": [{"id": SNOWFLAKE, "filename": TEXT, "description": TEXT}],
    "allowed_mentions": {"parse": [TEXT], "users": [SNOWFLAKE], "roles": [SNOWFLAKE], "replied_user": FLAG},
    "message_reference": {"message_id": SNOWFLAKE, "channel_id": SNOWFLAKE, "type": WHOLE, "fail_if_not_exists": FLAG},
    "sticker_ids": [SNOWFLAKE],
    "poll": {},
}
THREAD = {
    "name": TEXT,
    "type": WHOLE,
    "auto_archive_duration": WHOLE,
    "rate_limit_per_user": WHOLE,
    "invitable": FLAG,
    "applied_tags": [SNOWFLAKE],
    "message": MESSAGE,
}
CHANNEL = THREAD | {"topic": TEXT, "archived": FLAG, "locked": FLAG}

# Interactions and commands (pages "Receiving and Responding" and "Application Commands")

NAMES = Map(TEXT)
CHOICE = {"name": TEXT, "name_localizations": NAMES, "value": SCALAR}
CALLBACK = {"type": WHOLE, "data": MESSAGE | {"choices": [CHOICE], "title": TEXT, "custom_id": TEXT}}
DESCRIBED: Json = {
    **dict.fromkeys(("name", "description"), TEXT),
    **dict.fromkeys(("name_localizations", "description_localizations"), NAMES),
    "type": WHOLE,
}
COMMAND_OPTION: Json = DESCRIBED | {
    **dict.fromkeys(("required", "autocomplete"), FLAG),
    **dict.fromkeys(("min_length", "max_length"), WHOLE),
    **dict.fromkeys(("min_value", "max_value"), NUMBER),
    "choices": [CHOICE],
    "channel_types": [WHOLE],
}
COMMAND_OPTION["options"] = [COMMAND_OPTION]
COMMAND = DESCRIBED | {
    "options": [COMMAND_OPTION],
    "default_member_permissions": BITS,
    **dict.fromkeys(("dm_permission", "nsfw"), FLAG),
    "contexts": [WHOLE],
    "integration_types": [WHOLE],
}

# What a client sends to the gateway (page "Gateway Events", "Send Events")

IDENTIFY = {"token": TEXT, "intents": WHOLE, "shard": [WHOLE], "compress": FLAG}
RESUME = {"token": TEXT, "session_id": TEXT, "seq": WHOLE}
MEMBERS = {"guild_id": SNOWFLAKE, "query": TEXT, "limit": WHOLE, "user_ids": SNOWFLAKES, "nonce": TEXT}

RECIPIENT = {"recipient_id": SNOWFLAKE}
NEW_EMOJI = {"name": TEXT, "image": TEXT, "roles": [SNOWFLAKE]}
