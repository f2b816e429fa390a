"""The games, one folder each. A new game of the house is named here and nowhere else."""

GAMES = ("iliad", "delphi", "olympus", "hector", "horse")
