"""Iliad."""
