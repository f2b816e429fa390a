"""`python -m engine`: the games on the command line. Only this file imports from outside the folder."""

import sys

from terminal.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
