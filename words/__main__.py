"""`python -m words check`: what a translation lacks, for the people who translate."""

import sys

from terminal.translations import check_translations

if __name__ == "__main__":
    sys.exit(check_translations(sys.argv[1:]))
