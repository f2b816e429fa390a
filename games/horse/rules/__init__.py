"""The Trojan Horse: the rules, and everything else in the box."""

from __future__ import annotations

from engine.box import CONTRACT, Box
from engine.why_not import Reasons
from games.horse.rules import reasons
from games.horse.rules.game import Horse
from games.horse.rules.lesson import PLOT

BOX = Box(
    Horse,
    Reasons(reasons.things, reasons.uses, reasons.legal, reasons.why),
    PLOT,
    contract=CONTRACT,
    minutes=30,  # so we reckon: half to three quarters of the moves of Iliad
)
