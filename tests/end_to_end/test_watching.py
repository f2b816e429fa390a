"""Spectators: the public view, all hands for finished players, and asking for a seat."""

import pytest

from cogs.answering import pictures
from engine.chance import Guess
from games.catalog import BOXES
from playground import permissions
from tests.end_to_end.lobby_options import agree, fields, form_of
from tests.end_to_end.stage import Game, Stage, find_button, offers, play, press, sentence, settled, until
from tests.end_to_end.test_absence import offer_in, offered, panel
from tests.end_to_end.test_privacy import known
from words import Words

pytestmark = pytest.mark.slow  # tests/cogs/table/test_spectators.py tries what they see


async def watched(person, game):
    """Return what "My hand" shows to a person without a seat."""
    message = (await press(person, await game.board(), "hand")).message
    assert message.reader is person.user
    return message


# -- watching


@pytest.mark.parametrize("language", ["en", "fr"])
def test_refusals_say_how_to_watch_and_the_panel_says_what_it_is(language):
    async def scene(stage):
        words, eleni = Words(language), stage["eleni"]
        await stage.slash(eleni, "settings", {"language": language})
        game = await stage.open_table("ada bruno")
        told = await sentence(eleni, await stage.slash(eleni, "leave", channel=await game.place()))
        assert told == words.say("refused-not-at-this-table")
        assert words.say("table-my-hand") in told
        panel = await watched(eleni, game)
        assert words.say("spectator-panel") in panel.text
        assert told not in panel.text

    play(scene)


@pytest.mark.parametrize(
    ("server", "people", "watcher", "said"),
    [
        ("Agora", "ada bruno", "eleni", ["You have no seat at this table", "It is ", "Refresh", "Rules", "Table help"]),
        ("Lycée", "bruno chloe", "ada", ["pas de place à cette table", "Actualiser", "Règles", "Aide"]),
    ],
)
def test_a_spectators_table_is_refreshed_in_their_language(server, people, watcher, said):
    async def scene(stage):
        if watcher == "ada":
            await stage.slash(stage["ada"], "settings", {"language": "fr"}, stage.channel(server))
        game = await stage.open_table(people, channel=stage.channel(server))
        message = await watched(stage[watcher], game)
        labels = [button["label"] for button in message.buttons.values()]
        for each in said:
            assert each in message.text or each in labels, each
        before = message.text
        await game.moves(3)
        await game.unchanged(lambda: press(stage[watcher], message, "refresh"))
        assert message.text != before
        table = (await game.board()).text
        assert [line for line in table.splitlines() if line.startswith("- ")][-1] in message.text or server == "Lycée"
        assert not offers(message)
        rules = await press(stage[watcher], message, "rules-page")
        assert rules.message.reader is stage[watcher].user

    play(scene)


def test_a_spectator_gets_pictures_or_words_as_they_chose(monkeypatch):
    monkeypatch.setattr(pictures, "PATIENCE", 20.0)  # long enough for a busy machine

    async def scene(stage):
        eleni = stage["eleni"]
        game = await stage.open_table("ada bruno")
        assert [file.filename for file in (await watched(eleni, game)).attachments] == ["table.png"]
        await stage.slash(eleni, "settings", {"pictures": "off"})
        message = await watched(eleni, game)
        assert not message.attachments
        assert "```" in message.text
        assert (await game.board()).attachments, "the others keep theirs"
        await stage.govern(stage["ada"], "pictures", 0)
        await stage.slash(eleni, "settings", {"pictures": "on"})
        await press(eleni, message, "refresh")
        assert message.attachments

    play(scene, prints=True)


def test_table_help_and_the_command_open_the_spectator_panel():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        eleni = stage["eleni"]
        opened = (await press(eleni, await panel(eleni, game), "hand")).message
        assert "what everybody can see" in opened.text
        command = (await stage.slash(eleni, "hand", channel=await game.place())).message
        assert command.reader is eleni.user
        assert "what everybody can see" in command.text

    play(scene)


def test_the_old_hand_of_a_former_player_becomes_a_spectator_panel():
    async def scene(stage):
        game = await stage.open_table("ada dmitri chloe")
        ada, dmitri, eleni = stage.people("ada dmitri eleni")
        old, left = await game.hand(ada), await game.hand(dmitri)
        await offered(game, ada, eleni)
        await press(eleni, offer_in(game), "accept-seat")
        await stage.sure(dmitri, "leave", channel=await game.place())
        await stage.rest()
        for person, message in ((ada, old), (dmitri, left)):
            await game.unchanged(lambda person=person, message=message: press(person, message, "refresh"))
            assert "You have no seat at this table" in message.text
            assert "Your hand" not in message.text
            assert find_button(message, "all-hands") is None
            forged = await settled(await person.forge(message, f"il:all-hands:{game.number}:0:"))
            assert "You have no seat at this table" in await sentence(person, forged)

    play(scene, pictures=False)


def test_a_spectators_forged_click_changes_and_tells_nothing():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe", computers=1)
        eleni = stage["eleni"]
        message = await watched(eleni, game)
        number = game.number

        async def forge():
            for verb in (
                "answer",
                "why-not",
                "hint",
                "all-hands",
                "return-to-seat",
                "let-in",
                "turn-away",
                "vote-end",
                "give-seat",
            ):
                for path in ("", "0", "1.2", "12.34.56"):
                    forged = await settled(await eleni.forge(message, f"il:{verb}:{number}:0:{path}"))
                    for answer in forged.answers:
                        assert answer.reader is eleni.user
                        assert "Your hand" not in answer.text

        await game.unchanged(forge)

    play(scene, pictures=False)


@pytest.mark.slow
def test_the_end_of_a_game_leads_everybody_to_the_replay_by_one_press():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        message = await watched(stage["eleni"], game)
        await game.over(Guess(2))
        await stage.rest()
        for person in stage.people("ada eleni"):
            shown = (await press(person, await game.board(), "open-replay")).message
            assert shown.reader is person.user
            assert find_button(shown, "replay-step")
        await press(stage["eleni"], message, "refresh")
        assert find_button(message, "open-replay")
        assert "the game is over" in message.text
        replay = (await press(stage["eleni"], message, "open-replay")).message
        seen = next(identity for identity in replay.selects if ":replay-seen-by:" in identity)
        await settled(await stage["eleni"].select(replay, seen, ["1"]))
        assert "All hands" in replay.text

    play(scene)


# -- players who have finished


async def late(stage: Stage, names: str, *, agreed: bool) -> tuple[Game, list]:
    """Return a game of Delphi in its ninth march, and its people: first one who has finished, last one who has not."""
    lobby = await stage.lobby(names, 3)
    if agreed:
        await agree(stage[names.split()[0]], lobby, "finished")
        assert "see all hands" in lobby.text
    game = await stage.begun(lobby, stage.people(names))
    table, chance = await game.table(), Guess(2)
    while not BOXES["delphi"].done(table.match.state):
        assert table.status == "playing", "nobody has finished early: take another seed"
        seat = table.match.state.to_act()[0]
        moves = table.match.state.legal(seat)
        await table.submit(seat, str(moves[chance.below(len(moves))]), table.match.stamps[seat])
    await stage.rest()
    done = BOXES["delphi"].done(table.match.state)
    return game, sorted(game.people, key=lambda person: table.lobby.seat_of(person.id) not in done)


def test_finished_players_see_all_hands_if_agreed():
    async def scene(stage):
        game, (first, *_, last) = await late(stage, "ada dmitri eleni", agreed=True)
        table, hand = await game.table(), await game.hand(first)
        assert find_button(await game.hand(last), "all-hands") is None
        assert "looks at all hands" not in (await game.board()).text
        await press(first, hand, "all-hands")
        await stage.rest()
        assert hand.reader is first.user
        assert "You can see all hands" in hand.text
        for name in table.names.values():
            assert f"— View of {name} —" in hand.text
        assert f"{first.user.display_name} has finished and is looking at all hands" in (await game.board()).text
        log = len(await game.log())
        await game.unchanged(lambda: press(first, hand, "all-hands"))
        assert len(await game.log()) == log
        await press(first, hand, "refresh")
        assert "Your hand" in hand.text
        refused = await settled(await last.forge(await game.hand(last), f"il:all-hands:{game.number}:0:"))
        assert "once you have finished" in await sentence(last, refused)

    play(scene, game="delphi", pictures=False)


def test_a_finished_player_sees_no_other_hand_unless_so_agreed():
    async def scene(stage):
        game, (first, *_) = await late(stage, "ada dmitri eleni", agreed=False)
        hand = await game.hand(first)
        assert find_button(hand, "all-hands") is None
        forged = await game.unchanged(lambda: first.forge(hand, f"il:all-hands:{game.number}:0:"))
        assert "if the table has agreed to it" in await sentence(first, await settled(forged))

    play(scene, game="delphi")


@pytest.mark.slow
def test_why_not_tells_a_finished_player_that_nothing_is_left_to_do():
    async def scene(stage):
        game, (first, *_) = await late(stage, "ada dmitri eleni", agreed=False)
        told = (await press(first, await game.hand(first), "why-not")).message
        assert "You have withdrawn from the last march, so you have finished." in told.text

    play(scene, game="delphi")


@pytest.mark.slow
def test_a_player_who_saw_all_hands_takes_no_other_seat():
    async def scene(stage):
        game, (first, *_, last) = await late(stage, "ada dmitri eleni", agreed=True)
        hand = await game.hand(first)
        await press(first, hand, "all-hands")
        await offered(game, first, stage["bruno"])
        await press(stage["bruno"], offer_in(game), "accept-seat")
        await stage.rest()
        refused = await offered(game, last, first)
        assert "cannot take another seat" in await sentence(last, refused)
        await stage.restart()
        refused = await offered(game, last, first)
        assert "cannot take another seat" in await sentence(last, refused)
        await stage.sure(game.people[0] if (await game.table()).lobby.host == game.people[0].id else last, "end",
                          channel=await game.place())  # fmt: skip
        over = await settled(await stage["bruno"].forge(await game.board(), f"il:all-hands:{game.number}:0:"))
        assert len(await sentence(stage["bruno"], over)) > 10

    play(scene, game="delphi")


async def boxes(stage, seats):
    """Return the boxes of the options' form of a new lobby."""
    form = await form_of(stage["ada"], await stage.lobby("ada", seats))
    return [option["value"] for option in fields(form)["switches"]["options"]]


def test_nothing_is_agreed_on_where_nobody_can_finish_early():
    async def scene(stage):
        assert "finished" not in await boxes(stage, 2)
        stage.game = "delphi"
        assert "finished" not in await boxes(stage, 2)
        assert "finished" in await boxes(stage, 3)

    play(scene)


# -- asking for a seat


def asked_in(game):
    return [each for each in game.where.messages.values() if find_button(each, "let-in")][-1]


def test_a_spectator_may_replace_a_computer_if_the_host_agrees():
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        ada, eleni = stage.people("ada eleni")
        message = await watched(eleni, game)
        answer = await press(eleni, message, "ask-for-seat")
        assert "I have asked the host" in await sentence(eleni, answer)
        question = asked_in(game)
        assert question.mentions == [ada.user]
        assert "Ελένη would like to replace a computer player" in question.text
        again = await press(eleni, message, "ask-for-seat")
        assert "already asked for a seat" in await sentence(eleni, again)
        for person in (stage["dmitri"], eleni):
            wrong = await press(person, question, "let-in")
            assert "Only the host" in await sentence(person, wrong)
        table = await game.table()
        assert table.lobby.seat_of(eleni.id) is None
        await stage.restart()
        await press(ada, question, "let-in")
        await stage.rest()
        table = await game.table()
        assert table.lobby.seat_of(eleni.id) is not None
        assert find_button(question, "let-in") is None
        assert "now replaces a computer player" in question.text
        await press(eleni, message, "refresh")
        assert "Your hand" in message.text
        game.people = stage.people("ada bruno eleni")
        await game.moves(3)

    play(scene, pictures=False)


def test_a_declined_spectator_is_told_apart_from_a_player():
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        ada, eleni = stage.people("ada eleni")
        eleni.user.display_name = "bruno"
        await press(eleni, await watched(eleni, game), "ask-for-seat")
        question = asked_in(game)
        assert "bruno (2) would like to replace" in question.text
        await press(ada, question, "turn-away")
        assert question.text == "bruno (2) keeps watching."

    play(scene)


def test_a_declined_spectator_cannot_ask_again():
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        ada, eleni = stage.people("ada eleni")
        message = await watched(eleni, game)
        await press(eleni, message, "ask-for-seat")
        question = asked_in(game)
        let_in = find_button(question, "let-in")
        await press(ada, question, "turn-away")
        assert "keeps watching" in question.text
        refused = await press(eleni, message, "ask-for-seat")
        assert "already asked for a seat" in await sentence(eleni, refused)
        late = await game.unchanged(lambda: ada.forge(question, let_in))
        assert "Nobody is asking for that seat" in await sentence(ada, await settled(late))

    play(scene)


def test_a_user_who_knows_a_hand_or_is_blocked_gets_no_seat():
    async def scene(stage):
        game = await stage.open_table("ada dmitri chloe", computers=1)
        dmitri, chloe, eleni = stage.people("dmitri chloe eleni")
        await stage.sure(dmitri, "leave", channel=await game.place())
        await stage.rest()
        refused = await press(dmitri, await watched(dmitri, game), "ask-for-seat")
        assert "has held cards in this game" in await sentence(dmitri, refused)
        await stage.slash(chloe, "block", {"member": eleni})
        refused = await press(eleni, await watched(eleni, game), "ask-for-seat")
        assert "You cannot take this seat" in await sentence(eleni, refused)
        assert (await game.table()).lobby.in_play.asking == {}
        people = await stage.open_table("ada bruno")
        assert find_button(await watched(eleni, people), "ask-for-seat") is None

    play(scene)


def test_a_request_that_could_not_be_posted_may_be_repeated():
    async def scene(stage):
        game = await stage.open_table("ada", seats=2, computers=1)
        eleni, message = stage["eleni"], await watched(stage["eleni"], game)
        place, everything = await game.place(), permissions.EVERYONE
        muted = everything & ~permissions.SEND_MESSAGES & ~permissions.SEND_MESSAGES_IN_THREADS
        stage.place.world.allow(place, stage.bot.user.id, muted)
        answer = await press(eleni, message, "ask-for-seat")
        assert "did not let me" in await sentence(eleni, answer)
        stage.place.world.allow(place, stage.bot.user.id, everything)
        assert "I have asked the host" in await sentence(eleni, await press(eleni, message, "ask-for-seat"))

    play(scene)


def test_a_spectator_can_be_erased():
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        await press(stage["eleni"], await watched(stage["eleni"], game), "ask-for-seat")
        assert known(stage, "eleni")
        panel = (await stage.slash(stage["eleni"], "privacy erase")).message
        await press(stage["eleni"], panel, "erase-my-data")
        await until(lambda: not known(stage, "eleni"))
        assert (await game.table()).lobby.in_play.asking == {}

    play(scene)


def test_a_seat_returns_to_its_first_owner_but_to_no_other_player():
    async def scene(stage):
        game = await stage.open_table("ada dmitri")
        ada, dmitri, eleni = stage.people("ada dmitri eleni")
        await offered(game, dmitri, eleni)
        early = offer_in(game)
        await offered(game, ada, eleni)
        await press(eleni, offer_in(game), "accept-seat")
        await stage.rest()
        refused = await offered(game, dmitri, ada)
        assert "has held cards in this game" in await sentence(dmitri, refused)
        await offered(game, eleni, ada)
        await press(ada, offer_in(game), "accept-seat")
        await stage.rest()
        assert (await game.table()).lobby.seat_of(ada.id) == 0
        refused = await press(eleni, early, "accept-seat")
        assert "has held cards in this game" in await sentence(eleni, refused)
        refused = await offered(game, dmitri, eleni)
        assert "has held cards in this game" in await sentence(dmitri, refused)

    play(scene)
