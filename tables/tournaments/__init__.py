"""Tournaments and leagues: who takes part, who meets whom, and how they stand."""
