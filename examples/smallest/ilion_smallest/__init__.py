"""Smallest: a game for Ilion."""
