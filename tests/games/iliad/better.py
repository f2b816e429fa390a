"""Positions of Iliad in which it is known why one move is better than another."""

from tests.games.iliad.table import table


def better():
    """Yield what is known, the position, the seat to move, the better move, another, and a pattern of the reason."""
    lost = siege({0: "4 3 archer", 1: "1 1"})
    yield "a lost siege is worth no Hoplite", lost, 0, "pass", "place hoplite_4 alone", r"Kept in hand: Hoplite 4\.$"
    archer = siege({0: "elephant archer", 1: "1 1"})
    kept = r"Kept in hand: Archer, for the Elephant\."
    yield "an Archer is kept for the Elephant", archer, 0, "pass", "place archer alone", kept
    wins = r"Ada wins 4.* points within a few moves, not [0-3]"
    yield "anyone who leads passes last and wins", won(), 0, "pass", "place archer alone", wins
    attack = "attack chariot-in-hand 1 phalanx-432"
    stands = r"(Ada wins|The siege then stands at) "
    yield "the Chariot breaks the greatest army", greater(), 0, attack, "place hoplite_1 alone", stands


def siege(hands):
    """Return a siege of two that seat 0 has no hope to win."""
    return table(2, siege=None, hands=hands, armies={1: "4321 archer archer"})


def won():
    """Return a siege of two in which the other has passed and is behind."""
    state = table(2, siege=None, hands={0: "4 3 2 archer elephant", 1: "2 1 archer"}, armies={0: "43", 1: "1"})
    state.passes, state.last_to_pass = 1, 1
    return state


def greater():
    """Return a siege in which a Chariot can attack the army that is ahead."""
    return table(3, hands={0: "chariot 1 1", 1: "1", 2: "1"}, armies={0: "43", 1: "432", 2: "2"})
