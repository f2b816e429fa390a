"""What every store promises, whatever database it uses."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.contributions import Contribution, derive_key
from engine.match import deal_match, rebuild_match
from games.iliad.rules.game import Iliad
from store import (
    ALIVE,
    LOOKED,
    AlreadyBegun,
    AlreadyFinished,
    End,
    NoSuchTable,
    NotBegun,
    Outdated,
    PlyMissing,
    PlyTaken,
    Position,
    Remembered,
    Seated,
    SeenBefore,
    Store,
    StoreClosed,
    StoreError,
    Turn,
)
from store.database import COMMITS
from store.results import Nameless
from tests.store.stores import (
    DEAL,
    HEAD,
    HUGE,
    KINDS,
    OPEN,
    PAIR,
    SEED,
    append,
    claim,
    dealt,
    entry,
    finish,
    message,
    opened,
    seat_players,
    visit,
)

ROOT = Path(__file__).parents[2]
ANY = ("lobby", "playing", "frozen")


# -- tables


@claim
async def test_a_table_is_found_as_it_was_opened(store):
    table = await opened(store, lobby={"sitters": ["Ἀθηνᾶ", None], "max": 4}, created=12.5)
    assert (table.status, table.created, table.touched) == ("lobby", 12.5, 12.5)
    assert table.lobby == {"sitters": ["Ἀθηνᾶ", None], "max": 4}
    assert await store.table(table.id) == table


@claim
async def test_a_table_is_opened_with_its_seats_or_not_at_all(store):
    assert await store.seats((await opened(store, seats=PAIR)).id) == PAIR
    with pytest.raises(StoreError):
        await opened(store, seats=[PAIR[0], PAIR[0]])
    assert len(await store.tables_in(3, ANY)) == 1


@claim
async def test_discord_ids_may_be_large(store):
    table = await opened(store, guild=HUGE, channel=HUGE - 1, place=HUGE - 2, host=HUGE - 3)
    again = await store.table(table.id)
    assert (again.guild, again.channel, again.place, again.host) == (HUGE, HUGE - 1, HUGE - 2, HUGE - 3)


@claim
async def test_a_private_table_has_no_guild(store):
    assert (await opened(store, guild=None)).guild is None


@claim
async def test_names_are_kept_in_every_script(store):
    for name in ("Ἴλιον", "特洛伊", "טרויה", "👩‍👩‍👧", "O'Neil; DROP TABLE tables; --", 'a "b"\n', ""):
        table = await opened(store, name=name)
        await seat_players(store, table.id, [Seated(0, 7, None, name)])
        assert (await store.table(table.id)).name == name
        assert (await store.seats(table.id))[0].name == name


@claim
async def test_an_unknown_number_finds_no_table(store):
    assert await store.table(1) is None


@claim
async def test_an_update_changes_only_the_given_fields(store):
    table = await opened(store)
    other = await opened(store)
    for change in (
        {"lobby": {"ready": [7]}},
        {"lobby": {}},
        {"place": 9, "name": ""},
        {"status": "frozen", "host": 8, "touched": 0.0},
        {},
    ):
        table = replace(table, **change)
        assert await store.update_table(table.id, **change) == table
        assert await store.table(table.id) == table
    assert await store.table(other.id) == other


@claim
async def test_fixed_fields_of_a_table_cannot_change(store):
    table = await opened(store)
    with pytest.raises(AssertionError, match="game, id of a table cannot change"):
        await store.update_table(table.id, game="aristeia", id=9)
    with pytest.raises(AssertionError, match="game of a table cannot change"):
        await seat_players(store, table.id, PAIR, game="aristeia")
    assert (await store.table(table.id), await store.seats(table.id)) == (table, [])


@claim
async def test_an_unknown_table_cannot_be_changed(store):
    with pytest.raises(NoSuchTable, match="there is no table 5"):
        await store.update_table(5, name="Troy")


@claim
async def test_a_status_is_one_of_five(store):
    table = await opened(store)
    with pytest.raises(StoreError):
        await store.update_table(table.id, status="lost")
    assert await store.table(table.id) == table


@claim
async def test_tables_are_found_where_they_were_opened_or_are_played(store):
    here = await opened(store, channel=10, place=11)
    await opened(store, channel=12, place=13)
    there = await opened(store, channel=11, place=11)
    assert await store.tables_in(10, ANY) == [here]
    assert await store.tables_in(11, ANY) == [here, there]
    assert await store.tables_in(14, ANY) == []


@claim
async def test_tables_are_found_by_status(store):
    tables = [await opened(store) for _ in range(4)]
    await store.update_table(tables[1].id, status="playing")
    await store.update_table(tables[2].id, status="ended")
    open_ones = [table.id for table in await store.tables_in(3, ["lobby", "playing"])]
    assert open_ones == [tables[0].id, tables[1].id, tables[3].id]
    assert await store.tables_in(3, ["frozen"]) == []
    assert await store.tables_in(3, []) == []


@claim
async def test_a_persons_tables_are_found_once_each(store):
    hosted, seated, twice, over = [await opened(store, host=7) for _ in range(4)]
    for table in (seated, over):
        await seat_players(store, table.id, [Seated(0, 8, None, "Paris"), Seated(1, 7, None, "Hector")])
    await seat_players(store, twice.id, [Seated(0, 7, None, "Hector"), Seated(1, 7, None, "Hector")])
    await store.update_table(over.id, status="finished")
    assert [table.id for table in await store.tables_of(7, ["lobby", "playing"])] == [seated.id, twice.id]
    assert [table.id for table in await store.tables_of(8, ANY)] == [seated.id], "only open tables are looked through"
    assert await store.tables_of(9, ANY) == []
    assert await store.seats(hosted.id) == []


# -- seats


@claim
async def test_seats_are_replaced_together(store):
    table = (await opened(store)).id
    await seat_players(store, table, [*reversed(PAIR), Seated(2, HUGE, None, "Helen")])
    assert await store.seats(table) == [*PAIR, Seated(2, HUGE, None, "Helen")]
    await seat_players(store, table, [Seated(0, None, None, "")])
    assert await store.seats(table) == [Seated(0, None, None, "")]
    await seat_players(store, table, [])
    assert await store.seats(table) == []


@claim
async def test_a_table_changes_with_its_seats(store):
    table = await opened(store)
    change = {"lobby": {"ready": [7]}, "host": 8, "status": "ended", "touched": 101.0}
    assert await seat_players(store, table.id, PAIR, **change) == replace(table, **change)
    assert (await store.table(table.id), await store.seats(table.id)) == (replace(table, **change), PAIR)


@claim
async def test_seats_that_cannot_be_stored_leave_the_old_ones(store):
    table = (await opened(store)).id
    await seat_players(store, table, PAIR)
    with pytest.raises(StoreError):
        await seat_players(store, table, [Seated(3, 9, None, "Ajax"), Seated(3, 8, None, "Ajax")])
    assert await store.seats(table) == PAIR


@claim
async def test_an_unknown_table_takes_no_seats(store):
    for seats in (PAIR, []):
        with pytest.raises(NoSuchTable, match="there is no table 5"):
            await seat_players(store, 5, seats)
    assert await store.seats(5) == []


# -- matches


@claim
async def test_a_match_begins_with_its_head_its_deal_and_its_seats(store):
    table = await opened(store)
    await seat_players(store, table.id, [Seated(4, 9, None, "somebody who left")])
    await store.begin(table.id, HEAD, SEED, DEAL, PAIR)
    assert await store.head(table.id) == (HEAD, SEED)
    assert await store.log(table.id) == [DEAL]
    assert await store.seats(table.id) == PAIR
    assert await store.table(table.id) == replace(table, status="playing")


@claim
async def test_a_match_begins_once(store):
    table = await dealt(store)
    await append(store, table, entry(1), None)
    await store.update_table(table, status="frozen")
    with pytest.raises(AlreadyBegun, match=f"at table {table} before"):
        await store.begin(table, replace(HEAD, rules=2), b"other", DEAL, [])
    assert await store.head(table) == (HEAD, SEED)
    assert await store.log(table) == [DEAL, entry(1)]
    assert await store.seats(table) == PAIR
    assert (await store.table(table)).status == "frozen"


@claim
async def test_many_attempts_to_begin_a_match_begin_it_once(store):
    table = (await opened(store)).id
    begun = [store.begin(table, HEAD, bytes([seed]), DEAL, PAIR) for seed in range(8)]
    errors = [error for error in await asyncio.gather(*begun, return_exceptions=True) if error]
    assert [type(error) for error in errors] == [AlreadyBegun] * 7
    assert len(await store.log(table)) == 1


@claim
async def test_a_match_that_fails_to_begin_leaves_nothing_behind(store):
    table = await opened(store)
    await seat_players(store, table.id, PAIR)
    with pytest.raises(StoreError):
        await store.begin(table.id, HEAD, SEED, DEAL, [PAIR[0], PAIR[0]])
    assert await store.table(table.id) == table
    assert await store.seats(table.id) == PAIR
    assert await store.log(table.id) == []
    with pytest.raises(NotBegun):
        await store.head(table.id)
    assert not await store.was_dealt(table.id)
    await store.begin(table.id, HEAD, SEED, DEAL, PAIR)
    assert await store.was_dealt(table.id)


@claim
async def test_the_seed_of_a_lobby_is_kept_until_its_match_has_it(store):
    table = (await opened(store, seed=SEED)).id
    await store.update_table(table, lobby={"a": 1}, touched=5.0)
    await seat_players(store, table, PAIR, lobby={"a": 2})
    assert await store.lobby_seed(table) == SEED
    await store.update_table(table, seed=b"another")
    assert await store.lobby_seed(table) == b"another"
    await store.begin(table, HEAD, b"another", DEAL, PAIR)
    assert (await store.lobby_seed(table), (await store.head(table))[1]) == (None, b"another")


@claim
async def test_a_deal_that_fails_keeps_the_seed_of_the_lobby(store):
    before = await opened(store, seed=SEED)
    await store.update_table(before.id, lobby={"changed": True})
    with pytest.raises(Outdated):
        await store.begin(before.id, HEAD, SEED, DEAL, PAIR, before=before)
    assert await store.lobby_seed(before.id) == SEED


@claim
async def test_a_lobby_without_a_seed_and_no_lobby_have_none(store):
    assert await store.lobby_seed((await opened(store)).id) is None
    assert await store.lobby_seed(99) is None


BROUGHT = (Contribution(0, "word", 'ὄλυνθος "7"'), Contribution(1, "join", "1309"), Contribution(-1, "start", "1310"))


@claim
async def test_what_players_brought_comes_back_with_the_head(store):
    for computers in (None, (), (0, 1)):
        head, table = replace(HEAD, brought=BROUGHT, computers=computers), (await opened(store)).id
        await store.begin(table, head, SEED, DEAL, PAIR)
        assert await store.head(table) == (head, SEED)


@claim
async def test_a_person_is_told_what_they_brought(store):
    table = (await opened(store)).id
    await store.begin(table, replace(HEAD, brought=BROUGHT), SEED, DEAL, PAIR)
    told = {"table_id": table, "seat": 0, "kind": "word", "text": 'ὄλυνθος "7"'}
    assert (await store.about(7))["brought_to_deals"] == [told]
    assert (await store.about(8))["brought_to_deals"] == []


@claim
async def test_games_in_play_are_to_be_shown_without_an_erased_person(store):
    playing, stopped = await dealt(store), await dealt(store)
    await finish(store, stopped, "ended", None, 50.0)
    await store.shown({playing: 0, stopped: 0})
    assert await store.unshown() == []
    await store.erase(7, lambda lobby, language: Nameless(lobby, (), "nobody"), [playing, stopped], 60.0)
    assert await store.unshown() == [playing]


@claim
async def test_no_older_note_hides_that_an_erased_name_is_to_go(store):
    table = await dealt(store)
    await store.erase(7, lambda lobby, language: Nameless(lobby, (), "nobody"), [table], 60.0)
    await store.shown({table: 0})  # the note of a board that was shown before, by whatever process
    assert await store.unshown() == [table]
    await append(store, table, entry(1), None)
    await store.shown({table: 1})
    assert await store.unshown() == []


@claim
async def test_messages_to_an_erased_person_stay_noted(store):
    table = (await opened(store)).id
    kinds = ("ping 3", "posting hand 3", "notice gone")
    for number, kind in enumerate(kinds, 1):
        await store.remember(message(table, number, kind=kind, user=7))
    await store.remember(message(table, 4, kind="ping 3", user=8))
    await store.erase(7, lambda lobby, language: Nameless(lobby, (), "nobody"), [table], 60.0)
    noted = [(each.kind, each.user) for each in await store.remembered(table)]
    assert noted == [("erased", None), ("posting erased", None), ("erased", None), ("ping 3", 8)]


@claim
async def test_an_erased_person_leaves_the_hash_of_their_word(store):
    table = (await opened(store)).id
    await store.begin(table, replace(HEAD, brought=BROUGHT), SEED, DEAL, PAIR)
    await store.erase(7, lambda lobby, language: Nameless(lobby, (), "nobody"), [table], 60.0)
    head, _ = await store.head(table)
    assert head.brought == (BROUGHT[0].erased(), *BROUGHT[1:])
    assert derive_key(SEED, head.brought) == derive_key(SEED, BROUGHT)


@claim
async def test_no_match_begins_at_an_unknown_table_or_in_the_middle(store):
    with pytest.raises(NoSuchTable, match="there is no table 5"):
        await store.begin(5, HEAD, SEED, DEAL, PAIR)
    with pytest.raises(AssertionError, match="begins at ply 0, not 1"):
        await store.begin((await opened(store)).id, HEAD, SEED, entry(1), PAIR)


@claim
async def test_a_log_comes_back_in_order(store):
    table, other = await dealt(store), await dealt(store)
    entries = [entry(ply, f"place:{ply}-Ἀχιλλεύς") for ply in range(1, 30)]
    for each in entries:
        await append(store, table, each, None)
        await append(store, other, entry(each.ply), None)
    assert await store.log(table) == [DEAL, *entries]


@claim
async def test_a_dealt_match_resumes_where_it_was(store):
    game = Iliad()
    match, _ = deal_match(game, 2, {}, SEED)
    table = (await opened(store)).id
    await store.begin(table, match.head, SEED, match.log[0], PAIR)
    for interaction in range(12):
        seat = match.state.to_act()[0]
        step = match.propose(seat, str(match.state.legal(seat)[-1]), match.stamps[seat])
        await append(store, table, step.entry, interaction)
        match.accept(step)
    head, seed = await store.head(table)
    again = rebuild_match(game, head, await store.log(table), seed)
    assert (again.log, again.stamps, again.state.dump()) == (match.log, match.stamps, match.state.dump())


@claim
async def test_a_ply_is_taken_once(store):
    table, other = await dealt(store), await dealt(store)
    await append(store, table, entry(1, "attack"), 50)
    for ply in (0, 1):
        with pytest.raises(PlyTaken, match=f"table {table} has a move at ply {ply}"):
            await append(store, table, entry(ply), 51)
    await append(store, other, entry(1), 51)
    assert await store.log(table) == [DEAL, entry(1, "attack")]


async def made(store, interaction):
    """Return the table and ply of the move that an interaction made, by trying to use it again."""
    try:
        await append(store, 99, entry(1), interaction)
    except SeenBefore as seen:
        return seen.table, seen.ply
    except NotBegun:
        return None


@claim
async def test_a_log_gets_no_gap(store):
    table = await dealt(store)
    with pytest.raises(PlyMissing, match="has no move at ply 1, which ply 2 follows"):
        await append(store, table, entry(2), 50)
    assert await store.log(table) == [DEAL]
    assert await made(store, 50) is None


@claim
async def test_no_move_is_stored_before_the_deal(store):
    table = (await opened(store)).id
    for nowhere in (table, 99):
        for ply in (0, 1):
            with pytest.raises(NotBegun, match=f"at table {nowhere}"):
                await append(store, nowhere, entry(ply), 50)
        with pytest.raises(NotBegun, match=f"at table {nowhere}"):
            await store.head(nowhere)
        assert await store.log(nowhere) == []


@claim
async def test_an_interaction_makes_one_move_across_all_tables(store):
    table, other = await dealt(store), await dealt(store)
    await append(store, table, entry(1), HUGE)
    for place, ply in ((table, 1), (table, 2), (other, 1), (other, 9), (99, 1)):
        with pytest.raises(SeenBefore, match=f"made ply 1 of table {table}") as seen:
            await append(store, place, entry(ply), HUGE)
        assert (seen.value.table, seen.value.ply) == (table, 1)
    assert await store.log(other) == [DEAL]
    assert await made(store, HUGE) == (table, 1)
    assert await made(store, HUGE - 1) is None


@claim
async def test_moves_of_computers_have_no_interaction(store):
    table, other = await dealt(store), await dealt(store)
    for place in (table, other):
        await append(store, place, entry(1), None)
        await append(store, place, entry(2), None)
    assert len(await store.log(table)) == len(await store.log(other)) == 3


@claim
async def test_of_many_moves_at_one_ply_one_is_stored(store):
    table = await dealt(store)
    for ply in range(1, 6):
        moves = [f"move {number}" for number in range(10)]
        racing = [append(store, table, entry(ply, move), 100 * ply + number) for number, move in enumerate(moves)]
        answers = await asyncio.gather(*racing, return_exceptions=True)
        assert [type(answer) for answer in answers if answer] == [PlyTaken] * 9
        assert await made(store, 100 * ply + answers.index(None)) == (table, ply)
        assert (await store.log(table))[-1].move == moves[answers.index(None)]


@claim
async def test_of_many_moves_of_one_interaction_one_is_stored(store):
    tables = [await dealt(store) for _ in range(10)]
    racing = [append(store, table, entry(1), 50) for table in tables]
    answers = await asyncio.gather(*racing, return_exceptions=True)
    winner = tables[answers.index(None)]
    assert [(answer.table, answer.ply) for answer in answers if answer] == [(winner, 1)] * 9
    assert sum([len(await store.log(table)) for table in tables]) == 11


@claim
async def test_moves_stored_while_other_transactions_fail_are_stored(store):
    """A transaction that is rolled back undoes nothing that another task stored meanwhile."""
    table, full = await dealt(store), await dealt(store)
    twice = [PAIR[0], PAIR[0]]
    work = [
        job for ply in range(1, 31) for job in (append(store, table, entry(ply), ply), seat_players(store, full, twice))
    ]
    answers = await asyncio.gather(*work, return_exceptions=True)
    assert answers[::2] == [None] * 30
    assert all(isinstance(answer, StoreError) for answer in answers[1::2])
    assert len(await store.log(table)) == 31
    assert await store.seats(full) == PAIR


@claim
async def test_a_cancelled_call_is_done_completely_or_not_at_all(store):
    tables = [(await opened(store)).id for _ in range(10)]
    tasks = [asyncio.create_task(store.begin(table, HEAD, SEED, DEAL, PAIR)) for table in tables]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for table in tables:
        begun = (await store.table(table)).status == "playing"
        assert (len(await store.log(table)), len(await store.seats(table))) == ((1, 2) if begun else (0, 0))


@claim
async def test_only_a_stored_last_move_finishes_the_table(store):
    table, how = await dealt(store), End("finished", 500.0, {"places": [1, 2]})
    for ply, interaction, wrong in ((2, 50, PlyMissing), (0, 51, PlyTaken)):
        with pytest.raises(wrong):
            await append(store, table, entry(ply), interaction, how)
        assert ((await store.table(table)).status, await store.outcome(table)) == ("playing", None)
    await append(store, table, entry(1), 50, how)
    row = await store.table(table)
    assert (row.status, row.touched, await store.outcome(table)) == ("finished", 500.0, how.outcome)
    assert [each.ply for each in await store.log(table)] == [0, 1]
    assert await store.uncounted() == [table]


@claim
async def test_a_finished_match_keeps_its_outcome(store):
    table = await dealt(store)
    assert await store.outcome(table) is None
    await finish(store, table, "finished", {"places": [1, 2], "reason": "Ἴλιον"}, 500.0)
    after = await store.table(table)
    assert (after.status, after.touched, after.created) == ("finished", 500.0, 100.0)
    assert await store.outcome(table) == {"places": [1, 2], "reason": "Ἴλιον"}
    assert await store.head(table) == (HEAD, SEED)


@KINDS
@pytest.mark.parametrize("status", ["ended", "frozen"])
def test_a_finished_match_stays_finished(kind, status, tmp_path):
    async def closes(store):
        table, how = await dealt(store), End("finished", 500.0, {"places": [1, 2]})
        await append(store, table, entry(1), 50, how)
        before = await store.table(table), await store.played(table)
        with pytest.raises(AlreadyFinished, match=f"table {table} is finished"):
            await finish(store, table, status, None, 600.0, PAIR[0].user)
        await finish(store, table, "finished", {"places": [2, 1]}, 700.0)
        assert (await store.table(table), await store.played(table)) == before
        assert await store.outcome(table) == how.outcome

    visit(kind, tmp_path, closes)


@claim
async def test_a_table_may_close_without_an_outcome(store):
    lobby, table = (await opened(store)).id, await dealt(store)
    for number, status in ((lobby, "ended"), (table, "frozen")):
        await finish(store, number, status, None, 500.0)
        assert (await store.table(number)).status == status
        assert await store.outcome(number) is None


@claim
async def test_a_table_without_a_match_has_no_outcome(store):
    table = await opened(store)
    with pytest.raises(NotBegun, match=f"at table {table.id}"):
        await finish(store, table.id, "finished", {}, 500.0)
    assert await store.table(table.id) == table
    with pytest.raises(NoSuchTable, match="there is no table 99"):
        await finish(store, 99, "ended", None, 500.0)
    assert await store.outcome(99) is None


# -- time


def turn(seat, **other):
    usual = {"ply": 3, "remaining": 60.5, "since": 100.0, "due": 160.5, "alarm": 145.0, "told": 1}
    return Turn(seat, **{**usual, **other})


@claim
async def test_turns_are_replaced_together(store):
    table = await dealt(store)
    turns = [turn(-1), turn(0, due=None, alarm=None), turn(3)]
    await store.keep_turns(table, turns[::-1])
    assert await store.turns(table) == turns
    await store.keep_turns(table, [turn(0)])
    assert await store.turns(table) == [turn(0)]
    await store.keep_turns(table, [])
    assert await store.turns(table) == []


@claim
async def test_no_time_runs_at_a_table_that_has_stopped(store):
    ended, frozen, last = [await dealt(store) for _ in range(3)]
    await store.keep_all_turns({each: [turn(0)] for each in (ended, frozen, last)})
    await finish(store, ended, "ended", None, 5.0)
    await finish(store, frozen, "frozen", None, 5.0)
    await append(store, last, entry(1), None, End("finished", 5.0, {"places": [1, 2]}))
    assert await store.timed() == []
    await store.keep_all_turns({each: [turn(0)] for each in (ended, frozen, last)})
    assert await store.timed() == [], "a late call starts no clock again"


@claim
async def test_turns_of_several_tables_are_stored_together_or_not_at_all(store):
    one, other = await dealt(store), await dealt(store)
    await store.keep_all_turns({one: [turn(0)], other: [turn(1)]})
    with pytest.raises(NoSuchTable, match="no table 99"):
        await store.keep_all_turns({one: [], other: [turn(0)], 99: [turn(0)]})
    assert [await store.turns(table) for table in (one, other)] == [[turn(0)], [turn(1)]]


@claim
async def test_an_unknown_table_takes_no_turns(store):
    with pytest.raises(NoSuchTable, match="there is no table 5"):
        await store.keep_turns(5, [turn(0)])
    assert await store.turns(5) == []


@claim
async def test_turns_that_cannot_be_stored_leave_the_old_ones(store):
    table = await dealt(store)
    await store.keep_turns(table, [turn(0)])
    with pytest.raises(StoreError):
        await store.keep_turns(table, [turn(1), turn(1)])
    assert await store.turns(table) == [turn(0)]


@claim
async def test_due_alarms_name_each_table_once(store):
    early, late, silent = [await dealt(store) for _ in range(3)]
    assert await store.next_alarm() is None
    await store.keep_turns(late, [turn(0, alarm=200.0), turn(1, alarm=300.0)])
    await store.keep_turns(early, [turn(0, alarm=150.0), turn(1, alarm=None)])
    await store.keep_turns(silent, [turn(0, alarm=None)])
    assert await store.next_alarm() == 150.0
    assert await store.alarms(149.9) == []
    assert await store.alarms(150.0) == [early]
    assert await store.alarms(1000.0) == [early, late]


@claim
async def test_tables_with_turns_are_found_by_guild(store):
    here, there, untimed = [await dealt(store, guild=guild) for guild in (1, 2, 1)]
    await store.keep_turns(here, [turn(0), turn(1)])
    await store.keep_turns(there, [turn(0, due=None, alarm=None)])
    assert await store.timed() == [here, there]
    assert (await store.timed(1), await store.timed(2), await store.timed(3)) == ([here], [there], [])
    await store.keep_turns(here, [])
    assert await store.timed(1) == []
    assert untimed not in await store.timed()


# -- snapshots


@claim
async def test_the_last_snapshot_is_the_one_of_the_highest_ply(store):
    table = await dealt(store)
    await append(store, table, entry(1), None)
    assert await store.last_snapshot(table) is None
    await store.snapshot(table, 1, Position(3, {"hands": [[1, 2], []]}, "abc"))
    await store.snapshot(table, 0, Position(3, {}, "def"))
    assert await store.last_snapshot(table) == (1, Position(3, {"hands": [[1, 2], []]}, "abc"))


@claim
async def test_a_second_snapshot_of_a_ply_replaces_the_first(store):
    table = await dealt(store)
    await store.snapshot(table, 0, Position(3, {"old": 1}, "abc"))
    await store.snapshot(table, 0, Position(4, {"new": 1}, "def"))
    assert await store.last_snapshot(table) == (0, Position(4, {"new": 1}, "def"))


@claim
async def test_a_move_is_stored_with_its_position_or_not_at_all(store):
    table = await dealt(store)
    await append(store, table, entry(1), 5, None, Position(3, {"at": 1}, "one"))
    assert await store.last_snapshot(table) == (1, Position(3, {"at": 1}, "one"))
    with pytest.raises(PlyTaken):
        await append(store, table, entry(1), 6, None, Position(3, {"at": 9}, "no"))
    with pytest.raises(SeenBefore):
        await append(store, table, entry(2), 5, None, Position(3, {"at": 9}, "no"))
    assert await store.last_snapshot(table) == (1, Position(3, {"at": 1}, "one"))


@claim
async def test_a_match_begins_with_its_position(store):
    table = (await opened(store)).id
    await store.begin(table, HEAD, SEED, DEAL, PAIR, Position(3, {"at": 0}, "zero"))
    assert await store.last_snapshot(table) == (0, Position(3, {"at": 0}, "zero"))


@claim
async def test_games_without_their_last_position_are_found(store):
    kept, without, older, over = [await dealt(store) for _ in range(4)]
    await store.snapshot(kept, 0, Position(3, {}, "abc"))
    await store.snapshot(older, 0, Position(3, {}, "abc"))
    await append(store, older, entry(1), None)
    await finish(store, over, "ended", None, 5.0)
    await opened(store)
    assert await store.without_position() == [without, older]


@claim
async def test_the_first_cards_of_each_game_and_fingerprint_stay(store):
    await store.keep_cards("iliad", "abc", "[[card]]")
    await store.keep_cards("iliad", "abc", "[[other]]")
    await store.keep_cards("horse", "abc", "[[horse]]")
    assert [await store.cards(game, "abc") for game in ("iliad", "horse")] == ["[[card]]", "[[horse]]"]
    assert (await store.cards("iliad", "abd"), await store.cards("delphi", "abc")) == (None, None)


@claim
async def test_a_frozen_table_thaws_unless_its_match_has_ended(store):
    lobby, playing, over = (await opened(store)).id, await dealt(store), await dealt(store)
    await finish(store, over, "frozen", None, 5.0)
    for table in (lobby, playing):
        await store.update_table(table, status="frozen")
    statuses = [
        [(await store.unfreeze(table, status)).status for table in (lobby, playing, over)]
        for status in ("lobby", "playing")
    ]
    assert statuses == [["lobby", "frozen", "frozen"], ["lobby", "playing", "frozen"]]
    with pytest.raises(NoSuchTable, match="no table 99"):
        await store.unfreeze(99, "lobby")


@claim
async def test_only_a_stored_ply_has_a_snapshot(store):
    table = await dealt(store)
    for number, ply in ((table, 1), (99, 0)):
        with pytest.raises(PlyMissing, match=f"table {number} has no ply {ply}"):
            await store.snapshot(number, ply, Position(3, {}, "abc"))
    assert await store.last_snapshot(table) is None


# -- messages


@claim
async def test_messages_are_listed_oldest_first_and_by_kind(store):
    table, other = (await opened(store)).id, (await opened(store)).id
    second, first = message(table, 7, since=20.5), message(table, HUGE, kind="ping", user=HUGE, since=10.0)
    for each in (second, first, message(other, 8)):
        await store.remember(each)
    assert await store.remembered(table) == [first, second]
    assert await store.remembered(table, "ping") == [first]
    assert await store.remembered(table, "lobby") == []
    assert await store.remembered(99) == []


@claim
async def test_a_message_is_remembered_once_in_its_latest_form(store):
    table, other = (await opened(store)).id, (await opened(store)).id
    await store.remember(message(table, 7))
    last = Remembered(other, "lobby", None, 2, 7, 30.0)
    await store.remember(last)
    assert await store.remembered(table) == []
    assert await store.remembered(other) == [last]


@claim
async def test_a_forgotten_message_is_gone(store):
    table = (await opened(store)).id
    await store.remember(message(table, 7))
    await store.remember(message(table, 8))
    for _ in range(2):
        await store.forget(2, 7)
    assert await store.remembered(table) == [message(table, 8)]


@claim
async def test_a_message_replaces_another(store):
    table = (await opened(store)).id
    await store.remember(message(table, 7))
    await store.remember(message(table, 8), instead_of=message(table, 7))
    assert await store.remembered(table) == [message(table, 8)]
    with pytest.raises(NoSuchTable):
        await store.remember(message(99, 9), instead_of=message(table, 8))
    assert await store.remembered(table) == [message(table, 8)], "both, or neither"


@claim
async def test_tables_are_found_by_the_first_word_of_a_message(store):
    first, second, third = [(await opened(store)).id for _ in range(3)]
    for table, number, kind in ((second, 1, "posting ping 3"), (first, 2, "posting"), (second, 3, "posting table")):
        await store.remember(message(table, number, kind=kind))
    await store.remember(message(third, 4, kind="postings"))
    await store.remember(message(third, 5, kind="ping posting"))
    assert await store.with_messages("posting") == [first, second]


@claim
async def test_tables_with_two_messages_of_a_kind_are_found(store):
    first, second = [(await opened(store)).id for _ in range(2)]
    for table, number, kind in ((second, 1, "table"), (first, 2, "table"), (second, 3, "table"), (first, 4, "lobby")):
        await store.remember(message(table, number, kind=kind))
    assert await store.with_several_messages("table") == [second]


@claim
async def test_lobbies_closed_since_a_time_are_found(store):
    closed, elsewhere, earlier, unseen, _ = [(await opened(store, guild=guild)).id for guild in (1, None, 1, 1, 1)]
    ended, finished = await dealt(store), await dealt(store)
    for at, table in enumerate((closed, elsewhere, earlier, ended, finished)):
        await store.remember(message(table, at, kind="lobby"))
    for table, then in ((closed, 100.0), (elsewhere, 101.0), (earlier, 99.0), (unseen, 100.0)):
        await store.update_table(table, status="ended", touched=then)
    await finish(store, ended, "ended", None, 100.0)
    await finish(store, finished, "finished", None, 100.0)
    assert await store.closed_lobbies(100.0) == [closed, elsewhere, ended]


@claim
async def test_an_unknown_table_takes_no_messages(store):
    with pytest.raises(NoSuchTable, match="there is no table 5"):
        await store.remember(message(5, 7))


# -- what people have not seen


@claim
async def test_every_event_of_a_game_has_to_be_shown(store):
    await opened(store)
    table, other = await dealt(store), await dealt(store)
    assert await store.unshown() == [table, other]
    await store.shown({table: 0, other: 0})
    assert await store.unshown() == []
    await append(store, other, entry(1), 50)
    assert await store.unshown() == [other]
    await store.shown({other: 1})
    await finish(store, table, "ended", None, 500.0)
    assert await store.unshown() == [table]
    await store.shown({table: 0})
    await seat_players(store, other, [Seated(0, None, "greedy", "Computer 1")])
    assert await store.unshown() == [other]


@claim
async def test_showing_an_older_ply_does_not_show_the_last(store):
    table = await dealt(store)
    await append(store, table, entry(1), 50)
    await append(store, table, entry(2), 51)
    await store.shown({table: 1, 99: 7})
    assert await store.unshown() == [table]
    await store.shown({table: 3})
    assert await store.unshown() == []


# -- settings


@claim
async def test_users_and_guilds_have_separate_settings(store):
    await store.set("user", HUGE, "language", "fr")
    await store.set("guild", HUGE, "language", "el")
    await store.set("user", HUGE, "pings", "οὔ")
    assert await store.settings("user", HUGE) == {"language": "fr", "pings": "οὔ"}
    assert await store.settings("guild", HUGE) == {"language": "el"}
    assert await store.settings("user", 1) == {}


@claim
async def test_a_setting_can_be_changed_and_removed(store):
    for value in ("fr", "en", ""):
        await store.set("user", 1, "language", value)
        assert await store.settings("user", 1) == {"language": value}
    for _ in range(2):
        await store.set("user", 1, "language", None)
        assert await store.settings("user", 1) == {}


@claim
async def test_the_bot_stores_values_of_its_own(store):
    assert await store.value("commands") is None
    for value in ("abc", "def"):
        await store.keep("commands", value)
        assert await store.value("commands") == value
    assert await store.value("other") is None


@claim
async def test_a_bot_that_runs_alone_was_last_seen_as_any_share(store):
    """A database may come from a server, where several processes had used it since one last ran alone."""
    for sign, share in ((ALIVE, "alive shard 1 of 2"), (LOOKED, "tournaments, shard 1 of 2")):
        assert await store.value(sign) is None
        await store.keep(share, "1000.0")
        assert float(await store.value(sign)) == 1000.0
        await store.keep(sign, "900.5")
        assert float(await store.value(sign)) == 1000.0
        await store.keep(sign, "1100.5")
        assert await store.value(sign) == "1100.5"


# -- the store as a whole


async def everything(store):
    tables = [number for number in range(1, 9) if await store.table(number)]
    return [
        (
            await store.table(table),
            await store.seats(table),
            await store.head(table),
            await store.log(table),
            await store.outcome(table),
            await store.last_snapshot(table),
            await store.remembered(table),
        )
        for table in tables
    ], (await store.settings("user", 7), await store.settings("guild", 1), await store.value("commands"))


async def filled(store):
    for number in range(3):
        table = await dealt(store, name=f"Τροία {number}")
        await append(store, table, entry(1), 50 + number)
        await store.snapshot(table, 1, Position(1, {"ply": 1}, "abc"))
        await store.remember(message(table, number))
    await finish(store, table, "finished", {"places": [1, 2]}, 500.0)
    await store.set("user", 7, "language", "fr")
    await store.keep("commands", "abc")
    return await everything(store)


@KINDS
def test_everything_is_there_after_reopening(kind, tmp_path):
    async def used(store):
        with pytest.raises(SeenBefore):
            await append(store, 1, entry(2), 50)
        assert (await opened(store)).id == 4
        return True

    stored = visit(kind, tmp_path, filled)
    assert len(stored[0]) == 3
    assert visit(kind, tmp_path, everything) == stored
    assert visit(kind, tmp_path, used)


@KINDS
def test_what_was_said_to_be_stored_outlives_being_killed(kind, tmp_path):
    assert visit(kind, tmp_path, dealt) == 1
    for moves in (1, 40):
        last = killed_after(moves, kind, tmp_path)
        log = visit(kind, tmp_path, lambda store: store.log(1))
        assert log == [DEAL, *(entry(ply) for ply in range(1, len(log)))]
        assert len(log) > last
        assert visit(kind, tmp_path, lambda store, ply=last: made(store, 1000 + ply)) == (1, last)


def killed_after(moves, kind, folder):
    """Let a process append, kill it after so many moves, and return the last ply it printed."""
    command = [sys.executable, "-m", "tests.store.stores", kind, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        printed = [process.stdout.readline() for _ in range(moves)]
        process.kill()
        printed += process.stdout.readlines()
    return int([line for line in printed if line.endswith("\n")][-1])


@claim
async def test_a_store_closes_twice_and_at_once(store):
    await asyncio.gather(store.close(), store.close())
    await store.close()


@claim
async def test_cancelling_a_close_does_not_stop_it(store):
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.gather(closing, return_exceptions=True)
    await store.close()
    with pytest.raises(StoreClosed):
        await store.table(1)


@claim
async def test_calls_before_closing_are_completed(store):
    table = await dealt(store)
    asked = [asyncio.create_task(append(store, table, entry(ply), ply)) for ply in range(1, 20)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asked) == [None] * 19


@KINDS
def test_a_closed_store_refuses_every_call(kind, tmp_path):
    async def asks():
        store = await OPEN[kind](tmp_path)
        await store.close()
        for question in (store.table(1), store.keep("a", "b"), store.log(1)):
            with pytest.raises(StoreClosed, match="is closed"):
                await question

    asyncio.run(asks())


@claim
async def test_seats_replace_only_those_that_were_read(store):
    read = await opened(store, lobby={"seats": ["Ada", "Bruno"]})
    first = await seat_players(store, read.id, PAIR, before=read, lobby={"seats": ["Ada"]})
    with pytest.raises(Outdated):
        await seat_players(store, read.id, [], before=read, lobby={"seats": []})
    assert await store.table(read.id) == first
    assert await store.seats(read.id) == PAIR
    await seat_players(store, read.id, [], before=first, lobby={"seats": []})
    assert await store.seats(read.id) == []


@claim
async def test_a_match_begins_only_with_seats_that_were_read(store):
    read = await opened(store)
    joined = await seat_players(store, read.id, PAIR, lobby={"seats": ["Ada"]})
    with pytest.raises(Outdated):
        await store.begin(read.id, HEAD, SEED, DEAL, [], before=read)
    assert (await store.table(read.id)).status == "lobby"
    await store.begin(read.id, HEAD, SEED, DEAL, PAIR, before=joined)
    with pytest.raises(AlreadyBegun):
        await store.begin(read.id, HEAD, SEED, DEAL, PAIR, before=joined)
    with pytest.raises(Outdated):
        await seat_players(store, read.id, [], before=joined, lobby={})  # it is no lobby any more


@claim
async def test_counting_may_be_blocked_while_results_are_read(store):
    table = await dealt(store)
    async with store.counting():
        await finish(store, table, "finished", None, 5.0)
        assert await store.uncounted() == [table]


def test_every_method_of_the_contract_is_tested_here():
    files = (
        "test_contract.py",
        "test_old_messages.py",
        "test_table_events.py",
        "test_past_games.py",
        "test_social.py",
        "test_results.py",
        "test_challenges.py",
        "test_tournaments.py",
        "stores.py",
    )
    source = "".join((ROOT / "tests/store" / file).read_text(encoding="utf-8") for file in files)
    left_out = {"everything", "tell"}  # tests of moving and of shares
    methods = [name for name in dir(Store) if not name.startswith("_") and name not in left_out]
    assert len(methods) > 80
    assert [name for name in methods if f"store.{name}(" not in source] == []


@claim
async def test_open_tables_are_games_in_play_and_lobbies_in_use(store):
    playing, lobby = await dealt(store), (await opened(store)).id
    await opened(store, guild=2)
    private = (await opened(store, guild=None)).id
    await finish(store, (await opened(store)).id, "ended", None, 100.0)
    assert [table.id for table in await store.open_in(1, 100.0)] == [playing, lobby]
    assert [table.id for table in await store.open_in(1, 100.5)] == [playing]
    await store.update_table(lobby, touched=101.0)
    assert [table.id for table in await store.open_in(1, 100.5)] == [playing, lobby]
    assert await store.open_in(3, 0.0) == []
    assert [table.id for table in await store.open_in_private(100.0)] == [private]
    assert await store.open_in_private(100.5) == []


@claim
async def test_the_condition_counts_tables_and_grows_with_them(store):
    assert store.serving()
    before = await store.condition()
    assert (before.lobbies, before.playing) == (0, 0)
    assert before.size > 0
    await opened(store, name="x" * 100_000)
    await dealt(store)
    await finish(store, (await opened(store)).id, "ended", None, 100.0)
    after = await store.condition()
    assert (after.lobbies, after.playing) == (1, 1)
    assert after.size > before.size + 50_000
    assert after.written >= before.written


# -- a monitor


def commits():
    [found] = [sample.value for sample in next(iter(COMMITS.collect())).samples if sample.name.endswith("_count")]
    return found


@claim
async def test_a_change_is_measured_and_a_look_is_not(store):
    table = await dealt(store)
    before = commits()
    await append(store, table, entry(1), None)
    assert commits() == before + 1
    await store.log(table)
    assert commits() == before + 1
