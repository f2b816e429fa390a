"""Whole games as text: every legal list, event and view, ply by ply.

Write them again with ``python -m tests.golden.playthrough`` and read the difference: each
changed line is a changed rule, event, order of moves or view.
"""

from dataclasses import fields, is_dataclass
from pathlib import Path

from engine.chance import Guess
from engine.core import NOBODY
from engine.match import deal_match
from tests.contract.boxes import TABLES

GAMES = Path(__file__).parents[1] / "games"
SEED = b"golden"


def path(game, variant, seats):
    return GAMES / game.key / "golden" / f"{variant}-{seats}.txt"


def playthrough(game, variant, seats):
    """Return one random game as text."""
    match, events = deal_match(game, seats, {"variant": variant}, SEED)
    pick, seen = Guess(seats), {}
    lines = [f"{game.key} {variant} {seats}, rules {game.rules}, seal {match.head.seal}", "ply 0 deal"]
    lines += [*told(events, seats), *looked(match.state, seats, seen)]
    while acting := match.state.to_act():
        seat = acting[pick.below(len(acting))]
        moves = match.state.legal(seat)
        step = match.propose(seat, str(moves[pick.below(len(moves))]), match.stamps[seat])
        lines += [
            f"  legal {seat}: " + " | ".join(map(str, moves)),
            "",
            f"ply {step.entry.ply} seat {seat} {step.entry.move}",
        ]
        lines += [f"  draws {' '.join(map(str, step.entry.draws))}"] if step.entry.draws else []
        match.accept(step)
        lines += [*told(step.events, seats), *looked(match.state, seats, seen)]
    return "\n".join([*lines, f"  {match.state.outcome()}", ""])


def told(events, seats):
    """Yield what everybody hears, and what a seat hears differently."""
    for event in events:
        public = event.heard_by(NOBODY)
        yield f"  all hear {public}"
        for seat in range(seats):
            if event.heard_by(seat) != public:
                yield f"  seat {seat} hears {event.heard_by(seat)}"


def looked(state, seats, seen):
    """Yield what has changed in the view of spectators, and in what a seat sees beyond it."""
    public = flat(state.view(NOBODY))
    for seat in (NOBODY, *range(seats)):
        view = flat(state.view(seat))
        own = {name: value for name, value in view.items() if seat == NOBODY or value != public[name]}
        before = seen.get(seat, {})
        for name, value in own.items():
            if before.get(name) != value:
                yield f"  {'all see' if seat == NOBODY else f'seat {seat} sees'} {name} = {value}"
        seen[seat] = own


def flat(value, name=""):
    """Return a view as names and plain values; a field that is left out of comparisons says nothing new."""
    if is_dataclass(value):
        told = [field.name for field in fields(value) if field.compare]
        parts = [(f"{name}.{field}" if name else field, getattr(value, field)) for field in told]
    elif isinstance(value, tuple) and any(map(is_dataclass, value)):
        parts = [(f"{name}[{index}]", part) for index, part in enumerate(value)]
    else:
        return {name: value}
    return {key: leaf for part, inner in parts for key, leaf in flat(inner, part).items()}


if __name__ == "__main__":
    for table in TABLES:
        path(*table).write_text(playthrough(*table), encoding="utf-8")
