"""`/tournament`: opened, joined, played in threads and decided, with no card of a shared deal shown too early."""

import asyncio

import pytest

from engine.chance import Guess
from games.names import favored, game_name
from games.narrators import narrator
from tables.duration import MINUTE
from tables.tournaments.director import EVERY
from tables.tournaments.tournament import Tournament
from tests.end_to_end.stage import Game, click, find, menu_of, play, press, sentence, settled
from tests.end_to_end.test_outages import MISHAPS, POST, every_mishap, later
from words import LANGUAGES, Words

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
    return int(find(message, "tournament").split(":")[2])


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_is_played_in_every_language(language):
    async def scene(stage):
        words, people = Words(language), stage.people("ada bruno chloe")
        message = await opened(stage, people[0], language)
        code = code_of(message)
        assert find(message, "tournament-join")
        await joined(stage, message, people)
        shown = (await call(stage, code)).text
        assert all(person.user.display_name in shown for person in people)
        rounds = 0
        found = await started(stage, people[0], code)
        while await stage_of(stage, code) == "playing":
            rounds += 1
            assert favored("iliad", "", words).strip() in (await call(stage, code)).text
            bye = words.say("tournament-bye", name="x").rpartition("x")[2]
            assert bye in (await call(stage, code)).text
            assert [game.where.name for game in found] == [f"{game_name('iliad', words)} {found[0].number}"]
            await over(stage, found, rounds)
            if await stage_of(stage, code) == "playing":
                found = await games(stage, code)
        assert rounds == 2
        assert find(await call(stage, code), "tournament-next")
        panel = (await press(people[1], await call(stage, code), "tournament")).message
        assert panel.reader is people[1].user
        assert all(person.user.display_name in panel.text for person in people)

    play(scene)


def test_a_game_of_a_tournament_offers_standings_and_no_rematch():
    async def scene(stage):
        people = stage.people("ada bruno chloe eleni")
        message = await opened(stage, people[0])
        await joined(stage, message, people)
        first, _ = await started(stage, people[0], code_of(message))
        await over(stage, [first])
        board = await first.board()
        assert find(board, "rematch") is None
        panel = (await press(people[0], board, "tournament")).message
        assert "1" in panel.text
        told = await people[0].forge(board, f"il:rematch:{first.number}:0:")
        assert await sentence(people[0], told) == EN.say("tournament-refused-no-rematch")
        assert await stage_of(stage, code_of(message)) == "playing"

    play(scene)


def test_a_round_that_takes_too_long_ends_and_names_who_was_away():
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people, round="tournament-half-hour")
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
    tells = narrator(table.match.game, "en")
    lines = tells.table(table.match.state.view(-1), table.names)
    found = {line.strip() for line in lines if len(line.strip()) > 8} - {*table.names.values()}
    assert len(found) > 3, "little is compared"
    return found


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
        assert find(panel, "tournament-start") is None
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


def test_ending_a_tournament_asks_first_and_stops_its_games():
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people, kind="tournament-league")
        [game] = await started(stage, people[0], code)
        panel = (await press(people[0], await call(stage, code), "tournament")).message
        question = (await press(people[0], panel, "tournament-end")).message
        assert await stage_of(stage, code) == "playing"
        await press(people[0], question, "tournament-end-yes")
        assert await stage_of(stage, code) == "over"
        assert (await game.table()).status == "ended"
        await press(people[0], await call(stage, code), "tournament-next")
        await stage.rest()
        [season] = await stage.bot.store.tournaments_in(stage.channel().guild)
        shown = await call(stage, season.code)
        assert EN.say("tournament-title", kind="league", game="Iliad", season=2, stage="open") in shown.text

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
    ({"game": "iliad", "kind": "tournament-league", "rounds": 3}, "tournament-refused-rounds"),
])  # fmt: skip
def test_a_tournament_that_cannot_be_is_refused_with_a_reason(options, message):
    async def scene(stage):
        asked = await stage.slash(stage["ada"], "tournament", options)
        assert await sentence(stage["ada"], asked) == EN.say(message, game="chess")

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


# -- when Discord fails, and when two press at once


@every_mishap
def test_a_round_is_played_and_shown_though_discord_refused_once(mishap):
    async def scene(stage):
        people = stage.people("ada bruno")
        code = await filled(stage, people[0], people)
        await stage.rest()
        MISHAPS[mishap](stage.place.faults, POST)
        await started(stage, people[0], code)
        await later(stage)
        [game] = await games(stage, code)
        assert (await game.board()).text
        found = await its(stage, code)
        assert found.posted == 1
        assert people[1].user.display_name in (await call(stage, code)).text

    play(scene)


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
