"""Replays that travel: a game told step by step, as an animated picture or as a page of one file."""
