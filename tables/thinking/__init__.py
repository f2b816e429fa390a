"""Thinking for computer players, in processes of this machine, and for how long."""
