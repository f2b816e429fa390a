"""Random games of every table until everything that can happen has happened.

    python -m tests.contract.exhaustive iliad --seed 0

When something breaks, the seed of that game and the command that plays it again are printed.
"""

import argparse
import inspect
import sys
import traceback

from engine.chance import Guess
from engine.core import Event
from engine.games.iliad import ending, events
from engine.games.iliad.cards import (
    ARCHER,
    BALLISTA,
    CATAPULT,
    CHARIOT,
    ELEPHANT,
    KINDS,
    PORTCULLIS,
    SOFT,
    TROJAN_HORSE,
)
from engine.games.iliad.moves import HAND, MOUNT
from tests.contract.boxes import CENSUS, TABLES, random_game

PREY = dict.fromkeys((ARCHER, CHARIOT, HAND), (*SOFT, "last")) | {
    MOUNT: (*SOFT, "last", "first"),
    CATAPULT: (CATAPULT, BALLISTA, PORTCULLIS, TROJAN_HORSE),
    BALLISTA: (CHARIOT, ELEPHANT),
}


def classes(module):
    return {kind.__name__ for _, kind in inspect.getmembers(module, inspect.isclass)
            if issubclass(kind, Event) and kind.__module__ == module.__name__}  # fmt: skip


def iliad_wanted():
    attacks = {("attack", source, prey) for source, preys in PREY.items() for prey in preys}
    placed = {("placed", kind) for kind in range(len(KINDS))} | {("hid", kind) for kind in SOFT}
    reasons = {("ended", reason) for reason in (ending.POINTS, ending.ORACLES, ending.TIE_BREAK, ending.SHARED)}
    return classes(events) | attacks | placed | reasons


def iliad_happened(event):
    """Yield what an event is an example of."""
    yield type(event).__name__
    match event:
        case events.Placed(kind=kind):
            yield "placed", kind
        case events.Hid(kind=kind):
            yield "hid", kind
        case events.GameEnded(reason=reason):
            yield "ended", reason
        case events.Attacked(source=source, target=target, kind=kind, first=first):
            source = min(source, MOUNT)
            yield "attack", source, kind
            if target < MOUNT and target & target - 1:
                yield "attack", source, "first" if first else "last"


WANTED = {"iliad": iliad_wanted}
HAPPENED = {"iliad": iliad_happened}


def run(key, first, most):
    """Play games from the first seed on until nothing is wanted any more; return seeds used and what is missing."""
    missing, tables = WANTED[key](), [table for table in TABLES if table[0].key == key]
    for seed in range(first, first + most):
        if not missing:
            return seed - first, missing
        try:
            missing -= once(*tables[seed % len(tables)], seed)
        except Exception as wrong:
            command = f"python -m tests.contract.exhaustive {key} --seed {seed} --games 1"
            raise AssertionError(f"broken by: {command}") from wrong
    return most, missing


def once(game, variant, seats, seed):
    """Play one game and return what happened in it."""
    happened = set()
    for state, seat, move in random_game(game, variant, seats, seed):
        found, printed = CENSUS[game.key](state)
        assert found == printed, "cards were lost or made"
        if move is not None:
            for event in state.copy().play(seat, move, Guess(seed)):
                happened |= set(HAPPENED[game.key](event))
    return happened


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=WANTED)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=2000)
    chosen = parser.parse_args()
    try:
        used, missing = run(chosen.game, chosen.seed, chosen.games)
    except AssertionError as broken:
        traceback.print_exc()
        print(broken)
        return 1
    print(f"{used} games from seed {chosen.seed}; never happened: {sorted(map(str, missing)) or 'nothing'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
