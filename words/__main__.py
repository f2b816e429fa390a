"""`python -m words check`: what a translation lacks, for the people who translate."""

import signal
import sys

if __name__ == "__main__":  # it only reads, so Ctrl-C may end it anywhere
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from terminal.ending import end_in_words, stop_at_closed_pipe
from terminal.translations import check_translations

if __name__ == "__main__":
    code = 0
    with end_in_words(), stop_at_closed_pipe():
        code = check_translations(sys.argv[1:])
    sys.exit(code)
