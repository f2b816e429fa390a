"""`/puzzle`: one position a day for everybody, answers, scores, and more puzzles."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.answering.button_ids import Id
from cogs.answering.layout import escape_markup
from cogs.library.puzzle_screens import is_right, label_legal_move, load_position, name_seats
from engine.choices import path_to
from engine.differences import Difference, Mean
from games.narrators import game_name, make_narrator
from games.puzzles import by_number
from playground import permissions
from tables.history.puzzle_scores import DAY
from tests.end_to_end.stage import click, find_button, play, press, sentence
from words import LANGUAGES, Words


def shown_number(panel):
    """Return the number of the puzzle in a panel."""
    return int(next(each for each in [*panel.buttons, *panel.selects] if ":puzzle:" in each).split(":")[3])


async def choose(person, panel, *, right, name=""):
    """Answer a puzzle: with a right move or a wrong one, or with that of a name."""
    known = by_number()[shown_number(panel)]
    place = load_position(known)
    moves = [move for move in place.moves if name == str(move) or (not name and is_right(place, str(move)) == right)]
    here, path = Id("puzzle", 0, known.puzzle.number), path_to(place.moves, moves[0])
    for step in path:
        button = str(here.step(step))
        await click(person, panel, *([button] if button in panel.buttons else [str(here), [str(step)]]))
        here = here.step(step)


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_says_how_good_each_move_is(language, right):
    async def scene(stage):
        person, words = stage.reader(language), Words(language)
        panel = (await stage.slash(person, "puzzle")).message
        assert panel.reader is person.user, "nobody else sees it"
        assert words.say("puzzle-task") in panel.text
        await choose(person, panel, right=right)
        assert words.say("puzzle-answer", right="yes" if right else "no") in panel.text
        assert (
            words.say("puzzle-score", streak=int(right), longest=int(right), solved=int(right), tried=1) in panel.text
        )
        assert find_button(panel, "puzzle") is None, "it is answered"
        assert words.say("puzzle-task") not in panel.text

    play(scene)


def test_the_puzzle_of_the_day_is_the_same_for_all_and_answered_once():
    async def scene(stage):
        ada, eleni = stage["ada"], stage["eleni"]
        first = (await stage.slash(ada, "puzzle")).message
        other = (await stage.slash(eleni, "puzzle")).message
        assert shown_number(first) == shown_number(other)
        await choose(ada, first, right=False)
        again = (await stage.slash(ada, "puzzle")).message
        assert find_button(again, "puzzle") is None
        assert Words("en").say("puzzle-answer", right="no") in again.text
        await stage.place.clock.advance(DAY)
        tomorrow = (await stage.slash(ada, "puzzle")).message
        assert shown_number(tomorrow) != shown_number(other)

    play(scene)


def test_of_two_answers_at_once_the_first_counts():
    async def scene(stage):
        ada = stage["ada"]
        panels = [(await stage.slash(ada, "puzzle")).message for _ in range(2)]
        place = load_position(by_number()[shown_number(panels[0])])
        await stage.restart()  # so that no score is in memory
        for panel, right in zip(panels, (False, True), strict=True):
            move = next(each for each in place.moves if is_right(place, str(each)) == right)
            await ada.forge(panel, str(Id("puzzle", 0, place.known.puzzle.number, tuple(path_to(place.moves, move)))))
        await stage.rest()
        said = Words("en").say("puzzle-score", streak=0, longest=0, solved=0, tried=1)
        assert [said in panel.text for panel in panels] == [True, True]

    play(scene)


@pytest.mark.slow
def test_a_puzzle_that_a_release_takes_away_hurts_nobody(monkeypatch):
    async def scene(stage):
        ada, words = stage["ada"], Words("en")
        panel = (await stage.slash(ada, "puzzle")).message
        number = shown_number(panel)
        late = (await stage.slash(ada, "puzzle")).message
        await choose(ada, panel, right=True)
        others = {each: known for each, known in by_number().items() if each != number}
        monkeypatch.setattr("cogs.library.puzzles.by_number", lambda: others)
        clicked = await ada.forge(late, next(each for each in [*late.buttons, *late.selects] if ":puzzle:" in each))
        await clicked.settled()
        assert words.say("puzzle-refused-gone") in await sentence(ada, clicked)
        again = (await stage.slash(ada, "puzzle")).message
        assert words.say("puzzle-task") in again.text, "there is another one that day"
        before = await stage.bot.store.settings("user", ada.id)
        await choose(ada, again, right=False)
        assert await stage.bot.store.settings("user", ada.id) == before, "it is beyond what counts"

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_answer_that_is_as_good_is_right(language, monkeypatch):
    known = next(known for known in by_number().values() if len(known.puzzle.best) > 2)
    second, third = [each.move for each in known.puzzle.best[1:3]]
    both = replace(known, puzzle=replace(known.puzzle, also=(second,)))
    monkeypatch.setattr("cogs.library.puzzles.by_number", lambda: {known.puzzle.number: both})

    async def scene(stage):
        for name, right in ((known.puzzle.solution, True), (second, True), (third, False)):
            person = stage.reader(language)
            panel = (await stage.slash(person, "puzzle")).message
            await choose(person, panel, right=right, name=name)
            words = Words(language)
            assert words.say("puzzle-answer", right="yes" if right else "no") in panel.text
            called = label_legal_move(
                load_position(both), second, name_seats(load_position(both), person.user.display_name, words), words
            )
            assert words.say("puzzle-also", move=called) in panel.text
            await stage.place.clock.advance(DAY)

    play(scene)


@pytest.mark.slow
def test_another_puzzle_comes_after_each_answer():
    async def scene(stage):
        ada = stage["ada"]
        panel = (await stage.slash(ada, "puzzle")).message
        seen = {shown_number(panel)}
        for _ in range(3):
            await choose(ada, panel, right=True)
            await press(ada, panel, "next-puzzle")
            seen.add(shown_number(panel))
        assert len(seen) == 4

    play(scene)


def test_a_game_can_be_chosen_and_one_without_puzzles_is_refused():
    async def scene(stage):
        ada, words = stage["ada"], Words("en")
        panel = (await stage.slash(ada, "puzzle", {"game": "delphi"})).message
        assert game_name("delphi", words) in panel.text
        assert by_number()[shown_number(panel)].game == "delphi"
        refused = await stage.slash(ada, "puzzle", {"game": "chess"})
        assert await sentence(ada, refused)

    play(scene)


def test_forged_and_outdated_buttons_of_puzzles_are_refused():
    async def scene(stage):
        ada = stage["ada"]
        panel = (await stage.slash(ada, "puzzle")).message
        number = shown_number(panel)
        for identity in (f"il:puzzle:0:{number}:99", "il:puzzle:0:1:", "il:next-puzzle:99:0:"):
            clicked = await ada.forge(panel, identity)
            await clicked.settled()
            assert clicked.acknowledged
            assert await sentence(ada, clicked)
        assert not (await stage.bot.store.settings("user", ada.id)).get("puzzles")

    play(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_says_why_the_solution_is_better(language, monkeypatch):
    async def scene(stage):
        person, words = stage.reader(language), Words(language)
        panel = (await stage.slash(person, "puzzle", {"game": "iliad"})).message
        place = load_position(by_number()[shown_number(panel)])
        view: Any = place.state.view(place.seat)
        armies = Mean(1.0, (30.0, 10.0)), Mean(1.0, (12.0, 10.0))
        speaks = [(Difference("armies", view.number, 1.0, *armies),)]
        names, told = name_seats(place, person.user.display_name, words), make_narrator(place.game, language)
        sentence = told.because(speaks, view, names)
        assert sentence, "the reason is one that this game tells"
        monkeypatch.setattr("tables.review.puzzle_reasons.find_reasons", lambda *asked: speaks)
        await choose(person, panel, right=False)
        assert escape_markup(sentence) in panel.text

    play(scene)


def test_a_reason_is_found_once_for_each_answer(monkeypatch):
    async def scene(stage):
        asked = []
        monkeypatch.setattr("tables.review.puzzle_reasons.find_reasons", lambda *about: asked.append(about) or [])
        for name in ("ada", "eleni"):
            await choose(stage[name], (await stage.slash(stage[name], "puzzle")).message, right=True)
        await stage.slash(stage["ada"], "puzzle")
        assert len(asked) == 1
        known = by_number()[asked[0][4]].puzzle
        assert str(asked[0][2]) == known.solution
        assert str(asked[0][3]) not in known.right

    play(scene)


def test_an_answer_comes_without_a_reason_if_none_can_be_found(monkeypatch):
    def broken(*asked):
        raise RuntimeError("a process died")

    async def scene(stage):
        monkeypatch.setattr("tables.review.puzzle_reasons.find_reasons", broken)
        panel = (await stage.slash(stage["ada"], "puzzle")).message
        await choose(stage["ada"], panel, right=True)
        assert Words("en").say("puzzle-answer", right="yes") in panel.text
        assert "Why the first move" not in panel.text

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("right", [True, False])
def test_a_shared_puzzle_names_no_move_and_can_be_solved(right):
    async def scene(stage):
        ada, eleni = stage["ada"], stage["eleni"]
        panel = (await stage.slash(ada, "puzzle")).message
        number = shown_number(panel)
        await choose(ada, panel, right=right)
        shared = (await press(ada, panel, "share-puzzle")).message
        assert shared.reader is None
        place = load_position(by_number()[number])
        names, words = name_seats(place, "Ada", Words("en")), Words("en")
        assert not any(label_legal_move(place, str(move), names, words) in shared.text for move in place.moves)
        assert ("✅ Ada has solved the puzzle of the day" in shared.text) == right
        own = (await press(eleni, shared, "open-puzzle")).message
        assert own.reader is eleni.user
        assert shown_number(own) == number
        again = (await press(ada, shared, "open-puzzle")).message
        assert find_button(again, "puzzle") is None, "she has answered it"

    play(scene)


def test_a_shared_puzzle_names_anyone_whose_name_cannot_be_seen():
    async def scene(stage):
        ada = stage["ada"]
        ada.user.display_name = "\N{HANGUL FILLER}"
        panel = (await stage.slash(ada, "puzzle")).message
        await choose(ada, panel, right=True)
        shared = (await press(ada, panel, "share-puzzle")).message
        assert "✅ Somebody has solved the puzzle of the day" in shared.text

    play(scene)


def test_nobody_shares_a_puzzle_where_they_may_not_write():
    async def scene(stage):
        eleni, channel = stage["eleni"], stage.channel()
        panel = (await stage.slash(eleni, "puzzle")).message
        await choose(eleni, panel, right=True)
        stage.place.world.allow(channel, eleni.id, permissions.EVERYONE & ~permissions.SEND_MESSAGES)
        before = len(channel.messages)
        refused = await press(eleni, panel, "share-puzzle")
        assert Words("en").say("puzzle-refused-not-shared") in await sentence(eleni, refused)
        assert not any(each.reader is None for each in [*channel.messages.values()][before:])

    play(scene)
