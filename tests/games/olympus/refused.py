"""Positions of Fight for Olympus in which something cannot be done, and why.

Each has what can be done in it and, by reason and clause, what cannot. What is said of an action that nobody would
expect to be open is the same nearly everywhere (``USUAL``).
"""

from engine.chance import Guess
from engine.core import NOBODY
from games.olympus.rules.agenda import (
    AIM,
    AIM_TWO,
    ARRANGE,
    BESIDE_OPPOSITE,
    DISCARD,
    ENEMIES,
    ENEMY_HEROES,
    ENEMY_SOLDIERS,
    EQUIPPED_ENEMIES,
    EXCHANGE,
    FREE_PLAY,
    MEND,
    OTHERS,
    OWN,
    PASS_ON,
    READY_OTHERS,
    RECOVER,
    RETURN,
    SEND,
    STRIP,
    TAKE,
    WOUND,
)
from tests.games.olympus.table import GAME, cards, do, kind, table

THEIRS = "achaeans ajax hector theseus midas -"
PAY = "achilles aeneas electra cicones peleus midas"
USUAL = {
    "leave_out": "only-first-turn OL-05",
    "use": "no-power-asks OL-12",
    "waive": "nothing-to-refuse OL-12",
    "take": "only-take OL-22",
    "draw": "draw-later OL-30",
}


def first():
    """The first player is asked about the first phase."""
    state, _ = GAME.deal(2, GAME.options(2, {"first": 0}), Guess(1))
    state.hands = [cards("jason"), cards("medea")]
    state.recount()
    return state


def begun(*names):
    """The first player has answered."""
    state = first()
    for name in names:
        state.play(0, next(move for move in state.legal(0) if str(move) == name), Guess(1))
    return state


def after(state, *names):
    do(state, *names)
    return state


def asking(question, row="- - - - - -", theirs=THEIRS, **more):
    """A position in which this is asked."""
    state = table(row, theirs, **more)
    state.agenda.append(question)
    return state


POSITIONS = {
    "first": (
        first,
        "leave_out",
        {
            "phase-first OL-05": "card jason, done",
        },
    ),
    "used": (
        lambda: begun("go on"),
        "done",
        {
            "cannot-pay OL-10": "card jason",
            "before-each OL-05": "leave_out",
        },
    ),
    "play": (
        lambda: table(
            "amazons hector+blue_sword penelope - - -",
            "- nestor - - - -",
            hand="red_shield jason medea electra",
            markers={"red": 0},
        ),
        "card electra, card red_shield, done",
        {
            "cannot-pay OL-10": "card jason, card medea",
            "attacks-itself OL-20": "a1, a2",
            "no-strength OL-20": "a3",
        },
    ),
    "full": (
        lambda: table("jason hector medea argus circe helen", hand="pandora red_shield cicones"),
        "card red_shield, done",
        {
            "row-full OL-11": "card pandora, card cicones",
            "attacks-itself OL-20": "a1, a2, a3, a4, a5, a6",
        },
    ),
    "bare": (
        lambda: table(hand="red_shield"),
        "done",
        {
            "no-unit OL-11": "card red_shield",
        },
    ),
    "clad": (
        lambda: table("amazons hector+red_sword - - - -", hand="red_shield"),
        "done",
        {
            "no-bearer OL-11": "card red_shield",
            "attacks-itself OL-20": "a1, a2",
        },
    ),
    "pay": (
        lambda: after(table(hand=PAY + " perseus", markers={"red": 0, "green": 0}), "play achilles a1 choosing"),
        "card perseus, card aeneas, card electra, card cicones, red",
        {
            "other-colour OL-10": "card peleus, card midas, green",
            "pay-first OL-10": "done",
        },
    ),
    "pay wild": (
        lambda: after(table(hand="achilles aeneas electra cicones midas pandora perseus"), "play achilles a1 choosing"),
        "card aeneas, card electra, card cicones",
        {
            "other-colour OL-10": "card midas, card pandora",
            "wild-needed OL-10": "card perseus",
            "pay-first OL-10": "done",
        },
    ),
    "settled": (
        lambda: after(table(hand=PAY, markers={"green": 0}), "play achilles a1 choosing", "pay aeneas", "pay electra"),
        "",
        {
            "all-settled OL-10": "card peleus, card midas, card cicones, green",
            "pay-first OL-10": "done",
        },
    ),
    "free": (
        lambda: asking(
            (FREE_PLAY, 0, kind("odysseus"), kind("jason"), NOBODY),
            "odysseus peleus nestor circe helen argus",
            hand="jason carians",
        ),
        "waive",
        {
            "row-full OL-11": "card jason",
            "drawn-first OL-42": "card carians, done",
            "attacks-itself OL-20": "a1, a2, a4, a5, a6",
            "no-strength OL-20": "a3",
        },
    ),
    "save": (
        lambda: after(
            table("eurydice/2 hector - - - -", "cicones - - - - -", hand="jason pandora", other="argus", active=1),
            "done",
        ),
        "waive",
        {
            "not-green OL-42": "card jason, card pandora",
            "attacks-itself OL-20": "a1, a2",
            "cards-over OL-06": "done",
        },
    ),
    "mend": (
        lambda: asking((MEND, 0, kind("alcmene"), OWN, 1, 2, 1), "alcmene peleus/2 nestor/1 orestes/1 - -"),
        "a3, waive",
        {
            "no-wounds OL-15": "a1",
            "healed-already OL-42": "a2",
            "orestes OL-40": "a4",
            "own-only OL-40": "b1, b2, b3, b4, b5",
            "answer-first OL-12": "done",
        },
    ),
    "others": (
        lambda: asking((MEND, 0, kind("briseis"), OTHERS, 2, 0, 0), "briseis/1 peleus/2 nestor - - -"),
        "a2, waive",
        {
            "another OL-40": "a1",
            "no-wounds OL-15": "a3",
            "own-only OL-40": "b1, b2, b3, b4, b5",
            "answer-first OL-12": "done",
        },
    ),
    "arrange": (
        lambda: asking((ARRANGE, 0, kind("agamemnon"), 2), "agamemnon peleus nestor - - -"),
        "a1, a3, done",
        {
            "moved-already OL-42": "a2",
            "own-only OL-40": "b1, b2, b3, b4, b5",
        },
    ),
    "pass": (
        lambda: asking((PASS_ON, 0, kind("medea"), 1, 3), "medea peleus/1 - - - -"),
        "a2, b2, b4, b5, waive",
        {
            "no-wounds OL-15": "a1",
            "ajax OL-42": "b1, b3",
            "answer-first OL-12": "done",
        },
    ),
    "heroes": (
        lambda: asking((AIM, 0, kind("menelaus"), 0, ENEMY_HEROES, WOUND, 1, 0), "menelaus - - - - -"),
        "b2, b4, b5",
        {
            "enemies-only OL-40": "a1",
            "heroes-only OL-14": "b1",
            "ajax OL-42": "b3",
            "answer-first OL-12": "done",
            "must OL-12": "waive",
        },
    ),
    "soldiers": (
        lambda: asking((AIM, 0, kind("circe"), 0, ENEMY_SOLDIERS, RETURN, 0, 1), "circe - - - - -"),
        "waive",
        {
            "enemies-only OL-40": "a1",
            "ajax OL-42": "b1",
            "soldiers-only OL-14": "b2, b3, b4, b5",
            "answer-first OL-12": "done",
        },
    ),
    "clad enemies": (
        lambda: asking(
            (AIM, 0, kind("hippolyta"), 0, EQUIPPED_ENEMIES, STRIP, 0, 1),
            "hippolyta - - - - -",
            "nestor+red_shield hector - - - -",
        ),
        "b1, waive",
        {
            "enemies-only OL-40": "a1",
            "bears-nothing OL-40": "b2",
            "answer-first OL-12": "done",
        },
    ),
    "beside": (
        lambda: asking(
            (AIM, 0, kind("teucer"), 1, BESIDE_OPPOSITE, WOUND, 1, 1), "- teucer - - - -", "nestor hector - medea - -"
        ),
        "b1, waive",
        {
            "enemies-only OL-40": "a2",
            "not-beside OL-16": "b2, b4",
            "answer-first OL-12": "done",
        },
    ),
    "ready": (
        lambda: asking((AIM, 0, kind("cycnus"), 0, READY_OTHERS, SEND, 0, 1), "cycnus penelope perseus - - -"),
        "a3, waive",
        {
            "another OL-40": "a1",
            "not-ready OL-28": "a2",
            "own-only OL-40": "b1, b2, b3, b4, b5",
            "answer-first OL-12": "done",
        },
    ),
    "two": (
        lambda: asking((AIM_TWO, 0, kind("diomedes"), 1), "diomedes - - - - -", "ajax nestor hector medea - -"),
        "b1, b3, b4",
        {
            "enemies-only OL-40": "a1",
            "ajax OL-42": "b2",
            "answer-first OL-12": "done",
            "must OL-12": "waive",
        },
    ),
    "helen": (
        lambda: asking((EXCHANGE, 0, kind("helen")), "helen - - - - -"),
        "b2, b4, b5, waive",
        {
            "enemies-only OL-40": "a1",
            "ajax OL-42": "b1, b3",
            "answer-first OL-12": "done",
        },
    ),
    "take": (
        lambda: asking((TAKE, 0, kind("midas"), 0), hand="jason", markers={"red": 0, "blue": 1}),
        "green, yellow, take",
        {
            "answer-first OL-12": "card jason, done",
            "yours-already OL-22": "red",
            "delphi-first OL-22": "blue",
            "must-take OL-22": "waive",
        },
    ),
    "discard": (
        lambda: asking((DISCARD, 0, kind("theseus")), hand="jason argus"),
        "card jason, card argus",
        {
            "answer-first OL-12": "done",
            "must OL-12": "waive",
        },
    ),
    "recover": (
        lambda: asking((RECOVER, 0, kind("orpheus")), discards="medea cicones", hand="jason"),
        "recover medea, waive",
        {
            "answer-first OL-12": "card jason, done",
            "recovers-heroes OL-14": "recover cicones",
        },
    ),
    "may": (
        lambda: after(table("jason - - - - -", hand="argus"), "done"),
        "use, waive",
        {
            "cards-over OL-06": "card argus, done",
            "attacks-itself OL-20": "a1",
        },
    ),
    "choose": (
        lambda: table(hand="cicones electra tauri argus peleus pandora"),
        "card argus, card pandora, card electra, card cicones, card tauri, choose cicones, choose tauri, done",
        {
            "cannot-pay OL-10": "card peleus",
            "one-way OL-10": "choose argus",
        },
    ),
    "one way": (
        lambda: table(hand="cicones electra"),
        "card electra, card cicones, done",
        {
            "one-way OL-10": "choose cicones",
        },
    ),
    "sword": (
        lambda: table(hand="red_sword electra"),
        "card electra, done",
        {
            "no-unit OL-11": "card red_sword",
        },
    ),
    "second phase": (
        lambda: begun("go on", "done"),
        "leave_out",
        {
            "cards-over OL-06": "card jason, done",
        },
    ),
    "chiron": (
        lambda: after(table("- chiron - - - -", "- hector medea - - -", hand="jason"), "done"),
        "b2, b3",
        {
            "cards-over OL-06": "card jason, done",
            "enemies-only OL-40": "a2",
            "must OL-12": "waive",
        },
    ),
    "enemies": (
        lambda: asking((AIM, 0, kind("perseus"), 0, ENEMIES, WOUND, 3, 0), "perseus - - - - -"),
        "b2, b4, b5",
        {
            "enemies-only OL-40": "a1",
            "ajax OL-42": "b1, b3",
            "answer-first OL-12": "done",
            "must OL-12": "waive",
        },
    ),
    "may take": (
        lambda: asking((TAKE, 0, kind("palamedes"), 1), markers={"red": 0, "blue": 1}),
        "green, yellow, waive, take",
        {
            "yours-already OL-22": "red",
            "delphi-first OL-22": "blue",
            "answer-first OL-12": "done",
        },
    ),
}
