"""What follows from a choice: its menu or switch in a panel, and its option in a command.

Its sentences are ``choice-<key>``, which shows a value, ``choice-<key>-<value>``, which names one, and in a command
``choice-<key>-name`` and ``choice-<key>-about``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from discord import app_commands

from cogs.answering.button_ids import Id
from cogs.answering.layout import Button, Children, Row, lay_out_rows, make_button, make_menu
from cogs.answering.settings import LANGUAGE
from cogs.answering.wording import localize_text, turn_time
from tables.choices import TIME, Choice
from words import LANGUAGES, Words, name_language
from words.languages import ENGLISH

Choices = Sequence[Choice[Any]]
Command = TypeVar("Command", bound=Callable[..., Any])


def name_value(choice: Choice[Any], value: Any, words: Words) -> str | int:
    """Return what a value is called: a language, what it calls itself; a number without a name is one."""
    if choice is TIME:
        return turn_time(value, words)
    if choice is LANGUAGE and value in LANGUAGES:
        return name_language(value)
    name = f"choice-{choice.key}-{value}"
    return words.say(name) if isinstance(value, str) or words.has(name) else value


def label_choice(choice: Choice[Any], value: Any, words: Words) -> str:
    """Return the label of a choice with this value."""
    return words.say(f"choice-{choice.key}", value=name_value(choice, value, words))


def label_values(choice: Choice[Any], values: Iterable[Any], words: Words) -> dict[str, str]:
    """Return what a form offers: values in words, by their text."""
    return {str(value): str(name_value(choice, value, words)) for value in values}


# -- in a panel


def lay_out_settings(panel: str, choices: Choices, settings: Mapping[str, str], words: Words) -> Children:
    """Return a menu for each choice, or below the menus a switch if it has two values.

    The verb of a menu or switch is ``<panel>-<key>``; a panel that is redrawn shows what it has set.
    """
    menus = [_menu(panel, each, settings, words) for each in choices if len(each.values) > 2]
    switches = [_switch(panel, each, settings, words) for each in choices if len(each.values) == 2]
    return [*menus, *lay_out_rows(switches)]


def _menu(panel: str, choice: Choice[Any], settings: Mapping[str, str], words: Words) -> Row:
    labels = [label_choice(choice, value, words) for value in choice.values]
    return make_menu(labels, Id(f"{panel}-{choice.key}", 0), label_choice(choice, choice.read(settings), words))


def _switch(panel: str, choice: Choice[Any], settings: Mapping[str, str], words: Words) -> Button:
    """Return a button that shows the current value and sets the other one, so clicking twice changes nothing more."""
    now = choice.read(settings)
    other = choice.values.index(choice.other(now))
    return make_button(label_choice(choice, now, words), Id(f"{panel}-{choice.key}", 0, 0, (other,)))


# -- in a command


def take_choices(choices: Choices) -> Callable[[Command], Command]:
    """Return a decorator that gives a command an option for each choice; ``**chosen`` has their values by key.

    They come before the options that the command takes by keyword only.
    """

    def take(command: Any) -> Any:
        described = inspect.signature(command)
        *own, _ = described.parameters.values()
        options = sorted([*map(_option, choices), *own], key=lambda each: each.kind)
        command.__signature__ = described.replace(parameters=options)
        app_commands.rename(**{each.key: localize_text(f"choice-{each.key}-name") for each in choices})(command)
        app_commands.describe(**{each.key: localize_text(f"choice-{each.key}-about") for each in choices})(command)
        listed = {each.key: _offered(each) for each in choices if not isinstance(each.usual, bool)}
        return app_commands.choices(**listed)(command)

    return take


def _option(choice: Choice[Any]) -> inspect.Parameter:
    kind = type(choice.usual) | None
    return inspect.Parameter(choice.key, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def _offered(choice: Choice[Any]) -> list[app_commands.Choice[Any]]:
    """Return the values as a command offers them, in each reader's language if they have sentences."""
    return [app_commands.Choice(name=_localized(choice, value), value=value) for value in choice.values]


def _localized(choice: Choice[Any], value: Any) -> str | app_commands.locale_str:
    name, english = f"choice-{choice.key}-{value}", Words(ENGLISH)
    return localize_text(name) if english.has(name) else str(name_value(choice, value, english))
