"""Application commands: what Discord refuses, how it stores them, and which of them a person's client shows.

Discord's page "Application Commands".
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from playground import permissions
from playground.forms import Form, Json, Path, Refusal
from playground.model import Application, Channel, User
from playground.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
CHAT_INPUT, ON_USER, ON_MESSAGE = 1, 2, 3
HOW_MANY = {CHAT_INPUT: 100, ON_USER: 15, ON_MESSAGE: 15}
MAX_TOTAL, CREATIONS_A_DAY = 8000, 200
# fmt: off
LOCALES = frozenset([
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
])
# fmt: on


def check_command(command: Json) -> None:
    """Check one command.

    Raises:
        Refusal: it would not be accepted.
    """
    form = Form()
    _command(form, (), command)
    form.settle()


def check_all(commands: list[Json]) -> None:
    """Check a whole list of commands, as in a bulk overwrite.

    Raises:
        Refusal: it would not be accepted.
    """
    form = Form()
    names: set[tuple[object, object]] = set()
    for index, command in enumerate(commands):
        _command(form, (index,), command)
        name = (command.get("type") or CHAT_INPUT, command.get("name"))
        if name in names:
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            form.flaw((index, "name"), code, "Application command names must be unique")
        names.add(name)
    form.settle()
    check_command_counts(commands)


def check_command_counts(commands: list[Json]) -> None:
    """Refuse more commands of a kind than one place may have (30032)."""
    for kind, most in HOW_MANY.items():
        if sum((command.get("type") or CHAT_INPUT) == kind for command in commands) > most:
            raise Refusal(30032)


def _command(form: Form, path: Path, command: Json) -> None:
    kind = command.get("type") or CHAT_INPUT
    form.choice((*path, "type"), kind, {CHAT_INPUT, ON_USER, ON_MESSAGE})
    if kind == CHAT_INPUT:
        _named(form, path, command)
        _options(form, path, command, depth=0)
    else:
        _menu_entry(form, path, command)
    for name in ("contexts", "integration_types"):
        for index, value in enumerate(command.get(name) or []):
            form.choice((*path, name, index), value, {0, 1, 2} if name == "contexts" else {0, 1})
    if _size(command) > MAX_TOTAL:
        form.flaw(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_TOTAL})")


def _menu_entry(form: Form, path: Path, command: Json) -> None:
    """Check a command in the menu of a user or a message: it has a name in any letters, and nothing else."""
    form.text((*path, "name"), command.get("name"), 1, 32)
    for name in ("description", "options"):
        if command.get(name):
            code = "APPLICATION_COMMAND_CONTEXT_MENU_INVALID"
            form.flaw((*path, name), code, f"Context menu commands cannot have a {name}")


def _named(form: Form, path: Path, thing: Json) -> None:
    _name(form, (*path, "name"), thing.get("name"))
    form.text((*path, "description"), thing.get("description"), 1, 100)
    for locale, name in _translations(form, path, thing, "name_localizations"):
        _name(form, (*path, "name_localizations", locale), name)
    for locale, text in _translations(form, path, thing, "description_localizations"):
        form.text((*path, "description_localizations", locale), text, 1, 100)


def _translations(form: Form, path: Path, thing: Json, name: str) -> Iterator[tuple[str, object]]:
    for locale, text in (thing.get(name) or {}).items():
        if locale in LOCALES:
            yield locale, text
        else:
            code = "DICT_TYPE_KEY_INVALID"
            form.flaw((*path, name, locale), code, f"'{locale}' is not a locale that Discord knows.")


def _name(form: Form, path: Path, name: object) -> None:
    """Check a name: letters, digits, `-`, `_`, `'`; lowercase where it exists ("Application Command Naming")."""
    form.text(path, name, 1, 32)
    if isinstance(name, str) and not (name == name.lower() and all(map(_allowed, name))):
        form.flaw(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


@lru_cache(maxsize=1 << 10)  # few letters, thousands of times at each start of a bot
def _allowed(letter: str) -> bool:
    if letter in "-_'":
        return True
    script = unicodedata.name(letter, "").split(" ")[0]
    return unicodedata.category(letter)[0] in "LN" or script in ("DEVANAGARI", "THAI")


def _options(form: Form, path: Path, holder: Json, depth: int) -> None:
    inside = (*path, "options")
    options = form.items(inside, holder.get("options") or [], 0, 25)
    names = [option.get("name") for option in options]
    for index, option in enumerate(options):
        _named(form, (*inside, index), option)
        _option(form, (*inside, index), option, depth)
        if option.get("name") in names[:index]:
            code = "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE"
            form.flaw((*inside, index, "name"), code, "Option names must be unique")
    _order(form, inside, options)


def _order(form: Form, path: Path, options: list[Json]) -> None:
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
        form.flaw(path, code, "Sub-command and sub-command group option types are mutually exclusive to other options")
    optional = False
    for index, option in enumerate(options):
        if option.get("required") and optional:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            form.flaw((*path, index), code, "Required options must be placed before non-required options")
        optional = optional or not option.get("required")


def _option(form: Form, path: Path, option: Json, depth: int) -> None:
    kind = option.get("type")
    # A group holds only subcommands, a subcommand only values, and a value nothing.
    allowed = [set(range(1, 12)), {SUBCOMMAND}, set(range(3, 12))][depth]
    form.choice((*path, "type"), kind, allowed)
    if kind in (SUBCOMMAND, GROUP):
        _options(form, path, option, 2 if kind == SUBCOMMAND else 1)
        return
    _choices(form, path, option)
    if option.get("autocomplete") and (option.get("choices") or kind not in (STRING, INTEGER, NUMBER)):
        code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID"
        form.flaw((*path, "autocomplete"), code, "This option cannot have autocomplete")
    _bounds(form, path, option)


def _bounds(form: Form, path: Path, option: Json) -> None:
    if option.get("min_length") is not None:
        form.number((*path, "min_length"), option["min_length"], 0, 6000)
    if option.get("max_length") is not None:
        form.number((*path, "max_length"), option["max_length"], 1, 6000)


def _choices(form: Form, path: Path, option: Json) -> None:
    inside = (*path, "choices")
    choices = form.items(inside, option.get("choices") or [], 0, 25)
    names = [choice.get("name") for choice in choices]
    for index, choice in enumerate(choices):
        form.text((*inside, index, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.text((*inside, index, "value"), choice["value"], 0, 100)
        if choice.get("name") in names[:index]:
            code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE"
            form.flaw((*inside, index, "name"), code, "Choice names must be unique")
        for locale, text in _translations(form, (*inside, index), choice, "name_localizations"):
            form.text((*inside, index, "name_localizations", locale), text, 1, 100)


def _size(thing: Json) -> int:
    """Count the characters toward the limit of 8000: of each name and description, only the longest translation."""
    size = _longest(thing, "name") + _longest(thing, "description") + len(str(thing.get("value", "")))
    return size + sum(map(_size, [*(thing.get("options") or []), *(thing.get("choices") or [])]))


def _longest(thing: Json, name: str) -> int:
    translations = (thing.get(f"{name}_localizations") or {}).values()
    return max(len(str(text)) for text in [thing.get(name) or "", *translations])


def as_kept(command: Json, identity: Json) -> Json:
    """Return a checked command as Discord stores and returns it."""
    permissions = command.get("default_member_permissions")
    return {
        "type": command.get("type") or CHAT_INPUT,
        "name": command["name"],
        "name_localizations": command.get("name_localizations"),
        "description": command.get("description") or "",
        "description_localizations": command.get("description_localizations"),
        "options": [_kept_option(option) for option in command.get("options") or []],
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": command.get("dm_permission", True) is not False,
        "contexts": command.get("contexts"),
        "integration_types": command.get("integration_types") or [0],
        "nsfw": bool(command.get("nsfw")),
        **identity,
    }


def _kept_option(option: Json) -> Json:
    kept = {name: value for name, value in option.items() if value is not None}
    if "options" in kept:
        kept["options"] = [_kept_option(each) for each in kept["options"]]
    return kept


def localize_command(command: Json, locale: str) -> Json:
    """Return the command as a person reads it, with names and descriptions in their language if translated."""
    shown = command | {
        "name_localized": (command.get("name_localizations") or {}).get(locale, command["name"]),
        "description_localized": (command.get("description_localizations") or {}).get(
            locale, command.get("description", "")
        ),
    }
    for inner in ("options", "choices"):
        if command.get(inner):
            shown[inner] = [localize_command(each, locale) for each in command[inner]]
    return shown


def list_offered_commands(world: World, user: User, channel: Channel) -> Iterator[tuple[Application, Json]]:
    """Yield the commands that a person may use in a channel, each with its application."""
    allowed = world.permissions(channel, user.id)
    if not allowed & permissions.USE_APPLICATION_COMMANDS:
        return
    for application in world.applications.values():
        for command in _commands_of(application, world, user, channel):
            needed = _needed_permissions(command)
            if channel.is_dm or allowed & needed == needed:
                yield application, command


def _needed_permissions(command: Json) -> int:
    """Return what a member must be allowed; "0" leaves a command to administrators (page "Application Commands")."""
    needed = command["default_member_permissions"]
    return 0 if needed is None else int(needed) or permissions.ADMINISTRATOR


def _commands_of(application: Application, world: World, user: User, channel: Channel) -> Iterator[Json]:
    """Yield an application's commands; a guild's own hide global ones by name (section "Registering a Command")."""
    guild = world.guild_of(channel)
    here = guild is not None and application.user.id in guild.members
    own = application.commands.get(guild.id, {}) if guild is not None and here else {}
    yield from own.values()
    hidden = {(each["type"], each["name"]) for each in own.values()}
    for command in application.commands[None].values():
        if (command["type"], command["name"]) not in hidden and _is_usable(command, application, user, channel, here):
            yield command


def _is_usable(command: Json, application: Application, user: User, channel: Channel, here: bool) -> bool:
    """Return whether a command fits this context, and whether the guild or the person has installed it."""
    own_dm = channel.is_dm and application.user in channel.recipients
    context = (1 if own_dm else 2) if channel.is_dm else 0
    contexts = command["contexts"]
    suits = context in contexts if contexts is not None else context == 0 or command["dm_permission"]
    by_guild = (here or own_dm) and 0 in command["integration_types"]
    by_person = user.id in application.installed_by and 1 in command["integration_types"]
    return suits and (by_guild or by_person)
