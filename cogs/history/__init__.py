"""After a game: replays, lists of games, analysis, fairness and ratings."""
