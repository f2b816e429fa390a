"""Fight for Olympus."""
