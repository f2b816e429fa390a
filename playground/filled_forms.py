"""How a person's client fills in a command, a menu or a modal, and what it refuses."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playground import payloads, permissions
from playground.commands import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from playground.components import CHECKBOX, CHECKBOX_GROUP, FILE_UPLOAD, LABEL, RADIO_GROUP, ROW, SELECTS, TEXT_INPUT
from playground.forms import Json
from playground.model import Attachment, Channel, Guild
from playground.posting import Upload
from playground.world import World

BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 5, 6, 7, 8, 9, 11
WHAT_SELECTS_HOLD = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}
Value = Any
Values = dict[str, Value]


class ClientRefuses(Exception):
    """A person's own client does not allow this, so nothing was sent."""


class ChosenAlready(ClientRefuses):
    """A menu shows this choice already; a client says nothing of it."""


@dataclass(slots=True)
class Resolved:
    """What the ids in an interaction stand for (page "Receiving and Responding", "Resolved Data Structure")."""

    world: World
    channel: Channel
    found: dict[str, dict[str, Json]] = field(default_factory=dict)

    def add(self, kind: int, value: Value) -> str:
        """Record what a value stands for, and return its id."""
        if kind == ATTACHMENT:
            return self._file(value)
        identity = int(value if isinstance(value, int | str) else value.id)
        guild = self.world.guild_of(self.channel)
        if identity in self.world.users and kind in (USER, MENTIONABLE):
            self._user(identity, guild)
        elif identity in self.world.channels and kind == CHANNEL:
            channel = self.world.channels[identity]
            self._put("channels", identity, payloads.serialize_channel(channel, allowed=permissions.ALL))
        elif guild is not None and identity in guild.roles and kind in (ROLE, MENTIONABLE):
            self._put("roles", identity, payloads.serialize_role(guild.roles[identity]))
        else:
            raise ClientRefuses(f"{value!r} is not to be found here")
        return str(identity)

    def _user(self, identity: int, guild: Guild | None) -> None:
        self._put("users", identity, payloads.serialize_user(self.world.users[identity]))
        if guild is not None and identity in guild.members:
            member = payloads.serialize_member(guild.members[identity])
            del member["user"]
            allowed = self.world.permissions(self.channel, identity)
            self._put("members", identity, member | {"permissions": str(allowed)})

    def _file(self, upload: Upload) -> str:
        identity = self.world.mint()
        url = f"{self.world.url}/attachments/{self.channel.id}/{identity}/{upload.filename}"
        kept = Attachment(identity, upload.filename, upload.content, upload.content_type, url)
        self.world.upload(kept)
        self._put("attachments", identity, payloads.serialize_attachment(kept))
        return str(identity)

    def _put(self, kind: str, identity: int, what: Json) -> None:
        self.found.setdefault(kind, {})[str(identity)] = what


def fill_command(
    chosen: Json, words: list[str], values: Values, resolved: Resolved, focused: str | None = None
) -> Json:
    """Return the data of a slash command, or of its autocomplete if an option is in focus.

    Raises:
        ClientRefuses: there is no such subcommand or option, or a value does not fit.
    """
    inner, wrap = _subcommand(chosen, words)
    offered = {option["name"]: option for option in inner.get("options", [])}
    if unknown := set(values) - set(offered):
        raise ClientRefuses(f"/{chosen['name']} has no option {', '.join(sorted(unknown))}")
    filled = [_option(option, values, resolved, focused) for option in offered.values() if option["name"] in values]
    missing = [name for name, option in offered.items() if option.get("required") and name not in values]
    if missing and focused is None:
        raise ClientRefuses(f"/{chosen['name']} needs {', '.join(missing)}")
    data: Json = {"id": chosen["id"], "name": chosen["name"], "type": chosen["type"], "options": wrap(filled)}
    if "guild_id" in chosen:
        data["guild_id"] = chosen["guild_id"]
    return data | ({"resolved": resolved.found} if resolved.found and focused is None else {})


def _subcommand(chosen: Json, words: list[str]) -> tuple[Json, Callable[[list[Json]], list[Json]]]:
    """Return the subcommand that the words lead to, and a function that wraps its options."""
    steps: list[Json] = []
    place = chosen
    for word in words:
        inner = [each for each in place.get("options", []) if each["type"] in (SUBCOMMAND, GROUP)]
        found = next((each for each in inner if each["name"] == word), None)
        if found is None:
            raise ClientRefuses(f"/{chosen['name']} has no subcommand {word}")
        steps.append(found)
        place = found
    if any(each["type"] in (SUBCOMMAND, GROUP) for each in place.get("options", [])):
        raise ClientRefuses(f"/{chosen['name']} is used by its subcommands only")

    def wrap(options: list[Json]) -> list[Json]:
        for step in reversed(steps):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        return options

    return place, wrap


def _option(option: Json, values: Values, resolved: Resolved, focused: str | None) -> Json:
    name, kind, value = option["name"], option["type"], values[option["name"]]
    if name == focused:
        return {"name": name, "type": kind, "value": str(value), "focused": True}
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT):
        return {"name": name, "type": kind, "value": resolved.add(kind, value)}
    if focused is None:
        _fits(option, value)
    return {"name": name, "type": kind, "value": value}


TYPES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}


def _fits(option: Json, value: Value) -> None:
    name, kind = option["name"], option["type"]
    if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind != BOOLEAN):
        raise ClientRefuses(f"{value!r} is no value for {name}")
    if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
        raise ClientRefuses(f"{value!r} is none of the choices of {name}")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if size < option.get(low, size) or size > option.get(high, size):
        raise ClientRefuses(f"{value!r} is out of bounds for {name}")


def fill_selection(menu: Json, values: list[Value], resolved: Resolved) -> Json:
    """Return the data of a choice in a select menu.

    Raises:
        ClientRefuses: too few or too many values, or one that is not there.
    """
    data: Json = {"component_type": menu["type"], "custom_id": menu["custom_id"], "id": menu["id"]}
    data["values"] = _chosen(menu, values, resolved)
    return data | ({"resolved": resolved.found} if resolved.found else {})


def _chosen(part: Json, values: list[Value], resolved: Resolved) -> list[str]:
    least, most = _bounds(part)
    if not least <= len(values) <= most:
        raise ClientRefuses(f"{part['custom_id']} does not take {len(values)} values")
    if part["type"] in WHAT_SELECTS_HOLD:
        return [resolved.add(WHAT_SELECTS_HOLD[part["type"]], value) for value in values]
    if part["type"] == FILE_UPLOAD:
        return [resolved.add(ATTACHMENT, value) for value in values]
    offered = [option["value"] for option in part["options"]]
    if any(value not in offered for value in values):
        raise ClientRefuses(f"{part['custom_id']} offers {offered}, not {values}")
    return list(values)


def _bounds(part: Json) -> tuple[int, int]:
    """Return how few and how many options may be chosen; ``null`` stands for what Discord assumes."""
    least, most = part.get("min_values"), part.get("max_values")
    usual = len(part["options"]) if part["type"] == CHECKBOX_GROUP else 1
    return 1 if least is None else least, usual if most is None else most


def fill_modal(parts: list[Json], values: Values, resolved: Resolved) -> list[Json]:
    """Return the components of a filled-in modal.

    Raises:
        ClientRefuses: something is missing, unknown or too long.
    """
    asked = {part["custom_id"] for part in _questions(parts)}
    if unknown := set(values) - asked:
        raise ClientRefuses(f"the modal does not ask for {', '.join(sorted(unknown))}")
    return [_filled(part, number, values, resolved) for number, part in enumerate(parts, 1)]


def _questions(parts: list[Json]) -> Iterator[Json]:
    for part in parts:
        if part["type"] == LABEL:
            yield part["component"]
        elif part["type"] == ROW:
            yield from part["components"]


def _filled(part: Json, number: int, values: Values, resolved: Resolved) -> Json:
    about: Json = {"type": part["type"], "id": part.get("id") or number}
    if part["type"] == LABEL:
        return about | {"component": _answer(part["component"], number + 100, values, resolved)}
    if part["type"] == ROW:
        return about | {"components": [_answer(each, number + 100, values, resolved) for each in part["components"]]}
    return about


def _answer(part: Json, number: int, values: Values, resolved: Resolved) -> Json:
    kind, name = part["type"], part["custom_id"]
    about: Json = {"type": kind, "id": part.get("id") or number, "custom_id": name}
    given = name in values
    if not given and kind != CHECKBOX and part.get("required") is not False and not _preset(part):
        raise ClientRefuses(f"{name} is required")
    if kind == TEXT_INPUT:
        return about | {"value": _typed(part, str(values[name]) if given else part.get("value") or "")}
    if kind == CHECKBOX:
        return about | {"value": bool(values.get(name, part.get("default", False)))}
    if kind == RADIO_GROUP:
        picked = _chosen(part, [values[name]], resolved)[0] if given else next(iter(_preset(part)), None)
        return about | {"value": picked}
    assert kind in (*SELECTS, CHECKBOX_GROUP, FILE_UPLOAD), "every other question has a list of values"
    return about | {"values": _several(part, list(values[name]), resolved) if given else _preset(part)}


def _several(part: Json, values: list[Value], resolved: Resolved) -> list[str]:
    """Return the chosen options; a question that is not required may be left empty, whatever its ``min_values``."""
    return [] if not values and part.get("required") is False else _chosen(part, values, resolved)


def _preset(part: Json) -> list[str]:
    """Return the answer before the person has touched it."""
    if part["type"] == TEXT_INPUT:
        return [part["value"]] if part.get("value") else []
    return [option["value"] for option in part.get("options", []) if option.get("default")]


def _typed(part: Json, text: str) -> str:
    low, high = part.get("min_length") or 0, part.get("max_length") or 4000
    if not text and part.get("required") is not False:
        raise ClientRefuses(f"{part['custom_id']} is required")
    if text and not low <= len(text) <= high:
        raise ClientRefuses(f"{part['custom_id']} takes {low} to {high} characters, not {len(text)}")
    return text
