"""The rules: pure, synchronous, standard library only."""
