"""The games that can say why something cannot be done, by key. A game that can is listed here."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.delphi import reasons as delphi
from engine.games.hector import reasons as hector
from engine.games.horse import reasons as horse
from engine.refusal import Reasons

REASONS: Mapping[str, Reasons] = {
    "delphi": Reasons(delphi.things, delphi.uses, delphi.legal, delphi.why),
    "hector": Reasons(hector.things, hector.uses, hector.legal, hector.why),
    "horse": Reasons(horse.things, horse.uses, horse.legal, horse.why),
}
