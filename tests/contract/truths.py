"""What the contract tests must know to prove that a reason is true, for each game that gives reasons.

Each game's ``truths`` says of a whole position whether what a reason claims is so (``holds``), and
takes that one circumstance away (``cured``). ``rare``, if it is there, yields positions that random
play hardly comes to.
"""

from importlib import import_module

from engine.reasons import REASONS

TRUTHS = {key: import_module(f"tests.games.{key}.truths") for key in REASONS}
