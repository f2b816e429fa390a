"""The games, one folder each. A new game is added to this list and nowhere else."""

GAMES = ("iliad", "delphi", "olympus", "hector", "horse")
