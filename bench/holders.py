"""What a bot keeps in memory: each cache with its bound and its size when full, and what discord.py keeps.

    uv run --group bench python -m bench.holders [--games N]

prints the caches of a process that has seen random games at every table. ``bench.memory`` asks a bot.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import discord
from discord.state import ConnectionState

from engine.chance import Guess
from engine.choices import make_offer
from engine.contract import random_game
from engine.core import NOBODY, Game, tables_of
from engine.players import PLAYERS
from games.catalog import load_catalog
from games.narrators import make_narrator
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from words.languages import LANGUAGES

SHARED = (  # what holders lead to, and would be there without them
    type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, discord.Guild, ConnectionState
)  # fmt: skip
OURS = ("bench", "cogs", "engine", "games", "pictures", "store", "tables", "words")
TABLE = "| holder | entries | bound | KiB | KiB when full |\n|---|---|---|---|---|"
DISCORD = {"discord.Thread": discord.Thread, "rate limits of discord.py": discord.http.Ratelimit}


@dataclass(frozen=True, slots=True)
class Holder:
    """Something that keeps ``entries`` objects, at most ``bound`` of them if there is a bound, with their bytes."""

    name: str
    entries: int
    bound: int | None
    size: int

    @property
    def when_full(self) -> int:
        """The bytes that it will have with as many entries as its bound, if they are like those of now."""
        return self.size * (self.bound or self.entries) // self.entries

    def line(self) -> str:
        """Return the holder as a row of a table."""
        bound, full = (self.bound, f"{self.when_full / 1024:.0f}") if self.bound else ("none", "")
        return f"| {self.name} | {self.entries} | {bound} | {self.size / 1024:.0f} | {full} |"


def list_holders() -> list[dict[str, Any]]:
    """Return the holders of this process, the largest when full first, as JSON."""
    gc.collect()
    found = [*list_caches(), *kept_by_discord(), Holder("free lists of the allocator", 1, None, trim_memory())]
    return [asdict(holder) for holder in sorted(found, key=lambda each: -each.when_full)]


def trim_memory() -> int:
    """Let the C library give free memory back to the system; return the bytes, 0 if it cannot (Linux with glibc)."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", lambda _: 0)
    before = read_resident_memory(os.getpid())
    trim(0)
    return max(0, before - read_resident_memory(os.getpid()))


def read_resident_memory(process: int) -> int:
    """Return the bytes of memory that a process has (Linux)."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def list_caches() -> Iterator[Holder]:
    """Yield the caches of functions of ours that have an entry."""
    for cache in [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]:
        told = cache.cache_info()
        if told.currsize and cache.__module__.partition(".")[0] in OURS:
            kept = [each for each in gc.get_referents(cache) if each is not cache.__dict__]
            yield Holder(
                f"{cache.__module__}.{cache.__qualname__}", told.currsize, told.maxsize, measure_reachable(kept)
            )


def kept_by_discord() -> Iterator[Holder]:
    """Yield what discord.py keeps for each thread and each kind of request."""
    for name, kind in DISCORD.items():
        kept = [each for each in gc.get_objects() if type(each) is kind]
        if kept:
            yield Holder(name, len(kept), None, measure_reachable(kept))


def measure_reachable(objects: Iterable[Any]) -> int:
    """Return the bytes of these objects and of all that they refer to, without modules, classes and the like."""
    todo, seen, size = list(objects), set[int](), 0
    while todo:
        one = todo.pop()
        if id(one) not in seen and not isinstance(one, SHARED):
            seen.add(id(one))
            size += sys.getsizeof(one)
            todo.extend(gc.get_referents(one))
    return size


def fill_caches(games: int) -> None:
    """Play random games at every table, look at them from each seat, and tell of them in every language."""
    for game in load_catalog().values():
        for variant, seats in tables_of(game):
            for seed in range(games):
                play_in_all_languages(game, variant, seats, seed)


def play_in_all_languages(game: Game, variant: str, seats: int, seed: int) -> None:
    """Play a random game; let computer players weigh every position, and say it in every language."""
    names = {seat: f"player {seat} of {seed}" for seat in range(seats)}
    for state, seat, _ in random_game(game, variant, seats, seed):
        tells = make_narrator(game, LANGUAGES[seed % len(LANGUAGES)])
        view = state.view(seat)
        tells.table(view, names)
        if seat != NOBODY:
            make_offer(state.legal(seat), ())
            PLAYERS["greedy"]().choose(game, view, state.legal(seat), Guess(seed))


def main() -> None:
    """Print the holders of a process that has seen many games of every kind."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=parse_positive, default=20, help="random games at each table")
    fill_caches(parser.parse_args().games)
    print(TABLE)
    for holder in list_holders():
        print(Holder(**holder).line())


if __name__ == "__main__":
    with end_in_words():
        main()
