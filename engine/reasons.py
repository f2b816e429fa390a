"""What each game answers to people who ask why something cannot be done, by key. A new game is listed here."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.delphi import reasons as delphi
from engine.games.hector import reasons as hector
from engine.games.horse import reasons as horse
from engine.games.iliad import reasons as iliad
from engine.games.olympus import reasons as olympus
from engine.refusal import Reasons

REASONS: Mapping[str, Reasons] = {
    "iliad": Reasons(iliad.things, iliad.uses, iliad.legal, iliad.why),
    "delphi": Reasons(delphi.things, delphi.uses, delphi.legal, delphi.why),
    "olympus": Reasons(olympus.things, olympus.uses, olympus.legal, olympus.why),
    "hector": Reasons(hector.things, hector.uses, hector.legal, hector.why),
    "horse": Reasons(horse.things, horse.uses, horse.legal, horse.why),
}
