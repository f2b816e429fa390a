"""Print the tables of figures that docs/players-record.md and docs/performance.md speak of.

    uv run python -m bench.record players                     # the names of its tables
    uv run python -m bench.record players "calibration"

They stand in ``bench/figures/``, a file for each page and a line for each row: what its table is about, and its cells
by their columns. What was measured again replaces its rows.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from terminal.ending import end_in_words

FIGURES = Path(__file__).parent / "figures"
PAGES = ("players", "performance")

Row = dict[str, str]


def read_tables(page: str) -> dict[str, list[Row]]:
    """Return the rows of each table of a page, in their order."""
    tables: dict[str, list[Row]] = {}
    for line in FIGURES.joinpath(f"{page}.jsonl").read_text(encoding="utf-8").splitlines():
        row: Row = json.loads(line)
        tables.setdefault(row.pop("about"), []).append(row)
    return tables


def lay_out_table(rows: Sequence[Row]) -> Table:
    """Return rows side by side; a column that some rows lack is empty there."""
    table, columns = Table(box=box.SIMPLE), dict.fromkeys(column for row in rows for column in row)
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*(row.get(column, "") for column in columns))
    return table


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table, or the names of all tables of a page."""
    parser = argparse.ArgumentParser("python -m bench.record", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("page", choices=PAGES)
    parser.add_argument("table", nargs="?")
    asked = parser.parse_args(arguments)
    tables = read_tables(asked.page)
    if asked.table is not None and asked.table not in tables:
        parser.error(f"there is no table {asked.table!r}: choose one of {', '.join(map(repr, tables))}")
    Console().print(lay_out_table(tables[asked.table]) if asked.table else "\n".join(tables))


if __name__ == "__main__":
    with end_in_words():
        main()
