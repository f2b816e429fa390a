"""Our secrets in the environment, which are none of a bot's business."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

SECRETS = ("DISCORD_", "ILION_")  # how the names of these variables begin


def withhold_secrets(environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment without our secrets."""
    return {name: value for name, value in environment.items() if not name.startswith(SECRETS)}


def forget_secrets() -> None:
    """Start this program again without our secrets, if it has any.

    A bot may read with what environment a program began, whatever it has deleted since: /proc/PID/environ of proc(5).
    """
    environment = withhold_secrets(os.environ)
    if os.name == "posix" and len(environment) < len(os.environ):
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)  # noqa: S606 - the same program
