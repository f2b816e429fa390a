"""The command line: what `python -m engine` does. It has the clock, the files and the keyboard."""
