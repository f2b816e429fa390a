"""Judging moves: chances, hints, analyses."""
