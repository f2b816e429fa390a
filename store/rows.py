"""How every store writes values as JSON text and reads rows."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable
from dataclasses import asdict
from typing import Any, TypeVar

from engine.contributions import Contribution
from engine.core import Json, Seat
from engine.log import Head
from store.results import Dealt, Played, Player

T = TypeVar("T", bound=Any)
Row = tuple[Any, ...]
WHOLE = re.compile(r"(?<![\w.])[0-9]{1,19}(?![\w.])")
LARGEST = 2**63 - 1  # columns of both databases hold no more


def dump_json(value: object) -> str:
    """Return a value as the JSON text that a database stores."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def find_numbers(text: str) -> list[int]:
    """Return the whole numbers in the JSON text of a lobby; the ids of all people in it are among them."""
    return sorted({int(each) for each in WHOLE.findall(text) if int(each) <= LARGEST})


def parse_object(text: str) -> Json:
    """Return a stored object, or an empty one if it is damaged, so that its table does not break whole lists."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def build_from_row(kind: type[T], row: Row, document: str) -> T:
    """Return a value from a row with its fields in their order, one of which is a ``document`` in JSON."""
    fields, at = [*row], kind.__slots__.index(document)
    fields[at] = parse_object(fields[at])
    built: T = kind(*fields)
    return built


def read_played(row: Row, players: tuple[Dealt, ...]) -> Played:
    """Return a match that has stopped from its row, and the players who were dealt in."""
    table, guild, game, status, lobby, options, outcome, ended, cards = row
    places = tuple(parse_object(outcome).get("places", ())) if outcome else None
    return Played(table, guild, game, status, parse_object(lobby), parse_object(options), players, places, ended, cards)


def head_of(row: Row) -> Head:
    """Return the head of a match."""
    game, rules, cards, seats, options, seal, brought, noted, piles = row
    computers = None if noted is None else tuple(json.loads(noted))
    return Head(game, rules, cards, seats, json.loads(options), seal, _contributions(brought), computers, bool(piles))


def head_row(head: Head) -> Row:
    """Return the row of a head; ``head_of`` reads it."""
    brought = dump_json([asdict(each) for each in head.brought])
    noted = None if head.computers is None else dump_json(head.computers)
    return head.game, head.rules, head.cards, head.seats, dump_json(head.options), head.seal, brought, noted, head.piles


def erase_contributions(brought: str, seats: Collection[Seat]) -> str:
    """Return stored contributions with hashes in place of what these seats brought; nothing if they are damaged."""
    try:
        found = _contributions(brought)
    except (ValueError, TypeError, RecursionError):
        return "[]"
    return dump_json([asdict(each.erased() if each.seat in seats else each) for each in found])


def _contributions(brought: str) -> tuple[Contribution, ...]:
    return tuple(Contribution(**each) for each in json.loads(brought))


def collect_meetings(rows: Iterable[Row]) -> dict[tuple[Player, Player], list[float]]:
    """Return when two players have met, from rows that name both and a time."""
    found: dict[tuple[Player, Player], list[float]] = {}
    for one, other, at in rows:
        found.setdefault((one, other), []).append(at)
    return found
