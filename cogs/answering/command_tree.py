"""Commands, and what people type into them: what Discord sends is checked here before a command sees it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.answering.answers import Answers, answer_refusal
from tables import Refused
from tables.error_logging import log_failure
from words import clip_text

log = logging.getLogger(__name__)

TYPES: Mapping[discord.AppCommandOptionType, tuple[type, ...]] = {
    discord.AppCommandOptionType.string: (str,),
    discord.AppCommandOptionType.integer: (int,),
    discord.AppCommandOptionType.number: (int, float),
    discord.AppCommandOptionType.boolean: (bool,),
}  # of what is typed; the value of any other option is an id, whose object Discord sends along
WRAPPED = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)


class Tree(app_commands.CommandTree[Any]):
    """The commands and their autocomplete; both count as answers under way."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Suggest nothing while the program stops, and start nothing once it has stopped.

        While it stops, it still accepts commands, to tell their users to try again. A command with values that
        Discord cannot have offered is refused.
        """
        answers: Answers = interaction.client.answers
        answers.track(asyncio.current_task())
        if interaction.type is discord.InteractionType.autocomplete:
            return not answers.stopping
        try:
            _check_values(interaction)
        except Refused as wrong:
            await answer_refusal(interaction, wrong)
            return False
        return not answers.stopped

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer a command that we do not have, or not with these options, as an old client may send it."""
        ours = isinstance(error, app_commands.CommandInvokeError)
        if isinstance(error, app_commands.CommandInvokeError):
            log_failure(log, "internal error", error.original)
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer_refusal(interaction, Refused("mistake" if ours else "command-changed"))


def _check_values(interaction: discord.Interaction[Any]) -> None:
    """Check the values of a command's options, because discord.py takes any.

    Raises:
        Refused: one is of another type than its option, or not among its choices.
    """
    data: Any = interaction.data
    typed = {option["name"]: option.get("value") for option in _innermost(data.get("options", []))}
    known = {identity for found in data.get("resolved", {}).values() for identity in found}
    for parameter in getattr(interaction.command, "parameters", ()):
        if parameter.display_name in typed:
            _check_value(parameter, typed[parameter.display_name], known)


def _innermost(options: Sequence[Any]) -> Sequence[Any]:
    """Return the options of the subcommand that was used, or of the command itself."""
    while options and options[0].get("type") in WRAPPED:
        options = options[0].get("options", [])
    return options


def _check_value(parameter: app_commands.Parameter, value: Any, known: Collection[str]) -> None:
    types, offered = TYPES.get(parameter.type), [choice.value for choice in parameter.choices]
    if not (type(value) in types if types else value in known):
        raise Refused("command-changed")
    if offered and value not in offered:
        raise Refused("not-a-choice", value=clip_text(str(value)))
