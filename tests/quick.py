"""Which tests run each time, and which with ``--everything`` only."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

import pytest

from games import GAMES
from words import LANGUAGES

WHOLE_BOT = "tests/end_to_end/"


def slow_but(quick: Collection[Any] | int, cases: Iterable[Any]) -> list[Any]:
    """Return cases of which all are slow but these, or but the first so many: for claims that one case proves."""
    every = [*cases]
    kept = every[:quick] if isinstance(quick, int) else quick
    return [case if case in kept else _slowly(case) for case in every]


def _slowly(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow)


def left_out_of(items: Iterable[pytest.Item], wanted: str | None = None) -> Iterator[pytest.Item]:
    """Yield what is slow, and of each claim about all games the cases of those whose turn it is not.

    A claim is tried with the ``wanted`` game, or else with one that its name chooses, so that each game meets many
    claims; so it is with languages; and with one of its cases, if each needs a bot or a folder. Those marked
    ``all_games`` are tried with all: what each case claims is something else.
    """
    claims: dict[str, dict[str | None, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        claims[item.nodeid.partition("[")[0]][_game(item)].append(item)
    for claim, cases in claims.items():
        turn = _turn(claim, cases, wanted)
        quick = [item for game, each in cases.items() for item in each if not _slow(item) and turn in (game, None)]
        spoken = [*_in_one_language(claim, quick)]
        tried = {item.nodeid for item in (_one_of(claim, spoken) if any(map(_is_costly, spoken)) else spoken)}
        yield from (item for each in cases.values() for item in each if item.nodeid not in tried)


def _in_one_language(claim: str, cases: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the cases in the language that the claim's name chooses, if there are cases in all; or else all."""
    languages = {item.nodeid: _language(item) for item in cases}
    turn = LANGUAGES[crc32(claim.encode()) // 8 % len(LANGUAGES)]
    alike = {*languages.values()} >= {*LANGUAGES}
    yield from (item for item in cases if not alike or languages[item.nodeid] in (turn, None))


def _language(item: pytest.Item) -> str | None:
    """Return the language that a case is about; ``None`` if it has no parameter of this name."""
    if item.get_closest_marker("all_games") or not hasattr(item, "callspec"):
        return None
    found: str | None = item.callspec.params.get("language")
    return found


def _one_of(claim: str, cases: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield one that the claim's name chooses, and all that claim something else."""
    others = [item for item in cases if item.get_closest_marker("all_games")]
    alike = [item for item in cases if item not in others]
    yield from others
    yield from alike[crc32(claim.encode()) % len(alike) :][:1] if alike else ()


def _is_costly(item: pytest.Item) -> bool:
    return item.nodeid.startswith(WHOLE_BOT) or "tmp_path" in getattr(item, "fixturenames", ())


def _turn(claim: str, cases: Mapping[str | None, Sequence[pytest.Item]], wanted: str | None) -> str | None:
    """Return the game with which a claim is tried; ``None`` if it is not about each of them."""
    quick = [game for game in GAMES if not all(map(_slow, cases.get(game, ())))]
    if not quick or not cases.keys() >= {*GAMES}:
        return None
    return wanted if wanted in quick else quick[crc32(claim.encode()) % len(quick)]


def _slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None


def _game(item: pytest.Item) -> str | None:
    """Return the key of the game that a case is about; ``None`` if no parameter is a game or its key."""
    if item.get_closest_marker("all_games") or not hasattr(item, "callspec"):
        return None
    keys = [getattr(value, "key", value) for value in item.callspec.params.values()]
    return next((key for key in keys if isinstance(key, str) and key in GAMES), None)
