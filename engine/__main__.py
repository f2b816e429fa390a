"""`python -m engine`: the games on the command line. Only this file imports from outside the folder."""

import sys

from terminal.bots.environment import forget_secrets
from terminal.command import run_command_line
from terminal.compiling import warn_if_stale

if __name__ == "__main__":
    forget_secrets()
    warn_if_stale()
    sys.exit(run_command_line(sys.argv[1:]))
