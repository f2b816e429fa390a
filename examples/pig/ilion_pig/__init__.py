"""Pig in the cup: a game for Ilion."""
