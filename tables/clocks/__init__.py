"""Time for an answer: hours in which it runs, and turns."""
