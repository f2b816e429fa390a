"""Measurements; speed is always a ratio to something else measured in the same run."""
