"""Work for a process of another machine, and its answer, as bytes.

The process may have another program than the bot: it compares before it reads the work. Hardly anything raises
there, because a worker of Dask logs what it was asked when a task fails.

An answer is JSON, because reading a pickle runs whatever its sender likes. ``tables.remote.far_answers`` checks it.
"""

from __future__ import annotations

import json
import pickle
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.players import Opinion
from tables.thinking.thinking import WrongAnswer
from tables.thinking.worker_processes import run_bounded

Program = Callable[[], Mapping[str, str]]  # returns the parts of this program that have to be the same, with versions

LARGEST = 1 << 20  # bytes of an answer; opinions of a thousand moves take a tenth of that


class Done(NamedTuple):
    """What the work returned, as plain JSON."""

    done: Any


class Failed(NamedTuple):
    """The type of the error that the work raised."""

    failed: str


class Unfit(NamedTuple):
    """Why the process cannot do the work at all: it "has another program" or the like."""

    unfit: str


Answer = Done | Failed | Unfit


class Question:
    """Work that a process does when it unpickles it.

    So a worker needs no function of ours to be asked, and a scheduler needs no Ilion.
    """

    def __init__(self, program: Program, limit: float, work: Callable[..., Any], about: tuple[Any, ...]) -> None:
        self._wanted = program, list_program_parts(program)
        self._sent = zlib.compress(pickle.dumps((limit, work, about)), 1)

    def __reduce__(self) -> tuple[Callable[..., bytes], tuple[Any, ...]]:
        return answer_sent_work, (*self._wanted, self._sent)


@cache
def list_program_parts(program: Program) -> dict[str, str]:
    """Return the parts of this process's program that have to be the same, with their versions."""
    return dict(program())


def find_difference(wanted: Mapping[str, str], found: Mapping[str, str]) -> str:
    """Return how a program differs from the wanted one, such as "lacks the game pig"; an empty text if it does not."""
    for part, version in wanted.items():
        if part not in found:
            return f"lacks {part} ({version})"
        if found[part] != version:
            return f"has {part} {found[part]} instead of {version}"
    return ""


def read_answer(sent: object) -> Any:
    """Return what the work returned, as plain JSON that nobody has checked yet.

    Raises:
        WrongAnswer: the process could not do the work, or what it sent is no answer.
    """
    if not isinstance(sent, bytes) or len(sent) > LARGEST:
        raise WrongAnswer("sent something else than an answer")
    try:
        answered = json.loads(sent)
    except (ValueError, RecursionError):
        raise WrongAnswer("sent an answer that cannot be read") from None
    match answered:
        case {"done": value}:
            return value
        case {"failed": str(error)}:
            raise WrongAnswer(f"failed ({error})")
        case {"unfit": str(why)}:
            raise WrongAnswer(why)
    raise WrongAnswer("sent something else than an answer")


# The following functions run in another process.


def answer_sent_work(program: Program, wanted: Mapping[str, str], sent: bytes) -> bytes:
    """Do some work if this process has the program for it, and return its ``Answer`` as bytes."""
    try:
        other = find_difference(wanted, list_program_parts(program))
        return encode_answer(Unfit(other) if other else _answer(sent))
    except Exception as wrong:
        return encode_answer(Unfit(f"cannot send its answer ({type(wrong).__name__})"))


def _answer(sent: bytes) -> Answer:
    try:
        limit, work, about = pickle.loads(zlib.decompress(sent))  # noqa: S301 - all who reach a worker command it
    except Exception as wrong:
        return Unfit(f"cannot read a question ({type(wrong).__name__})")
    try:
        return Done(run_bounded(limit, work, about))
    except Exception as wrong:
        return Failed(type(wrong).__name__)


def encode_answer(found: Answer) -> bytes:
    """Return an answer as bytes of JSON, in which moves have become their names."""
    return json.dumps(found._asdict(), default=encode_opinion).encode()


def encode_opinion(value: object) -> list[object]:
    """Return an opinion as plain JSON."""
    if isinstance(value, Opinion):
        return [str(value.move), value.visits, value.chance]
    raise TypeError(f"a {type(value).__name__} is never sent")
