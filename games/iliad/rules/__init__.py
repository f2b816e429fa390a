"""Iliad: the rules, and everything else in the box."""

from __future__ import annotations

from engine.box import CONTRACT, Box
from engine.why_not import Reasons
from games.iliad.rules import reasons, siege
from games.iliad.rules.game import PLANNING, Iliad
from games.iliad.rules.lesson import PLOT

BOX = Box(
    Iliad,
    Reasons(reasons.things, reasons.uses, reasons.legal, reasons.why),
    PLOT,
    siege.list_finished,
    contract=CONTRACT,
    minutes=45,  # says its rulebook
    planning=PLANNING,
)
