"""The games of a round: which entries meet, at which tables, and what they win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.core import Json
from tables.stored_values import Unknown, dump_value, load_value

Held = Literal[
    "absent",  # somebody is away who may come back
    "unpaired",  # those who are there cannot all be paired
    "alone",  # fewer than two are there
]
Score = tuple[float, float]  # 1 for a victory, a half for a draw
DRAW: Score = (0.5, 0.5)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a pairing: between the members number ``member`` of both entries.

    ``first``: 0 if that of the first entry has the first seat, 1 if that of the second has it. With this seat goes the
    advantage of the game (``engine.advantage``), such as the first turn. ``table``: its number, 0 before it is opened.
    ``score``: of both entries, once it is known. ``forfeit``: whether somebody never came.
    """

    member: int
    first: int
    table: int = 0
    score: Score | None = None
    forfeit: bool = False
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    @property
    def played(self) -> bool:
        """Whether it is a game at a table, or will be one: a forfeit or a result without a table is none."""
        return not self.forfeit and (self.table > 0 or self.score is None)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entries that meet, by their index; without a ``second``, the first has a bye.

    ``through``: which of both goes on, 0 or 1, where games alone did not decide it.
    """

    first: int
    second: int | None
    games: tuple[Game, ...] = ()
    through: int | None = None
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    @property
    def entries(self) -> tuple[int, ...]:
        """The entries that meet."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def done(self) -> bool:
        """Whether every game has a score."""
        return all(game.score is not None for game in self.games)

    @property
    def played(self) -> bool:
        """Whether the entries have met at a table."""
        return any(game.played for game in self.games)

    @property
    def sums(self) -> Score:
        """What both entries have won in the games so far, added up."""
        scores = [game.score for game in self.games if game.score is not None]
        return sum(each[0] for each in scores), sum(each[1] for each in scores)

    @property
    def score(self) -> Score | None:
        """The score of the pairing as a whole; ``None`` while it goes on, and for a bye."""
        if self.second is None or not self.done:
            return None
        first, second = self.sums
        if first == second:
            return DRAW if first else (0.0, 0.0)  # nobody was there to win anything
        return (1.0, 0.0) if first > second else (0.0, 1.0)

    @property
    def winner(self) -> int | None:
        """The entry that goes on in a knock-out, or ``None`` while that is open."""
        if self.second is None:
            return self.first
        if self.through is not None:
            return self.entries[self.through]
        if self.score is None or self.score[0] == self.score[1]:
            return None
        return self.entries[self.score == (0.0, 1.0)]


@dataclass(frozen=True, slots=True)
class Round:
    """A round.

    ``deals``: the codes of the challenges that hold its cards, if all tables get the same. ``options``: those of the
    game under which these cards are dealt, the same as long as the round lasts. ``held``: why no round has followed yet
    although its games are over, or why none follows at all.
    """

    pairings: tuple[Pairing, ...]
    deals: tuple[int, ...] = ()
    held: Held | None = None
    options: Json = field(default_factory=dict, hash=False)
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    @property
    def done(self) -> bool:
        """Whether every game of the round has a score."""
        return all(pairing.done for pairing in self.pairings)


def round_dump(each: Round) -> Json:
    """Return a round as plain JSON."""
    pairings = [{**dump_value(pairing), "games": [*map(dump_value, pairing.games)]} for pairing in each.pairings]
    return {**dump_value(each), "pairings": pairings, "deals": [*each.deals]}


def load_rounds(dumps: Sequence[Json]) -> tuple[Round, ...]:
    """Restore dumped rounds."""
    return tuple(
        load_value(Round, each, pairings=tuple(map(_pairing, each["pairings"])), deals=tuple(each["deals"]))
        for each in dumps
    )


def _pairing(dump: Json) -> Pairing:
    return load_value(Pairing, dump, games=tuple(map(_game, dump["games"])))


def _game(dump: Json) -> Game:
    score = dump["score"]
    return load_value(Game, dump, score=None if score is None else (float(score[0]), float(score[1])))
