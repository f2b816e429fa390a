"""Positions of Fight for Olympus in which it is known why one move is better than another."""

from tests.games.olympus.table import table


def better():
    """Yield what is known, the position, the seat to move, the better move, another, and a pattern of the reason."""
    sword = table("sisyphus - - - cicones -", "lapiths - - - - -", hand="blue_sword", markers={"blue": 0})
    falls = r"Ben.s Lapiths then fall, and not otherwise\."
    yield "a sword defeats the unit opposite", sword, 0, "play blue_sword a1", "play blue_sword a5", falls
    shield = table("- pandora/4 - - - -", "- jason - - - -", hand="green_shield", markers={"green": 0})
    stays = r"Ada.s Pandora then stays, and not otherwise\."
    yield "a shield saves the unit that bears it", shield, 0, "play green_shield a2", "done", stays
