"""The bot has every cog that is written, and each command says where people may use it."""

import re
from pathlib import Path

from cogs.bot import COGS

ROOT = Path(__file__).parents[2]
COG = re.compile(r"^class (\w+)\(commands\.Cog\)", re.MULTILINE)


def test_the_bot_has_every_cog_that_is_written():
    written = {name for path in (ROOT / "cogs").rglob("*.py") for name in COG.findall(path.read_text(encoding="utf-8"))}
    assert written == {cog.__name__ for cog in COGS}, "add it to COGS in cogs/bot.py"


def test_each_command_says_where_people_may_use_it():
    declared = [command for cog in COGS for command in cog.__cog_app_commands__]
    assert len(declared) > 20, "little is compared"
    unsaid = [command.name for command in declared if command.allowed_contexts is None]
    assert unsaid == [], "add allowed_contexts: otherwise Discord offers it everywhere"
