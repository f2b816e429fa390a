"""No statement of a store goes through a table that grows: not one more game may cost the next command anything."""

import asyncio
import re
from contextlib import closing

import pytest

from store import postgres
from tests.store import server
from tests.store.plans import new_file, postgres_plans, statements

SMALL = {  # what may be scanned, by table or index, and why
    "unshown": "it holds only what people have not seen yet; a question about it wants all of it",
    "turns": "it holds only running and paused clocks; a question about all wants all of it",
    "matches_uncounted": "it holds only games whose results are to be counted",
    "turns_by_alarm": "it holds only clocks",
    "tables_open_by_status": "it holds only open tables",
    "attempts_marked": "it holds only erased people in challenges that are not over",
    "tournaments_unshown": "it holds only tournaments that are to be shown; the director wants all of them",
    "tournaments_playing": "it holds only tournaments that are being played; the director wants all of them",
}
FEW = {
    "cards": "it holds a row for each edition of cards",
    "kept": "it holds a row for each server that was greeted",
    "ilion": "it holds one row",
}
SCAN = re.compile(r"SCAN (?!.*VIRTUAL TABLE)(?!CONSTANT ROW)(\w+)(?: USING (?:COVERING )?INDEX (\w+))?")
NEEDED = (  # without one of these, some statement scans; the others save a sort, or replace one another
    "tables_by_host", "messages_by_person", "messages_by_kind", "messages_by_age", "messages_by_table",
    "blocks_by_other", "mentions_by_table", "codes_by_table", "files_by_owner", "dealt_by_person",
    "happenings_by_person", "happenings_by_other", "results_of_player", "standings_of_player", "players_by_person",
    "challenges_by_maker", "attempts_by_person", "tournaments_on", "tournaments_by_host", "entrants_by_person",
)  # fmt: skip


def scans(db, statement, values):
    """Return the tables that a statement goes through from one end to the other, or the indexes by which it does."""
    plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    found = [SCAN.match(line) for *_, line in plan]
    return {each[2] or each[1] for each in found if each} - SMALL.keys()


def refused(db):
    """Return the statements that scan what grows, with what they scan."""
    found = {statement: scans(db, statement, values) for statement, values in statements("sqlite").items()}
    return {statement: what for statement, what in found.items() if what}


@pytest.mark.slow
def test_no_statement_in_sqlite_scans_what_grows(tmp_path):
    with closing(new_file(tmp_path)) as db:
        assert refused(db) == {}


@pytest.mark.slow
@pytest.mark.parametrize("index", NEEDED)
def test_without_its_index_a_statement_would_scan(tmp_path, index):
    with closing(new_file(tmp_path)) as db:
        db.execute(f"DROP INDEX {index}")
        assert refused(db), f"nothing needs {index}"


@pytest.mark.slow
def test_the_statements_of_every_question_are_looked_at():
    """A hook that hears nothing would find nothing wrong."""
    known = " ".join(statements("sqlite"))
    assert len(statements("sqlite")) > 90
    for word in (
        "json_each(?1) AS whose",
        "happenings",
        "mentions",
        "INSERT INTO results",
        "DELETE FROM blocks",
        "kept",
    ):
        assert word in known


# -- PostgreSQL


# Asked once, when a program starts, of messages that are forgotten a week after their game: every game has a board, and
# a lobby.
AT_START = ("HAVING count(*) > 1", "kind = 'lobby' AND status = 'ended'")


def goes_through(plan):
    """Yield the tables that a plan reads from one end to the other, be it in the order of an index."""
    kind, condition = plan["Node Type"], plan.get("Index Cond")
    whole = kind == "Seq Scan" or ("Index" in kind and condition is None)
    if whole and not {plan.get("Index Name"), plan.get("Relation Name")} & (SMALL.keys() | FEW.keys()):
        yield plan.get("Relation Name") or plan["Index Name"]
    for part in plan.get("Plans", ()):
        yield from goes_through(part)


@pytest.mark.slow
@server.needed
def test_no_statement_in_postgres_scans_what_grows(tmp_path):
    async def plans():
        where = await server.make(tmp_path)
        await (await postgres.open_store(where)).close()
        return await postgres_plans(where, executed)

    server.server()
    executed = statements("postgres")
    found = {statement: [*goes_through(plan)] for statement, plan in asyncio.run(plans()).items()}
    assert len(found) > 90
    wrong = {statement for statement, tables in found.items() if tables}
    assert {statement for statement in wrong if not any(part in statement for part in AT_START)} == set()
