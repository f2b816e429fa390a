"""Delphi: the rules, and everything else in the box."""

from __future__ import annotations

from engine.box import CONTRACT, Box
from engine.why_not import Reasons
from games.delphi.rules import march, reasons
from games.delphi.rules.game import PLANNING, Delphi
from games.delphi.rules.lesson import PLOT

BOX = Box(
    Delphi,
    Reasons(reasons.things, reasons.uses, reasons.legal, reasons.why),
    PLOT,
    march.list_finished,
    contract=CONTRACT,
    minutes=30,  # so we reckon: half to three quarters of the moves of Iliad
    planning=PLANNING,
)
