"""Statements for PostgreSQL as SQLite spells them, and coroutines that its thread runs to their end."""

import asyncio

import pytest

from store.dialect import give_both_texts, spell_for_sqlite
from store.queries.results import ABOUT
from store.sqlite.writer import run_to_end

SPELLED = {
    "SELECT $1::bigint, $2::double precision": "SELECT ?1, ?2",
    "id = ANY($1::bigint[])": "id IN (SELECT value FROM json_each(?1))",
    "id = ANY(ARRAY(SELECT a FROM (b))) ORDER BY id": "id IN (SELECT a FROM (b)) ORDER BY id",
    "until = least(until, greatest($1, 2))": "until = min(until, max(?1, 2))",
    "maker IS DISTINCT FROM 0": "maker IS NOT 0",
    'ORDER BY key COLLATE "C"': "ORDER BY key",
    "SELECT 1 FROM a WHERE code = $1 FOR UPDATE": "SELECT 1 FROM a WHERE code = ?1",
}


@pytest.mark.parametrize("statement", SPELLED)
def test_a_statement_is_respelled_for_sqlite(statement):
    assert spell_for_sqlite(statement) == SPELLED[statement]


def test_a_statement_may_have_a_text_for_each_database():
    assert give_both_texts(postgres="SELECT here($1)", sqlite="SELECT $1") == "SELECT here($1)"
    assert spell_for_sqlite("SELECT here($1)") == "SELECT ?1"


def test_an_export_needs_no_newer_sqlite_than_the_tables():
    """SQLite 3.37 has strict tables, and is that of Ubuntu 22.04; the operator came with 3.38."""
    assert [what for what, select in ABOUT.items() if "->" in spell_for_sqlite(select)] == []


def test_a_coroutine_that_waits_for_nothing_runs_to_its_end():
    async def answer():
        return 7

    assert run_to_end(answer()) == 7


def test_a_query_that_waits_for_something_is_refused():
    async def waits():
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waits for something"):
        run_to_end(waits())
