"""Learning the games: the list of games, rules, cards and lessons."""
