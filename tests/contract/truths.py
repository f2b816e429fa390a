"""What the contract tests need to know to prove that a reason is true, for each game.

Each game's ``truths`` says of a whole position whether what a reason claims is so (``holds``), and
takes that one circumstance away (``cured``). ``NEVER``, if it is there, are the reasons that cannot be
taken away, as no move is ever made with such a thing. ``rare``, if it is there, yields positions that
random play hardly comes to.
"""

from importlib import import_module

from tests.contract.boxes import GAMES

TRUTHS = {key: import_module(f"tests.games.{key}.truths") for key in GAMES}
