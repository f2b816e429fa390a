"""A package of a worker that lies."""
