"""More random games than a run for every change can afford: `uv run pytest --hypothesis-profile=deep`."""

from hypothesis import settings

settings.register_profile("deep", max_examples=2000)
