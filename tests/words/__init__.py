"""The words of the host and the games; ``WHOLE`` has the languages that the README promises to be complete."""

WHOLE = ("en", "fr", "de")
