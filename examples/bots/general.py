#!/usr/bin/env python3
"""A bot for Hector and Achilles that looks at the table: it plays what makes it strong, and runs from lost battles.

It shows how to read a view. docs/bots-views.md says what the numbers mean.
"""

import json
import sys

LOST = 8  # strength behind; a bot so far behind gives up the battle
COLOURS = ("red", "green", "blue", "yellow", "purple", "brown")


def main():
    """Answer every question until the game is over."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "turn":
            print(json.dumps({"move": chosen(message["view"], message["moves"])}), flush=True)


def chosen(view, moves):
    """Return the move that looks best."""
    return max(moves, key=lambda move: worth(view, move))


def worth(view, move):
    """Return how good a move looks: what it adds to our strength, more or less."""
    verb, *rest = move.split()
    if verb == "troop":
        return troop_worth(view, rest[0])
    if verb == "fate":
        return fate_worth(view, *rest)
    if verb == "retreat":
        return 100 if behind(view) >= LOST else -100
    return {"deploy": view["hero_value"], "strengthen": 2}.get(verb, 0)


def troop_worth(view, troop):
    """Return the value of a troop such as blue-3 if its color counts for us, or half of it."""
    colour, value = troop.split("-")
    counts = (view["colours"][view["seat"]], view["hero"])
    return int(value) if COLOURS.index(colour) in counts else int(value) / 2


def fate_worth(view, mine, theirs):
    """Return how much stronger we are than the other side if these colors count."""
    seat = view["seat"]
    own, other = (view["armies"][each]["counting"] for each in (seat, 1 - seat))
    return own[COLOURS.index(mine)] - other[COLOURS.index(theirs)]


def behind(view):
    """Return how much stronger the other army looks."""
    seat = view["seat"]
    return view["armies"][1 - seat]["total"] - view["armies"][seat]["total"]


if __name__ == "__main__":
    main()
