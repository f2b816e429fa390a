"""The composition root: reads the settings and starts what they ask for.

For now that is a game of Iliad in the terminal, against the computer.
"""

from __future__ import annotations

import sys

from dotenv import dotenv_values

from terminal.command import main as command


def settings() -> list[str]:
    """Return the settings of `.env` as they would be typed on the command line."""
    found = dotenv_values(".env")
    named = {"--cards": found.get("ILION_CARDS"), "--language": found.get("ILION_LANGUAGE")}
    return [word for name, value in named.items() if value for word in (name, value)]


if __name__ == "__main__":
    sys.exit(command(["play", "iliad", *settings(), *sys.argv[1:]]))
