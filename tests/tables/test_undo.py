"""Undoing moves at a table: who has to agree, what makes a request void, and that no undo is lost."""

import asyncio
from dataclasses import replace

import pytest

from engine.chance import Guess
from games.olympus.rules.game import Olympus
from store import StoreFailed
from store.results import OVERALL
from tables import Refused
from tables.history.results import Results
from tables.play.agreements import (
    agree_to_undo,
    ask_for_undo,
    decline_undo,
    find_granted_undo,
    find_undo_request,
    find_undone_steps,
    list_missing_consents,
)
from tables.seats.in_play import InPlay, Request
from tables.seats.invitations import make_rematch_lobby
from tables.seats.lobby import Lobby, Sitter
from tests.tables.house import (
    HECTOR,
    HELEN,
    PARIS,
    STRANGER,
    Around,
    acting,
    claim,
    reason,
    still,
    whole_path,
)  # fmt: skip
from tests.tables.test_restart import Later
from tests.tables.test_time import FIVE, turn_of

FRIENDLY = {"undo": "friendly"}


async def asked(house, people=(HECTOR, HELEN), **other):
    """Return a table at which the person who has just moved asks to undo it, and that person."""
    table = await house.begun(people, **other)
    user = acting(table)
    await house.move(table)
    assert not await table.ask_undo(user, table.match.ply)
    return table, user


def agrees(table, user, ply=None, interaction=None):
    ply = table.match.ply if ply is None else ply
    return table.decide_undo(ply, lambda lobby: agree_to_undo(lobby, user, ply), interaction)


def declines(table, user, ply=None):
    ply = table.match.ply if ply is None else ply
    return table.decide_undo(ply, lambda lobby: decline_undo(lobby, user, ply))


def other(table, user):
    return next(each.user for each in table.lobby.sitters if each.user not in (None, user))


# -- by consent


@claim
async def test_a_move_is_undone_when_everybody_else_agrees(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    before, user = table.match.state.dump(), acting(table)
    await house.move(table)
    assert not await table.ask_undo(user, 1)
    first, second = {HECTOR, HELEN, PARIS} - {user}
    assert not await agrees(table, first)
    assert table.match.ply == 1
    assert await agrees(table, second)
    assert table.match.ply == 2
    assert table.match.state.dump() == before
    assert acting(table) == user
    assert (await house.store.log(table.number))[-1].move == "undo to 0"
    assert house.herald.moves[-1] == (table.number, 2, 2), "it was stored before it was told"


@claim
async def test_alone_with_computers_an_undo_is_immediate(house):
    await house.open()
    table = await house.begun((HECTOR,), computers=1, agreed=FRIENDLY)
    start, before = table.match.ply, table.match.state.dump()
    await house.move(table)
    ply = table.match.ply
    assert ply > start + 1, "the computer has answered"
    assert await table.ask_undo(HECTOR, ply)
    await table.rest()
    assert table.match.state.dump() == before
    assert table.match.log[ply + 1].move == f"undo to {start}"
    assert acting(table) == HECTOR


@claim
async def test_a_computer_that_keeps_a_seat_agrees_to_everything(house):
    await house.open()
    table, user = await asked(house, (HECTOR, HELEN, PARIS))
    first, second = {HECTOR, HELEN, PARIS} - {user}
    table.lobby = replace(table.lobby, sitters=tuple(
        Sitter(each.name, level="random", owner=first) if each.user == first else each for each in table.lobby.sitters
    ))  # fmt: skip
    assert await agrees(table, second)


@claim
async def test_asking_again_after_the_others_have_left_undoes_the_move(house):
    await house.open()
    table, user = await asked(house)
    waiting = table.match.ply
    table.computers._playing = asyncio.get_running_loop().create_future()  # nobody thinks in the meantime
    await table.leave(other(table, user), "random", "Computer")
    assert await table.ask_undo(user, waiting)


@claim
async def test_two_people_agreeing_at_once_undo_once(house):
    await house.open()
    table, user = await asked(house, (HECTOR, HELEN, PARIS))
    others = {HECTOR, HELEN, PARIS} - {user}
    answers = await asyncio.gather(*(agrees(table, each, 1) for each in others))
    assert sorted(answers) == [False, True]
    assert [entry.move for entry in await house.store.log(table.number)][1:].count("undo to 0") == 1


@claim
async def test_the_same_click_repeated_at_once_undoes_once(house):
    await house.open()
    table, user = await asked(house)
    reasons = await asyncio.gather(*(reason(agrees(table, other(table, user), 1, 7)) for _ in range(5)))
    assert sorted(reasons, key=str) == [None, *["undo-late"] * 4]
    assert table.match.ply == len(await house.store.log(table.number)) - 1 == 2


@claim
async def test_an_interaction_that_has_made_a_move_undoes_nothing(house):
    await house.open()
    table = await house.begun()
    user, (stamp, path) = acting(table), whole_path(table, acting(table))
    await table.choose(user, stamp, path, 7)
    await table.ask_undo(user, table.match.ply)
    before = await still(table)
    assert await reason(agrees(table, other(table, user), None, 7)) == "counted-before"
    assert await still(table) == before


# -- refusals, each of which changes nothing


@claim
async def test_a_player_without_a_move_has_nothing_to_undo(house):
    await house.open()
    table = await house.begun()
    assert await reason(table.ask_undo(acting(table), 0)) == "undo-nothing"


@claim
async def test_strangers_and_games_that_have_stopped_are_refused(house):
    await house.open()
    table, user = await asked(house)
    before = await still(table)
    for deed in (table.ask_undo(STRANGER, 1), agrees(table, STRANGER), declines(table, STRANGER)):
        assert await reason(deed) in ("not-at-this-table", "not-seated")
    assert await reason(agrees(table, user)) == "undo-own"
    assert await still(table) == before
    await table.end()
    for deed in (table.ask_undo(user, 1), agrees(table, other(table, user)), declines(table, user)):
        assert await reason(deed) == "ended"


@claim
async def test_an_undo_that_nobody_asks_for_is_not_granted(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    await house.move(table)
    before = await still(table)
    for ply in (0, 1, 2, 10**6):
        assert await reason(agrees(table, other(table, user), ply)) == "undo-late"
        assert await reason(declines(table, other(table, user), ply)) == "undo-late"
    assert await reason(table.ask_undo(user, 0)) == "undo-late"
    assert await still(table) == before


@claim
async def test_any_move_makes_the_request_void(house):
    await house.open()
    table, user = await asked(house)
    await house.move(table)
    before = await still(table)
    for ply in (1, 2):
        assert await reason(agrees(table, other(table, user), ply)) == "undo-late"
    assert find_undo_request(table.lobby, table.match.ply) is None
    assert await still(table) == before


@claim
async def test_a_declined_move_cannot_be_asked_about_again(house):
    await house.open()
    table, user = await asked(house, (HECTOR, HELEN, PARIS))
    first, second = {HECTOR, HELEN, PARIS} - {user}
    await agrees(table, first)
    assert not await declines(table, second)
    assert await reason(agrees(table, first)) == "undo-late"
    assert await reason(table.ask_undo(user, 1)) == "undo-declined"
    table = await (await house.open()).table(table.number)
    assert await reason(table.ask_undo(user, 1)) == "undo-declined", "a restart is no second chance"
    while acting(table) != user:
        await house.move(table)
    assert await reason(table.ask_undo(user, table.match.ply)) in ("undo-declined", "undo-revealed")
    await house.move(table)
    table.lobby = replace(table.lobby, undo="friendly")
    assert await reason(table.ask_undo(user, table.match.ply)) is None


@claim
async def test_a_withdrawn_request_cannot_be_made_again(house):
    await house.open()
    table, user = await asked(house)
    await declines(table, user)
    assert await reason(agrees(table, other(table, user))) == "undo-late"
    assert await reason(table.ask_undo(user, 1)) == "undo-declined"


@claim
async def test_there_is_one_request_at_a_time(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS), agreed=FRIENDLY)
    first = acting(table)
    await house.move(table)
    second = acting(table)
    await house.move(table)
    await table.ask_undo(second, 2)
    assert await reason(table.ask_undo(first, 2)) == "undo-asked"
    assert not await table.ask_undo(second, 2), "who asks twice has asked once"
    await declines(table, first)
    assert not await table.ask_undo(first, 2)


# -- what is hidden


async def drawn(house, agreed):
    """Return a table of Fight for Olympus at which a person's last move has drawn cards, and that person."""
    await house.open(Olympus())
    table = await house.begun(game="olympus", agreed=agreed)
    while not table.match.log[-1].draws or table.match.ply == 0:
        user = acting(table)
        await house.move(table)
    return table, user


@claim
async def test_once_somebody_has_seen_all_hands_nothing_is_undone(house):
    await house.open()
    table, user = await asked(house)
    table.lobby = replace(table.lobby.decided(looked=(other(table, user),)), undo="friendly")
    assert await reason(agrees(table, other(table, user))) == "undo-late"
    assert await reason(table.ask_undo(user, table.match.ply)) == "undo-looked"


@claim
async def test_a_move_that_drew_cards_cannot_be_undone(house):
    table, user = await drawn(house, {})
    before = await still(table)
    assert await reason(table.ask_undo(user, table.match.ply)) == "undo-revealed"
    assert await still(table) == before


@claim
async def test_a_friendly_table_undoes_draws_and_then_draws_others(house):
    table, user = await drawn(house, FRIENDLY)
    entry = table.match.log[-1]
    await table.ask_undo(user, table.match.ply)
    assert await agrees(table, other(table, user))
    seat = table.seat_of(user)
    await table.submit(seat, entry.move, table.match.stamps[seat])
    again = table.match.log[-1]
    assert (again.move, again.ply) == (entry.move, entry.ply + 2)
    assert again.draws != entry.draws


@claim
async def test_a_move_cannot_be_undone_once_another_shows_a_card(house):
    await house.open()
    table, user = await asked(house)
    assert "place" in table.match.log[-1].move
    await house.move(table)
    assert await reason(table.ask_undo(user, 2)) == "undo-revealed"


# -- nothing is lost


@claim
async def test_a_request_survives_a_restart_with_all_who_agreed(house):
    await house.open()
    table, user = await asked(house, (HECTOR, HELEN, PARIS))
    first, second = {HECTOR, HELEN, PARIS} - {user}
    await agrees(table, first)
    table = await (await house.open()).table(table.number)
    assert list_missing_consents(table.lobby, find_undo_request(table.lobby, 1)) == [second]
    assert await agrees(table, second)
    before = await still(table)
    table = await (await house.open()).table(table.number)
    assert await still(table) == before


class Killed(Around):
    """A store during whose next write, once done, the program dies."""

    dying = False

    async def commit(self, *args):
        stored = await self.inner.commit(*args)
        if self.dying:
            raise asyncio.CancelledError
        return stored


@claim
async def test_a_program_killed_after_storing_an_undo_has_undone_it(house):
    await house.open(around=Killed)
    table, user = await asked(house)
    before = table.match.ply
    house.store.dying = True
    with pytest.raises(asyncio.CancelledError):
        await agrees(table, other(table, user))
    assert table.match.ply == before, "written, and not swapped"
    table = await (await house.open()).table(table.number)
    assert (table.match.ply, acting(table)) == (2, user)
    assert await reason(agrees(table, other(table, user), 1)) == "undo-late"


class Stumbling(Around):
    """A disk that reports a failure either after or before it has written."""

    writes = None

    async def commit(self, *args):
        if self.writes is not None:
            if self.writes:
                await self.inner.commit(*args)
            self.writes = None
            raise StoreFailed("the disk")
        return await self.inner.commit(*args)


@pytest.mark.parametrize("writes", [True, False])
def test_a_failing_disk_undoes_once_or_not_at_all(writes, tmp_path):
    @claim
    async def test(house):
        await house.open(around=Stumbling)
        table, user = await asked(house)
        house.store.writes = writes
        with pytest.raises(StoreFailed):
            await agrees(table, other(table, user))
        assert table.match.ply == 1
        again = await reason(agrees(table, other(table, user), 1))
        assert again == ("undo-late" if writes else None), "what was written is caught up with"
        assert (table.match.ply, acting(table)) == (2, user)
        assert [entry.move for entry in await house.store.log(table.number)][2:] == ["undo to 0"]

    test(tmp_path)


@claim
async def test_newer_rules_undo_no_moves_of_older_ones(house):
    registry = await house.open()
    table, user = await asked(house)
    await agrees(table, other(table, user))
    await house.move(table)
    await registry.close()
    table = await (await house.open(Later())).table(table.number)
    assert await reason(table.ask_undo(user, table.match.ply)) == "undo-older"
    user, before = acting(table), table.match.state.dump()
    table.lobby = replace(table.lobby, undo="friendly")
    await house.move(table)
    await table.ask_undo(user, table.match.ply)
    assert await agrees(table, other(table, user))
    assert table.match.state.dump() == before
    table = await (await house.open(Later())).table(table.number)
    assert table.match.state.dump() == before
    await house.play(table, 3)


@claim
async def test_an_undo_to_before_the_stored_position_survives_newer_rules(house):
    await house.open()
    table, user = await asked(house)
    before = table.match.state.dump()
    await table.keep_position()
    await agrees(table, other(table, user))
    after = table.match.state.dump()
    assert after != before
    table = await (await house.open(Later())).table(table.number)
    assert (table.match.ply, table.match.state.dump()) == (2, after)


@claim
async def test_a_game_with_undos_is_played_to_its_end(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), computers=1, agreed=FRIENDLY)
    undone = 0
    while table.acting_people():
        user = acting(table)
        await house.move(table)
        if table.status == "playing" and table.match.ply % 9 < 2:
            await table.ask_undo(user, table.match.ply)
            undone += await agrees(table, other(table, user))
            await table.rest()
    assert undone > 3
    assert table.status == "finished"
    table = await (await house.open()).table(table.number)
    assert table.status == "finished"


# -- everything else at the table


@claim
async def test_a_player_to_act_again_after_an_undo_has_all_the_time(house):
    await house.open()
    table = await house.begun(agreed=FIVE)
    user = acting(table)
    house.now += 200
    await house.move(table)
    await table.ask_undo(user, 1)
    house.now += 50
    await agrees(table, other(table, user))
    turn = turn_of(table)
    assert (turn.seat, turn.ply, turn.due) == (table.seat_of(user), 2, house.now + 300)
    assert await house.store.turns(table.number) == [turn]


class Slow:
    """A thinker that thinks until a test sets ``free``."""

    def __init__(self):
        self.free, self.thinking = asyncio.Event(), asyncio.Event()

    async def think(self, game, level, view, moves, seed):
        self.thinking.set()
        await self.free.wait()
        return str(moves[0])

    def close(self):
        pass


@claim
async def test_a_computers_thought_about_an_undone_position_is_dropped(house):
    thinker = Slow()
    await house.open(thinker=thinker)
    lobby = await house.lobby(2)
    await house.registry.change(lobby, lambda each: each.add_computer(HECTOR, "hard", "Computer"))
    await house.registry.change(lobby, lambda each: each.agree(HECTOR, "first", 0))
    table = await house.registry.start(lobby, HECTOR)
    before, (stamp, path) = table.match.state.dump(), whole_path(table, HECTOR)
    await table.choose(HECTOR, stamp, path)
    await thinker.thinking.wait()
    assert await table.ask_undo(HECTOR, 1)
    thinker.free.set()
    await table.rest()
    assert (table.match.ply, table.match.state.dump()) == (2, before)


@claim
async def test_a_hint_after_an_undo_is_a_new_one(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    seat, stamp = table.seat_of(user), table.match.stamps[table.seat_of(user)]
    await house.move(table)
    await table.ask_undo(user, 1)
    await agrees(table, other(table, user))
    assert table.match.stamps[seat] != stamp, "hints are remembered by stamp"


@claim
async def test_a_friendly_game_moves_no_rating(house):
    await house.open()
    table = await house.begun(agreed=FRIENDLY)
    assert not table.lobby.measured
    assert not table.lobby.counts
    strict = table.lobby.agree(HECTOR, "undo", "strict")
    assert strict.measured
    assert strict.counts
    assert not strict.agree(HECTOR, "rated", "off").measured


@claim
async def test_a_friendly_game_does_not_move_a_computers_rating_either(house):
    registry = await house.open()
    for agreed, counted in ((FRIENDLY, set()), ({}, {"random"})):
        await house.play(await house.begun((HECTOR,), computers=1, agreed=agreed))
        await Results(house.store, registry.games).catch_up()
        assert set(await house.store.ratings(OVERALL, "iliad", {"random"})) == counted


# -- the lobby


TWO = Lobby("iliad", 1, "standard", 2).join(1, "Ada").join(2, "Bruno")


class Back:
    """What would be undone, reduced to what a lobby reads."""

    ply, move = 5, 4


def test_a_request_is_stored_and_older_lobbies_still_load():
    full = agree_to_undo(ask_for_undo(TWO, 1, Back), 2, 5)
    assert full.in_play.request == Request(1, 5, 4, (2,))
    assert Lobby.load(full.dump()) == full
    assert Lobby.load(decline_undo(full, 2, 5).dump()).in_play.declined == {"1": 4}
    old = {key: value for key, value in TWO.dump().items() if key not in ("undo", "request", "declined")}
    assert Lobby.load(old) == TWO
    with pytest.raises(Refused, match="no-such-table"):
        TWO.agree(1, "undo", "sometimes")


def test_the_request_of_a_player_who_has_left_is_void():
    asks = ask_for_undo(TWO, 1, Back)
    assert find_granted_undo(asks, 5) is None
    left = asks.replace_by_computer(1, "easy", "Computer")
    assert find_undo_request(left, 5) is None
    assert find_granted_undo(left, 5) is None


def test_a_forgotten_person_is_in_no_request():
    full = decline_undo(agree_to_undo(ask_for_undo(TWO, 1, Back), 2, 5), 2, 5)
    for lobby in (full, agree_to_undo(ask_for_undo(TWO, 1, Back), 2, 5)):
        for user in (1, 2):
            forgotten = lobby.anonymous(user, "a former player").dump()
            del forgotten["sitters"], forgotten["host"]
            assert str(user) not in str(forgotten["request"]).replace("'ply': 5", "").replace("'move': 4", "")
            assert str(user) not in forgotten["declined"]


def test_a_rematch_begins_without_requests():
    full = replace(decline_undo(ask_for_undo(TWO, 1, Back), 2, 5).decided(request=Request(2, 5, 3)), undo="friendly")
    lobby = make_rematch_lobby(full, 1, "Ada", set())
    assert (lobby.in_play, lobby.undo) == (InPlay(), "friendly")


@claim
async def test_what_would_be_undone_begins_with_ones_own_move(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    user, pick = acting(table), Guess(1)
    for _ in range(3):
        await house.move(table, pick)
    back = find_undone_steps(table.match, table.seat_of(user))
    assert [step.entry for step in back.steps] == table.match.log[back.move :]
    assert back.steps[0].entry.seat == table.seat_of(user)
