"""Time for an answer: hours in which it runs, turns, and what was asked when."""
