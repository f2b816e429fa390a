"""Hector and Achilles."""
