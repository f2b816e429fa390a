"""Removing the obstacle of a refusal in Fight for Olympus, for every reason."""

from engine.core import NOBODY
from games.olympus.rules.agenda import AIM, ENEMIES, MAY, OTHERS, PHASE, READY_OTHERS, SEND, TAKE, WOUND
from games.olympus.rules.position import BESIDE, EMPTY, OPPOSITE
from tests.games.olympus.cases import Case
from tests.games.olympus.table import kind, rest_of_turn


def cured(state, seat, thing, why):
    """Remove the obstacle that a reason names."""
    unasked = why.reason in ("over", "not-your-turn", "others-save")
    cure = play_on if unasked else CURES[why.reason]
    state.result = None
    cure(Case(state, seat, *thing, why.number))
    state.recount()
    return state


def play_on(at):
    """Let the seat play cards."""
    at.state.active, at.state.agenda = at.seat, rest_of_turn(at.seat)


def ask(*question):
    """Let the seat be asked this."""
    return lambda at: at.state.agenda.append((question[0], at.seat, *question[1:]))


def aim(whom, deed):
    """Let a power aim at units, from a space on which none of them stands."""
    return lambda at: ask(AIM, kind("nestor"), next_to(at), whom, deed, 1, 1)(at)


def next_to(at):
    """Another space of one's own than that of the unit."""
    return at.row[(at.value + 1) % 6]


def stand(name):
    """Let another unit stand there."""

    def placed(at):
        at.state.units[at.value] = kind(name)

    return placed


def begin_row(unit):
    """Let this unit, or none, stand on the first space of one's own, without equipment."""

    def placed(at):
        at.state.units[at.row[0]], at.state.gear[at.row[0]] = unit, EMPTY

    return placed


def enrich(at):
    """Give more multicolour cards than anything costs."""
    wild = [card for card in range(60) if at.state.sheet.multicolour[card] and card != at.value]
    at.state.hands[at.seat] = sorted([*at.state.hands[at.seat], *wild])


def change(field, new):
    """Let a field of the question be another."""

    def asked(at):
        frame = [*at.frame]
        frame[field] = new(at) if callable(new) else new
        at.state.agenda[-1] = tuple(frame)

    return asked


def owe(at):
    """Let one of the colour be owed in which this pays."""
    at.state.agenda[-1] = (*at.frame[:4], *(int(colour == at.colour) for colour in range(4)))


def another(at):
    """Let the power be that of somebody else."""
    change(2, kind("peleus"))(at)
    if at.asked == AIM:
        change(3, next_to)(at)


def arm(at):
    at.state.gear[at.value] = kind("red_sword")


def shelter_no_more(at):
    at.state.units[at.state.units.index(kind("ajax"))] = kind("peleus")


def first_turn(at):
    at.state.number, at.state.leaves_out = 1, True


def wound(at):
    at.state.wounds[at.value] = 1


def lay_at_delphi(at):
    at.state.markers[at.value] = NOBODY


def take_all_from_delphi(at):
    at.state.markers = [at.seat if holder == NOBODY else holder for holder in at.state.markers]


def ask_for_a_marker(at):
    at.state.markers[0] = NOBODY
    ask(TAKE, kind("palamedes"), 1)(at)


CURES = {
    **dict.fromkeys(("phase-first", "answer-first", "cards-over", "pay-first", "drawn-first", "not-green"), play_on),
    "row-full": begin_row(EMPTY),
    **dict.fromkeys(("no-unit", "no-bearer"), begin_row(kind("peleus"))),
    **dict.fromkeys(("cannot-pay", "one-way", "all-settled", "wild-needed"), enrich),
    "other-colour": owe,
    "attacks-itself": aim(READY_OTHERS, SEND),
    **dict.fromkeys(("no-strength", "not-ready", "bears-nothing"), arm),
    "enemies-only": aim(OTHERS, WOUND),
    "own-only": aim(ENEMIES, WOUND),
    **dict.fromkeys(("heroes-only", "orestes"), stand("peleus")),
    "soldiers-only": stand("achaeans"),
    "another": another,
    "not-beside": change(3, lambda at: OPPOSITE[BESIDE[at.value][0]]),
    "ajax": shelter_no_more,
    "moved-already": change(3, 0),
    "healed-already": change(5, 0),
    "no-wounds": wound,
    "yours-already": lay_at_delphi,
    "delphi-first": take_all_from_delphi,
    "only-take": ask_for_a_marker,
    **dict.fromkeys(("only-first-turn", "left-out-already"), first_turn),
    "before-each": ask(PHASE, 0),
    **dict.fromkeys(("no-power-asks", "must", "must-take", "nothing-to-refuse"), ask(MAY, kind("cassandra"), 0)),
}
