"""Names that look alike, cannot be seen or run from right to left, in every game and wherever they are shown."""

import re
from contextlib import contextmanager

import pytest

from cogs.answering.layout import escape_markup
from engine.chance import Guess
from tests.contract.boxes import GAMES, TABLES
from tests.end_to_end.stage import click, find_button, play, press, settled
from tests.end_to_end.test_challenges import code_of, invited, panel_of, played
from tests.end_to_end.test_tournaments import call, filled, games, over, stage_of, started
from words import Words
from words.people import END, IGNORABLE, ISOLATE, MARKS, fold_lookalikes, is_from_right_to_left, shown_list

OVERRIDE, FILLER, ZERO, BLANK, ACCENT = "\u202e", "\u3164", "\u200b", "\u2800", "\u0301"
ARABIC, HEBREW = "محمد الفاتح", "דוד"
PARTIES = {
    "alike": ("Ada", "Аdа" + ZERO, "ADA", "Ada (2)"),  # noqa: RUF001
    "odd": (FILLER, OVERRIDE + ARABIC, "Z" + ACCENT * 31, "🎉" * 8),
    "pretending": ("🤖 Nestor", ZERO + BLANK, HEBREW + "\u2069" + OVERRIDE, "Player 1"),
}
PEOPLE = ("ada", "bruno", "chloe", "dmitri")
QUICK = {("delphi", "alike")}
alike_or_slow = pytest.mark.parametrize(
    "party", [pytest.param(party, marks=() if party == "alike" else pytest.mark.slow) for party in PARTIES]
)
LARGEST = {game.key: (variant, seats) for game, variant, seats in TABLES}
ISOLATED = re.compile(f"{ISOLATE}[^{ISOLATE}{END}\n]+{END}")
READ = {"content", "label", "description", "placeholder", "title", "name"}


def read(sent):
    """Yield everything in a request that somebody will read."""
    for key, value in sent.items() if isinstance(sent, dict) else enumerate(sent):
        if key in READ and isinstance(value, str):
            yield value
        if isinstance(value, (dict, list)):
            yield from read(value)


def faults(text):
    """Return what a name does to a text: turn it around, be unseen or missing in it, or cover it."""
    bare = ISOLATED.sub("", text).replace("@\u200b", "@")
    return {
        "turned": is_from_right_to_left(bare) or bool(re.search("[\u202a-\u202e\u2066-\u2069\u200e\u200f]", bare)),
        "unseen": bool(re.search(f"{IGNORABLE}|{BLANK}", bare.replace("\ufe0f", ""))),
        "missing": bool(re.search(r"(^|[ *])’s |\*\*\*\*|(^|\n)\d\. *(\n|$)", text)),  # noqa: RUF001
        "covering": ACCENT * (MARKS + 1) in text,
    }


@contextmanager
def everything_said(stage):
    """Collect what the bot says within the ``with`` statement, and check that no name does it harm."""
    said = []

    def heard(exchange):
        if exchange.sent is not None and exchange.status < 300 and "commands" not in exchange.route:
            said.extend(read(exchange.sent))

    stage.place.rest.witnesses.append(heard)
    yield said
    assert [(text, found) for text in said if any((found := faults(text)).values())] == []
    assert said


def called(stage, party):
    """Rename the people of the stage, and return those who have a name of the party."""
    for person, name in zip(PEOPLE, PARTIES[party], strict=True):
        stage[person].user.display_name = name
    return stage.people(" ".join(PEOPLE))


def seats_told(text):
    """Return the names in a lobby's list of seats."""
    return [line.partition(". ")[2].partition(" · ")[0] for line in text.splitlines() if re.match(r"\d\. ", line)]


async def looked_at(stage, game):
    """Let everybody look at everything that there is at a table."""
    for person in game.people:
        await game.hand(person)
        await stage.slash(person, "tables")
        panel = (await press(person, await game.board(), "help")).message
        for verb in ("undo", "give-seat", "why-not"):
            if find_button(panel, verb):
                await press(person, panel, verb)
    await press(stage["eleni"], await game.board(), "hand")


async def looked_back(stage, game):
    """Step through the replay, from every seat, and share it."""
    reader = game.people[0]
    panel = (await press(reader, await game.board(), "open-replay")).message
    [eyes] = [each for each in panel.selects if each.startswith("il:replay-seen-by")]
    for option in [each["value"] for each in panel.selects[eyes]["options"]]:
        [eyes] = [each for each in panel.selects if each.startswith("il:replay-seen-by")]
        await click(reader, panel, eyes, [option])
    await stage.slash(reader, "history")
    await press(reader, await game.board(), "check-deal")


@pytest.mark.parametrize(
    ("key", "party"),
    [pytest.param(key, party, marks=() if (key, party) in QUICK else pytest.mark.slow)
     for key in GAMES for party in PARTIES],
)  # fmt: skip
def test_no_name_harms_what_is_said_at_a_table(key, party):
    async def scene(stage):
        people, seats = called(stage, party), LARGEST[key][1]
        with everything_said(stage):
            game = await stage.open_table(" ".join(PEOPLE[: min(seats, 4)]), seats, computers=max(0, seats - 4))
            await looked_at(stage, game)
            await game.moves(6, Guess(1))
            await looked_at(stage, game)
            boards = [(await game.board()).text]
            await game.over(Guess(2))
            await stage.rest()
            boards.append((await game.board()).text)
            await looked_back(stage, game)
            await stage.slash(people[0], "stats")
            await stage.slash(people[0], "leaderboard")
        names = shown_list([each.name for each in (await game.table()).lobby.sitters], Words("en"))
        assert all(escape_markup(name) in board for name in names for board in boards)

    play(scene, game=key, variant=LARGEST[key][0], pictures=False)


@pytest.mark.parametrize("party", PARTIES)
def test_nobody_in_a_lobby_looks_like_another(party):
    async def scene(stage):
        people = called(stage, party)
        with everything_said(stage):
            lobby = await stage.lobby("ada bruno", 5, computers=1)
            asked = (await press(people[0], lobby, "invite")).message
            [whom] = [each for each in asked.selects if each.startswith("il:invite-people")]
            await settled(await people[0].select(asked, whom, people[2:]))
            await stage.rest()
            told = seats_told(lobby.text)
            await press(people[0], lobby, "invite")
            await press(people[0], lobby, "more-options")
            await press(people[0], lobby, "options")
        assert len(told) == 5
        assert len({fold_lookalikes(name) for name in told}) == 5
        assert all(any(name.strip(f"{ISOLATE}{END}* ")) for name in told)

    play(scene, game="iliad", variant="", pictures=False)


@pytest.mark.slow
@alike_or_slow
def test_no_name_harms_what_is_said_in_a_tournament(party):
    async def scene(stage):
        people = called(stage, party)[:3]
        with everything_said(stage):
            code = await filled(stage, people[0], people)
            await press(people[1], await call(stage, code), "tournament")
            found = await started(stage, people[0], code)
            while await stage_of(stage, code) == "playing":
                await over(stage, found)
                await press(people[0], await call(stage, code), "tournament")
                found = await games(stage, code)
            told = (await call(stage, code)).text
        if party == "alike":
            assert all(name in told for name in ("Ada", "Аdа (2)", "ADA (3)"))  # noqa: RUF001

    play(scene, pictures=False)


@pytest.mark.slow
@alike_or_slow
def test_no_name_harms_what_is_said_of_a_challenge(party):
    async def scene(stage):
        people = called(stage, party)
        with everything_said(stage) as said:
            code = code_of(await invited(stage, people[0]))
            for person in people[:3]:
                await played(stage, person, code)
            told = (await panel_of(stage, people[0], code)).text
        if party == "alike":
            assert all(name in told for name in ("Ada", "Аdа (2)", "ADA (3)"))  # noqa: RUF001
        assert said

    play(scene, pictures=False)


def test_a_person_called_like_a_computer_is_told_from_it():
    async def scene(stage):
        stage["ada"].user.display_name, stage["bruno"].user.display_name = "🤖 Nestor", "🤖 Нecuba"  # noqa: RUF001
        lobby = await stage.lobby("ada bruno", 6, computers=4)
        assert {*seats_told(lobby.text)[2:]} == {"🤖 Helenus", "🤖 Briseis", "🤖 Machaon", "🤖 Andromache"}

    play(scene, pictures=False)
