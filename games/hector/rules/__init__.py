"""Hector and Achilles: the rules, and everything else in the box."""

from __future__ import annotations

from engine.box import CONTRACT, Box
from engine.why_not import Reasons
from games.hector.rules import reasons
from games.hector.rules.game import PLANNING, Hector
from games.hector.rules.lesson import PLOT

BOX = Box(
    Hector,
    Reasons(reasons.things, reasons.uses, reasons.legal, reasons.why),
    PLOT,
    contract=CONTRACT,
    minutes=30,  # says its rulebook
    planning=PLANNING,
)
