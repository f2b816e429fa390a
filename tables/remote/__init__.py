"""Thinking in processes on other machines."""
