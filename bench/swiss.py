"""How well Swiss rounds are paired, beside py4swiss, which follows FIDE's Dutch system as of 2025.

    uv run --group bench python -m bench.swiss --tournaments 200

Both pair the same random tournaments: the same people of the same strengths, who come late, stay away for a round, or
leave. Without py4swiss, ours is measured alone.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, count, groupby, islice
from random import Random
from time import perf_counter

from networkx import Graph
from networkx.algorithms.matching import max_weight_matching

from tables.duration import DAY
from tables.tournaments.entries import Entry, Member
from tables.tournaments.games import DRAW, Game, Pairing, Round, Score
from tables.tournaments.pairing import next_round, rounds_of
from tables.tournaments.seats import seats_had
from tables.tournaments.standings import count_points
from tables.tournaments.tournament import Tournament
from terminal.arguments import parse_positive
from terminal.ending import end_in_words

try:  # it has no wheel for some machines
    from py4swiss.engines.common import PairingError
    from py4swiss.engines.dutch import Engine
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.codes import PlayerCode
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
    from py4swiss.trf.sections import PlayerSection, XSection
except ImportError:
    ParsedTrf = None

LATE, AWAY, LEAVES = 0.05, 0.05, 0.03  # the chances to miss the first round, and in each round to miss it or to leave
DRAWN, SPREAD = 0.1, 1.0  # the share of draws, and how far apart strengths are

Pairer = Callable[[Tournament], "list[Pairing] | None"]


def pair_by_ilion(its: Tournament) -> list[Pairing] | None:
    """Pair the next round as tournaments of the bot do."""
    following = next_round(its)
    return None if following is None else [*following.pairings]


# -- theirs


def pair_by_py4swiss(its: Tournament) -> list[Pairing] | None:
    """Pair the next round with py4swiss."""
    try:
        found = Engine.generate_pairings(_report(its))
    except PairingError:
        return None
    return [
        Pairing(each.white - 1, each.black - 1, (Game(0, 0),)) if each.black else Pairing(each.white - 1, None)
        for each in found
    ]


def _report(its: Tournament) -> ParsedTrf:
    """Return a tournament as the report that FIDE's programs exchange."""
    points = count_points(its)
    players = [
        PlayerSection(
            code=PlayerCode.PLAYER, starting_number=at + 1, points_times_ten=int(10 * points[at]), rank=at + 1,
            results=[_result(each, at) for each in its.rounds],
        )
        for at in range(len(its.entries))
    ]  # fmt: skip
    away = {at + 1 for at, entry in enumerate(its.entries) if not entry.plays}
    return ParsedTrf(player_sections=players, x_section=XSection(number_of_rounds=rounds_of(its), zeroed_ids=away))


def _result(each: Round, entry: int) -> RoundResult:
    own = next((pairing for pairing in each.pairings if entry in pairing.entries), None)
    if own is None:
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.ZERO_POINT_BYE)
    if own.second is None:
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.PAIRING_ALLOCATED_BYE)
    side = own.entries.index(entry)
    score = own.score
    assert score, "a round is paired when the one before it is over"
    told = {1.0: ResultToken.WIN, 0.5: ResultToken.DRAW, 0.0: ResultToken.LOSS}[score[side]]
    color = ColorToken.BLACK if side else ColorToken.WHITE
    return RoundResult(id=own.entries[1 - side] + 1, color=color, result=told)


PAIRERS: dict[str, Pairer] = {"ours": pair_by_ilion, **({"py4swiss": pair_by_py4swiss} if ParsedTrf else {})}


# -- tournaments


def play_tournament(pair: Pairer, entries: int, rounds: int, seed: int, absences: float, figures: Figures) -> None:
    """Play one tournament, and add its results to the figures."""
    chance = Random(f"{entries}/{rounds}/{seed}")
    strengths = [chance.gauss(0, SPREAD) for _ in range(entries)]
    people = tuple(Entry((Member(at, str(at)),)) for at in range(entries))
    its = Tournament("iliad", "standard", 2, "swiss", 1, False, DAY, wanted=rounds, entries=people)
    for there in islice(_attendances(entries, chance, absences), rounds_of(its)):
        its = _with(its, there)
        paired = figures.timed(pair, its)
        if paired is None:
            figures.stopped(its)
            break
        its = replace(its, rounds=(*its.rounds, Round(tuple(_scored(each, strengths, seed, its) for each in paired))))
    figures.add(its)


def _attendances(entries: int, chance: Random, absences: float) -> Iterator[frozenset[int]]:
    """Yield who is there in each round."""
    left: set[int] = set()
    for number in count():
        left |= {at for at in range(entries) if chance.random() < absences * LEAVES and number}
        away = {at for at in range(entries) if chance.random() < absences * (AWAY if number else LATE)}
        yield frozenset(range(entries)) - left - away


def _with(its: Tournament, there: Iterable[int]) -> Tournament:
    present = {*there}
    for at in range(len(its.entries)):
        its = its.sit_out(at, absent=at not in present)
    return its


def _scored(pairing: Pairing, strengths: Sequence[float], seed: int, its: Tournament) -> Pairing:
    if pairing.second is None:
        return pairing
    score = _score(strengths, pairing, Random(f"{seed}/{len(its.rounds)}/{sorted(pairing.entries)}"))
    return replace(pairing, games=tuple(replace(game, table=1, score=score) for game in pairing.games))


def _score(strengths: Sequence[float], pairing: Pairing, chance: Random) -> Score:
    """Return the score of a game; the same two play the same in either seat."""
    one, other = sorted(pairing.entries)
    drawn, won = chance.random() < DRAWN, chance.random() < 1 / (1 + 10 ** (strengths[other] - strengths[one]))
    better = one if won else other
    return DRAW if drawn else (1.0, 0.0) if pairing.first == better else (0.0, 1.0)


# -- what is counted


@dataclass
class Figures:
    """What was seen of one pairer."""

    counts: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    seconds: float = 0.0

    def timed(self, pair: Pairer, its: Tournament) -> list[Pairing] | None:
        """Return how a round is paired, unless nobody plays; note how long that took."""
        begun = perf_counter()
        paired = pair(its)
        seconds = perf_counter() - begun
        self.counts["pairings of rounds"] += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        return paired if paired and any(each.second is not None for each in paired) else None

    def stopped(self, its: Tournament) -> None:
        """Note a round that was not paired, and whether it could have been."""
        self.counts["rounds not paired"] += 1
        self.counts["of these, possible"] += _is_possible(its)

    def add(self, its: Tournament) -> None:
        """Note a tournament that is over."""
        self.counts["tournaments"] += 1
        self.counts["cut short"] += len(its.rounds) < rounds_of(its)
        self._meetings(its)
        self._points(its)
        for had in seats_had(its).values():
            apart = abs(had.count(0) - had.count(1))
            self.counts["entries"] += 1
            self.counts["seats two apart"] += apart == 2
            self.counts["seats three apart"] += apart > 2
            self.counts["seat three times in a row"] += max((len([*run]) for _, run in groupby(had)), default=0) > 2

    def _meetings(self, its: Tournament) -> None:
        met = Counter(frozenset(pairing.entries) for pairing in its.pairings())
        for pair, times in met.items():
            self.counts["byes" if len(pair) == 1 else "games"] += times
            self.counts["second byes" if len(pair) == 1 else "second meetings"] += times - 1

    def _points(self, its: Tournament) -> None:
        """Count how far apart opponents were, and how often one met somebody better or worse twice in a row."""
        before: dict[int, int] = {}
        for number, each in enumerate(its.rounds):
            points = count_points(replace(its, rounds=its.rounds[:number]))
            floats: dict[int, int] = {}
            for one, other in (pairing.entries for pairing in each.pairings if pairing.second is not None):
                apart = points[one] - points[other]
                self.counts["points apart, halves"] += int(2 * abs(apart))
                self.counts["games between unequal points"] += apart != 0
                floats |= {one: (apart > 0) - (apart < 0), other: (apart < 0) - (apart > 0)}
            self.counts["floats twice in a row"] += sum(
                way != 0 and before.get(at) == way for at, way in floats.items()
            )
            before = floats


def _is_possible(its: Tournament) -> bool:
    """Return whether those who are there can be paired without a second meeting or bye, whatever their seats."""
    there = [at for at, entry in enumerate(its.entries) if entry.plays]
    past = {frozenset(pairing.entries) for pairing in its.pairings()}
    graph: Graph[int] = Graph()
    graph.add_edges_from(pair for pair in combinations(there, 2) if frozenset(pair) not in past)
    if len(there) % 2:
        graph.add_edges_from((at, -1) for at in there if frozenset((at,)) not in past)
    needed = len(there) + len(there) % 2
    return needed > 2 - len(there) % 2 and 2 * len(max_weight_matching(graph, maxcardinality=True)) == needed


PER_GAME = ("points apart, halves", "games between unequal points", "floats twice in a row", "second meetings")
PER_ENTRY = ("seats two apart", "seats three apart", "seat three times in a row", "second byes")


def format_figures(name: str, figures: Figures) -> str:
    """Return the figures of a pairer as lines."""
    counts = figures.counts
    lines = [f"{name}: {counts['tournaments']} tournaments, {counts['games']} games, {counts['byes']} byes"]
    lines += [f"  {key}: {counts[key]}" for key in ("cut short", "rounds not paired", "of these, possible")]
    for keys, of in ((PER_GAME, "games"), (PER_ENTRY, "entries")):
        lines += [f"  {key}: {counts[key]} ({100 * counts[key] / max(1, counts[of]):.2f} in 100 {of})" for key in keys]
    usual = 1000 * figures.seconds / max(1, counts["pairings of rounds"])
    return "\n".join([*lines, f"  a round is paired in {usual:.1f} ms, at most in {1000 * figures.slowest:.0f} ms"])


def main() -> None:
    """Measure both pairers with the same tournaments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tournaments", type=parse_positive, default=100, help="of each size")
    parser.add_argument("--entries", type=parse_positive, nargs="+", default=[6, 7, 8, 10, 12, 16, 21, 32, 64])
    parser.add_argument("--rounds", type=int, default=0, help="0: as many as the size needs")
    parser.add_argument("--absences", type=float, default=1.0, help="0: everybody plays every round")
    chosen = parser.parse_args()
    for entries in chosen.entries:
        for name, pair in PAIRERS.items():
            figures = Figures()
            for seed in range(chosen.tournaments):
                rounds = chosen.rounds or max(1, (entries - 1).bit_length())
                play_tournament(pair, entries, rounds, seed, chosen.absences, figures)
            print(f"{entries} entries, {format_figures(name, figures)}")


if __name__ == "__main__":
    with end_in_words():
        main()
