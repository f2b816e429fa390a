"""One card of Fight for Olympus in words, for people who look it up."""

from __future__ import annotations

from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, KINDS, Kind
from games.olympus.rules.game import Olympus
from games.olympus.rules.view import View
from games.olympus.words.cards import Cards, sort_of
from words import Words

WHEN = {"play": ("OL-12",), "attack": ("OL-12", "OL-23", "OL-27"), "always": ("OL-12", "OL-26"), "": ()}
TOUCHED = {
    "OL-06": (
        "asclepius", "telephus", "meleager", "bellerophon", "laodice", "icarus", "sisyphus",
    ),
    "OL-13": (*KINDS[FIRST_EQUIPMENT:], "daedalus", "antigone", "hippolyta", "amazons", "circe", "aeneas", "sisyphus"),
    "OL-14": (
        "hector", "patroclus", "andromache", "circe", "aeneas", "menelaus", "electra", "achilles", "clytemnestra",
        "eurydice", "paris",
    ),
    "OL-15": (
        "agamemnon", "helen", "circe", "sisyphus", "medea", "hecuba", "alcmene", "briseis", "iphigenia", "machaon",
        "asclepius", "telephus", "orestes", "green_shield",
    ),
    "OL-16": ("polyxena", "ajax", "teucer"),
    "OL-17": ("orpheus", "argus", "tiresias", "circe", "sisyphus"),
    "OL-20": ("achilles", "nestor", "penelope"),
    "OL-22": ("palamedes", "midas", "jason", "carians", "icarus"),
    "OL-25": ("nestor", "cycnus"),
    "OL-26": ("agamemnon", "diomedes"),
    "OL-28": ("nestor", "cycnus"),
    "OL-30": ("penelope", "tiresias"),
    "OL-33": (
        "odysseus", "peleus", "telemachus", "pandora", "midas", "cassandra", "carians", "daedalus", "penelope",
        "tiresias", "blue_helmet",
    ),
    "OL-42": (
        "odysseus", "eurydice", "ajax", "helen", "antigone", "carians", "jason", "cassandra", "tiresias", "penelope",
        "chiron", "machaon", "teucer", "cycnus", "tydeus", "argus", "icarus", "penthesilea", "neoptolemus", "daedalus",
    ),
}  # fmt: skip


def describe(game: Olympus, language: str, kind: Kind) -> list[str]:
    """Return the lines that describe a card: its name, colors and numbers, its cost, and its power."""
    cards = Cards(game, Words(language))
    sheet, say = game.sheet, cards.say
    cost = cards.symbols(kind) or "none"
    when = say("olympus-when", when=sheet.power[kind] or "none", power=cards.power(kind))
    about = say(
        "olympus-about-gear" if kind >= FIRST_EQUIPMENT else "olympus-about-unit",
        colours=name_color(cards, kind),
        strength=sheet.strength[kind],
        health=sheet.health[kind],
        **({} if kind >= FIRST_EQUIPMENT else {"sort": sort_of(kind)}),
    )
    return [cards.name(kind), f"{about}.", f"{say('olympus-cost', cost=cost)}.", when]


def name_color(cards: Cards, kind: Kind) -> str:
    """Return the name of a card's color, marked if the card has all colors."""
    colour = cards.say("olympus-colour", colour=COLOURS[cards.sheet.colour[kind]])
    return cards.say("olympus-multicolour", colour=colour) if cards.sheet.multicolour[kind] else colour


def touched(game: Olympus, kind: Kind) -> list[str]:
    """Return the clauses that a player of this card may want to read."""
    own = {clause for clause, ids in TOUCHED.items() if KINDS[kind] in ids}
    return sorted({"OL-11", *WHEN[game.sheet.power[kind]], *own})


def held(view: View) -> list[Kind]:
    """Return the kinds of cards in the reader's hand, each once."""
    return sorted(set(view.hand))


def named(game: Olympus, language: str) -> dict[str, Kind]:
    """Return all cards by name."""
    cards = Cards(game, Words(language))
    return {cards.name(kind): kind for kind in range(len(KINDS))}
