"""One folder a game; every folder has the same files."""
