"""`python -m tests.native.games`: print a digest of whole games of every table, and by which rules they were played.

Greedy players play one game and random ones another, and a search thinks now and then. After each move, everything that
anyone may see, do, imagine or hear goes into the digest, in words too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256

from engine.chance import Guess
from engine.core import NOBODY, Game, State, filter_heard
from engine.players import Greedy, Ismcts, Player, Random
from games.narrators import make_narrator
from native.finder import describe_rules
from tests.contract.boxes import TABLES

SEEDS = (1, 2)
EVERY = 24  # decisions between two that a search thinks about
NAMES = dict(enumerate(("Ada", "Ben", "Chloe", "Dmitri", "Eleni", "Felix")))


def seen(game: Game, state: State, seats: int) -> Iterator[object]:
    """Yield all that there is to a position."""
    yield state.to_act(), state.outcome()
    yield json.dumps(state.dump(), sort_keys=True)
    for seat in (*range(seats), NOBODY):
        view = state.view(seat)
        yield view, list(map(str, state.legal(seat)))
        imagined = game.imagine(view, Guess(7))
        yield json.dumps(imagined.dump(), sort_keys=True)
        if game.know_how and seat != NOBODY:
            yield game.know_how.tempt(state, seat), game.know_how.weigh(state, seat)


def played(game: Game, variant: str, seats: int, seed: int, player: Player) -> Iterator[object]:
    """Yield all that there is to one game."""
    chance, thought, words = Guess(seed), Guess(seed + 1), make_narrator(game, "en")
    state, events = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    plies = 0
    while acting := state.to_act():
        yield from seen(game, state, seats)
        seat = acting[0]
        view, legal = state.view(seat), state.legal(seat)
        if plies % EVERY == 0:
            yield str(Ismcts(40).choose(game, view, legal, thought))
        move = player.choose(game, view, legal, thought)
        state = state.copy()
        events = state.play(seat, move, chance)
        plies += 1
        yield str(move)
        for hearer in (*range(seats), NOBODY):
            yield [(each, words.tell(each, hearer, NAMES)) for each in filter_heard(events, hearer)]
            yield words.table(state.view(hearer), NAMES)
    yield from seen(game, state, seats)


def digest(game: Game, variant: str, seats: int) -> str:
    """Return a hash of several games at a table."""
    found = sha256()
    for seed, player in zip(SEEDS, (Greedy(), Random()), strict=True):
        for each in played(game, variant, seats, seed, player):
            found.update(repr(each).encode())
    return found.hexdigest()


def digests() -> dict[str, str]:
    """Return the digest of each table."""
    return {f"{game.key} {variant} {seats}": digest(game, variant, seats) for game, variant, seats in TABLES}


if __name__ == "__main__":
    print(json.dumps({"rules": describe_rules(), "games": digests()}))
