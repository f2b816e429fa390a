"""The command line: what `python -m engine` does. Has the clock, the files and the keyboard."""
