"""Fight for Olympus: the rules, and everything else in the box."""

from __future__ import annotations

from engine.box import CONTRACT, Box
from engine.why_not import Reasons
from games.olympus.rules import reasons
from games.olympus.rules.game import PLANNING, Olympus
from games.olympus.rules.lesson import PLOT

BOX = Box(
    Olympus,
    Reasons(reasons.things, reasons.uses, reasons.legal, reasons.why),
    PLOT,
    contract=CONTRACT,
    minutes=30,  # so we reckon: half to three quarters of the moves of Iliad
    planning=PLANNING,
)
