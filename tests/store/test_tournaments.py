"""What every store promises about tournaments and the tables of their games."""

import asyncio
from dataclasses import replace

import pytest

from store import Outdated, Table
from store.contests import Challenge, Spot, Tournament
from store.results import Nameless
from tests.store.stores import PAIR, claim

CUP = Tournament(21, 1, 2, 7, "en", "open", None, None, {"game": "iliad", "entries": [{"user": 7}]}, 5.0)
LIKE = Table(0, 1, 2, 2, "Troy", "iliad", 7, "lobby", "en", {"tournament": 21}, 5.0, 5.0)
SPOT = Spot(0, 1, 0)


@claim
async def test_a_tournament_is_kept_as_it_is(store):
    assert await store.keep_tournament(CUP, [7]) == CUP
    assert [await store.tournament(21), await store.tournament(22)] == [CUP, None]


@claim
async def test_a_change_needs_the_newest_version(store):
    await store.keep_tournament(CUP, [7])
    after = replace(CUP, stage="playing", due=99.5, message=5, host=8, document={"rounds": [1]})
    changed = await store.change_tournament(after, [7, 8])
    assert changed == replace(after, version=1)
    assert await store.tournament(21) == changed
    with pytest.raises(Outdated):
        await store.change_tournament(replace(CUP, stage="over"), [])
    assert await store.tournament(21) == changed


@claim
async def test_of_changes_at_once_one_is_stored(store):
    await store.keep_tournament(CUP, [7])
    tried = [store.change_tournament(replace(CUP, due=float(at)), [7]) for at in range(4)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sum(isinstance(each, Outdated) for each in found) == 3
    assert (await store.tournament(21)).version == 1


@claim
async def test_a_season_has_one_that_follows(store):
    await store.keep_tournament(CUP, [7])
    assert await store.season_after(21) is None
    wanted = [store.keep_tournament(replace(CUP, code=code, follows=21), [7]) for code in (22, 23, 24)]
    found = await asyncio.gather(*wanted)
    assert len({each.code for each in found}) == 1
    assert found[0].follows == 21
    assert await store.season_after(21) == found[0]


@claim
async def test_tournaments_are_found_by_server_and_person(store):
    other = replace(CUP, code=22, guild=3, host=9, stage="playing", created=6.0)
    past = replace(CUP, code=23, host=9, stage="over", created=7.0)
    for each, people in ((CUP, [7, 8]), (other, [8]), (past, [7])):
        await store.keep_tournament(each, people)
    assert await store.tournaments_in(1) == [CUP]
    assert await store.tournaments_on() == [other]
    assert await store.tournaments_of(7) == [CUP, past]
    assert await store.tournaments_of(8) == [CUP, other]
    assert await store.tournaments_of(9) == [other, past]
    await store.change_tournament(CUP, [8])
    assert await store.tournaments_of(7) == [replace(CUP, version=1), past]


@claim
async def test_a_game_has_one_table_however_often_it_is_opened(store):
    await store.keep_tournament(CUP, [7])
    found = await asyncio.gather(*(store.tournament_table(21, SPOT, LIKE, PAIR, None) for _ in range(3)))
    assert len({each.id for each in found}) == 1
    assert (found[0].status, found[0].lobby) == ("lobby", LIKE.lobby)
    assert await store.seats(found[0].id) == PAIR
    assert (await store.tournament_table(21, replace(SPOT, game=1), LIKE, PAIR, None)).id != found[0].id


@claim
async def test_the_cards_of_a_round_are_sealed_at_its_tables(store):
    await store.keep_tournament(CUP, [7])
    deal = Challenge(31, None, "iliad", "standard", 2, b"a secret", 0, 5.0, 500.0)
    await store.keep_challenge(deal)
    numbers = [(await store.tournament_table(21, Spot(0, at, 0), LIKE, PAIR, 31)).id for at in range(2)]
    assert [await store.challenge_at(number) for number in numbers] == [deal, deal]
    assert await store.sealed(numbers, 100.0) == {*numbers}
    await store.close_challenge(31, 100.0)
    assert await store.sealed(numbers, 100.0) == set()


@claim
async def test_a_change_is_unshown_until_somebody_notes_it(store):
    await store.keep_tournament(CUP, [7])
    assert await store.tournaments_unshown() == []
    changed = await store.change_tournament(CUP, [7])
    assert await store.tournaments_unshown() == [changed]
    await store.tournament_shown(21, 1)
    assert await store.tournaments_unshown() == []
    again = await store.change_tournament(changed, [7])
    await store.tournament_shown(21, 1)
    assert await store.tournaments_unshown() == [again]


@claim
async def test_an_erased_person_is_no_longer_found(store):
    await store.keep_tournament(CUP, [7, 8])
    assert (await store.about(7))["tournaments"] == [{"code": 21, "role": "host", "created": 5.0}]
    assert (await store.about(8))["tournaments"] == [{"code": 21, "role": "player", "created": 5.0}]
    await store.erase(7, lambda lobby, language: Nameless(lobby, (), "Former player"), await store.knowing(7), 60.0)
    assert await store.tournaments_of(7) == []
    assert (await store.tournament(21)).host == 0
    assert await store.tournaments_of(8) == [replace(CUP, host=0)]
