"""Work for a process of another machine, and its answer, as bytes.

The process may have another program than the bot: it compares before it reads the work. Hardly anything raises
there, because a worker of Dask logs what it was asked when a task fails.
"""

from __future__ import annotations

import pickle
import socket
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tables.worker_processes import bounded

Program = Callable[[], Mapping[str, str]]  # returns the parts of this program that have to be the same, with versions


@dataclass(frozen=True, slots=True)
class Done:
    """What the work returned."""

    value: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """What the work raised."""

    wrong: Exception


@dataclass(frozen=True, slots=True)
class Unfit:
    """The process of a ``host`` cannot do the work at all, because it "has another program" or the like."""

    why: str
    host: str = field(default_factory=socket.gethostname)


Answer = Done | Failed | Unfit


class Question:
    """Work that a process does when it unpickles it.

    So a worker needs no function of ours to be asked, and a scheduler needs no Ilion.
    """

    def __init__(self, program: Program, limit: float, work: Callable[..., Any], about: tuple[Any, ...]) -> None:
        self._wanted = program, parts(program)
        self._sent = zlib.compress(pickle.dumps((limit, work, about)), 1)

    def __reduce__(self) -> tuple[Callable[..., bytes], tuple[Any, ...]]:
        return answer, (*self._wanted, self._sent)


@cache
def parts(program: Program) -> dict[str, str]:
    """Return the parts of this process's program that have to be the same, with their versions."""
    return dict(program())


def difference(wanted: Mapping[str, str], found: Mapping[str, str]) -> str:
    """Return in what a program differs from the one that is wanted, such as "lacks the game pig", or nothing."""
    for part, version in wanted.items():
        if part not in found:
            return f"lacks {part} ({version})"
        if found[part] != version:
            return f"has {part} {found[part]} instead of {version}"
    return ""


# The following functions run in another process.


def answer(program: Program, wanted: Mapping[str, str], sent: bytes) -> bytes:
    """Do some work if this process has the program for it, and return its ``Answer`` as bytes."""
    other = difference(wanted, parts(program))
    found = Unfit(other) if other else _answer(sent)
    try:
        return pickle.dumps(found)
    except Exception as wrong:
        return pickle.dumps(Unfit(f"cannot send its answer ({type(wrong).__name__})"))


def _answer(sent: bytes) -> Answer:
    try:
        limit, work, about = pickle.loads(zlib.decompress(sent))  # noqa: S301 - all who reach a worker command it
    except Exception as wrong:
        return Unfit(f"cannot read a question ({type(wrong).__name__})")
    try:
        return Done(bounded(limit, work, about))
    except Exception as wrong:
        return Failed(wrong)
