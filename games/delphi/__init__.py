"""Delphi."""
