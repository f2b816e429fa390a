"""Pig in the cup: the rules, and what else comes in the box."""

from __future__ import annotations

from engine.box import Box
from ilion_pig.rules.game import Pig
from ilion_pig.rules.reasons import REASONS

BOX = Box(Pig, REASONS, contract=1)
