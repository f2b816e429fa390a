"""The audit of a campaign finds what it looks for."""

import json
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from playground.model import LOADING, Message
from simulation.audit import open_audit
from simulation.campaign import find_mistakes
from simulation.database import File
from simulation.figures import Figures, Problem
from simulation.ledger import Ledger
from simulation.message_parts import with_ends
from tables.seats.absence import replace_unreachable
from tables.tournaments.rounds import note_scores
from tests.end_to_end import test_challenges as challenges
from tests.end_to_end import test_tournaments as tournaments
from tests.end_to_end.stage import GAMES, play
from tests.end_to_end.test_slow import Standstill

pytestmark = pytest.mark.slow  # as are the campaigns that it judges


def file(stage):
    """Return the database of a stage."""
    return File(stage.file.parent)


@asynccontextmanager
async def _game(stage):
    """Return a game in play and the findings of an audit."""
    game, ledger = await stage.open_table("ada bruno chloe"), Ledger(file(stage))
    await game.moves(4)

    async def found(away=()):
        await stage.rest()
        async with open_audit(stage.place, file(stage), GAMES, ledger, stage.place.clock.now) as looking:
            return [*await looking.tables([game.number], away), *await looking.results()]

    yield game, ledger, found


def kinds(problems):
    return {problem.kind for problem in problems}


@pytest.mark.parametrize("shown", [{"pictures": False}, {"prints": True}], ids=["words", "pictures"])
def test_a_sound_table_has_no_problems(shown):
    async def scene(stage):
        async with _game(stage) as (_, _, found):
            assert await found() == []

    play(scene, **shown)


@pytest.mark.parametrize("shown", [{"pictures": False}, {"prints": True}], ids=["words", "pictures"])
def test_an_older_board_is_untrue(shown):
    async def scene(stage):
        async with _game(stage) as (game, _, found):
            board = await game.board()
            old = board.components, board.attachments
            await game.moves(1)
            await stage.rest()
            board.components, board.attachments = old
            assert kinds(await found()) == {"untrue"}

    play(scene, **shown)


@pytest.mark.parametrize(("late", "is_true"), [(-1, False), (0, True), (30, True), (31, False)])
def test_a_board_may_show_the_end_of_a_turn_a_little_early(late, is_true):
    shown, true = [([f"Ada: <t:{end}:R>, <t:{end}:f>", "seal"], []) for end in (1000, 1000 + late)]
    assert (with_ends(shown, true) == true) == is_true
    assert with_ends((["Bruno: <t:1000:R>"], []), true) != true


def test_a_board_without_a_deadline_stays_true_while_time_stops():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        number = int(next(iter(lobby.buttons)).split(":")[2])
        await stage.bot.registry.change(number, lambda agreed: replace(agreed, time=300))
        game, ledger = await stage.begun(lobby, stage.people("ada bruno")), Ledger(file(stage))
        for reach, reaches in ((stage.bot.reach, True), (cut_off, False)):
            object.__setattr__(stage.bot.registry.services, "reach", reach)
            await game.moves(1)
            await stage.rest()
            assert ("⏳" in (await game.board()).text) == reaches
            async with open_audit(stage.place, file(stage), GAMES, ledger, stage.place.clock.now) as looking:
                assert await looking.tables([game.number], ()) == []

    play(scene)


def test_a_clock_that_does_not_run_is_told():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        number = int(next(iter(lobby.buttons)).split(":")[2])
        await stage.bot.registry.change(number, lambda agreed: replace(agreed, time=300))
        await stage.begun(lobby, stage.people("ada bruno"))
        await stage.rest()
        await stage.bot.store.keep_turns(number, [])
        async with open_audit(stage.place, file(stage), GAMES, Ledger(file(stage)), stage.place.clock.now) as looking:
            assert "stuck" in kinds(await looking.tables([number], ()))

    play(scene)


@pytest.mark.parametrize("moves", [0, 1])
def test_a_hand_that_asks_what_was_asked_before_is_untrue(moves):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        hands = {person.id: await game.hand(person) for person in game.people}
        old = {user: hand.components for user, hand in hands.items()}
        await game.moves(moves)
        await stage.rest()
        for user, hand in hands.items():
            hand.components = old[user]
        async with open_audit(stage.place, file(stage), GAMES, Ledger(file(stage)), stage.place.clock.now) as looking:
            found = await looking.hands({(game.number, user): hand for user, hand in hands.items()})
        assert kinds(found) == ({"untrue"} if moves else set())

    play(scene)


async def cut_off(number):
    return False


def test_an_older_picture_is_untrue():
    async def scene(stage):
        async with _game(stage) as (game, _, found):
            board = await game.board()
            old = board.attachments
            await game.moves(1)
            await stage.rest()
            board.attachments = old
            assert kinds(await found()) == {"untrue"}

    play(scene, prints=True)


def test_a_lobby_with_buttons_after_the_start_is_untrue():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        before = lobby.components
        game = await stage.begun(lobby, stage.people("ada bruno"))
        lobby.components = before
        async with open_audit(stage.place, file(stage), GAMES, Ledger(file(stage)), stage.place.clock.now) as looking:
            assert kinds(await looking.tables([game.number], ())) == {"untrue"}

    play(scene)


def test_an_unremembered_message_is_an_orphan():
    async def scene(stage):
        async with _game(stage) as (game, _, found):
            world, bot = stage.place.world, stage.place.application.user
            world.post(Message(world.mint(), await game.place(), bot, world.clock.now(), content="Your turn!"))
            assert kinds(await found()) == {"orphaned"}

    play(scene)


def test_a_second_board_is_an_orphan():
    async def scene(stage):
        async with _game(stage) as (game, _, found):
            board = await game.board()
            world = stage.place.world
            world.post(Message(world.mint(), board.channel, board.author, board.created, components=board.components))
            assert kinds(await found()) == {"orphaned"}

    play(scene)


def test_a_remembered_message_that_is_gone_is_an_orphan():
    async def scene(stage):
        async with _game(stage) as (game, _, found):
            stage.place.world.delete(game.lobby)
            assert kinds(await found()) == {"orphaned"}

    play(scene)


def test_players_to_act_who_were_not_told_are_stuck():
    async def scene(stage):
        async with _game(stage) as (game, _, found):
            actor = await game.actor()
            await actor.forget_ephemerals()
            assert kinds(await found()) == {"stuck"}, "the bot believes that they are looking"

    play(scene, patience=1000.0)


def test_a_ply_that_was_shown_and_is_not_stored_is_lost():
    async def scene(stage):
        async with _game(stage) as (game, ledger, found):
            ledger.show(game.number, len(await game.log()) - 1)
            assert await found() == []
            ledger.show(game.number, len(await game.log()))
            assert kinds(await found()) == {"lost"}

    play(scene)


def test_a_log_that_changed_is_lost():
    async def scene(stage):
        async with _game(stage) as (game, ledger, found):
            log = await game.log()
            ledger.compare(game.number, [*log[:-1], replace(log[-1], seat=log[-1].seat + 1)])
            assert kinds(await found()) == {"lost"}

    play(scene)


def test_losing_a_seat_while_present_counts_as_a_loss():
    async def scene(stage):
        async with _game(stage) as (game, _, found):
            table, ada = await game.table(), stage["ada"]
            await table.change(lambda lobby: replace_unreachable(lobby, ada.id))
            assert kinds(await found()) == {"charged"}
            assert kinds(await found({(game.number, ada.id)})) == set()

    play(scene)


def test_a_problem_is_counted_once():
    figures, problem = Figures(1), Problem("lost", 1, "a move")
    figures.begin_round()
    figures.find([problem, problem])
    figures.begin_round()
    figures.find([problem])
    assert figures.problems == [problem]
    assert '"lost": 1' in figures.line()
    assert "seed 1" in figures.account()


# -- tournaments and challenges


@asynccontextmanager
async def _contests(stage):
    """Return a tournament whose first round is under way, a challenge that is played, and the findings of an audit."""
    people, ledger = stage.people("ada bruno chloe eleni"), Ledger(file(stage))
    code = await tournaments.filled(stage, people[0], people)
    games = await tournaments.started(stage, people[0], code)
    invitation = await challenges.invited(stage, people[1], "horse")
    for person in people[:2]:
        await challenges.begun(stage, person, await challenges.panel_of(stage, person, challenges.code_of(invitation)))

    async def found():
        await stage.rest()
        async with open_audit(stage.place, file(stage), GAMES, ledger, stage.place.clock.now) as looking:
            numbers = sorted(ledger.statuses())
            return [*await looking.tables(numbers, ()), *await looking.contests()]

    yield code, games, invitation, found


def test_only_an_interrupted_answer_may_be_announced_for_good():
    async def scene(stage):
        async with _game(stage) as (game, ledger, _):

            async def found(*interrupted):
                async with open_audit(stage.place, file(stage), GAMES, ledger, stage.place.clock.now) as looking:
                    return kinds(await looking.tables([game.number], (), (), interrupted))

            with Standstill(stage):
                asked = await (await stage["eleni"].slash(game.where, "play", {"game": "chess"})).settled()
                assert asked.message.loading
                assert await found() == await found(asked.id + 1) == {"orphaned"}
                assert await found(asked.id) == set()
                asked.message.flags &= ~LOADING
                assert await found(asked.id) == {"orphaned"}

    play(scene)


def posted_again(stage, message):
    world = stage.place.world
    world.post(Message(world.mint(), message.channel, message.author, message.created, components=message.components))


def test_sound_tournaments_and_challenges_have_no_problems():
    async def scene(stage):
        async with _contests(stage) as (code, games, _, found):
            assert await found() == []
            await tournaments.over(stage, games)
            assert len((await tournaments.its(stage, code)).rounds) == 2
            assert await found() == []

    play(scene)


def test_a_contest_that_is_posted_twice_is_an_orphan():
    async def scene(stage):
        async with _contests(stage) as (code, _, invitation, found):
            posted_again(stage, invitation)
            assert kinds(await found()) == {"orphaned"}
            stage.place.world.delete(next(each for each in reversed(stage.all_messages()) if each.id != invitation.id
                                          and each.components == invitation.components))  # fmt: skip
            posted_again(stage, await tournaments.call(stage, code))
            assert kinds(await found()) == {"orphaned"}

    play(scene)


def test_standings_that_differ_from_the_tables_are_lost():
    async def scene(stage):
        async with _contests(stage) as (code, games, _, found):
            row = await stage.bot.store.tournament(code)
            wrong = note_scores(await tournaments.its(stage, code), {games[0].number: (1.0, 0.0)})
            await stage.bot.store.ask(put, code, json.dumps(wrong.dump()))
            assert kinds(await found()) == {"lost", "untrue"}
            assert row.stage == "playing"

    play(scene)


def test_games_that_were_ended_with_their_tournament_need_no_score():
    async def scene(stage):
        async with _contests(stage) as (code, games, _, found):
            await tournaments.over(stage, games[:1])
            await stage.bot.tournaments.end(code)
            assert await found() == []

    play(scene)


def test_a_game_that_goes_on_after_its_tournament_is_lost():
    async def scene(stage):
        async with _contests(stage) as (code, _, __, found):
            stopped = replace(await tournaments.its(stage, code), stopped=True)
            await stage.bot.store.ask(put, code, json.dumps(stopped.dump()))
            assert "lost" in kinds(await found())

    play(scene)


def put(db, code, document):
    db.execute("UPDATE tournaments SET document = ? WHERE code = ?", [document, code])


def test_an_older_message_of_a_tournament_is_untrue():
    async def scene(stage):
        async with _contests(stage) as (code, games, _, found):
            message = await tournaments.call(stage, code)
            old = message.components
            await tournaments.over(stage, games[:1])
            (await tournaments.call(stage, code)).components = old
            assert kinds(await found()) == {"untrue"}

    play(scene)


@pytest.mark.parametrize("record", [
    "2026-01-02 03:04:05,678 ERROR tables table 1: KeyError\n  File x, line 1, in y",
    "2026-01-02 03:04:05,678 WARNING cogs internal error: KeyError",
    "2026-01-02 03:04:05,678 INFO cogs fine\nTraceback (most recent call last):\n  File x",
])  # fmt: skip
def test_a_log_that_tells_of_a_mistake_is_a_problem(record):
    log = f"2026-01-02 03:04:04,001 INFO cogs before\n{record}\n2026-01-02 03:04:06,001 WARNING tables after\n"
    assert find_mistakes(log) == [Problem("mistaken", 0, record)]
