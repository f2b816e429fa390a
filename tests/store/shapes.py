"""The shape of everything that is stored, so that none changes without a new version of the database.

``shapes.json`` records it as of the newest migration. A program refuses a database of a newer version. So if you
change a shape, add a migration, if only a comment, and then run ``python -m tests.store.shapes``. Two branches that
both do this conflict in the line that names the migration.
"""

import asyncio
import json
import sqlite3
import sys
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from store import sqlite
from store.migrations import list_scripts
from store.sqlite.migrate import MIGRATIONS
from tables.seats.in_play import InPlay, Plan, Request
from tables.seats.lobby import Invited, Lobby, Sitter
from tests.contract.boxes import TABLES, random_game
from tests.tables.house import House

FILE = Path(__file__).with_name("shapes.json")
KINDS = {dict: "object", list: "list", str: "text", int: "number", float: "number", bool: "yes or no"}
STORED = {  # columns that hold JSON, and how to read them after a game
    "matches.options": "SELECT options FROM matches",
    "matches.outcome": "SELECT outcome FROM matches",
    "matches.brought": "SELECT brought FROM matches",
    "matches.computers": "SELECT computers FROM matches",
    "entries.draws": "SELECT draws FROM entries",
}
FULL = Lobby(
    "iliad", 7, "standard", 2, {"first": 1}, (Sitter("Ada", 7, "easy", 8, 1, 3, "olive"),), "off", "off", "friendly",
    "ends", "all", 60, "plays", (Invited(9, "Bruno", 1),), (9,), 5.0, True,
    InPlay(
        True, {"pause": [7]}, {"7": 8}, (7,), {"9": "Bruno"}, Request(7, 5, 4, (8,)), {"7": 4},
        {"7": Plan("pass", 5, "ba515", True)},
    ), "5ea1", 3, 4,
)  # fmt: skip


def shapes():
    """Return the shapes of everything stored: the columns, and the keys of JSON with their kinds of values."""
    return {"columns": columns(), **stored(), **positions(), "tables.seats.lobby": shape([FULL.dump()])}


def shape(values):
    """Return the keys of some JSON, including nested ones, with the kinds of their values other than null."""
    found = defaultdict(set)
    for value in values:
        look(json.loads(json.dumps(value)), "", found)
    return {path: " or ".join(sorted(kinds)) for path, kinds in sorted(found.items())}


def look(value, path, found):
    if value is not None:
        found[path or "."].add(KINDS[type(value)])
    if isinstance(value, dict):
        for key, each in value.items():
            look(each, f"{path}.{key}", found)
    if isinstance(value, list):
        for each in value:
            if isinstance(each, dict):
                look(each, f"{path}[]", found)


def columns():
    """Return the columns of every table of a new database."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "ilion.db"
        asyncio.run(empty(file))
        with closing(sqlite3.connect(file)) as db:
            names = db.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
            ).fetchall()
            rows = {name: db.execute(f"PRAGMA table_xinfo({name})").fetchall() for (name,) in names}
    return {table: [f"{name} {kind}" for _, name, kind, *_ in found] for table, found in rows.items()}


async def empty(file):
    await (await sqlite.open_store(file)).close()


def stored():
    """Return the shape of the JSON columns after a whole game."""
    with TemporaryDirectory() as folder:
        asyncio.run(played(Path(folder)))
        with closing(sqlite3.connect(Path(folder) / "ilion.db")) as db:
            return {
                where: shape(json.loads(text) for (text,) in db.execute(select)) for where, select in STORED.items()
            }


async def played(folder):
    house = House(folder)
    await house.open()
    await house.play(await house.begun())
    await house.crash()


def positions():
    """Return the shape of the positions of every game."""
    found = defaultdict(list)
    for game, variant, seats in TABLES:
        found[game.key] += [state.dump() for state, *_ in random_game(game, variant, seats, 1)]
    return {f"snapshots.state of {key}": shape(dumps) for key, dumps in found.items()}


def newest():
    """Return the name of the newest migration."""
    return list_scripts(MIGRATIONS)[-1].stem


def record(before, now, migration):
    """Return what to record after a change.

    Raises:
        SystemExit: a shape has changed, and there is no new migration.
    """
    if now != before["shapes"] and migration == before["migration"]:
        sys.exit(f"what is stored has changed since {migration}: add a migration first, if only of a comment")
    return {"migration": migration, "shapes": now}


if __name__ == "__main__":
    before = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {"migration": None, "shapes": {}}
    FILE.write_text(json.dumps(record(before, shapes(), newest()), indent=1) + "\n", encoding="utf-8")
