"""`/tournament`: opened, joined, played in threads and decided, with no card of a shared deal shown too early."""

import asyncio
from dataclasses import replace
from unittest import mock

import pytest

from cogs.answering import answers
from cogs.tournaments import stage as tournament_stage
from engine.chance import Guess
from games.narrators import describe_advantage, game_name, make_narrator
from playground import permissions
from playground.commands import LOCALES
from tables.duration import DAY, MINUTE
from tables.tournaments.director import EVERY, IDLE
from tables.tournaments.tournament import Tournament
from tests.end_to_end.lobby_options import chosen, fields
from tests.end_to_end.stage import Game, click, find_button, menu_of, play, press, sentence, settled, until
from tests.end_to_end.test_absence import leave
from tests.end_to_end.test_outages import MISHAPS, POST, every_mishap, later
from tests.end_to_end.test_privacy import exported
from words import LANGUAGES, Words
from words.languages import ENGLISH, match_language

pytestmark = pytest.mark.slow  # tests/tables/tournaments tries their rules, tests/cogs/tournaments their screens

EN = Words("en")
SEALED = {Words(language).say("tournament-refused-sealed") for language in LANGUAGES}


async def opened(stage, host, language="en", **options):
    """Let a person open a tournament; return the public message."""
    asked = await stage.slash(host, "tournament", {"game": "iliad", **options}, stage.speaking(language))
    await stage.rest()
    return asked.message


async def call(stage, code):
    """Return the message of a tournament as it is now."""
    await stage.rest()
    row = await stage.bot.store.tournament(code)
    [message] = [each for each in stage.all_messages() if each.id == row.message]
    return message


def code_of(message):
    return int(find_button(message, "tournament").split(":")[2])


async def joined(stage, message, people):
    for person in people:
        await press(person, message, "tournament-join")


async def filled(stage, host, people, **options):
    """Open a tournament that these people enter, and return its code."""
    message = await opened(stage, host, **options)
    await joined(stage, message, people)
    return code_of(message)


async def started(stage, host, code):
    """Start a tournament as its host; return its tables."""
    panel = (await press(host, await call(stage, code), "tournament")).message
    question = await press(host, panel, "tournament-start")
    await press(host, question.message, "tournament-start-yes")
    await stage.rest()
    return await games(stage, code)


async def its(stage, code):
    return Tournament.load((await stage.bot.store.tournament(code)).document)


async def games(stage, code):
    """Return the games of the round that are under way."""
    found = await its(stage, code)
    wanted = [game for pairing in found.round.pairings for game in pairing.games if game.table and game.score is None]
    return [await game_at(stage, game.table) for game in wanted]


async def game_at(stage, number):
    table = await stage.bot.registry.table(number)
    users = {sitter.user for sitter in table.lobby.sitters}
    people = [person for person in map(stage.__getitem__, ("ada", "bruno", "chloe", "eleni")) if person.id in users]
    game = Game(stage, number, None, people, None)
    game.where = await game.place()
    return game


async def over(stage, found, chance=1):
    """Play games to their end, and let the tournament go on."""
    for game in found:
        await game.over(Guess(chance))
    await stage.rest()


async def stage_of(stage, code):
    await stage.rest()
    return (await stage.bot.store.tournament(code)).stage


@pytest.mark.parametrize("answered", [True, False])
def test_a_tournament_goes_on_after_a_stop_before_its_note(answered):
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        message = await opened(stage, ada)
        code = code_of(message)
        await stage.bot.store.ask(lambda db: db.execute("UPDATE tournaments SET message = NULL, shown = 0"))
        if not answered:
            stage.place.world.delete(message)
        await stage.restart()
        await stage.bot.tournaments.look_at_all()
        shown = await call(stage, code)
        assert (shown.id == message.id) == answered
        await joined(stage, shown, [bruno])
        assert bruno.user.display_name in (await call(stage, code)).text

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=() if each == ENGLISH else pytest.mark.slow) for each in LANGUAGES]
)
def test_a_tournament_is_played_in_every_language(language):
    async def scene(stage):
        words, people = Words(language), stage.people("ada bruno chloe")
        message = await opened(stage, people[0], language)
        code = code_of(message)
        assert find_button(message, "tournament-join")
        await joined(stage, message, people)
        shown = (await call(stage, code)).text
        assert all(person.user.display_name in shown for person in people)
        rounds = 0
        found = await started(stage, people[0], code)
        while await stage_of(stage, code) == "playing":
            rounds += 1
            assert describe_advantage("iliad", "", words).strip() in (await call(stage, code)).text
            bye = words.say("tournament-bye", name="x").rpartition("x")[2]
            assert bye in (await call(stage, code)).text
            assert [game.where.name for game in found] == [f"{found[0].number} · {game_name('iliad', words)}"]
            await over(stage, found, rounds)
            if await stage_of(stage, code) == "playing":
                found = await games(stage, code)
        assert rounds == 2
        assert find_button(await call(stage, code), "tournament-next")
        panel = (await press(people[1], await call(stage, code), "tournament")).message
        assert panel.reader is people[1].user
        assert all(person.user.display_name in panel.text for person in people)

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("cards", [False, True])
def test_a_game_of_a_tournament_offers_standings_and_no_rematch(cards):
    async def scene(stage):
        people = stage.people("ada bruno chloe eleni")
        message = await opened(stage, people[0], **{"same-cards": cards})
        await joined(stage, message, people)
        first, _ = await started(stage, people[0], code_of(message))
        await over(stage, [first])
        board, ada = await first.board(), people[0]
        for shown in (board, (await stage.slash(ada, "hand", channel=first.where)).message):
            assert find_button(shown, "rematch") is None
            panel = (await press(ada, shown, "tournament")).message
            assert "1" in panel.text
        told = await ada.forge(board, f"il:rematch:{first.number}:0:")
        assert await sentence(ada, told) == EN.say("tournament-refused-no-rematch")
        assert await stage_of(stage, code_of(message)) == "playing"

    play(scene)


def test_a_round_that_takes_too_long_ends_and_names_who_was_away():
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people, round=30 * MINUTE)
        await started(stage, people[0], code)
        for _ in range(int(30 * MINUTE / EVERY) + 2):
            await stage.place.clock.advance(EVERY)
            await stage.bot.tournaments.look_at_all()
            if await stage_of(stage, code) == "over":
                break
        shown = await call(stage, code)
        assert (
            EN.say("tournament-standing", place=1, name="Ada", kind="swiss", points="0", status="absent") in shown.text
        )

    play(scene)


# -- opened with a button


async def form_in(stage, person, channel=None):
    """Return the form that the list of tournaments opens."""
    shown = (await stage.slash(person, "tournament", channel=channel)).message
    assert shown.reader is person.user
    return (await press(person, shown, "tournament-new")).modal


async def filled_form(person, form, *ticked, **values):
    """Submit a form with other than its usual values."""
    given = {key: each[0] if key == "kind" else each for key, each in chosen(form).items()} | {"switches": [*ticked]}
    return await settled(await person.submit(form, given | values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_opens_a_tournament_in_every_language(language):
    async def scene(stage):
        words, person, channel = Words(language), stage.reader(language), stage.speaking(language)
        form = await form_in(stage, person, channel)
        assert form.title == words.say("tournament-new")
        offered = {option["value"]: option["label"] for option in fields(form)["game"]["options"]}
        assert offered == {game: game_name(game, words) for game in stage.bot.registry.games}
        answer = await filled_form(person, form, game=["iliad"])
        await stage.rest()
        assert answer.message.reader is None, "everybody sees it"
        await joined(stage, answer.message, stage.people("ada bruno"))
        row = await stage.bot.store.tournament(code_of(answer.message))
        assert (row.host, row.stage, row.message) == (person.id, "open", answer.message.id)
        assert [entry.has(stage["ada"].id) for entry in Tournament.load(row.document).entries] == [True, False]

    play(scene)


def test_a_form_offers_all_that_the_command_does():
    async def scene(stage):
        ada = stage["ada"]
        form = await form_in(stage, ada)
        one = await filled_form(ada, form, "duplicate", game=["horse"], kind="swiss", length=["604800"], rounds=["4"])
        other = await opened(stage, ada, game="horse", kind="swiss", round=7 * DAY, rounds=4, **{"same-cards": True})
        await stage.rest()
        assert await its(stage, code_of(one.message)) == await its(stage, code_of(other))

    play(scene)


def test_a_form_that_takes_long_is_answered_for_everybody():
    async def scene(stage):
        ada = stage["ada"]
        form = await form_in(stage, ada)
        with mock.patch.object(answers, "BREATH", 0.0):
            answer = await filled_form(ada, form, game=["iliad"])
            await until(lambda: not answer.message.loading)
        await stage.rest()
        assert answer.message.reader is None
        assert (await call(stage, code_of(answer.message))) is answer.message

    play(scene)


def test_rounds_of_a_form_are_for_a_swiss_tournament_only():
    async def scene(stage):
        ada = stage["ada"]
        form = await form_in(stage, ada)
        answer = await filled_form(ada, form, "teams", game=["iliad"], kind="league", rounds=["4"])
        await stage.rest()
        found = await its(stage, code_of(answer.message))
        assert (found.kind, found.wanted, found.team, found.duplicate) == ("league", 0, 2, True)

    play(scene)


@pytest.mark.parametrize("forged", [{"game": "chess"}, {"kind": "war"}, {"rounds": "10"}, {"length": ""}])
def test_a_forged_form_opens_no_tournament(forged):
    async def scene(stage):
        ada = stage["ada"]
        shown = (await stage.slash(ada, "tournament")).message
        usual = {"game": "iliad", "kind": "swiss", "length": "86400", "rounds": "0"}
        parts = [{"type": 18, "component": {"type": 3, "custom_id": key, "values": [value]}}
                 for key, value in (usual | forged).items()]  # fmt: skip
        told = await ada.forge_form(shown, "il:tournament-terms:0:0:", parts)
        assert await sentence(ada, told)
        assert await stage.bot.store.tournaments_in(stage.channel().guild) == []

    play(scene)


# -- the same cards


async def sealed(stage, **options):
    """Return the first two games of a tournament in which all get the same cards, the second one not yet begun."""
    people = stage.people("ada bruno chloe eleni")
    message = await opened(stage, people[0], **options)
    if options.get("teams"):
        for founder, other in (people[:2], people[2:]):
            await founded(founder, message)
            asked = (await press(other, message, "tournament-join")).message
            [menu] = [each for each in asked.selects if ":tournament-team:" in each]
            team = asked.selects[menu]["options"][0]["value"]
            await click(other, asked, menu, [team])
    else:
        await joined(stage, message, people)
    return code_of(message), await started(stage, people[0], code_of(message))


async def founded(person, message):
    asked = (await press(person, message, "tournament-join")).message
    await press(person, asked, "tournament-found")


def lines_of(table):
    """Return the lines of the public position, which would tell its cards."""
    tells = make_narrator(table.match.game, "en")
    lines = tells.table(table.match.state.view(-1), table.names)
    found = {line.strip() for line in lines if len(line.strip()) > 8} - {*table.names.values()}
    assert len(found) > 3, "little is compared"
    return found


@pytest.mark.slow
def test_no_card_of_a_shared_deal_is_shown_before_the_round_is_over():
    async def scene(stage):
        code, (first, second) = await sealed(stage, **{"same-cards": True})
        assert (await first.log())[0] == (await second.log())[0]
        await first.moves(3)
        lines = lines_of(await first.table())
        public = "\n".join(each.text for each in stage.all_messages() if each.reader is None)
        assert not [line for line in lines if line in public]
        await over(stage, [first])
        lines = lines_of(await first.table())
        public = "\n".join(each.text for each in stage.all_messages() if each.reader is None)
        assert not [line for line in lines if line in public]
        for person in stage.people("ada bruno chloe eleni"):
            for verb in ("open-replay", "check-deal", "analysis"):
                told = await person.forge(await first.board(), f"il:{verb}:{first.number}:0:")
                assert await sentence(person, told) in SEALED
        assert await stage_of(stage, code) == "playing"
        await over(stage, [second])
        opened = await settled(await stage["eleni"].forge(await first.board(), f"il:open-replay:{first.number}:0:"))
        assert opened.message.reader is stage["eleni"].user

    play(scene)


def test_a_spectator_of_a_shared_deal_sees_no_cards():
    async def scene(stage):
        _, (first, second) = await sealed(stage, **{"same-cards": True})
        await first.moves(3)
        watcher = next(person for person in second.people if person not in first.people)
        panel = (await press(watcher, await first.board(), "hand")).message
        assert not [line for line in lines_of(await first.table()) if line in panel.text]
        for verb in ("ask-for-seat", "all-hands", "undo", "hint", "why-not"):
            text = await sentence(watcher, await watcher.forge(panel, f"il:{verb}:{first.number}:0:"))
            assert not [line for line in lines_of(await first.table()) if line in text]

    play(scene)


@pytest.mark.slow
def test_teams_are_founded_joined_and_play_from_both_sides():
    async def scene(stage):
        code, (first, second) = await sealed(stage, teams=True)
        found = await its(stage, code)
        assert [len(entry.members) for entry in found.entries] == [2, 2]
        sides = [
            [found.entry_of(sitter.user) for sitter in (await game.table()).lobby.sitters] for game in (first, second)
        ]
        assert sides[0] == [*reversed(sides[1])]
        await over(stage, [first, second])
        assert await stage_of(stage, code) == "over"

    play(scene)


# -- nothing by mistake


def test_only_its_host_and_moderators_start_and_end_a_tournament():
    async def scene(stage):
        ada, eleni = stage.people("ada eleni")
        message = await opened(stage, eleni)
        code = code_of(message)
        await joined(stage, message, [ada, eleni])
        dmitri = stage["dmitri"]
        panel = (await press(dmitri, message, "tournament")).message
        assert find_button(panel, "tournament-start") is None
        for verb in (
            "tournament-start",
            "tournament-start-yes",
            "tournament-end",
            "tournament-end-yes",
            "tournament-out",
        ):
            told = await sentence(dmitri, await dmitri.forge(panel, f"il:{verb}:{code}:0:"))
            assert told == EN.say("tournament-refused-host", host=str(eleni.id))
        assert await stage_of(stage, code) == "open"

    play(scene)


def test_a_question_that_is_out_of_date_starts_nothing():
    async def scene(stage):
        ada, bruno, dmitri = stage.people("ada bruno dmitri")
        message = await opened(stage, ada)
        code = code_of(message)
        await joined(stage, message, [ada, bruno])
        panel = (await press(ada, message, "tournament")).message
        question = (await press(ada, panel, "tournament-start")).message
        await joined(stage, message, [dmitri])
        told = await press(ada, question, "tournament-start-yes")
        assert await sentence(ada, told) == EN.say("confirm-refused-changed-since")
        assert await stage_of(stage, code) == "open"

    play(scene)


def test_nobody_is_seated_who_has_left_the_server():
    async def scene(stage):
        ada, bruno, chloe, dmitri = stage.people("ada bruno chloe dmitri")
        code = await filled(stage, ada, [ada, bruno, chloe, dmitri])
        leave(stage, chloe)
        leave(stage, dmitri)
        panel = (await press(ada, await call(stage, code), "tournament")).message
        question = (await press(ada, panel, "tournament-start")).message
        assert EN.say("tournament-start-about", count=2, rounds=1, kind="swiss", team=1) in question.text
        await press(ada, question, "tournament-start-yes")
        await stage.rest()
        [game] = await games(stage, code)
        assert {person.id for person in game.people} == {ada.id, bruno.id}
        assert {*(await its(stage, code)).people} == {ada.id, bruno.id}

    play(scene)


def test_ending_a_tournament_asks_first_and_stops_its_games():
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people, kind="league")
        [game] = await started(stage, people[0], code)
        panel = (await press(people[0], await call(stage, code), "tournament")).message
        question = (await press(people[0], panel, "tournament-end")).message
        assert await stage_of(stage, code) == "playing"
        await press(people[0], question, "tournament-end-yes")
        assert await stage_of(stage, code) == "over"
        assert (await game.table()).status == "ended"
        shown = await call(stage, await next_season(stage, people[0], code))
        assert EN.say("tournament-title", kind="league", game="Iliad", season=2, stage="open") in shown.text

    play(scene)


def test_a_question_about_ending_that_is_out_of_date_does_nothing():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        code = await filled(stage, bruno, [ada, bruno])
        panel = (await press(ada, await call(stage, code), "tournament")).message
        question = (await press(ada, panel, "tournament-end")).message
        assert EN.say("tournament-end-about", stage="open") in question.text
        await started(stage, bruno, code)
        told = await press(ada, question, "tournament-end-yes")
        assert await sentence(ada, told) == EN.say("confirm-refused-changed-since")
        assert await stage_of(stage, code) == "playing"

    play(scene)


def test_a_removed_person_is_the_one_that_the_question_named():
    async def scene(stage):
        ada, bruno, dmitri = stage.people("ada bruno dmitri")
        code = await filled(stage, ada, [bruno, dmitri])
        panel = (await press(ada, await call(stage, code), "tournament")).message
        question = (await click(ada, panel, menu_of(panel, "tournament-out"), ["1"])).message
        assert dmitri.user.display_name in question.text
        left = (await press(bruno, await call(stage, code), "tournament")).message
        asked = (await press(bruno, left, "tournament-leave")).message
        await press(bruno, asked, "tournament-leave-yes")
        told = await press(ada, question, "tournament-out-yes")
        assert await sentence(ada, told) == EN.say("confirm-refused-changed-since")
        assert (await its(stage, code)).people == [dmitri.id]

    play(scene)


async def asked_to_leave(stage, person, code):
    """Return the question that a person is asked who wishes to leave."""
    panel = (await press(person, await call(stage, code), "tournament")).message
    return (await press(person, panel, "tournament-leave")).message


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_a_league_early_says_that_nothing_counts(language):
    async def scene(stage):
        words, people = Words(language), stage.people("ada bruno chloe")
        message = await opened(stage, people[0], language, kind="league")
        await joined(stage, message, people)
        code = code_of(message)
        [game] = await started(stage, people[0], code)
        [leaver] = {*people} - {*game.people}  # has no opponent in the first of three rounds
        leaver.locale = next(locale for locale in LOCALES if match_language(locale) == language)
        question = await asked_to_leave(stage, leaver, code)
        assert words.say("tournament-leave-about", results="annulled", team=1) in question.text
        panel = (await press(leaver, question, "tournament-leave-yes")).message
        assert words.say("tournament-annulled", name=leaver.user.display_name) in panel.text

    play(scene)


def test_a_question_about_leaving_that_is_out_of_date_does_nothing():
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people)
        question = await asked_to_leave(stage, people[0], code)
        await started(stage, people[0], code)
        told = await press(people[0], question, "tournament-leave-yes")
        assert await sentence(people[0], told) == EN.say("confirm-refused-changed-since")
        assert all(entry.plays for entry in (await its(stage, code)).entries)

    play(scene)


def test_a_tournament_is_out_of_reach_from_another_server():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        code = code_of(await opened(stage, ada))
        elsewhere = (await stage.slash(bruno, "tournament", channel=stage.channel("Lycée"))).message
        told = await bruno.forge(elsewhere, f"il:tournament-join:{code}:0:")
        assert await sentence(bruno, told) == Words("fr").say("tournament-refused-none")
        assert (await its(stage, code)).people == []

    play(scene)


@pytest.mark.parametrize(("options", "message"), [
    ({"game": "chess"}, "refused-no-such-game"),
    ({"teams": True}, "tournament-refused-which-game"),
    ({"game": "iliad", "kind": "league", "rounds": 3}, "tournament-refused-rounds"),
])  # fmt: skip
def test_a_tournament_that_cannot_be_is_refused_with_a_reason(options, message):
    async def scene(stage):
        asked = await stage.slash(stage["ada"], "tournament", options)
        assert await sentence(stage["ada"], asked) == EN.say(message, game="chess")

    play(scene)


def test_a_tournament_opens_only_where_the_bot_may_write():
    async def scene(stage):
        silent = permissions.EVERYONE & ~permissions.SEND_MESSAGES  # threads are still allowed, as for a lobby
        stage.place.world.allow(stage.channel(), stage.bot.user.id, silent)
        asked = await stage.slash(stage["ada"], "tournament", {"game": "iliad"})
        assert "I am missing the permission" in await sentence(stage["ada"], asked)
        assert await stage.bot.store.tournaments_in(stage.channel().guild) == []

    play(scene)


def test_joining_twice_and_late_is_refused():
    async def scene(stage):
        ada, bruno, dmitri = stage.people("ada bruno dmitri")
        message = await opened(stage, ada)
        await joined(stage, message, [ada, bruno])
        again = await press(ada, message, "tournament-join")
        assert await sentence(ada, again) == EN.say("tournament-refused-joined")
        code = code_of(message)
        await started(stage, ada, code)
        late = await dmitri.forge(await call(stage, code), f"il:tournament-join:{code}:0:")
        assert await sentence(dmitri, late) == EN.say("tournament-refused-begun")

    play(scene)


def test_a_tournament_goes_on_after_a_restart():
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people)
        [game] = await started(stage, people[0], code)
        await game.moves(2)
        await stage.restart()
        await over(stage, [game])
        assert await stage_of(stage, code) == "over"
        assert people[0].user.display_name in (await call(stage, code)).text

    play(scene)


def test_a_round_that_is_dealt_after_a_stop_shows_its_threads():
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people)
        with mock.patch.object(tournament_stage.TournamentStage, "deal"):  # the program stops before it
            await stage.bot.tournaments.start(code)
            await stage.rest()
        assert [row.code for row in await stage.bot.store.tournaments_unshown()] == [code]
        await stage.restart()
        await stage.bot.tournaments.look(code)
        [game] = await games(stage, code)
        place = (await stage.bot.store.table(game.number)).place
        message = await call(stage, code)
        assert place != message.channel.id
        assert f"<#{place}>" in message.text

    play(scene)


def test_an_erased_person_is_nameless_in_tournaments():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        code = await filled(stage, bruno, [ada, bruno])
        asked = (await stage.slash(ada, "privacy erase")).message
        await press(ada, asked, "erase-my-data")
        shown = await call(stage, code)
        assert ada.user.display_name not in shown.text
        assert (await its(stage, code)).people == [bruno.id]

    play(scene)


def test_an_export_says_how_a_tournament_knows_its_host_who_plays():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        code = await filled(stage, bruno, [ada, bruno])
        found = await exported(stage, "bruno")
        assert [each["role"] for each in found["tournaments"]] == ["host"]
        assert found["tournament_entries"] == [
            {"code": code, "entry": 1, "name": "Bruno", "absent": False, "left": False}
        ]

    play(scene)


def test_an_erasure_posts_no_tournament_that_is_over():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        code = await filled(stage, bruno, [ada, bruno], kind="league")
        await finished(stage, bruno, code)
        await stage.rest()
        stage.place.world.delete(await call(stage, code))
        before = len(stage.all_messages())
        asked = (await stage.slash(ada, "privacy erase")).message
        await press(ada, asked, "erase-my-data")
        await stage.rest()
        assert [each for each in stage.all_messages()[before:] if each.reader is None] == []

    play(scene)


# -- one season after another


async def finished(stage, host, code):
    """Start a tournament and end it."""
    await started(stage, host, code)
    panel = (await press(host, await call(stage, code), "tournament")).message
    question = (await press(host, panel, "tournament-end")).message
    await press(host, question, "tournament-end-yes")


async def next_season(stage, host, code):
    """Open the next season; return its code."""
    await press(host, await call(stage, code), "tournament-next")
    await stage.rest()
    [season] = await stage.bot.store.tournaments_in(stage.channel().guild)
    return season.code


def invitations(stage, code):
    """Return the messages that name people of the season before."""
    mine = f"il:tournament-join:{code}:"
    return [each for each in stage.all_messages() if "<@" in each.text and f"il:tournament:{code}:" not in
            str(each.buttons) and mine in str(each.buttons)]  # fmt: skip


def test_a_new_season_has_nobody_in_it_and_invites_everybody_once():
    async def scene(stage):
        people = stage.people("ada bruno chloe eleni")
        code = await filled(stage, people[0], people)
        await finished(stage, people[0], code)
        season = await next_season(stage, people[0], code)
        await press(people[0], await call(stage, code), "tournament-next")
        await stage.restart()
        await stage.rest()
        [invitation] = invitations(stage, season)
        assert {user.id for user in invitation.mentions} == {person.id for person in people}
        assert (await its(stage, season)).people == []
        await joined(stage, invitation, people[:2])
        assert (await its(stage, season)).people == [person.id for person in people[:2]]
        found = await started(stage, people[0], season)
        assert {person.id for game in found for person in game.people} == {person.id for person in people[:2]}
        await stage.rest()
        assert invitations(stage, season) == []

    play(scene)


def test_a_new_season_speaks_the_language_of_the_server():
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people)
        await finished(stage, people[0], code)
        await stage.govern(people[0], "language", 1 + LANGUAGES.index("fr"))
        shown = await call(stage, await next_season(stage, people[0], code))
        assert Words("fr").say("tournament-entries", count=0, names="") in shown.text
        [invitation] = invitations(stage, code_of(shown))
        assert Words("fr").say("tournament-invitation", tournament="|").rpartition("|")[2] in invitation.text

    play(scene)


def test_an_invitation_pings_nobody_who_does_not_want_it():
    async def scene(stage):
        ada, bruno, chloe, eleni = stage.people("ada bruno chloe eleni")
        code = await filled(stage, ada, [ada, bruno, chloe, eleni])
        await finished(stage, ada, code)
        await stage.slash(bruno, "settings", {"pings": "off"})
        await stage.slash(chloe, "block", {"member": ada})
        leave(stage, eleni)
        [invitation] = invitations(stage, await next_season(stage, ada, code))
        assert [f"<@{person.id}>" in invitation.text for person in (ada, bruno, chloe, eleni)] == [True] * 3 + [False]
        assert [user.id for user in invitation.mentions] == [ada.id]

    play(scene)


def test_anyone_who_has_left_or_was_removed_is_not_invited():
    async def scene(stage):
        ada, bruno, chloe = stage.people("ada bruno chloe")
        code = await filled(stage, ada, [ada, bruno, chloe])
        await started(stage, ada, code)
        question = await asked_to_leave(stage, bruno, code)
        await press(bruno, question, "tournament-leave-yes")
        await stage.bot.tournaments.end(code)
        [invitation] = invitations(stage, await next_season(stage, ada, code))
        assert {user.id for user in invitation.mentions} == {ada.id, chloe.id}

    play(scene)


def test_many_people_are_invited_in_several_messages():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        code = await filled(stage, ada, [ada, bruno])
        await finished(stage, ada, code)
        with mock.patch.object(tournament_stage, "INVITED", 1):
            found = invitations(stage, await next_season(stage, ada, code))
        assert sorted(user.id for each in found for user in each.mentions) == sorted([ada.id, bruno.id])
        assert len(found) == 2

    play(scene)


def test_members_of_a_team_get_together_again_with_a_click_each():
    async def scene(stage):
        code, _ = await sealed(stage, teams=True)
        host = stage["ada"]
        teams = [[member.user for member in entry.members] for entry in (await its(stage, code)).entries]
        await stage.bot.tournaments.end(code)
        season = await next_season(stage, host, code)
        for person in stage.people("bruno chloe ada eleni"):
            asked = (await press(person, await call(stage, season), "tournament-join")).message
            await press(person, asked, "tournament-again")
        found = [[member.user for member in entry.members] for entry in (await its(stage, season)).entries]
        assert sorted(map(sorted, found)) == sorted(map(sorted, teams))

    play(scene)


def test_a_team_is_the_one_that_was_chosen_whoever_leaves_meanwhile():
    async def scene(stage):
        ada, bruno, dmitri = stage.people("ada bruno dmitri")
        message = await opened(stage, ada, teams=True)
        await founded(ada, message)
        await founded(bruno, message)
        asked = (await press(dmitri, message, "tournament-join")).message
        code, menu = code_of(message), menu_of(asked, "tournament-team")
        await press(ada, await asked_to_leave(stage, ada, code), "tournament-leave-yes")
        await click(dmitri, asked, menu, [asked.selects[menu]["options"][1]["value"]])
        [entry] = (await its(stage, code)).entries
        assert [member.user for member in entry.members] == [bruno.id, dmitri.id]

    play(scene)


def test_an_invitation_that_a_moderator_deletes_is_not_repeated():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        code = await filled(stage, ada, [ada, bruno])
        await finished(stage, ada, code)
        season = await next_season(stage, ada, code)
        [invitation] = invitations(stage, season)
        await ada.delete(invitation)
        await joined(stage, await call(stage, season), [ada])
        await stage.restart()
        await stage.rest()
        assert [each for each in invitations(stage, season) if not each.deleted] == []

    play(scene)


def test_people_are_invited_later_if_discord_refused_for_good():
    async def scene(stage):
        people, invite = stage.people("ada bruno"), tournament_stage.TournamentStage._invite
        code = await filled(stage, people[0], people)
        await finished(stage, people[0], code)

        async def refused(self, messages, row):
            stage.place.faults.fail(POST, status=403)
            await invite(self, messages, row)

        with mock.patch.object(tournament_stage.TournamentStage, "_invite", refused):
            season = await next_season(stage, people[0], code)
        stage.place.faults.clear()
        assert invitations(stage, season) == []
        await joined(stage, await call(stage, season), people[:1])
        await stage.rest()
        [invitation] = invitations(stage, season)
        assert [user.id for user in invitation.mentions] == [people[1].id]

    play(scene)


@every_mishap
@pytest.mark.parametrize("stops", [False, True])
def test_people_are_invited_once_though_discord_refused(stops, mishap):
    async def scene(stage):
        people, invite = stage.people("ada bruno"), tournament_stage.TournamentStage._invite
        code = await filled(stage, people[0], people)
        await finished(stage, people[0], code)
        shown = await call(stage, code)

        async def refused(self, messages, row):
            MISHAPS[mishap](stage.place.faults, POST, times=9 if stops else 1)
            await invite(self, messages, row)

        with mock.patch.object(tournament_stage.TournamentStage, "_invite", refused):
            await press(people[0], shown, "tournament-next")
            await stage.rest()
        if stops:
            stage.place.faults.clear()
            await stage.restart()
        [season] = await stage.bot.store.tournaments_in(stage.channel().guild)
        while not invitations(stage, season.code):
            await later(stage)
        await later(stage)
        [invitation] = invitations(stage, season.code)
        assert {user.id for user in invitation.mentions} == {person.id for person in people}

    play(scene)


# -- when Discord fails, and when two press at once


def test_of_two_who_press_start_at_once_one_starts():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        code = await filled(stage, bruno, [ada, bruno])
        questions = []
        for person in (ada, bruno):  # Ada owns the server, and Bruno opened the tournament
            panel = (await press(person, await call(stage, code), "tournament")).message
            questions.append((person, (await press(person, panel, "tournament-start")).message))
        await asyncio.gather(*(press(person, question, "tournament-start-yes") for person, question in questions))
        await stage.rest()
        found = await its(stage, code)
        assert len(found.rounds) == 1
        assert len(await games(stage, code)) == 1

    play(scene)


# -- what is gone, and who is kept apart


def test_a_tournament_in_a_deleted_channel_is_ended_from_another():
    async def scene(stage):
        ada, bruno, chloe = stage.people("ada bruno chloe")
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        other = world.add_channel(guild, "elsewhere")
        code = await filled(stage, bruno, [ada, bruno])
        world.delete_channel(stage.channel())
        await stage.rest()
        hidden = (await stage.slash(chloe, "tournament", channel=other)).message
        assert find_button(hidden, "tournament") is None
        listed = (await stage.slash(bruno, "tournament", channel=other)).message
        panel = (await press(bruno, listed, "tournament")).message
        question = (await press(bruno, panel, "tournament-end")).message
        await press(bruno, question, "tournament-end-yes")
        assert await stage_of(stage, code) == "over"

    play(scene)


def test_a_server_that_has_removed_the_bot_is_left_alone(monkeypatch):
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people)
        await started(stage, people[0], code)
        world, guild = stage.place.world, stage.place.world.guilds[stage.channel().guild]
        bot, asked = world.users[stage.bot.user.id], []
        world.expel(guild, bot)
        await stage.rest()
        monkeypatch.setattr(stage.place.faults, "befalling", asked.append)
        await look_for(stage, 5 * EVERY)
        assert asked == []
        world.join(guild, bot)
        await look_for(stage, EVERY)
        row = await stage.bot.store.tournament(code)
        assert f"<t:{int(row.due)}:R>" in (await call(stage, code)).text, "with the time that was given back"

    play(scene)


async def look_for(stage, seconds):
    """Let the director look at all tournaments for so long."""
    for _ in range(int(seconds / EVERY)):
        await stage.place.clock.advance(EVERY)
        await stage.bot.tournaments.look_at_all()
        await stage.rest()


def test_tournaments_that_nobody_starts_do_not_fill_the_list():
    async def scene(stage):
        bruno = stage["bruno"]
        row = await stage.bot.store.tournament(await filled(stage, bruno, [bruno]))
        for number in range(50):
            old = replace(row, code=1000 + number, host=5000 + number, created=row.created - IDLE)
            await stage.bot.store.keep_tournament(old, [])
        listed = (await stage.slash(bruno, "tournament")).message
        assert [code_of(listed)] == [row.code]
        assert len(listed.buttons) < 3
        for number in range(50):
            await stage.bot.store.keep_tournament(replace(row, code=2000 + number, stage="playing"), [])
        listed = (await stage.slash(bruno, "tournament")).message
        assert len(listed.buttons) < 25

    play(scene)


def test_a_tournament_that_cannot_be_read_hides_no_other():
    async def scene(stage):
        bruno = stage["bruno"]
        row = await stage.bot.store.tournament(await filled(stage, bruno, [bruno]))
        newer = replace(row, code=5, host=5000, document={**row.document, "kind": "of a newer version"})
        await stage.bot.store.keep_tournament(newer, [])
        listed = (await stage.slash(bruno, "tournament")).message
        assert [code_of(listed)] == [row.code]

    play(scene)


def test_nobody_joins_the_team_of_a_person_who_blocks_them():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        await stage.slash(ada, "block", {"member": bruno})
        message = await opened(stage, ada, teams=True)
        await founded(ada, message)
        asked = (await press(bruno, message, "tournament-join")).message
        menu = menu_of(asked, "tournament-team")
        told = await click(bruno, asked, menu, [asked.selects[menu]["options"][0]["value"]])
        assert await sentence(bruno, told) == Words("fr").say("tournament-refused-no-team")
        assert [entry.members[0].user for entry in (await its(stage, code_of(message))).entries] == [ada.id]
        assert len((await its(stage, code_of(message))).entries[0].members) == 1

    play(scene)


def test_a_tournament_that_was_ended_early_names_no_winner():
    async def scene(stage):
        people = stage.people("ada bruno eleni")
        code = await filled(stage, people[0], people, kind="knockout")
        await started(stage, people[0], code)
        await stage.bot.tournaments.end(code)
        shown = await call(stage, code)
        assert EN.say("tournament-ended", round=1, of=2) in shown.text
        assert "wins" not in shown.text

    play(scene)
