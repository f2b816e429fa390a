"""`python -m words check`: what a translation lacks, for the people who translate."""

import sys

from terminal.translations import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
