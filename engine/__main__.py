"""`python -m engine`: the games on the command line. Only this file imports from outside the folder."""

import signal
import sys

if __name__ == "__main__":  # a Ctrl-C while all else is imported ends the program without a trace
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from terminal.bots.environment import forget_secrets
from terminal.command import run_command_line
from terminal.compiling import warn_if_stale

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # now it lets work under way clean up
    forget_secrets()
    warn_if_stale()
    sys.exit(run_command_line(sys.argv[1:]))
