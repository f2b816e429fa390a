"""Whether an answer to "why not?" is true, checked against a whole position of Fight for Olympus."""

from engine.core import NOBODY
from games.olympus.rules.agenda import (
    AIM,
    ARRANGE,
    DISCARD,
    DRAWS,
    ENDS,
    ENEMY_HEROES,
    FREE_PLAY,
    MAY,
    MEND,
    OWN,
    PASS_ON,
    PAY,
    PHASE,
    PLAY,
    SURVIVE,
    TAKE,
    TURN,
    UNDER,
    WOUND,
)
from games.olympus.rules.cards import KINDS
from games.olympus.rules.permanent import find_strength
from games.olympus.rules.position import BESIDE, EMPTY
from tests.games.olympus.cases import Case, pays
from tests.games.olympus.cures import cured
from tests.games.olympus.table import kind, table
from words import Words

__all__ = ["NEVER", "cured", "holds", "rare"]

NEVER = {  # what no move is ever made with, whatever is changed
    "draw-later": {("draw", 0)},
    "recovers-heroes": {("recover", card) for card in range(60, 84)},
}
END_BY = {"OL-31": ("full-row",), "OL-32": ("points",), "OL-33": ("pile", "tied")}
ON_ENEMIES = {
    "circe", "helen", "perseus", "diomedes", "aeneas", "menelaus", "chiron", "philoctetes", "hippolyta", "teucer",
    "electra", "red_sword",
}  # fmt: skip
ON_OWN = {"agamemnon", "nestor", "alcmene", "machaon", "briseis", "hecuba", "oedipus", "clytemnestra", "cycnus"}
ON_HEROES, ON_SOLDIERS = {"menelaus", "clytemnestra"}, {"circe", "aeneas", "electra"}
ON_ANOTHER = {"nestor", "briseis", "oedipus", "clytemnestra", "cycnus"}


def cost_of(case):
    return case.state.sheet.cost[case.value]


TRUE = {
    # cards
    "phase-first": lambda at: at.asked == PHASE and at.frame[2] == 0 and at.state.number == 1,
    "answer-first": lambda at: at.playing and at.asked not in (PLAY, PHASE, PAY, FREE_PLAY),
    "cards-over": lambda at: not at.playing and at.asked not in (PLAY, PAY, FREE_PLAY),
    "row-full": lambda at: at.value < 72 and len(at.standing) == 6,
    "no-unit": lambda at: at.value >= 72 and not at.standing,
    "no-bearer": lambda at: (
        at.value >= 72 and at.standing and all(gear != EMPTY or name == "amazons" for name, gear in at.standing)
    ),
    "cannot-pay": lambda at: at.asked == PLAY and not at.payments(cost_of(at), at.others()),
    "one-way": lambda at: at.asked == PLAY and len(at.payments(cost_of(at), at.others())) == 1,
    "pay-first": lambda at: at.asked == PAY and at.what == "done",
    "drawn-first": lambda at: at.asked == FREE_PLAY and (at.what, at.value) != ("card", at.frame[3]),
    "not-green": lambda at: at.asked == SURVIVE and at.colour in (0, 1, 3),
    "all-settled": lambda at: at.asked == PAY and len(at.payments(at.owed, at.items)) == 1,
    "wild-needed": lambda at: (
        at.asked == PAY
        and at.colour is None
        and not any(pays_next(at, way) for way in at.payments(at.owed, at.items) if at.value in way)
    ),
    "other-colour": lambda at: (
        at.asked == PAY and at.colour not in (None, at.number) and at.owed[at.number] and not any(at.owed[: at.number])
    ),
    # units
    "attacks-itself": lambda at: at.mine and find_strength(at.state, at.value) > 0 and not about_units(at),
    "no-strength": lambda at: at.mine and find_strength(at.state, at.value) == 0 and not about_units(at),
    "enemies-only": lambda at: at.mine and at.by in ON_ENEMIES,
    "own-only": lambda at: not at.mine and at.by in ON_OWN,
    "heroes-only": lambda at: at.state.units[at.value] >= 60 and at.by in ON_HEROES,
    "soldiers-only": lambda at: at.state.units[at.value] < 60 and at.by in ON_SOLDIERS,
    "another": lambda at: at.unit == at.by and at.by in ON_ANOTHER,
    "bears-nothing": lambda at: at.by == "hippolyta" and at.state.gear[at.value] == EMPTY,
    "not-beside": lambda at: at.by == "teucer" and abs(at.value % 6 - at.frame[3] % 6) != 1,
    "not-ready": lambda at: at.by in ("nestor", "cycnus") and find_strength(at.state, at.value) == 0,
    "ajax": lambda at: not at.mine and "ajax" in {KINDS[at.state.units[near]] for near in BESIDE[at.value]},
    "moved-already": lambda at: at.by == "agamemnon" and at.frame[3] >> at.value & 1,
    "healed-already": lambda at: at.by == "alcmene" and at.frame[5] >> at.value & 1,
    "no-wounds": lambda at: at.mine and at.asked in (MEND, PASS_ON) and not at.state.wounds[at.value],
    "orestes": lambda at: at.unit == "orestes" and at.state.wounds[at.value],
    # markers and actions
    "yours-already": lambda at: at.asked == TAKE and at.state.markers[at.value] == at.seat,
    "delphi-first": lambda at: at.state.markers[at.value] == 1 - at.seat and NOBODY in at.state.markers,
    "only-take": lambda at: at.asked != TAKE,
    "only-first-turn": lambda at: at.state.number > 1,
    "left-out-already": lambda at: at.state.number == 1 and not at.state.leaves_out,
    "before-each": lambda at: at.state.number == 1 and at.state.leaves_out and at.asked != PHASE,
    "no-power-asks": lambda at: at.asked != MAY,
    "must": lambda at: at.asked in (DISCARD, UNDER) or "may" not in Words("en").say("olympus-power", card=at.by),
    "must-take": lambda at: at.asked == TAKE and NOBODY in at.state.markers,
    "nothing-to-refuse": lambda at: at.asked in (PLAY, PAY, PHASE, ARRANGE),
}


def about_units(at):
    """Whether a power asks about units."""
    return at.asked not in (PLAY, PAY, PHASE, MAY, TAKE) and at.by in (ON_ENEMIES | ON_OWN | {"medea"})


def pays_next(at, way):
    """Whether a payment uses this card for the colour that is paid next."""
    first = next(colour for colour, owed in enumerate(at.owed) if owed)
    rest = [*way]
    rest.remove(at.value)
    return pays(at.state.sheet, rest, [owed - (colour == first) for colour, owed in enumerate(at.owed)])


def holds(state, seat, refusal):
    """Whether a reason is true."""
    why, (what, value) = refusal.why, refusal.thing
    if why.reason == "over":
        return state.outcome().reason in END_BY[why.clause]
    if why.reason == "not-your-turn":
        return (state.active,) == why.seats != (seat,) and state.to_act() != (seat,)
    if why.reason == "others-save":
        saved = state.agenda[-1][0] == SURVIVE and KINDS[state.units[state.agenda[-1][3]]] == "eurydice"
        return state.active == seat and state.to_act() == why.seats != (seat,) and saved
    if why.reason in NEVER:
        return refusal.thing in NEVER[why.reason] and state.to_act() == (seat,)
    return state.to_act() == (seat,) and bool(TRUE[why.reason](Case(state, seat, what, value, why.number)))


def rare():
    """Positions that random games hardly come to."""
    drawing = table("tiresias - - - - -", hand="peleus")
    drawing.number, drawing.agenda = 1, [(TURN, 1), (ENDS, 0, 0), (DRAWS, 0, 1), (MAY, 0, kind("tiresias"), 0)]
    yield drawing
    yield asking((MEND, 0, kind("alcmene"), OWN, 1, 0b10, 1), "alcmene peleus/2 nestor/1 - - -")
    yield asking((ARRANGE, 0, kind("agamemnon"), 0b10), "agamemnon peleus nestor - - -")
    yield asking((FREE_PLAY, 0, kind("odysseus"), kind("jason"), NOBODY), "odysseus peleus nestor circe helen argus")
    yield asking((PASS_ON, 0, kind("medea"), 1, 3), "medea peleus/1 - - - -")
    yield asking((AIM, 0, kind("menelaus"), 0, ENEMY_HEROES, WOUND, 1, 0), "menelaus - - - - -")


def asking(question, row):
    """A position in which this is asked; Ajax shelters some of the other player's units."""
    state = table(row, "achaeans ajax hector theseus midas -", hand="jason carians")
    state.agenda.append(question)
    return state
