"""What reaches us too late to be answered changes nothing that only the answer would show."""

import pytest

from cogs.answering import button_ids
from tests.end_to_end.stage import play, press, settled, until
from tests.end_to_end.test_clicks import before_the_last_click

LATE = 4.0  # seconds
MAKING = [
    ("play", {"game": "horse"}),
    ("challenge", {"game": "horse"}),
    ("tournament", {"game": "horse"}),
    ("settings", {"pings": "off"}),
]
PRESSED = ["play-now:0", "open-lobby:0", "practice-table:0", "challenge-new:{challenge}", "challenge-play:{challenge}"]


async def late(stage, using):
    """Let an interaction reach the bot after Discord has given up; return it once the bot has done with it."""
    stage.place.faults.delay_interactions(LATE)
    asked = await using
    await stage.place.clock.advance(LATE)
    await done(stage)
    assert asked.failed
    return asked


async def done(stage):
    said = [f"answered {what}" for what in ("play", "challenge", "tournament", "settings", "practice", "open-lobby")]
    await until(lambda: any(any(word in line for word in said) for line in stage.diary.lines()))
    await stage.rest()


async def made(stage):
    """Return all that ada can have made."""
    store, ada = stage.bot.store, stage["ada"]
    tables = await store.tables_of(ada.id, ["lobby", "playing"])
    challenges = await store.challenges_of(ada.id, stage.bot.clock())
    tournaments = [each for each in await store.tournaments_in(stage.channel().guild) if each.stage != "over"]
    return tables, challenges, tournaments, await store.settings("user", ada.id)


@pytest.mark.parametrize(("command", "options"), MAKING, ids=[name for name, _ in MAKING])
def test_a_command_too_late_to_be_answered_changes_nothing(command, options):
    async def scene(stage):
        await stage.slash(stage["ada"], "games")
        before = await made(stage)
        stage.diary.records.clear()
        await late(stage, stage["ada"].slash(stage.channel(), command, options))
        assert await made(stage) == before

    play(scene)


@pytest.mark.parametrize("verb", PRESSED)
def test_a_click_too_late_to_be_answered_opens_nothing(verb):
    async def scene(stage):
        listed = await stage.slash(stage["ada"], "games")
        await stage.slash(stage["bruno"], "challenge", {"game": "horse"})
        [challenge] = await stage.bot.store.challenges_of(stage["bruno"].id, stage.bot.clock())
        before = await made(stage)
        stage.diary.records.clear()
        identity = f"il:{verb.format(challenge=challenge.code)}:0:"
        await late(stage, stage["ada"].forge(listed.message, identity))
        assert await made(stage) == before

    play(scene)


def test_a_form_too_late_to_be_answered_opens_no_tournament():
    async def scene(stage):
        ada = stage["ada"]
        listed = (await stage.slash(ada, "tournament")).message
        form = (await press(ada, listed, "tournament-new")).modal
        before = await made(stage)
        stage.diary.records.clear()
        given = {"game": ["horse"], "kind": "swiss", "length": ["86400"], "rounds": ["0"]}
        await late(stage, ada.submit(form, {**given, "switches": []}))
        assert await made(stage) == before

    play(scene)


@pytest.mark.parametrize(("command", "options"), MAKING[:3], ids=[name for name, _ in MAKING[:3]])
def test_what_was_made_is_undone_if_the_answer_comes_too_late(command, options):
    """Our clock is behind, so that the first interaction does not seem late."""

    async def scene(stage):
        stage.bot.clock = lambda: stage.place.clock.now() - 2 * LATE
        before = await made(stage)
        await late(stage, stage["ada"].slash(stage.channel(), command, options))
        assert (await made(stage))[:3] == before[:3]
        posted = [each for each in stage.all_messages() if "Horse" in each.text]
        assert posted == [], "nobody is told of what is gone"

    play(scene)


def test_a_pile_of_late_commands_after_a_stall_opens_no_lobby():
    async def scene(stage):
        await stage.slash(stage["ada"], "games")
        stage.place.faults.delay_interactions(LATE, times=8)
        asked = [await stage["ada"].slash(stage.channel(), "play", {"game": "horse"}) for _ in range(8)]
        await stage.place.clock.advance(LATE)
        await until(lambda: sum("came too late" in line for line in stage.diary.lines()) == len(asked))
        assert await stage.bot.store.tables_of(stage["ada"].id, ["lobby"]) == []
        assert (await stage.slash(stage["ada"], "play", {"game": "horse"})).message.buttons

    play(scene)


def test_a_late_move_is_made_because_the_board_shows_it():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor = await game.actor()
        panel, identity, values = await before_the_last_click(game, actor)
        before = len(await game.log())
        stage.place.faults.delay_interactions(LATE)
        clicked = await (actor.click(panel, identity) if values is None else actor.select(panel, identity, values))
        await stage.place.clock.advance(LATE)
        assert clicked.failed
        await until(lambda: any("answered answer" in line for line in stage.diary.lines()[-3:]))
        await stage.rest()
        assert len(await game.log()) == before + 1

    play(scene)


@pytest.mark.parametrize("ahead", [-3600.0, 3600.0])
def test_a_wrong_clock_keeps_nobody_from_opening_tables_and_forms(ahead):
    async def scene(stage):
        stage.bot.clock = lambda: stage.place.clock.now() + ahead
        lobby = (await stage.slash(stage["ada"], "play", {"game": "horse"})).message
        number = button_ids.parse_id(next(iter(lobby.buttons))).table
        await press(stage["bruno"], lobby, "join")
        opened = await settled(await stage["ada"].forge(lobby, f"il:type-word:{number}:0:"))
        assert opened.modal
        assert (await stage.row(number)).status == "lobby"

    play(scene)
