"""Clicks that come twice, late, from the wrong person, or were never offered get an answer and change nothing."""

import asyncio

import pytest

from cogs.answering import button_ids
from cogs.answering.refusals import SENTENCES
from playground.people import Person
from running.check import CHOICE
from store import StoreFailed
from tests.end_to_end.stage import Game, Stage, click, find_button, play, press, sentence, settled, until
from words import Words

LAST = 10
NO_TABLE = Words("fr").say("refused-no-table")


async def before_the_last_click(game: Game, person) -> tuple:
    """Make all choices of a move but the last; return the panel and the last click."""
    table = await game.table()
    seat = table.seat_of(person.id)
    for _ in range(LAST):
        panel, identity, values = await game.choice(person)
        meant = button_ids.parse_id(identity)
        path = meant.path if values is None else (*meant.path, int(values[0]))
        if table.asked(seat, path).offer.move is not None:
            return panel, identity, values
        await click(person, panel, identity, values)
    raise AssertionError("no choice makes a move")


async def opened(stage: Stage, names: str = "ada bruno chloe") -> tuple[Game, Person, tuple]:
    """Return a game, the player to act, and the click that makes their move."""
    game = await stage.open_table(names)
    for each in game.people:
        await game.hand(each)
    await game.moves(2)
    actor = await game.actor()
    return game, actor, await before_the_last_click(game, actor)


async def once_more(person, panel, identity, values=None):
    if values is None:
        return await person.click(panel, identity)
    return await person.select(panel, identity, values)


def test_two_clicks_at_once_on_one_offer_make_one_move():
    async def scene(stage):
        game, actor, (panel, identity, values) = await opened(stage)
        before = len(await game.log())
        clicks = [await once_more(actor, panel, identity, values) for _ in range(2)]
        for each in clicks:
            await settled(each)
        await stage.rest()
        assert len(await game.log()) == before + 1

    play(scene)


def test_an_interaction_delivered_twice_makes_one_move():
    async def scene(stage):
        game, actor, (panel, identity, values) = await opened(stage)
        before = len(await game.log())
        stage.place.faults.repeat_interactions()
        clicked = await settled(await once_more(actor, panel, identity, values))
        await asyncio.sleep(0.05)
        await stage.rest()
        assert len(await game.log()) == before + 1
        assert clicked.followups == [], "whose move was counted is not told that something went wrong"
        stage.place.gateway.deliver(clicked)  # again, much later
        await asyncio.sleep(0.05)
        await stage.rest()
        assert len(await game.log()) == before + 1

    play(scene)


def test_a_click_delivered_twice_counts_once_whatever_it_does():
    async def scene(stage):
        lobby, ada = await stage.lobby("ada bruno", 4), stage["ada"]
        stage.place.faults.repeat_interactions()
        await press(ada, lobby, "add-computer")
        await stage.rest()
        assert len((await stage.row(1)).lobby["sitters"]) == 3
        game = await stage.open_table("ada bruno chloe")
        stage.place.faults.repeat_interactions(2)
        panel = (await press(ada, await game.board(), "help")).message
        voted = await press(ada, panel, "vote-end")
        await stage.rest()
        assert (await game.table()).lobby.in_play.votes == {"end": [ada.id]}
        assert voted.followups == []

    play(scene)


def test_a_command_delivered_twice_opens_one_table():
    async def scene(stage):
        stage.place.faults.repeat_interactions()
        opened = await stage.slash(stage["ada"], "play", {"game": "iliad"})
        await stage.rest()
        assert (await stage.row(1)).status == "lobby"
        assert find_button(opened.message, "start") == "il:start:1:0:"
        assert await stage.bot.store.table(2) is None

    play(scene)


async def sent_hand(stage):
    """Return a game, a player to act whose hand is a direct message, and that message."""
    bruno = stage["bruno"]
    await stage.slash(bruno, "settings", {"hands": "dm"})
    game = await stage.open_table("ada bruno")
    while await game.actor() is not bruno:
        await game.move(stage["ada"])
    await stage.rest()
    return game, bruno, bruno.messages(bruno.dm())[-1]


def test_a_hand_in_a_direct_message_asks_on_after_a_click_came_twice():
    async def scene(stage):
        game, bruno, hand = await sent_hand(stage)
        table = await game.table()
        first = next(each for each in hand.buttons if CHOICE.fullmatch(each) and asks_on(table, bruno, each))
        stage.place.faults.repeat_interactions()
        await click(bruno, hand, first)
        await stage.rest()
        await click(bruno, hand, first[: first.rindex(":") + 1])  # back
        await click(bruno, hand, first)
        asked = [*hand.buttons, *hand.selects]
        assert first not in asked
        await stage.rest()
        assert [*hand.buttons, *hand.selects] == asked

    play(scene, game="hector")


def test_a_hand_in_a_direct_message_shows_a_move_whose_answer_failed():
    async def scene(stage):
        game, bruno, hand = await sent_hand(stage)
        game.panels["bruno"] = hand
        panel, identity, values = await before_the_last_click(game, bruno)
        stage.place.faults.fail("callback", status=502, times=9)
        await once_more(bruno, panel, identity, values)
        await until(lambda: identity not in hand.buttons)
        assert await game.actor() is bruno, "whoever announces a number loads, too"
        assert find_button(hand, "hint")

    play(scene, game="horse")


def asks_on(table, person, identity):
    """Return whether a choice leads to another."""
    return table.asked(table.seat_of(person.id), button_ids.parse_id(identity).path).offer.move is None


@pytest.mark.parametrize("after_applying", [False, True])
def test_a_failed_answer_neither_loses_nor_repeats_a_move(after_applying):
    async def scene(stage):
        game, actor, (panel, identity, values) = await opened(stage)
        before = len(await game.log())
        stage.place.faults.fail("callback", status=502, after_applying=after_applying)
        await settled(await once_more(actor, panel, identity, values))
        await stage.rest()
        assert len(await game.log()) == before + 1
        assert not any(each.user.name for each in stage.place.interactions.log if each.failed)

    play(scene)


def test_a_refused_answer_does_not_undo_the_move():
    async def scene(stage):
        game, actor, (panel, identity, values) = await opened(stage)
        before = len(await game.log())
        stage.place.faults.fail("callback", status=400)
        clicked = await once_more(actor, panel, identity, values)
        assert "your move, if you made one, is safe" in (await sentence(actor, clicked)) or actor.locale == "fr"
        assert len(await game.log()) == before + 1
        await press(actor, await game.board(), "hand")
        await stage.rest()

    play(scene)


def test_panels_and_boards_work_after_fifteen_minutes():
    async def scene(stage):
        game, actor, (panel, identity, values) = await opened(stage)
        before = len(await game.log())
        await stage.place.clock.advance(901)
        await settled(await once_more(actor, panel, identity, values))
        assert len(await game.log()) == before + 1
        await stage.place.clock.advance(901)
        await game.moves(2)
        assert len(await game.log()) == before + 3

    play(scene)


def test_a_lobby_works_after_fifteen_minutes():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 3)
        await stage.place.clock.advance(1000)
        await press(stage["chloe"], lobby, "join")
        assert "Chloé" in lobby.text

    play(scene)


FORGED = [
    ("garbage", None),
    ("il:", None),
    ("il:answer", None),
    ("il:nothing:{table}:0:", None),
    ("il:hand:999999:0:", None),
    ("il:play-now:99:0:", None),
    ("il:open-lobby:99:0:", None),
    ("il:hand:999999999999:0:", None),
    ("il:answer:{table}:{stamp}:24.24.24", None),
    ("il:answer:{table}:{stamp}:99", None),
    ("il:answer:{table}:{stamp}:0.0.0.0.0.0.0.0.0.0.0.0", None),
    ("il:answer:{table}:999999999:0", None),
    ("il:answer:{table}:0:0", None),
    ("il:answer:{table}:" + "9" * 50 + ":0", None),
    ("il:answer:{table}:{stamp}:", ["-1"]),
    ("il:answer:{table}:{stamp}:", ["99999999999999999999"]),
    ("il:answer:{table}:{stamp}:", ["a card"]),
    ("il:answer:{table}:{stamp}:", ["²"]),
    ("il:answer:{table}:{stamp}:", ["-"]),
    ("il:answer:{table}:{stamp}:", ["--1"]),
    ("il:answer:{table}:{stamp}:", [""]),
    ("il:join:{table}:0:", None),
    ("il:start:{table}:0:", None),
    ("il:close-lobby:{table}:0:", None),
    ("il:options:{table}:0:", None),
    ("il:more-options:{table}:0:", None),
    ("il:type-time:{table}:0:", None),
    ("il:type-word:{table}:0:", None),
    ("il:set-word:{table}:0:", None),
    ("il:set-options:{table}:0:", None),
    ("il:set-size:{table}:0:", ["0"]),
    ("il:set-size:{table}:0:", ["77"]),
    ("il:leave:{table}:0:", None),
    ("il:refresh:{table}:0:", None),
    ("il:answer:{table}:{stamp}:\n", None),
    ("il:answer:{table}:{stamp}:٣", None),
    ("il:answer:{table}:{stamp}:", []),
    *[
        (f"il:{verb}:{{table}}:0:", [value])
        for verb in ("rules-of-game", "set-time", "open-replay")
        for value in (str(1 << 63), "9" * 90)
    ],
]


@pytest.mark.slow
def test_forged_ids_are_answered_kindly_and_change_nothing():
    async def scene(stage):
        game, actor, (panel, *_) = await opened(stage)
        table = await game.table()
        stamp = table.match.stamps[table.seat_of(actor.id)]
        board = await game.board()
        for written, values in FORGED:
            identity = written.format(table=game.number, stamp=stamp)
            for where in (panel, board):
                for person in (actor, stage["eleni"]):
                    if where is panel and person is not actor:
                        continue
                    answer = await game.unchanged(lambda p=person, w=where, i=identity, v=values: forge(p, w, i, v))
                    told = await sentence(person, answer)
                    assert "Traceback" not in told, (written, values)
                    if person is not actor:
                        assert "Your hand" not in told

    async def forge(person, where, identity, values):
        return await settled(await person.forge(where, identity, values))

    play(scene, pictures=False)


def test_a_foreign_click_on_a_choice_changes_nothing():
    async def scene(stage):
        game, actor, (_, identity, values) = await opened(stage)
        others = [each for each in game.people if each is not actor]
        for person in [*others, stage["eleni"]]:
            board = await game.board()
            answer = await game.unchanged(lambda p=person, b=board: foreign(p, b, identity, values))
            told = await sentence(person, answer)
            own = game.panels[actor.user.name].text
            assert told != own

    async def foreign(person, board, identity, values):
        return await settled(await person.forge(board, identity, values))

    play(scene)


def test_a_click_on_an_old_panel_shows_how_things_are_now():
    async def scene(stage):
        game, actor, (panel, identity, values) = await opened(stage, "ada dmitri")
        old = (await press(actor, await game.board(), "hand")).message
        button = next(each for each in old.buttons if each.startswith("il:answer:"))
        await click(actor, panel, identity, values)
        answer = await game.unchanged(lambda: late(actor, old, button))
        assert answer.message is old
        told = await sentence(actor, answer)
        assert "not your turn" in told or "out of date" in told
        assert find_button(old, "refresh") or find_button(old, "answer")

    async def late(person, where, identity):
        return await settled(await person.forge(where, identity))

    play(scene)


IN_PANELS = [
    "refresh",
    "hand",
    "help",
    "join",
    "leave",
    "start",
    "options",
    "news",
    "hint",
    "end-game",
    "my-tables",
    "dismiss",
    "settings-panel",
    "list-games",
    "vote-pause",
    "more-options",
    "answer",
]


@pytest.mark.parametrize("verb", IN_PANELS)
def test_a_click_in_a_panel_of_somebody_else_leaves_it_alone(verb):
    async def scene(stage):
        game, lobby = await stage.open_table("ada bruno"), await stage.lobby("bruno", 3)
        waiting = button_ids.parse_id(next(iter(lobby.buttons))).table
        for own in (await game.hand(stage["ada"]), (await stage.slash(stage["ada"], "settings")).message):
            shown = own.components
            for number in (game.number, waiting):
                clicked = await settled(await stage["bruno"].forge(own, f"il:{verb}:{number}:0:"))
                await stage.rest()
                assert own.components == shown
                assert clicked.modal or any(each.reader is stage["bruno"].user for each in clicked.answers)

    play(scene)


def test_nobody_reaches_into_another_server():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=stage.channel("Agora"))
        lobby = await stage.lobby("ada", 3, channel=stage.channel("Agora"))
        hidden = int(next(iter(lobby.buttons)).split(":")[2])
        elsewhere = await stage.lobby("chloe", 2, channel=stage.channel("Lycée"))
        for verb in ("hand", "help", "repost", "end-game", "resign"):
            answer = await game.unchanged(lambda v=verb: forge(stage, elsewhere, f"il:{v}:{game.number}:0:"))
            assert await sentence(stage["chloe"], answer) == NO_TABLE
        for verb in ("join", "close-lobby", "start", "add-computer"):
            answer = await forge(stage, elsewhere, f"il:{verb}:{hidden}:0:")
            assert await sentence(stage["chloe"], answer) == NO_TABLE
        assert (await stage.row(hidden)).status == "lobby"
        assert "Chloé" not in str((await stage.row(hidden)).lobby)

    async def forge(stage, message, identity):
        return await settled(await stage["chloe"].forge(message, identity))

    play(scene)


@pytest.mark.parametrize(("name", "language"), [("ada", "en"), ("bruno", "fr")])
def test_a_store_failure_is_reported_in_the_users_client_language(name, language, monkeypatch):
    async def scene(stage):
        monkeypatch.setattr(stage.bot.store, "settings", failing)
        asked = await stage.slash(stage[name], "settings")
        assert await sentence(stage[name], asked) == Words(language).say("refused-mistake")

    play(scene, mistakes=1)


async def failing(*_):
    raise StoreFailed


def test_a_refusal_without_a_sentence_is_reported_as_a_mistake(monkeypatch):
    monkeypatch.setitem(SENTENCES, "no-table-here", "refused-unwritten")

    async def scene(stage):
        refused = await stage.slash(stage["ada"], "hand")
        assert await sentence(stage["ada"], refused) == Words("en").say("refused-mistake")

    play(scene, mistakes=1)
