"""What the audit makes of messages, results and standings."""

import sqlite3
from types import SimpleNamespace

import pytest

from simulation.audit import find_changed_rules, find_miscounted, may_name_erased, open_audit
from simulation.database import File
from simulation.ledger import Ledger
from store import TableEvent
from tables.play.stored_games import TableHistory
from tests.contract.boxes import GAMES
from tests.end_to_end.stage import play
from tests.end_to_end.test_privacy import erased

TABLES = """
CREATE TABLE matches (table_id, ended, counted); CREATE TABLE standings (board, game, person, level, matches);
CREATE TABLE results (board, game, person, level, weight);
"""


@pytest.fixture
def db():
    made = sqlite3.connect(":memory:")
    made.executescript(TABLES)
    made.execute("INSERT INTO matches VALUES (1, 5.0, 1)")
    made.executemany("INSERT INTO results VALUES (0, 'horse', ?, '', ?)", [(100, 1.0), (100, 0.5), (101, 0.0)])
    made.executemany("INSERT INTO standings VALUES (0, 'horse', ?, '', ?)", [(100, 2), (101, 0)])
    return made


def test_standings_count_the_results_that_have_a_weight(db):
    assert find_miscounted(db) == []


@pytest.mark.parametrize("wrong", ["UPDATE standings SET matches = 3 WHERE person = 100", "DELETE FROM standings"])
def test_standings_that_count_otherwise_are_told(db, wrong):
    db.execute(wrong)
    assert [each.about for each in find_miscounted(db)] == ["standings and results differ"]


def test_a_match_that_was_not_counted_is_told(db):
    db.execute("INSERT INTO matches VALUES (2, 6.0, 0)")
    assert [(each.table, each.about) for each in find_miscounted(db)] == [(2, "its result was not counted")]


async def audited(stage, game):
    database = File(stage.file.parent)
    async with open_audit(stage.place, database, GAMES, Ledger(database), stage.bot.clock) as looking:
        return await looking.loose([game.number], lambda _: False)


@pytest.mark.parametrize("over", [False, True])
def test_messages_may_keep_pictures_that_a_server_no_longer_wants(over):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(1)
        if over:
            await stage.sure(stage["ada"], "end", channel=await game.place())
        await stage.rest()
        await stage.bot.store.set("guild", game.where.guild, "pictures", "off")
        assert await audited(stage, game) == []

    play(scene)


@pytest.mark.parametrize("pictures", [True, False])
def test_a_stopped_game_may_name_a_person_who_was_erased(pictures):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(1)
        await stage.sure(stage["ada"], "end", channel=await game.place())
        await stage.rest()
        await erased(stage, "ada")
        await stage.rest()
        assert await audited(stage, game) == []

    play(scene, pictures=pictures)


@pytest.mark.parametrize(("name", "erased"), [("Iris", False), ("a former player", True)])
def test_a_moderator_who_ended_a_game_may_be_named_once_erased(name, erased):
    history = TableHistory([TableEvent("ended-moderator", name=name, ply=3)])
    table = SimpleNamespace(names={0: "Ada"}, match=SimpleNamespace(ply=3), history=history)
    assert may_name_erased(SimpleNamespace(status="ended", language="en"), table) == erased


@pytest.mark.parametrize(("now", "problems"), [(1, []), (2, ["it was dealt under rules 1, and goes on under 2"])])
def test_a_game_that_goes_on_under_other_rules_is_told(now, problems):
    match = SimpleNamespace(head=SimpleNamespace(rules=1), game=SimpleNamespace(rules=now))
    assert [each.about for each in find_changed_rules(SimpleNamespace(number=7, match=match))] == problems
