"""What there is to play: games, rules, cards and lessons."""
