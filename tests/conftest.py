"""More random games than a run for every change can afford: `uv run pytest --hypothesis-profile=deep`."""

from hypothesis import settings

import games.narrators  # noqa: F401 - the words of all games, whichever test runs first

settings.register_profile("deep", max_examples=2000)
