"""`python -m engine`: the games on the command line. The one door out of this folder."""

import sys

from terminal.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
