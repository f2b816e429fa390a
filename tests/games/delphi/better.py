"""Positions of Delphi in which it is known why one move is better than another."""

from tests.games.delphi.table import table


def better():
    """Yield what is known, the position, the seat to move, the better move, another, and a pattern of the reason."""
    last = table(hands={0: "6 2"}, rows={0: "3", 1: "5", 2: "6"}, number=9, scores=[10, 10, 10])
    points = r"Ada can expect 18 points from the march, not \N{MINUS SIGN}9\."
    yield "the greatest Warrior wins the march", last, 0, "play warrior_6", "withdraw", points
    behind = table(
        hands={0: "2 6 5 4", 1: "6 5", 2: "6 5"},
        rows={0: "2", 1: "heracles achilles", 2: "achilles heracles"},
    )
    cards = r"Ada then holds 3\.\d cards, not 2\.\d\."
    yield "a lost march is worth no card", behind, 0, "withdraw", "play warrior_4", cards
